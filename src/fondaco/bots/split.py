"""A search that several processes share: each tries the answers in worlds of its own, and all is added up.

Each process is a fork of this one, so that nothing need be sent to it: it has the position already. The same
dice and the same number of processes give the same answer, unless the budget is counted in seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

from fondaco.bots.bot import Sight
from fondaco.bots.search import Advice, Race, Search
from fondaco.kernel.action import Action

CAN_FORK: Final = "fork" in get_all_start_methods()  # Windows cannot: there one process does it all

Found = tuple[list[Advice], list[int]]  # advice on every answer, and which were not dropped


class SplitSearch:
    """A search whose rollouts are made by so many processes, this one among them."""

    def __init__(self, search: Search, processes: int) -> None:
        self.search = search
        self.processes = processes if CAN_FORK else 1

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        answers = self.search.answers(sight, rng)
        if len(answers) == 1:
            return answers[0]
        luck = rng.getrandbits(64)

        def part(n: int) -> Found:
            race = self.search.run(sight, answers, 1, Random(f"{luck}/{n}"), self.processes)
            return found_in(race)

        return self.search.best_of(*added_up(in_processes(part, self.processes))).a


def found_in(race: Race) -> Found:
    return race.advice(), race.alive


def in_processes(work: Callable[[int], Found], count: int) -> list[Found]:
    """What each process found. One that dies is done without; the first part is done here."""
    fork = get_context("fork") if count > 1 else None
    waiting: list[Connection] = []
    for n in range(1, count):
        assert fork is not None
        here, there = fork.Pipe(duplex=False)
        process = fork.Process(target=send, args=(there, work, n), daemon=True)
        process.start()
        there.close()
        waiting.append(here)
    return [work(0), *[found for here in waiting if (found := received(here)) is not None]]


def send(there: Connection, work: Callable[[int], Found], n: int) -> None:
    there.send(work(n))


def received(here: Connection) -> Found | None:
    with here:
        try:
            found: Found = here.recv()
        except (EOFError, OSError):
            return None
    return found


def added_up(parts: Sequence[Found]) -> Found:
    """The advice of all parts together, and every answer that one of them has not dropped."""
    advice = [together([found[n] for found, _ in parts]) for n in range(len(parts[0][0]))]
    return advice, [n for n in range(len(advice)) if any(n in alive for _, alive in parts)]


def together(parts: Sequence[Advice]) -> Advice:
    """Means over all worlds, of which each part has seen some."""
    worlds = sum([part.worlds for part in parts])
    value = sum([part.worlds * part.value for part in parts]) / worlds
    gain = sum([part.worlds * part.gain for part in parts]) / worlds
    error = sqrt(sum([(part.worlds * part.error) ** 2 for part in parts])) / worlds
    return Advice(parts[0].a, value, gain, error, worlds)

"""The contract that every game keeps, played at random and checked on the way.

Run it on a game and a number of seats: `python -m tests.contract.contract doge 4 --games 20 --seed 1`.
It exits with 1 and the name of the check that is broken; a crash of the game itself exits with 3.

A game is played once with a light hand, then again from its record, and stops at moments picked at random.
Whatever is tried there is tried on copies: afterwards the real state must be as it was.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from fondaco.games import ALL_GAMES
from fondaco.kernel import EYE, Action, Frame, Illegal, State, apply, ask, legal, pick, tallies, waiting
from tests.contract import hints, secrecy, telling, words
from tests.contract.answers import Lists, foreign
from tests.contract.counting import Counting
from tests.contract.dump import digest, dump, dump_whole, shared
from tests.contract.table import (
    SMALL,
    Broken,
    Table,
    answers,
    check_dead_end,
    expect,
    one_of,
    play_on,
)
from tests.contract.veil import Veil

LONGEST = 10_000  # answers in any game
REASONS = {"over", "turn", "verb", "args", "field", "rule"}
HASH_SEEDS = ("0", "1", "random")


def check_audit(table: Table) -> None:
    try:
        table.game.audit(table.s)
    except AssertionError as error:
        raise Broken("audit", repr(error)) from error


def play(table: Table) -> list[Action]:
    """Play a game to its end: it has one, no dead end comes first, everything adds up and can be read."""
    record: list[Action] = []
    read = 0
    while prompts := ask(table.s):
        expect(len(record) < LONGEST, "ends", f"no end after {LONGEST} answers")
        check_audit(table)
        for prompt in prompts:
            words.check_prompt(table, prompt)
            check_dead_end(table.s, prompt, table.rng)
        record.append(pick(table.s, one_of(prompts, table.rng), table.rng))
        apply(table.s, record[-1])
        assert table.s.log is not None
        words.check_events(table, table.s.log[read:])
        read = len(table.s.log)
    check_audit(table)
    standings = table.game.standings(table.s)
    words.check_standings(table, standings)
    words.check_last_tallies(table, standings)
    return record


def check_record(table: Table, record: list[Action]) -> None:
    """Set-up and answers rebuild the game, events and all."""
    again = table.again()
    for n, a in enumerate(record):
        try:
            apply(again, a)
        except Illegal as error:
            raise Broken("record", f"answer {n}, {a}, was accepted once and now is not: {error}") from error
    expect(dump(again) == dump(table.s), "record", "the record leads somewhere else")
    expect(again.log == table.s.log, "record", "the record tells something else")


def check_listed(table: Table) -> None:
    """What `legal` lists is accepted."""
    prompt = table.asked()
    listed = legal(table.s, prompt) if prompt.size() <= SMALL else answers(table.s, prompt, table.rng, 50)
    for a in listed:
        check_accepted(table.s, a)


def check_accepted(s: State, a: Action) -> None:
    try:
        apply(s.copy(), a)
    except Illegal as error:
        raise Broken("listed", f"{a} is listed and refused: {error}") from error


def check_refused(table: Table) -> None:
    """What is not listed is refused, under a clause, and changes nothing."""
    s = table.s.copy()
    s.log = []
    lists = Lists(s)
    tries = list(foreign(table.game, s, table.asked(), table.rng))
    for a in tries:
        if lists.hold(a):
            check_accepted(table.s, a)
        else:
            check_refusal(table, s, a)
    expect(dump(s) == dump(table.s) and s.log == [], "refused", "a refusal has changed the state")


def check_refusal(table: Table, s: State, a: Action) -> None:
    refusals = table.game.glossary().refusals
    try:
        apply(s, a)
    except Illegal as error:
        expect(error.clause in table.clauses, "refused", f"{a} is refused under {error.clause!r}")
        expect(error.reason in (*REASONS, *refusals), "refused", f"{a} is refused for {error.reason!r}")
        expect(bool(error.field) == (error.reason == "field"), "refused", f"{a}: which field? {error}")
        slots = refusals.get(error.reason, ())
        words.check_slots(table, f"refusal {error.reason!r}", slots, error.details)
    except Exception as error:
        raise Broken("refused", f"{a} is not refused but raises {error!r}") from error
    else:
        raise Broken("listed", f"{a} is not listed and was accepted")


def check_pure(table: Table) -> None:
    """Looking changes nothing, and looking twice shows the same."""
    before = dump(table.s)
    looks: list[object] = []
    for _ in range(2):
        views = [table.game.view(table.s, seat) for seat in table.watchers()]
        stand = [tallies(table.game, table.s, EYE), table.game.clocks(table.s)]
        looks.append(dump([views, ask(table.s), table.game.standings(table.s), stand]))
        check_audit(table)
    expect(looks[0] == looks[1], "pure", "what is seen the second time is not what was seen the first time")
    expect(dump(table.s) == before, "pure", "looking at the state has changed it")


def check_copies(table: Table) -> None:
    """A copy is the same state, is independent of it, and goes on in the same way."""
    copy = table.s.copy()
    expect(dump(copy) == dump(table.s), "copies", "a copy is not the same")
    expect(copy.log is None, "copies", "a copy tells something")
    check_apart(table, 60)
    check_twins(table)


def check_apart(table: Table, steps: int) -> None:
    """Neither the copy's future touches the original, nor the original's the copy; nor does imagination."""
    before = dump(table.s)
    copy = table.s.copy()
    other = copy.copy()
    play_on(copy, table.rng, steps)
    expect(dump(table.s) == before, "copies", "playing on with a copy has changed the original")
    expect(dump(other) == before, "copies", "playing on with the original has changed a copy")
    for seat in table.watchers():
        table.imagine(seat)
    expect(dump(table.s) == before, "copies", "imagining another world has changed the real one")


def check_twins(table: Table) -> None:
    """Two copies that are given the same answers stay the same, and tell the same."""
    one, other = table.s.copy(), table.s.copy()
    one.log, other.log = [], []
    for a in play_on(one, table.rng, 15):
        apply(other, a)
    expect(dump(one) == dump(other) and one.log == other.log, "copies", "copies go different ways")


def check_over(table: Table) -> None:
    """After the end nothing more may be said."""
    expect(waiting(table.s) == [] and ask(table.s) == [], "ends", "somebody is asked after the end")
    for verb in table.game.glossary().verbs:
        for seat in table.watchers():
            check_refusal(table, table.s, Action(seat, verb))
            check_refusal(table, table.s, Action(seat, verb, (0,)))


class Constants:
    """Things that may not change any more, and what they were when they were noted down."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.noted: dict[int, tuple[object, object]] = {}

    def note(self, thing: object) -> None:
        if id(thing) not in self.noted:
            self.noted[id(thing)] = (thing, dump_whole(thing))

    def check(self) -> None:
        for thing, before in self.noted.values():
            now = dump_whole(thing)
            expect(now == before, self.name, f"may not change, but was {before} and is now {now}")
        self.noted.clear()


class Check(NamedTuple):
    """Something to try at so many moments of each game."""

    run: Callable[[Table], None]
    times: int


class Contract:
    """All checks, and what they have to remember from moment to moment and from game to game."""

    def __init__(self) -> None:
        self.veil = Veil()
        self.counting = Counting()
        self.shown = Constants("kept")
        self.shared = Constants("copies")

    def checks(self) -> list[Check]:
        return [
            Check(self.look, 20),
            Check(check_listed, 40),
            Check(check_refused, 25),
            Check(check_copies, 30),
            Check(self.share, 30),
            Check(self.counting.sabotage, 60),
            Check(self.worlds, 50),
            Check(secrecy.check_future, 10),
            Check(telling.check_told_alike, 60),
            Check(self.tellings, 60),
            Check(self.bots, 30),
            Check(words.check_view, 5),
            Check(words.check_tallies, 5),
            Check(hints.check_hints, 30),
        ]

    def look(self, table: Table) -> None:
        """What was shown does not change later behind the back of whoever looks at it."""
        self.shown.note(table.game.view(table.s, one_of(table.watchers(), table.rng)))
        self.shown.note(ask(table.s))

    def share(self, table: Table) -> None:
        """A copy may share with its original only what never changes; a state and its frames always do."""
        for each in shared(table.s, table.s.copy()):
            expect(not isinstance(each, State | Frame), "copies", f"a copy shares its {type(each).__name__}")
            self.shared.note(each)

    def worlds(self, table: Table) -> None:
        secrecy.check_worlds(table, self.veil)

    def tellings(self, table: Table) -> None:
        telling.check_told_hidden(table, self.veil)

    def bots(self, table: Table) -> None:
        secrecy.check_sight(table, self.veil)

    def play(self, table: Table) -> None:
        """One game: played, rebuilt, and looked into at moments picked at random."""
        record = play(table)
        check_record(table, record)
        due: list[list[Check]] = [[] for _ in record]
        for each in self.checks():
            for moment in table.rng.sample(range(len(record)), min(each.times, len(record))):
                due[moment].append(each)
        table.s = table.again()
        for a, checks in zip(record, due, strict=True):
            if checks:
                check_pure(table)
                check_apart(table, 4)
            for each in checks:
                untouched(table, each)
            apply(table.s, a)
        check_over(table)
        self.shown.check()
        self.shared.check()

    def conclude(self) -> None:
        """What only many moments can show."""
        self.veil.check()
        self.counting.check()


def untouched(table: Table, each: Check) -> None:
    """Try something on copies of the state; the state itself must stay as it is."""
    before = dump(table.s)
    each.run(table)
    expect(dump(table.s) == before, "copies", f"{each.run.__name__} changed the original")


def seated(name: str, seats: int, seed: object, number: int) -> Table:
    """Game `number` of a series: by the defaults, with every option otherwise, then with any options."""
    game = ALL_GAMES[name]
    rng = Random(f"{seed}/{name}/{seats}/{number}")
    options = [
        each.values[:1] if number == 0 else each.values[1:] if number == 1 else each.values
        for each in game.options
    ]
    chosen = {each.name: one_of(values, rng) for each, values in zip(game.options, options, strict=True)}
    return Table(game, seats, chosen, rng)


def keep(name: str, seats: int, games: int, seed: object) -> None:
    """Raises Broken unless a game keeps the contract, as far as one process can tell."""
    contract = Contract()
    for number in range(games):
        contract.play(seated(name, seats, seed, number))
    contract.conclude()


def history(name: str, seats: int, games: int, seed: object) -> str:
    """A fingerprint of whole games: every answer and event, and now and then all that can be looked at."""
    told: list[object] = []
    for number in range(games):
        table = seated(name, seats, seed, number)
        while given := play_on(table.s, table.rng, 10):
            seat = one_of(table.watchers(), table.rng)
            looks = [ask(table.s), table.game.view(table.s, seat), table.imagine(seat)]
            told.append(digest([given, looks]))
        told.append([table.s, table.s.log, table.game.standings(table.s)])
    return digest(told)


def check_determinism(name: str, seats: int, seed: object) -> None:
    """The same seed plays the same game whatever the seed of Python's hashes."""
    args = (name, str(seats), "--seed", str(seed), "--games", "1", "--history")
    prints = [run_elsewhere(sys.path, *args, hash_seed=each) for each in HASH_SEEDS]
    expect(all(each.returncode == 0 for each in prints), "determinism", prints[0].stderr)
    expect(len({each.stdout for each in prints}) == 1, "determinism", "another hash seed, another game")


def run_elsewhere(
    path: Sequence[str | Path], *args: str, hash_seed: str = "random"
) -> subprocess.CompletedProcess[str]:
    """Run this script in a process of its own, with the code found on a path of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path)), "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-P", "-m", "tests.contract.contract", *args]
    return subprocess.run(command, env=env, check=False, capture_output=True, text=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Check that a game keeps the contract of the house.")
    parser.add_argument("game", choices=ALL_GAMES)
    parser.add_argument("seats", type=int)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--history", action="store_true", help="only print a fingerprint of the games")
    parser.add_argument("--hashes", action="store_true", help="check only that the hash seed does not matter")
    args = parser.parse_args()
    if args.history:
        print(history(args.game, args.seats, args.games, args.seed))
    elif args.hashes:
        check_determinism(args.game, args.seats, args.seed)
    else:
        keep(args.game, args.seats, args.games, args.seed)


if __name__ == "__main__":
    try:
        main()
    except Broken as broken:
        sys.exit(f"BROKEN {broken}")
    except Exception:
        traceback.print_exc()
        sys.exit(3)

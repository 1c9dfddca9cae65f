"""A game that was dropped from memory and is played on is told again in a thread: how long, and who waits.

    python -m bench.retelling --games 5

For each game the longest of some games of bots: its answers, the processor time to tell it again, and how
late the event loop is meanwhile, when one such game after the other is told in a thread as the site does it.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Sheet

from fondaco.bots import bots_for, play_out
from fondaco.games import GAMES
from fondaco.kernel.match import Match, begin, resume
from fondaco.server.garbage import keep_python_from_sweeping
from fondaco.server.run import SWITCH_SECONDS, fast_loop

NAMES: Final = ("doge", "liguria", "haendler", "genoa")
BOTS: Final = ("chaos", "normal")
SECONDS_PER_GAME: Final = 3.0
SECONDS_BETWEEN_TICKS: Final = 0.002


def longest(name: str, games: int) -> Match[Any]:
    """The longest of some games at the largest table, of each kind of bot as many."""
    seats = max(GAMES[name].seats)
    found: list[Match[Any]] = []
    for bot in BOTS:
        for number in range(games):
            match = begin(GAMES[name], seats)
            play_out(match, [bots_for(name)[bot]() for _ in range(seats)], f"{bot}/{number}")
            found.append(match)
    return max(found, key=lambda match: match.n)


def milliseconds(work: Callable[[], object]) -> float:
    """The processor time of this, the least of some."""
    times: list[float] = []
    for _ in range(5):
        began = time.process_time()
        work()
        times.append(time.process_time() - began)
    return 1000 * min(times)


async def lateness(work: Callable[[], object]) -> list[float]:
    """How late the event loop is while this is done in a thread again and again, in ms, in order of size."""
    late: list[float] = []
    end = time.perf_counter() + SECONDS_PER_GAME

    async def keep_on() -> None:
        while time.perf_counter() < end:
            await asyncio.to_thread(work)

    busy = asyncio.create_task(keep_on())
    while not busy.done():
        began = time.perf_counter()
        await asyncio.sleep(SECONDS_BETWEEN_TICKS)
        late.append(1000 * (time.perf_counter() - began - SECONDS_BETWEEN_TICKS))
    return sorted(late)


def main() -> int:
    parser = argparse.ArgumentParser(description="How long it takes to tell a game again, and who waits.")
    parser.add_argument("--games", type=int, default=5, help="games to choose the longest from (default 5)")
    args = parser.parse_args()
    sys.setswitchinterval(SWITCH_SECONDS)
    sheet = Sheet("game", "seats", "answers", "told again, ms", "loop late, p50 ms", "p99 ms", "worst ms")
    for name in NAMES:
        match = longest(name, args.games)

        def work(match: Match[Any] = match) -> object:
            return resume(match.game, match.set_up, match.answers)

        keep_python_from_sweeping()
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            late = runner.run(lateness(work))
        numbers = [milliseconds(work), late[len(late) // 2], late[int(0.99 * len(late))], late[-1]]
        sheet.add_row(name, str(match.set_up.seats), str(match.n), *[f"{number:.1f}" for number in numbers])
    Console(width=110).print(sheet)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""How many decisions a second a search's rollouts make: quick bots in all seats, from the start to the end.

    python -m bench.rollouts

Each game interpreted and, if `make compiled` was run, compiled; each in a process of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from rich.console import Console
from rich.table import Table as Sheet

from fondaco.bots import CRAFTS
from fondaco.bots.inside import Inside
from fondaco.games import GAMES
from fondaco.kernel.action import CHANCE
from fondaco.kernel.frame import pick, play, question, waiting

ROOT: Final = Path(__file__).resolve().parent.parent
TREES: Final = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
SEATS: Final = 4
# The normal bots of commit BEFORE in this loop as they ran then, interpreted over compiled rules: medians of
# three turns. In the same turns today's, compiled with the rules, made 2960, 49631, 22534 and 4834.
BEFORE: Final = "e5b0e19"
RATES_BEFORE: Final = {"doge": 466, "genoa": 3995, "haendler": 1396, "liguria": 702}


def decisions_per_second(name: str, seconds: float) -> float:
    """Of one game, in this process and its way to run it."""
    game, quick = GAMES[name], CRAFTS[name]().quick()
    rng, decisions, began = Random(1), 0, process_time()
    while True:
        s = game.start(SEATS)
        s.log = None
        while s.stack:
            seat = waiting(s)[0]
            if seat == CHANCE:
                play(s, pick(s, question(s, CHANCE), rng))
                continue
            play(s, quick.choose(Inside(game, s, seat), rng))
            decisions += 1
            spent = process_time() - began
            if spent >= seconds:
                return decisions / spent


def measured(tree: Path, seconds: float) -> dict[str, float]:
    """The same of all games, by a process that takes fondaco from a tree."""
    done = subprocess.run(
        [sys.executable, "-m", "bench.rollouts", "--here", "--seconds", str(seconds)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{tree}{os.pathsep}{ROOT}"},
        stdout=subprocess.PIPE,
        check=True,
    )
    told: dict[str, float] = json.loads(done.stdout)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions a second in the rollouts of a search.")
    parser.add_argument("--seconds", type=float, default=4.0, help="for each game (default 4)")
    parser.add_argument("--here", action="store_true", help="only this process's fondaco, as JSON")
    args = parser.parse_args()
    if args.here:
        print(json.dumps({name: round(decisions_per_second(name, args.seconds)) for name in CRAFTS}))
        return
    for how, tree in TREES.items():
        if (tree / "fondaco").exists():
            show(how, measured(tree, args.seconds))


def show(how: str, rates: dict[str, float]) -> None:
    """Print each game's rate, and what it was before the bots searched, on the machine of that time."""
    sheet = Sheet("", "decisions/s", f"at {BEFORE}", title=f"Rollouts of a search, {how}")
    for name, rate in rates.items():
        sheet.add_row(GAMES[name].title, f"{rate:,.0f}", f"{RATES_BEFORE[name]:,}")
    Console().print(sheet)


if __name__ == "__main__":
    main()

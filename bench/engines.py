"""The engines, interpreted and compiled, each beside Catanatron in one process; fails below the bounds.

make bench
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from fondaco.cli.bench import show

ROOT = Path(__file__).resolve().parent.parent

# Against Catanatron's actions a second: our answers a second, chance's included as dice are in its actions.
BOUNDS = {
    "interpreted": {"doge": 3.0, "liguria": 3.5, "haendler": 2.6, "genoa": 2.7},
    "compiled": {"doge": 13.0, "liguria": 12.0, "haendler": 11.0, "genoa": 11.0},
}
MOST_COPY_US = {"doge": 15.0, "liguria": 20.0, "haendler": 20.0, "genoa": 25.0}  # interpreted


def measured(tree: Path, rounds: int) -> dict[str, Any]:
    """What `fondaco bench` says of the code in a tree."""
    done = subprocess.run(
        [sys.executable, "-m", "fondaco", "bench", "--json", "--rounds", str(rounds)],
        env={**os.environ, "PYTHONPATH": str(tree)},
        stdout=subprocess.PIPE,
        check=True,
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def shortfalls(how: str, told: dict[str, Any]) -> list[str]:
    """Where a game is slower than it must be."""
    found = []
    for name, ratios in told["ratios"].items():
        game = name.split()[1].rstrip(",")
        if ratios["answers"] < BOUNDS[how][game]:
            found.append(f"{name}, {how}: {ratios['answers']} x Catanatron, not {BOUNDS[how][game]}")
    for row in told["rows"]:
        game = row["name"].split()[1].rstrip(",")
        if how == "interpreted" and row["copy_us"] > MOST_COPY_US.get(game, row["copy_us"]):
            found.append(f"{row['name']}: a copy takes {row['copy_us']} µs, more than {MOST_COPY_US[game]}")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=7, help="how often each contestant has its turn")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    args = parser.parse_args()
    trees = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
    told = {how: measured(tree, args.rounds) for how, tree in trees.items()}
    assert [told[how]["compiled"] for how in trees] == [False, True]
    found = [line for how, one in told.items() for line in shortfalls(how, one)]
    if args.json:
        print(json.dumps({**told, "shortfalls": found}))
    else:
        for one in told.values():
            show(one)
        print("\n".join(found) or "All bounds are kept.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())

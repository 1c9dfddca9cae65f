"""fondaco bench: how fast random games are played, beside another engine."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.table import Table

from fondaco.bench import ROUNDS, SLICE, Lap, field, race, result
from fondaco.cli.arguments import UsageError
from fondaco.cli.output import ResultConsole
from fondaco.cli.progress import watched


def run(args: argparse.Namespace) -> int:
    rounds = ROUNDS if args.rounds is None else args.rounds
    if rounds < 1:
        raise UsageError("--rounds must be at least 1")
    contestants = field()
    laps: dict[str, list[Lap]] = {contestant.name: [] for contestant in contestants}
    for name, lap in watched(race(contestants, rounds, SLICE), rounds * len(contestants), "bench"):
        laps[name].append(lap)
    told = result(laps)
    print(json.dumps(told)) if args.json else show(told)
    return 0


def show(told: dict[str, Any]) -> None:
    """Print the times and, which vary less from machine to machine, their ratios."""
    how = "compiled" if told["compiled"] else "interpreted"
    table = Table(title=f"Python {told['python']}, {how}")
    for column in (
        "",
        "decisions/s",
        "answers/s",
        "games/s",
        "copy µs",
        "× peer's decisions",
        "× peer's answers",
    ):
        table.add_column(column, justify="right" if column else "left")
    for row in told["rows"]:
        ratio = told["ratios"].get(row["name"], {})
        table.add_row(
            row["name"],
            f"{row['decisions_per_second']:,.0f}",
            f"{row['answers_per_second']:,.0f}",
            f"{row['games_per_second']:,.1f}",
            f"{row['copy_us']:.1f}",
            str(ratio.get("decisions", "")),
            str(ratio.get("answers", "")),
        )
    console = ResultConsole()
    console.print(table)
    if not told["ratios"]:
        console.print("Install catanatron to see the ratios.", style="dim")

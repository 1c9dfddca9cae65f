"""fondaco clauses: for each clause of the rules, the code that cites it and the tests that try it."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich.table import Table

from fondaco.citations import PACKAGE, Cited, citations
from fondaco.cli.arguments import UsageError, game_named
from fondaco.cli.output import ResultConsole
from fondaco.games import ALL_GAMES


def run(args: argparse.Namespace) -> int:
    games = [game_named(args.game)] if args.game else list(ALL_GAMES.values())
    tests = tests_folder(args.tests)
    found = {game.name: citations(game, tests) for game in games}
    missing = {name: [row.clause for row in rows if row.lacks] for name, rows in found.items()}
    if args.json:
        print(json.dumps({name: [as_json(row) for row in rows] for name, rows in found.items()}))
    else:
        for name, rows in found.items():
            show(ALL_GAMES[name].title, rows)
    return 1 if any(missing.values()) else 0


def tests_folder(name: str | None) -> Path:
    """The folder of tests that was named, or that of the checkout which this package lies in."""
    folder = Path(name) if name else PACKAGE.parent.parent / "tests"
    if not folder.is_dir():
        raise UsageError(f"there are no tests in {folder}: run this in a checkout, or name them with --tests")
    return folder.resolve()


def as_json(row: Cited) -> dict[str, object]:
    return {**row._asdict(), "lacks": row.lacks}


def show(title: str, rows: list[Cited]) -> None:
    console = ResultConsole()
    table = Table(title=title, show_lines=False)
    table.add_column("clause", no_wrap=True)
    table.add_column("code")
    table.add_column("tests")
    for row in rows:
        style = "bold red" if row.lacks else ""
        code = "(an example)" if row.is_example and not row.code else few(row.code)
        table.add_row(row.clause, code or "none", few(row.tests) or "none", style=style)
    console.print(table)
    lacking = [f"{row.clause} ({' and '.join(row.lacks)})" for row in rows if row.lacks]
    console.print(
        f"{len(rows)} clauses, lacking: {', '.join(lacking)}"
        if lacking
        else f"{len(rows)} clauses, none without code or test.",
        highlight=False,
    )


def few(places: list[str]) -> str:
    """The first of some places, and how many more there are."""
    short = [place.rsplit("/", 1)[-1] for place in places]
    return short[0] + (f" +{len(short) - 1}" if len(short) > 1 else "") if short else ""

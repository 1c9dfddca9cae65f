"""fondaco rules: the rules of a game, or one clause of them."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.markdown import Markdown

from fondaco.cli.arguments import UsageError, game_named
from fondaco.cli.output import ResultConsole
from fondaco.kernel.game import Game
from fondaco.rules import Clause, clauses, clauses_named, in_short
from fondaco.summary import SummaryLine, SummaryPart, summary


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    if args.edition:
        return show_edition(game)
    chosen = chosen_clauses(game, args.lang, args.clause)
    if args.json:
        print(json.dumps([clause._asdict() for clause in chosen], ensure_ascii=False))
        return 0
    console = ResultConsole()
    if not args.clause:
        console.print(Markdown(introduction(game, args.lang)))
    section = ""
    for clause in chosen:
        if clause.section != section:
            section = clause.section
            console.print(f"\n[bold]{section}[/bold]")
        console.print(f"\n[dim]{clause.id}[/dim]", highlight=False)
        console.print(Markdown(clause.text))
    return 0


def chosen_clauses(game: Game[Any], lang: str, name: str | None) -> list[Clause]:
    """The clauses that were asked for; without a name, all. Raises UsageError if there are none."""
    every = list(clauses(game, lang).values())
    chosen = clauses_named(game, lang, name) if name else every
    if not chosen:
        raise UsageError(f"{game.title} has no clause {name!r}; they go from {every[0].id} to {every[-1].id}")
    return chosen


def introduction(game: Game[Any], lang: str) -> str:
    """What the game is about, and the page that sums it up, as Markdown."""
    page = summary(game, lang)
    lines = [f"# {game.title}: {page.subtitle}", page.theme, in_short(game, lang)]
    for part in page.parts:
        lines += [
            f"## {part.title}",
            *[f"{mark(part, at)}{said(line)}" for at, line in enumerate(part.lines, 1)],
        ]
    return "\n\n".join(lines)


def mark(part: SummaryPart, at: int) -> str:
    """What stands before a line of a part."""
    return {"steps": f"{at}. ", "points": "- ", "text": ""}[part.form]


def said(line: SummaryLine) -> str:
    return f"**{line.catchword}** {line.text}" if line.catchword else line.text


def show_edition(game: Game[Any]) -> int:
    """Print the edition that comes with the house, as the document that `--edition FILE` takes."""
    edition = game.edition()
    if edition is None:
        raise UsageError(f"{game.title} has no edition: its rules say all that is printed")
    print(json.dumps(edition, indent=1, ensure_ascii=False))
    return 0

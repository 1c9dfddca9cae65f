"""The reckoning at the end as a table: every line with its clause."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from fondaco.kernel.game import Game, places
from fondaco.words import Words


def show_standings(console: Console, game: Game[Any], words: Words, s: Any) -> None:
    rows = game.standings(s)
    table = Table(title=words.phrase("standings"))
    table.add_column("")
    for name in words.names:
        table.add_column(name, justify="right")
    for i, line in enumerate(rows[0].lines):
        values = [words.value(row.lines[i]) for row in rows]
        table.add_row(f"{words.line(line)} [dim]{line.clause}[/dim]", *values)
    table.add_section()
    table.add_row(words.phrase("place"), *[str(place) for place in places(rows)])
    console.print(table)

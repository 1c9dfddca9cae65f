"""A result as a table in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table


def result_table(title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
    """Names to the left, numbers to the right."""
    table = Table(title=title)
    for n, column in enumerate(columns):
        table.add_column(column, justify="right" if n else "left")
    for row in rows:
        table.add_row(*row)
    return table

"""The page of an arena: one table with a bar and an interval for each bot, in one file."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from fondaco.bots.contest import Row

STYLE = """
:root { color-scheme: light dark; --bar: light-dark(#9db8c9, #3d5a6b); --ink: light-dark(#2b2118, #ece3d4); }
body { margin: 3rem auto; max-width: 46rem; padding: 0 1rem; color: var(--ink);
       background: light-dark(#fbf6ec, #1c1a18); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font: 500 1.7rem/1.2 Georgia, serif; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .4rem .6rem; text-align: right; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; }
tr + tr { border-top: 1px solid color-mix(in srgb, var(--ink) 20%, transparent); }
svg { display: block; width: 16rem; height: 1.5rem; }
"""


def page_of(title: str, seats: int, games: int, seed: str, rows: Sequence[Row]) -> str:
    """A self-contained HTML page."""
    heading = f"{title}: {games} games of {seats}, seed {seed}"
    body = table_of(("Bot", "Wins", "Share", "95 %", "", "Rating"), [row_of(row, seats) for row in rows])
    note = f"A share is of the games of one seat; the line marks the fair share, {1 / seats:.1%}."
    return html_page(heading, f"{body}<p>{note}\nEvery seating of a deal met the same luck.</p>")


def html_page(heading: str, body: str) -> str:
    """A page that calls nothing from elsewhere."""
    said = escape(heading)
    return f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{said}</title><style>{STYLE}</style>
<h1>{said}</h1>
{body}</html>
"""


def table_of(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose cells are HTML already."""
    head = "".join(f"<th>{name}</th>" for name in columns)
    body = "\n".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><tr>{head}</tr>\n{body}</table>\n"


def row_of(row: Row, seats: int) -> tuple[str, ...]:
    return (
        escape(row.name),
        f"{row.wins:g}",
        f"{row.share:.1%}",
        f"{row.low:.1%} – {row.high:.1%}",
        bar_of(row.share, row.low, row.high, 1 / seats),
        f"{row.rating:.0f}",
    )


def bar_of(share: float, low: float, high: float, fair: float) -> str:
    """The share as a bar of a hundred units, its interval as a line over it, and the fair share."""
    return (
        f'<svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="{share:.1%}">'
        f'<rect width="{100 * share:.2f}" height="10" fill="var(--bar)"/>'
        f'<path d="M{100 * low:.2f} 5H{100 * high:.2f}" stroke="var(--ink)" stroke-width="1.2"/>'
        f'<path d="M{100 * fair:.2f} 0V10" stroke="var(--ink)" stroke-width=".6" stroke-dasharray="1.5 1"/>'
        "</svg>"
    )

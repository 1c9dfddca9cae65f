"""fondaco leaderboard: one page from the kept results of several arenas."""

from __future__ import annotations

import argparse
import json
from html import escape
from pathlib import Path

from fondaco.bots.leaderboard import Entry, leaderboard
from fondaco.cli.arena_page import bar_of, html_page, table_of
from fondaco.cli.arguments import UsageError, game_named, writable
from fondaco.cli.kept import Kind, read_kept
from fondaco.cli.output import ResultConsole
from fondaco.cli.tables import result_table

COLUMNS = ("Bot", "Seats played", "Wins", "Share", "95 %", "", "Rating")


def run(args: argparse.Namespace) -> int:
    page = writable(args.html) if args.html else None
    contests = [read_kept(Path(file)) for file in args.files]
    check_different(args.files, [kind for kind, _ in contests])
    boards: dict[str, list[Entry]] = {}
    for game in dict.fromkeys([kind.game for kind, _ in contests]):
        boards[game] = leaderboard([(kind.bots, results) for kind, results in contests if kind.game == game])
    if page:
        page.write_text(page_of(boards, [kind for kind, _ in contests]), encoding="utf-8")
    if args.json:
        print(json.dumps({game: [entry._asdict() for entry in board] for game, board in boards.items()}))
    else:
        show(boards)
    return 0


def check_different(files: list[str], kinds: list[Kind]) -> None:
    """Raise UsageError if two files hold one contest: its games would count twice."""
    first: dict[str, str] = {}
    for file, kind in zip(files, kinds, strict=True):
        if first.setdefault(kind.mark, file) is not file:
            raise UsageError(f"{first[kind.mark]} and {file} hold the same contest: name one of them")


def show(boards: dict[str, list[Entry]]) -> None:
    """Print a table for each game."""
    console = ResultConsole()
    for game, board in boards.items():
        rows = [[entry.name, *cells_of(entry)] for entry in board]
        console.print(result_table(game_named(game).title, [name for name in COLUMNS if name], rows))


def cells_of(entry: Entry) -> list[str]:
    interval = f"{entry.low:.1%} – {entry.high:.1%}"
    return [str(entry.games), f"{entry.wins:g}", f"{entry.share:.1%}", interval, f"{entry.rating:.0f}"]


def page_of(boards: dict[str, list[Entry]], kinds: list[Kind]) -> str:
    """A self-contained HTML page: a table for each game, then the contests that it was made of."""
    body = ""
    for game, board in boards.items():
        body += f"<h2>{escape(game_named(game).title)}</h2>\n"
        body += table_of(COLUMNS, [row_of(entry) for entry in board])
    of = [f"{kind.game}, {kind.seats} seats, seed {kind.seed}: {', '.join(kind.bots)}" for kind in kinds]
    body += (
        "<p>A share is of the games of one seat, and the line marks the fair share. Ratings are"
        " Plackett and Luce's over all games of a table; bots that never met compare only through"
        " others.</p>\n"
    )
    return html_page("Leaderboard", body + f"<ul>{''.join(f'<li>{escape(each)}</li>' for each in of)}</ul>")


def row_of(entry: Entry) -> list[str]:
    *cells, rating = cells_of(entry)
    return [escape(entry.name), *cells, bar_of(entry.share, entry.low, entry.high, entry.fair), rating]

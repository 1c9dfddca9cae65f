"""fondaco arena: who of some bots is better, and how sure that is."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path

from rich.table import Table

from fondaco.bots.arena import play_duplicate
from fondaco.bots.contest import Result, Row, result_of, rows_of
from fondaco.cli.arena_page import page_of
from fondaco.cli.arguments import UsageError, workers_named, writable
from fondaco.cli.kept import Kept, Kind
from fondaco.cli.output import ResultConsole
from fondaco.cli.progress import watched
from fondaco.cli.series import Series, SeriesGame, games_of, series_of
from fondaco.jobs import Workers


def kind_of(series: Series) -> Kind:
    """What tells a contest from any other: results of another are not taken for its own."""
    said = repr(series).replace("Series(", "Contest(", 1)  # as files that were kept before know it
    mark = sha256(said.encode()).hexdigest()[:16]
    return Kind(mark, series.set_up.game, series.set_up.seats, series.bots, series.seed)


def play_one(one: SeriesGame) -> Result:
    series, bots = one.series, one.series.make_bots()
    return result_of(one.number, play_duplicate(series.set_up, series.game, bots, series.seed, one.number))


def run(args: argparse.Namespace) -> int:
    series, workers = series_of(args), workers_named(args)
    seats, title = series.set_up.seats, series.game.title
    if args.games < 1 or args.games % seats:
        raise UsageError(f"--games must be a multiple of the {seats} seats")
    keep = writable(args.keep) if args.keep else None
    page = writable(args.html) if args.html else None
    results = results_of(series, args.games, keep, workers)
    rows = rows_of(series.bots, results)
    if page:
        page.write_text(page_of(title, seats, len(results), args.seed, rows), encoding="utf-8")
    if args.json:
        print(json.dumps(as_json(series, results, rows)))
    else:
        show(title, series, len(results), rows)
    return 0


def as_json(series: Series, results: list[Result], rows: list[Row]) -> dict[str, object]:
    return {
        "game": series.set_up.game,
        "seats": series.set_up.seats,
        "games": len(results),
        "bots": [row._asdict() for row in rows],
        "forfeits": [[result.number, each] for result in results for each in result.forfeits],
    }


def results_of(series: Series, games: int, keep: Path | None, workers: Workers) -> list[Result]:
    """Play what has not been played yet, and keep each result as soon as it is there."""
    kept = Kept(keep, kind_of(series)) if keep else None
    known = kept.read() if kept else []
    results, work = known[:games], games_of(series, range(len(known), games))
    with ExitStack() as closing:
        file = closing.enter_context(kept.open(known)) if kept and work else None
        for result in watched(workers.map(play_one, work), len(work), series.heading):
            results.append(result)
            for forfeit in result.forfeits:
                print(f"game {result.number}: {forfeit}", file=sys.stderr)
            if file:
                file.write(f"{json.dumps(result)}\n")
                file.flush()
    return results


def show(title: str, series: Series, games: int, rows: list[Row]) -> None:
    """Print the result as a table."""
    seats = series.set_up.seats
    table = Table(title=f"{games} games of {title}, {seats} seats, seed {series.seed}")
    for column in ("bot", "seats", "wins", "share", "95 %", "rating"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in rows:
        interval = f"{row.low:.1%} – {row.high:.1%}"
        held = str(series.bots.count(row.name))
        table.add_row(row.name, held, f"{row.wins:g}", f"{row.share:.1%}", interval, f"{row.rating:.0f}")
    console = ResultConsole()
    console.print(table)
    console.print(f"A share is of the games of one seat: {1 / seats:.1%} is fair.", highlight=False)

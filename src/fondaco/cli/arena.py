"""fondaco arena: who of some bots is better, and how sure that is."""

from __future__ import annotations

import argparse
import json
import sys
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from rich.table import Table

from fondaco.bots.arena import play_duplicate
from fondaco.bots.contest import Result, Row, result_of, rows_of
from fondaco.cli.arena_page import page_of
from fondaco.cli.arguments import (
    UsageError,
    bots_named,
    game_named,
    limits_in,
    load_edition,
    make_bots,
    options_named,
    seats_for,
    workers_named,
)
from fondaco.cli.kept import Kept, Kind
from fondaco.cli.output import ResultConsole
from fondaco.cli.progress import watched
from fondaco.external import ProgramLimits
from fondaco.jobs import Workers
from fondaco.kernel.match import SetUp, begin


class Contest(NamedTuple):
    """A series of duplicate deals: their set-up, the bots by position, the seed, and how long bots think."""

    set_up: SetUp
    bots: list[str]
    seed: str
    think: float
    limits: ProgramLimits

    def kind(self) -> Kind:
        """What tells this series from any other: results of another are not taken for its own."""
        mark = sha256(repr(self).encode()).hexdigest()[:16]
        return Kind(mark, self.set_up.game, self.set_up.seats, self.bots, self.seed)


class ContestGame(NamedTuple):
    """One game of a contest: all that another process must know to play it."""

    contest: Contest
    number: int


def play_one(one: ContestGame) -> Result:
    contest, game = one.contest, game_named(one.contest.set_up.game)
    bots = make_bots(game, contest.bots, contest.think, limits=contest.limits)
    return result_of(one.number, play_duplicate(contest.set_up, game, bots, contest.seed, one.number))


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    seats = seats_for(game, args.seats)
    if args.games < 1 or args.games % seats:
        raise UsageError(f"--games must be a multiple of the {seats} seats")
    workers = workers_named(args)
    options, edition = options_named(game, args.option), load_edition(game, args.edition)
    set_up = begin(game, seats, options, edition).set_up  # an edition that is wrong is found before any game
    bots, limits = bots_named(game, args.bots, seats), limits_in(args.bot_seconds, args.bot_memory)
    contest = Contest(set_up, bots, args.seed, args.think, limits)
    results = results_of(contest, args.games, args.keep, workers)
    rows = rows_of(contest.bots, results)
    if args.html:
        Path(args.html).write_text(
            page_of(game.title, seats, len(results), args.seed, rows), encoding="utf-8"
        )
    told = {"game": game.name, "seats": seats, "games": len(results), "bots": [row._asdict() for row in rows]}
    told["forfeits"] = [[result.number, each] for result in results for each in result.forfeits]
    print(json.dumps(told)) if args.json else show(game.title, contest, len(results), rows)
    return 0


def results_of(contest: Contest, games: int, keep: str | None, workers: Workers) -> list[Result]:
    """Play what has not been played yet, and keep each result as soon as it is there."""
    kept = Kept(Path(keep), contest.kind()) if keep else None
    results = kept.read()[:games] if kept else []
    work = [ContestGame(contest, number) for number in range(len(results), games)]
    found = workers.map(play_one, work)
    file = kept.open(results) if kept else None
    try:
        for result in watched(found, len(work), f"{contest.set_up.game}, {contest.set_up.seats} seats"):
            results.append(result)
            for forfeit in result.forfeits:
                print(f"game {result.number}: {forfeit}", file=sys.stderr)
            if file:
                file.write(f"{json.dumps(result)}\n")
                file.flush()
    finally:
        if file:
            file.close()
    return results


def show(title: str, contest: Contest, games: int, rows: list[Row]) -> None:
    """Print the result as a table."""
    seats = contest.set_up.seats
    table = Table(title=f"{games} games of {title}, {seats} seats, seed {contest.seed}")
    for column in ("bot", "seats", "wins", "share", "95 %", "rating"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in rows:
        interval = f"{row.low:.1%} – {row.high:.1%}"
        held = str(contest.bots.count(row.name))
        table.add_row(row.name, held, f"{row.wins:g}", f"{row.share:.1%}", interval, f"{row.rating:.0f}")
    console = ResultConsole()
    console.print(table)
    console.print(f"A share is of the games of one seat: {1 / seats:.1%} is fair.", highlight=False)

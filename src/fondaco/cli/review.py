"""fondaco review: a finished game looked back at."""

from __future__ import annotations

import argparse
from math import inf
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fondaco.bots import Review, reviewer
from fondaco.bots.review import ROLLOUTS
from fondaco.bots.search import ENDLESS
from fondaco.cli.arguments import UsageError, game_of, load
from fondaco.cli.output import ResultConsole
from fondaco.cli.progress import watched
from fondaco.insight.review import SaidReview, say_review
from fondaco.kernel.match import Match
from fondaco.kernel.record import Record, replay
from fondaco.server import wire
from fondaco.server.bots.reviewing import review_wire
from fondaco.words import Words


def run(args: argparse.Namespace) -> int:
    paper = load(args.file)
    match = replay(game_of(paper), paper)
    if match.waiting():
        raise UsageError("this game is not over: a review would tell what is still secret")
    found = look_back(match, args)
    if args.json:
        print(wire.encode(review_wire(found, match, paper.names)).decode())
        return 0
    words = Words(match.game, args.lang, paper.names, paper.set_up.edition)
    tell(ResultConsole(), found, say_review(found, match, words), paper, words)
    return 0


def look_back(match: Match[Any], args: argparse.Namespace) -> Review:
    """The review of one seat's answers, or of everybody's."""
    seats = list(range(match.set_up.seats)) if args.seat is None else [args.seat]
    if args.seat is not None and not 0 <= args.seat < match.set_up.seats:
        raise UsageError(f"--seat {args.seat}: the seats of this game are 0 to {match.set_up.seats - 1}")
    rollouts = ENDLESS if args.think else ROLLOUTS
    known = reviewer(match, seats, args.seed, args.think or inf, rollouts)
    if known is None:
        raise UsageError(f"{match.game.title} has no bot that searches, so nobody to review it")
    for _ in watched(known.steps(), known.count(), match.game.title):
        pass
    return known.review()


def tell(console: Console, found: Review, said: SaidReview, paper: Record, words: Words) -> None:
    """Print the curve, then what there is to say."""
    if found.points:
        console.print(curve(found, said, paper, words))
    section(console, words.text("review-turns"), said.swings)
    for player, each in zip(found.players, said.players, strict=True):
        slips = [f"{slip.asked} {slip.whole}" for slip in each.slips]
        lines = [*slips, each.no_slips, each.luck, each.skill]
        section(console, words.seat(player.seat), [line for line in lines if line])
    clauses = [deal.event.clause for deal in found.deals]
    deals = [f"{line} ({clause})" for line, clause in zip(said.deals, clauses, strict=True)]
    section(console, words.text("review-deals"), deals)


def section(console: Console, heading: str, lines: list[str]) -> None:
    """A heading and its lines; nothing where there are none."""
    if lines:
        console.print(Text(f"\n{heading}", "bold"))
        for line in lines:
            console.print(Text(f"  {line}"), soft_wrap=True)


def curve(found: Review, said: SaidReview, paper: Record, words: Words) -> Table:
    """Everybody's chance at the beginning of each round, in percent."""
    sheet = Table("", *paper.names, title=words.text("review-curve"), title_justify="left")
    for point, stage in zip(found.points, said.stages, strict=True):
        sheet.add_row(stage, *[f"{100 * chance:.0f} %" for chance in point.chances])
    return sheet

"""fondaco bargain: how bots bargain over a series of games, and how far a price policy can be exploited."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from fondaco.bots.arena import play_game
from fondaco.bots.bargaining.exploit import FAMILIES, Gain, PricedGame, best_response, score_of
from fondaco.bots.bargaining.metrics import METRICS, Figure, Sums, as_json, figures_of, sums_of, written
from fondaco.bots.bargaining.occasion import TALKS
from fondaco.cli.arena_page import html_page, table_of
from fondaco.cli.arguments import (
    UsageError,
    bots_named,
    game_named,
    make_bots,
    options_named,
    seats_for,
    workers_named,
)
from fondaco.cli.output import ResultConsole
from fondaco.cli.progress import watched
from fondaco.cli.tables import result_table
from fondaco.jobs import Workers
from fondaco.kernel.match import SetUp, begin

FIGURES = ("figure", "value", "95 %")
GAINS = ("class", "best factor", "gain", "95 %")


class BargainGame(NamedTuple):
    """One game of a series: all that another process must know to play it."""

    set_up: SetUp
    bots: list[str]
    seed: str
    think: float
    number: int


def play_one(one: BargainGame) -> Sums:
    game, set_up = game_named(one.set_up.game), one.set_up
    bots = make_bots(game, one.bots, one.think)
    played = play_game(game, set_up.seats, bots, one.seed, one.number, set_up.options)
    return sums_of(begin(game, set_up.seats, set_up.options), played.answers)


def play_priced(one: PricedGame) -> int:
    return score_of(one, game_named(one.set_up.game))


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    if game.name not in TALKS:
        raise UsageError(f"nobody bargains in {game.title}; in {', '.join(TALKS)} they do")
    seats, workers = seats_for(game, args.seats), workers_named(args)
    if args.games < 2 or args.deals == 1 or args.deals < 0:
        raise UsageError("--games must be at least 2, and --exploit 0 or at least 2")
    set_up = begin(game, seats, options_named(game, args.option)).set_up
    bots = bots_named(game, args.bots, seats)
    work = [BargainGame(set_up, bots, args.seed, args.think, number) for number in range(args.games)]
    series = list(watched(workers.map(play_one, work), len(work), f"{game.name}, {seats} seats"))
    figures, gains = figures_of(series, args.seed), exploited(set_up, args.seed, args.deals, workers)
    heading = f"{args.games} games of {game.title}, {seats} seats, seed {args.seed}: {', '.join(bots)}"
    if args.html:
        Path(args.html).write_text(page_of(heading, figures, gains), encoding="utf-8")
    if args.json:
        told = {"game": game.name, "seats": seats, "games": args.games, "seed": args.seed, "bots": bots}
        print(json.dumps(told | {"figures": as_json(figures), "exploit": [gain._asdict() for gain in gains]}))
    else:
        show(heading, figures, gains)
    return 0


def exploited(set_up: SetUp, seed: str, deals: int, workers: Workers) -> list[Gain]:
    """The best response of each family; none if no deals are to be played for it."""

    def scores(work: Sequence[PricedGame]) -> list[int]:
        return list(watched(workers.map(play_priced, work), len(work), f"{set_up.game}, {work[0].family}"))

    families = FAMILIES[set_up.game] if deals else {}
    return [best_response(set_up, family, f"{seed}/{family}", deals, scores) for family in families]


def figure_rows(figures: dict[str, Figure | None]) -> list[list[str]]:
    return [[METRICS[name], *written(name, figure)] for name, figure in figures.items()]


def gain_rows(gains: Sequence[Gain]) -> list[list[str]]:
    return [
        [gain.family, f"{gain.factor:g}", f"{gain.gain:+.1f}", f"{gain.low:+.1f} – {gain.high:+.1f}"]
        for gain in gains
    ]


def show(heading: str, figures: dict[str, Figure | None], gains: Sequence[Gain]) -> None:
    """Print the figures, then the gains."""
    console = ResultConsole()
    console.print(result_table(heading, FIGURES, figure_rows(figures)))
    if gains:
        title = "Exploitability of the normal bot's prices, in score a game"
        console.print(result_table(title, GAINS, gain_rows(gains)))


def page_of(heading: str, figures: dict[str, Figure | None], gains: Sequence[Gain]) -> str:
    """A self-contained HTML page."""
    body = table_of(FIGURES, figure_rows(figures))
    body += "<p>Intervals are percentile bootstraps over whole games.</p>\n"
    if gains:
        body += "<h2>Exploitability of the normal bot's prices, in score a game</h2>\n"
        body += table_of(GAINS, gain_rows(gains))
        body += "<p>Chosen and measured on different deals; intervals by standard errors over deals.</p>\n"
    return html_page(heading, body)

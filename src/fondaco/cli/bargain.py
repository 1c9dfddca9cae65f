"""fondaco bargain: how bots bargain over a series of games, and how far a price policy can be exploited."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import NamedTuple

from fondaco.bots.arena import play_game
from fondaco.bots.bargaining.exploit import FAMILIES, Gain, PricedGame, best_response, score_of
from fondaco.bots.bargaining.metrics import METRICS, Figure, Sums, as_json, figures_of, sums_of, written
from fondaco.bots.bargaining.occasion import TALKS
from fondaco.bots.follower import Forfeit
from fondaco.cli.arena_page import html_page, table_of
from fondaco.cli.arguments import UsageError, game_named, workers_named, writable
from fondaco.cli.output import ResultConsole
from fondaco.cli.progress import watched
from fondaco.cli.series import Series, SeriesGame, games_of, series_of, tell_forfeits
from fondaco.cli.tables import result_table
from fondaco.jobs import Workers
from fondaco.kernel.match import SetUp, begin

FIGURES = ("figure", "value", "95 %")
GAINS = ("class", "best factor", "gain", "95 %")


class BargainResult(NamedTuple):
    """What one game adds to the figures, and by position which bots forfeited it."""

    sums: Sums
    forfeits: Sequence[Forfeit | None]


def play_one(one: SeriesGame) -> BargainResult:
    series, set_up = one.series, one.series.set_up
    game, table = series.game, (set_up.options, set_up.edition)
    played = play_game(game, set_up.seats, series.make_bots(), series.seed, one.number, *table)
    return BargainResult(sums_of(begin(game, set_up.seats, *table), played.answers), played.forfeits)


def play_priced(one: PricedGame) -> int:
    return score_of(one, game_named(one.set_up.game))


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    if game.name not in TALKS:
        raise UsageError(f"nobody bargains in {game.title}; in {', '.join(TALKS)} they do")
    if args.games < 2 or args.deals == 1 or args.deals < 0:
        raise UsageError("--games must be at least 2, and --exploit 0 or at least 2")
    series, workers = series_of(args), workers_named(args)
    page, set_up = writable(args.html) if args.html else None, series.set_up
    figures = figures_of(sums_of_series(series, args.games, workers), args.seed)
    gains = exploited(set_up, args.seed, args.deals, workers)
    bots = ", ".join(series.bots)
    heading = f"{args.games} games of {game.title}, {set_up.seats} seats, seed {args.seed}: {bots}"
    if page:
        page.write_text(page_of(heading, figures, gains), encoding="utf-8")
    if args.json:
        told = {"game": game.name, "seats": set_up.seats, "games": args.games, "seed": args.seed}
        found = {"figures": as_json(figures), "exploit": [gain._asdict() for gain in gains]}
        print(json.dumps(told | {"bots": series.bots} | found))
    else:
        show(heading, figures, gains)
    return 0


def sums_of_series(series: Series, games: int, workers: Workers) -> list[Sums]:
    """Play a series; the sums of each game."""
    played = workers.map(play_one, games_of(series, range(games)))
    found = []
    for number, result in enumerate(watched(played, games, series.heading)):
        tell_forfeits(number, series.bots, result.forfeits)
        found.append(result.sums)
    return found


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

"""Several contests of one game as one table: shares of wins by name, and ratings over all of them."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuceRating

from fondaco.bots.contest import Result, rating_model, wilson


class Entry(NamedTuple):
    """How one bot did in all its games. `fair` is the share that falls to a seat where all are equal."""

    name: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    fair: float
    rating: float


def leaderboard(contests: Sequence[tuple[Sequence[str], Sequence[Result]]]) -> list[Entry]:
    """An entry for each bot of some contests (their bots by position, and their results), the best first."""
    wins: dict[str, list[float]] = {}
    fair: dict[str, list[float]] = {}
    for bots, results in contests:
        for result in results:
            for position, name in enumerate(bots):
                wins.setdefault(name, []).append(result.shares[position])
                fair.setdefault(name, []).append(1 / len(bots))
    ratings = rate_names(contests)
    found = [entry_of(name, wins[name], fmean(fair[name]), ratings[name].mu) for name in wins]
    return sorted(found, key=lambda entry: -entry.rating)


def entry_of(name: str, wins: Sequence[float], fair: float, rating: float) -> Entry:
    low, high = wilson(sum(wins), len(wins))
    return Entry(name, len(wins), sum(wins), fmean(wins), low, high, fair, rating)


def rate_names(contests: Sequence[tuple[Sequence[str], Sequence[Result]]]) -> dict[str, PlackettLuceRating]:
    """One rating for each name, from the places of all games in their order. A bot on several seats of a game
    takes the mean of what each of them earned."""
    model, ratings = rating_model(), dict[str, PlackettLuceRating]()
    for bots, results in contests:
        for result in results:
            teams = [[ratings.get(name) or model.rating()] for name in bots]
            rated = model.rate(teams, ranks=[float(place) for place in result.places])
            for name in dict.fromkeys(bots):
                mine = [team[0] for team, bot in zip(rated, bots, strict=True) if bot == name]
                mu, sigma = fmean([each.mu for each in mine]), fmean([each.sigma for each in mine])
                ratings[name] = model.rating(mu=mu, sigma=sigma)
    return ratings

"""What a series of games between bots shows: shares of wins with their intervals, and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from fondaco.bots.arena import Played
from fondaco.kernel.game import places, win_shares

Z_95: Final = 1.96  # standard deviations to either side that hold 95 % of a normal distribution


class Result(NamedTuple):
    """One game of a series, by the position of each bot: its share of the win, its place and its score.

    `forfeits` says of each bot that lost by a fault of its own, by position, what that was.
    """

    number: int
    shares: list[float]
    places: list[int]
    scores: list[int]
    forfeits: Sequence[str] = ()


class Row(NamedTuple):
    """How one bot did, on all the seats that it had. `share` is of one seat's games: 1 / seats is fair."""

    name: str
    wins: float
    share: float
    low: float
    high: float
    rating: float


def result_of(number: int, played: Played) -> Result:
    scores = [each.score for each in played.standings]
    forfeits = [f"bot {at + 1} loses it ({why})" for at, why in enumerate(played.forfeits) if why is not None]
    return Result(number, win_shares(played.standings), places(played.standings), scores, forfeits)


def rows_of(bots: Sequence[str], results: Sequence[Result]) -> list[Row]:
    """A row for each bot that was named, in their order; one that fills several seats has one row."""
    ratings = rate(results, len(bots))
    found = []
    for name in dict.fromkeys(bots):
        seats = [position for position, bot in enumerate(bots) if bot == name]
        wins = sum([result.shares[position] for result in results for position in seats])
        games = len(results) * len(seats)
        low, high = wilson(wins, games)
        rating = sum([ratings[position] for position in seats]) / len(seats)
        found.append(Row(name, wins, wins / games, low, high, rating))
    return found


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of wins: right for few games and near 0 and 1, where ± is not."""
    share = wins / games
    middle = share + Z_95 * Z_95 / (2 * games)
    half = Z_95 * sqrt(share * (1 - share) / games + Z_95 * Z_95 / (4 * games * games))
    scale = 1 + Z_95 * Z_95 / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def rate(results: Iterable[Result], positions: int) -> list[float]:
    """A rating for each position, from the places of all games in their order (Plackett and Luce's model)."""
    model = rating_model()
    ratings: list[PlackettLuceRating] = [model.rating() for _ in range(positions)]
    for result in results:
        rated = model.rate([[each] for each in ratings], ranks=[float(place) for place in result.places])
        ratings = [team[0] for team in rated]
    return [each.mu for each in ratings]


def rating_model() -> PlackettLuce:
    """On the scale that chess has made familiar: all begin at 1500."""
    return PlackettLuce(mu=1500, sigma=500, beta=250, tau=5)

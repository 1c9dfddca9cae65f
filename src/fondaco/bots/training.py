"""Fitting the chance to win to games that bots play among themselves."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple

from fondaco.bots.bot import Bot
from fondaco.bots.chances import FEATURES
from fondaco.bots.inside import Inside
from fondaco.bots.search import Craft
from fondaco.bots.value import (
    Bin,
    Foretold,
    Sample,
    calibration,
    error_of,
    error_of_fair_shares,
    fit,
    slope_of,
)
from fondaco.kernel.action import CHANCE
from fondaco.kernel.frame import pick, play, question, waiting
from fondaco.kernel.game import Game, win_shares

ODD: Final = 0.05  # share of the answers drawn at random, so that lopsided positions are seen, too
# In some games more of those to questions with few answers: what bots always do teaches nothing. From bots of
# Doge that build whenever they may, houses seemed to be worth more than the palazzi that they paid for.
ODD_OF_FEW: Final = {"doge": 0.2}
FEW: Final = 3
# The games are split into so many parts; each is predicted by weights fitted to the other parts.
PARTS: Final = 5


class Trained(NamedTuple):
    """What a training gives: the weights, where they are from, and how they did in games not trained with."""

    weights: list[float]
    names: Sequence[str]
    games: int
    seed: str
    first_game: str  # a digest of it: with other bots the same seed would give other weights
    slope: float  # by which the fitted weights were multiplied: below 1 they had been too sure of themselves
    error: float
    error_of_fair_shares: float
    calibration: list[Bin]


def samples_of(game: Game[Any], craft: Craft, tastes: Sequence[Bot], seats: int, seed: str) -> list[Sample]:
    """The quiet points of one game, each with how it ended; every seat's quick bot is drawn from a few."""
    rng, s = Random(seed), game.start(seats)
    bots = [rng.choice(tastes) for _ in range(seats)]
    s.log = None
    features, found, since = FEATURES[game.name], [], -1
    while asked := waiting(s):
        seat = asked[0]
        if craft.since(s) > since and craft.is_quiet(s):
            since = craft.since(s)
            found.append(features.of_seats(s))
        if seat == CHANCE or rng.random() < odd_share(game, s, seat):
            play(s, pick(s, question(s, seat), rng))
        else:
            play(s, bots[seat].choose(Inside(game, s, seat), rng))
    shares = win_shares(game.standings(s))
    return [Sample(seen, shares) for seen in found]


def odd_share(game: Game[Any], s: Any, seat: int) -> float:
    """How often the open question of a seat is answered at random."""
    more = ODD_OF_FEW.get(game.name)
    return more if more is not None and question(s, seat).size() <= FEW else ODD


def digest_of(samples: list[Sample]) -> str:
    """Tells the samples of a game from those of any other."""
    return sha256(repr(samples).encode()).hexdigest()[:16]


def joined(parts: Sequence[list[Sample]]) -> list[Sample]:
    return [sample for part in parts for sample in part]


def fits_without_each(parts: Sequence[list[Sample]], seed: str) -> list[Foretold]:
    """For each part the value that is fitted to all others, and the part."""
    others = [joined([*parts[:n], *parts[n + 1 :]]) for n in range(len(parts))]
    return [(fit(other, Random(seed)), part) for other, part in zip(others, parts, strict=True)]


def train(name: str, games: list[list[Sample]], seed: str) -> Trained:
    """Fit the value to all games; its error is measured on parts that were held out in turn."""
    parts = [joined(games[part::PARTS]) for part in range(PARTS)]
    tried = fits_without_each(parts, seed)
    slope = slope_of(tried)
    held_out = [(value.times(slope), part) for value, part in tried]
    weights = fit(joined(games), Random(seed)).times(slope).weights
    return Trained(
        [round(weight, 4) for weight in weights],
        FEATURES[name].names,
        len(games),
        seed,
        digest_of(games[0]),
        slope,
        round(error_of(held_out), 4),
        round(error_of_fair_shares(joined(parts)), 4),
        [Bin(round(said, 3), round(came, 3), seats) for said, came, seats in calibration(held_out)],
    )

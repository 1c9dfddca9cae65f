"""A series of games between bots, as every command that plays one takes it from its arguments."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from fondaco.bots import Bot
from fondaco.cli.arguments import (
    bots_named,
    game_named,
    limits_in,
    load_edition,
    make_bots,
    options_named,
    seats_for,
)
from fondaco.external import ProgramLimits
from fondaco.kernel.game import Game
from fondaco.kernel.match import SetUp, begin


class Series(NamedTuple):
    """Which games: their set-up, the bots by position, the seed, how long bots think, what programs may take.

    `arena --keep` knows a series again by its fields: their names and order must not change.
    """

    set_up: SetUp
    bots: list[str]
    seed: str
    think: float
    limits: ProgramLimits

    @property
    def game(self) -> Game[Any]:
        return game_named(self.set_up.game)

    @property
    def heading(self) -> str:
        """What is played, as a progress bar names it."""
        return f"{self.game.title}, {self.set_up.seats} seats"

    def make_bots(self) -> list[Bot]:
        """New bots for one game, by position."""
        return make_bots(self.game, self.bots, self.think, limits=self.limits)


class SeriesGame(NamedTuple):
    """One game of a series: all that another process must know to play it."""

    series: Series
    number: int


def series_of(args: argparse.Namespace) -> Series:
    """The series that the arguments mean. Raises UsageError, BadTable and Damaged."""
    game = game_named(args.game)
    seats = seats_for(game, args.seats)
    bots = bots_named(game, args.bots, seats)
    options, edition = options_named(game, args.option), load_edition(game, args.edition)
    set_up = begin(game, seats, options, edition).set_up  # which finds what is wrong with an edition
    return Series(set_up, bots, args.seed, args.think, limits_in(args.bot_seconds, args.bot_memory))


def games_of(series: Series, numbers: Sequence[int]) -> list[SeriesGame]:
    return [SeriesGame(series, number) for number in numbers]


def tell_forfeits(number: int, bots: Sequence[str], reasons: Sequence[object]) -> None:
    """Say on the error stream which bots lost a game by a fault of their own; others played on for them."""
    for bot, reason in zip(bots, reasons):
        if reason:
            print(f"game {number}: {bot} loses it ({reason})", file=sys.stderr)

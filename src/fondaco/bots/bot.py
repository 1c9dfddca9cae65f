"""Bots: anything that answers a question from what its seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Generic, Protocol

from fondaco.kernel.action import Action
from fondaco.kernel.frame import S, pick, question
from fondaco.kernel.game import Game
from fondaco.kernel.prompt import Prompt


class Sight(Generic[S]):
    """All that a player has to go on: the question, the view, and worlds that fit what it has seen.

    The real state is not in here. What it holds is one imagined world, and every further one is imagined
    from that: a bot that looks into it finds what it knows and guesses, never the truth.
    """

    def __init__(self, game: Game[S], s: S, seat: int, rng: Random) -> None:
        self.game = game
        self.seat = seat
        self.world = game.imagine(s, seat, rng)

    @property
    def prompt(self) -> Prompt:
        return question(self.world, self.seat)

    @property
    def view(self) -> Mapping[str, object]:
        return self.game.view(self.world, self.seat)

    def imagine(self, rng: Random) -> S:
        """Another world that fits."""
        return self.game.imagine(self.world, self.seat, rng)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, sight: Sight[Any], rng: Random) -> Action: ...


class Chaos:
    """Says anything that is allowed."""

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        return pick(sight.world, sight.prompt, rng)

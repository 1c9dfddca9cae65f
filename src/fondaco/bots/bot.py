"""Bots: anything that answers a question from what its seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, cast
from weakref import WeakKeyDictionary

from fondaco.kernel.action import Action
from fondaco.kernel.frame import S, pick, question
from fondaco.kernel.game import Game
from fondaco.kernel.prompt import Prompt


class Truth(NamedTuple):
    """The real state, and the dice by which worlds are imagined from it."""

    state: Any
    worlds: Random


# The truth behind each sight whose world nobody has looked at yet. It lies here and not in the sight, so that
# nothing a bot holds leads to it, not even the inside of a function: a bot would have to take it from here on
# purpose. When a sight is thrown away, its entry goes by itself.
_TRUTHS: WeakKeyDictionary[Sight[Any], Truth] = WeakKeyDictionary()


class Sight(Generic[S]):
    """All that a player has to go on: the question, the view, and worlds that fit what it has seen.

    The real state is not in here. The first look at `world` imagines one, and every further world is imagined
    from that: a bot that looks into it finds what it knows and guesses, never the truth. A bot that never
    looks does not pay for it: question, view and legal answers are the same in the real world and in every
    imagined one (the contract checks that), so until then they are taken from the real one.
    """

    def __init__(self, game: Game[S], s: S, seat: int, rng: Random) -> None:
        self.game = game
        self.seat = seat
        _TRUTHS[self] = Truth(s, rng)

    @cached_property
    def world(self) -> S:
        """A whole state that fits what the seat has seen."""
        truth = _TRUTHS.pop(self)
        return self.game.imagine(truth.state, self.seat, truth.worlds)

    @property
    def prompt(self) -> Prompt:
        """The question that the seat is asked."""
        return question(_known(self), self.seat)

    @property
    def view(self) -> Mapping[str, object]:
        """What the seat may see, as a page of the site gets it."""
        return self.game.view(_known(self), self.seat)

    def pick(self, rng: Random) -> Action:
        """Any legal answer to the question."""
        return pick(_known(self), self.prompt, rng)

    def imagine(self, rng: Random) -> S:
        """Another world that fits."""
        return self.game.imagine(self.world, self.seat, rng)


def _known(sight: Sight[S]) -> S:
    """A state to read what the seat knows from: the imagined world if there is one, else the real one."""
    truth = _TRUTHS.get(sight)
    return sight.world if truth is None else cast(S, truth.state)


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, sight: Sight[Any], rng: Random) -> Action: ...


class Chaos:
    """Says anything that is allowed."""

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        return sight.pick(rng)

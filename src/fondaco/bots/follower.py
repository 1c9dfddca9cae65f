"""Bots that are told of their game: where they sit, what happens, how it ends. They may lose it early."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from fondaco.bots.bot import Bot, Sight
from fondaco.kernel.action import Action, Event
from fondaco.kernel.game import Standing
from fondaco.kernel.match import Match, SetUp


class Forfeit(NamedTuple):
    """How a bot lost its game before the end: at which of its questions, by what, under which clause."""

    seat: int
    number: int  # of the question, counted from 1 among those that the bot was asked
    question: str
    clause: str
    what: str

    def __str__(self) -> str:
        if not self.question:
            return f"seat {self.seat}, before its first question: {self.what}"
        return f"seat {self.seat}, question {self.number} ({self.question}, {self.clause}): {self.what}"


@runtime_checkable
class Follower(Protocol):
    """A bot that keeps up with its game. When it fails, others answer for it and the game counts as lost."""

    forfeit: Forfeit | None

    def sit_down(self, set_up: SetUp, seat: int, rng: Random) -> None:
        """A game begins, or goes on, in which the bot has this seat; the dice are its own."""

    def hear(self, events: Sequence[Event]) -> None:
        """What the seat was told since the bot's last question."""

    def choose(self, sight: Sight[Any], rng: Random) -> Action: ...

    def get_up(self, standings: list[Standing] | None) -> None:
        """The game is over; without standings it was broken off. It must not raise."""


def is_followed(bots: Sequence[Bot | None]) -> bool:
    """Does a bot want to be told of the game?"""
    return any(isinstance(bot, Follower) for bot in bots)


class Followers:
    """The followers at one game. Each is told what is new to its seat before it is asked."""

    def __init__(self, match: Match[Any], bots: Sequence[Bot | None], dice: Sequence[Random]) -> None:
        self.match = match
        self.followers = {seat: bot for seat, bot in enumerate(bots) if isinstance(bot, Follower)}
        self.unheard = dict.fromkeys(self.followers, 0)  # the first answer that each was not told of
        assert match.is_told or not self.followers, "a match that tells nothing cannot be followed"
        for seat, bot in self.followers.items():
            bot.sit_down(match.set_up, seat, dice[seat])

    def __enter__(self) -> Followers:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """End the game for all: with the standings, if it came to its end."""
        standings = self.match.standings() if kind is None else None
        for seat, bot in self.followers.items():
            if standings is not None:
                self.tell(seat)
            bot.get_up(standings)

    def tell(self, seat: int) -> None:
        """Tell a follower what happened since it was told last."""
        bot = self.followers.get(seat)
        if bot is not None:
            bot.hear([event for _, event in self.match.heard(seat, self.unheard[seat])])
            self.unheard[seat] = self.match.n + 1

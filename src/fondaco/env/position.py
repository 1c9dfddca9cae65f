"""A game in which every decision is one small number: chance's outcome, or the next of a seat's answer.

A position is copied and stored by itself; what it hears and where it stands follow from its decisions.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from functools import cache
from typing import Any, Final

from fondaco.env.answers import AnswerCodec
from fondaco.env.filling import Filling
from fondaco.env.observer import Observer
from fondaco.games import ALL_GAMES
from fondaco.kernel.action import CHANCE, Action, Event
from fondaco.kernel.fields import One
from fondaco.kernel.frame import play, question, waiting

SEPARATORS: Final = (",", ":")


class Rules:
    """A game with its options at a table of so many seats: what all its positions share."""

    def __init__(self, game: str, seats: int, options: tuple[tuple[str, str], ...]) -> None:
        self.key = (game, seats, options)
        self.game = ALL_GAMES[game]
        self.seats = seats
        self.options = dict(options)
        self.codec = AnswerCodec(self.game, seats)
        self.observer = Observer(self.game, seats, self.codec)
        self.resumed_last: Position | None = None  # so that who stores a game step by step waits for one step


rules_of = cache(Rules)


class Position:
    """A game in progress, with what each seat has heard of it."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.s = rules.game.start(rules.seats, rules.options)
        self.decisions: list[int] = []
        self.told: list[Event | Action] = []  # all events, and what seats have answered, in order
        self.heard: list[list[str]] = [[] for _ in range(rules.seats)]  # of it, in words
        self.heard_upto = [0] * rules.seats  # so much of it: nobody pays for words that nobody asks for
        self.filling: Filling | None = None  # the answer of the seat that is to act
        self.listen()
        self.settle()

    def __deepcopy__(self, _memo: dict[int, Any]) -> Position:
        other = Position.__new__(Position)
        other.rules = self.rules
        other.s = self.s.copy()
        other.s.log = []
        other.decisions = self.decisions[:]
        other.told = self.told[:]
        other.heard = [lines[:] for lines in self.heard]
        other.heard_upto = self.heard_upto[:]
        other.filling = None if self.filling is None else self.filling.copy(other.s)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return resumed, (self.rules.key, tuple(self.decisions))

    @property
    def is_over(self) -> bool:
        return not self.s.stack

    def decide(self, choice: int) -> None:
        """Take an outcome of chance, or the next number of a seat's answer."""
        self.decisions.append(choice)
        if self.filling is None:
            (move,) = question(self.s, CHANCE).moves
            self.give(Action(CHANCE, move.verb, (choice,)))
            self.settle()
            return
        self.filling.choose(choice)
        a = self.filling.answer
        if a is not None:
            self.give(a)
            self.settle()

    def settle(self) -> None:
        """Give the answers that leave no choice, up to the next that does."""
        self.filling = None
        while (seats := waiting(self.s)) and seats[0] != CHANCE:
            filling = Filling(self.rules.codec, self.s, question(self.s, seats[0]))
            a = filling.answer
            if a is None:
                self.filling = filling
                return
            self.give(a)

    def give(self, a: Action) -> None:
        if a.seat != CHANCE:  # a seat remembers what it has answered in secret
            self.told.append(a)
        play(self.s, a)
        self.listen()

    def listen(self) -> None:
        """Keep what was told since the last answer."""
        self.told += self.s.log
        self.s.log = []

    def heard_by(self, seat: int) -> list[str]:
        """What a seat has heard and answered since the beginning, as far as it may."""
        lines = self.heard[seat]
        for at in range(self.heard_upto[seat], len(self.told)):
            said = self.told[at]
            if isinstance(said, Event):
                seen = said.seen_by(seat)
                lines.append(written([seen.kind, seen.args]))
            elif said.seat == seat:
                lines.append(written(["you", said.verb, said.args]))
        self.heard_upto[seat] = len(self.told)
        return lines

    def odds(self) -> list[tuple[int, float]]:
        """What chance may answer, and how likely that is."""
        (move,) = question(self.s, CHANCE).moves
        (field,) = move.fields
        assert isinstance(field, One), "chance picks one thing"
        weights = field.weights or [1] * len(field.options)
        return [(option, n / sum(weights)) for option, n in zip(field.options, weights, strict=True)]

    def filled(self, seat: int) -> list[int]:
        """What a seat has filled in of its answer; nothing if it is not to act."""
        return self.filling.vector if self.filling and self.filling.prompt.seat == seat else []

    def observation(self, seat: int) -> str:
        """All that a seat sees now, as JSON."""
        return written([seat, self.rules.game.view(self.s, seat), self.filled(seat)])

    def information(self, seat: int) -> str:
        """All that a seat has heard and answered since the beginning, and what it sees now."""
        return "\n".join([*self.heard_by(seat), self.observation(seat)])


def resumed(key: tuple[Any, ...], decisions: Sequence[int]) -> Position:
    """The position that some decisions lead to: from the last one resumed, if the way there leads over it."""
    rules = rules_of(*key)
    position, rules.resumed_last = rules.resumed_last, None  # a wrong decision leaves nothing behind
    if position is None or tuple(position.decisions) != tuple(decisions[: len(position.decisions)]):
        position = Position(rules)
    for choice in decisions[len(position.decisions) :]:
        position.decide(choice)
    rules.resumed_last = position
    return deepcopy(position)


def written(said: object) -> str:
    return json.dumps(said, separators=SEPARATORS)

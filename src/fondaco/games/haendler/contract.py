"""A contract between two players, as it was made and as far as it still stands (HAEN-11.4)."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.games.haendler.promises import LIMITED, NOTHING, Promise
from fondaco.kernel.action import Arg, number, numbers


class Side(NamedTuple):
    """What one side of a contract gives."""

    money: int  # now
    cards: tuple[int, ...]  # [card] influence cards, now
    aside: int  # paid when the other's promise has been kept
    promise: int
    limit: int  # the price or the sum that belongs to the promise

    def is_empty(self) -> bool:
        return not (self.money or any(self.cards) or self.aside or self.promise != NOTHING)


class Offer(NamedTuple):
    """A contract that a player proposes: what they would give, and what they ask for."""

    maker: int
    give: Side
    ask: Side

    def terms(self) -> tuple[Arg, ...]:
        """As arguments of an answer, an event or a question."""
        return (*self.give, *self.ask)


def offer_of(maker: int, terms: tuple[Arg, ...], promises: list[Promise]) -> Offer:
    """The offer that an answer's arguments tell."""
    return Offer(maker, side_of(terms[:5], promises), side_of(terms[5:], promises))


def side_of(terms: tuple[Arg, ...], promises: list[Promise]) -> Side:
    """One side of it. A limit beside a promise that has none says nothing."""
    promise = number(terms[3])
    limit = number(terms[4]) if promises[promise].kind in LIMITED else 0
    return Side(number(terms[0]), numbers(terms[1]), number(terms[2]), promise, limit)


class Contract:
    """A contract of which a promise still stands."""

    def __init__(
        self, number: int, parties: list[int], promises: list[int], limits: list[int], aside: list[int]
    ) -> None:
        self.number = number
        self.parties = parties  # [side] seat
        self.promises = promises  # [side] 0: none, or no longer
        self.limits = limits  # [side] the price or sum that belongs to the promise
        self.aside = aside  # [side] money laid aside for the other's promise

    def copy(self) -> Contract:
        return Contract(self.number, self.parties, self.promises[:], self.limits, self.aside[:])

    def show(self) -> dict[str, object]:
        """All of it is public (HAEN-11.1)."""
        return {
            "number": self.number,
            "maker": self.parties[0],
            "promise": self.promises[0],
            "limit": self.limits[0],
            "aside": self.aside[0],
            "taker": self.parties[1],
            "asked_promise": self.promises[1],
            "asked_limit": self.limits[1],
            "asked_aside": self.aside[1],
        }

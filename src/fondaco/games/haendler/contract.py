"""A contract between two players, as it was made and as far as it still stands (HAEN-11.4)."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.games.haendler import shape
from fondaco.games.haendler.promises import LIMITED, NOTHING, Promise
from fondaco.kernel.action import Action
from fondaco.kernel.frame import parts

Cards = tuple[int, ...]
# The parts of shape.Terms, in their order
Terms = tuple[int, Cards, int, int, int, int, Cards, int, int, int]


class Side(NamedTuple):
    """What one side of a contract gives."""

    money: int  # now
    cards: Cards  # [card] influence cards, now
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

    def terms(self) -> Terms:
        """As the parts of an answer, an event or a question."""
        return (*self.give, *self.ask)

    def show(self) -> shape.OfferView:
        return {
            "maker": self.maker,
            "money": self.give.money,
            "cards": self.give.cards,
            "aside": self.give.aside,
            "promise": self.give.promise,
            "limit": self.give.limit,
            "asked_money": self.ask.money,
            "asked_cards": self.ask.cards,
            "asked_aside": self.ask.aside,
            "asked_promise": self.ask.promise,
            "asked_limit": self.ask.limit,
        }


def offer_of(a: Action, promises: list[Promise]) -> Offer:
    """The offer that an answer tells."""
    terms = parts(shape.Offer, a)
    money, cards, aside, promise, limit, asked_money, asked_cards, asked_aside, asked_promise, asked_limit = (
        terms
    )
    give = Side(money, cards, aside, promise, limit_of(promises[promise], limit))
    ask = Side(
        asked_money, asked_cards, asked_aside, asked_promise, limit_of(promises[asked_promise], asked_limit)
    )
    return Offer(a.seat, give, ask)


def limit_of(promise: Promise, limit: int) -> int:
    """A limit beside a promise that has none says nothing."""
    return limit if promise.kind in LIMITED else 0


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

    def named(self) -> tuple[int, int, int]:
        """As a refusal names it, the parts of shape.Bound: its number, who made it, who took it."""
        return (self.number, self.parties[0], self.parties[1])

    def show(self) -> shape.ContractView:
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

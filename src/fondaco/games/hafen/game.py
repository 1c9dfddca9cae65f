"""Hafen as the house sees it: set-up, view, imagination, standings, audit."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import ClassVar, cast

from fondaco.games.hafen import shape
from fondaco.games.hafen.data import (
    BANK,
    DECK,
    DUCATS,
    GIFTS,
    PEARL,
    PEARL_POINTS,
    PROCEEDS,
    PURSE_DUCATS,
    STOCK,
    WARES,
)
from fondaco.games.hafen.round import Play
from fondaco.games.hafen.state import Hafen, Merchant
from fondaco.games.hafen.trade import Deal, Offer
from fondaco.kernel.action import EYE
from fondaco.kernel.frame import doing
from fondaco.kernel.game import Clock, Game, Line, Option, Standing, Tally


class HafenGame(Game[Hafen]):
    """Hafen for two to four."""

    name = "hafen"
    title = "Hafen"
    prefix = "HAFEN"
    rules = "1"
    seats = (2, 3, 4)
    weight = 1
    options = (Option("rounds", ("6", "4")),)
    border: ClassVar[ModuleType] = shape

    def things(self, edition: Mapping[str, object] | None) -> dict[str, tuple[str, ...]]:
        return {"ware": WARES, "gift": GIFTS}

    def catalogue(self, edition: Mapping[str, object] | None) -> shape.Catalogue:
        return {
            "stock": STOCK,
            "deck": list(DECK),
            "proceeds": list(PROCEEDS),
            "purse": PURSE_DUCATS,
            "pearl": PEARL_POINTS,
        }

    def setup(self, seats: int, options: Mapping[str, str], edition: Mapping[str, object] | None) -> Hafen:
        """All wares in the harbour (HAFEN-1.2), all gifts in the deck (HAFEN-1.3), nothing drawn yet."""
        return Hafen(
            seats,
            [Play(0)],
            [],
            merchants=[Merchant(DUCATS, [0] * len(WARES), [0] * len(GIFTS)) for _ in range(seats)],
            harbour=[STOCK] * len(WARES),
            bank=BANK,
            deck=list(DECK),
            played=[0] * len(GIFTS),
            round=0,
            rounds=int(options["rounds"]),
        )

    def view(self, s: Hafen, seat: int) -> shape.View:
        return {
            "round": s.round,
            "first": s.first(),
            "harbour": s.harbour[:],
            "bank": s.bank,
            "deck_left": sum(s.deck),
            "deck": s.deck[:] if seat == EYE else None,
            "played": s.played[:],
            "merchants": [seen(merchant, seat in (owner, EYE)) for owner, merchant in enumerate(s.merchants)],
            "doing": cast("list[shape.Doing]", doing(s, seat)),
        }

    def imagine(self, s: Hafen, seat: int, rng: Random) -> Hafen:
        """Shuffle the deck and the others' gifts together and deal them anew; then what is sealed."""
        t = s.copy()
        others = [merchant for owner, merchant in enumerate(t.merchants) if owner != seat]
        unseen = listed(t.deck)
        for merchant in others:
            unseen.extend(listed(merchant.gifts))
        rng.shuffle(unseen)
        for merchant in others:
            count = sum(merchant.gifts)
            merchant.gifts, unseen = counted(unseen[:count]), unseen[count:]
        t.deck = counted(unseen)
        for frame in t.stack:
            frame.imagine(t, seat, rng)
        return t

    def standings(self, s: Hafen) -> list[Standing]:
        """Ducats and pearls; level merchants rank by wares (HAFEN-5.2)."""
        rows: list[Standing] = []
        for merchant in s.merchants:
            pearls = PEARL_POINTS * merchant.gifts[PEARL]
            score = merchant.ducats + pearls
            wares = sum(merchant.hold)
            lines = (
                Line("ducats", "HAFEN-5.2", merchant.ducats),
                Line("pearls", "HAFEN-4.2", pearls),
                Line("total", "HAFEN-5.2", score),
                Line("wares", "HAFEN-5.2", wares),
            )
            rows.append(Standing(score, (score, wares), lines))
        return rows

    def tally(self, s: Hafen, seat: int, is_open: bool) -> Tally:
        """Ducats, and of one's own also what pearls will count (HAFEN-1.3)."""
        merchant = s.merchants[seat]
        lines = [Line("ducats", "HAFEN-5.2", merchant.ducats), Line("wares", "HAFEN-5.2", sum(merchant.hold))]
        pearls = PEARL_POINTS * merchant.gifts[PEARL] if is_open else 0
        if is_open:
            lines.append(Line("pearls", "HAFEN-4.2", pearls))
        return Tally(merchant.ducats + pearls, is_open, False, 0, tuple(lines))

    def clocks(self, s: Hafen) -> list[Clock]:
        return [Clock("round", "HAFEN-5.1", s.round, s.rounds, s.round == s.rounds)]

    def audit(self, s: Hafen) -> None:
        """Every ducat, ware and gift is somewhere, and nowhere twice."""
        offers = on_table(s)
        owned = sum(merchant.ducats for merchant in s.merchants)
        assert s.bank + owned + sum(offer.pay for offer in offers) == BANK + DUCATS * s.seats
        for ware in range(len(WARES)):
            held = sum(merchant.hold[ware] for merchant in s.merchants)
            offered = sum(offer.give[ware] for offer in offers)
            assert s.harbour[ware] + held + offered == STOCK, "HAFEN-1.2"
        for gift, total in enumerate(DECK):
            held = sum(merchant.gifts[gift] for merchant in s.merchants)
            assert s.deck[gift] + s.played[gift] + held == total, "HAFEN-1.3"
        assert min(s.bank, *s.harbour, *s.deck, *s.played) >= 0
        for merchant in s.merchants:
            assert min(merchant.ducats, *merchant.hold, *merchant.gifts) >= 0


def seen(merchant: Merchant, is_open: bool) -> shape.MerchantView:
    """One merchant's things; which gifts he holds is his own affair (HAFEN-1.3)."""
    return {
        "ducats": merchant.ducats,
        "hold": merchant.hold[:],
        "in_hand": sum(merchant.gifts),
        "gifts": merchant.gifts[:] if is_open else None,
    }


def listed(counts: list[int]) -> list[int]:
    """So many of each kind, one by one."""
    return [gift for gift, count in enumerate(counts) for _ in range(count)]


def counted(gifts: list[int]) -> list[int]:
    """How many there are of each kind."""
    return [gifts.count(gift) for gift in range(len(DECK))]


def on_table(s: Hafen) -> list[Offer]:
    """The offers that have left their owners' hands (HAFEN-3.3)."""
    return [offer for frame in s.stack if isinstance(frame, Deal) for offer in frame.offers]

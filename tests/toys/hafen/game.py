"""Hafen as the house sees it: set-up, view, imagination, standings, audit."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from fondaco.kernel.action import EYE, Action, number, numbers
from fondaco.kernel.frame import doing
from fondaco.kernel.game import Game, Line, Option, Standing
from fondaco.kernel.glossary import Glossary
from tests.toys.hafen.data import BANK, DECK, DUCATS, GLOSSARY, MARKET, SPACES, WARES
from tests.toys.hafen.round import Play
from tests.toys.hafen.state import Hafen, Merchant
from tests.toys.hafen.trade import Deal


class HafenGame(Game[Hafen]):
    """Hafen for two to five."""

    name = "hafen"
    title = "Hafen"
    prefix = "HAFEN"
    rules = "1"
    seats = (2, 3, 4, 5)
    options = (Option("rounds", ("3", "2")),)

    def glossary(self, edition: Mapping[str, object] | None = None) -> Glossary:
        return GLOSSARY

    def setup(self, seats: int, options: Mapping[str, str], edition: Mapping[str, object] | None) -> Hafen:
        """All wares on the market, nothing drawn yet (HAFEN-1.1)."""
        return Hafen(
            seats,
            [Play(0)],
            [],
            merchants=[Merchant(DUCATS, [0] * len(WARES), [0] * len(DECK), 0) for _ in range(seats)],
            market=[MARKET] * len(WARES),
            display=[0] * len(WARES),
            deck=list(DECK),
            played=[0] * len(DECK),
            bank=BANK,
            first=0,
            rounds=int(options["rounds"]),
        )

    def view(self, s: Hafen, seat: int) -> dict[str, object]:
        return {
            "first": s.first,
            "market": s.market[:],
            "display": s.display[:],
            "bank": s.bank,
            "deck_left": sum(s.deck),
            "deck": s.deck[:] if seat == EYE else None,
            "played": s.played[:],
            "merchants": [merchant(m, seat in (owner, EYE)) for owner, m in enumerate(s.merchants)],
            "doing": doing(s, seat),
        }

    def imagine(self, s: Hafen, seat: int, rng: Random) -> Hafen:
        """Shuffle the deck and the others' privileges together and deal them anew; then what is sealed."""
        t = s.copy()
        others = [m for owner, m in enumerate(t.merchants) if owner != seat]
        unseen = cards_in(t.deck)
        for m in others:
            unseen.extend(cards_in(m.cards))
        rng.shuffle(unseen)
        for m in others:
            count = sum(m.cards)
            m.cards, unseen = counts_of(unseen[:count]), unseen[count:]
        t.deck = counts_of(unseen)
        for frame in t.stack:
            frame.imagine(t, seat, rng)
        return t

    def standings(self, s: Hafen) -> list[Standing]:
        rows: list[Standing] = []
        for m in s.merchants:
            wares = 2 * sum(m.hold)
            lines = (Line("ducats", "HAFEN-1.4", m.ducats), Line("wares", "HAFEN-1.4", wares))
            rows.append(Standing(m.ducats + wares, (m.ducats + wares, m.ducats), lines))
        return rows

    def audit(self, s: Hafen) -> None:
        """Every ducat, ware and privilege is somewhere, and nowhere twice."""
        offers = on_table(s)
        ducats = s.bank + sum(m.ducats for m in s.merchants) + sum(number(offer.args[2]) for offer in offers)
        assert ducats == BANK + DUCATS * s.seats
        for ware in range(len(WARES)):
            offered = sum(numbers(offer.args[0])[ware] for offer in offers)
            held = sum(m.hold[ware] for m in s.merchants)
            assert s.market[ware] + s.display[ware] + offered + held == MARKET
        for card, total in enumerate(DECK):
            assert s.deck[card] + s.played[card] + sum(m.cards[card] for m in s.merchants) == total
        assert min(s.bank, *s.market, *s.display, *s.deck, *s.played) >= 0
        for m in s.merchants:
            assert min(m.ducats, *m.hold, *m.cards) >= 0
            assert 0 <= m.at < SPACES


def merchant(m: Merchant, is_open: bool) -> dict[str, object]:
    """One merchant's things; which privileges he holds is his own affair (HAFEN-8.1)."""
    return {
        "ducats": m.ducats,
        "hold": m.hold[:],
        "at": m.at,
        "in_hand": sum(m.cards),
        "cards": m.cards[:] if is_open else None,
    }


def cards_in(counts: list[int]) -> list[int]:
    """So many of each kind, one by one."""
    return [card for card, count in enumerate(counts) for _ in range(count)]


def counts_of(cards: list[int]) -> list[int]:
    """How many there are of each kind."""
    return [cards.count(card) for card in range(len(DECK))]


def on_table(s: Hafen) -> list[Action]:
    """The offers that have left their owners' hands (HAFEN-6.3)."""
    return [offer for frame in s.stack if isinstance(frame, Deal) for offer in frame.offers]

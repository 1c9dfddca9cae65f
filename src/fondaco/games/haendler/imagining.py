"""Worlds a seat could be living in: the influence cards it has not seen are dealt anew (HAEN-2.7)."""

from __future__ import annotations

from random import Random
from typing import Final

from fondaco.games.haendler.cards import Pick
from fondaco.games.haendler.data import COPIES
from fondaco.games.haendler.history import (
    GAVE,
    GOT,
    KINDS,
    PICKED,
    PLAYED,
    SHOWED,
    card_of,
    deed,
    holding_of,
    owner_of,
    what_of,
)
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import EYE

SWAPS: Final = 8  # for each card hidden: so many that none is likely to stay where it was


def imagine(s: Haendler, seat: int, rng: Random) -> Haendler:
    """Deal the influence cards anew that `seat` has not seen, so that all picks and plays stay possible.

    Money stays: every payment was public.
    """
    t = s.copy()
    if seat != EYE:
        redeal(t, seat, rng)
    for frame in t.stack:
        frame.imagine(t, seat, rng)
    return t


def redeal(t: Haendler, seat: int, rng: Random) -> None:
    """Swap cards that `seat` has not seen, many times over, while all that was told of them stays possible.

    The swaps forget the true cards: worlds that fit come out alike, whichever of them is the real one.
    """
    cards = [card_of(entry) for entry in t.history if what_of(entry) == PICKED]
    owners = [owner_of(entry) for entry in t.history if what_of(entry) == PICKED]
    cards += [card for card, n in enumerate(t.pile) for _ in range(n)]
    stretches = stretches_of(owners, seat, len(cards), is_picking(t, seat))
    hidden = [i for i, owner in enumerate(owners) if owner != seat]
    for _ in range(SWAPS * len(hidden)):
        one = hidden[int(rng.random() * len(hidden))]
        stretch = stretches[one]
        other = stretch[int(rng.random() * len(stretch))]
        cards[one], cards[other] = cards[other], cards[one]
        if not is_possible(t.history, cards, t.seats):
            cards[one], cards[other] = cards[other], cards[one]
    rebuild(t, cards)


def stretches_of(owners: list[int], seat: int, count: int, sees_pile: bool) -> list[list[int]]:
    """[card] the cards `seat` cannot tell from it: picked between two looks at the pile, or still in it."""
    stretches: list[list[int]] = []
    stretch: list[int] = []
    for i, owner in enumerate(owners):
        if owner == seat:
            stretch = []
        else:
            stretch.append(i)
        stretches.append(stretch)
    if not sees_pile:
        stretch.extend(range(len(owners), count))
    return stretches


def is_possible(history: list[int], cards: list[int], seats: int) -> bool:
    """Could all have played, given and shown what they did, had they picked these cards?"""
    hand = [0] * (seats * KINDS)
    picks = 0
    for entry in history:
        what = what_of(entry)
        if what == PICKED:
            hand[owner_of(entry) * KINDS + cards[picks]] += 1
            picks += 1
        elif what == GOT:
            hand[holding_of(entry)] += 1
        elif what in (PLAYED, GAVE):
            hand[holding_of(entry)] -= 1
            if hand[holding_of(entry)] < 0:
                return False
        elif hand[holding_of(entry)] < what - SHOWED:
            return False
    return True


def is_picking(t: Haendler, seat: int) -> bool:
    """Does this seat look at the pile now? (HAEN-5.10)"""
    top = t.stack[-1] if t.stack else None
    return isinstance(top, Pick) and top.seat == seat


def rebuild(t: Haendler, cards: list[int]) -> None:
    """Hands and pile as these picks make them."""
    t.hand = [0] * (t.seats * KINDS)
    t.pile = [COPIES] * KINDS
    picks = 0
    for i, entry in enumerate(t.history):
        what = what_of(entry)
        if what == PICKED:
            entry = t.history[i] = deed(owner_of(entry), cards[picks], PICKED)
            t.pile[cards[picks]] -= 1
            picks += 1
        if what in (PICKED, GOT):
            t.hand[holding_of(entry)] += 1
        elif what in (PLAYED, GAVE):
            t.hand[holding_of(entry)] -= 1

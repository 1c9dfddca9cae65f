"""What a seat may know of a game of Die Händler, and worlds that fit it (HAEN-2.7)."""

from __future__ import annotations

from random import Random
from typing import Final

from fondaco.games.haendler.cards import Pick
from fondaco.games.haendler.data import BONUS_STEP, COPIES, NONE, ON_OFFER, STALLS, TILES, WAGONS
from fondaco.games.haendler.state import GAVE, GOT, KINDS, PICKED, PLAYED, SHOWED, Haendler, deed
from fondaco.kernel.action import EYE
from fondaco.kernel.frame import doing

SWAPS: Final = 8  # for each card hidden: so many that none is likely to stay where it was


def view(s: Haendler, seat: int) -> dict[str, object]:
    return {
        "map": s.edition.maps.index(s.edition.roads),
        "round": s.round,
        "first": s.first,
        "arrivals": s.arrivals,
        "rise_cost": s.rise_cost(),
        "prices": s.prices[:],
        "supply": s.supply[:],
        "bonus": [step * BONUS_STEP for step in s.bonus],
        "courier": s.courier,
        "wagons": [
            {
                "at": s.at[wagon],
                "came": s.came[wagon],
                "master": s.master[wagon],
                "is_blocked": s.blocked[wagon],
                "has_arrived": s.arrived[wagon],
                "beds": [s.bed(wagon, owner) for owner in range(s.seats)],
            }
            for wagon in range(WAGONS)
        ],
        "investments": [max(NONE, owner) for owner in s.owner],
        "offer": [card for card, owner in enumerate(s.owner) if owner == ON_OFFER],
        "played": s.played[:],
        "pile": sum(s.pile),
        "contracts": [contract.show() for contract in s.contracts],
        "players": [player(s, owner, seat in (owner, EYE)) for owner in range(s.seats)],
        "doing": doing(s, seat),
    }


def player(s: Haendler, owner: int, is_open: bool) -> dict[str, object]:
    """One player's things. Money and the faces of influence cards are hidden."""
    hand = s.hand[owner * KINDS : owner * KINDS + KINDS]
    return {
        "status": s.status[owner],
        "notes": s.notes[owner],
        "store": s.store[owner * STALLS : owner * STALLS + STALLS],
        "tiles": s.tiles[owner * TILES : owner * TILES + TILES],
        "cards": sum(hand),
        "money": s.money[owner] if is_open else None,
        "hand": hand if is_open else None,
        "seen": seen(s, owner) if is_open else None,
    }


def seen(s: Haendler, owner: int) -> list[list[int]]:
    """The pile as its owner saw it at each pick of theirs, before taking a card, and sees it now."""
    pile = [COPIES] * KINDS
    piles: list[list[int]] = []
    for entry in s.history:
        if entry % 8 == PICKED:
            if owner_of(entry) == owner:
                piles.append(pile[:])
            pile[card_of(entry)] -= 1
    return [*piles, pile] if is_picking(s, owner) else piles


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
    cards = [card_of(entry) for entry in t.history if entry % 8 == PICKED]
    owners = [owner_of(entry) for entry in t.history if entry % 8 == PICKED]
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
        what = entry % 8
        if what == PICKED:
            hand[owner_of(entry) * KINDS + cards[picks]] += 1
            picks += 1
        elif what == GOT:
            hand[entry // 8] += 1
        elif what in (PLAYED, GAVE):
            hand[entry // 8] -= 1
            if hand[entry // 8] < 0:
                return False
        elif hand[entry // 8] < what - SHOWED:
            return False
    return True


def is_picking(t: Haendler, seat: int) -> bool:
    """Does this seat look at the pile now? (HAEN-5.10)"""
    top = t.stack[-1] if t.stack else None
    return isinstance(top, Pick) and top.seat == seat


def owner_of(entry: int) -> int:
    return entry // (8 * KINDS)


def card_of(entry: int) -> int:
    return entry // 8 % KINDS


def rebuild(t: Haendler, cards: list[int]) -> None:
    """Hands and pile as these picks make them."""
    t.hand = [0] * (t.seats * KINDS)
    t.pile = [COPIES] * KINDS
    picks = 0
    for i, entry in enumerate(t.history):
        what = entry % 8
        if what == PICKED:
            entry = t.history[i] = deed(owner_of(entry), cards[picks], PICKED)
            t.pile[cards[picks]] -= 1
            picks += 1
        if what in (PICKED, GOT):
            t.hand[entry // 8] += 1
        elif what in (PLAYED, GAVE):
            t.hand[entry // 8] -= 1

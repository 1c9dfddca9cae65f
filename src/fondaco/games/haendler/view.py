"""What a seat may know of a game of Die Händler, and worlds that fit it (HAEN-2.7)."""

from __future__ import annotations

from random import Random

from fondaco.games.haendler.cards import Pick
from fondaco.games.haendler.data import BONUS_STEP, COPIES, NONE, ON_OFFER, STALLS, TILES, WAGONS
from fondaco.games.haendler.state import GAVE, GOT, KINDS, PICKED, PLAYED, SHOWED, Haendler, deed
from fondaco.kernel.action import EYE


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
        "doing": [{"frame": type(frame).__name__.lower(), **frame.show(seat)} for frame in s.stack],
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
    """The pile as its owner saw it at each pick of theirs, before taking a card."""
    pile = [COPIES] * KINDS
    piles: list[list[int]] = []
    for entry in s.history:
        if entry % 8 == PICKED:
            if owner_of(entry) == owner:
                piles.append(pile[:])
            pile[card_of(entry)] -= 1
    return piles


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
    """Put other cards in place of the others' picks, within what `seat` saw of the pile."""
    picks = [i for i, entry in enumerate(t.history) if entry % 8 == PICKED]
    kinds = [card_of(t.history[i]) for i in picks]
    fates = [fate(t.history, i) for i in picks]
    owners = [owner_of(t.history[i]) for i in picks]
    start = 0
    for end in range(len(picks) + 1):
        if end == len(picks) or owners[end] == seat:
            pool = kinds[start:end]
            if end == len(picks) and not is_picking(t, seat):
                pool = pool + [card for card, n in enumerate(t.pile) for _ in range(n)]
            shuffle_segment(kinds, fates, start, end, pool, rng)
            start = end + 1
    rebuild(t, picks, kinds)


def is_picking(t: Haendler, seat: int) -> bool:
    """Does this seat look at the pile now? (HAEN-5.10)"""
    top = t.stack[-1] if t.stack else None
    return isinstance(top, Pick) and top.seat == seat


def owner_of(entry: int) -> int:
    return entry // (8 * KINDS)


def card_of(entry: int) -> int:
    return entry // 8 % KINDS


def fate(history: list[int], pick: int) -> int:
    """The kind a pick must have been because of what its owner later did with it, or -1.

    What all know of is charged to the earliest picks of its kind; the rest of the owner's picks stay open.
    """
    nth = sum(1 for entry in history[:pick] if entry == history[pick])
    return card_of(history[pick]) if nth < accounted(history, history[pick] // 8) else -1


def accounted(history: list[int], owned: int) -> int:
    """How many picks of a kind an owner must have made, to have played, given and shown so many."""
    spent, most = 0, 0
    for entry in history:
        if entry // 8 == owned:
            what = entry % 8
            if what in (PLAYED, GAVE):
                spent += 1
            elif what == GOT:
                spent -= 1
            most = max(most, spent + max(0, what - SHOWED))
    return most


def shuffle_segment(
    kinds: list[int], fates: list[int], start: int, end: int, pool: list[int], rng: Random
) -> None:
    """Deal a pool among the picks of a stretch in which the seat saw nothing; what was played stays."""
    free = [i for i in range(start, end) if fates[i] < 0]
    for i in range(start, end):
        if fates[i] >= 0:
            pool.remove(fates[i])
    rng.shuffle(pool)
    for i in free:
        kinds[i] = pool.pop()


def rebuild(t: Haendler, picks: list[int], kinds: list[int]) -> None:
    """Hands and pile as these picks make them."""
    for i, kind in zip(picks, kinds, strict=True):
        t.history[i] = deed(owner_of(t.history[i]), kind, PICKED)
    t.hand = [0] * (t.seats * KINDS)
    t.pile = [COPIES] * KINDS
    for entry in t.history:
        if entry % 8 in (PICKED, GOT):
            t.hand[entry // 8] += 1
        elif entry % 8 in (PLAYED, GAVE):
            t.hand[entry // 8] -= 1
        if entry % 8 == PICKED:
            t.pile[card_of(entry)] -= 1

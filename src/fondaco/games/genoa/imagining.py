"""Worlds a seat could be living in: the hand cards it cannot place are dealt anew (GEN-2.2)."""

from __future__ import annotations

from random import Random

from fondaco.games.genoa.data import DOWN, FIRST, KINDS, UP
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.action import EYE


def imagine(s: Genoa, seat: int, rng: Random) -> Genoa:
    """Hands and piles as `seat` may believe them. Money stays: every payment was public."""
    t = s.copy()
    if seat == EYE:
        return t
    for kind in range(len(KINDS)):
        redeal(t, seat, kind, rng)
    for frame in t.stack:
        frame.imagine(t, seat, rng)
    return t


def redeal(t: Genoa, seat: int, kind: int, rng: Random) -> None:
    """Put each card of a kind where the seat thinks it may lie, every place filled as before."""
    cards = [card for card in range(FIRST[kind], FIRST[kind + 1]) if t.where[card] != UP]
    room = [0] * (t.seats + 1)  # the last place is the pile
    for card in cards:
        room[t.where[card]] += 1  # DOWN is -1: the last
    rng.shuffle(cards)
    choices = [t.knowledge.places(seat, card) for card in cards]
    order = sorted(range(len(cards)), key=lambda n: len(choices[n]))  # the best known first
    placed = [0] * len(cards)
    found = deal(choices, order, room, placed, 0, rng)
    assert found, "the true world fits what a seat knows"
    unsure = [n for n in range(len(cards)) if len(choices[n]) > 1]
    stand_in(t, seat, [(cards[n], DOWN if placed[n] == t.seats else placed[n]) for n in unsure], rng)


def stand_in(t: Genoa, seat: int, moves: list[tuple[int, int]], rng: Random) -> None:
    """Every card laid anew stands in for one that lay there: what others knew of that, they know of this.
    Which for which is left to chance, also for a card that stays: who knows it is hidden from the seat."""
    left = [card for card, _ in moves]
    rng.shuffle(left)
    pairs: list[tuple[int, int]] = []
    for card, place in moves:
        old = next(other for other in left if t.where[other] == place)
        left.remove(old)
        pairs.append((card, old))
    t.knowledge.renamed(seat, pairs)
    for card, place in moves:
        t.where[card] = place


def deal(
    choices: list[list[int]], order: list[int], room: list[int], placed: list[int], at: int, rng: Random
) -> bool:
    """Place the cards from `at` on at random, by the room there is; go back where that leads nowhere."""
    if at == len(order):
        return True
    card = order[at]
    open = [place for place in choices[card] if room[place]]
    while open:
        place = rng.choices(open, [room[place] for place in open])[0]
        open.remove(place)
        room[place] -= 1
        placed[card] = place
        if deal(choices, order, room, placed, at + 1, rng):
            return True
        room[place] += 1
    return False

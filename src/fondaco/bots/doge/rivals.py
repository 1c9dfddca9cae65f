"""What the others may have on the fields when they vote: unseen piles, and placements still to come."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Final

from fondaco.bots.doge.prize import Prizes
from fondaco.games.doge.data import FIELDS, HOMES, MOST_TOKENS, NEUTRAL, TOKENS, VALUES
from fondaco.games.doge.state import Doge

# Every order in which a player's seven tokens may come, each once: one of them is drawn with a single number.
ARRANGED: Final = tuple(
    dict.fromkeys(permutations([value for value in range(VALUES) for _ in range(TOKENS[value])]))
)


def foresee(s: Doge, left: int, prizes: Prizes, rng: Random) -> list[list[int]]:
    """The votes [field][seat] when all but the looking seat have made their placements, as they may fall."""
    looking = prizes.worth.seat
    votes = [[0] * s.seats for _ in FIELDS]
    count_advisors(s, prizes.worth.taste.stays, rng, votes)
    for field in range(len(FIELDS)):
        for value, count in enumerate(s.pile(looking, field)):
            votes[field][looking] += value * count
    for seat in range(s.seats):
        if seat != looking:
            foresee_seat(s, seat, left, prizes, rng, votes)
    return votes


def count_advisors(s: Doge, stays: float, rng: Random, votes: list[list[int]]) -> None:
    """An advisor whose home votes before the field where it stands may be gone by then (DOGE-7.3)."""
    for advisor, at in enumerate(s.at):
        if at == NEUTRAL:
            continue
        if s.row.index(HOMES[advisor]) > s.row.index(at) or rng.random() <= stays:
            votes[at][s.master[advisor]] += 1


def foresee_seat(s: Doge, seat: int, left: int, prizes: Prizes, rng: Random, votes: list[list[int]]) -> None:
    """A rival's piles, of which only the size is known, and its placements still to come.

    It rather goes where it gains, with piles of about the same size.
    """
    tokens = ARRANGED[int(rng.random() * len(ARRANGED))]
    dealt = 0
    cards: list[int] = []
    for field in range(len(FIELDS)):
        lying = s.lying[seat * len(FIELDS) + field]
        if lying:
            votes[field][seat] += sum(tokens[dealt : dealt + lying])
            dealt += lying
        else:
            cards.append(field)
    likings = prizes.likings(seat)
    odds = [likings[field] for field in cards]
    for to_come in range(left, 0, -1):
        in_hand = len(tokens) - dealt
        if not in_hand:
            return
        count = in_hand // to_come + int(rng.random() * 3) - 1
        count = min(max(count, 1), MOST_TOKENS, in_hand)
        i = drawn(odds, rng)
        votes[cards[i]][seat] += sum(tokens[dealt : dealt + count])
        dealt += count
        del cards[i], odds[i]


def drawn(odds: list[float], rng: Random) -> int:
    """A position, each as likely as its number is large."""
    mark = rng.random() * sum(odds, 0.0)
    for i, part in enumerate(odds):
        mark -= part
        if mark < 0.0:
            return i
    return len(odds) - 1

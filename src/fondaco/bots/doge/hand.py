"""The ways to spread a hand of vote tokens over placements."""

from __future__ import annotations

from functools import cache

from fondaco.games.doge.data import MOST_TOKENS

Tokens = tuple[int, ...]  # how many of each value
Split = tuple[Tokens, ...]  # the tokens of each placement, those with fewer votes first


def votes_of(tokens: Tokens) -> int:
    return sum([value * count for value, count in enumerate(tokens)])


def piles(hand: Tokens) -> list[Tokens]:
    """Every pile that one placement can make of a hand (DOGE-3.2)."""
    rows: list[Tokens] = [()]
    for have in hand:
        rows = [(*row, n) for row in rows for n in range(have + 1)]
    return [row for row in rows if 1 <= sum(row) <= MOST_TOKENS]


def strongest(hand: Tokens) -> list[Tokens]:
    """The piles with the most votes."""
    found = piles(hand)
    most = max(map(votes_of, found))
    return [pile for pile in found if votes_of(pile) == most]


@cache
def splits(hand: Tokens, most: int) -> dict[Split, None]:
    """Every way to spend a hand in at most so many placements, in a fixed order.

    Nothing is kept back, for it would be worth nothing (DOGE-3.4): the last placement takes all it may.
    """
    found: dict[Split, None] = {}
    for pile in piles(hand) if most > 1 else strongest(hand):
        rest = tuple([have - n for have, n in zip(hand, pile, strict=True)])
        if most == 1 or not any(rest):
            found[(pile,)] = None
            continue
        for others in splits(rest, most - 1):
            if sum(map(sum, others)) == sum(rest):
                found[tuple(sorted((pile, *others), key=lambda tokens: (votes_of(tokens), tokens)))] = None
    return found


@cache
def by_votes(hand: Tokens, most: int) -> dict[tuple[int, ...], list[Split]]:
    """The same, those together whose placements have the same votes: they differ in looks only."""
    found: dict[tuple[int, ...], list[Split]] = {}
    for split in splits(hand, most):
        found.setdefault(tuple(map(votes_of, split)), []).append(split)
    return found

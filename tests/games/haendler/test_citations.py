"""Die Händler: what may be said, and what is told, cites the clause it rests on."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from random import Random

import pytest

from fondaco.kernel import apply, ask, pick
from fondaco.rules import clauses
from tests.games.haendler.tables import HAENDLER, position

MOVES = {
    "buy": "HAEN-3.1",
    "command": "HAEN-4.2",
    "bid": "HAEN-4.3",
    "load": "HAEN-4.5",
    "propose": "HAEN-4.7",
    "leave": "HAEN-4.7",
    "take": "HAEN-4.7",
    "agree": "HAEN-4.7",
    "refuse": "HAEN-4.7",
    "name": "HAEN-4.7",
    "load_free": "HAEN-4.9",
    "break": "HAEN-5.1",
    "drive": "HAEN-5.2",
    "spend": "HAEN-5.6",
    "push": "HAEN-5.8",
    "ride": "HAEN-5.9",
    "ride_far": "HAEN-5.9",
    "pick": "HAEN-5.10",
    "end": "HAEN-5.12",
    "point": "HAEN-6.1",
    "shift": "HAEN-6.3",
    "sell": "HAEN-6.4",
    "sell_one": "HAEN-6.5",
    "favour": "HAEN-7.2",
    "open": "HAEN-8.2",
    "decline": "HAEN-8.2",
    "raise": "HAEN-8.2",
    "invest": "HAEN-8.2",
    "pay": "HAEN-9.1",
    "spare": "HAEN-9.2",
    "borrow": "HAEN-9.3",
    "repay": "HAEN-9.3",
    "rise": "HAEN-9.4",
    "stop": "HAEN-9.4",
    "rise_by_card": "HAEN-9.5",
}


@cache
def cited() -> dict[str, set[str]]:
    """The clauses that each move cited, in games of players who hold and own much and have little money."""
    found: dict[str, set[str]] = defaultdict(set)
    for seed in range(12):
        rng = Random(seed)
        at = position(3).money(*[rng.randrange(300, 3000, 100) for _ in range(3)])
        for card in range(7):
            at.holds(card % 3, card).holds((card + 1) % 3, card)
        for card in range(8):
            at.owns(rng.randrange(3), *([card] if rng.random() < 0.6 else []))
        for seat in range(3):
            at.status(seat, rng.randint(1, 7))
        s = at.owes(seed % 3).arrivals(3).buys()
        while prompts := ask(s):
            for prompt in prompts:
                for move in prompt.moves:
                    found[move.verb].add(move.clause)
            apply(s, pick(s, rng.choice(prompts), rng))
    return found


@pytest.mark.parametrize("verb", MOVES)
def test_a_move_cites_the_clause_that_allows_it(verb: str) -> None:
    """Wherever it is offered."""
    assert cited()[verb] == {MOVES[verb]}


def test_to_pass_is_allowed_by_the_clause_of_what_is_passed() -> None:
    """A card's moment, further loading, a counting house, an auction, a debt note."""
    allowed = {"4.2", "4.7", "5.1", "6.3", "6.5", "7.2", "8.2", "9.3"}
    assert cited()["pass"] <= {f"HAEN-{clause}" for clause in allowed}
    assert set(MOVES.values()) <= set(clauses(HAENDLER, "en"))

"""Every game, the examples too, at every number of seats."""

from __future__ import annotations

import pytest

from fondaco.games import ALL_GAMES
from tests.contract.contract import check_determinism, keep

CASES = [(name, seats) for name, game in ALL_GAMES.items() for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_contract(name: str, seats: int) -> None:
    """A few games at random, looked into at many moments."""
    keep(name, seats, games=3, seed=1)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_hash_seed_does_not_matter(name: str, seats: int) -> None:
    """The same game in several processes: no rule goes through a set in the order of its hashes."""
    check_determinism(name, seats, seed=1)

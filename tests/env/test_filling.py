"""Answers filled in number by number: all that is legal can be reached, and nothing else."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.env.filling import Filling
from fondaco.kernel import Action, check, legal, pick
from tests.env.tables import LARGEST, Table, name_of, walk


def filled_like(filling: Filling, vector: tuple[int, ...]) -> Action | None:
    """Fill in a vector, where each of its numbers must be among the choices."""
    while filling.answer is None:
        n = vector[len(filling.vector)]
        assert n in filling.choices()
        filling.choose(n)
    return filling.answer


@pytest.mark.parametrize("table", LARGEST, ids=name_of)
def test_every_legal_answer_can_be_filled_in(table: Table) -> None:
    codec = table.setting().codec
    rng = Random(1)
    for s, prompt in walk(table, seed=6, most=100):
        a = pick(s, prompt, rng)
        assert filled_like(Filling(codec, s, prompt), codec.encode(a)) == a


@pytest.mark.parametrize("table", LARGEST, ids=name_of)
def test_whatever_is_chosen_the_answer_is_legal(table: Table) -> None:
    codec = table.setting().codec
    rng = Random(2)
    for s, prompt in walk(table, seed=7, most=60):
        filling = Filling(codec, s, prompt)
        for _ in range(5000):
            if filling.answer is not None:
                break
            filling.choose(rng.choice(filling.choices()))
        assert filling.answer is not None
        check(s, filling.answer)


def test_the_choices_lead_to_the_legal_answers_and_to_no_other() -> None:
    """All ways through a small question of Hafen: an offer, of which rules forbid some."""
    table = Table("hafen", 3, {"rounds": "6"})
    codec = table.setting().codec
    s, prompt = next((s, p) for s, p in walk(table, seed=1, most=200) if p.text == "offer" and p.size() > 20)
    found: list[Action] = []
    ways = [Filling(codec, s, prompt)]
    while ways:
        filling = ways.pop()
        if filling.answer is not None:
            found.append(filling.answer)
            continue
        for choice in filling.choices():
            other = filling.copy(s)
            other.choose(choice)
            ways.append(other)
    assert sorted(found) == sorted(legal(s, prompt))


def test_where_a_rule_forbids_all_that_is_left_one_begins_again() -> None:
    """A contract of Die Händler may be filled in so far that none of its ends is allowed."""
    table = Table("haendler", 3, {"map": "single", "start": "any", "agreements": "yes"})
    codec = table.setting().codec
    rng = Random(3)
    for s, prompt in walk(table, seed=8, most=400):
        if prompt.move("offer") is None:
            continue
        filling = Filling(codec, s, prompt)
        while filling.answer is None and not filling.is_dead_end:
            filling.choose(rng.choice(filling.choices()))
        if filling.is_dead_end:
            assert filling.choices() == [0]
            filling.choose(0)
            assert filling.vector == Filling(codec, s, prompt).vector
            return
    pytest.fail("no dead end was met")

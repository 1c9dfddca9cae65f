"""Answers as vectors and back."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.env.answers import AnswerCodec
from fondaco.games import DOGE, GENOA
from fondaco.kernel import Action, legal, pick
from tests.env.tables import LARGEST, TABLES, Table, name_of, walk


def test_a_placement_of_doge_is_its_verb_its_field_and_a_count_for_each_token() -> None:
    codec = AnswerCodec(DOGE, 3)
    place = Action(1, "place", (3, (0, 1, 2, 0)))
    assert codec.encode(place) == (codec.verbs.index("place"), 3, 0, 1, 2, 0)
    assert codec.decode(codec.encode(place), 1) == place


def test_an_offer_of_genoa_has_two_digits_for_money_and_a_place_for_each_card() -> None:
    codec = AnswerCodec(GENOA, 4)
    goods = (1, *(0,) * 17)
    offer = Action(2, "offer", (5, 300, goods, (7, 59), 0, goods, 3, 1))
    vector = codec.encode(offer)
    assert vector[:4] == (codec.verbs.index("offer"), 5, 1, 44)  # 300 is 1 · 256 + 44
    assert len(vector) == codec.width
    assert codec.decode(vector, 2) == offer


def test_what_does_not_fit_is_refused() -> None:
    codec = AnswerCodec(GENOA, 4)
    nothing = (0,) * 18
    with pytest.raises(ValueError, match="does not fit"):
        codec.encode(Action(0, "offer", (5, 256 * 256, nothing, (), 0, nothing, 0, 0)))
    with pytest.raises(ValueError, match="does not fit"):
        codec.encode(Action(0, "offer", (5, 0, nothing[1:], (), 0, nothing, 0, 0)))


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_every_answer_of_a_random_game_comes_back(table: Table) -> None:
    codec = table.setting().codec
    rng = Random(5)
    for s, prompt in walk(table, seed=1, most=60):
        for _ in range(3):
            a = pick(s, prompt, rng)
            vector = codec.encode(a)
            assert codec.decode(vector, a.seat) == a
            assert all(0 <= n < bound for n, bound in zip(vector, codec.bounds, strict=True))


@pytest.mark.parametrize("table", LARGEST, ids=name_of)
def test_no_two_answers_have_the_same_vector(table: Table) -> None:
    codec = table.setting().codec
    for s, prompt in walk(table, seed=2, most=150):
        if prompt.size() <= 300:
            answers = legal(s, prompt)
            assert len({codec.encode(a) for a in answers}) == len(answers)

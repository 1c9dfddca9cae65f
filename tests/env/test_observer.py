"""Observations: what is in them, where, and that nothing is lost."""

from __future__ import annotations

import json
from array import array
from typing import Annotated, TypedDict

import numpy as np
import pytest

from fondaco.env.episode import Episode
from fondaco.env.layout import Part, TooLong, Walk, number
from fondaco.env.setting import Style
from fondaco.kernel import Action, question, waiting
from fondaco.kernel.shape import Thing
from tests.env.tables import LARGEST, TABLES, Table, name_of, walk

DOGE = Table("doge", 4, {})
HAFEN = Table("hafen", 3, {"rounds": "6"})


def test_doge_shows_ones_own_tokens_and_flags_those_of_others_as_unknown() -> None:
    setting = DOGE.setting()
    episode = Episode(setting, seed=1)
    seen = episode.observe(2)["observation"]
    assert seen["players.tokens.known"].tolist() == [0, 0, 1, 0]
    assert seen["players.tokens"].tolist() == [[0] * 4, [0] * 4, [1, 2, 2, 2], [0] * 4]
    assert seen["seat"].tolist() == [2]
    assert seen["row"].tolist() == episode.s.row
    assert seen["coming.length"].tolist() == [0]
    assert seen["coming"].tolist() == [-1] * 7
    assert seen["asked.place.most"].tolist() == [4]


def test_a_closed_answer_is_seen_by_who_gave_it_and_by_nobody_else() -> None:
    setting = DOGE.setting()
    episode = Episode(setting, seed=1)
    place = Action(0, "place", (3, (0, 0, 1, 0)))
    episode.give(place)
    mine, other = [episode.observe(seat)["observation"] for seat in (0, 1)]
    assert mine["doing.placement.mine"][0, 0].tolist() == list(setting.codec.encode(place))
    assert other["doing.placement.mine.length"].tolist() == [0]
    assert other["doing.placement.chosen.length"].tolist() == [1]


def test_a_question_is_in_the_observation_of_who_is_asked() -> None:
    episode = Episode(HAFEN.setting(), seed=1)
    (asked,) = episode.waiting
    seen = episode.observe(asked)["observation"]
    assert seen["asked.known"].tolist() == [1]
    assert seen["asked.errand.rounds"].tolist() == [6]
    other = episode.observe((asked + 1) % 3)
    assert other["observation"]["asked.known"].tolist() == [0]
    assert not other["action_mask"].any()


@pytest.mark.parametrize("table", LARGEST, ids=name_of)
def test_each_number_of_a_row_is_in_one_tensor(table: Table) -> None:
    setting = table.setting()
    row = setting.observer.row(setting.start(), 0, None)
    for tensor in setting.observer.tensors(row).values():
        tensor[...] = 77
    assert (row == 77).all()
    assert sum(tensor.size for tensor in setting.observer.tensors(row).values()) == row.size


class Shown(TypedDict):
    cards: list[Annotated[int, Thing("card")]]
    sums: list[int]


def closed(name: str) -> Part:
    return number(name, 0, 0)


def test_a_list_that_is_too_long_is_an_error_and_not_cut() -> None:
    part = Walk({"card": 3}, {".sums": 2}, closed).part(Shown, "")
    row = array("i", part.blank)
    part.write({"cards": [0, 2, 1], "sums": [5, 6]}, row, 0)
    assert row.tolist() == [3, 0, 2, 1, 2, 5, 6]
    for cards, sums in (([0, 1, 2, 0], [5]), ([0], [5, 6, 7])):
        with pytest.raises(TooLong):
            part.write({"cards": cards, "sums": sums}, array("i", part.blank), 0)


def test_a_list_without_a_bound_is_an_error() -> None:
    with pytest.raises(TooLong, match=r"declares no bound for \.sums"):
        Walk({"card": 3}, {}, closed).part(Shown, "")


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_observations_fit_their_space(table: Table) -> None:
    """Also those of seats that are not asked."""
    setting = table.setting()
    space = setting.seen_space()
    for n, (s, prompt) in enumerate(walk(table, seed=3, most=120)):
        row = setting.observer.row(s, prompt.seat, prompt)
        other = setting.observer.row(s, (prompt.seat + 1) % table.seats, None)
        if n % 10 == 0:
            assert space.contains(setting.observer.tensors(row))
            assert space.contains(setting.observer.tensors(other))


@pytest.mark.parametrize("table", LARGEST, ids=name_of)
def test_different_views_have_different_observations(table: Table) -> None:
    """Nothing of a view is lost: a row stands for one view only."""
    setting = table.setting()
    views: dict[bytes, str] = {}
    for s, _ in walk(table, seed=4, most=300):
        for seat in range(table.seats):
            asked = question(s, seat) if seat in waiting(s) else None
            heading = (asked.text, asked.about) if asked else None
            row = setting.observer.row(s, seat, asked).tobytes()
            view = json.dumps([seat, heading, setting.game.view(s, seat)])
            assert views.setdefault(row, view) == view
    assert len(views) > 50


@pytest.mark.parametrize("table", LARGEST, ids=name_of)
def test_features_spread_things_out(table: Table) -> None:
    setting = table.setting(Style(observations="features"))
    rows = [setting.observer.row(s, prompt.seat, prompt) for s, prompt in walk(table, seed=5, most=12)]
    many = setting.features.of(np.stack(rows))
    for row, floats in zip(rows, many, strict=True):
        assert np.array_equal(setting.features.of(row), floats)
        there = sum(int(row[place] >= 0) for place in setting.features.things)
        assert floats[len(setting.features.plain) :].sum() == there
        assert np.array_equal(floats[: len(setting.features.plain)], row[setting.features.plain])

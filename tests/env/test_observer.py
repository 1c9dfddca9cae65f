"""Observations: what is in them, where, and that nothing is lost."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from typing import Annotated, Any, TypedDict

import numpy as np
import pytest

from fondaco.env.episode import Episode
from fondaco.env.layout import Part, Walk, number
from fondaco.env.rowcode import RowCode, TooLong
from fondaco.env.setting import Style
from fondaco.kernel import Action, question, waiting
from fondaco.kernel.shape import Bag, PerSeat, Thing
from tests.env.plain import PlainWriter
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


class Counted(TypedDict):
    bag: Annotated[list[int], Bag("card")]
    bags: PerSeat[Annotated[list[int], Bag("card")]]


def closed(name: str) -> Part:
    return number(name, 0, 0)


def writer(part: Part) -> Callable[..., None]:
    code = RowCode()
    part.emit(code, "value", 0)
    return code.function("value")


def test_a_list_that_is_too_long_is_an_error_and_not_cut() -> None:
    part = Walk({"card": 3}, {".sums": 2}, closed).part(Shown, "")
    write = writer(part)
    row = array("i", part.blank)
    write(row, {"cards": [0, 2, 1], "sums": [5, 6]})
    assert row.tolist() == [3, 0, 2, 1, 2, 5, 6]
    for cards, sums in (([0, 1, 2, 0], [5]), ([0], [5, 6, 7])):
        with pytest.raises(TooLong):
            write(array("i", part.blank), {"cards": cards, "sums": sums})


def test_a_list_without_a_bound_is_an_error() -> None:
    with pytest.raises(TooLong, match=r"declares no bound for \.sums"):
        Walk({"card": 3}, {}, closed).part(Shown, "")


def test_a_list_of_fixed_length_that_has_another_is_an_error() -> None:
    """Also where another list of the same row makes up for it."""
    walk = Walk({"card": 2, "seat": 2}, {}, closed)
    write = writer(walk.part(Counted, ""))
    row = array("i", [0] * 6)
    write(row, {"bag": [1, 2], "bags": [[3, 4], [5, 6]]})
    assert row.tolist() == [1, 2, 3, 4, 5, 6]
    for bag, bags in (([1, 2, 3], [[4], [5, 6]]), ([1, 2], [[3, 4]]), ([1], [[3, 4], [5, 6, 7]])):
        with pytest.raises(TooLong):
            write(row, {"bag": bag, "bags": bags})


@pytest.mark.parametrize("table", LARGEST, ids=name_of)
def test_more_frames_than_the_shape_allows_are_an_error(table: Table) -> None:
    """Each kind of frame that shows anything has room for as many as the shape says."""
    setting = table.setting()
    for s, prompt in walk(table, seed=6, most=60):
        seen: dict[str, Any] = dict(setting.game.view(s, prompt.seat))
        shows = [frame for frame in seen["doing"] if len(frame) > 1]
        if shows:
            seen["doing"] = shows[-1:] * 3
            with pytest.raises(TooLong, match="doing"):
                setting.observer.write_seen(array("i", setting.observer.blank), prompt.seat, seen)
            return
    raise AssertionError("no frame showed anything")


@pytest.mark.parametrize("table", LARGEST, ids=name_of)
def test_rows_are_what_the_slow_way_writes(table: Table) -> None:
    setting = table.setting()
    plain = PlainWriter(setting)
    for n, (s, _) in enumerate(walk(table, seed=8, most=1500)):
        if n % 25 == 0:
            for seat in range(table.seats):
                asked = question(s, seat) if seat in waiting(s) else None
                row = setting.observer.row(s, seat, asked).tolist()
                assert row == plain.row(seat, asked, setting.game.view(s, seat))


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

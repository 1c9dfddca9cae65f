"""Fields, moves and questions: what they admit, list, count and sample is the same."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.kernel import Action, Amount, Arg, Bar, Bundle, Field, Gaps, Move, One, PlainMove, Prompt, Some

small = st.integers(0, 4)
options = st.lists(st.integers(-3, 12), min_size=1, max_size=6, unique=True)


@st.composite
def ones(draw: st.DrawFn) -> One:
    things = draw(options)
    weights = draw(st.none() | st.lists(st.integers(1, 9), min_size=len(things), max_size=len(things)))
    return One("thing", "thing", things, weights=weights)


@st.composite
def amounts(draw: st.DrawFn) -> Amount:
    low = draw(st.integers(-5, 5))
    return Amount("price", "ducat", low, low + draw(st.integers(0, 9)))


@st.composite
def somes(draw: st.DrawFn) -> Some:
    things = draw(options)
    low = draw(st.integers(0, len(things)))
    gaps = draw(st.none() | st.builds(Gaps, st.integers(0, 2), small))
    return Some("things", "thing", things, low, draw(st.integers(low, len(things))), gaps=gaps)


@st.composite
def bundles(draw: st.DrawFn) -> Bundle:
    limits = draw(st.lists(small, min_size=1, max_size=4))
    least = draw(st.integers(0, sum(limits)))
    return Bundle("goods", "ware", limits, least, draw(st.integers(least, sum(limits) + 2)))


fields: st.SearchStrategy[Field] = st.one_of(ones(), amounts(), somes(), bundles())
numbers = st.integers(-4, 13)
args: st.SearchStrategy[Arg] = numbers | st.lists(numbers, max_size=5).map(tuple)
relaxed = settings(deadline=None, max_examples=200)


@relaxed
@given(fields)
def test_a_field_admits_all_it_lists_and_lists_nothing_twice(field: Field) -> None:
    values = field.values()
    assert all(field.admits(value) for value in values)
    assert len(set(values)) == len(values) == field.size() > 0


@relaxed
@given(fields, args)
def test_a_field_admits_nothing_that_it_does_not_list(field: Field, arg: Arg) -> None:
    assert field.admits(arg) == (arg in field.values())


@relaxed
@given(fields, st.integers())
def test_a_field_samples_what_it_lists(field: Field, seed: int) -> None:
    values = field.values()
    rng = Random(seed)
    assert all(field.sample(rng) in values for _ in range(20))


@relaxed
@given(fields)
def test_a_field_samples_all_that_it_lists(field: Field) -> None:
    """Nothing that is listed is out of reach of a player who plays at random."""
    if field.size() <= 6:
        rng = Random(1)
        assert {field.sample(rng) for _ in range(600)} == set(field.values())


@relaxed
@given(fields, st.data())
def test_a_field_does_not_take_true_for_one(field: Field, data: st.DataObject) -> None:
    """Whatever of a value is 0 or 1, False or True in its place is refused."""
    value = data.draw(st.sampled_from(field.values()))
    if isinstance(value, int):
        if value in {0, 1}:
            assert not field.admits(bool(value))
        return
    for i, n in enumerate(value):
        if n in {0, 1}:
            assert not field.admits((*value[:i], bool(n), *value[i + 1 :]))


@pytest.mark.parametrize(
    "field", [One("a", "b", [1, 2]), Amount("a", "b", 0, 3), Some("a", "b", [0, 1], 0, 2)]
)
def test_a_field_does_not_take_what_is_no_number(field: Field) -> None:
    """What a JSON text may hold besides numbers is refused, and nothing breaks."""
    odd: list[object] = ["1", None, 1.0, [1], {}, ("1",), (None,), ((1,),)]
    for value in odd:
        assert not field.admits(value)  # type: ignore[arg-type, unused-ignore]  # on purpose


def test_a_bundle_does_not_take_what_is_no_number() -> None:
    field = Bundle("goods", "ware", [2, 2], 0, 4)
    odd: list[object] = [2, "11", None, [1, 1], ("1", 1), (None, 1), ((1,), 1), (1.0, 1)]
    for value in odd:
        assert not field.admits(value)  # type: ignore[arg-type, unused-ignore]  # on purpose


def test_some_things_in_a_row_leave_out_no_more_than_one_can_pay_for() -> None:
    """Two silver at one each: of eight things two with up to two in between; those outside cost nothing."""
    field = Some("things", "thing", list(range(8)), 2, 2, gaps=Gaps(1, 2))
    assert field.admits((0, 3))
    assert field.admits((6, 7))
    assert not field.admits((0, 4))
    assert field.size() == 7 + 6 + 5


def test_one_goes_by_its_weights() -> None:
    """Odds of 1 to 3 come out as about 1 to 3."""
    field = One("card", "card", [5, 9], weights=[1, 3])
    rng = Random(7)
    counts = Counter([field.sample(rng) for _ in range(4000)])
    assert 900 < counts[5] < 1100


@given(st.lists(st.integers(1, 9), min_size=1, max_size=9), st.integers())
@settings(max_examples=60)
def test_weights_fall_as_the_standard_library_lets_them_fall(weights: list[int], seed: int) -> None:
    """Games that were drawn before stay the same: the same dice, the same thing."""
    things = list(range(len(weights)))
    drawn = One("card", "card", things, weights=weights).sample(Random(seed))
    assert drawn == Random(seed).choices(things, weights)[0]


def test_a_plain_move_has_an_answer_for_every_seat_and_for_chance() -> None:
    move = PlainMove("pass", "X-1")
    answers = [move.sample(seat, Random(1)) for seat in (-1, 0, 4)]
    assert answers == [Action(-1, "pass"), Action(0, "pass"), Action(4, "pass")]
    assert move.fill(2) == [Action(2, "pass")]


def test_one_without_weights_is_even() -> None:
    field = One("card", "card", [5, 9])
    rng = Random(7)
    counts = Counter([field.sample(rng) for _ in range(4000)])
    assert 1900 < counts[5] < 2100


def test_some_is_listed_in_rising_order_whatever_order_it_was_given() -> None:
    field = Some("wares", "ware", [3, 1, 2], 1, 2)
    assert field.values() == [(1,), (2,), (3,), (1, 2), (1, 3), (2, 3)]
    assert not field.admits((2, 1))
    assert not field.admits((1, 1))


def test_some_may_be_none() -> None:
    field = Some("wares", "ware", [3, 1], 0, 1)
    assert field.values() == [(), (1,), (3,)]


def test_some_may_allow_more_than_there_is() -> None:
    """Then all of it is the most that can be said, or sampled."""
    field = Some("wares", "ware", [1, 3], 1, 5)
    assert field.values() == [(1,), (3,), (1, 3)]
    assert field.size() == 3
    rng = Random(2)
    assert {field.sample(rng) for _ in range(60)} == {(1,), (3,), (1, 3)}


def test_a_bundle_keeps_to_its_totals() -> None:
    field = Bundle("tokens", "token", [1, 2, 2], 2, 3)
    assert field.values() == [
        *((0, 0, 2), (0, 1, 1), (0, 1, 2), (0, 2, 0), (0, 2, 1)),
        *((1, 0, 1), (1, 0, 2), (1, 1, 0), (1, 1, 1), (1, 2, 0)),
    ]


def test_a_bundle_samples_small_totals_as_often_as_big_ones() -> None:
    """A big stock does not drown the small bundles: first how many in all, then which."""
    field = Bundle("goods", "ware", [5, 5, 5], 0, 3)
    rng = Random(3)
    counts: Counter[int] = Counter()
    for _ in range(4000):
        value = field.sample(rng)
        assert isinstance(value, tuple)
        counts[sum(value)] += 1
    assert all(900 < counts[total] < 1100 for total in range(4))


def test_a_bundle_too_big_to_list_is_counted_all_the_same() -> None:
    assert Bundle("goods", "ware", [9] * 9, 0, 81).size() == 10**9


@relaxed
@given(st.lists(fields, max_size=3))
def test_a_move_fills_in_every_combination(open_fields: list[Field]) -> None:
    move = Move("offer", "LITTLE-1.1", open_fields)
    if move.size() <= 500:
        filled = move.fill(3)
        assert len(set(filled)) == len(filled) == move.size()
        assert move.sample(3, Random(1)) in filled
        assert all(a.seat == 3 and a.verb == "offer" for a in filled)


PROMPT = Prompt(
    2,
    "auction",
    "LITTLE-1.1",
    [Move("pass", "LITTLE-1.2", []), Move("bid", "LITTLE-1.3", [Amount("price", "ducat", 1, 900)])],
    (0,),
    (Bar("steal", "LITTLE-1.4"),),
)


def test_a_question_finds_its_moves_by_verb() -> None:
    move = PROMPT.move("bid")
    assert move is not None
    assert move.clause == "LITTLE-1.3"
    assert PROMPT.move("steal") is None


def test_a_question_counts_its_answers() -> None:
    assert PROMPT.size() == 901


def test_a_question_samples_each_move_as_often() -> None:
    """Nine hundred prices do not drown the one way to pass."""
    rng = Random(5)
    counts = Counter([PROMPT.sample(rng).verb for _ in range(2000)])
    assert 900 < counts["pass"] < 1100
    assert PROMPT.sample(rng).seat == 2


def test_a_question_without_anything_more_to_say() -> None:
    prompt = Prompt(0, "ask", "LITTLE-1.1", [Move("nod", "LITTLE-1.1", [])])
    assert (prompt.about, prompt.bars) == ((), ())
    assert prompt.sample(Random(1)) == Action(0, "nod")


def test_a_question_can_be_read_by_whoever_prints_it() -> None:
    fields: list[Field] = [
        One("where", "field", [2, 5]),
        Amount("pay", "ducat", 0, 20, step=5),
        Some("cards", "card", [7, 3], 0, 2),
        Bundle("give", "good", [1, 0, 2], 0, 3),
    ]
    prompt = Prompt(
        1, "offer", "LITTLE-1.1", [Move("offer", "LITTLE-1.1", fields), Move("pass", "LITTLE-1.1", [])]
    )
    assert repr(prompt) == (
        "<seat 1 is asked offer (LITTLE-1.1): [offer(where: one of [2, 5], pay: 0 to 20 by 5,"
        " cards: 0 to 2 of [3, 7], give: 0 to 3 within [1, 0, 2]), pass()]>"
    )

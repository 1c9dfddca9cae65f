"""The frames that games share: steps, turns, sealed choices, draws."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.kernel import (
    CHANCE,
    EYE,
    NOBODY,
    Action,
    Illegal,
    One,
    annotated,
    apply,
    done,
    is_sealed,
    question,
    waiting,
)
from tests.kernel.little import Bids, Course, Little, Pays, Picks, kinds, little


def bid(seat: int, price: int) -> Action:
    return Action(seat, "bid", (price, (0, 0)))


def test_steps_go_on_when_each_is_done() -> None:
    """One after the other, and off the stack when none is left."""
    s = little(Course(0))
    assert (kinds(s), waiting(s)) == (["step"], [0])
    apply(s, Action(0, "pay", (2,)))
    assert (kinds(s), waiting(s)) == (["step", "paid", "finished", "step"], [CHANCE])
    apply(s, Action(CHANCE, "pick", (0,)))
    assert (kinds(s)[-2:], s.stack) == (["picked", "step"], [])


def test_turns_ask_in_the_order_given() -> None:
    s = little(Pays([2, 0, 1], 0))
    order = []
    while seats := waiting(s):
        order.extend(seats)
        apply(s, Action(seats[0], "pay", (1,)))
    assert order == [2, 0, 1]
    assert kinds(s) == ["paid", "paid", "paid", "finished"]


def test_turns_pass_over_who_can_do_nothing() -> None:
    """At the beginning, in the middle and at the end; it is told when its turn comes, not before."""
    s = Little(4, [Pays([0, 1, 2, 3], 0)], [], [0, 1, 0, 1], [])
    s.stack[-1].advance(s)
    assert (waiting(s), kinds(s)) == ([1], ["missed"])
    apply(s, Action(1, "pay", (1,)))
    assert (waiting(s), kinds(s)) == ([3], ["missed", "paid", "missed"])
    apply(s, Action(3, "pay", (1,)))
    assert (waiting(s), kinds(s)[-1]) == ([], "finished")


def test_turns_without_anyone_able_are_over_at_once() -> None:
    s = Little(2, [Pays([0, 1], 0)], [], [0, 0], [])
    assert s.stack[-1].advance(s) is False
    assert (s.stack, kinds(s)) == ([], ["missed", "missed", "finished"])


def test_turns_show_who_is_still_to_come() -> None:
    s = little(Pays([2, 0, 1], 0))
    apply(s, Action(2, "pay", (1,)))
    assert s.stack[-1].show(NOBODY) == {"frame": "pays", "to_come": [0, 1]}


def test_one_seat_may_have_several_turns() -> None:
    s = little(Pays([0, 0], 0))
    apply(s, Action(0, "pay", (1,)))
    assert waiting(s) == [0]


def test_a_sealed_choice_waits_for_all_in_any_order() -> None:
    s = little(Bids([1, 2, 0], [None] * 3))
    assert waiting(s) == [1, 2, 0]
    apply(s, bid(2, 5))
    assert waiting(s) == [1, 0]
    apply(s, bid(0, 4))
    assert kinds(s) == []
    apply(s, bid(1, 6))
    assert s.log is not None
    assert [event.args[:2] for event in s.log] == [(1, 6), (2, 5), (0, 4)]


def test_a_sealed_choice_is_final() -> None:
    s = little(Bids([0, 1], [None, None]))
    apply(s, bid(0, 5))
    with pytest.raises(Illegal, match="turn"):
        apply(s, bid(0, 6))


@pytest.mark.parametrize(
    ("seat", "mine"),
    [(0, [(0, "bid", (5, (0, 0)))]), (1, []), (2, []), (NOBODY, []), (EYE, [(0, "bid", (5, (0, 0)))])],
)
def test_a_sealed_choice_shows_who_has_chosen_and_only_to_himself_what(seat: int, mine: object) -> None:
    s = little(Bids([0, 1, 2], [None] * 3))
    apply(s, bid(0, 5))
    assert s.stack[-1].show(seat) == {"frame": "bids", "chosen": [0], "mine": mine}
    assert done(s) == [0]


def test_a_sealed_choice_is_asked_twice_and_the_last_is_as_secret_as_the_first() -> None:
    s = little(Bids([0, 1], [None, None]))
    assert annotated(s, 0).is_sealed
    apply(s, bid(0, 5))
    assert is_sealed(s)
    assert not annotated(little(Pays([0], 0)), 0).is_sealed


def test_the_usual_answer_is_named_where_it_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    s = little(Bids([0, 1], [None, None]))
    assert annotated(s, 0).usual == ""
    monkeypatch.setattr(Bids, "usual", "bid")
    assert annotated(s, 0).usual == "bid"
    monkeypatch.setattr(Bids, "usual", "pay")
    assert annotated(s, 0).usual == "", "nobody can pay here"


def test_who_looks_at_a_sealed_choice_imagines_the_others() -> None:
    """His own answer stays, missing ones stay missing, and no rule is broken."""
    s = little(Bids([0, 1, 2], [None] * 3))
    apply(s, bid(0, 5))
    apply(s, bid(1, 6))
    frame = s.stack[-1]
    assert isinstance(frame, Bids)
    seen = set()
    for seed in range(300):
        frame.imagine(s, 0, Random(seed))
        mine, other, missing = frame.answers
        assert (mine, missing) == (bid(0, 5), None)
        assert other is not None
        seen.add(other.args[0])
    assert seen == set(range(21)) - {13}


def test_a_spectator_imagines_everyone() -> None:
    s = little(Bids([0, 1], [None] * 2))
    apply(s, bid(0, 5))
    frame = s.stack[-1]
    assert isinstance(frame, Bids)
    bids = set()
    for seed in range(60):
        frame.imagine(s, NOBODY, Random(seed))
        assert frame.answers[0] is not None
        bids.add(frame.answers[0].args[0])
    assert len(bids) > 5


def test_a_draw_is_a_question_to_chance() -> None:
    """Only what is in the bag, and with its odds."""
    s = little(Picks())
    prompt = question(s, CHANCE)
    field = prompt.moves[0].fields[0]
    assert isinstance(field, One)
    assert (prompt.seat, prompt.text, prompt.clause, prompt.about) == (CHANCE, "pick", "LITTLE-3.1", ())
    assert (field.what, field.options, field.weights) == ("thing", [0, 2], [1, 3])


def test_even_odds_need_no_weights() -> None:
    s = little(Picks())
    s.bag = [2, 2, 0]
    field = question(s, CHANCE).moves[0].fields[0]
    assert isinstance(field, One)
    assert (field.options, field.weights) == ([0, 1], None)


def test_a_draw_takes_what_chance_says() -> None:
    s = little(Picks())
    apply(s, Action(CHANCE, "pick", (2,)))
    assert (s.bag, kinds(s), s.stack) == ([1, 0, 2], ["picked"], [])


def test_chance_cannot_draw_what_is_not_there() -> None:
    s = little(Picks())
    with pytest.raises(Illegal, match="field thing"):
        apply(s, Action(CHANCE, "pick", (1,)))


def test_a_bag_of_one_kind_draws_itself() -> None:
    s = Little(2, [Picks()], [], [0, 0], [0, 4, 0])
    assert s.stack[-1].advance(s) is False
    assert (s.bag, s.stack, kinds(s)) == ([0, 3, 0], [], ["picked"])


def test_an_empty_bag_draws_nothing() -> None:
    s = Little(2, [Picks()], [], [0, 0], [0, 0])
    assert s.stack[-1].advance(s) is False
    assert (s.stack, kinds(s)) == ([], [])


def test_copies_of_frames_go_their_own_ways() -> None:
    s = little(Bids([0, 1], [None] * 2))
    t = s.copy()
    apply(t, bid(0, 5))
    assert (waiting(s), waiting(t)) == ([0, 1], [1])

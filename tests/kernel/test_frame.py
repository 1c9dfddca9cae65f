"""The verbs that run any game: settle, waiting, ask, check, apply, play, legal, pick."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.kernel import (
    CHANCE,
    EYE,
    NOBODY,
    Action,
    Frame,
    Illegal,
    Move,
    Prompt,
    State,
    apply,
    ask,
    check,
    legal,
    pick,
    play,
    question,
    waiting,
)
from tests.kernel import little_shape as shape
from tests.kernel.little import Bids, Course, Little, Pays, Picks, kinds, little


def refusal(s: Little, a: Any) -> tuple[str, str, str]:
    """Why an answer is refused; nothing else happens."""
    before = (s.purses[:], s.bag[:], kinds(s), len(s.stack))
    with pytest.raises(Illegal) as error:
        apply(s, a)
    assert (s.purses, s.bag, kinds(s), len(s.stack)) == before
    return error.value.reason, error.value.clause, error.value.field


def test_after_the_end_everything_is_refused() -> None:
    """The game says which clause ended it."""
    s = little()
    assert waiting(s) == []
    assert ask(s) == []
    assert refusal(s, Action(0, "pay", (1,))) == ("over", "LITTLE-9.9", "")


@pytest.mark.parametrize("seat", [1, 2, 7, CHANCE, EYE])
def test_who_is_not_asked_is_refused(seat: int) -> None:
    """The clause is that of the open question."""
    assert refusal(little(Pays([0, 1], 0)), Action(seat, "pay", (1,))) == ("turn", "LITTLE-1.0", "")


def test_a_move_that_is_not_open_is_refused() -> None:
    assert refusal(little(Pays([0], 0)), Action(0, "fly")) == ("verb", "LITTLE-1.0", "")


def test_a_move_that_is_barred_is_refused_under_its_own_clause() -> None:
    assert refusal(little(Pays([0], 0)), Action(0, "owe", (1,))) == ("verb", "LITTLE-1.5", "")


@pytest.mark.parametrize("args", [(), (1, 1), (1, ()), [1]])
def test_a_move_takes_so_many_arguments(args: tuple[Any, ...]) -> None:
    assert refusal(little(Pays([0], 0)), Action(0, "pay", args)) == ("args", "LITTLE-1.1", "")


@pytest.mark.parametrize("arg", [0, 3, -1, 10**30, True, (), (1,)])
def test_a_field_is_refused_by_name_and_under_its_clause(arg: Any) -> None:
    assert refusal(little(Pays([0], 0)), Action(0, "pay", (arg,))) == ("field", "LITTLE-1.4", "sum")


def test_a_field_without_a_clause_is_refused_under_that_of_its_move() -> None:
    s = little(Bids([0, 1], [None, None]))
    assert refusal(s, Action(0, "bid", (3, (1, 1)))) == ("field", "LITTLE-2.1", "goods")


def test_the_whole_is_refused_under_the_clause_of_the_rule() -> None:
    s = little(Bids([0, 1], [None, None]))
    assert refusal(s, Action(0, "bid", (13, (0, 0)))) == ("rule", "LITTLE-2.2", "")


def test_fields_are_looked_at_before_rules() -> None:
    """A rule may rest on arguments being what they should be."""
    s = little(Bids([0, 1], [None, None]))
    assert refusal(s, Action(0, "bid", ((13,), (0, 0)))) == ("field", "LITTLE-2.1", "bid")


def test_check_only_looks() -> None:
    s = little(Pays([0], 0))
    check(s, Action(0, "pay", (1,)))
    assert s.purses == [2, 2, 2]


def test_an_aside_comes_on_top_and_the_question_is_asked_afresh() -> None:
    """Who tips has less to pay with afterwards."""
    s = little(Pays([0, 1], 0))
    assert [move.verb for move in question(s, 0).moves] == ["pay", "tip"]
    apply(s, Action(0, "tip"))
    assert waiting(s) == [0]
    assert legal(s, question(s, 0)) == [Action(0, "pay", (1,)), Action(0, "tip")]


def test_asking_twice_does_not_add_the_asides_twice() -> None:
    s = little(Pays([0, 1], 0))
    assert len(question(s, 0).moves) == len(question(s, 0).moves) == 2


def test_an_aside_may_change_who_is_asked() -> None:
    """Who tips his last ducat has nothing left to pay, and is passed over."""
    s = little(Pays([0, 1], 0))
    apply(s, Action(0, "tip"))
    apply(s, Action(0, "tip"))
    assert waiting(s) == [1]
    assert kinds(s) == ["tipped", "tipped", "missed"]


def test_an_aside_is_the_askeds_own() -> None:
    assert refusal(little(Pays([0, 1], 0)), Action(1, "tip")) == ("turn", "LITTLE-1.0", "")


def test_a_sealed_choice_is_not_interrupted() -> None:
    """An aside in the middle of it would tell something."""
    s = little(Bids([0, 1], [None, None]))
    assert [move.verb for move in question(s, 0).moves] == ["bid"]
    assert refusal(s, Action(0, "tip")) == ("verb", "LITTLE-2.0", "")


def test_legal_leaves_out_what_a_rule_forbids() -> None:
    s = little(Bids([0, 1], [None, None]))
    prompt = question(s, 0)
    assert prompt.size() == 21 * 3
    assert len(legal(s, prompt)) == 20 * 3


def test_legal_does_not_list_too_much() -> None:
    s = little(Bids([0, 1], [None, None]))
    with pytest.raises(OverflowError):
        legal(s, question(s, 0), limit=62)


def test_pick_never_picks_what_a_rule_forbids() -> None:
    s = little(Bids([0, 1], [None, None]))
    rng = Random(1)
    prompt = question(s, 1)
    assert 13 not in {pick(s, prompt, rng).args[0] for _ in range(400)}


def test_play_does_what_apply_does() -> None:
    one, other = little(Course(0)), little(Course(0))
    for a in (Action(0, "tip"), Action(0, "pay", (1,)), Action(CHANCE, "pick", (2,))):
        apply(one, a)
        play(other, a)
    assert (one.purses, one.bag, one.log, one.stack) == (other.purses, other.bag, other.log, other.stack)


def test_what_is_confided_is_told_only_to_those_who_may_know() -> None:
    s = little()
    s.confide(1 << 1, shape.Drew, "LITTLE-3.1", 1, 5)
    assert s.log is not None
    assert [s.log[0].seen_by(seat).args for seat in (0, 1, NOBODY)] == [(1, None), (1, 5), (1, None)]


def test_a_state_that_tells_nothing_keeps_no_log() -> None:
    """Search plays on copies, and copies are silent."""
    s = little(Picks()).copy()
    s.tell(shape.Finished, "LITTLE-1.1")
    s.confide(0, shape.Drew, "LITTLE-1.1", 0, 1)
    apply(s, Action(CHANCE, "pick", (0,)))
    assert s.log is None


class Silent(Frame[Little]):
    """A frame that fills in nothing but what it must."""

    called = "silent"

    def advance(self, s: Little) -> bool:
        return True

    def waiting(self, s: Little) -> list[int]:
        return [0]

    def question(self, s: Little, seat: int) -> Prompt:
        return Prompt(seat, "silent", "LITTLE-5.1", [Move("nod", "LITTLE-5.1", [])])


def test_a_plain_frame_hides_and_forbids_nothing() -> None:
    s = little(Silent())
    frame = s.stack[-1]
    assert frame.show(0) == {"frame": "silent"}
    assert frame.refuse(s, Action(0, "nod")) == ""
    frame.imagine(s, 0, Random(1))
    assert question(s, 0).move("tip") is None


def test_a_plain_state_has_no_asides() -> None:
    s = State(2, [], None)
    assert s.asides(0) == []
    assert s.aside(Action(0, "tip")) is False


def test_what_a_frame_or_state_must_fill_in() -> None:
    """Whoever forgets one of these finds out at the first step."""
    s = little()
    frame: Frame[Little] = Frame()
    nod = Action(0, "nod")
    calls = (
        lambda: frame.advance(s),
        lambda: frame.waiting(s),
        lambda: frame.question(s, 0),
        lambda: frame.answer(s, nod),
        frame.copy,
        State(2, [], None).copy,
    )
    for call in calls:
        with pytest.raises(NotImplementedError):
            call()

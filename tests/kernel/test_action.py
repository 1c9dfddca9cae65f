"""Answers, events and refusals: what is said at a table, and who hears what."""

from __future__ import annotations

import pytest

from fondaco.kernel import ALL, EYE, NOBODY, Action, Event, Illegal, number, numbers

DREW = Event("drew", "LITTLE-1.1", (2, 7, (1, 0)), (1, 2), 1 << 2)


def test_an_answer_is_a_value() -> None:
    """Two answers that say the same are the same, and can be the key of a table."""
    assert Action(1, "bid", (3,)) == Action(1, "bid", (3,))
    assert {Action(1, "bid", (3,)): "x"}[Action(1, "bid", (3,))] == "x"
    assert Action(0, "pass").args == ()


@pytest.mark.parametrize("seat", [2, EYE])
def test_who_knows_is_told_all(seat: int) -> None:
    assert DREW.seen_by(seat).args == (2, 7, (1, 0))


@pytest.mark.parametrize("seat", [0, 1, 3, 70, NOBODY])
def test_who_does_not_know_is_told_the_rest(seat: int) -> None:
    """The places of the secret arguments stay, so that a sentence can be made of what is left."""
    assert DREW.seen_by(seat).args == (2, None, None)


@pytest.mark.parametrize("seat", [0, 2, NOBODY, EYE])
def test_what_is_told_does_not_say_who_knows(seat: int) -> None:
    """The mask itself would tell who is in the secret."""
    told = DREW.seen_by(seat)
    assert (told.kind, told.clause, told.secret, told.knows) == ("drew", "LITTLE-1.1", (), ALL)


def test_several_may_know() -> None:
    both = DREW._replace(knows=1 << 0 | 1 << 3)
    assert [both.seen_by(seat).args[1] for seat in (0, 1, 2, 3)] == [7, None, None, 7]


def test_what_is_open_is_told_to_all() -> None:
    open_event = Event("bid", "LITTLE-1.1", (0, 3))
    assert {open_event.seen_by(seat) for seat in (0, 1, NOBODY, EYE)} == {open_event}


def test_a_spectator_knows_nothing_even_where_all_know() -> None:
    """The mask of all seats is no mask of those who have none."""
    assert DREW._replace(knows=ALL).seen_by(NOBODY).args == (2, None, None)


def test_a_refusal_says_why_and_where() -> None:
    assert str(Illegal("verb", "LITTLE-1.1")) == "verb: LITTLE-1.1"
    error = Illegal("field", "LITTLE-1.2", "price")
    assert (str(error), error.reason, error.clause, error.field) == (
        "field price: LITTLE-1.2",
        "field",
        "LITTLE-1.2",
        "price",
    )


def test_arguments_are_read_as_what_they_are() -> None:
    assert number(3) == 3
    assert numbers((1, 2)) == (1, 2)
    with pytest.raises(AssertionError):
        number((1, 2))
    with pytest.raises(AssertionError):
        numbers(3)

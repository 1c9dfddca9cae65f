"""What may be taken back: an answer that has shown nobody anything that was hidden."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from fondaco.games import GAMES
from fondaco.kernel import CHANCE, Action, Prompt, ask, pick
from fondaco.server.course import Course


def played_until(name: str, seats: int, is_it: Callable[[Prompt], bool], seed: int) -> Course:
    """A game at random up to such a question to the only one who is asked."""
    course, rng = Course(GAMES[name], seats, GAMES[name].chosen({}), None), Random(seed)
    while True:
        prompts = ask(course.state)
        if len(prompts) == 1 and is_it(prompts[0]):
            return course
        course.take(pick(course.state, prompts[0], rng))


def test_the_last_to_be_ready_has_seen_the_offers_and_stays_ready() -> None:
    course = played_until("genoa", 3, lambda prompt: prompt.text == "offer", 1)
    (prompt,) = ask(course.state)
    course.take(Action(prompt.seat, "ready"))
    assert ask(course.state)[0].seat != prompt.seat
    assert not course.can_undo(prompt.seat)


def test_the_tower_does_not_go_back_when_it_has_shown_who_holds_a_message() -> None:
    course = played_until("genoa", 3, lambda prompt: prompt.move("move") is not None, 2)
    (prompt,) = ask(course.state)
    move = prompt.move("move")
    assert move is not None
    course.take(move.sample(prompt.seat, Random(1)))
    assert course.answers[-1].seat == prompt.seat
    assert not course.can_undo(prompt.seat)


def test_who_puts_terms_to_somebody_may_think_again() -> None:
    """Nothing was shown: that much is still taken back."""
    course = played_until("genoa", 3, lambda prompt: prompt.move("address") is not None, 3)
    (prompt,) = ask(course.state)
    move = prompt.move("address")
    assert move is not None
    course.take(pick_one(course, move.verb, prompt))
    assert course.can_undo(prompt.seat)


def pick_one(course: Course, verb: str, prompt: Prompt) -> Action:
    """Any legal answer with a verb."""
    rng = Random(4)
    while (a := pick(course.state, prompt, rng)).verb != verb:
        pass
    return a


def test_who_met_the_courier_has_seen_the_pile_and_does_not_drive_back() -> None:
    for seed in range(60):
        course = played_until("haendler", 2, lambda prompt: prompt.text in ("pick", "rise"), seed)
        (prompt,) = ask(course.state)
        if prompt.text == "pick" and course.answers[-1].seat != CHANCE:
            assert course.answers[-1].seat == prompt.seat
            assert not course.can_undo(prompt.seat)
            return
    raise AssertionError("nobody met the courier")

"""What may be taken back: an answer that has shown nobody anything that was hidden."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from fondaco.games import GAMES
from fondaco.kernel import CHANCE, Action, Match, Prompt, annotated, ask, begin, done, pick


def played_until(name: str, seats: int, is_it: Callable[[Prompt], bool], seed: int) -> Match[Any]:
    """A game at random up to such a question to the only one who is asked."""
    match, rng = begin(GAMES[name], seats), Random(seed)
    while True:
        prompts = ask(match.state)
        if len(prompts) == 1 and is_it(prompts[0]):
            return match
        match.push(pick(match.state, prompts[0], rng))


def test_the_last_to_be_ready_has_seen_the_offers_and_stays_ready() -> None:
    match = played_until("genoa", 3, lambda prompt: prompt.text == "offer", 1)
    (prompt,) = ask(match.state)
    ready = done(match.state)
    assert ready is not None
    assert (len(ready), prompt.seat in ready) == (1, False)
    assert not annotated(match.state, prompt.seat).is_sealed, "an offer may be withdrawn: nobody asks twice"
    match.push(Action(prompt.seat, "ready"))
    assert ask(match.state)[0].seat != prompt.seat
    assert match.undo_refusal(prompt.seat) == "sealed"


def test_the_tower_does_not_go_back_when_it_has_shown_who_holds_a_message() -> None:
    match = played_until("genoa", 3, lambda prompt: prompt.move("move") is not None, 2)
    (prompt,) = ask(match.state)
    move = prompt.move("move")
    assert move is not None
    match.push(move.sample(prompt.seat, Random(1)))
    assert match.answers[-1].seat == prompt.seat
    assert match.undo_refusal(prompt.seat) == "shown"


def test_who_puts_terms_to_somebody_may_think_again() -> None:
    """Nothing was shown: that much is still taken back."""
    match = played_until("genoa", 3, lambda prompt: prompt.move("address") is not None, 3)
    (prompt,) = ask(match.state)
    move = prompt.move("address")
    assert move is not None
    match.push(pick_one(match, move.verb, prompt))
    assert match.undo_refusal(prompt.seat) == ""


def pick_one(match: Match[Any], verb: str, prompt: Prompt) -> Action:
    """Any legal answer with a verb."""
    rng = Random(4)
    while (a := pick(match.state, prompt, rng)).verb != verb:
        pass
    return a


def test_who_met_the_courier_has_seen_the_pile_and_does_not_drive_back() -> None:
    for seed in range(60):
        match = played_until("haendler", 2, lambda prompt: prompt.text in ("pick", "rise"), seed)
        (prompt,) = ask(match.state)
        if prompt.text == "pick" and match.answers[-1].seat != CHANCE:
            assert match.answers[-1].seat == prompt.seat
            assert match.undo_refusal(prompt.seat) == "shown"
            return
    raise AssertionError("nobody met the courier")

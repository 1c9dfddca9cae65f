"""What a page is told of a question so that one touch can answer it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.games import DOGE, GAMES
from fondaco.kernel import Action, Game, Prompt, pick, question
from fondaco.kernel.frame import annotated
from fondaco.kernel.match import Match, begin
from fondaco.server import wire
from fondaco.server.table.meta import Seat, TableMeta
from fondaco.server.table.snapshot import Snapshot
from fondaco.server.table.touching import Trial, passes, things


def reached(game: Game[Any], verb: str, seed: int = 0) -> tuple[Match[Any], Prompt]:
    """A game in which a person may give this answer."""
    match, dice = begin(game, 4), Random(seed)
    for _ in range(2000):
        prompt = question(match.state, match.waiting()[0])
        if prompt.seat >= 0 and prompt.move(verb):
            return match, prompt
        match.push(pick(match.state, prompt, dice))
    raise AssertionError(f"nobody is asked to {verb}")


def test_a_question_names_the_things_that_it_is_about() -> None:
    _, prompt = reached(DOGE, "build")
    assert things(DOGE, prompt) == [wire.ThingWire("field", int(str(prompt.about[0])))]
    assert things(DOGE, Prompt(0, "turn", "X-1", [])) == []


def test_answers_that_leave_things_as_they_are_are_told_apart() -> None:
    assert passes(DOGE.border) == ("waive", "stop", "keep")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_can_be_taken_back_can_be_taken_back(game: Game[Any]) -> None:
    """Whatever a page gives at the first touch, the site takes back, and nobody else was asked meanwhile."""
    match, dice, given = begin(game, game.seats[-1]), Random(5), 0
    for _ in range(600):
        if not match.waiting():
            break
        seat = match.waiting()[0]
        prompt = question(match.state, seat)
        trial = Trial(game, match.state, seat)
        a = pick(match.state, prompt, dice)
        move = prompt.move(a.verb)
        promised = seat >= 0 and move is not None and trial.can_undo(move)
        match.push(a)
        if promised:
            given += 1
            assert match.undo_refusal(seat) == ""
            assert match.waiting() == [seat]
    assert given


def test_a_secret_answer_is_not_given_at_the_first_touch() -> None:
    match, prompt = reached(DOGE, "place")
    assert not any(Trial(DOGE, match.state, prompt.seat).can_undo(move) for move in prompt.moves)


def test_trying_changes_nothing() -> None:
    match, prompt = reached(DOGE, "build")
    before = [DOGE.view(match.state, seat) for seat in range(4)]
    trial = Trial(DOGE, match.state, prompt.seat)
    for move in prompt.moves:
        trial.can_undo(move)
    assert [DOGE.view(match.state, seat) for seat in range(4)] == before


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_a_field_begins_with_is_an_answer_of_it(game: Game[Any]) -> None:
    """A page fills it in, so it must be something the field takes and the rules do not refuse."""
    match, dice = begin(game, game.seats[-1]), Random(5)
    for _ in range(400):
        if not match.waiting():
            break
        seat = match.waiting()[0]
        for move in annotated(match.state, seat).moves if seat >= 0 else []:
            starts = [field.start for field in move.fields]
            for field in move.fields:
                assert field.start == () or field.admits(field.start), (move, field.start)
            if starts and () not in starts:
                a = Action(seat, move.verb, tuple(starts))
                assert not match.state.stack[-1].refuse(match.state, a), move
        match.push(pick(match.state, question(match.state, seat), dice))


def test_a_row_of_like_questions_is_confirmed_each_time() -> None:
    """The last upgrade of a card could not be taken back, those before it could: all are asked for alike."""
    game = GAMES["liguria"]
    match, prompt = reached(game, "upgrade")
    assert annotated(match.state, prompt.seat).confirms
    seats = tuple([Seat("", "person", "", "v0")] * 4)
    meta = TableMeta("x", game.name, {}, seats, "v0", 0, status="running", rules=game.rules)
    sent = Snapshot(meta, match).moves(annotated(match.state, prompt.seat), is_touched=False)
    assert [move.can_undo for move in sent] == [False, False]

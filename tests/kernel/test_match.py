"""Match: answers are given and taken back, and every moment of a game can be had again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.games import ALL_GAMES, GAMES
from fondaco.kernel import (
    CHANCE,
    EYE,
    NOBODY,
    Action,
    Damaged,
    Game,
    Illegal,
    Match,
    ask,
    begin,
    pick,
    record,
    resume,
)
from fondaco.kernel.frame import is_sealed
from fondaco.kernel.match import ANSWERS_PER_COPY
from tests.contract.dump import dump

DOGE = GAMES["doge"]
HOUSE = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)


def play_on(match: Match[Any], answers: int, rng: Random) -> None:
    """Give some more answers at random, fewer if the game ends before."""
    for _ in range(answers):
        prompts = ask(match.state)
        if prompts:
            match.push(pick(match.state, rng.choice(prompts), rng))


def played(game: Game[Any], answers: int, seed: int = 1) -> Match[Any]:
    match = begin(game, game.seats[0])
    play_on(match, answers, Random(seed))
    return match


def looks(match: Match[Any]) -> list[object]:
    """All that can be seen of a match."""
    views = [match.view(seat) for seat in range(EYE, match.set_up.seats)]
    told = [list(events) for events in match.told]
    return [dump(match.state), views, told, list(match.answers), list(match.sealed), list(match.given)]


def test_an_answer_is_told_once_and_kept() -> None:
    match = begin(DOGE, 3)
    assert match.told[0] == DOGE.start(3).log
    told = match.push(Action(CHANCE, "turn", (3,)))
    assert told
    assert (match.told[1], match.n, match.state.log) == (told, 1, [])


def test_an_answer_that_is_refused_changes_nothing() -> None:
    match = played(DOGE, 30)
    before = looks(match)
    with pytest.raises(Illegal):
        match.push(Action(0, "win"))
    assert looks(match) == before


@HOUSE
def test_every_answer_can_be_taken_back_and_given_again(game: Game[Any]) -> None:
    """Back across several kept copies of the state each moment looks as it did; forth again it ends alike."""
    match = begin(game, game.seats[-1])
    rng = Random(2)
    moments = [looks(match)]
    while match.n < 2 * ANSWERS_PER_COPY + 5 and match.waiting():
        play_on(match, 1, rng)
        moments.append(looks(match))
    answers, names = list(match.answers), ["name"] * game.seats[-1]
    digest = record(match, names).digest
    for n in range(len(answers) - 1, -1, -1):
        assert match.undo() == answers[n]
        assert looks(match) == moments[n]
    for n, a in enumerate(answers):
        match.push(a)
        assert looks(match) == moments[n + 1]
    assert record(match, names).digest == digest


@HOUSE
def test_any_moment_can_be_had_as_a_copy(game: Game[Any]) -> None:
    match = begin(game, game.seats[0])
    states = [dump(match.state)]
    rng = Random(3)
    while match.n < ANSWERS_PER_COPY + 9 and match.waiting():
        play_on(match, 1, rng)
        states.append(dump(match.state))
    now = looks(match)
    for n, state in enumerate(states):
        copy = match.at(n)
        assert dump(copy) == state
        assert copy.log is None
        if ask(copy):
            play_on(Match(game, match.set_up, copy, False), 5, rng)
    assert looks(match) == now, "what is done with a copy is nothing to the match"


def test_other_answers_are_followed_from_the_last_one_in_common() -> None:
    """A match that has gone another way ends where one that never did ends."""
    one = played(DOGE, ANSWERS_PER_COPY + 30)
    other = begin(DOGE, 3)
    other.follow(one.answers[: ANSWERS_PER_COPY + 3])
    play_on(other, 20, Random(9))
    assert other.answers[: one.n] != one.answers
    kept = other.copies[1]
    other.follow(one.answers)
    assert looks(other) == looks(one)
    assert other.copies[1] is kept, "what both have in common is not played again"


def test_a_match_that_tells_nothing_plays_the_same() -> None:
    one = played(DOGE, 100)
    silent = resume(DOGE, one.set_up, one.answers, is_told=False)
    assert (silent.told, silent.state.log) == ([], None)
    assert dump(silent.state) == dump(one.state)
    silent.undo()
    assert silent.state.log is None


def test_each_seat_hears_what_it_may_know() -> None:
    match = played(DOGE, 40)
    events = [(n, event) for n, told in enumerate(match.told) for event in told]
    assert any(event.secret for _, event in events)
    for seat in (EYE, NOBODY, 0, 1, 2):
        assert match.heard(seat) == [(n, event.seen_by(seat)) for n, event in events]
        assert match.heard(seat, 5, 9) == [one for one in match.heard(seat) if 5 <= one[0] <= 9]


def test_the_standings_are_there_when_the_game_is_over() -> None:
    match = played(DOGE, 40)
    assert match.standings() is None
    play_on(match, 10_000, Random(4))
    assert match.standings() == DOGE.standings(match.state)
    assert match.undo_refusal(match.answers[-1].seat) == "late", "what ended the game stays"


def test_what_was_sealed_and_what_is_not_the_last_answer_stays() -> None:
    match = begin(DOGE, 3)
    match.draw(Random(1))
    assert match.undo_refusal(0) == "late", "nobody has answered"
    place = ask(match.state)[0]
    match.push(pick(match.state, place, Random(1)))
    assert match.undo_refusal(place.seat) == "sealed"
    assert match.undo_refusal(place.seat + 1) == "late"


def test_rules_that_fail_leave_the_answers_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    """The state is lost, but the moment before can be had again."""
    match = played(DOGE, 30)
    before = dump(match.state)

    def fail(*_: object) -> None:
        match.state.stack.clear()
        raise RuntimeError

    a = pick(match.state, ask(match.state)[0], Random(1))
    with monkeypatch.context() as patch:
        patch.setattr("fondaco.kernel.match.play", fail)
        with pytest.raises(RuntimeError):
            match.push(a)
    assert (match.n, len(match.told), len(match.sealed)) == (30, 31, 30)
    assert dump(match.at(30)) == before


def test_a_game_under_other_rules_is_not_resumed() -> None:
    set_up = begin(DOGE, 3).set_up
    with pytest.raises(Damaged, match="rules: played under version '0'"):
        resume(DOGE, set_up._replace(rules="0"))
    with pytest.raises(Damaged, match="game: this is a game of 'genoa'"):
        resume(DOGE, set_up._replace(game="genoa"))


def test_options_that_were_not_named_are_in_the_set_up() -> None:
    assert begin(GAMES["haendler"], 3, {"map": "multi"}).set_up.options["start"]


@HOUSE
def test_answers_in_secret_are_counted_when_all_are_given(game: Game[Any]) -> None:
    """Until something is told of them, or nobody is asked in secret any more."""
    match, rng = begin(game, game.seats[-1]), Random(4)
    while match.n < 300 and (prompts := ask(match.state)):
        before = match.public_n
        told = match.push(pick(match.state, rng.choice(prompts), rng))
        is_open = bool(told) or not match.sealed[-1] or not is_sealed(match.state)
        assert match.public_n == (match.n if is_open else before)


def test_a_seat_knows_its_own_answers_by_the_numbers_that_all_know() -> None:
    match = played(DOGE, 60)
    for seat in range(match.set_up.seats):
        own = match.own(seat, 0, match.n)
        assert [a for _, a in own] == [a for a in match.answers if a.seat == seat]
        assert all(match.told[n] or not match.sealed[n - 1] for n, _ in own)
        assert match.own(seat, 5, 9) == [(n, a) for n, a in own if 5 <= n <= 9]


def test_an_answer_in_secret_has_no_number_before_it_comes_to_light() -> None:
    match = played(DOGE, 60)
    secret = next(n for n in range(1, match.n) if match.sealed[n - 1] and not match.told[n])
    seat = match.answers[secret - 1].seat
    light = match.known_at(secret)
    assert light > secret
    match.rewind(secret)
    assert match.own(seat, secret, match.n) == []

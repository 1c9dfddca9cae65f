"""Events tell nobody what he is to guess: worlds that look alike to a seat are told it alike."""

from __future__ import annotations

from itertools import zip_longest
from typing import NamedTuple

from fondaco.kernel import CHANCE, Action, Event, Sealed, State, apply, pick, question, waiting
from tests.contract.dump import dump
from tests.contract.secrecy import imagined, is_legal
from tests.contract.table import Broken, Table, answers, one_of, sight_of, told
from tests.contract.veil import Veil, apart, hidden

STEPS = 6  # answers given alike in two worlds
CHOICES = 40  # answers to one question that are compared
GUESSES = 8  # worlds imagined to find out whether something is a secret


class Outcome(NamedTuple):
    """A state after an answer, and the events that led there."""

    s: State
    events: list[Event]


def outcome(s: State, a: Action) -> Outcome:
    t = s.copy()
    t.log = []
    apply(t, a)
    return Outcome(t, t.log)


def check_told_alike(table: Table) -> None:
    """The same answers in the real world and in an imagined one, as long as both look alike."""
    seat = one_of(table.watchers(), table.rng)
    real, guess = table.s, imagined(table, seat)
    for _ in range(STEPS):
        if not waiting(real) or is_reveal(real):
            return
        a = pick(real, question(real, one_of(waiting(real), table.rng)), table.rng)
        if not is_legal(guess, a):
            return
        one, other = outcome(real, a), outcome(guess, a)
        real, guess = one.s, other.s
        if sight_of(table.game, real, seat) != sight_of(table.game, guess, seat):
            return
        check_same(table, seat, one, other)


def is_reveal(s: State) -> bool:
    """Whether the next answer opens what was sealed: then worlds may be told apart, and for good reason."""
    return isinstance(s.stack[-1], Sealed) and len(waiting(s)) == 1


def check_told_hidden(table: Table, veil: Veil) -> None:
    """Different answers of somebody else, or of chance, that look alike afterwards."""
    prompt = table.asked()
    outcomes = [outcome(table.s, a) for a in answers(table.s, prompt, table.rng, CHOICES)]
    for seat in table.watchers():
        if seat != prompt.seat or seat == CHANCE:
            check_outcomes(table, seat, outcomes, veil)


def check_outcomes(table: Table, seat: int, outcomes: list[Outcome], veil: Veil) -> None:
    """Compare each outcome with the first that looks the same to a seat; if all are told alike, only two."""
    if all(told(each.events, seat) == told(outcomes[0].events, seat) for each in outcomes):
        outcomes = outcomes[:2]
    first: dict[str, Outcome] = {}
    for each in outcomes:
        known = first.setdefault(repr(sight_of(table.game, each.s, seat)), each)
        if check_same(table, seat, known, each):
            veil.note_secret(table.game, known.s, each.s, seat)


def check_same(table: Table, seat: int, one: Outcome, other: Outcome) -> bool:
    """Whether a seat to which two worlds look the same is told of them in the same words.

    If not, they must not be two that it might take for each other: either no secret parts them any more,
    because it was revealed and is past; or it is out of sight, but no secret, and imagined by nobody.
    """
    mine, others = told(one.events, seat), told(other.events, seat)
    if mine != others and dump(one.s) != dump(other.s) and is_secret(table, seat, one.s, other.s):
        unlike = [pair for pair in zip_longest(mine, others) if pair[0] != pair[1]]
        raise Broken("told", f"seat {seat} is told {unlike[0]}")
    return mine == others


def is_secret(table: Table, seat: int, s: State, other: State) -> bool:
    """Whether a seat imagines anew, in one of two worlds, what it cannot see and what parts them."""
    places = apart(table.game, s, other, hidden(table.game, s, seat))
    worlds = [table.game.imagine(s, seat, table.rng) for _ in range(GUESSES)]
    return any(apart(table.game, s, world, places) for world in worlds)

"""Nobody is shown or asked anything that rests on what he may not know: his worlds all look alike."""

from __future__ import annotations

from typing import Any

from fondaco.bots.bot import Sight
from fondaco.kernel import (
    CHANCE,
    NOBODY,
    Action,
    Illegal,
    State,
    annotated,
    ask,
    check,
    cost,
    done,
    legal,
    question,
    settle,
    tallies,
    waiting,
)
from tests.contract.dump import dump, parts, reachable, shared
from tests.contract.table import SMALL, Broken, Table, answers, expect, heading, one_of, play_on
from tests.contract.veil import Veil, differences

WORLDS = 3  # imagined for each watcher at each moment looked at


def check_worlds(table: Table, veil: Veil) -> None:
    """To every watcher the real world and those it could be living in look alike."""
    for seat in table.watchers():
        for _ in range(WORLDS):
            world = imagined(table, seat)
            check_view(table, world, seat)
            check_standing(table, world, seat)
            check_headings(table, world)
            if seat != NOBODY and seat in waiting(table.s):
                check_question(table, world, seat)
            veil.note_world("veil", table.game, table.s, world, seat)


def imagined(table: Table, seat: int) -> State:
    """A world that a seat could be living in; it is one that could be: it adds up, and it is at rest."""
    world = table.imagine(seat)
    try:
        table.game.audit(world)
    except AssertionError as error:
        raise Broken("imagined", f"the audit of a world imagined by {seat} fails: {error}") from error
    before = dump(world)
    settle(world)
    expect(dump(world) == before, "imagined", f"a world imagined by {seat} would not wait here")
    return world


def check_view(table: Table, world: State, seat: int) -> None:
    real, guess = table.game.view(table.s, seat), table.game.view(world, seat)
    expect(real == guess, "view", f"seat {seat} sees {list(differences(real, guess))}")


def check_standing(table: Table, world: State, seat: int) -> None:
    """How everybody stands, and how near the end is, rests on what the seat that looks may know."""
    real, guess = [[tallies(table.game, s, seat), table.game.clocks(s)] for s in (table.s, world)]
    expect(real == guess, "standing", f"seat {seat} is told {real} or {guess}")


def check_headings(table: Table, world: State) -> None:
    """Who is asked what is public, so it rests on nothing that a seat cannot know."""
    real, guess = [[done(s), *[heading(prompt) for prompt in ask(s)]] for s in (table.s, world)]
    expect(real == guess, "headings", f"{real} or {guess}")


def check_question(table: Table, world: State, seat: int) -> None:
    """What a seat is asked, and what it may answer, rests on what it knows."""
    real, guess = annotated(table.s, seat), annotated(world, seat)
    expect(dump(real) == dump(guess), "prompt", f"seat {seat}: {list(differences(dump(real), dump(guess)))}")
    if real.size() <= SMALL:
        expect(legal(table.s, real) == legal(world, guess), "prompt", f"seat {seat} is refused for a secret")
    for a in answers(table.s, real, table.rng, 30):
        expect(is_legal(world, a), "prompt", f"{a} is refused for a secret")
        expect(cost(table.s, a) == cost(world, a), "prompt", f"what {a} costs tells a secret")


def is_legal(s: State, a: Action) -> bool:
    try:
        check(s, a)
    except Illegal:
        return False
    return True


def check_future(table: Table) -> None:
    """An imagined world can be played to its end."""
    seat = one_of(table.watchers(), table.rng)
    world = imagined(table, seat)
    try:
        while play_on(world, table.rng, 50):
            table.game.audit(world)
    except Broken:
        raise
    except Exception as error:
        raise Broken("imagined", f"a world imagined by {seat} cannot be played on: {error!r}") from error


def check_out_of_reach(sight: Sight[Any], real: set[int]) -> None:
    found = [type(each).__name__ for each in reachable(sight) if id(each) in real]
    expect(not found, "sight", f"a bot can reach the real {found}")


def check_sight(table: Table, veil: Veil) -> None:
    """What a bot gets is its question and its view, and in no corner the real state or a copy of it.

    That holds before it has looked at the world that it may imagine, and after.
    """
    seat = one_of(waiting(table.s), table.rng)
    if seat == CHANCE:
        return
    sight = Sight(table.game, table.s, seat, table.rng)
    constant = {id(each) for each in shared(table.s, table.s.copy())}
    real = {id(each) for each in parts(table.s)} - constant
    check_out_of_reach(sight, real)
    view, prompt = sight.view, dump(sight.prompt)
    expect(view == table.game.view(sight.world, seat), "sight", "a bot sees another view")
    expect(prompt == dump(question(sight.world, seat)), "sight", "a bot is asked otherwise")
    expect((view, prompt) == (sight.view, dump(sight.prompt)), "sight", "a look changes what a bot is shown")
    check_out_of_reach(sight, real)
    veil.note_world("sight", table.game, table.s, sight.world, seat)

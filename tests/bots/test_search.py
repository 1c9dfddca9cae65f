"""Looking ahead: what a search may know, what it costs, and that it plays better than without."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.bots import CRAFTS, Sight, bots_for
from fondaco.bots.search import Budget, Race, Search
from fondaco.games import GAMES
from fondaco.kernel import CHANCE, Action, State, apply, ask, pick
from fondaco.kernel.frame import done, question, waiting

EVERY_GAME = pytest.mark.parametrize("name", list(GAMES))
CRAFTY = pytest.mark.parametrize("name", list(CRAFTS))


def sealed_positions(name: str, count: int) -> list[tuple[State, int]]:
    """Positions in which somebody has answered in secret and somebody else is still asked."""
    found: list[tuple[State, int]] = []
    rng = Random(f"sealed {name}")
    while len(found) < count:
        s = GAMES[name].start(GAMES[name].seats[-1])
        while (prompts := ask(s)) and len(found) < count:
            if done(s) and prompts[0].seat != CHANCE:
                found.append((s.copy(), prompts[-1].seat))
            apply(s, pick(s, rng.choice(prompts), rng))
    return found


@pytest.mark.parametrize("name", [name for name in GAMES if name != "liguria"])  # nothing is sealed there
def test_who_has_answered_in_secret_is_asked_again(name: str) -> None:
    """An imagined answer is any legal one: a plan against it would be a plan against noise."""
    for s, seat in sealed_positions(name, 10):
        world = GAMES[name].imagine(s, seat, Random(1))
        world.stack[-1].reopen(world, seat)
        assert not [other for other in done(world) or [] if other != seat]
        assert seat in waiting(world)
        assert repr(question(world, seat)) == repr(question(s, seat))


def position(name: str, seed: str) -> tuple[State, int]:
    """Somewhere in a game among bots without search, where a search has something to try."""
    game, bot, rng = GAMES[name], bots_for(name)["normal"](), Random(seed)
    s = game.start(game.seats[-1])
    for n in range(10_000):
        prompt = ask(s)[0]
        sight: Sight[Any] = Sight(game, s, prompt.seat, rng)
        if prompt.seat == CHANCE:
            apply(s, pick(s, prompt, rng))
            continue
        base = bot.choose(sight, rng)
        if n > 40 and len(CRAFTS[name]().candidates(sight, base, rng)) > 2:
            return s, prompt.seat
        apply(s, base)
    raise AssertionError("nothing to try")


def search(name: str, rollouts: int) -> Search:
    return Search(CRAFTS[name](), bots_for(name)["normal"](), Budget(rollouts))


@CRAFTY
def test_the_budget_is_kept_and_the_same_dice_give_the_same_advice(name: str) -> None:
    s, seat = position(name, "budget")
    found = []
    for _ in range(2):
        bot = search(name, 30)
        found.append(bot.look(Sight(GAMES[name], s, seat, Random(1)), Random(2)))
        assert 0 < bot.rollouts <= max(30, len(found[0]))
    assert found[0] == found[1]


@CRAFTY
def test_it_knows_no_more_than_its_seat(name: str) -> None:
    """From the true world or from another that fits what its seat knows, the question and what it may try are
    the same, and what it looks into is always imagined anew."""
    s, seat = position(name, "knows")
    twin = GAMES[name].imagine(s, seat, Random(3))
    craft, normal = CRAFTS[name](), bots_for(name)["normal"]()
    said = []
    for world in (s, twin):
        sight: Sight[Any] = Sight(GAMES[name], world, seat, Random(4))
        sight.__dict__["world"] = GAMES[name].imagine(s, seat, Random(5))
        said.append(Search(craft, normal, Budget(12)).look(sight, Random(6)))
    assert said[0] == said[1]


def test_what_leads_beyond_doubt_ends_the_race() -> None:
    a, b = Action(0, "a"), Action(0, "b")
    race = Race([a, b], 1)
    race.values = [[1.0, 2.0, 1.5], [5.0, 6.1, 5.4]]
    assert race.is_clear()
    race.values = [[1.0, 2.0, 1.5], [0.0, 6.1, 1.4]]
    assert not race.is_clear()


def test_the_worse_half_is_dropped_and_what_was_asked_for_never() -> None:
    race = Race([Action(0, str(n)) for n in range(6)], 2)
    race.values = [[float(n)] for n in (0, 1, 9, 8, 3, 2)]
    race.drop()
    assert race.alive == [0, 1, 2, 3]

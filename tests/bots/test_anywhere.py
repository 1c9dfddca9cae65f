"""Every bot has a legal answer wherever chaos, people or records can lead it."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

from fondaco.bots import CRAFTS, Bot, Sight, bots_for, master_craft
from fondaco.games import GAMES
from fondaco.kernel import CHANCE, State, apply, ask, check, pick
from tests.contract.contract import seated

POSITIONS: Final = 250  # walked through in each game, with each number of seats
STRAY: Final = 0.4  # of the answers are given at random: far from what bots do, and not all nonsense
EVERY_TABLE: Final = [(name, seats) for name, game in GAMES.items() for seats in game.seats]
CRAFTY: Final = [(name, seats) for name, seats in EVERY_TABLE if name in CRAFTS]


def walk(name: str, seats: int, positions: int) -> list[tuple[State, int, Bot]]:
    """Positions of whole games by any options, each with a seat that is asked, until there are enough."""
    found: list[tuple[State, int, Bot]] = []
    game, number = GAMES[name], 0
    bot = bots_for(name)["normal"]()
    while len(found) < positions:
        rng = Random(f"anywhere {name} {seats} {number}")
        s = seated(name, seats, "anywhere", number).s
        while (prompts := ask(s)) and len(found) < positions:
            prompt = rng.choice(prompts)
            if prompt.seat != CHANCE:
                found.append((s.copy(), prompt.seat, bot))
            is_stray = prompt.seat == CHANCE or rng.random() < STRAY
            sight: Sight[Any] = Sight(game, s, prompt.seat, rng)
            apply(s, pick(s, prompt, rng) if is_stray else bot.choose(sight, rng))
        number += 1
    return found


@pytest.mark.parametrize(("name", "seats"), EVERY_TABLE)
def test_the_bot_without_search_answers_legally(name: str, seats: int) -> None:
    for n, (s, seat, bot) in enumerate(walk(name, seats, POSITIONS)):
        check(s, bot.choose(Sight(GAMES[name], s, seat, Random(n)), Random(n)))


@pytest.mark.parametrize(("name", "seats"), CRAFTY)
def test_every_answer_that_a_search_tries_is_legal(name: str, seats: int) -> None:
    crafts = [CRAFTS[name](), master_craft(name)]  # a master tries more answers, and others
    for n, (s, seat, bot) in enumerate(walk(name, seats, POSITIONS)):
        sight: Sight[Any] = Sight(GAMES[name], s, seat, Random(n))
        base = bot.choose(sight, Random(n))
        for craft in crafts:
            for a in craft.candidates(sight, base, Random(n)):
                check(s, a)


@pytest.mark.parametrize(("name", "seats"), CRAFTY)
@pytest.mark.parametrize("level", ["easy", "hard", "master"])
def test_every_level_answers_legally(name: str, seats: int, level: str) -> None:
    """A few positions: each is played on by the quick bot from many answers, good and bad."""
    bot = bots_for(name, think=0.001)[level]()
    for n, (s, seat, _) in enumerate(walk(name, seats, POSITIONS)[::25]):
        check(s, bot.choose(Sight(GAMES[name], s, seat, Random(n)), Random(n)))

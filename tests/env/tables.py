"""Every table there is: each game at each number of seats with each of its options, and random walks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

from fondaco.env.setting import Setting, Style
from fondaco.games import ALL_GAMES
from fondaco.kernel import CHANCE, Prompt, pick, play, question, waiting


class Table(NamedTuple):
    """A game, its seats and its options."""

    game: str
    seats: int
    options: dict[str, str]

    def setting(self, style: Style | None = None) -> Setting:
        return Setting(self.game, self.seats, self.options, style or Style())


def variants(game: str) -> list[dict[str, str]]:
    """Each combination of a game's options."""
    choices = [[(option.name, value) for value in option.values] for option in ALL_GAMES[game].options]
    return [dict(chosen) for chosen in product(*choices)]


TABLES = [
    Table(name, seats, options)
    for name, game in ALL_GAMES.items()
    for seats in game.seats
    for options in variants(name)
]
# One of each game, with every option on: the most that can be said and seen.
LARGEST = [Table(name, game.seats[-1], variants(name)[-1]) for name, game in ALL_GAMES.items()]


def name_of(table: Table) -> str:
    return "-".join([table.game, str(table.seats), *table.options.values()])


def walk(table: Table, seed: int, most: int) -> Iterator[tuple[Any, Prompt]]:
    """A random game: the state before each answer of a seat, and the question; so many, or to the end."""
    s = table.setting().start()
    rng = Random(seed)
    seen = 0
    while seen < most and (seats := waiting(s)):
        prompt = question(s, seats[0])
        if seats[0] != CHANCE:
            seen += 1
            yield s, prompt
        play(s, pick(s, prompt, rng))

"""What a command was asked for, looked up; what cannot be had is said in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fondaco.bots import Bot, bots_for
from fondaco.games import GAMES
from fondaco.kernel.game import Game


class Unasked(Exception):
    """Arguments that make no sense: one line, and exit code 2."""


def game_named(name: str) -> Game[Any]:
    if name not in GAMES:
        raise Unasked(f"no game is called {name!r}; there is {', '.join(GAMES)}")
    return GAMES[name]


def seats_for(game: Game[Any], seats: int | None) -> int:
    """The number of seats asked for, or as many as the game takes."""
    if seats is None:
        return game.seats[-1]
    if seats not in game.seats:
        raise Unasked(f"{game.title} is for {' or '.join(map(str, game.seats))} players, not {seats}")
    return seats


def bots_named(game: Game[Any], names: str, seats: int) -> list[str]:
    """One bot name for each of `seats`; where the list ends early, its last bot takes the rest."""
    listed = [name.strip() for name in names.split(",")]
    known = bots_for(game.name)
    for name in listed:
        if name not in known:
            raise Unasked(f"no bot for {game.title} is called {name!r}; there is {', '.join(known)}")
    if len(listed) > seats:
        raise Unasked(f"{len(listed)} bots are named for {seats} seats")
    return listed + [listed[-1]] * (seats - len(listed))


def make_bots(game: Game[Any], names: list[str]) -> list[Bot]:
    makers: dict[str, Callable[[], Bot]] = bots_for(game.name)
    return [makers[name]() for name in names]

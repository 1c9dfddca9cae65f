"""The arguments of a command, looked up: games, bots, seats, options, files."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fondaco.bots import Bot, bots_for
from fondaco.games import ALL_GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.paper import read
from fondaco.kernel.reading import Damaged, parse, table_of
from fondaco.kernel.record import Record


class UsageError(Exception):
    """Arguments that make no sense. The command prints why in one line and exits with 2."""


def game_named(name: str) -> Game[Any]:
    if name not in ALL_GAMES:
        raise UsageError(f"no game is called {name!r}; there is {', '.join(ALL_GAMES)}")
    return ALL_GAMES[name]


def load(file: str) -> Record:
    """The record in a file. Raises Damaged."""
    return read(bytes_of(file))


def load_edition(file: str | None) -> dict[str, object] | None:
    """The edition in a file, not yet checked by the game; None without a file. Raises Damaged."""
    return None if file is None else table_of(parse(bytes_of(file)), "edition")


def bytes_of(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as no:
        raise UsageError(f"cannot read {file}: {no.strerror}") from None


def game_of(paper: Record) -> Game[Any]:
    """The game of a record. Raises Damaged if this program does not have it."""
    name = paper.set_up.game
    if name not in ALL_GAMES:
        raise Damaged("game", f"{name!r} is not a game of this house")
    return ALL_GAMES[name]


def options_named(game: Game[Any], pairs: list[str]) -> dict[str, str]:
    """The options of a game, read from `name=value`. Raises BadTable for one that it does not have."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise UsageError(f"an option is name=value, not {pair!r}")
        options[name] = value
    return game.chosen(options)


def seats_for(game: Game[Any], seats: int | None) -> int:
    """The number of seats that was asked for; without one, the most that the game takes."""
    if seats is None:
        return game.seats[-1]
    if seats not in game.seats:
        raise UsageError(f"{game.title} is for {' or '.join(map(str, game.seats))} players, not {seats}")
    return seats


def bots_named(game: Game[Any], names: str, seats: int) -> list[str]:
    """The names of one bot for each seat; if fewer are named, the last one plays on the other seats, too."""
    listed = [name.strip() for name in names.split(",")]
    for name in listed:
        maker_of(game, name)
    if len(listed) > seats:
        raise UsageError(f"{len(listed)} bots are named for {seats} seats")
    return listed + [listed[-1]] * (seats - len(listed))


def make_bots(game: Game[Any], names: list[str]) -> list[Bot]:
    return [maker_of(game, name)() for name in names]


def maker_of(game: Game[Any], name: str) -> Callable[[], Bot]:
    """What makes a bot, by the name of one of the house or as `module:Class` of one's own."""
    module, colon, maker = name.partition(":")
    if colon:
        return own_maker(module, maker)
    known = bots_for(game.name)
    if name not in known:
        own = "or your own as module:Class"
        raise UsageError(f"no bot for {game.title} is called {name!r}; there is {', '.join(known)}, {own}")
    return known[name]


def own_maker(module: str, maker: str) -> Callable[[], Bot]:
    """What makes a bot of one's own: its module is installed, or lies in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: Callable[[], Bot] = getattr(importlib.import_module(module), maker)
    except (ImportError, ValueError) as no:
        raise UsageError(f"cannot import {module!r}: {no}") from None
    except AttributeError:
        raise UsageError(f"{module} has no {maker!r}") from None
    return found

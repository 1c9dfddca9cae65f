"""The arguments of a command, looked up: games, bots, seats, options, files."""

from __future__ import annotations

import argparse
import importlib
import inspect
import os
import shlex
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from fondaco.bots import Bot, bots_for, current, usual
from fondaco.external import CommandBot, ProgramLimits
from fondaco.games import ALL_GAMES
from fondaco.jobs import Workers
from fondaco.kernel.game import Game
from fondaco.kernel.likeness import check_like
from fondaco.kernel.paper import read
from fondaco.kernel.reading import Damaged, parse, table_of
from fondaco.kernel.record import Record

DEFAULT_LIMITS: Final = ProgramLimits()
MAX_BOT_MEMORY_MIB: Final = 1 << 30  # more than the system can count in bytes is no limit


class UsageError(Exception):
    """Arguments that make no sense. The command prints why in one line and exits with 2."""


def game_named(name: str) -> Game[Any]:
    if name not in ALL_GAMES:
        raise UsageError(f"no game is called {name!r}; there is {', '.join(ALL_GAMES)}")
    return ALL_GAMES[name]


def load(file: str) -> Record:
    """The record in a file. Raises Damaged."""
    return read(bytes_of(file))


def load_edition(game: Game[Any], file: str | None) -> dict[str, object] | None:
    """The edition in a file, made like the house's own; the rules read it later. None without a file.

    Raises Damaged.
    """
    if file is None:
        return None
    document, house = table_of(parse(bytes_of(file)), "edition"), game.edition()
    if house is not None and document.get("game") == game.name:
        check_like(document, house)
    return document


def bytes_of(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as no:
        raise UsageError(f"cannot read {file}: {no.strerror}") from None


def writable(name: str) -> Path:
    """The file that a result will go to. Raises UsageError, before any game is played, if it cannot."""
    path = Path(name)
    if path.is_dir():
        raise UsageError(f"cannot write {name}: it is a folder")
    if not path.parent.is_dir():
        raise UsageError(f"cannot write {name}: there is no folder {path.parent}")
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise UsageError(f"cannot write {name}: it is write-protected")
    return path


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


def workers_named(args: argparse.Namespace) -> Workers:
    """Who plays the games: processes of this machine, or a cluster."""
    if args.jobs < 1:
        raise UsageError("--jobs must be at least 1")
    return Workers(args.jobs, args.ray)


def make_bots(
    game: Game[Any],
    names: list[str],
    think: float = 0.0,
    processes: int = 1,
    limits: ProgramLimits = DEFAULT_LIMITS,
) -> list[Bot]:
    return [maker_of(game, name, think, processes, limits)() for name in names]


def maker_of(
    game: Game[Any], name: str, think: float = 0.0, processes: int = 1, limits: ProgramLimits = DEFAULT_LIMITS
) -> Callable[[], Bot]:
    """What makes a bot, by the name of one of the house, as `module:Class` or as `cmd:COMMAND` of one's own.

    One that searches thinks so many seconds, if they are given, in so many processes.
    """
    module, colon, maker = name.partition(":")
    if colon and module == "cmd":
        return command_maker(game, maker, limits)
    if colon:
        return own_maker(module, maker)
    known, name = bots_for(game.name, think, processes=processes), current(name)
    if name not in known:
        own = "or your own as module:Class or cmd:COMMAND"
        raise UsageError(f"no bot for {game.title} is called {name!r}; there is {', '.join(known)}, {own}")
    return known[name]


def command_maker(game: Game[Any], command: str, limits: ProgramLimits) -> Callable[[], Bot]:
    """What makes a bot that plays by a program of its own, which must be there."""
    if sys.platform == "win32":
        raise UsageError("a bot by cmd: needs Linux or macOS")
    try:
        program, *_ = shlex.split(command)
    except ValueError:
        raise UsageError(f"cmd:{command} names no command") from None
    if shutil.which(program) is None:
        raise UsageError(f"cmd:{command}: no program {program!r} is there, or it may not be run")
    stand_in = bots_for(game.name)[usual(game.name)]
    return lambda: CommandBot(game, command, stand_in(), limits)


def limits_in(seconds: float, memory: int) -> ProgramLimits:
    """The limits of programs that were asked for."""
    if seconds <= 0:
        raise UsageError("--bot-seconds must be more than 0")
    if not 0 <= memory <= MAX_BOT_MEMORY_MIB:
        raise UsageError(f"--bot-memory goes from 0 to {MAX_BOT_MEMORY_MIB} MiB")
    return ProgramLimits(seconds, memory)


def own_maker(module: str, maker: str) -> Callable[[], Bot]:
    """What makes a bot of one's own: its module is installed, or lies in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found: object = getattr(importlib.import_module(module), maker)
    except AttributeError:
        raise UsageError(f"{module} has no {maker!r}") from None
    except Exception as no:  # the module is somebody else's, and may raise anything
        raise UsageError(f"cannot import {module!r}: {no}") from None
    if not callable(found) or (isinstance(found, type) and not can_choose(found)):
        raise UsageError(f"{module}:{maker} is no bot: a class with choose(sight, rng) is wanted")
    if not can_make(found):
        raise UsageError(f"{module}:{maker} is no bot: it must be made without arguments")
    if not isinstance(found, type) and not can_choose(found()):
        raise UsageError(f"{module}:{maker} makes no bot: something with choose(sight, rng) is wanted")
    return found


def can_choose(bot: object) -> bool:
    return callable(getattr(bot, "choose", None))


def can_make(maker: Callable[..., object]) -> bool:
    """Does a class or function make something of no arguments?"""
    try:
        inspect.signature(maker).bind()
    except (TypeError, ValueError):
        return False
    return True

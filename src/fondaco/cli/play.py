"""fondaco play: a person against bots in the terminal."""

from __future__ import annotations

import argparse
import os
import secrets
from pathlib import Path
from typing import Any

from rich.console import Console

from fondaco.bots import usual
from fondaco.cli.arguments import (
    UsageError,
    bots_named,
    game_named,
    limits_in,
    load,
    load_edition,
    make_bots,
    options_named,
    seats_for,
    writable,
)
from fondaco.files import write_whole
from fondaco.kernel.game import Game
from fondaco.kernel.match import Match, begin
from fondaco.kernel.paper import write
from fondaco.kernel.record import record, replay
from fondaco.terminal import Save, play
from fondaco.terminal.names import PLAYER_NAMES


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    match, names = new_game(args, game) if args.resume is None else old_game(args.resume, game)
    named = bots_named(game, args.bots or usual(game.name), match.set_up.seats - 1)
    # A fixed number of rollouts must lead to the same game on any machine; by the clock it does not anyway.
    processes = (os.cpu_count() or 1) if args.think else 1
    limits = limits_in(args.bot_seconds, args.bot_memory)
    if args.save:
        writable(args.save)
    bots = make_bots(game, named, args.think, processes, limits)
    return play(
        match,
        [None, *bots],
        args.lang,
        secrets.token_hex(8) if args.seed is None else args.seed,
        names,
        saver(names),
        Console(),
        keep=args.save or args.resume or "",
    )


def new_game(args: argparse.Namespace, game: Game[Any]) -> tuple[Match[Any], list[str]]:
    """A new game and the names of its players; the person sits on the first seat."""
    seats = seats_for(game, args.seats)
    options, edition = options_named(game, args.option), load_edition(game, args.edition)
    return begin(game, seats, options, edition), [args.name or PLAYER_NAMES[0], *PLAYER_NAMES[1:seats]]


def old_game(file: str, game: Game[Any]) -> tuple[Match[Any], list[str]]:
    """The game in a record, to go on with, and the names of its players; the first seat is the person's."""
    paper = load(file)
    if paper.set_up.game != game.name:
        raise UsageError(f"{file} is a game of {paper.set_up.game}, not of {game.name}")
    return replay(game, paper), paper.names


def saver(names: list[str]) -> Save:
    """What writes the record of a game under these names into a file. It raises OSError."""

    def save(file: str, match: Match[Any]) -> None:
        write_whole(Path(file), write(record(match, names)).encode())

    return save

"""fondaco play: a person against bots in the terminal."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from fondaco.cli.asked import bots_named, game_named, make_bots, seats_for
from fondaco.kernel.action import Action
from fondaco.kernel.game import Game
from fondaco.kernel.paper import write
from fondaco.kernel.record import record
from fondaco.terminal import play

NAMES: Final = ("Anke", "Bernd", "Claudia", "Daniel", "Eva")


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    seats = seats_for(game, args.seats)
    bots = make_bots(game, bots_named(game, args.bots, seats - 1))
    names = [args.name or NAMES[0], *NAMES[1:seats]]
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    return play(
        game,
        seats,
        [None, *bots],
        args.lang,
        seed,
        names,
        saver(game, seats, names),
        Console(),
        keep=args.save,
    )


def saver(game: Game[Any], seats: int, names: list[str]) -> Callable[[str, list[Action]], None]:
    """Writes the record of the game so far into a file. Raises OSError."""

    def save(file: str, answers: list[Action]) -> None:
        paper = record(game, seats, answers, names)
        Path(file).write_text(write(paper), encoding="utf-8")

    return save

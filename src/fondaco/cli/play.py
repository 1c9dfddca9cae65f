"""fondaco play: a person against bots in the terminal."""

from __future__ import annotations

import argparse
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.console import Console

from fondaco.cli.asked import (
    Unasked,
    bots_named,
    game_named,
    load,
    load_edition,
    make_bots,
    options_named,
    seats_for,
)
from fondaco.kernel.action import Action
from fondaco.kernel.game import Game
from fondaco.kernel.paper import write
from fondaco.kernel.record import record, replay
from fondaco.terminal import play

NAMES: Final = ("Anke", "Bernd", "Claudia", "Daniel", "Eva")


class Table(NamedTuple):
    """Who plays what, from where on."""

    game: Game[Any]
    seats: int
    names: list[str]
    options: dict[str, str]
    edition: dict[str, object] | None
    answers: list[Action]


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    table = new_table(args, game) if args.resume is None else old_table(args.resume, game)
    bots = make_bots(game, bots_named(game, args.bots, table.seats - 1))
    return play(
        game,
        table.seats,
        [None, *bots],
        args.lang,
        secrets.token_hex(8) if args.seed is None else args.seed,
        table.names,
        saver(table),
        Console(),
        keep=args.save or args.resume,
        options=table.options,
        edition=table.edition,
        answers=table.answers,
    )


def new_table(args: argparse.Namespace, game: Game[Any]) -> Table:
    seats = seats_for(game, args.seats)
    options, edition = options_named(game, args.option), load_edition(args.edition)
    game.start(seats, options, edition)  # an edition that cannot be used is found now
    return Table(game, seats, [args.name or NAMES[0], *NAMES[1:seats]], options, edition, [])


def old_table(file: str, game: Game[Any]) -> Table:
    """The game in a record, to go on with; the person sits on the first seat as before."""
    paper = load(file)
    if paper.game != game.name:
        raise Unasked(f"{file} is a game of {paper.game}, not of {game.name}")
    replay(game, paper)
    return Table(game, paper.seats, paper.names, paper.options, paper.edition, paper.answers)


def saver(table: Table) -> Callable[[str, list[Action]], None]:
    """Writes the record of the game so far into a file. Raises OSError."""

    def save(file: str, answers: list[Action]) -> None:
        paper = record(table.game, table.seats, answers, table.names, table.options, table.edition)
        Path(file).write_text(write(paper), encoding="utf-8")

    return save

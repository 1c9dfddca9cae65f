"""fondaco train: fit a game's chance to win to games that bots play."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

from fondaco.bots import CRAFTS, Bot, light_bot
from fondaco.bots.tastes import TASTES, master_taste
from fondaco.bots.training import PARTS, Trained, samples_of, train
from fondaco.bots.value import Bin, Sample
from fondaco.cli.arguments import UsageError, game_named, seats_for, workers_named, writable
from fondaco.cli.calibration import picture_of
from fondaco.cli.progress import watched
from fondaco.files import write_whole
from fondaco.jobs import Workers
from fondaco.kernel.reading import Damaged, listed, parse, table_of


class TrainingGame(NamedTuple):
    """One game to learn from: all that another process must know to play it."""

    game: str
    seats: int
    seed: str


def play_one(one: TrainingGame) -> list[Sample]:
    return samples_of(game_named(one.game), CRAFTS[one.game](), quick_bots(one.game), one.seats, one.seed)


def quick_bots(game: str) -> list[Bot]:
    """Of the house's taste and of the master's: chances are to hold for good players and better ones."""
    return [light_bot(game)(taste) for taste in (TASTES[game][0], master_taste(game))]


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    if game.name not in TASTES:
        raise UsageError(f"{game.title} has no bot that searches, so nothing to train")
    if args.games and args.games < PARTS:
        raise UsageError(f"--games must be 0, or at least {PARTS}: parts of them are held out")
    workers, path = workers_named(args), writable(args.out)
    picture = writable(args.picture) if args.picture else None
    all_seats = game.seats if args.seats is None else [seats_for(game, args.seats)]
    if not args.games and not path.exists():
        raise UsageError(f"--games 0 draws what was fitted before, but there is no file {path}")
    trained = read_trained(path) if path.exists() else {}
    for seats in all_seats if args.games else ():
        found = trained_for(game.name, seats, args.games, args.seed, workers)
        trained[str(seats)] = {**found._asdict(), "calibration": [list(each) for each in found.calibration]}
        write_whole(path, f"{json.dumps(trained, indent=1)}\n".encode())
        print(
            f"{game.title}, {seats} seats: mean squared error {found.error}"
            f" ({found.error_of_fair_shares} by saying all are equal) in games that were held out"
        )
    if picture:
        bins = {seats: found["calibration"] for seats, found in trained.items()}
        picture.write_text(picture_of(game.title, bins), encoding="utf-8")
    return 0


def read_trained(path: Path) -> dict[str, dict[str, Any]]:
    """What was fitted before, by number of seats. Raises Damaged."""
    try:
        found = table_of(parse(path.read_bytes()), "weights")
        return {seats: with_calibration(entry, f"{seats} seats") for seats, entry in found.items()}
    except Damaged as no:
        raise Damaged(f"{path}, {no.where}", no.what) from None


def with_calibration(entry: object, where: str) -> dict[str, Any]:
    """What was fitted for one number of seats, if its calibration can be drawn. Raises Damaged."""
    found = table_of(entry, where)
    for each in listed(found.get("calibration"), f"{where}, calibration"):
        numbers = listed(each, f"{where}, calibration")
        if len(numbers) != len(Bin._fields) or not all(isinstance(n, int | float) for n in numbers):
            raise Damaged(f"{where}, calibration", f"an entry is {', '.join(Bin._fields)}, in numbers")
    return found


def trained_for(game: str, seats: int, games: int, seed: str, workers: Workers) -> Trained:
    work = [TrainingGame(game, seats, f"{seed}/{number}") for number in range(games)]
    played = watched(workers.map(play_one, work), games, f"{game}, {seats} seats")
    return train(game, list(played), seed)

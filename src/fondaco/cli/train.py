"""fondaco train: fit a game's chance to win to games that bots play."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import NamedTuple

from fondaco.bots import CRAFTS
from fondaco.bots.training import Trained, samples_of, train
from fondaco.bots.value import Sample
from fondaco.cli.arguments import UsageError, game_named, workers_named
from fondaco.cli.calibration import picture_of
from fondaco.cli.progress import watched
from fondaco.jobs import Workers


class TrainingGame(NamedTuple):
    """One game to learn from: all that another process must know to play it."""

    game: str
    seats: int
    seed: str


def play_one(one: TrainingGame) -> list[Sample]:
    craft = CRAFTS[one.game]()
    return samples_of(game_named(one.game), craft, craft.quick(), one.seats, one.seed)


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    if game.name not in CRAFTS:
        raise UsageError(f"{game.title} has no bot that searches, so nothing to train")
    workers, path = workers_named(args), Path(args.out)
    trained = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    for seats in ([args.seats] if args.seats else game.seats) if args.games else ():
        found = trained_for(game.name, seats, args.games, args.seed, workers)
        trained[str(seats)] = {**found._asdict(), "calibration": [list(each) for each in found.calibration]}
        print(
            f"{game.title}, {seats} seats: mean squared error {found.error}"
            f" ({found.error_of_fair_shares} by saying all are equal) in games that were held out"
        )
    path.write_text(json.dumps(trained, indent=1) + "\n", encoding="utf-8")
    if args.picture:
        bins = {seats: found["calibration"] for seats, found in trained.items()}
        Path(args.picture).write_text(picture_of(game.title, bins), encoding="utf-8")
    return 0


def trained_for(game: str, seats: int, games: int, seed: str, workers: Workers) -> Trained:
    work = [TrainingGame(game, seats, f"{seed}/{number}") for number in range(games)]
    played = watched(workers.map(play_one, work), games, f"{game}, {seats} seats")
    return train(game, list(played), seed)

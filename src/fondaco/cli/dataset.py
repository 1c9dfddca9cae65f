"""fondaco dataset: games between bots, written down for those who learn from them."""

from __future__ import annotations

import argparse
import json
import shlex
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from fondaco import __version__
from fondaco.cli.arguments import (
    UsageError,
    bots_named,
    game_named,
    limits_in,
    load_edition,
    make_bots,
    options_named,
    seats_for,
    workers_named,
)
from fondaco.cli.progress import watched
from fondaco.data.game_rows import DataSeries, GameRows, rows_of
from fondaco.external import ProgramLimits
from fondaco.jobs import Workers
from fondaco.kernel.match import begin

if TYPE_CHECKING:
    from fondaco.data.writing import DatasetFolder, Plan


class DatasetGame(NamedTuple):
    """One game of a dataset: all that another process must know to make its rows."""

    series: DataSeries
    number: int
    think: float
    limits: ProgramLimits


def make_one(one: DatasetGame) -> GameRows:
    """The rows of a game: a pure function of the series and the game's number."""
    game = game_named(one.series.set_up.game)
    return rows_of(
        game,
        one.series,
        one.number,
        lambda: make_bots(game, one.series.bots, one.think, limits=one.limits),
    )


def run(args: argparse.Namespace) -> int:
    if find_spec("pyarrow") is None:
        raise UsageError("this needs the extra: pip install 'fondaco[data]'")
    from fondaco.data.writing import DatasetFolder, OtherDataset

    workers, limits = workers_named(args), limits_in(args.bot_seconds, args.bot_memory)
    start = time.perf_counter()
    folder = DatasetFolder(Path(args.out), plan_of(args))
    try:
        folder.open()
    except (OtherDataset, OSError) as no:
        raise UsageError(str(no)) from None
    made = fill(folder, workers, limits)
    finish(folder, command_of(args))
    seconds = round(time.perf_counter() - start, 1)
    told = {"folder": args.out, "games": args.games, "shards": folder.plan.shards, "shards_made": made}
    print(json.dumps(told | {"seconds": seconds}))
    return 0


def plan_of(args: argparse.Namespace) -> Plan:
    """What is to be made. Raises UsageError, BadTable and Damaged."""
    import pyarrow

    from fondaco.data.writing import Plan

    game = game_named(args.game)
    seats = seats_for(game, args.seats)
    if args.games < 1 or args.shard < 1:
        raise UsageError("--games and --shard must be at least 1")
    bots = bots_named(game, args.bots, seats)
    set_up = begin(game, seats, options_named(game, args.option), load_edition(game, args.edition)).set_up
    versions = (__version__, str(pyarrow.__version__))
    return Plan(*versions, set_up, bots, args.seed, args.think, args.games, args.shard)


def fill(folder: DatasetFolder, workers: Workers, limits: ProgramLimits) -> int:
    """Make the shards that are missing, one after the other; how many these were."""
    plan, missing = folder.plan, list(folder.missing())
    series = DataSeries(plan.set_up, plan.seed, plan.bots)
    for shard in watched(
        missing, len(missing), f"{plan.set_up.game}, shards of {plan.games_per_shard} games"
    ):
        work = [DatasetGame(series, number, plan.think, limits) for number in plan.numbers(shard)]
        folder.write(shard, workers.map(make_one, work))
    return len(missing)


def finish(folder: DatasetFolder, command: str) -> None:
    """Write the data card and the hashes."""
    from fondaco.data.card import card

    folder.finish(card(folder.plan, game_named(folder.plan.set_up.game).title, command, folder.path.name))


def command_of(args: argparse.Namespace) -> str:
    """The command that makes the same dataset again."""
    said = ["fondaco", "dataset", args.game, "--games", str(args.games), "--seed", args.seed]
    said += ["--seats", str(args.seats)] if args.seats is not None else []
    said += ["--bots", args.bots, "--shard", str(args.shard)]
    said += ["--think", str(args.think)] if args.think else []
    said += [word for option in args.option for word in ("--option", option)]
    said += ["--edition", args.edition] if args.edition else []
    return shlex.join([*said, "--out", Path(args.out).name])

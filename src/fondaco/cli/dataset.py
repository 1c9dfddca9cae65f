"""fondaco dataset: games between bots, written down for those who learn from them."""

from __future__ import annotations

import argparse
import json
import shlex
import time
from collections.abc import Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from fondaco import __version__
from fondaco.cli.arguments import UsageError, game_named, workers_named
from fondaco.cli.progress import watched
from fondaco.cli.series import Series, SeriesGame, games_of, series_of, tell_forfeits
from fondaco.data.game_rows import DataSeries, GameRows, rows_of
from fondaco.jobs import Workers

if TYPE_CHECKING:
    from fondaco.data.writing import DatasetFolder, Plan


def make_one(one: SeriesGame) -> GameRows:
    """The rows of a game: a pure function of the series and the game's number."""
    series = one.series
    told = DataSeries(series.set_up, series.seed, series.bots)
    return rows_of(series.game, told, one.number, series.make_bots)


def run(args: argparse.Namespace) -> int:
    if find_spec("pyarrow") is None:
        raise UsageError("this needs the extra: pip install 'fondaco[data]'")
    from fondaco.data.writing import DatasetFolder, OtherDataset

    if args.games < 1 or args.shard < 1:
        raise UsageError("--games and --shard must be at least 1")
    series, workers = series_of(args), workers_named(args)
    start = time.perf_counter()
    folder = DatasetFolder(Path(args.out), plan_of(series, args.games, args.shard))
    try:
        folder.open()
    except OtherDataset as no:
        raise UsageError(str(no)) from None
    except OSError as no:
        raise UsageError(f"cannot write a dataset into {args.out}: {no.strerror}") from None
    made = fill(folder, series, workers)
    finish(folder, command_of(args))
    seconds = round(time.perf_counter() - start, 1)
    result = {"folder": args.out, "games": args.games, "shards": folder.plan.shards, "shards_made": made}
    print(json.dumps(result | {"seconds": seconds}))
    return 0


def plan_of(series: Series, games: int, games_per_shard: int) -> Plan:
    """What is to be made."""
    import pyarrow

    from fondaco.data.writing import Plan

    versions = (__version__, str(pyarrow.__version__))
    return Plan(*versions, series.set_up, series.bots, series.seed, series.think, games, games_per_shard)


def fill(folder: DatasetFolder, series: Series, workers: Workers) -> int:
    """Make the shards that are missing, one after the other; how many these were."""
    plan, missing = folder.plan, list(folder.missing())
    label = f"{plan.set_up.game}, shards of {plan.games_per_shard} games"
    for shard in watched(missing, len(missing), label):
        folder.write(shard, told(workers.map(make_one, games_of(series, plan.numbers(shard)))))
    return len(missing)


def told(games: Iterable[GameRows]) -> Iterator[GameRows]:
    """The games one by one; it is said which bots forfeited one."""
    for one in games:
        tell_forfeits(one.game.game, one.game.bots, one.game.forfeits)
        yield one


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

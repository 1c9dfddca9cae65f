"""fondaco tune: fit what a master goes by to games that bots play."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

from fondaco.bots import light_bot
from fondaco.bots.tastes import TASTES
from fondaco.bots.tuning import Duel, Tuned, Tuning, is_settled, knobs_of, margin_of, mean_and_error
from fondaco.cli.arguments import UsageError, game_named, workers_named, writable
from fondaco.cli.progress import watched
from fondaco.files import write_whole
from fondaco.jobs import Workers


def play_one(duel: Duel) -> float:
    return margin_of(duel, light_bot(duel.game))


def run(args: argparse.Namespace) -> int:
    game = game_named(args.game)
    if game.name not in TASTES:
        raise UsageError(f"{game.title} has no bot with a taste, so nothing to tune")
    if args.rounds < 1 or args.duels < 1 or args.proofs < 2:
        raise UsageError("--rounds and --duels must be 1 or more, --proofs 2 or more")
    path, workers = writable(args.out), workers_named(args)
    taste, fixed = TASTES[game.name]
    tuning = Tuning(game.name, taste, knobs_of(taste, fixed), args.seed)
    for _ in watched(rounds_of(tuning, args.rounds, args.duels, workers), args.rounds, game.title):
        pass
    proofs = list(tuning.proofs(args.proofs))
    gain, error = mean_and_error(list(workers.map(play_one, proofs)))
    games = 2 * len(proofs)
    changed = changes(taste, tuning.taste())
    found = Tuned(changed, args.seed, args.rounds, args.duels, round(gain, 3), round(error, 3), games)
    write_whole(path, f"{json.dumps(found._asdict(), indent=1)}\n".encode())
    print(f"{game.title}: a seat gains {gain:.2f} ± {1.96 * error:.2f} over the taste that it began with")
    return 0


def rounds_of(tuning: Tuning, rounds: int, duels: int, workers: Workers) -> Iterator[None]:
    for n in range(rounds):
        margins = list(workers.map(play_one, tuning.ask(duels)))
        tuning.learn(margins, is_settled(n, rounds))
        yield


def changes(before: Any, after: Any) -> dict[str, Any]:
    """The fields that differ."""
    old = before._asdict()
    return {field: held for field, held in after._asdict().items() if held != old[field]}

"""Steps a second of the environments beside those of others, by processor time, in turns in one process.

    python -m bench.env [--rounds 5] [--seconds 0.5] [--json]

Interpreted and, if `make compiled` was run, compiled. Beside them play, where they are installed:
Catanatron's environment for Gymnasium (`catanatron_gym`), PettingZoo's connect four (which needs `pygame`),
and games that come with OpenSpiel, one in C++ and one in Python. All agents act at random. Ratios are to
Catanatron's environment, if it is there.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np
import pyspiel
from rich.console import Console
from rich.table import Table as Sheet

from fondaco.bench import is_compiled
from fondaco.env import Style, aec_env, gym_env
from fondaco.env.openspiel import PREFIX
from fondaco.games import GAMES

ROOT: Final = Path(__file__).resolve().parent.parent
TREES: Final = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
PEER: Final = "Catanatron's Gymnasium environment"
STYLE: Final = Style(observations="row", candidates=16, proposes=False)
SPIEL_PEERS: Final = ("hearts", "python_block_dominoes")

Steps = Iterator[None]  # each step of an environment that plays for ever


def solo(game: str) -> Steps:
    """A seat against random bots at the smallest table, as Catanatron's environment is."""
    env = gym_env(game, opponents="chaos", seats=GAMES[game].seats[0], style=STYLE)
    rng = Random(1)
    seen, _ = env.reset(seed=1)
    while True:
        seen, _, is_over, _, _ = env.step(int(rng.random() * np.count_nonzero(seen["action_mask"])))
        yield
        if is_over:
            seen, _ = env.reset()


def turns(env: Any) -> Steps:
    """Any environment of PettingZoo in which agents act in turn."""
    rng = Random(1)
    env.reset(seed=1)
    while True:
        seen, _, is_over, is_cut, _ = env.last()
        if is_over or is_cut:
            env.reset()
            continue
        open_actions = seen["action_mask"].nonzero()[0]
        env.step(int(open_actions[int(rng.random() * len(open_actions))]))
        yield


def table(game: str, seats: int) -> Steps:
    """All seats of a game."""
    return turns(aec_env(game, seats, STYLE))


def spiel(name: str) -> Steps:
    """A game of OpenSpiel, with an observation at each decision."""
    if name == "python_block_dominoes":
        import open_spiel.python.games.block_dominoes  # noqa: F401  # which makes it known
    game, rng = pyspiel.load_game(name), Random(1)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, odds)[0])
                continue
            observe(game, state)
            state.apply_action(rng.choice(state.legal_actions()))
            yield


def observe(game: Any, state: Any) -> None:
    """What a learner would look at, as far as the game has it."""
    if game.get_type().provides_observation_tensor:
        state.observation_tensor()
    else:
        state.information_state_tensor()


def catanatron() -> Steps:
    from catanatron_gym.envs.catanatron_env import CatanatronEnv

    env, rng = CatanatronEnv(), Random(1)
    _, info = env.reset(seed=1)
    while True:
        _, _, is_over, is_cut, info = env.step(rng.choice(info["valid_actions"]))
        yield
        if is_over or is_cut:
            _, info = env.reset()


def connect_four() -> Steps:
    from pettingzoo.classic import connect_four_v3

    return turns(connect_four_v3.env())


def contestants() -> dict[str, Callable[[], Steps]]:
    found: dict[str, Callable[[], Steps]] = {PEER: catanatron, "PettingZoo's connect four": connect_four}
    for name in SPIEL_PEERS:
        found[f"OpenSpiel's {name}"] = partial(spiel, name)
    for game in GAMES:
        seats = GAMES[game].seats[0]
        found[f"{game}, {seats} seats, Gymnasium"] = partial(solo, game)
        found[f"{game}, {seats} seats, PettingZoo"] = partial(table, game, seats)
        found[f"{game}, {seats} seats, OpenSpiel"] = partial(spiel, f"{PREFIX}{game}(seats={seats})")
    return found


def started() -> dict[str, Steps]:
    """Everyone who is installed, after a first step."""
    found: dict[str, Steps] = {}
    for name, start in contestants().items():
        try:
            steps = start()
            next(steps)
        except ImportError as missing:
            print(f"{name} does not play: {missing}", file=sys.stderr)
        else:
            found[name] = steps
    return found


def race(rounds: int, seconds: float) -> dict[str, float]:
    """Steps a second of everyone who is installed: the median of slices in turns."""
    playing = started()
    rates: dict[str, list[float]] = {name: [] for name in playing}
    for _ in range(rounds):
        for name, steps in playing.items():
            rates[name].append(rate(steps, seconds))
    return {name: round(median(each)) for name, each in rates.items()}


def rate(steps: Steps, seconds: float) -> float:
    count, began = 0, process_time()
    while (spent := process_time() - began) < seconds:
        next(steps)
        count += 1
    return count / spent


def measured(tree: Path, rounds: int, seconds: float) -> dict[str, Any]:
    """The same by a process that takes fondaco from a tree."""
    path = os.pathsep.join([str(tree), str(ROOT), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "bench.env", "--here", "--rounds", str(rounds), "--seconds", str(seconds)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        check=True,
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def show(how: str, rates: dict[str, float]) -> None:
    sheet = Sheet("", "steps/s", "× Catanatron", title=f"Environments, {how}")
    for name, steps in rates.items():
        sheet.add_row(name, f"{steps:,.0f}", f"{steps / rates[PEER]:.1f}" if PEER in rates else "")
    Console().print(sheet)


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second of the environments, beside others.")
    parser.add_argument("--rounds", type=int, default=5, help="how often each has its turn (default 5)")
    parser.add_argument("--seconds", type=float, default=0.5, help="of each turn (default 0.5)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    parser.add_argument("--here", action="store_true", help="only this process's fondaco, as JSON")
    args = parser.parse_args()
    if args.here:
        warnings.simplefilter("ignore")
        print(json.dumps({"compiled": is_compiled(), "rates": race(args.rounds, args.seconds)}))
        return
    trees = {how: tree for how, tree in TREES.items() if (tree / "fondaco").exists()}
    told = {how: measured(tree, args.rounds, args.seconds) for how, tree in trees.items()}
    if args.json:
        print(json.dumps(told))
        return
    for how, one in told.items():
        assert one["compiled"] == (how == "compiled")
        show(how, one["rates"])


if __name__ == "__main__":
    main()

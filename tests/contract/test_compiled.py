"""Compiled, the rules are the same rules: the same games answer by answer, and the same contract."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fondaco.games import GAMES
from tests.contract.contract import history, run_elsewhere
from tests.contract.table import TOYS, game_named
from tests.contract.trees import ROOT, shipped, with_toys

CASES = [(name, seats) for name in (*GAMES, *TOYS) for seats in game_named(name).seats]


@pytest.fixture(scope="module")
def trees() -> dict[str, Path]:
    """The tree to run each game from."""
    house, toys = shipped(), with_toys()
    return {name: toys if name in TOYS else house for name in (*GAMES, *TOYS)}


def test_the_trees_are_compiled(trees: dict[str, Path]) -> None:
    """The kernel, the playout and every game come from libraries of the tree."""
    for name, tree in trees.items():
        package = type(game_named(name)).__module__.replace("tests.toys", "fondaco.games").rpartition(".")[0]
        modules = ["fondaco.kernel.frame", "fondaco.bots.playout", f"{package}.game", f"{package}.state"]
        code = f"import {', '.join(modules)}, sys\nfor name in {modules}: print(sys.modules[name].__file__)"
        command = [sys.executable, "-P", "-c", code]
        env = {**os.environ, "PYTHONPATH": str(tree)}
        done = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
        files = [Path(line) for line in done.stdout.split()]
        assert [file.suffix for file in files] == [".so"] * len(modules)
        assert all(file.is_relative_to(tree) for file in files)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_compiled_code_plays_the_same_games(trees: dict[str, Path], name: str, seats: int) -> None:
    """The same questions, answers, events, views, imagined worlds and reckonings."""
    args = (name, str(seats), "--games", "8", "--seed", "2", "--history")
    done = run_elsewhere([trees[name], ROOT], *args)
    assert done.stdout.strip() == history(name, seats, games=8, seed=2), done.stderr


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_compiled_code_keeps_the_contract(trees: dict[str, Path], name: str, seats: int) -> None:
    done = run_elsewhere([trees[name], ROOT], name, str(seats), "--games", "2")
    assert done.returncode == 0, done.stderr

"""Compiled, the rules are the same rules: the same games answer by answer, and the same contract."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fondaco.bots import CRAFTS
from fondaco.games import ALL_GAMES
from tests.contract.contract import history, run_elsewhere
from tests.contract.searching import looks

ROOT = Path(__file__).resolve().parents[2]
CASES = [(name, seats) for name, game in ALL_GAMES.items() for seats in game.seats]


@pytest.mark.parametrize("name", ALL_GAMES)
def test_the_tree_is_compiled(tree: Path, name: str) -> None:
    """The kernel, the rollout and the game come from libraries of the tree."""
    package = f"fondaco.games.{name}"
    modules = ["fondaco.kernel.frame", "fondaco.bots.rollout", f"{package}.game", f"{package}.state"]
    code = f"import {', '.join(modules)}, sys\nfor name in {modules}: print(sys.modules[name].__file__)"
    env = {**os.environ, "PYTHONPATH": str(tree)}
    command = [sys.executable, "-P", "-c", code]
    done = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)
    files = [Path(line) for line in done.stdout.split()]
    assert [file.suffix for file in files] == [".so"] * len(modules)
    assert all(file.is_relative_to(tree) for file in files)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_compiled_code_plays_the_same_games(tree: Path, name: str, seats: int) -> None:
    """The same answers, events and reckonings; and the same questions, views and imagined worlds."""
    args = (name, str(seats), "--games", "8", "--seed", "2", "--history")
    done = run_elsewhere([tree, ROOT], *args)
    assert done.stdout.strip() == history(name, seats, games=8, seed=2), done.stderr


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_compiled_code_keeps_the_contract(tree: Path, name: str, seats: int) -> None:
    done = run_elsewhere([tree, ROOT], name, str(seats), "--games", "2")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", CRAFTS)
def test_compiled_bots_look_at_the_same_answers(tree: Path, name: str) -> None:
    """And find them worth the same. On the site a bot that fails gives any legal answer, and nobody sees."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree), str(ROOT)])}
    command = [sys.executable, "-P", "-m", "tests.contract.searching", name]
    done = subprocess.run(command, env=env, check=False, capture_output=True, text=True)
    assert done.stdout.splitlines() == [str(look) for look in looks(name)], done.stderr

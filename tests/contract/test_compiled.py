"""Compiled, the rules are the same rules: the same games answer by answer, and the same contract."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.contract.contract import history, run_elsewhere
from tests.contract.table import NAMES, TOYS, game_named
from tests.contract.trees import ROOT, shipped, with_toys

CASES = [(name, seats) for name in NAMES for seats in game_named(name).seats]


@pytest.fixture(scope="module")
def house() -> Path:
    return shipped()


@pytest.fixture(scope="module")
def nursery() -> Path:
    return with_toys()


@pytest.fixture
def tree(request: pytest.FixtureRequest, name: str) -> Path:
    """The compiled tree that has the game of a test in it."""
    found = request.getfixturevalue("nursery" if name in TOYS else "house")
    assert isinstance(found, Path)
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_tree_is_compiled(tree: Path, name: str) -> None:
    """The kernel, the rollout and the game come from libraries of the tree."""
    package = type(game_named(name)).__module__.replace("tests.toys", "fondaco.games").rpartition(".")[0]
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

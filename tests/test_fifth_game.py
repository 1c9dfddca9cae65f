"""A further game is a folder and its name in a list: CONTRIBUTING.md says what to type, and that works."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TREES = ("src", "tests", "tools")
FILES = ("pyproject.toml", "CONTRIBUTING.md")
NOT_NEEDED = shutil.ignore_patterns("__pycache__", "static", "browser")
SLOW = ("make test", "mypy")  # they look at all games, and are run for all anyway
LISTED = "HAENDLER, GENOA)"


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the rules and their tests, to which a game can be added."""
    where = tmp_path_factory.mktemp("checkout")
    for tree in TREES:
        ignored = NOT_NEEDED if tree == "tests" else shutil.ignore_patterns("__pycache__", "static")
        shutil.copytree(ROOT / tree, where / tree, ignore=ignored)
    for file in FILES:
        shutil.copy(ROOT / file, where / file)
    return where


def commands() -> list[str]:
    """What CONTRIBUTING.md says to type, block by block."""
    blocks = re.findall(r"```sh\n(.*?)```", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), re.DOTALL)
    return [
        "".join(line for line in block.splitlines(True) if not any(s in line for s in SLOW))
        for block in blocks
    ]


def run(checkout: Path, script: str) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-e", "-c", script],
        cwd=checkout,
        env={**os.environ, "PATH": path, "PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{script}\n{done.stdout}\n{done.stderr}"


def test_a_copy_of_the_example_is_a_game(checkout: Path) -> None:
    """Every command that is shown there works, and then every test that asks something of each game."""
    copying, *steps = commands()
    run(checkout, copying)
    listing = checkout / "src" / "fondaco" / "games" / "__init__.py"
    text = listing.read_text(encoding="utf-8")
    assert text.count(LISTED) == 1
    game = "from fondaco.games.rialto.game import RialtoGame\n"
    text = text.replace(LISTED, "HAENDLER, GENOA, RialtoGame())")
    listing.write_text(text.replace("from fondaco.kernel", f"{game}from fondaco.kernel", 1), encoding="utf-8")
    for step in steps:
        run(checkout, step)
    folders = "tests/words tests/golden tests/games tests/records tests/terminal tests/kernel tests/server"
    run(checkout, f"pytest {folders} -k rialto")
    run(
        checkout,
        "pytest tests/records/test_played.py tests/cli/test_cli.py -k 'played or clause or bench'",
    )
    run(checkout, "fondaco schema rialto")

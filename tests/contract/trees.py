"""Compiled trees of the package: the one that is shipped, and a small one with the toys in it."""

from __future__ import annotations

import fcntl
import runpy
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.contract.table import TOYS

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / "build"


@contextmanager
def alone() -> Iterator[None]:
    """One process at a time: several workers of one test run want the same trees."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_tree(source: Path, target: Path) -> Path:
    """Compile as `make compiled` does; nothing is done if the target is up to date."""
    tool = runpy.run_path(str(ROOT / "tools" / "compile.py"))
    tool["compile_into"](source, target)
    return target


def shipped() -> Path:
    """The compiled tree of `make compiled`."""
    with alone():
        return compile_tree(ROOT / "src", BUILD / "compiled")


def with_toys() -> Path:
    """A compiled tree of the kernel and the toys: interpreted, they could not extend a compiled kernel."""
    source = BUILD / "toys" / "src"
    package = source / "fondaco"
    with alone():
        shutil.rmtree(source, ignore_errors=True)
        for part in ("kernel", "bots/bot.py", "bots/rollout.py"):
            copy(ROOT / "src" / "fondaco" / part, package / part)
        for part in ("__init__.py", "bots/__init__.py"):
            (package / part).touch()
        listing = "".join(copy_toy(toy, package / "games" / toy) for toy in TOYS)
        (package / "games" / "__init__.py").write_text(f"GAMES = {{}}\n{listing}", encoding="utf-8")
        return compile_tree(source, BUILD / "toys" / "compiled")


def copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        target.parent.mkdir(exist_ok=True)
        shutil.copy(source, target)


def copy_toy(toy: str, target: Path) -> str:
    """Make a toy a game of the house; says how the house lists it."""
    copy(ROOT / "tests" / "toys" / toy, target)
    (target / "__init__.py").touch()
    for file in target.glob("*.py"):
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("tests.toys.", "fondaco.games."), encoding="utf-8")
    kind = TOYS[toy].split(":")[1]
    return f"from fondaco.games.{toy}.game import {kind}\nGAMES[{toy!r}] = {kind}()\n"

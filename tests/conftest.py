"""What all tests share: how golden files are made again, and the compiled rules."""

import fcntl
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--remake", action="store_true", help="write the golden files anew instead of comparing")


@pytest.fixture
def remake(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--remake"))


@pytest.fixture(scope="session")
def tree() -> Path:
    """The compiled tree of `make compiled`; nothing is done if it is up to date.

    One process at a time: several workers of one test run want the same tree.
    """
    tool = runpy.run_path(str(ROOT / "tools" / "compile.py"))
    target = BUILD / "compiled"
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "lock", "w", encoding="utf-8") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        tool["compile_into"](ROOT / "src", target)
    return target

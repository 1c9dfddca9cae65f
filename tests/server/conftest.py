"""Sites to test against, and tests that are coroutines."""

from __future__ import annotations

import asyncio
import inspect
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from fondaco.bots import SPECIAL
from fondaco.games import GAMES
from fondaco.server.settings import Settings
from fondaco.server.store.places import Place
from tests.postgres import FAST, TEMPLATE, Databases, PostgresServer
from tests.server.odd_worker import ODD
from tests.server.served import QUICK, Served, placed
from tests.server.tally import TallyGame
from tests.valkey import Line, ValkeyServer, line_to


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine is run to its end."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    wanted = inspect.signature(pyfuncitem.function).parameters
    asyncio.run(pyfuncitem.function(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


# The tests of these modules are about what is stored, and run on both databases.
ON_BOTH_DATABASES: Final = (
    "test_backup",
    "test_store",
    "test_leaving",
    "test_mine",
    "test_passkeys",
    "test_push",
    "test_talk",
)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    is_on_both = metafunc.module.__name__.rpartition(".")[2] in ON_BOTH_DATABASES
    if is_on_both and "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", ["sqlite", "postgres"])


@pytest.fixture
def engine() -> str:
    """Which database a test runs on."""
    return "sqlite"


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """One PostgreSQL for all tests."""
    if url := os.environ.get("FONDACO_TEST_POSTGRES"):
        made = Databases(url)
        yield made
        made.close()
        return
    server = PostgresServer(*FAST)
    made = Databases(server.url())
    yield made
    made.close()
    server.stop()


@pytest.fixture(scope="session")
def valkey() -> Iterator[str]:
    """The URL of one Valkey for all tests."""
    if url := os.environ.get("FONDACO_TEST_VALKEY"):
        yield url
        return
    server = ValkeyServer()
    yield f"valkey://127.0.0.1:{server.port}"
    server.stop()


@pytest.fixture
def line(valkey: str) -> Iterator[Line]:
    """A line to Valkey that a test may cut."""
    made = line_to(valkey)
    yield made
    made.stop()


@pytest.fixture
def place(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Place]:
    """Where the data of a test lies."""
    yield from places(engine, tmp_path / "fondaco.sqlite", request, TEMPLATE)


@pytest.fixture
def empty_place(engine: str, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Place]:
    """A place where no site has been yet."""
    yield from places(engine, tmp_path / "empty.sqlite", request, "template0")


def places(engine: str, file: Path, request: pytest.FixtureRequest, template: str) -> Iterator[Place]:
    if engine == "sqlite":
        yield file
        return
    databases: Databases = request.getfixturevalue("databases")
    url = databases.new(template)
    yield url
    databases.drop(url)


@pytest.fixture
def site(place: Place) -> Iterator[Served]:
    """The games and bots of the house."""
    served = Served(place)
    yield served
    served.stop()


@pytest.fixture
def odd_settings(place: Place, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Tally and the bots that fail, here and in the workers."""
    monkeypatch.setitem(GAMES, "tally", TallyGame())
    monkeypatch.setitem(SPECIAL, "tally", dict(ODD))
    monkeypatch.setitem(SPECIAL, "doge", {**SPECIAL.get("doge", {}), **ODD})
    monkeypatch.setenv("PYTHONPATH", f"{Path(__file__).parents[2]}:{Path(__file__).parents[2] / 'src'}")
    worker = (sys.executable, "-m", "tests.server.odd_worker")
    return placed(Settings(Path(), worker=worker, limits=QUICK), place)


@pytest.fixture
def odd_site(odd_settings: Settings) -> Iterator[Served]:
    served = Served(odd_settings.place, odd_settings)
    yield served
    served.stop()

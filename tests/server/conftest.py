"""Sites to test against, and tests that are coroutines."""

from __future__ import annotations

import asyncio
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.bots import SPECIAL
from fondaco.games import GAMES
from fondaco.server.settings import Settings
from tests.server.odd_worker import ODD
from tests.server.served import QUICK, Served
from tests.server.tally import TallyGame


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine is run to its end."""
    if not inspect.iscoroutinefunction(pyfuncitem.function):
        return None
    wanted = inspect.signature(pyfuncitem.function).parameters
    asyncio.run(pyfuncitem.function(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Served]:
    """The games and bots of the house."""
    served = Served(tmp_path / "fondaco.sqlite")
    yield served
    served.stop()


@pytest.fixture
def odd_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Tally and the bots that fail, here and in the workers."""
    monkeypatch.setitem(GAMES, "tally", TallyGame())
    monkeypatch.setitem(SPECIAL, "tally", dict(ODD))
    monkeypatch.setitem(SPECIAL, "doge", {**SPECIAL.get("doge", {}), **ODD})
    monkeypatch.setenv("PYTHONPATH", f"{Path(__file__).parents[2]}:{Path(__file__).parents[2] / 'src'}")
    worker = (sys.executable, "-m", "tests.server.odd_worker")
    return Settings(tmp_path / "odd.sqlite", worker=worker, limits=QUICK)


@pytest.fixture
def odd_site(odd_settings: Settings) -> Iterator[Served]:
    served = Served(odd_settings.data, odd_settings)
    yield served
    served.stop()

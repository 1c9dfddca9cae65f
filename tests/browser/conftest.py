"""A real browser at a real site; in a process of its own, for Playwright keeps its loop running."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from fondaco.server.settings import Settings
from tests.browser.chromium import ARGS, find_chromium
from tests.browser.house import PATIENCE, House
from tests.server.served import QUICK, Served

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path, env = find_chromium()
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=ARGS, env={**os.environ, **env})
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One site for all tests: each sets tables of its own."""
    settings = Settings(Path(), limits=QUICK, dice=Random())
    served = Served(tmp_path_factory.mktemp("site") / "fondaco.sqlite", settings)
    yield served
    served.stop()


@pytest.fixture
def house(browser: Browser, site: Served, request: pytest.FixtureRequest) -> Iterator[House]:
    """Visitors of the site, each with a browser context of their own.

    Chance and bots follow from the name of the test, so that a test meets the same games every time. To
    hunt for what other games bring, set `FONDACO_DICE` to any text.
    """
    site.settings.dice.seed(request.node.nodeid + os.environ.get("FONDACO_DICE", ""))
    one = House(browser, site)
    yield one
    one.close()


@pytest.fixture(scope="session")
def static() -> Path:
    """The built client; without it there is nothing to test."""
    built = Path(__file__).parents[2] / "src" / "fondaco" / "static" / "index.html"
    assert built.is_file(), "the client is not built: make client"
    return built


@pytest.fixture(autouse=True)
def built(static: Path) -> None:
    """Every test here needs the client."""

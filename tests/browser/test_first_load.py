"""What a first visit costs over the wire: the lobby, and a table of each game from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bench.first_load import Meter, measured
from fondaco.games import GAMES
from tests.server.served import Served

MAX_LOBBY_BYTES = 120_000
MAX_TABLE_BYTES = 150_000
MAX_AGAIN_BYTES = 30_000  # the list of games, the state of the table, and that nothing else has changed


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_first_visit_is_light_and_a_second_fetches_nothing_anew(
    browser: Browser, game: str, tmp_path: Path
) -> None:
    """At a site of its own: the lobby of another lists the tables of other tests."""
    site = Served(tmp_path / "fondaco.sqlite")
    with Meter(site.port) as meter:
        load = measured(browser, meter, game)
    site.stop()
    assert load.lobby <= MAX_LOBBY_BYTES
    assert load.table <= MAX_TABLE_BYTES
    assert load.lobby_again + load.table_again <= MAX_AGAIN_BYTES

"""The weights that are shipped follow from games as the bots of today play them."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from fondaco.bots import CRAFTS
from fondaco.bots.training import digest_of
from fondaco.bots.weights import WEIGHTS
from fondaco.cli.train import TrainingGame, play_one
from fondaco.games import GAMES


@pytest.mark.parametrize("name", CRAFTS)
def test_the_shipped_weights_follow_from_games_of_the_bots_of_today(name: str) -> None:
    """Whoever changes how quick bots play trains again (fondaco train), and deletes what docs/levels has."""
    trained = json.loads(files(f"fondaco.bots.{name}").joinpath(WEIGHTS).read_text(encoding="utf-8"))
    assert [int(seats) for seats in trained] == list(GAMES[name].seats)
    for seats, found in trained.items():
        first = play_one(TrainingGame(name, int(seats), f"{found['seed']}/0"))
        assert digest_of(first) == found["first_game"], f"{name}, {seats} seats"

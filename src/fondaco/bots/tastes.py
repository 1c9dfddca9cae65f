"""The tastes of the house's bots: the one that `normal` and `hard` go by, and the one tuned for `master`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fondaco.bots.doge.taste import Taste as DogeTaste
from fondaco.bots.genoa.taste import Taste as GenoaTaste
from fondaco.bots.haendler.taste import Taste as HaendlerTaste
from fondaco.bots.liguria.taste import Taste as LiguriaTaste

MASTER: Final = "master.json"  # in the folder of a game's bots: what `fondaco tune` has found, and how

# By game, the taste that tuning begins with, and the numbers that it leaves alone: chance that keeps a bot
# from being read, figures that only stand for "never", and chances that must add up to one.
TASTES: Final[dict[str, tuple[Any, tuple[str, ...]]]] = {
    "doge": (DogeTaste(), ("blur", "far")),
    "genoa": (GenoaTaste(), ("whim",)),
    "haendler": (HaendlerTaste(), ("cunning", "modest", "raised", "split", "whim")),
    "liguria": (LiguriaTaste(), ()),
}


@cache
def master_taste(game: str) -> Any:
    """What the master of a game goes by."""
    text = files(f"fondaco.bots.{game}").joinpath(MASTER).read_text(encoding="utf-8")
    tuned = json.loads(text)["taste"]
    return TASTES[game][0]._replace(**{field: as_tuple(number) for field, number in tuned.items()})


def as_tuple(number: Any) -> Any:
    return tuple(as_tuple(part) for part in number) if isinstance(number, list) else number

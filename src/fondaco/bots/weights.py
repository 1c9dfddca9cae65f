"""The weights of the chance to win, as training has found them and as they are shipped."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final

from fondaco.bots.value import Value

WEIGHTS: Final = (
    "weights.json"  # in the folder of a game's bots: by the number of seats, with where they are from
)


@cache
def value_of(game: str, seats: int) -> Value:
    """What was fitted for a game and a number of seats. Raises KeyError or OSError where nothing was."""
    trained = json.loads(files(f"fondaco.bots.{game}").joinpath(WEIGHTS).read_text(encoding="utf-8"))
    return Value(trained[str(seats)]["weights"])

"""The pictures of how well the chance to win foretells games."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree

import pytest

from fondaco.bots import CRAFTS
from fondaco.bots.weights import WEIGHTS
from fondaco.cli.calibration import PANEL, picture_of
from fondaco.games import GAMES

PICTURES = Path(__file__).parents[2] / "docs" / "calibration"


@pytest.mark.parametrize("name", list(CRAFTS))
def test_the_documents_show_the_calibration_of_the_weights_that_are_shipped(name: str) -> None:
    """`fondaco train GAME --games 0 --out WEIGHTS --picture FILE` draws it anew."""
    shipped = json.loads(files(f"fondaco.bots.{name}").joinpath(WEIGHTS).read_text(encoding="utf-8"))
    bins = {seats: found["calibration"] for seats, found in shipped.items()}
    drawn = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
    assert drawn == picture_of(GAMES[name].title, bins)


def test_what_came_as_often_as_it_was_said_lies_on_the_line() -> None:
    drawn = ElementTree.fromstring(picture_of("Doge", {"3": [[0.25, 0.25, 10], [0.5, 0.9, 30]]}))
    dots = [each for each in drawn.iter() if each.get("class") == "came"]
    (x, y), (_, high) = [(float(dot.get("cx", 0)), float(dot.get("cy", 0))) for dot in dots]
    assert x + y == PANEL
    assert high < PANEL / 2

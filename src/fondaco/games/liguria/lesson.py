"""The guided first game of Liguria: two rounds, an island won and lost, a cube traded, a diplomat sent."""

from __future__ import annotations

from functools import cache
from typing import Final

from fondaco.kernel.lesson import Lesson, Spot, choose, do, lesson_in, mark, panel, say, thing, verb


def stop(number: int) -> Spot:
    """A stop of the ring by the number that stands beside it."""
    return thing("stop", number - 1)


def tiles(*numbers: int) -> tuple[Spot, ...]:
    """Tiles of the row, counted from the left."""
    return tuple([thing("spot", number - 1) for number in numbers])


STEPS: Final = (
    do(
        say("goal"),
        say("harbour", mark("harbour", 0)),
        say("offer", thing("colour", 0), thing("colour", 2)),
    ),
    do(
        say("islands", stop(2)),
        say("white", stop(3), stop(8), stop(12)),
        say("plan"),
        say("knights", *tiles(1, 3, 4, 8)),
        say("ships", *tiles(6, 7, 10, 11)),
        say("order", *tiles(9)),
        say("buildings", *tiles(2, 5, 12)),
        say("market", thing("field", 4)),
        say("stand", thing("field", 4)),
    ),
    do(
        say("skip", *tiles(2, 3, 6, 7)),
        say("take", *tiles(2, 3, 6, 7)),
    ),
    do(
        say("cards", mark("cards")),
        say("points", mark("cards")),
        say("card", thing("card", 22)),
    ),
    do(say("upgrade", verb("stop"))),
    do(
        say("wheels", mark("harbour", 0)),
        say("sail", stop(2)),
    ),
    do(say("land", stop(2), verb("land"))),
    do(
        say("lost", stop(2)),
        say("answer", stop(2)),
        say("minus", panel("players")),
        say("again", mark("harbour", 0)),
        say("stand-again", thing("field", 4)),
    ),
    do(
        say("monk", *tiles(4, 5)),
        say("fit", *tiles(6)),
        say("take-again", *tiles(3, 4, 5, 6)),
    ),
    do(say("card-again", thing("card", 5))),
    do(
        say("guest", mark("harbour", 0)),
        say("direction"),
        say("visit", stop(5)),
    ),
    choose(
        say("trade", stop(5)),
        say("load", stop(5)),
    ),
    choose(
        say("loaded", after="same"),
        say("loaded-other", after="other"),
        say("scrolls", stop(5)),
        say("diplomat", stop(5)),
    ),
    choose(
        say("anchor", stop(7), stop(9)),
        say("home", stop(1)),
        say("score-cubes"),
        say("score-board", mark("harbour", 0)),
        say("score-points", panel("players")),
        say("last", stop(1)),
        say("farewell", panel("hint")),
    ),
)


@cache
def lesson() -> Lesson:
    return lesson_in("fondaco.games.liguria", 0, STEPS)

"""The guided first game of Doge: a whole round, in which every piece does once what it is for."""

from __future__ import annotations

from functools import cache
from typing import Final

from fondaco.games.doge.data import FIELDS
from fondaco.kernel.lesson import Lesson, Spot, choose, do, lesson_in, mark, panel, say, thing, verb


def field(name: str) -> Spot:
    return thing("field", FIELDS.index(name))


def advisor(home: int) -> Spot:
    return thing("advisor", home)


STEPS: Final = (
    do(
        say("goal"),
        say("votes", field("castello")),
        say("sites", field("castello")),
        say("halves"),
        say("order", mark("row")),
        say("tokens", panel("question")),
        say("place-castello", field("castello")),
    ),
    do(
        say("placed", field("castello")),
        say("place-san-marco", field("san-marco")),
    ),
    do(
        say("quarantia", field("quarantia")),
        say("place-quarantia", field("quarantia")),
    ),
    do(
        say("bluff", field("san-polo")),
        say("nothing"),
        say("waste", panel("question")),
        say("place-san-polo", field("san-polo")),
    ),
    do(
        say("won-castello", field("castello")),
        say("take-castello", advisor(1), field("san-marco")),
    ),
    do(say("put-castello", field("san-marco"), verb("put"))),
    do(
        say("rival", field("castello")),
        say("next-order", mark("row")),
        say("second", field("san-polo"), verb("put")),
    ),
    do(
        say("council", field("quarantia")),
        say("take-quarantia", advisor(6), field("castello")),
    ),
    do(
        say("won-san-marco", field("san-marco")),
        say("tie"),
        say("put-san-marco", verb("put")),
    ),
    do(
        say("price", field("san-marco")),
        say("waive", verb("waive")),
    ),
    do(say("move", field("san-polo"), field("san-marco"))),
    do(say("build", verb("build"))),
    choose(
        say("built", field("san-marco")),
        say("count", panel("players")),
        say("strong", field("santa-croce")),
        say("round", mark("row")),
        say("your-turn"),
    ),
    choose(
        say("same", after="same"),
        say("other", after="other"),
        say("look", field("san-marco")),
        say("seconds"),
        say("early", field("dorsoduro")),
        say("end", panel("players")),
        say("rank", panel("players")),
        say("farewell", panel("hint")),
    ),
)


@cache
def lesson() -> Lesson:
    return lesson_in("fondaco.games.doge", 0, STEPS)

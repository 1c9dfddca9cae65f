"""The guided first game of Die Händler: all seven phases of a round, then on to the first sale."""

from __future__ import annotations

from functools import cache
from typing import Final

from fondaco.kernel.lesson import Lesson, Spot, choose, do, lesson_in, mark, panel, say, thing, verb

PRICES: Final = mark("prices")
RANKS: Final = mark("ranks")
CARDS: Final = mark("investments")
QUESTION: Final = panel("question")


def stalls(*ids: int) -> tuple[Spot, ...]:
    """Where goods are bought: a sort at the market of a city."""
    return tuple([thing("stall", id) for id in ids])


def wagon(number: int) -> Spot:
    return thing("wagon", number - 1)


STEPS: Final = (
    do(
        say("goal", RANKS),
        say("prices", PRICES),
        say("buy", *stalls(11, 12)),
    ),
    do(say("buy-more", *stalls(12, 15))),
    do(
        say("wagons", wagon(1)),
        say("worth", wagon(1)),
        say("bid", QUESTION),
    ),
    do(
        say("outbid", wagon(1)),
        say("guest", verb("take_quoted")),
    ),
    do(say("bid-again", wagon(2))),
    do(say("master", wagon(2))),
    do(say("quote", QUESTION)),
    do(
        say("fees", panel("players")),
        say("bid-low", wagon(3)),
    ),
    do(say("guest-again", wagon(3))),
    do(
        say("tiles", mark("tiles")),
        say("drive", wagon(3), thing("field", 10), thing("field", 13)),  # Mailand, Basel
    ),
    do(
        say("courier", wagon(3)),
        say("point", PRICES),
    ),
    do(
        say("pointed", PRICES),
        say("open", CARDS),
    ),
    do(say("pass", verb("pass"))),
    do(say("raise", CARDS)),
    do(say("invest", thing("investment", 5))),
    do(say("rise", RANKS, verb("rise"))),
    do(say("upkeep", verb("stop"))),
    do(
        say("seven", QUESTION),
        say("buy-salt", *stalls(3, 10)),
    ),
    do(
        say("arrived", wagon(3)),
        say("drive-on", wagon(1), thing("field", 17)),  # between Köln and Bonn
    ),
    choose(say("pick", QUESTION)),
    do(say("point-silk", PRICES)),
    do(
        say("crash", PRICES),
        say("shift", PRICES),
    ),
    do(say("special", verb("pass"))),
    choose(
        say("sold", PRICES),
        say("bonus", mark("city", 1), mark("city", 0)),
        say("under-way", wagon(1), wagon(2)),
        say("end", RANKS),
        say("farewell", panel("hint")),
    ),
)


@cache
def lesson() -> Lesson:
    return lesson_in("fondaco.games.haendler", 0, STEPS)

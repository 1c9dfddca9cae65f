"""The guided first game of Die Händler von Genua: a turn of one's own, then a turn as a guest."""

from __future__ import annotations

from functools import cache
from typing import Final

from fondaco.kernel.lesson import Lesson, Spot, choose, do, lesson_in, mark, panel, say, thing, verb

CATHEDRAL: Final = thing("field", 3)
TAVERNA: Final = thing("field", 16)
METAL_WAREHOUSE: Final = thing("field", 9)
CLOTH_WAREHOUSE: Final = thing("field", 10)
PLAZA: Final = thing("field", 18)
FIRST_STREET: Final = thing("field", 28)  # 4/7
SECOND_STREET: Final = thing("field", 30)  # 5/7
HAND: Final = mark("hand")
QUESTION: Final = panel("question")
# The learner's hand in the prepared game.
LARGE_ORDER: Final = thing("card", 8)
SMALL_ORDER: Final = thing("card", 25)
MESSAGE: Final = thing("card", 32)
PRIVILEGE: Final = thing("card", 57)


def warehouses() -> tuple[Spot, ...]:
    return tuple([thing("field", field) for field in (8, 9, 10, 11)])


STEPS: Final = (
    do(
        say("goal"),
        say("large", LARGE_ORDER),
        say("small", SMALL_ORDER),
        say("message", MESSAGE),
        say("privilege", PRIVILEGE),
        say("turn", FIRST_STREET),
        say("tower", FIRST_STREET),
        say("offers", CATHEDRAL, TAVERNA),
        say("move-cathedral", CATHEDRAL),
    ),
    do(
        say("action", CATHEDRAL),
        say("act", verb("act")),
    ),
    do(say("move-street", SECOND_STREET)),
    do(say("move-taverna", TAVERNA)),
    do(
        say("sell", TAVERNA),
        say("haggle", QUESTION),
        say("accept", QUESTION),
    ),
    do(
        say("goods", CLOTH_WAREHOUSE),
        say("accept-more", METAL_WAREHOUSE),
    ),
    do(
        say("markers", FIRST_STREET),
        say("claim", FIRST_STREET),
    ),
    do(say("mark-cathedral", CATHEDRAL)),
    do(say("mark-taverna", TAVERNA)),
    do(
        say("guest", QUESTION),
        say("plaza", PLAZA),
        say("every-turn"),
        say("watch", verb("ready")),
    ),
    do(
        say("first-right", CATHEDRAL),
        say("paid", CATHEDRAL),
    ),
    do(
        say("want", TAVERNA),
        say("offer", TAVERNA),
    ),
    do(say("repeat", TAVERNA)),
    do(
        say("bought", HAND),
        say("finish", verb("finish")),
    ),
    do(say("enough", verb("ready"))),
    choose(
        say("wares", *warehouses()),
        say("plan", LARGE_ORDER),
        say("worth"),
        say("open", panel("players")),
        say("end", panel("players")),
        say("useless", HAND),
        say("farewell", panel("hint")),
    ),
)


@cache
def lesson() -> Lesson:
    return lesson_in("fondaco.games.genoa", 0, STEPS)

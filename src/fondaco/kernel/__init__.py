"""The kernel: a stack of frames, a question, an answer. It knows no game, no clock and no random number.

>>> from fondaco.kernel import ALL, CHANCE, EYE, NOBODY, Action, Arg, Event
>>> arg: Arg = (0, 2)  # an argument is one number or several
>>> Action(CHANCE, "draw", (arg,)).seat  # dice, bags and decks answer, too
-1
>>> told = Event("drew", "X-1.1", (7,), secret=(0,), knows=0)
>>> told.seen_by(EYE).args, told.seen_by(NOBODY).args  # the archive sees all, a spectator what all see
((7,), (None,))
>>> Event("drew", "X-1.1", (7,)).knows == ALL
True
"""

from fondaco.kernel.action import ALL, CHANCE, EYE, NOBODY, Action, Arg, Event, Illegal, number, numbers
from fondaco.kernel.course import Counted, Moment, course, statistics
from fondaco.kernel.fields import Amount, Bundle, Field, Gaps, Given, Missing, One, Some
from fondaco.kernel.frame import (
    Frame,
    State,
    annotated,
    answer,
    any_answer,
    apply,
    ask,
    check,
    cost,
    doing,
    done,
    is_sealed,
    legal,
    parts,
    pick,
    play,
    question,
    settle,
    waiting,
)
from fondaco.kernel.frames import Draw, Sealed, Steps, Turns
from fondaco.kernel.game import BadTable, Clock, Game, Line, Option, Standing, Tally, places, tallies, winners
from fondaco.kernel.glossary import Glossary
from fondaco.kernel.match import Match, SetUp, begin, resume
from fondaco.kernel.paper import read, write
from fondaco.kernel.prompt import Bar, LateMove, Move, PlainMove, Prompt, asked
from fondaco.kernel.reading import Damaged
from fondaco.kernel.record import Record, record, replay

__all__ = [
    "ALL",
    "CHANCE",
    "EYE",
    "NOBODY",
    "Action",
    "Amount",
    "Arg",
    "BadTable",
    "Bar",
    "Bundle",
    "Clock",
    "Counted",
    "Damaged",
    "Draw",
    "Event",
    "Field",
    "Frame",
    "Game",
    "Gaps",
    "Given",
    "Glossary",
    "Illegal",
    "LateMove",
    "Line",
    "Match",
    "Missing",
    "Moment",
    "Move",
    "One",
    "Option",
    "PlainMove",
    "Prompt",
    "Record",
    "Sealed",
    "SetUp",
    "Some",
    "Standing",
    "State",
    "Steps",
    "Tally",
    "Turns",
    "annotated",
    "answer",
    "any_answer",
    "apply",
    "ask",
    "asked",
    "begin",
    "check",
    "cost",
    "course",
    "doing",
    "done",
    "is_sealed",
    "legal",
    "number",
    "numbers",
    "parts",
    "pick",
    "places",
    "play",
    "question",
    "read",
    "record",
    "replay",
    "resume",
    "settle",
    "statistics",
    "tallies",
    "waiting",
    "winners",
    "write",
]

"""The kernel: a stack of frames, a question, an answer. It knows no game, no clock and no random number."""

from fondaco.kernel.action import ALL, CHANCE, EYE, NOBODY, Action, Arg, Event, Illegal, number, numbers
from fondaco.kernel.frame import (
    Frame,
    State,
    apply,
    ask,
    check,
    legal,
    pick,
    play,
    question,
    settle,
    waiting,
)
from fondaco.kernel.frames import Draw, Sealed, Steps, Turns
from fondaco.kernel.game import Game, Glossary, Line, Option, Setup, Standing, places, winners
from fondaco.kernel.paper import read, write
from fondaco.kernel.prompt import Amount, Bar, Bundle, Field, Move, One, Prompt, Some
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
    "Bar",
    "Bundle",
    "Damaged",
    "Draw",
    "Event",
    "Field",
    "Frame",
    "Game",
    "Glossary",
    "Illegal",
    "Line",
    "Move",
    "One",
    "Option",
    "Prompt",
    "Record",
    "Sealed",
    "Setup",
    "Some",
    "Standing",
    "State",
    "Steps",
    "Turns",
    "apply",
    "ask",
    "check",
    "legal",
    "number",
    "numbers",
    "pick",
    "places",
    "play",
    "question",
    "read",
    "record",
    "replay",
    "settle",
    "waiting",
    "winners",
    "write",
]

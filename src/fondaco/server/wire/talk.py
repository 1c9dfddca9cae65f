"""What is said at a table, as types of the wire."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

# Phrases that every table knows; those of a game stand in its shape. Reactions are phrases without words.
Reaction = Literal["clap", "laugh", "wow", "think", "sad", "heart"]
GeneralPhrase = Literal[
    "hello", "good-luck", "good-move", "thanks", "sorry", "moment", "hurry", "deal", "no-way", "well-played"
]
# What the table itself says: of the seat, or by it of the seat in `args`.
NoticeName = Literal["late", "left", "back", "stand-in", "nudge", "close-wanted", "close-refused"]


class TalkLine(Struct, frozen=True, omit_defaults=True):
    """Something said at the table. It is stored in this form."""

    n: int  # its number, from 1
    at: float  # seconds since the epoch
    after: int  # how many answers had been given by then, as all may know
    kind: Literal["text", "phrase", "notice"]
    seat: int  # who says it, or whom a notice is about; -1: a spectator
    guest: int = 0  # which spectator, from 1
    text: str = ""
    name: str = ""  # of a phrase or a notice
    args: tuple[int, ...] = ()  # the parts of a game's phrase, as its glossary names them
    by: str = ""  # the speaker's name, of a line from before the game: until then a seat may change hands
    given_up: int = 0  # of such a line: how often somebody had stood up from the seat by then


class TalkNews(Struct, tag="talk"):
    """What was said; `is_whole`: all that is kept, in place of what the page has."""

    lines: list[TalkLine]
    is_whole: bool


class Unsaid(Struct, tag="unsaid"):
    """Something was not said, and why: see docs/protocol.md."""

    reason: str


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """Say something at the table: a text, or else a phrase. A spectator says it as seat -1."""

    id: str  # not repeated by anybody; every message but `Ping` has one
    seat: int
    text: str = ""
    phrase: str = ""  # a GeneralPhrase, a Reaction, or one of the game's own
    args: list[int] = []

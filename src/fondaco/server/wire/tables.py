"""Tables as all may know them, as types of the wire, and the lobby that lists them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class SeatInfo(Struct):
    """A seat at a table, as all may know it."""

    name: str
    kind: Literal["open", "person", "bot"]
    bot: str  # the bot that plays here, or would take over
    is_online: bool
    left_at: float  # when the owner's last page of this table was closed; 0: it is open, or nobody's
    is_yours: bool
    is_away: bool  # a person's seat that a bot plays until its owner takes it back
    is_late: bool  # it does because the owner's time ran out
    wishes: int  # how many of the others wish a bot to take over
    wants_close: bool  # the owner wishes to close the running game
    answer_ends: float  # when the time for the answer is up and the reserve begins to run; 0: no time runs
    reserve: float  # seconds left of it when the time for the answer is up
    is_winner: bool


class TimeLimitWire(Struct):
    """How many seconds people have for each answer, and in reserve for the whole game."""

    answer: int
    reserve: int


class TableInfo(Struct):
    """A table, as all may know it."""

    id: str
    game: str
    options: dict[str, str]
    status: Literal["open", "running", "finished", "closed"]
    seats: list[SeatInfo]
    pace: Literal["instant", "quick", "calm"]
    is_listed: bool
    is_hot: bool  # several people on one screen
    has_hints: bool  # who is asked here may ask for a hint
    keeps_talk: bool  # what players say here becomes part of the game's record
    is_creator: bool
    waits_for_you: bool
    answers: int
    stage: dict[str, str]  # how far a running game has come, by language; empty if its words do not say it
    spectators: int
    # Where the rules raised an error, after which the table was rebuilt from its record; or `rules: …`: the
    # game was begun under other rules, and cannot be told by these. Empty: neither.
    fault: str
    changed: float  # seconds since the epoch
    edition: str  # which one it plays; empty: the one that comes with the house
    lesson: Literal["", "on", "over"]  # a guided first game; empty: none, or it was skipped
    time_limit: TimeLimitWire | None


class TableNews(Struct, tag="table"):
    """Something about the table, not the game: who sits, who is there, pace, status, time."""

    table: TableInfo
    now: float  # the site's clock, by which all times of the table are meant


class LobbyPage(Struct):
    """The tables of this site, the visitor's own first, those that wait for the visitor on top."""

    mine: list[TableInfo]
    open: list[TableInfo]
    running: list[TableInfo]
    finished: list[TableInfo]


class MyTables(Struct, tag="mine"):
    """The visitor's own tables, those that wait for the visitor on top; in place of those told before."""

    tables: list[TableInfo]


class Lobby(Struct, tag="lobby"):
    """All tables that are listed for everybody: the same for every page, whosever they are."""

    n: int  # of the state of the lobby; each `LobbyNews` leads from one to the next
    tables: list[TableInfo]


class LobbyNews(Struct, tag="lobby-news"):
    """What has changed in the lobby since state `n - 1`: tables that are new or others, and those gone."""

    n: int
    tables: list[TableInfo]
    gone: list[str]

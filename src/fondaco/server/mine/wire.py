"""What the page `/me` is sent, as types; the client's types are generated from these."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class PlayedSeat(Struct):
    """A seat of a finished game. Place and score are null where the game is older than their keeping."""

    name: str
    kind: Literal["person", "bot"]
    bot: str  # the bot that played here, or stood in
    is_yours: bool
    is_winner: bool
    place: int | None
    score: int | None


class PlayedGame(Struct):
    """A finished game of the visitor."""

    id: str
    game: str
    finished: float  # seconds since the epoch
    seats: list[PlayedSeat]


class GameStatistics(Struct):
    """How the visitor has done in one game; games with several own seats at one screen do not count."""

    game: str
    played: int
    won: int  # first places, shared ones too
    places: list[int]  # how often first, second, third …
    average_place: float | None  # null: of no game it is known
    average_score: float | None
    best_score: int | None


class Opponent(Struct):
    """A person whom the visitor has played against: how often, and how often the visitor came out ahead."""

    name: str
    played: int
    ahead: int


class PasskeyInfo(Struct):
    """A passkey of the visitor."""

    id: str  # in base64url, as browsers write it
    created: float  # seconds since the epoch
    used: float  # likewise


class Mine(Struct):
    """Everything that is the visitor's own, as the page `/me` shows it."""

    tables: int  # that the visitor opened or has a seat at, in whatever state
    games: list[PlayedGame]  # the newest first
    statistics: list[GameStatistics]  # the most played first
    opponents: list[Opponent]  # the most frequent first
    passkeys: list[PasskeyInfo]  # the oldest first


class Recovery(Struct):
    """A link that makes another browser the same visitor: it works once, and expires."""

    address: str
    expires: float  # seconds since the epoch
    picture: str  # the address as a QR code: a data address of an SVG picture

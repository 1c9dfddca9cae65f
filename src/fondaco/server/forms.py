"""What requests that change something carry."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from fondaco.server.head import Pace


class SeatForm(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = ""


class TableForm(Struct, forbid_unknown_fields=True):
    """A new table."""

    game: str
    seats: list[SeatForm]
    options: dict[str, str] = {}
    pace: Pace = "quick"
    is_listed: bool = True
    is_hot: bool = False
    edition: dict[str, Any] | None = None  # None: the one that comes with the house


class NoForm(Struct, forbid_unknown_fields=True):
    """Nothing need be said."""


class SitForm(Struct, forbid_unknown_fields=True):
    seat: int
    name: str


class ChairForm(Struct, forbid_unknown_fields=True):
    """Which seat is meant."""

    seat: int


class BotForm(Struct, forbid_unknown_fields=True):
    bot: str


class PaceForm(Struct, forbid_unknown_fields=True):
    pace: Pace


class TokenForm(Struct, forbid_unknown_fields=True):
    token: str

"""What the requests that change something carry, as JSON; docs/protocol.md says which request takes which."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from fondaco.server.table.meta import Pace


class SeatForm(Struct, forbid_unknown_fields=True):
    """A seat of a new table: for the person who asks, for anybody, or for a bot."""

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


class EmptyForm(Struct, forbid_unknown_fields=True):
    """A request that carries nothing."""


class SitForm(Struct, forbid_unknown_fields=True):
    """Which seat a person takes, and under which name."""

    seat: int
    name: str


class SeatNumberForm(Struct, forbid_unknown_fields=True):
    """Which seat is meant."""

    seat: int


class BotForm(Struct, forbid_unknown_fields=True):
    """Which bot is meant."""

    bot: str


class PaceForm(Struct, forbid_unknown_fields=True):
    """How fast bots shall answer."""

    pace: Pace


class TokenForm(Struct, forbid_unknown_fields=True):
    """The token of a link that moves a seat."""

    token: str

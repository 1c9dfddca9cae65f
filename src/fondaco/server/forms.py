"""What the requests that change something carry, as JSON; docs/protocol.md says which request takes which."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from fondaco.server.table.meta import Pace, TimeLimit


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
    has_hints: bool | None = None  # None: where one person plays against bots
    edition: dict[str, Any] | None = None  # None: the one that comes with the house
    time_limit: TimeLimit | None = None  # None: everybody takes the time they need
    keeps_talk: bool = False  # what players say becomes part of the record


class LessonForm(Struct, forbid_unknown_fields=True):
    """What the learner of a guided first game is called."""

    name: str


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


class ComeForm(Struct, forbid_unknown_fields=True):
    """The token of a link that makes this browser another visitor; `brings`: its own games come along."""

    token: str
    brings: bool = False


class PasskeyNameForm(Struct, forbid_unknown_fields=True):
    """What the authenticator shall call the visitor; empty: whatever the site is called."""

    name: str = ""


class NewPasskeyForm(Struct, forbid_unknown_fields=True):
    """A passkey that was made, as the browser's `toJSON` writes it."""

    credential: dict[str, Any]


class PasskeyForm(Struct, forbid_unknown_fields=True):
    """What a passkey has signed, as `toJSON` writes it; `brings`: the browser's own games come along."""

    credential: dict[str, Any]
    brings: bool = False


class PasskeyIdForm(Struct, forbid_unknown_fields=True):
    """Which passkey is meant."""

    id: str


class PushForm(Struct, forbid_unknown_fields=True):
    """A browser's subscription to pushes, and the language of what they say."""

    endpoint: str
    p256dh: str
    auth: str
    lang: Literal["de", "en"]


class EndpointForm(Struct, forbid_unknown_fields=True):
    """Which subscription is meant."""

    endpoint: str


class LeavingForm(Struct, forbid_unknown_fields=True):
    """What one node asks of another: a visitor leaves a table, to nobody or to an heir."""

    visitor: str
    heir: str = ""

"""The messages of the sockets, both ways: version, answers and what became of them, and the union of all."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from msgspec.json import Encoder

from fondaco.kernel.action import Arg
from fondaco.server.wire.games import GameNews
from fondaco.server.wire.hints import Advise, Hint
from fondaco.server.wire.tables import Lobby, LobbyNews, MyTables, TableNews
from fondaco.server.wire.talk import Say, TalkNews, Unsaid

encode: Final = Encoder().encode

PROTOCOL: Final = 1


class Hello(Struct, tag="hello"):
    """The first message of every socket: the version of this protocol. A page of another one is loaded anew.

    It is raised when a page of the version before could not read what it is sent, or be understood.
    """

    protocol: Literal[1]


class Announcement(Struct, tag="announcement", frozen=True):
    """What the operator tells everybody; without an id there is nothing to tell."""

    id: str  # by which a page remembers that it was put away
    said: dict[str, str]  # by language, perhaps only one


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """An answer to the question `id`."""

    id: str
    seat: int
    verb: str
    args: list[Arg]


class Weigh(Struct, tag="weigh", forbid_unknown_fields=True):
    """Would this answer be taken? It is only looked at, so that a page can say so before it is given."""

    id: str
    seat: int
    verb: str
    args: list[Arg]


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take the seat's last answer back."""

    id: str
    seat: int


class Taken(Struct, tag="taken"):
    """An answer is on disk. Its number is not told: it would say how many answers others gave in secret."""

    id: str


class Refused(Struct, tag="refused", omit_defaults=True):
    """It changes nothing. `reason` is one of Illegal's, or a word of the site's own: see docs/protocol.md."""

    id: str
    reason: str
    clause: str
    field: str
    details: list[Arg] = []  # the parts of a refusal of the game's own, which the glossary names


class Weighed(Struct, tag="weighed", omit_defaults=True):
    """Whether an answer to the question `id` would be taken: `reason` is empty, or as of a refusal."""

    id: str
    reason: str
    clause: str
    field: str
    details: list[Arg] = []
    cost: int | None = None  # what it would cost the seat, where the game can say


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Are you there?"""


class Pong(Struct, tag="pong"):
    """I am."""


LobbyMessage = MyTables | Lobby | LobbyNews
TableMessage = TableNews | GameNews | TalkNews | Taken | Refused | Weighed | Hint | Unsaid
ServerMessage = Hello | LobbyMessage | TableMessage | Announcement | Pong
ClientMessage = Answer | Weigh | Advise | Undo | Say | Ping

"""What nodes say to each other over the bus."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from fondaco.server.table.info import Presence
from fondaco.server.table.meta import TableMeta


class TableChanged(Struct, tag="changed", frozen=True):
    """How a table is now, and who looks at it, for the lobbies of the other nodes."""

    node: str
    fence: int  # of the lease under which it is told: an older one is no longer true
    meta: TableMeta
    presence: Presence
    is_idle: bool


class TablesMoved(Struct, tag="moved", frozen=True):
    """These tables live at this node now; empty: at none, and whoever wants one may take it."""

    node: str
    ids: list[str]


class TableGone(Struct, tag="gone", frozen=True):
    """A table was deleted."""

    id: str


class VisitorsHere(Struct, tag="here", frozen=True):
    """Everybody who has a page open that is connected to this node."""

    node: str
    visitors: list[str]


class VisitorErased(Struct, tag="erased", frozen=True):
    """A visitor has deleted everything of theirs, or is another one now: their sockets are cut."""

    visitor: str


class OperatorChanged(Struct, tag="operator", frozen=True):
    """The operator has set something, which is stored: limits, bans, an announcement."""


class NodeJoined(Struct, tag="joined", frozen=True):
    """A node has joined the bus, perhaps after a while: it wants to hear who is where."""

    node: str


Message = TableChanged | TablesMoved | TableGone | VisitorsHere | VisitorErased | OperatorChanged | NodeJoined
decoder: Final = msgspec.msgpack.Decoder(Message)
encode: Final = msgspec.msgpack.encode

"""What this node tells the others over the bus, and what it makes of what they tell."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from fondaco.server.cluster.bus import Bus
from fondaco.server.cluster.messages import (
    Message,
    NodeJoined,
    OperatorChanged,
    TableChanged,
    TableGone,
    TablesMoved,
    VisitorErased,
    VisitorsHere,
    decoder,
    encode,
)
from fondaco.server.cluster.roster import Roster
from fondaco.server.log import logger

if TYPE_CHECKING:
    from fondaco.server.cluster.node import Node

SECONDS_BETWEEN_NEWS: Final = 0.5  # changes of one table meanwhile are told as one


class Gossip:
    """Keeps the roster of other nodes' tables true, and tells them of this node's own."""

    def __init__(self, node: Node, bus: Bus) -> None:
        self.node = node
        self.bus = bus
        self.roster = Roster()
        self.elsewhere: dict[str, frozenset[str]] = {}  # by node: the visitors who are connected to it
        self.changed: dict[str, None] = {}  # the tables of which the others must be told
        self.told_here: list[str] | None = None  # whom the others take to be here; None: they may not know

    async def start(self) -> None:
        await self.bus.start(self.hear, self.join)

    async def run(self) -> None:
        """Tell the others what has changed, for as long as the site runs."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_NEWS)
            self.tell_tables()
            self.tell_visitors()

    def publish(self, message: Message) -> None:
        self.bus.publish(encode(message))

    def note(self, id: str) -> None:
        """Something about a table of this node has changed."""
        self.changed[id] = None

    def tell_tables(self) -> None:
        site, changed = self.node.site, list(self.changed)
        self.changed.clear()
        for table in [site.tables[id] for id in changed if id in site.tables]:
            presence = table.audience.presence(table.meta)
            fence = site.store.fence(table.meta.id)
            self.publish(TableChanged(self.node.name, fence, table.meta, presence, table.is_idle))

    def tell_visitors(self) -> None:
        here = list(self.node.site.quotas.sockets)
        if here != self.told_here:
            self.told_here = here
            self.publish(VisitorsHere(self.node.name, here))

    def join(self) -> None:
        """The bus works again: who is where is told anew, and what was missed is read."""
        self.publish(NodeJoined(self.node.name))
        self.tell_everything()
        self.node.must_refresh = True

    def tell_everything(self) -> None:
        """Let the next news be of every visitor, and of every table that somebody looks at."""
        self.told_here = None  # not []: that nobody is here must be told, too
        watched = [id for id, table in self.node.site.tables.items() if table.audience.connections]
        self.changed.update(dict.fromkeys(watched))

    def is_elsewhere(self, visitor: str) -> bool:
        """Is a visitor connected to another node?"""
        return any(visitor in visitors for visitors in self.elsewhere.values())

    def bury(self, node: str) -> None:
        """A node is dead: nobody is connected to it any more."""
        self.elsewhere.pop(node, None)
        if self.roster.desert(node):
            self.node.site.lobby.changed()

    def hear(self, data: bytes) -> None:
        """Take a message of another node; one that cannot be read may be of a newer version."""
        try:
            said = decoder.decode(data)
        except msgspec.DecodeError as no:
            logger.warning("a message on the bus cannot be read: %s", no)
            return
        self.heed(said)

    def heed(self, said: Message) -> None:
        match said:
            case TableChanged():
                self.hear_table(said)
            case TablesMoved():
                self.node.moved(said.node, said.ids)
            case TableGone():
                self.roster.drop(said.id)
                self.node.site.lobby.changed()
            case VisitorsHere():
                self.hear_visitors(said)
            case VisitorErased():
                self.node.site.forget_here(said.visitor)
            case OperatorChanged():
                self.node.must_refresh = True
            case NodeJoined():
                self.tell_everything()

    def hear_table(self, said: TableChanged) -> None:
        id = said.meta.id
        if id not in self.node.site.tables:
            self.roster.hear(said)
            self.node.site.lobby.changed()

    def hear_visitors(self, said: VisitorsHere) -> None:
        new = frozenset(said.visitors)
        for visitor in new - self.elsewhere.get(said.node, frozenset()):
            self.node.site.pusher.came(visitor)
        self.elsewhere[said.node] = new

"""One process of several that are one site: which tables it has, how it gets more, and how it loses them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from hashlib import sha256
from time import monotonic
from typing import TYPE_CHECKING, Final

from aiohttp import WSCloseCode

from fondaco.server.cluster.bus import Bus, ValkeyBus
from fondaco.server.cluster.forwarding import Forwarder
from fondaco.server.cluster.gossip import Gossip
from fondaco.server.cluster.leases import (
    MAX_BEAT_SECONDS,
    MAX_TABLES_PER_TAKE,
    SECONDS_BETWEEN_BEATS,
    Lease,
    Leases,
    NameTaken,
    NodeRow,
    TableRow,
)
from fondaco.server.cluster.messages import TableChanged, TablesMoved
from fondaco.server.cluster.passport import PassportSigner
from fondaco.server.errors import LivesElsewhere, RequestRefused, Unsaved
from fondaco.server.log import logger
from fondaco.server.settings import NodeSettings
from fondaco.server.table.connection import Connection
from fondaco.server.table.info import Presence
from fondaco.server.table.table import Table
from fondaco.server.table.timing import given_back

if TYPE_CHECKING:
    from fondaco.server.site import Site

STEADY_SECONDS: Final = MAX_BEAT_SECONDS + 0.5  # of own beats, after which a node may judge others dead
BEATS_PER_CHECK: Final = 5  # every so many beats a node looks whether its tables are still its own
BEATS_PER_SWEEP: Final = 10  # and for orphans, even if no node is known to have died
BEATS_PER_REFRESH: Final = 30  # and reads all tables for its lobby, though the bus tells of changes
BEATS_PER_REFRESH_ALONE: Final = 2  # the same while the bus does not work
MAX_GIVING: Final = 50  # tables that a draining node gives away at once
MAX_CLOSING_SECONDS: Final = 2.0  # that pages get to close their sockets


class Node:
    """The part of a site that knows of other nodes."""

    def __init__(self, site: Site, settings: NodeSettings, finished_count: int) -> None:
        self.site = site
        self.name = settings.name
        self.finished_count = finished_count  # of finished tables that the lobby lists
        self.leases = Leases(site.store, settings.name, settings.url)
        self.signer = PassportSigner(site.store.key)
        self.forwarder = Forwarder(settings.name, self.signer)
        self.gossip = Gossip(self, bus_of(settings, site))
        self.rows: list[NodeRow] = []  # all nodes, as of the last beat
        self.nodes: dict[str, NodeRow] = {}  # the other nodes that live, by name
        self.beats = 0
        self.beaten_at = self.steady_since = monotonic()
        self.is_draining = False  # it takes no more tables
        self.is_retired = False  # another process has its name
        self.must_refresh = False  # the lobby may have missed something
        self.can_take = asyncio.Event()  # another node has given tables away
        self.parting: dict[str, asyncio.Task[None]] = {}  # tables that are being dropped
        self.relays: dict[str, dict[Connection, None]] = {}  # by table: the pages passed on to other nodes
        self.doubted: set[str] = set()  # tables that were not where they were said to be
        self.chores: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Make this node known, take back what it had, and list what others have."""
        self.forwarder.start()
        before = await self.leases.register()
        self.site.store.node = self.name
        await self.take_all(self.leases.take_free, before)
        await self.refresh()
        await self.gossip.start()
        self.beaten_at = self.steady_since = monotonic()
        self.chores = [asyncio.create_task(self.run()), asyncio.create_task(self.gossip.run())]

    async def stop(self) -> None:
        for chore in self.chores:
            chore.cancel()
        await asyncio.gather(*self.chores, *self.parting.values(), return_exceptions=True)
        await self.gossip.bus.stop()
        await self.forwarder.stop()

    @property
    def may_judge(self) -> bool:
        """Has this node itself been alive for long enough to tell that another is dead?

        After the database was away, every node's last beat is old.
        """
        return monotonic() - self.steady_since > STEADY_SECONDS

    async def run(self) -> None:
        """Beat for as long as the site runs, and see what has become of the others."""
        while True:
            try:
                await self.beat()
            except NameTaken:
                await self.retire()
                return
            except Unsaved:
                if self.beats:
                    logger.exception("node %s cannot tell that it lives", self.name)
                self.beats = 0
            with suppress(TimeoutError):
                async with asyncio.timeout(SECONDS_BETWEEN_BEATS):
                    await self.can_take.wait()

    async def beat(self) -> None:
        self.rows = await self.leases.beat()
        is_late = monotonic() - self.beaten_at > MAX_BEAT_SECONDS
        self.beaten_at = monotonic()
        self.beats += 1
        if is_late:
            self.steady_since = self.beaten_at
        if is_late or self.beats % BEATS_PER_CHECK == 0:
            await self.check()
        has_dead = self.see()
        if has_dead or self.can_take.is_set() or self.beats % BEATS_PER_SWEEP == 0:
            await self.sweep()
        is_alone = not self.gossip.bus.is_working
        if (
            self.must_refresh
            or self.beats % (BEATS_PER_REFRESH_ALONE if is_alone else BEATS_PER_REFRESH) == 0
        ):
            await self.refresh()

    def see(self) -> bool:
        """Note which nodes live. Whether one is dead that has not given its tables away."""
        others = [row for row in self.rows if row.name != self.name]
        self.nodes = {row.name: row for row in others if row.is_alive}
        dead = [row for row in others if not row.is_alive]
        if self.may_judge:
            for row in dead:
                self.gossip.bury(row.name)
        return any(not row.is_draining for row in dead)

    async def check(self) -> None:
        """Drop the tables that others have taken meanwhile."""
        fences = self.site.store.fences
        before = {id: fences.get(id) for id in self.site.tables}  # meanwhile others may be taken
        held = await self.leases.held()
        for id, fence in before.items():
            if held.get(id) != fence and fences.get(id) == fence:
                self.lose(id)

    async def sweep(self) -> None:
        """Take the live tables that no living node has."""
        self.can_take.clear()
        if not self.is_draining:
            take = self.leases.take_orphans if self.may_judge else self.leases.take_free
            await self.take_all(take, self.rows)

    async def take_all(self, take: Callable[[], Awaitable[list[Lease]]], rows: list[NodeRow]) -> None:
        """Take tables until there are no more; `rows` say since when their nodes have been dead."""
        taken: list[Lease] = []
        is_more = True
        while is_more:
            async with self.site.loading:  # or a request might take the same table once more
                found = await take()
                for lease in found:
                    await self.adopt(lease, seconds_dead(lease.was, rows))
            taken.extend(found)
            is_more = len(found) == MAX_TABLES_PER_TAKE
        self.tell_moved([lease.meta.id for lease in taken])

    async def adopt(self, lease: Lease, seconds: float) -> Table:
        """Let a table live here; nobody loses the time in which it lived nowhere."""
        id, now = lease.meta.id, self.site.now()
        if id in self.parting:
            await asyncio.gather(self.parting[id], return_exceptions=True)
        self.site.store.fences[id] = lease.fence
        meta = given_back(lease.meta, now - seconds, now)
        table = self.site.tables[id] = Table(self.site.services, meta)
        self.gossip.roster.drop(id)
        self.doubted.discard(id)
        if meta != lease.meta:
            with suppress(Unsaved):  # it is saved with the next change
                await self.site.store.save(meta)
        table.wake()
        self.site.table_changed(id)
        self.close_relays(id)
        return table

    def tell_moved(self, ids: list[str]) -> None:
        if ids:
            self.gossip.publish(TablesMoved(self.name, ids))

    def check_elsewhere(self, id: str) -> None:
        """Raise LivesElsewhere if a table is known to live at another node."""
        home = self.home_of(id)
        if home is not None:
            raise LivesElsewhere(id, home.address)

    def home_of(self, id: str) -> NodeRow | None:
        """The other node that a table is known to live at; None: it is not known, or in doubt."""
        known = self.gossip.roster.tables.get(id)
        return None if known is None or id in self.doubted else self.nodes.get(known.told.node)

    async def load(self, id: str) -> Table:
        """A table that is not in memory, taken if it lives nowhere. Raises RequestRefused, LivesElsewhere."""
        self.check_taking(id)
        found = await self.leases.take(id, self.may_judge)
        if found is None:
            raise RequestRefused(404, "table")
        if not isinstance(found, Lease):
            self.gossip.roster.confirm(as_told(found))
            self.doubted.discard(id)
            raise LivesElsewhere(id, self.nodes[found.node].address if found.node in self.nodes else "")
        table = await self.adopt(found, seconds_dead(found.was, self.rows))
        self.tell_moved([id])
        return table

    def check_taking(self, id: str = "") -> None:
        """Raise LivesElsewhere, naming a node that takes tables, if this one takes no more."""
        if self.is_draining:
            takers = [row.address for row in self.nodes.values() if not row.is_draining]
            raise LivesElsewhere(id, random.choice(takers) if takers else "")

    def check_keeper(self, visitor: str) -> None:
        """Raise LivesElsewhere if another node keeps what is only in memory about a visitor.

        All nodes agree on who does, for as long as none starts or dies.
        """
        keeper = max([self.name, *self.nodes], key=lambda name: sha256(f"{name} {visitor}".encode()).digest())
        if keeper != self.name:
            raise LivesElsewhere("", self.nodes[keeper].address)

    def own(self, id: str) -> None:
        """A new table, which is not stored yet, will live here."""
        self.site.store.fences[id] = 1

    def lose(self, id: str) -> None:
        """Drop a table that lives elsewhere now: its pages are told to connect again."""
        self.site.store.fences.pop(id, None)
        table = self.site.tables.pop(id, None)
        if table is not None:
            table.is_lost = True
            task = self.parting[id] = asyncio.create_task(part(table))
            task.add_done_callback(lambda _: self.parting.pop(id))
            self.must_refresh = True

    def moved(self, node: str, ids: list[str]) -> None:
        """Another node says where tables live now; empty: whoever wants them may take them."""
        for id in ids:
            self.doubted.discard(id)
            self.close_relays(id)
        if not node:
            self.can_take.set()

    async def refresh(self) -> None:
        """Read all tables for the lobby, wherever they live."""
        self.must_refresh = False
        await self.site.operator.start()
        rows = await self.leases.listed(self.finished_count)
        tables = [as_told(row) for row in rows if row.meta.id not in self.site.tables]
        before = {id: known.told.node for id, known in self.gossip.roster.tables.items()}
        self.gossip.roster.read(tables)
        for id in [row.meta.id for row in tables if before.get(row.meta.id, row.node) != row.node]:
            self.close_relays(id)
        self.site.lobby.changed()

    def close_relays(self, id: str) -> None:
        """Let pages whose table has moved connect again."""
        for connection in list(self.relays.get(id, ())):
            connection.later(close(connection))

    async def drain(self) -> None:
        """Give every table away in order: what is being written is finished first."""
        self.is_draining = True
        try:
            await self.leases.note_draining(True)
        except Unsaved:
            logger.exception("node %s cannot tell that it drains", self.name)
        tables = list(self.site.tables.values())
        for first in range(0, len(tables), MAX_GIVING):
            chunk = tables[first : first + MAX_GIVING]
            await asyncio.gather(*[self.give(table) for table in chunk])
            self.gossip.publish(TablesMoved("", [table.meta.id for table in chunk]))

    async def come_back(self) -> None:
        """Take tables again after having given all away. Raises Unsaved."""
        if not self.is_retired:
            await self.leases.note_draining(False)
            self.is_draining = False

    async def give(self, table: Table) -> None:
        """Release a table as soon as nobody reads or changes its game."""
        id = table.meta.id
        try:
            async with table.hold():
                await self.leases.release(id)
                self.lose(id)
        except Unsaved:  # then it can be taken when this node counts as dead
            logger.exception("table %s cannot be given away", id)

    async def retire(self) -> None:
        """Another process has this node's name: serve no table any more."""
        logger.error("another process runs as node %s: this one serves no table any more", self.name)
        self.is_draining = self.is_retired = True
        for id in list(self.site.tables):
            self.lose(id)


def bus_of(settings: NodeSettings, site: Site) -> Bus:
    # Two sites may share a server: the name of the cookie differs from site to site.
    return ValkeyBus(settings.bus, f"fondaco:{site.visitors.cookie}") if settings.bus else Bus()


def seconds_dead(node: str, rows: Iterable[NodeRow]) -> float:
    """How long a table has lived nowhere that this node had; without a node, since any last lived."""
    ages = {row.name: row.age for row in rows}
    return ages.get(node, min(ages.values(), default=0.0))


def as_told(row: TableRow) -> TableChanged:
    """A table as its node would tell of it, but for who looks at it, which the database does not know."""
    return TableChanged(row.node, row.fence, row.meta, Presence(), True)


async def part(table: Table) -> None:
    """Let a table that lives elsewhere now come to its end here."""
    await asyncio.gather(table.end(), *[close(connection) for connection in table.audience.connections])


async def close(connection: Connection) -> None:
    """End a socket so that its page connects again."""
    with suppress(TimeoutError, ConnectionError):
        async with asyncio.timeout(MAX_CLOSING_SECONDS):
            await connection.ws.close(code=WSCloseCode.SERVICE_RESTART)

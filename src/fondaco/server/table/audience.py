"""Everybody who looks at one table."""

from __future__ import annotations

from collections.abc import Callable

from fondaco.server import wire
from fondaco.server.table.connection import Connection
from fondaco.server.table.info import Presence, table_info
from fondaco.server.table.meta import TableMeta
from fondaco.server.table.snapshot import Snapshot


class Audience:
    """The connections of the pages that show a table, and what their visitors wish of it."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.connections: list[Connection] = []
        self.wishes: dict[int, list[str]] = {}  # by seat: the visitors who wish a bot to play for its owner
        self.closers: list[str] = []  # the visitors who wish to close the running game
        self.now = now
        self.since = now()  # who was never here is taken to have left then
        self.left: dict[str, float] = {}  # when the last page of each visitor was closed

    def info(self, meta: TableMeta, visitor: str) -> wire.TableInfo:
        return table_info(meta, visitor, self.presence(meta))

    def presence(self, meta: TableMeta) -> Presence:
        left = {seat.owner: self.left.get(seat.owner, self.since) for seat in meta.seats}
        return Presence(self.online(), self.spectators(), left, self.wishes, self.closers)

    def seconds_absent(self, visitor: str) -> float:
        """How long a visitor has had no page of this table open."""
        if visitor in self.online():
            return 0.0
        return self.now() - self.left.get(visitor, self.since)

    def spectators(self) -> int:
        """How many pages play no seat."""
        return sum(not connection.seats for connection in self.connections)

    def online(self) -> list[str]:
        """The visitors who look, each once."""
        return list(dict.fromkeys(connection.visitor for connection in self.connections))

    @property
    def has_players(self) -> bool:
        return any(connection.seats for connection in self.connections)

    def enter(self, meta: TableMeta, connection: Connection) -> None:
        """A page has come: it is told of the table, and nobody wishes a bot for its seats any more."""
        connection.seats = meta.seats_of(connection.visitor)
        self.connections.append(connection)
        for seat in connection.seats:
            self.wishes.pop(seat, None)
        connection.tell(wire.encode(wire.TableNews(self.info(meta, connection.visitor), self.now())))

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            if connection.seats:  # only of those who play is it asked
                self.left[connection.visitor] = self.now()

    def reseat(self, meta: TableMeta) -> None:
        """Seats have changed hands: a page that plays others now is told everything anew, as they know it."""
        for connection in self.connections:
            seats = meta.seats_of(connection.visitor)
            if seats != connection.seats:
                connection.seats, connection.seen = seats, -1

    def announce(self, meta: TableMeta) -> None:
        """Tell every page about the table; the pages of one visitor are told the same."""
        presence, now = self.presence(meta), self.now()
        messages: dict[str, bytes] = {}
        for connection in self.connections:
            visitor = connection.visitor
            if visitor not in messages:
                info = table_info(meta, visitor, presence)
                messages[visitor] = wire.encode(wire.TableNews(info, now))
            connection.tell(messages[visitor])

    def tell(self, message: bytes) -> None:
        """Tell every page the same."""
        for connection in self.connections:
            connection.tell(message)

    def prepare(self, snapshot: Snapshot) -> None:
        """Encode what the pages will be shown: if the rules fail at that, it is before anything is stored."""
        for connection in self.connections:
            if not connection.is_behind:
                snapshot.message(connection.seats, connection.first_unseen(snapshot))

    def show(self, snapshot: Snapshot) -> None:
        """Show the game to every page."""
        for connection in self.connections:
            connection.show(snapshot)

"""What was said at one table: kept with it, told to every page, never part of the game.

Of a table that keeps its talk, what players have said goes into the record, apart from the game.
"""

from __future__ import annotations

import asyncio
from typing import Final

from msgspec.structs import replace

from fondaco.kernel.record import Spoken
from fondaco.server import wire
from fondaco.server.store.store import Store
from fondaco.server.table.meta import Seat, TableMeta

MAX_KEPT_LINES: Final = 200  # of one table; older ones are forgotten
MAX_GUEST_LINES: Final = 50  # of these, said by spectators: anybody may come and say much


def spoken(meta: TableMeta, lines: list[wire.TalkLine]) -> tuple[Spoken, ...]:
    """What the record says of the talk: lines of those who have played, at a table that keeps them."""
    if not meta.keeps_talk:
        return ()
    said = [x for x in lines if x.kind != "notice" and x.seat >= 0 and is_of(meta.seats[x.seat], x)]
    return tuple([Spoken(x.after, x.seat, x.text, x.name, x.args) for x in said])


def is_of(seat: Seat, line: wire.TalkLine) -> bool:
    """Has whoever has the seat now said this there? Once the game has begun nobody else can have."""
    return not line.by or (line.by, line.given_up) == (seat.name, seat.given_up)


def newest(lines: list[wire.TalkLine]) -> list[wire.TalkLine]:
    """The lines that are kept: those of spectators must not wash away what players said."""
    guests = [line.n for line in lines if line.guest]
    forgotten = set(guests[:-MAX_GUEST_LINES])
    return [line for line in lines if line.n not in forgotten][-MAX_KEPT_LINES:]


class Talk:
    """The lines of a table, the newest last. They are read from disk when they are first needed."""

    def __init__(self, store: Store, table: str) -> None:
        self.store = store
        self.table = table
        self.lines: list[wire.TalkLine] | None = None  # None: not read yet
        self.guests: dict[str, int] = {}  # the numbers of the spectators who have spoken, by visitor
        self.lock = asyncio.Lock()  # held while lines are read or written, or they would lose their order

    async def opened(self) -> list[wire.TalkLine]:
        """All that is kept. Raises Unsaved."""
        async with self.lock:
            return await self.read()

    async def read(self) -> list[wire.TalkLine]:
        if self.lines is None:
            rows = await self.store.said(self.table)
            self.guests = {visitor: line.guest for visitor, line in rows if line.guest}
            self.lines = [line for _, line in rows]
        return self.lines

    async def add(self, visitor: str, said: wire.TalkLine) -> wire.TalkLine:
        """Store a line under the next number, and a spectator's under who speaks. Raises Unsaved."""
        async with self.lock:
            lines = await self.read()
            n = lines[-1].n + 1 if lines else 1
            guest = self.guest(visitor) if said.kind != "notice" and said.seat < 0 else 0
            line = replace(said, n=n, guest=guest)
            kept = newest([*lines, line])
            forgotten = {old.n for old in lines} - {old.n for old in kept}
            await self.store.say(self.table, visitor, line, sorted(forgotten))
            if guest:
                self.guests[visitor] = guest
            self.lines = kept
            return line

    def guest(self, visitor: str) -> int:
        """The number of a spectator: those who are quiet have none."""
        return self.guests.get(visitor) or max(self.guests.values(), default=0) + 1

    def forget(self) -> None:
        """Drop from memory what can be read again from disk."""
        if not self.lock.locked():
            self.lines = None

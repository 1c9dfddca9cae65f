"""Who sits where: taking seats, giving them up, handing them over. Each of these raises RequestRefused."""

from __future__ import annotations

import time
from typing import Final

from msgspec.structs import replace

from fondaco.server.errors import RequestRefused, RulesFault
from fondaco.server.store.store import SeatLink
from fondaco.server.table.meta import Pace, Seat, TableMeta
from fondaco.server.table.opening import bot_seat, person_seat
from fondaco.server.table.table import Table
from fondaco.server.table.timing import returned
from fondaco.server.visitors import LINK_AGE_SECONDS, digest, new_token

MIN_ABSENT_SECONDS: Final = 60.0  # before the others may give somebody's seat to a bot
MAX_ABSENT_SECONDS: Final = 600.0  # who has been absent for longer is not asked whether to close the game
SECONDS_BETWEEN_NUDGES: Final = 60.0  # of one seat


async def sit(table: Table, visitor: str, seat: int, name: str) -> None:
    """Take an open seat."""
    async with table.hold() as writer:
        meta = writer.meta
        demand(meta.status == "open", 409, "status")
        there = seat_at(meta, seat)
        demand(there.kind == "open", 409, "taken")
        demand(meta.is_hot or not meta.seats_of(visitor), 409, "seated")
        mine = person_seat(meta.game, visitor, name, list(meta.seats))
        await writer.change(with_seat(meta, seat, replace(mine, given_up=there.given_up)))


async def stand(table: Table, visitor: str, seat: int) -> None:
    """Give one's seat up before the start."""
    async with table.hold() as writer:
        mine = own_seat(writer.meta, visitor, seat)
        demand(writer.meta.status == "open", 409, "status")
        await writer.change(with_seat(writer.meta, seat, mine.vacated()))


async def fill(table: Table, visitor: str, bot: str) -> None:
    """Put bots on the open seats."""
    async with table.hold() as writer:
        meta = writer.meta
        demand(meta.creator == visitor, 403, "creator")
        demand(meta.status == "open", 409, "status")
        for seat, there in enumerate(meta.seats):
            if there.kind == "open":
                meta = with_seat(meta, seat, bot_seat(meta.game, bot, "", list(meta.seats)))
        await writer.change(meta)


async def start(table: Table, visitor: str) -> None:
    """Begin the game."""
    async with table.hold() as writer:
        demand(writer.meta.creator == visitor, 403, "creator")
        demand(writer.meta.status == "open", 409, "status")
        demand(all(seat.kind != "open" for seat in writer.meta.seats), 409, "empty")
        try:
            await writer.begin()
        except RulesFault:
            raise RequestRefused(409, "fault") from None


async def close(table: Table, visitor: str) -> None:
    """End a table that is not finished; a running game only when all who play and are there wish it."""
    async with table.hold() as writer:
        meta, closers = writer.meta, table.audience.closers
        demand(meta.creator == visitor or (is_running(meta) and bool(meta.seats_of(visitor))), 403, "creator")
        demand(meta.is_live, 409, "status")
        is_new = visitor not in closers
        if is_new:
            closers.append(visitor)
        has_all = not is_running(meta) or voters(table, meta) <= set(closers)
        if has_all:
            closers.clear()
            await writer.change(replace(meta, status="closed"))
        else:
            table.audience.announce(meta)
    if is_new and not has_all:
        await table.note("close-wanted", first_seat(meta, visitor))


async def expire(table: Table) -> None:
    """End a table that everybody has left."""
    async with table.hold() as writer:
        await writer.change(replace(writer.meta, status="closed"))


async def keep_open(table: Table, visitor: str) -> None:
    """Say no to those who wish to close the running game."""
    async with table.hold() as writer:
        meta, audience = writer.meta, table.audience
        demand(bool(meta.seats_of(visitor)), 403, "seat")
        demand(is_running(meta) and bool(audience.closers), 409, "status")
        audience.closers.clear()
        audience.announce(meta)
    await table.note("close-refused", first_seat(meta, visitor))


def is_running(meta: TableMeta) -> bool:
    return meta.status == "running"


def voters(table: Table, meta: TableMeta) -> set[str]:
    """Those without whom a running game is not closed: its people, but those absent for long."""
    owners = [seat.owner for seat in meta.seats if seat.kind == "person"]
    return {owner for owner in owners if table.audience.seconds_absent(owner) < MAX_ABSENT_SECONDS}


def first_seat(meta: TableMeta, visitor: str) -> int:
    """The seat of a visitor that a notice speaks of; -1: the visitor has none."""
    return next(iter(meta.seats_of(visitor)), -1)


async def set_pace(table: Table, visitor: str, pace: Pace) -> None:
    """Say how fast the bots answer."""
    async with table.hold() as writer:
        meta = writer.meta
        demand(bool(meta.seats_of(visitor)) or meta.creator == visitor, 403, "seat")
        demand(meta.is_live, 409, "status")
        await writer.change(replace(meta, pace=pace))


async def skip_lesson(table: Table, visitor: str) -> None:
    """Play on without the voice: bots and chance answer as at any table."""
    async with table.hold() as writer:
        demand(writer.meta.creator == visitor, 403, "creator")
        demand(writer.meta.is_live, 409, "status")
        await writer.change(replace(writer.meta, lesson=""))


async def wish(table: Table, visitor: str, seat: int) -> None:
    """Wish a bot to play for an absent person; it does when every player who is there wishes it."""
    has_all = False
    async with table.hold() as writer:
        meta, audience = writer.meta, table.audience
        absent = seat_at(meta, seat)
        demand(bool(meta.seats_of(visitor)), 403, "seat")
        demand(meta.status == "running" and absent.kind == "person" and not absent.is_away, 409, "status")
        demand(absent.owner not in [*audience.online(), visitor], 409, "present")
        demand(audience.seconds_absent(absent.owner) >= MIN_ABSENT_SECONDS, 409, "early")
        wishes = audience.wishes.setdefault(seat, [])
        if visitor not in wishes:
            wishes.append(visitor)
        has_all = set(wishes) >= {other for other in audience.online() if meta.seats_of(other)}
        if has_all:
            del audience.wishes[seat]
            await writer.change(with_seat(meta, seat, replace(absent, is_away=True)))
        else:
            audience.announce(meta)
    if has_all:
        await table.note("stand-in", seat)


async def leave(table: Table, visitor: str, seat: int) -> None:
    """Let a bot play one's own seat until one is back, at a table where somebody else plays on."""
    async with table.hold() as writer:
        meta = writer.meta
        mine = own_seat(meta, visitor, seat)
        demand(is_running(meta) and not mine.is_away, 409, "status")
        others = [s for s in meta.seats if s.kind == "person" and s.owner != visitor and not s.is_away]
        demand(bool(others), 409, "alone")
        await writer.change(with_seat(meta, seat, replace(mine, is_away=True)))
    await table.note("left", seat)


async def nudge(table: Table, visitor: str, seat: int) -> None:
    """Remind somebody that they are to move."""
    async with table.hold() as writer:
        meta, now = writer.meta, table.services.now()
        demand(bool(meta.seats_of(visitor)) and seat not in meta.seats_of(visitor), 403, "seat")
        seat_at(meta, seat)
        demand(meta.owes(seat), 409, "status")
        demand(now - table.nudged.get(seat, 0.0) >= SECONDS_BETWEEN_NUDGES, 429, "nudged")
        table.nudged[seat] = now
        table.services.nudged(meta, seat)
    await table.note("nudge", first_seat(meta, visitor), seat)


async def come_back(table: Table, visitor: str, seat: int) -> None:
    """Take one's seat back from the bot."""
    async with table.hold() as writer:
        mine = own_seat(writer.meta, visitor, seat)
        demand(mine.is_away, 409, "status")
        await writer.change(with_seat(writer.meta, seat, returned(mine, table.services.now())))
    await table.note("back", seat)


async def make_link(table: Table, visitor: str, seat: int) -> str:
    """A token that moves a seat to the browser that brings it, once, within a day."""
    async with table.hold() as writer:
        own_seat(writer.meta, visitor, seat)
        token = new_token()
        link = SeatLink(writer.meta.id, seat, visitor, time.time() + LINK_AGE_SECONDS)
        await table.services.store.offer(digest(token), link)
        return token


async def claim(table: Table, visitor: str, link: SeatLink, token: str) -> None:
    """Make a seat the visitor's own; the browser that had it only watches from now on."""
    async with table.hold() as writer:
        seat = seat_at(writer.meta, link.seat)
        demand(seat.owner == link.owner, 404, "token")
        meta = with_seat(writer.meta, link.seat, replace(seat, owner=visitor))
        is_claimed = await writer.saved(table.services.store.claim(digest(token), meta))
        demand(is_claimed, 404, "token")
        table.audience.wishes.pop(link.seat, None)
        writer.take_over(meta)


def demand(is_so: bool, status: int, code: str) -> None:
    """Raise RequestRefused unless something is so."""
    if not is_so:
        raise RequestRefused(status, code)


def seat_at(meta: TableMeta, seat: int) -> Seat:
    demand(0 <= seat < len(meta.seats), 400, "seats")
    return meta.seats[seat]


def own_seat(meta: TableMeta, visitor: str, seat: int) -> Seat:
    """The seat with this number, which must be the visitor's."""
    demand(seat in meta.seats_of(visitor), 403, "seat")
    return meta.seats[seat]


def with_seat(meta: TableMeta, seat: int, there: Seat) -> TableMeta:
    """The table with another seat in place of one of its own."""
    return replace(meta, seats=(*meta.seats[:seat], there, *meta.seats[seat + 1 :]))

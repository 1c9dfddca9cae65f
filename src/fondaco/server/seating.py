"""Who sits where: taking seats, giving them up, handing them over."""

from __future__ import annotations

import time

from msgspec.structs import replace

from fondaco.server.head import Head, Pace, Seat
from fondaco.server.opening import bot_seat, person
from fondaco.server.refusal import Fault, No
from fondaco.server.store import Link
from fondaco.server.table import Table
from fondaco.server.visitors import LINK_AGE, digest, new_token


async def sit(table: Table, visitor: str, seat: int, name: str) -> None:
    """Take an open seat."""
    async with table.lock:
        head = table.head
        demand(head.status == "open", 409, "status")
        demand(seat_at(head, seat).kind == "open", 409, "taken")
        demand(head.is_hot or not head.seats_of(visitor), 409, "seated")
        await table.change(with_seat(head, seat, person(head.game, visitor, name, list(head.seats))))


async def stand(table: Table, visitor: str, seat: int) -> None:
    """Give one's seat up before the start."""
    async with table.lock:
        own(table.head, visitor, seat)
        demand(table.head.status == "open", 409, "status")
        await table.change(with_seat(table.head, seat, Seat(bot=table.head.seats[seat].bot)))


async def fill(table: Table, visitor: str, bot: str) -> None:
    """Put bots on the empty seats."""
    async with table.lock:
        demand(table.head.creator == visitor, 403, "creator")
        demand(table.head.status == "open", 409, "status")
        head = table.head
        for seat, there in enumerate(head.seats):
            if there.kind == "open":
                head = with_seat(head, seat, bot_seat(head.game, bot, "", list(head.seats)))
        await table.change(head)


async def start(table: Table, visitor: str) -> None:
    async with table.lock:
        demand(table.head.creator == visitor, 403, "creator")
        demand(table.head.status == "open", 409, "status")
        demand(all(seat.kind != "open" for seat in table.head.seats), 409, "empty")
        try:
            await table.begin()
        except Fault:
            raise No(409, "fault") from None


async def close(table: Table, visitor: str) -> None:
    """End a table that is not finished."""
    async with table.lock:
        demand(table.head.creator == visitor, 403, "creator")
        demand(table.head.is_live, 409, "status")
        await table.change(replace(table.head, status="closed"))


async def set_pace(table: Table, visitor: str, pace: Pace) -> None:
    async with table.lock:
        head = table.head
        demand(bool(head.seats_of(visitor)) or head.creator == visitor, 403, "seat")
        demand(head.is_live, 409, "status")
        await table.change(replace(head, pace=pace))


async def wish(table: Table, visitor: str, seat: int) -> None:
    """Wish that a bot plays for somebody who is not there; it does when all others who are there wish it."""
    async with table.lock:
        head, audience = table.head, table.audience
        absent = seat_at(head, seat)
        demand(bool(head.seats_of(visitor)), 403, "seat")
        demand(head.status == "running" and absent.kind == "person" and not absent.is_away, 409, "status")
        demand(absent.owner not in [*audience.online(), visitor], 409, "present")
        wishes = audience.wishes.setdefault(seat, [])
        if visitor not in wishes:
            wishes.append(visitor)
        if set(wishes) >= {other for other in audience.online() if head.seats_of(other)}:
            del audience.wishes[seat]
            await table.change(with_seat(head, seat, replace(absent, is_away=True)))
        else:
            audience.announce(head)


async def come_back(table: Table, visitor: str, seat: int) -> None:
    """Take one's seat back from the bot."""
    async with table.lock:
        mine = own(table.head, visitor, seat)
        demand(mine.is_away, 409, "status")
        await table.change(with_seat(table.head, seat, replace(mine, is_away=False)))


async def make_link(table: Table, visitor: str, seat: int) -> str:
    """A token that moves a seat to the browser that brings it, once, within a day."""
    async with table.lock:
        own(table.head, visitor, seat)
        token = new_token()
        link = Link(table.head.id, seat, visitor, time.time() + LINK_AGE)
        await table.house.store.offer(digest(token), link)
        return token


async def claim(table: Table, visitor: str, link: Link, token: str) -> None:
    """Make a seat the visitor's own; the browser that had it only watches from now on."""
    async with table.lock:
        seat = seat_at(table.head, link.seat)
        demand(seat.owner == link.owner, 404, "token")
        head = with_seat(table.head, link.seat, replace(seat, owner=visitor))
        demand(await table.house.store.claim(digest(token), head), 404, "token")
        table.audience.wishes.pop(link.seat, None)
        table.take_over(head)


def demand(is_so: bool, status: int, code: str) -> None:
    if not is_so:
        raise No(status, code)


def seat_at(head: Head, seat: int) -> Seat:
    demand(0 <= seat < len(head.seats), 400, "seats")
    return head.seats[seat]


def own(head: Head, visitor: str, seat: int) -> Seat:
    """A seat of the visitor's. Raises No."""
    demand(seat in head.seats_of(visitor), 403, "seat")
    return head.seats[seat]


def with_seat(head: Head, seat: int, there: Seat) -> Head:
    return replace(head, seats=(*head.seats[:seat], there, *head.seats[seat + 1 :]))

"""The web sockets: of the lobby, and of a table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from aiohttp import WSMessage, WSMsgType, web

from fondaco.kernel.action import Illegal
from fondaco.server import wire
from fondaco.server.keys import number_in, site_of, visitor_of
from fondaco.server.limits import Bucket, Limits
from fondaco.server.log import logger
from fondaco.server.news import encoder
from fondaco.server.page import Page
from fondaco.server.refusal import Fault, No, Unsaved
from fondaco.server.site import Site
from fondaco.server.table import Table

HEARTBEAT: Final = 25.0  # seconds after which a silent line is tried, and given up if it stays silent
PARTING: Final = 1.0  # seconds that a page gets to close its end of a line
POLICY_VIOLATION: Final = 1008
FORGIVEN: Final = 1.0  # messages a second that may be too fast
LONGEST_ID: Final = 64

decoder: Final = msgspec.json.Decoder(wire.ClientMessage)
CatchUp = Callable[[Page], Awaitable[None]]
Hear = Callable[[wire.ClientMessage], Awaitable[None]]


async def lobby_socket(request: web.Request) -> web.WebSocketResponse:
    site = site_of(request)
    page = await opened(request, site)

    async def hear(said: wire.ClientMessage) -> None:
        page.tell(encoder.encode(answer_to_stranger(said)))

    try:
        await site.lobby.enter(page)
        await converse(page, hear, site.limits, site.lobby.catch_up)
    finally:
        site.lobby.leave(page)
        site.leave(page)
    return page.ws


async def table_socket(request: web.Request) -> web.WebSocketResponse:
    site = site_of(request)
    since, undos = number_in(request, "since", -1), number_in(request, "undos", 0)
    table = await site.find(request.match_info["id"])
    is_player = bool(table.head.seats_of(visitor_of(request)))
    if len(table.audience.pages) >= site.limits.watchers and not is_player:
        raise No(429, "sockets")
    page = await opened(request, site)
    try:
        await table.join(page, max(-1, since), undos)
        await converse(page, lambda said: hear(table, page, said), site.limits, table.catch_up)
    finally:
        table.leave(page)
        site.leave(page)
    return page.ws


async def opened(request: web.Request, site: Site) -> Page:
    visitor = visitor_of(request)
    site.check_room(visitor)
    # What is a little too long is refused with a reason; what is much too long closes the line.
    most = 4 * site.limits.message
    # Pings are answered by `listen`, where they count: left to aiohttp, a flood of them is never noticed.
    ws = web.WebSocketResponse(
        timeout=PARTING, autoping=False, heartbeat=HEARTBEAT, max_msg_size=most, compress=False
    )
    await ws.prepare(request)
    page = Page(ws, visitor, lambda: cut(request))
    site.enter(page)
    return page


def cut(request: web.Request) -> None:
    """End a line without ceremony."""
    if request.transport is not None:
        request.transport.abort()


async def converse(page: Page, hear: Hear, limits: Limits, catch_up: CatchUp) -> None:
    """Send and listen until the line ends."""
    sender = asyncio.create_task(page.send(catch_up))
    try:
        await listen(page, hear, limits)
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def listen(page: Page, hear: Hear, limits: Limits) -> None:
    bucket = Bucket(*limits.messages)
    patience = Bucket(FORGIVEN, limits.deaf)
    async for message in page.ws:
        if message.type is WSMsgType.ERROR:
            return
        if bucket.take():
            await heed(page, message, hear, limits)
            continue
        refuse(page, id_of(read(message.data, limits.message)), "rate")
        if not patience.take():
            await page.ws.close(code=POLICY_VIOLATION)


async def heed(page: Page, message: WSMessage, hear: Hear, limits: Limits) -> None:
    """One message that came in time."""
    if message.type is WSMsgType.PONG:
        return
    if message.type is WSMsgType.PING:
        await page.ws.pong(message.data)
        return
    said = read(message.data, limits.message)
    if said is None:
        refuse(page, "", "form")
    else:
        await hear(said)


def read(data: object, most: int) -> wire.ClientMessage | None:
    """A message of the protocol; None if it is none."""
    if not isinstance(data, str) or len(data) > most:
        return None
    try:
        said: wire.ClientMessage = decoder.decode(data)
    except (ValueError, RecursionError):  # every error of msgspec is a ValueError
        return None
    return said


async def hear(table: Table, page: Page, said: wire.ClientMessage) -> None:
    """Do what a page says, and reply to it."""

    def reply(taken: wire.Taken) -> None:
        page.tell(encoder.encode(taken))

    if isinstance(said, wire.Ping):
        page.tell(encoder.encode(wire.Pong()))
        return
    try:
        if isinstance(said, wire.Answer):
            await table.answer(page.visitor, said, reply)
        elif isinstance(said, wire.Weigh):
            page.tell(encoder.encode(await weighed(table, page, said)))
        else:
            await table.undo(page.visitor, said, reply)
    except Illegal as no:
        page.tell(encoder.encode(refusal(said.id, no)))
    except Fault:
        refuse(page, said.id, "fault")
    except Unsaved:
        refuse(page, said.id, "unsaved")
    except Exception:
        logger.exception("table %s", table.head.id)
        refuse(page, said.id, "fault")


async def weighed(table: Table, page: Page, said: wire.Weigh) -> wire.Weighed:
    """Whether an answer would be taken. That it would not is no refusal: nothing was given."""
    try:
        await table.weigh(page.visitor, said)
    except Illegal as no:
        return wire.Weighed(short(said.id), no.reason, no.clause, no.field, wire.number_of(no.details))
    return wire.Weighed(short(said.id), "", "", "")


def answer_to_stranger(said: wire.ClientMessage) -> wire.Pong | wire.Refused:
    """The lobby takes no answers."""
    return wire.Pong() if isinstance(said, wire.Ping) else wire.Refused(short(said.id), "closed", "", "")


def refusal(id: str, no: Illegal) -> wire.Refused:
    return wire.Refused(short(id), no.reason, no.clause, no.field, wire.number_of(no.details))


def refuse(page: Page, id: str, reason: str, clause: str = "", field: str = "") -> None:
    page.tell(encoder.encode(wire.Refused(short(id), reason, clause, field)))


def id_of(said: wire.ClientMessage | None) -> str:
    return said.id if isinstance(said, wire.Answer | wire.Weigh | wire.Undo) else ""


def short(id: str) -> str:
    """An id as it is sent back: one that we made is never long."""
    return id if len(id) <= LONGEST_ID else ""

"""The web sockets: what a page in the lobby or at a table sends, and what it is told in reply."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from aiohttp import WSMessage, WSMsgType, web

from fondaco.kernel.action import Illegal
from fondaco.server import wire
from fondaco.server.errors import RequestRefused, RulesFault, Unsaved
from fondaco.server.http.context import query_number, site_of, visitor_of
from fondaco.server.limits import Bucket, Limits
from fondaco.server.log import logger
from fondaco.server.site import Site
from fondaco.server.table import answering
from fondaco.server.table.connection import Connection
from fondaco.server.table.table import Table

HEARTBEAT_SECONDS: Final = 25.0  # of silence after which a connection is tried, and cut if it stays silent
MAX_CLOSING_SECONDS: Final = 1.0  # that a page gets to close its end of a connection
POLICY_VIOLATION: Final = 1008  # the close code of a web socket that was flooded
FORGIVEN_PER_SECOND: Final = 1.0  # messages that are too fast and do not count towards `Limits.refusals`
MAX_ID_LETTERS: Final = 64  # of a question, as it is sent back

decoder: Final = msgspec.json.Decoder(wire.ClientMessage)
CatchUp = Callable[[Connection], Awaitable[None]]
Hear = Callable[[wire.ClientMessage], Awaitable[None]]


async def lobby_socket(request: web.Request) -> web.WebSocketResponse:
    """The socket of a page in the lobby, from its opening to its end."""
    site = site_of(request)
    connection = await connected(request, site)

    async def hear(said: wire.ClientMessage) -> None:
        connection.tell(wire.encode(lobby_reply(said)))

    try:
        await site.lobby.enter(connection)
        await converse(connection, hear, site.limits, site.lobby.catch_up)
    finally:
        site.lobby.leave(connection)
        site.leave(connection)
    return connection.ws


async def table_socket(request: web.Request) -> web.WebSocketResponse:
    """The socket of a page at a table, from its opening to its end. Raises RequestRefused."""
    site = site_of(request)
    since, undos = query_number(request, "since", -1), query_number(request, "undos", 0)
    table = await site.find(request.match_info["id"])
    is_player = bool(table.meta.seats_of(visitor_of(request)))
    if len(table.audience.connections) >= site.limits.watchers and not is_player:
        raise RequestRefused(429, "sockets")
    connection = await connected(request, site)
    try:
        await table.join(connection, max(-1, since), undos)
        await converse(connection, lambda said: hear(table, connection, said), site.limits, table.catch_up)
    finally:
        table.leave(connection)
        site.leave(connection)
    return connection.ws


async def connected(request: web.Request, site: Site) -> Connection:
    """A new socket, counted by the site. Raises RequestRefused if the visitor has too many."""
    visitor = visitor_of(request)
    site.check_room(visitor)
    # A message that is a little too long is refused with a reason, one that is much too long by closing.
    most = 4 * site.limits.message
    # Pings are answered by `listen`, where they count: left to aiohttp, a flood of them is never noticed.
    ws = web.WebSocketResponse(
        timeout=MAX_CLOSING_SECONDS,
        autoping=False,
        heartbeat=HEARTBEAT_SECONDS,
        max_msg_size=most,
        compress=False,
    )
    await ws.prepare(request)
    connection = Connection(ws, visitor, lambda: abort(request))
    site.enter(connection)
    return connection


def abort(request: web.Request) -> None:
    """Cut a connection without a closing handshake."""
    if request.transport is not None:
        request.transport.abort()


async def converse(connection: Connection, hear: Hear, limits: Limits, catch_up: CatchUp) -> None:
    """Send and listen until the connection ends."""
    sender = asyncio.create_task(connection.send(catch_up))
    try:
        await listen(connection, hear, limits)
    finally:
        sender.cancel()
        await asyncio.gather(sender, return_exceptions=True)


async def listen(connection: Connection, hear: Hear, limits: Limits) -> None:
    """Take message after message; refuse those that are too fast, and close the socket after too many."""
    bucket = Bucket(*limits.messages)
    forgiveness = Bucket(FORGIVEN_PER_SECOND, limits.refusals)
    async for message in connection.ws:
        if message.type is WSMsgType.ERROR:
            return
        if bucket.take():
            await heed(connection, message, hear, limits)
            continue
        refuse(connection, id_of(read(message.data, limits.message)), "rate")
        if not forgiveness.take():
            await connection.ws.close(code=POLICY_VIOLATION)


async def heed(connection: Connection, message: WSMessage, hear: Hear, limits: Limits) -> None:
    """Take one message that was not too fast."""
    if message.type is WSMsgType.PONG:
        return
    if message.type is WSMsgType.PING:
        await connection.ws.pong(message.data)
        return
    said = read(message.data, limits.message)
    if said is None:
        refuse(connection, "", "form")
    else:
        await hear(said)


def read(data: object, most: int) -> wire.ClientMessage | None:
    """A message of the protocol; None if the data is none."""
    if not isinstance(data, str) or len(data) > most:
        return None
    try:
        said: wire.ClientMessage = decoder.decode(data)
    except (ValueError, RecursionError):  # every error of msgspec is a ValueError
        return None
    return said


async def hear(table: Table, connection: Connection, said: wire.ClientMessage) -> None:
    """Do what a page at a table says, and reply to it."""

    def reply(taken: wire.Taken) -> None:
        connection.tell(wire.encode(taken))

    if isinstance(said, wire.Ping):
        connection.tell(wire.encode(wire.Pong()))
        return
    try:
        if isinstance(said, wire.Answer):
            await answering.answer(table, connection.visitor, said, reply)
        elif isinstance(said, wire.Weigh):
            connection.tell(wire.encode(await weighed(table, connection, said)))
        else:
            await answering.undo(table, connection.visitor, said, reply)
    except Illegal as no:
        connection.tell(wire.encode(refusal(said.id, no)))
    except RulesFault:
        refuse(connection, said.id, "fault")
    except Unsaved:
        refuse(connection, said.id, "unsaved")
    except Exception:
        logger.exception("table %s", table.meta.id)
        refuse(connection, said.id, "fault")


async def weighed(table: Table, connection: Connection, said: wire.Weigh) -> wire.Weighed:
    """Whether an answer would be taken, and why not. Either way nothing changes."""
    try:
        cost = await answering.weigh(table, connection.visitor, said)
    except Illegal as no:
        return wire.Weighed(short(said.id), no.reason, no.clause, no.field, list(no.details))
    return wire.Weighed(short(said.id), "", "", "", cost=cost)


def lobby_reply(said: wire.ClientMessage) -> wire.Pong | wire.Refused:
    """What a page in the lobby is told: it has no game to answer."""
    return wire.Pong() if isinstance(said, wire.Ping) else wire.Refused(short(said.id), "closed", "", "")


def refusal(id: str, no: Illegal) -> wire.Refused:
    return wire.Refused(short(id), no.reason, no.clause, no.field, list(no.details))


def refuse(connection: Connection, id: str, reason: str, clause: str = "", field: str = "") -> None:
    connection.tell(wire.encode(wire.Refused(short(id), reason, clause, field)))


def id_of(said: wire.ClientMessage | None) -> str:
    return said.id if isinstance(said, wire.Answer | wire.Weigh | wire.Undo) else ""


def short(id: str) -> str:
    """An id as it is sent back: empty if it is longer than any that this site makes."""
    return id if len(id) <= MAX_ID_LETTERS else ""

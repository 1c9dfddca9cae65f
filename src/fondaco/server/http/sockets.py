"""The web sockets: what a page in the lobby or at a table sends, and what it is told in reply."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Final

import msgspec
from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from fondaco.kernel.action import Illegal
from fondaco.server import wire
from fondaco.server.errors import Fenced, RequestRefused, RulesFault, Unsaved
from fondaco.server.http.context import address_of, query_number, site_of, visitor_of
from fondaco.server.http.lookup import table_to_look_at
from fondaco.server.limits import Bucket, Limits
from fondaco.server.log import logger, way_to
from fondaco.server.site import Site
from fondaco.server.table import answering, hinting, talking
from fondaco.server.table.connection import Connection
from fondaco.server.table.table import Table

HEARTBEAT_SECONDS: Final = 25.0  # of silence after which a connection is tried, and cut if it stays silent
MAX_CLOSING_SECONDS: Final = 1.0  # that a page gets to close its end of a connection
POLICY_VIOLATION: Final = 1008  # the close code of a web socket that was flooded
FORGIVEN_PER_SECOND: Final = 1.0  # messages that are too fast and do not count towards `Limits.refusals`
MAX_ID_LETTERS: Final = 64  # of a question, as it is sent back
OTHER_PROTOCOL: Final = 4001  # the close code of a socket whose page is of another version
HELLO: Final = wire.encode(wire.Hello(wire.PROTOCOL))

decoder: Final = msgspec.json.Decoder(wire.ClientMessage)
Request = wire.Answer | wire.Weigh | wire.Advise | wire.Undo
CatchUp = Callable[[Connection], Awaitable[None]]
Hear = Callable[[wire.ClientMessage], Awaitable[None]]


async def lobby_socket(request: web.Request) -> web.WebSocketResponse:
    """The socket of a page in the lobby, from its opening to its end."""
    if is_outdated(request):
        return await told_version(request)
    site = site_of(request)
    connection = await connected(request, site, is_packed=True)

    async def hear(said: wire.ClientMessage) -> None:
        connection.tell(wire.encode(lobby_reply(said)))

    try:
        await site.lobby.enter(connection)
        await converse(site, connection, hear, site.lobby.catch_up)
    finally:
        site.lobby.leave(connection)
        site.leave(connection)
    return connection.ws


async def table_socket(request: web.Request) -> web.WebSocketResponse:
    """The socket of a page at a table, from its opening to its end. Raises RequestRefused."""
    if is_outdated(request):
        return await told_version(request)
    site = site_of(request)
    since, undos = query_number(request, "since", -1), query_number(request, "undos", 0)
    table = await table_to_look_at(request)
    is_player = bool(table.meta.seats_of(visitor_of(request)))
    if len(table.audience.connections) >= site.limits.watchers and not is_player:
        raise RequestRefused(429, "sockets")
    connection = await connected(request, site)
    try:
        await table.join(connection, max(-1, since), undos)
        await converse(site, connection, lambda said: hear(site, table, connection, said), table.catch_up)
    except Fenced:
        await connection.ws.close(code=WSCloseCode.SERVICE_RESTART)  # the page connects again
    finally:
        table.leave(connection)
        site.leave(connection)
    return connection.ws


def is_outdated(request: web.Request) -> bool:
    """Does a page speak another version of the protocol? Who does not say so is taken to speak this one."""
    return request.query.get("protocol", str(wire.PROTOCOL)) != str(wire.PROTOCOL)


async def told_version(request: web.Request) -> web.WebSocketResponse:
    """Tell a page only which version of the protocol is spoken here: it would not understand the rest."""
    ws = web.WebSocketResponse(timeout=MAX_CLOSING_SECONDS)
    await ws.prepare(request)
    await ws.send_str(HELLO.decode())
    await ws.close(code=OTHER_PROTOCOL)
    return ws


async def connected(
    request: web.Request, site: Site, kind: type[Connection] = Connection, is_packed: bool = False
) -> Connection:
    """A new socket, counted by the site; `is_packed`: its messages are compressed if the browser takes that.

    Raises RequestRefused if the visitor has too many.
    """
    visitor = visitor_of(request)
    address = address_of(request)
    site.check_room(visitor, address)
    # A message that is a little too long is refused with a reason, one that is much too long by closing.
    most = 4 * site.limits.message
    # Pings are answered by `listen`, where they count: left to aiohttp, a flood of them is never noticed.
    ws = web.WebSocketResponse(
        timeout=MAX_CLOSING_SECONDS,
        autoping=False,
        heartbeat=HEARTBEAT_SECONDS,
        max_msg_size=most,
        compress=is_packed,
    )
    await ws.prepare(request)
    connection = kind(ws, visitor, address, lambda: abort(request))
    connection.transport, connection.packs = request.transport, ws.compress
    site.enter(connection)
    connection.tell(HELLO)
    if site.operator.state.announcement.id:
        connection.tell(wire.encode(site.operator.state.announcement))
    return connection


def abort(request: web.Request) -> None:
    """Cut a connection without a closing handshake."""
    if request.transport is not None:
        request.transport.abort()


async def converse(site: Site, connection: Connection, hear: Hear, catch_up: CatchUp) -> None:
    """Send and listen until the connection ends."""
    sender = asyncio.create_task(connection.send(catch_up))
    try:
        await listen(site, connection, hear)
    finally:
        tasks = [sender, *connection.tasks]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def listen(site: Site, connection: Connection, hear: Hear) -> None:
    """Take message after message; refuse those that are too fast, and close the socket after too many."""
    limits = site.limits
    bucket = Bucket(*limits.messages)
    forgiveness = Bucket(FORGIVEN_PER_SECOND, limits.refusals)
    async for message in connection.ws:
        if message.type is WSMsgType.ERROR:
            return
        if bucket.take() and site.quotas.messages.take(connection.visitor):
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


async def hear(site: Site, table: Table, connection: Connection, said: wire.ClientMessage) -> None:
    """Do what a page at a table says, and reply to it; what takes long in its own time."""
    if isinstance(said, wire.Ping):
        connection.tell(wire.encode(wire.Pong()))
    elif isinstance(said, wire.Advise):
        connection.later(advise(table, connection, said))
    elif isinstance(said, wire.Say):
        await say(table, connection, said)
    else:
        began = perf_counter()
        outcome = "taken" if await obey(table, connection, said) else "refused"
        if isinstance(said, wire.Answer):
            site.metrics.answers.labels(outcome).observe(perf_counter() - began)


async def obey(table: Table, connection: Connection, said: wire.Answer | wire.Weigh | wire.Undo) -> bool:
    """Do what a page wants of the game, and reply to it. False: that was a refusal."""

    def reply(taken: wire.Taken) -> None:
        connection.tell(wire.encode(taken))

    try:
        if isinstance(said, wire.Answer):
            await answering.answer(table, connection.visitor, said, reply)
        elif isinstance(said, wire.Weigh):
            connection.tell(wire.encode(await weighed(table, connection, said)))
        else:
            await answering.undo(table, connection.visitor, said, reply)
        return True
    except Illegal as no:
        connection.tell(wire.encode(refusal(said.id, no)))
    except RulesFault:
        refuse(connection, said.id, "fault")
    except Unsaved:
        refuse(connection, said.id, "unsaved")
    except Exception as no:
        logger.error("table %s\n%s", table.meta.id, way_to(no))
        refuse(connection, said.id, "fault")
    return False


async def advise(table: Table, connection: Connection, said: wire.Advise) -> None:
    """Give a page a hint, or the reason why it gets none."""
    try:
        connection.tell(await hinting.hint(table, connection.visitor, said))
        return
    except Illegal as no:
        reason = no.reason
    except RulesFault:
        reason = "fault"
    except Unsaved:
        reason = "stale"  # the table has moved to another node, and the page connects again
    connection.tell(wire.encode(wire.Hint(short(said.id), said.seat, reason, False, {}, [])))


async def say(table: Table, connection: Connection, said: wire.Say) -> None:
    """Let a page say something at the table, or tell it why not; it hears itself as all others do."""
    try:
        await talking.say(table, connection.visitor, said)
    except Illegal as no:
        connection.tell(wire.encode(wire.Unsaid(no.reason)))
    except Unsaved:
        connection.tell(wire.encode(wire.Unsaid("unsaved")))


async def weighed(table: Table, connection: Connection, said: wire.Weigh) -> wire.Weighed:
    """Whether an answer would be taken, and why not. Either way nothing changes."""
    try:
        no, cost = await answering.weigh(table, connection.visitor, said)
    except Illegal as unasked:
        no, cost = unasked, None
    if no is None:
        return wire.Weighed(short(said.id), "", "", "", cost=cost)
    return wire.Weighed(short(said.id), no.reason, no.clause, no.field, list(no.details), cost)


def lobby_reply(said: wire.ClientMessage) -> wire.Pong | wire.Refused:
    """What a page in the lobby is told: it has no game to answer."""
    return wire.Pong() if isinstance(said, wire.Ping) else wire.Refused(short(said.id), "closed", "", "")


def refusal(id: str, no: Illegal) -> wire.Refused:
    return wire.Refused(short(id), no.reason, no.clause, no.field, list(no.details))


def refuse(connection: Connection, id: str, reason: str, clause: str = "", field: str = "") -> None:
    connection.tell(wire.encode(wire.Refused(short(id), reason, clause, field)))


def id_of(said: wire.ClientMessage | None) -> str:
    return said.id if isinstance(said, Request) else ""


def short(id: str) -> str:
    """An id as it is sent back: empty if it is longer than any that this site makes."""
    return id if len(id) <= MAX_ID_LETTERS else ""

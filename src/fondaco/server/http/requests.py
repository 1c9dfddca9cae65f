"""The requests, each a handler; docs/protocol.md says what they take and give."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from aiohttp import web

from fondaco.kernel.action import NOBODY
from fondaco.server import wire
from fondaco.server.errors import RequestRefused
from fondaco.server.forms import BotForm, EmptyForm, PaceForm, SeatNumberForm, SitForm, TableForm, TokenForm
from fondaco.server.http import manifest
from fondaco.server.http.context import query_number, site_of, visitor_of
from fondaco.server.http.sockets import lobby_socket, table_socket
from fondaco.server.table import seating
from fondaco.server.table.edition import StoredEdition
from fondaco.server.table.table import Table

F = TypeVar("F", bound=msgspec.Struct)
MAX_FORM_SECONDS: Final = 10.0  # for a browser to send a form


async def games(_: web.Request) -> web.Response:
    return json_reply(manifest.games())


async def game(request: web.Request) -> web.Response:
    name = request.match_info["game"]
    edition = await edition_of(request)
    if edition is None:
        return json_reply(manifest.manifest(name))
    return json_reply(await asyncio.to_thread(manifest.manifest_with, name, edition))


async def edition(request: web.Request) -> web.Response:
    name = request.match_info["game"]
    text = manifest.document(name, await edition_of(request))
    return download(text, f"{name}-edition.json")


async def edition_of(request: web.Request) -> StoredEdition | None:
    """The edition that a request names; None: the one that comes with the house. Raises RequestRefused."""
    digest = request.query.get("edition", "")
    if not digest:
        return None
    check_rate(request)
    found = await site_of(request).store.edition(digest)
    if found is None:
        raise RequestRefused(404, "edition")
    return found


async def lobby(request: web.Request) -> web.Response:
    check_rate(request)
    return json_reply(wire.encode(await site_of(request).lobby.seen_by(visitor_of(request))))


async def create(request: web.Request) -> web.Response:
    site = site_of(request)
    wanted = await form(request.clone(client_max_size=site.limits.table), TableForm)
    # Counted by address, for who comes without the cookie is a new visitor, with a limit of its own.
    if not site.openings.take(request.remote or ""):
        raise RequestRefused(429, "rate")
    return table_reply(request, await site.create(visitor_of(request), wanted))


async def show(request: web.Request) -> web.Response:
    return table_reply(request, await table_of(request))


def at_table(
    kind: type[F], do: Callable[[Table, str, F], Awaitable[None]]
) -> Callable[[web.Request], Awaitable[web.Response]]:
    """A handler that reads a form, does something at the table, and replies with how the table is then."""

    async def done(request: web.Request) -> web.Response:
        said = await form(request, kind)
        table = await table_of(request)
        await do(table, visitor_of(request), said)
        return table_reply(request, table)

    return done


sit = at_table(SitForm, lambda table, me, said: seating.sit(table, me, said.seat, said.name))
stand = at_table(SeatNumberForm, lambda table, me, said: seating.stand(table, me, said.seat))
start = at_table(EmptyForm, lambda table, me, _: seating.start(table, me))
fill = at_table(BotForm, lambda table, me, said: seating.fill(table, me, said.bot))
close = at_table(EmptyForm, lambda table, me, _: seating.close(table, me))
pace = at_table(PaceForm, lambda table, me, said: seating.set_pace(table, me, said.pace))
wish = at_table(SeatNumberForm, lambda table, me, said: seating.wish(table, me, said.seat))
come_back = at_table(SeatNumberForm, lambda table, me, said: seating.come_back(table, me, said.seat))


async def link(request: web.Request) -> web.Response:
    said = await form(request, SeatNumberForm)
    table = await table_of(request)
    return json_reply(wire.encode({"token": await seating.make_link(table, visitor_of(request), said.seat)}))


async def claim(request: web.Request) -> web.Response:
    said = await form(request, TokenForm)
    id, seat = await site_of(request).claim(visitor_of(request), said.token)
    return json_reply(wire.encode({"id": id, "seat": seat}))


async def replay(request: web.Request) -> web.Response:
    check_rate(request)
    table = await table_of(request)
    step = query_number(request, "step", table.meta.answers)
    seat = query_number(request, "seat", NOBODY)
    since = query_number(request, "since", -1)
    return json_reply(await site_of(request).archive.told_again(table, step, seat, since))


async def record(request: web.Request) -> web.Response:
    check_rate(request)
    table = await table_of(request)
    return download(await site_of(request).archive.paper(table), f"{table.meta.game}-{table.meta.id}.json")


def download(text: str, name: str) -> web.Response:
    """A reply that the browser keeps as a file."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return web.Response(text=text, content_type="application/json", headers=headers)


async def table_of(request: web.Request) -> Table:
    return await site_of(request).find(request.match_info["id"])


async def form(request: web.Request, kind: type[F]) -> F:
    """The form that a request carries. Raises RequestRefused."""
    try:
        async with asyncio.timeout(MAX_FORM_SECONDS):
            body = await request.read()
        return msgspec.json.decode(body, type=kind)
    except (ValueError, RecursionError, TimeoutError, ConnectionError):
        raise RequestRefused(400, "form") from None


def check_rate(request: web.Request) -> None:
    """Raise RequestRefused if this visitor asks faster than `Limits.requests` allows."""
    if not site_of(request).requests.take(visitor_of(request)):
        raise RequestRefused(429, "rate")


def table_reply(request: web.Request, table: Table) -> web.Response:
    return json_reply(wire.encode(table.info(visitor_of(request))))


def json_reply(body: bytes) -> web.Response:
    return web.Response(body=body, content_type="application/json")


ROUTES: Final = [
    web.get("/api/games", games),
    web.get("/api/games/{game}", game),
    web.get("/api/games/{game}/edition", edition),
    web.get("/api/lobby", lobby),
    web.post("/api/tables", create),
    web.get("/api/tables/{id}", show),
    web.post("/api/tables/{id}/sit", sit),
    web.post("/api/tables/{id}/stand", stand),
    web.post("/api/tables/{id}/start", start),
    web.post("/api/tables/{id}/fill", fill),
    web.post("/api/tables/{id}/close", close),
    web.post("/api/tables/{id}/pace", pace),
    web.post("/api/tables/{id}/wish", wish),
    web.post("/api/tables/{id}/return", come_back),
    web.post("/api/tables/{id}/link", link),
    web.post("/api/claim", claim),
    web.get("/api/tables/{id}/replay", replay),
    web.get("/api/tables/{id}/record", record),
    web.get("/ws/lobby", lobby_socket),
    web.get("/ws/table/{id}", table_socket),
]

"""The requests, see docs/protocol.md."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from aiohttp import web

from fondaco.kernel.action import NOBODY
from fondaco.server import manifest, seating
from fondaco.server.edition import Edition
from fondaco.server.forms import BotForm, ChairForm, NoForm, PaceForm, SitForm, TableForm, TokenForm
from fondaco.server.keys import number_in, site_of, visitor_of
from fondaco.server.news import encoder
from fondaco.server.refusal import No
from fondaco.server.socket import lobby_socket, table_socket
from fondaco.server.table import Table

F = TypeVar("F", bound=msgspec.Struct)
SLOWEST: Final = 10.0  # seconds that sending a form may take


async def games(_: web.Request) -> web.Response:
    return answer(manifest.games())


async def game(request: web.Request) -> web.Response:
    name = request.match_info["game"]
    edition = await edition_of(request)
    if edition is None:
        return answer(manifest.manifest(name))
    return answer(await asyncio.to_thread(manifest.manifest_with, name, edition))


async def edition(request: web.Request) -> web.Response:
    name = request.match_info["game"]
    text = manifest.document(name, await edition_of(request))
    return file(text, f"{name}-edition.json")


async def edition_of(request: web.Request) -> Edition | None:
    """The edition that is asked for; None: the one that comes with the house. Raises No."""
    digest = request.query.get("edition", "")
    if not digest:
        return None
    limit(request)
    found = await site_of(request).store.edition(digest)
    if found is None:
        raise No(404, "edition")
    return found


async def lobby(request: web.Request) -> web.Response:
    limit(request)
    return answer(encoder.encode(await site_of(request).lobby.seen_by(visitor_of(request))))


async def create(request: web.Request) -> web.Response:
    site = site_of(request)
    wanted = await form(request.clone(client_max_size=site.limits.table), TableForm)
    # By address: who comes again without the cookie is somebody else, with tables to spare.
    if not site.openings.take(request.remote or ""):
        raise No(429, "rate")
    return info(request, await site.create(visitor_of(request), wanted))


async def show(request: web.Request) -> web.Response:
    return info(request, await table_of(request))


def at_table(
    kind: type[F], do: Callable[[Table, str, F], Awaitable[None]]
) -> Callable[[web.Request], Awaitable[web.Response]]:
    """A request that does something at a table, and is answered with how the table is then."""

    async def done(request: web.Request) -> web.Response:
        said = await form(request, kind)
        table = await table_of(request)
        await do(table, visitor_of(request), said)
        return info(request, table)

    return done


sit = at_table(SitForm, lambda table, me, said: seating.sit(table, me, said.seat, said.name))
stand = at_table(ChairForm, lambda table, me, said: seating.stand(table, me, said.seat))
start = at_table(NoForm, lambda table, me, _: seating.start(table, me))
fill = at_table(BotForm, lambda table, me, said: seating.fill(table, me, said.bot))
close = at_table(NoForm, lambda table, me, _: seating.close(table, me))
pace = at_table(PaceForm, lambda table, me, said: seating.set_pace(table, me, said.pace))
wish = at_table(ChairForm, lambda table, me, said: seating.wish(table, me, said.seat))
come_back = at_table(ChairForm, lambda table, me, said: seating.come_back(table, me, said.seat))


async def link(request: web.Request) -> web.Response:
    said = await form(request, ChairForm)
    table = await table_of(request)
    return answer(encoder.encode({"token": await seating.make_link(table, visitor_of(request), said.seat)}))


async def claim(request: web.Request) -> web.Response:
    said = await form(request, TokenForm)
    id, seat = await site_of(request).claim(visitor_of(request), said.token)
    return answer(encoder.encode({"id": id, "seat": seat}))


async def replay(request: web.Request) -> web.Response:
    limit(request)
    table = await table_of(request)
    step = number_in(request, "step", table.head.answers)
    seat = number_in(request, "seat", NOBODY)
    since = number_in(request, "since", -1)
    return answer(await site_of(request).archive.told_again(table, step, seat, since))


async def record(request: web.Request) -> web.Response:
    limit(request)
    table = await table_of(request)
    return file(await site_of(request).archive.paper(table), f"{table.head.game}-{table.head.id}.json")


def file(text: str, name: str) -> web.Response:
    """Something to keep."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return web.Response(text=text, content_type="application/json", headers=headers)


async def table_of(request: web.Request) -> Table:
    return await site_of(request).find(request.match_info["id"])


async def form(request: web.Request, kind: type[F]) -> F:
    """What a request says. Raises No."""
    try:
        async with asyncio.timeout(SLOWEST):
            body = await request.read()
        return msgspec.json.decode(body, type=kind)
    except (ValueError, RecursionError, TimeoutError, ConnectionError):
        raise No(400, "form") from None


def limit(request: web.Request) -> None:
    """What costs much is not given too often."""
    if not site_of(request).requests.take(visitor_of(request)):
        raise No(429, "rate")


def info(request: web.Request, table: Table) -> web.Response:
    return answer(encoder.encode(table.info(visitor_of(request))))


def answer(body: bytes) -> web.Response:
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

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
from fondaco.server.forms import (
    BotForm,
    EmptyForm,
    LessonForm,
    PaceForm,
    SeatNumberForm,
    SitForm,
    TableForm,
    TokenForm,
)
from fondaco.server.http import manifest
from fondaco.server.http.context import address_of, query_number, site_of, visitor_of
from fondaco.server.http.lookup import check_rate, table_of, table_to_look_at
from fondaco.server.http.packed import packed_reply
from fondaco.server.http.sockets import lobby_socket, table_socket
from fondaco.server.lobby.index import ListedTable
from fondaco.server.table import seating
from fondaco.server.table.edition import StoredEdition
from fondaco.server.table.table import Table
from fondaco.server.visitors import is_plain

F = TypeVar("F", bound=msgspec.Struct)
MAX_FORM_SECONDS: Final = 10.0  # for a browser to send a form


async def games(request: web.Request) -> web.Response:
    return packed_reply(request, manifest.games())


async def game(request: web.Request) -> web.Response:
    name = request.match_info["game"]
    edition = await edition_of(request)
    if edition is None:
        return packed_reply(request, manifest.manifest(name))
    return packed_reply(request, await asyncio.to_thread(manifest.manifest_with, name, edition))


async def rules(request: web.Request) -> web.Response:
    return packed_reply(request, manifest.rules(request.match_info["game"]))


async def words(request: web.Request) -> web.Response:
    found = request.match_info
    return packed_reply(request, manifest.vocabulary(found["game"], found["lang"]))


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
    found = await site_of(request).store.edition(digest) if is_plain(digest) else None
    if found is None:
        raise RequestRefused(404, "edition")
    return found


async def lobby(request: web.Request) -> web.Response:
    check_rate(request)
    return json_reply(wire.encode(await site_of(request).lobby.seen_by(visitor_of(request))))


async def announcement(request: web.Request) -> web.Response:
    return json_reply(wire.encode(site_of(request).operator.state.announcement))


async def create(request: web.Request) -> web.Response:
    site = site_of(request)
    site.check_opening()
    wanted = await form(request.clone(client_max_size=site.limits.table), TableForm)
    check_opening(request)
    return table_reply(request, await site.create(visitor_of(request), wanted))


async def learn(request: web.Request) -> web.Response:
    said = await form(request, LessonForm)
    check_rate(request)
    site, visitor, game = site_of(request), visitor_of(request), request.match_info["game"]
    table = site.lesson_of(visitor, game)
    if table is None:
        check_opening(request)
        table = await site.begin_lesson(visitor, game, said.name)
    return table_reply(request, table)


async def show(request: web.Request) -> web.Response:
    return table_reply(request, await table_to_look_at(request))


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
keep_open = at_table(EmptyForm, lambda table, me, _: seating.keep_open(table, me))
leave = at_table(SeatNumberForm, lambda table, me, said: seating.leave(table, me, said.seat))
nudge = at_table(SeatNumberForm, lambda table, me, said: seating.nudge(table, me, said.seat))
pace = at_table(PaceForm, lambda table, me, said: seating.set_pace(table, me, said.pace))
skip_lesson = at_table(EmptyForm, lambda table, me, _: seating.skip_lesson(table, me))
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
    return json_reply(
        await site_of(request).archive.told_again(table, visitor_of(request), step, seat, since)
    )


async def record(request: web.Request) -> web.Response:
    check_rate(request)
    table = await table_of(request)
    return download(await site_of(request).archive.paper(table), f"{table.meta.game}-{table.meta.id}.json")


async def review(request: web.Request) -> web.Response:
    check_rate(request)
    return json_reply(wire.encode(site_of(request).reviews.told(await table_of(request))))


async def ask_review(request: web.Request) -> web.Response:
    await form(request, EmptyForm)
    table = await table_of(request)
    return json_reply(wire.encode(site_of(request).reviews.ask(table, visitor_of(request))))


def download(text: str, name: str) -> web.Response:
    """A reply that the browser keeps as a file."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return web.Response(text=text, content_type="application/json", headers=headers)


async def form(request: web.Request, kind: type[F]) -> F:
    """The form that a request carries. Raises RequestRefused."""
    try:
        async with asyncio.timeout(MAX_FORM_SECONDS):
            body = await request.read()
        return msgspec.json.decode(body, type=kind)
    except (ValueError, RecursionError, TimeoutError, ConnectionError):
        raise RequestRefused(400, "form") from None


def check_opening(request: web.Request) -> None:
    """Raise RequestRefused if too many tables were opened from this address.

    Who comes without the cookie is a new visitor, so it does not suffice to count the tables of each.
    """
    if not site_of(request).quotas.open_table(address_of(request), visitor_of(request)):
        raise RequestRefused(429, "rate")


def table_reply(request: web.Request, table: ListedTable) -> web.Response:
    return json_reply(wire.encode(table.info(visitor_of(request))))


def json_reply(body: bytes) -> web.Response:
    return web.Response(body=body, content_type="application/json")


ROUTES: Final = [
    web.get("/api/games", games),
    web.get("/api/games/{game}", game),
    web.get("/api/games/{game}/rules", rules),
    web.get("/api/games/{game}/words/{lang}", words),
    web.get("/api/games/{game}/edition", edition),
    web.get("/api/lobby", lobby),
    web.get("/api/announcement", announcement),
    web.post("/api/tables", create),
    web.post("/api/games/{game}/lesson", learn),
    web.get("/api/tables/{id}", show),
    web.post("/api/tables/{id}/sit", sit),
    web.post("/api/tables/{id}/stand", stand),
    web.post("/api/tables/{id}/start", start),
    web.post("/api/tables/{id}/fill", fill),
    web.post("/api/tables/{id}/close", close),
    web.post("/api/tables/{id}/keep", keep_open),
    web.post("/api/tables/{id}/leave", leave),
    web.post("/api/tables/{id}/nudge", nudge),
    web.post("/api/tables/{id}/pace", pace),
    web.post("/api/tables/{id}/skip-lesson", skip_lesson),
    web.post("/api/tables/{id}/wish", wish),
    web.post("/api/tables/{id}/return", come_back),
    web.post("/api/tables/{id}/link", link),
    web.post("/api/claim", claim),
    web.get("/api/tables/{id}/replay", replay),
    web.get("/api/tables/{id}/record", record),
    web.get("/api/tables/{id}/review", review),
    web.post("/api/tables/{id}/review", ask_review),
    web.get("/ws/lobby", lobby_socket),
    web.get("/ws/table/{id}", table_socket),
]

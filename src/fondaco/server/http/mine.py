"""The requests of the page `/me`; docs/protocol.md says what they take and give."""

from __future__ import annotations

from typing import Final

from aiohttp import web

from fondaco.server.forms import (
    ComeForm,
    EmptyForm,
    NewPasskeyForm,
    PasskeyForm,
    PasskeyIdForm,
    PasskeyNameForm,
)
from fondaco.server.http.context import PASSPORT, set_visitor, site_of, visitor_of
from fondaco.server.http.guards import host_name
from fondaco.server.http.lookup import check_rate
from fondaco.server.http.requests import form, json_reply
from fondaco.server.http.source import source_of
from fondaco.server.mine import history, leaving, recovery
from fondaco.server.mine.passkeys import Address, Passkeys
from fondaco.server.mine.wire import Mine
from fondaco.server.table.names import clean_name
from fondaco.server.wire import encode


async def mine(request: web.Request) -> web.Response:
    check_rate(request)
    visitor = visitor_of(request)
    store = site_of(request).store
    played = history.games_played(await store.finished_of(visitor, history.MAX_COUNTED_GAMES), visitor)
    found = Mine(
        tables=len(await store.tables_of(visitor)),
        games=[history.played_game(meta, visitor) for meta in played[: history.MAX_LISTED_GAMES]],
        statistics=history.statistics(played, visitor),
        opponents=history.opponents(played, visitor),
        passkeys=await site_of(request).passkeys.listed(visitor),
    )
    return json_reply(encode(found))


async def make_link(request: web.Request) -> web.Response:
    await form(request, EmptyForm)
    made = await recovery.make_recovery(site_of(request), visitor_of(request), origin_of(request))
    return json_reply(encode(made))


async def come(request: web.Request) -> web.Response:
    said = await form(request, ComeForm)
    visitor = await recovery.redeem(site_of(request), said.token)
    return await become(request, visitor, said.brings)


async def become(request: web.Request, visitor: str, brings: bool) -> web.Response:
    """Reply with the cookie of another visitor; `brings`: what this browser has is theirs from now on."""
    me = visitor_of(request)
    if brings and me != visitor:
        await leaving.adopt(site_of(request), me, visitor)
    set_visitor(request, visitor)
    return json_reply(encode({}))


async def delete(request: web.Request) -> web.Response:
    await form(request, EmptyForm)
    site = site_of(request)
    await leaving.erase(site, visitor_of(request))
    set_visitor(request, site.visitors.new())
    return json_reply(encode({}))


async def begin_passkey(request: web.Request) -> web.Response:
    said = await form(request, PasskeyNameForm)
    name = clean_name(said.name) if said.name else "Fondaco"
    options = await passkeys_of(request).begin_adding(visitor_of(request), name, address_of(request))
    return json_reply(encode(options))


async def add_passkey(request: web.Request) -> web.Response:
    said = await form(request, NewPasskeyForm)
    site, visitor = site_of(request), visitor_of(request)
    await passkeys_of(request).add(visitor, said.credential, address_of(request))
    return json_reply(encode(await site.passkeys.listed(visitor)))


async def remove_passkey(request: web.Request) -> web.Response:
    said = await form(request, PasskeyIdForm)
    site, visitor = site_of(request), visitor_of(request)
    await site.passkeys.remove(visitor, said.id)
    return json_reply(encode(await site.passkeys.listed(visitor)))


async def begin_signing_in(request: web.Request) -> web.Response:
    await form(request, EmptyForm)
    passkeys = passkeys_of(request)
    return json_reply(encode(passkeys.begin_signing_in(visitor_of(request), address_of(request))))


async def sign_in(request: web.Request) -> web.Response:
    said = await form(request, PasskeyForm)
    visitor = await passkeys_of(request).sign_in(visitor_of(request), said.credential, address_of(request))
    return await become(request, visitor, said.brings)


def passkeys_of(request: web.Request) -> Passkeys:
    """What knows of a ceremony that has begun. Raises LivesElsewhere if that is at another node."""
    site = site_of(request)
    if site.node is not None and PASSPORT not in request:
        site.node.check_keeper(visitor_of(request))
    return site.passkeys


def address_of(request: web.Request) -> Address:
    origin = origin_of(request)
    return Address(host_name(origin.partition("://")[2]), origin)


def origin_of(request: web.Request) -> str:
    """Where the page that asks comes from; `check_source` has found it to be this site."""
    source = source_of(request)
    own = site_of(request).settings.public_url or f"{source.scheme}://{source.host}"
    return request.headers.get("Origin") or own


ROUTES: Final = [
    web.get("/api/me", mine),
    web.post("/api/me/link", make_link),
    web.post("/api/me/delete", delete),
    web.post("/api/come", come),
    web.post("/api/me/passkeys/begin", begin_passkey),
    web.post("/api/me/passkeys", add_passkey),
    web.post("/api/me/passkeys/remove", remove_passkey),
    web.post("/api/passkey/begin", begin_signing_in),
    web.post("/api/passkey", sign_in),
]

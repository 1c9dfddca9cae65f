"""Requests whose table lives at another node, and requests that another node forwards or asks by itself."""

from __future__ import annotations

import time
from typing import Final

from aiohttp import web

from fondaco.server.cluster.forwarding import MOVING, Unreachable
from fondaco.server.cluster.home_search import HomeSearch, node_of
from fondaco.server.cluster.node import Node
from fondaco.server.cluster.passport import HEADER, Passport
from fondaco.server.cluster.relay import RelayedConnection, relay
from fondaco.server.errors import LivesElsewhere, RequestRefused
from fondaco.server.forms import LeavingForm
from fondaco.server.http.context import IS_NEW, PASSPORT, address_of, site_of, visitor_of
from fondaco.server.http.guards import Handler
from fondaco.server.http.lookup import table_of
from fondaco.server.http.requests import form, json_reply
from fondaco.server.http.sockets import connected
from fondaco.server.http.source import SOURCE, Source, source_of
from fondaco.server.mine import leaving
from fondaco.server.wire import encode


@web.middleware
async def know_node(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Read what another node has found out about a request; raise RequestRefused if it is forged."""
    node, header = site_of(request).node, request.headers.get(HEADER)
    if node is not None and header is not None:
        passport = node.signer.read(header, request.method, request.path_qs, time.time())
        if passport is None:
            raise RequestRefused(403, "node")
        request[PASSPORT] = passport
        request[SOURCE] = Source(passport.address, passport.scheme, passport.host)
    return await handler(request)


@web.middleware
async def find_home(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Forward a request to the node where its table lives, and search anew while that node is dying.

    A handler that raises LivesElsewhere has done nothing yet, so that it may be called again.
    """
    search = HomeSearch()
    while True:
        try:
            return await handler(request)
        except LivesElsewhere as elsewhere:
            home = elsewhere
        try:
            return await forwarded(request, node_of(site_of(request)), home)
        except Unreachable:
            await search.go_on(site_of(request), home)


async def forwarded(request: web.Request, node: Node, home: LivesElsewhere) -> web.StreamResponse:
    """What the table's own node replies. Raises Unreachable or RequestRefused."""
    if PASSPORT in request:  # or two nodes that are both wrong would send it to and fro for ever
        raise RequestRefused(503, MOVING)
    if not home.address:
        raise Unreachable
    if request.path.startswith("/ws/"):
        return await relayed(request, node, home)
    reply = await node.forwarder.forward(request, passport_of(request, node), home.address)
    if "Set-Cookie" in reply.headers:
        request[IS_NEW] = False  # the visitor is another one from now on
    return reply


def passport_of(request: web.Request, node: Node) -> Passport:
    return node.forwarder.passport(visitor_of(request), *source_of(request))


async def relayed(request: web.Request, node: Node, home: LivesElsewhere) -> web.StreamResponse:
    """The socket of a page, from its opening to its end. Raises Unreachable or RequestRefused."""
    site = site_of(request)
    site.check_room(visitor_of(request), address_of(request))
    upstream = await node.forwarder.connect(request, passport_of(request, node), home.address)
    try:
        connection = await connected(request, site, RelayedConnection)
    except BaseException:
        await upstream.close()
        raise
    relays = node.relays.setdefault(home.id, {})
    relays[connection] = None
    try:
        await relay(connection.ws, upstream, site.limits)
    finally:
        del relays[connection]
        if not relays:
            node.relays.pop(home.id, None)
        site.leave(connection)
    return connection.ws


async def leave(request: web.Request) -> web.Response:
    """Another node asks: a visitor leaves a table of this one. Raises RequestRefused."""
    if PASSPORT not in request or request[PASSPORT].visitor:
        raise RequestRefused(404, "page")
    said = await form(request, LeavingForm)
    await leaving.leave_for(site_of(request), await table_of(request), said)
    return json_reply(encode({}))


ROUTES: Final = [web.post("/node/tables/{id}/leave", leave)]

"""The requests by which a browser subscribes to pushes, and ends that; docs/protocol.md tells of them."""

from __future__ import annotations

import time
from typing import Final

from aiohttp import web

from fondaco.server.errors import RequestRefused
from fondaco.server.forms import EndpointForm, PushForm
from fondaco.server.http.context import site_of, visitor_of
from fondaco.server.http.lookup import check_rate
from fondaco.server.http.requests import form, json_reply
from fondaco.server.push.encryption import encrypt
from fondaco.server.push.endpoints import is_allowed
from fondaco.server.push.vapid import decode
from fondaco.server.store import subscriptions
from fondaco.server.store.subscriptions import Subscription
from fondaco.server.visitors import is_plain
from fondaco.server.wire import encode

SECRET_BYTES: Final = 16  # of `auth`


async def push_key(request: web.Request) -> web.Response:
    check_rate(request)
    return json_reply(encode({"key": site_of(request).pusher.public_key}))


async def subscribe(request: web.Request) -> web.Response:
    said = await form(request, PushForm)
    site = site_of(request)
    if not site.pusher.public_key:
        raise RequestRefused(409, "push")
    if not (site.settings.push.is_anywhere or is_allowed(said.endpoint)) or not is_usable(said):
        raise RequestRefused(400, "push")
    row = Subscription(said.endpoint, visitor_of(request), said.p256dh, said.auth, said.lang, time.time())
    await subscriptions.add(site.store, row)
    return json_reply(encode({}))


async def unsubscribe(request: web.Request) -> web.Response:
    said = await form(request, EndpointForm)
    if is_plain(said.endpoint):  # as all are that were ever stored
        await subscriptions.remove(site_of(request).store, visitor_of(request), said.endpoint)
    return json_reply(encode({}))


def is_usable(said: PushForm) -> bool:
    """Can anything be encrypted for this browser?"""
    try:
        secret = decode(said.auth)
        encrypt(b"", decode(said.p256dh), secret)
    except ValueError:
        return False
    return len(secret) == SECRET_BYTES


ROUTES: Final = [
    web.get("/api/push", push_key),
    web.post("/api/me/push", subscribe),
    web.post("/api/me/push/remove", unsubscribe),
]

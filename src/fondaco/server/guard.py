"""What every request must pass, and what every response carries."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from msgspec.json import encode

from fondaco.server.keys import IS_NEW, VISITOR, site_of
from fondaco.server.log import logger
from fondaco.server.refusal import No, Unfit, Unsaved
from fondaco.server.settings import Settings

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
CODES: Final = {404: "page", 405: "form", 413: "size"}
HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Frame-Options": "DENY",
}
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self' ws://{host} wss://{host}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def refusal(status: int, code: str, clause: str = "", **more: str) -> web.Response:
    body = encode({"error": code, "clause": clause, **more})
    return web.Response(status=status, body=body, content_type="application/json")


@web.middleware
async def answer_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Whatever goes wrong is a status and a code."""
    try:
        return await handler(request)
    except Unfit as no:
        return refusal(no.status, no.code, where=no.where, what=no.what)
    except No as no:
        return refusal(no.status, no.code, no.clause)
    except web.HTTPException as no:
        if no.status < 400:
            raise
        return refusal(no.status, CODES.get(no.status, "form"))
    except ConnectionError:
        return refusal(400, "form")  # nobody is there to read it
    except Unsaved:
        logger.exception("%s %s: the disk refused", request.method, request.path)
        return refusal(503, "unsaved")
    except Exception:
        logger.exception("%s %s", request.method, request.path)
        return refusal(500, "server")


@web.middleware
async def check_source(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Only our own names, and only our own pages may change anything or open a socket."""
    settings = site_of(request).settings
    if not is_own_name(host_name(request.host), settings):
        raise No(403, "host")
    if request.method == "POST" or request.path.startswith("/ws/"):
        if not is_own_page(request):
            raise No(403, "origin")
    if request.method == "POST":
        # No other site's page can send this header without being allowed to, and nobody is.
        if request.headers.get("X-Fondaco") != "1":
            raise No(403, "origin")
        if request.content_type != "application/json":
            raise No(400, "form")
    return await handler(request)


@web.middleware
async def know_visitor(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Read who asks from the cookie; a newcomer gets one."""
    if request.path.startswith("/static/") or request.path == "/healthz":
        return await handler(request)
    site = site_of(request)
    visitor = site.visitors.known(request.cookies.get(site.visitors.cookie, ""))
    if visitor is None:
        if not site.arrivals.take(request.remote or ""):
            raise No(429, "rate")
        visitor = site.visitors.new()
        request[IS_NEW] = True
    request[VISITOR] = visitor
    if request.method == "POST" and not site.requests.take(visitor):
        raise No(429, "rate")
    return await handler(request)


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Just before a response is sent."""
    response.headers.update(HEADERS)
    response.headers.setdefault("Cache-Control", "no-store")
    host = request.host if is_own_name(host_name(request.host), site_of(request).settings) else "localhost"
    response.headers["Content-Security-Policy"] = POLICY.format(host=host)
    if request.get(IS_NEW):
        is_secure = request.headers.get("X-Forwarded-Proto", request.scheme) == "https"
        header = site_of(request).visitors.header(request[VISITOR], is_secure)
        response.headers.add("Set-Cookie", header)


def host_name(host: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_own_name(name: str, settings: Settings) -> bool:
    """A page of another site that has its name point here must not be served (DNS rebinding)."""
    if name in LOOPBACK or name in settings.hosts:
        return True
    return settings.is_public and is_address(name)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_own_page(request: web.Request) -> bool:
    """Was this asked by a page of ours, or by no page at all?"""
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host == request.host

"""The checks that every request passes, and the headers that every response carries."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from msgspec.json import encode

from fondaco.server.errors import EditionRefused, RequestRefused, Unsaved
from fondaco.server.http.context import IS_NEW, VISITOR, site_of
from fondaco.server.log import logger
from fondaco.server.settings import Settings

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
ERROR_CODES: Final = {404: "page", 405: "form", 413: "size"}
SECURITY_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Frame-Options": "DENY",
}
CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self' ws://{host} wss://{host}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def refusal(status: int, code: str, clause: str = "", **more: str) -> web.Response:
    body = encode({"error": code, "clause": clause, **more})
    return web.Response(status=status, body=body, content_type="application/json")


@web.middleware
async def answer_errors(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turn every error into a response with a status and a code of docs/protocol.md."""
    try:
        return await handler(request)
    except EditionRefused as no:
        return refusal(no.status, no.code, where=no.where, what=no.what)
    except RequestRefused as no:
        return refusal(no.status, no.code, no.clause)
    except web.HTTPException as no:
        if no.status < 400:
            raise
        return refusal(no.status, ERROR_CODES.get(no.status, "form"))
    except ConnectionError:
        return refusal(400, "form")  # the visitor has gone: nobody reads this
    except Unsaved:
        logger.exception("%s %s: the disk refused", request.method, request.path)
        return refusal(503, "unsaved")
    except Exception:
        logger.exception("%s %s", request.method, request.path)
        return refusal(500, "server")


@web.middleware
async def check_source(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Raise RequestRefused unless the host is this site, and changes and sockets come from its own pages."""
    settings = site_of(request).settings
    if not is_own_name(host_name(request.host), settings):
        raise RequestRefused(403, "host")
    if request.method == "POST" or request.path.startswith("/ws/"):
        if not is_own_page(request):
            raise RequestRefused(403, "origin")
    if request.method == "POST":
        # A browser lets the page of another site send this header only if we allow it, and we never do.
        if request.headers.get("X-Fondaco") != "1":
            raise RequestRefused(403, "origin")
        if request.content_type != "application/json":
            raise RequestRefused(400, "form")
    return await handler(request)


@web.middleware
async def know_visitor(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Read the visitor from the cookie, or make a new one; raise RequestRefused for too many of either."""
    if request.path.startswith("/static/") or request.path == "/healthz":
        return await handler(request)
    site = site_of(request)
    visitor = site.visitors.known(request.cookies.get(site.visitors.cookie, ""))
    if visitor is None:
        if not site.arrivals.take(request.remote or ""):
            raise RequestRefused(429, "rate")
        visitor = site.visitors.new()
        request[IS_NEW] = True
    request[VISITOR] = visitor
    if request.method == "POST" and not site.requests.take(visitor):
        raise RequestRefused(429, "rate")
    return await handler(request)


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers that every response has; a newcomer's cookie too."""
    response.headers.update(SECURITY_HEADERS)
    response.headers.setdefault("Cache-Control", "no-store")
    host = request.host if is_own_name(host_name(request.host), site_of(request).settings) else "localhost"
    response.headers["Content-Security-Policy"] = CONTENT_POLICY.format(host=host)
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
    """Is a host name this site's? Another site could have its own name point here (DNS rebinding)."""
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
    """Does a request come from a page of this site, or from no page at all?"""
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host == request.host

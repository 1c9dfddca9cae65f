"""The checks that every request passes, and the headers that every response carries."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Awaitable, Callable
from typing import Final

from aiohttp import web
from msgspec.json import encode

from fondaco.server.errors import EditionRefused, Fenced, RequestRefused, Unsaved
from fondaco.server.http.access import route_of
from fondaco.server.http.context import ADDRESS, IS_NEW, PASSPORT, VISITOR, site_of
from fondaco.server.http.source import Source, is_trusted, limit_key, possible_addresses, source_of
from fondaco.server.log import logger
from fondaco.server.settings import Settings

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]

HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[\w.-]+)(?::[0-9]{1,5})?", re.ASCII | re.IGNORECASE)
ORIGIN: Final = re.compile(r"https?://(.+)")
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
HSTS: Final = "max-age=31536000"  # a year; subdomains are not ours to speak for
ERROR_CODES: Final = {404: "page", 405: "form", 413: "size"}
SECURITY_HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "X-Frame-Options": "DENY",
}
# What no browser shows by itself needs no more than this; a page is made of many such files.
ASSET_HEADERS: Final = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")
ASSET_TYPES: Final = ("text/javascript", "text/css", "font/woff2")
CONTENT_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self' {sockets}; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


def refusal(status: int, code: str, clause: str = "", **more: str) -> web.Response:
    body = encode({"error": code, "clause": clause, **more})
    headers = {"Retry-After": "1"} if status == 503 else None
    return web.Response(status=status, body=body, content_type="application/json", headers=headers)


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
    except Fenced:
        return refusal(503, "moving")
    except Unsaved:
        logger.exception("%s %s: the disk refused", request.method, route_of(request))
        return refusal(503, "unsaved")
    except Exception:
        logger.exception("%s %s", request.method, route_of(request))
        return refusal(500, "server")


@web.middleware
async def check_source(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Raise RequestRefused unless the host is this site, and changes and sockets come from its own pages."""
    settings, source = site_of(request).settings, source_of(request)
    if PASSPORT in request:  # another node has checked it
        return await handler(request)
    if not is_own_name(host_name(source.host), settings):
        raise RequestRefused(403, "host")
    if request.method == "POST" or request.path.startswith("/ws/"):
        if not is_own_page(request, source, settings):
            explain_refusal(request, settings)
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
    if PASSPORT in request:
        request[VISITOR] = request[PASSPORT].visitor
        request[ADDRESS] = limit_key(request[PASSPORT].address)
        return await handler(request)
    visitor = site.visitors.known(request.cookies.get(site.visitors.cookie, ""))
    source = source_of(request)
    if any(site.operator.is_banned(visitor or "", address) for address in possible_addresses(request)):
        raise RequestRefused(403, "banned")
    address = limit_key(source.address)
    if visitor is None:
        if not site.quotas.arrive(address):
            raise RequestRefused(429, "rate")
        visitor = site.visitors.new()
        request[IS_NEW] = True
    else:
        site.quotas.neighbours.see(address, visitor)
    request[VISITOR], request[ADDRESS] = visitor, address
    if request.method == "POST" and not site.quotas.ask(address, visitor):
        raise RequestRefused(429, "rate")
    return await handler(request)


async def add_headers(request: web.Request, response: web.StreamResponse) -> None:
    """Add the headers that every response has; a newcomer's cookie too."""
    if is_asset(request, response):
        response.headers.update({name: SECURITY_HEADERS[name] for name in ASSET_HEADERS})
        return
    response.headers.update(SECURITY_HEADERS)
    response.headers.setdefault("Cache-Control", "no-store")
    settings, source = site_of(request).settings, source_of(request)
    response.headers["Content-Security-Policy"] = content_policy(source, settings)
    if is_https(settings):
        response.headers["Strict-Transport-Security"] = HSTS
    if request.get(IS_NEW):
        is_secure = source.scheme == "https" or is_https(settings)
        response.headers.add("Set-Cookie", site_of(request).visitors.header(request[VISITOR], is_secure))


def content_policy(source: Source, settings: Settings) -> str:
    """The policy of a page: its sockets go to the name it was asked by, or to the site's public one."""
    asked = source.host if is_own_name(host_name(source.host), settings) else "localhost"
    names = dict.fromkeys([asked, *filter(None, [public_host(settings)])])
    sockets = " ".join(f"ws://{name} wss://{name}" for name in names)
    return CONTENT_POLICY.format(sockets=sockets)


def is_https(settings: Settings) -> bool:
    """Do browsers reach the site by TLS, which a proxy takes off?"""
    return settings.public_url.startswith("https://")


def public_host(settings: Settings) -> str:
    """The name in the public URL, with its port if it has one; empty: there is no such URL."""
    return settings.public_url.partition("://")[2]


def is_asset(request: web.Request, response: web.StreamResponse) -> bool:
    """Is this a script, a style or a font of the client?"""
    return request.path.startswith("/static/") and response.content_type in ASSET_TYPES


def host_name(host: str) -> str:
    """The name in a Host header, without its port; empty if anything else stands in it."""
    found = HOST.fullmatch(host)
    return found[1].strip("[]").lower() if found else ""


def is_own_name(name: str, settings: Settings) -> bool:
    """Is a host name this site's? Another site could have its own name point here (DNS rebinding)."""
    if name in LOOPBACK or name in settings.hosts or (name and name == host_name(public_host(settings))):
        return True
    return settings.is_public and is_address(name)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def is_own_page(request: web.Request, source: Source, settings: Settings) -> bool:
    """Does a request come from a page of this site, or from no page at all?"""
    if request.headers.get("Sec-Fetch-Site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    if settings.public_url and origin == settings.public_url:
        return True  # a proxy may have put another name into Host
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host == source.host


def explain_refusal(request: web.Request, settings: Settings) -> None:
    """Tell the operator which options a site behind a proxy lacks, if that looks like the reason."""
    origin, peer = request.headers.get("Origin", ""), request.remote or ""
    if request.headers.get("Sec-Fetch-Site") != "same-origin" or is_trusted(peer, settings.proxies):
        return
    named = ORIGIN.fullmatch(origin)
    if named and host_name(named[1]):  # or it might be something that a shell carries out
        logger.warning(
            "a page of %.100r was refused. If that is this site behind a proxy, start it with"
            " --public-url %.100s --trust-proxy %s",
            origin,
            origin,
            peer,
        )

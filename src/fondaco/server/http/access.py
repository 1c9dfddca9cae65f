"""The access log: a line of JSON for each request, with nothing in it that opens a door.

No cookie, no query and no part of a path that names a table, a token or a file: whoever has the id of a table
may look at it, and whoever has the token of a link may use it. The path is that of the route.
"""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Awaitable, Callable
from logging.handlers import WatchedFileHandler

from aiohttp import web
from msgspec.json import encode

from fondaco.server.http.context import SITE
from fondaco.server.http.source import source_of

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
access_logger = logging.getLogger("fondaco.access")


@web.middleware
async def note_request(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Count a request, and log it if the operator wants that; a socket when it ends."""
    began = time.perf_counter()
    status = 500
    try:
        response = await handler(request)
        status = response.status
        return response
    finally:
        request.app[SITE].metrics.requests.labels(request.method, str(status)).inc()
        if access_logger.isEnabledFor(logging.INFO):
            access_logger.info(line(request, status, time.perf_counter() - began))


def line(request: web.Request, status: int, seconds: float) -> str:
    """What is logged of a request."""
    said = {
        "time": round(time.time(), 3),
        "address": source_of(request).address,
        "method": request.method,
        "path": route_of(request),
        "status": status,
        "ms": round(1000 * seconds, 1),
    }
    return encode(said).decode()


def route_of(request: web.Request) -> str:
    """The path of the route that a request takes, as `/table/{id}`."""
    resource = request.match_info.route.resource
    return "" if resource is None else resource.canonical


def log_access(where: str) -> None:
    """Write the access log to a file, or to the standard output if it is called `-`. Raises OSError."""
    handler: logging.Handler = logging.StreamHandler(sys.stdout)
    if where != "-":
        handler = WatchedFileHandler(where, encoding="utf-8")  # it follows a file that is rotated
    handler.setFormatter(logging.Formatter("%(message)s"))
    access_logger.addHandler(handler)
    access_logger.setLevel(logging.INFO)
    access_logger.propagate = False

"""The files of the built client: one HTML page for every address, and its assets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from aiohttp import web

from fondaco.server.errors import RequestRefused
from fondaco.server.http.context import site_of
from fondaco.server.http.packed import CACHE_FOREVER

HASHED_NAME: Final = re.compile(r".+-[\w-]{8,}\.\w+")  # with a hash of its content in its name
# Python's own table differs from machine to machine, and browsers are told not to guess.
CONTENT_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Fondaco</title>
<p>The site runs, but its pages have not been built: run <code>make client</code> in the checkout.</p></html>
"""


async def index(request: web.Request) -> web.StreamResponse:
    return page(request, 200)


async def not_found(request: web.Request) -> web.StreamResponse:
    """No such address: people get the page that says so. Raises RequestRefused for programs."""
    if request.path.startswith(("/api/", "/ws/")) or "text/html" not in request.headers.get("Accept", ""):
        raise RequestRefused(404, "page")
    return page(request, 404)


def page(request: web.Request, status: int) -> web.StreamResponse:
    """The HTML page, whose script draws what its address says."""
    file = site_of(request).settings.static / "index.html"
    if not file.is_file():
        return web.Response(status=503, text=NOT_BUILT, content_type="text/html")
    # It sets a cookie and names the newest assets: no cache may keep it.
    headers = {"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store"}
    return web.FileResponse(file, status=status, headers=headers)


async def asset(request: web.Request) -> web.StreamResponse:
    """A file of the client. Raises RequestRefused."""
    folder = site_of(request).settings.static
    file = inside(folder, request.match_info["path"])
    kind = CONTENT_TYPES.get(file.suffix) if file else None
    if file is None or kind is None:
        raise RequestRefused(404, "page")
    cache = CACHE_FOREVER if HASHED_NAME.fullmatch(file.name) else "no-cache"
    return web.FileResponse(file, headers={"Content-Type": kind, "Cache-Control": cache})


async def service_worker(request: web.Request) -> web.StreamResponse:
    """The service worker, at the root so that it serves every page. Raises RequestRefused."""
    file = site_of(request).settings.static / "sw.js"
    if not file.is_file():
        raise RequestRefused(404, "page")
    return web.FileResponse(file, headers={"Content-Type": "text/javascript", "Cache-Control": "no-cache"})


def inside(folder: Path, path: str) -> Path | None:
    """The file at a path inside a folder; None if there is none, or the path leads out of the folder."""
    try:
        file = (folder / path).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):
        return None


async def healthz(request: web.Request) -> web.Response:
    """`ok`, or 503 with the names of the parts that do not work."""
    faulty = await site_of(request).health.faults()
    return web.Response(status=503, text=" ".join(faulty)) if faulty else web.Response(text="ok")


ROUTES: Final = [
    web.get("/healthz", healthz),
    web.get("/sw.js", service_worker),
    web.get("/static/{path:.+}", asset),
    *[
        web.get(address, index)
        for address in (
            "/",
            "/table/{id}",
            "/replay/{id}",
            "/rules/{game}",
            "/edition/{game}",
            "/learn/{game}",
            "/about",
            "/me",
            "/claim/{token}",
            "/come/{token}",
        )
    ],
    web.get("/{path:.*}", not_found),  # last: it takes what no other does
]

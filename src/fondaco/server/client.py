"""The built client: one HTML page for every address, and its assets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from aiohttp import web

from fondaco.server.keys import site_of
from fondaco.server.refusal import No

HASHED: Final = re.compile(r".+-[\w-]{8,}\.\w+")  # its name changes with its content
FOREVER: Final = "public, max-age=31536000, immutable"
# Said here, for what the system says differs from machine to machine, and browsers are told not to guess.
TYPES: Final = {
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


async def nowhere(request: web.Request) -> web.StreamResponse:
    """An address that is none: people get the page that says so, programs a code. Raises No."""
    if request.path.startswith(("/api/", "/ws/")) or "text/html" not in request.headers.get("Accept", ""):
        raise No(404, "page")
    return page(request, 404)


def page(request: web.Request, status: int) -> web.StreamResponse:
    """The page that draws whatever its address says."""
    file = site_of(request).settings.static / "index.html"
    if not file.is_file():
        return web.Response(status=503, text=NOT_BUILT, content_type="text/html")
    # It brings a cookie, and the newest names of its assets: nobody may keep it.
    headers = {"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store"}
    return web.FileResponse(file, status=status, headers=headers)


async def asset(request: web.Request) -> web.StreamResponse:
    """A file of the client. Raises No."""
    folder = site_of(request).settings.static
    file = inside(folder, request.match_info["path"])
    kind = TYPES.get(file.suffix) if file else None
    if file is None or kind is None:
        raise No(404, "page")
    cache = FOREVER if HASHED.fullmatch(file.name) else "no-cache"
    return web.FileResponse(file, headers={"Content-Type": kind, "Cache-Control": cache})


def inside(folder: Path, path: str) -> Path | None:
    """A file in a folder; None if it is not there or not in it."""
    try:
        file = (folder / path).resolve()
        return file if file.is_file() and file.is_relative_to(folder.resolve()) else None
    except (OSError, ValueError):
        return None


async def healthz(_: web.Request) -> web.Response:
    return web.Response(text="ok")


ROUTES: Final = [
    web.get("/healthz", healthz),
    web.get("/static/{path:.+}", asset),
    *[
        web.get(address, index)
        for address in (
            "/",
            "/table/{id}",
            "/replay/{id}",
            "/rules/{game}",
            "/edition/{game}",
            "/about",
            "/claim/{token}",
        )
    ],
    web.get("/{path:.*}", nowhere),  # last: it takes what no other does
]

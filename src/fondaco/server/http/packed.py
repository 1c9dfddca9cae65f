"""A large reply that seldom changes: packed once, and sent only to browsers that do not have it yet."""

from __future__ import annotations

import gzip
import hashlib
from typing import Final, NamedTuple

from aiohttp import web

CACHE_FOREVER: Final = (
    "public, max-age=31536000, immutable"  # for a file whose name has a hash of its content
)
KEEP_FOREVER: Final = "private, max-age=31536000, immutable"  # the same for replies that may set a cookie


class Packed(NamedTuple):
    """A JSON document as it is and compressed, with a digest that changes when it does."""

    plain: bytes
    gzipped: bytes
    digest: str


def pack(document: bytes) -> Packed:
    return Packed(document, gzip.compress(document, mtime=0), hashlib.sha256(document).hexdigest()[:32])


def packed_reply(request: web.Request, document: Packed) -> web.Response:
    """The document, or 304 if the browser has this very one.

    If the address names the document's digest, the browser keeps it for good; else it asks every time.
    """
    is_named = request.query.get("digest") == document.digest
    headers = {
        "Cache-Control": KEEP_FOREVER if is_named else "no-cache",
        "ETag": f'"{document.digest}"',
        "Vary": "Accept-Encoding",
    }
    if any(tag.value == document.digest for tag in request.if_none_match or ()):
        return web.Response(status=304, headers=headers)
    if "gzip" not in request.headers.get("Accept-Encoding", ""):
        return web.Response(body=document.plain, content_type="application/json", headers=headers)
    headers["Content-Encoding"] = "gzip"
    return web.Response(body=document.gzipped, content_type="application/json", headers=headers)

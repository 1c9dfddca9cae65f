"""Coming back on another device: a link, also as a QR code, that makes another browser the same visitor."""

from __future__ import annotations

import time
from typing import Final

import segno

from fondaco.server.errors import RequestRefused
from fondaco.server.mine.wire import Recovery
from fondaco.server.site import Site
from fondaco.server.store import recoveries
from fondaco.server.visitors import digest, new_token

MAX_RECOVERY_SECONDS: Final = 15 * 60.0  # whoever has the link is the visitor, so it lives shortly
QUIET_MODULES: Final = 2  # white around a QR code, so that cameras find it


async def make_recovery(site: Site, visitor: str, origin: str) -> Recovery:
    """A link for another device, which works once."""
    token = new_token()
    expires = time.time() + MAX_RECOVERY_SECONDS
    await recoveries.offer(site.store, digest(token), visitor, expires)
    address = f"{origin}/come/{token}"
    return Recovery(address, expires, qr_code(address))


async def redeem(site: Site, token: str) -> str:
    """The visitor whom a link names; it is used up by that. Raises RequestRefused."""
    visitor = await recoveries.redeem(site.store, digest(token), time.time())
    if visitor is None:
        raise RequestRefused(404, "token")
    return visitor


def qr_code(text: str) -> str:
    """A text as a QR code: the address of an SVG picture, black on white whatever the theme of the page."""
    return segno.make(text, error="m", micro=False).svg_data_uri(border=QUIET_MODULES, light="white")

"""What a request carries with it."""

from __future__ import annotations

from aiohttp import web

from fondaco.server.refusal import No
from fondaco.server.site import Site

SITE = web.AppKey("site", Site)
VISITOR = web.RequestKey("visitor", str)  # the id of who asks
IS_NEW = web.RequestKey("is_new", bool)  # its cookie must be set


def site_of(request: web.Request) -> Site:
    return request.app[SITE]


def visitor_of(request: web.Request) -> str:
    return request[VISITOR]


def number_in(request: web.Request, name: str, otherwise: int) -> int:
    """A number in the address; `otherwise` if it is not there. Raises No."""
    said = request.query.get(name)
    if said is None:
        return otherwise
    if not said.removeprefix("-").isdecimal() or len(said) > 9:
        raise No(400, "form")
    return int(said)

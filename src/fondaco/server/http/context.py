"""What a handler needs to know of a request: the site, the visitor, numbers in the address."""

from __future__ import annotations

from aiohttp import web

from fondaco.server.cluster.passport import Passport
from fondaco.server.errors import RequestRefused
from fondaco.server.site import Site

SITE = web.AppKey("site", Site)
VISITOR = web.RequestKey("visitor", str)  # the id of the visitor who asks
ADDRESS = web.RequestKey("address", str)  # under what the browser's address is counted
PASSPORT = web.RequestKey("passport", Passport)  # of a request that another node has checked and forwarded
IS_NEW = web.RequestKey("is_new", bool)  # the visitor has no cookie yet, or another's: it must be set


def site_of(request: web.Request) -> Site:
    return request.app[SITE]


def visitor_of(request: web.Request) -> str:
    return request[VISITOR]


def address_of(request: web.Request) -> str:
    return request[ADDRESS]


def set_visitor(request: web.Request, visitor: str) -> None:
    """Make the browser that asks this visitor from now on: the reply carries the cookie."""
    request[VISITOR] = visitor
    request[IS_NEW] = True


def query_number(request: web.Request, name: str, otherwise: int) -> int:
    """A number in the query of the address; `otherwise` if it is not there. Raises RequestRefused."""
    said = request.query.get(name)
    if said is None:
        return otherwise
    if not said.removeprefix("-").isdecimal() or len(said) > 9:
        raise RequestRefused(400, "form")
    return int(said)

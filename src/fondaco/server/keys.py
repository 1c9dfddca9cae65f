"""What a request carries with it."""

from __future__ import annotations

from aiohttp import web

from fondaco.server.site import Site

SITE = web.AppKey("site", Site)
VISITOR = web.RequestKey("visitor", str)  # the id of who asks
IS_NEW = web.RequestKey("is_new", bool)  # its cookie must be set


def site_of(request: web.Request) -> Site:
    return request.app[SITE]


def visitor_of(request: web.Request) -> str:
    return request[VISITOR]

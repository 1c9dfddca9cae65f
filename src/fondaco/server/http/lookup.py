"""The table that a request names, and how often one may ask for one that must be read from the database."""

from __future__ import annotations

from aiohttp import web

from fondaco.server.errors import RequestRefused
from fondaco.server.http.context import address_of, site_of, visitor_of
from fondaco.server.table.table import Table


async def table_of(request: web.Request) -> Table:
    """The table of a request that was counted already. Raises RequestRefused, and LivesElsewhere."""
    return await site_of(request).find(request.match_info["id"])


async def table_to_look_at(request: web.Request) -> Table:
    """The table of a request that only looks: it is counted where it costs a read of the database.

    Raises RequestRefused, and LivesElsewhere.
    """
    if not site_of(request).is_at_hand(request.match_info["id"]):
        check_rate(request)
    return await table_of(request)


def check_rate(request: web.Request) -> None:
    """Raise RequestRefused if this visitor or this address asks faster than the limits allow."""
    if not site_of(request).quotas.ask(address_of(request), visitor_of(request)):
        raise RequestRefused(429, "rate")

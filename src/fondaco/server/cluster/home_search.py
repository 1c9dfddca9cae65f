"""The search for the node where a table lives, while the one that had it may be dying."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import Final

from fondaco.server.cluster.forwarding import MOVING, Unreachable
from fondaco.server.cluster.node import Node
from fondaco.server.errors import LivesElsewhere, RequestRefused
from fondaco.server.site import Site

MAX_SEARCH_SECONDS: Final = 6.0  # by then another node has taken the tables of one that has died
SECONDS_BETWEEN_ATTEMPTS: Final = 0.25


class HomeSearch:
    """One search, which ends after a while."""

    def __init__(self) -> None:
        self.end = monotonic() + MAX_SEARCH_SECONDS

    async def go_on(self, site: Site, home: LivesElsewhere) -> None:
        """A table is not where it was said to be: wait a moment. Raises RequestRefused after too long."""
        node_of(site).doubted.add(home.id)
        if monotonic() > self.end:
            raise RequestRefused(503, MOVING)
        await asyncio.sleep(SECONDS_BETWEEN_ATTEMPTS)

    async def ask(self, site: Site, home: LivesElsewhere, path: str, form: object) -> bool:
        """Let the table's node do something. False: it did not, and must be searched for anew.

        Raises RequestRefused after too long.
        """
        try:
            await node_of(site).forwarder.ask(home.address, path, form)
        except Unreachable:
            await self.go_on(site, home)
            return False
        return True


def node_of(site: Site) -> Node:
    assert site.node is not None, "without other nodes every table lives here"
    return site.node

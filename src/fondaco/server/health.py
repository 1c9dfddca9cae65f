"""Whether the site can do its work: is there room on the disk, does the database write, do the bots think?"""

from __future__ import annotations

import asyncio
import shutil
from time import monotonic
from typing import TYPE_CHECKING, Final, Literal

from fondaco.server.errors import Unsaved
from fondaco.server.store import operator

if TYPE_CHECKING:
    from fondaco.server.site import Site

Part = Literal["disk", "database", "bots", "node"]
MIN_FREE_BYTES: Final = 32 * 1024 * 1024
MAX_WRITE_SECONDS: Final = 5.0
MAX_BOT_FAILURES: Final = 3  # in a row
SECONDS_BOTS_COUNT: Final = 300.0  # after the last failure: when nobody has asked a bot since, it says little
SECONDS_REMEMBERED: Final = 2.0  # what was found is told again: who asks often must not fill the disk


class Health:
    """Looks after the parts of a site, at most every two seconds."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.looked_at = -SECONDS_REMEMBERED
        self.faulty: list[Part] = []
        self.looking = asyncio.Lock()

    async def faults(self) -> list[Part]:
        """The parts that do not work."""
        async with self.looking:
            if monotonic() - self.looked_at >= SECONDS_REMEMBERED:
                self.faulty = await self.look()
                self.looked_at = monotonic()
        return self.faulty

    async def look(self) -> list[Part]:
        checks: list[tuple[Part, bool]] = [
            ("disk", self.has_room()),
            ("database", await self.can_write()),
            ("bots", self.has_bots()),
            ("node", self.site.node is None or not self.site.node.is_retired),
        ]
        return [part for part, is_well in checks if not is_well]

    def has_room(self) -> bool:
        """Is there room for more answers? A database elsewhere looks after its own disk."""
        settings = self.site.settings
        return bool(settings.database) or shutil.disk_usage(settings.data.parent).free >= MIN_FREE_BYTES

    async def can_write(self) -> bool:
        try:
            async with asyncio.timeout(MAX_WRITE_SECONDS):
                await operator.probe(self.site.store, self.site.now())
        except (Unsaved, TimeoutError):
            return False
        return True

    def has_bots(self) -> bool:
        pool = self.site.pool
        is_recent = monotonic() - pool.failed_at < SECONDS_BOTS_COUNT
        return pool.failures < MAX_BOT_FAILURES or not is_recent

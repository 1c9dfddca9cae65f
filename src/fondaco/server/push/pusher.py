"""Pushes that it is a visitor's turn: once a turn and at each nudge, only while no page of theirs is open."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from typing import Final

import aiohttp
from msgspec.json import encode

from fondaco.games import GAMES
from fondaco.server.log import logger
from fondaco.server.push.encryption import encrypt
from fondaco.server.push.endpoints import PublicResolver
from fondaco.server.push.vapid import Vapid, decode
from fondaco.server.settings import PushSettings
from fondaco.server.store import subscriptions
from fondaco.server.store.store import Store
from fondaco.server.store.subscriptions import Subscription
from fondaco.server.table.meta import TableMeta

MAX_SENDING: Final = 8  # pushes on their way at once
MAX_WAITING: Final = 10_000  # visitors who were told and have not come since; the oldest are forgotten
MAX_SEND_SECONDS: Final = 10.0
KEPT_SECONDS: Final = 24 * 3600  # that a push service keeps a push for a browser that is not running
MAX_TOPIC_LETTERS: Final = 32  # RFC 8030
GONE: Final = (404, 410)  # the browser has ended the subscription


class Pusher:
    """Tells visitors of their turn. Without a contact address of the operator it is off, and does nothing."""

    def __init__(
        self,
        store: Store,
        settings: PushSettings,
        is_here: Callable[[str], bool],
        waits_for: Callable[[str, str], bool],
    ) -> None:
        self.store = store
        self.settings = settings
        self.is_here = is_here  # has this visitor a page open?
        self.waits_for = waits_for  # does the table wait for this visitor?
        self.vapid: Vapid | None = None
        self.told: dict[
            str, set[str]
        ] = {}  # by visitor, who has not come since: the tables they were told of
        self.tasks: dict[asyncio.Task[None], None] = {}
        self.gate = asyncio.Semaphore(MAX_SENDING)
        self.session: aiohttp.ClientSession | None = None

    async def start(self) -> None:
        if not self.settings.contact:
            return
        self.vapid = Vapid(await subscriptions.sender_key(self.store), self.settings.contact)
        resolver = None if self.settings.is_anywhere else PublicResolver()
        self.session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(resolver=resolver, limit=MAX_SENDING),
            cookie_jar=aiohttp.DummyCookieJar(),
            timeout=aiohttp.ClientTimeout(total=MAX_SEND_SECONDS),
        )

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.session is not None:
            await self.session.close()

    @property
    def public_key(self) -> str:
        """What browsers subscribe with; empty: this site sends no pushes."""
        return self.vapid.public if self.vapid else ""

    def came(self, visitor: str) -> None:
        """A page of a visitor has opened: they may be told anew when they have gone."""
        self.told.pop(visitor, None)

    def table_changed(self, meta: TableMeta) -> None:
        """Perhaps it is somebody's turn who is not here."""
        if self.vapid is None:
            return
        for visitor in meta.visitors():
            told = self.told.get(visitor, ())
            if meta.waits_for(visitor) and meta.id not in told and not self.is_here(visitor):
                self.told.setdefault(visitor, set()).add(meta.id)
                self.later(visitor, meta, is_nudge=False)
        while len(self.told) > MAX_WAITING:
            del self.told[next(iter(self.told))]

    def nudged(self, meta: TableMeta, seat: int) -> None:
        """Somebody at the table reminds the owner of a seat, who may have been told of this turn already."""
        visitor = meta.seats[seat].owner
        if self.vapid is not None and not self.is_here(visitor):
            self.later(visitor, meta, is_nudge=True)

    def later(self, visitor: str, meta: TableMeta, is_nudge: bool) -> None:
        task = asyncio.get_running_loop().create_task(self.try_to_tell(visitor, meta, is_nudge))
        self.tasks[task] = None
        task.add_done_callback(self.tasks.pop)

    async def try_to_tell(self, visitor: str, meta: TableMeta, is_nudge: bool) -> None:
        """Tell a visitor. If that fails it is logged, and the next change of the table tells of the turn."""
        try:
            await self.tell(visitor, meta.id, meta.game, is_nudge)
        except Exception:  # nobody reads what this task raises
            logger.exception("a push was not sent")
            if not is_nudge:
                self.told.get(visitor, set()).discard(meta.id)

    async def tell(self, visitor: str, table: str, game: str, is_nudge: bool) -> None:
        """Push to every browser of a visitor, unless they come by themselves within a moment."""
        await asyncio.sleep(self.settings.delay_seconds)
        if self.is_here(visitor) or not self.waits_for(table, visitor):
            self.told.get(visitor, set()).discard(table)
            return
        for one in await subscriptions.of_visitor(self.store, visitor):
            # Whose turn it is all at the table know; nothing else of the game is in a push.
            text = encode({"lang": one.lang, "game": GAMES[game].title, "table": table, "nudge": is_nudge})
            async with self.gate:
                await self.send(one, text, table)

    async def send(self, to: Subscription, text: bytes, table: str) -> None:
        """Send one push; a subscription that its service no longer knows is deleted."""
        assert self.session is not None
        assert self.vapid is not None
        headers = {
            "Authorization": self.vapid.authorization(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": topic_of(table),  # a newer push about the same table takes the place of an older one
            "Urgency": "normal",
        }
        try:
            body = encrypt(text, decode(to.p256dh), decode(to.auth))
            post = self.session.post(to.endpoint, data=body, headers=headers, allow_redirects=False)
            async with post as reply:
                status = reply.status
        except (aiohttp.ClientError, TimeoutError, OSError, ValueError) as no:
            logger.info("a push was not sent: %s", no)
            return
        if status in GONE:
            await subscriptions.remove(self.store, to.visitor, to.endpoint)


def topic_of(table: str) -> str:
    """What the push service knows a table by: not by its id, for whoever has that may look at the table."""
    return sha256(table.encode()).hexdigest()[:MAX_TOPIC_LETTERS]

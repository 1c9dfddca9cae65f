"""One socket to one page: what the page has been told, and what it is still to be told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from aiohttp import WSMsgType, web

from fondaco.server.table.snapshot import Snapshot

# With so many messages unsent the page is shown no more of the game until it has read them, then the newest.
SLOW_OUTBOX_MESSAGES: Final = 8
MAX_OUTBOX_MESSAGES: Final = 128  # with more unsent the connection is cut


class Connection:
    """A web socket with an outbox of its own, so that a slow one delays nobody else."""

    def __init__(self, ws: web.WebSocketResponse, visitor: str, abort: Callable[[], None]) -> None:
        self.ws = ws
        self.visitor = visitor
        self.abort = abort  # cuts the connection without a closing handshake
        self.seats: tuple[int, ...] = ()  # the seats that the page plays; none: it is a spectator's
        self.seen = -1  # the last answer whose events it was told
        self.is_behind = False  # was it not shown the newest because it is slow?
        self.outbox: deque[bytes] = deque()
        self.has_mail = asyncio.Event()

    def tell(self, message: bytes) -> None:
        """Put a message into the outbox."""
        self.outbox.append(message)
        self.has_mail.set()
        if len(self.outbox) > MAX_OUTBOX_MESSAGES:
            self.abort()

    def show(self, snapshot: Snapshot) -> None:
        """Tell the page how the game stands, or note that it must be told once it has read what it has."""
        self.seen = min(self.seen, snapshot.n)  # answers after that were taken back
        if len(self.outbox) >= SLOW_OUTBOX_MESSAGES:
            self.is_behind = True
            return
        self.tell(snapshot.message(self.seats, self.first_unseen(snapshot)))
        self.seen = snapshot.n
        self.is_behind = False

    def first_unseen(self, snapshot: Snapshot) -> int:
        """The first answer whose events the page has not been told."""
        return min(self.seen, snapshot.n) + 1

    async def send(self, catch_up: Callable[[Connection], Awaitable[None]]) -> None:
        """Send the outbox until the connection breaks; `catch_up` shows the newest to a slow page."""
        with suppress(ConnectionError):
            while True:
                await self.has_mail.wait()
                self.has_mail.clear()
                while self.outbox:
                    await self.ws.send_frame(self.outbox.popleft(), WSMsgType.TEXT)
                if self.is_behind:
                    await catch_up(self)

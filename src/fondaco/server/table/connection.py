"""One socket to one page: what the page has been told, and what it is still to be told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import Final

from aiohttp import WSMsgType, web

from fondaco.server.table.snapshot import Snapshot

# With so many messages unsent the page is shown no more of the game until it has read them, then the newest.
SLOW_OUTBOX_MESSAGES: Final = 8
FRAME_WINDOW_BITS: Final = 15
MAX_OUTBOX_MESSAGES: Final = 128  # with more unsent the connection is cut


class Connection:
    """A web socket with an outbox of its own, so that a slow one delays nobody else."""

    def __init__(
        self, ws: web.WebSocketResponse, visitor: str, address: str, abort: Callable[[], None]
    ) -> None:
        self.ws = ws
        self.visitor = visitor
        self.address = address  # under what the browser's address is counted
        self.abort = abort  # cuts the connection without a closing handshake
        self.seats: tuple[int, ...] = ()  # the seats that the page plays; none: it is a spectator's
        self.seen = -1  # the last answer whose events it was told
        self.is_behind = False  # was it not shown the newest because it is slow?
        self.shown = b""  # how the game stood when it was told last, if several are asked in secret
        self.tasks: dict[asyncio.Task[None], None] = {}  # what is thought of for the page
        self.outbox: deque[bytes] = deque()
        self.is_sending = False  # a message has left the outbox and is not written yet
        self.transport: asyncio.Transport | None = None  # for frames that many sockets are sent alike
        self.packs = 0  # how many bits of window the page unpacks compressed messages with; 0: it does not
        self.has_mail = asyncio.Event()

    def tell(self, message: bytes) -> None:
        """Put a message into the outbox."""
        self.outbox.append(message)
        self.has_mail.set()
        if len(self.outbox) > MAX_OUTBOX_MESSAGES:
            self.abort()

    def write(self, plain: bytes, compressed: bytes) -> bool:
        """Write a whole frame at once. False: the page has yet to read what it was told before."""
        is_free = not self.outbox and not self.is_sending and not self.ws.closed
        if not is_free or self.transport is None or self.transport.get_write_buffer_size():
            return False
        self.transport.write(compressed if self.packs == FRAME_WINDOW_BITS else plain)
        return True

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Do something that takes long without keeping the page from saying more."""
        task = asyncio.create_task(work)
        self.tasks[task] = None
        task.add_done_callback(self.tasks.pop)

    def show(self, snapshot: Snapshot) -> None:
        """Tell the page how the game stands, or note that it must be told once it has read what it has."""
        self.seen = min(self.seen, snapshot.n)  # answers after that were taken back
        if len(self.outbox) >= SLOW_OUTBOX_MESSAGES:
            self.is_behind = True
            return
        before, self.shown = self.shown, self.now(snapshot)
        if self.seen < snapshot.n or not before or before != self.shown:
            self.tell(snapshot.message(self.seats, self.first_unseen(snapshot)))
        self.seen = snapshot.n
        self.is_behind = False

    def now(self, snapshot: Snapshot) -> bytes:
        """How the game stands, without what was told. While several answer in secret a page is told only what
        changes for it: who could count the messages could count another's answers."""
        return snapshot.message(self.seats, snapshot.n + 1) if snapshot.is_closed else b""

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
                    self.is_sending = True
                    message = self.outbox.popleft()
                    # With a number given, each message is packed by itself: lobby/frame.py says why.
                    await self.ws.send_frame(message, WSMsgType.TEXT, self.packs or None)
                self.is_sending = False
                if self.is_behind:
                    await catch_up(self)

"""One open page: what it has been told, and what it is still to be told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from aiohttp import WSMsgType, web

from fondaco.server.news import News

SLOW: Final = 8  # messages waiting: the page gets no news until it has read them, then the newest
LOST: Final = 128  # messages waiting: the page is given up


class Page:
    """A socket with its outbox, so that a slow line delays nobody else."""

    def __init__(self, ws: web.WebSocketResponse, visitor: str, abort: Callable[[], None]) -> None:
        self.ws = ws
        self.visitor = visitor
        self.abort = abort  # cuts the line
        self.seats: tuple[int, ...] = ()  # none: a spectator
        self.seen = -1  # the last answer whose events it was told
        self.is_behind = False
        self.outbox: deque[bytes] = deque()
        self.stirred = asyncio.Event()

    def tell(self, message: bytes) -> None:
        self.outbox.append(message)
        self.stirred.set()
        if len(self.outbox) > LOST:
            self.abort()

    def show(self, news: News) -> None:
        """The newest of the game; later, if the line is slow, when this may already be old."""
        self.seen = min(self.seen, news.n)  # what came later was taken back
        if len(self.outbox) >= SLOW:
            self.is_behind = True
            return
        self.tell(news.message(self.seats, self.first(news)))
        self.seen = news.n
        self.is_behind = False

    def first(self, news: News) -> int:
        """The first answer whose events this page has not been told."""
        return min(self.seen, news.n) + 1

    async def send(self, catch_up: Callable[[Page], Awaitable[None]]) -> None:
        """Empty the outbox as it fills, until the line breaks."""
        with suppress(ConnectionError):
            while True:
                await self.stirred.wait()
                self.stirred.clear()
                while self.outbox:
                    await self.ws.send_frame(self.outbox.popleft(), WSMsgType.TEXT)
                if self.is_behind:
                    await catch_up(self)

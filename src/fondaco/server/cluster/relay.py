"""The socket of a page whose table lives at another node: every message is passed on, both ways."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

from aiohttp import ClientWebSocketResponse, WSCloseCode, WSMsgType, web

from fondaco.server.limits import Bucket, Limits
from fondaco.server.table.connection import Connection

POLICY_VIOLATION: Final = 1008  # the close code of a web socket that was flooded
FORGIVEN_PER_SECOND: Final = 1.0  # frames that are too fast and do not count towards `Limits.refusals`
ABNORMAL: Final = (None, 0, 1005, 1006)  # close codes that no socket may send


class RelayedConnection(Connection):
    """The connection of a page that another node tells everything."""

    def tell(self, message: bytes) -> None:
        """What all pages are told, the other node tells it, too."""


async def relay(page: web.WebSocketResponse, home: ClientWebSocketResponse, limits: Limits) -> None:
    """Pass on what either side says, until one of them ends; then end the other, too."""
    tasks = [asyncio.create_task(work) for work in (from_page(page, home, limits), to_page(home, page))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with suppress(ConnectionError):
            await home.close()
        if not page.closed:
            code = home.close_code
            await page.close(code=WSCloseCode.SERVICE_RESTART if code is None or code in ABNORMAL else code)


async def from_page(page: web.WebSocketResponse, home: ClientWebSocketResponse, limits: Limits) -> None:
    """The other node refuses what is too fast; here only a flood is ended."""
    bucket = Bucket(*limits.messages)
    forgiveness = Bucket(FORGIVEN_PER_SECOND, limits.refusals)
    async for message in page:
        if not bucket.take() and not forgiveness.take():
            await page.close(code=POLICY_VIOLATION)
            return
        if message.type is WSMsgType.TEXT:
            await home.send_str(message.data)
        elif message.type is WSMsgType.BINARY:
            await home.send_bytes(message.data)
        elif message.type is WSMsgType.PING:
            await page.pong(message.data)


async def to_page(home: ClientWebSocketResponse, page: web.WebSocketResponse) -> None:
    async for message in home:
        if message.type is WSMsgType.TEXT:
            await page.send_str(message.data)

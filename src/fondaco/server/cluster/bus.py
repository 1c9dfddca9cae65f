"""The bus: what one node says to all others. Nothing that must not be lost goes over it."""

from __future__ import annotations

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Final

from fondaco.server.log import logger

if TYPE_CHECKING:
    from valkey.asyncio.client import PubSub, Valkey

SECONDS_BETWEEN_ECHOES: Final = 1.0
MAX_SILENT_SECONDS: Final = 3.0  # without hearing its own echo, after which a node takes the bus to be cut
SECONDS_BEFORE_RECONNECT: Final = 0.5
SECONDS_BETWEEN_CANCELS: Final = 0.5  # until the task that is connected has heeded one
MAX_UNSENT_MESSAGES: Final = 10_000  # the oldest are dropped: nodes catch up from the database
SENDER_BYTES: Final = 8  # with which every message begins

Hear = Callable[[bytes], None]
Joined = Callable[[], None]


class Bus:
    """A bus on which nobody else is: nodes without `--bus` learn of each other from the database alone."""

    is_working = False  # would the other nodes hear a message now?

    async def start(self, hear: Hear, joined: Joined) -> None:
        """Begin to listen; `joined` is called whenever the bus works again, for messages may be missing."""

    async def stop(self) -> None:
        """Stop listening; what is still unsent is lost."""

    def publish(self, message: bytes) -> None:
        """Say something to all other nodes, if they can hear it."""


class ValkeyBus(Bus):
    """Publish and subscribe of a Valkey or Redis server. It connects again by itself.

    A server that is stopped keeps its connections open, so that nobody notices. Therefore a node sends itself
    an echo every second, and takes the bus to be cut when it does not hear it.
    """

    def __init__(self, url: str, channel: str) -> None:
        self.url = url
        self.channel = channel
        self.sender = secrets.token_bytes(SENDER_BYTES)
        self.outbox: deque[bytes] = deque(maxlen=MAX_UNSENT_MESSAGES)
        self.has_mail = asyncio.Event()
        self.heard_at = 0.0  # when its own echo was last heard, by the monotonic clock
        self.task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear, joined: Joined) -> None:
        self.hear, self.joined = hear, joined
        self.task = asyncio.create_task(self.run())

    async def stop(self) -> None:
        while self.task is not None and not self.task.done():
            self.task.cancel()  # again and again: see `is_wanted`
            await asyncio.wait([self.task], timeout=SECONDS_BETWEEN_CANCELS)

    def publish(self, message: bytes) -> None:
        self.outbox.append(self.sender + message)
        self.has_mail.set()

    async def run(self) -> None:
        """Stay connected for as long as the site runs."""
        from valkey.asyncio import Valkey
        from valkey.exceptions import ValkeyError

        while is_wanted():
            client = Valkey.from_url(
                self.url, socket_timeout=MAX_SILENT_SECONDS, socket_connect_timeout=MAX_SILENT_SECONDS
            )
            try:
                await self.connected(client)
            except (ValkeyError, OSError) as no:  # every timeout is an OSError
                if self.is_working:
                    logger.warning("the bus is cut: %s", str(no) or "it is silent")
            finally:
                self.is_working = False
                with suppress(ValkeyError, OSError):
                    async with asyncio.timeout(MAX_SILENT_SECONDS):
                        await client.aclose()
            await asyncio.sleep(SECONDS_BEFORE_RECONNECT)

    async def connected(self, client: Valkey) -> None:
        """Send and listen until the connection breaks. Raises ValkeyError or OSError then."""
        async with client.pubsub() as line:
            async with asyncio.timeout(MAX_SILENT_SECONDS):
                await line.subscribe(self.channel)
            if not is_wanted():
                raise asyncio.CancelledError
            self.heard_at = monotonic()
            tasks = [asyncio.create_task(work) for work in (self.listen(line), self.send(client))]
            try:
                done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
                for task in done:
                    task.result()
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)

    async def listen(self, line: PubSub) -> None:
        while is_wanted():
            found = await line.get_message(ignore_subscribe_messages=True, timeout=SECONDS_BETWEEN_ECHOES)
            if found is not None:
                self.take(found["data"])
            if monotonic() - self.heard_at > MAX_SILENT_SECONDS:
                raise TimeoutError

    def take(self, data: bytes) -> None:
        """Hear a message of another node; one's own only proves that the bus works."""
        if not data.startswith(self.sender):
            if len(data) > SENDER_BYTES:  # else it is another node's echo
                self.hear(data[SENDER_BYTES:])
            return
        self.heard_at = monotonic()
        if not self.is_working:
            self.is_working = True
            self.joined()

    async def send(self, client: Valkey) -> None:
        """Send what is to be said, and an echo every second."""
        while is_wanted():
            await client.publish(self.channel, self.sender)
            end = monotonic() + SECONDS_BETWEEN_ECHOES
            while (left := end - monotonic()) > 0:
                await self.wait_for_mail(left)
                while self.outbox:
                    await client.publish(self.channel, self.outbox[0])
                    self.outbox.popleft()

    async def wait_for_mail(self, most: float) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(most):
                await self.has_mail.wait()
        self.has_mail.clear()


def is_wanted() -> bool:
    """Has nobody cancelled this task? The library may swallow that while it connects or reads an answer."""
    task = asyncio.current_task()
    return task is None or not task.cancelling()

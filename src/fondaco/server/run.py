"""Running a site until it is told to stop."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from aiohttp import web

from fondaco.server.app import make_app
from fondaco.server.settings import Settings

PORT: Final = 8000
NEXT: Final = 100  # ports that are tried after it
TAKEN: Final = (errno.EADDRINUSE, errno.EACCES)
PATIENCE: Final = 3.0  # seconds that open requests get at the end
QUIET: Final = 75.0  # seconds that an idle line stays open; proxies close theirs after 60
FILES: Final = 32_768  # open files, if the system allows it: every page is one
SWITCH: Final = 0.001  # seconds; at Python's 5 ms the thread that commits would wait for the one that serves


def bound(host: str, port: int | None) -> socket.socket:
    """A socket on this port; without one, on the usual port or the next that is free. Raises OSError."""
    if port is not None:
        return listening(host, port)
    for usual in range(PORT, PORT + NEXT):
        try:
            return listening(host, usual)
        except OSError as no:
            if no.errno not in TAKEN:
                raise
    return listening(host, PORT)  # which says what is wrong


def listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":  # there it would let two programs share a port
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((host, port))
        made.listen(1024)
    except OSError:
        made.close()
        raise
    return made


def serve(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until Ctrl-C or SIGTERM; `ready` is called when the site answers. Raises Unusable."""
    sys.setswitchinterval(SWITCH)
    allow_files()
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(serve_here(settings, door, ready))


def allow_files() -> None:
    """Many systems begin with a thousand, and let a program have more that asks."""
    try:
        import resource
    except ImportError:  # Windows sets no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):  # not here, then
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def serve_here(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    stopped = asyncio.Event()
    stop_on_signals(stopped)
    await serve_app(make_app(settings), door, ready, stopped)


async def serve_app(
    app: web.Application, door: socket.socket, ready: Callable[[], None], stopped: asyncio.Event
) -> None:
    """Serve until `stopped` is set, then close everything in order."""
    # Pages send no packed forms; a few of those could grow so large that every table waits.
    runner = web.AppRunner(
        app, access_log=None, shutdown_timeout=PATIENCE, keepalive_timeout=QUIET, auto_decompress=False
    )
    await runner.setup()
    try:
        await web.SockSite(runner, door).start()
        ready()
        await stopped.wait()
    finally:
        await runner.cleanup()


def stop_on_signals(stopped: asyncio.Event) -> None:
    """Ctrl-C and SIGTERM end the site in order; where the loop knows no signals, Ctrl-C still cancels it."""
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(number, stopped.set)
        except (NotImplementedError, RuntimeError, ValueError):
            return


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it exists."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop

"""Running the site until it is told to stop."""

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
from fondaco.server.garbage import GarbageSweeper, keep_python_from_sweeping
from fondaco.server.http.context import SITE
from fondaco.server.log import hold_back_repeats, leave_out_bad_requests
from fondaco.server.settings import Settings

USUAL_PORT: Final = 8000
MAX_OTHER_PORTS: Final = 100  # tried from the usual one on
PORT_IS_TAKEN: Final = (errno.EADDRINUSE, errno.EACCES)
MAX_SHUTDOWN_SECONDS: Final = 3.0  # that open requests get when the site stops
KEEPALIVE_SECONDS: Final = 75.0  # that an idle connection stays open; proxies close theirs after 60
MAX_OPEN_FILES: Final = 32_768  # if the system allows it; every connection is one
# How long a thread may run. At Python's 0.005 the thread that commits would wait for the one that serves.
SWITCH_SECONDS: Final = 0.001


def bound(host: str, port: int | None) -> socket.socket:
    """A socket on this port; without one, on the usual port or the next that is free. Raises OSError."""
    if port is not None:
        return listening(host, port)
    for other in range(USUAL_PORT, USUAL_PORT + MAX_OTHER_PORTS):
        try:
            return listening(host, other)
        except OSError as no:
            if no.errno not in PORT_IS_TAKEN:
                raise
    return listening(host, USUAL_PORT)  # it raises what is wrong


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
    """Serve until Ctrl-C or SIGTERM; `ready` is called when the site answers. Raises DatabaseUnusable."""
    sys.setswitchinterval(SWITCH_SECONDS)
    allow_files()
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(serve_here(settings, door, ready))


def allow_files() -> None:
    """Ask the system for more open files than the thousand that many systems give a program at first."""
    try:
        import resource
    except ImportError:  # Windows sets no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(MAX_OPEN_FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        with suppress(OSError, ValueError):  # the system does not allow it
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def serve_here(settings: Settings, door: socket.socket, ready: Callable[[], None]) -> None:
    stopped = asyncio.Event()
    stop_on_signals(stopped)
    app = make_app(settings)
    site = app[SITE]
    site.tell_repeats = hold_back_repeats().tell_held
    keep_python_from_sweeping()
    sweeping = asyncio.create_task(GarbageSweeper(lambda: site.changes).run())
    try:
        await serve_app(app, door, ready, stopped)
    finally:
        sweeping.cancel()


async def serve_app(
    app: web.Application, door: socket.socket, ready: Callable[[], None], stopped: asyncio.Event
) -> None:
    """Serve until `stopped` is set, then close everything in order."""
    # Pages send no compressed forms; unpacked, a few of those could be so large that every table waits.
    runner = web.AppRunner(
        app,
        access_log=None,
        shutdown_timeout=MAX_SHUTDOWN_SECONDS,
        keepalive_timeout=KEEPALIVE_SECONDS,
        auto_decompress=False,
    )
    leave_out_bad_requests()
    app[SITE].stop_wanted = stopped.set
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

"""The web application: its routes, its checks, and how it starts and stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from aiohttp import WSCloseCode, web

from fondaco.server.admin.door import check_socket_path
from fondaco.server.http import client_files, homes, mine, push, requests
from fondaco.server.http.access import note_request
from fondaco.server.http.context import SITE
from fondaco.server.http.guards import add_headers, answer_errors, check_source, know_visitor
from fondaco.server.http.homes import find_home, know_node
from fondaco.server.metrics import metrics_app
from fondaco.server.settings import Settings
from fondaco.server.site import Site, admin_socket
from fondaco.server.store.store import Store

MAX_GOODBYE_SECONDS: Final = 2.0  # that pages get to close their sockets


def make_app(settings: Settings) -> web.Application:
    """A site ready to be run. Raises DatabaseUnusable, or NotASocket."""
    check_socket_path(admin_socket(settings))
    app = web.Application(
        middlewares=[note_request, answer_errors, know_node, check_source, know_visitor, find_home],
        client_max_size=settings.limits.body,
    )
    app[SITE] = Site(settings, Store(settings.place, is_shared=settings.node is not None))
    app.add_routes([*requests.ROUTES, *mine.ROUTES, *push.ROUTES, *homes.ROUTES, *client_files.ROUTES])
    app.on_response_prepare.append(add_headers)
    app.on_shutdown.append(give_tables_away)
    app.on_shutdown.append(say_goodbye)
    app.cleanup_ctx.append(run_site)
    app.cleanup_ctx.append(run_metrics)
    return app


async def run_site(app: web.Application) -> AsyncIterator[None]:
    await app[SITE].start()
    yield
    await app[SITE].stop()


async def run_metrics(app: web.Application) -> AsyncIterator[None]:
    """Answer Prometheus at an address of its own, if there is one."""
    door = app[SITE].settings.metrics_door
    runner = web.AppRunner(metrics_app(app[SITE].metrics), access_log=None)
    if door is not None:
        await runner.setup()
        await web.SockSite(runner, door).start()
    yield
    await runner.cleanup()


async def give_tables_away(app: web.Application) -> None:
    """Where there are other nodes, let them have the tables before the sockets are closed."""
    node = app[SITE].node
    if node is not None:
        await node.drain()


async def say_goodbye(app: web.Application) -> None:
    """Close every socket; the pages connect again by themselves when the site is back."""
    closing = [connection.ws.close(code=WSCloseCode.GOING_AWAY) for connection in list(app[SITE].connections)]
    try:
        async with asyncio.timeout(MAX_GOODBYE_SECONDS):
            await asyncio.gather(*closing, return_exceptions=True)
    except TimeoutError:
        pass  # sockets that stay silent are cut

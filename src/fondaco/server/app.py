"""The web application: its routes, its checks, and how it starts and stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from aiohttp import WSCloseCode, web

from fondaco.server.http import client_files, requests
from fondaco.server.http.context import SITE
from fondaco.server.http.guards import add_headers, answer_errors, check_source, know_visitor
from fondaco.server.settings import Settings
from fondaco.server.site import Site
from fondaco.server.store.store import Store

MAX_GOODBYE_SECONDS: Final = 2.0  # that pages get to close their sockets


def make_app(settings: Settings) -> web.Application:
    """A site ready to be run. Raises DataFileUnusable."""
    app = web.Application(
        middlewares=[answer_errors, check_source, know_visitor], client_max_size=settings.limits.body
    )
    app[SITE] = Site(settings, Store(settings.data))
    app.add_routes([*requests.ROUTES, *client_files.ROUTES])
    app.on_response_prepare.append(add_headers)
    app.on_shutdown.append(say_goodbye)
    app.cleanup_ctx.append(run_site)
    return app


async def run_site(app: web.Application) -> AsyncIterator[None]:
    await app[SITE].start()
    yield
    await app[SITE].stop()


async def say_goodbye(app: web.Application) -> None:
    """Close every socket; the pages connect again by themselves when the site is back."""
    closing = [connection.ws.close(code=WSCloseCode.GOING_AWAY) for connection in list(app[SITE].connections)]
    try:
        async with asyncio.timeout(MAX_GOODBYE_SECONDS):
            await asyncio.gather(*closing, return_exceptions=True)
    except TimeoutError:
        pass  # sockets that stay silent are cut

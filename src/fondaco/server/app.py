"""The application: routes, guards, start and stop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Final

from aiohttp import WSCloseCode, web

from fondaco.server import api, client
from fondaco.server.guard import add_headers, answer_errors, check_source, know_visitor
from fondaco.server.keys import SITE
from fondaco.server.settings import Settings
from fondaco.server.site import Site
from fondaco.server.store import Store

GOODBYE: Final = 2.0  # seconds that pages get to close their sockets


def make_app(settings: Settings) -> web.Application:
    """A site ready to be run. Raises Unusable if its data file cannot be used."""
    app = web.Application(
        middlewares=[answer_errors, check_source, know_visitor], client_max_size=settings.limits.body
    )
    app[SITE] = Site(settings, Store(settings.data))
    app.add_routes([*api.ROUTES, *client.ROUTES])
    app.on_response_prepare.append(add_headers)
    app.on_shutdown.append(say_goodbye)
    app.cleanup_ctx.append(run_site)
    return app


async def run_site(app: web.Application) -> AsyncIterator[None]:
    await app[SITE].start()
    yield
    await app[SITE].stop()


async def say_goodbye(app: web.Application) -> None:
    """Close every socket: the pages will try again by themselves."""
    closing = [page.ws.close(code=WSCloseCode.GOING_AWAY) for page in list(app[SITE].pages)]
    try:
        async with asyncio.timeout(GOODBYE):
            await asyncio.gather(*closing, return_exceptions=True)
    except TimeoutError:
        pass  # who does not answer is cut off

"""How many bytes the site sends to a browser that comes for the first time, and to one that comes again.

    python -m bench.first_load

It starts a site of its own and a real browser, and counts every byte between them on its way, headers and
socket messages included: the lobby, then from there a table of each game up to its board; then both again.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import threading
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple, Self

from playwright.sync_api import Browser, Locator, Page, sync_playwright
from rich.console import Console
from rich.table import Table as Sheet

from fondaco.games import GAMES
from tests.browser.chromium import ARGS, find_chromium
from tests.server.served import Served

CHUNK_BYTES: Final = 65536
MAX_WAIT_SECONDS: Final = 10.0


class Meter:
    """Passes everything on between browsers and a site, and counts what the site sends."""

    def __init__(self, port: int) -> None:
        self.site_port = port
        self.sent = 0
        self.address = ""
        self.open: list[asyncio.StreamWriter] = []  # one for each end of each connection
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.serve()))
        self.thread.start()
        assert self.ready.wait(MAX_WAIT_SECONDS)

    async def serve(self) -> None:
        self.loop, self.ended = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self.connect, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self.ready.set()
        await self.ended.wait()
        server.close()
        for writer in self.open:
            writer.close()
        await asyncio.gather(*[writer.wait_closed() for writer in self.open], return_exceptions=True)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        site_reader, site_writer = await asyncio.open_connection("127.0.0.1", self.site_port)
        self.open += [writer, site_writer]
        ways = self.pump(reader, site_writer, False), self.pump(site_reader, writer, True)
        await asyncio.gather(*ways, return_exceptions=True)

    async def pump(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, is_counted: bool
    ) -> None:
        try:
            while data := await source.read(CHUNK_BYTES):
                self.sent += len(data) if is_counted else 0
                target.write(data)
                await target.drain()
        finally:
            target.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.ended.set)
        self.thread.join(MAX_WAIT_SECONDS)


class Load(NamedTuple):
    """Bytes sent for the lobby, for a table from there, and for each when it is opened again."""

    lobby: int
    table: int
    lobby_again: int
    table_again: int


def measured(browser: Browser, meter: Meter, game: str) -> Load:
    """What a new browser is sent on the way from the lobby to the board of a game."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-US")
    context.set_default_timeout(15_000)
    page = context.new_page()
    counts = [meter.sent]

    def note() -> None:
        page.evaluate("() => document.fonts.ready.then(() => undefined)")
        page.wait_for_load_state("networkidle")
        counts.append(meter.sent)

    page.goto(f"{meter.address}/")
    button = play_button(page, game)
    button.wait_for()
    note()
    button.click()
    board(page)
    note()
    table = page.url
    page.goto(f"{meter.address}/")
    button.wait_for()
    note()
    page.goto(table)
    board(page)
    note()
    context.close()
    return Load(*[after - before for before, after in pairwise(counts)])


def play_button(page: Page, game: str) -> Locator:
    card = page.get_by_role("article", name=GAMES[game].title, exact=True)
    return card.get_by_role("button", name="Play against bots")


def board(page: Page) -> None:
    """Wait for the board, drawn with its pieces."""
    page.locator(".board [data-thing]").first.wait_for()


def main() -> None:
    path, env = find_chromium()
    sheet = Sheet("kB over the wire", *Load._fields)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Served(Path(folder) / "fondaco.sqlite")
        try:
            browser = playwright.chromium.launch(executable_path=path, args=ARGS, env={**os.environ, **env})
            with Meter(site.port) as meter:
                for game in GAMES:
                    sheet.add_row(game, *[f"{count / 1000:.1f}" for count in measured(browser, meter, game)])
                browser.close()
        finally:
            site.stop()
    Console().print(sheet)


if __name__ == "__main__":
    main()

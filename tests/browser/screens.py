"""Screenshots of every page, wide and on a phone, light and dark, in both languages: `make screens`."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import sync_playwright

from fondaco.bots import Sight, bots_for, usual
from fondaco.games import GAMES
from fondaco.kernel import Action, Game, State, question, waiting
from fondaco.server.table.table import Table
from tests.browser.chromium import ARGS, find_chromium
from tests.browser.house import PHONE, WIDE, House, Visitor
from tests.server.served import Served

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
ME: Final = {"kind": "me", "name": "Anke", "bot": ""}
BOTS: Final = ("Loredan", "Dandolo", "Contarini", "Grimani", "Morosini")
FREE: Final = {"kind": "open", "name": "", "bot": ""}
ANSWERS: Final = 90  # a game in its middle
MOMENTS: Final = {"genoa": "accept"}  # what can be answered when there is most to see: offers lie on the map
SCREENS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("wide", {"viewport": WIDE, "locale": "en-US", "color_scheme": "light"}),
    ("dark", {"viewport": WIDE, "locale": "de-DE", "color_scheme": "dark"}),
    ("phone", {"viewport": PHONE, "locale": "de-DE", "color_scheme": "light"}),
    ("phone-dark", {"viewport": PHONE, "locale": "en-US", "color_scheme": "dark"}),
]


def play_on(house: House, visitor: Visitor, table: str, most: int) -> None:
    """Let a bot answer for the person, up to so many answers of all."""
    game = GAMES[house.site.site.tables[table].meta.game]
    bot, rng = bots_for(game.name)[usual(game.name)](), Random(2)
    page = visitor.go(f"/table/{table}")
    for _ in range(4000):
        if house.site.site.tables[table].meta.status != "running":
            return
        state = house.state(table)
        if house.answers(table) >= most and is_moment(game.name, state):
            return
        if 0 in waiting(state):
            a = bot.choose(Sight(game, state, 0, rng), rng)
            house.site.inside(answer(house.site.site.tables[table], a))
        page.wait_for_timeout(15)


def is_moment(game: str, state: State) -> bool:
    """Can the person answer what makes the best picture? Any moment will do where none is named."""
    wanted = MOMENTS.get(game)
    return wanted is None or (0 in waiting(state) and question(state, 0).move(wanted) is not None)


async def answer(table: Table, a: Action) -> None:
    """Give an answer straight to the table: the screenshots are of pages, not of clicks."""
    async with table.hold() as writer:
        await writer.advance(lambda match: match.push(a), lambda: None)


def bots(game: Game[Any], seats: int) -> list[dict[str, str]]:
    """The usual bots of a game, for so many seats if it takes so many; else for as many as it takes."""
    count = seats if seats in game.seats else game.seats[-1]
    return [{"kind": "bot", "name": name, "bot": usual(game.name)} for name in BOTS[:count]]


def pages(house: House, visitor: Visitor) -> dict[str, str]:
    """Every page worth a picture."""
    found = {"lobby": "/", "rules": "/rules/doge", "about": "/about"}
    for game in GAMES.values():
        running = visitor.set_table(game.name, [ME, *bots(game, 4)[:-1]])
        play_on(house, visitor, running, ANSWERS)
        found[f"{game.name}-table"] = f"/table/{running}"
        finished = visitor.set_table(game.name, bots(game, 3))
        visitor.go(f"/table/{finished}").get_by_text("Final standing").first.wait_for(timeout=120_000)
        found[f"{game.name}-over"] = f"/table/{finished}"
        found[f"{game.name}-replay"] = f"/replay/{finished}?step=120"
    found["room"] = f"/table/{visitor.set_table('doge', [ME, FREE, bots(GAMES['doge'], 3)[0]])}"
    return found


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path, env = find_chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        site = Served(Path(folder) / "fondaco.sqlite")
        browser = playwright.chromium.launch(executable_path=path, args=ARGS, env={**os.environ, **env})
        house = House(browser, site)
        host = house.visitor()
        addresses = pages(house, host)
        for screen, wishes in SCREENS:
            visitor = house.visitor(**wishes, storage_state=host.context.storage_state())
            for name, address in addresses.items():
                page = visitor.go(address)
                page.wait_for_load_state("networkidle")
                page.wait_for_timeout(400)
                page.screenshot(path=FOLDER / f"{name}-{screen}.png")
                print(f"{name}-{screen}.png", flush=True)
        browser.close()
        site.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())

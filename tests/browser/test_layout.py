"""Board first: how large board, letters, targets and question are in the middle of each game."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize

from fondaco.bots import usual
from fondaco.games import GAMES
from fondaco.kernel import waiting
from tests.browser.house import PHONE, WIDE, House, is_asked
from tests.browser.measure import (
    BOARD,
    board_share,
    covered_targets,
    resize,
    settled,
    sheet_share,
    small_targets,
    small_type,
)
from tests.browser.screens import BOTS, ME, play_on

DRAWN: Final = ("doge", "genoa", "haendler", "liguria")
LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 720}
RIVALS: Final = [{"kind": "bot", "name": name, "bot": "normal"} for name in BOTS[:3]]
# Moments of a game, in answers of all players.
MOMENTS: Final = (12, 60, 130)
# What a game still owes of the measures below, by their names.
OWED: Final[dict[str, set[str]]] = {
    "doge": set(),
    "genoa": set(),
    "haendler": set(),
    "liguria": set(),
}


def measured(page: Page) -> dict[str, object]:
    """What is too small or covered at this moment, by the name of the measure."""
    resize(page, WIDE)
    share = board_share(page)
    found: dict[str, object] = {"share of the board": share if share < 0.55 else 0}
    resize(page, LAPTOP)
    found["letters on a laptop"] = small_type(page, 12)
    found["targets on a laptop"] = small_targets(page, 28)
    found["covered on a laptop"] = covered_targets(page)
    resize(page, PHONE)
    height = sheet_share(page)
    found["height of the question on a phone"] = height if height > 0.25 else 0
    found["letters on a phone"] = small_type(page, 12)
    found["targets on a phone"] = small_targets(page, 44)
    found["covered on a phone"] = covered_targets(page)
    return found


@pytest.mark.parametrize("game", DRAWN)
def test_the_board_is_large_and_what_is_on_it_can_be_read_and_touched(house: House, game: str) -> None:
    """55 % of a window of 1440x900; letters of 12 px; targets of 28 px, on a phone of 44 px."""
    host = house.visitor()
    names = BOTS[: GAMES[game].seats[-1] - 1]
    table = host.set_table(game, [ME, *({"kind": "bot", "name": one, "bot": usual(game)} for one in names)])
    wrong: dict[str, object] = {}
    for answers in MOMENTS:
        play_on(house, host, table, answers)
        page = host.go(f"/table/{table}")
        page.locator("[data-thing]").first.wait_for()
        if 0 in waiting(house.state(table)):
            is_asked(page)
        wrong |= {name: found for name, found in measured(page).items() if found and name not in OWED[game]}
    assert not wrong, "\n".join(f"{name}: {found}" for name, found in wrong.items())


def where(page: Page) -> tuple[float, float, float]:
    """Where the board begins, and how wide it is."""
    settled(page)
    box = page.locator(BOARD).bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"]


def test_the_board_is_drawn_larger_moved_and_fits_again(house: House) -> None:
    """By button, wheel, dragging and key; the table remembers it, and a drag touches nothing."""
    visitor = house.visitor()
    page = visitor.go(f"/table/{visitor.set_table('doge', [ME, *RIVALS])}")
    is_asked(page)
    fitting = where(page)[2]
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Larger").click()
    page.keyboard.press("Escape")
    x, y, larger = where(page)
    assert larger == pytest.approx(1.25 * fitting, abs=2)
    page.mouse.move(500, 500)
    page.mouse.down()
    page.mouse.move(420, 450, steps=4)
    page.mouse.up()
    assert where(page) == pytest.approx((x - 80, y - 50, larger), abs=2)
    assert not page.locator('[data-thing][aria-pressed="true"]').count()
    page.reload()
    is_asked(page)
    assert where(page)[2] == pytest.approx(larger, abs=2)
    page.keyboard.press("0")
    assert where(page)[2] == pytest.approx(fitting, abs=2)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_timeout(200)
    assert where(page)[2] == pytest.approx(2 * fitting, abs=4)


def test_on_a_squarer_screen_everything_stands_below_the_board(house: House) -> None:
    """At 1024x768 nothing lies over the board; the log opens upwards, and only when it is asked for."""
    visitor = house.visitor(viewport={"width": 1024, "height": 768})
    page = visitor.go(f"/table/{visitor.set_table('doge', [ME, *RIVALS])}")
    is_asked(page)
    settled(page)
    board, question = page.locator(BOARD).bounding_box(), page.locator("section.sheet").bounding_box()
    assert board is not None
    assert question is not None
    assert board["y"] + board["height"] <= question["y"] <= 768 - 160
    assert not page.get_by_role("log").is_visible()
    page.get_by_role("button", name="Show the log").click()
    assert page.get_by_role("log").is_visible()
    assert page.evaluate("document.documentElement.scrollHeight") <= 768

"""Hints on the page: asked for, read, followed; and not offered where the table allows none."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from fondaco.games import GAMES
from fondaco.kernel import Prompt
from tests.browser.house import PHONE, House, bar
from tests.browser.measure import settled
from tests.browser.screens import ME
from tests.browser.test_touch import BOTS, play_until, wait_for

THINKING = 15_000  # milliseconds that a hint may take on a crowded machine
# Beside its number a sentence has the whole width of the tip.
SENTENCE_FILLS_ITS_TIP = "tips => tips.map(tip => tip.querySelector('p').clientWidth > 0.9 * tip.clientWidth)"


def sit_down(house: House, **more: Any) -> tuple[str, Page]:
    anke = house.visitor()
    table = anke.set_table("genoa", [ME, *BOTS], **more)
    return table, anke.go(f"/table/{table}")


def is_on_the_way(prompt: Prompt) -> bool:
    return prompt.text == "ahead"


def test_a_hint_is_read_and_followed(house: House) -> None:
    table, page = sit_down(house)
    play_until(house, table, page, is_on_the_way, GAMES["genoa"])
    page.get_by_role("button", name="Hint").press("Enter")
    tips = bar(page).locator(".hint li")
    expect(tips.first).to_be_visible(timeout=THINKING)
    assert tips.count() > 1
    assert all(tips.evaluate_all(SENTENCE_FILLS_ITS_TIP)), "a sentence was squeezed by the buttons"
    assert not Axe().run(page).response["violations"]
    before = house.answers(table)
    tips.first.get_by_role("button", name="Answer this").press("Enter")
    wait_for(page, lambda: house.answers(table) > before)


def test_on_a_phone_what_is_shown_on_the_board_can_be_seen(house: House) -> None:
    """The tips would cover it: only the one that is shown stays, and the others come back."""
    anke = house.visitor(viewport=PHONE)
    page = anke.go(f"/table/{anke.set_table('doge', [ME, *BOTS])}")
    page.get_by_role("button", name="Hint").press("Enter")
    tips = bar(page).locator(".hint li")
    expect(tips.first).to_be_visible(timeout=THINKING)
    assert tips.count() > 1
    high = bar(page).evaluate("sheet => sheet.clientHeight")
    tips.last.get_by_role("button", name="Show on the board").press("Enter")
    expect(tips).to_have_count(1)
    settled(page)
    assert bar(page).evaluate("sheet => sheet.clientHeight") < high
    expect(page.locator('.board [data-thing][aria-pressed="true"]').first).to_be_in_viewport()
    tips.get_by_role("button", name="Back to the hint").press("Enter")
    expect(tips.nth(1)).to_be_visible()


@pytest.mark.parametrize("has_hints", [True, False])
def test_only_where_the_table_allows_them(house: House, has_hints: bool) -> None:
    _, page = sit_down(house, has_hints=has_hints)
    expect(bar(page).locator("form .sentence")).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(int(has_hints))

"""Hints on the page: asked for, read, followed; and not offered where the table allows none."""

from __future__ import annotations

from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, ViewportSize, expect

from fondaco.games import GAMES
from fondaco.kernel import Prompt, waiting
from tests.browser.house import PHONE, WIDE, House, bar, is_asked
from tests.browser.measure import settled
from tests.browser.screens import ME, bots, play_on
from tests.browser.test_touch import BOTS, play_until, wait_for

LAPTOP: Final[ViewportSize] = {"width": 1280, "height": 720}
SIZES: Final = (WIDE, LAPTOP, PHONE)
MOMENTS: Final = (12, 60, 130)  # of a game, in answers of all players
THINKING = 15_000  # milliseconds that a hint may take on a crowded machine
# Beside its number a sentence has the whole width of the tip.
# All of it is seen: nothing lies over its corners, and no panel cuts it.
IS_WHOLLY_IN_SIGHT = """one => {
    const box = one.getBoundingClientRect();
    const [xs, ys] = [[box.left + 3, box.right - 3], [box.top + 3, box.bottom - 3]];
    return xs.every(x => ys.every(y => one.contains(document.elementFromPoint(x, y))));
}"""
# How much higher or lower the question is when a hint has been asked for.
MOVES_WHILE_THINKING = """async () => {
    const height = () => document.querySelector('.sentence').clientHeight;
    const before = height();
    document.querySelector('[data-hint-button]').click();
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return height() - before;
}"""
SENTENCE_FILLS_ITS_TIP = "tips => tips.map(tip => tip.querySelector('p').clientWidth > 0.9 * tip.clientWidth)"


def sit_down(house: House, **more: Any) -> tuple[str, Page]:
    anke = house.visitor()
    table = anke.set_table("genoa", [ME, *BOTS], **more)
    return table, anke.go(f"/table/{table}")


def is_on_the_way(prompt: Prompt) -> bool:
    return prompt.text == "ahead"


def hint_button(page: Page) -> Locator:
    return page.locator("[data-hint-button]")


def cut_at(page: Page, sizes: tuple[ViewportSize, ...] = SIZES) -> list[ViewportSize]:
    """The sizes of window in which the button that asks for a hint has to be looked for."""
    cut = []
    for size in sizes:
        page.set_viewport_size(size)
        settled(page)
        if not hint_button(page).evaluate(IS_WHOLLY_IN_SIGHT):
            cut.append(size)
    return cut


@pytest.mark.parametrize("game", ["doge", "genoa", "haendler", "liguria"])
def test_a_hint_is_asked_for_without_scrolling(house: House, game: str) -> None:
    """With as many players as can be, who leave the question the least room."""
    host = house.visitor()
    most = GAMES[game].seats[-1]
    table = host.set_table(game, [ME, *bots(GAMES[game], most)[: most - 1]])
    for answers in MOMENTS:
        play_on(house, host, table, answers)
        if 0 not in waiting(house.state(table)):
            continue
        page = host.go(f"/table/{table}")
        is_asked(page)
        page.locator("[data-thing]").first.wait_for()
        assert not cut_at(page), bar(page).inner_text()


def test_a_hint_is_asked_for_beside_the_form_of_an_offer(house: House) -> None:
    """The longest form there is. While a hint is sought nothing moves; then the first tip is in sight."""
    table, page = sit_down(house)
    play_until(house, table, page, lambda prompt: prompt.move("offer") is not None, GAMES["genoa"])
    page.get_by_role("button", name="goods, cards and wishes").first.press("Enter")
    expect(bar(page).locator(".bargain")).to_be_visible()
    for size in (WIDE, LAPTOP):
        assert not cut_at(page, (size,))
    assert page.evaluate(MOVES_WHILE_THINKING) == 0
    tip = bar(page).locator(".hint li").first
    expect(tip).to_be_visible(timeout=THINKING)
    settled(page)
    assert tip.evaluate(IS_WHOLLY_IN_SIGHT)


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

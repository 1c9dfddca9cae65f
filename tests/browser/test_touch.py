"""What a touch does: it chooses, confirms beside itself, answers, is taken back, and explains."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import FloatRect, Page, expect

from fondaco.bots import Sight, bots_for
from fondaco.games import DOGE, GAMES
from fondaco.kernel import Game, Move, Prompt
from fondaco.server.table.touching import Trial
from fondaco.words import Words
from tests.browser.house import PHONE, House, asked, bar, touch
from tests.browser.measure import settled
from tests.browser.screens import ME, answer

BOTS = [{"kind": "bot", "name": name, "bot": "normal"} for name in ("Loredan", "Dandolo")]
WORDS = Words(DOGE, "en", ["Anke", "Loredan", "Dandolo"])


def sit_down(house: House, **wishes: Any) -> tuple[str, Page]:
    """Anke against two bots."""
    anke = house.visitor(**wishes)
    table = anke.set_table("doge", [ME, *BOTS])
    return table, anke.go(f"/table/{table}")


def play_until(
    house: House, table: str, page: Page, is_there: Callable[[Prompt], bool], game: Game[Any] = DOGE
) -> Prompt:
    """A bot answers for Anke until she is asked that."""
    bot, rng = bots_for(game.name)["normal"](), Random(2)
    words = Words(game, "en", ["Anke", "Loredan", "Dandolo"])
    while house.site.site.tables[table].meta.status == "running":
        state = house.state(table)
        prompt = asked(state, 0)
        if prompt is None:
            page.wait_for_timeout(10)
        elif is_there(prompt):
            expect(bar(page).locator("form .sentence")).to_contain_text(words.ask(prompt))
            return prompt
        else:
            a = bot.choose(Sight(game, state, 0, rng), rng)
            house.site.inside(answer(house.site.site.tables[table], a))
    raise AssertionError("it is not asked")


def is_to_take(prompt: Prompt) -> bool:
    return prompt.move("take") is not None


def wait_for(page: Page, is_there: Callable[[], bool]) -> None:
    for _ in range(300):
        if is_there():
            return
        page.wait_for_timeout(10)
    raise AssertionError(bar(page).inner_text())


def test_an_advisor_that_is_touched_is_to_be_taken_not_waived(house: House) -> None:
    table, page = sit_down(house)
    move = play_until(house, table, page, is_to_take).move("take")
    assert move is not None
    touch(page, f"advisor:{move.fields[0].values()[0]}")
    expect(bar(page).locator('[data-verb="take"]')).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".chip")).to_have_count(0)
    touch(page, f"field:{move.fields[1].values()[0]}")
    expect(page.locator(".chip button").first).to_have_text(WORDS.verb("take"))
    before = house.answers(table)
    touch(page, f"field:{move.fields[1].values()[0]}")  # once more, and it is done
    wait_for(page, lambda: house.answers(table) > before)


@pytest.mark.parametrize("screen", [{}, {"viewport": PHONE, "has_touch": True}], ids=["wide", "phone"])
def test_the_district_one_may_build_in_is_touched_to_build(house: House, screen: dict[str, Any]) -> None:
    table, page = sit_down(house, **screen)
    prompt = play_until(house, table, page, lambda prompt: prompt.text == "build")
    thing = f"field:{prompt.about[0]}"
    before = house.answers(table)
    expect(bar(page).locator(".primary")).to_have_attribute("data-verb", "build")
    touch(page, thing)
    page.wait_for_timeout(50)
    if house.answers(table) == before:
        chip = page.locator(".chip")
        expect(chip).to_be_visible()
        settled(page)
        box, place = chip.bounding_box(), page.locator(f'[data-thing="{thing}"] .edge').bounding_box()
        assert box is not None
        assert place is not None
        assert not overlaps(box, place), "the chip lies on what it is about"
        page.wait_for_timeout(450)  # else it would be half of a double tap
        chip.locator("button").first.click()
    wait_for(page, lambda: house.answers(table) > before)


def overlaps(a: FloatRect, b: FloatRect) -> bool:
    wide = min(a["x"] + a["width"], b["x"] + b["width"]) - max(a["x"], b["x"])
    high = min(a["y"] + a["height"], b["y"] + b["height"]) - max(a["y"], b["y"])
    return wide > 1 and high > 1


def test_what_is_shut_explains_itself_and_scolds_nobody(house: House) -> None:
    """By a touch, and by a key: name, reason, clause; the rules open there."""
    table, page = sit_down(house)
    move = play_until(house, table, page, has_shut).move("place")
    assert move is not None
    shut = next(one for one in range(7) if one not in move.fields[0].values())
    touch(page, f"field:{shut}")
    expect(page.locator(".tip .why")).to_be_visible()
    expect(page.locator(".notice")).to_have_count(0)
    page.locator(".tip button").click()
    expect(page.get_by_role("complementary")).to_be_visible()


def has_shut(prompt: Prompt) -> bool:
    """She has voted somewhere this round, and may not vote there again."""
    move = prompt.move("place")
    return move is not None and move.fields[0].size() < 7


def test_escape_lets_go_of_what_was_touched(house: House) -> None:
    table, page = sit_down(house)
    prompt = play_until(house, table, page, lambda prompt: prompt.text == "build")
    touch(page, f"field:{prompt.about[0]}")
    if page.locator(".chip .cross").count():
        page.keyboard.press("Escape")
        expect(page.locator(".chip .cross")).to_have_count(0)


def test_the_legend_opens_by_a_key_or_in_the_menu_and_keeps_the_focus(house: House) -> None:
    _, page = sit_down(house)
    bar(page).wait_for()
    page.keyboard.press("l")
    legend = page.get_by_role("dialog", name="Signs and what they do")
    expect(legend).to_be_visible()
    for _ in range(3):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.matches('body, dialog *')")
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="Signs and what they do").click()
    expect(legend).to_be_visible()
    violations = [one["id"] for one in Axe().run(page).response["violations"]]
    assert violations == []


def test_what_can_be_taken_back_is_done_at_the_first_touch(house: House) -> None:
    """Who is asked next as well takes something by one touch, and gives it back by another."""
    anke, game = house.visitor(), GAMES["liguria"]

    def simple(prompt: Prompt) -> list[Move]:
        trial = Trial(game, house.state(table), 0)
        moves = [move for move in prompt.moves if move.verb in ("stand", "choose")]
        return [move for move in moves if move.size() > 1 and trial.can_undo(move)]

    for _ in range(20):  # not every game has it: then another is played
        table = anke.set_table("liguria", [ME, *BOTS])
        page = anke.go(f"/table/{table}")
        with suppress(AssertionError):
            prompt = play_until(house, table, page, lambda prompt: bool(simple(prompt)), game)
            break
    field = simple(prompt)[0].fields[0]
    before = house.answers(table)
    touch(page, f"{field.what}:{field.values()[0]}")
    wait_for(page, lambda: house.answers(table) == before + 1)
    back = page.locator(".chip button")
    expect(back).to_have_text("Take back")
    back.click()
    wait_for(page, lambda: house.answers(table) == before)


def test_on_a_phone_the_sheet_rises_for_what_is_not_on_the_board_and_asks_once(house: House) -> None:
    """A district touched while the sheet is low brings the tokens up; "sure?" stands there in full."""
    _, page = sit_down(house, viewport=PHONE, has_touch=True, is_mobile=True)
    sheet = bar(page)
    expect(sheet.locator("form .sentence")).to_be_visible()
    page.locator("[data-thing]").first.wait_for()
    tokens = sheet.get_by_role("toolbar", name=WORDS.label("tokens")).get_by_role("button")
    touch(page, "field:1")
    expect(tokens.first).to_be_in_viewport()
    for level in ("peek", "low"):
        handle = sheet.locator(".handle").bounding_box()
        assert handle is not None
        page.mouse.move(195, handle["y"] + 5)
        page.mouse.down()
        page.mouse.move(195, handle["y"] + 60)
        page.mouse.up()
        expect(page.locator(f"section.is-{level}")).to_be_visible()
    expect(tokens.first).not_to_be_visible()
    touch(page, "field:2")
    expect(tokens.first).to_be_visible()
    tokens.first.press("Enter")
    sheet.locator("button.give-it").press("Enter")
    sure = sheet.get_by_role("group", name="Sure?")
    expect(sure).to_contain_text("Place token 0 in Dorsoduro. It stays secret until everyone has chosen")
    expect(sure).to_be_in_viewport(ratio=1)
    expect(page.locator(".chip")).to_have_count(0)
    touch(page, "field:3")
    expect(sure).to_contain_text("Place token 0 in Dorsoduro.")

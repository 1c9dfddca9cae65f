"""Whole games and the moments in them, in a real browser."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from fondaco.bots import Sight
from fondaco.bots.doge import DogeGreedy
from fondaco.games import GAMES
from fondaco.games.doge.state import Doge
from fondaco.kernel import Action, Prompt
from fondaco.words import Words
from tests.browser.house import PATIENCE, House, Visitor, asked, bar, enter, is_asked, press, touch

DOGE = GAMES["doge"]
NAMES = ["Anke", "Bernd", "Loredan"]
WORDS = Words(DOGE, "en", NAMES)


def two_and_a_bot(house: House) -> tuple[str, Visitor, Visitor]:
    """Anke has set a table, Bernd has sat down by the link, a bot has the third seat."""
    anke, bernd = house.visitor(), house.visitor()
    seats = [{"kind": "me", "name": "Anke", "bot": ""}, {"kind": "open", "name": "", "bot": ""}]
    table = anke.set_table("doge", [*seats, {"kind": "bot", "name": "Loredan", "bot": "normal"}])
    anke.go(f"/table/{table}")
    page = bernd.go(f"/table/{table}")
    page.get_by_label("Your name").fill("Bernd")
    page.get_by_role("button", name="Sit here").first.click()
    anke.page.get_by_role("button", name="Start the game").click()
    is_asked(anke.page)
    is_asked(page)
    return table, anke, bernd


def wise(house: House, table: str, seat: int, rng: Random) -> tuple[Prompt, Action] | None:
    """What a seat is asked, and what the bot would answer there, so that a game comes to an end."""
    state = house.state(table)
    prompt = asked(state, seat)
    if prompt is None:
        return None
    assert isinstance(state, Doge)
    return prompt, DogeGreedy().choose(Sight(DOGE, state, seat, rng), rng)


def test_two_people_and_a_bot_play_a_whole_game_of_doge(house: House) -> None:
    """Every answer of the two is given on the page: on the board, in the bar, sealed where it is secret."""
    table, anke, bernd = two_and_a_bot(house)
    rng = Random(1)
    given = 0
    while house.site.site.tables[table].meta.status == "running":
        for seat, visitor in enumerate((anke, bernd)):
            found = wise(house, table, seat, rng)
            if found is not None:
                before = house.answers(table)
                # What was asked before may read the same: who answers it then answers in vain.
                now = f'form[data-question="0.{house.given(table, seat)}"]'
                expect(bar(visitor.page).locator(now)).to_be_visible()
                enter(visitor.page, WORDS, *found)
                wait_for_answer(visitor.page, house, table, before)
                given += 1
        anke.page.wait_for_timeout(20)
    assert given > 40
    for page in (anke.page, bernd.page):
        expect(page.get_by_text("Final standing").first).to_be_visible()
        expect(page.get_by_text("9.3").first).to_be_visible()


def wait_for_answer(page: Page, house: House, table: str, before: int) -> None:
    """The answer has reached the disk."""
    for _ in range(PATIENCE // 10):
        if house.answers(table) > before:
            return
        page.wait_for_timeout(10)
    raise AssertionError(bar(page).inner_text())


def test_what_is_not_allowed_says_why_with_the_clause(house: House) -> None:
    """Castello was used in this round already: touching it again cites DOGE-3.3."""
    table, anke, bernd = two_and_a_bot(house)
    for seat, visitor in enumerate((anke, bernd)):
        prompt = asked(house.state(table), seat)
        assert prompt is not None
        enter(visitor.page, WORDS, prompt, Action(seat, "place", (1, (0, 1, 0, 0))))
    expect(bar(anke.page)).to_contain_text("Placement 2 of")
    anke.page.locator('[data-thing="field:1"]').first.click(force=True)  # by the mouse, in Castello's middle
    tip = anke.page.locator(".tip")
    expect(tip).to_contain_text("Castello")
    expect(tip.locator("button")).to_have_text("More: 3.3")
    expect(anke.page.locator(".notice")).to_have_count(0)
    assert not bar(anke.page).get_by_text("Yes, that’s it").count()


def test_a_fifth_token_says_why_not(house: House) -> None:
    """Four are the most: touching another cites DOGE-3.2."""
    _, anke, _ = two_and_a_bot(house)
    tokens = bar(anke.page).get_by_role("toolbar", name=WORDS.label("tokens")).get_by_role("button")
    for n in range(5):
        tokens.nth(n).click(force=True)
    expect(anke.page.locator(".tip .why")).to_contain_text("No more than 4 can be chosen here.")
    expect(anke.page.locator(".tip button")).to_have_text("More: 3.2")


def test_a_lost_connection_is_retried_and_nothing_is_lost(house: House) -> None:
    """Anke's line breaks in mid-question; Bernd answers; she comes back to the same question."""
    table, anke, bernd = two_and_a_bot(house)
    touch(anke.page, "field:2")
    anke.context.set_offline(True)
    anke.page.evaluate("window.dispatchEvent(new Event('offline'))")
    prompt = asked(house.state(table), 1)
    assert prompt is not None
    enter(bernd.page, WORDS, prompt, Action(1, "place", (4, (0, 0, 1, 0))))
    anke.context.set_offline(False)
    anke.page.evaluate("window.dispatchEvent(new Event('online'))")
    mine = asked(house.state(table), 0)
    assert mine is not None
    anke.page.reload()
    is_asked(anke.page)
    enter(anke.page, WORDS, mine, Action(0, "place", (2, (0, 0, 0, 1))))
    expect(bar(anke.page)).to_contain_text("Placement 2 of")
    anke.page.get_by_role("button", name="Whole log").click()
    expect(anke.page.get_by_text("Bernd places a token face down in San Polo.").first).to_be_visible()


def test_the_language_is_switched_at_any_time(house: House) -> None:
    _, anke, _ = two_and_a_bot(house)
    expect(bar(anke.page)).to_contain_text("Placement 1 of")
    anke.page.get_by_role("button", name="Table", exact=True).click()
    anke.page.get_by_text("DE", exact=True).click()
    expect(anke.page.get_by_text("Setzrunde 1 von").first).to_be_visible()
    expect(anke.page.locator("html")).to_have_attribute("lang", "de")
    anke.page.get_by_text("EN", exact=True).click()
    expect(bar(anke.page)).to_contain_text("Placement 1 of")


def test_hot_seat_hides_everything_while_the_device_changes_hands(house: House) -> None:
    """After Anke has chosen, nothing of any hand is on the page until Bernd says that it is he."""
    visitor = house.visitor()
    seats = [{"kind": "me", "name": name, "bot": ""} for name in ("Anke", "Bernd")]
    table = visitor.set_table("doge", [*seats, {"kind": "bot", "name": "", "bot": "chaos"}], is_hot=True)
    page = visitor.go(f"/table/{table}")
    for seat, name in enumerate(("Anke", "Bernd")):
        expect(page.get_by_text(f"Hand the device to {name}")).to_be_visible()
        assert not page.locator("[data-thing]").count()
        assert not page.get_by_text("Hand", exact=True).count()
        page.get_by_role("button", name=f"I am {name}").click()
        place(page, house, table, seat, field=seat)
    expect(bar(page)).to_contain_text("Bernd: Placement 2 of")  # he holds the device, and is asked again
    place(page, house, table, 1, field=5)
    expect(page.get_by_text("Hand the device to Anke")).to_be_visible()


def place(page: Page, house: House, table: str, seat: int, field: int) -> None:
    """One token of value 1 onto a field."""
    prompt = asked(house.state(table), seat)
    assert prompt is not None
    before = house.answers(table)
    enter(page, WORDS, prompt, Action(seat, "place", (field, (0, 1, 0, 0))))
    wait_for_answer(page, house, table, before)


def test_every_move_by_keyboard_alone(house: House) -> None:
    """A placement with Tab, arrows, Space and Enter, on the board and in the bar."""
    table, anke, _ = two_and_a_bot(house)
    page = anke.page
    reach(page, lambda: bool(page.evaluate("document.activeElement?.dataset?.thing?.startsWith('field:')")))
    page.keyboard.press("Enter")
    label = WORDS.label("tokens")
    inside = f"!!document.activeElement?.closest('[role=toolbar][aria-label=\"{label}\"]')"
    reach(page, lambda: bool(page.evaluate(inside)))
    page.keyboard.press("Space")
    reach(page, lambda: bool(page.evaluate("document.activeElement?.matches('button.primary')")))
    page.keyboard.press("Enter")
    expect(bar(page).get_by_role("button", name="Yes, that’s it")).to_be_focused()
    page.keyboard.press("Enter")
    wait_for_answer(page, house, table, 6)
    expect(bar(page).locator("form .sentence")).to_have_count(0)


def reach(page: Page, found: object) -> None:
    """Press Tab until the focus is where it is wanted."""
    assert callable(found)
    for _ in range(80):
        page.keyboard.press("Tab")
        if found():
            return
    raise AssertionError("no way there by keyboard")


def test_the_plain_view_plays_too(house: House) -> None:
    """The game as tables and forms: a placement without the board."""
    table, anke, _ = two_and_a_bot(house)
    anke.page.get_by_role("button", name="Show as tables").click()
    expect(anke.page.get_by_role("table").first).to_be_visible()
    assert not anke.page.locator("svg [data-thing]").count()
    bar(anke.page).get_by_role("radio", name="Castello").click()
    bar(anke.page).get_by_role("button", name=re.compile("More.*3")).first.click()
    press(bar(anke.page).locator("button.primary"))
    press(bar(anke.page).get_by_role("button", name="Yes, that’s it"))
    wait_for_answer(anke.page, house, table, 6)

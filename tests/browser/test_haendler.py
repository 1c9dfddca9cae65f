"""Die Händler in a real browser: a whole game, routes on the map, hands that open, the board by keyboard."""

from __future__ import annotations

import re
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from fondaco.bots import Sight, bots_for
from fondaco.games import GAMES
from fondaco.games.haendler.game import HaendlerGame
from fondaco.games.haendler.state import Haendler
from fondaco.kernel import Action, Prompt
from fondaco.server.table.snapshot import Snapshot
from fondaco.words import Words
from tests.browser.house import PHONE, WIDE, House, Visitor, asked, bar, enter, is_asked, press, touch
from tests.browser.measure import settled, sheet_share
from tests.browser.screens import answer as push
from tests.browser.test_play import wait_for_answer

HAENDLER = GAMES["haendler"]
ME = {"kind": "me", "name": "Anke", "bot": ""}
BOT = {"kind": "bot", "name": "Fugger", "bot": "normal"}
WORDS = Words(HAENDLER, "en", ["Anke", "Fugger"])


def sit_down(house: House, viewport: ViewportSize = WIDE, **options: str) -> tuple[str, Visitor]:
    """Anke against a bot."""
    anke = house.visitor(viewport=viewport)
    table = anke.set_table("haendler", [ME, BOT], options=options)
    anke.go(f"/table/{table}")
    return table, anke


async def wise(house: House, table: str, rng: Random) -> tuple[Prompt, Action] | None:
    """What Anke is asked, and what a bot would answer in her place. Asked on the site's loop."""
    state = house.state(table)
    prompt = asked(state, 0)
    if prompt is None:
        return None
    assert isinstance(state, Haendler)
    return prompt, bots_for("haendler")["normal"]().choose(Sight(HAENDLER, state, 0, rng), rng)


def given(house: House, table: str) -> int:
    """How often Anke has answered: the bot may do so at the same time."""
    match = house.site.site.tables[table]._writer.match
    assert match is not None
    return match.given[0]


def answer(house: House, table: str, page: Page, prompt: Prompt, a: Action) -> None:
    before = given(house, table)
    enter(page, WORDS, prompt, a)
    for _ in range(300):
        if given(house, table) > before:
            return
        page.wait_for_timeout(10)
    raise AssertionError(bar(page).inner_text())


def play_until(house: House, table: str, page: Page, text: str) -> bool:
    """Let the page answer until such a question comes. False: the game has ended before."""
    rng = Random(5)
    while house.site.site.tables[table].meta.status == "running":
        found = house.site.inside(wise(house, table, rng))
        if found is None:
            page.wait_for_timeout(20)
            continue
        if found[0].text == text:
            expect(bar(page).locator("form .sentence")).to_contain_text(WORDS.ask(found[0]))
            return True
        answer(house, table, page, *found)
    return False


def test_a_whole_game_against_a_bot(house: House) -> None:
    """Every answer is given on the page: stalls, goods, tiles and routes on the board, sums in the bar."""
    table, anke = sit_down(house, map="multi")
    assert not play_until(house, table, anke.page, "no such question")
    expect(anke.page.get_by_text("Final standing").first).to_be_visible()
    expect(anke.page.get_by_text("10.2").first).to_be_visible()


def test_a_tile_lights_the_ways_that_it_can_drive(house: House) -> None:
    """No way is lit before a tile is chosen; then those of its length; a touch on one fills the answer."""
    table, anke = sit_down(house, start="paris")
    page = anke.page
    assert play_until(house, table, page, "drive")
    ways = page.locator('[data-thing^="route:"]')
    expect(ways).to_have_count(0)
    touch(page, "tile:2")
    expect(ways.first).to_be_visible()
    for name in ways.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))"):
        assert "(2 fields)" in name
    ways.first.dispatch_event("click")
    expect(ways.first).to_have_attribute("aria-pressed", "true")
    press(bar(page).locator("button.primary"))
    expect(ways).to_have_count(0)


def test_a_wagon_that_is_touched_has_only_its_own_ways_lit(house: House) -> None:
    """Ways of several wagons cross; touching a wagon is no answer and no fault, once more shows all again."""
    table, anke = sit_down(house, start="paris")
    page = anke.page
    assert play_until(house, table, page, "drive")
    touch(page, "tile:1")
    ways = page.locator('[data-thing^="route:"]')
    expect(ways.first).to_be_visible()
    names = ways.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    first = [name for name in names if name.startswith("Wagon 1")]
    assert 0 < len(first) < len(names)
    touch(page, "wagon:0")
    expect(ways).to_have_count(len(first))
    touch(page, "wagon:0")
    expect(ways).to_have_count(len(names))
    expect(page.locator(".tip .why")).to_have_count(0)


IS_AT_ITS_CENTRE: Final = """element => {
  const { x, y, width, height } = element.querySelector('.flag, .edge').getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_where_ways_cross_every_wagon_and_every_flag_is_on_top(house: House, size: tuple[int, int]) -> None:
    """Three wagons on neighbouring fields, their ways over each other: each thing has its own middle."""
    table, anke = sit_down(house, start="paris", viewport={"width": size[0], "height": size[1]})
    page = anke.page
    assert play_until(house, table, page, "drive")
    crowd(house, table, ("bonn", "frankfurt", "basel"))  # where they have got to by now, chance decided
    page.reload()
    is_asked(page)
    for tile in (1, 2, 3, 4):
        touch(page, f"tile:{tile}")
        ways = page.locator('[data-thing^="route:"][role=button]')
        expect(ways.first).to_be_attached()
        for thing in [*ways.all(), *page.locator('[data-thing^="wagon:"]').all()]:
            thing.evaluate("element => element.scrollIntoView({ block: 'center' })")
            assert thing.evaluate(IS_AT_ITS_CENTRE), (tile, thing.get_attribute("data-thing"))


def crowd(house: House, table: str, fields: tuple[str, str, str]) -> None:
    """Put the wagons onto three fields of the roads, and ask anew."""
    state = house.state(table)
    assert isinstance(state, Haendler)
    roads = state.edition.roads
    for wagon, name in enumerate(fields):
        state.at[wagon] = roads.names.index(name)
        state.came[wagon] = roads.arms[state.at[wagon]][0]
        state.blocked[wagon] = 0
    writer = house.site.site.tables[table]._writer
    assert writer.match is not None
    writer.snapshot = Snapshot(writer.meta, writer.match)


def end_of(route: int) -> int:
    """The field where a route ends."""
    return HaendlerGame().catalogue(None)["routes"][route]["walk"][-1]


def ways_lit(page: Page) -> list[int]:
    things: list[str] = page.locator('[data-thing^="route:"]').evaluate_all(
        "all => all.map((one) => one.dataset.thing)"
    )
    return [int(thing.removeprefix("route:")) for thing in things]


def play_until_ways_meet(house: House, table: str, page: Page) -> int:
    """Choose the first tile of which several ways end on one field; that field."""
    while play_until(house, table, page, "drive"):
        found = house.site.inside(wise(house, table, Random(5)))
        assert found is not None
        for tile in (1, 2, 3, 4):
            touch(page, f"tile:{tile}")
            page.evaluate("() => new Promise(requestAnimationFrame)")
            ends = [end_of(route) for route in ways_lit(page)]
            for end in ends:
                if ends.count(end) > 1:
                    return end
        bar(page).get_by_role("button", name="Choose otherwise").click()
        answer(house, table, page, *found)
    raise AssertionError("no two ways met")


def test_a_fourth_good_is_refused_and_three_stay(house: House) -> None:
    """HAEN-3.1: up to 3. The button says what is bought: nothing, as long as nothing is."""
    page = sit_down(house, start="paris")[1].page
    is_asked(page)
    page.locator("[data-thing]").first.wait_for()
    expect(bar(page).locator("button.give-it:not(.primary)")).to_have_text("Buy nothing")
    for _ in range(4):
        touch(page, "stall:0")
    expect(page.locator(".tip button")).to_contain_text("3.1")
    expect(page.locator("svg").get_by_role("button", name="Put one back")).to_have_text("3")
    expect(bar(page).get_by_text("So far: 300 gulden")).to_be_visible()
    expect(bar(page).locator("button.primary")).to_have_text("Buy 3 wine in Paris for 300")


def test_the_end_of_a_way_is_touched_and_the_answer_names_the_wagon(house: House) -> None:
    """A wagon that is touched has its ways; where one of them ends, a touch on the field takes it."""
    table, anke = sit_down(house, start="paris")
    page = anke.page
    assert play_until(house, table, page, "drive")
    touch(page, "tile:1")
    ways = page.locator('[data-thing^="route:"]')
    expect(ways.first).to_be_visible()
    numbers = ways.evaluate_all("all => all.map((one) => one.textContent.trim())")
    assert len(set(numbers)) > 1
    for number in sorted(set(numbers)):
        touch(page, f"wagon:{int(number) - 1}")
        expect(ways).to_have_text([number] * numbers.count(number))
        expect(bar(page).get_by_text("Still to choose on the board: Route")).to_be_visible()
        touch(page, f"field:{end_of(ways_lit(page)[0])}")
        expect(ways.first).to_have_attribute("aria-pressed", "true")
        expect(bar(page).locator("button.primary")).to_contain_text(f"Wagon {number}, ")
    expect(page.locator(".tip .why")).to_have_count(0)


def test_a_field_where_several_ways_end_asks_which(house: House) -> None:
    """They are listed with their wagons; one of them is taken."""
    table, anke = sit_down(house, start="paris")
    page = anke.page
    field = play_until_ways_meet(house, table, page)
    touch(page, f"field:{field}")
    which = page.get_by_role("group", name=WORDS.thing("field", field), exact=True).get_by_role("button")
    expect(which.first).to_contain_text("Wagon ")
    assert which.count() > 1
    which.last.dispatch_event("click")
    expect(which).to_have_count(0)
    expect(page.locator('[data-thing^="route:"][aria-pressed="true"]')).to_have_count(1)
    expect(page.locator(".tip .why")).to_have_count(0)


def test_a_purchase_says_what_it_costs_and_can_be_put_back_on_the_board(house: House) -> None:
    _, anke = sit_down(house, start="paris")
    page = anke.page
    is_asked(page)
    page.locator("[data-thing]").first.wait_for()
    touch(page, "stall:0")
    touch(page, "stall:0")
    expect(bar(page).get_by_text("So far: 200 gulden")).to_be_visible()
    back = page.locator("svg").get_by_role("button", name="Put one back")
    expect(back).to_have_text("2")
    back.dispatch_event("click")
    expect(back).to_have_text("1")
    expect(bar(page).get_by_text("So far: 100 gulden")).to_be_visible()


def test_on_a_phone_the_stalls_come_into_sight_with_their_prices(house: House) -> None:
    """They lie below the map there; the question is short, and nothing of it leaves the screen."""
    page = sit_down(house, start="paris", viewport=PHONE)[1].page
    is_asked(page)
    stall = page.locator('[data-thing="stall:0"]')
    expect(stall).to_be_in_viewport()
    expect(stall).to_contain_text("100")
    for _ in range(3):
        touch(page, "stall:0")
    expect(page.locator("svg").get_by_role("button", name="Put one back")).to_have_text("3")
    settled(page)
    clause = bar(page).locator(".sentence").get_by_text("3.1").bounding_box()
    assert clause is not None
    assert clause["x"] + clause["width"] <= PHONE["width"]


def test_on_a_phone_a_bid_and_its_confirmation_are_seen_whole(house: House) -> None:
    """The number is not covered by the button; "sure?" has room for both its answers."""
    table, anke = sit_down(house, viewport=PHONE, start="paris")
    page = anke.page
    assert play_until(house, table, page, "bid")
    page.reload()
    is_asked(page)
    settled(page)
    stepper, button = (
        bar(page).locator(".stepper").bounding_box(),
        bar(page).locator(".give-it").bounding_box(),
    )
    assert stepper is not None
    assert button is not None
    assert stepper["y"] + stepper["height"] <= button["y"] + 1
    assert sheet_share(page) <= 0.25
    press(bar(page).locator(".give-it"))
    for name in ("Yes, that’s it", "Not yet"):
        expect(bar(page).get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_on_a_phone_tiles_are_in_reach_and_another_tile_takes_another_way(house: House) -> None:
    """They lie below the map, and are scrolled into sight. A second thought chooses the way anew."""
    table, anke = sit_down(house, start="paris", viewport=PHONE)
    page = anke.page
    assert play_until(house, table, page, "drive")
    expect(page.locator('[data-thing="tile:1"]')).to_be_in_viewport()
    touch(page, "tile:1")
    page.locator('[data-thing^="route:"]').first.dispatch_event("click")
    chosen = page.locator('[data-thing^="route:"][aria-pressed="true"]')
    expect(chosen).to_have_count(1)
    touch(page, "tile:2")
    expect(page.locator('[data-thing="tile:2"]')).to_have_attribute("aria-pressed", "true")
    expect(chosen).to_have_count(0)
    expect(page.locator(".tip .why")).to_have_count(0)


def test_a_card_that_is_touched_says_what_it_does(house: House) -> None:
    """And nothing is refused: nobody asked for it."""
    _, anke = sit_down(house)
    page = anke.page
    is_asked(page)
    page.locator('[data-thing^="investment:"]').first.wait_for()
    touch(page, "investment:1")
    expect(page.locator(".tip")).to_contain_text("1 extra step for any wagon (5.8)")
    expect(page.locator(".tip .why")).to_have_count(0)


def begin_talks(house: House, table: str, page: Page) -> None:
    """In one's own turn one goes up to the other: nobody is asked to."""
    assert play_until(house, table, page, "buy")
    house.site.inside(push(house.site.site.tables[table], Action(0, "approach", (1,))))
    expect(bar(page).locator(".sentence")).to_contain_text("What do you offer")


def test_a_contract_begins_blank_and_a_promise_with_its_kind(house: House) -> None:
    """Nothing is refused before anything is entered; offering nothing needs no second yes."""
    table, anke = sit_down(house, agreements="yes")
    page = anke.page
    begin_talks(house, table, page)
    bar(page).get_by_role("button", name="Offer a contract").click()
    expect(bar(page).get_by_text("Enter what you give and what you ask for.")).to_be_visible()
    expect(bar(page).get_by_role("button", name="Offer a contract")).to_be_disabled()
    choices = bar(page).get_by_role("group", name="You promise").get_by_role("combobox")
    expect(choices).to_have_count(1)
    choices.select_option("drive-over")
    expect(choices).to_have_count(4)
    before = given(house, table)
    bar(page).get_by_role("button", name="Choose otherwise").click()
    bar(page).get_by_role("button", name="Nothing this time").press("Enter")
    page.wait_for_timeout(300)
    assert given(house, table) == before + 1


IS_ON_TOP: Final = """element => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const corners = [[2, 2], [width - 2, 2], [2, height - 2], [width - 2, height - 2]];
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(left + x, top + y)));
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1280, 640), (390, 844)])
def test_every_row_of_a_contract_comes_out_from_below_the_buttons(
    house: House, size: tuple[int, int]
) -> None:
    """With a promise on either side it is higher than its place: one sees that, and keys reach all of it."""
    table, anke = sit_down(house, agreements="yes")
    page = anke.page
    begin_talks(house, table, page)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    bar(page).get_by_role("button", name="Offer a contract").click()
    for side in ("You promise", "They promise"):
        choice = bar(page).get_by_role("group", name=side).get_by_role("combobox").first
        choice.select_option("drive-over")
    bar(page).evaluate("sheet => { sheet.scrollTop = 0; }")
    is_higher = bar(page).evaluate("sheet => sheet.scrollHeight > sheet.clientHeight + 2")
    assert is_higher or size == (1440, 900)
    if is_higher:
        expect(bar(page)).to_have_class(re.compile("has-more"))
    for row in bar(page).get_by_role("combobox").all():
        row.focus()
        assert row.evaluate(IS_ON_TOP)
    bar(page).evaluate("sheet => { sheet.scrollTop = sheet.scrollHeight; }")
    expect(bar(page)).not_to_have_class(re.compile("has-more"))
    assert bar(page).locator(".result").evaluate(IS_ON_TOP)


def test_sealed_hands_stay_closed_until_they_open_together(house: House) -> None:
    """Of a bid only that it is there can be seen; of one's own what it is; then all of them."""
    first, second = house.visitor(), house.visitor()
    free = {"kind": "open", "name": "", "bot": ""}
    table = first.set_table("haendler", [ME, free], options={"start": "paris"})
    page = second.go(f"/table/{table}")
    page.get_by_label("Your name").fill("Bernd")
    page.get_by_role("button", name="Sit here").first.click()
    first.go(f"/table/{table}").get_by_role("button", name="Start the game").click()
    expect(bar(first.page)).to_be_visible()
    bid_after_buying(house, table, first, second)
    hands = page.get_by_role("group", name="Wagon 1")
    expect(hands.get_by_role("img")).to_have_count(2)
    assert "300" not in (hands.text_content() or "")
    prompt = asked(house.state(table), 1)
    assert prompt is not None
    enter(page, WORDS, prompt, Action(1, "bid", (200,)))
    expect(page.locator("svg").get_by_text("300", exact=True).first).to_be_visible()
    expect(page.get_by_text("Anke is now master of wagon 1.").first).to_be_visible()


def bid_after_buying(house: House, table: str, first: Visitor, second: Visitor) -> None:
    """Nobody buys anything in the first round; then Anke bids 300 for the first wagon."""
    for _ in range(4):
        seat = next(seat for seat in (0, 1) if asked(house.state(table), seat))
        visitor = (first, second)[seat]
        is_asked(visitor.page)
        before = house.answers(table)
        press(bar(visitor.page).locator("button.give-it"))
        wait_for_answer(visitor.page, house, table, before)
    prompt = asked(house.state(table), 0)
    assert prompt is not None
    is_asked(first.page)
    before = house.answers(table)
    enter(first.page, WORDS, prompt, Action(0, "bid", (300,)))
    wait_for_answer(first.page, house, table, before)

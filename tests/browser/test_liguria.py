"""Liguria in a real browser: sailing on the board, the row that is laid out anew, everybody in sight."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from random import Random

from playwright.sync_api import Page, expect

from fondaco.bots import Sight, bots_for
from fondaco.games import GAMES
from fondaco.games.liguria import shape
from fondaco.games.liguria.game import LiguriaGame
from fondaco.games.liguria.state import Liguria
from fondaco.kernel import Action, Amount, Arg, Bundle, Move, Prompt, legal
from fondaco.kernel.frame import parts
from fondaco.words import Words
from tests.browser.house import PHONE, House, Visitor, asked, bar, press, touch
from tests.browser.measure import covered_targets, resize, small_targets
from tests.browser.screens import ME, answer, bots
from tests.browser.test_play import wait_for_answer

LIGURIA = GAMES["liguria"]
WORDS = Words(LIGURIA, "en", ["Anke", "Loredan", "Dandolo", "Contarini"])
PRINTED = LiguriaGame().catalogue(None)
STOPS = PRINTED["stops"]


def sit_down(house: House) -> tuple[str, Visitor]:
    """Anke against three bots."""
    anke = house.visitor()
    table = anke.set_table("liguria", [ME, *bots(LIGURIA, 4)[:-1]])
    anke.go(f"/table/{table}")
    return table, anke


def play_until(house: House, table: str, page: Page, is_there: Callable[[Prompt], bool]) -> Prompt:
    """A bot answers for Anke until she is asked that, as in every game she is."""
    prompt = seek(house, table, page, is_there)
    assert prompt is not None
    return prompt


def seek(house: House, table: str, page: Page, is_there: Callable[[Prompt], bool]) -> Prompt | None:
    """The same for what not every game asks."""
    bot, rng = bots_for("liguria")["normal"](), Random(2)
    while house.site.site.tables[table].meta.status == "running":
        state = house.state(table)
        prompt = asked(state, 0)
        if prompt is None:
            page.wait_for_timeout(10)
            continue
        if is_there(prompt):
            page.reload()  # a page that was told of a whole game at once lags behind
            expect(bar(page).locator("form .sentence")).to_contain_text(WORDS.ask(prompt))
            return prompt
        a = with_anchor(legal(state, prompt)) if prompt.text == "choose" else None
        a = a or bot.choose(Sight(LIGURIA, state, 0, rng), rng)
        house.site.inside(answer(house.site.site.tables[table], a))
    return None


def with_anchor(answers: list[Action]) -> Action | None:
    """The ship card with an anchor and the most wheels, if one is to be had."""
    printed = {a: PRINTED["cards"][parts(shape.Choose, a)[0]] for a in answers}
    anchors = [a for a in answers if printed[a]["anchors"]]
    return max(anchors, key=lambda a: printed[a]["wheels"], default=None)


def can_choose_a_tile(prompt: Prompt) -> bool:
    """More than one is within reach: the only one would need no choosing."""
    return prompt.text == "take" and prompt.size() > 1


def can_anchor(prompt: Prompt) -> bool:
    return prompt.text == "sail" and prompt.move("anchor") is not None


def steps_of(move: Move | None) -> Amount:
    assert move is not None
    field = move.fields[1]
    assert isinstance(field, Amount)
    return field


def berth(house: House, table: str) -> int:
    """The stop where Anke's ship lies."""
    state = house.state(table)
    assert isinstance(state, Liguria)
    return state.at[0]


def one_way(prompt: Prompt) -> int:
    """A direction in which one may sail and drop anchor."""
    move = prompt.move("anchor")
    assert move is not None
    return int(str(move.fields[0].values()[0]))


def next_stop(house: House, table: str, way: int) -> int:
    return stop_after(house, table, way, 1)


def stop_after(house: House, table: str, way: int, steps: int) -> int:
    return (berth(house, table) + steps * int(PRINTED["ways"][way]["step"])) % STOPS


def choose_nearest(page: Page) -> None:
    """Where two ways lead to a stop, the shorter one."""
    near = page.locator(".offer .choice").filter(has_text=re.compile(r"^\s*1\s*$"))
    if near.count():
        near.dispatch_event("click")


def test_lig_4_1_a_choice_of_ways_goes_with_its_question(house: House) -> None:
    """The answer came from elsewhere: the choice has the focus when it goes, and the page has no trouble."""
    table, page = table_with_two_ways(house)
    bot, rng = bots_for("liguria")["normal"](), Random(2)
    a = bot.choose(Sight(LIGURIA, house.state(table), 0, rng), rng)
    house.site.inside(answer(house.site.site.tables[table], a))
    expect(page.locator(".offer .choice")).to_have_count(0)


def table_with_two_ways(house: House) -> tuple[str, Page]:
    """About one game in twenty has no such moment: then another is played."""
    for _ in range(4):
        table, anke = sit_down(house)
        page = anke.page
        if seek(house, table, page, partial(opens_ways, house, table, page)):
            return table, page
    raise AssertionError("no game had it")


def opens_ways(house: House, table: str, page: Page, prompt: Prompt) -> bool:
    """Has some stop been touched that two ways lead to?"""
    if (
        prompt.text != "sail"
        or prompt.moves[0].fields[0].size() < 2
        or steps_of(prompt.move("sail")).high < STOPS / 2
    ):
        return False
    expect(bar(page).locator("form .sentence")).to_contain_text(WORDS.ask(prompt))
    touch(page, f"stop:{(berth(house, table) + STOPS // 2) % STOPS}")
    expect(page.locator(".offer .choice")).to_have_count(2)
    return True


def test_lig_4_2_a_stop_is_touched_and_then_it_is_said_what_to_do_there(house: House) -> None:
    """With an anchor a stop can be meant in two ways: both stand beside it, and one more touch answers."""
    table, anke = sit_down(house)
    page = anke.page
    way = one_way(play_until(house, table, page, can_anchor))
    before = house.answers(table)
    touch(page, f"stop:{next_stop(house, table, way)}")
    choose_nearest(page)
    chip = page.locator(".chip button")
    expect(chip.nth(0)).to_have_text("Sail here")
    expect(chip.nth(1)).to_have_text("Drop anchor")
    chip.nth(1).dispatch_event("click")  # a tap this soon would be taken for half of a double tap
    wait_for_answer(page, house, table, before)


def test_lig_4_4_where_one_cannot_drop_anchor_is_dim_once_that_is_chosen(house: House) -> None:
    table, anke = sit_down(house)
    page = anke.page
    prompt = play_until(house, table, page, can_anchor)
    press(bar(page).locator('[data-verb="anchor"]'))
    most = steps_of(prompt.move("anchor")).high
    assert most == steps_of(prompt.move("sail")).high - 1
    ways = [int(str(way)) for way in prompt.moves[0].fields[0].values()]
    lit = {stop_after(house, table, way, steps) for way in ways for steps in range(1, most + 1)}
    for stop in range(STOPS):
        state = "false" if stop in lit else "true"
        expect(page.locator(f'[data-thing="stop:{stop}"]')).to_have_attribute("aria-disabled", state)


def test_lig_5_3_with_too_few_swords_the_button_is_dim_and_says_how_many_it_takes(house: House) -> None:
    """The first knight does not suffice; with all of them the button is live."""
    anke, prompt = table_with_too_few(house)
    page, give = anke.page, bar(anke.page).locator("button.give-it")
    touch(page, "knight:0")
    expect(give).to_be_disabled()
    expect(give).to_contain_text(f"you need {number(prompt.about[1]) + 1}.")
    expect(page.locator(".chip")).to_have_count(0)
    bundle = prompt.moves[0].fields[0]
    assert isinstance(bundle, Bundle)
    for kind, count in enumerate(bundle.limits):
        for _ in range(count - (kind == 0)):
            touch(page, f"knight:{kind}")
    expect(give).to_be_enabled()
    expect(give).to_contain_text("Land ")


def table_with_too_few(house: House) -> tuple[Visitor, Prompt]:
    """Not every game has it: then another is played."""
    for _ in range(40):
        table, anke = sit_down(house)
        if prompt := seek(house, table, anke.page, partial(can_land_too_few, house, table)):
            return anke, prompt
    raise AssertionError("no game had it")


def can_land_too_few(house: House, table: str, prompt: Prompt) -> bool:
    """Is a knight with one sword not enough, but all knights together?"""
    state = house.state(table)
    assert isinstance(state, Liguria)
    return prompt.text == "land" and number(prompt.about[1]) > 0 and state.knights_of(0)[0] == 1


def test_lig_3_5_what_skipping_costs_stands_on_the_button(house: House) -> None:
    """Beside the tile and in the bar."""
    table, anke = sit_down(house)
    page = anke.page
    prompt = play_until(house, table, page, partial(can_skip, house, table))
    count = number(prompt.about[0])
    for spot in [*range(count - 1), count]:
        touch(page, f"spot:{spot}")
    expect(bar(page).locator("button.give-it")).to_contain_text("for 1 silver")
    expect(page.locator(".chip button").first).to_have_text("Take (1 silver)")


def can_skip(house: House, table: str, prompt: Prompt) -> bool:
    state = house.state(table)
    assert isinstance(state, Liguria)
    if prompt.text != "take" or not state.silver[0]:
        return False
    return 1 < number(prompt.about[0]) < len(state.row)


def test_lig_5_6_what_a_harbour_offers_is_large_enough_to_touch(house: House) -> None:
    """Its cubes and rows lie close together: each has 28 px at 1280x720, 44 px on a phone; none covered."""
    table, anke = sit_down(house)
    page = anke.page
    play_until(house, table, page, can_load_in_a_harbour)
    resize(page, {"width": 1280, "height": 720})
    assert page.locator('.place.open[data-thing^="colour:"]').count()
    assert not small_targets(page, 28)
    assert not covered_targets(page)
    resize(page, PHONE)
    assert not small_targets(page, 44)
    assert not covered_targets(page)


def can_load_in_a_harbour(prompt: Prompt) -> bool:
    return prompt.text == "trade" and prompt.move("load") is not None


def number(arg: Arg) -> int:
    assert isinstance(arg, int)
    return arg


def test_lig_4_1_a_stop_out_of_reach_says_how_far_it_is(house: House) -> None:
    table, anke = sit_down(house)
    page = anke.page
    prompt = play_until(house, table, page, lambda prompt: prompt.text == "sail")
    most = steps_of(prompt.move("sail")).high
    far = f"Steps: at most {most}, this would take {STOPS}."
    own = page.locator(f'[data-thing="stop:{berth(house, table)}"]').first
    assert far in (own.get_attribute("data-hint") or "")
    own.dispatch_event("click")
    expect(page.locator(".tip .why")).to_contain_text(far)
    expect(page.locator(".tip button")).to_contain_text("4.1")


def test_what_is_laid_out_later_is_chosen_on_the_board(house: House) -> None:
    """The page came before the tiles did."""
    table, anke = sit_down(house)
    play_until(house, table, anke.page, can_choose_a_tile)
    expect(bar(anke.page)).to_contain_text("choose on the board")


def test_all_four_players_are_in_sight(house: House) -> None:
    table, anke = sit_down(house)
    play_until(house, table, anke.page, lambda prompt: prompt.text == "sail")
    expect(anke.page.get_by_role("listitem").filter(has_text="Contarini").first).to_be_in_viewport(ratio=1)

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
from fondaco.kernel import Action, Amount, Move, Prompt, legal
from fondaco.kernel.frame import parts
from fondaco.words import Words
from tests.browser.house import House, Visitor, asked, bar, press, touch
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
    bot, rng = bots_for("liguria")["greedy"](), Random(2)
    while house.site.site.tables[table].meta.status == "running":
        state = house.state(table)
        prompt = asked(state, 0)
        if prompt is None:
            page.wait_for_timeout(10)
            continue
        if is_there(prompt):
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
    return (berth(house, table) + PRINTED["ways"][way]["step"]) % STOPS


def choose_nearest(page: Page) -> None:
    """Where two ways lead to a stop, the shorter one."""
    near = page.locator(".offer .choice").filter(has_text=re.compile(r"^\s*1\s*$"))
    if near.count():
        near.dispatch_event("click")


def test_lig_4_1_a_choice_of_ways_goes_with_its_question(house: House) -> None:
    """The answer came from elsewhere: the choice has the focus when it goes, and the page has no trouble."""
    table, page = table_with_two_ways(house)
    bot, rng = bots_for("liguria")["greedy"](), Random(2)
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
    """With an anchor a stop can be meant in two ways: the bar asks which, and one more touch answers."""
    table, anke = sit_down(house)
    page = anke.page
    way = one_way(play_until(house, table, page, can_anchor))
    before = house.answers(table)
    touch(page, f"stop:{next_stop(house, table, way)}")
    choose_nearest(page)
    expect(bar(page)).to_contain_text("Now choose what to do")
    drop = bar(page).get_by_role("button", name="and drop anchor")
    expect(drop).to_have_text(f"Sail 1 step {WORDS.thing('way', way)} and drop anchor")
    press(drop)
    wait_for_answer(page, house, table, before)


def test_lig_4_1_a_stop_out_of_reach_says_how_far_it_is(house: House) -> None:
    table, anke = sit_down(house)
    page = anke.page
    prompt = play_until(house, table, page, lambda prompt: prompt.text == "sail")
    most = steps_of(prompt.move("sail")).high
    far = f"Steps: at most {most}, this would take {STOPS}."
    own = page.locator(f'[data-thing="stop:{berth(house, table)}"]').first
    assert far in (own.get_attribute("data-hint") or "")
    own.dispatch_event("click")
    expect(page.locator(".notice")).to_contain_text(far)
    expect(page.locator(".notice")).to_contain_text("4.1")


def test_what_is_laid_out_later_is_chosen_on_the_board(house: House) -> None:
    """The page came before the tiles did."""
    table, anke = sit_down(house)
    play_until(house, table, anke.page, can_choose_a_tile)
    expect(bar(anke.page)).to_contain_text("choose on the board")


def test_all_four_players_are_in_sight(house: House) -> None:
    table, anke = sit_down(house)
    play_until(house, table, anke.page, lambda prompt: prompt.text == "sail")
    expect(anke.page.locator("#panel-players li").last).to_be_in_viewport(ratio=1)

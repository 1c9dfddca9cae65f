"""Die Händler von Genua in a real browser: a whole game; an offer made, accepted, answered with terms."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from fondaco.games import GAMES
from fondaco.games.genoa.state import Genoa
from fondaco.kernel import Action, Amount, Prompt, pick, question, waiting
from fondaco.kernel.action import number
from fondaco.server.table.table import Table
from fondaco.words import Words
from tests.browser.house import (
    PHONE,
    WIDE,
    House,
    Visitor,
    asked,
    bar,
    enter,
    fill_amount,
    is_asked,
    press,
    touch,
)

GENOA = GAMES["genoa"]
NAMES = ["Anke", "Bernd", "Doria"]
WORDS = Words(GENOA, "en", NAMES)
ME = {"kind": "me", "name": "Anke", "bot": ""}
FREE = {"kind": "open", "name": "", "bot": ""}
BOT = {"kind": "bot", "name": "Doria", "bot": "chaos"}
EMPTY = (0,) * 18
LEFT_OUT = ("address",)  # terms have a test of their own

Until = Callable[[Genoa, Prompt], bool]


def state_of(house: House, table: str) -> Genoa:
    state = house.state(table)
    assert isinstance(state, Genoa)
    return state


def seated(house: House) -> tuple[str, Visitor, Visitor]:
    """Anke has set a table, Bernd has sat down, a bot has the third seat."""
    anke, bernd = house.visitor(), house.visitor()
    table = anke.set_table("genoa", [ME, FREE, BOT])
    bernd.go("/")
    bernd.post(f"/api/tables/{table}/sit", seat=1, name="Bernd")
    anke.post(f"/api/tables/{table}/start")
    anke.go(f"/table/{table}")
    bernd.go(f"/table/{table}")
    return table, anke, bernd


async def step(table: Table, until: Until, rng: Random) -> Prompt | None:
    """The question the test wants, if it is open; else Anke or Bernd, if asked, moves on with few words."""
    async with table.hold() as writer:
        assert table._writer.match is not None
        state = table._writer.match.state
        assert isinstance(state, Genoa)
        prompts = [question(state, seat) for seat in waiting(state) if 0 <= seat < 2]
        for prompt in prompts:
            if until(state, prompt):
                return prompt
        if prompts:
            a = quiet(state, prompts[0], rng)
            await writer.advance(lambda match: match.push(a), lambda: None)
        return None


def play_until(house: House, table: str, page: Page, until: Until) -> Prompt:
    """Play on, past the page, to the moment that the test is about."""
    rng = Random(4)
    for _ in range(3000):
        prompt = house.site.inside(step(house.site.site.tables[table], until, rng))
        if prompt is not None:
            return prompt
        page.wait_for_timeout(5)
    raise AssertionError("the moment did not come")


def quiet(state: Genoa, prompt: Prompt, rng: Random) -> Action:
    """An answer that moves the game on: no offer, and the tower walks."""
    for verb in ("ready", "refuse", "drop", "move"):
        move = prompt.move(verb)
        if move is not None:
            return move.sample(prompt.seat, rng)
    return pick(state, prompt, rng)


def wish(state: Genoa, prompt: Prompt, rng: Random) -> Action:
    """Any answer that this test knows how to give on the page; an offer is a few ducats."""
    moves = [move for move in prompt.moves if move.verb not in LEFT_OUT]
    move = rng.choice(moves)
    if move.verb == "offer":
        field = move.fields[0].sample(rng)
        a = Action(prompt.seat, "offer", (field, 5, EMPTY, (), 0, EMPTY, 0))
        return a if move.fields[1].admits(5) else Action(prompt.seat, "ready", ())
    return move.sample(prompt.seat, rng)


def say(page: Page, prompt: Prompt, a: Action) -> None:
    """As `enter`, but for what Genoa lays out itself."""
    if a.verb == "accept":
        line = page.locator(f".standing [data-offer='{number(a.args[0])}']")
        press(line.get_by_role("button", name="Accept"))
    elif a.verb == "hand_over":
        is_asked(page)
        for card in a.args[0] if isinstance(a.args[0], tuple) else ():
            touch(page, f"card:{card}")
        press(bar(page).locator("button.primary"))
    elif a.verb == "offer":
        offer(page, prompt, number(a.args[0]), number(a.args[1]))
    elif a.verb in ("exchange", "exchange_card"):
        exchange(page, prompt, a)
    else:
        enter(page, WORDS, prompt, a)


def offer(page: Page, prompt: Prompt, field: int, pay: int) -> None:
    """Money for a field: the field on the map, the sum in the bar."""
    expect(bar(page).locator("form .sentence")).to_contain_text(WORDS.ask(prompt))
    moves = bar(page).get_by_role("group", name="Moves")
    moves.get_by_role("button", name=WORDS.verb("offer")).click()
    move = prompt.move("offer")
    assert move is not None
    if move.fields[0].size() > 1:
        touch(page, f"field:{field}")
    assert isinstance(move.fields[1], Amount)
    fill_amount(page, WORDS, move.fields[1], pay)
    expect(bar(page)).to_contain_text("That is allowed.")
    press(bar(page).locator("button.primary"))


def exchange(page: Page, prompt: Prompt, a: Action) -> None:
    """Goods are named twice: each among those of its own row."""
    move = prompt.move(a.verb)
    assert move is not None
    expect(bar(page).locator("form .sentence")).to_contain_text(WORDS.ask(prompt))
    moves = bar(page).get_by_role("group", name="Moves")
    press(moves.get_by_role("button", name=re.compile(f"^{re.escape(WORDS.verb(a.verb))}.…$")))
    for field, arg in zip(move.fields, a.args, strict=True):
        if field.size() > 1 and field.what == "card":
            touch(page, f"card:{number(arg)}")
        elif field.size() > 1:
            row = bar(page).get_by_role("radiogroup", name=WORDS.label(field.name))
            row.get_by_role("radio", name=WORDS.thing("good", number(arg)), exact=True).click()
    press(bar(page).locator("button.primary"))


def given(house: House, table: str, seat: int) -> int:
    match = house.site.site.tables[table]._writer.match
    assert match is not None
    return match.given[seat]


def answer(house: House, table: str, page: Page, prompt: Prompt, a: Action) -> None:
    before = given(house, table, prompt.seat)
    say(page, prompt, a)
    for _ in range(300):
        if given(house, table, prompt.seat) > before:
            return
        page.wait_for_timeout(10)
    raise AssertionError(bar(page).inner_text())


def violations(page: Page) -> list[str]:
    """What axe-core finds."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found]


def test_a_whole_game_on_the_page(house: House) -> None:
    """Every answer of Anke's is given on the page, to the standings with the ring of privileges."""
    anke = house.visitor()
    table = anke.set_table("genoa", [ME, BOT | {"name": "Bernd"}, BOT])
    page = anke.go(f"/table/{table}")
    rng = Random(6)
    while house.site.site.tables[table].meta.status == "running":
        state = state_of(house, table)
        prompt = asked(state, 0)
        if prompt is None:
            page.wait_for_timeout(15)
            continue
        answer(house, table, page, prompt, wish(state, prompt, rng))
    expect(page.get_by_text("Final standing").first).to_be_visible()
    expect(page.locator("figure svg text").filter(has_text="Harbour")).to_have_count(1)
    assert not violations(page)


def wants_offer(state: Genoa, prompt: Prompt) -> bool:
    """Bernd is asked for an offer to Anke, for where the tower goes, and has money."""
    moves = [move.verb for move in prompt.moves]
    is_ahead = len(state.stack[-2].show(1)) > 0 and type(state.stack[-2]).__name__ == "Ahead"
    return prompt.seat == 1 and state.active == 0 and "offer" in moves and is_ahead and state.money[1] >= 20


def target(prompt: Prompt) -> int:
    """A field that an offer can be for."""
    return number(prompt.moves[0].fields[0].sample(Random(1)))


def test_an_offer_says_live_whether_it_is_allowed_and_what_is_left(house: House) -> None:
    """Nothing cites GEN-6.6; five ducats are allowed, told in words, and lie on the map."""
    table, _, bernd = seated(house)
    prompt = play_until(house, table, bernd.page, wants_offer)
    page = bernd.page
    is_asked(page)
    field = target(prompt)
    touch(page, f"field:{field}")
    expect(bar(page)).to_contain_text("Nothing offered yet: at least 5 ducats or one good. 6.6")
    expect(bar(page).locator("button.primary")).to_be_disabled()
    money = state_of(house, table).money[1]
    bar(page).get_by_role("button", name=f"More: {WORDS.label('pay')}").click()
    expect(bar(page)).to_contain_text("That is allowed.")
    expect(bar(page)).to_contain_text(f"Ducats {money - 5}")
    expect(bar(page)).to_contain_text(f"Offer 5 ducats for {WORDS.thing('field', field, 'the')}")
    press(bar(page).locator("button.primary"))
    expect(page.locator(".genoa .sealed")).to_have_count(1)
    expect(bar(page)).to_contain_text("Offered already: Bernd offers 5 ducats")
    expect(page.locator(".genoa [data-thing^='offer:']")).to_have_count(0)


def test_looking_at_a_card_does_not_offer_it(house: House) -> None:
    """Only once an offer is being put together does a touch give a card away."""
    table, _, bernd = seated(house)
    prompt = play_until(house, table, bernd.page, wants_offer)
    page = bernd.page
    is_asked(page)
    card = state_of(house, table).hand(1)[0]
    touch(page, f"card:{card}")
    expect(bar(page).get_by_role("group", name="Moves")).to_be_visible()
    touch(page, f"field:{target(prompt)}")
    touch(page, f"card:{card}")
    expect(bar(page)).to_contain_text(WORDS.thing("card", card))


def make_offer(house: House, table: str, bernd: Visitor) -> int:
    """Bernd offers Anke five ducats; where for."""
    prompt = play_until(house, table, bernd.page, wants_offer)
    field = target(prompt)
    is_asked(bernd.page)
    answer(house, table, bernd.page, prompt, Action(1, "offer", (field, 5, EMPTY, (), 0, EMPTY, 0)))
    again = asked(state_of(house, table), 1)
    if again is not None:
        answer(house, table, bernd.page, again, Action(1, "ready", ()))
    return field


def test_an_offer_is_accepted_by_one_touch(house: House) -> None:
    table, anke, bernd = seated(house)
    field = make_offer(house, table, bernd)
    line = anke.page.locator(".standing li").filter(has_text="Bernd offers 5 ducats")
    expect(anke.page.locator(".genoa [data-thing^='offer:']").first).to_be_visible()
    press(line.get_by_role("button", name="Accept"))
    expect(anke.page.get_by_text("Bernd pays 5 ducats to Anke.").first).to_be_visible()
    moved = f"Anke moves the tower to {WORDS.thing('field', field, 'the')}."
    expect(anke.page.get_by_text(moved).first).to_be_visible()


def test_an_offer_is_answered_with_terms(house: House) -> None:
    """The composer opens with what was offered; Anke asks for five more, Bernd sees it and agrees."""
    table, anke, bernd = seated(house)
    make_offer(house, table, bernd)
    line = anke.page.locator(".standing li").filter(has_text="Bernd offers 5 ducats")
    press(line.get_by_role("button", name="Answer"))
    asked_for = bar(anke.page).get_by_role("spinbutton", name=WORDS.label("ask"), exact=True)
    expect(asked_for).to_have_value("5")
    asked_for.press("ArrowUp")
    expect(bar(anke.page)).to_contain_text("That is allowed.")
    press(bar(anke.page).locator("button.primary"))
    expect(bar(bernd.page)).to_contain_text("10 ducats")
    touch(bernd.page, f"card:{state_of(house, table).hand(1)[0]}")  # to look at it: that begins no offer
    moves = bar(bernd.page).get_by_role("group", name="Moves")
    press(moves.get_by_role("button", name=WORDS.verb("agree"), exact=True))
    expect(bernd.page.get_by_text("Bernd pays 10 ducats to Anke.").first).to_be_visible()


def reach(page: Page, what: str) -> tuple[float, float]:
    """How far down something on the page begins and ends."""
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def is_uncovered(page: Page) -> bool:
    """Do city and hand end above the question?"""
    over, _ = reach(page, "section.sheet")
    return all(reach(page, what)[1] <= over for what in (".genoa .tray", ".genoa .wall"))


def test_the_question_covers_neither_city_nor_hand(house: House) -> None:
    """On a wide screen there is only the supply where the question grows: for the bidder and for the host."""
    table, anke, bernd = seated(house)
    prompt = play_until(house, table, bernd.page, wants_offer)
    is_asked(bernd.page)
    touch(bernd.page, f"field:{target(prompt)}")
    expect(bar(bernd.page)).to_contain_text("6.6")
    assert is_uncovered(bernd.page)
    bar(bernd.page).get_by_role("button", name="Back").click()
    make_offer(house, table, bernd)
    expect(anke.page.locator(".standing li").filter(has_text="Bernd offers 5 ducats")).to_be_visible()
    assert is_uncovered(anke.page)


def test_a_card_frames_its_buildings(house: House) -> None:
    """Pointing at a message frames the two buildings that it is about; pointing away unframes them."""
    _, anke, _ = seated(house)
    page = anke.page
    page.get_by_role("group", name=WORDS.view_label("players.hand")).locator("[aria-label^=message]").hover()
    expect(page.locator(".meant path")).to_have_count(2)
    page.locator(".genoa [data-thing='field:18']").hover()
    expect(page.locator(".meant path")).to_have_count(0)


@pytest.mark.parametrize(
    ("scheme", "screen"), [("light", WIDE), ("dark", WIDE), ("light", PHONE)], ids=["light", "dark", "phone"]
)
def test_the_composer_is_open_to_all(house: House, scheme: str, screen: dict[str, Any]) -> None:
    """axe-core finds nothing while an offer is put together, and nothing scrolls sideways."""
    table, _, bernd = seated(house)
    prompt = play_until(house, table, bernd.page, wants_offer)
    state = bernd.context.storage_state()
    visitor = house.visitor(color_scheme=scheme, viewport=screen, storage_state=state)
    page = visitor.go(f"/table/{table}")
    is_asked(page)
    page.locator("[data-thing]").first.wait_for()
    touch(page, f"field:{target(prompt)}")
    expect(bar(page)).to_contain_text("6.6")
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth - window.innerWidth") <= 0

"""Die Händler von Genua in a real browser: a whole game; an offer made, accepted, answered with terms."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from fondaco.games import GAMES
from fondaco.games.genoa.data import ANY_WARE, PLAZA, SPECIAL
from fondaco.games.genoa.state import Genoa
from fondaco.kernel import Action, Amount, Illegal, Prompt, check, pick, question, waiting
from fondaco.kernel.action import number
from fondaco.server.table.table import Table
from fondaco.words import Words
from tests.browser.house import (
    PATIENCE,
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
from tests.browser.measure import settled

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
    for one in (anke, bernd):
        one.context.add_init_script("localStorage['fondaco.log'] = 'whole'")
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
    verbs = [move.verb for move in prompt.moves]
    moves = [move for move in prompt.moves if move.verb not in LEFT_OUT]
    if "repeat" in verbs:
        return Action(prompt.seat, "repeat", ())
    move = rng.choice(moves)
    if move.verb == "offer":
        field = move.fields[0].sample(rng)
        a = Action(prompt.seat, "offer", (field, 5, EMPTY, (), 0, EMPTY, 0, 0))
        return a if is_legal(state, a) else quiet(state, prompt, rng)
    return move.sample(prompt.seat, rng)


def is_legal(state: Genoa, a: Action) -> bool:
    """Some offers are refused as a whole, as those of who could act only with a card of the host's (6.5)."""
    try:
        check(state, a)
    except Illegal:
        return False
    return True


def say(page: Page, prompt: Prompt, a: Action) -> None:
    """As `enter`, but for what Genoa lays out itself."""
    if a.verb == "accept":
        line = page.locator(f".standing [data-offer='{number(a.args[0])}']")
        press(line.get_by_role("button", name="Accept"))
    elif a.verb == "hand_over":
        expect(bar(page).locator("form .sentence")).to_contain_text(WORDS.ask(prompt))
        for card in a.args[0] if isinstance(a.args[0], tuple) else ():
            touch(page, f"card:{card}")
        press(bar(page).locator("button.primary"))
    elif a.verb == "offer" and prompt.text == "hear":
        expect(bar(page).locator("form .sentence")).to_contain_text(WORDS.ask(prompt))
        press(bar(page).locator("[data-verb='offer']"))
        field = prompt.moves[-1].fields[1]
        assert isinstance(field, Amount)
        fill_amount(page, WORDS, field, number(a.args[1]))
        expect(bar(page).locator("button.primary")).to_be_enabled()
        press(bar(page).locator("button.primary"))
    elif a.verb == "offer":
        bid(page, prompt, number(a.args[0]), number(a.args[1]))
        send(page, 1)
    elif a.verb == "repeat":
        expect(bar(page).locator("form .sentence")).to_contain_text(WORDS.ask(prompt))
        send(page, 1)
    elif a.verb == "withdraw":
        expect(bar(page).locator("form .sentence")).to_contain_text(WORDS.ask(prompt))
        row = bar(page).locator(f".rows [data-field='{number(a.args[0])}']")
        press(row.get_by_role("button", name="Withdraw"))
    elif a.verb in ("exchange", "exchange_card"):
        exchange(page, prompt, a)
    else:
        enter(page, WORDS, prompt, a)


def bid(page: Page, prompt: Prompt, field: int, pay: int) -> None:
    """Money for a field, in its row of the form."""
    expect(bar(page).locator("form .sentence")).to_contain_text(WORDS.ask(prompt))
    sum_of(page, field).fill(str(pay))


def sum_of(page: Page, field: int) -> Locator:
    """Where the ducats for a field are set."""
    return bar(page).locator(f".rows [data-field='{field}']").get_by_role("spinbutton")


def send(page: Page, offers: int) -> None:
    press(bar(page).get_by_role("button", name=f"Send {offers} offer"))


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


def answer(house: House, table: str, page: Page, prompt: Prompt, a: Action) -> None:
    before = house.given(table, prompt.seat)
    # What was asked before may read the same: who types into its form types in vain.
    expect(bar(page).locator(f'form[data-question="0.{before}"]')).to_be_visible()
    say(page, prompt, a)
    for _ in range(PATIENCE // 10):
        if house.given(table, prompt.seat) > before:
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
    expect(bar(page)).to_contain_text(f"Ducats {money - 5}")
    expect(bar(page)).to_contain_text(f"Offer 5 ducats for {WORDS.thing('field', field, 'the')}")
    expect(bar(page).locator("button.primary")).to_be_enabled()
    press(bar(page).locator("button.primary"))
    expect(page.locator(".genoa [data-thing^='offer:']").first).to_be_visible()


def test_ask_me_only_answers_the_open_question_too(house: House) -> None:
    """It stays while one of its fields is chosen, and is passed with the last one."""
    table, _, bernd = seated(house)
    prompt = play_until(house, table, bernd.page, lambda s, p: wants_offer(s, p) and building(p) is not None)
    page, field = bernd.page, building(prompt)
    assert field is not None
    question = bar(page).locator(f'form[data-question="0.{house.given(table, 1)}"]')
    expect(question).to_be_visible()
    choice = bar(page).locator("details")
    choice.locator("summary").dispatch_event("click")
    for name in (WORDS.thing("field", field), "Streets and plaza"):
        choice.get_by_role("checkbox", name=name, exact=True).dispatch_event("click")
    bar(page).get_by_role("checkbox", name="Ask me only about the buildings I choose").dispatch_event("click")
    expect(question).to_be_visible()
    choice.get_by_role("checkbox", name=WORDS.thing("field", field), exact=True).dispatch_event("click")
    expect(question).to_be_hidden()


def test_what_is_only_about_streets_is_passed_unless_one_wants_to_be_asked(house: House) -> None:
    """Here streets were chosen before; without them the page passes, whether or not it was told to rest."""
    table, _, bernd = seated(house)
    page = bernd.page
    play_until(house, table, page, is_about_streets)
    question = bar(page).locator(f'form[data-question="0.{house.given(table, 1)}"]')
    expect(question).to_be_visible()
    choice = bar(page).locator("details")
    choice.locator("summary").dispatch_event("click")
    choice.get_by_role("checkbox", name="Streets and plaza", exact=True).dispatch_event("click")
    expect(question).to_be_hidden()


def is_about_streets(state: Genoa, prompt: Prompt) -> bool:
    """Bernd is asked for offers, has made none, and no building is to be had."""
    if prompt.seat != 1 or prompt.move("offer") is None or building(prompt) is not None:
        return False
    view: Any = GENOA.view(state, 1)
    return all(offer["guest"] != 1 for offer in view["offers"] + view["earlier"])


def test_all_offers_of_an_asking_are_sent_from_one_form(house: House) -> None:
    """Bernd sets ducats for two fields, and is asked no more; Anke sees both."""
    table, anke, bernd = seated(house)
    prompt = play_until(
        house, table, bernd.page, lambda s, p: wants_offer(s, p) and p.moves[0].fields[0].size() > 1
    )
    is_asked(bernd.page)
    first, second = [number(field) for field in prompt.moves[0].fields[0].values()[:2]]
    bid(bernd.page, prompt, first, 5)
    bid(bernd.page, prompt, second, 10)
    send(bernd.page, 2)
    for sum in (5, 10):
        line = anke.page.locator(".standing li").filter(has_text=f"Bernd offers {sum} ducats")
        expect(line).to_be_visible()
    assert asked(state_of(house, table), 1) is None


def test_a_sum_that_stands_already_can_be_sent_again(house: House) -> None:
    """Whoever types it gets the button to send it, though the row shows it already."""
    table, anke, bernd = seated(house)
    field = make_offer(house, table, bernd)
    host = wait_for(house, table, anke.page, 0, "ahead")
    answer(house, table, anke.page, host, Action(0, "ask", ()))
    again = wait_for(house, table, bernd.page, 1, "offer")
    expect(sum_of(bernd.page, field)).to_have_value("5")
    answer(house, table, bernd.page, again, Action(1, "offer", (field, 5, EMPTY, (), 0, EMPTY, 0, 0)))


def test_more_ducats_than_one_has_are_never_shown(house: House) -> None:
    """Whoever types more has all they own in the row, with the very key."""
    table, _, bernd = seated(house)
    prompt = play_until(house, table, bernd.page, wants_offer)
    field = target(prompt)
    is_asked(bernd.page)
    most = prompt.moves[0].fields[1]
    assert isinstance(most, Amount)
    for _ in range(2):
        sum_of(bernd.page, field).fill(f"{most.high}0")
        assert sum_of(bernd.page, field).input_value() == str(most.high)


def test_gen_6_13_what_was_offered_before_the_tower_came_is_filled_in(house: House) -> None:
    """One press makes it again."""
    table, anke, bernd = seated(house)
    prompt = play_until(house, table, bernd.page, lambda s, p: wants_offer(s, p) and building(p) is not None)
    field = building(prompt)
    assert field is not None
    is_asked(bernd.page)
    answer(house, table, bernd.page, prompt, Action(1, "offer", (field, 15, EMPTY, (), 0, EMPTY, 0, 0)))
    host = wait_for(house, table, anke.page, 0, "ahead")
    answer(house, table, anke.page, host, Action(0, "move", (field,)))
    if asked(state_of(house, table), 0) is not None:
        host = wait_for(house, table, anke.page, 0, "here")
        answer(house, table, anke.page, host, Action(0, "ask", ()))
    wait_for(house, table, bernd.page, 1, "offer")
    expect(sum_of(bernd.page, field)).to_have_value("15")
    send(bernd.page, 1)
    expect(bernd.page.get_by_text("Bernd offers 15 ducats").nth(1)).to_be_visible()


def building(prompt: Prompt) -> int | None:
    """A building that an offer can be for."""
    offer = prompt.move("offer")
    fields = offer.fields[0].values() if offer else []
    found = [number(field) for field in fields if number(field) < PLAZA]
    return found[0] if found else None


def wait_for(house: House, table: str, page: Page, seat: int, text: str) -> Prompt:
    """The question of a kind to a seat, once the bot has answered."""
    for _ in range(300):
        prompt = asked(state_of(house, table), seat)
        if prompt is not None and prompt.text == text:
            return prompt
        page.wait_for_timeout(10)
    raise AssertionError(f"seat {seat} is not asked {text}")


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
    answer(house, table, bernd.page, prompt, Action(1, "offer", (field, 5, EMPTY, (), 0, EMPTY, 0, 0)))
    return field


def test_an_offer_is_accepted_by_one_touch(house: House) -> None:
    table, anke, bernd = seated(house)
    field = make_offer(house, table, bernd)
    line = anke.page.locator(".standing li").filter(has_text="Bernd offers 5 ducats")
    flag = anke.page.locator(".genoa svg [data-offer]").first
    expect(flag).to_be_visible()
    # a press on it means the building below
    assert flag.evaluate("flag => getComputedStyle(flag).pointerEvents") == "none"
    press(line.get_by_role("button", name="Accept"))
    expect(anke.page.get_by_text("Bernd pays 5 ducats to Anke.").first).to_be_visible()
    moved = f"Anke moves the tower to {WORDS.thing('field', field, 'the')}."
    expect(anke.page.get_by_text(moved).first).to_be_visible()


def test_an_offer_is_answered_with_terms(house: House) -> None:
    """The composer opens with what was offered; Anke asks for five more, Bernd reads it on the button."""
    table, anke, bernd = seated(house)
    make_offer(house, table, bernd)
    line = anke.page.locator(".standing li").filter(has_text="Bernd offers 5 ducats")
    press(line.get_by_role("button", name="Counter-offer"))
    asked_for = bar(anke.page).get_by_role("spinbutton", name=WORDS.label("ask"), exact=True)
    expect(asked_for).to_have_value("5")
    asked_for.press("ArrowUp")
    press(bar(anke.page).locator("button.primary"))
    expect(bar(bernd.page)).to_contain_text("10 ducats")
    touch(bernd.page, f"card:{state_of(house, table).hand(1)[0]}")  # to look at it: that begins no offer
    moves = bar(bernd.page).get_by_role("group", name="Moves")
    press(moves.get_by_role("button", name="Accept and pay 10", exact=True))
    expect(bernd.page.get_by_text("Bernd pays 10 ducats to Anke.").first).to_be_visible()


def box_of(page: Page, what: str) -> tuple[float, float, float, float]:
    """Where something on the page begins and ends: left, top, right, bottom."""
    settled(page)
    box = page.locator(what).first.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def is_uncovered(page: Page) -> bool:
    """Do city and hand end above the question, or beside it?"""
    left, top, _, _ = box_of(page, "section.sheet")
    ends = [box_of(page, what)[2:] for what in (".genoa .tray", ".genoa .wall")]
    return all(right <= left or bottom <= top for right, bottom in ends)


def test_the_question_covers_neither_city_nor_hand(house: House) -> None:
    """On a wide screen it stands beside them: for the bidder and for the host."""
    table, anke, bernd = seated(house)
    prompt = play_until(house, table, bernd.page, wants_offer)
    is_asked(bernd.page)
    touch(bernd.page, f"field:{target(prompt)}")
    expect(bar(bernd.page)).to_contain_text("6.6")
    assert is_uncovered(bernd.page)
    bar(bernd.page).get_by_role("button", name="Choose otherwise").click()
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


def test_touching_the_building_carries_out_its_action(house: House) -> None:
    """One touch chooses it, another confirms it: no button is looked for."""
    table, anke, bernd = seated(house)
    prompt = play_until(house, table, anke.page, lambda _, p: p.text == "here" and p.move("act") is not None)
    page = (anke, bernd)[prompt.seat].page
    is_asked(page)
    building = state_of(house, table).path[-1]
    touch(page, f"field:{building}")
    if asked(state_of(house, table), prompt.seat) is not None:
        touch(page, f"field:{building}")
    name = NAMES[prompt.seat]
    at = WORDS.thing("field", building, "at")
    expect(page.get_by_text(f"{name} carries out the action {at}.").first).to_be_visible()


async def give_any_ware(table: Table, seat: int) -> None:
    """Past the rules: the test is about how the card is played."""
    async with table.hold():
        assert table._writer.match is not None
        table._writer.match.state.take_from_supply(seat, SPECIAL + ANY_WARE, 1)


def test_a_special_card_is_played_by_touching_it(house: House) -> None:
    """Any Ware opens its choice."""
    table, anke, bernd = seated(house)
    prompt = play_until(house, table, anke.page, lambda _, p: p.text == "here" and p.move("act") is not None)
    page = (anke, bernd)[prompt.seat].page
    is_asked(page)
    house.site.inside(give_any_ware(house.site.site.tables[table], prompt.seat))
    answer(house, table, page, prompt, Action(prompt.seat, "act", ()))
    touch(page, f"special:{ANY_WARE}")
    expect(bar(page).get_by_role("radiogroup", name=WORDS.label("ware"))).to_be_visible()

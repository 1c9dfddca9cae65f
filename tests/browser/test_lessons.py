"""The guided first games in the browser: opened by one link and played to their end."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from fondaco.games import GAMES
from fondaco.kernel import Action, Prompt, number
from fondaco.kernel.lesson import Lesson, Step
from fondaco.words import Words
from fondaco.words.lessons import lesson_text
from tests.browser.house import PHONE, WIDE, House, asked, bar, enter, press, touch
from tests.browser.measure import settled, sheet_share
from tests.browser.test_genoa import say as say_in_genoa
from tests.browser.test_genoa import send, sum_of

TAUGHT = [game for game in GAMES.values() if game.lesson() is not None]


def voice(page: Page) -> Any:
    return page.get_by_role("region", name="Guided first game")


def lesson_of(game: str) -> Lesson:
    lesson = GAMES[game].lesson()
    assert lesson is not None
    return lesson


def listen(page: Page, game: str, step: Step, names: list[str]) -> None:
    """Hear all that is said at a question; whatever the voice points at is ringed."""
    sayings = [saying for saying in step.sayings if saying.after != "other"]
    for n, saying in enumerate(sayings):
        expect(voice(page).locator(".words")).to_have_text(lesson_text(game, "en", saying.words, names))
        rings = page.locator(".pointing .ring")
        expect(rings).not_to_have_count(0) if saying.spots else expect(rings).to_have_count(0)
        if n < len(sayings) - 1:
            press(voice(page).get_by_role("button", name="Go on"))


def learn(house: House, game: str, **wishes: Any) -> tuple[str, Page]:
    """The table of a lesson, which began by one link."""
    anke = house.visitor(**wishes)
    page = anke.go(f"/learn/{game}")
    expect(voice(page)).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    anke.post(f"/api/tables/{table}/pace", pace="instant")
    return table, page


def say(page: Page, game: str, words: Words, prompt: Prompt, a: Action) -> None:
    """Give an answer; offers of Genoa have a form of their own."""
    if game == "genoa" and a.verb == "accept":
        say_in_genoa(page, prompt, a)
    elif game == "genoa" and a.verb == "offer":
        expect(bar(page).locator("form .sentence")).to_contain_text(words.ask(prompt))
        sum_of(page, number(a.args[0])).fill(str(a.args[1]))
        send(page, 1)
    elif game == "genoa" and a.verb == "mark" and len(prompt.moves) == 1:
        touch(page, f"field:{a.args[0]}")  # it can be taken back, so this is the answer
    else:
        enter(page, words, prompt, a)


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_a_guided_game_is_played_to_its_end(house: House, game: Any) -> None:
    lesson = lesson_of(game.name)
    table, page = learn(house, game.name)
    names = [seat.name for seat in house.site.site.tables[table].meta.seats]
    words = Words(game, "en", names)
    for n, step in enumerate(lesson.steps):
        listen(page, game.name, step, names)
        prompt = asked(house.state(table), lesson.learner)
        assert prompt is not None
        if n < len(lesson.steps) - 1:
            say(page, game.name, words, prompt, lesson.script[lesson.learner][n])
    assert not Axe().run(page).response["violations"]
    press(voice(page).get_by_role("button", name="Play on"))
    expect(voice(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_it_can_be_left_resumed_and_skipped(house: House, size: Any) -> None:
    table, page = learn(house, "doge", viewport=size)
    press(voice(page).get_by_role("button", name="Go on"))
    assert not Axe().run(page).response["violations"]
    said = voice(page).locator(".words").inner_text()
    page.goto(f"{house.site.address}/learn/doge")
    expect(voice(page).locator(".words")).to_have_text(said)
    assert page.url.endswith(table), "the same table, at the same idea"
    press(voice(page).get_by_role("button", name="Skip the lesson"))
    expect(voice(page)).to_have_count(0)
    expect(bar(page).locator("form .sentence")).to_be_visible()


def test_on_a_phone_the_board_has_the_room_of_the_question_while_the_voice_explains(house: House) -> None:
    """It comes with the last idea, or when its handle is touched."""
    _, page = learn(house, "genoa", viewport=PHONE, has_touch=True, is_mobile=True)
    sentence = bar(page).locator("form .sentence")
    settled(page)
    assert sheet_share(page) < 0.07
    expect(sentence).not_to_be_visible()
    press(bar(page).get_by_role("button", name="Show the question"))
    expect(sentence).to_be_visible()
    page.reload()
    for _ in lesson_of("genoa").steps[0].sayings[1:]:
        press(voice(page).get_by_role("button", name="Go on"))
    expect(sentence).to_be_visible()


def test_a_name_that_the_site_does_not_take_keeps_nobody_from_learning(house: House) -> None:
    anke = house.visitor()
    anke.context.add_init_script("localStorage['fondaco.name'] = 'a\\u202eb'")
    page = anke.go("/learn/doge")
    expect(voice(page)).to_be_visible()
    anke.troubles.clear()  # the browser notes the request that was refused


def test_what_is_missing_or_wrong_in_an_address_gets_a_sentence_or_no_matter(house: House) -> None:
    """Unknown games, tables, links; and a replay from a seat and a step that are not there."""
    anke = house.visitor()
    table = anke.set_table("doge", [{"kind": "bot", "bot": "chaos"}] * 3)
    expect(anke.go(f"/table/{table}").get_by_text("Final standing").first).to_be_visible(timeout=60_000)
    expect(anke.go(f"/replay/{table}?step=x&seat=99").locator(".board").first).to_be_visible()
    for address, sentence in {
        "/learn/chess": "This game has no guided first game yet.",
        "/table/none": "There is no such table.",
        "/rules/chess": "There is no such game here.",
        "/nowhere": "There is no such page.",
    }.items():
        expect(anke.go(address).get_by_text(sentence)).to_be_visible()
    for address, button in {"/claim/none": "Take the seat", "/come/none": "Yes, that’s me"}.items():
        press(anke.go(address).get_by_role("button", name=button))
        expect(anke.page.get_by_role("alert")).to_be_visible()
    anke.troubles.clear()  # the browser notes every request that was refused

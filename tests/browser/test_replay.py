"""Looking back at a long game: from round to round, by keys, by touch, through any eyes."""

from __future__ import annotations

import re
import time
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from fondaco.kernel import CHANCE
from tests.browser.house import PHONE, House, until
from tests.browser.measure import settled

SMALLEST: Final = 24  # pixels that a finger needs
LINES: Final = 8  # more than are told at the end of a round
NAMES: Final = ["Loredan", "Dandolo", "Contarini"]


def finished(house: House, game: str) -> str:
    """A game that bots have played to its end."""
    seats = [{"kind": "bot", "name": name, "bot": "chaos"} for name in NAMES]
    table = house.visitor().set_table(game, seats)
    end = time.monotonic() + 60
    while house.site.site.tables[table].meta.status != "finished":
        assert time.monotonic() < end
        time.sleep(0.05)
    return table


def rounds(page: Page) -> Locator:
    return page.get_by_label("Rounds and turns")


def steps(page: Page) -> list[int]:
    """The steps that can be jumped to."""
    return [
        int(str(value))
        for value in rounds(page).locator("option").evaluate_all("all => all.map(o => o.value)")
    ]


def stops(house: House, table: str) -> list[int]:
    """The steps at which somebody is asked, the set-up and the end: what chance answers is passed over."""
    last = house.answers(table)
    draws = [n for n, a in enumerate(house.match(table).answers) if a.seat == CHANCE]
    return [n for n in range(last + 1) if n in (0, last) or n not in draws]


def at(page: Page, step: int) -> None:
    """The page is at this step, and its address says so."""
    expect(page.get_by_role("region", name="Replay").locator(".count")).to_have_text(re.compile(f"^{step} /"))
    expect(page).to_have_url(re.compile(rf"[?&]step={step}\b"))


def test_who_looks_back_jumps_from_turn_to_turn(house: House) -> None:
    """By keys, buttons and the list; a turn is named as the game tells it."""
    table = finished(house, "genoa")
    page = house.visitor().go(f"/replay/{table}")
    expect(rounds(page)).to_be_visible()
    marks = steps(page)
    assert marks == sorted(set(marks))
    assert (marks[0], marks[-1]) == (0, house.answers(table))
    assert len(marks) > 10
    page.keyboard.press("PageDown")
    at(page, marks[1])
    expect(rounds(page).locator("option:checked")).to_contain_text(
        re.compile(r"^Round 1 · \w+ begins a turn")
    )
    expect(page.get_by_role("log")).to_contain_text("draws the large order")
    page.get_by_role("button", name="On to the next round or turn").click()
    at(page, marks[2])
    page.keyboard.press("ArrowRight")  # a button that was clicked keeps the focus, but not the arrows
    at(page, next(n for n in stops(house, table) if n > marks[2]))
    page.keyboard.press("PageUp")
    at(page, marks[2])
    rounds(page).select_option(str(marks[5]))
    at(page, marks[5])
    page.get_by_label("Position in the game").press("PageDown")
    at(page, marks[6])
    page.keyboard.press("PageUp")
    at(page, marks[5])


NEEDS_NO_MORE: Final = """select => {
  const wide = select.cloneNode(true);
  wide.style.width = 'max-content';
  select.after(wide);
  const wanted = wide.clientWidth;
  wide.remove();
  return wanted <= select.clientWidth + 1;
}"""


@pytest.mark.parametrize("game", ["haendler", "genoa"])
def test_the_lists_of_rounds_and_eyes_can_be_read_on_a_small_laptop(house: House, game: str) -> None:
    """The longest line of either fits into its field."""
    table = finished(house, game)
    page = house.visitor(viewport={"width": 1280, "height": 800}).go(f"/replay/{table}?step=40")
    expect(rounds(page)).to_be_visible()
    page.evaluate("document.fonts.ready")
    assert rounds(page).evaluate(NEEDS_NO_MORE)
    assert page.get_by_label("Point of view").evaluate(NEEDS_NO_MORE)


def test_the_places_to_jump_to_are_the_same_for_every_eye(house: House) -> None:
    table = finished(house, "doge")
    page = house.visitor().go(f"/replay/{table}?step=60")
    found = []
    for eyes in ("-2", "-1", "0", "1", "2"):
        page.get_by_label("Point of view").select_option(eyes)
        expect(page).to_have_url(re.compile(rf"seat={eyes}\b"))
        page.wait_for_load_state("networkidle")
        found.append(rounds(page).locator("option").all_text_contents())
    assert len(found[0]) > 3
    assert all(one == found[0] for one in found)


def test_a_line_of_the_log_leads_to_its_step(house: House) -> None:
    """With the mouse, and with the arrows inside the log."""
    table = finished(house, "doge")
    page = house.visitor().go(f"/replay/{table}?step=70")
    log = page.get_by_role("log")
    log.get_by_role("button", name=re.compile("^Round 2 begins")).click()
    second = int(str(rounds(page).input_value()))
    at(page, second)
    expect(log.get_by_role("listitem").last).to_contain_text("Round 2 begins")
    log.press("ArrowUp")
    for _ in range(2 * LINES + 1):  # each line has a clause and a jump
        page.keyboard.press("ArrowUp")
    earlier = page.evaluate("document.activeElement.innerText")
    page.keyboard.press("Enter")
    expect(rounds(page).locator("option:checked")).to_have_text(re.compile(r"^Round 1\b"))
    expect(log.get_by_role("listitem").filter(has_text=earlier).last).to_be_visible()


BELOW: Final = "log => Math.round(log.scrollHeight - log.scrollTop - log.clientHeight)"


def test_the_log_stays_at_its_end_when_the_window_changes(house: House) -> None:
    """Who reads further up stays there."""
    table = finished(house, "doge")
    page = house.visitor().go(f"/replay/{table}?step=70")
    log = page.get_by_role("log")
    expect(log.get_by_role("listitem").nth(40)).to_be_attached()
    for width, height in ((1280, 640), (1040, 700), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        until(page, lambda: log.evaluate(BELOW) < SMALLEST)
        expect(page.get_by_role("button", name="To the newest")).to_have_count(0)
    log.evaluate("log => { log.scrollTop = 100; }")
    expect(page.get_by_role("button", name="To the newest")).to_be_visible()
    page.set_viewport_size({"width": 1280, "height": 640})
    page.wait_for_timeout(200)
    assert log.evaluate(BELOW) > 100


def test_at_a_running_table_the_log_has_no_jumps(house: House) -> None:
    visitor = house.visitor()
    me = {"kind": "me", "name": "Anke", "bot": ""}
    bots = [{"kind": "bot", "name": "", "bot": "chaos"}] * 2
    page = visitor.go(f"/table/{visitor.set_table('doge', [me, *bots])}")
    page.get_by_role("button", name="Whole log").click()
    log = page.get_by_role("log")
    expect(log.get_by_text("Round 1 begins")).to_be_visible()
    expect(log.get_by_role("button", name=re.compile("Round 1 begins"))).to_have_count(0)


@pytest.mark.parametrize("game", ["doge", "genoa"])
def test_a_finger_finds_the_rounds_on_a_phone(house: House, game: str) -> None:
    """The scrubber goes from edge to edge; whatever can be touched is big enough, and nothing lies on it."""
    table = finished(house, game)
    page = house.visitor(viewport=PHONE, has_touch=True).go(f"/replay/{table}")
    bar = page.get_by_role("region", name="Replay")
    scrubber = bar.get_by_label("Position in the game")
    settled(page)
    box = scrubber.bounding_box()
    assert box is not None
    assert box["width"] > 0.85 * PHONE["width"]
    numbers = bar.locator(".numbers button")
    expect(numbers.first).to_have_text("1")
    boxes = [one.bounding_box() for one in [*numbers.all(), *bar.get_by_role("button").all(), scrubber]]
    assert all(one and one["width"] >= SMALLEST and one["height"] >= SMALLEST for one in boxes)
    last = numbers.last
    number = last.text_content()
    last.tap()
    expect(rounds(page).locator("option:checked")).to_have_text(re.compile(rf"^Round {number}\b"))
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_who_holds_a_key_down_does_not_flood_the_site(house: House) -> None:
    """A step is asked for now and then, and the last one surely."""
    table = finished(house, "doge")
    page = house.visitor().go(f"/replay/{table}")
    expect(rounds(page)).to_be_visible()
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    seconds: float = page.evaluate(
        """async () => {
            const began = performance.now();
            const held = { key: 'ArrowRight', bubbles: true };
            for (let i = 0; i < 100; i++) {
                document.body.dispatchEvent(new KeyboardEvent('keydown', held));
                await new Promise((done) => setTimeout(done, 10));
            }
            return (performance.now() - began) / 1000;
        }"""
    )
    step = stops(house, table)[100]
    at(page, step)
    for _ in range(50):  # it is asked for in its turn, not at once
        if any(f"step={step}&" in url for url in asked):
            break
        page.wait_for_timeout(100)
    assert any(f"step={step}&" in url for url in asked)
    assert len(asked) < 10 + 12 * seconds  # ten a second, and a few to end with

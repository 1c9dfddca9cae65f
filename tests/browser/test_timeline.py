"""The clock of the page, with motion: nothing is told before it is seen, in any game; skip and speed."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from fondaco.bots import Sight, bots_for, usual
from fondaco.games import GAMES
from fondaco.kernel import CHANCE, Action, apply, ask, pick, waiting
from fondaco.words import Words
from tests.browser.house import House, Visitor, bar

ME: Final = {"kind": "me", "name": "Anke", "bot": ""}
OPEN: Final = {"kind": "open", "name": "", "bot": ""}
NAMES: Final = ["Anke", "Bela", "Cem"]
SEAT: Final = 0
MOST_ANSWERS: Final = 3000

# What each game reveals.
REVEALS: Final = [
    ("doge", "voted"),
    ("haendler", "bid"),
    ("haendler", "pointed"),
    ("haendler", "priced"),
    ("genoa", "rolled"),
    ("genoa", "offered"),
    ("liguria", "laid_card"),
    ("liguria", "filled"),
]

# Notes each change of what a visitor sees: what is revealed, what is told, whether something is asked.
WATCH: Final = """() => {
  const seen = (window.seen = []);
  const look = () => {
    const now = {
      reveal: document.querySelector('[data-reveal]')?.dataset.reveal ?? '',
      told: [...document.querySelectorAll('[role=log], [aria-live]')].map((one) => one.textContent).join(),
      is_asked: !!document.querySelector('form .sentence'),
      can_skip: !!document.querySelector('.telling button'),
    };
    const last = seen.at(-1);
    if (!last || Object.keys(now).some((key) => now[key] !== last[key])) seen.push(now);
  };
  look();
  new MutationObserver(look).observe(document.body, {
    childList: true, subtree: true, characterData: true, attributes: true,
  });
}"""


class Look(NamedTuple):
    """What was to be seen at a moment."""

    reveal: str
    told: str
    is_asked: bool
    can_skip: bool


class Watched:
    """Anke at her page, and two others who only sit there: all answer as a bot would, past their pages."""

    def __init__(self, house: House, game: str, log: str = "whole", **wishes: Any) -> None:
        self.house = house
        self.game = GAMES[game]
        self.words = Words(self.game, "en", NAMES)
        self.rng = Random(3)
        self.visitor: Visitor = house.visitor(**{"reduced_motion": "no-preference", **wishes})
        self.visitor.context.add_init_script(f"localStorage['fondaco.log'] = '{log}'")
        self.open()

    def open(self) -> None:
        """Another game: the last one may have ended before what is waited for."""
        self.table = self.visitor.set_table(self.game.name, [ME, OPEN, OPEN])
        for seat, name in enumerate(NAMES[1:], start=1):
            other = self.house.visitor()
            other.go("/about")
            other.post(f"/api/tables/{self.table}/sit", seat=seat, name=name)
        self.visitor.post(f"/api/tables/{self.table}/start")

    @property
    def page(self) -> Page:
        return self.visitor.page

    async def chosen(self) -> Action:
        """What somebody who is asked would answer. Asked on the site's loop."""
        state = self.house.state(self.table)
        seat = waiting(state)[0]
        bot = bots_for(self.game.name)[usual(self.game.name)]()
        return bot.choose(Sight(self.game, state, seat, self.rng), self.rng)

    async def leads_to(self, a: Action, kind: str) -> bool:
        """Does this answer, or chance right after it, tell such a thing, and is Anke asked then?"""
        state = self.house.state(self.table).copy()
        state.log = []
        apply(state, a)
        while waiting(state) == [CHANCE]:
            apply(state, pick(state, ask(state)[0], self.rng))
        return self.is_next(waiting(state)) and any(event.kind == kind for event in state.log)

    def is_next(self, seats: list[int]) -> bool:
        """Is Anke asked? In Liguria it may be somebody else: whoever began keeps beginning for long."""
        return SEAT in seats or self.game.name == "liguria"

    async def push(self, a: Action) -> None:
        async with self.house.site.site.tables[self.table].hold() as writer:
            await writer.advance(lambda match: match.push(a), lambda: None)

    def before(self, kind: str) -> Action:
        """Play until the answer is found that leads to such an event, and let the page come there."""
        for _ in range(MOST_ANSWERS):
            if not waiting(self.house.state(self.table)):
                self.open()
            a = self.house.site.inside(self.chosen())
            if self.house.site.inside(self.leads_to(a, kind)):
                self.visitor.go(f"/table/{self.table}")
                expect(self.page.locator("main")).not_to_have_attribute("aria-busy", "true")
                return a
            self.house.site.inside(self.push(a))
        raise AssertionError(f"no {kind}")

    def watch(self, a: Action) -> list[Look]:
        """What there is to be seen from an answer to the next question, or to the end of what follows."""
        self.page.evaluate(WATCH)
        self.house.site.inside(self.push(a))
        self.page.locator(".telling").wait_for(state="attached")
        self.page.locator(".telling").wait_for(state="detached", timeout=40_000)
        return [Look(**look) for look in self.page.evaluate("window.seen")]

    def told(self, kind: str, since: int) -> list[str]:
        """The lines of such events after so many answers."""
        match = self.house.site.site.tables[self.table]._writer.match
        assert match is not None
        return [self.words.tell(event) for _, event in match.heard(SEAT, since + 1) if event.kind == kind]


@pytest.mark.parametrize(("game", "kind"), REVEALS)
def test_what_is_revealed_is_told_when_it_is_seen(house: House, game: str, kind: str) -> None:
    """Nothing tells of it while it lies closed, and nothing is asked until it was read."""
    table = Watched(house, game, speed="calm")
    a = table.before(kind)
    n = house.answers(table.table)
    looks = table.watch(a)
    line = table.told(kind, n)[0]
    revealed = [at for at, look in enumerate(looks) if look.reveal == kind]
    assert revealed, {look.reveal for look in looks}
    was_told = looks[0].told.count(line)
    assert looks[revealed[0]].told.count(line) == was_told, "told while it lay closed"
    assert not any(looks[at].is_asked for at in revealed), "asked before it was read"
    assert any(looks[at].can_skip for at in revealed)
    assert looks[-1].told.count(line) > was_told
    assert looks[-1].reveal == ""


def press_space(page: Page) -> None:
    page.locator("main").press("Space")


def press_button(page: Page) -> None:
    bar(page).get_by_role("button", name="Skip").click()


def touch_board(page: Page) -> None:
    page.locator(".watching").click(position={"x": 200, "y": 200})


@pytest.mark.parametrize("skip", [press_space, press_button, touch_board])
def test_a_skip_shows_the_end(house: House, skip: Callable[[Page], None]) -> None:
    """By the key, by the button, by a touch of the board: all is told, and the question is there."""
    table = Watched(house, "haendler", speed="calm")
    a = table.before("bid")
    n = house.answers(table.table)
    house.site.inside(table.push(a))
    table.page.locator("[data-reveal=bid]").wait_for()
    skip(table.page)
    expect(table.page.locator(".telling")).to_have_count(0)
    for line in table.told("bid", n):
        expect(table.page.get_by_role("log")).to_contain_text(line)
    expect(table.page.locator("form .sentence")).to_be_visible()
    if skip is press_button:  # whoever plays by keyboard is at the question again
        expect(bar(table.page).locator(":focus")).to_have_count(1)


def test_the_speed_is_chosen_in_the_menu_and_stays(house: House) -> None:
    """At once: nothing plays, the question is there with the news."""
    table = Watched(house, "haendler", speed="calm")
    a = table.before("bid")
    page = table.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("radiogroup", name="Speed of the board").get_by_text("At once").click()
    page.reload()
    expect(page.get_by_role("log")).to_be_visible()
    page.evaluate(WATCH)
    n = house.answers(table.table)
    house.site.inside(table.push(a))
    expect(page.get_by_role("log")).to_contain_text(table.told("bid", n)[0])
    assert not any(look["reveal"] or look["can_skip"] for look in page.evaluate("window.seen"))


def test_who_comes_back_can_see_again_what_happened(house: House) -> None:
    """A page that was opened only now plays what others did since one's last turn, and ends where it was."""
    table = Watched(house, "haendler", speed="calm", log="recap")
    again = table.page.get_by_role("button", name="Show again")
    for _ in range(6):
        a = table.before("bid")
        if again.count():
            break
        house.site.inside(table.push(a))
    told = table.page.get_by_role("log").inner_text()
    again.click()
    table.page.locator(".telling").wait_for()
    assert not table.page.locator("form .sentence").count()
    table.page.locator(".telling").wait_for(state="detached", timeout=40_000)
    assert table.page.get_by_role("log").inner_text() == told


def test_without_motion_reveals_still_rest(house: House) -> None:
    """A still picture of the open hands, long enough to be read."""
    table = Watched(house, "haendler", speed="calm", reduced_motion="reduce")
    a = table.before("bid")
    looks = table.watch(a)
    assert any(look.reveal == "bid" and not look.is_asked for look in looks)


class Ending(Watched):
    """To the last answer of a game, after which nobody is asked."""

    def is_next(self, seats: list[int]) -> bool:
        return not seats


def test_the_end_is_reckoned_line_by_line(house: House) -> None:
    """Nobody sees who has won before the total is there."""
    table = Ending(house, "doge", speed="calm")
    a = table.before("ranked")
    house.site.inside(table.push(a))
    page = table.page
    expect(page.get_by_role("heading", name="The reckoning")).to_be_visible(timeout=40_000)
    assert page.locator("tr.is-later").count()
    assert not page.get_by_text(re.compile("win(s)?!")).count()
    expect(page.locator("tr.total")).to_be_visible()
    assert not page.get_by_text(re.compile("win(s)?!")).count()
    expect(page.locator("h2").filter(has_text=re.compile("win(s)?!"))).to_be_visible(timeout=20_000)


class Shared(Watched):
    """All three at one device; whoever answers hands it on."""

    def open(self) -> None:
        self.table = self.visitor.set_table(
            self.game.name, [ME | {"name": name} for name in NAMES], is_hot=True
        )

    def is_next(self, seats: list[int]) -> bool:
        return not set(waiting(self.house.state(self.table))) & set(seats)

    def before(self, kind: str) -> Action:
        a = super().before(kind)
        self.page.get_by_role("button", name=f"I am {NAMES[a.seat]}").click()
        expect(self.page.locator("form .sentence")).to_be_visible()
        return a


def test_at_one_device_all_see_what_the_last_answer_reveals(house: House) -> None:
    """It is handed on only then."""
    table = Shared(house, "haendler", speed="calm")
    looks = table.watch(table.before("bid"))
    assert any(look.reveal == "bid" for look in looks)
    assert not any(look.is_asked for look in looks[1:])
    expect(table.page.get_by_text("Hand the device to")).to_be_visible()

"""Visitors with their browsers, and what they do at a table: set it, sit down, answer."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, ViewportSize, expect

from fondaco.games import GAMES
from fondaco.kernel import Action, Amount, Bundle, Field, One, Prompt, Some, State, question, waiting
from fondaco.kernel.match import Match, resume
from fondaco.server.table.archive import stored_game
from fondaco.words import Words
from tests.server.served import Served

WIDE: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
# In milliseconds. What must come about comes at once on a quiet machine; on a busy one a page may lag behind.
PATIENCE: Final = 30_000
HEADERS: Final = {"X-Fondaco": "1"}
# Whoever has chosen Genoa's streets and plaza is asked about them: the page passes nothing by itself.
ASKED_EVERYTHING: Final = """
for (const seat of [0, 1, 2, 3, 4]) sessionStorage[`fondaco.waking.${location.pathname}.${seat}`] ??= '[-1]';
"""


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, house: House, context: BrowserContext) -> None:
        self.house = house
        self.context = context
        context.set_default_timeout(PATIENCE)
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        """Note whatever the page complains of."""
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda said: self.troubles.append(said.text) if said.type == "error" else None)

    def go(self, path: str) -> Page:
        self.page.goto(self.house.site.address + path)
        return self.page

    def post(self, path: str, **data: Any) -> Any:
        """Ask the site as the page itself would."""
        answer = self.context.request.post(self.house.site.address + path, data=data, headers=HEADERS)
        assert answer.ok, answer.text()
        return answer.json()

    def set_table(self, game: str, seats: list[dict[str, str]], **more: Any) -> str:
        """A table with the seats named, begun if none of them is free; its id."""
        if not self.context.cookies():
            self.go("/")
        wishes = {"options": {}, "pace": "instant", "is_listed": True, "is_hot": False, **more}
        table = self.post("/api/tables", game=game, seats=seats, **wishes)
        if table["status"] == "open" and all(seat["kind"] != "open" for seat in seats):
            self.post(f"/api/tables/{table['id']}/start")
        name: str = table["id"]
        return name


class House:
    """The site, and everybody who looks at it."""

    def __init__(self, browser: Browser, site: Served) -> None:
        self.browser = browser
        self.site = site
        self.visitors: list[Visitor] = []

    def visitor(self, speed: str = "at-once", **wishes: Any) -> Visitor:
        """A new visitor; at a wide screen, in English, without motion or worker, unless said otherwise."""
        usual = {"viewport": WIDE, "locale": "en-US", "reduced_motion": "reduce", "service_workers": "block"}
        wanted = {**usual, **wishes}
        context = self.browser.new_context(**wanted)
        context.add_init_script(f"localStorage['fondaco.speed'] ??= '{speed}'")
        context.add_init_script(ASKED_EVERYTHING)
        one = Visitor(self, context)
        self.visitors.append(one)
        return one

    def close(self) -> None:
        """Nobody may have had trouble."""
        troubles = [trouble for one in self.visitors for trouble in one.troubles]
        for one in self.visitors:
            one.context.close()
        assert not troubles, troubles

    def state(self, table: str) -> State:
        """The game as it stands, for the test to know what can be answered.

        It is copied on the site's own thread: from here it could be seen half-way through an answer.
        """
        if threading.current_thread() is self.site.thread:
            return self.state_now(table)
        return self.site.inside(self.copied_state(table))

    async def copied_state(self, table: str) -> State:
        return self.state_now(table).copy()

    def state_now(self, table: str) -> State:
        match = self.site.site.tables[table]._writer.match
        assert match is not None
        state: State = match.state
        return state

    def match(self, table: str) -> Match[Any]:
        """The game of a table, told anew from what is stored."""
        game = self.site.inside(stored_game(self.site.site.tables[table]))
        return resume(GAMES[game.set_up.game], game.set_up, game.answers)

    def given(self, table: str, seat: int) -> int:
        """How many answers a seat has given: the number of its question."""
        match = self.site.site.tables[table]._writer.match
        assert match is not None
        return match.given[seat]

    def answers(self, table: str) -> int:
        return self.site.site.tables[table].meta.answers


def bar(page: Page) -> Locator:
    """Where the question stands."""
    return page.get_by_role("region", name="Question")


def enter(page: Page, words: Words, prompt: Prompt, a: Action) -> None:
    """Give an answer as a person does: the move, each field on the board or in the bar, and sealing."""
    move = prompt.move(a.verb)
    assert move is not None
    expect(bar(page).locator("form .sentence")).to_contain_text(words.ask(prompt))
    page.locator("[data-thing]").first.wait_for()  # the drawing comes a moment later than the question
    asked = bar(page).locator("form").get_attribute("data-question")
    if len(prompt.moves) + len(prompt.bars) > 1:
        press_move(page, words.verb(a.verb))
    open_fields = [(field, arg) for field, arg in zip(move.fields, a.args, strict=True) if field.size() > 1]
    for field, arg in open_fields:
        fill(page, words, field, arg)
    if open_fields or len(prompt.moves) + len(prompt.bars) == 1:
        give(page, asked)
    page.evaluate("() => new Promise(requestAnimationFrame)")  # what is sealed is asked about once more
    seal = bar(page).get_by_role("button", name="Yes, that’s it")
    if seal.is_visible():
        press(seal)


def give(page: Page, asked: str | None) -> None:
    """Give the answer that was put together; a touch that can be taken back was the answer already."""
    page.evaluate("() => new Promise(requestAnimationFrame)")
    form = f'form[data-question="{asked}"]'
    ready = bar(page).locator(f'{form}[aria-busy="false"]').locator("button.give-it, button.only")
    until(page, lambda: ready.count() > 0 or bar(page).locator(form).count() == 0)
    if ready.count():
        with suppress(Error):  # the question may go at this very moment
            ready.press("Enter", timeout=1000)


def until(page: Page, condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(PATIENCE // 20):
        if condition():
            return
        page.wait_for_timeout(20)
    raise AssertionError("it has not come about")


def press_move(page: Page, name: str) -> None:
    """Choose a move. On a phone the rarer ones are folded away."""
    moves = bar(page).get_by_role("group", name="Moves")
    unfold = moves.locator("button.unfold")
    if unfold.is_visible():
        press(unfold)
    press(moves.get_by_role("button", name=name))


def press(button: Locator) -> None:
    """Answer by a key: a tap just after the question came would be taken for half of a double tap."""
    button.press("Enter")


def choose_one_of_several(page: Page, words: Words, field: Some, one: int) -> None:
    if page.locator(f'[data-thing="{field.what}:{one}"]').count():
        touch(page, f"{field.what}:{one}")
    else:
        bar(page).get_by_role("checkbox", name=words.thing(field.what, one), exact=True).click()


def fill(page: Page, words: Words, field: Field, arg: Any) -> None:
    if isinstance(field, One) and page.locator(f'[data-thing="{field.what}:{arg}"]').count():
        touch(page, f"{field.what}:{arg}")
    elif isinstance(field, One):
        bar(page).get_by_role("radio", name=words.thing(field.what, arg), exact=True).click()
    elif isinstance(field, Some):
        for one in arg:
            choose_one_of_several(page, words, field, one)
    elif isinstance(field, Amount):
        fill_amount(page, words, field, arg)
    else:
        assert isinstance(field, Bundle)
        fill_bundle(page, words, field, arg)


def fill_amount(page: Page, words: Words, field: Amount, value: int) -> None:
    """By pointing at a number, or step by step where there are many."""
    spinner = bar(page).get_by_role("spinbutton", name=words.label(field.name), exact=True)
    if not spinner.count():
        bar(page).get_by_role("radio", name=str(value), exact=True).click()
        return
    spinner.press("Home")
    leaps, steps = divmod((value - field.low) // field.step, 10)
    for key in ["PageUp"] * leaps + ["ArrowUp"] * steps:
        spinner.press(key)
    expect(spinner).to_have_value(str(value))


def fill_bundle(page: Page, words: Words, field: Bundle, counts: tuple[int, ...]) -> None:
    """Kind by kind or piece by piece in the bar, or on the board where there are too many to lie there."""
    names = [f"{words.label(field.name)}: {words.thing(field.what, kind)}" for kind in range(len(counts))]
    kinds = [bar(page).get_by_role("spinbutton", name=name, exact=True) for name in names]
    if any(kind.count() for kind in kinds):
        fill_kinds(kinds, counts)
        return
    pieces = bar(page).get_by_role("toolbar", name=words.label(field.name))
    if pieces.count():
        fill_pieces(pieces, [words.thing(field.what, kind) for kind in range(len(counts))], field, counts)
        return
    for kind, count in enumerate(counts):
        for _ in range(count):
            touch(page, f"{field.what}:{kind}")


def fill_pieces(pieces: Locator, names: list[str], field: Bundle, counts: tuple[int, ...]) -> None:
    """First away with what lies there already, or there would be no room."""
    for is_wanted in (False, True):
        for name, limit, count in zip(names, field.limits, counts, strict=True):
            for n in range(count, limit) if not is_wanted else range(count):
                piece = pieces.get_by_role("button", name=name, exact=True).nth(n)
                if (piece.get_attribute("aria-pressed") == "true") != is_wanted:
                    piece.click()


def fill_kinds(kinds: list[Locator], counts: tuple[int, ...]) -> None:
    """First away with what lies there already, or there would be no room."""
    for kind in filter(Locator.count, kinds):
        for _ in range(int(kind.get_attribute("aria-valuenow") or 0)):
            kind.press("ArrowDown")
    for kind, count in zip(kinds, counts, strict=True):
        for _ in range(count):
            kind.press("ArrowUp")


def touch(page: Page, thing: str) -> None:
    """Touch a thing on the board, wherever it is drawn: a district's middle may lie across a canal."""
    drawn = page.locator(f'[data-thing="{thing}"]')
    is_open = page.locator(f'[data-thing="{thing}"].open')  # every harbour has rows, only one is asked about
    (is_open if is_open.count() else drawn).first.dispatch_event("click")


def asked(state: State, seat: int) -> Prompt | None:
    """The question a seat owes an answer to."""
    return question(state, seat) if seat in waiting(state) else None


def is_asked(page: Page) -> None:
    """Wait until the page asks its seat something."""
    expect(bar(page).locator("form .sentence")).to_be_visible()

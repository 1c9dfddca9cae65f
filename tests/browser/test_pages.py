"""Every page, light and dark, wide and narrow: no violation of accessibility, no sideways scrolling."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from fondaco.bots import Sight, bots_for, usual
from fondaco.games import GAMES
from fondaco.kernel import Prompt
from fondaco.words import Words
from tests.browser.house import PHONE, WIDE, House, Visitor, asked, bar, is_asked, press, touch, until
from tests.browser.measure import settled
from tests.browser.screens import answer, play_on
from tests.server.test_editions import own

ME = {"kind": "me", "name": "Anke", "bot": ""}
BOTS = [{"kind": "bot", "name": "", "bot": "normal"}] * 3


def finished(visitor: Visitor) -> str:
    """A game that bots have played to its end."""
    table = visitor.set_table("doge", BOTS)
    page = visitor.go(f"/table/{table}")
    expect(page.get_by_text("Final standing").first).to_be_visible(timeout=60_000)
    return table


def running(visitor: Visitor) -> str:
    """A game that waits for its one person."""
    return visitor.set_table("doge", [ME, *BOTS])


def waiting_room(visitor: Visitor) -> str:
    free = {"kind": "open", "name": "", "bot": ""}
    return visitor.set_table("doge", [ME, free, free])


def hot(visitor: Visitor) -> str:
    """Two people at one screen: the page asks to hand the device over."""
    two = [{"kind": "me", "name": name, "bot": ""} for name in ("Anke", "Bernd")]
    return visitor.set_table("doge", [*two, BOTS[0]], is_hot=True)


def own_table(visitor: Visitor) -> str:
    free = {"kind": "open", "name": "", "bot": ""}
    return visitor.set_table("liguria", [free] * 3, edition=own())


def own_edition(visitor: Visitor) -> str:
    return visitor.house.site.site.tables[own_table(visitor)].meta.edition


def paths(visitor: Visitor) -> dict[str, str]:
    """Every kind of page there is."""
    done = finished(visitor)
    return {
        "lobby": "/",
        "room": f"/table/{waiting_room(visitor)}",
        "table": f"/table/{running(visitor)}",
        "handing over": f"/table/{hot(visitor)}",
        "over": f"/table/{done}",
        "replay": f"/replay/{done}?step=40",
        "rules": "/rules/doge",
        "rules with an edition": "/rules/liguria",
        **{f"edition of {game.name}": f"/edition/{game.name}" for game in GAMES.values() if game.edition()},
        "own edition": f"/edition/liguria?edition={own_edition(visitor)}",
        "room with its own edition": f"/table/{own_table(visitor)}",
        "no edition": "/edition/doge",
        "about": "/about",
        "me": "/me",
        "nowhere": "/no/such/page",
        "claim": "/claim/none",
    }


SCREENS = [("light", WIDE), ("dark", WIDE), ("light", PHONE), ("dark", PHONE)]


@pytest.mark.parametrize(("scheme", "screen"), SCREENS, ids=["light", "dark", "phone", "phone-dark"])
def test_pages_are_open_to_all(house: House, scheme: str, screen: dict[str, Any]) -> None:
    """axe-core finds nothing on any page, and nothing scrolls sideways."""
    visitor = house.visitor(color_scheme=scheme, viewport=screen)
    found: list[str] = []
    for name, path in paths(visitor).items():
        page = visitor.go(path)
        page.wait_for_load_state("networkidle")
        settled(page)
        violations = Axe().run(page).response["violations"]
        found += [f"{name}: {one['id']}: {one['nodes'][0]['html'][:120]}" for one in violations]
        wider = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        if wider > 0:
            found.append(f"{name}: {wider} px too wide")
    visitor.troubles = [trouble for trouble in visitor.troubles if "404" not in trouble]
    assert not found, "\n".join(found)


def test_the_rules_open_at_the_clause(house: House) -> None:
    """A click on the clause of the question opens the rules there; so does the question mark."""
    visitor = house.visitor()
    page = visitor.go(f"/table/{running(visitor)}")
    is_asked(page)
    page.get_by_role("button", name="Rule 3.2").first.click()
    drawer = page.get_by_role("complementary", name="The rules of Doge")
    expect(drawer).to_be_visible()
    expect(drawer.locator("[data-clause='DOGE-3.2']")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.keyboard.press("?")
    expect(drawer).to_be_visible()
    expect(drawer.get_by_text("a palazzo in each of the six districts").first).to_be_visible()


def test_back_closes_the_rules_and_stays_at_the_table(house: House) -> None:
    """The browser's Back first closes the drawer; closed by a key, it leaves no step behind."""
    visitor = house.visitor()
    visitor.go("/about")
    page = visitor.go(f"/table/{running(visitor)}")
    is_asked(page)
    drawer = page.get_by_role("complementary", name="The rules of Doge")
    for is_back in (True, False):
        page.keyboard.press("?")
        expect(drawer).to_be_visible()
        if is_back:
            page.evaluate("history.back()")
        else:
            page.keyboard.press("Escape")
        expect(drawer).to_have_count(0)
        expect(page).to_have_url(re.compile("/table/"))
        page.wait_for_timeout(200)
    page.go_back()
    expect(page).to_have_url(re.compile("/about"))


def test_the_form_of_the_lobby_is_as_it_was_left(house: House) -> None:
    """Whoever looks into the rules, or loads the page again, finds game and names again."""
    page = house.visitor().go("/")
    page.get_by_role("button", name="More options for Doge").click()
    page.get_by_role("radio", name="Liguria", exact=False).first.check(force=True)
    page.locator("#seat-name-0").fill("Anke")
    page.get_by_role("link", name="The rules of Liguria").click()
    expect(page).to_have_url(re.compile("/rules/liguria"))
    page.go_back()
    for _ in range(2):
        expect(page.get_by_role("radio", name="Liguria", exact=False).first).to_be_checked()
        expect(page.locator("#seat-name-0")).to_have_value("Anke")
        page.reload()


FIRST_SCREENS = ((1440, 900), (1280, 720), (390, 844))


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
def test_every_game_can_be_begun_on_the_first_screen(house: House, locale: str) -> None:
    """The sentence that says what this is, and for each game its title and its button, above the fold."""
    visitor = house.visitor(locale=locale)
    page = visitor.go("/")
    for width, height in FIRST_SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("heading", level=1)).to_be_in_viewport(ratio=1)
        for game in GAMES.values():
            card = page.get_by_role("article", name=game.title, exact=True)
            expect(card.locator("button.primary")).to_be_in_viewport(ratio=1)
            expect(card.get_by_role("heading")).to_be_in_viewport(ratio=1)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_who_plays_against_bots_is_told_how_strong_they_are_and_needs_no_name(house: House) -> None:
    page = house.visitor().go("/")
    page.get_by_role("article", name="Doge", exact=True).get_by_role("button", name="Options").click()
    page.get_by_role("combobox", name="Bot level").first.select_option("master")
    expect(page.get_by_text("weighs most before it answers")).to_be_visible()
    expect(page.get_by_text("takes what is best at once")).to_be_visible()
    expect(page.get_by_text("mistakes of a beginner")).to_have_count(0)
    page.get_by_role("button", name="Open the table and start").click()
    expect(page.get_by_role("region", name="Players")).to_contain_text("Newcomer")


def test_one_button_begins_a_game_and_a_bad_name_gets_a_sentence(house: House) -> None:
    """Without a name one is a guest; a name that cannot be is said so, and stays to be corrected."""
    visitor = house.visitor()
    page = visitor.go("/")
    card = page.get_by_role("article", name="Doge", exact=True)
    page.get_by_label("Your name").fill("\u200d")
    card.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("alert")).to_contain_text("Please enter your name")
    expect(page.get_by_label("Your name")).to_be_focused()
    visitor.troubles.clear()  # the browser's own word on the refusal
    page.get_by_label("Your name").fill("")
    card.get_by_role("button", name="Play against bots").click()
    is_asked(page)
    expect(page.get_by_role("region", name="Players")).to_contain_text("Newcomer")
    expect(bar(page).get_by_role("button", name="Hint")).to_be_visible()
    page.get_by_role("link", name="To the tables").click()
    mine = page.locator("section", has_text="Your tables")
    expect(mine).to_contain_text("Round 1")
    expect(mine.get_by_text("(bot)")).to_have_count(3)


def test_the_summary_is_one_touch_from_the_table_and_prints_on_one_page(house: House) -> None:
    """The rules begin with it: steps, scoring, signs; a clause that it names opens below it."""
    visitor = house.visitor()
    page = visitor.go(f"/table/{running(visitor)}")
    is_asked(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    drawer = page.get_by_role("complementary", name="The rules of Doge")
    expect(drawer.get_by_role("heading", name="A round in seven steps")).to_be_in_viewport()
    drawer.locator(".summary").get_by_role("link", name="8.2").first.click()
    expect(drawer.locator("[data-clause='DOGE-8.2']")).to_be_in_viewport()
    for game in GAMES:
        page = visitor.go(f"/rules/{game}")
        page.locator(".summary .meanings svg").first.wait_for()
        sheet = page.pdf(format="A4", margin={"top": "1cm", "bottom": "1cm", "left": "1cm", "right": "1cm"})
        assert len(re.findall(rb"/Type\s*/Page\b", sheet)) == 1, game


def test_whoever_only_watches_may_touch_the_board(house: House) -> None:
    """No alarm: it is not their turn, and the page says so already."""
    table = running(house.visitor())
    page = house.visitor().go(f"/table/{table}")
    page.locator('[data-thing="field:0"]').first.click(force=True)
    page.wait_for_timeout(200)
    expect(page.locator(".notice")).to_have_count(0)
    expect(page.get_by_text("You are watching.")).to_be_visible()


def test_the_rules_begin_with_the_goal_and_a_list_of_what_follows(house: House) -> None:
    """A line of the contents leads to its section; who seeks a word needs neither."""
    page = house.visitor().go("/rules/doge")
    expect(page.get_by_text("The goal: be the first to have a palazzo")).to_be_in_viewport()
    contents = page.get_by_role("navigation", name="Contents")
    page.locator("h2.title").first.wait_for()
    titles = [text.strip() for text in page.locator("h2.title").all_text_contents()]
    assert len(titles) > 5
    assert [text.strip() for text in contents.get_by_role("link").all_text_contents()] == titles
    contents.get_by_role("link").nth(5).click()
    expect(page.locator("h2.title").nth(5)).to_be_focused()
    expect(page.locator("h2.title").nth(5)).to_be_in_viewport()
    page.get_by_role("searchbox").fill("palazzo")
    expect(contents).to_have_count(0)


def test_a_finished_game_is_looked_at_step_by_step(house: House) -> None:
    """Forward, back, the end, another seat; and a link to any step."""
    visitor = house.visitor()
    table = finished(visitor)
    page = visitor.go(f"/replay/{table}?step=12")
    settled(page)
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"[?&]step=13\b"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"[?&]step=12\b"))
    page.reload()
    settled(page)
    assert "step=12" in page.url


def test_zoomed_to_twice_the_size_nothing_is_lost(house: House) -> None:
    """At 720 CSS pixels, which is 1440 at 200 %, the question and the board are both there."""
    visitor = house.visitor(viewport={"width": 720, "height": 450}, device_scale_factor=2)
    page = visitor.go(f"/table/{running(visitor)}")
    is_asked(page)
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 720
    expect(page.locator('[data-thing="field:0"]').first).to_be_visible()
    assert height(bar(page)) <= 450 / 4
    assert is_reachable(page, "field:3")


def height(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["height"]


def is_reachable(page: Page, thing: str) -> bool:
    """Can a thing on the board be scrolled to where nothing lies over it?"""
    found: bool = page.evaluate(
        """(thing) => {
            const one = document.querySelector(`[data-thing="${thing}"]`);
            one.scrollIntoView({ block: 'center' });
            const box = one.getBoundingClientRect();
            const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            return top !== null && top.closest('.board') !== null;
        }""",
        thing,
    )
    return found


LEAST = 10.5
SMALL_TYPE = """() => [...document.querySelectorAll('.board svg text')].flatMap((text) => {
    const by = text.getScreenCTM();
    const size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(by.a, by.b);
    return text.textContent.trim() ? [[size, text.textContent.trim()]] : [];
})"""


@pytest.mark.parametrize("game", ["doge", "liguria"])
def test_what_is_written_on_a_board_can_be_read_on_a_small_laptop(house: House, game: str) -> None:
    """In the middle of a game, when palazzi stand, seals are set and cards are kept."""
    host = house.visitor(viewport={"width": 1280, "height": 800})
    table = host.set_table(game, [ME, *BOTS])
    play_on(house, host, table, 120)
    page = host.go(f"/table/{table}")
    page.locator("[data-thing]").first.wait_for()
    settled(page)
    written = page.evaluate(SMALL_TYPE)
    assert len(written) > 50
    assert [one for one in written if one[0] < LEAST] == []


def choose(page: Page) -> None:
    """A placement, put together and not yet given: a token of value 0 into Castello."""
    touch(page, "field:1")
    bar(page).get_by_role("toolbar").get_by_role("button").first.click()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 800), (1100, 700)], ids=lambda size: f"{size[0]}")
def test_board_and_players_keep_their_places_whatever_is_asked(house: House, size: tuple[int, int]) -> None:
    """A bare question, one half answered, the question whether one is sure, and nothing to answer."""
    visitor = house.visitor(viewport={"width": size[0], "height": size[1]})
    others = [{"kind": "open", "name": "", "bot": ""}] * 2
    page = visitor.go(f"/table/{visitor.set_table('doge', [ME, *others])}")
    page.get_by_role("button", name="Fill empty seats with bots").click()
    page.get_by_role("button", name="Start the game").click()
    is_asked(page)
    board = page.get_by_role("group", name="Doge")
    board.wait_for()
    players = page.get_by_role("region", name="Players")
    settled(page)
    sizes = [(board.bounding_box(), players.bounding_box())]
    choose(page)
    sizes.append((board.bounding_box(), players.bounding_box()))
    press(bar(page).locator("button.primary"))
    bar(page).get_by_role("button", name="Yes, that’s it").wait_for()
    sizes.append((board.bounding_box(), players.bounding_box()))
    page.locator('[data-thing="advisor:0"]').first.dispatch_event("click")
    page.locator(".tip").wait_for()
    sizes.append((board.bounding_box(), players.bounding_box()))
    assert len({str(one) for one in sizes}) == 1


def test_on_a_phone_the_question_is_drawn_down_and_comes_up_again(house: House) -> None:
    """It begins low, rises when more is asked than the board has, and the next one begins low again."""
    visitor = house.visitor(viewport=PHONE, has_touch=True)
    page = visitor.go(f"/table/{running(visitor)}")
    is_asked(page)
    until(page, lambda: height(bar(page)) <= PHONE["height"] / 4)
    choose(page)
    until(page, lambda: PHONE["height"] / 4 < height(bar(page)) <= 0.46 * PHONE["height"])
    bar(page).get_by_role("button", name="Fold the question").click()
    until(page, lambda: height(bar(page)) <= PHONE["height"] / 4)
    assert is_reachable(page, "field:2")
    press(bar(page).get_by_role("button", name="Place token 0 in Castello"))
    press(bar(page).get_by_role("button", name="Yes, that’s it"))
    expect(bar(page)).to_contain_text("Placement 2 of")
    until(page, lambda: height(bar(page)) <= PHONE["height"] / 4)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_question_stands_where_it_first_appears(house: House, game: str) -> None:
    """It comes with the board and the game's own forms, and does not move away from under the finger."""
    visitor = house.visitor(viewport=PHONE)
    visitor.page.add_init_script(
        """
        window.tops = [];
        (function look() {
          const form = document.querySelector('section.sheet form');
          if (form) tops.push(Math.round(form.closest('.sheet').getBoundingClientRect().top));
          requestAnimationFrame(look);
        })();
        """
    )
    rivals = [{"kind": "bot", "name": "", "bot": usual(game)}] * (GAMES[game].seats[-1] - 1)
    page = visitor.go(f"/table/{visitor.set_table(game, [ME, *rivals])}")
    is_asked(page)
    page.wait_for_timeout(500)
    assert len(set(page.evaluate("tops"))) == 1


def test_a_finger_draws_the_question_down_and_up(house: House) -> None:
    visitor = house.visitor(viewport=PHONE)
    page = visitor.go(f"/table/{running(visitor)}")
    is_asked(page)
    handle = bar(page).locator(".handle")
    for way, is_up in ((-60, "true"), (60, "false"), (60, "false"), (-60, "false"), (-60, "true")):
        handle.hover(position={"x": 40, "y": 12})  # once it stands still
        box = handle.bounding_box()
        assert box is not None
        page.mouse.down()
        page.mouse.move(box["x"] + 40, box["y"] + 12 + way)
        page.mouse.up()
        expect(handle).to_have_attribute("aria-expanded", is_up)


def test_a_secret_choice_shows_who_has_chosen(house: House) -> None:
    """The three bots have chosen, Anke has not; in the bar and among the players."""
    visitor = house.visitor()
    page = visitor.go(f"/table/{running(visitor)}")
    is_asked(page)
    expect(bar(page).get_by_text("ready")).to_have_count(3)
    expect(bar(page).get_by_text("choosing")).to_have_count(1)
    expect(page.get_by_role("region", name="Players").get_by_text("ready")).to_have_count(3)


def play_until(house: House, table: str, page: Page, is_it: Callable[[Prompt], bool]) -> bool:
    """Let a bot play for the person until such a question comes; False if the game ends without one."""
    running = house.site.site.tables[table]
    game, rng = GAMES[running.meta.game], Random(2)
    bot = bots_for(game.name)[usual(game.name)]()
    while running.meta.status == "running":
        prompt = asked(house.state(table), 0)
        if prompt is None:
            page.wait_for_timeout(15)
        elif is_it(prompt):
            return True
        else:
            house.site.inside(answer(running, bot.choose(Sight(game, house.state(table), 0, rng), rng)))
    return False


def wait_for_answer(house: House, table: str, page: Page, before: int) -> None:
    for _ in range(400):
        if house.answers(table) > before:
            return
        page.wait_for_timeout(10)
    raise AssertionError(bar(page).inner_text())


def has_one_answer(prompt: Prompt) -> bool:
    return len(prompt.moves) == 1 and all(field.size() == 1 for field in prompt.moves[0].fields)


def test_enter_gives_the_only_answer(house: House) -> None:
    """No button needs to be found first."""
    visitor = house.visitor()
    for _ in range(5):  # most games of Die Händler have such a question, but not every one
        table = visitor.set_table("haendler", [ME, *BOTS])
        page = visitor.go(f"/table/{table}")
        if play_until(house, table, page, has_one_answer):
            break
    prompt = asked(house.state(table), 0)
    assert prompt is not None
    names = [seat.name for seat in house.site.site.tables[table].meta.seats]
    expect(bar(page)).to_contain_text(Words(GAMES["haendler"], "en", names).ask(prompt))
    expect(bar(page).locator("button.primary")).to_be_enabled()
    before = house.answers(table)
    page.keyboard.press("Enter")
    wait_for_answer(house, table, page, before)


def test_the_same_question_again_finds_the_finger_where_it_was(house: House) -> None:
    """Genoa asks for offers at every step of the tower: the button that was pressed is under focus again."""
    visitor = house.visitor()
    table = visitor.set_table("genoa", [ME, *BOTS])
    page = visitor.go(f"/table/{table}")
    ready = bar(page).locator("[data-verb=ready]")
    for time in range(3):
        assert play_until(house, table, page, lambda prompt: prompt.text == "offer")
        expect(ready).to_be_enabled()
        if time:
            expect(ready).to_be_focused()
        else:
            ready.focus()
        expect(ready).to_be_in_viewport(ratio=1)
        before = house.answers(table)
        page.keyboard.press("Enter")
        wait_for_answer(house, table, page, before)
        page.wait_for_timeout(100)


def test_a_table_for_several_at_one_screen_is_set_in_the_form(house: House) -> None:
    """It says before the seats who plays where; the options of a game explain themselves."""
    page = house.visitor().go("/")
    page.get_by_role("button", name="More options for Doge").click()
    page.get_by_role("radio", name="Die Händler", exact=False).first.check(force=True)
    expect(page.get_by_text("Every city has one road")).to_be_visible()
    page.get_by_role("radio", name="B (several exits)").check(force=True)
    expect(page.get_by_text("Roads leave some cities on several sides")).to_be_visible()
    page.get_by_role("radio", name="Several at this screen").check(force=True)
    expect(page.get_by_text("You pass the device on")).to_be_visible()
    for at, name in enumerate(("Anke", "Bernd")):
        page.locator(f"#seat-name-{at}").fill(name)
    page.get_by_role("button", name="Open the table and start").click()
    expect(page.get_by_text(re.compile("Hand the device to (Anke|Bernd)"))).to_be_visible()

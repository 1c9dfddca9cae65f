"""Every page, light and dark, wide and narrow: no violation of accessibility, no sideways scrolling."""

from __future__ import annotations

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from fondaco.games import GAMES
from tests.browser.house import PHONE, WIDE, House, Visitor, is_asked
from tests.server.test_editions import own

BOTS = [{"kind": "bot", "name": "", "bot": "greedy"}] * 3


def finished(visitor: Visitor) -> str:
    """A game that bots have played to its end."""
    table = visitor.set_table("doge", BOTS)
    page = visitor.go(f"/table/{table}")
    expect(page.get_by_text("Final standing").first).to_be_visible(timeout=60_000)
    return table


def running(visitor: Visitor) -> str:
    """A game that waits for its one person."""
    me = {"kind": "me", "name": "Anke", "bot": ""}
    return visitor.set_table("doge", [me, *BOTS])


def waiting_room(visitor: Visitor) -> str:
    me, free = {"kind": "me", "name": "Anke", "bot": ""}, {"kind": "open", "name": "", "bot": ""}
    return visitor.set_table("doge", [me, free, free])


def hot(visitor: Visitor) -> str:
    """Two people at one screen: the page asks to hand the device over."""
    two = [{"kind": "me", "name": name, "bot": ""} for name in ("Anke", "Bernd")]
    return visitor.set_table("doge", [*two, BOTS[0]], is_hot=True)


def own_table(visitor: Visitor) -> str:
    free = {"kind": "open", "name": "", "bot": ""}
    return visitor.set_table("liguria", [free] * 3, edition=own())


def own_edition(visitor: Visitor) -> str:
    return visitor.house.site.site.tables[own_table(visitor)].head.edition


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
        "nowhere": "/no/such/page",
        "claim": "/claim/none",
    }


def settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(250)


SCREENS = [("light", WIDE), ("dark", WIDE), ("light", PHONE), ("dark", PHONE)]


@pytest.mark.parametrize(("scheme", "screen"), SCREENS, ids=["light", "dark", "phone", "phone-dark"])
def test_pages_are_open_to_all(house: House, scheme: str, screen: dict[str, Any]) -> None:
    """axe-core finds nothing on any page, and nothing scrolls sideways."""
    visitor = house.visitor(color_scheme=scheme, viewport=screen)
    found: list[str] = []
    for name, path in paths(visitor).items():
        page = visitor.go(path)
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
    expect(drawer.locator("#DOGE-3\\.2, [data-clause='DOGE-3.2'], :text('3.2')").first).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.keyboard.press("?")
    expect(drawer).to_be_visible()


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
    assert page.evaluate("document.documentElement.scrollWidth") <= 720
    expect(page.locator('[data-thing="field:0"]').first).to_be_visible()

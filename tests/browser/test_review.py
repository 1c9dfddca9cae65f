"""Looking back at a finished game, on its page."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from msgspec import Raw
from playwright.sync_api import Locator, Page, ViewportSize, expect

from fondaco.bots import Review, Said, Sight, Slip, Sum, bots_for
from fondaco.bots.review import Player, Point, Swing
from fondaco.games import GAMES
from fondaco.kernel import Action, Match, legal, question
from fondaco.server import wire
from fondaco.server.bots.reviewing import review_wire
from tests.browser.house import PHONE, WIDE, House, asked
from tests.browser.measure import settled, sheet_share
from tests.browser.screens import ME, answer
from tests.browser.test_replay import NAMES, finished
from tests.browser.test_touch import BOTS

IS_ON_TOP = """one => {
    const [{ x, y, width, height }] = one.getClientRects();
    return one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
THINKING = 120_000  # milliseconds that a review may take on a crowded machine


def test_a_finished_game_is_looked_back_at(house: House) -> None:
    """Asked for on the page of the end, it is worked out, told, and leads into the replay."""
    anke = house.visitor()
    table = anke.set_table("doge", [ME, *BOTS])
    page = anke.go(f"/table/{table}")
    bot, rng = bots_for("doge")["normal"](), Random(3)
    while house.site.site.tables[table].meta.status == "running":
        state = house.state(table)
        if asked(state, 0) is None:
            page.wait_for_timeout(10)
        else:
            a = bot.choose(Sight(GAMES["doge"], state, 0, rng), rng)
            house.site.inside(answer(house.site.site.tables[table], a))
    review = page.get_by_role("region", name="Looking back")
    review.get_by_role("button", name="Look back at this game").press("Enter")
    expect(review.get_by_role("progressbar")).to_be_visible()
    expect(review.get_by_text("Anke").first).to_be_visible(timeout=THINKING)
    expect(review.get_by_role("img").first).to_be_visible()
    assert not Axe().run(page).response["violations"]
    see = review.get_by_role("link", name=re.compile("^See it")).first
    see.press("Enter")
    expect(page).to_have_url(re.compile("/replay/"))


def slip_in(match: Match[Any], verb: str) -> Slip:
    """As if the first answer of this kind had cost something, beside another answer to the same question."""
    n = next(n for n, a in enumerate(match.answers) if a.verb == verb)
    played, s = match.answers[n], match.at(n)
    others = [a for a in legal(s, question(s, played.seat)) if a.verb == verb and a.args[0] != played.args[0]]
    played_move, better_move = [Said(a, "DOGE-3.2") for a in (played, others[-1])]
    return Slip(n + 1, played.seat, played_move, better_move, 0.2, 0.01, ())


def review_with(slip: Slip, points: Sequence[Point] = (), swings: Sequence[Swing] = ()) -> Review:
    nothing = Sum(0.0, 0.0)
    return Review(True, list(points), list(swings), [Player(slip.seat, [], [slip], nothing, nothing)], [])


def show(house: House, table: str, review: Review) -> None:
    """As if the site had worked this review out."""
    said = wire.encode(review_wire(review, house.match(table), NAMES))
    house.site.site.reviews.tell(table, wire.ReviewNews(1.0, False, Raw(said)))


def field_of(page: Page, a: Action) -> Locator:
    return page.locator(f'[data-thing="field:{a.args[0]}"]')


def test_the_better_answer_is_marked_on_the_board(house: House) -> None:
    """At the moment of the slip the replay shows it as if it were chosen; what was played, too, if wanted."""
    table = finished(house, "doge")
    match = house.match(table)
    slip = slip_in(match, "place")
    show(house, table, review_with(slip))
    page = house.visitor().go(f"/replay/{table}?step={slip.n - 1}&seat={slip.seat}")
    better, played = field_of(page, slip.better.a), field_of(page, slip.played.a)
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(played).to_have_attribute("aria-pressed", "false")
    page.get_by_role("radio", name=f"What {NAMES[slip.seat]} did").press(" ")
    expect(played).to_have_attribute("aria-pressed", "true")
    expect(better).to_have_attribute("aria-pressed", "false")
    page.locator("[aria-keyshortcuts=ArrowRight]").press("Enter")
    expect(page.locator("[data-thing][aria-pressed=true]")).to_have_count(0)


@pytest.mark.parametrize("screen", [WIDE, PHONE])
def test_who_comes_back_from_the_replay_is_where_they_left(house: House, screen: ViewportSize) -> None:
    """At the slip or the turning point that they had looked at, with the focus there."""
    table = finished(house, "doge")
    match = house.match(table)
    even = [1 / len(NAMES)] * len(NAMES)
    swing = Swing(0, match.n, 1, 0.3, 0.9, ())
    show(house, table, review_with(slip_in(match, "place"), [Point(0, even), Point(match.n, even)], [swing]))
    page = house.visitor(viewport=screen).go(f"/table/{table}")
    for name in ("See it on the board", "See it"):
        link = page.get_by_role("link", name=name, exact=True)
        link.press("Enter")
        expect(page).to_have_url(re.compile("/replay/"))
        page.go_back()
        expect(link).to_be_focused()
        expect(link).to_be_in_viewport()
        settled(page)
        assert link.evaluate(IS_ON_TOP), "something lies over it"


def test_on_a_phone_a_review_has_the_screen(house: House) -> None:
    """After the game nothing is asked: what can be done then takes one row."""
    table = finished(house, "doge")
    page = house.visitor(viewport=PHONE, locale="de-DE").go(f"/table/{table}")
    expect(page.get_by_role("link", name="Nachspielen")).to_be_visible()
    settled(page)
    assert sheet_share(page) < 0.08


def test_how_much_the_better_answer_names_is_drawn_beside_it(house: House) -> None:
    """Houses are put, in the colour of their owner; so many as in the answer that is marked."""
    table = finished(house, "doge")
    slip = slip_in(house.match(table), "put")
    show(house, table, review_with(slip))
    page = house.visitor().go(f"/replay/{table}?step={slip.n - 1}&seat={slip.seat}")
    amounts = page.locator(".amounts")
    expect(amounts).to_contain_text(re.compile(rf"Better\s+{slip.better.a.args[0]} ×"))
    expect(amounts.locator(f'[style*="--seat-{slip.seat}"]').first).to_be_visible()
    page.get_by_role("radio", name=f"What {NAMES[slip.seat]} did").press(" ")
    expect(amounts).to_contain_text(f"{slip.played.a.args[0]} ×")
    page.locator("[aria-keyshortcuts=ArrowRight]").press("Enter")
    expect(amounts).to_have_count(0)


def test_sums_are_told_where_a_game_has_no_picture_of_them(house: House) -> None:
    """Any game: what a bid names is no thing on the board."""
    table = finished(house, "haendler")
    slip = slip_in(house.match(table), "bid")
    show(house, table, review_with(slip))
    page = house.visitor().go(f"/replay/{table}?step={slip.n - 1}&seat={slip.seat}")
    expect(page.locator(".amounts")).to_contain_text(f"Bid {slip.better.a.args[0]}")

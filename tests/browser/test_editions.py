"""A table whose people bring what is printed as a file, in a real browser."""

from __future__ import annotations

import json
import re
from random import Random

from playwright.sync_api import FilePayload, Page, expect

from fondaco.games import GAMES
from fondaco.kernel import pick
from fondaco.words import Words
from tests.browser.house import House, asked, bar, enter, is_asked
from tests.browser.test_play import wait_for_answer
from tests.server.test_editions import Document, own

LIGURIA = GAMES["liguria"]


def file(document: Document) -> FilePayload:
    return {"name": "mine.json", "mimeType": "application/json", "buffer": json.dumps(document).encode()}


def form_for(page: Page, game: str) -> None:
    """The form of the lobby, filled in for a game against bots, with the part about editions open."""
    page.get_by_role("button", name=re.compile(f"More options for {game}")).click()
    page.locator("#seat-name-0").fill("Anke")
    page.get_by_text("Instant").click()
    page.get_by_text("Own edition …").click()


def test_somebody_brings_their_own_edition_and_plays_it(house: House) -> None:
    """First with an entry that is wrong, then mended; the names of things are those of the file."""
    anke = house.visitor()
    page = anke.go("/")
    form_for(page, "Liguria")
    wrong = own()
    wrong["tiles"][0]["wheels"] = 100
    page.locator("input[type=file]").set_input_files(file(wrong))
    start = page.get_by_role("button", name="Open the table and start")
    start.click()
    expect(page.get_by_role("alert")).to_contain_text("“tiles 1, wheels”: 100 is not from 0 to 99.")
    page.get_by_text("DE", exact=True).click()
    page.get_by_role("button", name="Tisch eröffnen und anfangen").click()
    expect(page.get_by_role("alert")).to_contain_text("„tiles 1, wheels“: 100 liegt nicht zwischen 0 und 99.")
    page.get_by_text("EN", exact=True).click()
    page.locator("input[type=file]").set_input_files(file({**own(), "game": "genoa"}))
    expect(page.get_by_role("alert")).to_have_text("This file is an edition of another game.")
    page.locator("input[type=file]").set_input_files(file(own()))
    expect(page.get_by_role("alert")).to_have_count(0)
    start.click()
    is_asked(page)
    anke.troubles = [trouble for trouble in anke.troubles if "400" not in trouble]
    table = page.url.rpartition("/")[2]
    expect(page.get_by_role("heading", name="own edition")).to_be_visible()
    play(page, house, table, answers=3)
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_contain_text("hip (3 wheels)")


def play(page: Page, house: House, table: str, answers: int) -> None:
    """Give some answers, as the question allows them."""
    names = [seat.name for seat in house.site.site.tables[table].meta.seats]
    words, rng = Words(LIGURIA, "en", names, own()), Random(5)
    for _ in range(answers):
        while (prompt := asked(state := house.state(table), 0)) is None:
            page.wait_for_timeout(20)  # the bots are at it
        expect(bar(page)).to_contain_text(words.ask(prompt))
        before = house.answers(table)
        enter(page, words, prompt, pick(state, prompt, rng))
        wait_for_answer(page, house, table, before)


def test_a_file_that_is_none_is_said_at_once(house: House) -> None:
    page = house.visitor().go("/")
    form_for(page, "Liguria")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": b"tiles"})
    expect(page.get_by_role("alert")).to_contain_text("not a JSON document")
    chooser.set_input_files({"name": "a.json", "mimeType": "application/json", "buffer": b" " * 300_000})
    expect(page.get_by_role("alert")).to_contain_text("too long")
    chooser.set_input_files(file(own()))
    expect(page.get_by_text("Own edition: mine.json")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    chooser.set_input_files({"name": "b.json", "mimeType": "application/json", "buffer": b"tiles"})
    expect(page.get_by_role("alert")).to_contain_text("not a JSON document")
    expect(page.get_by_text("Own edition: mine.json")).to_be_visible()  # what was chosen before stays
    page.get_by_role("button", name="Leave it out").click()
    expect(page.get_by_text("Own edition …")).to_be_visible()


def test_the_page_about_the_edition_is_reached_from_form_rules_and_table(house: House) -> None:
    """And shows what is printed with its provenance, that of the table at the table."""
    anke = house.visitor()
    page = anke.go("/")
    form_for(page, "Liguria")
    page.get_by_role("link", name="About this edition").click()
    expect(page.get_by_role("heading", name="What is printed in Liguria")).to_be_visible()
    expect(page.get_by_role("group", name="Ships").get_by_role("row")).to_have_count(3)
    expect(page.get_by_text("reconstructed", exact=True).first).to_be_visible()
    bots = [{"kind": "bot", "name": "", "bot": "chaos"}] * 2
    me = {"kind": "me", "name": "Anke", "bot": ""}
    page = anke.go(f"/table/{anke.set_table('liguria', [me, *bots], edition=own())}")
    is_asked(page)
    page.keyboard.press("?")
    page.get_by_role("link", name="About the own edition").click()
    ships = page.get_by_role("group", name="Ships").get_by_role("row")
    expect(ships).to_have_count(2)
    expect(ships.last).to_contain_text("120")

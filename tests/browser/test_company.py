"""People at one table: they talk, mute each other, run out of time, leave, and close a game together."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, House, Visitor, bar, is_asked, press

LIMIT = {"answer": 30, "reserve": 60}


def two_people(house: House, game: str = "doge", **more: object) -> tuple[str, Visitor, Visitor]:
    """A running game of Anke, who reads English, and Bernd, who reads German, and bots."""
    anke, bernd = house.visitor(), house.visitor(locale="de-DE")
    seats = [{"kind": "me", "name": "Anke"}, {"kind": "open"}, {"kind": "bot", "bot": "chaos"}]
    table = anke.set_table(game, seats, **more)
    bernd.go("/")
    bernd.post(f"/api/tables/{table}/sit", seat=1, name="Bernd")
    anke.post(f"/api/tables/{table}/start")
    for visitor in (anke, bernd):
        visitor.go(f"/table/{table}")
    expect(anke.page.get_by_role("button", name="Bernd").first).to_be_visible()
    return table, anke, bernd


def talk(page: Page, name: str) -> None:
    """Open the talk beside the log."""
    press(page.get_by_role("button", name=name).locator("visible=true"))


def test_two_people_talk_each_in_their_language(house: House) -> None:
    _, anke, bernd = two_people(house, "genoa")
    talk(anke.page, "Talk")
    heard = anke.page.get_by_role("log", name="Talk")
    anke.page.get_by_placeholder("Say something").fill("<b>Hello</b> Bernd")
    anke.page.get_by_placeholder("Say something").press("Enter")
    expect(heard).to_contain_text("<b>Hello</b> Bernd")
    expect(bernd.page.locator(".bubble")).to_have_text("<b>Hello</b> Bernd")
    press(anke.page.get_by_role("button", name="Phrases"))
    press(anke.page.get_by_role("button", name="I’d pay"))
    anke.page.get_by_label("How much").fill("15")
    anke.page.locator(".phrases select").select_option(label="Villa Ricci")
    press(anke.page.locator(".phrases").get_by_role("button", name="Send"))
    expect(heard).to_contain_text("I’d pay 15 for Villa Ricci.")
    talk(bernd.page, "Gespräch, 2 neue")
    expect(bernd.page.get_by_role("log", name="Gespräch")).to_contain_text("Ich gäbe 15 für die Villa Ricci.")
    press(bernd.page.get_by_role("button", name="Anke stummschalten").first)
    expect(bernd.page.get_by_role("log", name="Gespräch")).not_to_contain_text("Hello")
    bernd.page.reload()
    talk(bernd.page, "Gespräch")
    expect(bernd.page.get_by_role("log", name="Gespräch")).to_contain_text("Stumm: Anke")
    press(bernd.page.get_by_role("button", name="Anke wieder hören"))
    expect(bernd.page.get_by_role("log", name="Gespräch")).to_contain_text("<b>Hello</b> Bernd")


def test_people_talk_in_the_waiting_room_and_see_that_it_is_kept(house: House) -> None:
    anke, bernd = house.visitor(), house.visitor(locale="de-DE", viewport=PHONE)
    seats = [{"kind": "me", "name": "Anke"}, {"kind": "open"}, {"kind": "bot", "bot": "chaos"}]
    table = anke.set_table("liguria", seats, keeps_talk=True)
    bernd.go(f"/table/{table}")
    expect(bernd.page.get_by_text("Was Spieler hier sagen, kommt in die Aufzeichnung")).to_have_count(2)
    bernd.page.get_by_label("Dein Name").fill("Bernd")
    press(bernd.page.get_by_role("button", name="Hier hinsetzen"))
    expect(anke.go(f"/table/{table}").get_by_text("Bernd")).to_be_visible()
    bernd.page.get_by_placeholder("Sag etwas").fill("Geht es los?")
    bernd.page.get_by_placeholder("Sag etwas").press("Enter")
    heard = anke.page.get_by_role("log", name="Talk")
    expect(heard).to_contain_text("Bernd Geht es los?")
    press(anke.page.get_by_role("button", name="Phrases"))
    press(anke.page.get_by_role("button", name="Leave me my island, please."))
    expect(bernd.page.get_by_role("log", name="Gespräch")).to_contain_text("Anke Lass mir bitte meine Insel.")
    press(anke.page.get_by_role("button", name="Start"))
    talk(anke.page, "Talk")
    expect(heard).to_contain_text("Bernd Geht es los?")
    expect(anke.page.get_by_text("What players say here goes into the record")).to_be_visible()


def test_what_the_site_does_not_take_can_be_mended_and_sent_again(house: House) -> None:
    _, anke, _ = two_people(house)
    talk(anke.page, "Talk")
    box = anke.page.get_by_placeholder("Say something")
    box.fill("\u2800\u2800")  # braille without dots: nothing can be seen of it
    box.press("Enter")
    expect(anke.page.get_by_text("There was nothing to say in that.")).to_be_visible()
    expect(box).to_have_value("\u2800\u2800")


def test_a_spectator_talks_apart_on_a_phone(house: House) -> None:
    table, anke, _ = two_people(house)
    carla = house.visitor(viewport=PHONE)
    carla.go(f"/table/{table}")
    talk(carla.page, "Talk")
    carla.page.get_by_placeholder("Say something").fill("Nice")
    carla.page.get_by_placeholder("Say something").press("Enter")
    expect(carla.page.get_by_role("log", name="Talk")).to_contain_text("Spectator 1 Nice")
    talk(anke.page, "Talk, 1 new")
    expect(anke.page.get_by_role("log", name="Talk")).not_to_contain_text("Nice")
    press(anke.page.get_by_role("button", name="Spectators", exact=True))
    expect(anke.page.get_by_role("log", name="Talk")).to_contain_text("Spectator 1 Nice")
    press(anke.page.get_by_role("button", name="Mute spectators"))
    expect(anke.page.get_by_role("log", name="Talk")).not_to_contain_text("Nice")


def test_a_clock_runs_out_and_the_owner_comes_back(house: House) -> None:
    table, anke, bernd = two_people(house, time_limit=LIMIT, pace="calm")
    is_asked(anke.page)
    expect(bar(anke.page).get_by_role("timer")).to_be_visible()
    house.site.clock.advance(95)
    house.site.ring(table)
    expect(anke.page.get_by_text("Your time ran out")).to_be_visible()
    expect(bernd.page.get_by_role("log").get_by_text("Die Zeit von Anke ist um")).to_be_visible()
    expect(bernd.page.locator(".row", has_text="Anke")).to_contain_text("Zeit um")
    press(anke.page.get_by_role("button", name="I’m back"))
    expect(bernd.page.get_by_role("log").get_by_text("Anke ist wieder da.")).to_be_visible()
    expect(anke.page.get_by_text("Your time ran out")).to_be_hidden()


def test_a_game_is_closed_together(house: House) -> None:
    _, anke, bernd = two_people(house)
    press(anke.page.get_by_role("button", name="Table", exact=True))
    press(anke.page.get_by_role("button", name="Close the table"))
    press(anke.page.get_by_role("button", name="Close the table", exact=True))
    press(bernd.page.get_by_role("button", name="Einverstanden"))
    expect(anke.page.get_by_text("This table was closed.").first).to_be_visible()
    expect(anke.page.get_by_role("link", name="Download")).to_be_visible()

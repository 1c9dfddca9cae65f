"""The page of what is yours: on another device by a link, and gone by one button."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.house import PHONE, House

SEATS = [{"kind": "me", "name": "Anke"}, {"kind": "bot", "bot": "chaos"}, {"kind": "bot", "bot": "chaos"}]


def test_a_phone_becomes_the_same_person_by_a_link(house: House) -> None:
    anke, phone = house.visitor(), house.visitor(viewport=PHONE)
    table = anke.set_table("doge", SEATS)
    page = anke.go("/me")
    page.get_by_role("button", name="Link for another device").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    link = page.get_by_role("textbox", name="Link for another device").input_value()
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Yes, that’s me").click()
    expect(phone.page.get_by_role("heading", name="Your games")).to_be_visible()
    assert phone.post(f"/api/tables/{table}/pace", pace="calm")["seats"][0]["is_yours"]


def test_one_button_deletes_everything(house: House) -> None:
    anke = house.visitor()
    table = anke.set_table("doge", SEATS)
    page = anke.go("/me")
    page.evaluate("() => localStorage.setItem('fondaco.name', 'Anke')")
    page.get_by_role("button", name="Delete everything …").click()
    page.get_by_role("button", name="Yes, delete it all").click()
    page.wait_for_url("**/")
    assert table not in house.site.site.tables
    assert not page.evaluate("() => localStorage.getItem('fondaco.name')")

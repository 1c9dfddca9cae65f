"""What the operator announces: on every page, in the reader's language, until it is put away."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.house import House


def test_an_announcement_is_shown_and_can_be_put_away(house: House) -> None:
    """At once where a page has a socket, with the next page elsewhere; put away it stays away."""
    visitor = house.visitor()
    page = visitor.go("/")
    expect(page.get_by_role("main")).to_be_visible()
    operator = house.site.site.operator
    house.site.inside(operator.announce({"en": "Back at eight", "de": "Um acht wieder da"}))
    expect(page.get_by_text("Back at eight")).to_be_visible()
    page = visitor.go("/about")
    expect(page.get_by_text("Back at eight")).to_be_visible()
    page.get_by_role("button", name="Put this announcement away").click()
    expect(page.get_by_text("Back at eight")).to_have_count(0)
    page = visitor.go("/")
    expect(page.get_by_role("main")).to_be_visible()
    expect(page.get_by_text("Back at eight")).to_have_count(0)
    house.site.inside(operator.announce({"en": "Now at nine"}))
    expect(page.get_by_text("Now at nine")).to_be_visible()
    house.site.inside(operator.announce({}))
    expect(page.get_by_text("Now at nine")).to_have_count(0)
    assert visitor.troubles == []

"""A passkey, made and used with the browser's virtual authenticator."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.house import House, Visitor

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def at_home(house: House, visitor: Visitor) -> Page:
    """The page of what is yours, by a name: browsers make no passkeys for addresses that are numbers."""
    visitor.page.goto(house.site.address.replace("127.0.0.1", "localhost") + "/me")
    return visitor.page


def authenticator(page: Page) -> tuple[CDPSession, str]:
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    made: dict[str, Any] = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, made["authenticatorId"]


def visitor_id(page: Page) -> str:
    (cookie,) = [one for one in page.context.cookies() if one["domain"] == "localhost"]
    return str(cookie["value"]).partition(".")[0]


def test_a_passkey_made_here_signs_in_elsewhere(house: House) -> None:
    anke, phone = house.visitor(), house.visitor()
    page, other = at_home(house, anke), at_home(house, phone)
    first, key = authenticator(page)
    page.get_by_role("button", name="Create a passkey").click()
    expect(page.get_by_text("Your passkey is there.")).to_be_visible()
    expect(page.get_by_text("Passkey 1")).to_be_visible()

    second, copy = authenticator(other)  # passkeys travel between the devices of one person
    (credential,) = first.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]
    second.send("WebAuthn.addCredential", {"authenticatorId": copy, "credential": credential})
    assert visitor_id(other) != visitor_id(page)
    with other.expect_navigation():
        other.get_by_role("button", name="Sign in with a passkey").click()
    expect(other.get_by_text("Passkey 1")).to_be_visible()
    assert visitor_id(other) == visitor_id(page)

    other.get_by_role("button", name="Remove").click()
    expect(other.get_by_text("Passkey 1")).to_be_hidden()
    other.get_by_role("button", name="Sign in with a passkey").click()
    expect(other.get_by_text("This passkey isn’t known here.")).to_be_visible()
    assert [trouble for trouble in phone.troubles if "403" not in trouble] == []
    phone.troubles.clear()  # the refusal is in the console, too


def test_an_address_that_is_a_number_says_why_there_are_no_passkeys(house: House) -> None:
    page = house.visitor().go("/me")
    expect(page.get_by_text("Passkeys need an address with a name")).to_be_visible()

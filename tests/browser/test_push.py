"""A push on its whole way: the site encrypts it, a push service takes it, the service worker shows it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from fondaco.server.settings import PushSettings, Settings
from tests.browser.house import House
from tests.server.push_service import PushService
from tests.server.served import QUICK, Served

# Chromium's own push service is out of reach: the subscription is one to ours, all else is real.
SUBSCRIBE = """(subscription) => {
    const { endpoint, p256dh, auth } = subscription;
    PushManager.prototype.subscribe = async () => ({ toJSON: () => ({ endpoint, keys: { p256dh, auth } }) });
}"""
BOT = {"kind": "bot", "bot": "chaos"}


class Running:
    """A push service on a loop of its own, for Playwright keeps that of the test busy."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)
        self.thread.start()
        self.service = PushService()
        self.do(self.service.__aenter__())

    def do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(20)

    def stop(self) -> None:
        self.do(self.service.__aexit__(None, None, None))
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()


@pytest.fixture
def running() -> Iterator[Running]:
    one = Running()
    yield one
    one.stop()


@pytest.fixture
def push_house(browser: Browser, tmp_path: Path) -> Iterator[House]:
    push = PushSettings(contact="mailto:operator@example.org", is_anywhere=True, delay_seconds=0.0)
    settings = Settings(tmp_path / "push.sqlite", limits=QUICK, push=push)
    site = Served(settings.data, settings)
    house = House(browser, site)
    yield house
    house.close()
    site.stop()


# A browser without a screen shows no notifications, so it is noted what would be shown.
ALLOW = """() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
}"""
NOTE = """() => {
    self.noted = new Promise((done) => {
        self.registration.showNotification = async (title, { body, tag, renotify }) =>
            done([title, body, tag, renotify]);
    });
}"""


def test_a_push_arrives_when_it_is_your_turn(push_house: House, running: Running) -> None:
    anke = push_house.visitor(service_workers="allow")
    anke.context.add_init_script(f"({ALLOW})()")
    page = anke.go("/me")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.evaluate(SUBSCRIBE, running.service.subscription("en"))
    page.get_by_role("button", name="Notify me when it’s my turn").click()
    expect(page.get_by_text("Your browser notifies you")).to_be_visible()

    # On this page no socket is open: for the site she is not here.
    table = anke.set_table("doge", [{"kind": "me", "name": "Anke"}, BOT, BOT])
    running.do(running.service.until(1))
    (push,) = running.service.received
    assert push.text == {"lang": "en", "game": "Doge", "table": table, "nudge": False}

    (worker,) = anke.context.service_workers
    session = anke.context.new_cdp_session(page)
    registrations: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: registrations.extend(one["registrationId"] for one in said["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(10)
    turn, nudge = "Your turn", "Somebody is waiting for you: it’s your turn"
    for is_nudge, title in ((False, turn), (True, nudge)):
        worker.evaluate(NOTE)
        session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": push_house.site.address,
                "registrationId": registrations[0],
                "data": json.dumps({**push.text, "nudge": is_nudge}),
            },
        )
        assert worker.evaluate("() => self.noted") == [title, "Doge", table, is_nudge]

"""The site as an app: installed, updated, offline; and how it tells that it is your turn."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fondaco.server import wire
from fondaco.server.http import sockets
from fondaco.server.settings import Settings
from tests.browser.house import House, Visitor, is_asked
from tests.server.served import QUICK, Served

ME = {"kind": "me", "name": "Anke"}
OPEN = {"kind": "open", "name": "", "bot": ""}
BOT = {"kind": "bot", "bot": "chaos"}


@pytest.fixture
def own_site(tmp_path: Path, static: Path) -> Served:
    """A site whose client can be replaced by another build."""
    shutil.copytree(static.parent, tmp_path / "static")
    settings = Settings(tmp_path / "own.sqlite", static=tmp_path / "static", limits=QUICK)
    return Served(settings.data, settings)


def update(site: Served) -> None:
    """Another build: the same client under other names, as if each file had changed."""
    folder = site.settings.static
    for old in [*folder.rglob("*.gz"), *folder.rglob("*.br")]:
        old.unlink()
    (entry,) = (folder / "assets").glob("index-*.js")
    entry.rename(entry.with_name("index-Updated12.js"))
    page = folder / "index.html"
    page.write_text(page.read_text().replace(entry.name, "index-Updated12.js"))
    worker = folder / "sw.js"
    worker.write_text(worker.read_text().replace('VERSION = "', 'VERSION = "updated-'))


def installed(visitor: Visitor, path: str = "/") -> Page:
    """A page of the site under its service worker."""
    page = visitor.go(path)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.reload()  # now its files come by the worker
    page.evaluate(
        "() => navigator.serviceWorker.controller ?? new Promise((done) => "
        "navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))"
        ".then(() => undefined)"
    )
    return page


def caches(page: Page) -> list[str]:
    names: list[str] = page.evaluate("() => caches.keys()")
    return names


def test_an_installed_page_loads_the_new_client_after_an_update(browser: Browser, own_site: Served) -> None:
    """And the old files are gone; without the site it says so and shows no old table."""
    house = House(browser, own_site)
    page = installed(house.visitor(service_workers="allow"))
    (before,) = caches(page)
    kept = page.evaluate("async (name) => (await (await caches.open(name)).keys()).map((r) => r.url)", before)
    assert kept, "what is named by its digest"
    assert all("/static/assets/" in address for address in kept), "no page, no table"

    update(own_site)
    page.reload()
    assert page.locator('script[src$="index-Updated12.js"]').count() == 1
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
    page.evaluate(
        """async (old) => {
            while ((await caches.keys()).includes(old)) await new Promise(requestAnimationFrame);
        }""",
        before,
    )
    page.reload()
    (after,) = caches(page)
    assert after.startswith("fondaco-updated-")

    own_site.stop()
    page.reload()
    expect(page.get_by_text("Fondaco can’t be reached right now.")).to_be_visible()
    expect(page.get_by_text("Fondaco ist gerade nicht zu erreichen.")).to_be_visible()
    house.visitors[0].troubles.clear()  # that nothing answers is in the console, too
    house.close()


def upgrade(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The site speaks another version of the protocol, as after an upgrade, and cuts all sockets."""
    monkeypatch.setattr(wire, "PROTOCOL", 2)
    monkeypatch.setattr(sockets, "HELLO", sockets.HELLO.replace(b'"protocol":1', b'"protocol":2'))
    for connection in list(house.site.site.connections):
        house.site.inside(connection.ws.close())


def test_a_page_of_an_older_version_loads_itself_anew_once_and_then_asks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client that comes is the old one here, as from a cache: it must not load forever."""
    host = house.visitor()
    page = host.go(f"/table/{host.set_table('doge', [ME, BOT, BOT])}")
    is_asked(page)
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    upgrade(house, monkeypatch)
    banner = page.get_by_text("this page is still the old one")
    expect(banner).to_be_visible()
    assert len(loads) == 1
    monkeypatch.undo()  # the site and the client fit again
    page.get_by_role("button", name="Reload").click()
    is_asked(page)
    expect(banner).to_have_count(0)


def test_a_page_of_an_older_version_keeps_what_was_written_and_asks(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that somebody has typed is taken away by an upgrade."""
    page = house.visitor().go("/")
    name = page.get_by_placeholder("Your name (optional)")
    name.fill("Anke")
    upgrade(house, monkeypatch)
    expect(page.get_by_role("button", name="Reload")).to_be_visible()
    expect(name).to_have_value("Anke")


def test_the_manifest_makes_it_an_app(house: House) -> None:
    visitor = house.visitor()
    page = visitor.go("/")
    session = visitor.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["url"].endswith("/static/app.webmanifest")
    assert found["errors"] == []


def icon(page: Page) -> str:
    found: str = page.evaluate("() => document.querySelector('link[rel=icon]').href")
    return found.rpartition("/")[2]


def test_title_and_icon_say_whose_turn_it_is(house: House) -> None:
    """At the table and in the lobby; the turn goes to the other, and back."""
    anke, bernd = house.visitor(), house.visitor()
    table = anke.set_table("liguria", [ME, OPEN, BOT])
    bernd.go("/")
    bernd.post(f"/api/tables/{table}/sit", seat=1, name="Bernd")
    page = anke.go(f"/table/{table}")
    assert icon(page) == "icon.svg"
    anke.post(f"/api/tables/{table}/start")
    other = bernd.go("/")
    pages = {0: page, 1: other}
    expect_turn(house, table, pages)


def expect_turn(house: House, table: str, pages: dict[int, Page]) -> None:
    """Each page says whether its seat is asked."""
    meta = house.site.site.tables[table].meta
    for seat, page in pages.items():
        is_asked = seat in meta.waiting
        marked = page.locator(f'link[rel=icon][href$="{"icon-turn" if is_asked else "icon"}.svg"]')
        expect(marked).to_have_count(1)
        assert page.title().startswith("● Your turn") == is_asked

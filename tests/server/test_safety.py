"""Cookies, origins, hosts, headers, names and limits."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path

import pytest
from aiohttp import WSServerHandshakeError

from fondaco.server.errors import RequestRefused
from fondaco.server.http.guards import host_name, is_own_name
from fondaco.server.limits import Bucket, Buckets
from fondaco.server.settings import Settings
from fondaco.server.table.names import clean_name, same_name
from fondaco.server.visitors import Visitors, new_key
from tests.server.served import QUICK, Served
from tests.server.visitor import Reply, Visitor

TABLE = {"game": "doge", "seats": [{"kind": "open"}] * 3}


def cookie_of(visitor: Visitor) -> tuple[str, str]:
    (cookie,) = list(visitor.jar)
    return cookie.key, cookie.value


async def lobby_as(visitor: Visitor, name: str, value: str) -> Reply:
    """The lobby as somebody with this cookie sees it."""
    visitor.jar.clear()
    return await visitor.get("/api/lobby", Cookie=f"{name}={value}")


async def test_the_cookie_is_signed_and_out_of_reach_of_scripts(site: Served) -> None:
    async with Visitor(site.address) as anke:
        reply = await anke.get("/api/games")
        assert "Set-Cookie" not in reply.headers, "who has one keeps it"
        anke.jar.clear()
        header = (await anke.get("/api/games")).headers["Set-Cookie"]
        assert "HttpOnly" in header
        assert "SameSite=Lax" in header
        assert "Path=/" in header
        anke.jar.clear()
        forged = await anke.get("/", **{"X-Forwarded-Proto": "https"})
        assert "Secure" not in forged.headers["Set-Cookie"], "only a trusted proxy says so: see test_proxy.py"
        anke.jar.clear()
        assert "Set-Cookie" in (await anke.get("/table/x")).headers, "it comes with the page"
        anke.jar.clear()
        assert "Set-Cookie" not in (await anke.get("/static/x.js")).headers


async def test_forged_and_foreign_cookies_are_strangers(site: Served, tmp_path: Path) -> None:
    async with Served(tmp_path / "other.sqlite") as other, Visitor(site.address) as anke:
        id = await anke.open("doge", "me:Anke", "open", "open", is_listed=False)
        name, value = cookie_of(anke)
        visitor, _, signature = value.partition(".")
        assert len((await lobby_as(anke, name, value)).said["mine"]) == 1
        foreign = other.site.visitors
        assert foreign.cookie != name, "two sites on one machine do not disturb each other"
        for forged in (
            visitor,
            f"{visitor}.",
            f"{visitor}.{signature[:-1]}",
            f"{visitor}.{'0' * len(signature)}",
            f"{visitor[::-1]}.{signature}",
            foreign.sign(visitor),
            f"{visitor}.{signature}é",
            "x" * 3000,
            "",
        ):
            reply = await lobby_as(anke, name, forged)
            assert reply.said["mine"] == []
            assert "Set-Cookie" in reply.headers
            stood = await anke.post(f"/api/tables/{id}/stand", {"seat": 0}, {"Cookie": f"{name}={forged}"})
            assert stood.status == 403


def test_cookies_are_recognised_by_their_signature() -> None:
    ours, theirs = Visitors(new_key()), Visitors(new_key())
    visitor = ours.new()
    assert ours.known(ours.sign(visitor)) == visitor
    assert theirs.known(ours.sign(visitor)) is None
    assert ours.known("") is None
    assert ours.new() != visitor


async def test_the_key_is_made_at_first_start_and_only_the_user_reads_it(tmp_path: Path) -> None:
    data = tmp_path / "new" / "folder" / "fondaco.sqlite"
    async with Served(data) as site, Visitor(site.address) as anke:
        cookie = cookie_of(anke)
        for path in data.parent.iterdir():
            assert stat.S_IMODE(os.stat(path).st_mode) == 0o600, path
        assert stat.S_IMODE(os.stat(data.parent).st_mode) == 0o700
    async with Served(data) as site:
        assert site.site.visitors.known(cookie[1]) is not None, "it is kept"


@pytest.mark.parametrize(
    ("headers", "status", "error"),
    [
        ({"Origin": "http://evil.example"}, 403, "origin"),
        ({"Origin": "null"}, 403, "origin"),
        ({"Origin": "http://127.0.0.1:1"}, 403, "origin"),
        ({"Origin": "ftp://127.0.0.1"}, 403, "origin"),
        ({"Sec-Fetch-Site": "cross-site"}, 403, "origin"),
        ({"Sec-Fetch-Site": "same-site"}, 403, "origin"),
        ({"X-Fondaco": ""}, 403, "origin"),
        ({"Content-Type": "text/plain"}, 400, "form"),
        ({"Content-Type": "application/x-www-form-urlencoded"}, 400, "form"),
        ({"Host": "evil.example"}, 403, "host"),
        ({"Host": "127.0.0.1.evil.example:80"}, 403, "host"),
        ({"Host": "[::1"}, 403, "host"),
    ],
)
async def test_requests_from_elsewhere_are_refused(
    site: Served, headers: dict[str, str], status: int, error: str
) -> None:
    async with Visitor(site.address) as anke:
        reply = await anke.post("/api/tables", TABLE, headers)
        assert (reply.status, reply.error) == (status, error)
        assert (await anke.get("/api/lobby")).said["mine"] == []


async def test_requests_of_our_own_pages_are_welcome(site: Served) -> None:
    async with Visitor(site.address) as anke:
        for headers in (
            {"Origin": site.address, "Sec-Fetch-Site": "same-origin"},
            {"Origin": f"http://localhost:{site.port}", "Host": f"localhost:{site.port}"},
            {"Origin": f"http://[::1]:{site.port}", "Host": f"[::1]:{site.port}"},
            {"Content-Type": "application/json; charset=utf-8"},
        ):
            assert (await anke.post("/api/tables", TABLE, headers)).status == 200, headers


async def test_sockets_of_other_pages_are_refused(site: Served) -> None:
    async with Visitor(site.address) as anke:
        id = await anke.open("doge", "me:Anke", "open", "open")
        for path in ("/ws/lobby", f"/ws/table/{id}"):
            for headers in ({"Origin": "http://evil.example"}, {"Origin": "null"}, {"Host": "evil.example"}):
                with pytest.raises(WSServerHandshakeError) as refused:
                    await anke.socket(path, **headers)
                assert refused.value.status == 403
            page = await anke.socket(path, Origin=site.address)
            await page.until(lambda page=page: page.heard)  # type: ignore[misc]  # mypy cannot type such a lambda


def test_which_names_are_our_own() -> None:
    alone = Settings(Path(), hosts=("fondaco.lan",))
    public = Settings(Path(), hosts=("box",), is_public=True)
    assert all(
        is_own_name(host_name(host), alone) for host in ("localhost", "127.0.0.1:8", "[::1]:8", "Fondaco.LAN")
    )
    assert not any(
        is_own_name(host_name(host), alone) for host in ("192.168.0.7", "evil.example", "", "[", "a:b:c")
    )
    odd = ("localhost:; script-src *", "localhost:\udcff", "user@localhost", "localhost/x", "localhost:")
    assert not any(is_own_name(host_name(host), alone) for host in odd), "it stands in a header of the reply"
    assert all(is_own_name(host_name(host), public) for host in ("192.168.0.7:8000", "box", "[fe80::1]"))
    assert not is_own_name("evil.example", public)


async def test_every_response_carries_the_headers(site: Served) -> None:
    async with Visitor(site.address) as anke:
        replies = [
            await anke.get("/"),
            await anke.get("/api/games"),
            await anke.get("/nothing"),
            await anke.get("/static/nothing.js"),
            await anke.get("/healthz"),
            await anke.post("/api/tables", b"{"),
            await anke.get("/api/games", Host="evil.example"),
        ]
        for reply in replies:
            policy = reply.headers["Content-Security-Policy"]
            assert policy.startswith("default-src 'none'; script-src 'self'; style-src 'self';")
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert "base-uri 'none'" in policy
            assert "evil" not in policy
            assert reply.headers["X-Content-Type-Options"] == "nosniff"
            assert reply.headers["Referrer-Policy"] == "same-origin"
            assert reply.headers["Cross-Origin-Opener-Policy"] == "same-origin"
            assert reply.headers["Cache-Control"] in ("no-store", "no-cache")
        assert f"ws://127.0.0.1:{site.port}" in replies[0].headers["Content-Security-Policy"]


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("Anke", "Anke"),
        ("  Anke \t von\nder  Alster ", "Anke von der Alster"),
        ("Ане́ля", "Ане́ля"),
        ("安娜", "安娜"),
        ("<b>&amp;'\"", "<b>&amp;'\""),
        ("👩‍🚀", "👩‍🚀"),
        ("x" * 24, "x" * 24),
        ("A\u030a", "Å"),
    ],
)
def test_names_that_are_taken_as_they_are(said: str, shown: str) -> None:
    """What is markup in a page is for the page to escape: a name is text."""
    assert clean_name(said) == shown


@pytest.mark.parametrize(
    "said",
    [
        "",
        "   ",
        "x" * 25,
        "a\u0000b",
        "a\u001bb",
        "a\u202eb",
        "a\u2066b",
        "a\u200eb",
        "\u200d",
        "\u3164",
        "a\ufeffb",
        "a\ue000b",
        "a" + "\u0300" * 5,
        "\u2028",
        "\ud800",
    ],
)
def test_names_that_would_spoil_the_page_are_refused(said: str) -> None:
    with pytest.raises(RequestRefused) as no:
        clean_name(said)
    assert (no.value.status, no.value.code) == (400, "name")


@pytest.mark.parametrize(
    "other", ["ANKE", "An\u200dke", "Anke\ufe0f", "Anke\u034f", "\uff21\uff4e\uff4b\uff45", "\U0001d400nke"]
)
def test_names_that_look_the_same_are_the_same(other: str) -> None:
    """Or somebody could pass for another at the table, and make deals as them."""
    assert same_name("Anke", other)


def test_names_that_differ_in_an_accent_are_two() -> None:
    assert not same_name("Andre", "André")


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("fondaco.server.limits.monotonic", lambda: now)
    bucket = Bucket(2, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_buckets_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.limits.MAX_BUCKETS", 3)
    buckets = Buckets(0, 1)
    assert [buckets.take(who) for who in "abca"] == [True, True, True, False]
    assert buckets.take("d"), "and with it b, the longest untouched, is forgotten"
    assert not buckets.take("a")
    assert buckets.take("b")


async def test_limits_on_requests_pages_and_newcomers(tmp_path: Path) -> None:
    limits = QUICK._replace(requests=(0, 3), sockets=2, arrivals=(0, 4), watchers=3, body=1000)
    async with (
        Served(tmp_path / "tight.sqlite", Settings(tmp_path, limits=limits)) as site,
        Visitor(site.address) as anke,
        Visitor(site.address) as bernd,
    ):
        id = await anke.open("doge", "me:Anke", "open", "open")
        assert (await anke.post("/api/claim", b" " * 2000)).error == "size"
        await anke.do(id, "pace", pace="calm")
        assert (await anke.post("/api/tables", TABLE)).error == "rate"
        assert (await bernd.post("/api/tables", TABLE)).status == 200, "of one visitor"
        for _ in range(2):
            page = await anke.page(id)
        with pytest.raises(WSServerHandshakeError) as refused:
            await anke.page(id)
        assert refused.value.status == 429
        await bernd.page(id)
        with pytest.raises(WSServerHandshakeError) as refused:
            await bernd.page(id)
        assert refused.value.status == 429, "too many look at the table"
        await page.close()
        async with asyncio.timeout(5):
            while len(site.site.connections) > 2:
                await asyncio.sleep(0.01)
        await bernd.page(id)
        for _ in range(2):
            async with Visitor(site.address):
                pass
        bernd.jar.clear()
        assert (await bernd.get("/api/lobby")).error == "rate", "too many newcomers"


async def test_ids_of_tables_that_are_not_in_memory_are_not_tried_without_limit(tmp_path: Path) -> None:
    """Each costs a read of the database; tables that are in memory cost nothing and stay free."""
    limits = QUICK._replace(requests=(0, 5))
    async with (
        Served(tmp_path / "ids.sqlite", Settings(tmp_path, limits=limits)) as site,
        Visitor(site.address) as anke,
        Visitor(site.address) as bernd,
    ):
        id = await anke.open("doge", "me:Anke", "open", "open")
        tried = [(await bernd.get(f"/api/tables/unknown{n}")).status for n in range(7)]
        assert tried == [404] * 5 + [429] * 2
        with pytest.raises(WSServerHandshakeError) as refused:
            await bernd.page("unknown")
        assert refused.value.status == 429
        assert (await bernd.get(f"/api/tables/{id}")).status == 200
        await bernd.page(id)
        assert (await anke.get("/api/tables/unknown")).status == 404, "of one visitor"


async def test_a_crowd_does_not_keep_the_players_out(tmp_path: Path) -> None:
    """Anybody may look on; who sits at the table gets in however many do."""
    limits = QUICK._replace(watchers=2)
    async with (
        Served(tmp_path / "crowd.sqlite", Settings(tmp_path, limits=limits)) as site,
        Visitor(site.address) as anke,
        Visitor(site.address) as bernd,
    ):
        id = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos")
        for _ in range(2):
            await bernd.page(id)
        with pytest.raises(WSServerHandshakeError) as refused:
            await bernd.page(id)
        assert refused.value.status == 429
        page = await anke.page(id)
        await page.until(lambda: page.table)
        assert page.table["seats"][0]["is_online"]


async def test_ids_of_people_never_leave_the_site(site: Served) -> None:
    """What one visitor is sent of a table names no other visitor."""
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id = await anke.open("doge", "me:Anke", "open", "open")
        await bernd.do(id, "sit", seat=1, name="Bernd")
        page = await bernd.page(id)
        await page.until(lambda: page.table)
        secret = cookie_of(anke)[1].partition(".")[0]
        said = [str((await bernd.get(path)).said) for path in ("/api/lobby", f"/api/tables/{id}")]
        assert not any(secret in text for text in [*said, *page.raw])

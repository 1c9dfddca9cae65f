"""Behind a proxy: whom a request comes from, which pages are the site's own, what each address may have."""

from __future__ import annotations

import ipaddress
from pathlib import Path

import pytest
from aiohttp import WSServerHandshakeError

from fondaco.cli.arguments import UsageError
from fondaco.cli.site_arguments import limits_of, networks, public_url
from fondaco.server.http.source import address_in, believed, limit_key, read_forwarded, x_forwarded
from fondaco.server.limits import Limits, said_limits, with_changes
from fondaco.server.quotas import LITTLE, Neighbours, Quotas
from fondaco.server.settings import Settings
from tests.server.served import QUICK, Served
from tests.server.visitor import Reply, Visitor

TABLE = {"game": "doge", "seats": [{"kind": "open"}] * 3}
PROXIES = tuple([ipaddress.ip_network(net) for net in ("127.0.0.0/8", "10.0.0.0/8", "fd00::/8")])
PUBLIC = "https://fondaco.example"


def behind(data: Path, limits: Limits = QUICK, url: str = "") -> Served:
    """A site that trusts a proxy on this machine."""
    return Served(data, Settings(data, proxies=PROXIES, public_url=url, limits=limits))


async def opened_by(visitor: Visitor, **headers: str) -> Reply:
    sent = {name.replace("_", "-"): value for name, value in headers.items()}
    return await visitor.post("/api/tables", TABLE, sent)


@pytest.mark.parametrize(
    ("forwarded", "address", "scheme", "host"),
    [
        ("for=192.0.2.43", "192.0.2.43", "", ""),
        ("For=192.0.2.43;Proto=https;Host=fondaco.example", "192.0.2.43", "https", "fondaco.example"),
        ('for="[2001:db8:cafe::17]:4711"', "2001:db8:cafe::17", "", ""),
        ('for=6.6.6.6, for="192.0.2.43:80";proto=http', "192.0.2.43", "http", ""),
        ("for=192.0.2.43, for=10.1.2.3", "192.0.2.43", "", ""),
        ("for=10.9.9.9, for=10.1.2.3", "10.9.9.9", "", ""),
        ('for="_gazonk"', "", "", ""),
        ("for=unknown;proto=https", "", "https", ""),
        ('for="192.0.2.1, for=6.6.6.6"', "", "", ""),
        ("for=192.0.2.43;proto=javascript", "192.0.2.43", "", ""),
        ("nonsense;;;", "", "", ""),
        ("for=::ffff:192.0.2.7", "192.0.2.7", "", ""),
    ],
)
def test_forwarded_is_read_from_the_nearest_proxy_on(
    forwarded: str, address: str, scheme: str, host: str
) -> None:
    """RFC 7239; what stands before the right-most address that is no trusted proxy's may be forged."""
    hop = believed([read_forwarded(forwarded)], PROXIES)
    assert hop is not None
    assert (hop.address, hop.scheme, hop.host) == (address, scheme, host)


def test_x_forwarded_for_is_read_from_the_right() -> None:
    chain = x_forwarded(["6.6.6.6", "192.0.2.43", "10.1.1.1"], ["http", "https", "http"], ["a.example"])
    hop = believed([chain], PROXIES)
    assert hop == ("192.0.2.43", "https", "a.example")
    assert believed([x_forwarded([], ["https"], [])], PROXIES) == ("", "https", "")


def test_two_headers_that_contradict_each_other_are_not_believed() -> None:
    """A proxy that writes one passes the other on as the browser sent it."""
    forged, true = read_forwarded("for=6.6.6.6"), x_forwarded(["192.0.2.43"], [], [])
    assert believed([forged, true], PROXIES) is None
    assert believed([read_forwarded("for=192.0.2.43"), true], PROXIES) is not None


def test_a_host_that_only_one_of_two_headers_names_is_not_believed() -> None:
    """A page of another site may send a Forwarded with our name, if it guesses its reader's address."""
    forged = read_forwarded("for=192.0.2.43;host=localhost;proto=https")
    true = x_forwarded(["192.0.2.43"], [], [])
    assert believed([forged, true], PROXIES) == ("192.0.2.43", "", "")
    named = x_forwarded(["192.0.2.43"], ["https"], ["fondaco.example"])
    assert believed([forged, named], PROXIES) == ("192.0.2.43", "https", "")


def test_addresses_and_what_they_are_counted_under() -> None:
    assert address_in("192.0.2.1:80") == "192.0.2.1"
    assert address_in("[2001:db8::1]") == address_in("2001:db8::1") == "2001:db8::1"
    assert address_in("fondaco.example") == ""
    assert address_in("fe80::1%\udcff") == "", "a zone is any text"
    assert limit_key("2001:db8:1:2:3:4:5:6") == limit_key("2001:db8:1:2::1") == "2001:db8:1:2::/64"
    assert limit_key("2001:db8:1:3::1") != limit_key("2001:db8:1:2::1")
    assert limit_key("192.0.2.1") == "192.0.2.1"


async def test_visitors_behind_a_trusted_proxy_are_told_apart(tmp_path: Path) -> None:
    """After many tables by one address nobody at another waits; forged hops do not help."""
    async with behind(tmp_path / "p.sqlite", QUICK._replace(openings=(0, 4))) as site:
        for _ in range(4):
            async with Visitor(site.address) as anke:
                assert (await opened_by(anke, X_Forwarded_For="192.0.2.1")).status == 200
        async with Visitor(site.address) as bernd:
            assert (await opened_by(bernd, X_Forwarded_For="192.0.2.1")).error == "rate"
            assert (await opened_by(bernd, X_Forwarded_For="6.6.6.6, 192.0.2.1")).error == "rate"
            assert (await opened_by(bernd, Forwarded="for=192.0.2.1")).error == "rate"
            assert (await opened_by(bernd, X_Forwarded_For="192.0.2.2")).status == 200
            assert (await opened_by(bernd, Forwarded='for="[2001:db8::1]"')).status == 200


async def test_who_is_not_trusted_is_not_believed(tmp_path: Path) -> None:
    limits = QUICK._replace(openings=(0, 2))
    async with (
        Served(tmp_path / "p.sqlite", Settings(tmp_path, limits=limits)) as site,
        Visitor(site.address) as anke,
    ):
        replies = [await opened_by(anke, X_Forwarded_For=f"192.0.2.{n}") for n in range(3)]
        assert [reply.status for reply in replies] == [200, 200, 429]
        anke.jar.clear()
        assert "Secure" not in (await anke.get("/", **{"X-Forwarded-Proto": "https"})).headers["Set-Cookie"]
        reply = await anke.get("/api/games", **{"X-Forwarded-Host": "fondaco.example"})
        assert "fondaco.example" not in reply.headers["Content-Security-Policy"]


async def test_a_proxy_that_rewrites_host_is_no_stranger(tmp_path: Path) -> None:
    """As nginx does unless it is told otherwise; the page's own origin is the public URL's."""
    async with behind(tmp_path / "p.sqlite", url=PUBLIC) as site, Visitor(site.address) as anke:
        fetched = {"Origin": PUBLIC, "Sec-Fetch-Site": "same-origin"}
        assert (await anke.post("/api/tables", TABLE, fetched)).status == 200
        assert (await anke.post("/api/tables", TABLE, {"Origin": "https://evil.example"})).error == "origin"
        assert (await anke.post("/api/tables", TABLE, {"Origin": "http://fondaco.example"})).error == "origin"
        page = await anke.socket("/ws/lobby", Origin=PUBLIC)
        await page.until(lambda: page.heard)
        made = await anke.post("/api/me/link", {}, fetched)
        assert made.said["address"].startswith(f"{PUBLIC}/come/")


async def test_a_proxy_that_names_the_host_needs_no_public_url(tmp_path: Path) -> None:
    data = tmp_path / "p.sqlite"
    settings = Settings(data, hosts=("fondaco.example",), proxies=PROXIES, limits=QUICK)
    async with Served(data, settings) as site, Visitor(site.address) as anke:
        told = {"X-Forwarded-Host": "fondaco.example", "X-Forwarded-Proto": "https"}
        assert (await anke.post("/api/tables", TABLE, {"Origin": PUBLIC, **told})).status == 200
        anke.jar.clear()
        assert "Secure" in (await anke.get("/", **told)).headers["Set-Cookie"]
        stranger = await anke.get("/api/games", **{"X-Forwarded-Host": "evil.example"})
        assert (stranger.status, stranger.error) == (403, "host")


async def test_the_public_url_makes_cookies_secure_and_pins_tls(tmp_path: Path) -> None:
    async with behind(tmp_path / "p.sqlite", url=PUBLIC) as site, Visitor(site.address) as anke:
        anke.jar.clear()
        reply = await anke.get("/")
        assert "Secure" in reply.headers["Set-Cookie"]
        assert reply.headers["Strict-Transport-Security"] == "max-age=31536000"
        assert "wss://fondaco.example" in reply.headers["Content-Security-Policy"]
        assert (await anke.get("/api/games", Host="fondaco.example")).status == 200
    async with behind(tmp_path / "q.sqlite", url="http://fondaco.lan") as site, Visitor(site.address) as anke:
        assert "Strict-Transport-Security" not in (await anke.get("/")).headers


async def test_an_operator_is_told_which_options_are_missing(
    site: Served, caplog: pytest.LogCaptureFixture
) -> None:
    async with Visitor(site.address) as anke:
        fetched = {"Origin": PUBLIC, "Sec-Fetch-Site": "same-origin"}
        assert (await anke.post("/api/tables", TABLE, fetched)).error == "origin"
        evil = {"Origin": "https://x.example;reboot", "Sec-Fetch-Site": "same-origin"}
        assert (await anke.post("/api/tables", TABLE, evil)).error == "origin"
    assert f"--public-url {PUBLIC} --trust-proxy 127.0.0.1" in caplog.text
    assert "reboot" not in caplog.text, "an operator may copy the line into a shell"


async def test_a_newcomer_is_not_starved_by_others_at_the_same_address(tmp_path: Path) -> None:
    """Those who have opened much leave a quarter of what the address may have to those who have not."""
    async with behind(tmp_path / "p.sqlite", QUICK._replace(openings=(0, 40))) as site:
        for _ in range(3):
            async with Visitor(site.address) as greedy:
                while (await opened_by(greedy)).status == 200:
                    pass
        async with Visitor(site.address) as newcomer:
            replies = [await opened_by(newcomer) for _ in range(LITTLE + 1)]
            assert [reply.status for reply in replies] == [200, 200, 429]


async def test_sockets_of_an_address_are_limited(tmp_path: Path) -> None:
    """However many cookies it brings; who has none open yet still gets one in."""
    async with behind(tmp_path / "p.sqlite", QUICK._replace(sockets=5, address_sockets=12)) as site:
        anke, bernd, carla = [Visitor(site.address) for _ in range(3)]
        async with anke, bernd, carla:
            for visitor, count in ((anke, 5), (bernd, 4)):
                for _ in range(count):
                    await visitor.socket("/ws/lobby")
            with pytest.raises(WSServerHandshakeError) as refused:
                await bernd.socket("/ws/lobby")
            assert refused.value.status == 429
            await carla.socket("/ws/lobby")
            await carla.socket("/ws/lobby", **{"X-Forwarded-For": "192.0.2.9"})
            assert site.site.quotas.address_sockets == {"127.0.0.1": 10, "192.0.2.9": 1}


def test_an_address_that_many_share_may_have_more(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("fondaco.server.quotas.monotonic", lambda: now)
    monkeypatch.setattr("fondaco.server.limits.monotonic", lambda: now)
    quotas = Quotas(Limits(openings=(0, 8), address_sockets=4))

    def openings(address: str) -> int:
        return sum(quotas.open_table(address, f"{address} {n}") for n in range(100))

    for n in range(20):
        quotas.neighbours.see("school", f"pupil {n}")
    assert quotas.neighbours.shares("school") == 1, "they have just come"
    now += 400
    assert quotas.neighbours.shares("school") == 3
    assert quotas.neighbours.shares("home") == 1
    assert (openings("home"), openings("school")) == (8, 24)
    for n in range(3000):
        quotas.neighbours.see("flood", str(n))
    now += 400
    assert quotas.neighbours.shares("flood") == 10, "a flood settles as well"


def test_few_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.quotas.MAX_BUCKETS", 3)
    neighbours = Neighbours()
    for address in "abcad":
        neighbours.see(address, "anke")
    assert list(neighbours.of) == ["c", "a", "d"]


async def test_messages_of_all_pages_of_a_visitor_are_counted_together(tmp_path: Path) -> None:
    """Whether an answer would do takes the rules a while: many pages must not ask it many times as often."""
    settings = Settings(tmp_path, limits=QUICK._replace(visitor_messages=(0, 3)))
    async with Served(tmp_path / "m.sqlite", settings) as site, Visitor(site.address) as anke:
        pages = [await anke.socket("/ws/lobby") for _ in range(2)]
        said = [await pages[n % 2].say({"type": "ping"}) for n in range(4)]
        assert [one["type"] for one in said] == ["pong", "pong", "pong", "refused"]


@pytest.mark.parametrize(
    ("said", "read"),
    [
        ("https://Fondaco.Example/", "https://fondaco.example"),
        ("https://fondaco.example:443", "https://fondaco.example"),
        ("http://fondaco.lan:8080", "http://fondaco.lan:8080"),
        ("http://[fd00::1]:8080", "http://[fd00::1]:8080"),
    ],
)
def test_a_public_url_is_written_as_browsers_write_an_origin(said: str, read: str) -> None:
    assert public_url(said) == read


@pytest.mark.parametrize(
    "said", ["fondaco.example", "ftp://x", "https://", "https://x/games", "http://x:99999999"]
)
def test_what_is_no_public_url(said: str) -> None:
    with pytest.raises(UsageError):
        public_url(said)


def test_limits_are_set_by_name() -> None:
    assert limits_of(["tables=50", "openings=0.5,30"]) == Limits(tables=50, openings=(0.5, 30))
    assert with_changes(Limits(), said_limits(Limits(tables=7))) == Limits(tables=7)
    for wrong in ("tables", "tables=x", "tables=-1", "tables=1,2", "openings=3", "openings=nan,1", "fish=1"):
        with pytest.raises(UsageError):
            limits_of([wrong])
    with pytest.raises(UsageError):
        networks(["10.0.0.0/99"])
    assert networks(["10.1.2.3", "fd00::/8"])[0].num_addresses == 1

"""Web Push: whose turn it is reaches a browser whose pages are closed, once, and nobody else."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from fondaco.cli.arguments import UsageError
from fondaco.cli.serve import contact_of
from fondaco.server.push.encryption import CURVE, encrypt_with
from fondaco.server.push.endpoints import PublicResolver, is_allowed
from fondaco.server.push.vapid import decode, encode
from fondaco.server.settings import PushSettings, Settings
from fondaco.server.store import subscriptions
from fondaco.server.store.database import Database
from tests.server.push_service import PushService
from tests.server.served import Served
from tests.server.test_leaving import bytes_of, id_of
from tests.server.test_play import say
from tests.server.visitor import Page, Visitor

CONTACT = "mailto:operator@example.org"


@pytest.fixture
def push_site(odd_settings: Settings) -> Iterator[Served]:
    """A site that pushes at once, also to this machine."""
    push = PushSettings(contact=CONTACT, is_anywhere=True, delay_seconds=0.0)
    served = Served(odd_settings.place, odd_settings._replace(push=push))
    yield served
    served.stop()


def test_it_is_encrypted_as_the_rfc_has_it() -> None:
    """The example of RFC 8291, section 5."""
    own = decode("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    body = encrypt_with(
        b"When I grow up, I want to be a watermelon",
        decode("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
        decode("BTBZMqHH6r4Tts7J_aSIgg"),
        ec.derive_private_key(int.from_bytes(own, "big"), CURVE),
        decode("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert encode(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8w"
        "EqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


async def seated(anke: Visitor, bernd: Visitor) -> tuple[str, Page]:
    """A game of Tally in which Bernd, whose page it is, is asked first; Anke has no page open."""
    id = await bernd.open("tally", "me:Bernd", "open")
    await anke.do(id, "sit", seat=1, name="Anke")
    await bernd.do(id, "start")
    page = await bernd.page(id)
    await page.until(page.questions)
    return id, page


async def all_sent(site: Served) -> None:
    """Wait until no push is on its way."""
    async with asyncio.timeout(20):
        while site.site.pusher.tasks:
            await asyncio.sleep(0.01)


async def test_a_push_arrives_once_a_turn_and_says_nothing_hidden(push_site: Served) -> None:
    async with (
        PushService() as service,
        Visitor(push_site.address) as anke,
        Visitor(push_site.address) as bernd,
    ):
        key = (await anke.get("/api/push")).said["key"]
        assert (await anke.post("/api/me/push", service.subscription())).status == 200
        id, page = await seated(anke, bernd)
        await page.act(say(page, 0, "say", 1))
        await service.until(1)
        (push,) = service.received
        assert push.text == {"lang": "de", "game": "Tally", "table": id, "nudge": False}
        assert push.sender == key
        assert (push.claims["aud"], push.claims["sub"]) == (service.origin, CONTACT)
        assert time.time() < push.claims["exp"] < time.time() + 24 * 3600
        assert push.headers["Content-Encoding"] == "aes128gcm"
        assert id not in str(push.headers), "the push service could look at the table"
        assert re.fullmatch(r"[\w-]{32}", push.headers["Topic"]), "RFC 8030"
        assert int(push.headers["TTL"]) > 0
        assert push_site.site.pusher.told == {id_of(anke): {id}}, "she is not told of this again"

        hers = await anke.page(id)  # she comes, answers, goes; then it is her turn again
        await hers.until(hers.questions)
        await hers.act(say(hers, 1, "say", 1))
        await hers.close()
        await push_site.gone(id_of(anke))
        await page.until(page.questions)
        await page.act(say(page, 0, "say", 1))
        await service.until(2)


async def test_who_has_a_page_open_gets_no_push(push_site: Served) -> None:
    async with (
        PushService() as service,
        Visitor(push_site.address) as anke,
        Visitor(push_site.address) as bernd,
    ):
        await anke.post("/api/me/push", service.subscription())
        lobby = await anke.socket("/ws/lobby")
        await lobby.until(lambda: lobby.heard)
        _, page = await seated(anke, bernd)
        await page.act(say(page, 0, "say", 1))
        assert push_site.site.pusher.told == {}
        assert not push_site.site.pusher.tasks


async def test_a_nudge_is_pushed_as_often_as_one_may_nudge(push_site: Served) -> None:
    async with (
        PushService() as service,
        Visitor(push_site.address) as anke,
        Visitor(push_site.address) as bernd,
    ):
        await anke.post("/api/me/push", service.subscription())
        id, page = await seated(anke, bernd)
        await page.act(say(page, 0, "say", 1))
        await service.until(1)
        await bernd.do(id, "nudge", seat=1)
        await service.until(2)
        assert service.received[1].text == {"lang": "de", "game": "Tally", "table": id, "nudge": True}
        assert (await bernd.post(f"/api/tables/{id}/nudge", {"seat": 1})).error == "nudged"
        push_site.clock.advance(61)
        await bernd.do(id, "nudge", seat=1)
        await service.until(3)

        hers = await anke.page(id)  # who has a page open sees the nudge there
        await hers.until(hers.questions)
        push_site.clock.advance(61)
        await bernd.do(id, "nudge", seat=1)
        await all_sent(push_site)
        assert len(service.received) == 3


async def test_a_push_that_failed_at_the_database_is_logged_and_tried_again(
    push_site: Served, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        PushService() as service,
        Visitor(push_site.address) as anke,
        Visitor(push_site.address) as bernd,
    ):
        await anke.post("/api/me/push", service.subscription())
        id, page = await seated(anke, bernd)
        rename(push_site, "subscriptions", "away")
        await page.act(say(page, 0, "say", 1))
        await all_sent(push_site)
        assert any("a push was not sent" in line.getMessage() for line in caplog.records)
        rename(push_site, "away", "subscriptions")
        assert not service.received
        await bernd.do(id, "pace", pace="calm")  # the table changes, and it is still her turn
        await service.until(1)
        await bernd.do(id, "pace", pace="quick")
        await all_sent(push_site)
        assert len(service.received) == 1, "this turn she has been told of"


async def test_a_nudge_that_failed_does_not_tell_of_the_turn_again(push_site: Served) -> None:
    async with (
        PushService() as service,
        Visitor(push_site.address) as anke,
        Visitor(push_site.address) as bernd,
    ):
        await anke.post("/api/me/push", service.subscription())
        id, page = await seated(anke, bernd)
        await page.act(say(page, 0, "say", 1))
        await service.until(1)
        await all_sent(push_site)
        rename(push_site, "subscriptions", "away")
        await bernd.do(id, "nudge", seat=1)
        await all_sent(push_site)
        rename(push_site, "away", "subscriptions")
        await bernd.do(id, "pace", pace="calm")
        await all_sent(push_site)
        assert len(service.received) == 1


def rename(site: Served, table: str, name: str) -> None:
    """Let the database have a table under another name, so that it refuses what is asked of it."""

    def work(db: Database) -> None:
        db.execute(f"ALTER TABLE {table} RENAME TO {name}")

    site.inside(site.site.store.do(work))


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_has_ended_is_deleted(push_site: Served, status: int) -> None:
    async with (
        PushService() as service,
        Visitor(push_site.address) as anke,
        Visitor(push_site.address) as bernd,
    ):
        service.status = status
        await anke.post("/api/me/push", service.subscription())
        _, page = await seated(anke, bernd)
        await page.act(say(page, 0, "say", 1))
        await service.until(1)
        await all_sent(push_site)
        store = push_site.site.store
        assert push_site.inside(subscriptions.of_visitor(store, id_of(anke))) == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/1",
        "https://127.0.0.1/1",
        "https://127.1/1",
        "https://0x7f000001/1",
        "https://[::1]/1",
        "https://[::ffff:10.0.0.1]/1",
        "https://10.0.0.8:8443/1",
        "https://169.254.169.254/latest",
        "https://me:secret@push.example.org/1",
        "file:///etc/passwd",
        "https://",
        "https://push.example.org/" + "x" * 2000,
    ],
)
def test_pushes_are_sent_only_by_https_to_the_open_internet(endpoint: str) -> None:
    assert not is_allowed(endpoint)
    assert is_allowed("https://updates.push.services.example.org/wpush/v2/abc")
    assert is_allowed("https://93.184.215.14/abc")


async def test_a_name_that_leads_into_the_own_network_is_not_followed() -> None:
    resolver = PublicResolver()
    with pytest.raises(OSError, match="not in the open internet"):
        await resolver.resolve("localhost", 443)
    await resolver.close()


async def test_where_the_operator_wants_none_there_is_none(odd_site: Served) -> None:
    async with PushService() as service, Visitor(odd_site.address) as anke:
        assert (await anke.get("/api/push")).said == {"key": ""}
        assert (await anke.post("/api/me/push", service.subscription())).error == "push"


async def test_a_bad_subscription_is_refused(push_site: Served) -> None:
    async with PushService() as service, Visitor(push_site.address) as anke:
        good = service.subscription()
        for bad in (
            {"p256dh": "AAAA"},
            {"auth": "x"},
            {"p256dh": encode(b"\x04" + b"\1" * 64)},
            {"lang": "xx"},
        ):
            assert (await anke.post("/api/me/push", {**good, **bad})).error in ("push", "form"), bad


async def test_subscriptions_can_be_ended_and_go_with_everything_else(push_site: Served) -> None:
    async with PushService() as service, Visitor(push_site.address) as anke:
        endpoint = service.endpoint.encode()
        await anke.post("/api/me/push", service.subscription())
        await anke.post("/api/me/push/remove", {"endpoint": service.endpoint})
        assert endpoint not in bytes_of(push_site)
        await anke.post("/api/me/push", service.subscription())
        assert endpoint in bytes_of(push_site)
        await anke.post("/api/me/delete")
        assert endpoint not in bytes_of(push_site)


def test_the_operator_gives_an_address_as_push_services_want_it() -> None:
    assert contact_of("me@example.org") == contact_of("mailto:me@example.org") == "mailto:me@example.org"
    assert contact_of("https://example.org/me") == "https://example.org/me"
    assert contact_of("") == ""
    with pytest.raises(UsageError):
        contact_of("yes")

"""Passkeys: made by one browser, used by another, and refused where anything about them is wrong."""

from __future__ import annotations

import pytest

from fondaco.server.mine import passkeys
from tests.server.authenticator import Authenticator, Options
from tests.server.served import Served
from tests.server.test_leaving import bytes_of, id_of
from tests.server.visitor import Reply, Visitor


def new_key(site: Served) -> Authenticator:
    return Authenticator("127.0.0.1", site.address)


async def begin(visitor: Visitor, path: str) -> Options:
    reply = await visitor.post(f"{path}/begin")
    assert reply.status == 200, reply
    options: Options = reply.said
    return options


async def add(visitor: Visitor, key: Authenticator) -> Reply:
    made = key.create(await begin(visitor, "/api/me/passkeys"))
    return await visitor.post("/api/me/passkeys", {"credential": made})


async def sign_in(visitor: Visitor, key: Authenticator) -> Reply:
    signed = key.get(await begin(visitor, "/api/passkey"))
    return await visitor.post("/api/passkey", {"credential": signed})


async def test_a_passkey_brings_its_visitor_to_another_browser(site: Served) -> None:
    key = new_key(site)
    async with Visitor(site.address) as anke, Visitor(site.address) as phone:
        (listed,) = (await add(anke, key)).said
        assert (await anke.get("/api/me")).said["passkeys"] == [listed]
        assert (await sign_in(phone, key)).status == 200
        assert id_of(phone) == id_of(anke)
        assert (await sign_in(phone, key)).status == 200, "again and again"
        assert (await phone.post("/api/me/passkeys/remove", {"id": listed["id"]})).said == []
        gone = await sign_in(phone, key)
        assert (gone.status, gone.error) == (403, "passkey")


async def test_what_is_signed_elsewhere_or_by_another_is_refused(site: Served) -> None:
    key = new_key(site)
    async with Visitor(site.address) as anke, Visitor(site.address) as mallory:
        await add(anke, key)
        before = id_of(mallory)
        fake, foreign = new_key(site), Authenticator("127.0.0.1", "http://evil.example")
        fake.id = foreign.id = key.id
        foreign.key = key.key
        foreign.counter = 100
        assert (await sign_in(mallory, fake)).error == "passkey", "another key under the same id"
        assert (await sign_in(mallory, foreign)).error == "passkey", "signed for the page of another site"
        assert (await sign_in(mallory, new_key(site))).error == "passkey", "unknown"
        assert id_of(mallory) == before


async def test_a_challenge_is_answered_once_and_by_who_was_asked(
    site: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = new_key(site)
    async with Visitor(site.address) as anke, Visitor(site.address) as mallory:
        await add(anke, key)
        signed = key.get(await begin(anke, "/api/passkey"))
        assert (await mallory.post("/api/passkey", {"credential": signed})).error == "passkey-late"
        await begin(mallory, "/api/passkey")
        assert (await mallory.post("/api/passkey", {"credential": signed})).error == "passkey"
        assert (await anke.post("/api/passkey", {"credential": signed})).status == 200
        assert (await anke.post("/api/passkey", {"credential": signed})).error == "passkey-late"
        monkeypatch.setattr(passkeys, "MAX_CEREMONY_SECONDS", -1.0)
        assert (await sign_in(mallory, key)).error == "passkey-late"


async def test_a_copied_passkey_is_noticed(site: Served) -> None:
    """The authenticator that counts less often than it has signed is not the one that was here."""
    key = new_key(site)
    async with Visitor(site.address) as anke:
        await add(anke, key)
        assert (await sign_in(anke, key)).status == 200
        key.counter -= 1
        assert (await sign_in(anke, key)).error == "passkey"


async def test_nobody_adds_the_same_passkey_twice_or_too_many(
    site: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = new_key(site)
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        await add(anke, key)
        assert (await add(bernd, key)).error == "passkey"
        monkeypatch.setattr(passkeys, "MAX_PASSKEYS", 1)
        assert (await anke.post("/api/me/passkeys/begin")).error == "passkeys"
        assert (await bernd.post("/api/me/passkeys/remove", {"id": "%%"})).error == "passkey"


@pytest.mark.parametrize("answer", [{}, {"id": 3}, {"rawId": "AA", "response": {"clientDataJSON": "e30"}}])
async def test_a_malformed_answer_is_refused(site: Served, answer: Options) -> None:
    async with Visitor(site.address) as anke:
        await begin(anke, "/api/me/passkeys")
        assert (await anke.post("/api/me/passkeys", {"credential": answer})).error == "passkey"
        await begin(anke, "/api/passkey")
        assert (await anke.post("/api/passkey", {"credential": answer})).error == "passkey"


async def test_passkeys_are_deleted_with_everything_else(site: Served) -> None:
    key = new_key(site)
    async with Visitor(site.address) as anke:
        await add(anke, key)
        assert key.id in bytes_of(site)
        await anke.post("/api/me/delete")
        assert key.id not in bytes_of(site)
        assert (await sign_in(anke, key)).error == "passkey"


async def test_passkeys_come_along_to_another_visitor(site: Served) -> None:
    """Who brings what a browser has brings the way back to it, too."""
    key = new_key(site)
    async with Visitor(site.address) as anke, Visitor(site.address) as phone:
        await add(phone, key)
        link = (await anke.post("/api/me/link")).said["address"].rpartition("/")[2]
        await phone.post("/api/come", {"token": link, "brings": True})
        async with Visitor(site.address) as third:
            await sign_in(third, key)
            assert id_of(third) == id_of(anke)

"""Table talk: who hears what, what is cleaned, what is too much, and that it is kept with its table only."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from fondaco.games import GAMES
from fondaco.kernel import read, replay
from fondaco.kernel.action import Illegal
from fondaco.kernel.record import Spoken
from fondaco.server.settings import Settings
from fondaco.server.store.places import Place
from fondaco.server.table.talking import clean_text
from tests.server.served import QUICK, Served
from tests.server.visitor import Message, Page, Visitor


def say(seat: int, text: str = "", **more: object) -> Message:
    return {"type": "say", "id": "", "seat": seat, "text": text, **more}


def lines(page: Page) -> list[Message]:
    return [line for heard in page.heard if heard["type"] == "talk" for line in heard["lines"]]


def texts(page: Page) -> list[str]:
    return [line.get("text", "") for line in lines(page)]


async def unsaid(page: Page, message: Message) -> str:
    """Why something may not be said."""

    def refusals() -> list[Message]:
        return [heard for heard in page.heard if heard["type"] == "unsaid"]

    before = len(refusals())
    await page.send(message)
    await page.until(lambda: len(refusals()) > before)
    return str(refusals()[-1]["reason"])


async def two(anke: Visitor, bernd: Visitor, game: str = "doge") -> tuple[str, Page, Page]:
    id = await anke.open(game, "me:Anke", "open", "bot:chaos")
    await bernd.do(id, "sit", seat=1, name="Bernd")
    await anke.do(id, "start")
    return id, await anke.page(id), await bernd.page(id)


async def test_people_talk_and_spectators_apart(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd, Visitor(site.address) as carla:
        id, one, other = await two(anke, bernd)
        guest = await carla.page(id)
        await one.send(say(0, "Hello <b>you</b>"))
        await guest.until(lambda: lines(guest))
        await guest.send(say(-1, "Nice game"))
        await other.until(lambda: len(lines(other)) == 2)
        first, second = lines(other)
        assert (first["n"], first["seat"], first["kind"], first["text"]) == (1, 0, "text", "Hello <b>you</b>")
        assert (second["seat"], second["guest"], second["text"]) == (-1, 1, "Nice game")
        assert await unsaid(guest, say(0, "I am Anke")) == "seat"
        assert await unsaid(one, say(-1, "I am nobody")) == "seat"
        assert await unsaid(one, say(1, "I am Bernd")) == "seat"


async def test_phrases_travel_as_data(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        _, one, other = await two(anke, bernd, "genoa")
        await one.send(say(0, phrase="would_pay", args=[15, 4]))
        await one.send(say(0, phrase="well-played"))
        await other.until(lambda: len(lines(other)) == 2)
        assert [(line["name"], line.get("args")) for line in lines(other)] == [
            ("would_pay", [15, 4]),
            ("well-played", None),
        ]
        nonsense: list[dict[str, Any]] = [
            {"phrase": "would_pay", "args": [15]},
            {"phrase": "would_pay", "args": [15, 99]},
            {"phrase": "would_pay", "args": [-1, 4]},
            {"phrase": "would_pay", "args": [10**6, 4]},
            {"phrase": "thanks", "args": [1]},
            {"phrase": "event-paid"},
        ]
        for wrong in nonsense:
            assert await unsaid(one, say(0, **wrong)) == "phrase", wrong


async def test_too_much_too_long_and_nothing_at_all_is_refused_with_a_reason(place: Place) -> None:
    limits = QUICK._replace(talk=(0.001, 2))
    async with (
        Served(place, Settings(Path(), limits=limits)) as site,
        Visitor(site.address) as anke,
        Visitor(site.address) as bernd,
    ):
        _, one, _ = await two(anke, bernd)
        assert await unsaid(one, say(0, "x" * 201)) == "long"
        assert await unsaid(one, say(0, " \u202e\n ")) == "empty"
        await one.send(say(0, "x" * 200))
        await one.send(say(0, "two"))
        assert await unsaid(one, say(0, "three")) == "rate"
        assert (await one.say({"type": "say", "id": 7}))["reason"] == "form"
        assert len(lines(one)) == 2


async def test_talk_survives_a_reload_and_a_restart_and_is_in_no_record(place: Place) -> None:
    async with Served(place) as site, Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id, one, other = await two(anke, bernd)
        await one.send(say(0, "until tomorrow"))
        await other.until(lambda: lines(other))
        again = await bernd.page(id)
        await again.until(lambda: lines(again))
    async with Served(place) as site, Visitor(site.address) as carla:
        page = await carla.page(id)
        await page.until(lambda: lines(page))
        assert texts(page) == ["until tomorrow"]
        await page.send(say(-1, "good morning"))
        await page.until(lambda: len(lines(page)) == 2)
        assert lines(page)[1]["n"] == 2


async def test_what_was_said_is_deleted_some_time_after_the_game(site: Served) -> None:
    async with Visitor(site.address) as anke:
        id = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos")
        await anke.do(id, "start")
        page = await anke.page(id)
        await page.send(say(0, "alone"))
        await page.until(lambda: lines(page))
        store, week = site.site.store, 7 * 24 * 3600
        await asyncio.to_thread(site.inside, store.drop_talk(site.clock() + week))
        assert len(await asyncio.to_thread(site.inside, store.said(id))) == 1, "the game runs"
        await anke.do(id, "close")
        record = (await anke.get(f"/api/tables/{id}/record")).said
        assert "alone" not in str(record)
        await asyncio.to_thread(site.inside, store.drop_talk(site.clock() - week))
        assert len(await asyncio.to_thread(site.inside, store.said(id))) == 1, "it was closed just now"
        await asyncio.to_thread(site.inside, store.drop_talk(site.clock() + week))
        assert await asyncio.to_thread(site.inside, store.said(id)) == []
        assert await unsaid(page, say(0, "too late")) == "closed"


async def test_who_deletes_everything_of_theirs_has_said_nothing(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id, one, other = await two(anke, bernd)
        await one.send(say(0, "forget me"))
        await other.until(lambda: lines(other))
        await other.send(say(1, "I stay"))
        await other.until(lambda: len(lines(other)) == 2)
        assert (await anke.post("/api/me/delete")).status == 200
        again = await bernd.page(id)
        await again.until(lambda: lines(again))
        assert texts(again) == ["I stay"]


async def test_only_the_newest_lines_are_kept(site: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.table.talk.MAX_KEPT_LINES", 3)
    async with Visitor(site.address) as anke:
        id = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos")
        page = await anke.page(id)
        for n in range(5):
            await page.send(say(0, f"line {n}"))
        await page.until(lambda: len(lines(page)) == 5)
        kept = await asyncio.to_thread(site.inside, site.site.store.said(id))
        assert [line.text for _, line in kept] == ["line 2", "line 3", "line 4"]


async def test_spectators_do_not_wash_away_what_players_said(
    site: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may come and say much, each time as somebody else; and players may want it in the record."""
    monkeypatch.setattr("fondaco.server.table.talk.MAX_KEPT_LINES", 4)
    monkeypatch.setattr("fondaco.server.table.talk.MAX_GUEST_LINES", 2)
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id, hers, _ = await two(anke, bernd)
        await hers.send(say(0, "mine"))
        await hers.until(lambda: texts(hers) == ["mine"])
        for n in range(5):
            async with Visitor(site.address) as stranger:
                page = await stranger.page(id)
                await page.send(say(-1, f"flood {n}"))
                await hers.until(lambda n=n: texts(hers)[-1] == f"flood {n}")  # type: ignore[misc]  # mypy cannot type such a lambda
        again = await bernd.page(id)
        await again.until(lambda: lines(again))
        assert texts(again) == ["mine", "flood 3", "flood 4"]
        site.site.tables[id].talk.forget()
        from_disk = await bernd.page(id)
        await from_disk.until(lambda: lines(from_disk))
        assert texts(from_disk) == ["mine", "flood 3", "flood 4"]


async def test_people_talk_while_they_wait_for_others(site: Served) -> None:
    """A line keeps the name of who said it, though somebody else takes the seat."""
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd, Visitor(site.address) as carla:
        id = await anke.open("doge", "me:Anke", "open", "bot:chaos")
        await bernd.do(id, "sit", seat=1, name="Bernd")
        one, other, guest = await anke.page(id), await bernd.page(id), await carla.page(id)
        await one.send(say(0, "who else?"))
        await other.until(lambda: lines(other))
        await other.send(say(1, "not me"))
        await guest.until(lambda: len(lines(guest)) == 2)
        await guest.send(say(-1, "perhaps me"))
        await one.until(lambda: len(lines(one)) == 3)
        assert [line.get("by", "") for line in lines(one)] == ["Anke", "Bernd", ""]
        await bernd.do(id, "stand", seat=1)
        await carla.do(id, "sit", seat=1, name="Carla")
        await anke.do(id, "start")
        await guest.send(say(1, "me indeed"))
        await one.until(lambda: len(lines(one)) == 4)
        assert [line.get("by", "") for line in lines(one)] == ["Anke", "Bernd", "", ""]


async def over(anke: Visitor, bernd: Visitor, carla: Visitor, keeps_talk: bool) -> tuple[str, Page]:
    """A game that was closed, at which two players and a spectator have talked, before it began too."""
    id = await anke.open("genoa", "me:Anke", "open", "bot:chaos", keeps_talk=keeps_talk)
    await bernd.do(id, "sit", seat=1, name="Berta")
    one, other, guest = await anke.page(id), await bernd.page(id), await carla.page(id)
    await other.send(say(1, "I go again"))
    await one.until(lambda: lines(one))
    await bernd.do(id, "stand", seat=1)
    await bernd.do(id, "sit", seat=1, name="Bernd")
    await other.send(say(1, "here I am"))
    await one.until(lambda: len(lines(one)) == 2)
    await anke.do(id, "start")
    await one.send(say(0, phrase="would_pay", args=[15, 4]))
    await guest.until(lambda: len(lines(guest)) == 3)
    await guest.send(say(-1, "spectators never"))
    await one.until(lambda: len(lines(one)) == 4)
    await anke.do(id, "close")
    await bernd.do(id, "close")
    return id, one


@pytest.mark.parametrize("keeps_talk", [True, False])
async def test_the_record_has_the_talk_of_players_if_they_want_it(site: Served, keeps_talk: bool) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd, Visitor(site.address) as carla:
        id, page = await over(anke, bernd, carla, keeps_talk)
        assert (await carla.get(f"/api/tables/{id}")).said["keeps_talk"] is keeps_talk
        written = (await anke.get(f"/api/tables/{id}/record")).said
        paper = read(json.dumps(written))
        after = lines(page)[2]["after"]
        kept = [Spoken(0, 1, "here I am"), Spoken(after, 0, phrase="would_pay", args=(15, 4))]
        assert list(paper.talk) == (kept if keeps_talk else [])
        assert ("talk" in written) is keeps_talk
        replay(GAMES["genoa"], paper)
        assert replay(GAMES["genoa"], paper._replace(talk=())).n == len(paper.answers), (
            "the digest is the same"
        )
        store, week = site.site.store, 7 * 24 * 3600
        await asyncio.to_thread(site.inside, store.drop_talk(site.clock() + week))
        assert bool(await asyncio.to_thread(site.inside, store.said(id))) is keeps_talk


async def test_who_takes_a_seat_over_has_not_said_what_was_said_there_before(site: Served) -> None:
    """Bernd stands up, and another Bernd takes the seat: the record has only what the second one said."""
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd, Visitor(site.address) as other:
        id = await anke.open("doge", "me:Anke", "open", "bot:chaos", keeps_talk=True)
        await bernd.do(id, "sit", seat=1, name="Bernd")
        one, his = await anke.page(id), await bernd.page(id)
        await his.send(say(1, "said by the first"))
        await one.until(lambda: lines(one))
        await bernd.do(id, "stand", seat=1)
        await other.do(id, "sit", seat=1, name="Bernd")
        theirs = await other.page(id)
        await theirs.send(say(1, "said by the second"))
        await one.until(lambda: len(lines(one)) == 2)
        await anke.do(id, "start")
        await anke.do(id, "close")
        await other.do(id, "close")
        written = (await anke.get(f"/api/tables/{id}/record")).said
        assert read(json.dumps(written)).talk == (Spoken(0, 1, "said by the second"),)


async def test_who_brings_a_seat_to_another_browser_keeps_what_they_said(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as phone:
        id = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos", keeps_talk=True)
        page = await anke.page(id)
        await page.send(say(0, "soon on the phone"))
        await page.until(lambda: lines(page))
        token = (await anke.do(id, "link", seat=0))["token"]
        assert (await phone.post("/api/claim", {"token": token})).status == 200
        await anke.do(id, "start")
        await anke.do(id, "close")
        await phone.do(id, "close")
        written = (await phone.get(f"/api/tables/{id}/record")).said
        assert read(json.dumps(written)).talk == (Spoken(0, 0, "soon on the phone"),)


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("  two \n lines\t here ", "two lines here"),
        ("turn \u202eback\u202c now", "turn back now"),
        ("\u2066iso\u2069", "iso"),
        ("nul\x00 and bell\x07", "nul and bell"),
        ("Z\u0301\u0302\u0303\u0304\u0305algo", "Ź\u0302algo"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("family 👨‍👩‍👧", "family 👨‍👩‍👧"),
        ("\u3164\u200d", ""),
    ],
)
def test_what_would_spoil_the_page_is_taken_out(said: str, shown: str) -> None:
    assert clean_text(said) == shown


def test_length_counts_what_is_shown() -> None:
    assert clean_text("\u202e" * 300 + "x") == "x"
    with pytest.raises(Illegal):
        clean_text("x" * 201)

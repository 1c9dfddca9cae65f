"""Opening tables, sitting down, starting, handing seats over; what the lobby shows of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from aiohttp import CookieJar
from msgspec.structs import replace

from fondaco.server.lobby.index import TableIndex
from fondaco.server.settings import Settings
from fondaco.server.table.expiry import FEW_ANSWERS, is_expired
from fondaco.server.table.meta import Seat, TableMeta, TimeLimit
from fondaco.server.table.table import Table
from tests.server.served import QUICK, Served
from tests.server.visitor import Message, Reply, Visitor


def names(tables: list[Message]) -> list[str]:
    return [table["id"] for table in tables]


async def lobby(visitor: Visitor) -> Message:
    said: Message = (await visitor.get("/api/lobby")).said
    return said


async def test_a_table_lives_from_open_to_closed(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id = await anke.open("doge", "me:Anke", "open", "open", "bot:chaos")
        assert len(id) >= 16
        seen = (await bernd.get(f"/api/tables/{id}")).said
        assert [seat["kind"] for seat in seen["seats"]] == ["person", "open", "open", "bot"]
        assert (seen["status"], seen["is_creator"], seen["answers"]) == ("open", False, 0)
        assert seen["stage"] == {}, "no game has begun"
        seen = await bernd.do(id, "sit", seat=1, name="  Bernd   der Zweite ")
        assert seen["seats"][1]["name"] == "Bernd der Zweite"
        assert [seat["is_yours"] for seat in seen["seats"]] == [False, True, False, False]
        seen = await bernd.do(id, "stand", seat=1)
        assert seen["seats"][1]["kind"] == "open"
        assert (await anke.post(f"/api/tables/{id}/start")).error == "empty"
        seen = await anke.do(id, "fill", bot="chaos")
        assert [seat["name"] for seat in seen["seats"]] == ["Anke", "Dandolo", "Contarini", "Loredan"]
        seen = await anke.do(id, "start")
        assert seen["status"] == "running"
        assert seen["waits_for_you"]
        assert seen["answers"] >= 6, "the order cards were laid"
        assert seen["stage"] == {"en": "Round 1", "de": "Runde 1"}
        assert (await anke.do(id, "pace", pace="calm"))["pace"] == "calm"
        assert (await anke.do(id, "close"))["status"] == "closed"
        assert (await anke.post(f"/api/tables/{id}/close")).error == "status"
        seen = await lobby(anke)
        assert [*seen["mine"], *seen["running"], *seen["open"]] == []


async def test_the_lobby_shows_my_tables_first_and_what_waits_for_me_on_top(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        waiting = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos")
        await anke.do(waiting, "start")
        mine = await anke.open("doge", "me:Anke", "open", "open")
        hidden = await bernd.open("doge", "me:Bernd", "open", "open", is_listed=False)
        other = await bernd.open("doge", "me:Bernd", "open", "open")
        seen = await lobby(anke)
        assert names(seen["mine"]) == [waiting, mine]
        assert names(seen["open"]) == [other]
        assert seen["running"] == []
        seen = await lobby(bernd)
        assert names(seen["mine"]) == [other, hidden]
        assert names(seen["running"]) == [waiting]
        assert not seen["running"][0]["waits_for_you"]


async def test_deserted_tables_go_away_for_others(site: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks and nobody has answered for hours: its people still see it, and its link still works."""
    monkeypatch.setattr(
        "fondaco.server.lobby.lobby.MAX_DESERTED_SECONDS", -100.0
    )  # as if that long had passed
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos")
        await anke.do(id, "start")
        page = await anke.page(id)
        await page.until(page.questions)
        assert names((await lobby(bernd))["running"]) == [id], "somebody looks"
        await page.close()
        await site.settled(id)
        site.site.lobby.changed()
        assert (await lobby(bernd))["running"] == []
        assert names((await lobby(anke))["mine"]) == [id]
        assert (await bernd.get(f"/api/tables/{id}")).said["status"] == "running"


async def test_the_lobby_tells_of_changes_at_most_once_a_second(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        page = await bernd.socket("/ws/lobby")
        await page.until(lambda: len(page.heard) == 2)
        assert [heard["type"] for heard in page.heard] == ["mine", "lobby"]
        began = time.monotonic()
        for _ in range(5):
            await anke.open("doge", "me:Anke", "open", "open")
        await page.until(lambda: len(page.listed) == 5)
        assert len(page.heard) <= 3 + time.monotonic() - began
        assert (await page.say({"type": "ping"}))["type"] == "pong"
        refused = await page.say({"type": "undo", "id": "1", "seat": 0})
        assert refused["reason"] == "closed"


async def test_a_slow_lobby_page_is_told_the_newest_when_it_reads_again(site: Served) -> None:
    async with Visitor(site.address) as anke:
        page = await anke.socket("/ws/lobby")
        await page.until(lambda: page.heard)
        (theirs,) = site.site.lobby.connections

        async def stick() -> None:
            """As if the line had taken nothing for a while."""
            theirs.outbox.append(b'{"type":"pong"}')

        async def flow() -> None:
            assert theirs.is_behind
            theirs.has_mail.set()

        await asyncio.to_thread(site.inside, stick())
        id = await anke.open("doge", "me:Anke", "open", "open")
        async with asyncio.timeout(10):
            while not theirs.is_behind:
                await asyncio.sleep(0.05)
        await asyncio.to_thread(site.inside, flow())
        await page.until(lambda: list(page.listed) == [id] == names(page.mine))


async def test_finished_tables_stay_in_the_lobby_and_after_a_restart(odd_settings: Settings) -> None:
    jar = CookieJar(unsafe=True)
    async with Served(odd_settings.place, odd_settings) as site, Visitor(site.address, jar) as anke:
        id = await anke.open("tally", "me:Anke", "bot:ender")
        page = await anke.page(id)
        await anke.do(id, "start")
        await page.until(page.questions)
        await page.say({"type": "answer", "id": "0.0", "seat": 0, "verb": "say", "args": [1]})
        await page.until(lambda: page.table["status"] == "finished")
    async with Served(odd_settings.place, odd_settings) as site, Visitor(site.address) as bernd:
        assert names((await lobby(bernd))["finished"]) == [id]
        async with Visitor(site.address, jar) as anke:
            seen = await lobby(anke)
            assert names(seen["mine"]) == [id]
            assert seen["mine"][0]["seats"][1]["is_winner"]


async def test_what_may_not_be_done_to_a_table_is_refused(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd, Visitor(site.address) as carla:
        id = await anke.open("doge", "me:Anke", "open", "open")

        async def no(visitor: Visitor, what: str, **form: object) -> tuple[int, str]:
            reply = await visitor.post(f"/api/tables/{id}/{what}", form)
            return reply.status, reply.error

        assert await no(bernd, "start") == (403, "creator")
        assert await no(bernd, "fill", bot="chaos") == (403, "creator")
        assert await no(bernd, "close") == (403, "creator")
        assert await no(bernd, "pace", pace="calm") == (403, "seat")
        assert await no(bernd, "stand", seat=0) == (403, "seat")
        assert await no(bernd, "link", seat=0) == (403, "seat")
        assert await no(bernd, "return", seat=0) == (403, "seat")
        assert await no(bernd, "wish", seat=0) == (403, "seat")
        assert await no(bernd, "sit", seat=0, name="B") == (409, "taken")
        assert await no(bernd, "sit", seat=3, name="B") == (400, "seats")
        assert await no(bernd, "sit", seat=-1, name="B") == (400, "seats")
        assert await no(bernd, "sit", seat=1, name="ANKE") == (409, "name")
        assert await no(anke, "sit", seat=1, name="Anke 2") == (409, "seated")
        assert await no(anke, "fill", bot="nobody") == (400, "bot")
        assert await no(anke, "return", seat=0) == (409, "status")
        await bernd.do(id, "sit", seat=1, name="Bernd")
        await carla.do(id, "sit", seat=2, name="Carla")
        await anke.do(id, "start")
        assert await no(anke, "start") == (409, "status")
        assert await no(anke, "fill", bot="chaos") == (409, "status")
        assert await no(bernd, "stand", seat=1) == (409, "status")
        assert await no(bernd, "sit", seat=1, name="Bernd") == (409, "status")
        assert (await anke.post("/api/tables/nowhere/start")).error == "table"
        assert (await anke.get("/api/tables/nowhere")).status == 404


@pytest.mark.parametrize(
    ("form", "status", "error"),
    [
        ({"game": "chess", "seats": [{"kind": "open"}] * 3}, 404, "game"),
        ({"game": "doge", "seats": [{"kind": "open"}] * 2}, 400, "seats"),
        ({"game": "doge", "seats": [{"kind": "open"}] * 20_000}, 413, "size"),
        ({"game": "doge", "seats": [{"kind": "me", "name": "A"}] * 3}, 400, "seats"),
        ({"game": "doge", "seats": [{"kind": "me", "name": "A"}] * 3, "is_hot": True}, 409, "name"),
        ({"game": "doge", "seats": [{"kind": "me", "name": ""}] + [{"kind": "open"}] * 2}, 400, "name"),
        ({"game": "doge", "seats": [{"kind": "bot", "bot": "deep"}] * 3}, 400, "bot"),
        ({"game": "doge", "seats": [{"kind": "open"}] * 3, "options": {"x": "y"}}, 400, "options"),
        ({"game": "doge", "seats": [{"kind": "open"}] * 3, "pace": "fast"}, 400, "form"),
        ({"game": "doge", "seats": [{"kind": "open"}] * 3, "time_limit": {"answer": 3}}, 400, "time"),
        ({"game": "doge", "seats": [{"kind": "open"}] * 3, "extra": 1}, 400, "form"),
        ({"game": "doge"}, 400, "form"),
        ([1], 400, "form"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(site: Served, form: object, status: int, error: str) -> None:
    async with Visitor(site.address) as anke:
        reply = await anke.post("/api/tables", form)
        assert (reply.status, reply.error) == (status, error)


async def test_nobody_opens_too_many_tables(tmp_path: Path) -> None:
    limits = QUICK._replace(tables=3, all_tables=5)
    async with (
        Served(tmp_path / "few.sqlite", Settings(tmp_path, limits=limits)) as site,
        Visitor(site.address) as anke,
        Visitor(site.address) as bernd,
    ):

        async def one_more(visitor: Visitor) -> Reply:
            return await visitor.post("/api/tables", {"game": "doge", "seats": [{"kind": "open"}] * 3})

        for _ in range(3):
            last = await one_more(anke)
        assert (await one_more(anke)).error == "tables"
        for _ in range(2):
            await one_more(bernd)
        assert (await one_more(bernd)).error == "full"
        await anke.do(last.said["id"], "close")
        assert (await one_more(bernd)).status == 200


async def test_games_that_everybody_left_take_no_room_and_can_be_played_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody closes somebody's game; but a site that counted it for ever would fill up for good."""
    limits = QUICK._replace(tables=2, all_tables=2)
    three = ("me:Anke", "me:Axel", "me:Alma")
    async with (
        Served(tmp_path / "left.sqlite", Settings(tmp_path, limits=limits)) as site,
        Visitor(site.address) as anke,
        Visitor(site.address) as bernd,
    ):
        left = await anke.open("doge", *three, is_hot=True)
        await anke.do(left, "start")
        await anke.open("doge", "open", "open", "open")
        wish = {"game": "doge", "seats": [{"kind": "open"}] * 3}
        assert (await bernd.post("/api/tables", wish)).error == "full"
        monkeypatch.setattr("fondaco.server.site.MAX_QUIET_SECONDS", -100.0)  # as if that long had passed
        page = await anke.page(left)
        await page.until(page.questions)
        assert (await bernd.post("/api/tables", wish)).error == "full", "somebody is there"
        await page.close()
        while site.site.tables[left].audience.connections:
            await asyncio.sleep(0.01)
        assert (await bernd.post("/api/tables", wish)).status == 200
        assert (await bernd.post("/api/tables", wish)).error == "full", "tables that never began do count"
        assert (await anke.get(f"/api/tables/{left}")).said["status"] == "running"
        assert await (await anke.page(left)).play(Random(1), 2) == 2


async def test_nobody_fills_the_site_with_tables_by_coming_again_as_somebody_else(tmp_path: Path) -> None:
    """A new cookie is easily had; and then nobody else could open a table for a month."""
    limits = QUICK._replace(openings=(0, 3))
    async with Served(tmp_path / "full.sqlite", Settings(tmp_path, limits=limits)) as site:
        for _ in range(3):
            async with Visitor(site.address) as anke:
                await anke.open("doge", "open", "open", "open")
        async with Visitor(site.address) as anke:
            reply = await anke.post("/api/tables", {"game": "doge", "seats": [{"kind": "open"}] * 3})
            assert (reply.status, reply.error) == (429, "rate")


async def test_a_bot_takes_over_when_all_who_are_there_wish_it(site: Served) -> None:
    """And its owner takes the seat back."""
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd, Visitor(site.address) as carla:
        id = await anke.open("doge", "me:Anke", "open", "open")
        await bernd.do(id, "sit", seat=1, name="Bernd")
        await carla.do(id, "sit", seat=2, name="Carla")
        await anke.do(id, "start")
        one, other, third = await anke.page(id), await bernd.page(id), await carla.page(id)
        await one.until(lambda: one.table and all(seat["is_online"] for seat in one.table["seats"]))
        assert (await anke.post(f"/api/tables/{id}/wish", {"seat": 2})).error == "present"
        await third.close()
        await one.until(lambda: not one.table["seats"][2]["is_online"])
        site.clock.advance(50)
        assert (await anke.post(f"/api/tables/{id}/wish", {"seat": 2})).error == "early"
        site.clock.advance(15)
        seen = await anke.do(id, "wish", seat=2)
        assert (seen["seats"][2]["wishes"], seen["seats"][2]["is_away"]) == (1, False)
        seen = await anke.do(id, "wish", seat=2)
        assert seen["seats"][2]["wishes"] == 1, "a wish counts once"
        seen = await bernd.do(id, "wish", seat=2)
        assert (seen["seats"][2]["wishes"], seen["seats"][2]["is_away"]) == (0, True)
        await one.until(lambda: 2 not in [heading["seat"] for heading in one.news["waiting"]])
        await other.until(lambda: other.news["done"] == [2])
        back = await carla.page(id)
        await back.until(lambda: back.news)
        seat = {"type": "answer", "id": "0.1", "seat": 2, "verb": "place", "args": []}
        assert (await back.say(seat))["reason"] == "away"
        seen = await carla.do(id, "return", seat=2)
        assert not seen["seats"][2]["is_away"]
        assert (await back.say(seat))["reason"] == "turn"


async def test_coming_back_in_time_takes_the_wishes_away(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd, Visitor(site.address) as carla:
        id = await anke.open("doge", "me:Anke", "open", "open")
        await bernd.do(id, "sit", seat=1, name="Bernd")
        await carla.do(id, "sit", seat=2, name="Carla")
        await anke.do(id, "start")
        one, other = await anke.page(id), await bernd.page(id)
        await one.until(lambda: one.table and one.table["seats"][1]["is_online"])
        assert (await anke.post(f"/api/tables/{id}/wish", {"seat": 2})).error == "early", (
            "she may just be late"
        )
        site.clock.advance(65)
        assert (await anke.do(id, "wish", seat=2))["seats"][2]["wishes"] == 1
        await other.until(lambda: other.table["seats"][2]["wishes"] == 1)
        await carla.page(id)
        await other.until(lambda: other.table["seats"][2]["is_online"])
        assert other.table["seats"][2]["wishes"] == 0


async def test_a_link_moves_a_seat_to_another_browser_once(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as phone, Visitor(site.address) as thief:
        id = await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos")
        await anke.do(id, "start")
        page, new = await anke.page(id), await phone.page(id)
        await page.until(page.questions)
        await new.until(lambda: new.news)
        assert [part["seat"] for part in new.news["parts"]] == [-1]
        old_token = (await anke.do(id, "link", seat=0))["token"]
        token = (await anke.do(id, "link", seat=0))["token"]
        assert (await thief.post("/api/claim", {"token": old_token})).error == "token", "the newer one counts"
        assert (await thief.post("/api/claim", {"token": token + "x"})).status == 404
        assert (await phone.post("/api/claim", {"token": token})).said == {"id": id, "seat": 0}
        assert (await thief.post("/api/claim", {"token": token})).status == 404, "it is used up"
        await new.until(new.questions)
        await page.until(lambda: page.news["parts"][0]["seat"] == -1)
        assert page.news["first"] == 0
        assert page.news["parts"][0]["view"]["players"][0]["tokens"] is None
        assert (await page.say({"type": "undo", "id": "0", "seat": 0}))["reason"] == "seat"
        assert (await anke.post(f"/api/tables/{id}/link", {"seat": 0})).error == "seat"
        assert token not in site.settings.data.read_bytes().decode("latin-1")


async def test_a_link_is_void_when_the_seat_has_changed_hands(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id = await anke.open("doge", "me:Anke", "open", "open")
        token = (await anke.do(id, "link", seat=0))["token"]
        await anke.do(id, "stand", seat=0)
        assert (await anke.post("/api/claim", {"token": token})).error == "token"
        await bernd.do(id, "sit", seat=0, name="Bernd")
        assert (await anke.post("/api/claim", {"token": token})).error == "token"
        assert (await bernd.get(f"/api/tables/{id}")).said["seats"][0]["is_yours"]


async def test_a_link_expires(site: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.table.seating.LINK_AGE_SECONDS", -1)
    async with Visitor(site.address) as anke:
        id = await anke.open("doge", "me:Anke", "open", "open")
        token = (await anke.do(id, "link", seat=0))["token"]
        assert (await anke.post("/api/claim", {"token": token})).error == "token"


async def test_games_are_described(site: Served) -> None:
    async with Visitor(site.address) as anke:
        (doge, *_) = (await anke.get("/api/games")).said
        assert (doge["name"], doge["title"], doge["seats"]) == ("doge", "Doge", [3, 4])
        assert "chaos" in doge["bots"]
        told = (await anke.get("/api/games/doge")).said
        assert told["prefix"] == "DOGE"
        assert "field" in told["glossary"]["things"]
        words = (await anke.get("/api/games/doge/words/de")).said
        assert len(words) == 2
        assert "field-castello" in words[1]
        rules = (await anke.get("/api/games/doge/rules")).said
        ids = [clause["id"] for clause in rules["clauses"]["en"]]
        assert "DOGE-5.3" in ids
        assert ids == [clause["id"] for clause in rules["clauses"]["de"]]
        assert rules["summary"]["de"][1]["form"] == "steps"
        for unknown in ("/api/games/chess", "/api/games/chess/rules", "/api/games/chess/words/en"):
            assert (await anke.get(unknown)).error == "game"
        assert (await anke.get("/api/games/doge/words/fr")).error == "page"


async def test_a_game_is_presented_in_both_languages(odd_site: Served) -> None:
    """Subtitle, theme, minutes and weight; a game without a summary is listed all the same."""
    async with Visitor(odd_site.address) as anke:
        games = {game["name"]: game for game in (await anke.get("/api/games")).said}
        assert games["haendler"]["subtitle"]["en"] == "Wagons across Europe"
        assert games["genoa"]["subtitle"]["en"] == "Deals in the streets of Genoa"
        for name in ("doge", "liguria", "haendler", "genoa"):
            assert all(games[name]["theme"][lang].endswith(".") for lang in ("en", "de"))
            assert games[name]["minutes"] > 0
            assert 1 <= games[name]["weight"] <= 5
        assert (games["tally"]["theme"]["en"], games["tally"]["minutes"]) == ("", 0)


async def test_options_are_described_in_the_words_of_their_game(odd_site: Served) -> None:
    """Where a game's words are not written yet, by the names of its options."""
    async with Visitor(odd_site.address) as anke:
        games = {game["name"]: game for game in (await anke.get("/api/games")).said}
        layout = games["genoa"]["options"][0]
        assert [layout["said"][lang]["label"] for lang in ("en", "de")] == ["City map", "Stadtplan"]
        assert layout["said"]["en"]["values"][1]["label"] == "Q: large taverns"
        assert layout["said"]["de"]["values"][1]["hint"].startswith("Die Häuser am Rand")
        values = [{"label": value, "hint": ""} for value in ("short", "long")]
        assert games["tally"]["options"][0]["said"]["en"] == {"label": "length", "values": values}


async def tidied(site: Served, id: str) -> str:
    """The status of a table when the site has been tidied up."""
    await site.settled(id)
    await asyncio.to_thread(site.inside, site.site.tidy(0))
    return site.site.tables[id].meta.status


async def test_open_tables_that_everybody_forgot_are_closed(site: Served) -> None:
    """After hours, or a few people could fill the site for a month."""
    async with Visitor(site.address) as anke:
        id = await anke.open("doge", "me:Anke", "open", "open")
        site.clock.advance(11 * 3600)
        assert await tidied(site, id) == "open"
        site.clock.advance(2 * 3600)
        page = await anke.page(id)
        await page.until(lambda: page.table)
        await asyncio.to_thread(site.inside, site.site.tidy(0))
        assert site.site.tables[id].meta.status == "open", "somebody looks"
        await page.close()
        assert await tidied(site, id) == "closed"


async def test_games_that_everybody_left_are_archived(site: Served) -> None:
    """One that has hardly begun soon, any other after two months; its record can still be replayed."""
    async with Visitor(site.address) as anke:
        barely, long = [await anke.open("doge", "me:A", "me:B", "me:C", is_hot=True) for _ in range(2)]
        for id in (barely, long):
            await anke.do(id, "start")
        page = await anke.page(long)
        await page.play(Random(1), FEW_ANSWERS + 10)
        await page.close()
        site.clock.advance(2 * 24 * 3600)
        assert [await tidied(site, id) for id in (barely, long)] == ["running", "running"]
        site.clock.advance(2 * 24 * 3600)
        assert [await tidied(site, id) for id in (barely, long)] == ["closed", "running"]
        site.clock.advance(57 * 24 * 3600)
        assert await tidied(site, long) == "closed"
        assert (await anke.get(f"/api/tables/{long}/replay?step=5")).said["n"] == 5
        assert (await anke.get(f"/api/tables/{long}/record")).status == 200


def test_a_game_by_mail_is_not_archived_while_somebody_may_think() -> None:
    seats = (Seat("A", "person", owner="a"), Seat("B", "person", owner="b"))
    meta = TableMeta("t", "doge", {}, seats, "a", 0.0, "running", time_limit=TimeLimit(14 * 24 * 3600))
    assert not is_expired(meta, 40 * 24 * 3600)
    assert is_expired(meta, 45 * 24 * 3600)
    assert is_expired(replace(meta, time_limit=None), 4 * 24 * 3600)
    assert not is_expired(replace(meta, status="finished"), 1e12)


async def test_the_tables_are_sorted_once_for_all_who_come(
    site: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With thousands of tables that takes so long that a crowd at the door would hold up every game."""
    made = 0

    class Counted(TableIndex):
        def __init__(self, tables: Iterable[Table], deserted_before: float) -> None:
            nonlocal made
            made += 1
            super().__init__(tables, deserted_before)

    async with Visitor(site.address) as anke:
        first = await anke.open("doge", "me:Anke", "open", "open")
        monkeypatch.setattr("fondaco.server.lobby.lobby.TableIndex", Counted)
        for _ in range(10):
            assert [table["id"] for table in (await anke.get("/api/lobby")).said["mine"]] == [first]
        assert made <= 1
        second = await anke.open("doge", "me:Anke", "open", "open")
        assert {table["id"] for table in (await anke.get("/api/lobby")).said["mine"]} == {first, second}
        await anke.do(first, "close")
        assert [table["id"] for table in (await anke.get("/api/lobby")).said["mine"]] == [second]

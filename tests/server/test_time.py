"""People who take their time: a clock that runs out, nudges, leaving, and closing a game together."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.served import Served
from tests.server.visitor import Message, Page, Visitor

LIMIT = {"answer": 30, "reserve": 60}


async def two(anke: Visitor, bernd: Visitor, **more: object) -> tuple[str, Page, Page]:
    """A running game of two people and a bot."""
    id = await anke.open("doge", "me:Anke", "open", "bot:chaos", **more)
    await bernd.do(id, "sit", seat=1, name="Bernd")
    await anke.do(id, "start")
    one, other = await anke.page(id), await bernd.page(id)
    await one.until(lambda: one.news and one.table and one.table["seats"][1]["is_online"])
    await other.until(lambda: other.news)
    return id, one, other


def notices(page: Page) -> list[tuple[str, int]]:
    lines = [line for heard in page.heard if heard["type"] == "talk" for line in heard["lines"]]
    return [(line["name"], line["seat"]) for line in lines if line["kind"] == "notice"]


def seat(page: Page, n: int) -> Message:
    found: Message = page.table["seats"][n]
    return found


async def test_a_bot_stands_in_when_time_runs_out_until_the_owner_is_back(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id, one, _ = await two(anke, bernd, time_limit=LIMIT)
        await one.until(lambda: seat(one, 0)["answer_ends"])
        assert abs(seat(one, 0)["answer_ends"] - site.clock() - 30) < 5
        site.clock.advance(80)
        await asyncio.to_thread(site.ring, id)
        assert not seat(one, 0)["is_away"], "ten seconds of the reserve are left"
        site.clock.advance(15)
        await asyncio.to_thread(site.ring, id)
        await one.until(lambda: seat(one, 0)["is_away"] and ("late", 0) in notices(one))
        assert (seat(one, 0)["is_late"], seat(one, 0)["reserve"], seat(one, 0)["answer_ends"]) == (True, 0, 0)
        assert seat(one, 0)["bot"] == "normal"
        back = await anke.do(id, "return", seat=0)
        assert (back["seats"][0]["is_away"], back["seats"][0]["is_late"]) == (False, False)
        await one.until(lambda: ("back", 0) in notices(one))


async def test_times_outlast_a_restart_and_the_site_gives_back_what_it_was_down(tmp_path: Path) -> None:
    data = tmp_path / "time.sqlite"
    async with Served(data) as site, Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id, one, other = await two(anke, bernd, time_limit=LIMIT)
        await one.until(lambda: seat(one, 0)["answer_ends"])
        ends = seat(one, 0)["answer_ends"]
        await one.close()
        await other.close()
    for hours in (1, 2):  # twice: what was given back is kept
        async with Served(data, ahead=hours * 3600) as site, Visitor(site.address) as carla:
            late = (await carla.get(f"/api/tables/{id}")).said["seats"][0]["answer_ends"]
            assert hours * 3600 - 10 < late - ends < hours * 3600 + 20


async def test_each_answer_moves_the_clock_on(site: Served) -> None:
    async with Visitor(site.address) as anke:
        id = await anke.open("doge", "me:Anke", "me:Axel", "me:Alma", is_hot=True, time_limit=LIMIT)
        await anke.do(id, "start")
        page = await anke.page(id)
        await page.until(page.questions)
        assert all(one["answer_ends"] for one in page.table["seats"])
        assert page.heard[0]["now"] <= site.clock()


async def test_who_is_to_move_is_nudged_once_a_minute(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd, Visitor(site.address) as carla:
        id, one, _ = await two(anke, bernd)
        assert (await carla.post(f"/api/tables/{id}/nudge", {"seat": 0})).error == "seat"
        assert (await anke.post(f"/api/tables/{id}/nudge", {"seat": 0})).error == "seat", "not oneself"
        assert (await bernd.post(f"/api/tables/{id}/nudge", {"seat": 2})).error == "status", "no bot"
        assert (await bernd.post(f"/api/tables/{id}/nudge", {"seat": 7})).error == "seats"
        await bernd.do(id, "nudge", seat=0)
        await one.until(lambda: ("nudge", 1) in notices(one))
        assert (await bernd.post(f"/api/tables/{id}/nudge", {"seat": 0})).error == "nudged"
        site.clock.advance(61)
        await bernd.do(id, "nudge", seat=0)


async def test_who_leaves_is_played_for_by_a_bot_where_somebody_plays_on(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id, _, other = await two(anke, bernd)
        assert (await anke.do(id, "leave", seat=0))["seats"][0]["is_away"]
        await other.until(lambda: ("left", 0) in notices(other))
        assert (await bernd.post(f"/api/tables/{id}/leave", {"seat": 1})).error == "alone"
        assert (await bernd.post(f"/api/tables/{id}/leave", {"seat": 0})).error == "seat"


async def test_a_running_game_is_closed_when_all_who_are_there_wish_it(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd, Visitor(site.address) as carla:
        id, one, other = await two(anke, bernd)
        assert (await carla.post(f"/api/tables/{id}/close")).error == "creator"
        assert (await anke.do(id, "close"))["status"] == "running"
        await other.until(lambda: seat(other, 0)["wants_close"] and ("close-wanted", 0) in notices(other))
        await bernd.do(id, "keep")
        await one.until(lambda: not seat(one, 0)["wants_close"] and ("close-refused", 1) in notices(one))
        assert (await bernd.do(id, "close"))["status"] == "running"
        assert (await anke.do(id, "close"))["status"] == "closed"
        assert (await anke.get(f"/api/tables/{id}/record")).status == 200


async def test_who_has_been_absent_for_long_does_not_keep_a_game_open(site: Served) -> None:
    async with Visitor(site.address) as anke, Visitor(site.address) as bernd:
        id, one, other = await two(anke, bernd)
        await other.close()
        await one.until(lambda: not seat(one, 1)["is_online"])
        assert abs(seat(one, 1)["left_at"] - site.clock()) < 10
        site.clock.advance(300)
        assert (await anke.do(id, "close"))["status"] == "running"
        site.clock.advance(301)
        assert (await anke.do(id, "close"))["status"] == "closed"

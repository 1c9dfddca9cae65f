"""Rules that fail, bots that fail, a disk that fails: the table goes on."""

from __future__ import annotations

import asyncio
import logging
import re
import sqlite3
import time
from pathlib import Path
from random import Random

import pytest

from fondaco.kernel.match import SetUp
from fondaco.server.bots.pool import Pool, Worker
from fondaco.server.bots.worker import BotTask, Task, Thought
from fondaco.server.settings import Settings
from fondaco.server.store import store
from fondaco.server.store.database import Database
from fondaco.server.table.meta import Seat, TableMeta
from fondaco.server.table.mover import MAX_FAULTS
from tests.server.served import Served
from tests.server.test_play import say, tally
from tests.server.visitor import Visitor


@pytest.mark.parametrize("verb", ["crash", "blind", "mute"])
async def test_a_table_whose_rules_fail_stands_where_it_stood(
    odd_site: Served, caplog: pytest.LogCaptureFixture, verb: str
) -> None:
    """They fail at the answer itself, at showing what follows, or at the next question."""
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        await page.act(say(page, 0, "say", 4))
        reply = await page.say(say(page, 1, verb))
        assert (reply["type"], reply["reason"]) == ("refused", "fault")
        await page.until(lambda: page.table["fault"])
        assert page.table["fault"].startswith("RuntimeError at tally.py:")
        assert "secret" not in page.table["fault"], "what the error says may be a secret"
        logged = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
        assert len(logged) == 1
        assert "the rules of tally failed after" in logged[0]
        assert not re.search(r"secret \d", logged[0]), "the message of an error may hold a secret"
        assert page.news["parts"][0]["view"]["said"] == [4]
        fresh = await anke.page(id)
        await fresh.until(lambda: fresh.news)
        assert fresh.table["fault"], "who comes now is told of it too"
        assert (await page.act(say(page, 1, "say", 5)))["type"] == "taken", "the table goes on"
        await fresh.until(lambda: not fresh.table["fault"])
        assert not page.table["fault"], "and the fault is past"
        assert page.news["parts"][0]["view"]["said"] == [4, 5]
        other = await anke.open("tally", "me:Anke", "open")
        assert (await anke.get(f"/api/tables/{other}")).status == 200, "and so do all others"
        assert fresh.events == page.events


async def test_a_game_that_cannot_begin_stays_open(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        id = await anke.open("tally", "me:Anke", "bot:echo", options={"start": "badly"})
        assert (await anke.post(f"/api/tables/{id}/start")).error == "fault"
        assert (await anke.get(f"/api/tables/{id}")).said["status"] == "open"


@pytest.mark.parametrize("bot", ["sleeper", "dier", "raiser", "cheat", "impostor"])
async def test_a_bot_that_fails_is_replaced_by_any_answer(
    odd_settings: Settings, caplog: pytest.LogCaptureFixture, bot: str
) -> None:
    """It hangs, dies, raises, answers what is not legal, answers for another."""
    hasty = odd_settings._replace(max_thinking_seconds=0.5)
    async with Served(hasty.data, hasty) as site, Visitor(site.address) as anke:
        id = await anke.open("doge", "me:Anke", f"bot:{bot}", "bot:talker")
        page = await anke.page(id)
        await anke.do(id, "start")
        await page.until(lambda: page.news and [h["seat"] for h in page.news["waiting"]] == [0])
        assert sorted(page.news["done"]) == [1, 2]
        assert page.questions()[0]["is_sealed"]
        assert any(record.levelno == logging.ERROR for record in caplog.records)


async def test_the_site_stops_while_a_bot_hangs(odd_settings: Settings) -> None:
    patient = odd_settings._replace(max_thinking_seconds=600)
    async with Served(patient.data, patient) as site, Visitor(site.address) as anke:
        id = await anke.open("doge", "me:Anke", "bot:sleeper", "bot:sleeper")
        await anke.do(id, "start")
        async with asyncio.timeout(20):
            while not any(worker.tables for worker in site.site.pool.workers):
                await asyncio.sleep(0.05)
        began = time.monotonic()
    assert time.monotonic() - began < 10


async def test_what_a_bot_prints_does_no_harm(odd_site: Served, caplog: pytest.LogCaptureFixture) -> None:
    async with Visitor(odd_site.address) as anke:
        id = await anke.open("doge", "me:Anke", "bot:talker", "bot:talker")
        page = await anke.page(id)
        await anke.do(id, "start")
        await page.until(lambda: page.news and [h["seat"] for h in page.news["waiting"]] == [0])
        assert not [record for record in caplog.records if record.levelno == logging.ERROR]


async def test_bots_of_tables_with_people_come_first() -> None:
    """However many tables of bots alone are waiting, only those that are being thought about are ahead."""
    pool = Pool(1, 5.0, ())
    order: list[str] = []

    class Slow(Worker):
        async def think(self, task: Task, max_thinking_seconds: float) -> Thought:
            order.append(task.table)
            await asyncio.sleep(0.01)
            return Thought()

    pool.idle.append(Slow(()))
    alone = [asyncio.create_task(pool.choose(task_at(f"bots{i}"), has_people=False)) for i in range(20)]
    await asyncio.sleep(0)
    await pool.choose(task_at("people"), has_people=True)
    assert order.index("people") <= 1
    await asyncio.gather(*alone)
    assert len(order) == 21, "the others have their turn"


def task_at(table: str) -> BotTask:
    return BotTask(table, SetUp("doge", "1", 3, {}, None), [], 0, "chaos")


async def test_bots_choose_what_is_sealed_together(odd_site: Served) -> None:
    """One pause for all of them, one commit, one message."""
    async with Visitor(odd_site.address) as anke:
        id = await anke.open("tally", "me:Anke", "bot:echo", "bot:echo", pace="quick")
        page = await anke.page(id)
        await anke.do(id, "start")
        await page.until(page.questions)
        await page.act(say(page, 0, "hide"))
        await page.until(lambda: page.news["done"] == [1, 2])
        shown = [m["done"] for m in page.heard if m["type"] == "game"]
        assert shown == [None, [], [1, 2]]
        (hide,) = page.questions()
        assert hide["text"] == "hide"


@pytest.mark.parametrize(
    ("pace", "least", "most"), [("instant", 0.0, 0.5), ("quick", 0.55, 1.2), ("calm", 1.45, 2.2)]
)
async def test_bots_answer_at_the_tables_pace(odd_site: Served, pace: str, least: float, most: float) -> None:
    async with Visitor(odd_site.address) as anke:
        await warm_up(anke)
        id = await anke.open("tally", "me:Anke", "bot:echo", pace=pace)
        page = await anke.page(id)
        await anke.do(id, "start")
        await page.until(page.questions)
        began = time.monotonic()
        await page.act(say(page, 0, "say", 1))
        await page.reach(2)
        assert least <= time.monotonic() - began < most + 1, "busy machines are slow"


async def warm_up(visitor: Visitor) -> None:
    """A first job starts a worker, which takes its time."""
    id = await visitor.open("tally", "me:Anke", "bot:echo")
    page = await visitor.page(id)
    await visitor.do(id, "start")
    await page.until(page.questions)
    await page.act(say(page, 0, "say", 1))
    await page.reach(2)


async def test_a_change_of_pace_counts_at_once(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        await warm_up(anke)
        id = await anke.open("tally", "me:Anke", "bot:echo", pace="calm")
        page = await anke.page(id)
        await anke.do(id, "start")
        await page.until(page.questions)
        began = time.monotonic()
        await page.act(say(page, 0, "say", 1))
        await anke.do(id, "pace", pace="instant")
        await page.reach(2)
        assert time.monotonic() - began < 1.4


async def test_undo_while_a_bot_thinks_makes_its_answer_void(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke:
        await warm_up(anke)
        id = await anke.open("tally", "me:Anke", "bot:echo", pace="calm")
        page = await anke.page(id)
        await anke.do(id, "start")
        await page.until(page.questions)
        await page.act(say(page, 0, "say", 1))
        assert (await page.act({"type": "undo", "id": "1", "seat": 0}))["type"] == "taken"
        await asyncio.sleep(1.7)
        assert page.news["n"] == 0
        await page.act(say(page, 0, "say", 2))
        await page.reach(2)
        assert page.news["parts"][0]["view"]["said"] == [2, 5]


async def test_bots_do_not_try_for_ever(odd_site: Served, caplog: pytest.LogCaptureFixture) -> None:
    """The rules fail at whatever is said: the bots give up, and the site and the table live on."""
    async with Visitor(odd_site.address) as anke:
        id = await anke.open("tally", "me:Anke", "bot:echo")
        page = await anke.page(id)
        await anke.do(id, "start")
        await page.until(page.questions)
        await page.act(say(page, 0, "doom"))
        mover = odd_site.site.tables[id].mover
        async with asyncio.timeout(20):
            while mover.is_active:
                await asyncio.sleep(0.05)
        assert (page.news["n"], bool(page.table["fault"])) == (1, True)
        assert len(caplog.records) <= 2 * MAX_FAULTS
        assert (await page.act({"type": "undo", "id": "1", "seat": 0}))["type"] == "taken", (
            "there is a way out"
        )


async def test_a_bot_that_finds_where_the_rules_fail_is_replaced(odd_site: Served) -> None:
    """By any legal answer; the dice are such that the rules do not fail at that as well."""
    odd_site.site.services = odd_site.site.services._replace(dice=Random(1))
    async with Visitor(odd_site.address) as anke:
        id = await anke.open("tally", "me:Anke", "bot:crasher")
        page = await anke.page(id)
        await anke.do(id, "start")
        await page.until(page.questions)
        await page.act(say(page, 0, "say", 1))
        await page.until(lambda: page.table["fault"])
        await page.until(lambda: page.news["n"] > 1)


async def test_a_disk_that_refuses_changes_nothing(
    odd_site: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing is acknowledged, nothing is shown, and the table goes on when the disk does."""
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        await page.act(say(page, 0, "say", 4))

        def full(db: Database, *args: object) -> None:
            raise sqlite3.OperationalError("database or disk is full")

        with monkeypatch.context() as patch:
            patch.setattr("fondaco.server.store.store.put_meta", full)
            patch.setattr("fondaco.server.store.store.update_meta", full)
            assert (await page.say(say(page, 1, "say", 5)))["reason"] == "unsaved"
            assert (await page.say({"type": "undo", "id": "1", "seat": 0}))["reason"] == "unsaved"
            reply = await anke.post(f"/api/tables/{id}/pace", {"pace": "calm"})
            assert (reply.status, reply.error) == (503, "unsaved")
            assert (
                await anke.post("/api/tables", {"game": "tally", "seats": [{"kind": "open"}] * 2})
            ).status == 503
        assert page.news["n"] == 1
        assert page.news["parts"][0]["view"]["said"] == [4]
        assert (await page.act(say(page, 1, "say", 6)))["type"] == "taken"
        assert page.news["parts"][0]["view"]["said"] == [4, 6]
        assert any("disk" in record.getMessage() for record in caplog.records)


async def test_bots_go_on_when_the_disk_does(odd_site: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long it was full: nobody at the table could wake them."""
    monkeypatch.setattr("fondaco.server.table.mover.PAUSE_STEP_SECONDS", 0.001)
    refusals = 0

    def full(db: Database, *args: object) -> None:
        nonlocal refusals
        refusals += 1
        raise sqlite3.OperationalError("database or disk is full")

    async with Visitor(odd_site.address) as anke:
        id = await anke.open("tally", "me:Anke", "bot:echo")
        page = await anke.page(id)
        await anke.do(id, "start")
        await page.until(page.questions)
        with monkeypatch.context() as patch:
            update = store.update_meta
            patch.setattr(
                store,
                "update_meta",
                lambda db, meta, chain: full(db) if meta.answers > 1 else update(db, meta, chain),
            )
            await page.act(say(page, 0, "say", 4))
            async with asyncio.timeout(10):
                while refusals <= 2 * MAX_FAULTS:
                    await asyncio.sleep(0.01)
            assert page.news["n"] == 1
        await page.until(lambda: page.news["n"] > 1)


async def test_answers_that_are_already_there_are_not_written_over(odd_site: Served) -> None:
    """Somebody else has written to the table: what is on disk counts."""
    async with Visitor(odd_site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        meta = odd_site.site.tables[id].meta

        def intrude(db: Database) -> None:
            db.execute("INSERT INTO answers VALUES (?, 1, ?)", (id, b'[0,"say",[9]]'))

        await asyncio.to_thread(odd_site.inside, odd_site.site.store.do(intrude))
        assert (await page.say(say(page, 0, "say", 4)))["reason"] == "unsaved"
        assert (await page.say(say(page, 0, "say", 4)))["reason"] == "fault", "table and answers do not fit"
        assert odd_site.site.tables[id].meta.answers == meta.answers
        assert odd_site.site.tables[id].meta.fault


async def test_a_record_that_the_rules_no_longer_allow_is_kept(odd_settings: Settings) -> None:
    """The table shows the fault, takes no answers, and loses nothing."""
    async with Served(odd_settings.place, odd_settings) as site, Visitor(site.address) as anke:
        id, page = await tally(anke, "me:Anke", "me:Axel")
        await page.act(say(page, 0, "say", 4))

        def spoil(db: Database) -> None:
            db.execute("UPDATE answers SET answer = ? WHERE id = ?", (b'[0,"say",[7]]', id))

        await asyncio.to_thread(site.inside, site.site.store.do(spoil))
        await page.close()
        await site.settled(id)
        await asyncio.to_thread(site.inside, site.site.tidy(float("inf")))
        again = await anke.page(id)
        await again.until(lambda: again.table and again.table["fault"])
        assert again.table["fault"].startswith("Illegal at frame.py")
        assert again.news == {}
        answer = {"type": "answer", "id": "0.0", "seat": 1, "verb": "say", "args": [1]}
        assert (await again.say(answer))["reason"] == "fault"
        assert len(await asyncio.to_thread(site.inside, site.site.store.answers(id))) == 1


async def test_a_table_of_a_game_that_is_gone_harms_nobody(tmp_path: Path) -> None:
    async with Served(tmp_path / "old.sqlite") as site, Visitor(site.address) as anke:
        seats = (Seat("a", "bot", "chaos"), Seat("b", "bot", "chaos"))
        meta = TableMeta("old-table", "senet", {}, seats, "", 0, status="running", rules="1", waiting=(0,))
        await asyncio.to_thread(site.inside, site.site.store.save(meta))
        assert (await anke.get("/api/tables/old-table")).said["game"] == "senet"
        page = await anke.page("old-table")
        await page.until(lambda: page.table and page.table["fault"])
        assert (await anke.get("/api/lobby")).status == 200

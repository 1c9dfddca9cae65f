"""The site is killed at any moment: what it acknowledged is there when it starts again, and it goes on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Final

from aiohttp import ClientError, CookieJar

from tests.server.served import Process
from tests.server.visitor import Message, Page, Visitor, answer_to

KILLS: Final = 10

Events = dict[int, list[Message]]


class Witness:
    """Somebody who plays and remembers everything that was acknowledged or shown."""

    def __init__(self, id: str, seed: int) -> None:
        self.id = id
        self.rng = Random(seed)
        self.taken: dict[int, Message] = {}  # by number: what was said
        self.news: Message = {}
        self.events: Events = {}

    async def play(self, visitor: Visitor) -> None:
        """Resume, and answer until the site is gone."""
        with suppress(ClientError, ConnectionError):
            page = await visitor.page(self.id, self.news["n"] if self.news else None)
            page.events = self.events
            try:
                await self.answer(page)
            finally:
                self.news = page.news or self.news
                self.events = page.events

    async def answer(self, page: Page) -> None:
        await page.until(lambda: page.news)
        assert page.news["n"] >= max(self.taken, default=0), "an acknowledged answer is lost"
        assert page.news["n"] >= (self.news["n"] if self.news else 0), "what was shown is lost"
        while True:
            await page.until(lambda: page.asks() or page.is_over)
            if page.is_over:
                return
            said = answer_to(self.rng.choice(page.asks()), self.rng)
            reply = await page.say(said)
            if reply["type"] == "taken":
                self.taken[reply["n"]] = said
                await page.until(lambda n=reply["n"]: page.news["n"] >= n)  # type: ignore[misc]  # mypy cannot type such a lambda
            else:
                assert reply["reason"] in ("rule", "stale", "rate"), reply
                await asyncio.sleep(0.02)


async def test_killed_many_times_it_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    """Two tables of people and bots, one of bots alone; the site is killed while they play."""
    data, rng = tmp_path / "fondaco.sqlite", Random(20)
    jar = CookieJar(unsafe=True)
    witnesses: list[Witness] = []
    alone = ""
    moved: list[int] = []
    for kill in range(KILLS):
        async with Process(data) as process, Visitor(process.address, jar) as anke:
            if not witnesses:
                for seed in range(2):
                    id = await anke.open("doge", "me:Anke", "me:Axel", "bot:chaos", is_hot=True)
                    await anke.do(id, "start")
                    witnesses.append(Witness(id, seed))
                alone = await anke.open("doge", "bot:chaos", "bot:chaos", "bot:chaos")
                await anke.do(alone, "start")
            if kill % 3 == 0:
                moved.append(await answers_of_bots(anke, alone))
            playing = [asyncio.create_task(witness.play(anke)) for witness in witnesses]
            if rng.random() < 0.7:
                await under_way(witnesses)
            await asyncio.sleep(rng.uniform(0.0, 0.3))
            process.process.kill()
            await asyncio.to_thread(process.end)
            await asyncio.gather(*playing)
        check_disk(data, witnesses, kill)
    assert moved == sorted(moved)
    assert moved[-1] > moved[0] or moved[-1] > 400, "bots go on with nobody looking"
    assert sum(len(witness.taken) for witness in witnesses) > 3 * KILLS
    await finish(data, jar, witnesses)


async def under_way(witnesses: list[Witness]) -> None:
    """Wait until an answer of each has been taken."""
    before = [len(witness.taken) for witness in witnesses]
    async with asyncio.timeout(20):
        while any(len(witness.taken) == n for witness, n in zip(witnesses, before, strict=True)):
            await asyncio.sleep(0.005)


async def answers_of_bots(visitor: Visitor, id: str) -> int:
    """Wait until the bots have moved on, unless they have finished."""
    first = (await visitor.get(f"/api/tables/{id}")).said
    async with asyncio.timeout(20):
        while True:
            now = (await visitor.get(f"/api/tables/{id}")).said
            if now["status"] == "finished" or now["answers"] > first["answers"]:
                return int(now["answers"])
            await asyncio.sleep(0.02)


def check_disk(data: Path, witnesses: list[Witness], kill: int) -> None:
    """Numbers are dense and unique, and every acknowledged answer stands where it was said to stand."""
    db = sqlite3.connect(f"file:{data}?mode=ro", uri=True)
    try:
        assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        for witness in witnesses:
            rows = db.execute(
                "SELECT n, answer FROM answers WHERE id = ? ORDER BY n", (witness.id,)
            ).fetchall()
            assert [n for n, _ in rows] == list(range(1, len(rows) + 1)), kill
            (head,) = db.execute("SELECT head FROM tables WHERE id = ?", (witness.id,)).fetchone()
            assert json.loads(head)["answers"] == len(rows)
            for n, said in witness.taken.items():
                assert json.loads(rows[n - 1][1]) == [said["seat"], said["verb"], said["args"]]
            assert len(rows) >= witness.news["n"], "nothing was shown before it was on disk"
    finally:
        db.close()


async def finish(data: Path, jar: CookieJar, witnesses: list[Witness]) -> None:
    """After all that: who resumed all the way knows the same as who comes fresh."""
    async with Process(data) as process, Visitor(process.address, jar) as anke:
        for witness in witnesses:
            resumed = await anke.page(witness.id, witness.news["n"])
            resumed.events = witness.events
            fresh = await anke.page(witness.id)
            await resumed.until(lambda page=resumed: page.asks() or page.is_over)  # type: ignore[misc]  # mypy cannot type such a lambda
            await fresh.until(lambda page=fresh: page.asks() or page.is_over)  # type: ignore[misc]  # mypy cannot type such a lambda
            await resumed.reach(fresh.news["n"])
            assert resumed.events == fresh.events
        assert (await asyncio.to_thread(process.interrupt))[0] == 0

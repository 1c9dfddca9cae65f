"""The site is killed at any moment: what it acknowledged is there when it starts again, and it goes on."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final

from aiohttp import ClientError, CookieJar

from fondaco.server.store.chain import chain_of
from fondaco.server.store.places import Place, connect
from tests.server.served import Process
from tests.server.visitor import Message, Page, Visitor, answer_to

KILLS: Final = 10

Events = dict[int, list[Message]]


def is_asked(page: Page, said: Message) -> bool:
    """Is the question open that somebody has answered? Two seats may have questions of one id."""
    return any((asked["seat"], asked["id"]) == (said["seat"], said["id"]) for asked in page.questions())


class Witness:
    """Somebody who plays and remembers everything that was acknowledged or shown."""

    def __init__(self, id: str, seed: int) -> None:
        self.id = id
        self.rng = Random(seed)
        self.taken: list[Message] = []  # what was acknowledged
        self.unsaved = 0  # how often it was told that an answer could not be stored
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
        assert page.news["n"] >= (self.news["n"] if self.news else 0), "what was shown is lost"
        while True:
            await page.until(lambda: page.questions() or page.is_over)
            if page.is_over:
                return
            said = answer_to(self.rng.choice(page.questions()), self.rng)
            reply = await page.say(said)
            if reply["type"] == "taken":
                self.taken.append(said)
                await page.until(lambda said=said: not is_asked(page, said))  # type: ignore[misc]  # mypy cannot type such a lambda
            else:
                assert reply["reason"] in ("rule", "stale", "rate", "unsaved"), reply
                self.unsaved += reply["reason"] == "unsaved"
                await asyncio.sleep(0.2 if reply["reason"] == "unsaved" else 0.02)


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


def stored(place: Place, id: str) -> tuple[Message, list[tuple[int, list[Any]]]]:
    """The head of a table and its answers with their numbers, as they lie there while no site runs."""
    db = connect(place)
    try:
        if isinstance(place, Path):
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        row = db.execute("SELECT head, chain FROM tables WHERE id = ?", (id,)).fetchone()
        rows = db.execute("SELECT n, answer FROM answers WHERE id = ? ORDER BY n", (id,)).fetchall()
    finally:
        db.close()
    assert row is not None
    assert row[1] == chain_of(id, [answer for _, answer in rows])
    return json.loads(row[0]), [(n, json.loads(answer)) for n, answer in rows]


def check_disk(place: Place, witnesses: list[Witness], kill: int) -> None:
    """Numbers are dense and unique, and every acknowledged answer stands there, in the order of its seat."""
    for witness in witnesses:
        head, rows = stored(place, witness.id)
        assert [n for n, _ in rows] == list(range(1, len(rows) + 1)), kill
        assert head["answers"] == len(rows)
        for seat in {said["seat"]: None for said in witness.taken}:
            kept = iter([answer for _, answer in rows if answer[0] == seat])
            said_by = [said for said in witness.taken if said["seat"] == seat]
            assert all([seat, said["verb"], said["args"]] in kept for said in said_by), "an answer is lost"
        assert len(rows) >= witness.news["n"], "nothing was shown before it was on disk"


async def finish(place: Place, jar: CookieJar, witnesses: list[Witness]) -> None:
    """After all that: who resumed all the way knows the same as who comes fresh."""
    async with Process(place) as process, Visitor(process.address, jar) as anke:
        for witness in witnesses:
            resumed = await anke.page(witness.id, witness.news["n"])
            resumed.events = witness.events
            fresh = await anke.page(witness.id)
            await resumed.until(lambda page=resumed: page.questions() or page.is_over)  # type: ignore[misc]  # mypy cannot type such a lambda
            await fresh.until(lambda page=fresh: page.questions() or page.is_over)  # type: ignore[misc]  # mypy cannot type such a lambda
            await resumed.reach(fresh.news["n"])
            assert resumed.events == fresh.events
        assert (await asyncio.to_thread(process.interrupt))[0] == 0

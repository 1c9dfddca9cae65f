"""PostgreSQL goes away at any moment: what was acknowledged is there, and the site goes on with it again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import psycopg
import pytest
from aiohttp import CookieJar

from fondaco.kernel.action import Action
from fondaco.server.settings import Settings
from fondaco.server.store.database import DatabaseUnusable
from fondaco.server.store.postgres import PostgresDatabase
from fondaco.server.store.store import Store
from tests.postgres import Databases, PostgresServer
from tests.server.served import Process, Served
from tests.server.test_crash import Witness, check_disk, finish, under_way
from tests.server.test_play import say
from tests.server.test_store import meta
from tests.server.visitor import Visitor

DATABASE_KILLS: Final = 2
SITE_KILLS: Final = 2


@pytest.fixture
def safe_server() -> Iterator[PostgresServer]:
    """A server that keeps what it has committed, as one in use must, and may be killed."""
    server = PostgresServer("fsync=on", "full_page_writes=on")
    yield server
    server.stop()


async def test_killed_with_its_database_it_loses_nothing_that_it_acknowledged(
    safe_server: PostgresServer,
) -> None:
    """Two tables; under load the database is killed and started again, then the site, in turns."""
    databases = Databases(safe_server.url())
    place = databases.new()
    databases.close()
    jar, witnesses = CookieJar(unsafe=True), list[Witness]()
    for kill in range(SITE_KILLS):
        async with Process(place) as process, Visitor(process.address, jar) as anke:
            for seed in range(2 if not witnesses else 0):
                third = "bot:chaos" if seed else "me:Alma"
                id = await anke.open("doge", "me:Anke", "me:Axel", third, is_hot=True)
                await anke.do(id, "start")
                witnesses.append(Witness(id, seed))
            playing = [asyncio.create_task(witness.play(anke)) for witness in witnesses]
            for _ in range(DATABASE_KILLS):
                await under_way(witnesses)
                await asyncio.to_thread(safe_server.kill)
                await told_unsaved(witnesses[0])
                await asyncio.to_thread(safe_server.start)
            await under_way(witnesses)
            process.process.kill()
            await asyncio.to_thread(process.end)
            await asyncio.gather(*playing)
        check_disk(place, witnesses, kill)
    await finish(place, jar, witnesses)


async def told_unsaved(witness: Witness) -> None:
    """Wait until somebody at whose table only people play is refused an answer that could not be stored."""
    before = witness.unsaved
    async with asyncio.timeout(30):
        while witness.unsaved == before:
            await asyncio.sleep(0.005)


async def test_a_connection_lost_in_idle_times_is_made_anew(databases: Databases) -> None:
    """Nobody is refused anything for it."""
    place = databases.new()
    store = Store(place)
    store.start()
    await store.save(meta("a"))
    databases.do(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        f" WHERE datname = '{psycopg.conninfo.conninfo_to_dict(place)['dbname']}'"
    )
    await store.append(meta("a", 1), [Action(0, "x", ())])
    with pytest.raises(DatabaseUnusable, match="another Fondaco is using it"):
        Store(place)
    store.stop()
    databases.drop(place)


async def test_an_answer_whose_commit_was_never_confirmed_is_found_again(
    databases: Databases, odd_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection breaks after the commit and before its confirmation: the answer stands in the database.

    It was refused as unsaved, which is all that was known; when the database is back, what it has counts.
    """
    place = databases.new()
    async with Served(place, odd_settings) as site, Visitor(site.address) as anke:
        id = await anke.open("tally", "me:Anke", "me:Axel", is_hot=True)
        page = await anke.page(id)
        await anke.do(id, "start")
        await page.until(page.questions)
        db = site.site.store.db
        assert isinstance(db, PostgresDatabase)
        commit, connected = db.commit, db.connected

        def broken() -> None:
            commit()
            db.connection.close()
            raise psycopg.OperationalError("the server closed the connection")

        def refused() -> psycopg.Connection[tuple[object, ...]]:
            raise psycopg.OperationalError("connection refused")

        monkeypatch.setattr(db, "commit", broken)
        monkeypatch.setattr(db, "connected", refused)
        assert (await page.say(say(page, 0, "say", 4)))["reason"] == "unsaved"
        assert (await page.say(say(page, 0, "say", 4)))["reason"] == "unsaved"
        reply = await anke.post(f"/api/tables/{id}/pace", {"pace": "calm"})
        assert (reply.status, reply.error) == (503, "unsaved")
        monkeypatch.setattr(db, "commit", commit)
        monkeypatch.setattr(db, "connected", connected)
        again = await anke.page(id)
        await again.until(again.questions)
        assert (again.table["fault"], again.news["n"]) == ("", 1)
        assert (await again.act(say(again, 1, "say", 6)))["type"] == "taken"
        assert again.news["parts"][0]["view"]["said"] == [4, 6]
    databases.drop(place)


def test_without_its_database_the_site_says_so_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(
        AssertionError, match=r"fondaco serve: cannot use the PostgreSQL database: [^\\]+\\n'"
    ):
        Process(f"postgresql:///x?host={tmp_path}")


async def test_what_was_erased_is_vacuumed(databases: Databases) -> None:
    """Deleted rows are gone from the tables, not only hidden."""
    place = databases.new()
    store = Store(place)
    store.start()
    await store.save(meta("a"))

    def size() -> int:
        with psycopg.connect(place, autocommit=True) as db:
            found = db.execute(b"SELECT pg_relation_size('owners')").fetchone()
            assert found is not None
            return int(found[0])

    assert size() > 0
    await store.erase(["owners"], lambda db: db.execute("DELETE FROM owners").rowcount)
    assert size() == 0
    store.stop()
    databases.drop(place)

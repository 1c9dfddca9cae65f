"""The data file: grouped commits, jobs that fail alone, one user at a time."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from fondaco.kernel.action import Action
from fondaco.server.errors import Unsaved
from fondaco.server.store.commits import DB, CommitThread
from fondaco.server.store.schema import DataFileUnusable
from fondaco.server.store.store import SeatLink, Store
from fondaco.server.table.edition import StoredEdition
from fondaco.server.table.meta import Seat, TableMeta


def meta(id: str, answers: int = 0, owner: str = "anke") -> TableMeta:
    return TableMeta(
        id, "doge", {}, (Seat("Anke", "person", "chaos", owner), Seat()), owner, 2.0, answers=answers
    )


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "fondaco.sqlite"


async def test_answers_come_back_as_they_were(data: Path) -> None:
    store = Store(data)
    store.start()
    await store.save(meta("a"))
    said = [Action(0, "place", (3, (0, 1, 0, 2))), Action(-1, "turn", (5,)), Action(2, "stop", ())]
    await store.append(meta("a", 3), said)
    assert await store.answers("a") == said
    await store.append(meta("a", 4), [Action(1, "put", (2,))])
    await store.cut(meta("a", 2))
    assert await store.answers("a") == said[:2]
    assert await store.answers("b") == []
    assert await store.meta("a") == meta("a", 2)
    assert await store.meta("b") is None
    store.stop()
    again = Store(data)
    again.start()
    assert await again.answers("a") == said[:2]
    assert again.key == store.key
    again.stop()


async def test_a_number_is_given_once(data: Path) -> None:
    store = Store(data)
    store.start()
    await store.save(meta("a"))
    await store.append(meta("a", 1), [Action(0, "first", ())])
    with pytest.raises(Unsaved):
        await store.append(meta("a", 1), [Action(0, "second", ())])
    assert await store.answers("a") == [Action(0, "first", ())]
    store.stop()


async def test_nothing_is_appended_to_a_table_that_is_not_there(data: Path) -> None:
    store = Store(data)
    store.start()
    with pytest.raises(Unsaved):
        await store.append(meta("a", 1), [Action(0, "x", ())])
    assert await store.answers("a") == []
    store.stop()


async def test_jobs_that_wait_share_a_commit_and_fail_alone(data: Path) -> None:
    store = Store(data)
    store.start()
    await asyncio.gather(*[store.save(meta(id)) for id in ["bad", *[f"t{i}" for i in range(50)]]])
    await store.append(meta("bad", 1), [Action(0, "x", ())])
    commits: list[str] = []
    store.db.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)

    def slow(db: DB) -> None:
        time.sleep(0.1)

    jobs = [store.do(slow)]
    jobs += [store.append(meta(f"t{i}", 1), [Action(0, "x", (i,))]) for i in range(50)]
    jobs.insert(20, store.append(meta("bad", 1), [Action(0, "y", ())]))
    done = await asyncio.gather(*jobs, return_exceptions=True)
    assert [isinstance(one, Unsaved) for one in done].count(True) == 1
    assert isinstance(done[20], Unsaved)
    assert len(commits) <= 3
    for i in range(50):
        assert await store.answers(f"t{i}") == [Action(0, "x", (i,))]
    assert await store.answers("bad") == [Action(0, "x", ())]
    store.stop()


async def test_a_commit_that_fails_fails_all_of_it(data: Path) -> None:
    """The disk refuses the commit itself."""

    class Full(CommitThread):
        def commit_now(self) -> None:
            raise sqlite3.OperationalError("disk I/O error")

    store = Store(data)
    store.commits = Full(store.db, asyncio.get_running_loop())
    store.commits.start()
    done = await asyncio.gather(*[store.save(meta(f"t{i}")) for i in range(5)], return_exceptions=True)
    assert all(isinstance(one, Unsaved) for one in done)
    store.stop()
    again = Store(data)
    again.start()
    assert await again.live() == []
    again.stop()


async def test_the_writer_survives_a_disk_that_refuses_even_to_go_back(data: Path) -> None:
    """Or whoever asked later would wait for ever."""

    class Broken(CommitThread):
        is_broken = True

        def commit_now(self) -> None:
            if self.is_broken:
                raise sqlite3.OperationalError("disk I/O error")
            super().commit_now()

        def roll_back(self) -> None:
            if self.is_broken:
                raise sqlite3.OperationalError("disk I/O error")
            super().roll_back()

    store = Store(data)
    store.commits = broken = Broken(store.db, asyncio.get_running_loop())
    broken.start()
    with pytest.raises(Unsaved):
        async with asyncio.timeout(5):
            await store.save(meta("t1"))
    broken.is_broken = False
    async with asyncio.timeout(5):
        with pytest.raises(Unsaved):  # the old transaction is still open: this ends it
            await store.save(meta("t2"))
        await store.save(meta("t3"))
        assert [found.id for found in await store.live()] == ["t3"]
    store.stop()


async def test_tables_are_found_by_state_and_owner(data: Path) -> None:
    store = Store(data)
    store.start()
    for i in range(5):
        await store.save(
            replace(meta(f"f{i}", owner="anke" if i % 2 else "bernd"), status="finished", changed=i)
        )
    await store.save(meta("o"))
    await store.save(replace(meta("c"), status="closed"))
    assert [one.id for one in await store.live()] == ["o"]
    assert [one.id for one in await store.finished(3)] == ["f4", "f3", "f2"]
    assert [one.id for one in await store.finished_of("anke", 9)] == ["f3", "f1"]
    await store.save(replace(meta("f3", owner="bernd"), status="finished", changed=3))
    assert [one.id for one in await store.finished_of("anke", 9)] == ["f1"]
    store.stop()


async def test_a_link_is_used_once_and_the_newest_counts(data: Path) -> None:
    store = Store(data)
    store.start()
    await store.offer("one", SeatLink("a", 0, "anke", 100.0))
    await store.offer("two", SeatLink("a", 0, "anke", 100.0))
    await store.offer("other", SeatLink("a", 1, "anke", 50.0))
    assert await store.link("one", 10.0) is None
    assert await store.link("two", 10.0) == SeatLink("a", 0, "anke", 100.0)
    assert await store.link("other", 60.0) is None
    claimed = await asyncio.gather(*[store.claim("two", meta("a")) for _ in range(3)])
    assert claimed == [True, False, False]
    store.stop()


def test_a_file_is_used_by_one_site_only(data: Path) -> None:
    first = Store(data)
    with pytest.raises(DataFileUnusable, match="another Fondaco is using it"):
        Store(data)
    first.stop()
    Store(data).stop()


async def test_a_file_of_the_first_version_is_brought_up_to_date(data: Path) -> None:
    """Its tables and its key are kept; editions can be stored from now on."""
    store = Store(data)
    store.start()
    await store.save(meta("a"))
    store.stop()
    with closing(sqlite3.connect(data)) as db:
        db.execute("DROP TABLE editions")
        db.execute("PRAGMA user_version = 1")
    again = Store(data)
    again.start()
    assert (again.key, await again.meta("a")) == (store.key, meta("a"))
    await again.open(meta("b"), StoredEdition("d", b"{}"))
    assert await again.edition("d") == StoredEdition("d", b"{}")
    assert await again.edition("none") is None
    again.stop()
    Store(data).stop()


def test_a_file_of_a_newer_fondaco_is_left_alone(data: Path) -> None:
    Store(data).stop()
    db = sqlite3.connect(data)
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(DataFileUnusable, match="newer Fondaco"):
        Store(data)


def test_every_commit_reaches_the_disk(data: Path) -> None:
    store = Store(data)
    assert store.db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    assert store.db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    store.stop()

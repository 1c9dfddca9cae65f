"""The store, on both databases: grouped commits, jobs that fail alone, one user at a time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import psycopg
import pytest
from msgspec.json import encode
from msgspec.structs import replace

from fondaco.kernel.action import Action
from fondaco.server import wire
from fondaco.server.errors import Fenced, Unsaved
from fondaco.server.store.chain import chain_of
from fondaco.server.store.commits import CommitThread
from fondaco.server.store.database import Database, DatabaseUnusable
from fondaco.server.store.erasing import erase_table
from fondaco.server.store.places import Place, connect
from fondaco.server.store.schema import SCHEMA
from fondaco.server.store.store import SeatLink, Store, check_fence
from fondaco.server.table.edition import StoredEdition
from fondaco.server.table.meta import Seat, TableMeta
from tests.server.served import Served
from tests.server.visitor import Visitor


def meta(id: str, answers: int = 0, owner: str = "anke") -> TableMeta:
    return TableMeta(
        id, "doge", {}, (Seat("Anke", "person", "chaos", owner), Seat()), owner, 2.0, answers=answers
    )


async def test_answers_come_back_as_they_were(place: Place) -> None:
    store = Store(place)
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
    again = Store(place)
    again.start()
    assert await again.answers("a") == said[:2]
    assert again.key == store.key
    again.stop()


async def test_names_that_no_database_takes_are_unknown(site: Served) -> None:
    async with Visitor(site.address) as anke:
        for id in ("%00", "%ED%A0%80", "a%00b", "%F0%9F%98%80", "x" * 5000):
            assert (await anke.get(f"/api/tables/{id}")).error == "table"
            assert (await anke.get(f"/api/games/genoa?edition={id}")).error == "edition"
        assert (await anke.post("/api/me/push/remove", {"endpoint": "\0"})).status == 200


async def test_a_number_is_given_once(place: Place) -> None:
    store = Store(place)
    store.start()
    await store.save(meta("a"))
    await store.append(meta("a", 1), [Action(0, "first", ())])
    with pytest.raises(Unsaved):
        await store.append(meta("a", 1), [Action(0, "second", ())])
    assert await store.answers("a") == [Action(0, "first", ())]
    store.stop()


async def test_nothing_is_appended_to_a_table_that_is_not_there(place: Place) -> None:
    store = Store(place)
    store.start()
    with pytest.raises(Unsaved):
        await store.append(meta("a", 1), [Action(0, "x", ())])
    assert await store.answers("a") == []
    store.stop()


async def test_jobs_that_wait_share_a_commit_and_fail_alone(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(place)
    store.start()
    await asyncio.gather(*[store.save(meta(id)) for id in ["bad", *[f"t{i}" for i in range(50)]]])
    await store.append(meta("bad", 1), [Action(0, "x", ())])
    commits: list[str] = []
    commit = store.db.commit

    def counted() -> None:
        commits.append("COMMIT")
        commit()

    monkeypatch.setattr(store.db, "commit", counted)

    def slow(db: Database) -> None:
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


async def test_a_commit_that_fails_fails_all_of_it(place: Place) -> None:
    """The disk refuses the commit itself."""

    class Full(CommitThread):
        def commit_now(self) -> None:
            raise self.db.error("disk I/O error")

    store = Store(place)
    store.commits = Full(store.db, asyncio.get_running_loop())
    store.commits.start()
    done = await asyncio.gather(*[store.save(meta(f"t{i}")) for i in range(5)], return_exceptions=True)
    assert all(isinstance(one, Unsaved) for one in done)
    store.stop()
    again = Store(place)
    again.start()
    assert await again.live() == []
    again.stop()


async def test_the_writer_survives_a_disk_that_refuses_even_to_go_back(place: Place) -> None:
    """Or whoever asked later would wait for ever."""

    class Broken(CommitThread):
        is_broken = True

        def commit_now(self) -> None:
            if self.is_broken:
                raise self.db.error("disk I/O error")
            super().commit_now()

        def roll_back(self) -> None:
            if self.is_broken:
                raise self.db.error("disk I/O error")
            super().roll_back()

    store = Store(place)
    store.commits = broken = Broken(store.db, asyncio.get_running_loop())
    broken.start()
    with pytest.raises(Unsaved):
        async with asyncio.timeout(5):
            await store.save(meta("t1"))
    broken.is_broken = False
    async with asyncio.timeout(5):
        await store.save(meta("t2"))  # the old transaction is still open: this takes it back first
        assert [found.id for found in await store.live()] == ["t2"]
    store.stop()


async def test_tables_are_found_by_state_and_owner(place: Place) -> None:
    store = Store(place)
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


async def test_a_link_is_used_once_and_the_newest_counts(place: Place) -> None:
    store = Store(place)
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


def test_a_store_is_used_by_one_site_only(place: Place) -> None:
    first = Store(place)
    with pytest.raises(DatabaseUnusable, match="another Fondaco is using it"):
        Store(place)
    first.stop()
    Store(place).stop()


async def test_a_store_of_the_first_version_is_brought_up_to_date(empty_place: Place) -> None:
    """Its tables and its key are kept; editions can be stored from now on."""
    db = connect(empty_place)
    db.begin_upgrade()
    with db.transaction():
        db.create(SCHEMA)
        db.execute("INSERT INTO secret VALUES (?)", (b"key",))
        db.execute("INSERT INTO tables VALUES (?, ?, ?, ?)", ("a", "open", 2.0, encode(meta("a", 2))))
        db.executemany("INSERT INTO answers VALUES (?, ?, ?)", [("a", 1, b"[0]"), ("a", 2, b"[1]")])
        db.set_version(1)
    db.close()
    again = Store(empty_place)
    again.start()
    assert (again.key, await again.meta("a")) == (b"key", meta("a", 2))
    assert await again.do(lambda db: check_fence(db, "a", 0)) == chain_of("a", [b"[0]", b"[1]"])
    await again.open(meta("b"), StoredEdition("d", b"{}"))
    assert await again.edition("d") == StoredEdition("d", b"{}")
    assert await again.edition("none") is None
    again.stop()
    Store(empty_place).stop()


def test_a_store_of_a_newer_fondaco_is_left_alone(place: Place) -> None:
    Store(place).stop()
    db = connect(place)
    db.begin()
    with db.transaction():
        db.set_version(99)
    db.close()
    with pytest.raises(DatabaseUnusable, match="newer Fondaco"):
        Store(place)


def test_every_commit_reaches_the_disk(place: Place) -> None:
    """Whatever the server of PostgreSQL does by default."""
    store = Store(place)
    if isinstance(place, Path):
        assert store.db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
        assert store.db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    else:
        store.stop()
        with psycopg.connect(place, autocommit=True) as db:
            name = db.info.dbname
            db.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
        store = Store(place)
        assert store.db.execute("SHOW synchronous_commit").fetchone() == ("on",)
    store.stop()


async def test_a_node_whose_table_was_taken_over_can_write_no_more(place: Place) -> None:
    """The database refuses every kind of write that names a lower fence, and nothing of it is left."""
    store = Store(place)
    store.start()
    await store.save(meta("a"))
    await store.append(meta("a", 1), [Action(0, "x", ())])
    await store.offer("link", SeatLink("a", 0, "anke", 100.0))

    def take(db: Database) -> None:
        db.execute("UPDATE tables SET fence = fence + 1 WHERE id = ?", ("a",))

    await store.do(take)
    line = wire.TalkLine(1, 0.0, 0, "notice", 0)
    for work in (
        store.save(replace(meta("a", 1), status="closed")),
        store.append(meta("a", 2), [Action(0, "y", ())]),
        store.cut(meta("a", 0)),
        store.claim("link", meta("a", 1)),
        store.say("a", "anke", line, ()),
        erase_table(store, "a"),
    ):
        with pytest.raises(Fenced):
            await work
    assert (await store.meta("a"), await store.answers("a")) == (meta("a", 1), [Action(0, "x", ())])
    assert await store.said("a") == []
    assert await store.link("link", 0.0), "the link is not used up"
    store.fences["a"] = 1
    await store.append(meta("a", 2), [Action(0, "y", ())])
    assert len(await store.answers("a")) == 2
    store.stop()


async def test_answers_that_were_changed_are_not_read_in_silence(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    store = Store(place)
    store.start()
    await store.save(meta("a"))
    await store.append(meta("a", 1), [Action(0, "x", (1,))])
    await store.answers("a")
    assert not caplog.records
    await store.do(lambda db: db.execute("UPDATE answers SET answer = ?", (b'[0,"x",[2]]',)).rowcount)
    await store.answers("a")
    assert ["lost or changed" in line.getMessage() for line in caplog.records] == [True]
    store.stop()


async def test_the_chain_is_that_of_the_answers(place: Place) -> None:
    """After every answer and every undo; a change that is none of the game leaves it as it is."""
    store = Store(place)
    store.start()
    await store.save(meta("a"))
    said = [Action(0, "x", (i,)) for i in range(5)]
    await store.append(meta("a", 3), said[:3])
    await store.append(meta("a", 5), said[3:])
    await store.cut(meta("a", 4))
    await store.save(replace(meta("a", 4), pace="calm"))
    stored = await store.do(lambda db: check_fence(db, "a", 0))
    assert stored == chain_of("a", [encode(answer) for answer in said[:4]])
    store.stop()

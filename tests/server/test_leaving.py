"""Another device becomes the same visitor; and everything of a visitor is deleted, to the last byte."""

from __future__ import annotations

import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from fondaco.server.mine import recovery
from fondaco.server.store.schema import FIRST_CLEAN_VERSION
from fondaco.server.store.store import Store
from tests.server.served import Served
from tests.server.test_old_data import OLD
from tests.server.test_play import say
from tests.server.visitor import Reply, Visitor

NAME = "Ankezwetschge"  # stands nowhere else


async def shared(anke: Visitor, bernd: Visitor, is_over: bool = False) -> str:
    """A game of Tally between the two, begun, or played to its end."""
    id = await anke.open("tally", f"me:{NAME}", "open")
    await bernd.do(id, "sit", seat=1, name="Bernd")
    await anke.do(id, "start")
    page = await anke.page(id)
    await page.until(page.questions)
    if is_over:
        await page.act(say(page, 0, "end"))
        await page.until(lambda: page.is_over)
    await page.close()
    return id


def id_of(visitor: Visitor) -> str:
    """The id in the visitor's cookie."""
    (cookie,) = visitor.jar
    return cookie.value.partition(".")[0]


def token_of(made: Reply) -> str:
    return str(made.said["address"].rpartition("/")[2])


def bytes_of(site: Served) -> bytes:
    """Everything that lies in the data file and its log; of PostgreSQL, every row that can be read."""
    place = site.settings.place
    if isinstance(place, Path):
        return b"".join(file.read_bytes() for file in place.parent.glob(f"{place.name}*") if file.is_file())
    with psycopg.connect(place) as db:
        names = db.execute("SELECT tablename FROM pg_tables WHERE schemaname = 'public'").fetchall()
        rows = [db.execute(f"SELECT * FROM {name}".encode()).fetchall() for (name,) in names]
    return b" ".join(flat(value) for table in rows for row in table for value in row)


def pages_of(site: Served, *tables: str) -> int:
    """How many bytes PostgreSQL has for these tables, deleted rows included; 0 on SQLite."""
    place = site.settings.place
    if isinstance(place, Path):
        return 0
    with psycopg.connect(place) as db:
        sizes = [db.execute("SELECT pg_relation_size(%s)", (table,)).fetchone() for table in tables]
    return sum(size[0] for size in sizes if size)


def flat(value: object) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode()


async def test_a_link_makes_another_browser_the_same_visitor_once(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke, Visitor(odd_site.address) as bernd:
        id = await shared(anke, bernd)
        made = await anke.post("/api/me/link", {}, {"Origin": odd_site.address})
        assert made.said["address"].startswith(f"{odd_site.address}/come/")
        assert made.said["picture"].startswith("data:image/svg+xml")
        assert 0 < made.said["expires"] - time.time() <= recovery.MAX_RECOVERY_SECONDS
        assert token_of(made).encode() not in bytes_of(odd_site), "only its digest is stored"
        async with Visitor(odd_site.address) as phone, Visitor(odd_site.address) as late:
            assert (await phone.post("/api/come", {"token": token_of(made)})).status == 200
            assert id_of(phone) == id_of(anke)
            assert (await phone.get(f"/api/tables/{id}")).said["seats"][0]["is_yours"]
            assert (await anke.get(f"/api/tables/{id}")).said["seats"][0]["is_yours"], "both have it"
            again = await late.post("/api/come", {"token": token_of(made)})
            assert (again.status, again.error) == (404, "token")


async def test_only_the_newest_link_works_and_not_for_long(
    odd_site: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Visitor(odd_site.address) as anke, Visitor(odd_site.address) as phone:
        old = await anke.post("/api/me/link")
        await anke.post("/api/me/link")
        assert (await phone.post("/api/come", {"token": token_of(old)})).error == "token"
        monkeypatch.setattr(recovery, "MAX_RECOVERY_SECONDS", -1.0)
        expired = await anke.post("/api/me/link")
        assert (await phone.post("/api/come", {"token": token_of(expired)})).error == "token"
        assert id_of(phone) != id_of(anke)


async def test_what_the_other_browser_has_comes_along_if_wanted(odd_site: Served) -> None:
    """But not where both sit: nobody may see two hands of one game."""
    async with Visitor(odd_site.address) as anke, Visitor(odd_site.address) as phone:
        both = await shared(anke, phone)
        alone = await phone.open("tally", "me:Handy", "bot:chaos")
        made = await anke.post("/api/me/link")
        await phone.post("/api/come", {"token": token_of(made), "brings": True})
        assert (await anke.get(f"/api/tables/{alone}")).said["seats"][0]["is_yours"]
        assert (await anke.get(f"/api/tables/{alone}")).said["is_creator"]
        seats = (await anke.get(f"/api/tables/{both}")).said["seats"]
        assert [seat["is_yours"] for seat in seats] == [True, False]


async def test_nothing_names_who_became_another_visitor(odd_site: Served) -> None:
    """The old id is gone from the file and its log, and so is the link that was made under it."""
    async with Visitor(odd_site.address) as anke, Visitor(odd_site.address) as phone:
        table = await phone.open("tally", "me:Handy", "bot:chaos")
        await phone.do(table, "link", seat=0)
        await phone.post("/api/me/link")
        made = await anke.post("/api/me/link")
        old = id_of(phone).encode()
        assert old in bytes_of(odd_site)
        await phone.post("/api/come", {"token": token_of(made), "brings": True})
        assert id_of(phone) == id_of(anke)
        assert old not in bytes_of(odd_site)
        assert pages_of(odd_site, "links", "recoveries") == 0, "deleted rows are not only hidden"


async def test_nothing_of_a_visitor_is_left_in_the_file(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke, Visitor(odd_site.address) as bernd:
        over, running = await shared(anke, bernd, is_over=True), await shared(anke, bernd)
        opened = await bernd.open("tally", "me:Bernd", "open")
        await anke.do(opened, "sit", seat=1, name=NAME)
        alone = await anke.open("tally", f"me:{NAME}", "bot:chaos")
        await anke.do(alone, "start")
        await anke.do(running, "link", seat=0)
        await anke.post("/api/me/link")
        me = id_of(anke).encode()
        assert me in bytes_of(odd_site)
        assert NAME.encode() in bytes_of(odd_site)
        watching = await bernd.page(alone)
        await watching.until(lambda: watching.table)

        assert (await anke.post("/api/me/delete")).status == 200
        left = bytes_of(odd_site)
        assert me not in left
        assert NAME.encode() not in left
        assert alone.encode() not in left, "nobody else has played it"
        assert id_of(anke).encode() != me, "a new visitor"
        await watching.until(lambda: watching.table["status"] == "closed")
        assert (await bernd.get(f"/api/tables/{alone}")).status == 404

        finished = (await bernd.get(f"/api/tables/{over}")).said
        assert [seat["name"] for seat in finished["seats"]] == ["N. N.", "Bernd"]
        assert (finished["status"], finished["is_creator"]) == ("finished", True)
        (game,) = (await bernd.get("/api/me")).said["games"]
        assert game["id"] == over
        going_on = (await bernd.get(f"/api/tables/{running}")).said
        assert [seat["kind"] for seat in going_on["seats"]] == ["bot", "person"]
        assert (await bernd.get(f"/api/tables/{opened}")).said["seats"][1]["kind"] == "open"
        page = await bernd.page(running)
        await page.until(page.questions)  # the bot that took the seat over has answered


async def test_a_deleted_visitor_has_nothing_on_any_device(odd_site: Served) -> None:
    async with Visitor(odd_site.address) as anke, Visitor(odd_site.address) as bernd:
        id = await shared(anke, bernd, is_over=True)
        made = await anke.post("/api/me/link")
        async with Visitor(odd_site.address) as phone:
            await phone.post("/api/come", {"token": token_of(made)})
            await anke.post("/api/me/delete")
            assert (await phone.get("/api/me")).said["games"] == []
            assert not (await phone.get(f"/api/tables/{id}")).said["seats"][0]["is_yours"]


def test_an_old_file_is_cleaned_of_remains_once(tmp_path: Path) -> None:
    """Before this version what was deleted in a file was not overwritten."""
    data = tmp_path / "old.sqlite"
    shutil.copy(OLD, data)
    with closing(sqlite3.connect(data)) as db:
        db.execute("PRAGMA secure_delete = OFF")
        rows = [(f"remains-of-{n}", 0, b"zwetschgenkern" * 20) for n in range(50)]
        db.executemany("INSERT INTO answers VALUES (?, ?, ?)", rows)
        db.commit()
        db.execute("DELETE FROM answers WHERE id LIKE 'remains%'")
        db.commit()
        assert db.execute("PRAGMA user_version").fetchone()[0] < FIRST_CLEAN_VERSION
    assert b"zwetschgenkern" in data.read_bytes(), "otherwise it would prove nothing"
    Store(data).stop()
    assert b"zwetschgenkern" not in data.read_bytes()

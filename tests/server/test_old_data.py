"""A data file that an older version wrote: its tables are there, and go on if their rules are the same."""

from __future__ import annotations

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from aiohttp import CookieJar
from yarl import URL

from fondaco.games import GAMES
from fondaco.kernel.paper import read
from fondaco.kernel.record import replay
from tests.server.served import Served
from tests.server.visitor import Visitor

# Written by the site at commit 4d42d6f: a finished game of Doge; one of Liguria that runs, on one screen,
# with two undos; one of Liguria just begun, with an edition of its own; a table of Genoa with an open seat.
OLD = Path(__file__).parent / "old" / "written-by-4d42d6f.sqlite"


@pytest.fixture
def old_site(tmp_path: Path) -> Iterator[Served]:
    shutil.copy(OLD, tmp_path / "old.sqlite")
    served = Served(tmp_path / "old.sqlite")
    yield served
    served.stop()


def stored() -> list[dict[str, Any]]:
    """The tables in the file, as they were written."""
    with closing(sqlite3.connect(f"file:{OLD}?mode=ro", uri=True)) as db:
        return [json.loads(row) for (row,) in db.execute("SELECT head FROM tables")]


def one(**entries: object) -> dict[str, Any]:
    (found,) = [row for row in stored() if entries.items() <= row.items()]
    return found


def owner_of(site: Served) -> CookieJar:
    """The cookies of the browser that opened all these tables."""
    jar = CookieJar(unsafe=True)
    visitors = site.site.visitors
    jar.update_cookies({visitors.cookie: visitors.sign(stored()[0]["creator"])}, URL(site.address))
    return jar


def test_the_file_has_what_was_taken_out_since() -> None:
    """Otherwise it would prove nothing."""
    assert all({"created", "lowest"} < row.keys() and "undone" not in row for row in stored())


async def test_every_table_is_listed(old_site: Served) -> None:
    async with Visitor(old_site.address, owner_of(old_site)) as anke:
        mine = (await anke.get("/api/lobby")).said["mine"]
        assert {(row["id"], row["status"]) for row in mine} == {
            (row["id"], row["status"]) for row in stored()
        }


async def test_a_finished_game_is_told_again(old_site: Served) -> None:
    row = one(status="finished")
    async with Visitor(old_site.address) as anybody:
        reply = await anybody.get(f"/api/tables/{row['id']}/record")
        if row["rules"] != GAMES[row["game"]].rules:
            assert (reply.status, reply.error) == (409, "fault")
            return
        paper = read(json.dumps(reply.said))
        assert len(replay(GAMES[row["game"]], paper).answers) == row["answers"]


@pytest.mark.parametrize("answers", [0, 68])
async def test_a_running_game_goes_on_or_names_its_rules(old_site: Served, answers: int) -> None:
    """Who was connected before and knows the two undos is told only what is new."""
    row = one(status="running", answers=answers)
    async with Visitor(old_site.address, owner_of(old_site)) as anke:
        page = await anke.page(row["id"], row["answers"], row["undos"])
        await page.until(lambda: page.table and (page.asks() or page.table["fault"]))
        if row["rules"] != GAMES[row["game"]].rules:
            assert page.table["fault"].startswith(f"rules: played under version '{row['rules']}'")
            return
        assert (page.news["n"], page.news["first"]) == (row["answers"], row["answers"] + 1)
        assert await page.play(Random(1), most=3) == 3
        behind = await anke.page(row["id"], row["answers"])
        await behind.until(behind.asks)
        assert behind.news["first"] == (0 if row["undos"] else row["answers"] + 1)


async def test_a_game_under_other_rules_says_so(tmp_path: Path) -> None:
    """In one sentence, to everybody who looks; nothing is lost."""
    data, row = tmp_path / "old.sqlite", one(status="running", answers=68)
    shutil.copy(OLD, data)
    with closing(sqlite3.connect(data)) as db, db:
        head = json.dumps({**row, "rules": "0"}).encode()
        db.execute("UPDATE tables SET head = ? WHERE id = ?", (head, row["id"]))
    async with Served(data) as site, Visitor(site.address) as anybody:
        page = await anybody.page(row["id"])
        await page.until(lambda: page.table and page.table["fault"])
        now = GAMES[row["game"]].rules
        assert page.table["fault"] == f"rules: played under version '0', this program plays {now!r}"
        assert (page.table["status"], page.table["answers"]) == ("running", 68)


async def test_an_open_table_can_be_filled_and_begun(old_site: Served) -> None:
    row = one(status="open")
    async with Visitor(old_site.address, owner_of(old_site)) as anke:
        await anke.do(row["id"], "fill", bot="chaos")
        assert (await anke.do(row["id"], "start"))["status"] == "running"

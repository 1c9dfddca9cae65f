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

from fondaco.__main__ import main
from fondaco.games import GAMES
from fondaco.kernel.game import Game
from fondaco.kernel.paper import read
from fondaco.kernel.record import replay
from fondaco.server.store.store import Store
from tests.server.served import Served
from tests.server.visitor import Visitor

Output = pytest.CaptureFixture[str]

# Each written by the site at that commit: a finished game of Doge; one of Liguria that runs, on one screen,
# with two undos; one of Liguria just begun, with an edition of its own; a table of Genoa with an open seat.
FOLDER = Path(__file__).parent / "old"
OLD = FOLDER / "written-by-4d42d6f.sqlite"
FILES = sorted(FOLDER.glob("*.sqlite"))


@pytest.fixture(params=FILES, ids=lambda file: file.stem)
def old(request: pytest.FixtureRequest) -> Path:
    """The data file of every version of the schema that was ever in use."""
    file: Path = request.param
    return file


@pytest.fixture
def old_site(old: Path, tmp_path: Path) -> Iterator[Served]:
    shutil.copy(old, tmp_path / "old.sqlite")
    served = Served(tmp_path / "old.sqlite")
    yield served
    served.stop()


def stored(old: Path) -> list[dict[str, Any]]:
    """The tables in the file, as they were written."""
    with closing(sqlite3.connect(f"file:{old}?mode=ro", uri=True)) as db:
        return [json.loads(row) for (row,) in db.execute("SELECT head FROM tables")]


def one(old: Path, **entries: object) -> dict[str, Any]:
    (found,) = [row for row in stored(old) if entries.items() <= row.items()]
    return found


def running(old: Path, is_begun: bool) -> dict[str, Any]:
    """The game of Liguria that is under way, or the one that waits for its first answer."""
    (found,) = [row for row in stored(old) if row["status"] == "running" and bool(row["answers"]) == is_begun]
    return found


def owner_of(site: Served, old: Path) -> CookieJar:
    """The cookies of the browser that opened all these tables."""
    jar = CookieJar(unsafe=True)
    visitors = site.site.visitors
    jar.update_cookies({visitors.cookie: visitors.sign(stored(old)[0]["creator"])}, URL(site.address))
    return jar


def test_the_file_has_what_was_taken_out_since() -> None:
    """Otherwise it would prove nothing."""
    assert all({"created", "lowest"} < row.keys() and "undone" not in row for row in stored(OLD))


async def test_every_table_is_listed(old_site: Served, old: Path) -> None:
    async with Visitor(old_site.address, owner_of(old_site, old)) as anke:
        mine = (await anke.get("/api/lobby")).said["mine"]
        assert {(row["id"], row["status"]) for row in mine} == {
            (row["id"], row["status"]) for row in stored(old)
        }


async def test_a_table_from_before_there_were_hints_gives_none(old_site: Served, old: Path) -> None:
    async with Visitor(old_site.address, owner_of(old_site, old)) as anke:
        assert not any("has_hints" in row for row in stored(OLD))
        for row in stored(old):
            assert (await anke.get(f"/api/tables/{row['id']}")).said["has_hints"] is False


async def test_a_finished_game_is_told_again(old_site: Served, old: Path) -> None:
    row = one(old, status="finished")
    async with Visitor(old_site.address) as anybody:
        reply = await anybody.get(f"/api/tables/{row['id']}/record")
        if row["rules"] != GAMES[row["game"]].rules:
            assert (reply.status, reply.error) == (409, "fault")
            return
        paper = read(json.dumps(reply.said))
        assert len(replay(GAMES[row["game"]], paper).answers) == row["answers"]


@pytest.mark.parametrize("is_begun", [False, True])
async def test_a_running_game_goes_on_or_names_its_rules(old_site: Served, old: Path, is_begun: bool) -> None:
    """Who was connected before and knows the two undos is told only what is new."""
    row = running(old, is_begun)
    async with Visitor(old_site.address, owner_of(old_site, old)) as anke:
        page = await anke.page(row["id"], row["answers"], row["undos"])
        await page.until(lambda: page.table and (page.questions() or page.table["fault"]))
        if row["rules"] != GAMES[row["game"]].rules:
            assert page.table["fault"].startswith(f"rules: played under version '{row['rules']}'")
            return
        assert (page.news["n"], page.news["first"]) == (row["answers"], row["answers"] + 1)
        assert await page.play(Random(1), most=3) == 3
        behind = await anke.page(row["id"], row["answers"])
        await behind.until(behind.questions)
        known = row.get("undone", [-1] if row["undos"] else [])  # the oldest files do not say what was undone
        assert behind.news["first"] == min([row["answers"], *known]) + 1


async def test_a_game_under_other_rules_says_so(old: Path, tmp_path: Path) -> None:
    """In one sentence, to everybody who looks; nothing is lost."""
    data, row = tmp_path / "old.sqlite", running(old, True)
    shutil.copy(old, data)
    with closing(sqlite3.connect(data)) as db, db:
        head = json.dumps({**row, "rules": "0"}).encode()
        db.execute("UPDATE tables SET head = ? WHERE id = ?", (head, row["id"]))
    async with Served(data) as site, Visitor(site.address) as anybody:
        page = await anybody.page(row["id"])
        await page.until(lambda: page.table and page.table["fault"])
        now = GAMES[row["game"]].rules
        assert page.table["fault"] == f"rules: played under version '0', this program plays {now!r}"
        assert (page.table["status"], page.table["answers"]) == ("running", row["answers"])


async def test_an_open_table_can_be_filled_and_begun(old_site: Served, old: Path) -> None:
    row = one(old, status="open")
    async with Visitor(old_site.address, owner_of(old_site, old)) as anke:
        await anke.do(row["id"], "fill", bot="chaos")
        assert (await anke.do(row["id"], "start"))["status"] == "running"


def test_there_is_a_file_of_every_version_since_they_are_kept() -> None:
    """Whoever adds a step to the schema and releases it adds a file."""
    versions: list[int] = []
    for file in FILES:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as db:
            versions += db.execute("PRAGMA user_version").fetchone()
    assert sorted(versions) == [2, 3, 7]


def test_what_an_older_version_wrote_is_whole_afterwards(old: Path, tmp_path: Path, capsys: Output) -> None:
    """Every chain is there; and the house's edition is kept for the game that plays it."""
    data = tmp_path / "old.sqlite"
    shutil.copy(old, data)
    Store(data).stop()
    assert main(["check", str(data)]) == 0, capsys.readouterr().out
    with closing(sqlite3.connect(data)) as db:
        heads = [json.loads(head) for (head,) in db.execute("SELECT head FROM tables")]
        kept = [digest for (digest,) in db.execute("SELECT digest FROM editions")]
    (playing,) = [row for row in heads if row["status"] == "running" and row["answers"]]
    is_same = playing["rules"] == GAMES["liguria"].rules
    assert (playing.get("printed", "") in kept) == is_same


async def test_a_corrected_edition_of_the_house_changes_no_game_that_has_begun(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game goes on with the tiles it began with, and pages read their names from that edition."""
    data, jar = tmp_path / "fondaco.sqlite", CookieJar(unsafe=True)
    seats = ("me:Anke", "me:Bernd", "me:Carla")
    async with Served(data) as site, Visitor(site.address, jar) as anke:
        id = await anke.open("liguria", *seats, is_hot=True)
        page = await anke.page(id)
        await anke.do(id, "start")
        await page.until(page.questions)
        await page.play(Random(1), most=10)
        seen = page.news["n"]
        assert page.table["edition"] == "", "the house's own, as long as it is the same"
    house = GAMES["liguria"].edition()
    monkeypatch.setitem(GAMES, "liguria", corrected(GAMES["liguria"]))
    async with Served(data) as site, Visitor(site.address, jar) as anke:
        again = await anke.page(id)
        await again.until(again.questions)
        assert (again.table["fault"], again.news["n"]) == ("", seen)
        assert again.news["parts"][0]["view"] == page.news["parts"][0]["view"]
        assert (await again.play(Random(2), most=3)) == 3
        kept = await anke.get(f"/api/games/liguria/edition?edition={again.table['edition']}")
        assert (kept.status, kept.said) == (200, house)
        new = await anke.open("liguria", *seats, is_hot=True)
        await anke.do(new, "start")
        assert (await anke.get(f"/api/tables/{new}")).said["edition"] == ""


def corrected(game: Game[Any]) -> Game[Any]:
    """The game in a later version of the house: every list of what is printed goes the other way round."""

    def turned(value: Any) -> Any:
        if isinstance(value, dict):
            return {name: turned(inner) for name, inner in value.items()}
        is_rows = isinstance(value, list) and all(isinstance(row, dict) for row in value)
        return [turned(row) for row in reversed(value)] if is_rows else value

    class Corrected(type(game)):  # type: ignore[misc]  # whatever class it is of
        def edition(self) -> dict[str, object] | None:
            return turned(super().edition())  # type: ignore[no-any-return]

        def setup(self, seats: int, options: Any, edition: Any) -> Any:
            return super().setup(seats, options, self.edition() if edition is None else edition)

    return Corrected()

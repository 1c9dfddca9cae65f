"""Backups of a running site, restoring and moving one, and whatever is missing is told, never passed over."""

from __future__ import annotations

import asyncio
import re
import shutil
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from fondaco.__main__ import main
from fondaco.kernel.action import Action
from fondaco.server.store import operator, passkeys, recoveries, subscriptions
from fondaco.server.store.checking import SiteDigest, digest_of, missing_numbers, tables_in
from fondaco.server.store.copying import copy_site
from fondaco.server.store.database import Database
from fondaco.server.store.passkeys import Passkey
from fondaco.server.store.places import Place, connect, reader
from fondaco.server.store.store import SeatLink, Store
from fondaco.server.store.subscriptions import Subscription
from fondaco.server.table.edition import StoredEdition
from fondaco.server.wire import TalkLine
from tests.server.served import Served
from tests.server.test_store import meta
from tests.server.visitor import Visitor

Output = pytest.CaptureFixture[str]


def where(place: Place) -> list[str]:
    return ["--data" if isinstance(place, Path) else "--database", str(place)]


async def filled(place: Place, answers: int = 40) -> Store:
    """A store with two tables without rules, so that only their numbers and chains are checked."""
    store = Store(place)
    store.start()
    for id in ("a", "b"):
        await store.save(meta(id))
        for n in range(1, answers + 1):
            await store.append(meta(id, n), [Action(0, "x", (n,))])
    return store


def answers_in(place: Place) -> dict[str, list[bytes]]:
    with closing(reader(place)) as db:
        return {table.id: table.texts for table in tables_in(db)}


async def test_a_site_is_backed_up_while_it_plays_and_restored_equal(
    site: Served, tmp_path: Path, empty_place: Place, capsys: Output
) -> None:
    """Every answer from before the backup is in it, and later ones in order; a restored site plays on."""
    file = tmp_path / "site.backup"
    async with Visitor(site.address) as anke:
        ids = [await anke.open("doge", "me:Anke", "bot:chaos", "bot:chaos", pace="instant") for _ in range(2)]
        pages = [await anke.page(id) for id in ids]
        for id in ids:
            await anke.do(id, "start")
        playing = [asyncio.create_task(page.play(Random(n), most=25)) for n, page in enumerate(pages)]
        await pages[0].until(lambda: pages[0].news and pages[0].news["n"] > 5)
        before = {id: page.news["n"] for id, page in zip(ids, pages, strict=True) if page.news}
        command = ["backup", *where(site.settings.place), str(file)]
        assert await asyncio.to_thread(main, command) == 0
        await asyncio.gather(*playing)
    await asyncio.to_thread(site.stop)
    kept, all = answers_in(file), answers_in(site.settings.place)
    for id in ids:
        assert kept[id] == all[id][: len(kept[id])]
        assert len(kept[id]) >= before.get(id, 0)
    assert file.stat().st_mode & 0o077 == 0, "it holds the key"
    capsys.readouterr()
    assert main(["restore", *where(empty_place), str(file)]) == 0
    told = capsys.readouterr().out
    assert "all there" in told
    assert "both are equal" in told
    async with Served(empty_place) as restored, Visitor(restored.address, anke.jar) as again:
        assert restored.site.store.key == site.site.store.key
        page = await again.page(ids[0])
        await page.until(lambda: page.questions() or page.is_over)


async def test_a_backup_of_a_site_that_does_not_run_is_the_same(place: Place, tmp_path: Path) -> None:
    (await filled(place)).stop()
    file = tmp_path / "b"
    assert main(["backup", *where(place), str(file)]) == 0
    with closing(reader(place)) as one, closing(reader(file)) as other:
        one.begin_reading()
        other.begin_reading()
        assert digest_of(one) == digest_of(other)
    assert main(["backup", *where(place), str(file)]) == 2, "a backup is not overwritten"


async def test_nothing_is_restored_over_a_site_or_from_a_backup_with_holes(
    place: Place, empty_place: Place, tmp_path: Path, capsys: Output
) -> None:
    (await filled(place)).stop()
    file = tmp_path / "b"
    assert main(["backup", *where(place), str(file)]) == 0
    assert main(["restore", *where(place), str(file)]) == 2
    assert "not overwritten" in capsys.readouterr().err
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("DELETE FROM answers WHERE id = 'a' AND n IN (7, 8, 40)")
    assert main(["restore", *where(empty_place), str(file)]) == 1
    assert "table a: of 40 answers these are missing: 7 to 8, 40" in capsys.readouterr().out
    if isinstance(empty_place, Path):
        assert not empty_place.exists()


def test_numbers_that_are_missing_are_told_in_ranges() -> None:
    """However many: a file may be made by somebody who wishes us harm."""
    assert missing_numbers([1, 2, 3], 3) == missing_numbers([], 0) == ""
    assert missing_numbers([2, 5], 6) == "1, 3 to 4, 6"
    assert missing_numbers([1, 2, 3, 4], 2) == "3, 4"
    assert missing_numbers([-1, 1, 7], 2) == "-1, 2, 7"
    assert missing_numbers([], 10**15) == f"1 to {10**15}"


async def test_a_changed_answer_and_a_lost_table_are_found(place: Place, capsys: Output) -> None:
    store = await filled(place)
    assert main(["check", str(place)]) == (2 if isinstance(place, Path) else 0), "a file in use is not read"

    def spoil(db: Database) -> None:
        db.execute("UPDATE answers SET answer = ? WHERE id = 'a' AND n = 3", (b'[0,"x",[4]]',))
        db.execute("DELETE FROM tables WHERE id = 'b'")

    await store.do(spoil)
    store.stop()
    capsys.readouterr()
    assert main(["check", str(place)]) == 1
    told = capsys.readouterr().out
    assert "table a: an answer was changed" in told
    assert "table b: there are answers, but the table itself is missing" in told


async def test_a_site_moves_to_another_engine_and_back(
    place: Place, empty_place: Place, tmp_path: Path, capsys: Output
) -> None:
    (await filled(place)).stop()
    there, back = tmp_path / "moved.sqlite", empty_place
    for source, target in ((place, there), (there, back)):
        assert main(["migrate", str(source), str(target)]) == 0
        assert "both are equal" in capsys.readouterr().out
    assert answers_in(back) == answers_in(place)
    assert main(["migrate", str(place), str(back)]) == 2, "only where no site is"


async def test_a_copy_that_failed_half_way_leaves_nothing_in_the_way(
    place: Place, empty_place: Place, capsys: Output
) -> None:
    """Ctrl-C comes while rows are copied; a kill has left an unfinished file besides."""
    (await filled(place)).stop()

    def interrupted(line: str) -> None:
        if line.startswith("answers"):
            raise KeyboardInterrupt

    with closing(connect(place)) as source, pytest.raises(KeyboardInterrupt):
        copy_site(source, empty_place, interrupted)
    if isinstance(empty_place, Path):
        assert list(empty_place.parent.glob(f"{empty_place.name}*")) == []
        empty_place.with_name(f"{empty_place.name}.unfinished").write_bytes(b"half a file")
    assert main(["migrate", str(place), str(empty_place)]) == 0
    assert "both are equal" in capsys.readouterr().out
    if isinstance(empty_place, Path):
        assert list(empty_place.parent.glob(f"{empty_place.name}*")) == [empty_place]
        assert empty_place.stat().st_mode & 0o077 == 0, "it holds the key"


async def fill_every_table(place: Place) -> None:
    """A store with rows in all its tables, put in the other way round than by their keys."""
    store = await filled(place, 3)
    text = b'{"game":"doge"}'
    await store.open(meta("c"), StoredEdition(sha256(text).hexdigest(), text))
    for n in (2, 1):
        await passkeys.add(store, Passkey(b"key %d" % n, "anke", b"credential", n, 1.5, 2.5))
        await subscriptions.add(store, Subscription(f"https://push/{n}", "anke", "p", "a", "de", 3.25))
        await store.say("a", "anke", TalkLine(n, 4.5, 0, "text", 0, text="Ciao"), [])
        await recoveries.offer(store, f"digest {n}", f"visitor {n}", 5.125)
        await store.offer(f"digest {n}", SeatLink("a", n, "anke", 6.0625))
        await operator.put(store, f"name {n}", b"value")
    await subscriptions.sender_key(store)
    await store.note_alive(7.1)
    await store.do(lambda db: db.execute("INSERT INTO nodes VALUES ('n', 'i', 'http://n', 8.2, 0)").rowcount)
    store.stop()


def digest_at(place: Place) -> SiteDigest:
    with closing(reader(place)) as db:
        db.begin_reading()
        return digest_of(db)


async def test_the_proof_covers_everything_that_is_kept(place: Place, tmp_path: Path) -> None:
    """Whatever is missing or changed in any table, the two sites are not equal."""
    await fill_every_table(place)
    there = tmp_path / "moved.sqlite"
    assert main(["migrate", str(place), str(there)]) == 0
    assert digest_at(place) == digest_at(there), "in whichever order rows are read"
    with closing(sqlite3.connect(there)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    for name in names:
        spoilt = tmp_path / f"{name}.sqlite"
        shutil.copy(there, spoilt)
        with closing(sqlite3.connect(spoilt)) as db, db:
            key = db.execute(f"SELECT * FROM {name}").description[0][0]
            assert db.execute(f"DELETE FROM {name} WHERE {key} = (SELECT min({key}) FROM {name})").rowcount
        assert digest_at(spoilt) != digest_at(there), name
        spoilt.unlink()


async def test_the_proof_covers_every_value(place: Place, tmp_path: Path) -> None:
    await fill_every_table(place)
    there = tmp_path / "moved.sqlite"
    assert main(["migrate", str(place), str(there)]) == 0
    before = digest_at(there)
    for change in (
        "UPDATE passkeys SET counter = 9 WHERE counter = 2",
        "UPDATE talk SET visitor = 'bernd' WHERE n = 1",
        "UPDATE subscriptions SET created = 3.26",
        "UPDATE editions SET document = x'00'",
        "UPDATE secret SET key = x'00'",
        "UPDATE tables SET fence = 1 WHERE id = 'a'",
        "UPDATE links SET owner = digest, digest = owner || digest",
    ):
        with closing(sqlite3.connect(there)) as db, db:
            assert db.execute(change).rowcount
        after = digest_at(there)
        assert after != before, change
        before = after


@pytest.fixture
def killed(tmp_path: Path) -> Path:
    """Where the files of a killed site lie: its data, its log and its tail, as they are in mid-game."""
    folder = tmp_path / "killed"
    folder.mkdir()

    async def play() -> None:
        store = await filled(tmp_path / "site.sqlite")
        for file in tmp_path.glob("site.sqlite*"):
            shutil.copy(file, folder / file.name)
        store.stop()

    asyncio.run(play())
    return folder / "site.sqlite"


def test_a_killed_site_is_whole(killed: Path, engine: str, capsys: Output) -> None:
    assert main(["check", str(killed)]) == 0
    assert "2 tables, 80 answers" in capsys.readouterr().out


def damaged(file: Path, how: str) -> None:
    log = file.with_name(f"{file.name}-wal")
    text = bytearray(log.read_bytes())
    assert len(text) > 100_000, "everything lies in the log, or it would prove nothing"
    if how == "torn":
        log.write_bytes(text[: len(text) // 2])
    elif how == "flipped":
        text[len(text) // 2] ^= 1
        log.write_bytes(text)
    else:
        log.unlink()


@pytest.mark.parametrize("how", ["torn", "flipped", "gone"])
def test_a_damaged_log_is_told_with_what_is_missing(
    killed: Path, how: str, caplog: pytest.LogCaptureFixture, capsys: Output
) -> None:
    """SQLite itself goes on without a word from where the log ends."""
    damaged(killed, how)
    assert main(["check", str(killed)]) == 1
    told = capsys.readouterr().out
    assert re.search(r"table b: answers \d+ to 40 are missing", told), told
    asyncio.run(started_and_stopped(killed))
    assert any(re.search(r"answers \d+ to 40 are missing", line.getMessage()) for line in caplog.records)


def test_a_file_that_was_copied_without_its_log_says_so(
    killed: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: Output
) -> None:
    """Neither the log nor the tail came along."""
    alone = tmp_path / "alone.sqlite"
    shutil.copy(killed, alone)
    assert main(["check", str(alone)]) == 1
    assert "-wal is gone" in capsys.readouterr().out
    asyncio.run(started_and_stopped(alone))
    assert any("-wal is gone" in line.getMessage() for line in caplog.records)
    caplog.clear()
    asyncio.run(started_and_stopped(alone))
    assert not caplog.records, "it was stopped in order since"


async def started_and_stopped(file: Path) -> None:
    store = Store(file)
    store.start()
    store.stop()


async def test_the_log_is_copied_into_the_file_now_and_then(tmp_path: Path) -> None:
    data = tmp_path / "fondaco.sqlite"
    store = await filled(data)
    log = tmp_path / "fondaco.sqlite-wal"
    assert log.stat().st_size > 0
    await store.checkpoint()
    await store.answers("a")
    assert log.stat().st_size == 0
    assert (tmp_path / "fondaco.sqlite.tail").stat().st_size == 0
    store.stop()
    assert [file.name for file in tmp_path.iterdir()] == ["fondaco.sqlite"]

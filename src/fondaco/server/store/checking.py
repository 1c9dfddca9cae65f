"""Checking a store: is every answer there, unchanged, and do the rules still lead through them?"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from itertools import pairwise
from typing import Any, NamedTuple

import msgspec

from fondaco.games import GAMES
from fondaco.kernel.action import Action
from fondaco.kernel.match import resume
from fondaco.server.log import place_of
from fondaco.server.store.chain import Length, chain_of
from fondaco.server.store.database import Database, Row
from fondaco.server.store.rows import AnswerRow
from fondaco.server.store.schema import TABLES
from fondaco.server.store.sqlite import SqliteDatabase
from fondaco.server.store.tail import Loss, lost, read_tail
from fondaco.server.table.meta import Document, TableMeta

meta_decoder = msgspec.json.Decoder(TableMeta)
answer_decoder = msgspec.json.Decoder(AnswerRow)


class SiteDigest(NamedTuple):
    """A proof that two sites keep the same: tables, answers, keys, passkeys, talk and all else."""

    tables: int
    answers: int
    hash: str

    def __str__(self) -> str:
        return f"{self.tables} tables, {self.answers} answers, digest {self.hash[:16]}"


class RowSum(NamedTuple):
    """How many rows there are, and the sum of their hashes."""

    rows: int
    total: int


class StoredTable(NamedTuple):
    """A table as it lies in the database, with its answers and their numbers."""

    id: str
    head: bytes
    chain: bytes
    answers: list[tuple[int, bytes]]

    @property
    def texts(self) -> list[bytes]:
        return [text for _, text in self.answers]


def tables_in(db: Database) -> Iterator[StoredTable]:
    """Every table, in an order that does not depend on the engine."""
    ids = sorted(id for (id,) in db.execute("SELECT id FROM tables").fetchall())
    for id in ids:
        row = db.execute("SELECT head, chain FROM tables WHERE id = ?", (id,)).fetchone()
        answers = db.execute("SELECT n, answer FROM answers WHERE id = ? ORDER BY n", (id,)).fetchall()
        if row is not None:
            yield StoredTable(id, bytes(row[0]), bytes(row[1]), [(n, bytes(text)) for n, text in answers])


def digest_of(db: Database) -> SiteDigest:
    """The digest of everything that is kept. Inside a transaction only."""
    sums = {name: sum_of(db.rows(f"SELECT * FROM {name}")) for name in TABLES}
    text = "\n".join([f"{name} {count} {total:x}" for name, (count, total) in sums.items()])
    return SiteDigest(sums["tables"].rows, sums["answers"].rows, sha256(text.encode()).hexdigest())


def sum_of(rows: Iterable[Row]) -> RowSum:
    """The sum of the hashes of rows: the same in whichever order an engine gives them."""
    count = total = 0
    for row in rows:
        count, total = count + 1, total + int.from_bytes(sha256(row_bytes(row)).digest(), "big")
    return RowSum(count, total)


def row_bytes(row: Row) -> bytes:
    """A row as bytes that do not depend on the engine: of a BLOB, SQLite may hand out text."""
    return msgspec.msgpack.encode([value.encode() if isinstance(value, str) else value for value in row])


def losses_at_start(db: Database) -> list[Loss]:
    """What is found missing when a site starts: what the tail tells of, and tables with too few answers.

    Only the number of answers of live tables is looked at: the rest is what `check_store` is for.
    """
    found = losses_of_log(db) if isinstance(db, SqliteDatabase) else []
    counted = "SELECT count(*), max(n) FROM answers WHERE id = ?"
    live = "SELECT id, head FROM tables WHERE status IN ('open', 'running')"
    for id, head in db.execute(live).fetchall():
        due = meta_decoder.decode(head).answers
        count, last = db.execute(counted, (id,)).fetchone() or (0, 0)
        if (count, last or 0) != (due, due):
            found.append(Loss(id, f"{due} answers were given, {count} are there"))
    return found


def losses_of_log(db: SqliteDatabase) -> list[Loss]:
    """What was in the log of a data file, but is not there."""
    found = lost(noted := read_tail(db.path), lengths(db, noted))
    if db.is_in_use and db.has_lost_log:
        found.append(Loss("", f"the log {db.path}-wal is gone, and with it whatever was answered last"))
    return found


def lengths(db: Database, ids: Iterable[str]) -> dict[str, Length]:
    """How far these tables have come, as far as they are there."""
    found: dict[str, Length] = {}
    for id in ids:
        for (head,) in db.execute("SELECT head FROM tables WHERE id = ?", (id,)).fetchall():
            meta = meta_decoder.decode(head)
            found[id] = Length(id, meta.undos, meta.answers)
    return found


def check_store(db: Database) -> Iterator[list[Loss]]:
    """What is missing or wrong, table by table."""
    for table in tables_in(db):
        yield list(check_table(db, table))


def losses_of_file(db: Database) -> Iterator[Loss]:
    """What is missing or wrong in a store as a whole."""
    if isinstance(db, SqliteDatabase):
        yield from losses_of_log(db)
        for (said,) in db.execute("PRAGMA integrity_check(20)").fetchall():
            if said != "ok":
                yield Loss("", f"the file is damaged: {said}")
    ids = db.execute("SELECT DISTINCT id FROM answers WHERE id NOT IN (SELECT id FROM tables)")
    for (id,) in ids.fetchall():
        yield Loss(id, "there are answers, but the table itself is missing")


def check_table(db: Database, table: StoredTable) -> Iterator[Loss]:
    """What is wrong with one table; only if nothing is missing is its game told again."""
    try:
        meta = meta_decoder.decode(table.head)
    except msgspec.DecodeError as no:
        yield Loss(table.id, f"what is stored of the table cannot be read: {no}")
        return
    gaps = missing_numbers([n for n, _ in table.answers], meta.answers)
    if gaps:
        yield Loss(table.id, f"of {meta.answers} answers these are missing: {gaps}")
    elif chain_of(table.id, table.texts) != table.chain:
        yield Loss(table.id, f"an answer was changed, somewhere from 1 to {meta.answers}")
    elif meta.rules:
        yield from replayed(db, meta, table)


def missing_numbers(there: list[int], due: int) -> str:
    """The numbers that are missing, in ranges, and those that are too many; `there` rises."""
    right = [n for n in there if 1 <= n <= due]
    gaps = [(a + 1, b - 1) for a, b in pairwise([0, *right, due + 1]) if b - a > 1]
    extra = [(n, n) for n in there if not 1 <= n <= due]
    return ", ".join([f"{a}" if a == b else f"{a} to {b}" for a, b in sorted([*gaps, *extra])])


def replayed(db: Database, meta: TableMeta, table: StoredTable) -> Iterator[Loss]:
    """Tell a game again. One of other rules than this program has cannot be told, which is no loss."""
    game = GAMES.get(meta.game)
    if game is None or game.rules != meta.rules:
        return
    try:
        answers = [Action(*answer_decoder.decode(text)) for text in table.texts]
        resume(game, meta.set_up(document_of(db, meta)), answers)
    except Exception as no:  # whatever the rules raise at answers that are none
        yield Loss(meta.id, f"the rules do not lead through its {meta.answers} answers: {place_of(no)}")


def document_of(db: Database, meta: TableMeta) -> Document | None:
    """The edition that is kept for a table, if one is. Raises LookupError if it is gone."""
    if not meta.stored_edition:
        return None
    row = db.execute("SELECT document FROM editions WHERE digest = ?", (meta.stored_edition,)).fetchone()
    if row is None or sha256(row[0]).hexdigest() != meta.stored_edition:
        raise LookupError("its edition is missing or was changed")
    document: dict[str, Any] = msgspec.json.decode(row[0])
    return document

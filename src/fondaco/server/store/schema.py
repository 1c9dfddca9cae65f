"""The tables of a store, and how an older one is brought up to date."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from fondaco.games import GAMES
from fondaco.server.store.chain import chain_of
from fondaco.server.store.database import Database, DatabaseUnusable
from fondaco.server.table.edition import house_edition
from fondaco.server.table.meta import TableMeta
from fondaco.server.visitors import new_key

meta_decoder = msgspec.json.Decoder(TableMeta)
# `tables.head` is a TableMeta as JSON; `answers.answer` an AnswerRow as JSON.
SCHEMA: Final = """
CREATE TABLE secret (key BLOB NOT NULL);
CREATE TABLE tables (id TEXT PRIMARY KEY, status TEXT NOT NULL, changed REAL NOT NULL, head BLOB NOT NULL)
    WITHOUT ROWID;
CREATE INDEX live_tables ON tables (id) WHERE status IN ('open', 'running');
CREATE INDEX finished_tables ON tables (changed) WHERE status = 'finished';
CREATE TABLE owners (visitor TEXT, id TEXT, PRIMARY KEY (visitor, id)) WITHOUT ROWID;
CREATE INDEX owners_by_table ON owners (id);
CREATE TABLE answers (id TEXT, n INTEGER, answer BLOB NOT NULL, PRIMARY KEY (id, n)) WITHOUT ROWID;
CREATE TABLE links (digest TEXT PRIMARY KEY, id TEXT NOT NULL, seat INTEGER NOT NULL, owner TEXT NOT NULL,
    expires REAL NOT NULL) WITHOUT ROWID;
"""
EDITIONS: Final = "CREATE TABLE editions (digest TEXT PRIMARY KEY, document BLOB NOT NULL) WITHOUT ROWID"
NO_CREATED: Final = ""  # rows lack an entry, `created`, without which older programs cannot read them
RECOVERIES: Final = """
CREATE TABLE recoveries (digest TEXT PRIMARY KEY, visitor TEXT NOT NULL, expires REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX recoveries_by_visitor ON recoveries (visitor)
"""
PASSKEYS: Final = """
CREATE TABLE passkeys (id BLOB PRIMARY KEY, visitor TEXT NOT NULL, credential BLOB NOT NULL,
    counter INTEGER NOT NULL, created REAL NOT NULL, used REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX passkeys_by_visitor ON passkeys (visitor)
"""
# `talk.line` is a TalkLine as JSON, `visitor` who said it; `alive` has one row: when the site last ran.
TALK: Final = """
CREATE TABLE talk (id TEXT, n INTEGER, visitor TEXT NOT NULL, line BLOB NOT NULL, PRIMARY KEY (id, n))
    WITHOUT ROWID;
CREATE TABLE alive (at REAL NOT NULL)
"""
PUSH: Final = """
CREATE TABLE subscriptions (endpoint TEXT PRIMARY KEY, visitor TEXT NOT NULL, p256dh TEXT NOT NULL,
    auth TEXT NOT NULL, lang TEXT NOT NULL, created REAL NOT NULL) WITHOUT ROWID;
CREATE INDEX subscriptions_by_visitor ON subscriptions (visitor);
CREATE TABLE push_key (key BLOB NOT NULL)
"""
# A table's own edition stands beside its head, to be found by it. `chain`: chain.py. `fence`: how often the
# table has gone from one node to another; who writes with a lower number is refused.
CHAINS: Final = """
ALTER TABLE tables ADD COLUMN edition TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN chain BLOB NOT NULL DEFAULT '';
CREATE INDEX tables_by_edition ON tables (edition)
"""
# What the operator has set, each a JSON document: server/admin/operator.py.
OPERATOR: Final = "CREATE TABLE operator (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID"
# `nodes.beat` is when a node last said that it lives, in seconds by the clock of the database;
# `tables.node` the node that a table lives at, empty where there is only one.
NODES: Final = """
CREATE TABLE nodes (name TEXT PRIMARY KEY, incarnation TEXT NOT NULL, address TEXT NOT NULL,
    beat REAL NOT NULL, is_draining INTEGER NOT NULL) WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN node TEXT NOT NULL DEFAULT '';
CREATE INDEX tables_by_node ON tables (node)
"""


def fill_chains(db: Database) -> None:
    """Write down the chain of every table from before there were chains, and which edition it plays."""
    for id, head in db.execute("SELECT id, head FROM tables").fetchall():
        answers = db.execute("SELECT answer FROM answers WHERE id = ? ORDER BY n", (id,)).fetchall()
        edition: dict[str, Any] = msgspec.json.decode(head)
        row = (chain_of(id, [answer for (answer,) in answers]), edition.get("edition", ""), id)
        db.execute("UPDATE tables SET chain = ?, edition = ? WHERE id = ?", row)


def keep_editions(db: Database) -> None:
    """Keep the house's edition for games that began before it was kept, so that no later one changes them."""
    for id, head in db.execute("SELECT id, head FROM tables WHERE status = 'running'").fetchall():
        meta = meta_decoder.decode(head)
        game = GAMES.get(meta.game)
        house = house_edition(game) if game and game.rules == meta.rules and not meta.edition else None
        if house is not None and not meta.printed:
            row = (msgspec.json.encode(replace(meta, printed=house.digest)), house.digest, id)
            db.execute("UPDATE tables SET head = ?, edition = ? WHERE id = ?", row)
            edition = (house.digest, house.text)
            db.execute("INSERT INTO editions VALUES (?, ?) ON CONFLICT DO NOTHING", edition)


Step = str | Callable[[Database], None]
# What leads from each version to the next.
STEPS: Final[tuple[tuple[Step, ...], ...]] = (
    (SCHEMA,),
    (EDITIONS,),
    (NO_CREATED,),
    (RECOVERIES,),
    (PASSKEYS,),
    (TALK,),
    (PUSH,),
    (CHAINS, fill_chains),
    (OPERATOR,),
    (keep_editions,),
    (NODES,),
)
VERSION: Final = len(STEPS)
# The names of all tables: everything that is kept.
TABLES: Final = tuple(
    name
    for parts in STEPS
    for part in parts
    if isinstance(part, str)
    for name in re.findall(r"CREATE TABLE (\w+)", part)
)
FIRST_CLEAN_VERSION: Final = 4  # older files may hold remains of what was deleted in them


def bring_up_to_date(db: Database) -> None:
    """Make whatever is missing: the tables, the key. Raises DatabaseUnusable."""
    db.begin_upgrade()
    with db.transaction():
        version = db.version()
        if version > VERSION:
            raise DatabaseUnusable("it was made by a newer Fondaco")
        upgrade(db, version)
    if 0 < version < FIRST_CLEAN_VERSION:
        db.execute("VACUUM")


def upgrade(db: Database, version: int) -> None:
    """Lead from a version to the newest, inside a transaction that `begin_upgrade` has begun."""
    for step in [part for parts in STEPS[version:] for part in parts]:
        carry_out(db, step)
    if version == 0:
        db.execute("INSERT INTO secret VALUES (?)", (new_key(),))
    if version < VERSION:
        db.set_version(VERSION)


def carry_out(db: Database, step: Step) -> None:
    if isinstance(step, str):
        db.create(step)
    else:
        step(db)

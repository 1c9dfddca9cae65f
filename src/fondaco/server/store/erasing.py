"""Deleting what is stored of a visitor, so that not even the bytes are left in a data file."""

from __future__ import annotations

from typing import Final

from fondaco.server.store.database import Database
from fondaco.server.store.store import Store, check_fence

# Every table besides `owners` and `tables` that names a visitor, and the column that does so.
LINK_COLUMNS: Final = (("links", "owner"), ("recoveries", "visitor"))
OTHER_COLUMNS: Final = (("passkeys", "visitor"), ("talk", "visitor"), ("subscriptions", "visitor"))
COLUMNS: Final = LINK_COLUMNS + OTHER_COLUMNS
# What names a visitor: `owners` and `tables` named them until their seats went to somebody else.
NAMING_TABLES: Final = ("owners", "tables", *[table for table, _ in COLUMNS])

OF_A_TABLE: Final = ("tables", "owners", "answers", "links", "talk")


async def erase_visitor(store: Store, visitor: str) -> None:
    """Delete all rows of a visitor; their tables have been given away before."""

    def work(db: Database) -> None:
        for table, column in COLUMNS:
            db.execute(f"DELETE FROM {table} WHERE {column} = ?", (visitor,))

    await store.erase(NAMING_TABLES, work)


async def move_visitor(store: Store, old: str, new: str) -> None:
    """Give all rows of a visitor but their tables to another; links that were made before are void.

    What these rows were before is cleaned away, also from the log.
    """

    def work(db: Database) -> None:
        for table, column in LINK_COLUMNS:
            db.execute(f"DELETE FROM {table} WHERE {column} = ?", (old,))
        for table, column in OTHER_COLUMNS:
            db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (new, old))

    await store.erase(NAMING_TABLES, work)


async def erase_table(store: Store, id: str) -> None:
    """Delete a table, its answers and its talk, and its own edition if no other table plays that."""
    fence = store.fence(id)

    def work(db: Database) -> None:
        check_fence(db, id, fence)
        digest = (db.execute("SELECT edition FROM tables WHERE id = ?", (id,)).fetchone() or ("",))[0]
        for table in OF_A_TABLE:
            db.execute(f"DELETE FROM {table} WHERE id = ?", (id,))
        if not db.execute("SELECT 1 FROM tables WHERE edition = ?", (digest,)).fetchone():
            db.execute("DELETE FROM editions WHERE digest = ?", (digest,))

    await store.erase([*OF_A_TABLE, "editions"], work)

"""What the operator has set, each under a name; and a row to find out whether the database can be written."""

from __future__ import annotations

from fondaco.server.store.database import Database
from fondaco.server.store.store import Store

PROBE = "probe"


async def put(store: Store, name: str, value: bytes) -> None:
    """Store a value in place of the one under the same name."""

    def work(db: Database) -> None:
        kept = "INSERT INTO operator VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        db.execute(kept, (name, value))

    await store.do(work)


async def found(store: Store, name: str) -> bytes | None:
    """The value under a name, if there is one."""

    def work(db: Database) -> bytes | None:
        row = db.execute("SELECT value FROM operator WHERE name = ?", (name,)).fetchone()
        return bytes(row[0]) if row else None

    return await store.do(work)


async def probe(store: Store, now: float) -> None:
    """Write something down. Raises Unsaved."""
    await put(store, PROBE, str(now).encode())

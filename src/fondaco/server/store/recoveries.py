"""Links that make another browser the same visitor: once, and only for a short while."""

from __future__ import annotations

from fondaco.server.store.database import Database
from fondaco.server.store.store import Store


async def offer(store: Store, digest: str, visitor: str, expires: float) -> None:
    """Store a link by the digest of its token; an older one of the same visitor is void."""

    def work(db: Database) -> None:
        db.execute("DELETE FROM recoveries WHERE visitor = ?", (visitor,))
        db.execute("INSERT INTO recoveries VALUES (?, ?, ?)", (digest, visitor, expires))

    await store.do(work)


async def redeem(store: Store, digest: str, now: float) -> str | None:
    """Use a link up. The visitor whose it is; None if it is gone or has expired."""

    def work(db: Database) -> str | None:
        db.execute("DELETE FROM recoveries WHERE expires < ?", (now,))
        row = db.execute("DELETE FROM recoveries WHERE digest = ? RETURNING visitor", (digest,)).fetchone()
        return row[0] if row else None

    return await store.do(work)

"""The passkeys of visitors: what a site must keep to know an authenticator again. None of it is secret."""

from __future__ import annotations

from msgspec import Struct

from fondaco.server.store.database import Database
from fondaco.server.store.store import Store


class Passkey(Struct, frozen=True):
    """A row of the table `passkeys`."""

    id: bytes
    visitor: str
    credential: bytes  # an AttestedCredentialData of WebAuthn: the id and the public key
    counter: int  # how often it has signed, as the authenticator said last; many always say 0
    created: float  # seconds since the epoch
    used: float  # likewise


async def add(store: Store, key: Passkey) -> None:
    row = (key.id, key.visitor, key.credential, key.counter, key.created, key.used)

    def work(db: Database) -> None:
        db.execute("INSERT INTO passkeys VALUES (?, ?, ?, ?, ?, ?)", row)

    await store.do(work)


async def find(store: Store, id: bytes) -> Passkey | None:
    def work(db: Database) -> Passkey | None:
        row = db.execute("SELECT * FROM passkeys WHERE id = ?", (id,)).fetchone()
        return Passkey(*row) if row else None

    return await store.do(work)


async def of_visitor(store: Store, visitor: str) -> list[Passkey]:
    """The passkeys of a visitor, the oldest first."""

    def work(db: Database) -> list[Passkey]:
        rows = db.execute("SELECT * FROM passkeys WHERE visitor = ? ORDER BY created", (visitor,))
        return [Passkey(*row) for row in rows]

    return await store.do(work)


async def note_use(store: Store, id: bytes, counter: int, now: float) -> None:
    def work(db: Database) -> None:
        db.execute("UPDATE passkeys SET counter = ?, used = ? WHERE id = ?", (counter, now, id))

    await store.do(work)


async def remove(store: Store, visitor: str, id: bytes) -> bool:
    """Delete a passkey of a visitor. False: they have no such one."""

    def work(db: Database) -> bool:
        found = db.execute("DELETE FROM passkeys WHERE id = ? AND visitor = ?", (id, visitor))
        return found.rowcount > 0

    return await store.erase(["passkeys"], work)

"""The browsers that may be told of a visitor's turn, and the key that the site signs pushes with."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from fondaco.server.push.vapid import new_private_key
from fondaco.server.store.database import Database
from fondaco.server.store.store import Store

MAX_SUBSCRIPTIONS: Final = 8  # browsers of one visitor; the longest known go
RENEWED: Final = """ON CONFLICT (endpoint) DO UPDATE SET visitor = excluded.visitor, p256dh = excluded.p256dh,
    auth = excluded.auth, lang = excluded.lang, created = excluded.created"""


class Subscription(Struct, frozen=True):
    """A row of the table `subscriptions`: what a browser gives to whoever may send it pushes."""

    endpoint: str
    visitor: str
    p256dh: str
    auth: str
    lang: str
    created: float  # seconds since the epoch


async def add(store: Store, one: Subscription) -> None:
    """Store a subscription, new or renewed; a browser is one visitor's."""
    row = (one.endpoint, one.visitor, one.p256dh, one.auth, one.lang, one.created)
    keep = "SELECT endpoint FROM subscriptions WHERE visitor = ? ORDER BY created DESC LIMIT ?"

    def work(db: Database) -> None:
        db.execute(f"INSERT INTO subscriptions VALUES (?, ?, ?, ?, ?, ?) {RENEWED}", row)
        old = f"DELETE FROM subscriptions WHERE visitor = ? AND endpoint NOT IN ({keep})"
        db.execute(old, (one.visitor, one.visitor, MAX_SUBSCRIPTIONS))

    await store.do(work)


async def of_visitor(store: Store, visitor: str) -> list[Subscription]:
    def work(db: Database) -> list[Subscription]:
        rows = db.execute("SELECT * FROM subscriptions WHERE visitor = ? ORDER BY created", (visitor,))
        return [Subscription(*row) for row in rows]

    return await store.do(work)


async def remove(store: Store, visitor: str, endpoint: str) -> None:
    def work(db: Database) -> None:
        db.execute("DELETE FROM subscriptions WHERE endpoint = ? AND visitor = ?", (endpoint, visitor))

    await store.erase(["subscriptions"], work)


async def sender_key(store: Store) -> bytes:
    """The key that pushes are signed with, made when it is first needed."""

    def work(db: Database) -> bytes:
        row = db.execute("SELECT key FROM push_key").fetchone()
        if row is None:
            row = (new_private_key(),)
            db.execute("INSERT INTO push_key VALUES (?)", row)
        return bytes(row[0])

    return await store.do(work)

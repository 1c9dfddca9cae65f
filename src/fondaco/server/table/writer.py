"""The only writer of a table's game: what may be done by whoever holds the table's lock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from fondaco.games import GAMES
from fondaco.kernel.action import Action, Illegal
from fondaco.kernel.game import Game, winners
from fondaco.kernel.match import Match, begin, resume
from fondaco.server.bots.pool import Pool
from fondaco.server.errors import RulesFault, Unsaved
from fondaco.server.log import log_fault, logger, place_of
from fondaco.server.store.store import Store
from fondaco.server.table.audience import Audience
from fondaco.server.table.connection import Connection
from fondaco.server.table.edition import StoredEdition
from fondaco.server.table.meta import Document, TableMeta
from fondaco.server.table.snapshot import Snapshot


class Services(NamedTuple):
    """What all tables of a site share."""

    store: Store
    pool: Pool
    dice: Random
    table_changed: Callable[[], None]  # tells the lobby


class TableWriter:
    """Reads and changes the game of one table, for whoever holds the lock; `Table.hold` gives it out.

    While an answer is being committed the match runs ahead of the disk. `meta` never does, and no page is
    shown anything before the disk has it.
    """

    def __init__(
        self, services: Services, meta: TableMeta, audience: Audience, wake_bots: Callable[[], None]
    ) -> None:
        self.services = services
        self.meta = meta
        self.audience = audience
        self.wake_bots = wake_bots
        self.match: Match[Any] | None = None  # None: the game is not in memory
        self.snapshot: Snapshot | None = None
        self.edition: StoredEdition | None = None
        self.last_used = time.monotonic()

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.meta.game]

    async def opened(self) -> tuple[Match[Any], Snapshot]:
        """The game, told again from disk if it is not in memory. Raises RulesFault if the rules refuse it."""
        self.last_used = time.monotonic()
        if self.match is None or self.snapshot is None:
            answers = await self.services.store.answers(self.meta.id)
            try:
                match = await self.retell(answers)
                assert match.n == self.meta.answers, "answers are missing"
                self.meta = replace(self.meta, waiting=tuple(match.waiting()))
                self.match, self.snapshot = match, Snapshot(self.meta, match)
            except Exception as no:
                self.meta = replace(self.meta, fault=place_of(no))
                log_fault(self.meta, answers, no)
                raise RulesFault from no
        return self.match, self.snapshot

    async def retell(self, answers: list[Action]) -> Match[Any]:
        """The game that answers lead to, told in a thread, for a long one would keep other tables waiting."""
        return await asyncio.to_thread(resume, self.game, self.meta.set_up(await self.document()), answers)

    async def document(self) -> Document | None:
        """The table's own edition; None: it plays the one that comes with the house."""
        if self.meta.edition and self.edition is None:
            self.edition = await self.services.store.edition(self.meta.edition)
            assert self.edition is not None, "an edition is stored with the first table that plays it"
        return self.edition.document() if self.edition else None

    def forget(self) -> None:
        """Drop from memory what can be read again from disk."""
        self.match = self.snapshot = self.edition = None

    async def begin(self) -> None:
        """Set the game up and run to its first question. Raises RulesFault or Unsaved."""
        try:
            match = begin(self.game, len(self.meta.seats), self.meta.options, await self.document())
            match.draw(self.services.dice)
            meta = replace(self.meta_after(match), status="running", rules=self.game.rules)
            snapshot = Snapshot(meta, match)
        except Exception as no:
            log_fault(self.meta, [], no)
            raise RulesFault from no
        await self.commit(self.services.store.append(meta, match.answers), match, snapshot)
        self.audience.announce(self.meta)
        self.publish()

    async def advance(self, play: Callable[[Match[Any]], object], acknowledge: Callable[[], None]) -> None:
        """Change the game by `play`, commit that, `acknowledge` it, and show it to every page.

        Raises Illegal, RulesFault or Unsaved; then the table stands where it stood.
        """
        match, _ = await self.opened()
        before = match.n
        try:
            play(match)
            match.draw(self.services.dice)
            snapshot = Snapshot(self.meta_after(match), match)
            self.audience.prepare(snapshot)
        except Exception as no:
            if isinstance(no, Illegal) and match.n == before:
                raise
            await self.rebuild(no)
            raise RulesFault from no
        if match.n != before:
            await self.commit(self.saving(snapshot.meta, match.answers[before:]), match, snapshot)
            acknowledge()
            self.publish()

    def meta_after(self, match: Match[Any]) -> TableMeta:
        """What is known of the table when its game has come this far."""
        meta = replace(
            self.meta, answers=match.n, waiting=tuple(match.waiting()), changed=time.time(), fault=""
        )
        if match.n < self.meta.answers:
            return meta.after_undo()
        rows = match.standings()
        return meta if rows is None else replace(meta, status="finished", winners=tuple(winners(rows)))

    def saving(self, meta: TableMeta, answers: list[Action]) -> Awaitable[None]:
        """Store new answers; or, if there are fewer than before, delete those that were taken back."""
        if meta.answers < self.meta.answers:
            return self.services.store.cut(meta)
        return self.services.store.append(meta, answers)

    async def commit(self, saving: Awaitable[None], match: Match[Any], snapshot: Snapshot) -> None:
        """Wait until a change is on disk, from when on it counts. Raises Unsaved; then the disk counts."""
        try:
            await saving
        except Unsaved:
            logger.exception("table %s: the disk refused", self.meta.id)
            await self.reload()
            raise
        was_faulty = bool(self.meta.fault)
        self.meta, self.match, self.snapshot = snapshot.meta, match, snapshot
        if was_faulty:
            self.audience.announce(self.meta)  # the table goes on

    def publish(self) -> None:
        """Show the game to every page, tell the lobby, and let the bots go on."""
        assert self.snapshot is not None
        self.audience.show(self.snapshot)
        if self.meta.status == "finished":
            self.audience.announce(self.meta)
        self.services.table_changed()
        self.wake_bots()

    async def show_to(self, connection: Connection) -> None:
        """Show the game to one page, or the fault for which it cannot be shown."""
        if not self.meta.rules:
            return  # the game has not begun
        try:
            _, snapshot = await self.opened()
            connection.show(snapshot)
        except RulesFault:
            self.audience.announce(self.meta)
        except Exception:
            logger.exception("table %s cannot be shown", self.meta.id)

    async def change(self, meta: TableMeta) -> None:
        """Store a change of the table that is none of its game, and tell it. Raises Unsaved."""
        meta = replace(meta, changed=time.time())
        await self.services.store.save(meta)
        self.take_over(meta)

    def take_over(self, meta: TableMeta) -> None:
        """Tell all of a change that is on disk."""
        self.meta = meta
        self.audience.reseat(meta)
        self.audience.announce(meta)
        if self.match is not None:
            self.snapshot = Snapshot(meta, self.match)  # who is asked may have changed
            self.audience.show(self.snapshot)
        self.services.table_changed()
        self.wake_bots()

    async def reload(self) -> None:
        """Read the table from disk again, and show what is there."""
        self.match = self.snapshot = None
        try:
            self.meta = await self.services.store.meta(self.meta.id) or self.meta
            await self.opened()
        except (Unsaved, RulesFault):
            logger.exception("table %s cannot be read", self.meta.id)
        else:
            self.publish()

    async def rebuild(self, error: Exception) -> None:
        """The rules have failed: log it, tell it, and tell the game again from disk. Raises RulesFault."""
        log_fault(self.meta, self.match.answers if self.match else [], error)
        self.match = self.snapshot = None
        self.meta = replace(self.meta, fault=place_of(error))
        self.audience.announce(self.meta)
        try:
            await self.services.store.save(self.meta)
        except Unsaved:
            logger.exception("table %s: the fault could not be saved", self.meta.id)
        await self.opened()

"""The only writer of a table's game: what may be done by whoever holds the table's lock."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from fondaco.games import GAMES
from fondaco.kernel.action import Action, Illegal
from fondaco.kernel.game import Clock, Game, Standing, places, winners
from fondaco.kernel.match import Match, begin, resume
from fondaco.server.bots.pool import Pool
from fondaco.server.errors import Fenced, RulesFault, Unsaved
from fondaco.server.log import log_fault, logger, place_of, way_to
from fondaco.server.quotas import Quotas
from fondaco.server.store.store import Store
from fondaco.server.table.audience import Audience
from fondaco.server.table.connection import Connection
from fondaco.server.table.edition import StoredEdition, edition_in_force, house_edition
from fondaco.server.table.meta import Document, TableMeta
from fondaco.server.table.snapshot import Snapshot
from fondaco.server.table.teaching import draw, lesson_status
from fondaco.server.table.timing import timed, times, with_reserves

T = TypeVar("T")


class Services(NamedTuple):
    """What all tables of a site share."""

    store: Store
    pool: Pool
    dice: Random
    quotas: Quotas  # what each visitor may still ask for and say
    table_changed: Callable[[str], None]  # tells the lobby
    table_lost: Callable[[str], None]  # tells the site that a table lives at another node by now
    turn_changed: Callable[[TableMeta], None]  # tells people who are not here
    nudged: Callable[[TableMeta, int], None]  # tells the owner of a seat who is not here
    now: Callable[[], float]  # the wall clock, in seconds since the epoch


class TableWriter:
    """Reads and changes the game of one table, for whoever holds the lock; `Table.hold` gives it out.

    While an answer is being committed the match runs ahead of the disk. `meta` never does, and no page is
    shown anything before the disk has it.
    """

    def __init__(
        self, services: Services, meta: TableMeta, audience: Audience, wake: Callable[[], None]
    ) -> None:
        self.services = services
        self.meta = meta
        self.audience = audience
        self.wake = wake  # the bots, and who looks at the time
        self.match: Match[Any] | None = None  # None: the game is not in memory
        self.snapshot: Snapshot | None = None
        self.edition: StoredEdition | None = None
        self.is_unsure = (
            False  # a change failed, and nobody knows whether it was stored: the database is gone
        )
        self.last_used = time.monotonic()

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.meta.game]

    async def opened(self) -> tuple[Match[Any], Snapshot]:
        """The game, told again from disk if it is not in memory.

        Raises RulesFault if the rules refuse it, and Unsaved if it cannot be read.
        """
        self.check_sure()
        self.last_used = time.monotonic()
        if self.match is None or self.snapshot is None:
            answers = await self.services.store.answers(self.meta.id)
            try:
                match = await self.retell(answers)
                assert match.n == self.meta.answers, "answers are missing"
                self.meta = replace(self.meta, clock=first_clock(match), waiting=tuple(match.waiting()))
                self.match, self.snapshot = match, Snapshot(self.meta, match)
            except Exception as no:
                self.meta = replace(self.meta, fault=place_of(no))
                log_fault(self.meta, len(answers), no)
                raise RulesFault from no
        return self.match, self.snapshot

    async def retell(self, answers: list[Action]) -> Match[Any]:
        """The game that answers lead to, told in a thread, for a long one would keep other tables waiting."""
        return await asyncio.to_thread(resume, self.game, self.meta.set_up(await self.document()), answers)

    async def document(self) -> Document | None:
        """The edition that the table is told with; None: the one that comes with the house today."""
        digest = edition_in_force(self.meta)
        if digest and self.edition is None:
            self.edition = await self.services.store.edition(digest)
            assert self.edition is not None, "an edition is stored with the first table that plays it"
        return self.edition.document() if self.edition else None

    def forget(self) -> None:
        """Drop from memory what can be read again from disk."""
        self.match = self.snapshot = self.edition = None

    async def begin(self) -> None:
        """Set the game up and run to its first question. Raises RulesFault or Unsaved."""
        try:
            match = begin(self.game, len(self.meta.seats), self.meta.options, await self.document())
            draw(self.meta, match, self.services.dice)
            house = None if self.meta.edition else house_edition(self.game)
            printed = house.digest if house else self.meta.edition
            meta = replace(self.meta_after(match), status="running", rules=self.game.rules, printed=printed)
            meta = timed(self.meta, with_reserves(meta), (), False, self.services.now())
            snapshot = Snapshot(meta, match)
        except Exception as no:
            log_fault(self.meta, 0, no)
            raise RulesFault from no
        await self.commit(self.services.store.append(meta, match.answers, house), match, snapshot)
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
            draw(self.meta, match, self.services.dice)
            snapshot = Snapshot(self.meta_after(match), match)
            self.audience.prepare(snapshot)
        except Exception as no:
            if isinstance(no, Illegal) and match.n == before:
                raise
            await self.rebuild(no)
            raise RulesFault from no
        if match.n != before:
            has_time_moved = times(snapshot.meta) != times(self.meta)
            await self.commit(self.saving(snapshot.meta, match.answers[before:]), match, snapshot)
            acknowledge()
            if has_time_moved:
                self.audience.announce(self.meta)
            self.publish()

    def meta_after(self, match: Match[Any]) -> TableMeta:
        """What is known of the table when its game has come this far."""
        # An answer in secret must not stir the lobby: how many a seat needs is as secret as what it chooses.
        is_secret = match.n > self.meta.answers and match.public_n == self.meta.public_answers
        meta = replace(
            self.meta,
            answers=match.n,
            unseen=match.n - match.public_n,
            clock=first_clock(match),
            waiting=tuple(match.waiting()),
            changed=self.meta.changed if is_secret else self.services.now(),
            fault="",
            lesson=lesson_status(self.meta, match),
        )
        answered = [a.seat for a in match.answers[self.meta.answers :]]
        meta = timed(self.meta, meta, answered, is_secret, self.services.now())
        if match.n < self.meta.answers:
            return meta.after_undo()
        rows = match.standings()
        return meta if rows is None else finished(meta, rows)

    def saving(self, meta: TableMeta, answers: list[Action]) -> Awaitable[None]:
        """Store new answers; or, if there are fewer than before, delete those that were taken back."""
        if meta.answers < self.meta.answers:
            return self.services.store.cut(meta)
        return self.services.store.append(meta, answers)

    async def commit(self, saving: Awaitable[None], match: Match[Any], snapshot: Snapshot) -> None:
        """Wait until a change is on disk, from when on it counts. Raises Unsaved; then the disk counts."""
        try:
            await self.saved(saving)
        except Fenced:
            raise  # the table is another node's, and so is what the disk holds
        except Unsaved:
            logger.exception("table %s: the disk refused", self.meta.id)
            await self.reload()
            raise
        was_faulty = bool(self.meta.fault)
        self.meta, self.match, self.snapshot = snapshot.meta, match, snapshot
        if was_faulty:
            self.audience.announce(self.meta)  # the table goes on

    async def save(self, meta: TableMeta) -> None:
        """Store the table without its answers. Raises Unsaved."""
        self.check_sure()
        await self.saved(self.services.store.save(meta))

    async def saved(self, saving: Awaitable[T]) -> T:
        """Wait until a change is stored. Raises Unsaved, and then `settle` finds out what counts."""
        try:
            return await saving
        except Unsaved:
            self.is_unsure = True
            raise

    def check_sure(self) -> None:
        """Raise Unsaved while nobody knows what is stored."""
        if self.is_unsure:
            raise Unsaved("the database has not been reached since a change failed")

    async def settle(self) -> None:
        """After a change that failed: what is in the database counts, also if the change is."""
        if self.is_unsure:
            await self.reload()

    def publish(self) -> None:
        """Show the game to every page, tell the lobby, and let the bots go on."""
        assert self.snapshot is not None
        self.audience.show(self.snapshot)
        if self.meta.status == "finished":
            self.audience.announce(self.meta)
        self.services.table_changed(self.meta.id)
        self.services.turn_changed(self.meta)
        self.wake()

    async def show_to(self, connection: Connection) -> None:
        """Show the game to one page, or the fault for which it cannot be shown."""
        if not self.meta.rules:
            return  # the game has not begun
        try:
            _, snapshot = await self.opened()
            connection.show(snapshot)
        except RulesFault:
            self.audience.announce(self.meta)
        except Exception as no:
            logger.error("table %s cannot be shown\n%s", self.meta.id, way_to(no))

    async def change(self, meta: TableMeta) -> None:
        """Store a change of the table that is none of its game, and tell it. Raises Unsaved."""
        meta = replace(meta, changed=self.services.now())
        await self.save(meta)
        self.take_over(meta)

    def take_over(self, meta: TableMeta) -> None:
        """Tell all of a change that is on disk."""
        self.meta = meta
        self.audience.reseat(meta)
        self.audience.announce(meta)
        if self.match is not None:
            self.snapshot = Snapshot(meta, self.match)  # who is asked may have changed
            self.audience.show(self.snapshot)
        self.services.table_changed(self.meta.id)
        self.services.turn_changed(self.meta)
        self.wake()

    async def reload(self) -> None:
        """Read the table from the database again, and show what is there; if it is gone, the next tries."""
        self.match = self.snapshot = None
        try:
            meta = await self.services.store.meta(self.meta.id) or self.meta
            self.is_unsure = False
            self.take_over(meta)
            if meta.rules:
                await self.opened()
                self.publish()
        except (Unsaved, RulesFault):
            logger.exception("table %s cannot be read", self.meta.id)

    async def rebuild(self, error: Exception) -> None:
        """The rules have failed: log it, tell it, and tell the game again from disk. Raises RulesFault."""
        log_fault(self.meta, self.match.n if self.match else 0, error)
        self.match = self.snapshot = None
        self.meta = replace(self.meta, fault=place_of(error))
        self.audience.announce(self.meta)
        try:
            await self.save(self.meta)
        except Unsaved:
            logger.exception("table %s: the fault could not be saved", self.meta.id)
        await self.opened()


def finished(meta: TableMeta, rows: list[Standing]) -> TableMeta:
    """The table when its game is over, with the results that statistics are made from."""
    scores = tuple([row.score for row in rows])
    won, ranked = tuple(winners(rows)), tuple(places(rows))
    return replace(meta, status="finished", winners=won, places=ranked, scores=scores)


def first_clock(match: Match[Any]) -> Clock | None:
    """What says how far a game has come."""
    return next(iter(match.game.clocks(match.state)), None)

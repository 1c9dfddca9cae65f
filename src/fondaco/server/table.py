"""A table: the only writer of its game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from fondaco.games import GAMES
from fondaco.kernel.action import Action, Illegal
from fondaco.kernel.frame import check
from fondaco.kernel.game import Game, winners
from fondaco.kernel.match import Match, begin, resume
from fondaco.server import wire
from fondaco.server.audience import Audience
from fondaco.server.edition import Edition
from fondaco.server.head import Document, Head
from fondaco.server.log import log_fault, logger, place
from fondaco.server.mover import Mover
from fondaco.server.news import News, may_undo, question_id
from fondaco.server.page import Page
from fondaco.server.pool import Pool
from fondaco.server.refusal import Fault, Unsaved
from fondaco.server.store import Store

SOON: Final = 0.1  # seconds until pages are told who has come and gone

Reply = Callable[[wire.Taken], None]


class House(NamedTuple):
    """What all tables use."""

    store: Store
    pool: Pool
    dice: Random
    changed: Callable[[], None]  # tells the lobby


class Table:
    """A game and those who look at it. Who reads or changes the game holds the lock.

    While an answer is being committed the state runs ahead of the disk. `head` never does, and no page is
    shown anything before the disk has it.
    """

    def __init__(self, house: House, head: Head) -> None:
        self.house = house
        self.head = head
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.match: Match[Any] | None = None
        self.news: News | None = None
        self.printed: Edition | None = None
        self.mover = Mover(self)
        self.used = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None

    @property
    def game(self) -> Game[Any]:
        return GAMES[self.head.game]

    @property
    def is_idle(self) -> bool:
        return not self.audience.pages and not self.mover.is_active and not self.lock.locked()

    def info(self, visitor: str) -> wire.TableInfo:
        return self.audience.info(self.head, visitor)

    async def join(self, page: Page, since: int, undos: int) -> None:
        """A page opens that was told everything up to answer `since`, when there had been `undos` undos."""
        async with self.lock:
            page.seen = self.head.still_true(since, undos)
            self.audience.enter(self.head, page)
            await self.show_to(page)
        self.tell_presence()

    def leave(self, page: Page) -> None:
        self.audience.leave(page)
        self.tell_presence()

    def tell_presence(self) -> None:
        """Soon, so that a crowd that comes or goes is told of once."""
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(SOON, self.presence_changed)

    def presence_changed(self) -> None:
        self.timer = None
        self.audience.announce(self.head)
        self.house.changed()

    async def catch_up(self, page: Page) -> None:
        async with self.lock:
            await self.show_to(page)

    async def show_to(self, page: Page) -> None:
        if not self.head.rules:
            return  # not begun
        try:
            _, news = await self.opened()
            page.show(news)
        except Fault:
            self.audience.announce(self.head)
        except Exception:
            logger.exception("table %s cannot be shown", self.head.id)

    async def opened(self) -> tuple[Match[Any], News]:
        """The game, told again from its record if it is not in memory. Raises Fault if that cannot be."""
        self.used = time.monotonic()
        if self.match is None or self.news is None:
            answers = await self.house.store.answers(self.head.id)
            try:
                match = await self.retell(answers)
                assert match.n == self.head.answers, "answers are missing"
                self.head = replace(self.head, waiting=tuple(match.waiting()))
                self.match, self.news = match, News(self.head, match)
            except Exception as no:
                self.head = replace(self.head, fault=place(no))
                log_fault(self.head, answers, no)
                raise Fault from no
        return self.match, self.news

    async def retell(self, answers: list[Action]) -> Match[Any]:
        """In a thread, for a long game would keep every other table waiting."""
        return await asyncio.to_thread(resume, self.game, self.head.set_up(await self.document()), answers)

    async def document(self) -> Document | None:
        """The table's own edition; None: it plays the one that comes with the house."""
        edition = await self.edition()
        return edition.document() if edition else None

    async def edition(self) -> Edition | None:
        """What is printed on the pieces here; None: what comes with the house."""
        if self.head.edition and self.printed is None:
            self.printed = await self.house.store.edition(self.head.edition)
            assert self.printed is not None, "an edition is kept with the first table that plays it"
        return self.printed

    def forget(self) -> None:
        """Nobody uses the table: what can be read again need not stay in memory."""
        self.match = self.news = self.printed = None

    async def answer(self, visitor: str, said: wire.Answer, reply: Reply) -> None:
        """Take an answer, and reply when it is on disk. Raises Illegal, Fault or Unsaved."""
        a = Action(said.seat, said.verb, tuple(said.args))
        async with self.lock:
            match = await self.asked(visitor, said)
            taken = wire.Taken(said.id, match.n + 1)
            await self.advance(lambda match: match.push(a), lambda: reply(taken))

    async def weigh(self, visitor: str, said: wire.Weigh) -> None:
        """Raise Illegal if this answer would be refused. Nothing changes."""
        async with self.lock:
            match = await self.asked(visitor, said)
            check(match.state, Action(said.seat, said.verb, tuple(said.args)))

    async def asked(self, visitor: str, said: wire.Answer | wire.Weigh) -> Match[Any]:
        """The game, if the visitor is asked this question in it; else Illegal. Needs the lock."""
        self.admit(visitor, said.seat)
        match, _ = await self.opened()
        if said.id != question_id(self.head, match, said.seat):
            raise Illegal("stale", "")
        return match

    async def undo(self, visitor: str, said: wire.Undo, reply: Reply) -> None:
        """Take the seat's last answer back. Raises Illegal, Fault or Unsaved."""
        async with self.lock:
            self.admit(visitor, said.seat)
            match, _ = await self.opened()
            if said.id != str(match.n):
                raise Illegal("stale", "")
            if not may_undo(self.head, match, said.seat):
                raise Illegal("undo", "")
            taken = wire.Taken(said.id, match.n - 1)
            await self.advance(lambda match: match.undo(), lambda: reply(taken))

    def admit(self, visitor: str, seat: int) -> None:
        """Raise Illegal unless the game runs and the visitor plays this seat."""
        if seat not in self.head.seats_of(visitor):
            raise Illegal("seat", "")
        if self.head.status != "running":
            raise Illegal("over" if self.head.status == "finished" else "closed", "")
        if self.head.seats[seat].is_away:
            raise Illegal("away", "")

    async def begin(self) -> None:
        """Set the game up and run to its first question. Raises Fault or Unsaved. Needs the lock."""
        try:
            match = begin(self.game, len(self.head.seats), self.head.options, await self.document())
            match.draw(self.house.dice)
            head = replace(self.after(match), status="running", rules=self.game.rules)
            news = News(head, match)
        except Exception as no:
            log_fault(self.head, [], no)
            raise Fault from no
        await self.commit(self.house.store.append(head, match.answers), match, news)
        self.audience.announce(self.head)
        self.publish()

    async def advance(self, play: Callable[[Match[Any]], object], committed: Callable[[], None]) -> None:
        """Play on, commit, show. Whatever fails, the table stands where it stood. Needs the lock."""
        match, _ = await self.opened()
        before = match.n
        try:
            play(match)
            match.draw(self.house.dice)
            news = News(self.after(match), match)
            self.audience.prepare(news)
        except Exception as no:
            if isinstance(no, Illegal) and match.n == before:
                raise
            await self.rebuild(no)
            raise Fault from no
        if match.n != before:
            await self.commit(self.saving(news.head, match.answers[before:]), match, news)
            committed()
            self.publish()

    def saving(self, head: Head, answers: list[Action]) -> Awaitable[None]:
        """Write new answers; or, if there are fewer than before, take what was undone off the record."""
        if head.answers < self.head.answers:
            return self.house.store.cut(head)
        return self.house.store.append(head, answers)

    def after(self, match: Match[Any]) -> Head:
        """The head that goes with a game."""
        head = replace(
            self.head, answers=match.n, waiting=tuple(match.waiting()), changed=time.time(), fault=""
        )
        if match.n < self.head.answers:
            return head.after_undo()
        rows = match.standings()
        return head if rows is None else replace(head, status="finished", winners=tuple(winners(rows)))

    async def commit(self, saving: Awaitable[None], match: Match[Any], news: News) -> None:
        """From here on it counts. Raises Unsaved; then what is on disk says where the table stands."""
        try:
            await saving
        except Unsaved:
            logger.exception("table %s: the disk refused", self.head.id)
            await self.reload()
            raise
        was_faulty = bool(self.head.fault)
        self.head, self.match, self.news = news.head, match, news
        if was_faulty:
            self.audience.announce(self.head)  # the table goes on

    def publish(self) -> None:
        """Show the game to every page, and let the bots go on."""
        assert self.news is not None
        self.audience.show(self.news)
        if self.head.status == "finished":
            self.audience.announce(self.head)
        self.house.changed()
        self.mover.stir()

    async def change(self, head: Head) -> None:
        """Something about the table, not the game. Raises Unsaved. Needs the lock."""
        head = replace(head, changed=time.time())
        await self.house.store.save(head)
        self.take_over(head)

    def take_over(self, head: Head) -> None:
        """A changed head is on disk: tell all."""
        self.head = head
        self.audience.reseat(head)
        self.audience.announce(head)
        if self.match is not None:
            self.news = News(head, self.match)  # who is asked may have changed
            self.audience.show(self.news)
        self.house.changed()
        self.mover.stir()

    async def reload(self) -> None:
        """Look at the disk again."""
        self.match = self.news = None
        try:
            self.head = await self.house.store.head(self.head.id) or self.head
            await self.opened()
        except (Unsaved, Fault):
            logger.exception("table %s cannot be read", self.head.id)
        else:
            self.publish()

    async def rebuild(self, no: Exception) -> None:
        """The rules have failed: tell the game again from its record, show the fault and log it."""
        log_fault(self.head, self.match.answers if self.match else [], no)
        self.match = self.news = None
        self.head = replace(self.head, fault=place(no))
        self.audience.announce(self.head)
        try:
            await self.house.store.save(self.head)
        except Unsaved:
            logger.exception("table %s: the fault could not be saved", self.head.id)
        await self.opened()

"""A table: the only writer of its game."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, Final, NamedTuple, TypeAlias

from msgspec.structs import replace

from fondaco.games import GAMES
from fondaco.kernel.action import Action, Illegal
from fondaco.kernel.frame import check
from fondaco.kernel.game import Game
from fondaco.server import wire
from fondaco.server.audience import Audience
from fondaco.server.course import Course, retold
from fondaco.server.edition import Document, Edition
from fondaco.server.head import Head
from fondaco.server.log import log_fault, logger, place
from fondaco.server.mover import Mover
from fondaco.server.news import News, may_undo, question_id
from fondaco.server.page import Page
from fondaco.server.pool import Pool
from fondaco.server.refusal import Fault, Unsaved
from fondaco.server.store import Store

SOON: Final = 0.1  # seconds until pages are told who has come and gone

Reply = Callable[[wire.Taken], None]
SetUp: TypeAlias = tuple[Game[Any], int, dict[str, str], Document | None]


class House(NamedTuple):
    """What all tables use."""

    store: Store
    pool: Pool
    dice: Random
    changed: Callable[[], None]  # tells the lobby
    readers: asyncio.Semaphore  # who looks back at a finished game holds it: threads must be left for playing


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
        self.course: Course | None = None
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

    async def join(self, page: Page, since: int) -> None:
        """A page opens that was told everything up to answer `since`, before any undo it may have missed."""
        async with self.lock:
            page.seen = min(since, self.head.lowest)
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

    async def opened(self) -> tuple[Course, News]:
        """The game, told again from its record if it is not in memory. Raises Fault if that cannot be."""
        self.used = time.monotonic()
        if self.course is None or self.news is None:
            answers = await self.house.store.answers(self.head.id)
            try:
                course = await self.retell(answers)
                assert course.n == self.head.answers, "answers are missing"
                self.head = replace(self.head, waiting=course.waiting())
                self.course, self.news = course, News(self.head, course)
            except Exception as no:
                self.head = replace(self.head, fault=place(no))
                log_fault(self.head, answers, no)
                raise Fault from no
        return self.course, self.news

    async def retell(self, answers: list[Action]) -> Course:
        """In a thread, for a long game would keep every other table waiting."""
        return await asyncio.to_thread(retold, *await self.set_up(), answers)

    async def set_up(self) -> SetUp:
        """What the game is set up from."""
        edition = await self.edition()
        document = edition.document() if edition else None
        return self.game, len(self.head.seats), self.head.options, document

    async def edition(self) -> Edition | None:
        """What is printed on the pieces here; None: what comes with the house."""
        if self.head.edition and self.printed is None:
            self.printed = await self.house.store.edition(self.head.edition)
            assert self.printed is not None, "an edition is kept with the first table that plays it"
        return self.printed

    def forget(self) -> None:
        """Nobody uses the table: what can be read again need not stay in memory."""
        self.course = self.news = self.printed = None

    async def answer(self, visitor: str, said: wire.Answer, reply: Reply) -> None:
        """Take an answer, and reply when it is on disk. Raises Illegal, Fault or Unsaved."""
        a = Action(said.seat, said.verb, tuple(said.args))
        async with self.lock:
            course = await self.asked(visitor, said)
            taken = wire.Taken(said.id, course.n + 1)
            await self.advance(lambda course: course.take(a), lambda: reply(taken))

    async def weigh(self, visitor: str, said: wire.Weigh) -> None:
        """Raise Illegal if this answer would be refused. Nothing changes."""
        async with self.lock:
            course = await self.asked(visitor, said)
            check(course.state, Action(said.seat, said.verb, tuple(said.args)))

    async def asked(self, visitor: str, said: wire.Answer | wire.Weigh) -> Course:
        """The game, if the visitor is asked this question in it; else Illegal. Needs the lock."""
        self.admit(visitor, said.seat)
        course, _ = await self.opened()
        if said.id != question_id(self.head, course, said.seat):
            raise Illegal("stale", "")
        return course

    async def undo(self, visitor: str, said: wire.Undo, reply: Reply) -> None:
        """Take the seat's last answer back. Raises Illegal, Fault or Unsaved."""
        async with self.lock:
            self.admit(visitor, said.seat)
            course, _ = await self.opened()
            if said.id != str(course.n):
                raise Illegal("stale", "")
            if not may_undo(self.head, course, said.seat):
                raise Illegal("undo", "")
            await self.shorten(course)
            reply(wire.Taken(said.id, self.head.answers))
            self.audience.forget(self.head.answers)
            self.publish()

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
            course = Course(*await self.set_up())
            course.draw(self.house.dice)
            head = replace(self.after(course), status="running", rules=self.game.rules)
            news = News(head, course)
        except Exception as no:
            log_fault(self.head, [], no)
            raise Fault from no
        await self.commit(self.house.store.append(head, course.answers), course, news)
        self.audience.announce(self.head)
        self.publish()

    async def advance(self, play: Callable[[Course], None], committed: Callable[[], None]) -> None:
        """Play on, commit, show. Whatever fails, the table stands where it stood. Needs the lock."""
        course, _ = await self.opened()
        before = course.n
        try:
            play(course)
            course.draw(self.house.dice)
            news = News(self.after(course), course)
            self.audience.prepare(news)
        except Exception as no:
            if isinstance(no, Illegal) and course.n == before:
                raise
            await self.rebuild(no)
            raise Fault from no
        if course.n != before:
            await self.commit(self.house.store.append(news.head, course.answers[before:]), course, news)
            committed()
            self.publish()

    async def shorten(self, course: Course) -> None:
        """Take the last answer off the record. Needs the lock."""
        shorter = await self.retell(course.answers[:-1])
        lowest = min(self.head.lowest, shorter.n)
        head = replace(self.after(shorter), undos=self.head.undos + 1, lowest=lowest)
        await self.commit(self.house.store.cut(head), shorter, News(head, shorter))

    def after(self, course: Course) -> Head:
        """The head that goes with a course."""
        head = replace(self.head, answers=course.n, waiting=course.waiting(), changed=time.time(), fault="")
        return head if course.waiting() else replace(head, status="finished", winners=course.winners())

    async def commit(self, saving: Awaitable[None], course: Course, news: News) -> None:
        """From here on it counts. Raises Unsaved; then what is on disk says where the table stands."""
        try:
            await saving
        except Unsaved:
            logger.exception("table %s: the disk refused", self.head.id)
            await self.reload()
            raise
        was_faulty = bool(self.head.fault)
        self.head, self.course, self.news = news.head, course, news
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
        if self.course is not None:
            self.news = News(head, self.course)  # who is asked may have changed
            self.audience.show(self.news)
        self.house.changed()
        self.mover.stir()

    async def reload(self) -> None:
        """Look at the disk again."""
        self.course = self.news = None
        try:
            self.head = await self.house.store.head(self.head.id) or self.head
            await self.opened()
        except (Unsaved, Fault):
            logger.exception("table %s cannot be read", self.head.id)
        else:
            self.publish()

    async def rebuild(self, no: Exception) -> None:
        """The rules have failed: tell the game again from its record, show the fault and log it."""
        log_fault(self.head, self.course.answers if self.course else [], no)
        self.course = self.news = None
        self.head = replace(self.head, fault=place(no))
        self.audience.announce(self.head)
        try:
            await self.house.store.save(self.head)
        except Unsaved:
            logger.exception("table %s: the fault could not be saved", self.head.id)
        await self.opened()

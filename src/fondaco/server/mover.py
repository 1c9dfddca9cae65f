"""The bots of a table, answering at its pace."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fondaco.kernel.action import CHANCE, Action, Illegal
from fondaco.kernel.frame import check, pick, question
from fondaco.kernel.match import Match
from fondaco.server.head import PACES
from fondaco.server.log import logger
from fondaco.server.news import question_id
from fondaco.server.refusal import Fault, Unsaved
from fondaco.server.worker import Job

if TYPE_CHECKING:
    from fondaco.server.table import Table

TRIES: Final = 5  # how often the rules may fail at a question before the bots give up
REST: Final = 0.1  # seconds, longer after each failure
LONGEST: Final = 5.0  # seconds between asking a disk that refuses


class Choice(NamedTuple):
    """What a bot says to a question; nothing: it failed, and anything legal will do."""

    seat: int
    id: str
    action: Action | None


class Mover:
    """Lets the bots answer one question after the other until a person is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.hurry = asyncio.Event()

    @property
    def is_active(self) -> bool:
        return self.task is not None and not self.task.done()

    def stir(self) -> None:
        """Something has changed: perhaps it is a bot's turn."""
        self.hurry.set()
        if self.table.head.bots_owing and not self.is_active:
            self.task = asyncio.get_running_loop().create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        faults = refusals = 0
        while self.table.head.bots_owing and faults < TRIES:
            try:
                await self.move(is_plain=faults > 0)
                faults = refusals = 0
            except Fault:
                faults += 1
                await asyncio.sleep(faults * REST)
            except Unsaved:  # a full disk is emptied some time, and then nobody would wake the bots
                refusals += 1
                await asyncio.sleep(min(refusals * REST, LONGEST))
            except Exception:
                logger.exception("table %s: its bots stop", self.table.head.id)
                return

    async def move(self, is_plain: bool) -> None:
        """One question, or several that are open at once; `is_plain`: say anything, something is wrong."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        async with self.table.lock:
            match, _ = await self.table.opened()
            jobs = self.jobs(match)
        chosen = await asyncio.gather(*[self.choose(job, id, is_plain) for id, job in jobs])
        await self.pause(began)
        async with self.table.lock:
            await self.table.advance(lambda match: self.play(match, chosen), lambda: None)

    def jobs(self, match: Match[Any]) -> list[tuple[str, Job]]:
        """What the bots are asked, and by which id."""
        head, answers = self.table.head, list(match.answers)
        return [
            (question_id(head, match, seat), Job(head.id, match.set_up, answers, seat, head.seats[seat].bot))
            for seat in head.bots_owing
            if seat != CHANCE
        ]

    async def choose(self, job: Job, id: str, is_plain: bool) -> Choice:
        if is_plain:
            return Choice(job.seat, id, None)
        return Choice(job.seat, id, await self.table.house.pool.choose(job, self.table.audience.has_players))

    async def pause(self, began: float) -> None:
        """Wait until people can follow; a change of pace counts at once."""
        loop = asyncio.get_running_loop()
        while (left := began + PACES[self.table.head.pace] - loop.time()) > 0:
            self.hurry.clear()
            try:
                async with asyncio.timeout(left):
                    await self.hurry.wait()
            except TimeoutError:
                return

    def play(self, match: Match[Any], chosen: list[Choice]) -> None:
        """Take what was chosen, as far as it still answers an open question of a bot."""
        for seat, id, action in chosen:
            head = self.table.head
            is_open = seat in match.waiting() and head.seats[seat].is_bots and head.status == "running"
            if is_open and id == question_id(head, match, seat):
                match.push(self.legal(match, seat, action))

    def legal(self, match: Match[Any], seat: int, action: Action | None) -> Action:
        """The bot's answer, if it is one; otherwise any."""
        if action is not None:
            try:
                if action.seat != seat:
                    raise Illegal("seat", "")
                check(match.state, action)
                return action
            except Illegal as no:
                logger.error("table %s: a bot's answer %s is refused (%s)", self.table.head.id, action, no)
        return pick(match.state, question(match.state, seat), self.table.house.dice)

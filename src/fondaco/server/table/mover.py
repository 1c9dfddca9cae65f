"""The bots of a table, answering at its pace."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fondaco.kernel.action import CHANCE, Action, Illegal
from fondaco.kernel.frame import check, pick, question
from fondaco.kernel.match import Match
from fondaco.server.bots.worker import BotTask
from fondaco.server.errors import RulesFault, Unsaved
from fondaco.server.log import logger, way_to
from fondaco.server.table.meta import SECONDS_PER_BOT_ANSWER
from fondaco.server.table.snapshot import question_id
from fondaco.server.table.teaching import prepared_answer

if TYPE_CHECKING:
    from fondaco.server.table.table import Table

MAX_FAULTS: Final = 5  # how often the rules may fail at one question before the bots of the table give up
PAUSE_STEP_SECONDS: Final = 0.1  # the pause after a failure grows by this with each
MAX_DISK_PAUSE_SECONDS: Final = 5.0  # between two attempts to store an answer on a disk that refuses


class BotChoice(NamedTuple):
    """What a bot says to a question; None: it failed, and any legal answer will do."""

    seat: int
    question: str
    action: Action | None


class Mover:
    """Lets the bots of a table answer one question after the other until a person is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.task: asyncio.Task[None] | None = None
        self.has_changed = asyncio.Event()  # something about the table has, perhaps its pace

    @property
    def is_active(self) -> bool:
        return self.task is not None and not self.task.done()

    def wake(self) -> None:
        """Something about the table has changed: perhaps it is a bot's turn."""
        self.has_changed.set()
        if self.table.meta.bots_owing and not self.is_active:
            self.task = asyncio.get_running_loop().create_task(self.run())

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def run(self) -> None:
        """Answer until no bot is asked, or the rules have failed too often."""
        faults = refusals = 0
        while self.table.meta.bots_owing and faults < MAX_FAULTS:
            try:
                await self.move(is_at_random=faults > 0)
                faults = refusals = 0
            except RulesFault:
                faults += 1
                await asyncio.sleep(faults * PAUSE_STEP_SECONDS)
            except (
                Unsaved
            ):  # it is tried for ever: when the disk has room again, nobody else would wake the bots
                refusals += 1
                await asyncio.sleep(min(refusals * PAUSE_STEP_SECONDS, MAX_DISK_PAUSE_SECONDS))
            except Exception as no:
                logger.error("table %s: its bots stop\n%s", self.table.meta.id, way_to(no))
                return

    async def move(self, is_at_random: bool) -> None:
        """Answer one question, or all that are open to bots at once.

        `is_at_random`: any legal answers, because the rules have failed at those that were chosen.
        """
        loop = asyncio.get_running_loop()
        began = loop.time()
        async with self.table.hold() as writer:
            match, _ = await writer.opened()
            prepared = self.prepared(match)
            tasks = [(id, task) for id, task in self.tasks(match) if task.seat not in prepared]
        thought = await asyncio.gather(*[self.choose(task, id, is_at_random) for id, task in tasks])
        chosen = [*prepared.values(), *thought]
        await self.pause(began)
        async with self.table.hold() as writer:
            await writer.advance(lambda match: self.play(match, chosen), lambda: None)

    def prepared(self, match: Match[Any]) -> dict[int, BotChoice]:
        """What the bots answer in a lesson without thinking, by seat."""
        meta = self.table.meta
        answers = {seat: prepared_answer(meta, match, seat) for seat in meta.bots_owing if seat != CHANCE}
        return {
            seat: BotChoice(seat, question_id(meta, match, seat), a)
            for seat, a in answers.items()
            if a is not None
        }

    def tasks(self, match: Match[Any]) -> list[tuple[str, BotTask]]:
        """What the bots are asked, each with the id of the question."""
        meta, answers = self.table.meta, list(match.answers)
        return [
            (
                question_id(meta, match, seat),
                BotTask(meta.id, match.set_up, answers, seat, meta.seats[seat].bot),
            )
            for seat in meta.bots_owing
            if seat != CHANCE
        ]

    async def choose(self, task: BotTask, question: str, is_at_random: bool) -> BotChoice:
        if is_at_random:
            return BotChoice(task.seat, question, None)
        has_people = self.table.audience.has_players
        return BotChoice(task.seat, question, await self.table.services.pool.choose(task, has_people))

    async def pause(self, began: float) -> None:
        """Wait until people can follow; a change of pace counts at once."""
        loop = asyncio.get_running_loop()
        while (left := began + SECONDS_PER_BOT_ANSWER[self.table.meta.pace] - loop.time()) > 0:
            self.has_changed.clear()
            try:
                async with asyncio.timeout(left):
                    await self.has_changed.wait()
            except TimeoutError:
                return

    def play(self, match: Match[Any], chosen: list[BotChoice]) -> None:
        """Give the answers that were chosen, as far as their questions are still open to a bot."""
        for seat, asked, action in chosen:
            meta = self.table.meta
            is_open = seat in match.waiting() and meta.seats[seat].is_bots and meta.status == "running"
            if is_open and asked == question_id(meta, match, seat):
                match.push(self.legal(match, seat, action))

    def legal(self, match: Match[Any], seat: int, action: Action | None) -> Action:
        """The bot's answer if it is legal, otherwise any legal one."""
        if action is not None:
            try:
                if action.seat != seat:
                    raise Illegal("seat", "")
                check(match.state, action)
                return action
            except Illegal as no:
                id = self.table.meta.id  # what it would have answered may be a secret
                logger.error("table %s: a bot's answer %.40r is refused (%s)", id, action.verb, no.reason)
        return pick(match.state, question(match.state, seat), self.table.services.dice)

"""Finished games: told again step by step, and as records to keep."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

from fondaco.kernel.action import EYE
from fondaco.kernel.match import Match
from fondaco.kernel.paper import write
from fondaco.kernel.record import record
from fondaco.server.head import Head
from fondaco.server.log import logger
from fondaco.server.news import News, encoder
from fondaco.server.refusal import No, Unsaved
from fondaco.server.table import Table

T = TypeVar("T")
READERS: Final = 2  # finished games told again at once
KEPT: Final = 16  # finished games kept in memory; each takes up to a megabyte


class Archive:
    """Finished games. Those looked at last stay in memory: who steps through one waits for it once."""

    def __init__(self) -> None:
        self.readers = asyncio.Semaphore(READERS)  # threads must be left for tables that are played at
        self.matches: OrderedDict[str, Match[Any]] = OrderedDict()  # by table, the longest unused first

    async def told_again(self, table: Table, step: int, seat: int, since: int) -> bytes:
        """The game after `step` answers, as a seat, a spectator or the archive saw it. Raises No.

        What was told up to answer `since` is left out: who steps through a long game has heard it already.
        """
        head = table.head
        demand_finished(head)
        if not 0 <= step <= head.answers or not EYE <= seat < len(head.seats):
            raise No(400, "form")
        first = max(-1, min(since, step)) + 1
        return await self.quietly(table, lambda match: told(head, match, step, seat, first))

    async def paper(self, table: Table) -> str:
        """The record of a finished game. Raises No."""
        demand_finished(table.head)
        names = [seat.name for seat in table.head.seats]
        return await self.quietly(table, lambda match: write(record(match, names)))

    async def quietly(self, table: Table, work: Callable[[Match[Any]], T]) -> T:
        """Do something with a game in a thread, a few at once.

        Raises No if the rules of today do not allow the game any more, and Unsaved if it cannot be read.
        """
        try:
            async with self.readers:
                return await asyncio.to_thread(work, await self.match(table))
        except Unsaved:
            raise
        except Exception:
            logger.exception("a finished game cannot be told again")
            raise No(409, "fault") from None

    async def match(self, table: Table) -> Match[Any]:
        """A finished game, told again from its answers unless it was looked at lately."""
        id = table.head.id
        match = self.matches.pop(id, None)
        if match is None:
            match = await table.retell(await table.house.store.answers(id))
        self.matches[id] = match
        if len(self.matches) > KEPT:
            self.matches.popitem(last=False)
        return match


def told(head: Head, match: Match[Any], step: int, seat: int, first: int) -> bytes:
    return encoder.encode(News(head, match, step).compose((seat,), first))


def demand_finished(head: Head) -> None:
    """Raise No unless the game is over: until then its answers hold secrets."""
    if head.status != "finished":
        raise No(409, "status")

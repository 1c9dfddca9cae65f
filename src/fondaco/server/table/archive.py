"""Games told again step by step, finished ones to all, running ones to their players; and records to keep.

They are told in processes of their own: a long game takes a while, in which nobody who plays should wait.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from fondaco.kernel.action import EYE, NOBODY, Action
from fondaco.kernel.match import SetUp
from fondaco.server.bots.pool import Pool
from fondaco.server.bots.worker import RetellTask
from fondaco.server.errors import RequestRefused
from fondaco.server.table.meta import TableMeta
from fondaco.server.table.table import Table
from fondaco.server.table.talk import spoken

READERS: Final = 2  # processes that tell games again
MAX_SECONDS: Final = 30.0  # that one may take for it, on a busy machine
MAX_KEPT_GAMES: Final = 64  # whose answers stay in memory: who steps through one has them read once


class StoredGame(NamedTuple):
    """How a game was set up, and all its answers."""

    set_up: SetUp
    answers: Sequence[Action]


class Archive:
    """Games that were. Who steps through one waits only once for it to be read and told."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self.pool = Pool(READERS, MAX_SECONDS, command)
        # By table, and how far it has come; the longest unused first.
        self.games: OrderedDict[tuple[str, int, int], StoredGame] = OrderedDict()

    async def told_again(self, table: Table, visitor: str, step: int, seat: int, since: int) -> bytes:
        """The game after `step` answers, as a seat, a spectator or EYE sees it. Raises RequestRefused.

        While it is played a visitor may only look back at what an own seat has seen.

        What was told up to answer `since` is left out: who steps through a long game has heard it already.
        """
        meta = table.meta
        if seat not in meta.seats_of(visitor) or meta.status != "running":
            check_over(meta)
        if not 0 <= step <= meta.public_answers or not EYE <= seat < len(meta.seats):
            raise RequestRefused(400, "form")
        first = max(-1, min(since, step)) + 1
        task = await self.task(table)
        return await self.told(replace(task, step=step, seat=seat, first=first))

    async def paper(self, table: Table) -> str:
        """The record of a game that is over. Raises RequestRefused."""
        check_over(table.meta)
        talk = spoken(table.meta, await table.talk.opened())
        return (await self.told(replace(await self.task(table), is_paper=True, talk=talk))).decode()

    async def told(self, task: RetellTask) -> bytes:
        """Have a game told again. Raises RequestRefused if the rules of today do not allow it."""
        thought = await self.pool.retell(task)
        if not thought.said:
            raise RequestRefused(409, "fault")
        return thought.said

    async def task(self, table: Table) -> RetellTask:
        """What a process must know. Raises Unsaved if the game cannot be read."""
        game = await self.game(table)
        return RetellTask(table.meta.id, game.set_up, game.answers, table.meta, 0, NOBODY, 0)

    async def game(self, table: Table) -> StoredGame:
        """A game, read from disk unless it was looked at lately."""
        key = (table.meta.id, table.meta.answers, table.meta.undos)
        game = self.games.pop(key, None) or await stored_game(table)
        self.games[key] = game
        if len(self.games) > MAX_KEPT_GAMES:
            self.games.popitem(last=False)
        return game

    def forget(self, id: str) -> None:
        """Drop a table that is no longer stored."""
        for key in [key for key in self.games if key[0] == id]:
            del self.games[key]

    async def stop(self) -> None:
        await self.pool.stop()


async def stored_game(table: Table) -> StoredGame:
    async with table.hold() as writer:
        set_up = writer.meta.set_up(await writer.document())
        return StoredGame(set_up, await table.services.store.answers(writer.meta.id))


def check_over(meta: TableMeta) -> None:
    """Raise RequestRefused unless the game is finished or was closed: until then it has secrets."""
    if not (meta.status == "closed" and meta.rules):
        check_finished(meta)


def check_finished(meta: TableMeta) -> None:
    """Raise RequestRefused unless the game was played to its end."""
    if meta.status != "finished":
        raise RequestRefused(409, "status")

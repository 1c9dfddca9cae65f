"""Finished games: told again step by step, and as records to keep."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from fondaco.kernel.action import EYE, Action
from fondaco.kernel.paper import write
from fondaco.kernel.record import record
from fondaco.server.course import retold
from fondaco.server.head import Head
from fondaco.server.log import logger
from fondaco.server.news import News, encoder
from fondaco.server.refusal import No
from fondaco.server.table import SetUp, Table

P = ParamSpec("P")
T = TypeVar("T")


async def told_again(table: Table, step: int, seat: int, since: int) -> bytes:
    """The game after `step` answers, as a seat, a spectator or the archive saw it.

    What was told up to answer `since` is left out: who steps through a long game has heard it already.
    """
    head = table.head
    answers = await answers_of(table)
    if not 0 <= step <= len(answers) or not EYE <= seat < len(head.seats):
        raise No(400, "form")
    first = max(-1, min(since, step)) + 1
    return await quietly(table, retell, head, await table.set_up(), answers[:step], seat, first)


async def quietly(table: Table, work: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
    """In a thread, a few at once. Raises No if the rules of today do not allow the game any more."""
    try:
        async with table.house.readers:
            return await asyncio.to_thread(work, *args, **more)
    except Exception:
        logger.exception("a finished game cannot be told again")
        raise No(409, "fault") from None


def retell(head: Head, set_up: SetUp, answers: list[Action], seat: int, first: int) -> bytes:
    news = News(head, retold(*set_up, answers)).compose((seat,), first)
    news.undo = []
    return encoder.encode(news)


async def paper(table: Table) -> str:
    """The record of a finished game. Raises No."""
    answers = await answers_of(table)
    return await quietly(table, written, table.head, await table.set_up(), answers)


def written(head: Head, set_up: SetUp, answers: list[Action]) -> str:
    game, seats, options, edition = set_up
    return write(record(game, seats, answers, [seat.name for seat in head.seats], options, edition))


async def answers_of(table: Table) -> list[Action]:
    """All answers, which hold secrets until the game is over."""
    if not is_open_to_all(table.head):
        raise No(409, "status")
    return await table.house.store.answers(table.head.id)


def is_open_to_all(head: Head) -> bool:
    return head.status == "finished"

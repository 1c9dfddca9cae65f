"""Hints: what the person who is asked might answer, thought of in a worker process."""

from __future__ import annotations

from fondaco.kernel.action import Illegal
from fondaco.server import wire
from fondaco.server.bots.worker import HintTask
from fondaco.server.table.answering import asked
from fondaco.server.table.table import Table


async def hint(table: Table, visitor: str, said: wire.Advise) -> bytes:
    """A hint as it goes over the wire. Raises Illegal if none is given here and now, and RulesFault."""
    task = await task_of(table, visitor, said)
    if not table.services.quotas.hints.take(visitor):
        raise Illegal("rate", "")
    found = await table.services.pool.hint(task)
    if not found:
        raise Illegal("fault", "")
    await task_of(table, visitor, said)  # the question may be another by now
    return found


async def task_of(table: Table, visitor: str, said: wire.Advise) -> HintTask:
    """What a worker must know. Raises Illegal unless the visitor is asked, at a table that allows hints."""
    async with table.hold() as writer:
        match, meta = await asked(writer, visitor, said), writer.meta
        if not meta.has_hints:
            raise Illegal("hints", "")
        if said.seat not in match.waiting():
            raise Illegal("stale", "")
        names = [seat.name for seat in meta.seats]
        return HintTask(meta.id, match.set_up, list(match.answers), said.seat, said.id, names)

"""What a person at a table may say: an answer, whether an answer would do, and that it be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from fondaco.kernel.action import Action, Illegal
from fondaco.kernel.frame import check, cost
from fondaco.kernel.match import Match
from fondaco.server import wire
from fondaco.server.table.meta import TableMeta
from fondaco.server.table.snapshot import may_undo, question_id
from fondaco.server.table.table import Table
from fondaco.server.table.teaching import check_lesson
from fondaco.server.table.writer import TableWriter

Reply = Callable[[wire.Taken], None]


async def answer(table: Table, visitor: str, said: wire.Answer, reply: Reply) -> None:
    """Take an answer, and reply when it is on disk. Raises Illegal, RulesFault or Unsaved."""
    a = Action(said.seat, said.verb, tuple(said.args))
    async with table.hold() as writer:
        match = await asked(writer, visitor, said)
        check_lesson(writer.meta, match, a)
        taken = wire.Taken(said.id)
        await writer.advance(lambda match: match.push(a), lambda: reply(taken))


class Verdict(NamedTuple):
    """Why an answer would be refused, if so, and what it would cost, if anything."""

    no: Illegal | None
    cost: int | None


async def weigh(table: Table, visitor: str, said: wire.Weigh) -> Verdict:
    """What would become of this answer. Raises Illegal if it is not asked for. Nothing changes."""
    a = Action(said.seat, said.verb, tuple(said.args))
    async with table.hold() as writer:
        match = await asked(writer, visitor, said)
        try:
            check(match.state, a)
        except Illegal as no:
            # Where each field is in order, what it costs may be the reason.
            return Verdict(no, cost(match.state, a) if no.reason == "rule" else None)
        return Verdict(None, cost(match.state, a))


async def undo(table: Table, visitor: str, said: wire.Undo, reply: Reply) -> None:
    """Take the seat's last answer back. Raises Illegal, RulesFault or Unsaved."""
    async with table.hold() as writer:
        admit(writer.meta, visitor, said.seat)
        match, _ = await writer.opened()
        if said.id != str(match.public_n):
            raise Illegal("stale", "")
        if not may_undo(writer.meta, match, said.seat):
            raise Illegal("undo", "")
        taken = wire.Taken(said.id)
        await writer.advance(lambda match: match.undo(), lambda: reply(taken))


async def asked(
    writer: TableWriter, visitor: str, said: wire.Answer | wire.Weigh | wire.Advise
) -> Match[Any]:
    """The game, if the visitor is asked this question in it. Raises Illegal if not, and RulesFault."""
    admit(writer.meta, visitor, said.seat)
    match, _ = await writer.opened()
    if said.id != question_id(writer.meta, match, said.seat):
        raise Illegal("stale", "")
    return match


def admit(meta: TableMeta, visitor: str, seat: int) -> None:
    """Raise Illegal unless the game runs and the visitor plays this seat."""
    if seat not in meta.seats_of(visitor):
        raise Illegal("seat", "")
    if meta.status != "running":
        raise Illegal("over" if meta.status == "finished" else "closed", "")
    if meta.seats[seat].is_away:
        raise Illegal("away", "")

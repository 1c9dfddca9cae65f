"""The game at one moment as pages get it, encoded once for pages that know the same and not for each page."""

from __future__ import annotations

from typing import Any, Final

from fondaco.kernel.action import CHANCE, NOBODY, Action, Illegal
from fondaco.kernel.frame import annotated, done, question, waiting
from fondaco.kernel.match import Match
from fondaco.kernel.prompt import Bar, Move, Prompt
from fondaco.server import wire
from fondaco.server.table.meta import TableMeta

MAX_KEPT_MESSAGES: Final = 32  # a page may resume anywhere, and all those messages would fill the memory
MAX_LISTED_ANSWERS: Final = 200  # a question that admits no more is sent with those that a rule refuses


class Snapshot:
    """The game after its last answer, or after its first `n`.

    It reads the state of the match, so it must not be used while that takes another answer.
    """

    def __init__(self, meta: TableMeta, match: Match[Any], n: int | None = None) -> None:
        self.meta = meta
        self.match = match
        self.n = match.n if n is None else n
        self.state = match.state if self.n == match.n else match.at(self.n)
        self.prompts = {seat: self.prompt(seat) for seat in waiting(self.state)}
        self.waiting = [wire.heading(p) for p in self.prompts.values() if p.seat != CHANCE]
        rows = None if self.prompts else match.game.standings(self.state)
        self.standings = None if rows is None else wire.standings(rows)
        self.messages: dict[tuple[tuple[int, ...], int], bytes] = {}

    def message(self, seats: tuple[int, ...], first: int) -> bytes:
        """What is sent to a page that plays these seats and knows everything before answer `first`."""
        known = self.messages.get((seats, first))
        if known is None:
            known = wire.encode(self.compose(seats, first))
            if len(self.messages) < MAX_KEPT_MESSAGES:
                self.messages[seats, first] = known
        return known

    def compose(self, seats: tuple[int, ...], first: int) -> wire.GameNews:
        """The same before it is encoded."""
        parts = [self.part(seat, first) for seat in seats or (NOBODY,)]
        undo, undos = self.undo(seats), self.meta.undos
        finished = done(self.state)
        return wire.GameNews(self.n, first, parts, self.waiting, finished, undo, undos, self.standings)

    def prompt(self, seat: int) -> Prompt:
        """The question to a seat, with what people want to see of it if it is shown to one."""
        return annotated(self.state, seat) if self.is_shown(seat) else question(self.state, seat)

    def is_shown(self, seat: int) -> bool:
        """Is a question to this seat for a person to answer?"""
        return seat >= 0 and self.meta.status == "running" and not self.meta.seats[seat].is_bots

    def part(self, seat: int, first: int) -> wire.PartWire:
        events = [wire.event(e, n) for n, e in self.match.heard(seat, first, self.n)]
        view = self.match.game.view(self.state, seat)
        return wire.PartWire(seat, events, view, self.ask(seat))

    def ask(self, seat: int) -> wire.AskWire | None:
        """The open question to a seat, if it is for a person to answer."""
        prompt = self.prompts.get(seat)
        if prompt is None or not self.is_shown(seat):
            return None
        few = prompt.size() <= MAX_LISTED_ANSWERS
        moves = [wire.move(m, self.refused(prompt, m) if few else []) for m in prompt.moves]
        bars = [self.bar(seat, bar) for bar in prompt.bars]
        return wire.ask(question_id(self.meta, self.match, seat), prompt, moves, bars)

    def refused(self, prompt: Prompt, move: Move) -> list[wire.RefusedWire]:
        """The answers that the fields admit and a rule forbids. Only the seat that is asked is sent them."""
        top = self.state.stack[-1]
        clauses = [(a, top.refuse(self.state, a)) for a in move.fill(prompt.seat)]
        refused = [(a, self.state.explain(a, Illegal("rule", clause))) for a, clause in clauses if clause]
        return [wire.RefusedWire(list(a.args), no.clause, no.reason, list(no.details)) for a, no in refused]

    def bar(self, seat: int, bar: Bar) -> wire.BarWire:
        no = self.state.explain(Action(seat, bar.verb), Illegal("verb", bar.clause))
        return wire.BarWire(bar.verb, no.clause, no.reason, list(no.details))

    def undo(self, seats: tuple[int, ...]) -> list[int]:
        return [seat for seat in seats if may_undo(self.meta, self.match, seat)]


def question_id(meta: TableMeta, match: Match[Any], seat: int) -> str:
    """The name of a seat's next question: another when the seat has answered or anything was taken back."""
    return f"{meta.undos}.{match.given[seat]}"


def may_undo(meta: TableMeta, match: Match[Any], seat: int) -> bool:
    """May the person at this seat take its last answer back?"""
    return meta.status == "running" and not meta.seats[seat].is_bots and not match.undo_refusal(seat)

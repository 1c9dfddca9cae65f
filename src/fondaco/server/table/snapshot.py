"""The game at one moment as pages get it, encoded once for pages that know the same and not for each page."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Raw

from fondaco.kernel.action import CHANCE, EYE, NOBODY, Action, Illegal
from fondaco.kernel.fields import Bundle
from fondaco.kernel.frame import Frame, annotated, done, is_sealed, question, waiting
from fondaco.kernel.match import Match
from fondaco.kernel.prompt import Bar, Move, Prompt
from fondaco.server import wire
from fondaco.server.table.meta import TableMeta
from fondaco.server.table.teaching import lesson_said
from fondaco.server.table.touching import Trial, passes, things

MAX_KEPT_MESSAGES: Final = 32  # a page may resume anywhere, and all those messages would fill the memory
MAX_LISTED_ANSWERS: Final = 200  # a question that admits no more is sent with those that a rule refuses


class Snapshot:
    """The game after its last answer, or after its first `n`.

    It reads the state of the match, so it must not be used while that takes another answer.
    """

    def __init__(self, meta: TableMeta, match: Match[Any], n: int | None = None) -> None:
        self.meta = meta
        self.match = match
        self.n = match.public_n if n is None else n  # answers in secret are not counted yet
        self.is_closed = n is None and is_sealed(match.state)
        self.state = match.state if n is None or n == match.n else match.at(n)
        self.prompts = {seat: self.prompt(seat) for seat in waiting(self.state)}
        self.waiting = [wire.heading(p) for p in self.prompts.values() if p.seat != CHANCE]
        rows = None if self.prompts else match.game.standings(self.state)
        self.standings = None if rows is None else wire.standings(rows)
        self.course = None if rows is None else wire.course(match)
        self.clocks = [wire.clock(c) for c in match.game.clocks(self.state)]
        self.tallies: dict[tuple[int, bool], Raw] = {}
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
        return wire.GameNews(
            self.n,
            first,
            parts,
            self.waiting,
            finished,
            undo,
            undos,
            self.clocks,
            self.standings,
            self.course,
        )

    def prompt(self, seat: int) -> Prompt:
        """The question to a seat, with what people want to see of it if it is shown to one."""
        return annotated(self.state, seat) if self.is_shown(seat) else question(self.state, seat)

    def is_shown(self, seat: int) -> bool:
        """Is a question to this seat for a person to answer?"""
        return seat >= 0 and self.meta.status == "running" and not self.meta.seats[seat].is_bots

    def part(self, seat: int, first: int) -> wire.PartWire:
        events = [wire.event(e, n) for n, e in self.match.heard(seat, first, self.n)]
        view = self.match.game.view(self.state, seat)
        tallies = [self.tally(owner, seat in (owner, EYE)) for owner in range(self.state.seats)]
        return wire.PartWire(seat, events, self.own(seat, first), view, tallies, self.question(seat))

    def own(self, seat: int, first: int) -> list[wire.OwnWire]:
        """What a seat itself answered, so that its page can tell what has happened since."""
        if seat < 0:
            return []
        idle = passes(self.match.game.border)
        return [wire.OwnWire(n, a.verb in idle) for n, a in self.match.own(seat, first, self.n)]

    def tally(self, owner: int, is_open: bool) -> Raw:
        """How a player stands, to themselves or to all others: worked out and encoded once for all pages."""
        key = owner, is_open and self.match.game.hides_tallies
        known = self.tallies.get(key)
        if known is None:
            known = Raw(wire.encode(wire.tally(self.match.game.tally(self.state, *key))))
            self.tallies[key] = known
        return known

    def question(self, seat: int) -> wire.QuestionWire | None:
        """The open question to a seat, if it is for a person to answer."""
        prompt = self.prompts.get(seat)
        if prompt is None or not self.is_shown(seat):
            return None
        about = things(self.match.game, prompt)
        moves = self.moves(prompt, is_touched=bool(about))
        bars = [self.bar(seat, bar) for bar in prompt.bars]
        asked = wire.question(question_id(self.meta, self.match, seat), prompt, moves, bars, about)
        asked.lesson = lesson_said(self.meta, self.match, seat)
        return asked

    def moves(self, prompt: Prompt, is_touched: bool) -> list[wire.MoveWire]:
        """The moves of a question; a touch means one without fields only if it is about something."""
        few = type(self.state.stack[-1]).refuse is not Frame.refuse and admits_few(prompt)
        trial = Trial(self.match.game, self.state, prompt.seat)
        moves = [wire.move(m, self.refused(prompt, m) if few else []) for m in prompt.moves]
        for sent, move in zip(moves, prompt.moves, strict=True):
            sent.is_pass = move.verb in passes(self.match.game.border)
            is_tried = (is_touched or move.fields) and not (sent.is_pass or prompt.confirms)
            sent.can_undo = bool(is_tried) and trial.can_undo(move)
        return moves

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


def admits_few(prompt: Prompt) -> bool:
    """Are the answers that the fields admit so few that they are looked at one by one?

    Counting bundles takes long: they come last.
    """
    total = 0
    for move in prompt.moves:
        ways = 1
        for field in sorted(move.fields, key=lambda one: isinstance(one, Bundle)):
            ways *= field.size()
            if total + ways > MAX_LISTED_ANSWERS:
                return False
        total += ways
    return True


def question_id(meta: TableMeta, match: Match[Any], seat: int) -> str:
    """The name of a seat's next question: another when the seat has answered or anything was taken back."""
    return f"{meta.undos}.{match.given[seat]}"


def may_undo(meta: TableMeta, match: Match[Any], seat: int) -> bool:
    """May the person at this seat take its last answer back?"""
    return meta.status == "running" and not meta.seats[seat].is_bots and not match.undo_refusal(seat)

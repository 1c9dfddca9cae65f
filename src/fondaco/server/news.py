"""The game as pages get it, encoded once for each seat and not for each page."""

from __future__ import annotations

from typing import Any, Final

from msgspec.json import Encoder

from fondaco.kernel.action import CHANCE, NOBODY, Action, Illegal
from fondaco.kernel.frame import annotated, done, question, waiting
from fondaco.kernel.match import Match
from fondaco.kernel.prompt import Move, Prompt
from fondaco.server import wire
from fondaco.server.head import Head

KEPT: Final = 32  # messages kept for the next page that knows as much
FEW: Final = 200  # answers a question may admit for its refused ones to be sent along

encoder: Final = Encoder()


class News:
    """The game after its last answer, or after an earlier one.

    It is made anew after every answer, and not to be used while one is taken.
    """

    def __init__(self, head: Head, match: Match[Any], n: int | None = None) -> None:
        self.head = head
        self.match = match
        self.n = match.n if n is None else n
        self.state = match.state if self.n == match.n else match.at(self.n)
        self.prompts = {seat: self.prompt(seat) for seat in waiting(self.state)}
        self.waiting = [wire.heading(p) for p in self.prompts.values() if p.seat != CHANCE]
        rows = None if self.prompts else match.game.standings(self.state)
        self.standings = None if rows is None else wire.standings(rows)
        self.messages: dict[tuple[tuple[int, ...], int], bytes] = {}

    def message(self, seats: tuple[int, ...], first: int) -> bytes:
        """What a page with these seats is sent that knows everything before answer `first`."""
        known = self.messages.get((seats, first))
        if known is None:
            known = encoder.encode(self.compose(seats, first))
            if len(self.messages) < KEPT:  # a page may ask to resume anywhere: all that would fill the memory
                self.messages[seats, first] = known
        return known

    def compose(self, seats: tuple[int, ...], first: int) -> wire.GameNews:
        parts = [self.part(seat, first) for seat in seats or (NOBODY,)]
        undo, undos = self.undo(seats), self.head.undos
        finished = done(self.state)
        return wire.GameNews(self.n, first, parts, self.waiting, finished, undo, undos, self.standings)

    def prompt(self, seat: int) -> Prompt:
        """The question to a seat, with what people want to see of it if it is shown to one."""
        return annotated(self.state, seat) if self.is_shown(seat) else question(self.state, seat)

    def is_shown(self, seat: int) -> bool:
        """Is a question to this seat for a person to answer?"""
        return seat >= 0 and self.head.status == "running" and not self.head.seats[seat].is_bots

    def part(self, seat: int, first: int) -> wire.PartWire:
        events = [wire.event(e, n) for n, e in self.match.heard(seat, first, self.n)]
        view = self.match.game.view(self.state, seat)
        return wire.PartWire(seat, events, view, self.ask(seat))

    def ask(self, seat: int) -> wire.AskWire | None:
        """The open question to a seat, if it is for a person to answer."""
        prompt = self.prompts.get(seat)
        if prompt is None or not self.is_shown(seat):
            return None
        few = prompt.size() <= FEW
        moves = [wire.move(m, self.refused(prompt, m) if few else []) for m in prompt.moves]
        bars = [wire.BarWire(*bar, self.contract(Action(seat, bar.verb), bar.clause)) for bar in prompt.bars]
        return wire.ask(question_id(self.head, self.match, seat), prompt, moves, bars)

    def refused(self, prompt: Prompt, move: Move) -> list[wire.RefusedWire]:
        """The answers that the fields admit and a rule forbids; the question is the seat's: nothing leaks."""
        top = self.state.stack[-1]
        told = [(a, top.refuse(self.state, a)) for a in move.fill(prompt.seat)]
        return [wire.RefusedWire(list(a.args), why, self.contract(a, why)) for a, why in told if why]

    def contract(self, a: Action, clause: str) -> int:
        """The number of the contract that stands against a refused answer; 0 if none does."""
        no: Illegal = self.state.explain(a, Illegal("rule", clause))
        return wire.number_of(no.details)

    def undo(self, seats: tuple[int, ...]) -> list[int]:
        return [seat for seat in seats if may_undo(self.head, self.match, seat)]


def question_id(head: Head, match: Match[Any], seat: int) -> str:
    """What names a seat's next question: it changes when the seat has answered or anything was taken back."""
    return f"{head.undos}.{match.given[seat]}"


def may_undo(head: Head, match: Match[Any], seat: int) -> bool:
    return head.status == "running" and not head.seats[seat].is_bots and not match.undo_refusal(seat)

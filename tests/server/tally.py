"""Tally: a toy game with an answer for every case that a table must survive."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import Any, ClassVar, cast

from fondaco.kernel.action import EYE, Action, Event, Illegal
from fondaco.kernel.fields import Amount
from fondaco.kernel.frame import Frame, State, doing, parts
from fondaco.kernel.frames import Draw, Sealed
from fondaco.kernel.game import Game, Line, Option, Standing
from fondaco.kernel.game import Tally as Count
from fondaco.kernel.prompt import Bar, Move, Prompt, asked
from tests.server import tally_shape as shape


class Tally(State):
    """What was said, each seat's secret number, and whether the rules are to fail."""

    over: ClassVar[str] = "TALLY-9"

    def __init__(
        self,
        seats: int,
        stack: list[Frame[Any]],
        log: list[Event] | None,
        said: list[int],
        secret: list[int],
        is_blind: bool,
        is_mute: bool,
        is_doomed: bool,
    ) -> None:
        super().__init__(seats, stack, log)
        self.said = said
        self.secret = secret
        self.is_blind = is_blind  # it can no longer be seen
        self.is_mute = is_mute  # it can no longer be asked
        self.is_doomed = is_doomed  # it can no longer be answered

    def copy(self) -> Tally:
        stack = [frame.copy() for frame in self.stack]
        flags = (self.is_blind, self.is_mute, self.is_doomed)
        return Tally(self.seats, stack, None, self.said[:], self.secret[:], *flags)

    def explain(self, a: Action, no: Illegal) -> Illegal:
        """A reason of this game's own: so much was said before."""
        return Illegal("spoken", "TALLY-6", "", (len(self.said),)) if no.clause == "TALLY-6" else no


VERBS = ("again", "roll", "hide", "crash", "blind", "mute", "doom", "end")


class Talk(Frame[Tally]):
    """The seats speak in turn until one ends the game."""

    called = "talk"

    def __init__(self, seat: int, is_over: bool) -> None:
        self.seat = seat
        self.is_over = is_over

    def copy(self) -> Talk:
        return Talk(self.seat, self.is_over)

    def advance(self, s: Tally) -> bool:
        if self.is_over:
            s.stack.pop()
        return not self.is_over

    def waiting(self, s: Tally) -> list[int]:
        return [self.seat]

    def question(self, s: Tally, seat: int) -> Prompt:
        if s.is_mute:
            raise RuntimeError(f"secret {s.secret}")
        say = Move("say", "TALLY-1", [Amount("number", "number", 0, 9, "TALLY-2")])
        plain = [Move(verb, "TALLY-1", []) for verb in VERBS]
        bars = (Bar("sing", "TALLY-7"),)
        return asked(shape.TalkAsked, seat, "TALLY-1", [say, *plain], len(s.said), bars=bars)

    def refuse(self, s: Tally, a: Action) -> str:
        refused = {7: "TALLY-3", 9: "TALLY-6"}
        return refused.get(parts(shape.Say, a)[0], "") if a.verb == "say" else ""

    def cost(self, s: Tally, a: Action) -> int | None:
        return 10 * parts(shape.Say, a)[0] if a.verb == "say" else None

    def answer(self, s: Tally, a: Action) -> None:
        if s.is_doomed:
            raise RuntimeError(f"secret {s.secret}")
        match a.verb:
            case "say":
                s.said.extend(parts(shape.Say, a))
                s.tell(shape.Said, "TALLY-1", a.seat, s.said[-1])
            case "roll":
                s.stack.append(Roll())
            case "hide":
                s.stack.append(Hide(list(range(s.seats)), [None] * s.seats))
            case "crash":
                s.said.append(99)
                raise RuntimeError(f"secret {s.secret}")
            case "blind":
                s.is_blind = True
            case "doom":
                s.is_doomed = True
            case "mute":
                s.is_mute = True
            case "end":
                self.is_over = True
        if a.verb != "again":
            self.seat = (self.seat + 1) % s.seats


class Roll(Draw[Tally]):
    called = "roll"
    verb = "roll"
    what = "number"
    clause = "TALLY-4"

    def copy(self) -> Roll:
        return Roll()

    def bag(self, s: Tally) -> list[int]:
        return [1] * 6

    def drawn(self, s: Tally, thing: int) -> None:
        s.said.append(thing)
        s.tell(shape.Rolled, "TALLY-4", thing)


class Hide(Sealed[Tally]):
    """Each seat chooses its secret number."""

    def copy(self) -> Hide:
        return Hide(self.seats, self.answers[:])

    def show(self, seat: int) -> shape.HideShown:
        return {"frame": "hide", "chosen": self.chosen(), "mine": self.mine(seat)}

    def question(self, s: Tally, seat: int) -> Prompt:
        move = Move("hide", "TALLY-5", [Amount("number", "number", 0, 1000, "TALLY-5")])
        return asked(shape.HideAsked, seat, "TALLY-5", [move])

    def reveal(self, s: Tally, answers: list[Action]) -> None:
        for a in answers:
            (number,) = parts(shape.Hide, a)
            s.secret[a.seat] = number
            s.confide(1 << a.seat, shape.Hid, "TALLY-5", a.seat, number)


class TallyGame(Game[Tally]):
    name = "tally"
    title = "Tally"
    prefix = "TALLY"
    seats = (2, 3)
    options = (Option("length", ("short", "long")), Option("start", ("well", "badly")))

    border: ClassVar[ModuleType] = shape

    def things(self, edition: Mapping[str, object] | None) -> dict[str, tuple[str, ...]]:
        return {}

    def catalogue(self, edition: Mapping[str, object] | None) -> shape.Catalogue:
        return {}

    def setup(self, seats: int, options: Mapping[str, str], edition: Mapping[str, object] | None) -> Tally:
        if options["start"] == "badly":
            raise RuntimeError("no game today")
        return Tally(seats, [Talk(0, False)], [], [], [0] * seats, False, False, False)

    def view(self, s: Tally, seat: int) -> shape.View:
        if s.is_blind:
            raise RuntimeError(f"secret {s.secret}")
        secret = [n if seat in (owner, EYE) else None for owner, n in enumerate(s.secret)]
        return {"said": s.said[:], "secret": secret, "doing": cast("list[shape.Doing]", doing(s, seat))}

    def imagine(self, s: Tally, seat: int, rng: Random) -> Tally:
        t = s.copy()
        t.secret = [n if owner == seat else rng.randint(0, 1000) for owner, n in enumerate(s.secret)]
        for frame in t.stack:
            frame.imagine(t, seat, rng)
        return t

    def standings(self, s: Tally) -> list[Standing]:
        total = sum(s.said)
        return [Standing(total, (seat,), (Line("said", "TALLY-9", total),)) for seat in range(s.seats)]

    def tally(self, s: Tally, seat: int, is_open: bool) -> Count:
        """The secret number, to its owner."""
        return Count(s.secret[seat], True, False, 0, ()) if is_open else Count(None, False, False, 0, ())

    def audit(self, s: Tally) -> None:
        assert len(s.secret) == s.seats

"""The state, its stack of frames, and the five verbs that run any game.

Only the top frame runs. It works until it needs an answer, from a seat or from chance; `ask` then says
who owes which answer, and `apply` gives one and runs on to the next question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Generic, TypeVar, TypeVarTuple, cast

from fondaco.kernel.action import Action, Arg, Event, Illegal
from fondaco.kernel.prompt import Move, Prompt, is_number
from fondaco.kernel.shape import Answer, Told, hidden

Ts = TypeVarTuple("Ts")


class State:
    """Everything that is true now. Games subclass it and add their own attributes."""

    over: ClassVar[str] = ""  # the clause that ends the game, where there is one

    def __init__(self, seats: int, stack: list[Frame[Any]], log: list[Event] | None) -> None:
        self.seats = seats
        self.stack = stack
        self.log = log  # None while searching: then nothing is told

    def copy(self) -> State:
        """The same state, sharing nothing that can change, and telling nothing."""
        raise NotImplementedError

    def __repr__(self) -> str:
        doing = " > ".join([type(frame).__name__ for frame in self.stack])
        return f"<{type(self).__name__} for {self.seats}: {doing or 'over'}>"

    def ended_by(self) -> str:
        """The clause that ended this game. Asked when it is over."""
        return self.over

    def explain(self, a: Action, no: Illegal) -> Illegal:
        """Why `a` is refused, where the game knows better than the question does."""
        return no

    def asides(self, seat: int) -> list[Move]:
        """The moves `seat` may make on top of any interruptible question."""
        return []

    def aside(self, a: Action) -> bool:
        """Play `a` if it is an aside. False: it is an answer to the question after all."""
        return False

    def tell(self, kind: Callable[[*Ts], Told], clause: str, *args: *Ts) -> None:
        """Tell everybody: an event of the game's shape, with its parts in order."""
        if self.log is not None:
            told = cast("type[Told]", kind)
            self.log.append(Event(told.said, clause, cast("tuple[Arg, ...]", args)))

    def confide(self, knows: int, kind: Callable[[*Ts], Told], clause: str, *args: *Ts) -> None:
        """Tell everybody, but the parts that the shape marks HIDDEN only to the seats in the mask `knows`."""
        if self.log is not None:
            told = cast("type[Told]", kind)
            self.log.append(Event(told.said, clause, cast("tuple[Arg, ...]", args), hidden(told), knows))


S = TypeVar("S", bound=State)


class Frame(Generic[S]):
    """One unfinished piece of procedure: a round, a turn, an auction, a sealed choice."""

    called: ClassVar[str] = ""  # its kind in the shape, unless `show` says it
    interruptible: ClassVar[bool] = False
    sealed: ClassVar[bool] = False  # an answer is given in secret and for good: people are asked twice

    def advance(self, s: S) -> bool:
        """Do what needs no answer. True: I wait for one now. False: look at the stack again."""
        raise NotImplementedError

    def waiting(self, s: S) -> list[int]:
        """The seats that owe an answer. More than one: in secret, in any order."""
        raise NotImplementedError

    def question(self, s: S, seat: int) -> Prompt:
        """What `seat`, one of those waited for, is asked."""
        raise NotImplementedError

    def refuse(self, s: S, a: Action) -> str:
        """The clause that forbids an answer whose fields are each in order; empty if none does."""
        return ""

    def answer(self, s: S, a: Action) -> None:
        """Take an answer that was asked for and is not refused."""
        raise NotImplementedError

    def show(self, seat: int) -> Mapping[str, object]:
        """What `seat` may see of this piece of procedure: the bid, the offers, who has chosen."""
        return {"frame": self.called}

    def annotate(self, s: S, prompt: Prompt) -> None:
        """Add to a question what people want to see before they answer: costs, and which options go together.

        Left to those who show questions, because search asks millions of them and needs none of this.
        """

    def done(self, s: S) -> list[int] | None:
        """Where several are asked at once: the seats that have answered for good. None: only one is asked.

        While several are asked they answer in secret, so nothing is taken back, by the last of them neither.
        """
        return None

    def cost(self, s: S, a: Action) -> int | None:
        """What an answer would cost its seat, for people to see before they give it; None: nothing."""
        return None

    def imagine(self, s: S, seat: int, rng: Random) -> None:
        """Put something that `seat` could believe in place of what this frame hides from it."""

    def copy(self) -> Frame[S]:
        raise NotImplementedError


def parts(_kind: Callable[[*Ts], Answer], a: Action) -> tuple[*Ts]:
    """The typed parts of an answer, in the order of the shape: `field, tokens = parts(shape.Place, a)`."""
    return cast("tuple[*Ts]", a.args)


def answer(kind: Callable[[*Ts], Answer], seat: int, *args: *Ts) -> Action:
    """An answer of the game's shape: `answer(shape.Place, seat, field, tokens)`."""
    return Action(seat, cast("type[Answer]", kind).said, cast("tuple[Arg, ...]", args))


def settle(s: State) -> None:
    """Run until somebody must answer or the game is over."""
    while s.stack and not s.stack[-1].advance(s):
        pass


def waiting(s: State) -> list[int]:
    """Who owes an answer. Nobody: the game is over."""
    return s.stack[-1].waiting(s) if s.stack else []


def is_sealed(s: State) -> bool:
    """Is the next answer given in secret, so that it cannot be taken back?"""
    return bool(s.stack) and (s.stack[-1].done(s) is not None or len(waiting(s)) > 1)


def done(s: State) -> list[int] | None:
    """The seats that have answered for good while several are asked at once; None: only one is asked."""
    return s.stack[-1].done(s) if s.stack else None


def doing(s: State, seat: int) -> list[Mapping[str, object]]:
    """What is going on, the outermost first, as `seat` may see it."""
    return [frame.show(seat) for frame in s.stack]


def question(s: State, seat: int) -> Prompt:
    """What `seat`, one of those waited for, is asked."""
    top = s.stack[-1]
    prompt = top.question(s, seat)
    if top.interruptible:
        prompt.moves.extend(s.asides(seat))
    return prompt


def annotated(s: State, seat: int) -> Prompt:
    """What `seat` is asked, with what people want to see before they answer."""
    prompt = question(s, seat)
    top = s.stack[-1]
    prompt.is_sealed = top.sealed
    top.annotate(s, prompt)
    return prompt


def cost(s: State, a: Action) -> int | None:
    """What a legal answer would cost its seat, for people to see before they give it; None: nothing."""
    return s.stack[-1].cost(s, a)


def ask(s: State) -> list[Prompt]:
    """The open questions. Several at once are answered in secret, in any order. None: the game is over."""
    return [question(s, seat) for seat in waiting(s)]


def apply(s: State, a: Action) -> None:
    """Give one answer, in place, and run on to the next question. Raises Illegal, changing nothing."""
    check(s, a)
    play(s, a)


def check(s: State, a: Action) -> None:
    """Raise Illegal, with its reason and clause, unless `a` may be answered now."""
    seats = waiting(s)
    if not seats:
        raise Illegal("over", s.ended_by())
    if not is_number(a.seat) or a.seat not in seats:
        raise Illegal("turn", question(s, seats[0]).clause)
    try:
        check_answer(s, a)
    except Illegal as no:
        raise s.explain(a, no) from None


def check_answer(s: State, a: Action) -> None:
    """Raise Illegal unless `a` answers the question that its seat is asked."""
    check_fields(question(s, a.seat), a)
    clause = s.stack[-1].refuse(s, a)
    if clause:
        raise Illegal("rule", clause)


def check_fields(prompt: Prompt, a: Action) -> None:
    """Raise Illegal unless the prompt offers this verb and each field admits its argument."""
    move = prompt.move(a.verb)
    if move is None:
        shut = [bar.clause for bar in prompt.bars if bar.verb == a.verb]
        raise Illegal("verb", shut[0] if shut else prompt.clause)
    if not isinstance(a.args, tuple) or len(a.args) != len(move.fields):
        raise Illegal("args", move.clause)
    for field, value in zip(move.fields, a.args, strict=True):
        if not field.admits(value):
            lacking = [missing.clause for missing in field.missing if missing.option == value]
            raise Illegal("field", (*lacking, field.clause or move.clause)[0], field.name)


def play(s: State, a: Action) -> None:
    """`apply` without the checks: for search, which only plays what was asked for."""
    top = s.stack[-1]
    if not (top.interruptible and s.aside(a)):
        top.answer(s, a)
    settle(s)


def legal(s: State, prompt: Prompt, limit: int = 10_000) -> list[Action]:
    """Every legal answer to a question, if its fields admit no more than `limit`."""
    if prompt.size() > limit:
        raise OverflowError(f"more than {limit} answers: sample them")
    top = s.stack[-1]
    return [a for move in prompt.moves for a in move.fill(prompt.seat) if not top.refuse(s, a)]


def pick(s: State, prompt: Prompt, rng: Random) -> Action:
    """Any legal answer to a question."""
    top = s.stack[-1]
    a = prompt.sample(rng)
    while top.refuse(s, a):
        a = prompt.sample(rng)
    return a

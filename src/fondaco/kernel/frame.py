"""The state, its stack of frames, and the five verbs that run any game.

Only the top frame runs. It works until it needs an answer, from a seat or from chance; `ask` then says
who owes which answer, and `apply` gives one and runs on to the next question.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, ClassVar, Generic, TypeVar, TypeVarTuple, cast

from fondaco.kernel.action import Action, Arg, Event, Illegal
from fondaco.kernel.fields import is_number
from fondaco.kernel.prompt import Move, Prompt
from fondaco.kernel.shape import Answer, Told, hidden

Ts = TypeVarTuple("Ts")


class State:
    """Everything that is true now. Games subclass it and add their own attributes.

    >>> from fondaco import LIGURIA
    >>> s = LIGURIA.start(3)
    >>> s.seats, s.copy() is s
    (3, False)
    >>> s
    <Liguria for 3: Play > FirstCubes>
    """

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
    """One unfinished piece of procedure: a round, a turn, an auction, a sealed choice.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import Frame
    >>> s = LIGURIA.start(3)
    >>> isinstance(s.stack[-1], Frame), s.stack[-1].waiting(s)
    (True, [0])
    """

    called: ClassVar[str] = ""  # its kind in the shape, unless `show` says it
    interruptible: ClassVar[bool] = False
    usual: ClassVar[str] = ""  # the verb of the normal case, which a page puts first
    sealed: ClassVar[bool] = False  # an answer is given in secret and for good: people are asked twice
    confirms: ClassVar[bool] = False  # asked several times in a row: no touch alone answers, so all are alike

    def advance(self, s: S) -> bool:
        """Do what needs no answer. True: I wait for one now. False: look at the stack again."""
        raise NotImplementedError

    def waiting(self, s: S) -> list[int]:
        """The seats that owe an answer. More than one: in secret, in any order."""
        raise NotImplementedError

    def question(self, s: S, seat: int) -> Prompt:
        """What `seat`, one of those waited for, is asked."""
        raise NotImplementedError

    def moves(self, s: S, seat: int) -> list[Move]:
        """The moves of the question to `seat`, without its heading: all that a rollout wants to know of it.

        Some may be `LateMove`s, whose fields are found only if the move is picked.
        """
        return self.question(s, seat).moves

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
        """Add to a question what people want to see before they answer: costs, what goes together, a start.

        Left to those who show questions, because search asks millions of them and needs none of this.
        """

    def usual_verb(self, s: S, prompt: Prompt) -> str:
        """The verb that people mean as a rule when they are asked this; empty where answers are equal."""
        return self.usual if prompt.move(self.usual) else ""

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

    def reopen(self, s: S, seat: int) -> None:
        """Ask the others again what they have answered in secret. For search: `imagine` put any legal answers
        in their place, and nobody answers like that."""

    def copy(self) -> Frame[S]:
        raise NotImplementedError


def parts(_kind: Callable[[*Ts], Answer], a: Action) -> tuple[*Ts]:
    """The typed parts of an answer, in the order of the shape: `field, tokens = parts(shape.Place, a)`.

    >>> from fondaco.games.liguria import shape
    >>> from fondaco.kernel import answer, parts
    >>> (colours,) = parts(shape.Offer, answer(shape.Offer, 0, (0, 2)))
    >>> colours
    (0, 2)
    """
    args: Any = a.args  # `cast` would be a call, and this is asked by the million
    typed: tuple[*Ts] = args
    return typed


def answer(kind: Callable[[*Ts], Answer], seat: int, *args: *Ts) -> Action:
    """An answer of the game's shape: `answer(shape.Place, seat, field, tokens)`.

    >>> from fondaco.games.liguria import shape
    >>> from fondaco.kernel import answer
    >>> answer(shape.Offer, 0, (0, 2))
    Action(seat=0, verb='offer', args=((0, 2),))
    """
    return Action(seat, cast("type[Answer]", kind).said, cast("tuple[Arg, ...]", args))


def settle(s: State) -> None:
    """Run until somebody must answer or the game is over.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import settle, waiting
    >>> s = LIGURIA.setup(3, {}, None)
    >>> settle(s)
    >>> waiting(s)
    [0]
    """
    while s.stack and not s.stack[-1].advance(s):
        pass


def waiting(s: State) -> list[int]:
    """Who owes an answer. Nobody: the game is over.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import waiting
    >>> s = LIGURIA.start(3)
    >>> waiting(s)
    [0]
    """
    return s.stack[-1].waiting(s) if s.stack else []


def is_sealed(s: State) -> bool:
    """Is the next answer given in secret, so that it cannot be taken back?

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import is_sealed
    >>> s = LIGURIA.start(3)
    >>> is_sealed(s)
    False
    """
    return bool(s.stack) and (s.stack[-1].done(s) is not None or len(waiting(s)) > 1)


def done(s: State) -> list[int] | None:
    """The seats that have answered for good while several are asked at once; None: only one is asked.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import done
    >>> s = LIGURIA.start(3)
    >>> print(done(s))
    None
    """
    return s.stack[-1].done(s) if s.stack else None


def doing(s: State, seat: int) -> list[Mapping[str, object]]:
    """What is going on, the outermost first, as `seat` may see it.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import doing
    >>> s = LIGURIA.start(3)
    >>> [shown["frame"] for shown in doing(s, seat=0)]
    ['play', 'firstcubes']
    """
    return [frame.show(seat) for frame in s.stack]


def question(s: State, seat: int) -> Prompt:
    """What `seat`, one of those waited for, is asked.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import question
    >>> s = LIGURIA.start(3)
    >>> question(s, 0)
    <seat 0 is asked offer (LIG-2.3): [offer(colours: 2 to 2 of [0, 1, 2])]>
    """
    top = s.stack[-1]
    prompt = top.question(s, seat)
    if top.interruptible:
        prompt.moves.extend(s.asides(seat))
    return prompt


def annotated(s: State, seat: int) -> Prompt:
    """What `seat` is asked, with what people want to see before they answer.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import annotated
    >>> s = LIGURIA.start(3)
    >>> annotated(s, 0).clause
    'LIG-2.3'
    """
    prompt = question(s, seat)
    top = s.stack[-1]
    prompt.is_sealed = top.sealed
    prompt.confirms = top.confirms
    prompt.usual = top.usual_verb(s, prompt)
    top.annotate(s, prompt)
    return prompt


def cost(s: State, a: Action) -> int | None:
    """What a legal answer would cost its seat, for people to see before they give it; None: nothing.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import Action, cost
    >>> s = LIGURIA.start(3)
    >>> print(cost(s, Action(0, "offer", ((0, 2),))))
    None
    """
    return s.stack[-1].cost(s, a)


def ask(s: State) -> list[Prompt]:
    """The open questions. Several at once are answered in secret, in any order. None: the game is over.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import ask
    >>> s = LIGURIA.start(3)
    >>> ask(s)
    [<seat 0 is asked offer (LIG-2.3): [offer(colours: 2 to 2 of [0, 1, 2])]>]
    """
    return [question(s, seat) for seat in waiting(s)]


def apply(s: State, a: Action) -> None:
    """Give one answer, in place, and run on to the next question. Raises Illegal, changing nothing.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import Action, apply, waiting
    >>> s = LIGURIA.start(3)
    >>> apply(s, Action(0, "offer", ((0, 2),)))
    >>> waiting(s)
    [1]
    """
    check(s, a)
    play(s, a)


def check(s: State, a: Action) -> None:
    """Raise Illegal, with its reason and clause, unless `a` may be answered now.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import Action, Illegal, check
    >>> s = LIGURIA.start(3)
    >>> try:
    ...     check(s, Action(0, "offer", ((0, 9),)))
    ... except Illegal as no:
    ...     print(no)
    ...
    field colours: LIG-2.3
    """
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
    """`apply` without the checks: for search, which only plays what was asked for.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import Action, play, waiting
    >>> s = LIGURIA.start(3)
    >>> play(s, Action(0, "offer", ((0, 2),)))
    >>> waiting(s)
    [1]
    """
    top = s.stack[-1]
    if not (top.interruptible and s.aside(a)):
        top.answer(s, a)
    while s.stack and not s.stack[-1].advance(s):  # `settle`, without a call
        pass


def legal(s: State, prompt: Prompt, limit: int = 10_000) -> list[Action]:
    """Every legal answer to a question, if its fields admit no more than `limit`.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import ask, legal
    >>> s = LIGURIA.start(3)
    >>> [a.args for a in legal(s, ask(s)[0])]
    [((0, 1),), ((0, 2),), ((1, 2),)]
    """
    if prompt.size() > limit:
        raise OverflowError(f"more than {limit} answers: sample them")
    top = s.stack[-1]
    return [a for move in prompt.moves for a in move.fill(prompt.seat) if not top.refuse(s, a)]


def pick(s: State, prompt: Prompt, rng: Random) -> Action:
    """Any legal answer to a question.

    >>> from random import Random
    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import ask, legal, pick
    >>> s = LIGURIA.start(3)
    >>> prompt = ask(s)[0]
    >>> pick(s, prompt, Random(1)) in legal(s, prompt)
    True
    """
    top = s.stack[-1]
    a = prompt.sample(rng)
    while top.refuse(s, a):
        a = prompt.sample(rng)
    return a


def any_answer(s: State, seat: int, rng: Random) -> Action:
    """What `pick` takes from the question to `seat` by the same dice; the question itself is not written.

    >>> from random import Random
    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import any_answer, ask, pick
    >>> s = LIGURIA.start(3)
    >>> any_answer(s, 0, Random(1)) == pick(s, ask(s)[0], Random(1))
    True
    """
    top = s.stack[-1]
    moves = top.moves(s, seat)
    if top.interruptible:
        moves.extend(s.asides(seat))
    count = len(moves)
    while True:
        a = moves[int(rng.random() * count)].sample(seat, rng)
        if not top.refuse(s, a):
            return a

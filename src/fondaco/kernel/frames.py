"""Frames that games share: steps in order, rounds of turns, sealed choices, draws."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from fondaco.kernel.action import CHANCE, EYE, Action, number
from fondaco.kernel.fields import One
from fondaco.kernel.frame import Frame, S, pick
from fondaco.kernel.prompt import Move, Prompt
from fondaco.kernel.shape import Closed


class Steps(Frame[S]):
    """A procedure: `next` names the frame of each step in turn, and None when there is no more to do.

    >>> from fondaco import LIGURIA
    >>> from fondaco.kernel import Steps
    >>> s = LIGURIA.start(3)
    >>> isinstance(s.stack[0], Steps)
    True
    """

    def __init__(self, step: int) -> None:
        self.step = step

    def next(self, s: S, step: int) -> Frame[S] | None:
        raise NotImplementedError

    def advance(self, s: S) -> bool:
        frame = self.next(s, self.step)
        self.step += 1
        if frame is None:
            s.stack.pop()
        else:
            s.stack.append(frame)
        return False


class Turns(Frame[S]):
    """The seats named are asked in turn; who by public knowledge can do nothing is passed over.

    >>> from fondaco.kernel import State, Turns
    >>> class Errands(Turns[State]):
    ...     pass
    ...
    >>> errands = Errands([2, 0, 1], 1)
    >>> errands.to_come()
    [0, 1]
    """

    interruptible = True

    def __init__(self, seats: list[int], turn: int) -> None:
        self.seats = seats
        self.turn = turn

    def able(self, s: S, seat: int) -> bool:
        """Is there anything to ask this seat?"""
        return True

    def missed(self, s: S, seat: int) -> None:
        """Tell that a seat was passed over, if that is worth telling."""

    def finish(self, s: S) -> None:
        """What follows when all have answered. This frame has left the stack."""

    def advance(self, s: S) -> bool:
        while self.turn < len(self.seats):
            seat = self.seats[self.turn]
            if self.able(s, seat):
                return True
            self.missed(s, seat)
            self.turn += 1
        s.stack.pop()
        self.finish(s)
        return False

    def waiting(self, s: S) -> list[int]:
        return [self.seats[self.turn]]

    def to_come(self) -> list[int]:
        """Who is still to be asked, for `show`."""
        return self.seats[self.turn :]


class Sealed(Frame[S]):
    """Everyone named chooses in secret; when the last has chosen, all is revealed at once.

    >>> from fondaco.kernel import Action, Sealed, State
    >>> class Bids(Sealed[State]):
    ...     pass
    ...
    >>> bids = Bids([0, 1], [Action(0, "bid", (7,)), None])
    >>> bids.chosen(), bids.mine(0), bids.mine(1)
    ([0], [(0, 'bid', (7,))], [])
    """

    sealed = True

    def __init__(self, seats: list[int], answers: list[Action | None]) -> None:
        self.seats = seats
        self.answers = answers

    def reveal(self, s: S, answers: list[Action]) -> None:
        """What follows when all have chosen. This frame has left the stack."""
        raise NotImplementedError

    def advance(self, s: S) -> bool:
        if None in self.answers:
            return True
        s.stack.pop()
        self.reveal(s, [a for a in self.answers if a is not None])
        return False

    def waiting(self, s: S) -> list[int]:
        return [self.seats[i] for i, a in enumerate(self.answers) if a is None]

    def answer(self, s: S, a: Action) -> None:
        self.answers[self.seats.index(a.seat)] = a

    def chosen(self) -> list[int]:
        """Who has chosen, for `show`."""
        return [a.seat for a in self.answers if a is not None]

    def mine(self, seat: int) -> list[Closed]:
        """What a seat has chosen itself, for `show`."""
        return [(a.seat, a.verb, a.args) for a in self.answers if a is not None and seat in (a.seat, EYE)]

    def done(self, s: S) -> list[int]:
        return self.chosen()

    def imagine(self, s: S, seat: int, rng: Random) -> None:
        for i, other in enumerate(self.seats):
            if other != seat and self.answers[i] is not None:
                self.answers[i] = pick(s, self.question(s, other), rng)

    def reopen(self, s: S, seat: int) -> None:
        for i, other in enumerate(self.seats):
            if other != seat:
                self.answers[i] = None


class Draw(Frame[S]):
    """Chance picks one thing out of a bag of counts. A deck's order is never stored, so it cannot leak.

    >>> from fondaco.kernel import Draw, State
    >>> class DrawCard(Draw[State]):
    ...     def bag(self, s: State) -> list[int]:
    ...         return [2, 0, 1]
    ...
    >>> DrawCard().moves(State(2, [], None), -1)
    [draw(thing: one of [0, 2])]
    """

    verb: ClassVar[str] = "draw"
    what: ClassVar[str] = "card"
    clause: ClassVar[str] = ""

    def bag(self, s: S) -> list[int]:
        """How many of each thing there are to draw."""
        raise NotImplementedError

    def drawn(self, s: S, thing: int) -> None:
        """What follows. This frame has left the stack."""
        raise NotImplementedError

    def advance(self, s: S) -> bool:
        """Wait for chance only where there is a chance: a bag of one kind draws itself."""
        only = -1
        for thing, n in enumerate(self.bag(s)):
            if n:
                if only >= 0:
                    return True
                only = thing
        s.stack.pop()
        if only >= 0:
            self.drawn(s, only)
        return False

    def waiting(self, s: S) -> list[int]:
        return [CHANCE]

    def moves(self, s: S, seat: int) -> list[Move]:
        bag = self.bag(s)
        kinds = [thing for thing, n in enumerate(bag) if n]
        weights = [n for n in bag if n]
        even = weights.count(weights[0]) == len(weights)
        field = One("thing", self.what, kinds, self.clause, None if even else weights)
        return [Move(self.verb, self.clause, [field])]

    def question(self, s: S, seat: int) -> Prompt:
        return Prompt(CHANCE, self.verb, self.clause, self.moves(s, seat))

    def answer(self, s: S, a: Action) -> None:
        s.stack.pop()
        self.drawn(s, number(a.args[0]))

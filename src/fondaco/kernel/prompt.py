"""A question: moves with typed open fields. It is computed from the state each time, never stored."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple, TypeVarTuple, cast

from fondaco.kernel.action import Action, Arg
from fondaco.kernel.shape import Asked


def is_number(value: object) -> bool:
    """A whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


class Missing(NamedTuple):
    """An option that one might look for in a field, and the clause that keeps it out.

    Of an amount it is option -1: whatever is beyond its bounds.
    """

    option: int
    clause: str
    reason: str = ""  # a refusal of the game's shape that says more, with its parts in `details`
    details: tuple[Arg, ...] = ()


class Field:
    """What one argument of a move may be. `what` names the kind of thing; `clause` is what bounds it.

    Each kind of field sets these itself: questions are made by the million, and a call less is felt.
    """

    name: str
    what: str
    clause: str
    missing: tuple[Missing, ...] = ()

    def admits(self, value: object) -> bool:
        raise NotImplementedError

    def values(self) -> list[Arg]:
        raise NotImplementedError

    def size(self) -> int:
        raise NotImplementedError

    def sample(self, rng: Random) -> Arg:
        raise NotImplementedError


class Given(NamedTuple):
    """Which options of a field go with each value of another field of the same move."""

    field: str
    options: dict[int, list[int]]


class One(Field):
    """One of a few things. Weights, when given, are the odds of a chance move."""

    given: Given | None = None  # which options go with an earlier field's; set by `annotate`

    def __init__(
        self,
        name: str,
        what: str,
        options: list[int],
        clause: str = "",
        weights: list[int] | None = None,
        costs: list[int] | None = None,
    ) -> None:
        self.name = name
        self.what = what
        self.clause = clause
        self.options = options
        self.weights = weights
        self.costs = costs  # what each option costs, for people to see before they choose

    def __repr__(self) -> str:
        return f"{self.name}: one of {self.options}"

    def admits(self, value: object) -> bool:
        return is_number(value) and value in self.options

    def values(self) -> list[Arg]:
        return list(self.options)

    def size(self) -> int:
        return len(self.options)

    def sample(self, rng: Random) -> Arg:
        if self.weights is None:
            return self.options[int(rng.random() * len(self.options))]
        return rng.choices(self.options, self.weights)[0]


class Amount(Field):
    """A number from low to high, in steps: of the smallest coin, for one."""

    def __init__(self, name: str, what: str, low: int, high: int, clause: str = "", step: int = 1) -> None:
        self.name = name
        self.what = what
        self.clause = clause
        self.low = low
        self.high = high
        self.step = step

    def __repr__(self) -> str:
        return f"{self.name}: {self.low} to {self.high}" + (f" by {self.step}" if self.step > 1 else "")

    def admits(self, value: object) -> bool:
        if not is_number(value) or not isinstance(value, int):
            return False
        return self.low <= value <= self.high and (value - self.low) % self.step == 0

    def values(self) -> list[Arg]:
        return list(range(self.low, self.high + 1, self.step))

    def size(self) -> int:
        return (self.high - self.low) // self.step + 1

    def sample(self, rng: Random) -> Arg:
        return self.low + self.step * int(rng.random() * self.size())


class Some(Field):
    """Several different things out of a few, at least low and at most high, in rising order."""

    def __init__(
        self, name: str, what: str, options: list[int], low: int, high: int, clause: str = ""
    ) -> None:
        self.name = name
        self.what = what
        self.clause = clause
        self.options = sorted(options)
        self.low = low
        self.high = high

    def __repr__(self) -> str:
        return f"{self.name}: {self.low} to {self.high} of {self.options}"

    def admits(self, value: object) -> bool:
        if not isinstance(value, tuple) or not self.low <= len(value) <= self.high:
            return False
        if not all(is_number(x) for x in value):
            return False
        return list(value) == [x for x in self.options if x in value]

    def values(self) -> list[Arg]:
        return [c for n in range(self.low, self.high + 1) for c in combinations(self.options, n)]

    def size(self) -> int:
        return sum(comb(len(self.options), n) for n in range(self.low, self.high + 1))

    def sample(self, rng: Random) -> Arg:
        """First how many, then which: the front of a shuffle that stops there."""
        left = self.options[:]
        high = self.high if self.high < len(left) else len(left)
        n = self.low + int(rng.random() * (high - self.low + 1))
        for i in range(n):
            other = i + int(rng.random() * (len(left) - i))
            left[i], left[other] = left[other], left[i]
        return tuple(sorted(left[:n]))


class Bundle(Field):
    """So many of each kind: tokens, goods, cards. None above its limit, `low` to `high` in all."""

    costs: list[int] | None = None  # what a piece of each kind costs, for people to see; set by `annotate`

    def __init__(
        self, name: str, what: str, limits: list[int], low: int, high: int, clause: str = ""
    ) -> None:
        self.name = name
        self.what = what
        self.clause = clause
        self.limits = limits
        self.low = low
        self.high = high

    def __repr__(self) -> str:
        return f"{self.name}: {self.low} to {self.high} within {self.limits}"

    def admits(self, value: object) -> bool:
        if not isinstance(value, tuple) or len(value) != len(self.limits):
            return False
        total = 0
        for n, limit in zip(value, self.limits, strict=True):
            if not is_number(n) or not 0 <= n <= limit:
                return False
            total += n
        return self.low <= total <= self.high

    def values(self) -> list[Arg]:
        rows: list[tuple[int, ...]] = [()]
        for limit in self.limits:
            rows = [row + (n,) for row in rows for n in range(min(limit, self.high - sum(row)) + 1)]
        return [row for row in rows if sum(row) >= self.low]

    def size(self) -> int:
        ways = [1] + [0] * self.high  # ways[n]: bundles of n things out of the kinds seen so far
        for limit in self.limits:
            ways = [sum(ways[max(0, n - limit) : n + 1]) for n in range(self.high + 1)]
        return sum(ways[self.low :])

    def sample(self, rng: Random) -> Arg:
        """First how many in all, then which: so that a big stock does not drown the small bundles."""
        bundle = [0] * len(self.limits)
        total = sum(self.limits)
        high = self.high if self.high < total else total
        count = self.low + int(rng.random() * (high - self.low + 1))
        if count:
            left = [kind for kind, limit in enumerate(self.limits) for _ in range(limit)]
            for _ in range(count):
                bundle[left.pop(int(rng.random() * len(left)))] += 1
        return tuple(bundle)


class Move:
    """A verb with its fields left open: what may be said, and the clause that allows it."""

    def __init__(self, verb: str, clause: str, fields: list[Field]) -> None:
        self.verb = verb
        self.clause = clause
        self.fields = fields

    def __repr__(self) -> str:
        return f"{self.verb}({', '.join([repr(field) for field in self.fields])})"

    def size(self) -> int:
        n = 1
        for field in self.fields:
            n *= field.size()
        return n

    def fill(self, seat: int) -> list[Action]:
        """Every way to fill this move in."""
        rows: list[tuple[Arg, ...]] = [()]
        for field in self.fields:
            rows = [(*row, value) for row in rows for value in field.values()]
        return [Action(seat, self.verb, row) for row in rows]

    def sample(self, seat: int, rng: Random) -> Action:
        return Action(seat, self.verb, tuple([field.sample(rng) for field in self.fields]))


class Bar(NamedTuple):
    """A move that one might look for here, and the clause that keeps it shut."""

    verb: str
    clause: str


Ts = TypeVarTuple("Ts")


class Prompt:
    """A question to one seat.

    Its heading (seat, text, clause, about) is public: who is asked what. Its moves are the seat's own affair.
    """

    is_sealed: bool = False  # final and given in secret, so people are asked twice; set by `annotated`

    def __init__(
        self,
        seat: int,
        text: str,
        clause: str,
        moves: list[Move],
        about: tuple[Arg, ...] = (),
        bars: tuple[Bar, ...] = (),
    ) -> None:
        self.seat = seat
        self.text = text
        self.clause = clause
        self.moves = moves
        self.about = about
        self.bars = bars

    def __repr__(self) -> str:
        return f"<seat {self.seat} is asked {self.text} ({self.clause}): {self.moves}>"

    def move(self, verb: str) -> Move | None:
        """The move with this verb, if it is open."""
        for move in self.moves:
            if move.verb == verb:
                return move
        return None

    def size(self) -> int:
        """How many answers the fields admit, those that `refuse` forbids included."""
        return sum(move.size() for move in self.moves)

    def sample(self, rng: Random) -> Action:
        """An answer the fields admit; each move equally likely, so that no big bundle drowns the rest."""
        move = self.moves[int(rng.random() * len(self.moves))]
        return move.sample(self.seat, rng)


def asked(
    kind: Callable[[*Ts], Asked],
    seat: int,
    clause: str,
    moves: list[Move],
    *about: *Ts,
    bars: tuple[Bar, ...] = (),
) -> Prompt:
    """A question of the game's shape: `asked(shape.PutAsked, seat, clause, moves, field, most)`."""
    return Prompt(seat, cast("type[Asked]", kind).said, clause, moves, cast("tuple[Arg, ...]", about), bars)

"""A question: moves with typed open fields. It is computed from the state each time, never stored."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from math import comb
from random import Random
from typing import Any, NamedTuple, TypeVarTuple

from fondaco.kernel.action import CHANCE, MOST_SEATS, Action, Arg, new_action
from fondaco.kernel.shape import Asked


def is_number(value: object) -> bool:
    """A whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


class Missing(NamedTuple):
    """An option that one might look for in a field, and the clause that keeps it out.

    Of an amount it is option -1: whatever is beyond its bounds.

    >>> from fondaco.kernel import Missing, One
    >>> field = One("field", "field", [1, 4])
    >>> field.missing = (Missing(2, "X-3.1"),)
    >>> [(each.option, each.clause) for each in field.missing]
    [(2, 'X-3.1')]
    """

    option: int
    clause: str
    reason: str = ""  # a refusal of the game's shape that says more, with its parts in `details`
    details: tuple[Arg, ...] = ()


class Field:
    """What one argument of a move may be. `what` names the kind of thing; `clause` is what bounds it.

    Each kind of field sets these itself: questions are made by the million, and a call less is felt.

    >>> from fondaco.kernel import Amount, Field, One
    >>> fields: list[Field] = [One("field", "field", [1, 4]), Amount("pay", "ducat", 0, 9)]
    >>> [field.size() for field in fields]
    [2, 10]
    """

    name: str
    what: str
    clause: str
    missing: tuple[Missing, ...] = ()
    start: Arg = ()  # what people find in it before they choose; empty: nothing; set by `annotate`

    def admits(self, value: object) -> bool:
        raise NotImplementedError

    def values(self) -> list[Arg]:
        raise NotImplementedError

    def size(self) -> int:
        raise NotImplementedError

    def sample(self, rng: Random) -> Arg:
        raise NotImplementedError


class Given(NamedTuple):
    """Which options of a field go with each value of another field of the same move.

    >>> from fondaco.kernel import Given, One
    >>> ware = One("ware", "ware", [0, 1])
    >>> ware.given = Given("city", {0: [1], 1: [0, 1]})
    >>> ware.given.options[0]
    [1]
    """

    field: str
    options: dict[int, list[int]]


class One(Field):
    """One of a few things. Weights, when given, are the odds of a chance move.

    >>> from fondaco.kernel import One
    >>> field = One("field", "field", [1, 4])
    >>> field.admits(4), field.admits(2), field.size()
    (True, False, 2)
    """

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
            count = len(self.options)  # a name of its own: mypyc multiplies what `len` returns as an object
            return self.options[int(rng.random() * count)]
        return self.options[weighted(self.weights, rng)]


def weighted(weights: list[int], rng: Random) -> int:
    """Where `Random.choices` falls by these odds, with the same random number and without its detours."""
    point = rng.random() * sum(weights)
    upto = 0
    for at, weight in enumerate(weights):
        upto += weight
        if point < upto:
            return at
    return len(weights) - 1


class Amount(Field):
    """A number from low to high, in steps: of the smallest coin, for one.

    >>> from fondaco.kernel import Amount
    >>> price = Amount("price", "ducat", 0, 20, step=5)
    >>> price.values(), price.admits(7)
    ([0, 5, 10, 15, 20], False)
    """

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
        count = (self.high - self.low) // self.step + 1  # its size, without a call
        return self.low + self.step * int(rng.random() * count)


class Gaps(NamedTuple):
    """What each option costs that is left out between the first and the last chosen, and how much one has.

    >>> from fondaco.kernel import Gaps, Some
    >>> Some("cells", "cell", [0, 1, 2], 2, 2, gaps=Gaps(price=3, purse=2)).values()
    [(0, 1), (1, 2)]
    """

    price: int
    purse: int


class Some(Field):
    """Several different things out of a few, at least low and at most high, in rising order.

    Where they lie in a row, `gaps` says what it costs to choose things that are not next to each other.

    >>> from fondaco.kernel import Some
    >>> Some("colours", "colour", [0, 1, 2], 2, 2).values()
    [(0, 1), (0, 2), (1, 2)]
    """

    def __init__(
        self,
        name: str,
        what: str,
        options: list[int],
        low: int,
        high: int,
        clause: str = "",
        gaps: Gaps | None = None,
    ) -> None:
        self.name = name
        self.what = what
        self.clause = clause
        self.options = sorted(options)
        self.low = low
        self.high = high
        self.gaps = gaps

    def __repr__(self) -> str:
        return f"{self.name}: {self.low} to {self.high} of {self.options}"

    def admits(self, value: object) -> bool:
        if not isinstance(value, tuple) or not self.low <= len(value) <= self.high:
            return False
        if not all(is_number(x) for x in value):
            return False
        if list(value) != [x for x in self.options if x in value]:
            return False
        return self.skipped(value) <= self.skips()

    def skips(self) -> int:
        """How many options may be left out between the first and the last chosen."""
        if self.gaps is None or not self.gaps.price:
            return len(self.options)
        return self.gaps.purse // self.gaps.price

    def skipped(self, value: tuple[int, ...]) -> int:
        """The options left out between the first and the last of these."""
        if not value:
            return 0
        return self.options.index(value[-1]) - self.options.index(value[0]) + 1 - len(value)

    def values(self) -> list[Arg]:
        chosen = [c for n in range(self.low, self.high + 1) for c in combinations(self.options, n)]
        return [c for c in chosen if self.gaps is None or self.skipped(c) <= self.skips()]

    def size(self) -> int:
        sizes = range(self.low, self.high + 1)
        if self.gaps is None:
            return sum(comb(len(self.options), n) for n in sizes)
        return sum(self.ways(n, skipped) for n in sizes for skipped in self.spread(n))

    def spread(self, n: int) -> range:
        """How many options may be left out in between where n are chosen."""
        return range(min(self.skips(), len(self.options) - n) + 1 if n > 1 else int(n <= len(self.options)))

    def ways(self, n: int, skipped: int) -> int:
        """In how many ways n are chosen so that just so many are left out in between."""
        if n < 2:
            return len(self.options) if n else 1
        return (len(self.options) - n - skipped + 1) * comb(n - 2 + skipped, skipped)

    def sample(self, rng: Random) -> Arg:
        """First how many, then which."""
        high = self.high if self.high < len(self.options) else len(self.options)
        n = self.low + int(rng.random() * (high - self.low + 1))
        if self.gaps is not None and n > 1:
            return self.sample_near(n, rng)
        chosen = front(self.options[:], n, rng)
        chosen.sort()
        return tuple(chosen)

    def sample_near(self, n: int, rng: Random) -> Arg:
        """First how many are left out, then where it begins, then which of those in between are chosen."""
        skipped = int(rng.random() * len(self.spread(n)))
        first = int(rng.random() * (len(self.options) - n - skipped + 1))
        last = first + n + skipped - 1
        inner = front(self.options[first + 1 : last], n - 2, rng)
        return (self.options[first], *sorted(inner), self.options[last])


def front(things: list[int], n: int, rng: Random) -> list[int]:
    """Any n of some things: the front of a shuffle that stops there."""
    for i in range(n):
        other = i + int(rng.random() * (len(things) - i))
        things[i], things[other] = things[other], things[i]
    return things[:n]


class Bundle(Field):
    """So many of each kind: tokens, goods, cards. None above its limit, `low` to `high` in all.

    >>> from fondaco.kernel import Bundle
    >>> goods = Bundle("goods", "ware", [1, 2], 1, 2)
    >>> goods.values()
    [(0, 1), (0, 2), (1, 0), (1, 1)]
    """

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
        limits = self.limits
        bundle = [0] * len(limits)
        total = sum(limits)
        high = self.high if self.high < total else total
        count = self.low + int(rng.random() * (high - self.low + 1))
        if not count:
            return tuple(bundle)
        pieces: list[int] = []  # the kind of each, of all that are left
        for kind, limit in enumerate(limits):
            if limit:
                pieces += [kind] * limit
        for left in range(total, total - count, -1):
            bundle[pieces.pop(int(rng.random() * left))] += 1
        return tuple(bundle)


class Move:
    """A verb with its fields left open: what may be said, and the clause that allows it.

    >>> from fondaco.kernel import Move, One
    >>> Move("go", "X-3.1", [One("field", "field", [1, 4])]).fill(seat=0)
    [Action(seat=0, verb='go', args=(1,)), Action(seat=0, verb='go', args=(4,))]
    """

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
        if len(self.fields) == 1:  # the usual case, without a loop
            return new_action(seat, self.verb, (self.fields[0].sample(rng),))
        return new_action(seat, self.verb, tuple([field.sample(rng) for field in self.fields]))

    def written(self) -> Move:
        """This move with all its fields."""
        return self


class PlainMove(Move):
    """A move without fields. It never changes: a game makes it once, and with it the answers of all seats.

    >>> from fondaco.kernel import PlainMove
    >>> PlainMove("pass", "X-3.2").fill(seat=1)
    [Action(seat=1, verb='pass', args=())]
    """

    def __init__(self, verb: str, clause: str) -> None:
        super().__init__(verb, clause, [])
        self.answers = [Action(seat, verb, ()) for seat in range(CHANCE, MOST_SEATS)]

    def sample(self, seat: int, rng: Random) -> Action:
        return self.answers[seat - CHANCE]


class LateMove(Move):
    """A move whose fields cost much: they are found when it is sampled, or when a question is written.

    Only `Frame.moves` names such ones. A question never holds one: it would lead to the state.

    >>> from fondaco.kernel import LateMove, Move, One
    >>> class LateGo(LateMove):
    ...     def write(self) -> Move:
    ...         return Move("go", "X-3.1", [One("field", "field", [1, 4])])
    ...
    >>> LateGo("go", "X-3.1", []).written()
    go(field: one of [1, 4])
    """

    move: Move | None = None  # once it is written

    def write(self) -> Move:
        """Find its fields."""
        raise NotImplementedError

    def written(self) -> Move:
        if self.move is None:
            self.move = self.write()
        return self.move

    def sample(self, seat: int, rng: Random) -> Action:
        return self.written().sample(seat, rng)


class Bar(NamedTuple):
    """A move that one might look for here, and the clause that keeps it shut.

    >>> from fondaco.kernel import Bar, PlainMove, Prompt
    >>> prompt = Prompt(0, "turn", "X-3", [PlainMove("pass", "X-3.2")], bars=(Bar("build", "X-3.4"),))
    >>> prompt.bars[0].clause
    'X-3.4'
    """

    verb: str
    clause: str


Ts = TypeVarTuple("Ts")


class Prompt:
    """A question to one seat.

    Its heading (seat, text, clause, about) is public: who is asked what. Its moves are the seat's own affair.

    >>> from fondaco import LIGURIA, ask
    >>> s = LIGURIA.start(3)
    >>> (prompt,) = ask(s)
    >>> prompt.seat, prompt.text, prompt.clause, prompt.size()
    (0, 'offer', 'LIG-2.3', 3)
    """

    usual: str = ""  # the verb of the normal case, if there is one; set by `annotated`
    is_sealed: bool = False  # final and given in secret, so people are asked twice; set by `annotated`
    confirms: bool = False  # no touch alone answers, also where it could be taken back; as above

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
    """A question of the game's shape: `asked(shape.PutAsked, seat, clause, moves, field, most)`.

    >>> from fondaco.games.hafen import shape
    >>> from fondaco.kernel import PlainMove, asked
    >>> asked(shape.OfferAsked, 0, "HAFEN-3.1", [PlainMove("pass", "HAFEN-3.1")])
    <seat 0 is asked offer (HAFEN-3.1): [pass()]>
    """
    what: Any = kind  # a class of the shape; `cast` would be a call
    args: Any = about
    return Prompt(seat, what.said, clause, moves, args, bars)

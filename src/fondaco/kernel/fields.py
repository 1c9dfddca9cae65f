"""The open fields of a move: one option, an amount, some things, a bundle of so many of each kind."""

from __future__ import annotations

from itertools import combinations
from math import comb
from random import Random
from typing import NamedTuple

from fondaco.kernel.action import Arg


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
    stock: list[int] | None = None  # the kind of each piece, once it is sampled: as a rule it is again

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
        if not count:
            return tuple(bundle)
        if self.stock is None:
            self.stock = kinds_of(self.limits)
        pieces = self.stock[:]
        for left in range(total, total - count, -1):
            bundle[pieces.pop(int(rng.random() * left))] += 1
        return tuple(bundle)


def kinds_of(limits: list[int]) -> list[int]:
    """The kind of each piece, of so many of each kind."""
    pieces: list[int] = []
    for kind, limit in enumerate(limits):
        if limit:
            pieces += [kind] * limit
    return pieces

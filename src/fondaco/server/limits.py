"""How much one visitor, and one address, may ask of the site."""

from __future__ import annotations

from collections.abc import Mapping
from time import monotonic
from typing import Final, NamedTuple

MAX_LIMIT: Final = 1e9
MAX_BUCKETS: Final = 20_000  # remembered by one `Buckets`; the longest untouched are forgotten first


class Limits(NamedTuple):
    """How much is allowed. A rate is (how many a second, how many at once)."""

    message: int = 16 * 1024  # bytes of one socket message
    body: int = 64 * 1024  # bytes of one request
    table: int = 96 * 1024  # bytes of the request for a new table, which may bring an edition
    messages: tuple[float, float] = (20, 40)  # on one socket
    visitor_messages: tuple[float, float] = (40, 120)  # on all sockets of one visitor
    requests: tuple[float, float] = (20, 60)  # of one visitor that change something or take long
    address_requests: tuple[float, float] = (100, 1000)  # of the same kind from one address
    hints: tuple[float, float] = (0.2, 5)  # that one visitor asks for
    talk: tuple[float, float] = (0.5, 8)  # that one visitor says at tables
    editions: tuple[float, float] = (0.1, 20)  # new tables of one visitor that bring an edition
    # From one address; `quotas.Neighbours` says by how much more they are where many people share it.
    arrivals: tuple[float, float] = (20, 600)  # new visitors
    openings: tuple[float, float] = (0.05, 60)  # new tables
    address_sockets: int = 256
    tables: int = 20  # of one visitor that are not finished
    all_tables: int = 5000  # of all visitors that are not finished
    sockets: int = 32  # of one visitor
    all_sockets: int = 20_000
    watchers: int = 500  # pages at one table
    refusals: int = 200  # messages too fast after which a socket is closed; one a second is forgiven


class Bucket:
    """A token bucket: it fills by `rate` a second up to `size`, and each use takes one out."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = monotonic()

    def take(self) -> bool:
        """Use it once more. False: that was too fast, and does not count."""
        self.fill()
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def fill(self) -> None:
        """Put in what has come since the last time."""
        now = monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """A bucket for each visitor or address."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.of: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        return self.bucket(who).take()

    def bucket(self, who: str) -> Bucket:
        bucket = self.of.pop(who, None) or Bucket(self.rate, self.size)
        self.of[who] = bucket  # now the last touched
        if len(self.of) > MAX_BUCKETS:
            del self.of[next(iter(self.of))]
        return bucket

    def retune(self, rate: float, size: float) -> None:
        """Allow more or less from now on."""
        self.rate, self.size = rate, size
        for bucket in self.of.values():
            bucket.rate, bucket.size = rate, size


def with_changes(limits: Limits, changes: Mapping[str, str]) -> Limits:
    """Limits of which some are others: `tables` to `50`, or a rate to `0.5,30`. Raises ValueError."""
    values = limits._asdict()
    for name, said in changes.items():
        if name not in values:
            raise ValueError(f"no limit is called {name!r}; there is {', '.join(values)}")
        values[name] = read_limit(name, said, isinstance(values[name], tuple))
    return Limits(**values)


def read_limit(name: str, said: str, is_rate: bool) -> int | tuple[float, float]:
    """A limit as an operator writes it. Raises ValueError."""
    try:
        numbers = [float(part) for part in said.split(",")] if is_rate else [float(int(said))]
    except ValueError:
        numbers = []
    if len(numbers) != (2 if is_rate else 1) or not all(0 <= n < MAX_LIMIT for n in numbers):
        wanted = "how many a second and how many at once, as in 0.5,30" if is_rate else "a whole number"
        raise ValueError(f"{name}={said}: {wanted} is wanted")
    return (numbers[0], numbers[1]) if is_rate else int(numbers[0])


def said_limits(limits: Limits) -> dict[str, str]:
    """All limits as `with_changes` reads them."""
    return {
        name: f"{value[0]:g},{value[1]:g}" if isinstance(value, tuple) else str(value)
        for name, value in limits._asdict().items()
    }

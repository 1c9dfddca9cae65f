"""How much one visitor may ask of the site."""

from __future__ import annotations

from time import monotonic
from typing import Final, NamedTuple

MAX_BUCKETS: Final = 20_000  # remembered by one `Buckets`; the longest untouched are forgotten first


class Limits(NamedTuple):
    """How much is allowed. A rate is (how many a second, how many at once)."""

    message: int = 16 * 1024  # bytes of one socket message
    body: int = 64 * 1024  # bytes of one request
    table: int = 256 * 1024  # bytes of the request for a new table, which may bring an edition
    messages: tuple[float, float] = (20, 40)  # on one socket
    requests: tuple[float, float] = (20, 60)  # of one visitor that change something or take long
    editions: tuple[float, float] = (0.1, 20)  # new tables of one visitor that bring an edition
    arrivals: tuple[float, float] = (50, 2000)  # new visitors from one address
    openings: tuple[float, float] = (0.2, 500)  # new tables from one address
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
        now = monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for each visitor or address."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.of: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        bucket = self.of.pop(who, None) or Bucket(self.rate, self.size)
        self.of[who] = bucket  # now the last touched
        if len(self.of) > MAX_BUCKETS:
            del self.of[next(iter(self.of))]
        return bucket.take()

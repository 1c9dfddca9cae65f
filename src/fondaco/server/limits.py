"""How much one visitor may ask of the site."""

from __future__ import annotations

from time import monotonic
from typing import Final, NamedTuple

KEPT: Final = 20_000  # buckets remembered; the longest untouched are forgotten first


class Limits(NamedTuple):
    """The numbers. Rates are (a second, at once)."""

    message: int = 16 * 1024  # bytes of one socket message
    body: int = 64 * 1024  # bytes of one request
    table: int = 256 * 1024  # bytes of the request for a new table, which may bring an edition
    messages: tuple[float, float] = (20, 40)  # of one socket
    requests: tuple[float, float] = (20, 60)  # that change something or cost much, of one visitor
    editions: tuple[float, float] = (0.1, 20)  # tables with an edition of their own, of one visitor
    arrivals: tuple[float, float] = (50, 2000)  # new visitors from one address
    openings: tuple[float, float] = (0.2, 500)  # new tables from one address
    tables: int = 20  # not finished, of one visitor
    all_tables: int = 5000  # not finished, of all
    sockets: int = 32  # of one visitor
    all_sockets: int = 20_000
    watchers: int = 500  # pages at one table
    deaf: int = 200  # messages refused as too fast after which a socket is closed; one a second is forgiven


class Bucket:
    """A bucket that fills by `rate` a second up to `size`; each use takes one out."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.level = size
        self.at = monotonic()

    def take(self) -> bool:
        """One more? False: too fast."""
        now = monotonic()
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """A bucket for everyone who asks."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.of: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        bucket = self.of.pop(who, None) or Bucket(self.rate, self.size)
        self.of[who] = bucket  # now the last touched
        if len(self.of) > KEPT:
            del self.of[next(iter(self.of))]
        return bucket.take()

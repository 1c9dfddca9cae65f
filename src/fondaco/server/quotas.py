"""What each visitor and each address has left of the site's limits.

An address may be one person, a family, a school or a whole mobile network. So what it is allowed grows with
the number of people who were seen behind it for a while, and the last part of it is kept for those who have
had little of it yet: whoever takes much leaves something for a newcomer.
"""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Final

from fondaco.server.limits import MAX_BUCKETS, Bucket, Buckets, Limits

SETTLING_SECONDS: Final = 300.0  # after its first request a visitor counts as one more behind an address
MAX_VISITORS_SEEN: Final = 200  # that are remembered of one address
NEIGHBOURS_PER_SHARE: Final = 10  # so many settled visitors get an address as much again as one alone has
MAX_SHARES: Final = 10.0  # times as much as one alone; a flood can settle as well as a school
RESERVED_PART: Final = 0.25  # of what an address may have, kept for visitors who have had little of it
LITTLE: Final = 2  # tables or pages up to which a visitor has had little


class Neighbours:
    """Which visitors were seen behind each address, and since when."""

    def __init__(self) -> None:
        self.of: dict[str, dict[str, float]] = {}  # the longest unseen address first

    def see(self, address: str, visitor: str) -> None:
        visitors = self.of.pop(address, None) or {}
        self.of[address] = visitors
        if len(visitors) < MAX_VISITORS_SEEN:
            visitors.setdefault(visitor, monotonic())
        if len(self.of) > MAX_BUCKETS:
            del self.of[next(iter(self.of))]

    def shares(self, address: str) -> float:
        """How many times as much as a single person's an address may have."""
        settled_before = monotonic() - SETTLING_SECONDS
        settled = sum(first < settled_before for first in self.of.get(address, {}).values())
        return min(MAX_SHARES, 1 + settled / NEIGHBOURS_PER_SHARE)


class SharedBucket:
    """The bucket of an address, and how much of it each visitor has had since it was last full."""

    def __init__(self) -> None:
        self.bucket: Bucket | None = None
        self.had: Counter[str] = Counter()

    def take(self, visitor: str | None, rate: float, size: float) -> bool:
        """Use it once more; `rate` and `size` are those of the address now. False: that was too much.

        `visitor`: None if it is somebody who has never been here.
        """
        bucket = self.bucket = self.bucket or Bucket(rate, size)
        bucket.rate, bucket.size = rate, size
        bucket.fill()
        if bucket.level >= size:
            self.had.clear()
        has_little = visitor is None or self.had[visitor] < LITTLE
        if bucket.level - 1 < (0.0 if has_little else RESERVED_PART * size):
            return False
        bucket.level -= 1
        if visitor is not None:
            self.had[visitor] += 1
        return True


class Quotas:
    """Everything that is counted by visitor or by address."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.neighbours = Neighbours()
        self.requests = Buckets(*limits.requests)
        self.address_requests = Buckets(*limits.address_requests)
        self.messages = Buckets(*limits.visitor_messages)
        self.editions = Buckets(*limits.editions)
        self.hints = Buckets(*limits.hints)
        self.talk = Buckets(*limits.talk)
        self.arrivals: dict[str, SharedBucket] = {}
        self.openings: dict[str, SharedBucket] = {}
        self.sockets: Counter[str] = Counter()  # how many each visitor has open
        self.address_sockets: Counter[str] = Counter()

    def retune(self, limits: Limits) -> None:
        """Let other limits hold from now on."""
        self.limits = limits
        self.requests.retune(*limits.requests)
        self.address_requests.retune(*limits.address_requests)
        self.messages.retune(*limits.visitor_messages)
        self.editions.retune(*limits.editions)
        self.hints.retune(*limits.hints)
        self.talk.retune(*limits.talk)

    def ask(self, address: str, visitor: str) -> bool:
        """May this visitor ask for something that changes the site or takes long?"""
        return self.requests.take(visitor) and self.address_requests.take(address)

    def arrive(self, address: str) -> bool:
        """May one more visitor come from this address?"""
        return self.shared(self.arrivals, address, None, self.limits.arrivals)

    def open_table(self, address: str, visitor: str) -> bool:
        """May this visitor open one more table?"""
        return self.shared(self.openings, address, visitor, self.limits.openings)

    def shared(
        self, buckets: dict[str, SharedBucket], address: str, visitor: str | None, limit: tuple[float, float]
    ) -> bool:
        bucket = buckets.pop(address, None) or SharedBucket()
        buckets[address] = bucket  # now the last touched
        if len(buckets) > MAX_BUCKETS:
            del buckets[next(iter(buckets))]
        shares = self.neighbours.shares(address)
        return bucket.take(visitor, limit[0] * shares, limit[1] * shares)

    def may_connect(self, address: str, visitor: str) -> bool:
        """May this visitor open one more socket?"""
        mine, most = self.sockets[visitor], self.limits.address_sockets * self.neighbours.shares(address)
        kept = 0.0 if mine < LITTLE else RESERVED_PART * most
        return mine < self.limits.sockets and self.address_sockets[address] < most - kept

    def connect(self, address: str, visitor: str) -> None:
        self.sockets[visitor] += 1
        self.address_sockets[address] += 1

    def disconnect(self, address: str, visitor: str) -> None:
        for counter, who in ((self.sockets, visitor), (self.address_sockets, address)):
            counter[who] -= 1
            if not counter[who]:
                del counter[who]

"""What a refusal of Die Händler says beyond its clause."""

from __future__ import annotations

from fondaco.kernel.shape import Refused, Seat


class Bound(Refused, said="bound"):
    """A contract stands against an answer."""

    contract: int
    maker: Seat
    taker: Seat

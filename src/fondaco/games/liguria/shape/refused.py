"""What a refusal of Liguria says beyond its clause."""

from __future__ import annotations

from fondaco.kernel.shape import Refused


class TooFewSwords(Refused, said="too_few_swords"):
    """The knights chosen do not beat those on the island."""

    swords: int
    needed: int


class TooFewScrolls(Refused, said="too_few_scrolls"):
    """The diplomats chosen, or all that a player has, do not reach for the next space of a harbour."""

    scrolls: int
    needed: int

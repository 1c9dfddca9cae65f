"""What is asked in Genoa."""

from __future__ import annotations

from fondaco.games.genoa.shape.bargained import Answering, Gift, Wish
from fondaco.games.genoa.shape.things import Field, Kind
from fondaco.kernel.shape import Asked, Seat


class DrawAsked(Asked, said="draw"):
    """Chance draws a card."""


class BeginAsked(Asked, said="begin"):
    """Chance names the start player."""


class DiceAsked(Asked, said="dice"):
    """Chance throws both dice."""


class StartAsked(Asked, said="start"):
    """The tower is rolled for, or placed with a card."""


class HereAsked(Asked, said="here"):
    building: Field


class AheadAsked(Asked, said="ahead"):
    field: Field
    visited: int


class OfferAsked(Asked, said="offer"):
    host: Seat
    field: Field
    ahead: int  # 1: it is about the way ahead, 0: about this building
    standing: int  # how many offers of this guest stand
    earlier: int  # 1: one of this guest stood before the tower came


class TermsAsked(Asked, said="terms"):
    guest: Seat
    field: Field


class HearAsked(Wish, Gift, Answering, Asked, said="hear"):
    """A guest answers terms."""


class HandOverAsked(Asked, said="hand_over"):
    to: Seat
    kind: Kind
    count: int


class ActAsked(Asked, said="act"):
    building: Field
    done: int


class VillaAsked(Asked, said="villa"):
    villa: Field


class RewardAsked(Asked, said="reward"):
    """A special card for a large order."""


class ClaimAsked(Asked, said="claim"):
    markers: int


class MarkAsked(Asked, said="mark"):
    street: Field
    markers: int

"""What people can say to each other at a table of Die Händler."""

from __future__ import annotations

from fondaco.games.haendler.shape.things import City, Good
from fondaco.kernel.shape import Phrase


class WhoDrives(Phrase, said="who_drives"):
    city: City


class WouldGive(Phrase, said="would_give"):
    price: int


class RaisePrice(Phrase, said="raise_price"):
    good: Good


class TooDear(Phrase, said="too_dear"):
    pass

"""Why not, where a clause of Genoa has several reasons."""

from __future__ import annotations

from fondaco.kernel.shape import Refused


class AskFirst(Refused, said="ask_first"):
    """The guests were not asked yet."""


class AskedEnough(Refused, said="asked_enough"):
    """There is no further asking in this step."""


class Held(Refused, said="held"):
    """A binding offer is not withdrawn."""

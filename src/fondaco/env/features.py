"""Rows of ints as rows of floats for learners: a thing becomes a 0 or 1 for each of its kind."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from fondaco.env.layout import Leaf
from fondaco.env.observer import Numbers

Floats = NDArray[np.float32]


class FloatFeatures:
    """Where each number of a row goes: numbers stay what they are, ids and kinds are spread out."""

    def __init__(self, leaves: Sequence[Leaf]) -> None:
        plain = [place for leaf in leaves if not leaf.is_index for place in places_of(leaf)]
        things = [(place, leaf.high + 1) for leaf in leaves if leaf.is_index for place in places_of(leaf)]
        self.plain = np.array(sorted(plain), np.intp)
        self.things = np.array([place for place, _ in things], np.intp)
        counts = np.array([count for _, count in things], np.intp)
        self.firsts = len(plain) + np.cumsum(counts) - counts
        self.size = len(plain) + int(counts.sum())

    def of(self, rows: Numbers) -> Floats:
        """The floats of a row, or of several; a thing that is none leaves only noughts."""
        found = np.zeros((*rows.shape[:-1], self.size), np.float32)
        found[..., : len(self.plain)] = rows[..., self.plain]
        ids = rows[..., self.things]
        there = np.nonzero(ids >= 0)
        found[(*there[:-1], self.firsts[there[-1]] + ids[there])] = 1
        return found


def places_of(leaf: Leaf) -> list[int]:
    """The places in a row that hold a tensor."""
    places = [leaf.offset]
    for count, stride in zip(leaf.shape, leaf.strides, strict=True):
        places = [place + stride * n for place in places for n in range(count)]
    return places

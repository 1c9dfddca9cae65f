"""A seed for each game of an environment, all from the one that it was given."""

from __future__ import annotations

from random import Random


class Seeds:
    """Gives a game its seed: the one that `reset` is given, else the next drawn from the last one given."""

    def __init__(self) -> None:
        self.rng = Random()

    def next(self, seed: int | None) -> int:
        if seed is not None:
            self.rng = Random(seed)
            return seed
        return self.rng.getrandbits(62)

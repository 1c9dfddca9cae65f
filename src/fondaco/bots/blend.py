"""Rollouts in which nobody knows what the others go by: each answer is weighed by one of several tastes.

A bot that was tuned among its like expects its like: in rollouts of such bots alone a search takes others for
what they are not. Where both tastes play, what it finds holds against both.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.search import Craft
from fondaco.kernel.action import Action


class Blend:
    """A quick bot that answers each question as one of some others, drawn by chance."""

    def __init__(self, bots: Sequence[Bot]) -> None:
        self.bots = bots

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        return rng.choice(self.bots).choose(sight, rng)


class BlendCraft:
    """A craft whose rollouts several quick bots play, and that also tries what a further bot would answer."""

    def __init__(self, craft: Craft, quick: Sequence[Bot], other: Bot) -> None:
        self.blend = Blend(quick)
        self.other = other
        self.craft = craft
        self.since = craft.since
        self.is_quiet = craft.is_quiet
        self.appraise = craft.appraise

    def quick(self) -> Bot:
        return self.blend

    def candidates(self, sight: Sight[Any], base: Action, rng: Random) -> list[Action]:
        return [self.other.choose(sight, rng), *self.craft.candidates(sight, base, rng)]

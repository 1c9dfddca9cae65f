"""How the bot weighs the things of Liguria against each other, in prestige."""

from __future__ import annotations

from typing import NamedTuple


class Taste(NamedTuple):
    """The unit is one prestige at the end; what is said of a move is for each move still to come."""

    wheels: tuple[float, ...] = (0.3, 0.3, 0.27, 0.2, 0.15, 0.1, 0.06)  # the first wheel, the second, ...
    sacks: tuple[float, ...] = (0.4, 0.4, 0.33, 0.26, 0.16, 0.1)
    arrows: float = 0.6  # upgrades a card brings on average
    upgrade: float = 0.7  # the part of an upgrade's gain that is counted before it is made
    steps: int = 2  # wheels that a card brings on average
    credit: float = 2.0  # points that each card to come can make up for
    point: float = 1.0  # a point within that credit
    risk: float = 0.7  # to lose an island in a round, over the swords there and one
    armed: float = 0.2  # the same for each rival who has swords enough in hand
    raid: float = 0.6  # the same for one who comes by this round
    cube: float = 1.1  # the least that a cube costs to get
    rush: float = 3.0  # and what it costs more when a single move is left
    per_sack: float = 0.4  # cubes that a sack brings in a move, besides one that comes anyway
    ashore: float = 0.3  # the part of a cube's price that is counted where it lies in reach
    loose: float = 0.9  # a cube that serves nothing yet
    offered: float = 0.2  # a cube that the others may load in one's own harbour
    late: float = 0.8  # what is left of a gain that a move more is needed for
    homely: float = 0.9  # what is left of a cargo for each move that it takes to bring it home
    crowd: float = 0.75  # what is left of a gain for each better one that comes before it
    growth: float = 0.35  # tiles that a row gains in a round
    spare: float = 0.1  # a sword or scroll in hand, beyond what it is meant for
    silver: float = 0.35
    early: float = 5.0  # a place further to the front in taking cards and sailing
    rivalry: float = 0.15  # what a rival's island counts against one's own
    close_look: int = 6  # sets of tiles that are valued as a whole

    def light(self) -> Taste:
        """The same for rollouts, where it is asked thousands of times."""
        return self._replace(close_look=2)

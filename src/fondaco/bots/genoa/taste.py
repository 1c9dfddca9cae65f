"""What the bot for Genoa believes about chances and prices: guesses in ducats, for a game with time left."""

from __future__ import annotations

from typing import NamedTuple


class Taste(NamedTuple):
    """The weights. A thing is worth its pay times the chance to get that; chances fade with the time left."""

    # the chance to deliver a large order of which so many wares are missing
    large: tuple[float, ...] = (0.9, 0.65, 0.45, 0.28)
    # the same for a small order, with its ware at hand and without
    small: tuple[float, ...] = (0.7, 0.4)
    message: float = 0.65  # that the tower goes by both its buildings
    ware: float = 10.5  # one that no order in hand asks for
    # special cards: any start field, any ware, extra action, building action, exchange
    specials: tuple[float, ...] = (8.0, 14.0, 16.0, 9.0, 10.0)
    building_with_markers: float = 6.0  # what a building action gains by markers in good places
    marker: float = 22.0  # in store
    fee_a_round: float = 3.0  # what a marker on a building earns besides its 10 at the end
    fading: float = 0.8  # rounds left at which a chance is half as good as with endless time
    sale: float = 10.0  # what a building's action brings a host who sells it
    later: float = 0.85  # a move further on is less certain
    street: float = 2.0  # a street visited, for who has markers to place
    keep: float = 10.0  # ducats a bot does not spend
    # what part of its own gain a guest offers: at the first, second, third asking
    offered: tuple[float, ...] = (0.75, 0.85, 0.95)
    fields: int = 3  # for how many fields a guest bids at once
    named: float = 0.55  # what part of a guest's likely gain a host asks for
    margin: float = 2.0  # what a deal must bring beyond standing still
    song: float = 20.0  # who could give so much more is asked again
    whim: float = 0.25  # so much less than usual is offered or named at times: nobody reads the limits off
    rivalry: float = 0.8  # what a rival gains by a deal, against what one gains oneself, shared among rivals
    haggles: bool = True  # looks for goods and promises that the other side wants more; costs time

    def light(self) -> Taste:
        """The same for rollouts, where it is asked thousands of times."""
        return self._replace(haggles=False)

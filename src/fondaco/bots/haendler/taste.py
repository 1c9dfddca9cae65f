"""How the bot weighs the things of Die Händler against each other, in gulden."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

Band = tuple[float, float]  # from, to: drawn anew each time, so that nobody reads a limit off
Bands = tuple[Band, Band, Band]


class Taste(NamedTuple):
    """The unit is one gulden; what is said of a round is for each round still to come."""

    # How the game will go on
    pace: float = 3.2  # points that a wagon with goods on it is driven a round
    driven: float = 2.3  # points of a player's tile that bring an arrival nearer
    slack: float = 0.9  # rounds that are lost because wagons wait for a master or for each other
    trip: float = 8.0  # points from city to city
    late: float = 0.95  # what is left of a gain that comes a round later
    over: float = 0.3  # and what is left of it for each round that it comes too late
    astray: float = 0.9  # goods on the road against goods that have arrived: others drive too
    in_the_way: float = 0.6  # a city that holds a wagon now: it may have left by then
    hope: float = 0.7  # how far a wagon goes to the city one likes best, not to the nearest
    drift: float = 0.6  # how far a good's price of now holds a round later
    usual: float = 830.0  # what a good sells for when nothing else is known
    raised: tuple[float, ...] = (0.4, 0.4, 0.2)  # the chance that a good sold is raised 0, 1, 2 steps
    rising: float = 70.0  # by so much a bonus rises in a round

    # Dealing with the others
    rivalry: float = 0.8  # the gains of all rivals together against one's own
    fee: float = 0.5  # the part of a guest's gain that goes to the master
    ask: Bands = ((0.51, 0.62), (0.34, 0.45), (0.26, 0.32))  # the part that a master wants of each proposal
    offer: Bands = ((0.06, 0.2), (0.26, 0.4), (0.45, 0.57))  # the part that a guest offers in turn
    modest: float = 0.15  # a guest's limit lies up to so much lower, a master's up to so much higher
    haggled: float = 0.8  # what haggling brings a master, in parts of a fee that is paid as listed
    unrivalled: float = 0.3  # the part of an office's worth that a rival less is worth
    sure: float = (
        0.15  # what a promised place on a wagon is worth beyond its fee, in parts of the guest's gain
    )
    bound: float = 400.0  # to be bound by any other promise
    split: Band = (0.35, 0.65)  # where between its cost and its worth a promise is priced
    spoiling: float = 0.45  # a rival's gain by an office, what that rival would pay taken off
    profit: float = 0.75  # the part of what an office brings oneself above which one never bids
    shade: float = 0.55  # the part of an office's worth that is bid for it
    cunning: Band = (0.0, 1.0)  # the part of the others that turns its wheel as cunningly as oneself
    whim: float = 0.15  # bids vary by so much, to be hard to read

    # Goods in warehouses
    kept: float = 0.12  # a good that no wagon takes now, in parts of what it may sell for
    spare: float = 0.12  # a good more than one may load, in parts of the same
    to_come: float = 0.6  # goods waiting for a wagon on its way, against goods where one stands
    choosy: int = 4  # how much more likely a wagon goes to the nearer city

    # Cards
    point: float = 50.0  # a movement point saved for a later round
    card: float = 450.0  # an influence card in hand
    # Bargain Purchase, the cartwrights, the couriers, the counting houses, Warehouse Sale: a round each
    investments: tuple[float, ...] = (260.0, 80.0, 170.0, 90.0, 170.0, 100.0, 180.0, 50.0)
    greed: float = 0.9  # the part of an investment card's worth up to which one bids

    # Money
    loaded: float = 0.7  # the part of goods on the road that one counts on to keep a step
    lean: float = 3.0  # in so many last rounds one needs less and less of that
    purse: int = 1800  # what one keeps for the next purchase
    till: int = 800  # and what of it is enough while a card is to be had that serves to the end
    dry: float = 1.0  # upkeeps laid aside beside this round's, while wagons are on the road
    income: float = 1100.0  # what an arrival to come brings on average, costs taken off

    def light(self) -> Taste:
        """The same for rollouts: to foresee what others foresee takes a third of all time."""
        return self._replace(cunning=(0.0, 0.0))


def drawn(band: Band, rng: Random) -> float:
    """Anywhere in a band."""
    low, high = band
    return low + (high - low) * rng.random()

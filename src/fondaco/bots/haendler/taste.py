"""How the bot weighs the things of Die Händler against each other, in gulden."""

from __future__ import annotations

from typing import NamedTuple


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
    ask: tuple[float, ...] = (0.6, 0.5, 0.36)  # the part that a master wants of each proposal in turn
    offer: tuple[float, ...] = (0.15, 0.35, 0.5)  # the part that a guest offers in turn
    unrivalled: float = 0.3  # the part of an office's worth that a rival less is worth
    sure: float = (
        0.15  # what a promised place on a wagon is worth beyond its fee, in parts of the guest's gain
    )
    bound: float = 400.0  # to be bound by any other promise
    split: float = 0.5  # where between its cost and its worth a promise is priced
    shade: float = 0.55  # the part of an office's worth that is bid for it
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
    lean: float = 3.0  # in so many last rounds one needs less and less of that
    purse: int = 1800  # what one keeps for the next purchase
    income: float = 1100.0  # what an arrival to come brings on average, costs taken off

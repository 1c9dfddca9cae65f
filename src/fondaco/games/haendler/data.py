"""Die Händler in tables: what no edition changes.

Tables that are indexed are typed as tuples of any length: mypyc copies one of fixed length at every index.
"""

from __future__ import annotations

from typing import Final

# HAEN-1.1, HAEN-1.3: cities and goods
CITIES: Final = ("paris", "koeln", "wien", "brugge", "hamburg", "genova")
JUNCTIONS: Final = (
    "bruessel",
    "bonn",
    "hannover",
    "linz",
    "mailand",
    "reims",
    "frankfurt",
    "basel",
    "nuernberg",
    "lyon",
    "innsbruck",
)  # those that have a name; an edition may have others
GOODS: Final = ("cloth", "wine", "salt", "food", "iron", "silk")
SORTS: Final = len(GOODS)
STALLS: Final = 18  # three a city: stall // 3 is the city
SUPPLY: Final = 8  # of each good, besides the one that marks its price
BONUS_STEP: Final = 100
TOP_BONUS: Final = 5  # steps: 500

# HAEN-1.4: the price board
BUYING: Final[tuple[int, ...]] = (100, 100, 200, 300, 400)
SELLING: Final[tuple[int, ...]] = (600, 700, 800, 900, 1000)
TOP_PRICE: Final = 4

# HAEN-1.5, HAEN-1.6: what a social step costs by arrivals, and what keeping it costs
RISE: Final[tuple[int, ...]] = (700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000)
UPKEEP: Final[tuple[int, ...]] = (0, 100, 200, 400, 600, 800, 1000, 1300, 1600)
TOP_STATUS: Final = 8
MOST_STEPS: Final = 2  # a round (HAEN-9.4)

# HAEN-1.7, HAEN-1.8
WAGONS: Final = 3
TILES: Final = 4
MASTER_LOAD: Final = 3
GUEST_LOAD: Final = 2
COIN: Final = 100
START_MONEY: Final = 5000
MOST_NAMED: Final = 5000  # a master's counter-price (HAEN-4.7)

# HAEN-1.9: investment cards
BARGAIN: Final = 0
CARTWRIGHT: Final = 1
GREAT_CARTWRIGHT: Final = 2
COURIER: Final = 3
EXPRESS: Final = 4
COUNTING: Final = 5
GREAT_COUNTING: Final = 6
WAREHOUSE_SALE: Final = 7
INVESTMENTS: Final = (
    "bargain-purchase",
    "cartwright",
    "great-cartwright",
    "courier",
    "express-courier",
    "counting-house",
    "great-counting-house",
    "warehouse-sale",
)
FACE_UP: Final = 4
IN_PILE: Final = -2  # in State.owner: not turned up yet
ON_OFFER: Final = -1  # face up

# HAEN-1.10: influence cards, three of each
FREE_LOADING: Final = 0
BROKEN_AXLE: Final = 1
SPECIAL_SALE: Final = 2
BONUS_SALE: Final = 3
SOCIAL_RISE: Final = 4
WAGON_MASTER: Final = 5
UPKEEP_CARD: Final = 6
INFLUENCE: Final = (
    "free-loading",
    "broken-axle",
    "special-sale",
    "sale-with-bonus",
    "social-rise",
    "wagon-master",
    "upkeep",
)
COPIES: Final = 3
WAGON_MASTER_FEE: Final = 800
SPECIAL_SALE_PRICE: Final = 800
SOCIAL_RISE_COST: Final = 1200
UPKEEP_CARD_COST: Final = 400

# HAEN-1.11, HAEN-9.3
NOTES: Final = 4
NOTE_GIVES: Final = 2000
NOTE_COSTS: Final = 2500

# HAEN-10.1, HAEN-10.4
LAST_ARRIVAL: Final[tuple[int, ...]] = (0, 0, 6, 7, 8)
LAST_ROUND: Final = 40

NONE: Final = -1  # no seat, no master, no road one came by

# HAEN-2.2, HAEN-2.4
LAYOUTS: Final[tuple[tuple[int, ...], ...]] = (
    (0, 1, 2),
    (3, 4, 5),
)  # the cities of wagons 1 to 3: Paris, Köln, Wien or Brugge, Hamburg, Genova
START_BONUS: Final = 2

"""The harbour in tables."""

from __future__ import annotations

from typing import Final

WARES: Final = ("cloth", "salt", "wine")
STOCK: Final = 9  # of each ware (HAFEN-1.2)
DUCATS: Final = 5  # of each merchant (HAFEN-1.1)
BANK: Final = 200

GIFTS: Final = ("purse", "pearl")
PURSE: Final = 0
PEARL: Final = 1
DECK: Final = (8, 6)  # how many of each gift (HAFEN-1.3)
FIRST_GIFTS: Final = 2  # of each merchant (HAFEN-1.1)
PURSE_DUCATS: Final = 3  # HAFEN-4.1
PEARL_POINTS: Final = 4  # HAFEN-4.2

# What so many wares of a kind bring when they are sold together (HAFEN-2.3)
PROCEEDS: Final = tuple([n * (n + 1) // 2 for n in range(STOCK + 1)])

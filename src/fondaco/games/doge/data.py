"""Venice in tables: fields, advisors, tokens, prices."""

from __future__ import annotations

from typing import Final

# DOGE-1.1: six districts and the Quarantia
FIELDS: Final = ("cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce", "quarantia")
DISTRICTS: Final = 6
QUARANTIA: Final = 6

# DOGE-1.2: what each player owns
HOUSES: Final = 15
PALAZZI: Final = 8
RINGS: Final = 6
TOKENS: Final = (1, 2, 2, 2)  # how many of the values 0, 1, 2, 3
VALUES: Final = 4

# DOGE-1.3: nine advisors by their home field
HOMES: Final = (0, 1, 2, 3, 4, 5, QUARANTIA, QUARANTIA, QUARANTIA)
ADVISORS: Final = (
    "cannaregio",
    "castello",
    "dorsoduro",
    "san-marco",
    "san-polo",
    "santa-croce",
    "i",
    "ii",
    "iii",
)
COUNCIL: Final = (6, 7, 8)  # the three whose home is the Quarantia
NEUTRAL: Final = -1  # no master, and off the fields (DOGE-7.6)

# DOGE-1.4: five building sites a district
SITES: Final = 5
FIRST_COST: Final = 3

# DOGE-3.1: placements a round by the number of players (DOGE-1.6: all that changes with three)
PLACEMENTS: Final = (0, 0, 0, 4, 3)
MOST_TOKENS: Final = 4  # in one placement (DOGE-3.2)

CONDITIONS: Final = ((6, 6), (5, 7), (4, 8))  # DOGE-9.2: districts and palazzi, any of the three
LAST_ROUND: Final = 30  # DOGE-9.4

ELSEWHERE: Final = tuple([[field for field in range(7) if field != home] for home in range(7)])

"""What tells how a player of Die Händler von Genua stands: belongings by kind, in hundreds of ducats."""

from __future__ import annotations

from typing import Final

from fondaco.bots.genoa.holdings import Worth, holdings_of
from fondaco.bots.genoa.taste import Taste
from fondaco.games.genoa.data import LAST_SPACE
from fondaco.games.genoa.state import Genoa

NAMES: Final[tuple[str, ...]] = (
    "money",
    "orders",
    "messages",
    "privileges",
    "specials",
    "buildings",
    "markers",
    "turns",
)
UNIT: Final = 100.0


def features(s: Genoa, seat: int) -> list[float]:
    worth, held = Worth(s, Taste()), holdings_of(s, seat)
    later = (seat - s.active) % s.seats  # who is still to come this round has a turn more
    is_to_come = (s.active - s.first) % s.seats + later < s.seats
    return [
        held.money / UNIT,
        worth.orders(held) / UNIT,
        worth.messages(held) / UNIT,
        worth.privileges(held) / UNIT,
        worth.specials(held) / UNIT,
        held.owned * worth.owned / UNIT,
        held.store * worth.taste.marker * worth.hope / UNIT,
        float(is_to_come),
    ]


def progress(s: Genoa) -> float:
    return 1 - Worth(s, Taste()).rounds / LAST_SPACE[s.seats]

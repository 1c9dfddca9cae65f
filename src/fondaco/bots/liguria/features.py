"""How a seat stands in Liguria, in a few numbers: the parts of its prestige, had and hoped for, in tens."""

from __future__ import annotations

from typing import Final

from fondaco.bots.liguria.hopes import assign, together, values_of
from fondaco.bots.liguria.orders import OrderBook
from fondaco.bots.liguria.taste import Taste
from fondaco.bots.liguria.worth import Worth
from fondaco.games.liguria.data import ROUNDS
from fondaco.games.liguria.reckoning import harbour_prestige
from fondaco.games.liguria.state import Liguria

NAMES: Final[tuple[str, ...]] = (
    "harbour",  # prestige of the tiles there (LIG-7.2)
    "upgrades",  # what the tiles gain that may still be turned over (LIG-1.6)
    "points",  # the balance of good and bad points, with what is lost if it stays below zero (LIG-7.3)
    "islands",  # points of the islands held, as far as they will be kept (LIG-7.1)
    "embassies",  # the rows where one has a diplomat (LIG-7.6)
    "stores",  # orders and sets from the cubes behind the screen (LIG-7.4, LIG-7.5)
    "cargo",  # what the cubes on the ship add to that, as far as they will come home
    "knights",  # islands that the knights in hand can take
    "diplomats",  # rows that the diplomats in hand can take
    "offers",  # cubes that lie in reach
    "wheels",
    "sacks",
    "silver",
    "order",  # the place in taking cards and sailing
)
UNIT: Final = 10.0  # prestige
TASTE: Final = Taste()
BOOK: Final = OrderBook()


def progress(s: Liguria) -> float:
    """How much of the game is over: 0 at the beginning, 1 at the end."""
    return min(1.0, max(0, s.round - 1) / ROUNDS[s.seats]) if s.stack else 1.0


def features(s: Liguria, seat: int) -> list[float]:
    """How a seat stands before a round, read from a whole world."""
    worth = Worth(s, seat, max(0, ROUNDS[s.seats] - s.round + 1), TASTE, BOOK)
    parts = [
        float(harbour_prestige(s, seat)),
        worth.upgrades(s),
        worth.points(s),
        worth.islands(s),
        worth.embassies(s),
        *cubes(s, worth),
        *hopes(s, worth),
    ]
    last = float(s.order.index(seat)) if seat in s.order else 0.0
    counts = [s.wheels(seat) / 4, s.sacks(seat) / 4, min(s.silver[seat], 6) / 4, last / s.seats]
    return [part / UNIT for part in parts] + counts


def cubes(s: Liguria, worth: Worth) -> list[float]:
    """What the cubes behind the screen are worth, and what those on the ship add."""
    rows = worth.rows(s)
    red, yellow, blue = s.cubes_of(s.store, worth.seat)
    stored = worth.filling((red, yellow, blue), rows, float(worth.moves))
    return [stored, worth.cubes(s, worth.course(s, rows.wheels), rows) - stored]


def hopes(s: Liguria, worth: Worth) -> list[float]:
    """What knights, diplomats and sacks may bring."""
    course, crowd = worth.course(s, s.wheels(worth.seat)), worth.crowd
    envoys = min(worth.moves, s.envoys(worth.seat))
    knights = values_of(s, worth.seat, s.edition.knights)
    diplomats = values_of(s, worth.seat, s.edition.diplomats)
    return [
        together(assign(worth.landings(s, course), knights), envoys, crowd),
        together(assign(worth.postings(s, course), diplomats), envoys, crowd),
        together(worth.cargoes(s, course, s.sacks(worth.seat)), 2, crowd),
    ]

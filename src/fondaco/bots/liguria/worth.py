"""What a position of Liguria is worth to a seat: the reckoning so far, and what may still come of it."""

from __future__ import annotations

from fondaco.bots.liguria.course import Course
from fondaco.bots.liguria.hopes import cargo_hopes, diplomat_hopes, keeping, knight_hopes, row_sizes, together
from fondaco.bots.liguria.orders import Cubes, Order, Prices, hoped
from fondaco.bots.liguria.taste import Taste
from fondaco.games.liguria import data
from fondaco.games.liguria.data import LOSS_PER_POINT, NOBODY_THERE, ROUNDS, ROW_TILE_PRESTIGE, ROWS, STOPS
from fondaco.games.liguria.edition import Edition
from fondaco.games.liguria.reckoning import balance, harbour_prestige
from fondaco.games.liguria.state import Liguria, scrolls_of, swords_of


class Worth:
    """Prices positions for one seat that has `moves` to come, and perhaps the last movement after them."""

    def __init__(self, s: Liguria, seat: int, moves: int, has_last: bool, taste: Taste) -> None:
        self.seat = seat
        self.moves = moves
        self.has_last = has_last
        self.taste = taste
        self.cube = taste.cube + taste.rush / moves if moves else 0.0
        self.gains = gains_of(s.edition)
        self.rows = [row_sizes(s, harbour) for harbour in range(s.seats)]  # the others' stay while we think
        self.known: dict[tuple[Cubes, tuple[Order, ...], int], float] = {}

    def of(self, s: Liguria) -> float:
        course = Course(s, self.seat, self.moves, self.taste.steps, self.taste.late)
        return (
            harbour_prestige(s, self.seat)
            + self.upgrades(s)
            + self.points(s)
            + self.islands(s)
            + self.embassies(s)
            + self.cubes(s, course)
            + self.fleet(s)
            + self.hopes(s, course)
        )

    def upgrades(self, s: Liguria) -> float:
        """What the arrows of the cards to come may bring, spent on the tiles that gain most (LIG-1.6)."""
        arrows = self.taste.arrows * (ROUNDS[s.seats] - len(s.kept[self.seat]))
        base = self.seat * s.kinds()
        total = 0.0
        for gain, kind in self.gains:
            count = min(arrows, s.tiles[base + kind])
            total += gain * count
            arrows -= count
            if arrows <= 0:
                break
        return total * self.taste.upgrade

    def points(self, s: Liguria) -> float:
        """Points below zero cost; what cards to come can make up for, or use up, counts less (LIG-7.3)."""
        points = float(balance(s, self.seat))
        credit = self.taste.credit * (ROUNDS[s.seats] - len(s.kept[self.seat]))
        if points >= 0:
            return self.taste.point * min(points, credit)
        return self.taste.point * max(points, -credit) + LOSS_PER_POINT * min(0.0, points + credit)

    def islands(self, s: Liguria) -> float:
        """Islands held, as far as they will be kept (LIG-7.1); a rival's count against."""
        total = 0.0
        for stop in range(STOPS):
            if s.ruler[stop] == self.seat:
                total += s.points[stop] * keeping(s.swords(stop), self.moves, self.taste)
            elif s.ruler[stop] != NOBODY_THERE:
                total -= s.points[stop] * self.taste.rivalry
        return total

    def embassies(self, s: Liguria) -> float:
        """The rows where one has a diplomat, and what they will grow by (LIG-7.6)."""
        total = 0.0
        for space, holder in enumerate(s.seals):
            if holder == self.seat:
                total += self.rows[space // len(ROWS)][space % len(ROWS)] + self.taste.growth * self.moves
        return ROW_TILE_PRESTIGE * total

    def cubes(self, s: Liguria, course: Course) -> float:
        """Cubes behind the screen, and those on the ship as far as they will come home."""
        orders = orders_of(s, self.seat)
        most = int(self.moves * (1 + self.taste.per_sack * s.sacks(self.seat)))
        red, yellow, blue = s.cubes_of(s.store, self.seat)
        value = self.filling((red, yellow, blue), orders, most)
        hold = s.cubes_of(s.hold, self.seat)
        if any(hold):
            both = self.filling((red + hold[0], yellow + hold[1], blue + hold[2]), orders, most)
            home = self.seat * STOPS // s.seats
            value += course.homecoming(home, self.has_last) * (both - value)
        offered = self.taste.offered if self.moves else 0.0
        return value - offered * sum(s.cubes_of(s.port, self.seat))

    def filling(self, cubes: Cubes, orders: tuple[Order, ...], most: int) -> float:
        """Orders and sets from these cubes, to which at most so many more may come."""
        key = (cubes, orders, most)
        value = self.known.get(key)
        if value is None:
            loose = self.taste.loose * self.moves / (self.moves + 2)
            value = self.known[key] = hoped(cubes, orders, Prices(self.cube, most, loose))
        return value

    def fleet(self, s: Liguria) -> float:
        """Wheels, sacks and silver, for the moves to come; at the end only the silver ranks (LIG-7.7)."""
        wheels, sacks = s.wheels(self.seat), s.sacks(self.seat)
        each = sum(self.taste.wheels[:wheels]) + sum(self.taste.sacks[:sacks])
        silver = self.taste.silver if self.moves > 1 else 0.01
        return each * self.moves + silver * min(s.silver[self.seat], 6)

    def hopes(self, s: Liguria, course: Course) -> float:
        """Islands, rows and cargoes within reach, as far as moves and envoys go (LIG-5.9)."""
        if not self.moves:
            return 0.0
        envoys = min(self.moves, s.envoys(self.seat))
        cube = self.cube * self.taste.ashore
        return (
            together(knight_hopes(s, self.seat, course, cube, self.taste), envoys, self.taste.crowd)
            + together(diplomat_hopes(s, self.seat, course, self.rows, self.taste), envoys, self.taste.crowd)
            + together(cargo_hopes(s, self.seat, course, cube), 2, self.taste.crowd)
            + self.taste.spare * swords_of(s, tuple(s.knights_of(self.seat)))
            + self.taste.spare * scrolls_of(s, tuple(s.diplomats_of(self.seat)))
        )


def gains_of(edition: Edition) -> list[tuple[float, int]]:
    """What turning over a tile of each kind in a harbour gains, most first (LIG-1.6)."""
    gains: list[tuple[float, int]] = []
    for kind, tile in enumerate(edition.tiles):
        match tile.type:
            case data.BUILDING:
                gains.append((tile.upgraded - tile.value, kind))
            case data.MONK:
                gains.append((tile.upgraded + 1, kind))
            case data.MERCHANT | data.SHIP:
                gains.append((tile.upgraded / 2, kind))  # its sacks and wheels are lost by it
    return sorted(gains, reverse=True)


def orders_of(s: Liguria, seat: int) -> tuple[Order, ...]:
    """The orders behind a seat's screen."""
    base = seat * s.kinds()
    orders: list[Order] = []
    for kind in s.edition.orders:
        n = s.tiles[base + kind]
        if n:
            red, yellow, blue = s.edition.tiles[kind].cubes
            orders += [Order((red, yellow, blue), s.edition.tiles[kind].value)] * n
    return tuple(orders)

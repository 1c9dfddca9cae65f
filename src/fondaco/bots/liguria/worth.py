"""What a position of Liguria is worth to a seat: the reckoning so far, and what may still come of it."""

from __future__ import annotations

from fondaco.bots.liguria.course import Course, way_of
from fondaco.bots.liguria.garrisons import Garrisons
from fondaco.bots.liguria.hopes import Target, assign, together, values_of
from fondaco.bots.liguria.orders import Cubes, OrderBook, Prices
from fondaco.bots.liguria.rows import Rows, free_rows, gains_of, row_sizes
from fondaco.bots.liguria.taste import Taste
from fondaco.games.liguria.data import (
    CAPACITY,
    COLOURS,
    HARBOUR,
    LOSS_PER_POINT,
    NOBODY_THERE,
    ROUNDS,
    ROW_TILE_PRESTIGE,
    ROWS,
    STOPS,
)
from fondaco.games.liguria.reckoning import balance, harbour_prestige
from fondaco.games.liguria.state import Liguria
from fondaco.games.liguria.stops import cube_knights


class Worth:
    """Prices positions for one seat that has `moves` to come, and perhaps the last movement after them.

    What the others have and how their harbours stand does not change while one thinks, so it is read once.
    """

    def __init__(self, s: Liguria, seat: int, moves: int, taste: Taste, book: OrderBook) -> None:
        self.seat = seat
        self.moves = moves
        self.taste = taste
        self.book = book
        self.home = seat * STOPS // s.seats
        cube = taste.cube + taste.rush / moves if moves else 0.0
        self.prices = Prices(moves, cube, taste.loose * moves / (moves + 2))
        self.ashore = cube * taste.ashore
        self.growth = taste.growth * moves
        self.offered = taste.offered if moves else 0.0
        self.per_sack = taste.per_sack
        self.rivalry = taste.rivalry
        self.spare = taste.spare
        self.crowd = taste.crowd
        self.gains = gains_of(s.edition)
        self.sizes = [row_sizes(s, harbour) for harbour in range(s.seats)]
        self.garrisons = Garrisons(s, seat, taste)
        self.fixed: Rows | None = None  # at sea the harbour stays as it is
        self.courses: dict[tuple[int, int, int], Course] = {}

    def of(self, s: Liguria) -> float:
        rows = self.fixed or self.rows(s)
        return rows.value + self.sea(s, rows)

    def rows(self, s: Liguria) -> Rows:
        """Harbour, cards and silver, and what is to come of them."""
        wheels, sacks = s.wheels(self.seat), s.sacks(self.seat)
        value = harbour_prestige(s, self.seat) + self.upgrades(s) + self.points(s)
        return Rows(value + self.fleet(s, wheels, sacks), wheels, sacks, self.book.of(s, self.seat))

    def cards(self, s: Liguria) -> int:
        """Cards that are still to be taken."""
        return min(ROUNDS[s.seats] - len(s.kept[self.seat]), ROUNDS[s.seats] - s.round + 1)

    def upgrades(self, s: Liguria) -> float:
        """What the arrows of the cards to come may bring, spent on the tiles that gain most (LIG-1.6)."""
        arrows = self.taste.arrows * self.cards(s)
        base = self.seat * s.kinds()
        total = 0.0
        for gain, kind in self.gains:
            n = s.tiles[base + kind]
            if n:
                count = min(arrows, float(n))
                total += gain * count
                arrows -= count
                if arrows <= 0.0:
                    break
        return total * self.taste.upgrade

    def points(self, s: Liguria) -> float:
        """Points below zero cost; what cards to come can make up for, or use up, counts less (LIG-7.3)."""
        points = float(balance(s, self.seat))
        credit = self.taste.credit * self.cards(s)
        if points >= 0:
            return self.taste.point * min(points, credit)
        return self.taste.point * max(points, -credit) + LOSS_PER_POINT * min(0.0, points + credit)

    def fleet(self, s: Liguria, wheels: int, sacks: int) -> float:
        """Wheels, sacks and silver, for the moves to come; at the end only the silver ranks (LIG-7.7)."""
        each = sum(self.taste.wheels[:wheels], 0.0) + sum(self.taste.sacks[:sacks], 0.0)
        silver = self.taste.silver if self.moves > 1 else 0.01
        return each * self.moves + silver * min(s.silver[self.seat], 6)

    def sea(self, s: Liguria, rows: Rows) -> float:
        """Everything that lies in a ship's way: islands, embassies, cubes, and what may come of them."""
        course = self.course(s, rows.wheels)
        value = self.embassies(s) + self.cubes(s, course, rows) + self.islands(s)
        return value + self.hopes(s, course, rows) if self.moves else value

    def course(self, s: Liguria, wheels: int) -> Course:
        key = (s.at[self.seat], way_of(s, self.seat), wheels)
        course = self.courses.get(key)
        if course is None:
            course = self.courses[key] = Course(key[0], key[1], wheels, self.moves, self.taste)
        return course

    def islands(self, s: Liguria) -> float:
        """Islands held, as far as they will be kept (LIG-7.1); a rival's count against."""
        total = 0.0
        for stop in range(STOPS):
            ruler = s.ruler[stop]
            if ruler == self.seat:
                total += s.points[stop] * self.garrisons.keeping(stop, s.swords(stop))
            elif ruler != NOBODY_THERE:
                total -= s.points[stop] * self.rivalry
        return total

    def embassies(self, s: Liguria) -> float:
        """The rows where one has a diplomat, and what they will grow by (LIG-7.6)."""
        total = 0.0
        for space, holder in enumerate(s.seals):
            if holder == self.seat:
                total += self.sizes[space // len(ROWS)][space % len(ROWS)] + self.growth
        return ROW_TILE_PRESTIGE * total

    def cubes(self, s: Liguria, course: Course, rows: Rows) -> float:
        """Cubes behind the screen, and those on the ship as far as they will come home."""
        first = self.seat * len(COLOURS)
        red, yellow, blue = s.store[first], s.store[first + 1], s.store[first + 2]
        value = self.filling((red, yellow, blue), rows, float(self.moves))
        load = s.hold[first] + s.hold[first + 1] + s.hold[first + 2]
        if load:
            aboard = (red + s.hold[first], yellow + s.hold[first + 1], blue + s.hold[first + 2])
            # A full ship brings nothing more until it has been home.
            moves = self.moves - course.turns(self.home) * load / CAPACITY
            both = self.filling(aboard, rows, max(0.0, moves))
            value += course.homecoming(self.home) * (both - value)
        return value - self.offered * (s.port[first] + s.port[first + 1] + s.port[first + 2])

    def filling(self, cubes: Cubes, rows: Rows, moves: float) -> float:
        """Orders and sets from these cubes, to which more may come in so many moves."""
        return rows.orders.filled(cubes, int(moves * (1.0 + self.per_sack * rows.sacks)), self.prices)

    def hopes(self, s: Liguria, course: Course, rows: Rows) -> float:
        """Islands, rows and cargoes within reach, as far as moves and envoys go (LIG-5.9)."""
        envoys = min(self.moves, s.envoys(self.seat))
        knights = values_of(s, self.seat, s.edition.knights)
        diplomats = values_of(s, self.seat, s.edition.diplomats)
        total = self.spare * (sum(knights) + sum(diplomats))
        if knights:
            total += together(assign(self.landings(s, course), knights), envoys, self.crowd)
        if diplomats:
            total += together(assign(self.postings(s, course), diplomats), envoys, self.crowd)
        return total + together(self.cargoes(s, course, rows.sacks), 2, self.crowd)

    def landings(self, s: Liguria, course: Course) -> list[Target]:
        """What each island is worth that the knights in hand might take."""
        found: list[Target] = []
        for stop in range(STOPS):
            reach = course.reach[stop]
            if reach > 0.0 and s.isles[stop] >= 0 and s.ruler[stop] != self.seat:
                needed = s.swords(stop) + 1
                gain = s.points[stop] * self.garrisons.keeping(stop, needed) + self.ashore
                found.append((gain * reach, needed))
        return found

    def postings(self, s: Liguria, course: Course) -> list[Target]:
        """What the best free row of each harbour is worth."""
        found: list[Target] = []
        for harbour in range(s.seats):
            free = free_rows(s, harbour) if harbour != self.seat else []
            if free:
                tiles = max([self.sizes[harbour][row] for row in free])
                gain = ROW_TILE_PRESTIGE * (tiles + self.growth)
                reach = course.reach[harbour * STOPS // s.seats]
                found.append((gain * reach, 1 + len(ROWS) - len(free)))
        return found

    def cargoes(self, s: Liguria, course: Course, sacks: int) -> list[float]:
        """What the cubes are worth that foreign harbours and own islands have for the room on the ship."""
        gains: list[float] = []
        space = s.space(self.seat)
        for stop in range(STOPS):
            cubes = 0
            if s.isles[stop] == HARBOUR:
                harbour = s.harbour(stop)
                cubes = min(sacks, sum(s.cubes_of(s.port, harbour))) if harbour != self.seat else 0
            elif s.ruler[stop] == self.seat:
                cubes = 1 + cube_knights(s, stop)
            if cubes and course.reach[stop] > 0.0:
                gains.append(min(cubes, space) * self.ashore * course.reach[stop])
        return gains

"""Phase 3: wagons, courier, broken axles, and which influence card to pick."""

from __future__ import annotations

from random import Random

from fondaco.bots.haendler.cards import influence
from fondaco.bots.haendler.worth import Goods, Worth, dot
from fondaco.games.haendler import shape
from fondaco.games.haendler.cards import BrokenAxles
from fondaco.games.haendler.data import BROKEN_AXLE, WAGONS
from fondaco.games.haendler.driving import Drive
from fondaco.games.haendler.roads import is_city
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer, legal, parts

Load = tuple[float, Goods]  # goods of a seat on a wagon, and how much they count


class Roadside:
    """What it is worth to a seat that a wagon stands somewhere: its goods, the others', its warehouses."""

    def __init__(self, s: Haendler, worth: Worth) -> None:
        self.s = s
        self.worth = worth
        self.stores = worth.stores()
        self.beds = [self.loads(wagon) for wagon in range(WAGONS)]
        self.here = [
            self.arrived(wagon, s.at[wagon])
            if s.arrived[wagon]
            else self.standing(wagon, s.at[wagon], s.came[wagon])
            for wagon in range(WAGONS)
        ]
        self.card = max(influence(s, worth)) if any(s.pile) else 0.0
        self.gains: dict[int, float] = {}  # by route: several tiles may drive the same

    def loads(self, wagon: int) -> list[Load]:
        """What lies on a wagon: one's own counts, others' counts against one."""
        found: list[Load] = []
        for seat in range(self.s.seats):
            bed = self.s.bed(wagon, seat)
            if any(bed):
                found.append((1.0 if seat == self.worth.seat else -self.worth.rivalry, bed))
        return found

    def standing(self, wagon: int, at: int, came: int) -> float:
        """A wagon on its way, or still to leave."""
        total = 0.0
        for weight, bed in self.beds[wagon]:
            total += weight * self.worth.load(bed, at, came)
        hopes = dot_all(self.worth.outlook.shares(at, came), self.stores)
        return self.worth.taste.astray * total + self.worth.taste.to_come * hopes

    def arrived(self, wagon: int, city: int) -> float:
        """A wagon that is sold this round and can be loaded there in the next."""
        sales = self.worth.outlook.arrived(city)
        total = 0.0
        for weight, bed in self.beds[wagon]:
            total += weight * dot(bed, sales)
        return total + self.worth.outlook.reach(self.worth.taste.trip) * self.stores[city]

    def moved(self, route: int) -> float:
        """What a wagon gains by driving a route."""
        gain = self.gains.get(route)
        if gain is None:
            gain = self.gains[route] = self.reckon(route)
        return gain

    def reckon(self, route: int) -> float:
        s = self.s
        roads = s.edition.roads
        walk = roads.routes[route]
        wagon = s.at.index(roads.starts[route])
        if is_city(walk[-1]):
            return self.arrived(wagon, walk[-1]) - self.here[wagon] - self.ending(wagon)
        came = walk[-2] if len(walk) > 1 else s.at[wagon]
        meeting = self.card if walk[-1] == s.courier else 0.0
        return self.standing(wagon, walk[-1], came) - self.here[wagon] + meeting

    def ending(self, wagon: int) -> float:
        """The last arrival leaves the goods on other wagons unsold, unless they come in this round too."""
        if self.worth.outlook.arrivals > 1:
            return 0.0
        others = [w for w in range(WAGONS) if w != wagon and not self.s.arrived[w]]
        return 0.6 * sum([self.here[w] for w in others])


def dot_all(one: list[float], other: list[float]) -> float:
    total = 0.0
    for n in range(len(one)):
        total += one[n] * other[n]
    return total


def choose_drive(s: Haendler, worth: Worth, rng: Random) -> Action:
    """The move that gains most; a tile's points are worth saving, other points lapse (HAEN-5.8)."""
    turn = s.stack[-1]
    assert isinstance(turn, Drive)
    roadside = Roadside(s, worth)
    answers = legal(s, turn.question(s, worth.seat))
    return max(answers, key=lambda a: (gain_of(roadside, turn, a), rng.random()))


def gain_of(roadside: Roadside, turn: Drive, a: Action) -> float:
    """What an answer gains."""
    match a.verb:
        case "drive":
            tile, route = parts(shape.Drive, a)
            return roadside.moved(route) - saved(roadside.worth, tile)
        case "spend":
            (tile,) = parts(shape.Spend, a)
            return -saved(roadside.worth, tile)
        case "push":
            (route,) = parts(shape.Push, a)
            return roadside.moved(route) - (0.0 if turn.has_driven else 1.0)
        case "end":
            return 0.0
    (field,) = parts(shape.Ride, a)
    return ridden(roadside, turn, field)


def saved(worth: Worth, points: int) -> float:
    """What a tile is worth in a later round."""
    return worth.taste.point * points * min(1.0, worth.outlook.drives / 2)


def ridden(roadside: Roadside, turn: Drive, field: int) -> float:
    """A courier that meets a wagon brings a card (HAEN-5.10); otherwise it may stay where it is."""
    s = roadside.s
    if field not in s.at:
        return -1.0
    wagon = s.at.index(field)
    return -1.0 if turn.still[wagon] or turn.barred[wagon] else roadside.card


def choose_axle(s: Haendler, worth: Worth) -> Action:
    """Block the wagon from which the others would gain most, if it is worth the card (HAEN-5.1)."""
    moment = s.stack[-1]
    assert isinstance(moment, BrokenAxles)
    seat = worth.seat
    targets = moment.targets(s, seat)  # none may be left: promises are kept (HAEN-11.6)
    if not s.has(seat, BROKEN_AXLE) or not targets:
        return answer(shape.Pass, seat)
    roadside = Roadside(s, worth)
    wagon = min(targets, key=lambda wagon: roadside.here[wagon])
    delay = 0.7 if worth.outlook.drives < 1.5 else 1 - worth.taste.late
    if -roadside.here[wagon] * delay < worth.taste.card / 4:
        return answer(shape.Pass, seat)
    return answer(shape.Break, seat, wagon)


def choose_card(s: Haendler, worth: Worth) -> Action:
    """The influence card that is worth most (HAEN-5.10)."""
    values = influence(s, worth)
    return answer(shape.Pick, worth.seat, values.index(max(values)))

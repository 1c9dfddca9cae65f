"""Phase 3, wagons and courier (HAEN-5)."""

from __future__ import annotations

from typing import Final

from fondaco.games.haendler import shape
from fondaco.games.haendler.cards import BrokenAxles, Pick
from fondaco.games.haendler.data import (
    CARTWRIGHT,
    COURIER,
    EXPRESS,
    GREAT_CARTWRIGHT,
    NONE,
    TILES,
    WAGONS,
)
from fondaco.games.haendler.parley import talks_come_first
from fondaco.games.haendler.promises import (
    DRIVE_INTO,
    DRIVE_OVER,
    DRIVING,
    LEAVE_BE,
    NOT_RIDE_TO,
    RIDE_TO,
    Promise,
    is_kept_by,
)
from fondaco.games.haendler.roads import is_city
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.vows import Vow, close, keep, keep_all, lapse_impossible, targets, vows_of
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Given, One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.frames import Steps
from fondaco.kernel.prompt import Bar, Move, PlainMove, Prompt, asked

RIDES: Final[tuple[str, ...]] = ("ride", "ride_far")  # the verbs of the Courier and the Express Courier
TILE_KINDS: Final[tuple[int, ...]] = (
    DRIVE_INTO,
    DRIVE_OVER,
    LEAVE_BE,
)  # promises about the tile and what it moves
# all that end with a turn of this phase (HAEN-11.7)
TURN_KINDS: Final[tuple[int, ...]] = (*TILE_KINDS, RIDE_TO, NOT_RIDE_TO)

END: Final = PlainMove("end", "HAEN-5.12")


class Driving(Steps[Haendler]):
    """Broken Axle cards, then each player's turn (HAEN-5.1, HAEN-5.2)."""

    called = "driving"

    def copy(self) -> Driving:
        return Driving(self.step)

    def next(self, s: Haendler, step: int) -> Frame[Haendler] | None:
        if step == 0:
            return BrokenAxles(s.order(), 0)
        if step <= s.seats:
            return drive(s, s.order()[step - 1])
        return None


def drive(s: Haendler, seat: int) -> Drive:
    """A player's turn: a tile, and what the investment cards add."""
    owner = s.owner
    purse = int(owner[CARTWRIGHT] == seat) + 2 * int(owner[GREAT_CARTWRIGHT] == seat)
    rides = [int(owner[COURIER] == seat), int(owner[EXPRESS] == seat)]
    still = [int(s.at[wagon] == s.courier) for wagon in range(WAGONS)]
    return Drive(seat, False, purse, rides, [0] * WAGONS, still, False)


class Drive(Frame[Haendler]):
    """One turn: a tile, which must be played; by choice extra points and courier moves (HAEN-5.12)."""

    interruptible = True

    def __init__(
        self,
        seat: int,
        has_driven: bool,
        purse: int,
        rides: list[int],
        barred: list[int],
        still: list[int],
        is_over: bool,
    ) -> None:
        self.seat = seat
        self.has_driven = has_driven  # the tile is played
        self.purse = purse  # extra points left (HAEN-5.8)
        self.rides = rides  # courier moves left: Courier's, Express Courier's (HAEN-5.9)
        self.barred = barred  # [wagon] 1: gave a card this turn, and does not move again (HAEN-5.10)
        self.still = still  # [wagon] 1: stood with the courier when the turn began, and has not moved since
        self.is_over = is_over

    def copy(self) -> Drive:
        return Drive(
            self.seat, self.has_driven, self.purse, self.rides[:], self.barred[:], self.still[:], self.is_over
        )

    def show(self, seat: int) -> shape.DriveShown:
        return {
            "frame": "drive",
            "seat": self.seat,
            "has_driven": self.has_driven,
            "purse": self.purse,
            "rides": self.rides[:],
        }

    def advance(self, s: Haendler) -> bool:
        if not self.has_driven:
            if talks_come_first(s, DRIVING, self.seat):
                return False
            self.lapse_impossible(s)
            return not self.drive_unasked(s)
        if not self.is_over and (self.pushes(s) or self.destinations(s, 0) or self.destinations(s, 1)):
            return True
        s.stack.pop()
        close(s, vows_of(s, self.seat, TURN_KINDS))
        return False

    def drive_unasked(self, s: Haendler) -> bool:
        """The last tile, where there is but one thing to do with it, plays itself."""
        tiles = self.open_tiles(s)
        if len(tiles) > 1 or self.purse or any(self.rides):
            return False
        if len(self.allowed(s, tiles[0], vows_of(s, self.seat, TILE_KINDS))) > 1:
            return False  # as a rule: the moves themselves are written when somebody is asked
        moves = self.tile_moves(s)
        if len(moves) != 1 or moves[0].size() != 1:
            return False
        self.answer(s, moves[0].fill(self.seat)[0])
        return True

    def lapse_impossible(self, s: Haendler) -> None:
        """What falls due in this turn and cannot be kept lapses (HAEN-11.6)."""
        if s.contracts:
            tile, ride = vows_of(s, self.seat, TILE_KINDS), vows_of(s, self.seat, (RIDE_TO,))
            lapse_impossible(s, tile, lambda found: self.can_keep_tile(s, found))
            lapse_impossible(s, ride, lambda found: self.can_keep_ride(s, found))

    def can_keep_tile(self, s: Haendler, found: list[Vow]) -> bool:
        """Is there a tile to play that breaks none of these promises?"""
        is_errand = any(vow.promise.kind != LEAVE_BE for vow in found)
        for points in self.open_tiles(s):
            routes = self.routes(s, points)
            if any(is_allowed(s, found, route) for route in routes) or not (routes or is_errand):
                return True
        return False

    def can_keep_ride(self, s: Haendler, found: list[Vow]) -> bool:
        """Can the courier moves that are left bring it where it was promised? No two such places differ."""
        if not found:
            return True
        target = found[0].promise.target
        for card in range(len(self.rides)):
            stops = self.stops(s, s.courier, card)
            if target in stops or any(target in self.stops(s, stop, 1 - card) for stop in stops):
                return True
        return False

    def is_push_safe(self, s: Haendler, route: int) -> bool:
        """Could a tile still keep what was promised? The wagon is put where it would be, and back again."""
        if self.has_driven:
            return True
        wagon = s.at.index(s.edition.roads.starts[route])
        at, came, arrived = s.at[wagon], s.came[wagon], s.arrived[wagon]
        place(s, wagon, route)
        after = self.after_meeting(s, wagon) if s.at[wagon] == s.courier else self
        is_safe = after.can_keep_tile(s, vows_of(s, self.seat, TILE_KINDS))
        s.at[wagon], s.came[wagon], s.arrived[wagon] = at, came, arrived
        return is_safe

    def is_ride_safe(self, s: Haendler, card: int, field: int) -> bool:
        """Could a tile, and the other courier card, still keep what was promised?"""
        promised = targets(s, self.seat, RIDE_TO)
        if any(target != field and target not in self.stops(s, field, 1 - card) for target in promised):
            return False
        if self.has_driven:
            return True
        is_met = field in s.at and self.gives_card(s.at.index(field))
        after = self.after_meeting(s, s.at.index(field)) if is_met else self
        return after.can_keep_tile(s, vows_of(s, self.seat, TILE_KINDS))

    def after_meeting(self, s: Haendler, wagon: int) -> Drive:
        """This turn as it would be once a wagon and the courier have met."""
        after = self.copy()
        after.barred[wagon] = int(any(s.pile))
        return after

    def waiting(self, s: Haendler) -> list[int]:
        return [self.seat]

    def routes(self, s: Haendler, points: int) -> list[int]:
        """Every way that a tile of so many points can move a wagon, if nothing holds it (HAEN-5.6)."""
        return routes_of(s, self.movable(s), points)

    def movable(self, s: Haendler) -> list[int]:
        """The wagons that nothing holds (HAEN-5.6)."""
        blocked, arrived, barred = s.blocked, s.arrived, self.barred
        return [wagon for wagon in range(WAGONS) if not (blocked[wagon] or arrived[wagon] or barred[wagon])]

    def pushes(self, s: Haendler) -> list[int]:
        """Every way that the extra points left can move a wagon, to a free field (HAEN-5.8)."""
        if not self.purse:
            return []
        wagons = self.movable(s)
        by_points = [routes_of(s, wagons, points) for points in range(1, self.purse + 1)]
        routes = list(dict.fromkeys([route for some in by_points for route in some]))
        if not vows_of(s, self.seat, TURN_KINDS):
            return routes
        still = vows_of(s, self.seat, (LEAVE_BE,))  # what a promise stands against is left out (HAEN-11.6)
        return [route for route in only_allowed(s, still, routes) if self.is_push_safe(s, route)]

    def destinations(self, s: Haendler, card: int) -> list[int]:
        """Where the Courier (0) or the Express Courier (1) can take the courier, and no promise bars it."""
        if not self.rides[card]:
            return []
        found = self.stops(s, s.courier, card)
        if not vows_of(s, self.seat, TURN_KINDS):
            return found
        return [field for field in found if self.is_ride_safe(s, card, field)]

    def stops(self, s: Haendler, start: int, card: int) -> list[int]:
        """The fields that a courier card, if it is left, leads to (HAEN-5.9), those promised not left out."""
        if not self.rides[card]:
            return []
        found = s.edition.roads.rides[card][start]
        shunned = targets(s, self.seat, NOT_RIDE_TO)
        return [field for field in found if field not in shunned] if shunned else found

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        moves: list[Move] = []
        if not self.has_driven:
            moves.extend(self.tile_moves(s))
        elif not self.must_ride(s):
            moves.append(END)
        pushes = self.pushes(s)
        if pushes:
            moves.append(Move("push", "HAEN-5.8", [One("route", "route", pushes, "HAEN-5.8")]))
        for card, has_card in enumerate(self.rides):
            fields = self.destinations(s, card) if has_card else []
            if fields:
                moves.append(Move(RIDES[card], "HAEN-5.9", [One("field", "field", fields, "HAEN-5.9")]))
        return moves

    def must_ride(self, s: Haendler) -> bool:
        """Has this player promised a ride that is still to be made? (HAEN-11.6)"""
        return bool(vows_of(s, self.seat, (RIDE_TO,)))

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = self.moves(s, seat)
        bars = (Bar("end", "HAEN-11.6"),) if self.has_driven and self.must_ride(s) else ()
        driven = int(self.has_driven)
        return asked(shape.DriveAsked, seat, "HAEN-5.12", moves, driven, self.purse, bars=bars)

    def usual_verb(self, s: Haendler, prompt: Prompt) -> str:
        """The tile first; then what else there is to move; else the turn is over."""
        verbs = ("drive", "spend", "push", "ride_far", "ride", "end")
        return next(verb for verb in verbs if prompt.move(verb))

    def annotate(self, s: Haendler, prompt: Prompt) -> None:
        """Which ways go with which tile."""
        move = prompt.move("drive")
        if move is not None:
            tile, way = move.fields
            assert isinstance(tile, One)
            assert isinstance(way, One)
            sworn = vows_of(s, self.seat, TILE_KINDS)
            way.given = Given(tile.name, {points: self.allowed(s, points, sworn) for points in tile.options})

    def allowed(self, s: Haendler, points: int, sworn: list[Vow]) -> list[int]:
        """The ways that a tile can go and that break none of these promises."""
        return only_allowed(s, sworn, self.routes(s, points))

    def tile_moves(self, s: Haendler) -> list[Move]:
        """Drive with a tile that can move a wagon; spend for nothing one that cannot (HAEN-5.6)."""
        tiles: list[int] = []
        idle: list[int] = []
        ways: list[int] = []
        sworn = vows_of(s, self.seat, TILE_KINDS)
        wagons = self.movable(s)
        for points in self.open_tiles(s):
            routes = routes_of(s, wagons, points)
            allowed = only_allowed(s, sworn, routes) if sworn else routes
            if allowed:
                tiles.append(points)
                ways += allowed
            elif not routes:
                idle.append(points)
        if sworn and any(vow.promise.kind != LEAVE_BE for vow in sworn):
            idle = []
        moves: list[Move] = []
        if tiles:
            tile = One("tile", "tile", tiles, "HAEN-5.2")
            way = One("route", "route", list(dict.fromkeys(ways)), "HAEN-5.3")
            moves.append(Move("drive", "HAEN-5.2", [tile, way]))
        if idle:
            moves.append(Move("spend", "HAEN-5.6", [One("tile", "tile", idle, "HAEN-5.6")]))
        return moves

    def open_tiles(self, s: Haendler) -> list[int]:
        base = self.seat * TILES - 1
        return [points for points in range(1, TILES + 1) if s.tiles[base + points]]

    def refuse(self, s: Haendler, a: Action) -> str:
        """As far as the tile goes on the way chosen (HAEN-5.6)."""
        if a.verb != "drive":
            return ""
        tile, route = parts(shape.Drive, a)
        roads, at = s.edition.roads, s.at
        start = roads.starts[route]
        wagon = at.index(start)
        drivable = roads.legal(start, s.came[wagon], tile, at[wagon - 1], at[wagon - 2])
        return "" if route in drivable else "HAEN-5.6"

    def answer(self, s: Haendler, a: Action) -> None:
        match a.verb:
            case "drive":
                tile, route = parts(shape.Drive, a)
                self.turn_tile(s, tile)
                self.move(s, route, "HAEN-5.2")
                for vow in vows_of(s, self.seat, (DRIVE_INTO, DRIVE_OVER)):
                    keep(s, vow)
            case "spend":
                (tile,) = parts(shape.Spend, a)
                self.turn_tile(s, tile)
                s.tell(shape.Spent, "HAEN-5.6", a.seat, tile)
            case "push":
                (route,) = parts(shape.Push, a)
                self.purse -= len(s.edition.roads.routes[route])
                self.move(s, route, "HAEN-5.8")
            case "end":
                self.is_over = True
            case _:
                (field,) = parts(shape.Ride, a)
                self.rides[RIDES.index(a.verb)] = 0
                self.ride(s, field)
                keep_all(s, self.seat, Promise(RIDE_TO, NONE, field))

    def turn_tile(self, s: Haendler, points: int) -> None:
        """The tile is turned over; when all four are, they are open again (HAEN-5.2)."""
        self.has_driven = True
        base = self.seat * TILES
        s.tiles[base + points - 1] = 0
        if not any(s.tiles[base : base + TILES]):
            s.tiles[base : base + TILES] = [1] * TILES

    def move(self, s: Haendler, route: int, clause: str) -> None:
        wagon = s.at.index(s.edition.roads.starts[route])
        if s.in_city(wagon):
            s.master[wagon] = NONE  # the office ends where the wagon leaves (HAEN-4.4)
        place(s, wagon, route)
        self.still[wagon] = 0
        steps = len(s.edition.roads.routes[route])
        s.tell(shape.Drove, clause, self.seat, wagon, s.at[wagon], steps, route)
        if s.in_city(wagon):
            s.tell(shape.Arrived, "HAEN-5.5", wagon, s.at[wagon])
        elif s.at[wagon] == s.courier:
            self.meet(s, wagon)

    def ride(self, s: Haendler, field: int) -> None:
        s.courier = field
        s.tell(shape.Rode, "HAEN-5.9", self.seat, field)
        if field in s.at and self.gives_card(s.at.index(field)):
            self.meet(s, s.at.index(field))

    def gives_card(self, wagon: int) -> bool:
        """Would the courier's coming to this wagon be a meeting of this turn, and its first?"""
        return not self.still[wagon] and not self.barred[wagon]

    def meet(self, s: Haendler, wagon: int) -> None:
        """A wagon and the courier have come together by this player's move: a card (HAEN-5.10)."""
        if any(s.pile):
            self.barred[wagon] = 1
            s.stack.append(Pick(self.seat, False))


def place(s: Haendler, wagon: int, route: int) -> None:
    """A wagon stands at the end of a route."""
    walk = s.edition.roads.routes[route]
    before = walk[-2] if len(walk) > 1 else s.at[wagon]
    s.at[wagon] = walk[-1]
    s.came[wagon] = NONE if is_city(walk[-1]) else before
    if is_city(walk[-1]):
        s.arrived[wagon] = 1


def routes_of(s: Haendler, wagons: list[int], points: int) -> list[int]:
    """Every way that so many points can move one of these wagons."""
    found: list[int] = []
    roads, at, came = s.edition.roads, s.at, s.came
    for wagon in wagons:
        one, other = at[wagon - 1], at[wagon - 2]
        ways = roads.ways[at[wagon]][came[wagon]][points - 1]
        if (ways.end_bits >> one | ways.end_bits >> other) & 1:
            found += roads.legal(at[wagon], came[wagon], points, one, other)
        else:
            found += ways.routes  # as a rule nobody is in the way, and a call less is felt
    return found


def only_allowed(s: Haendler, sworn: list[Vow], routes: list[int]) -> list[int]:
    """Those of these ways that break none of these promises."""
    return [route for route in routes if is_allowed(s, sworn, route)]


def is_allowed(s: Haendler, found: list[Vow], route: int) -> bool:
    """Does driving this route with the tile break none of these promises?"""
    wagon = s.at.index(s.edition.roads.starts[route])
    for vow in found:
        is_it = vow.promise.wagon == wagon
        if vow.promise.kind == LEAVE_BE:
            if is_it:
                return False
        elif not (is_it and is_kept_by(vow.promise, s.edition.roads, route)):
            return False
    return True

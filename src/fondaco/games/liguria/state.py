"""The state of a game of Liguria, and the small verbs that change it and tell of it."""

from __future__ import annotations

from typing import Any, ClassVar

from fondaco.games.liguria import shape
from fondaco.games.liguria.data import (
    BLANK,
    BLANK_PLACE,
    CAPACITY,
    COLOURS,
    ENVOYS,
    HARBOUR,
    MERCHANT,
    NOBODY_THERE,
    ROWS,
    SHIP,
    STOPS,
)
from fondaco.games.liguria.edition import Edition
from fondaco.kernel.action import Action, Event, Illegal
from fondaco.kernel.frame import Frame, State, parts


class Liguria(State):
    """Everything true in a game of Liguria. Lists are flat: a seat's cubes by colour, its tiles by kind."""

    over: ClassVar[str] = "LIG-7.7"

    def __init__(
        self,
        seats: int,
        stack: list[Frame[Any]],
        log: list[Event] | None,
        edition: Edition,
        round: int,
        bag: list[int],
        gone: list[int],
        deck: list[int],
        row: list[int],
        cards: list[int],
        order: list[int],
        market: list[int],
        isles: list[int],
        points: list[int],
        ruler: list[int],
        garrison: list[int],
        stock: list[int],
        silver: list[int],
        port: list[int],
        hold: list[int],
        store: list[int],
        tiles: list[int],
        upgraded: list[int],
        fallen: list[int],
        posted: list[int],
        kept: list[list[int]],
        at: list[int],
        course: list[int],
        seals: list[int],
        scrolls: list[int],
        had: list[int],
        sealed: list[int],
    ) -> None:
        super().__init__(seats, stack, log)
        self.edition = edition
        self.round = round
        self.bag = bag  # [kind] tiles not drawn yet
        self.gone = gone  # [kind] tiles that left the game (LIG-3.8)
        self.deck = deck  # [card] ship cards not drawn yet
        self.row = row  # the tiles laid out, left to right
        self.cards = cards  # the ship cards laid out
        self.order = order  # the seats by order field, field 1 first
        self.market = market  # [field] the seat whose merchant stands there
        self.isles = isles  # [stop] the colour of an island, or BLANK, or HARBOUR
        self.points = points  # [stop] the island's points
        self.ruler = ruler  # [stop] the seat whose knights hold the island
        self.garrison = garrison  # [stop * knights + n] tiles of the n-th kind of knight there
        self.stock = stock  # [colour] cubes in the supply
        self.silver = silver  # [seat] behind the screen
        self.port = port  # [seat * colours + colour] cubes offered in the harbour
        self.hold = hold  # [seat * colours + colour] cubes on the ship
        self.store = store  # [seat * colours + colour] cubes behind the screen
        self.tiles = tiles  # [seat * kinds + kind] tiles as they were taken
        self.upgraded = upgraded  # [seat * kinds + kind] tiles turned over (LIG-1.6)
        self.fallen = fallen  # [seat * kinds + kind] knights turned over (LIG-5.3)
        self.posted = posted  # [seat * kinds + kind] diplomats in foreign harbours
        self.kept = kept  # [seat] the ship cards taken
        self.at = at  # [seat] the stop of the ship
        self.course = course  # [seat] 1 clockwise, -1 against it, 0 none yet (LIG-4.2)
        self.seals = seals  # [harbour * rows + row] the seat that holds a diplomat space
        self.scrolls = scrolls  # [harbour * rows + row] the scrolls laid there
        self.had = had  # [harbour] cubes that the ship under way has loaded there this round
        self.sealed = sealed  # [harbour] 1: the player under way has taken a space there this round

    def copy(self) -> Liguria:
        return Liguria(
            self.seats,
            [frame.copy() for frame in self.stack],
            None,
            self.edition,
            self.round,
            self.bag[:],
            self.gone[:],
            self.deck[:],
            self.row[:],
            self.cards[:],
            self.order[:],
            self.market[:],
            self.isles[:],
            self.points[:],
            self.ruler[:],
            self.garrison[:],
            self.stock[:],
            self.silver[:],
            self.port[:],
            self.hold[:],
            self.store[:],
            self.tiles[:],
            self.upgraded[:],
            self.fallen[:],
            self.posted[:],
            [kept[:] for kept in self.kept],
            self.at[:],
            self.course[:],
            self.seals[:],
            self.scrolls[:],
            self.had[:],
            self.sealed[:],
        )

    def explain(self, a: Action, no: Illegal) -> Illegal:
        """Where swords or scrolls do not suffice: how many there are and how many it takes."""
        here = self.at[a.seat] if 0 <= a.seat < self.seats else 0
        if a.verb == "land" and no.reason == "rule" and no.clause == "LIG-5.3":
            (knights,) = parts(shape.Land, a)
            lack = swords_of(self, knights), self.swords(here) + 1
            return Illegal(shape.TooFewSwords.said, no.clause, "", lack)
        if a.verb == "seal" and no.clause == "LIG-5.7" and no.reason in ("rule", "verb"):
            return self.explain_scrolls(a, no, self.harbour(here))
        return no

    def explain_scrolls(self, a: Action, no: Illegal, harbour: int) -> Illegal:
        """A harbour may be shut for another reason: no space is free, or one was taken this round."""
        diplomats = tuple(self.diplomats_of(a.seat))
        if no.reason == "rule":
            _, diplomats = parts(shape.Seal, a)
        scrolls, needed = scrolls_of(self, diplomats), self.needed_scrolls(harbour)
        if self.sealed[harbour] or needed > len(ROWS) or scrolls >= needed:
            return no
        return Illegal(shape.TooFewScrolls.said, no.clause, "", (scrolls, needed))

    def kinds(self) -> int:
        return len(self.edition.tiles)

    def cubes_of(self, cubes: list[int], seat: int) -> list[int]:
        first = seat * len(COLOURS)
        return cubes[first : first + len(COLOURS)]

    def spaces_of(self, spaces: list[int], harbour: int) -> list[int]:
        """What is kept of the diplomat spaces of a harbour, row by row."""
        first = harbour * len(ROWS)
        return spaces[first : first + len(ROWS)]

    def sum_of(self, seat: int, type: int) -> int:
        """What a seat's tiles of a type show in all: the wheels of its ships, the sacks of its merchants."""
        total = 0
        base = seat * len(self.edition.tiles)
        for kind in self.edition.rows[type]:
            n = self.tiles[base + kind]
            if n:
                total += n * self.edition.tiles[kind].value
        return total

    def wheels(self, seat: int) -> int:
        """Steps from tiles that are not upgraded (LIG-4.1)."""
        return self.sum_of(seat, SHIP)

    def sacks(self, seat: int) -> int:
        """Cubes from merchants that are not upgraded (LIG-5.6)."""
        return self.sum_of(seat, MERCHANT)

    def space(self, seat: int) -> int:
        """How many cubes the ship still takes (LIG-5.8)."""
        return CAPACITY - sum(self.cubes_of(self.hold, seat))

    def envoys(self, seat: int) -> int:
        """Envoys not on an island and not in a harbour (LIG-1.4)."""
        return ENVOYS - self.ruler.count(seat) - self.seals.count(seat)

    def harbour(self, stop: int) -> int:
        """The seat whose harbour a stop is."""
        return stop * self.seats // STOPS

    def place(self, stop: int) -> int:
        """A stop as it is spoken of: a colour's island, a blank one, somebody's harbour (see PLACES)."""
        isle = self.isles[stop]
        if isle == HARBOUR:
            return BLANK_PLACE + 1 + self.harbour(stop)
        return BLANK_PLACE if isle == BLANK else isle

    def knights_of(self, seat: int) -> list[int]:
        """How many knights of each kind a seat has to land."""
        base = seat * len(self.edition.tiles)
        return [self.tiles[base + kind] for kind in self.edition.knights]

    def diplomats_of(self, seat: int) -> list[int]:
        base = seat * len(self.edition.tiles)
        return [self.tiles[base + kind] for kind in self.edition.diplomats]

    def swords(self, stop: int) -> int:
        """The swords that hold an island."""
        knights = self.edition.knights
        total = 0
        for n, kind in enumerate(knights):
            total += self.garrison[stop * len(knights) + n] * self.edition.tiles[kind].value
        return total

    def needed_scrolls(self, harbour: int) -> int:
        """The scrolls that the next diplomat space taken in a harbour needs: 1, 2, 3, 4 (LIG-5.7)."""
        free = self.spaces_of(self.seals, harbour).count(NOBODY_THERE)
        return 1 + len(ROWS) - free

    def gain(self, seat: int, silver: int, clause: str) -> None:
        """Silver, as much as it may be: the coins do not limit it (LIG-1.3)."""
        if silver:
            self.silver[seat] += silver
            self.tell(shape.Earned, clause, seat, silver)

    def load(self, seat: int, cubes: tuple[int, ...], source: list[int], first: int, clause: str) -> None:
        """Cubes onto a ship, out of the supply or a harbour."""
        for colour in range(len(COLOURS)):
            source[first + colour] -= cubes[colour]
            self.hold[seat * len(COLOURS) + colour] += cubes[colour]
        self.tell(shape.Loaded, clause, seat, cubes)

    def tell_lack(self, seat: int, cubes: tuple[int, ...], clause: str) -> None:
        """Cubes that a seat goes without because the supply has run out (LIG-3.6, LIG-5.8)."""
        if any(cubes):
            self.tell(shape.Lacked, clause, seat, cubes)

    def unload(self, seat: int) -> None:
        """All cubes from the ship to behind the screen (LIG-5.5)."""
        cubes = tuple(self.cubes_of(self.hold, seat))
        if any(cubes):
            for colour in range(len(COLOURS)):
                self.hold[seat * len(COLOURS) + colour] = 0
                self.store[seat * len(COLOURS) + colour] += cubes[colour]
            self.tell(shape.Unloaded, "LIG-5.5", seat, cubes)

    def upgrade(self, seat: int, kind: int) -> None:
        """Turn a tile over (LIG-1.6, LIG-3.6)."""
        base = seat * len(self.edition.tiles)
        self.tiles[base + kind] -= 1
        self.upgraded[base + kind] += 1
        self.tell(shape.Upgraded, "LIG-3.6", seat, kind)

    def land(self, seat: int, stop: int, knights: tuple[int, ...]) -> None:
        """Knights onto an island; those who held it come home turned over, with their envoy (LIG-5.3)."""
        loser = self.ruler[stop]
        if loser != NOBODY_THERE:
            self.expel(loser, stop)
        kinds = self.edition.knights
        for n, kind in enumerate(kinds):
            self.tiles[seat * len(self.edition.tiles) + kind] -= knights[n]
            self.garrison[stop * len(kinds) + n] += knights[n]
        self.ruler[stop] = seat
        clause = "LIG-5.1" if loser == NOBODY_THERE else "LIG-5.3"
        self.tell(shape.Landed, clause, seat, stop, self.place(stop), self.swords(stop))

    def expel(self, loser: int, stop: int) -> None:
        kinds = self.edition.knights
        count = 0
        for n, kind in enumerate(kinds):
            there = self.garrison[stop * len(kinds) + n]
            self.garrison[stop * len(kinds) + n] = 0
            self.fallen[loser * len(self.edition.tiles) + kind] += there
            count += there
        self.tell(shape.Expelled, "LIG-5.3", loser, stop, self.place(stop), count)

    def seal(self, seat: int, harbour: int, row: int, diplomats: tuple[int, ...]) -> None:
        """Diplomats onto a space of a foreign harbour, marked with an envoy (LIG-5.7)."""
        base = seat * len(self.edition.tiles)
        scrolls = 0
        for n, kind in enumerate(self.edition.diplomats):
            self.tiles[base + kind] -= diplomats[n]
            self.posted[base + kind] += diplomats[n]
            scrolls += diplomats[n] * self.edition.tiles[kind].value
        self.seals[harbour * len(ROWS) + row] = seat
        self.scrolls[harbour * len(ROWS) + row] = scrolls
        self.tell(shape.Sealed, "LIG-5.7", seat, harbour, row, scrolls, diplomats)


def swords_of(s: Liguria, knights: tuple[int, ...]) -> int:
    """The swords of some knights, by kind."""
    total = 0
    for n, kind in enumerate(s.edition.knights):
        total += knights[n] * s.edition.tiles[kind].value
    return total


def scrolls_of(s: Liguria, diplomats: tuple[int, ...]) -> int:
    """The scrolls of some diplomats, by kind."""
    total = 0
    for n, kind in enumerate(s.edition.diplomats):
        total += diplomats[n] * s.edition.tiles[kind].value
    return total

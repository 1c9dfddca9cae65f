"""Positions of Liguria to test from, and what is seen of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from fondaco.games import GAMES
from fondaco.games.liguria.data import MONK, ORDER, ROUNDS, TILES_A_ROUND, TYPES
from fondaco.games.liguria.edition import Card, Edition, Tile, read_edition
from fondaco.games.liguria.round import Round
from fondaco.games.liguria.state import Liguria
from fondaco.kernel import Game, apply, ask, legal
from tests.games.asking import answers, chance, player, prompt_of, say, settled

LIGURIA: Final[Game[Liguria]] = GAMES["liguria"]


def name_of(tile: Tile) -> str:
    """A kind of tile as tests call it: `ship/2`, `monk`, `order/8/2/1/0`."""
    if tile.type == MONK:
        return "monk"
    numbers = [tile.value, *tile.cubes] if tile.type == ORDER else [tile.value]
    return "/".join([TYPES[tile.type], *map(str, numbers)])


RED, YELLOW, BLUE = range(3)
BLANK, HARBOUR = -1, -2
FREE: Final = -1  # a field, an island, a diplomat space that nobody has
CLOCKWISE, ANTICLOCKWISE = range(2)  # as an answer says it
SHIPS, MERCHANTS, BUILDINGS, MONKS = range(4)
EDITION: Final = read_edition(LIGURIA.edition() or {})
TILES: Final = [name_of(tile) for tile in EDITION.tiles]
START_SHIP, START_MERCHANT = len(TILES) - 2, len(TILES) - 1

# The ring that positions are laid out on; seat 0 is at home at stop 0.
RING: Final[Mapping[int, tuple[int, ...]]] = {
    3: (HARBOUR, RED, BLANK, YELLOW, HARBOUR, BLUE, RED, BLANK, HARBOUR, YELLOW, BLANK, BLUE),
    4: (HARBOUR, RED, BLANK, HARBOUR, YELLOW, BLUE, HARBOUR, RED, YELLOW, HARBOUR, BLUE, BLANK),
}
HOME: Final[Mapping[int, tuple[int, ...]]] = {3: (0, 4, 8), 4: (0, 3, 6, 9)}
RED_ISLE, BLANK_ISLE, YELLOW_ISLE, BLUE_ISLE = 1, 2, 4, 5  # with four players

Cubes = tuple[int, int, int]


def kind(name: str) -> int:
    """A kind of tile of the standard edition."""
    return TILES.index(name)


def knights(*values: int) -> tuple[int, ...]:
    """Knights of these values as an answer says them: how many of 1, 2, 3."""
    return tuple([values.count(value) for value in (1, 2, 3)])


diplomats = knights


def face(
    points: int = 1,
    wheels: int = 0,
    anchors: int = 0,
    turns: int = 0,
    upgrades: int = 0,
    cubes: Cubes = (0, 0, 0),
) -> Card:
    """A ship card as a test wants it."""
    return Card(points, wheels, anchors, turns, upgrades, list(cubes), 1)


def laid(seats: int = 4, start: int = 0) -> Liguria:
    """The set-up done on RING, all harbours offering red and yellow; chance is to lay the first tile."""
    done = set_up(seats, start)
    s = done.copy()
    s.log = list(done.log or [])
    return s


@cache
def set_up(seats: int, start: int) -> Liguria:
    """That position, made once."""
    s = LIGURIA.start(seats)
    for seat in range(seats):
        say(s, seat, "offer", (RED, YELLOW))
    ring = RING[seats]
    blanks = [stop for stop in range(12) if ring[stop] == BLANK]
    colours = [isle for isle in ring if isle >= 0]
    for stop in blanks:
        chance(s, stop)
    for colour in colours[:-1]:
        chance(s, colour)
    for counter in range(6):
        chance(s, counter)
    chance(s, start)
    return s


def position(seats: int = 4) -> Position:
    """The first round on RING: all have their start tiles and nothing else, and stand in seat order."""
    s = laid(seats)
    s.stack.pop()
    s.stock = [25, 25, 25]
    s.port = [0] * (3 * seats)
    s.silver = [0] * seats
    s.order = list(range(seats))
    return Position(s)


class Position:
    """A position being set up, word by word; the last runs it to its first question, with nothing told."""

    def __init__(self, s: Liguria) -> None:
        self.s = s
        self.printed = 0  # cards of our own so far

    def draw(self, names: Sequence[str | int]) -> list[int]:
        """Tiles out of the bag."""
        kinds = [name if isinstance(name, int) else kind(name) for name in names]
        for each in kinds:
            self.s.bag[each] -= 1
        return kinds

    def has(self, seat: int, *names: str) -> Position:
        """Tiles as they were taken."""
        for each in self.draw(names):
            self.s.tiles[seat * len(TILES) + each] += 1
        return self

    def turned(self, seat: int, *names: str | int) -> Position:
        """Tiles upgraded; a start tile out of its row, others out of the bag."""
        for each in names:
            at = seat * len(TILES) + (each if isinstance(each, int) else kind(each))
            if isinstance(each, int):
                self.s.tiles[at] -= 1
            else:
                self.draw([each])
            self.s.upgraded[at] += 1
        return self

    def lost(self, seat: int, *names: str) -> Position:
        """Knights turned over."""
        for each in self.draw(names):
            self.s.fallen[seat * len(TILES) + each] += 1
        return self

    def rules(self, seat: int, stop: int, *values: int) -> Position:
        """Knights of these values on an island."""
        for value in values:
            self.draw([f"knight/{value}"])
            self.s.garrison[stop * 3 + value - 1] += 1
        self.s.ruler[stop] = seat
        return self

    def posts(self, seat: int, harbour: int, row: int, *values: int) -> Position:
        """Diplomats of these values on a space of a harbour."""
        for value in values:
            (each,) = self.draw([f"diplomat/{value}"])
            self.s.posted[seat * len(TILES) + each] += 1
        self.s.seals[harbour * 4 + row] = seat
        self.s.scrolls[harbour * 4 + row] = sum(values)
        return self

    def offers(self, seat: int, *cubes: int) -> Position:
        return self.put(self.s.port, seat, cubes)

    def carries(self, seat: int, *cubes: int) -> Position:
        return self.put(self.s.hold, seat, cubes)

    def stores(self, seat: int, *cubes: int) -> Position:
        return self.put(self.s.store, seat, cubes)

    def put(self, where: list[int], seat: int, cubes: Sequence[int]) -> Position:
        """Red, yellow and blue cubes out of the supply."""
        for colour, n in enumerate(cubes):
            self.s.stock[colour] -= n
            where[seat * 3 + colour] += n
        return self

    def scarce(self, colour: int, left: int) -> Position:
        """So many of a colour are left in the supply; the last seat has the others behind its screen."""
        self.s.store[(self.s.seats - 1) * 3 + colour] += self.s.stock[colour] - left
        self.s.stock[colour] = left
        return self

    def silver(self, seat: int, silver: int) -> Position:
        self.s.silver[seat] = silver
        return self

    def ship(self, seat: int, at: int, course: int = 0) -> Position:
        """A ship at a stop; its course is 1 clockwise, -1 anticlockwise, 0 none yet."""
        self.s.at[seat] = at
        self.s.course[seat] = course
        return self

    def order(self, *seats: int) -> Position:
        """The seats on the order fields, field 1 first."""
        self.s.order = list(seats)
        return self

    def row(self, *names: str) -> Position:
        """The tiles laid out."""
        self.s.row = self.draw(names)
        return self

    def card(self, card: Card) -> int:
        """A card out of the deck, ours in place of the next of the edition: the first are there once each."""
        each, printed = self.printed, self.s.edition
        cards = [*printed.cards[:each], card, *printed.cards[each + 1 :]]
        self.s.edition = Edition(printed.tiles, cards, printed.market)
        self.s.deck[each] -= 1
        self.printed += 1
        return each

    def cards(self, *faces: Card) -> Position:
        """The cards laid out."""
        self.s.cards = [self.card(each) for each in faces]
        return self

    def kept(self, seat: int, *faces: Card) -> Position:
        """Cards that a player has taken before."""
        self.s.kept[seat] += [self.card(each) for each in faces]
        return self

    def run(self, step: int) -> Liguria:
        """The round from one of its steps after the laying out of tiles."""
        frame = self.s.stack[-1]
        assert isinstance(frame, Round)
        frame.step = TILES_A_ROUND[self.s.seats] + step
        return self.settled()

    def settled(self) -> Liguria:
        settled(self.s)
        return self.s

    def draws_cards(self) -> Liguria:
        """Chance is to lay out the ship cards."""
        return self.run(0)

    def chooses(self) -> Liguria:
        """The merchants are to go to the market street."""
        return self.run(1)

    def shops(self, *fields: int) -> Liguria:
        """The merchants stand on these fields, that of seat 0 first; the leftmost is to take."""
        s = self.chooses()
        for seat in s.order[::-1]:
            say(s, seat, "stand", fields[seat])
        return s

    def takes_cards(self) -> Liguria:
        """The player on order field 1 is to take a card."""
        return self.run(2)

    def sails(self, seat: int = 0, steps: int = 3, anchors: int = 0, turns: int = 0) -> Liguria:
        """A ship is to move, by a card that makes it so many steps in all; the others follow."""
        s = self.s
        wheels = steps - s.wheels(seat)
        assert wheels >= 0
        s.order = [seat, *[other for other in s.order if other != seat]]
        self.kept(seat, face(wheels=wheels, anchors=anchors, turns=turns))
        for other in s.order[1:]:
            self.kept(other, face())
        return self.run(3)

    def arrives(self, seat: int, stop: int) -> Liguria:
        """A ship has come clockwise to this stop; with one step to make and one way it comes by itself."""
        s = self.ship(seat, (stop - 1) % 12, 1).sails(seat, steps=max(1, self.s.wheels(seat)))
        if s.at[seat] != stop:
            say(s, seat, "sail", CLOCKWISE, 1)
        return s

    def moves_last(self) -> Liguria:
        """After the last round the player on order field 1 is to move."""
        self.s.stack.pop()
        self.s.round = ROUNDS[self.s.seats]
        return self.settled()

    def ends(self) -> Liguria:
        """Nothing is left but the reckoning."""
        self.s.stack.pop()
        self.s.round = ROUNDS[self.s.seats] + 1
        return self.settled()


def draw_until(s: Liguria, text: str) -> None:
    """Chance draws the first of what there is until this is asked."""
    while prompt_of(s).text != text:
        (prompt,) = ask(s)
        apply(s, legal(s, prompt)[0])
    LIGURIA.audit(s)


def stop_seen(s: Liguria, viewer: int, stop: int) -> dict[str, object]:
    """What `viewer` sees of a stop."""
    stops = LIGURIA.view(s, viewer)["stops"]
    assert isinstance(stops, list)
    seen: dict[str, object] = stops[stop]
    return seen


def line(s: Liguria, seat: int, kind: str) -> int:
    """One line of a player's reckoning, were the game to end now."""
    (value,) = [each.value for each in LIGURIA.standings(s)[seat].lines if each.kind == kind]
    return value


def in_rows(s: Liguria, viewer: int, owner: int, key: str = "tiles") -> dict[str, int]:
    """The tiles that `viewer` sees in the rows of a harbour; those with which everybody starts among them."""
    pieces = [TILES[each] for row in EDITION.rows for each in row]
    seen = player(s, viewer, owner)[key]
    assert isinstance(seen, list)
    lying: dict[str, int] = {}
    for name, n in zip(pieces, seen, strict=True):
        if n:
            lying[name] = lying.get(name, 0) + n
    return lying


def ways(s: Liguria) -> set[object]:
    """The ways the ship may take."""
    return {args[0] for args in answers(s, "sail")}

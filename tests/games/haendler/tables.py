"""Positions of Die Händler to test from, and what is seen of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from fondaco.games import GAMES
from fondaco.games.haendler.data import CITIES, GOODS, INFLUENCE, INVESTMENTS
from fondaco.games.haendler.round import Round
from fondaco.games.haendler.state import Haendler
from fondaco.kernel import CHANCE, Arg, Game, ask
from tests.games.asking import answers, chance, game_of, prompt_of, settled
from tests.games.asking import say as give_answer

HAENDLER: Final[Game[Haendler]] = GAMES["haendler"]

PARIS, KOELN, WIEN, BRUGGE, HAMBURG, GENOVA = range(len(CITIES))
CLOTH, WINE, SALT, FOOD, IRON, SILK = range(len(GOODS))
ONE, TWO, THREE = range(3)  # the wagons
BARGAIN, CARTWRIGHT, GREAT_CARTWRIGHT, COURIER, EXPRESS, COUNTING, GREAT_COUNTING, WAREHOUSE_SALE = range(
    len(INVESTMENTS)
)
FREE_LOADING, BROKEN_AXLE, SPECIAL_SALE, BONUS_SALE, SOCIAL_RISE, WAGON_MASTER, UPKEEP = range(len(INFLUENCE))
Line = tuple[int, str] | tuple[int, str, int]  # a seat, a verb and what it is about
NOBODY_YET: Final = -1  # no master, no owner
FIRST_FOUR: Final = (BARGAIN, CARTWRIGHT, COURIER, COUNTING)  # the cards that lie open at the start
MARKET: Final[Mapping[int, tuple[int, int, int]]] = {
    PARIS: (WINE, FOOD, SALT),
    KOELN: (SALT, CLOTH, IRON),
    WIEN: (IRON, SILK, WINE),
    BRUGGE: (FOOD, SALT, CLOTH),
    HAMBURG: (CLOTH, IRON, SILK),
    GENOVA: (SILK, WINE, FOOD),
}


def goods(*sorts: int) -> tuple[int, ...]:
    """Goods as an answer says them: how many of each sort."""
    return tuple([sorts.count(good) for good in range(6)])


def stall(city: int, good: int) -> int:
    """Where a sort is sold in a city."""
    return city * 3 + MARKET[city].index(good)


def stalls(*places: tuple[int, int]) -> tuple[int, ...]:
    """Goods in cities as an answer says them: how many at each stall."""
    at = [stall(city, good) for city, good in places]
    return tuple([at.count(each) for each in range(18)])


NOTHING: Final = stalls()
NO_GOODS: Final = goods()


def seated(seats: int = 4, first: int = 0, map: str = "single", start: str = "paris") -> Haendler:
    """The set-up done: the courier is near Brugge or Paris, and the start player is to buy."""
    done = set_up(seats, first, map, start)
    s = done.copy()
    s.log = list(done.log or [])
    return s


@cache
def set_up(seats: int, first: int, map: str, start: str) -> Haendler:
    """That position, made once."""
    s = HAENDLER.start(seats, {"map": map, "start": start})
    say(s, CHANCE, "send", *answers(s, "send")[0])
    chance(s, *FIRST_FOUR)
    chance(s, first)
    return s


def position(seats: int = 4, first: int = 0, map: str = "single", start: str = "paris") -> Position:
    """A second round: wagons 1 to 3 stand empty in Paris, Köln, Wien and the courier is near Brugge."""
    s = seated(seats, first, map, start)
    s.round = 2
    while not isinstance(s.stack[-1], Round):
        s.stack.pop()
    return Position(s)


def field(s: Haendler, name: str) -> int:
    """A field by the name the edition gives it."""
    return s.edition.roads.names.index(name)


def name_no_prices(s: Haendler) -> None:
    """A master who may name prices for all guests names none (HAEN-4.7)."""
    while ask(s) and ask(s)[0].text == "quote":
        give_answer(s, ask(s)[0].seat, "pass")


def say(s: Haendler, seat: int, verb: str, *args: Arg) -> None:
    """Answer; and no master names prices for all guests."""
    give_answer(s, seat, verb, *args)
    name_no_prices(s)


class Position:
    """A position being set up, word by word; the last runs it to its first question, with nothing told."""

    def __init__(self, s: Haendler) -> None:
        self.s = s

    def money(self, *gulden: int) -> Position:
        """What each seat has, the first seat's first."""
        self.s.money[: len(gulden)] = gulden
        return self

    def status(self, seat: int, step: int) -> Position:
        self.s.status[seat] = step
        return self

    def owes(self, seat: int, notes: int = 1) -> Position:
        self.s.notes[seat] = notes
        return self

    def stores(self, seat: int, city: int, good: int, n: int = 1) -> Position:
        """Goods in a warehouse, out of the supply."""
        self.s.supply[good] -= n
        self.s.store[seat * 18 + stall(city, good)] += n
        return self

    def carries(self, wagon: int, seat: int, good: int, n: int = 1) -> Position:
        """A seat's goods on a wagon, out of the supply."""
        self.s.supply[good] -= n
        self.s.beds[(wagon * self.s.seats + seat) * 6 + good] += n
        return self

    def commands(self, seat: int, wagon: int) -> Position:
        """The master of a wagon in a city."""
        self.s.master[wagon] = seat
        return self

    def wagon(self, wagon: int, at: str, came: str = "") -> Position:
        """A wagon in a city, or on a field that it entered from another."""
        self.s.at[wagon] = field(self.s, at)
        self.s.came[wagon] = field(self.s, came) if came else -1
        return self

    def arrived(self, wagon: int, city: int) -> Position:
        """A wagon reached a city this round."""
        self.s.arrived[wagon] = 1
        return self.wagon(wagon, CITIES[city])

    def blocked(self, *wagons: int) -> Position:
        for wagon in wagons:
            self.s.blocked[wagon] = 1
        return self

    def courier(self, at: str) -> Position:
        self.s.courier = field(self.s, at)
        return self

    def tiles(self, seat: int, *points: int) -> Position:
        """The movement tiles that are open."""
        self.s.tiles[seat * 4 : seat * 4 + 4] = [int(each in points) for each in (1, 2, 3, 4)]
        return self

    def holds(self, seat: int, *cards: int) -> Position:
        """Influence cards picked in earlier rounds, one after the other."""
        for card in cards:
            self.s.pick_card(seat, card)
        return self

    def has_played(self, seat: int, *cards: int) -> Position:
        """Influence cards picked and played in earlier rounds."""
        for card in cards:
            self.s.pick_card(seat, card)
            self.s.play_card(seat, card, "")
        return self

    def owns(self, seat: int, *investments: int) -> Position:
        for card in investments:
            self.s.owner[card] = seat
        return self

    def price(self, good: int, step: int) -> Position:
        self.s.prices[good] = step
        return self

    def bonus(self, city: int, gulden: int) -> Position:
        self.s.bonus[city] = gulden // 100
        return self

    def arrivals(self, n: int) -> Position:
        self.s.arrivals = n
        return self

    def round(self, n: int) -> Position:
        self.s.round = n
        return self

    def phase(self, n: int) -> Haendler:
        """The round from one of its seven phases."""
        frame = self.s.stack[-1]
        assert isinstance(frame, Round)
        assert self.s.round > 1
        frame.step = n - 1
        settled(self.s)
        return self.s

    def buys(self) -> Haendler:
        return self.phase(1)

    def loads(self, has_list: bool = False) -> Haendler:
        """Without a list of prices, unless the test is about that."""
        s = self.phase(2)
        if not has_list:
            name_no_prices(s)
        return s

    def drives(self) -> Haendler:
        return self.phase(3)

    def points(self) -> Haendler:
        return self.phase(4)

    def sells(self) -> Haendler:
        return self.phase(5)

    def invests(self) -> Haendler:
        return self.phase(6)

    def keeps(self) -> Haendler:
        return self.phase(7)

    def ends(self) -> Haendler:
        """Phase 7 of this round is over."""
        self.s.stack.pop()
        settled(self.s)
        return self.s


def script(s: Haendler, *lines: Line) -> None:
    """What is said, one after the other; each is the only one asked."""
    for line in lines:
        assert prompt_of(s).seat == line[0]
        say(s, line[0], line[1], *line[2:])


def bids(s: Haendler, *gulden: int) -> None:
    """All bid for the office, the first seat's bid first."""
    for seat, bid in enumerate(gulden):
        say(s, seat, "bid", bid)


def pointers(s: Haendler, *wheels: tuple[int, ...]) -> None:
    """All set their pointers on these goods, the first seat's first; who is not named, on none."""
    for seat in range(s.seats):
        say(s, seat, "point", goods(*wheels[seat]) if seat < len(wheels) else NO_GOODS)


def way(s: Haendler, *names: str) -> int:
    """The route over these fields, the one it starts from first."""
    return s.edition.roads.ids[tuple([field(s, name) for name in names])]


def drive(s: Haendler, seat: int, tile: int, *names: str) -> None:
    say(s, seat, "drive", tile, way(s, *names))


def push(s: Haendler, seat: int, *names: str) -> None:
    say(s, seat, "push", way(s, *names))


def ride(s: Haendler, seat: int, name: str, verb: str = "ride") -> None:
    say(s, seat, verb, field(s, name))


def paths(s: Haendler, verb: str, tile: int = 0) -> list[str]:
    """The ways open to who is asked, with a tile or with extra points: `paris par-jp-1 par-jp-2`."""
    found: list[str] = []
    for args in answers(s, verb):
        if verb == "push" or args[0] == tile:
            found.append(path(s, args[-1]))
    return sorted(found)


def path(s: Haendler, route: Arg) -> str:
    assert isinstance(route, int)
    roads = s.edition.roads
    return " ".join([roads.names[each] for each in (roads.starts[route], *roads.routes[route])])


def hand(s: Haendler, seat: int) -> list[int]:
    """The influence cards a seat holds, one by one."""
    return [card for card in range(7) for _ in range(s.hand[seat * 7 + card])]


def tiles_of(s: Haendler, seat: int) -> list[int]:
    """The movement tiles a seat may still play."""
    return [points for points in (1, 2, 3, 4) if s.tiles[seat * 4 + points - 1]]


def in_store(s: Haendler, seat: int) -> tuple[int, ...]:
    """A seat's goods in all its warehouses, by stall."""
    return tuple(s.store[seat * 18 : seat * 18 + 18])


def on_wagon(s: Haendler, wagon: int, seat: int) -> tuple[int, ...]:
    """A seat's goods on a wagon, by sort."""
    return tuple(s.bed(wagon, seat))


def wagon_seen(s: Haendler, viewer: int, wagon: int) -> dict[str, object]:
    """What `viewer` sees of a wagon."""
    wagons = game_of(s).view(s, viewer)["wagons"]
    assert isinstance(wagons, list)
    seen: dict[str, object] = wagons[wagon]
    return seen


def doing(s: Haendler, viewer: int) -> dict[str, object]:
    """What `viewer` sees of the piece of procedure that runs."""
    frames = game_of(s).view(s, viewer)["doing"]
    assert isinstance(frames, list)
    seen: dict[str, object] = frames[-1]
    return seen

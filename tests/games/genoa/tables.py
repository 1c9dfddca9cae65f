"""Positions of Die Händler von Genua to test from, and what is seen of them."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from fondaco.games import GAMES
from fondaco.games.genoa.data import CARDS, DOWN, GOODS, KINDS
from fondaco.games.genoa.knowledge import all_down
from fondaco.games.genoa.state import Genoa
from fondaco.kernel import CHANCE, Arg, Game, Prompt, ask
from tests.games.asking import chance, game_of, say, settled

GENOA: Final[Game[Genoa]] = GAMES["genoa"]

GUILD_HALL, TOWN_HALL, POST_STATION, CATHEDRAL = range(4)
RICCI, COLINI, ZASTERI, MONETTI = range(4, 8)
GRAIN, METAL, CLOTH, SPICE = range(8, 12)
PALAZZO, PARK, COACH_HOUSE, HARBOUR, TAVERNA, TRATTORIA = range(12, 18)
PLAZA: Final = 18
WHEAT, RICE, SILVER, COPPER, SILK, LINEN, SALT, PEPPER = range(8)
ANY_START, ANY_WARE, EXTRA_ACTION, BUILDING_ACTION, EXCHANGE, MARKER = range(8, 14)  # as goods
LARGE, SMALL, MESSAGE, PRIVILEGE = range(4)  # kinds of hand cards
LARGE_CARD, SMALL_CARD, MESSAGE_CARD, PRIVILEGE_CARD = range(14, 18)  # as goods
RICCI_ORDERS: Final = (0, 1, 2, 3)  # the first wants silver, wheat and silk
SMALL_ORDERS: Final = {
    (GUILD_HALL, SILVER): 16,
    (GUILD_HALL, WHEAT): 17,
    (CATHEDRAL, PEPPER): 20,
    (PALAZZO, SILVER): 22,
    (PALAZZO, PEPPER): 23,
    (PARK, SALT): 24,
    (HARBOUR, COPPER): 28,
    (HARBOUR, LINEN): 29,
    (TAVERNA, RICE): 31,
}
MESSAGES: Final = {
    (GUILD_HALL, PARK): 32,
    (GUILD_HALL, COACH_HOUSE): 33,
    (TOWN_HALL, TRATTORIA): 34,
    (CATHEDRAL, TAVERNA): 35,
    (COACH_HOUSE, SPICE): 37,
    (RICCI, TRATTORIA): 38,
}
NO_CARDS: Final = ()


def street(row: int, column: int) -> int:
    """The street on a square of layout P, counted from 1."""
    found = square_of(row, column)
    field = GENOA.start(2).edition.city.squares[found]
    assert field > PLAZA
    return field


def square_of(row: int, column: int) -> int:
    return (row - 1) * 8 + column - 1


def goods(*each: int) -> tuple[int, ...]:
    """Goods as an answer says them: how many of each kind."""
    return tuple([each.count(good) for good in range(len(GOODS))])


NOTHING: Final = goods()


def seated(seats: int = 4, first: int = 0, layout: str = "p") -> Genoa:
    """The set-up done, nothing told: seat n has large order n, the nth small order, message, privilege."""
    s = set_up(seats, first, layout).copy()
    s.log = []
    return s


@cache
def set_up(seats: int, first: int, layout: str) -> Genoa:
    s = GENOA.start(seats, {"layout": layout})
    for seat in range(seats):
        chance(s, seat, 16 + seat, 32 + seat, 46 + seat)
    chance(s, first)
    return s


def position(seats: int = 4, first: int = 0, layout: str = "p") -> Position:
    """The first turn of the start player, the tower not yet placed; all hands are empty."""
    s = seated(seats, first, layout)
    s.where = [DOWN] * CARDS
    s.knowledge = all_down(seats)
    return Position(s)


class Position:
    """A position being set up, word by word; the last runs it to its first question, with nothing told."""

    def __init__(self, s: Genoa) -> None:
        self.s = s

    def money(self, *ducats: int) -> Position:
        """What each seat has, the first seat's first."""
        self.s.money[: len(ducats)] = ducats
        return self

    def has(self, seat: int, *goods: int) -> Position:
        """Wares, special cards and markers out of the supply."""
        for good in goods:
            assert self.s.take_from_supply(seat, good, 1) == 1
        return self

    def holds(self, seat: int, *cards: int) -> Position:
        """Hand cards drawn one after the other."""
        for card in cards:
            self.s.draw(seat, card, "")
        return self

    def lies_up(self, *cards: int) -> Position:
        """Cards face up under their piles."""
        for card in cards:
            self.s.lay_up(card)
        return self

    def leaves(self, kind: int, *cards: int) -> Position:
        """Only these cards of a kind stay in their pile, all others go to the last seat."""
        for card in self.s.face_down(kind):
            if card not in cards:
                self.s.draw(self.s.seats - 1, card, "")
        return self

    def sold_out(self, *goods: int) -> Position:
        """The supply of a ware or a special card goes to the last seat."""
        for good in goods:
            self.s.take_from_supply(self.s.seats - 1, good, self.s.supply_of(self.s.seats - 1, good))
        return self

    def owns(self, seat: int, *buildings: int) -> Position:
        """Ownership markers on buildings."""
        for building in buildings:
            self.s.markers[seat] -= 1
            self.s.owner[building] = seat
        return self

    def space(self, n: int) -> Position:
        """Where the round marker stands."""
        self.s.space = n
        return self

    def begins(self) -> Genoa:
        """The active player is to place the tower."""
        settled(self.s)
        return self.s

    def on(self, field: int, *fields: int) -> Genoa:
        """The dice put the tower on a field; nobody acts and it moves on over these, by no deal."""
        settled(self.s)
        if ask(self.s)[0].text == "start":
            say(self.s, self.s.active, "roll")
        chance(self.s, self.s.edition.city.squares.index(field))
        walk(self.s, *fields)
        self.s.log = []
        return self.s

    def asks(self, field: int, *fields: int) -> Genoa:
        """There the active player asks the others for offers."""
        s = self.on(field, *fields)
        say(s, s.active, "ask")
        return s

    def acts(self, field: int, *fields: int) -> Genoa:
        """There the active player takes the action of the building."""
        s = self.on(field, *fields)
        say(s, s.active, "act")
        return s


def nobody_offers(s: Genoa) -> None:
    """All who are asked for offers answer with none."""
    while ask(s) and ask(s)[0].text == "offer":
        say(s, ask(s)[0].seat, "ready")


def look_ahead(s: Genoa) -> None:
    """Nobody offers anything, the action under the tower lapses: where does the tower go next?"""
    nobody_offers(s)
    while ask(s)[0].text == "here":
        open = [move.verb for move in ask(s)[0].moves]
        say(s, s.active, "lapse" if "lapse" in open else "ask")
        nobody_offers(s)


def walk(s: Genoa, *fields: int) -> None:
    """The tower moves from field to field without a deal."""
    for field in fields:
        look_ahead(s)
        say(s, s.active, "move", field)


def stop(s: Genoa) -> None:
    """The active player ends the turn where the tower stands."""
    look_ahead(s)
    if ask(s)[0].text == "ahead":
        say(s, s.active, "end")


def next_turn(s: Genoa) -> None:
    """The turn ends where the tower stands, and nobody places markers."""
    turn = s.active
    stop(s)
    while s.active == turn and ask(s) and ask(s)[0].text == "claim":
        say(s, ask(s)[0].seat, "pass")


class Offer(NamedTuple):
    """An offer as it is said, with nothing in it but what is named; for terms the field is left out."""

    field: int = 0
    pay: int = 0
    give: tuple[int, ...] = ()
    cards: tuple[int, ...] = NO_CARDS
    ask: int = 0
    want: tuple[int, ...] = ()
    promise: int = 0

    def args(self, more: int = 0) -> tuple[Arg, ...]:
        return (self.field, *self.terms(), more)

    def terms(self) -> tuple[Arg, ...]:
        """The same as the active player says it: what they give first."""
        return (self.pay, goods(*self.give), self.cards, self.ask, goods(*self.want), self.promise)


def offer(s: Genoa, seat: int, made: Offer) -> None:
    """The seat may make another one, if there is a field for it."""
    say(s, seat, "offer", *made.args(max(options(s, seat, "offer", "more"))))


def offers(s: Genoa, *made: tuple[int, Offer]) -> None:
    """Each seat named makes its offers; nobody makes another."""
    for seat, each in made:
        offer(s, seat, each)
    nobody_offers(s)


def accept(s: Genoa, number: int = 0) -> None:
    say(s, s.active, "accept", number)


def put(s: Genoa, guest: int, terms: Offer) -> None:
    """The active player puts terms: `pay`, `give` and `cards` are theirs, `ask` and `want` the guest's."""
    say(s, s.active, "address", guest, terms.field)
    say(s, s.active, "put", *terms.terms())


def has(s: Genoa, seat: int, good: int) -> int:
    """How many of a good lie before a seat; of hand cards, how many of that kind it holds."""
    return s.public_goods(seat)[good]


def hand(s: Genoa, seat: int) -> list[int]:
    return s.hand(seat)


def asked_of(s: Genoa, seat: int) -> Prompt:
    """The question to a seat, one of those asked."""
    (prompt,) = [prompt for prompt in ask(s) if prompt.seat == seat]
    return prompt


def verbs_of(s: Genoa, seat: int) -> list[str]:
    return [move.verb for move in asked_of(s, seat).moves]


def options(s: Genoa, seat: int, verb: str, field: str) -> list[int]:
    """What may be said for one open field of a move."""
    move = asked_of(s, seat).move(verb)
    assert move is not None
    (found,) = [each for each in move.fields if each.name == field]
    return [value for value in found.values() if isinstance(value, int)]


def seen(s: Genoa, viewer: int, key: str) -> object:
    """One entry of a view."""
    return game_of(s).view(s, viewer)[key]


def seen_offers(s: Genoa, viewer: int, key: str = "offers") -> list[dict[str, object]]:
    """The offers, or the terms, that a seat sees on the table."""
    found = seen(s, viewer, key)
    assert isinstance(found, list)
    return found


def heard(s: Genoa, seat: int, kind: str) -> list[tuple[object, ...]]:
    """The events of a kind as a seat is told them."""
    return [event.seen_by(seat).args for event in s.log or [] if event.kind == kind]


def draw(s: Genoa, *cards: int) -> None:
    """Chance draws these cards off their piles."""
    for card in cards:
        assert (ask(s)[0].seat, ask(s)[0].text) == (CHANCE, "draw")
        chance(s, card)


def pile(s: Genoa, kind: int) -> int:
    """How many cards of a kind lie face down."""
    found = seen(s, CHANCE, "piles")
    assert isinstance(found, list)
    assert len(found) == len(KINDS)
    return int(found[kind])

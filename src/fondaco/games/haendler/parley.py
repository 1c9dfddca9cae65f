"""The talks of the variant: offers to the player on turn, answers, contracts made (HAEN-11.2 to 11.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from fondaco.games.haendler import shape
from fondaco.games.haendler.contract import Contract, Offer, Side, offer_of
from fondaco.games.haendler.data import COIN, COPIES, MOST_NAMED, NONE
from fondaco.games.haendler.history import KINDS
from fondaco.games.haendler.promises import ALL_KINDS, NOTHING, exclude
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.vows import vows_of
from fondaco.kernel.action import Action
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.frames import Sealed, Turns
from fondaco.kernel.prompt import Amount, Bundle, Field, Move, One, Prompt, asked

ROUNDS: Final = 2  # of talks in a turn, the second only after a contract (HAEN-11.3)


def talks_come_first(s: Haendler, moment: int, seat: int, which: int = 0) -> bool:
    """Does the turn of this player begin with talks that have not been held yet? Then they are opened.

    `which` tells apart the turns that a player can have at one moment of a round: wagons, auctions.
    """
    if not s.has_agreements or moment == NONE:
        return False
    turn = ((s.round * 16 + moment) * 16 + which) * 4 + seat
    if s.talked == turn:
        return False
    s.talked = turn
    s.stack.append(offers(s, seat, moment, 1))
    return True


class OnTurn(Turns[Haendler]):
    """Turns of which each may begin with talks (HAEN-11.2)."""

    talks: ClassVar[int] = NONE  # the moment; NONE: nobody talks here

    def advance(self, s: Haendler) -> bool:
        if not super().advance(s):
            return False
        return not (s.has_agreements and talks_come_first(s, self.talks, self.seats[self.turn]))


def offers(s: Haendler, turn: int, moment: int, round: int) -> Offers:
    others = s.others(turn)
    return Offers(others, [None] * len(others), turn, moment, round)


class Offers(Sealed[Haendler]):
    """All others are asked at once for one contract or none (HAEN-11.3)."""

    def __init__(
        self, seats: list[int], answers: list[Action | None], turn: int, moment: int, round: int
    ) -> None:
        super().__init__(seats, answers)
        self.turn = turn  # the player on turn
        self.moment = moment
        self.round = round

    def copy(self) -> Offers:
        return Offers(self.seats, self.answers[:], self.turn, self.moment, self.round)

    def show(self, seat: int) -> shape.OffersShown:
        return {
            "frame": "offers",
            "turn": self.turn,
            "round": self.round,
            "chosen": self.chosen(),
            "mine": self.mine(seat),
        }

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = offer_moves(s, seat, self.turn, self.moment)
        return asked(shape.OfferAsked, seat, "HAEN-11.3", moves, self.turn)

    def refuse(self, s: Haendler, a: Action) -> str:
        return fault(s, a, self.turn)

    def reveal(self, s: Haendler, answers: list[Action]) -> None:
        made = [offered(s, a, self.turn) for a in answers if a.verb == "offer"]
        if made:
            s.stack.append(Hearing(self.turn, self.moment, self.round, made))


class Hearing(Frame[Haendler]):
    """The player on turn takes one offer, answers one with a changed contract, or takes none (HAEN-11.3)."""

    interruptible = True

    def __init__(self, turn: int, moment: int, round: int, offers: list[Offer]) -> None:
        self.turn = turn
        self.moment = moment
        self.round = round
        self.offers = offers

    def copy(self) -> Hearing:
        return Hearing(self.turn, self.moment, self.round, self.offers)

    def show(self, seat: int) -> shape.HearingShown:
        offers = [offer.show() for offer in self.offers]
        return {"frame": "hearing", "turn": self.turn, "round": self.round, "offers": offers}

    def advance(self, s: Haendler) -> bool:
        return True

    def waiting(self, s: Haendler) -> list[int]:
        return [self.turn]

    def question(self, s: Haendler, seat: int) -> Prompt:
        makers = [offer.maker for offer in self.offers]
        takeable = [offer.maker for offer in self.offers if can_give(s, seat, offer.ask)]
        moves = [Move("accept_none", "HAEN-11.3", [])]
        if takeable:
            moves.append(Move("accept", "HAEN-11.3", [One("maker", "seat", takeable, "HAEN-11.4")]))
        moves.append(Move("counter", "HAEN-11.3", [One("maker", "seat", makers, "HAEN-11.3")]))
        return asked(shape.HearOffersAsked, seat, "HAEN-11.3", moves)

    def answer(self, s: Haendler, a: Action) -> None:
        s.stack.pop()
        match a.verb:
            case "accept":
                (maker,) = parts(shape.Accept, a)
                taken = [offer for offer in self.offers if offer.maker == maker]
                conclude(s, taken[0], a.seat)
                talk_again(s, self.turn, self.moment, self.round)
            case "counter":
                (maker,) = parts(shape.Counter, a)
                s.stack.append(Counter(self.turn, maker, self.moment, self.round))
            case _:
                s.tell(shape.AcceptedNone, "HAEN-11.3", a.seat)


class Counter(Frame[Haendler]):
    """The player on turn changes the contract that somebody offered, or lets it be (HAEN-11.3)."""

    interruptible = True

    def __init__(self, turn: int, maker: int, moment: int, round: int) -> None:
        self.turn = turn
        self.maker = maker  # of the offer that is answered
        self.moment = moment
        self.round = round

    def copy(self) -> Counter:
        return Counter(self.turn, self.maker, self.moment, self.round)

    def show(self, seat: int) -> shape.CounterShown:
        return {"frame": "counter", "turn": self.turn, "round": self.round, "maker": self.maker}

    def advance(self, s: Haendler) -> bool:
        return True

    def waiting(self, s: Haendler) -> list[int]:
        return [self.turn]

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = offer_moves(s, seat, self.maker, self.moment)
        return asked(shape.CounterAsked, seat, "HAEN-11.3", moves, self.maker)

    def refuse(self, s: Haendler, a: Action) -> str:
        return fault(s, a, self.maker)

    def answer(self, s: Haendler, a: Action) -> None:
        s.stack.pop()
        if a.verb == "offer":
            offer = offered(s, a, self.maker)
            s.stack.append(Reply(self.maker, self.moment, self.round, offer))
        else:
            s.tell(shape.AcceptedNone, "HAEN-11.3", a.seat)


class Reply(Frame[Haendler]):
    """Who made an offer that was answered with a changed one takes that or leaves it (HAEN-11.3)."""

    interruptible = True

    def __init__(self, seat: int, moment: int, round: int, offer: Offer) -> None:
        self.seat = seat
        self.moment = moment
        self.round = round
        self.offer = offer  # of the player on turn

    def copy(self) -> Reply:
        return Reply(self.seat, self.moment, self.round, self.offer)

    def show(self, seat: int) -> shape.HearingShown:
        offers = [self.offer.show()]
        return {"frame": "reply", "turn": self.offer.maker, "round": self.round, "offers": offers}

    def advance(self, s: Haendler) -> bool:
        return True

    def waiting(self, s: Haendler) -> list[int]:
        return [self.seat]

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = [Move("reject", "HAEN-11.3", [])]
        if can_give(s, seat, self.offer.ask):
            moves.append(Move("consent", "HAEN-11.3", []))
        return asked(shape.ReplyAsked, seat, "HAEN-11.3", moves, self.offer.maker, *self.offer.terms())

    def answer(self, s: Haendler, a: Action) -> None:
        s.stack.pop()
        if a.verb == "consent":
            conclude(s, self.offer, a.seat)
            talk_again(s, self.offer.maker, self.moment, self.round)
        else:
            s.tell(shape.Rejected, "HAEN-11.3", a.seat)


def offer_moves(s: Haendler, maker: int, taker: int, moment: int) -> list[Move]:
    """One contract or none. What is asked of another is bounded by what all know of them, and no further."""
    purse = s.money[maker] // COIN * COIN
    hand = s.hand[maker * KINDS : maker * KINDS + KINDS]
    held = sum(s.hand[taker * KINDS : taker * KINDS + KINDS])
    known = [min(held, COPIES - played) for played in s.played]
    promises = s.edition.promisable[moment]
    give = side_fields("", purse, hand, sum(hand), promises)
    ask = side_fields("asked_", MOST_NAMED, known, held, promises)
    return [Move("offer_none", "HAEN-11.3", []), Move("offer", "HAEN-11.4", give + ask)]


def side_fields(prefix: str, purse: int, cards: list[int], held: int, promises: list[int]) -> list[Field]:
    return [
        Amount(f"{prefix}money", "gulden", 0, purse, "HAEN-11.4", COIN),
        Bundle(f"{prefix}cards", "influence", cards, 0, held, "HAEN-11.4"),
        Amount(f"{prefix}aside", "gulden", 0, purse, "HAEN-11.4", COIN),
        One(f"{prefix}promise", "promise", promises, "HAEN-11.5"),
        Amount(f"{prefix}limit", "gulden", 0, MOST_NAMED, "HAEN-11.5", COIN),
    ]


def fault(s: Haendler, a: Action, taker: int) -> str:
    """The clause by which an offer cannot be made; empty if it can."""
    if a.verb != "offer":
        return ""
    offer = offer_of(a, s.edition.promises)
    give, ask = offer.give, offer.ask
    if give.money + give.aside > s.money[a.seat] or ask.money + ask.aside > MOST_NAMED:
        return "HAEN-11.4"
    if give.is_empty() and ask.is_empty():
        return "HAEN-11.4"
    if (give.aside and ask.promise == NOTHING) or (ask.aside and give.promise == NOTHING):
        return "HAEN-11.4"
    if is_barred(s, a.seat, give.promise) or is_barred(s, taker, ask.promise):
        return "HAEN-11.6"
    return ""


def is_barred(s: Haendler, seat: int, promise: int) -> bool:
    """Would this go against a promise by which the seat stands?"""
    new = s.edition.promises[promise]
    return any(exclude(vow.promise, new, s.edition.roads) for vow in vows_of(s, seat, ALL_KINDS))


def offered(s: Haendler, a: Action, taker: int) -> Offer:
    """An offer is told to all; the cards in it are named openly."""
    offer = offer_of(a, s.edition.promises)
    s.tell(shape.Offered, "HAEN-11.3", a.seat, taker, *offer.terms())
    s.show_cards(a.seat, offer.give.cards)
    return offer


def can_give(s: Haendler, seat: int, side: Side) -> bool:
    """Has a player what is asked of them? A purse and a hand are their own affair."""
    hand = s.hand[seat * KINDS : seat * KINDS + KINDS]
    has_cards = all(n <= held for n, held in zip(side.cards, hand, strict=True))
    return has_cards and side.money + side.aside <= s.money[seat]


def conclude(s: Haendler, offer: Offer, taker: int) -> None:
    """A contract is made: what is given now changes hands, what is promised stands."""
    s.made += 1
    give, ask = offer.give, offer.ask
    s.tell(shape.Contracted, "HAEN-11.1", s.made, offer.maker, taker, *offer.terms())
    for giver, receiver, side in ((offer.maker, taker, give), (taker, offer.maker, ask)):
        s.give(giver, receiver, side.money, "HAEN-11.4")
        s.hand_over(giver, receiver, side.cards)
        s.lay_aside(giver, side.aside)
    if give.promise != NOTHING or ask.promise != NOTHING:
        promises, limits = [give.promise, ask.promise], [give.limit, ask.limit]
        s.contracts.append(Contract(s.made, [offer.maker, taker], promises, limits, [give.aside, ask.aside]))


def talk_again(s: Haendler, turn: int, moment: int, round: int) -> None:
    """A contract was made: a second round of talks follows, but no third (HAEN-11.3)."""
    if round < ROUNDS:
        s.stack.append(offers(s, turn, moment, round + 1))

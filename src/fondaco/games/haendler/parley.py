"""The talks of the variant: who speaks up, offers, answers, contracts made (HAEN-11.2 to 11.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from fondaco.games.haendler import shape
from fondaco.games.haendler.contract import Contract, Offer, Side, offer_of
from fondaco.games.haendler.data import COIN, COPIES, MOST_NAMED, NONE
from fondaco.games.haendler.history import KINDS
from fondaco.games.haendler.promises import ALL_KINDS, MOMENTS, NOTHING, exclude
from fondaco.games.haendler.stakes import promises_between
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.turns import Turn
from fondaco.games.haendler.vows import vows_of
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Amount, Bundle, Field, One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.frames import Sealed, Turns
from fondaco.kernel.prompt import Move, Prompt, asked

ROUNDS: Final = 2  # of talks in a turn, the second only after a contract (HAEN-11.3)


def talks_come_first(s: Haendler, moment: int, seat: int, which: int = 0) -> bool:
    """Does the turn of this player begin with talks that have not been held yet? Then they are opened.

    `which` tells apart the turns that a player can have at one moment of a round: wagons, auctions.
    """
    if not s.has_agreements or moment == NONE:
        return False
    turn = Turn(s.round, moment, which, seat)
    if s.talked == turn:
        return False
    s.talked = turn
    s.approaches = 0
    return talk(s, turn, 1)


def talk(s: Haendler, turn: Turn, round: int) -> bool:
    """Those who have spoken up for this moment are asked for offers; is there anybody?"""
    speakers = [seat for seat in s.others(turn.seat) if s.speaks(seat, turn.moment)]
    if speakers:
        s.stack.append(Offers(speakers, [None] * len(speakers), turn, round))
    return bool(speakers)


class OnTurn(Turns[Haendler]):
    """Turns of which each may begin with talks (HAEN-11.2)."""

    talks: ClassVar[int] = NONE  # the moment; NONE: nobody talks here

    def advance(self, s: Haendler) -> bool:
        if not super().advance(s):
            return False
        return not (s.has_agreements and talks_come_first(s, self.talks, self.seats[self.turn]))


class Offers(Sealed[Haendler]):
    """All who have spoken up are asked at once for one contract or none (HAEN-11.3)."""

    usual = "offer"

    def __init__(self, seats: list[int], answers: list[Action | None], turn: Turn, round: int) -> None:
        super().__init__(seats, answers)
        self.turn = turn
        self.round = round

    def copy(self) -> Offers:
        return Offers(self.seats, self.answers[:], self.turn, self.round)

    def show(self, seat: int) -> shape.OffersShown:
        return {
            "frame": "offers",
            "turn": self.turn.seat,
            "round": self.round,
            "asked": self.seats[:],
            "chosen": self.chosen(),
            "mine": self.mine(seat),
        }

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = [*offer_moves(s, seat, self.turn.seat, self.turn), Move("hush", "HAEN-11.3", [])]
        return asked(shape.OfferAsked, seat, "HAEN-11.3", moves, self.turn.seat, self.turn.moment)

    def refuse(self, s: Haendler, a: Action) -> str:
        return fault(s, a, self.turn.seat)

    def reveal(self, s: Haendler, answers: list[Action]) -> None:
        for a in answers:
            if a.verb == "hush":
                s.speakers[a.seat * MOMENTS + self.turn.moment] = 0
                s.tell(shape.Hushed, "HAEN-11.3", a.seat, self.turn.moment)
        made = [offered(s, a, self.turn.seat) for a in answers if a.verb == "offer"]
        if made:
            s.stack.append(Hearing(self.turn, self.round, made))


class Hearing(Frame[Haendler]):
    """The player on turn takes one offer, answers one with a changed contract, or takes none (HAEN-11.3)."""

    interruptible = True

    def __init__(self, turn: Turn, round: int, offers: list[Offer]) -> None:
        self.turn = turn
        self.round = round
        self.offers = offers

    def copy(self) -> Hearing:
        return Hearing(self.turn, self.round, self.offers)

    def show(self, seat: int) -> shape.HearingShown:
        offers = [offer.show() for offer in self.offers]
        return {"frame": "hearing", "turn": self.turn.seat, "round": self.round, "offers": offers}

    def advance(self, s: Haendler) -> bool:
        return True

    def waiting(self, s: Haendler) -> list[int]:
        return [self.turn.seat]

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
                talk_again(s, self.turn, self.round)
            case "counter":
                (maker,) = parts(shape.Counter, a)
                s.stack.append(Draft(a.seat, maker, self.turn, self.round, True))
            case _:
                s.tell(shape.AcceptedNone, "HAEN-11.3", a.seat)


class Draft(Frame[Haendler]):
    """A player draws up a contract for one other: to answer an offer, or to begin with one (HAEN-11.3)."""

    usual = "offer"

    interruptible = True

    def __init__(self, maker: int, taker: int, turn: Turn, round: int, is_answer: bool) -> None:
        self.maker = maker
        self.taker = taker
        self.turn = turn
        self.round = round
        self.is_answer = is_answer  # the taker had made an offer

    def copy(self) -> Draft:
        return Draft(self.maker, self.taker, self.turn, self.round, self.is_answer)

    def show(self, seat: int) -> shape.DraftShown:
        return {"frame": "draft", "maker": self.maker, "taker": self.taker, "is_answer": self.is_answer}

    def advance(self, s: Haendler) -> bool:
        return True

    def waiting(self, s: Haendler) -> list[int]:
        return [self.maker]

    def question(self, s: Haendler, seat: int) -> Prompt:
        kind = shape.CounterAsked if self.is_answer else shape.ApproachAsked
        return asked(kind, seat, "HAEN-11.3", offer_moves(s, seat, self.taker, self.turn), self.taker)

    def refuse(self, s: Haendler, a: Action) -> str:
        return fault(s, a, self.taker)

    def answer(self, s: Haendler, a: Action) -> None:
        s.stack.pop()
        if a.verb == "offer":
            offer = offered(s, a, self.taker)
            s.stack.append(Reply(self.taker, offer, self.turn, self.round, not self.is_answer))
        elif self.is_answer:
            s.tell(shape.AcceptedNone, "HAEN-11.3", a.seat)


class Reply(Frame[Haendler]):
    """Who is offered a contract takes it, leaves it, or answers the first with a changed one (HAEN-11.3)."""

    usual = "consent"

    interruptible = True

    def __init__(self, seat: int, offer: Offer, turn: Turn, round: int, is_first: bool) -> None:
        self.seat = seat
        self.offer = offer
        self.turn = turn
        self.round = round
        self.is_first = is_first  # it can be answered with a changed one

    def copy(self) -> Reply:
        return Reply(self.seat, self.offer, self.turn, self.round, self.is_first)

    def show(self, seat: int) -> shape.HearingShown:
        offers = [self.offer.show()]
        return {"frame": "reply", "turn": self.turn.seat, "round": self.round, "offers": offers}

    def advance(self, s: Haendler) -> bool:
        return True

    def waiting(self, s: Haendler) -> list[int]:
        return [self.seat]

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = [Move("reject", "HAEN-11.3", [])]
        if can_give(s, seat, self.offer.ask):
            moves.append(Move("consent", "HAEN-11.3", []))
        if self.is_first:
            moves.append(Move("change", "HAEN-11.3", []))
        return asked(shape.ReplyAsked, seat, "HAEN-11.3", moves, self.offer.maker, *self.offer.terms())

    def answer(self, s: Haendler, a: Action) -> None:
        s.stack.pop()
        if a.verb == "consent":
            conclude(s, self.offer, a.seat)
            talk_again(s, self.turn, self.round)
        elif a.verb == "change":
            s.stack.append(Draft(a.seat, self.offer.maker, self.turn, self.round, True))
        else:
            s.tell(shape.Rejected, "HAEN-11.3", a.seat)


def approach(s: Haendler, a: Action) -> None:
    """The player on turn begins talks with one other; no round of offers follows them (HAEN-11.3)."""
    (other,) = parts(shape.Approach, a)
    s.approaches += 1
    s.stack.append(Draft(a.seat, other, s.talked, ROUNDS, False))


def offer_moves(s: Haendler, maker: int, taker: int, turn: Turn) -> list[Move]:
    """One contract or none. What is asked of another is bounded by what all know of them, and no further."""
    purse = s.money[maker] // COIN * COIN
    hand = s.hand[maker * KINDS : maker * KINDS + KINDS]
    held = sum(s.hand[taker * KINDS : taker * KINDS + KINDS])
    known = [min(held, COPIES - played) for played in s.played]
    mine = promises_between(s, maker, taker, turn.moment, turn.wagon())
    theirs = promises_between(s, taker, maker, turn.moment, turn.wagon())
    give = side_fields("", purse, hand, sum(hand), mine)
    ask = side_fields("asked_", MOST_NAMED, known, held, theirs)
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


def talk_again(s: Haendler, turn: Turn, round: int) -> None:
    """A contract was made: a second round of talks follows, but no third (HAEN-11.3)."""
    if round < ROUNDS:
        talk(s, turn, round + 1)

"""Phase 6, investments (HAEN-8)."""

from __future__ import annotations

from typing import Final

from fondaco.games.haendler import shape
from fondaco.games.haendler.data import COIN, FACE_UP, IN_PILE, INVESTMENTS, NONE, ON_OFFER
from fondaco.games.haendler.parley import talks_come_first
from fondaco.games.haendler.promises import BID_BELOW, OPENING
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.vows import close, missing, vows, vows_of
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Amount, One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.frames import Draw
from fondaco.kernel.prompt import Bar, Move, PlainMove, Prompt, asked

# Moves whose fields never change are made once and asked often.
DECLINE: Final = PlainMove("decline", "HAEN-8.2")
PASS: Final = PlainMove("pass", "HAEN-8.2")


class TurnUp(Draw[Haendler]):
    """Investment cards are turned up until four lie open (HAEN-8.3)."""

    called = "turnup"
    verb = "turn"
    what = "investment"
    clause = "HAEN-8.3"

    def copy(self) -> TurnUp:
        return TurnUp()

    def bag(self, s: Haendler) -> list[int]:
        if s.owner.count(ON_OFFER) >= FACE_UP:
            return []
        return [int(owner == IN_PILE) for owner in s.owner]

    def drawn(self, s: Haendler, thing: int) -> None:
        s.owner[thing] = ON_OFFER
        s.tell(shape.TurnedUp, self.clause, thing)
        s.stack.append(self)


class FirstFour(TurnUp):
    """The row at the start."""

    called = "firstfour"
    clause = "HAEN-2.5"

    def copy(self) -> FirstFour:
        return FirstFour()


class Investments(Frame[Haendler]):
    """Cards are auctioned one after the other, at most one to each player (HAEN-8.1, HAEN-8.2)."""

    usual = "open"

    interruptible = True

    def __init__(self, opener: int, has_card: list[int], declined: list[int]) -> None:
        self.opener = opener  # whose turn to open comes next, if they may
        self.has_card = has_card  # [seat] 1: won a card this round
        self.declined = declined  # [seat] 1: out of this phase

    def copy(self) -> Investments:
        return Investments(self.opener, self.has_card[:], self.declined[:])

    def show(self, seat: int) -> shape.InvestmentsShown:
        return {"frame": "investments", "has_card": self.has_card[:], "declined": self.declined[:]}

    def next_opener(self, s: Haendler) -> int:
        """The next player clockwise who has no card this round and has not declined to open."""
        for i in range(s.seats):
            seat = (self.opener + i) % s.seats
            if not self.has_card[seat] and not self.declined[seat]:
                return seat
        return NONE

    def is_over(self, s: Haendler) -> bool:
        """Enough are sold, none lies open (at the end of the game all are owned: HAEN-8.4), or none opens."""
        return sum(self.has_card) == s.seats - 1 or ON_OFFER not in s.owner or self.next_opener(s) == NONE

    def advance(self, s: Haendler) -> bool:
        if not self.is_over(s):
            return not talks_come_first(s, OPENING, self.next_opener(s), sum(self.has_card))
        close(s, vows(s, (BID_BELOW,)))
        s.stack[-1] = TurnUp()
        return False

    def waiting(self, s: Haendler) -> list[int]:
        return [self.next_opener(s)]

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        return [DECLINE, *bidding(s, seat, "open", COIN)]

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves = self.moves(s, seat)
        return asked(shape.OpenAsked, seat, "HAEN-8.2", moves, bars=bars(s, seat, "open", COIN))

    def answer(self, s: Haendler, a: Action) -> None:
        self.opener = (a.seat + 1) % s.seats
        if a.verb == "decline":
            self.declined[a.seat] = 1
            s.tell(shape.Declined, "HAEN-8.2", a.seat)
            return
        (bid,) = parts(shape.Open, a)
        s.tell(shape.Opened, "HAEN-8.2", a.seat, bid)
        bidders = [int(not self.has_card[seat] and not self.declined[seat]) for seat in range(s.seats)]
        s.stack.append(Auction(a.seat, bid, (a.seat + 1) % s.seats, bidders))


def bidding(s: Haendler, seat: int, verb: str, low: int) -> list[Move]:
    """Bid from so much up to what one has, and no more than one has promised (HAEN-11.5)."""
    purse, sworn = s.money[seat] // COIN * COIN, most_sworn(s, seat)
    if low > min(purse, sworn):
        return []
    bid = Amount("bid", "gulden", low, min(purse, sworn), "HAEN-8.2", COIN)
    if s.contracts:
        tightest = [vow for vow in vows_of(s, seat, (BID_BELOW,)) if vow.limit() == sworn < purse]
        bid.missing = tuple([missing(NONE, vow) for vow in tightest])
    return [Move(verb, "HAEN-8.2", [bid])]


def bars(s: Haendler, seat: int, verb: str, low: int) -> tuple[Bar, ...]:
    """A promise alone may keep a player from bidding."""
    return (Bar(verb, "HAEN-11.6"),) if most_sworn(s, seat) < low <= s.money[seat] else ()


def most_sworn(s: Haendler, seat: int) -> int:
    """What a player has promised not to bid above; all they have, if nothing."""
    if not s.contracts:
        return s.money[seat]
    return min([vow.limit() for vow in vows_of(s, seat, (BID_BELOW,))], default=s.money[seat])


class Auction(Frame[Haendler]):
    """Round and round until all but the leader have passed; the leader pays and takes a card (HAEN-8.2)."""

    usual = "raise"

    interruptible = True

    def __init__(self, leader: int, bid: int, turn: int, bidders: list[int]) -> None:
        self.leader = leader
        self.bid = bid
        self.turn = turn
        self.bidders = bidders  # [seat] 1: still in

    def copy(self) -> Auction:
        return Auction(self.leader, self.bid, self.turn, self.bidders[:])

    def show(self, seat: int) -> shape.AuctionShown:
        return {"frame": "auction", "leader": self.leader, "bid": self.bid, "bidders": self.bidders[:]}

    def advance(self, s: Haendler) -> bool:
        if sum(self.bidders) > 1:
            while not self.bidders[self.turn] or self.turn == self.leader:
                self.turn = (self.turn + 1) % s.seats
            return True
        s.pay(self.leader, self.bid, "HAEN-8.2")
        s.stack[-1] = Choice(self.leader)
        return False

    def waiting(self, s: Haendler) -> list[int]:
        return [self.turn]

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        return [PASS, *bidding(s, seat, "raise", self.bid + COIN)]

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves, shut = self.moves(s, seat), bars(s, seat, "raise", self.bid + COIN)
        return asked(shape.RaiseAsked, seat, "HAEN-8.2", moves, self.leader, self.bid, bars=shut)

    def answer(self, s: Haendler, a: Action) -> None:
        if a.verb == "raise":
            self.leader = a.seat
            (self.bid,) = parts(shape.Raise, a)
            s.tell(shape.Raised, "HAEN-8.2", a.seat, self.bid)
        else:
            self.bidders[a.seat] = 0
            s.tell(shape.Passed, "HAEN-8.2", a.seat)
        self.turn = (a.seat + 1) % s.seats


class Choice(Frame[Haendler]):
    """The winner of an auction takes any one of the open cards (HAEN-8.2)."""

    usual = "invest"

    called = "choice"
    interruptible = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Choice:
        return Choice(self.seat)

    def advance(self, s: Haendler) -> bool:
        """The only card that lies open is taken unasked."""
        cards = self.cards(s)
        if len(cards) > 1:
            return True
        self.take(s, cards[0])
        return False

    def cards(self, s: Haendler) -> list[int]:
        return [card for card in range(len(INVESTMENTS)) if s.owner[card] == ON_OFFER]

    def waiting(self, s: Haendler) -> list[int]:
        return [self.seat]

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        return [Move("invest", "HAEN-8.2", [One("card", "investment", self.cards(s), "HAEN-8.2")])]

    def question(self, s: Haendler, seat: int) -> Prompt:
        return asked(shape.InvestAsked, seat, "HAEN-8.2", self.moves(s, seat))

    def answer(self, s: Haendler, a: Action) -> None:
        (card,) = parts(shape.Invest, a)
        self.take(s, card)

    def take(self, s: Haendler, card: int) -> None:
        s.stack.pop()
        s.owner[card] = self.seat
        phase = s.stack[-1]
        assert isinstance(phase, Investments)
        phase.has_card[self.seat] = 1
        s.tell(shape.Invested, "HAEN-8.2", self.seat, card)

"""A deal carried out: both sides hand over at once, then the tower moves and the guest acts (GEN-6.1)."""

from __future__ import annotations

from random import Random

from fondaco.games.genoa import shape
from fondaco.games.genoa.act import begin_action
from fondaco.games.genoa.bargain import Bargain, Side, imagine_bargain, without_cards
from fondaco.games.genoa.data import CARD, FIRST, KINDS, PLAZA
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.window import Window
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Some
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.prompt import Move, Prompt, asked


class Deal(Frame[Genoa]):
    """Who was asked for hand cards picks them; then everything passes and the deal's field is entered."""

    called = "deal"

    def __init__(self, bargain: Bargain, is_agreed: bool) -> None:
        self.bargain = bargain
        self.is_agreed = is_agreed

    def copy(self) -> Deal:
        return Deal(self.bargain, self.is_agreed)

    def advance(self, s: Genoa) -> bool:
        bargain = self.bargain
        if self.is_agreed:
            s.stack.pop()
            exchange(s, bargain)
            conclude(s, bargain)
        else:
            self.is_agreed = True
            ask_for_cards(s, s.active, bargain.guest, bargain.to_guest)
            ask_for_cards(s, bargain.guest, s.active, bargain.to_host)
        return False

    def imagine(self, s: Genoa, seat: int, rng: Random) -> None:
        self.bargain = imagine_bargain(s, self.bargain, seat, rng)


def close_deal(s: Genoa, window: Window, bargain: Bargain) -> None:
    """The two agree, which ends the step and all other offers. It has left the stack."""
    s.tell(shape.Agreed, "GEN-6.1", s.active, bargain.guest, bargain.field)
    window.pass_over(s, bargain.guest, bargain.field)
    s.stack.append(Deal(bargain, False))


def ask_for_cards(s: Genoa, giver: int, taker: int, side: Side) -> None:
    """Hand cards that were asked for by kind and number: the giver picks (GEN-6.12), and does so before
    anything else passes, so that no card goes back at once (GEN-6.1)."""
    if side.cards:
        return
    for kind in range(len(KINDS) - 1, -1, -1):
        if side.goods[CARD + kind]:
            s.stack.append(HandOver(giver, taker, kind, side.goods[CARD + kind]))


def exchange(s: Genoa, bargain: Bargain) -> None:
    """All that needs no choice. Markers go to the supply and come out in the other's colour (GEN-6.6)."""
    host, guest = s.active, bargain.guest
    for giver, taker, side in ((guest, host, bargain.to_host), (host, guest, bargain.to_guest)):
        s.give_money(giver, taker, side.money)
        if any(side.goods[:CARD]):
            s.tell(shape.Gave, "GEN-6.1", giver, taker, without_cards(side))
            for good in range(CARD):
                s.add(giver, good, -side.goods[good])
    for taker, side in ((host, bargain.to_host), (guest, bargain.to_guest)):
        for good in range(CARD):
            if side.goods[good]:
                s.add(taker, good, side.goods[good])
    for card in bargain.to_host.cards:
        s.hand_over(guest, host, card)
    for card in bargain.to_guest.cards:
        s.hand_over(host, guest, card)


def conclude(s: Genoa, bargain: Bargain) -> None:
    """The tower moves if the deal is for another field; who offered for a building acts there (GEN-6.3)."""
    is_elsewhere = bargain.field != s.path[-1]
    if bargain.field < PLAZA:
        s.spend_action(bargain.guest)
    if is_elsewhere:
        s.tell(shape.Moved, "GEN-6.3", s.active, bargain.field)
        s.enter(bargain.field)
    if bargain.field < PLAZA:
        begin_action(s, bargain.guest, bargain.field, bargain.promise)


class HandOver(Frame[Genoa]):
    """One side picks the cards of a kind that it was asked for. Without a choice nothing is asked."""

    called = "handover"
    usual = "hand_over"

    def __init__(self, giver: int, taker: int, kind: int, count: int) -> None:
        self.giver = giver
        self.taker = taker
        self.kind = kind
        self.count = count  # 0: done

    def copy(self) -> HandOver:
        return HandOver(self.giver, self.taker, self.kind, self.count)

    def advance(self, s: Genoa) -> bool:
        cards = self.cards(s)
        if self.count and len(cards) > self.count:
            return True
        s.stack.pop()
        if self.count:
            self.pass_on(s, cards)
        return False

    def cards(self, s: Genoa) -> list[int]:
        cards = range(FIRST[self.kind], FIRST[self.kind + 1])
        return [card for card in cards if s.where[card] == self.giver]

    def pass_on(self, s: Genoa, cards: list[int]) -> None:
        for card in cards:
            s.hand_over(self.giver, self.taker, card)

    def waiting(self, s: Genoa) -> list[int]:
        return [self.giver]

    def question(self, s: Genoa, seat: int) -> Prompt:
        cards = Some("cards", "card", self.cards(s), self.count, self.count, "GEN-6.12")
        move = Move("hand_over", "GEN-6.12", [cards])
        about = self.taker, self.kind, self.count
        return asked(shape.HandOverAsked, seat, "GEN-6.12", [move], *about)

    def answer(self, s: Genoa, a: Action) -> None:
        self.count = 0
        (cards,) = parts(shape.HandOver, a)
        self.pass_on(s, list(cards))

"""An action: the building's effect, then a small order if wanted, and special cards around them (GEN-5.2)."""

from __future__ import annotations

from typing import Final

from fondaco.games.genoa import shape
from fondaco.games.genoa.data import FIRST, NONE, OWNERS_FEE, SMALL, SMALL_PAYS, UP, VILLAS, WARE_KINDS
from fondaco.games.genoa.effect import carry_out
from fondaco.games.genoa.promises import NO_PROMISE
from fondaco.games.genoa.special import play_card, special_bars, special_moves
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.action import Action
from fondaco.kernel.fields import One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.prompt import Bar, Move, PlainMove, Prompt, asked


def begin_action(s: Genoa, seat: int, building: int, promise: int) -> None:
    """The building under the tower is used; another owner gets a fee from the bank (GEN-5.1, GEN-5.4)."""
    s.used |= 1 << building
    s.tell(shape.Acted, "GEN-5.1", seat, building)
    owner = s.owner[building]
    if owner not in (NONE, seat):
        s.earn(owner, OWNERS_FEE, "GEN-5.4")
    s.stack.append(Act(seat, building, promise, False, False, False))


# Moves whose fields never change are made once and asked often.
CARRY_OUT: Final = PlainMove("carry_out", "GEN-5.2")
FINISH: Final = PlainMove("finish", "GEN-5.2")


class Act(Frame[Genoa]):
    """A player's action in a building. They say when it is finished.

    What is to be done without a choice is done by itself; whether there is one rests on public knowledge.
    """

    def __init__(
        self, seat: int, building: int, promise: int, is_done: bool, has_ordered: bool, is_finished: bool
    ) -> None:
        self.seat = seat
        self.building = building
        self.promise = promise  # to the active player, out of the effect
        self.is_done = is_done  # the effect
        self.has_ordered = has_ordered  # a small order
        self.is_finished = is_finished

    def copy(self) -> Act:
        return Act(self.seat, self.building, self.promise, self.is_done, self.has_ordered, self.is_finished)

    def show(self, seat: int) -> shape.ActShown:
        return {"frame": "act", "seat": self.seat, "building": self.building, "is_done": self.is_done}

    def advance(self, s: Genoa) -> bool:
        if not self.is_done and (self.promise != NO_PROMISE or not s.has_playable(self.seat)):
            self.take_effect(s)  # who has promised carries it out before playing any card (GEN-6.9)
            return False
        if not self.is_finished and (not self.is_done or self.could_order(s) or s.has_playable(self.seat)):
            return True
        s.stack.pop()
        return False

    def take_effect(self, s: Genoa) -> None:
        self.is_done = True
        carry_out(s, self.seat, self.building, self.promise)

    def could_order(self, s: Genoa) -> bool:
        """By public knowledge: a small order in hand, and the ware of one that does not lie face up."""
        if self.has_ordered or self.building in VILLAS or not s.count(self.seat, SMALL):
            return False
        for card in s.edition.orders_at[self.building]:
            if s.where[card] != UP and self.has_ware(s, card):
                return True
        return False

    def has_ware(self, s: Genoa, card: int) -> bool:
        return s.wares[self.seat * WARE_KINDS + s.edition.small[card - FIRST[SMALL]][1]] > 0

    def orders(self, s: Genoa) -> list[int]:
        """The small orders that can be delivered here (GEN-9.2)."""
        if self.building in VILLAS:
            return []
        return [
            card
            for card in s.edition.orders_at[self.building]
            if s.where[card] == self.seat and self.has_ware(s, card)
        ]

    def waiting(self, s: Genoa) -> list[int]:
        return [self.seat]

    def usual_verb(self, s: Genoa, prompt: Prompt) -> str:
        """The building's effect, then an order, then the end."""
        return next(verb for verb in ("carry_out", "order", "finish") if prompt.move(verb))

    def moves(self, s: Genoa, seat: int) -> list[Move]:
        if not self.is_done:
            return [CARRY_OUT, *special_moves(s, seat)]
        moves: list[Move] = []
        orders = self.orders(s) if not self.has_ordered else []
        if orders:
            moves.append(Move("order", "GEN-9.2", [One("order", "card", orders, "GEN-9.2")]))
        moves.append(FINISH)
        moves.extend(special_moves(s, seat))
        return moves

    def question(self, s: Genoa, seat: int) -> Prompt:
        moves = self.moves(s, seat)
        bars = special_bars(s, seat, moves)
        if not self.is_done:
            bars += [Bar("order", "GEN-9.2"), Bar("finish", "GEN-5.2")]
        elif self.has_ordered:
            bars.append(Bar("order", "GEN-9.2"))
        about = self.building, int(self.is_done)
        return asked(shape.ActAsked, seat, "GEN-5.2", moves, *about, bars=tuple(bars))

    def answer(self, s: Genoa, a: Action) -> None:
        match a.verb:
            case "carry_out":
                self.take_effect(s)
            case "order":
                self.has_ordered = True
                (card,) = parts(shape.Order, a)
                deliver_small(s, a.seat, card)
            case "finish":
                self.is_finished = True
            case _:
                play_card(s, a)


def deliver_small(s: Genoa, seat: int, card: int) -> None:
    """Return the ware, get 40 (GEN-9.2)."""
    s.return_to_supply(seat, s.edition.small[card - FIRST[SMALL]][1], 1)
    s.tell(shape.Delivered, "GEN-9.2", seat, card)
    s.earn(seat, SMALL_PAYS, "GEN-9.2")
    s.lay_up(card)

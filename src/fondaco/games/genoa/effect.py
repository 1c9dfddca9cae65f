"""What the buildings do (GEN-8)."""

from __future__ import annotations

from fondaco.games.genoa import shape
from fondaco.games.genoa.data import (
    CARD,
    CATHEDRAL,
    GIVES,
    GUILD_HALL,
    LARGE,
    LARGE_PAYS,
    MARKER,
    MESSAGE,
    PALAZZO,
    POST_STATION,
    PRIVILEGE,
    SMALL,
    SPECIAL,
    TOWN_HALL,
    UP,
    VILLAS,
    WARE_KINDS,
    WAREHOUSES,
)
from fondaco.games.genoa.promises import NO_PROMISE, goods_of, order_of, special_of
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.action import CHANCE, Action
from fondaco.kernel.fields import One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.prompt import Bar, Move, Prompt, asked


def carry_out(s: Genoa, seat: int, building: int, promise: int) -> None:
    """A building's effect. What was promised out of it passes to the active player at once (GEN-6.9)."""
    promised = goods_of(promise)
    if building in VILLAS:
        visit_villa(s, seat, building, promise)
    elif building in WAREHOUSES:
        first = 2 * (building - WAREHOUSES[0])
        gain(s, seat, first, 1, promised, "GEN-8.4")
        gain(s, seat, first + 1, 1, promised, "GEN-8.4")
    elif building >= PALAZZO:
        gain(s, seat, SPECIAL + GIVES[building - PALAZZO], 1, promised, "GEN-8.3")
    elif building == CATHEDRAL:
        gain(s, seat, MARKER, 2, promised, "GEN-8.2")
    elif building == GUILD_HALL:
        draw(s, seat, LARGE, 1, promised, "GEN-8.1")
    elif building == TOWN_HALL:
        draw(s, seat, SMALL, 2, promised, "GEN-8.1")
    elif building == POST_STATION:
        draw(s, seat, MESSAGE, 2, promised, "GEN-8.1")


def gain(s: Genoa, seat: int, good: int, n: int, promised: tuple[int, ...], clause: str) -> None:
    """Goods out of the supply, as far as there are any (GEN-5.3)."""
    found = s.take_from_supply(seat, good, n)
    if found:
        s.tell(shape.Gained, clause, seat, good, found)
    if promised[good]:
        pass_on(s, seat, good, promised[good])


def pass_on(s: Genoa, seat: int, good: int, n: int) -> None:
    """What was promised out of the action; a marker changes its colour (GEN-6.6, GEN-6.9)."""
    s.add(seat, good, -n)
    s.add(s.active, good, n)
    s.tell(shape.PassedOn, "GEN-6.9", seat, s.active, good, n)


def draw(s: Genoa, seat: int, kind: int, n: int, promised: tuple[int, ...], clause: str) -> None:
    """Cards off a pile; the first ones go to whom they were promised, unseen by the giver (GEN-6.9)."""
    to_host = promised[CARD + kind]
    for nth in range(n - 1, -1, -1):
        s.stack.append(DrawCard(kind, s.active if nth < to_host else seat, clause))


class DrawCard(Frame[Genoa]):
    """The top card of a pile, which the others may not see (GEN-2.2). The last one needs no chance."""

    called = "drawcard"

    def __init__(self, kind: int, seat: int, why: str) -> None:
        self.kind = kind
        self.seat = seat
        self.why = why  # the clause it is drawn under

    def copy(self) -> DrawCard:
        return DrawCard(self.kind, self.seat, self.why)

    def advance(self, s: Genoa) -> bool:
        left = s.supply_of(self.seat, CARD + self.kind)
        if left > 1:
            return True
        s.stack.pop()
        if left:
            s.draw(self.seat, s.face_down(self.kind)[0], self.why)
        return False

    def waiting(self, s: Genoa) -> list[int]:
        return [CHANCE]

    def moves(self, s: Genoa, seat: int) -> list[Move]:
        return [Move("draw", "GEN-8.7", [One("card", "card", s.face_down(self.kind), "GEN-8.7")])]

    def question(self, s: Genoa, seat: int) -> Prompt:
        return asked(shape.DrawAsked, CHANCE, "GEN-8.7", self.moves(s, seat))

    def answer(self, s: Genoa, a: Action) -> None:
        s.stack.pop()
        (card,) = parts(shape.Draw, a)
        s.draw(self.seat, card, self.why)


def visit_villa(s: Genoa, seat: int, villa: int, promise: int) -> None:
    """Deliver one of its large orders, or draw a privilege; a promise fixes which (GEN-8.5)."""
    order = order_of(promise)
    if order >= 0:
        deliver_large(s, seat, order)
        gain(s, seat, SPECIAL + special_of(promise), 1, goods_of(promise), "GEN-9.1")
    elif promise != NO_PROMISE or not could_deliver(s, seat, villa):
        draw(s, seat, PRIVILEGE, 1, goods_of(promise), "GEN-8.5")
    else:
        s.stack.append(Villa(seat, villa))


def could_deliver(s: Genoa, seat: int, villa: int) -> bool:
    """By public knowledge: a large order in hand, and the wares of one that does not lie face up."""
    if not s.count(seat, LARGE):
        return False
    return any(s.where[card] != UP and has_wares(s, seat, card) for card in s.edition.orders_at[villa])


def has_wares(s: Genoa, seat: int, order: int) -> bool:
    return all(s.wares[seat * WARE_KINDS + ware] for ware in s.edition.large[order][1:])


def deliver_large(s: Genoa, seat: int, card: int) -> None:
    """Return the three wares, get 100 (GEN-9.1)."""
    for ware in s.edition.large[card][1:]:
        s.return_to_supply(seat, ware, 1)
    s.tell(shape.Delivered, "GEN-9.1", seat, card)
    s.earn(seat, LARGE_PAYS, "GEN-9.1")
    s.lay_up(card)


class Villa(Frame[Genoa]):
    """In a villa: deliver or draw; who delivers then chooses a special card (GEN-8.5, GEN-9.1)."""

    called = "villa"

    def __init__(self, seat: int, villa: int) -> None:
        self.seat = seat
        self.villa = villa

    def copy(self) -> Villa:
        return Villa(self.seat, self.villa)

    def advance(self, s: Genoa) -> bool:
        return True

    def waiting(self, s: Genoa) -> list[int]:
        return [self.seat]

    def usual_verb(self, s: Genoa, prompt: Prompt) -> str:
        return "deliver" if prompt.move("deliver") else "draw_privilege"

    def question(self, s: Genoa, seat: int) -> Prompt:
        moves = [Move("draw_privilege", "GEN-8.5", [])]
        bars: tuple[Bar, ...] = ()
        orders = [
            card
            for card in s.edition.orders_at[self.villa]
            if s.where[card] == seat and has_wares(s, seat, card)
        ]
        if orders:
            moves.insert(0, Move("deliver", "GEN-9.1", [One("order", "card", orders, "GEN-9.1")]))
        else:
            bars = (Bar("deliver", "GEN-9.1"),)
        return asked(shape.VillaAsked, seat, "GEN-8.5", moves, self.villa, bars=bars)

    def answer(self, s: Genoa, a: Action) -> None:
        s.stack.pop()
        if a.verb == "draw_privilege":
            draw(s, a.seat, PRIVILEGE, 1, goods_of(NO_PROMISE), "GEN-8.5")
        else:
            (order,) = parts(shape.Deliver, a)
            deliver_large(s, a.seat, order)
            s.stack.append(Reward(a.seat))


class Reward(Frame[Genoa]):
    """Any one special card in supply, for a large order (GEN-9.1)."""

    called = "reward"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Reward:
        return Reward(self.seat)

    def specials(self, s: Genoa) -> list[int]:
        return [special for special, n in enumerate(s.deck) if n]

    def advance(self, s: Genoa) -> bool:
        if self.specials(s):
            return True
        s.stack.pop()
        return False

    def waiting(self, s: Genoa) -> list[int]:
        return [self.seat]

    def question(self, s: Genoa, seat: int) -> Prompt:
        special = One("special", "special", self.specials(s), "GEN-9.1")
        return asked(shape.RewardAsked, seat, "GEN-9.1", [Move("choose", "GEN-9.1", [special])])

    def answer(self, s: Genoa, a: Action) -> None:
        s.stack.pop()
        (special,) = parts(shape.Choose, a)
        gain(s, a.seat, SPECIAL + special, 1, goods_of(NO_PROMISE), "GEN-9.1")

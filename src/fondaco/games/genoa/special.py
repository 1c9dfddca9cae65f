"""Special cards within one's own action: any ware, exchange, building action (GEN-10.4 to GEN-10.7)."""

from __future__ import annotations

from typing import Final

from fondaco.games.genoa import shape
from fondaco.games.genoa.data import (
    ANY_WARE,
    BUILDING_ACTION,
    CARD,
    EXCHANGE,
    GOODS,
    MARKER,
    SPECIAL,
    SPECIAL_KINDS,
    kind_of,
)
from fondaco.games.genoa.effect import DrawCard, carry_out
from fondaco.games.genoa.promises import NO_PROMISE
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.action import Action
from fondaco.kernel.fields import One
from fondaco.kernel.frame import parts
from fondaco.kernel.prompt import Bar, Move

PLAYED: Final = (
    ("any_ware", ANY_WARE, "GEN-10.4"),
    ("use", BUILDING_ACTION, "GEN-10.6"),
    ("exchange", EXCHANGE, "GEN-10.5"),
    ("exchange_card", EXCHANGE, "GEN-10.5"),
)  # by which verbs the special cards are played


def special_bars(s: Genoa, seat: int, moves: list[Move]) -> list[Bar]:
    """The special cards that one has and cannot play now."""
    offered = [move.verb for move in moves]
    return [
        Bar(verb, clause)
        for verb, special, clause in PLAYED
        if s.specials[seat * SPECIAL_KINDS + special] and verb not in offered
    ]


def special_moves(s: Genoa, seat: int) -> list[Move]:
    """The special cards that can be played now."""
    moves: list[Move] = []
    has = s.specials_of(seat)
    wares = [ware for ware, n in enumerate(s.stock) if n] if has[ANY_WARE] else []
    if wares:
        moves.append(Move("any_ware", "GEN-10.4", [One("ware", "good", wares, "GEN-10.4")]))
    buildings = s.buildings_to_use(seat) if has[BUILDING_ACTION] else []
    if buildings:
        moves.append(Move("use", "GEN-10.6", [One("building", "field", buildings, "GEN-10.6")]))
    if has[EXCHANGE]:
        moves.extend(exchanges(s, seat))
    return moves


def exchanges(s: Genoa, seat: int) -> list[Move]:
    """Give one good and take one that was available before: not the card played, nor the good given."""
    goods = s.public_goods(seat)
    goods[SPECIAL + EXCHANGE] -= 1
    give = [good for good in range(MARKER + 1) if goods[good]]
    hand = s.hand(seat)
    take = [good for good in range(len(GOODS)) if s.supply_of(seat, good)]
    moves: list[Move] = []
    if give and take:
        fields = [One("give", "good", give, "GEN-10.5"), One("take", "good", take, "GEN-10.5")]
        moves.append(Move("exchange", "GEN-10.5", [*fields]))
    if hand and take:
        card = One("card", "card", hand, "GEN-10.5")
        moves.append(Move("exchange_card", "GEN-10.5", [card, One("take", "good", take, "GEN-10.5")]))
    return moves


def play_card(s: Genoa, a: Action) -> None:
    """Carry out a special card."""
    match a.verb:
        case "any_ware":
            s.play_special(a.seat, ANY_WARE, "GEN-10.4")
            (ware,) = parts(shape.AnyWare, a)
            s.take_from_supply(a.seat, ware, 1)
            s.tell(shape.Gained, "GEN-10.4", a.seat, ware, 1)
        case "use":
            s.play_special(a.seat, BUILDING_ACTION, "GEN-10.6")
            (building,) = parts(shape.Use, a)
            s.tell(shape.Used, "GEN-10.6", a.seat, building)
            carry_out(s, a.seat, building, NO_PROMISE)
        case "exchange":
            s.play_special(a.seat, EXCHANGE, "GEN-10.5")
            given, taken = parts(shape.Exchange, a)
            s.return_to_supply(a.seat, given, 1)
            s.tell(shape.GaveBack, "GEN-10.5", a.seat, given)
            take(s, a.seat, taken)
        case "exchange_card":
            s.play_special(a.seat, EXCHANGE, "GEN-10.5")
            card, taken = parts(shape.ExchangeCard, a)
            s.tell(shape.GaveCard, "GEN-10.5", a.seat, kind_of(card), card)
            s.lay_up(card)
            take(s, a.seat, taken)


def take(s: Genoa, seat: int, good: int) -> None:
    """The good taken in exchange; a hand card is the top one of its pile."""
    if good >= CARD:
        s.stack.append(DrawCard(good - CARD, seat, "GEN-10.5"))
    else:
        s.take_from_supply(seat, good, 1)
        s.tell(shape.Gained, "GEN-10.5", seat, good, 1)

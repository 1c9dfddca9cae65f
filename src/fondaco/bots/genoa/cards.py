"""Within one's own action: orders and special cards; and which cards to part with."""

from __future__ import annotations

from fondaco.bots.genoa.action import best_delivery, best_small_order, best_special, effect_worth
from fondaco.bots.genoa.holdings import Holdings, Worth, without_card
from fondaco.games.genoa import shape
from fondaco.games.genoa.act import Act
from fondaco.games.genoa.data import ANY_WARE, BUILDING_ACTION, CARD, EXCHANGE, PRIVILEGE, SPECIAL, VILLAS
from fondaco.games.genoa.deal import HandOver
from fondaco.games.genoa.effect import Villa
from fondaco.games.genoa.special import special_moves
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer, parts
from fondaco.kernel.prompt import Move


def choose_in_action(worth: Worth, s: Genoa, act: Act) -> Action:
    """A ware that a villa's order lacks, the effect, a small order, then cards that gain something now."""
    seat = act.seat
    held = worth.held(seat)
    card = best_card_play(worth, s, seat, held, act)
    if not act.is_done:
        is_needed = card is not None and card.verb == "any_ware" and act.building in VILLAS
        return card if card is not None and is_needed else answer(shape.CarryOut, seat)
    if not act.has_ordered:
        order = best_small_order(worth, held, act.building)[1]
        if order >= 0:
            return answer(shape.Order, seat, order)
    return card if card is not None else answer(shape.Finish, seat)


def best_card_play(worth: Worth, s: Genoa, seat: int, held: Holdings, act: Act) -> Action | None:
    """The special card that gains most over keeping it; None if each is better kept."""
    best, play = worth.taste.margin, None
    for move in special_moves(s, seat):
        for a, gain in plays(worth, seat, held, move, act):
            if gain > best:
                best, play = gain, a
    return play


def plays(worth: Worth, seat: int, held: Holdings, move: Move, act: Act) -> list[tuple[Action, float]]:
    """The ways to play a special card and what each gains."""
    after = held.copy()
    found: list[tuple[Action, float]] = []
    if move.verb == "any_ware":
        after.add(SPECIAL + ANY_WARE, -1)
        for a in move.fill(seat):
            (ware,) = parts(shape.AnyWare, a)
            found.append((a, ware_gain(worth, held, after, ware, act)))
    elif move.verb == "use":
        after.add(SPECIAL + BUILDING_ACTION, -1)
        spent = worth.of(after) - worth.of(held)
        for a in move.fill(seat):
            (building,) = parts(shape.Use, a)
            found.append((a, spent + effect_worth(worth, seat, held, building)))
    else:
        after.add(SPECIAL + EXCHANGE, -1)
        found.extend([(a, exchange_gain(worth, held, after, a)) for a in move.fill(seat)])
    return found


def ware_gain(worth: Worth, held: Holdings, after: Holdings, ware: int, act: Act) -> float:
    """What a ware adds, with the order it lets one deliver in the action in progress."""
    more = after.copy()
    more.add(ware, 1)
    now = worth.of(more)
    if not act.is_done and act.building in VILLAS:
        now += best_delivery(worth, more, act.building)[0]
    elif act.is_done and not act.has_ordered:
        now += best_small_order(worth, more, act.building)[0]
    return now - worth.of(held)


def exchange_gain(worth: Worth, held: Holdings, after: Holdings, a: Action) -> float:
    """What is taken, less what is given and the card played."""
    if a.verb == "exchange_card":
        card, taken = parts(shape.ExchangeCard, a)
        less = without_card(after, card)
    else:
        given, taken = parts(shape.Exchange, a)
        less = after.copy()
        less.add(given, -1)
    if taken >= CARD:
        return worth.of(less) + worth.new_card(less, taken - CARD) - worth.of(held)
    less.add(taken, 1)
    return worth.of(less) - worth.of(held)


def choose_in_villa(worth: Worth, villa: Villa) -> Action:
    """Deliver the best order, or draw a privilege if that is worth more."""
    held = worth.held(villa.seat)
    gain, order = best_delivery(worth, held, villa.villa)
    if order >= 0 and gain >= worth.new_card(held, PRIVILEGE):
        return answer(shape.Deliver, villa.seat, order)
    return answer(shape.DrawPrivilege, villa.seat)


def choose_reward(worth: Worth, seat: int) -> Action:
    return answer(shape.Choose, seat, best_special(worth, worth.held(seat)))


def hand_over(worth: Worth, s: Genoa, asked: HandOver) -> Action:
    """The cards one can best do without."""
    held = worth.held(asked.giver)
    cards = sorted(asked.cards(s), key=lambda card: -worth.of(without_card(held, card)))
    return answer(shape.HandOver, asked.giver, tuple(sorted(cards[: asked.count])))

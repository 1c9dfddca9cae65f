"""The bot as the active player: where the tower starts and goes, which offer it takes, what it asks."""

from __future__ import annotations

from fondaco.bots.genoa.action import action_worth, cost_of_acting
from fondaco.bots.genoa.course import Course, message_gain
from fondaco.bots.genoa.holdings import Worth, holdings_of
from fondaco.bots.genoa.prices import NOTHING, card_needed, paid
from fondaco.games.genoa import shape
from fondaco.games.genoa.bargain import Bargain, Side, terms_answer
from fondaco.games.genoa.data import ANY_START, ASKINGS, COIN, FIELDS, PLAZA, SIDE, TERMS
from fondaco.games.genoa.dealing import Ahead, Dealing, Here
from fondaco.games.genoa.offers import fields_for
from fondaco.games.genoa.promises import NO_PROMISE
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.terms import Terms
from fondaco.games.genoa.window import Window
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer


def course_of(worth: Worth, s: Genoa, seat: int) -> Course:
    return Course(worth, s, seat, holdings_of(s, seat))


def choose_start(worth: Worth, s: Genoa, seat: int) -> Action:
    """Any start field is played when the best one beats the dice by more than the card is worth."""
    course = course_of(worth, s, seat)
    starts = [course.of_start(field) for field in range(FIELDS)]
    rolled = sum(starts[field] for field in s.edition.city.squares) / (SIDE * SIDE)
    best = max(starts)
    if best - rolled > worth.taste.specials[ANY_START] * worth.hope:
        return answer(shape.Start, seat, starts.index(best))
    return answer(shape.Roll, seat)


def best_offer(worth: Worth, s: Genoa, window: Window, onward: dict[int, float]) -> tuple[float, int]:
    """The offer worth most with the way on from its field, and its number; -1: none."""
    best, which = 0.0, -1
    for n in window.acceptable(s):
        offer = window.offers[n]
        own = paid(worth, s, offer)
        if own > 0 and own + onward[offer.field] > best:
            best, which = own + onward[offer.field], n
    return best, which


def choose_here(worth: Worth, s: Genoa, seat: int, window: Here) -> Action:
    """Act, sell the action, ask for more, or let it lapse."""
    field = s.path[-1]
    course = course_of(worth, s, seat)
    on_with, on_without = course.best(s.path, True), course.best(s.path, False)
    act = -1.0
    if s.can_act(seat):
        own = action_worth(worth, seat, course.held, field) - cost_of_acting(worth, s, seat)
        act = own - (on_with - on_without if s.free_left(seat) == 1 else 0.0)
    if not window.askings and window.guests(s):
        return answer(shape.Act if act > hoped_sale(worth, s, window) else shape.Ask, seat)
    sale, offer = best_offer(worth, s, window, {field: 0.0})
    if max(act, sale) < worth.taste.sale * worth.hope:
        again = haggle(worth, s, window, [field], sale)
        if again is not None:
            return again
    if offer >= 0 and sale >= act:
        return answer(shape.Accept, seat, offer)
    if s.can_act(seat) and (act >= 0 or any(offer.is_binding() for offer in window.offers)):
        return answer(shape.Act, seat)
    bound = [n for n in window.acceptable(s) if window.offers[n].is_binding()]
    return answer(shape.Accept, seat, bound[0]) if bound else answer(shape.Lapse, seat)


def hoped_sale(worth: Worth, s: Genoa, window: Here) -> float:
    """What the action may bring before anybody was asked: at least what was offered for it on the way."""
    return max([worth.taste.sale * worth.hope] + [paid(worth, s, offer) for offer in window.earlier])


def haggle(worth: Worth, s: Genoa, window: Dealing, fields: list[int], sale: float) -> Action | None:
    """Ask again while somebody bids; then name a price to who could use a building most; None: let it be."""
    if window.offers and window.askings < ASKINGS and window.guests(s):
        return answer(shape.Ask, s.active)
    for field in fields:
        if field >= PLAZA:
            continue
        for guest in s.others():
            is_open = window.terms[guest] < TERMS - 1 and fields_for(s, guest, [field])
            if is_open and sale_to(worth, s, guest, field) > max(sale, 0.0):
                return answer(shape.Address, s.active, guest, field)
    return None


def price_for(worth: Worth, s: Genoa, guest: int, field: int) -> int:
    """A part of what the action is likely worth to a guest, whose hand is only imagined."""
    held = holdings_of(s, guest)
    gain = action_worth(worth, guest, held, field) - cost_of_acting(worth, s, guest)
    gain += worth.of_goods(held, card_needed(s, guest, field), 1)
    return int(gain * worth.taste.named) // COIN * COIN


def sale_to(worth: Worth, s: Genoa, guest: int, field: int) -> float:
    """What such a price brings, less the card that a guest without an action must be given (GEN-6.5)."""
    card = worth.of_goods(holdings_of(s, s.active), card_needed(s, guest, field), -1)
    return price_for(worth, s, guest, field) + card


def put_terms(worth: Worth, s: Genoa, terms: Terms) -> Action:
    """So much money for the action. Where money alone is not enough nothing is put (GEN-7.1)."""
    guest, field = terms.guest, terms.field
    if field >= PLAZA or s.seats == 2 or sale_to(worth, s, guest, field) <= 0:
        return answer(shape.Drop, s.active)
    price = Side(price_for(worth, s, guest, field), NOTHING, ())
    card = Side(0, card_needed(s, guest, field), ())
    return terms_answer(s.active, Bargain(guest, field, NO_PROMISE, price, card))


def choose_ahead(worth: Worth, s: Genoa, seat: int, window: Ahead) -> Action:
    """The field that is worth most, by a deal or on one's own; or to stop."""
    course = course_of(worth, s, seat)
    can_act = s.free_left(seat) > 0
    moves = {field: course.of_field(s.path, field, can_act) for field in s.enterable()}
    onward = {
        field: moves[field] if field >= PLAZA else after_sale(course, s, field, can_act) for field in moves
    }
    sale, offer = best_offer(worth, s, window, onward)
    best = max(moves, key=lambda field: moves[field])
    if offer >= 0 and sale >= moves[best]:
        return answer(shape.Accept, seat, offer)
    if moves[best] < worth.taste.sale * worth.hope and window.askings:
        again = haggle(worth, s, window, [best], sale)
        if again is not None:
            return again
    return answer(shape.Move, seat, best) if moves[best] > 0 else answer(shape.End, seat)


def after_sale(course: Course, s: Genoa, field: int, has_action: bool) -> float:
    """The way on from a building where the guest has acted."""
    gain = message_gain(course.worth, course.held, s.path, field)
    return gain + course.best([*s.path, field], has_action)

"""The bot as the active player: where the tower starts and goes, which offer it takes, what it asks."""

from __future__ import annotations

from fondaco.bots.genoa.action import action_worth, cost_of_acting
from fondaco.bots.genoa.course import Course, message_gain
from fondaco.bots.genoa.holdings import Worth
from fondaco.bots.genoa.prices import NOTHING, card_needed, gain_at, paid, sold
from fondaco.games.genoa import shape
from fondaco.games.genoa.bargain import Bargain, Side, terms_answer
from fondaco.games.genoa.data import ANY_START, ASKINGS, COIN, FIELDS, PLAZA, SIDE, TERMS
from fondaco.games.genoa.dealing import Ahead, Dealing, Here
from fondaco.games.genoa.offers import fields_for
from fondaco.games.genoa.promises import NO_PROMISE
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.terms import Terms
from fondaco.games.genoa.window import Window, window_below
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer, parts


def course_of(worth: Worth, s: Genoa, seat: int) -> Course:
    return Course(worth, s, seat, worth.held(seat))


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
        own = sold(worth, s, offer)
        if own > 0 and own + onward[offer.field] > best:
            best, which = own + onward[offer.field], n
    return best, which


def choose_here(worth: Worth, s: Genoa, seat: int, window: Here) -> Action:
    """Act, sell the action, ask for more, or let it lapse."""
    field = s.path[-1]
    course = course_of(worth, s, seat)
    act = act_here(course, s, seat)
    if not window.askings and window.guests(s, window.targets(s)):
        return answer(shape.Act if act > hoped_sale(worth, s, window) else shape.Ask, seat)
    sale, offer = best_offer(worth, s, window, {field: 0.0})
    if max(act, sale) < worth.taste.sale * worth.hope or is_a_song(worth, s, window):
        again = haggle(worth, s, window, [field], sale)
        if again is not None:
            return again
    if offer >= 0 and sale >= act:
        return answer(shape.Accept, seat, offer)
    if s.can_act(seat) and (act > 0 or any(offer.is_binding() for offer in window.offers)):
        return answer(shape.Act, seat)
    bound = [n for n in window.acceptable(s) if window.offers[n].is_binding()]
    return answer(shape.Accept, seat, bound[0]) if bound else answer(shape.Lapse, seat)


def act_here(course: Course, s: Genoa, seat: int) -> float:
    """What it brings to act under the tower oneself, less what the action would bring on the way on; less
    than nothing for who cannot act."""
    if not s.can_act(seat):
        return -1.0
    worth = course.worth
    own = action_worth(worth, seat, course.held, s.path[-1]) - cost_of_acting(worth, s, seat)
    if s.free_left(seat) != 1:
        return own
    saved, spent = course.best(s.path)
    return own - (saved - spent)


def hoped_sale(worth: Worth, s: Genoa, window: Here) -> float:
    """What the action may bring before anybody was asked: what was offered for it on the way; where the tower
    started, a guess."""
    guess = worth.taste.sale * worth.hope if len(s.path) == 1 else 0.0
    return max([guess] + [paid(worth, s, offer) for offer in window.earlier])


def haggle(worth: Worth, s: Genoa, window: Dealing, fields: list[int], sale: float) -> Action | None:
    """Ask all again while somebody who bids could give much more; then name a price to one of them, or to who
    could use a building; None: let it be."""
    if is_a_song(worth, s, window):
        return answer(shape.Ask, s.active)
    for field in fields:
        if not takes_terms(s, field):
            continue
        for guest in s.others():
            is_open = window.terms[guest] < TERMS - 1 and fields_for(s, guest, [field])
            bids = [paid(worth, s, offer) for offer in window.of_guest(guest) if offer.field == field]
            if is_open and sale_to(worth, s, window, guest, field) > max([sale, 0.0, *bids]):
                return answer(shape.Address, s.active, guest, field)
    return None


def takes_terms(s: Genoa, field: int) -> bool:
    """Is there a price to name? Streets are not worth the talk, and among two money alone is never enough
    (GEN-7.1)."""
    return field < PLAZA and s.seats > 2


def is_worth_a_try(worth: Worth, s: Genoa, window: Dealing, a: Action, base: Action) -> bool:
    """May a search try this answer? It sees no harm in asking for ever, and people do: who has refused terms
    is put no others, and all are asked again only while offers stand, and but once."""
    if a.verb == shape.Address.said:
        guest, field = parts(shape.Address, a)
        is_open = takes_terms(s, field) and not window.terms[guest]
        return is_open and sale_to(worth, s, window, guest, field) > 0
    if a.verb == shape.Ask.said and window.askings:
        return a == base or (window.askings == 1 and bool(window.offers))
    return True


def is_a_song(worth: Worth, s: Genoa, window: Dealing) -> bool:
    """Is somebody to get for little what is worth a lot to them, and could they be asked for more?"""
    return window.askings < ASKINGS and to_be_had(worth, s, window) >= worth.taste.song


def to_be_had(worth: Worth, s: Genoa, window: Dealing) -> float:
    """How much more a guest who has made an offer, and is asked again, could give and still gain."""
    most, share = 0.0, worth.taste.offered[-1]
    for guest in window.guests(s, window.targets(s)):
        held = worth.held(guest)
        for offer in window.of_guest(guest):
            gain = gain_at(worth, s, guest, held, offer.field)
            most = max(most, gain * share - paid(worth, s, offer))
    return most


def price_for(worth: Worth, s: Genoa, window: Window, guest: int, field: int) -> int:
    """A part of what the action is likely worth to a guest, whose hand is only imagined: a large one if they
    have bid for it."""
    has_bid = any(offer.field == field for offer in window.of_guest(guest))
    share = worth.taste.offered[-1] if has_bid else worth.taste.named
    held = worth.held(guest)
    gain = action_worth(worth, guest, held, field) - cost_of_acting(worth, s, guest)
    gain += worth.of_goods(held, card_needed(s, guest, field), 1)
    return int(gain * share * worth.mood) // COIN * COIN


def sale_to(worth: Worth, s: Genoa, window: Window, guest: int, field: int) -> float:
    """What such a price brings, less the card that a guest without an action must be given (GEN-6.5)."""
    card = worth.of_goods(worth.held(s.active), card_needed(s, guest, field), -1)
    return price_for(worth, s, window, guest, field) + card


def put_terms(worth: Worth, s: Genoa, terms: Terms) -> Action:
    """So much money for the action, and more than the guest has bid. Where money alone is not enough nothing
    is put (GEN-7.1)."""
    guest, field, window = terms.guest, terms.field, window_below(s)
    if not takes_terms(s, field) or sale_to(worth, s, window, guest, field) <= 0:
        return answer(shape.Drop, s.active)
    bids = [offer.to_host.money + COIN for offer in window.of_guest(guest) if offer.field == field]
    price = Side(max([price_for(worth, s, window, guest, field), *bids]), NOTHING, ())
    card = Side(0, card_needed(s, guest, field), ())
    return terms_answer(s.active, Bargain(guest, field, NO_PROMISE, price, card))


def choose_ahead(worth: Worth, s: Genoa, seat: int, window: Ahead) -> Action:
    """The field that is worth most, by a deal or on one's own; or to stop."""
    moves, onward = ways_on(worth, s, seat, window)
    sale, offer = best_offer(worth, s, window, onward)
    best = max(moves, key=lambda field: moves[field])
    if offer >= 0 and sale >= moves[best]:
        return answer(shape.Accept, seat, offer)
    if moves[best] < worth.taste.sale * worth.hope and window.askings:
        again = haggle(worth, s, window, [best], sale)
        if again is not None:
            return again
    return answer(shape.Move, seat, best) if moves[best] > 0 else answer(shape.End, seat)


def ways_on(worth: Worth, s: Genoa, seat: int, window: Ahead) -> tuple[dict[int, float], dict[int, float]]:
    """What each field is worth to the host with what lies behind it: alone, and if a guest acts there."""
    course = course_of(worth, s, seat)
    course.asked = s.enterable() if window.askings else []
    can_act = s.free_left(seat) > 0
    moves = {field: course.of_field(s.path, field, can_act) for field in s.enterable()}
    onward = {
        field: moves[field] if field >= PLAZA else after_sale(course, s, field, can_act) for field in moves
    }
    return moves, onward


def after_sale(course: Course, s: Genoa, field: int, has_action: bool) -> float:
    """The way on from a building where the guest has acted."""
    gain, path = message_gain(course.worth, course.held, s.path, field), [*s.path, field]
    return gain + (course.best(path)[0] if has_action else course.best_without(path))

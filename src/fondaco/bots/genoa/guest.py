"""The bot as a guest: what it offers, and how it answers terms."""

from __future__ import annotations

from fondaco.bots.genoa.action import action_worth, cost_of_acting, promise_cost
from fondaco.bots.genoa.course import message_gain
from fondaco.bots.genoa.holdings import Holdings, Worth, holdings_of
from fondaco.games.genoa.bargain import Bargain, covers
from fondaco.games.genoa.data import CARD, COIN, GOODS, MARKER, PLAZA, SPECIAL
from fondaco.games.genoa.offers import Offers, read_offer, refuse_offer
from fondaco.games.genoa.promises import NO_PROMISE, goods_of, own_promises
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.terms import Terms
from fondaco.games.genoa.window import Window
from fondaco.kernel.action import Action

NOTHING = (0,) * len(GOODS)


def gain_at(worth: Worth, s: Genoa, seat: int, held: Holdings, field: int) -> float:
    """What it is worth to a guest that the tower is on a field and, in a building, that it acts there."""
    gain = message_gain(worth, held, s.path, field) if field not in s.path else 0.0
    if field < PLAZA:
        gain += action_worth(worth, seat, held, field) - cost_of_acting(worth, s, seat)
    return gain


def bargain_gain(worth: Worth, s: Genoa, bargain: Bargain) -> float:
    """What a bargain brings its guest."""
    held = holdings_of(s, bargain.guest)
    given, got = bargain.to_host, bargain.to_guest
    gain = gain_at(worth, s, bargain.guest, held, bargain.field)
    gain += worth.of_goods(held, given.goods, -1) + worth.of_goods(held, got.goods, 1)
    if bargain.promise != NO_PROMISE:
        gain -= promise_cost(worth, bargain.guest, held, bargain.field, goods_of(bargain.promise))
    return gain + got.money - given.money


def make_offer(worth: Worth, s: Genoa, seat: int, asking: Offers) -> Action:
    """An offer for the field that is worth most among those not yet bid for, and better than one's last.
    For the best few only: an offer for every field says nothing."""
    window = s.stack[-2]
    assert isinstance(window, Window)
    if sum(offer.guest == seat for offer in asking.offers) == worth.taste.fields:
        return Action(seat, "ready")
    held = holdings_of(s, seat)
    share = worth.taste.offered[window.askings - 1]
    last = [offer for offer in window.offers if offer.guest == seat]
    best: Action | None = None
    most = 0.0
    for field in asking.open_fields(s, seat):
        gain = gain_at(worth, s, seat, held, field)
        if gain * (1 - share) > most:
            offer = offer_for(worth, s, seat, held, field, gain * share, last)
            if offer is not None:
                best, most = offer, gain * (1 - share)
    return best if best is not None else Action(seat, "ready")


def offer_for(
    worth: Worth, s: Genoa, seat: int, held: Holdings, field: int, price: float, last: list[Bargain]
) -> Action | None:
    """An offer of about a price: in money, or with the cheapest good where there must be one (GEN-7.1).
    An offer that was not taken is never made again: the next one gives more money, or another good."""
    if s.seats > 2:
        offers = [offer(seat, field, coins(worth, s, seat, price), NOTHING, NO_PROMISE)]
    else:
        offers = offers_with_a_good(worth, s, seat, held, field, price)
    mine = [old for old in last if old.field == field]
    return next((a for a in offers if not refuse_offer(s, a) and is_new(read_offer(a), mine)), None)


def is_new(new: Bargain, last: list[Bargain]) -> bool:
    """More money than before for the same, or something else."""
    for old in last:
        same = old.to_host.goods == new.to_host.goods and old.promise == new.promise
        if same and old.to_host.money >= new.to_host.money:
            return False
    return True


def offers_with_a_good(
    worth: Worth, s: Genoa, seat: int, held: Holdings, field: int, price: float
) -> list[Action]:
    """The cheapest goods to part with first, and as much money as the price leaves."""
    found: list[tuple[float, Action]] = []
    for good in range(MARKER + 1):
        goods = one_of(good)
        cost = -worth.of_goods(held, goods, -1)
        if has(s, seat, good) and cost <= price:
            found.append((cost, offer(seat, field, coins(worth, s, seat, price - cost), goods, NO_PROMISE)))
    for promise in own_promises(s, seat, field)[1:]:
        cost = promise_cost(worth, seat, held, field, goods_of(promise))
        if cost <= price:
            found.append((cost, offer(seat, field, coins(worth, s, seat, price - cost), NOTHING, promise)))
    return [a for _, a in sorted(found, key=lambda pair: pair[0])]


def coins(worth: Worth, s: Genoa, seat: int, price: float) -> int:
    """A price in whole coins, as far as the purse goes."""
    return int(max(0, min(price, s.purse(seat) - worth.taste.keep))) // COIN * COIN


def has(s: Genoa, seat: int, good: int) -> bool:
    """Can a good be given to the host?"""
    if good < SPECIAL:
        return s.wares[seat * 8 + good] > 0
    if good < MARKER:
        return s.specials[seat * 5 + good - SPECIAL] > 0
    return s.store[seat] > 0 and s.markers[s.active] > 0


def one_of(good: int) -> tuple[int, ...]:
    return tuple(int(n == good) for n in range(len(GOODS)))


def offer(seat: int, field: int, pay: int, give: tuple[int, ...], promise: int) -> Action:
    return Action(seat, "offer", (field, pay, give, (), 0, NOTHING, promise))


def answer_terms(worth: Worth, s: Genoa, terms: Terms) -> Action:
    """Agree if they leave a gain; else name half of one's own, if that is more than one's last offer."""
    assert terms.terms is not None
    seat = terms.guest
    gain = bargain_gain(worth, s, terms.terms)
    if gain >= worth.taste.margin and covers(s, seat, terms.terms.to_host) and keeps_cards(terms.terms):
        return Action(seat, "agree")
    window = s.stack[-2]
    assert isinstance(window, Window)
    mine = [offer for offer in window.offers if offer.guest == seat]
    held = holdings_of(s, seat)
    price = gain_at(worth, s, seat, held, terms.field) * worth.taste.offered[-1]
    new = offer_for(worth, s, seat, held, terms.field, price, mine)
    return new if new is not None and s.seats > 2 else Action(seat, "refuse")


def keeps_cards(terms: Bargain) -> bool:
    """Nothing is asked out of one's hand: what such a card is worth is not reckoned card by card."""
    return not any(terms.to_host.goods[CARD:])

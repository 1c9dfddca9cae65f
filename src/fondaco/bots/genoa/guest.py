"""The bot as a guest: what it offers, and how it answers terms."""

from __future__ import annotations

from fondaco.bots.genoa.action import promise_cost
from fondaco.bots.genoa.holdings import Holdings, Worth
from fondaco.bots.genoa.prices import NOTHING, bargain_gain, card_needed, gain_at, one_of, paid, rivals_gain
from fondaco.games.genoa import shape
from fondaco.games.genoa.bargain import Bargain, Side, offer_answer, read_offer
from fondaco.games.genoa.bargaining import covers
from fondaco.games.genoa.data import CARD, COIN, MARKER
from fondaco.games.genoa.offers import Offers, can_repeat, refuse_offer
from fondaco.games.genoa.promises import NO_PROMISE, goods_of, own_promises
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.terms import Terms
from fondaco.games.genoa.window import window_below
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer


def make_offer(worth: Worth, s: Genoa, seat: int, asking: Offers) -> Action:
    """The offer that stood before the tower came, or one for the field that is worth most among those where
    one is not ahead. For the best few only: an offer for every field says nothing."""
    if is_worth_repeating(worth, s, seat, asking):
        return answer(shape.Repeat, seat)
    bids = [offer.field for offer in window_below(s).of_guest(seat)]
    bids += [field for field in asking.answered(seat) if field not in bids]
    found = offers_now(worth, s, seat, asking, bids)
    if not found:
        return answer(shape.Ready, seat)
    _, best = max(found, key=lambda pair: pair[0])
    bids.append(best.field)
    others = [offer for _, offer in found if offer.field != best.field]
    return offer_answer(best, int(any(is_bid_for(worth, offer.field, bids) for offer in others)))


def is_bid_for(worth: Worth, field: int, bids: list[int]) -> bool:
    """Is there a bid for this field already, or may there be one more?"""
    return field in bids or len(bids) < worth.taste.fields


def offers_now(
    worth: Worth, s: Genoa, seat: int, asking: Offers, bids: list[int]
) -> list[tuple[float, Bargain]]:
    """What one could offer now, a bargain a field, each with the gain that is left to oneself."""
    window, held = window_below(s), worth.held(seat)
    share = worth.taste.offered[window.askings - 1] * worth.mood
    found: list[tuple[float, Bargain]] = []
    for field in asking.open_fields(s, seat):
        if not is_bid_for(worth, field, bids) or is_ahead(worth, s, seat, field):
            continue
        gain = gain_at(worth, s, seat, held, field)
        gain += worth.of_goods(held, card_needed(s, seat, field), 1)
        if gain * (1 - share) > 0:
            offer = offer_for(worth, s, seat, held, field, gain * share, window.of_guest(seat))
            if offer is not None:
                found.append((gain * (1 - share), read_offer(offer)))
    return found


def is_worth_repeating(worth: Worth, s: Genoa, seat: int, asking: Offers) -> bool:
    """Does the offer that stood before the tower came still leave a gain, and can it be made (GEN-6.13)?"""
    window = window_below(s)
    earlier = window.earlier_of(seat)
    if earlier is None or bargain_gain(worth, s, earlier) < worth.taste.margin:
        return False
    return can_repeat(earlier, asking.offer_move(s, seat, window.is_bound(s, seat)))


def is_ahead(worth: Worth, s: Genoa, seat: int, field: int) -> bool:
    """Does one's own offer for a field stand, and is it worth more to the host than any other?"""
    offers = [offer for offer in window_below(s).offers if offer.field == field]
    mine = [paid(worth, s, offer) for offer in offers if offer.guest == seat]
    return bool(mine) and all(paid(worth, s, offer) < mine[0] for offer in offers if offer.guest != seat)


def offer_for(
    worth: Worth, s: Genoa, seat: int, held: Holdings, field: int, price: float, last: list[Bargain]
) -> Action | None:
    """What costs oneself a price at most and is worth most to the host: money, or a good or promise with it,
    which among two there must be (GEN-7.1); who has no action left asks for a card to act with (GEN-6.5). An
    offer that was not taken is never made again: the next one gives more."""
    offers = [offer(s, seat, field, coins(worth, s, seat, price), NOTHING, NO_PROMISE)] if s.seats > 2 else []
    if s.seats == 2 or worth.taste.haggles:
        offers += offers_with_a_good(worth, s, seat, held, field, price)
    mine = [old for old in last if old.field == field]
    legal = [a for a in offers if not refuse_offer(s, a) and is_more(worth, s, read_offer(a), mine)]
    return max(legal, key=lambda a: paid(worth, s, read_offer(a)), default=None)


def is_more(worth: Worth, s: Genoa, new: Bargain, last: list[Bargain]) -> bool:
    """Is it worth more to the host than what was offered before?"""
    return all(paid(worth, s, new) > paid(worth, s, old) for old in last)


def is_admitted(worth: Worth, s: Genoa, a: Action) -> bool:
    """May a search try this offer? It must be legal, and give more than what one offers for that field
    already: to go down and up again convinces nobody."""
    new = read_offer(a)
    mine = [old for old in window_below(s).of_guest(a.seat) if old.field == new.field]
    return not refuse_offer(s, a) and is_more(worth, s, new, mine)


def money_bid(s: Genoa, terms: Terms) -> int:
    """The money that a guest offers already for what terms are about."""
    bids = [old for old in window_below(s).of_guest(terms.guest) if old.field == terms.field]
    return max([old.to_host.money for old in bids], default=0)


def offers_with_a_good(
    worth: Worth, s: Genoa, seat: int, held: Holdings, field: int, price: float
) -> list[Action]:
    """The cheapest goods to part with first, and as much money as the price leaves."""
    found: list[tuple[float, Action]] = []
    for good in range(MARKER + 1):
        goods = one_of(good)
        cost = -worth.of_goods(held, goods, -1)
        if has(s, seat, good) and cost <= price:
            found.append(
                (cost, offer(s, seat, field, coins(worth, s, seat, price - cost), goods, NO_PROMISE))
            )
    for promise in own_promises(s, seat, field)[1:]:
        cost = promise_cost(worth, seat, held, field, goods_of(promise))
        if cost <= price:
            found.append((cost, offer(s, seat, field, coins(worth, s, seat, price - cost), NOTHING, promise)))
    return [a for _, a in sorted(found, key=lambda pair: pair[0])]


def coins(worth: Worth, s: Genoa, seat: int, price: float) -> int:
    """A price in whole coins, as far as the purse goes."""
    return int(max(0, min(price, s.purse(seat) - worth.taste.keep))) // COIN * COIN


def has(s: Genoa, seat: int, good: int) -> bool:
    """Can a good be given to the host?"""
    if good < MARKER:
        return s.public_goods(seat)[good] > 0
    return s.store[seat] > 0 and s.markers[s.active] > 0


def offer(s: Genoa, seat: int, field: int, pay: int, give: tuple[int, ...], promise: int) -> Action:
    wanted = Side(0, card_needed(s, seat, field), ())
    return offer_answer(Bargain(seat, field, promise, Side(pay, give, ()), wanted))


def answer_terms(worth: Worth, s: Genoa, terms: Terms) -> Action:
    """Agree if they leave a gain; else name half of one's own, if that is more than one's last offer."""
    assert terms.terms is not None
    seat = terms.guest
    gain = bargain_gain(worth, s, terms.terms) - rivals_gain(worth, s, paid(worth, s, terms.terms))
    if (
        gain >= worth.taste.margin / worth.mood
        and covers(s, seat, terms.terms.to_host)
        and keeps_cards(terms.terms)
    ):
        return answer(shape.Agree, seat)
    held = worth.held(seat)
    gain = gain_at(worth, s, seat, held, terms.field)
    gain += worth.of_goods(held, card_needed(s, seat, terms.field), 1)
    price, mine = gain * worth.taste.offered[-1] * worth.mood, window_below(s).of_guest(seat)
    new = offer_for(worth, s, seat, held, terms.field, price, mine)
    return new if new is not None and s.seats > 2 else answer(shape.Refuse, seat)


def keeps_cards(terms: Bargain) -> bool:
    """Nothing is asked out of one's hand: what such a card is worth is not reckoned card by card."""
    return not any(terms.to_host.goods[CARD:])

"""More answers that are worth a try in Die Händler von Genua, for a search that has time for them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from fondaco.bots.bot import Sight
from fondaco.bots.genoa.cards import plays
from fondaco.bots.genoa.guest import coins, is_admitted, money_bid, offer, offers_with_a_good
from fondaco.bots.genoa.holdings import Worth
from fondaco.bots.genoa.host import course_of, is_worth_a_try, sale_to
from fondaco.bots.genoa.prices import NOTHING, card_needed, gain_at
from fondaco.games.genoa import shape
from fondaco.games.genoa.act import Act
from fondaco.games.genoa.bargain import Bargain, Side, offer_answer, read_offer, terms_answer
from fondaco.games.genoa.data import COIN
from fondaco.games.genoa.dealing import Dealing
from fondaco.games.genoa.offers import Offers
from fondaco.games.genoa.promises import NO_PROMISE
from fondaco.games.genoa.special import special_moves
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.terms import Terms
from fondaco.games.genoa.turn import Start
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer, legal, parts

# Of the own gain, offered for a field. Compiled, a plain tuple of fractions may be taken for unset:
# mypyc tests it for its mark of an error the wrong way round.
SHARES: Final[Sequence[float]] = (0.15, 0.3, 0.45, 0.6, 0.75, 0.9)
SHARE_WITH_GOODS: Final = 0.75
FIELDS: Final = 3  # the best fields, for which offers are tried
WITH_GOODS: Final = 2  # offers with the cheapest goods, for each of these fields
NAMED: Final[Sequence[float]] = (0.3, 0.45, 0.6, 0.75, 0.9)  # of a guest's likely gain, asked of them
ADDRESSED: Final = 4  # guests and fields to put terms to
STARTS: Final = 6  # fields to start the tower on
CARD_PLAYS: Final = 6  # ways to play a special card
FEW: Final = 100  # so many answers can all be listed
MOST: Final = 8  # answers to any other question


def wider(sight: Sight[Genoa], worth: Worth, base: Action, rng: Random) -> list[Action]:
    """The answers to try: those that look best, where other levels draw some by chance or try none."""
    s, seat = sight.world, sight.seat
    top = s.stack[-1]
    if isinstance(top, Offers):
        return to_offer(worth, s, seat, top)
    if isinstance(top, Terms):
        return to_put(worth, s, top) if top.terms is None else to_terms(worth, s, top)
    if isinstance(top, Act):
        return in_action(worth, s, top)
    found = legal(s, sight.prompt) if sight.prompt.size() <= FEW else []
    if isinstance(top, Dealing):
        return in_window(worth, s, top, [a for a in found if is_worth_a_try(worth, s, top, a, base)])
    if isinstance(top, Start):
        return to_start(worth, s, seat, found)
    return found if len(found) <= MOST else rng.sample(found, MOST)


def to_offer(worth: Worth, s: Genoa, seat: int, asking: Offers) -> list[Action]:
    """For the best fields smaller and larger parts of the gain, in money or with a good; or nothing. An offer
    for another field may follow, as after the normal bot's: else that would look better for it alone."""
    held, fields = worth.held(seat), asking.open_fields(s, seat)
    gains = [(gain_of(worth, s, seat, field), field) for field in fields]
    made: list[Action] = []
    for gain, field in sorted(gains, reverse=True)[:FIELDS]:
        made += money_offers(worth, s, seat, field, gain)
        made += offers_with_a_good(worth, s, seat, held, field, gain * SHARE_WITH_GOODS)[:WITH_GOODS]
    more = int(len(fields) > 1)
    found = [offer_answer(read_offer(a), more) for a in made if is_admitted(worth, s, a)]
    return [answer(shape.Ready, seat), *found]


def gain_of(worth: Worth, s: Genoa, seat: int, field: int) -> float:
    """What a field is worth to a guest, with the card that the host must add (GEN-6.5)."""
    held = worth.held(seat)
    return gain_at(worth, s, seat, held, field) + worth.of_goods(held, card_needed(s, seat, field), 1)


def money_offers(worth: Worth, s: Genoa, seat: int, field: int, gain: float) -> list[Action]:
    """Parts of a gain in whole coins; among two money alone is never enough (GEN-7.1)."""
    prices = [coins(worth, s, seat, gain * share) for share in SHARES] if s.seats > 2 else []
    return [offer(s, seat, field, pay, NOTHING, NO_PROMISE) for pay in dict.fromkeys(prices) if pay]


def to_put(worth: Worth, s: Genoa, terms: Terms) -> list[Action]:
    """To ask for parts of what the guest is likely to gain, or for nothing."""
    gain = gain_of(worth, s, terms.guest, terms.field)
    card = Side(0, card_needed(s, terms.guest, terms.field), ())
    found, bid = [answer(shape.Drop, s.active)], money_bid(s, terms)
    for price in dict.fromkeys([int(gain * share) // COIN * COIN for share in NAMED]):
        if price > bid:
            put = Bargain(terms.guest, terms.field, NO_PROMISE, Side(price, NOTHING, ()), card)
            found.append(terms_answer(s.active, put))
    return [a for a in found if not terms.refuse(s, a)]


def to_terms(worth: Worth, s: Genoa, terms: Terms) -> list[Action]:
    """To agree, to refuse, or to offer a smaller price."""
    seat, put = terms.guest, terms.terms
    assert put is not None
    verbs = [move.verb for move in terms.moves(s, seat)]
    found = [Action(seat, verb) for verb in ("agree", "refuse") if verb in verbs]
    if "offer" in verbs:
        made = money_offers(worth, s, seat, terms.field, gain_of(worth, s, seat, terms.field))
        less = [a for a in made if read_offer(a).to_host.money < put.to_host.money]
        found += [a for a in less if is_admitted(worth, s, a)]
    return [a for a in found if not terms.refuse(s, a)]


def in_window(worth: Worth, s: Genoa, window: Dealing, found: list[Action]) -> list[Action]:
    """Every answer, but of those to whom terms could be put only who would pay most."""

    def sale(a: Action) -> float:
        guest, field = parts(shape.Address, a)
        return sale_to(worth, s, window, guest, field)

    addresses = sorted([a for a in found if a.verb == "address"], key=sale, reverse=True)
    return [a for a in found if a.verb != "address"] + addresses[:ADDRESSED]


def to_start(worth: Worth, s: Genoa, seat: int, found: list[Action]) -> list[Action]:
    """The dice, or the fields from where the best ways lead."""
    course = course_of(worth, s, seat)
    starts = [a for a in found if a.verb == "start"]
    starts.sort(key=lambda a: -course.of_start(parts(shape.Start, a)[0]))
    return [a for a in found if a.verb != "start"] + starts[:STARTS]


def in_action(worth: Worth, s: Genoa, act: Act) -> list[Action]:
    """The effect, orders, the end, and the ways to play a special card that gain most."""
    seat, held = act.seat, worth.held(act.seat)
    specials = special_moves(s, seat)
    ways = [way for move in specials for way in plays(worth, seat, held, move, act)]
    ways.sort(key=lambda way: -way[1])
    verbs = [move.verb for move in specials]
    found = [a for move in act.moves(s, seat) if move.verb not in verbs for a in move.fill(seat)]
    return found + [a for a, _ in ways[:CARD_PLAYS]]

"""Answers that a good merchant might give beside the one that the bot without search gives."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from fondaco.bots.haendler.buying import Basket
from fondaco.bots.haendler.driving import Roadside, gain_of
from fondaco.bots.haendler.pointing import WHEELS, gain_by, gains, raises, stakes
from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler import shape
from fondaco.games.haendler.data import COIN, GUEST_LOAD, MOST_NAMED, STALLS
from fondaco.games.haendler.driving import Drive
from fondaco.games.haendler.investment import Auction, Investments
from fondaco.games.haendler.loading import Bids, WagonTurn
from fondaco.games.haendler.parley import Draft, Hearing, Offers, Reply
from fondaco.games.haendler.prices import WarehouseSale, Wheels
from fondaco.games.haendler.purchase import MOST, Purchase
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.status import Borrow, Rise
from fondaco.games.haendler.talks import Talk
from fondaco.kernel.action import Action, Illegal, number
from fondaco.kernel.frame import answer, check_fields, legal, parts
from fondaco.kernel.prompt import Prompt

FEW: Final = 12  # so many answers are all tried
WAYS: Final = 9  # moves of wagons and courier that are tried
TURNED: Final = 6  # wheels that are tried
STOCKS: Final = 4  # stalls of which three goods are tried
TALK: Final = ("speak", "approach", "hush")  # to begin talks is never better than to answer
BIDS: Final = (0.0, 0.5, 0.7, 0.85, 1.2, 1.5)  # of what the bot without search would bid
LISTS: Final = (0.6, 0.8, 1.25, 1.6)  # of the prices that it would name for all
OFFERS: Final = (0.0, 0.6, 1.4, 1.9)  # of the price that it would say
LESS: Final = (0.4, 0.6, 0.8)  # of the master's list
MORE: Final = (1.0, 1.4, 2.0)  # of what a guest offers
OPENINGS: Final = (1, 2)  # coins to open an auction with: a jump may be for nothing
RAISES: Final = (1, 2, 4)  # coins above the bid that stands


def candidates_of(s: Haendler, worth: Worth, prompt: Prompt, base: Action, rng: Random) -> list[Action]:
    """Legal answers to try; none where the base is as good as any."""
    if base.verb in TALK:
        return []
    match s.stack[-1]:
        case Purchase():
            found = baskets(s, worth, base)
        case Bids():
            found = bids(worth.seat, base)
        case WagonTurn():
            found = lists(worth.seat, base)
        case Talk() as talk:
            found = sayings(s, worth, talk, base)
        case Drive() as turn:
            return ways(s, worth, turn, rng)
        case Wheels():
            found = wheels(s, worth)
        case Investments():
            found = [answer(shape.Decline, worth.seat)]
            found += [answer(shape.Open, worth.seat, coins * COIN) for coins in OPENINGS]
        case Auction() as auction:
            found = [answer(shape.Pass, worth.seat)]
            found += [answer(shape.Raise, worth.seat, auction.bid + coins * COIN) for coins in RAISES]
        case WarehouseSale():
            found = [answer(shape.Sell, worth.seat, (0,) * STALLS)]
        case Offers() | Draft():
            found = offers(worth.seat, base)
        case Hearing() as hearing:
            found = [answer(shape.Accept, worth.seat, offer.maker) for offer in hearing.offers]
            found.append(answer(shape.AcceptNone, worth.seat))
        case Reply():
            found = [answer(shape.Consent, worth.seat), answer(shape.Reject, worth.seat)]
        case Rise() | Borrow():
            return []  # the bot without search plans these to the end of the game, further than a search sees
        case _:
            return few(s, prompt)
    return [a for a in found if is_legal(s, prompt, a)]


def is_legal(s: Haendler, prompt: Prompt, a: Action) -> bool:
    try:
        check_fields(prompt, a)
    except Illegal:
        return False
    return not s.stack[-1].refuse(s, a)


def few(s: Haendler, prompt: Prompt) -> list[Action]:
    """All answers, if there are not many."""
    moves = [move for move in prompt.moves if move.verb not in TALK]
    prompt = Prompt(prompt.seat, prompt.text, prompt.clause, moves)
    return legal(s, prompt) if prompt.size() <= FEW else []


def scaled(price: int, part: float) -> int:
    """A part of a price, in coins."""
    return round(part * price / COIN) * COIN


def baskets(s: Haendler, worth: Worth, base: Action) -> list[Action]:
    """Nothing; a good less; three of one sort where they gain most; one of the best beside the base."""
    (bought,) = parts(shape.Buy, base)
    basket = Basket(s, worth)
    best = sorted(range(STALLS), key=lambda stall: -basket.gain(stall))[:STOCKS]
    found: list[tuple[int, ...]] = [(0,) * STALLS]
    for stall in best:
        found += [only(stall, n) for n in range(MOST, 1, -1)]
        found += [
            swapped(bought, other, stall) for other in range(STALLS) if bought[other] and other != stall
        ]
    found += [swapped(bought, stall) for stall in range(STALLS) if bought[stall]]
    unique = list(dict.fromkeys(found))
    return [answer(shape.Buy, worth.seat, goods) for goods in unique[:FEW]]


def only(stall: int, n: int) -> tuple[int, ...]:
    return tuple([n if each == stall else 0 for each in range(STALLS)])


def swapped(goods: Sequence[int], out: int, into: int = -1) -> tuple[int, ...]:
    """One good less, and one of another stall for it."""
    return tuple([n - (stall == out) + (stall == into) for stall, n in enumerate(goods)])


def bids(seat: int, base: Action) -> list[Action]:
    """Less and more than the bot without search would bid, and just a coin."""
    (bid,) = parts(shape.Bid, base)
    amounts = [COIN, bid + COIN, bid + 3 * COIN, *[scaled(bid, part) for part in BIDS]]
    return [answer(shape.Bid, seat, amount) for amount in dict.fromkeys(amounts)]


def lists(seat: int, base: Action) -> list[Action]:
    """Higher and lower prices for all, and none."""
    found = [answer(shape.Pass, seat)]
    if base.verb == shape.Quote.said:
        one, two = parts(shape.Quote, base)
        for part in LISTS:
            prices = [min(MOST_NAMED, scaled(price, part)) for price in (one, two)]
            found.append(answer(shape.Quote, seat, prices[0], prices[1]))
    return found


def sayings(s: Haendler, worth: Worth, talk: Talk, base: Action) -> list[Action]:
    """Agree, refuse, take, leave; or another price for the same goods."""
    seat = worth.seat
    if talk.is_masters_turn():
        found = [answer(shape.Agree, seat), answer(shape.Refuse, seat)]
        return found + [answer(shape.Name, seat, price) for price in names(s, talk, base)]
    goods = tuple(worth.best_load(seat, talk.wagon, s.sort_of(talk.wagon)))
    found = [answer(shape.Take, seat), answer(shape.Leave, seat)]
    for most in range(1, GUEST_LOAD + 1):
        load = tuple(worth.best_load(seat, talk.wagon, s.sort_of(talk.wagon), most))
        found += [answer(shape.TakeQuoted, seat, load), answer(shape.LoadFree, seat, load)]
    if base.verb == shape.Propose.said:
        goods, price = parts(shape.Propose, base)
        prices = [scaled(price, part) for part in OFFERS]
    elif any(goods) and talk.quoted and not talk.said:
        price = 0
        prices = [scaled(talk.quoted[sum(goods) - 1], part) for part in LESS]
    else:
        return found
    return found + [answer(shape.Propose, seat, goods, each) for each in prices if is_said(talk, each, price)]


def names(s: Haendler, talk: Talk, base: Action) -> list[int]:
    """Prices that a master may name and be taken seriously: more than what is offered, no more than its own
    list or than the guest has, and when it has named one before no more than its bot would now."""
    most = min(MOST_NAMED, s.money[talk.guest] // COIN * COIN)
    if talk.quoted:
        most = min(most, talk.quoted[sum(talk.goods) - 1])
    if talk.said > 1:
        most = min(most, parts(shape.Name, base)[0] if base.verb == shape.Name.said else 0)
    found = [scaled(talk.price, part) + COIN for part in MORE]
    return [price for price in found if talk.price < price <= most]


def is_said(talk: Talk, price: int, base: int) -> bool:
    """May a guest say this price? Not as much as the master has just asked, and never less than before."""
    return not talk.said or base <= price < talk.price


def offers(seat: int, base: Action) -> list[Action]:
    """Nothing; or less or more money for the same."""
    found = [answer(shape.OfferNone, seat)]
    if base.verb == shape.Offer.said:
        money, cards, aside, promise, limit, *asked = base.args
        for part in OFFERS[1:]:
            price = scaled(number(aside), part)
            found.append(Action(seat, base.verb, (money, cards, price, promise, limit, *asked)))
    return found


def ways(s: Haendler, worth: Worth, turn: Drive, rng: Random) -> list[Action]:
    """The moves that gain most at first sight."""
    roadside = Roadside(s, worth)
    answers = legal(s, turn.question(s, worth.seat))
    found = [(gain_of(roadside, turn, a), rng.random(), n) for n, a in enumerate(answers)]
    return [answers[n] for _, _, n in sorted(found, reverse=True)[:WAYS]]


def wheels(s: Haendler, worth: Worth) -> list[Action]:
    """The pointers that gain most if some of the others are cunning."""
    stake = stakes(s, worth)
    value = gains(s, stake, raises(s, worth, stake, 0.5))
    found = sorted(WHEELS, key=lambda wheel: -gain_by(value, wheel))
    return [answer(shape.Point, worth.seat, wheel) for wheel in found[:TURNED]]

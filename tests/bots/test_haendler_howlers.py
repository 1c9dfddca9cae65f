"""What the bot of Die Händler once did and a person laughed at: each must not happen again."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.bots import Sight
from fondaco.bots.arena import play_out
from fondaco.bots.haendler import HaendlerCraft, HaendlerGreedy
from fondaco.games.haendler import shape
from fondaco.games.haendler.data import COIN, UPKEEP
from fondaco.games.haendler.loading import Bids
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.talks import Talk
from fondaco.kernel import Action, ask, begin, check, number, parts, play, waiting
from tests.games.haendler.tables import (
    BRUGGE,
    CARTWRIGHT,
    COUNTING,
    FOOD,
    GREAT_CARTWRIGHT,
    GREAT_COUNTING,
    HAENDLER,
    ONE,
    PARIS,
    SALT,
    SILK,
    TWO,
    WINE,
    goods,
    position,
    say,
)
from tests.games.haendler.tables import UPKEEP as UPKEEP_CARD

DICE = 24


def said(s: Haendler, seat: int, n: int) -> Action:
    """What the bot answers by one throw of the dice."""
    a = HaendlerGreedy().choose(Sight(HAENDLER, s, seat, Random(n)), Random(n))
    check(s, a)
    return a


def talked(s: Haendler, seat: int, n: int) -> list[Action]:
    """What is said from here until the talks of the first guest are over; both are the bot."""
    rng, found = Random(n), []
    while isinstance(s.stack[-1], Talk) and seat in (guest_of(s), *waiting(s)):
        asked = waiting(s)[0]
        found.append(HaendlerGreedy().choose(Sight(HAENDLER, s, asked, rng), rng))
        play(s, found[-1])
    return found


def guest_of(s: Haendler) -> int:
    talk = s.stack[-1]
    assert isinstance(talk, Talk)
    return talk.guest


def loading(money: int = 5000) -> Haendler:
    """Seat 1 has two wine for seat 0's wagon in Paris, and is asked for a proposal."""
    return position().money(5000, money).stores(1, PARIS, WINE, 2).commands(0, ONE).loads()


def test_it_keeps_the_next_upkeep_too_while_its_goods_are_on_the_road() -> None:
    """It had 600 for this round's upkeep and nothing for the next, and fell with a wagon before the town."""
    p = position().money(5000, 1300).status(1, 4).stores(1, PARIS, WINE, 2).commands(0, ONE)
    s = p.carries(TWO, 1, SALT, 2).wagon(TWO, "bruessel", "bonn").loads()
    for n in range(DICE):
        t = s.copy()
        talked(t, 1, n)
        assert t.money[1] >= 2 * UPKEEP[4]


def test_the_card_against_upkeep_is_played_before_the_purse_is_empty() -> None:
    """It paid 800 of its last 800, the card in hand, and fell in the next round."""
    s = position().money(800).status(0, 5).holds(0, UPKEEP_CARD).keeps()
    assert said(s, 0, 0).verb == "spare"


def test_cards_that_serve_to_the_end_are_not_left_at_the_lowest_bid() -> None:
    """Round 1, some 2,000 gulden left each."""
    p = position().money(2100, 2000, 1900, 2200).owns(-2, CARTWRIGHT, COUNTING)
    p.owns(-1, GREAT_CARTWRIGHT, GREAT_COUNTING)
    s = p.invests()
    say(s, 0, "open", COIN)
    prices = []
    while ask(s)[0].text == "raise":
        a = said(s, waiting(s)[0], 1)
        prices += [number(arg) for arg in a.args]
        play(s, a)
    assert max(prices) >= 5 * COIN


@pytest.mark.parametrize("text", ["name", "propose"])
def test_nobody_reads_its_limits_off(text: str) -> None:
    """Talks of two bots about the same goods: no ritual."""
    heard = [[number(a.args[-1]) for a in talked(loading(), 1, n) if a.verb == text] for n in range(DICE)]
    assert len({tuple(prices) for prices in heard}) >= 5


def test_the_price_of_a_deal_varies() -> None:
    paid = set()
    for n in range(DICE):
        s = loading()
        talked(s, 1, n)
        paid.add(5000 - s.money[1])
    assert len(paid) >= 3


@pytest.mark.parametrize("money", [5000, 900, 700, 500, 300])
def test_no_price_is_said_twice_in_talks(money: int) -> None:
    """A guest who can pay 200 and no more offered that three times."""
    for n in range(DICE):
        heard = talked(loading(money), 1, n)
        for verb in ("name", "propose"):
            prices = [number(a.args[-1]) for a in heard if a.verb == verb]
            assert len(set(prices)) == len(prices)


def test_an_office_is_never_paid_more_than_it_brings() -> None:
    """Two salt sell for 2,000 at most, one guest may pay 1,000 for loading, and two have but 300."""
    p = position().stores(0, PARIS, SALT, 2).money(9000, 9000, 300, 300)
    for seat, good, city in ((1, WINE, PARIS), (2, FOOD, PARIS), (3, WINE, PARIS)):
        p.stores(seat, city, good, 3)
    s = p.loads()
    for n in range(DICE):
        assert bid_of(s.copy(), 0, n) <= 2500


def bid_of(s: Haendler, seat: int, n: int) -> int:
    while not isinstance(s.stack[-1], Bids):
        say(s, waiting(s)[0], "pass")
    (bid,) = parts(shape.Bid, said(s, seat, n))
    return bid


def wheel_of(s: Haendler, seat: int, n: int) -> tuple[int, ...]:
    (wheel,) = parts(shape.Point, said(s, seat, n))
    return wheel


@pytest.mark.parametrize("step", [1, 2])
def test_not_all_spoil_the_same_price(step: int) -> None:
    """One of four sells silk: two pointers more make it cheap, but six make it dear again."""
    p = position().carries(ONE, 0, SILK, 3).arrived(ONE, BRUGGE).price(SILK, step)
    s = p.points()
    silk = [
        [parts(shape.Point, said(s, seat, 4 * n + seat))[0][SILK] for seat in (1, 2, 3)] for n in range(DICE)
    ]
    assert silk.count([2, 2, 2]) < DICE / 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_few_fall(seats: int) -> None:
    """In whole games among themselves; who falls has lost the price of a step."""
    falls = 0
    for game in range(4):
        match = begin(HAENDLER, seats)
        play_out(match, [HaendlerGreedy()] * seats, f"fall {game}")
        falls += sum(event.kind == shape.Fell.said for told in match.told for event in told)
    assert falls <= 1


def searched(s: Haendler, seat: int, n: int) -> list[Action]:
    """What a search would try beside the bot's answer, by one throw of the dice."""
    sight = Sight(HAENDLER, s, seat, Random(n))
    return HaendlerCraft().candidates(sight, HaendlerGreedy().choose(sight, Random(n)), Random(n))


def prices_of(found: list[Action], verb: str) -> list[int]:
    return [number(a.args[-1]) for a in found if a.verb == verb]


def test_a_search_names_no_price_that_nobody_takes_seriously() -> None:
    """Hard named 1,300 after 1,100 had been too much, its own list said 1,100, and the guest owned less."""
    s = loading(600)
    say(s, 1, "propose", goods(WINE, WINE), 300)
    for n in range(DICE):
        assert all(300 < price <= 600 for price in prices_of(searched(s, 0, n), "name"))
    s = position().money(5000, 5000).stores(1, PARIS, WINE, 2).commands(0, ONE).loads(has_list=True)
    say(s, 0, "quote", 500, 800)
    say(s, 1, "propose", goods(WINE, WINE), 300)
    assert max(prices_of(searched(s, 0, 1), "name")) <= 800
    say(s, 0, "name", 700)
    say(s, 1, "propose", goods(WINE, WINE), 400)
    for n in range(DICE):
        base = said(s, 0, n)
        most = number(base.args[0]) if base.verb == "name" else 0
        assert all(price <= most for price in prices_of(searched(s, 0, n), "name"))


def test_a_guest_who_searches_offers_neither_less_than_before_nor_as_much_as_was_asked() -> None:
    """A master offered 300, then 600, then nothing; an easy one 1,100 where 900 had been asked."""
    s = loading()
    say(s, 1, "propose", goods(WINE, WINE), 600)
    say(s, 0, "name", 900)
    for n in range(DICE):
        base = said(s, 1, n)
        prices = prices_of(searched(s, 1, n), "propose")
        assert all(600 < price < 900 for price in prices)
        assert base.verb == "propose" or not prices


def test_less_is_not_refused_to_pay_the_whole_list() -> None:
    """500 had been asked for two wine: a master, and normal seven times of ten, paid the 600 of the list."""
    s = position().money(5000, 5000).stores(1, PARIS, WINE, 2).commands(0, ONE).loads(has_list=True)
    say(s, 0, "quote", 400, 600)
    say(s, 1, "propose", goods(WINE, WINE), 300)
    say(s, 0, "name", 500)
    assert {said(s, 1, n).verb for n in range(DICE)} <= {"take", "propose", "leave"}


def test_nobody_asks_to_load_for_nothing() -> None:
    """All its money is kept for upkeep: it offered 0, was named a price and left."""
    p = position().money(5000, 600).status(1, 4).stores(1, PARIS, WINE, 2).commands(0, ONE)
    s = p.carries(TWO, 1, SALT, 2).wagon(TWO, "bruessel", "bonn").loads()
    assert {said(s, 1, n).verb for n in range(DICE)} == {"leave"}


def test_a_search_opens_an_auction_without_a_jump() -> None:
    """A master opened with 600 against one rival, who passed."""
    s = position().money(8000, 300, 300, 300).invests()
    assert max(prices_of(searched(s, 0, 1), "open")) <= 2 * COIN

"""Die Händler, section 7: sale."""

from __future__ import annotations

import pytest

from fondaco.kernel import NOBODY
from tests.games.asking import asked, kinds, prompt_of, refused, told, verbs
from tests.games.haendler.tables import (
    BONUS_SALE,
    BRUGGE,
    CLOTH,
    FOOD,
    GENOVA,
    HAENDLER,
    HAMBURG,
    IRON,
    KOELN,
    MARKET,
    NO_GOODS,
    NOBODY_YET,
    ONE,
    PARIS,
    SALT,
    SILK,
    THREE,
    TWO,
    UPKEEP,
    WIEN,
    WINE,
    Position,
    bids,
    goods,
    hand,
    in_store,
    on_wagon,
    position,
    say,
    stalls,
)


def arrived(city: int = BRUGGE, bonus: int = 300) -> Position:
    """Wagon 1 has arrived in a city of this bonus; the others are on the road."""
    at = position().wagon(TWO, "bonn", "bruessel").wagon(THREE, "linz", "hannover")
    return at.arrived(ONE, city).bonus(city, bonus)


def test_haen_7_1_without_an_arrival_nothing_is_sold() -> None:
    """A wagon waits in Paris with goods on it."""
    s = position().commands(0, ONE).carries(ONE, 0, FOOD, 3).sells()
    assert kinds(s, "counted", "sold", "emptied", "bonuses") == []
    assert on_wagon(s, ONE, 0) == goods(FOOD, FOOD, FOOD)


def test_haen_7_1_goods_on_the_market_earn_the_selling_price() -> None:
    """Food and salt are on Brugge's market: no bonus."""
    s = arrived().price(SALT, 2).carries(ONE, 0, FOOD, 2).carries(ONE, 0, SALT).sells()
    assert told(s, "sold") == [("HAEN-7.1", 0, ONE, goods(FOOD, FOOD, SALT))]
    assert told(s, "earned") == [("HAEN-7.1", 0, 600 + 600 + 800)]
    assert (on_wagon(s, ONE, 0), s.supply) == (NO_GOODS, [8] * 6)


def test_haen_7_1_each_good_not_on_the_market_earns_the_bonus_on_top() -> None:
    """Two wine earn it, one cloth does not."""
    s = arrived().carries(ONE, 0, WINE, 2).carries(ONE, 1, CLOTH).sells()
    assert told(s, "earned") == [("HAEN-7.1", 0, 2 * (600 + 300)), ("HAEN-7.1", 1, 600)]


@pytest.mark.parametrize("city", MARKET)
@pytest.mark.parametrize("good", range(6))
def test_haen_7_1_the_bonus_of_every_good_in_every_city(city: int, good: int) -> None:
    """100 more where the market does not show it."""
    s = arrived(city, 100).carries(ONE, 3, good).sells()
    assert s.money[3] == 5000 + (600 if good in MARKET[city] else 700)


def test_haen_7_1_wagon_by_wagon_and_each_counts_as_an_arrival() -> None:
    """Wagons 3 and 1: 1 is first."""
    at = position().arrivals(2).wagon(TWO, "bonn", "bruessel").arrived(THREE, GENOVA).arrived(ONE, BRUGGE)
    s = at.carries(ONE, 0, FOOD).carries(THREE, 1, WINE).sells()
    assert told(s, "counted") == [("HAEN-7.1", ONE, BRUGGE, 3), ("HAEN-7.1", THREE, GENOVA, 4)]
    assert kinds(s, "counted", "sold", "emptied") == ["counted", "sold", "emptied"] * 2
    assert s.arrivals == 4


def test_haen_7_1_the_sale_is_no_choice_and_warehouses_take_no_part() -> None:
    """Nobody is asked; what lies in Brugge stays there."""
    s = arrived().carries(ONE, 2, FOOD).stores(2, BRUGGE, FOOD, 2).sells()
    assert asked(s)[0][1] == "open"
    assert s.money == [5000, 5000, 5600, 5000]
    assert in_store(s, 2) == stalls((BRUGGE, FOOD), (BRUGGE, FOOD))


def test_haen_7_1_an_empty_wagon_only_counts_as_an_arrival() -> None:
    """No money, but a step costs more, and the bonuses change."""
    s = arrived().sells()
    assert (s.arrivals, s.money) == (1, [5000] * 4)
    assert kinds(s, "counted", "sold", "earned", "bonuses") == ["counted", "bonuses"]
    assert HAENDLER.view(s, NOBODY)["rise_cost"] == 800


def test_haen_7_2_sale_with_bonus_gives_all_ones_goods_the_bonus() -> None:
    """Food is on Brugge's market: with the card it earns 300 more, as the wine does anyway."""
    s = arrived().holds(0, BONUS_SALE).carries(ONE, 0, FOOD, 2).carries(ONE, 0, WINE).sells()
    assert asked(s) == [(0, "play_bonus")]
    assert prompt_of(s).about == (ONE, BRUGGE, BONUS_SALE)
    say(s, 0, "favour")
    assert told(s, "played") == [("HAEN-7.2", 0, BONUS_SALE)]
    assert told(s, "earned") == [("HAEN-7.2", 0, 3 * 900)]
    assert hand(s, 0) == []


def test_haen_7_2_it_serves_only_who_played_it() -> None:
    """Another's food earns the selling price."""
    s = arrived().holds(0, BONUS_SALE).carries(ONE, 0, FOOD).carries(ONE, 1, FOOD).sells()
    say(s, 0, "favour")
    assert told(s, "earned") == [("HAEN-7.2", 0, 900), ("HAEN-7.1", 1, 600)]


def test_haen_7_2_before_the_wagon_is_sold_in_player_order() -> None:
    """Seat 2 begins; both are asked before anything is sold."""
    at = arrived()
    at.s.first = 2
    s = at.holds(0, BONUS_SALE).holds(3, UPKEEP).carries(ONE, 0, FOOD).carries(ONE, 3, FOOD).sells()
    assert asked(s) == [(3, "play_bonus")]
    assert refused(s, 3, "favour") == "verb: HAEN-7.2"
    say(s, 3, "pass")
    assert (asked(s), kinds(s, "sold")) == ([(0, "play_bonus")], [])
    say(s, 0, "pass")
    assert told(s, "earned") == [("HAEN-7.1", 3, 600), ("HAEN-7.1", 0, 600)]


def test_haen_7_2_one_card_per_player_and_wagon() -> None:
    """With two cards: one for each of two wagons."""
    at = arrived().arrived(TWO, HAMBURG).bonus(HAMBURG, 200).holds(0, BONUS_SALE, BONUS_SALE, BONUS_SALE)
    s = at.carries(ONE, 0, FOOD).carries(TWO, 0, IRON).sells()
    say(s, 0, "favour")
    assert (asked(s), prompt_of(s).about) == ([(0, "play_bonus")], (TWO, HAMBURG, BONUS_SALE))
    say(s, 0, "favour")
    assert hand(s, 0) == [BONUS_SALE]
    assert told(s, "earned") == [("HAEN-7.2", 0, 900), ("HAEN-7.2", 0, 800)]


def test_haen_7_2_without_goods_on_it_there_is_nothing_to_ask() -> None:
    """Seat 0 holds the card, seat 1 has the goods."""
    s = arrived().holds(0, BONUS_SALE).carries(ONE, 1, FOOD).sells()
    assert asked(s)[0][1] == "open"


def test_haen_7_3_bonuses_are_paid_as_they_stood() -> None:
    """Two arrivals: the second wagon's city pays what it showed before the first was sold."""
    at = arrived().arrived(TWO, HAMBURG).bonus(HAMBURG, 400)
    s = at.carries(ONE, 0, WINE).carries(TWO, 0, WINE).sells()
    assert told(s, "earned") == [("HAEN-7.1", 0, 900), ("HAEN-7.1", 0, 1000)]
    assert kinds(s, "sold", "bonuses") == ["sold", "sold", "bonuses"]


def test_haen_7_3_to_0_where_a_wagon_stands_also_where_it_only_waits() -> None:
    """Wagon 2 has waited in Köln, whose bonus had been put to 100."""
    s = arrived().wagon(TWO, "koeln").bonus(KOELN, 100).sells()
    assert HAENDLER.view(s, NOBODY)["bonus"] == [100, 0, 100, 0, 300, 300]
    assert told(s, "bonuses") == [("HAEN-7.3", (100, 0, 100, 0, 300, 300))]


@pytest.mark.parametrize("arrivals", [1, 2, 3])
def test_haen_7_3_elsewhere_up_one_field_per_arrival_to_500(arrivals: int) -> None:
    """Also where a wagon left this round: Paris, Köln and Wien are empty now."""
    at = arrived(BRUGGE)
    for wagon, city in list(zip((TWO, THREE), (HAMBURG, GENOVA), strict=True))[: arrivals - 1]:
        at.arrived(wagon, city)
    s = at.bonus(PARIS, 0).bonus(KOELN, 300).bonus(WIEN, 500).sells()
    assert s.bonus[:3] == [arrivals, min(5, 3 + arrivals), 5]


def test_haen_7_3_without_an_arrival_no_bonus_changes() -> None:
    """Wagon 1 has left Paris, wagon 2 waits in Köln at 100."""
    s = position().wagon(ONE, "par-jp-1", "paris").bonus(PARIS, 0).bonus(KOELN, 100).sells()
    assert HAENDLER.view(s, NOBODY)["bonus"] == [0, 100, 0, 200, 200, 200]


def test_haen_7_4_the_emptied_wagon_is_free_for_a_new_master_next_round() -> None:
    """It stays in the city; next round all bid for it."""
    s = arrived().carries(ONE, 0, WINE).carries(ONE, 3, SILK).sells()
    assert told(s, "emptied") == [("HAEN-7.4", ONE)]
    assert (s.at[ONE], s.master[ONE]) == (BRUGGE, NOBODY_YET)
    s = arrived().ends()
    for seat in (1, 2, 3, 0):
        say(s, seat, "buy", stalls())
    assert asked(s) == [(seat, "bid") for seat in (1, 2, 3, 0)]
    bids(s, 0, 0, 700, 0)
    assert told(s, "commanded") == [("HAEN-4.3", 2, ONE)]
    assert "drive" in verbs(s)

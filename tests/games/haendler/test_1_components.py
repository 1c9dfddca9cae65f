"""Die Händler, section 1: the pieces, the prices and the cards."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fondaco.kernel import NOBODY, ask
from tests.games.asking import answers, asked, at_random, player, told, verbs
from tests.games.haendler.tables import (
    BRUGGE,
    COURIER,
    EXPRESS,
    GENOVA,
    HAENDLER,
    HAMBURG,
    IRON,
    KOELN,
    MARKET,
    ONE,
    PARIS,
    THREE,
    TWO,
    WIEN,
    WINE,
    field,
    position,
    say,
    seated,
    stalls,
    tiles_of,
    wagon_seen,
)


def test_haen_1_1_six_cities_with_three_goods_each() -> None:
    """The names, and the markets of the standard edition."""
    assert HAENDLER.glossary().things["city"] == ("paris", "koeln", "wien", "brugge", "hamburg", "genova")
    market = seated().edition.market
    for city, sorts in MARKET.items():
        assert tuple(market[city * 3 : city * 3 + 3]) == sorts


def test_haen_1_1_every_player_has_a_warehouse_in_every_city() -> None:
    """Each of two players buys three goods in two purchases each, all in different cities."""
    s = seated(2)
    first, second = list(MARKET.items())[:3], list(MARKET.items())[3:]
    for half in (first, second):
        for seat in range(2):
            say(s, seat, "buy", stalls(*[(city, sorts[0]) for city, sorts in half]))
    for seat in range(2):
        everywhere = stalls(*[(city, sorts[0]) for city, sorts in MARKET.items()])
        assert player(s, seat, seat)["store"] == list(everywhere)


def test_haen_1_1_the_bonus_track_goes_in_hundreds_to_500() -> None:
    """All but the city of the arrival go up one field; who is at the end stays there."""
    at = position().arrived(ONE, PARIS).wagon(TWO, "bonn", "bruessel").wagon(THREE, "linz", "hannover")
    for city, bonus in ((KOELN, 0), (WIEN, 100), (BRUGGE, 300), (HAMBURG, 400), (GENOVA, 500)):
        at.bonus(city, bonus)
    assert HAENDLER.view(at.sells(), 0)["bonus"] == [0, 100, 200, 400, 500, 500]


@pytest.mark.parametrize(("map", "exits"), [("single", [1] * 6), ("multi", [2, 3, 2, 2, 2, 2])])
def test_haen_1_2_two_maps_and_how_many_roads_leave_a_city(map: str, exits: list[int]) -> None:
    """One on the default map; on the other two or three."""
    roads = seated(map=map).edition.roads
    assert [len(roads.arms[city]) for city in range(6)] == exits


def test_haen_1_2_the_single_exit_map_is_the_default() -> None:
    """A table that says nothing gets it."""
    assert HAENDLER.start(4).edition.roads.arms == seated().edition.roads.arms
    assert HAENDLER.start(4).edition.roads.arms != seated(map="multi").edition.roads.arms


@pytest.mark.parametrize(("map", "junctions"), [("single", 8), ("multi", 6)])
def test_haen_1_2_some_fields_are_junctions(map: str, junctions: int) -> None:
    """Of three arms and more; Frankfurt is one on both maps."""
    s = seated(map=map)
    arms = s.edition.roads.arms
    assert len(arms[field(s, "frankfurt")]) >= 3
    assert len([each for each in arms[6:] if len(each) > 2]) == junctions


def test_haen_1_3_six_sorts_of_which_eight_each_can_be_owned() -> None:
    """The ninth marks the price."""
    s = seated()
    assert HAENDLER.glossary().things["good"] == ("cloth", "wine", "salt", "food", "iron", "silk")
    assert HAENDLER.view(s, NOBODY)["supply"] == [8] * 6


@pytest.mark.parametrize(("step", "buying"), list(enumerate([100, 100, 200, 300, 400])))
def test_haen_1_4_buying_at_each_of_five_steps(step: int, buying: int) -> None:
    """A single good."""
    s = position().price(WINE, step).buys()
    say(s, 0, "buy", stalls((PARIS, WINE)))
    assert told(s, "paid") == [("HAEN-3.1", 0, buying)]


@pytest.mark.parametrize(("step", "selling"), list(enumerate([600, 700, 800, 900, 1000])))
def test_haen_1_4_selling_at_each_of_five_steps(step: int, selling: int) -> None:
    """A single good, in a city whose market shows it."""
    s = position().price(WINE, step).carries(ONE, 0, WINE).arrived(ONE, PARIS).sells()
    assert told(s, "earned") == [("HAEN-7.1", 0, selling)]


@pytest.mark.parametrize(
    ("arrivals", "cost"), list(enumerate([700, 800, 900, 1000, 1200, 1500, 2000, 2500, 3000, 3000, 3000]))
)
def test_haen_1_5_what_a_social_step_costs_after_so_many_arrivals(arrivals: int, cost: int) -> None:
    """And beyond the eighth it stays at 3000, as it does when two wagons arrive in the last round."""
    s = position().arrivals(arrivals).keeps()
    assert HAENDLER.view(s, 1)["rise_cost"] == cost
    say(s, 0, "rise")
    assert s.money[0] == 5000 - cost


@pytest.mark.parametrize(("step", "upkeep"), list(enumerate([0, 100, 200, 400, 600, 800, 1000, 1300, 1600])))
def test_haen_1_6_nine_steps_and_their_upkeep(step: int, upkeep: int) -> None:
    """Paid in phase 7."""
    s = position().status(0, step).keeps()
    assert s.money[0] == 5000 - upkeep


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_haen_1_7_three_wagons_with_a_loading_area_for_each_player(seats: int) -> None:
    """And they are called 1, 2 and 3."""
    s = seated(seats)
    assert len(HAENDLER.glossary().things["wagon"]) == 3
    for wagon in range(3):
        assert wagon_seen(s, 0, wagon)["beds"] == [[0] * 6] * seats


def test_haen_1_7_one_courier() -> None:
    """Who owns both courier cards moves the same one twice."""
    s = position().owns(0, COURIER, EXPRESS).courier("bru-jb-1").drives()
    say(s, 0, "ride", field(s, "bru-jb-2"))
    say(s, 0, "ride_far", field(s, "bonn"))
    assert HAENDLER.view(s, 0)["courier"] == field(s, "bonn")


def test_haen_1_8_tiles_of_one_to_four_and_two_pointers() -> None:
    """All four are open at the start; a third pointer there is not."""
    s = seated()
    assert [tiles_of(s, seat) for seat in range(4)] == [[1, 2, 3, 4]] * 4
    wheel = ask(position().points())[0].moves[0].fields[0]
    assert wheel.admits((1, 1, 0, 0, 0, 0))
    assert not wheel.admits((1, 1, 1, 0, 0, 0))


def test_haen_1_9_eight_investment_cards_one_of_each() -> None:
    """Four lie open, and four are to come."""
    s = seated()
    assert HAENDLER.glossary().things["investment"] == (
        "bargain-purchase",
        "cartwright",
        "great-cartwright",
        "courier",
        "express-courier",
        "counting-house",
        "great-counting-house",
        "warehouse-sale",
    )
    assert Counter(s.owner) == {-1: 4, -2: 4}


def test_haen_1_9_no_rule_depends_on_the_stars() -> None:
    """With one star on every card the same answers lead to the same end."""
    edition = dict(HAENDLER.edition() or {})
    edition["stars"] = dict.fromkeys(dict(edition["stars"]), 1)  # type: ignore[call-overload]  # a table
    plain, other = HAENDLER.start(3), HAENDLER.start(3, edition=edition)
    assert at_random(plain, Random(7)) == at_random(other, Random(7))
    assert plain.log == other.log


def test_haen_1_10_influence_cards_three_of_each_of_seven() -> None:
    """All are in the pile."""
    s = seated()
    assert HAENDLER.glossary().things["influence"] == (
        "free-loading",
        "broken-axle",
        "special-sale",
        "sale-with-bonus",
        "social-rise",
        "wagon-master",
        "upkeep",
    )
    assert s.pile == [3] * 7
    assert HAENDLER.view(s, 0)["pile"] == 21


def test_haen_1_11_four_debt_notes() -> None:
    """Who falls when all four are out is not asked."""
    at = position().money(0, 0).status(0, 1).status(1, 1)
    assert asked(at.owes(2, 3).keeps()) == [(0, "borrow")]
    at = position().money(0, 0).status(0, 1).status(1, 1)
    assert asked(at.owes(2, 4).keeps()) == [(0, "rise")]


def test_haen_1_11_the_bank_cannot_run_out() -> None:
    """It pays on when the players have far more than any box holds."""
    s = position().money(*[1_000_000] * 4).carries(ONE, 0, IRON, 3).arrived(ONE, PARIS).sells()
    assert s.money[0] == 1_000_000 + 3 * 600
    assert answers(position().money(10**9).keeps(), "rise") == [()]
    assert "rise" in verbs(position().money(10**9).keeps())

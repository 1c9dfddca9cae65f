"""Die Händler, section 4.7: a master names prices for all guests before they propose."""

from __future__ import annotations

import pytest

from tests.games.asking import answers, asked, prompt_of, refused, say, told, verbs
from tests.games.haendler.tables import (
    FOOD,
    FREE_LOADING,
    ONE,
    PARIS,
    SALT,
    THREE,
    TWO,
    WINE,
    Position,
    doing,
    goods,
    on_wagon,
    position,
)


def one_wagon() -> Position:
    """Only wagon 1 stands in a city, in Paris; seat 1 is its master, seats 0 and 2 have goods there."""
    at = position(3).wagon(TWO, "bonn", "bruessel").wagon(THREE, "linz", "hannover").commands(1, ONE)
    return at.stores(0, PARIS, WINE, 2).stores(2, PARIS, SALT)


def test_haen_4_7_a_master_may_name_prices_before_the_guests_propose() -> None:
    """For one good and for two; all see and hear of it, and the guests know it when they are asked."""
    s = one_wagon().loads(has_list=True)
    assert (asked(s), verbs(s)) == ([(1, "quote")], ["quote", "pass"])
    say(s, 1, "quote", 300, 500)
    assert told(s, "quoted") == [("HAEN-4.7", 1, ONE, 300, 500)]
    assert doing(s, 2)["quoted"] == [300, 500]
    assert asked(s) == [(0, "quoted")]
    assert prompt_of(s).about == (1, ONE, PARIS, 300, 500)


def test_haen_4_7_a_guest_loads_at_the_price_of_the_list_and_the_master_is_not_asked() -> None:
    s = one_wagon().loads(has_list=True)
    say(s, 1, "quote", 300, 500)
    assert verbs(s) == ["propose", "leave", "take_quoted"]
    say(s, 0, "take_quoted", goods(WINE, WINE))
    assert on_wagon(s, ONE, 0) == goods(WINE, WINE)
    assert told(s, "agreed") == [("HAEN-4.6", 1, 0, goods(WINE, WINE), 500)]
    assert s.money == [4500, 5500, 5000]
    assert asked(s) == [(2, "quoted")]
    say(s, 2, "take_quoted", goods(SALT))
    assert s.money == [4500, 5800, 4700]


def test_haen_4_7_a_guest_may_propose_less_and_come_back_to_the_list() -> None:
    s = one_wagon().loads(has_list=True)
    say(s, 1, "quote", 300, 500)
    say(s, 0, "propose", goods(WINE), 100)
    say(s, 1, "name", 200)
    assert verbs(s) == ["propose", "leave", "take", "take_quoted"]
    say(s, 0, "take_quoted", goods(WINE, WINE))
    assert s.money == [4500, 5500, 5000]


def test_haen_4_7_the_list_is_bounded_by_what_a_guest_has() -> None:
    """With 400 one good can be paid, not two; two that are cheaper than one can."""
    s = one_wagon().money(400).loads(has_list=True)
    say(s, 1, "quote", 300, 500)
    assert answers(s, "take_quoted") == [(goods(WINE),)]
    s = one_wagon().money(400).loads(has_list=True)
    say(s, 1, "quote", 500, 300)
    assert answers(s, "take_quoted") == [(goods(WINE, WINE),)]
    assert refused(s, 0, "take_quoted", goods(WINE)) == "rule: HAEN-4.7"
    s = one_wagon().money(200).loads(has_list=True)
    say(s, 1, "quote", 500, 300)
    assert verbs(s) == ["propose", "leave"]


@pytest.mark.parametrize("price", [-100, 50, 5100])
def test_haen_4_7_prices_are_whole_hundreds_up_to_5000(price: int) -> None:
    s = one_wagon().loads(has_list=True)
    assert refused(s, 1, "quote", price, 500) == "field one: HAEN-4.7"
    assert refused(s, 1, "quote", 300, price) == "field two: HAEN-4.7"


def test_haen_4_7_without_a_list_guests_propose() -> None:
    s = one_wagon().loads(has_list=True)
    say(s, 1, "pass")
    assert (asked(s), verbs(s)) == ([(0, "propose")], ["propose", "leave"])


def test_haen_4_7_no_list_where_no_guest_can_load() -> None:
    """The others have only the master's sort there."""
    at = position(3).wagon(TWO, "bonn", "bruessel").wagon(THREE, "linz", "hannover").commands(1, ONE)
    s = at.stores(1, PARIS, FOOD).stores(0, PARIS, FOOD).loads(has_list=True)
    say(s, 1, "load", FOOD, 1)
    assert asked(s) == [(0, "drive")]


def test_haen_4_9_free_loading_stands_beside_the_list() -> None:
    s = one_wagon().holds(0, FREE_LOADING).loads(has_list=True)
    say(s, 1, "quote", 300, 500)
    say(s, 0, "load_free", goods(WINE))
    assert s.money == [5000] * 3

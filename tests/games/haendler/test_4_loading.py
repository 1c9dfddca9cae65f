"""Die Händler, section 4: loading a wagon (4.5 to 4.10)."""

from __future__ import annotations

import pytest

from fondaco.kernel import NOBODY, Bundle
from tests.games.asking import answers, asked, kinds, player, prompt_of, refused, told, verbs
from tests.games.haendler.tables import (
    FOOD,
    FREE_LOADING,
    KOELN,
    NO_GOODS,
    ONE,
    PARIS,
    SALT,
    SPECIAL_SALE,
    THREE,
    TWO,
    WINE,
    Position,
    doing,
    drive,
    goods,
    hand,
    in_store,
    on_wagon,
    position,
    say,
    stalls,
    wagon_seen,
)


def only_one(master: int = 1, first: int = 0) -> Position:
    """Only wagon 1 stands in a city, in Paris, and has a master."""
    at = position(first=first).wagon(TWO, "bonn", "bruessel").wagon(THREE, "linz", "hannover")
    return at.commands(master, ONE)


def test_haen_4_5_the_master_loads_up_to_three_of_one_sort_free_of_charge() -> None:
    """Four food and a wine are there; any number from one to three of either sort."""
    s = only_one().stores(1, PARIS, FOOD, 4).stores(1, PARIS, WINE).loads()
    assert asked(s) == [(1, "master_load")]
    assert answers(s, "load") == [(WINE, 1), (FOOD, 1), (FOOD, 2), (FOOD, 3)]
    say(s, 1, "load", FOOD, 3)
    assert on_wagon(s, ONE, 1) == goods(FOOD, FOOD, FOOD)
    assert in_store(s, 1) == stalls((PARIS, FOOD), (PARIS, WINE))
    assert told(s, "loaded") == [("HAEN-4.5", 1, ONE, goods(FOOD, FOOD, FOOD))]
    assert s.money == [5000] * 4


@pytest.mark.parametrize(
    ("load", "reason"), [((FOOD, 4), "field count"), ((FOOD, 0), "field count"), ((WINE, 2), "rule")]
)
def test_haen_4_5_neither_four_nor_more_than_one_has(load: tuple[int, int], reason: str) -> None:
    """Four food and one wine lie in the warehouse."""
    s = only_one().stores(1, PARIS, FOOD, 4).stores(1, PARIS, WINE).loads()
    assert refused(s, 1, "load", *load) == f"{reason}: HAEN-4.5"


def test_haen_4_5_only_from_the_warehouse_in_that_city() -> None:
    """The wine in Genova is not in Paris; nor is another player's food the master's."""
    s = only_one().stores(1, 5, WINE, 2).stores(1, PARIS, SALT).stores(0, PARIS, FOOD).loads()
    assert answers(s, "load") == [(SALT, 1)]
    assert refused(s, 1, "load", WINE, 1) == "field good: HAEN-4.5"


def test_haen_4_5_the_masters_sort_is_theirs_alone() -> None:
    """A guest has food and wine: only the wine may go on."""
    s = only_one().stores(1, PARIS, FOOD).stores(0, PARIS, FOOD).stores(0, PARIS, WINE).loads()
    say(s, 1, "load", FOOD, 1)
    assert refused(s, 0, "propose", goods(FOOD), 100) == "field goods: HAEN-4.6"
    assert {args[0] for args in answers(s, "propose")} == {goods(WINE)}


def test_haen_4_5_the_monopoly_is_of_one_wagon() -> None:
    """The master of wagon 1 has salt on it; on wagon 2 in Köln another may load salt."""
    at = only_one().carries(ONE, 1, SALT, 3).wagon(TWO, "koeln").commands(2, TWO).stores(0, KOELN, SALT)
    s = at.loads()
    assert (asked(s), prompt_of(s).about) == ([(0, "propose")], (2, TWO, KOELN))
    assert {args[0] for args in answers(s, "propose")} == {goods(SALT)}


def test_haen_4_6_a_guest_loads_up_to_two_goods_of_any_sorts() -> None:
    """Two different, two alike, or one; not three, not none, not what is not there."""
    s = only_one().stores(0, PARIS, WINE, 3).stores(0, PARIS, SALT).loads()
    offers = {args[0] for args in answers(s, "propose")}
    assert offers == {goods(WINE), goods(SALT), goods(WINE, WINE), goods(WINE, SALT)}
    for wrong in (goods(WINE, WINE, SALT), NO_GOODS, goods(SALT, SALT), goods(FOOD)):
        assert refused(s, 0, "propose", wrong, 100) == "field goods: HAEN-4.6"


def test_haen_4_6_the_price_goes_to_the_master_at_once() -> None:
    """It is told who agreed on what with whom."""
    s = only_one().stores(0, PARIS, WINE, 2).loads()
    say(s, 0, "propose", goods(WINE, WINE), 700)
    say(s, 1, "agree")
    assert s.money == [4300, 5700, 5000, 5000]
    assert on_wagon(s, ONE, 0) == goods(WINE, WINE)
    assert in_store(s, 0) == stalls()
    assert told(s, "agreed") == [("HAEN-4.6", 1, 0, goods(WINE, WINE), 700)]
    assert told(s, "gave") == [("HAEN-4.6", 0, 1, 700)]
    assert told(s, "loaded") == [("HAEN-4.6", 0, ONE, goods(WINE, WINE))]


def test_haen_4_6_prices_may_differ_from_player_to_player() -> None:
    """One pays nothing, one 300 for one good, one 400 for two."""
    at = only_one().stores(0, PARIS, WINE).stores(2, PARIS, SALT).stores(3, PARIS, FOOD, 2)
    s = at.loads()
    for seat, load, price in ((0, (WINE,), 0), (2, (SALT,), 300), (3, (FOOD, FOOD), 400)):
        say(s, seat, "propose", goods(*load), price)
        say(s, 1, "agree")
    assert told(s, "gave") == [("HAEN-4.6", 2, 1, 300), ("HAEN-4.6", 3, 1, 400)]
    assert s.money == [5000, 5700, 4700, 4600]


def test_haen_4_6_talks_are_public() -> None:
    """What is proposed and named is told and shown to everybody."""
    s = only_one().stores(0, PARIS, WINE).loads()
    say(s, 0, "propose", goods(WINE), 200)
    say(s, 1, "name", 900)
    assert told(s, "proposed") == [("HAEN-4.7", 0, 1, goods(WINE), 200)]
    assert told(s, "named") == [("HAEN-4.7", 1, 0, 900)]
    assert all(event.knows == -1 for event in s.log or [])
    for viewer in (0, 1, 2, NOBODY):
        seen = doing(s, viewer)
        assert (seen["guest"], seen["goods"], seen["price"]) == (0, list(goods(WINE)), 900)


@pytest.mark.parametrize("price", [-100, 50, 5100])
def test_haen_4_6_the_price_is_nothing_or_more(price: int) -> None:
    """The master never pays; and nobody offers what they have not, or half a coin."""
    s = only_one().stores(0, PARIS, WINE).loads()
    assert refused(s, 0, "propose", goods(WINE), price) == "field price: HAEN-4.7"
    s = only_one().stores(0, PARIS, WINE).loads()
    say(s, 0, "propose", goods(WINE), 100)
    assert refused(s, 1, "name", price) == "field price: HAEN-4.7"


def test_haen_4_7_master_then_guests_in_player_order_then_the_master_again() -> None:
    """Seat 2 begins, seat 1 is master, all have wine and food."""
    at = only_one(first=2)
    for seat in range(4):
        at.stores(seat, PARIS, WINE, 1).stores(seat, PARIS, FOOD, 1)
    s = at.loads()
    said: list[tuple[int, str]] = []
    while prompt_of(s).text != "drive":
        said += asked(s)
        say(s, prompt_of(s).seat, "pass" if prompt_of(s).text == "master_load" else "leave")
    assert said == [(1, "master_load"), *[(seat, "propose") for seat in (2, 3, 0)], (1, "master_load")]
    assert kinds(s, "loaded", "gave") == []


def test_haen_4_7_a_master_who_has_loaded_none_has_no_monopoly() -> None:
    """Guests load what they like; the master may then choose only what nobody else has there."""
    at = (
        only_one().stores(1, PARIS, WINE).stores(1, PARIS, FOOD).stores(0, PARIS, WINE).stores(2, PARIS, SALT)
    )
    s = at.loads()
    say(s, 1, "pass")
    say(s, 0, "propose", goods(WINE), 0)
    say(s, 1, "agree")
    say(s, 2, "leave")
    assert asked(s) == [(1, "master_load")]
    assert answers(s, "load") == [(FOOD, 1)]
    assert refused(s, 1, "load", WINE, 1) == "field good: HAEN-4.5"


def test_haen_4_7_nobody_is_asked_who_can_load_nothing() -> None:
    """Seat 0 has only the master's sort, seat 2 nothing there, seat 3 two goods on the wagon already."""
    at = only_one().stores(1, PARIS, FOOD).stores(0, PARIS, FOOD).stores(2, KOELN, SALT)
    s = at.carries(ONE, 3, SALT, 2).stores(3, PARIS, SALT).loads()
    say(s, 1, "load", FOOD, 1)
    assert asked(s) == [(0, "drive")]


def test_haen_4_7_a_master_who_can_load_nothing_more_is_not_asked() -> None:
    """Three are on it; or the only sort is on it already, another's."""
    s = only_one().carries(ONE, 1, FOOD, 3).stores(1, PARIS, FOOD).loads()
    assert asked(s) == [(0, "drive")]
    s = only_one().carries(ONE, 0, FOOD).stores(1, PARIS, FOOD).loads()
    assert asked(s) == [(0, "drive")]


def test_haen_4_7_nobody_is_skipped_for_lack_of_money() -> None:
    """Who has nothing may propose to load for nothing."""
    s = only_one().money(0).stores(0, PARIS, WINE).loads()
    assert asked(s) == [(0, "propose")]
    assert answers(s, "propose") == [(goods(WINE), 0)]
    say(s, 0, "propose", goods(WINE), 0)
    say(s, 1, "agree")
    assert on_wagon(s, ONE, 0) == goods(WINE)


def test_haen_4_7_who_leaves_loads_nothing() -> None:
    """And the next is asked."""
    s = only_one().stores(0, PARIS, WINE).stores(3, PARIS, WINE).loads()
    say(s, 0, "leave")
    assert asked(s) == [(3, "propose")]
    assert refused(s, 0, "propose", goods(WINE), 100) == "turn: HAEN-4.7"


def test_haen_4_7_after_a_refusal_the_guest_proposes_again_or_leaves() -> None:
    """Other goods, another price."""
    s = only_one().stores(0, PARIS, WINE, 2).loads()
    say(s, 0, "propose", goods(WINE), 100)
    assert asked(s) == [(1, "hear")]
    assert prompt_of(s).about == (0, ONE, goods(WINE), 100)
    say(s, 1, "refuse")
    assert told(s, "refused") == [("HAEN-4.7", 1, 0)]
    assert (asked(s), verbs(s)) == ([(0, "propose")], ["propose", "leave"])
    say(s, 0, "propose", goods(WINE, WINE), 900)
    say(s, 1, "agree")
    assert told(s, "gave") == [("HAEN-4.6", 0, 1, 900)]


def test_haen_4_7_a_named_price_may_be_taken() -> None:
    """For the same goods: the price that the master named is paid."""
    s = only_one().stores(0, PARIS, WINE, 2).loads()
    say(s, 0, "propose", goods(WINE, WINE), 100)
    say(s, 1, "name", 800)
    assert (asked(s), verbs(s)) == ([(0, "haggle")], ["propose", "leave", "take"])
    assert prompt_of(s).about == (1, ONE, goods(WINE, WINE), 800)
    say(s, 0, "take")
    assert told(s, "gave") == [("HAEN-4.6", 0, 1, 800)]
    assert on_wagon(s, ONE, 0) == goods(WINE, WINE)


def test_haen_4_7_a_price_beyond_ones_means_cannot_be_taken() -> None:
    """The master may name up to 5000 whatever the guest has: nothing is learnt of the guest's money."""
    s = only_one().money(700).stores(0, PARIS, WINE).loads()
    say(s, 0, "propose", goods(WINE), 100)
    prices = [args[0] for args in answers(s, "name")]
    assert (prices[0], prices[-1], len(prices)) == (0, 5000, 51)
    say(s, 1, "name", 800)
    assert verbs(s) == ["propose", "leave"]
    assert refused(s, 0, "take") == "verb: HAEN-4.7"


def test_haen_4_7_a_new_proposal_takes_the_place_of_a_named_price() -> None:
    """The master answers the new one; agreeing means its goods and its price."""
    s = only_one().stores(0, PARIS, WINE).stores(0, PARIS, SALT).loads()
    say(s, 0, "propose", goods(WINE), 100)
    say(s, 1, "name", 800)
    say(s, 0, "propose", goods(SALT), 200)
    say(s, 1, "agree")
    assert told(s, "agreed") == [("HAEN-4.6", 1, 0, goods(SALT), 200)]


def test_haen_4_7_third_proposal_can_only_be_agreed_or_refused() -> None:
    """The first two may be answered with another price."""
    s = only_one().stores(0, PARIS, WINE).loads()
    for price in (0, 100):
        say(s, 0, "propose", goods(WINE), price)
        assert verbs(s) == ["agree", "refuse", "name"]
        say(s, 1, "name", 500)
    say(s, 0, "propose", goods(WINE), 200)
    assert verbs(s) == ["agree", "refuse"]
    assert refused(s, 1, "name", 400) == "verb: HAEN-4.7"


@pytest.mark.parametrize(("answer", "paid"), [("agree", 200), ("refuse", 0)])
def test_haen_4_7_third_proposal_ends_the_talks(answer: str, paid: int) -> None:
    """Whatever the master says to it."""
    s = only_one().stores(0, PARIS, WINE, 2).loads()
    for price in (0, 100):
        say(s, 0, "propose", goods(WINE), price)
        say(s, 1, "refuse")
    say(s, 0, "propose", goods(WINE), 200)
    say(s, 1, answer)
    assert asked(s) == [(0, "drive")]
    assert s.money[0] == 5000 - paid


def test_haen_4_7_one_deal_per_player_wagon_and_round() -> None:
    """One good has been loaded, another lies there: the guest is not asked again."""
    s = only_one().stores(0, PARIS, WINE, 2).loads()
    say(s, 0, "propose", goods(WINE), 0)
    say(s, 1, "agree")
    assert asked(s) == [(0, "drive")]


def test_haen_4_7_the_master_may_load_more_at_the_end() -> None:
    """Of their sort up to three in all."""
    s = only_one().stores(1, PARIS, FOOD, 4).stores(1, PARIS, SALT).stores(0, PARIS, WINE).loads()
    say(s, 1, "load", FOOD, 2)
    say(s, 0, "leave")
    assert answers(s, "load") == [(FOOD, 1)]
    say(s, 1, "load", FOOD, 1)
    assert on_wagon(s, ONE, 1) == goods(FOOD, FOOD, FOOD)


def test_haen_4_8_later_rounds_load_a_waiting_wagon_further() -> None:
    """The limits are for what lies on it in all: one more for the master, one more for the guest."""
    at = only_one().carries(ONE, 1, FOOD, 2).carries(ONE, 0, WINE)
    s = at.stores(1, PARIS, FOOD, 3).stores(1, PARIS, SALT).stores(0, PARIS, WINE, 2).loads()
    assert answers(s, "load") == [(FOOD, 1)]
    say(s, 1, "pass")
    bundle = prompt_of(s).moves[0].fields[0]
    assert isinstance(bundle, Bundle)
    assert bundle.values() == [goods(WINE)]


def test_haen_4_8_the_monopoly_stands_and_fees_are_agreed_anew() -> None:
    """A guest who paid before pays again; the master's food stays barred to all."""
    at = only_one().carries(ONE, 1, FOOD, 3).carries(ONE, 0, WINE)
    s = at.stores(0, PARIS, SALT).stores(0, PARIS, FOOD).loads()
    assert {args[0] for args in answers(s, "propose")} == {goods(SALT)}
    say(s, 0, "propose", goods(SALT), 300)
    say(s, 1, "agree")
    assert told(s, "gave") == [("HAEN-4.6", 0, 1, 300)]


def test_haen_4_8_loaded_goods_stay_on_until_they_are_sold() -> None:
    """Neither the road nor a new round takes them off."""
    s = only_one().carries(ONE, 1, FOOD, 2).carries(ONE, 0, WINE).drives()
    drive(s, 0, 1, "paris", "par-jp-1")
    assert (on_wagon(s, ONE, 1), on_wagon(s, ONE, 0)) == (goods(FOOD, FOOD), goods(WINE))
    s = only_one().carries(ONE, 1, FOOD, 2).ends()
    assert on_wagon(s, ONE, 1) == goods(FOOD, FOOD)


def test_haen_4_9_free_loading_loads_without_a_price_or_leave() -> None:
    """The card leaves the game, and the guest's loading of this wagon is done."""
    s = only_one().holds(0, FREE_LOADING).stores(0, PARIS, WINE, 2).stores(0, PARIS, SALT).loads()
    assert verbs(s) == ["propose", "leave", "load_free"]
    say(s, 0, "load_free", goods(WINE, SALT))
    assert on_wagon(s, ONE, 0) == goods(WINE, SALT)
    assert (s.money, hand(s, 0)) == ([5000] * 4, [])
    assert told(s, "played") == [("HAEN-4.9", 0, FREE_LOADING)]
    assert told(s, "loaded") == [("HAEN-4.9", 0, ONE, goods(WINE, SALT))]
    assert asked(s) == [(0, "drive")]


def test_haen_4_9_free_loading_replaces_this_rounds_loading() -> None:
    """One good was loaded with it; another lies there, and the guest is not asked."""
    s = only_one().holds(0, FREE_LOADING, SPECIAL_SALE).stores(0, PARIS, WINE, 2).loads()
    say(s, 0, "load_free", goods(WINE))
    assert asked(s) == [(0, "play_axle")]


@pytest.mark.parametrize("answer", [("refuse",), ("name", 3000)])
def test_haen_4_9_at_any_answer_of_ones_own_before_a_deal(answer: tuple[str, int]) -> None:
    """After a refusal, and after a price that is too high."""
    s = only_one().holds(0, FREE_LOADING).stores(0, PARIS, WINE).loads()
    say(s, 0, "propose", goods(WINE), 100)
    say(s, 1, *answer)
    say(s, 0, "load_free", goods(WINE))
    assert on_wagon(s, ONE, 0) == goods(WINE)


def test_haen_4_9_the_limit_of_two_and_the_monopoly_stand() -> None:
    """One salt is on it from before; the master has food."""
    at = only_one().holds(0, FREE_LOADING).carries(ONE, 1, FOOD).carries(ONE, 0, SALT)
    s = at.stores(0, PARIS, WINE, 2).stores(0, PARIS, FOOD).loads()
    for wrong in (goods(WINE, WINE), goods(FOOD), NO_GOODS):
        assert refused(s, 0, "load_free", wrong) == "field goods: HAEN-4.9"
    say(s, 0, "load_free", goods(WINE))


def test_haen_4_9_any_sorts_go_if_the_master_has_loaded_nothing() -> None:
    """Although the master has food in the warehouse."""
    s = only_one().holds(0, FREE_LOADING).stores(1, PARIS, FOOD).stores(0, PARIS, FOOD, 2).loads()
    say(s, 1, "pass")
    say(s, 0, "load_free", goods(FOOD, FOOD))
    assert on_wagon(s, ONE, 0) == goods(FOOD, FOOD)


def test_haen_4_9_not_without_the_card_and_not_by_the_master() -> None:
    """The master is never offered it on their own wagon."""
    s = only_one().holds(1, FREE_LOADING).stores(1, PARIS, FOOD).stores(0, PARIS, WINE).loads()
    assert verbs(s) == ["load", "pass"]
    assert refused(s, 1, "load_free", goods(FOOD)) == "verb: HAEN-4.5"
    say(s, 1, "pass")
    assert refused(s, 0, "load_free", goods(WINE)) == "verb: HAEN-4.7"


def test_haen_4_10_goods_sit_on_their_owners_loading_area() -> None:
    """Everyone sees whose they are."""
    s = only_one().stores(1, PARIS, FOOD, 2).stores(3, PARIS, WINE).loads()
    say(s, 1, "load", FOOD, 2)
    say(s, 3, "propose", goods(WINE), 0)
    say(s, 1, "agree")
    beds = [list(each) for each in (NO_GOODS, goods(FOOD, FOOD), NO_GOODS, goods(WINE))]
    assert wagon_seen(s, NOBODY, ONE)["beds"] == beds
    assert player(s, NOBODY, 3)["store"] == [0] * 18

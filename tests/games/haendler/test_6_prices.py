"""Die Händler, section 6: prices, warehouse sale and special sale."""

from __future__ import annotations

import pytest

from fondaco.kernel import NOBODY, ask
from tests.games.asking import answers, asked, kinds, prompt_of, refused, told, verbs
from tests.games.haendler.tables import (
    CLOTH,
    COUNTING,
    FOOD,
    GREAT_COUNTING,
    HAENDLER,
    IRON,
    KOELN,
    NO_GOODS,
    NOTHING,
    PARIS,
    SALT,
    SILK,
    SPECIAL_SALE,
    UPKEEP,
    WAREHOUSE_SALE,
    WIEN,
    WINE,
    doing,
    goods,
    hand,
    in_store,
    pointers,
    position,
    say,
    stall,
    stalls,
)

UP, DOWN = range(2)  # as an answer says it


@pytest.mark.parametrize("wheel", [(WINE, SALT), (WINE, WINE), (SILK,), ()])
def test_haen_6_1_two_goods_one_twice_or_fewer(wheel: tuple[int, ...]) -> None:
    """Each raises its good a step."""
    s = position(2).points()
    pointers(s, wheel)
    assert s.prices == list(goods(*wheel))


@pytest.mark.parametrize("wheel", [(WINE, SALT, FOOD), (WINE, WINE, WINE)])
def test_haen_6_1_there_are_only_two_pointers(wheel: tuple[int, ...]) -> None:
    """A third is refused."""
    assert refused(position().points(), 0, "point", goods(*wheel)) == "field goods: HAEN-6.1"


def test_haen_6_1_all_choose_in_secret() -> None:
    """At once, in any order; nobody sees another's wheel before the last is set."""
    s = position().points()
    assert asked(s) == [(seat, "point") for seat in range(4)]
    say(s, 3, "point", goods(WINE))
    assert (s.prices, kinds(s, "pointed", "priced")) == ([0] * 6, [])
    assert doing(s, 3)["mine"] == [(3, "point", (goods(WINE),))]
    for other in (0, 1, 2, NOBODY):
        assert (doing(s, other)["chosen"], doing(s, other)["mine"]) == ([3], [])
    assert refused(s, 3, "point", NO_GOODS) == "turn: HAEN-6.1"


def test_haen_6_2_revealed_together_and_each_pointer_counts() -> None:
    """Told in player order, then each price once."""
    s = position(first=2).points()
    pointers(s, (WINE, WINE), (WINE, SALT), (), (SALT,))
    order = [(2, NO_GOODS), (3, goods(SALT)), (0, goods(WINE, WINE)), (1, goods(WINE, SALT))]
    assert told(s, "pointed") == [("HAEN-6.2", *each) for each in order]
    assert told(s, "priced") == [("HAEN-6.2", WINE, 300, 900), ("HAEN-6.2", SALT, 200, 800)]
    assert HAENDLER.view(s, NOBODY)["prices"] == [0, 3, 2, 0, 0, 0]


@pytest.mark.parametrize(
    ("step", "pointed", "after"), [(4, 1, 0), (4, 2, 1), (3, 2, 0), (2, 8, 0), (3, 7, 0)]
)
def test_haen_6_2_above_the_top_it_wraps_to_the_lowest(step: int, pointed: int, after: int) -> None:
    """And goes on from there."""
    s = position().price(IRON, step).points()
    wheels = [min(2, max(0, pointed - 2 * seat)) for seat in range(4)]
    pointers(s, *[(IRON,) * n for n in wheels])
    assert s.prices[IRON] == after


@pytest.mark.parametrize("card", [COUNTING, GREAT_COUNTING])
@pytest.mark.parametrize(("way", "after", "buying", "selling"), [(UP, 3, 300, 900), (DOWN, 1, 100, 700)])
def test_haen_6_3_a_counting_house_changes_one_good_by_one_step(
    card: int, way: int, after: int, buying: int, selling: int
) -> None:
    """Up or down, once, after the pointers."""
    s = position().owns(1, card).price(WINE, 2).points()
    pointers(s)
    assert asked(s) == [(1, "shift")]
    say(s, 1, "shift", card, WINE, way)
    assert s.prices[WINE] == after
    assert told(s, "priced") == [("HAEN-6.3", WINE, buying, selling)]
    assert [text for _, text in asked(s)] != ["shift"]


@pytest.mark.parametrize(("step", "way", "after"), [(4, UP, 0), (0, DOWN, 4)])
def test_haen_6_3_only_the_great_one_may_wrap(step: int, way: int, after: int) -> None:
    """From the top to the lowest, and from the lowest to the top."""
    s = position().owns(0, COUNTING).price(WINE, step).points()
    pointers(s)
    assert refused(s, 0, "shift", COUNTING, WINE, way) == "rule: HAEN-6.3"
    s = position().owns(0, GREAT_COUNTING).price(WINE, step).points()
    pointers(s)
    say(s, 0, "shift", GREAT_COUNTING, WINE, way)
    assert s.prices[WINE] == after


@pytest.mark.parametrize("order", [(COUNTING, GREAT_COUNTING), (GREAT_COUNTING, COUNTING)])
@pytest.mark.parametrize("second", [WINE, SALT])
def test_haen_6_3_who_owns_both_may_use_both_in_any_order(order: tuple[int, int], second: int) -> None:
    """On one good or on two; each card once."""
    s = position().owns(0, COUNTING, GREAT_COUNTING).price(WINE, 1).price(SALT, 1).points()
    pointers(s)
    say(s, 0, "shift", order[0], WINE, UP)
    assert refused(s, 0, "shift", order[0], SALT, UP) == "field card: HAEN-6.3"
    say(s, 0, "shift", order[1], second, UP)
    assert (s.prices[WINE], s.prices[SALT]) == ((3, 1) if second == WINE else (2, 2))
    assert [text for _, text in asked(s)] != ["shift"]


def test_haen_6_3_of_two_uses_only_the_great_ones_may_wrap() -> None:
    """The great one lifts the good to the top; the small one cannot lift it over."""
    s = position().owns(0, COUNTING, GREAT_COUNTING).price(WINE, 3).points()
    pointers(s)
    say(s, 0, "shift", GREAT_COUNTING, WINE, UP)
    assert refused(s, 0, "shift", COUNTING, WINE, UP) == "rule: HAEN-6.3"
    s = position().owns(0, COUNTING, GREAT_COUNTING).price(WINE, 3).points()
    pointers(s)
    say(s, 0, "shift", COUNTING, WINE, UP)
    say(s, 0, "shift", GREAT_COUNTING, WINE, UP)
    assert s.prices[WINE] == 0


def test_haen_6_3_each_use_is_by_choice_and_in_player_order() -> None:
    """Seat 3 begins and passes, then seat 1; nobody else is asked."""
    s = position(first=3).owns(1, COUNTING).owns(3, GREAT_COUNTING).points()
    pointers(s)
    assert (asked(s), verbs(s)) == ([(3, "shift")], ["shift", "pass"])
    say(s, 3, "pass")
    assert asked(s) == [(1, "shift")]
    say(s, 1, "pass")
    assert s.prices == [0] * 6


def test_haen_6_3_one_of_two_uses_may_be_left_out() -> None:
    """After the first."""
    s = position().owns(0, COUNTING, GREAT_COUNTING).points()
    pointers(s)
    say(s, 0, "shift", COUNTING, WINE, UP)
    say(s, 0, "pass")
    assert s.prices == [0, 1, 0, 0, 0, 0]


def test_haen_6_3_nobody_uses_a_card_they_do_not_own() -> None:
    """The great one is another's."""
    s = position().owns(0, COUNTING).owns(1, GREAT_COUNTING).points()
    pointers(s)
    assert refused(s, 0, "shift", GREAT_COUNTING, WINE, UP) == "field card: HAEN-6.3"


def test_haen_6_4_warehouse_sale_sells_at_the_buying_price() -> None:
    """As it is after the pointers; the goods are back in the supply."""
    s = position().owns(2, WAREHOUSE_SALE).stores(2, PARIS, WINE, 3).stores(2, KOELN, CLOTH).points()
    pointers(s, (WINE, WINE))
    assert asked(s) == [(2, "sell")]
    say(s, 2, "sell", stalls((PARIS, WINE), (PARIS, WINE), (KOELN, CLOTH)))
    assert told(s, "sold_off") == [("HAEN-6.4", 2, stalls((PARIS, WINE), (PARIS, WINE), (KOELN, CLOTH)))]
    assert told(s, "earned") == [("HAEN-6.4", 2, 2 * 200 + 100)]
    assert (in_store(s, 2), s.supply[WINE], s.supply[CLOTH]) == (stalls((PARIS, WINE)), 7, 8)


def test_haen_6_4_from_none_to_five() -> None:
    """Six lie there; five may go, or none."""
    s = position().owns(0, WAREHOUSE_SALE).stores(0, PARIS, WINE, 6).points()
    pointers(s)
    assert refused(s, 0, "sell", stalls(*[(PARIS, WINE)] * 6)) == "field goods: HAEN-6.4"
    assert refused(s, 0, "sell", stalls((PARIS, SALT))) == "field goods: HAEN-6.4"
    sold = s.copy()
    say(sold, 0, "sell", stalls(*[(PARIS, WINE)] * 5))
    assert sold.money[0] == 5500
    say(s, 0, "sell", NOTHING)
    assert (s.money[0], in_store(s, 0)) == (5000, stalls(*[(PARIS, WINE)] * 6))


def test_haen_6_4_comes_after_the_counting_houses_and_before_special_sale() -> None:
    """One player owns both cards and holds a Special Sale."""
    at = position().owns(0, COUNTING, WAREHOUSE_SALE).holds(0, SPECIAL_SALE).stores(0, PARIS, WINE, 2)
    s = at.points()
    pointers(s)
    texts = []
    for answer in (("pass",), ("sell", NOTHING), ("pass",)):
        texts.append(prompt_of(s).text)
        say(s, 0, *answer)
    assert texts == ["shift", "sell", "play_sale"]


def test_haen_6_5_special_sale_sells_one_good_for_800() -> None:
    """Of any sort, from any of one's warehouses; it is back in the supply."""
    s = position().holds(1, SPECIAL_SALE).stores(1, PARIS, WINE).stores(1, WIEN, IRON, 2).points()
    pointers(s, (WINE, WINE))
    assert asked(s) == [(1, "play_sale")]
    assert answers(s, "sell_one") == [(stall(PARIS, WINE),), (stall(WIEN, IRON),)]
    say(s, 1, "sell_one", stall(WIEN, IRON))
    assert told(s, "played") == [("HAEN-6.5", 1, SPECIAL_SALE)]
    assert told(s, "sold_one") == [("HAEN-6.5", 1, stall(WIEN, IRON))]
    assert told(s, "earned") == [("HAEN-6.5", 1, 800)]
    assert (in_store(s, 1), s.supply[IRON]) == (stalls((PARIS, WINE), (WIEN, IRON)), 7)


def test_haen_6_5_each_card_sells_one() -> None:
    """Two cards, two goods, 1600; then nothing is left to sell and the third stays in hand."""
    s = position().holds(0, *[SPECIAL_SALE] * 3).stores(0, PARIS, WINE, 2).points()
    pointers(s)
    for _ in range(2):
        say(s, 0, "sell_one", stall(PARIS, WINE))
    assert (s.money[0], hand(s, 0)) == (6600, [SPECIAL_SALE])
    assert [text for _, text in asked(s)] != ["play_sale"]


def test_haen_6_5_in_player_order_and_only_what_one_has() -> None:
    """Seat 2 begins: seats 3 and 0 are asked in this order."""
    at = position(first=2).holds(0, SPECIAL_SALE).holds(3, UPKEEP)
    s = at.stores(0, PARIS, WINE).stores(3, PARIS, FOOD).points()
    pointers(s)
    assert asked(s) == [(3, "play_sale")]
    assert refused(s, 3, "sell_one", stall(PARIS, FOOD)) == "verb: HAEN-6.5"
    say(s, 3, "pass")
    assert refused(s, 0, "sell_one", stall(PARIS, FOOD)) == "field good: HAEN-6.5"
    say(s, 0, "sell_one", stall(PARIS, WINE))
    assert s.money == [5800, 5000, 5000, 5000]
    assert "play_sale" not in [prompt.text for prompt in ask(s)]

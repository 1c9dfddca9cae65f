"""Die Händler, section 3: buying."""

from __future__ import annotations

import pytest

from fondaco.kernel import NOBODY, question
from tests.games.asking import asked, kinds, player, prompt_of, refused, told
from tests.games.haendler.tables import (
    BARGAIN,
    BRUGGE,
    CLOTH,
    FOOD,
    GENOVA,
    HAENDLER,
    KOELN,
    NOTHING,
    ONE,
    PARIS,
    SALT,
    SILK,
    WIEN,
    WINE,
    in_store,
    position,
    say,
    seated,
    stalls,
)

LOTS = ((PARIS, WINE), (PARIS, WINE), (PARIS, WINE))


def test_haen_3_1_each_buys_in_player_order() -> None:
    """From the start player on; then the phase is over."""
    s = position(first=2).buys()
    order: list[int] = []
    while prompt_of(s).text == "buy":
        order.append(prompt_of(s).seat)
        say(s, order[-1], "buy", NOTHING)
        if len(order) == 4:
            break
    assert order == [2, 3, 0, 1]
    assert [text for _, text in asked(s)] == ["bid"] * 4


@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_haen_3_1_up_to_three_goods_at_the_buying_price(n: int) -> None:
    """On the fourth step 300 each, paid to the bank, and it is told."""
    s = position().price(WINE, 3).buys()
    bought = stalls(*LOTS[:n])
    say(s, 0, "buy", bought)
    assert s.money == [5000 - 300 * n, 5000, 5000, 5000]
    assert in_store(s, 0) == bought
    assert told(s, "bought") == [("HAEN-3.1", 0, bought)]
    assert told(s, "paid") == ([("HAEN-3.1", 0, 300 * n)] if n else [])


def test_haen_3_1_each_good_has_its_own_price() -> None:
    """Wine at 400, salt at 200, cloth at 100."""
    s = position().price(WINE, 4).price(SALT, 2).buys()
    say(s, 0, "buy", stalls((PARIS, WINE), (PARIS, SALT), (BRUGGE, CLOTH)))
    assert s.money[0] == 5000 - 700


@pytest.mark.parametrize(
    "places", [(*LOTS, (PARIS, WINE)), (*LOTS, (GENOVA, SILK)), (*LOTS, (WIEN, WINE), (GENOVA, WINE))]
)
def test_haen_3_1_a_fourth_good_is_refused(places: tuple[tuple[int, int], ...]) -> None:
    """Of whatever sort, wherever it is to go."""
    assert refused(position().buys(), 0, "buy", stalls(*places)) == "field goods: HAEN-3.1"


def test_haen_3_1_nobody_buys_on_credit() -> None:
    """With 200 two goods at 100, not three; with nothing only nothing."""
    s = position().money(200, 0).buys()
    assert refused(s, 0, "buy", stalls(*LOTS)) == "rule: HAEN-3.1"
    say(s, 0, "buy", stalls(*LOTS[:2]))
    assert refused(s, 1, "buy", stalls(LOTS[0])) == "rule: HAEN-3.1"
    say(s, 1, "buy", NOTHING)
    assert s.money[:2] == [0, 0]


def test_haen_3_1_only_who_is_asked_may_buy() -> None:
    """Not out of turn, and nothing else than to buy."""
    s = position().buys()
    assert refused(s, 1, "buy", NOTHING) == "turn: HAEN-3.1"
    assert refused(s, 0, "sell", NOTHING) == "verb: HAEN-3.1"


def test_haen_3_2_into_any_warehouse_where_the_sort_is_sold() -> None:
    """Three wine into three cities; each lies where it was put."""
    s = position().buys()
    places = stalls((PARIS, WINE), (WIEN, WINE), (GENOVA, WINE))
    say(s, 0, "buy", places)
    assert player(s, NOBODY, 0)["store"] == list(places)


def test_haen_3_2_there_is_no_stall_for_a_sort_its_market_does_not_show() -> None:
    """An answer names stalls, and there are eighteen: three a city."""
    s = position().buys()
    assert len(HAENDLER.glossary().things["stall"]) == 18
    assert refused(s, 0, "buy", (*NOTHING, 1)) == "field goods: HAEN-3.1"


def test_haen_3_2_a_warehouse_has_no_limit() -> None:
    """All eight wine in Paris."""
    s = position().stores(0, PARIS, WINE, 5).buys()
    say(s, 0, "buy", stalls(*LOTS))
    assert in_store(s, 0) == stalls(*[(PARIS, WINE)] * 8)


def test_haen_3_3_nobody_buys_more_of_a_sort_than_the_supply_holds() -> None:
    """Two wine are left: three are refused, in one city or in three."""
    s = position().stores(3, PARIS, WINE, 6).buys()
    assert refused(s, 0, "buy", stalls(*LOTS)) == "field goods: HAEN-3.3"
    spread = stalls((PARIS, WINE), (WIEN, WINE), (GENOVA, WINE))
    assert refused(s, 0, "buy", spread) == "rule: HAEN-3.3"
    say(s, 0, "buy", stalls((PARIS, WINE), (WIEN, WINE)))
    assert HAENDLER.view(s, NOBODY)["supply"] == [8, 0, 8, 8, 8, 8]


def test_haen_3_3_first_come_first_served() -> None:
    """The start player takes the last wine; the next gets none."""
    s = position(first=1).stores(3, PARIS, WINE, 7).buys()
    say(s, 1, "buy", stalls((WIEN, WINE)))
    assert refused(s, 2, "buy", stalls((WIEN, WINE))) == "field goods: HAEN-3.3"


def test_haen_3_3_sold_goods_are_back_for_the_next_purchase() -> None:
    """Eight wine are out; two are sold from a wagon, and then two can be bought."""
    at = position().stores(3, PARIS, WINE, 6).carries(ONE, 3, WINE, 2).arrived(ONE, PARIS)
    s = at.sells()
    assert HAENDLER.view(s, NOBODY)["supply"] == [8, 2, 8, 8, 8, 8]


def test_haen_3_4_in_round_1_all_buy_twice_with_the_same_start_player() -> None:
    """Eight purchases, and what the second of them finds is what the first has left."""
    s = seated(2, first=1)
    for seat, about in ((1, (1, 2)), (0, (1, 2)), (1, (2, 2)), (0, (2, 2))):
        assert asked(s) == [(seat, "buy")]
        assert question(s, seat).about == about
        say(s, seat, "buy", stalls(*LOTS[:2]))
    assert s.money == [4600, 4600]
    assert s.supply[WINE] == 0
    assert [text for _, text in asked(s)] == ["bid", "bid"]


def test_haen_3_4_later_all_buy_once() -> None:
    """Round 3 goes on to the bidding after one purchase each."""
    s = position(2).ends()
    for seat in (1, 0):
        assert question(s, seat).about == (1, 1)
        say(s, seat, "buy", NOTHING)
    assert [text for _, text in asked(s)] == ["bid", "bid"]
    assert kinds(s, "round_began", "bought") == ["round_began", "bought", "bought"]


@pytest.mark.parametrize("n", [1, 2, 3])
def test_haen_3_5_bargain_purchase_costs_100_in_all(n: int) -> None:
    """Also three goods on the top step."""
    s = position().owns(0, BARGAIN).price(WINE, 4).buys()
    say(s, 0, "buy", stalls(*LOTS[:n]))
    assert told(s, "paid") == [("HAEN-3.5", 0, 100)]
    assert s.money[0] == 4900


def test_haen_3_5_bargain_purchase_is_for_its_owner_only() -> None:
    """The next pays 400 each; and who buys nothing pays nothing, with the card as without."""
    s = position().owns(0, BARGAIN).price(FOOD, 4).buys()
    say(s, 0, "buy", NOTHING)
    say(s, 1, "buy", stalls((PARIS, FOOD), (BRUGGE, FOOD)))
    assert told(s, "paid") == [("HAEN-3.1", 1, 800)]


def test_haen_3_5_bargain_purchase_wants_its_100() -> None:
    """Who has nothing buys nothing, and three goods remain the most."""
    s = position().owns(0, BARGAIN).money(0).buys()
    assert refused(s, 0, "buy", stalls((KOELN, SALT))) == "rule: HAEN-3.5"
    s = position().owns(0, BARGAIN).buys()
    assert refused(s, 0, "buy", stalls(*LOTS, (KOELN, SALT))) == "field goods: HAEN-3.1"

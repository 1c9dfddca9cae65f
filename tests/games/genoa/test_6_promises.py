"""Die Händler von Genua, section 6: what can be promised out of the action (6.9)."""

from __future__ import annotations

import pytest

from fondaco.games.genoa.promises import (
    BOTH,
    DELIVERY,
    LARGE_ORDER,
    MARKERS_OUT,
    MESSAGES,
    PRIVILEGE_OUT,
    SMALL_ORDERS,
    SPECIAL_OUT,
    WARE,
)
from fondaco.kernel import NOBODY
from tests.games.asking import asked, kinds, refused, say, told
from tests.games.genoa.tables import (
    ANY_START,
    ANY_WARE,
    BUILDING_ACTION,
    CATHEDRAL,
    CLOTH,
    COACH_HOUSE,
    EXCHANGE,
    EXTRA_ACTION,
    GRAIN,
    GUILD_HALL,
    HARBOUR,
    LARGE,
    LINEN,
    MARKER,
    MESSAGE,
    METAL,
    PALAZZO,
    PARK,
    PEPPER,
    POST_STATION,
    PRIVILEGE,
    RICCI,
    RICE,
    SALT,
    SILK,
    SILVER,
    SMALL,
    SPICE,
    TAVERNA,
    TOWN_HALL,
    TRATTORIA,
    WHEAT,
    Offer,
    accept,
    draw,
    hand,
    has,
    heard,
    look_ahead,
    nobody_offers,
    offer,
    offers,
    options,
    position,
    put,
    seen,
)

RICCI_ORDER = 0  # silver, wheat and silk
EFFECTS = {
    GUILD_HALL: [LARGE_ORDER],
    TOWN_HALL: [SMALL_ORDERS, SMALL_ORDERS + 1],
    POST_STATION: [MESSAGES, MESSAGES + 1],
    CATHEDRAL: [MARKERS_OUT, MARKERS_OUT + 1],
    RICCI: [PRIVILEGE_OUT],
    GRAIN: [WARE + WHEAT, WARE + RICE, BOTH],
    CLOTH: [WARE + SILK, WARE + LINEN, BOTH + 2],
    PALAZZO: [SPECIAL_OUT + 3],
    PARK: [SPECIAL_OUT + 2],
    COACH_HOUSE: [SPECIAL_OUT],
    HARBOUR: [SPECIAL_OUT + 1],
    TAVERNA: [SPECIAL_OUT + 4],
    TRATTORIA: [SPECIAL_OUT + 4],
}


@pytest.mark.parametrize("building", EFFECTS)
def test_gen_6_9_only_goods_of_the_buildings_effect(building: int) -> None:
    """By kind and number; no money, nothing of another building."""
    s = position().asks(building)
    assert options(s, 1, "offer", "promise") == [0, *EFFECTS[building]]
    wrong = WARE + SALT if building != GRAIN else LARGE_ORDER
    assert refused(s, 1, "offer", *Offer(building, promise=wrong).args()) == "field promise: GEN-6.9"


def test_gen_6_9_a_promise_fits_the_building_it_is_made_for() -> None:
    """Two buildings are ahead: the one's good cannot be promised for the other."""
    s = position().on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    assert refused(s, 1, "offer", *Offer(COACH_HOUSE, promise=WARE + SALT).args()) == "rule: GEN-6.9"
    offer(s, 1, Offer(SPICE, promise=WARE + SALT))


def test_gen_6_9_wares_pass_at_once() -> None:
    """The guest takes salt and pepper; the salt goes on to the active player."""
    s = position().asks(SPICE)
    offers(s, (1, Offer(SPICE, promise=WARE + SALT)))
    accept(s)
    assert told(s, "gained") == [("GEN-8.4", 1, SALT, 1), ("GEN-8.4", 1, PEPPER, 1)]
    assert told(s, "passed_on") == [("GEN-6.9", 1, 0, SALT, 1)]
    assert (has(s, 0, SALT), has(s, 1, SALT), has(s, 1, PEPPER)) == (1, 0, 1)


def test_gen_6_9_both_wares_may_be_promised() -> None:
    """The guest acts and keeps nothing."""
    s = position().asks(METAL)
    offers(s, (1, Offer(METAL, promise=BOTH + 1)))
    accept(s)
    assert ([has(s, 0, good) for good in (2, 3)], sum(s.wares[8:16])) == ([1, 1], 0)


@pytest.mark.parametrize(
    ("building", "good"),
    [
        (PALAZZO, BUILDING_ACTION),
        (PARK, EXTRA_ACTION),
        (COACH_HOUSE, ANY_START),
        (HARBOUR, ANY_WARE),
        (TAVERNA, EXCHANGE),
    ],
)
def test_gen_6_9_special_cards_pass_at_once(building: int, good: int) -> None:
    """That of the building."""
    s = position().asks(building)
    offers(s, (1, Offer(building, promise=SPECIAL_OUT + good - ANY_START)))
    accept(s)
    assert (has(s, 0, good), has(s, 1, good)) == (1, 0)


@pytest.mark.parametrize("n", [1, 2])
def test_gen_6_9_markers_change_their_colour(n: int) -> None:
    """Two of the guest's come out; so many go back, and as many of the active player's come out."""
    s = position().asks(CATHEDRAL)
    offers(s, (1, Offer(CATHEDRAL, promise=MARKERS_OUT + n - 1)))
    accept(s)
    assert (s.store[:2], s.markers[:2]) == ([n, 2 - n], [7 - n, 5 + n])


def test_gen_6_9_what_is_not_in_supply_cannot_be_promised() -> None:
    """A ware that is out, special cards that are out, a pile that is empty."""
    assert options(position().sold_out(SALT).asks(SPICE), 1, "offer", "promise") == [0, WARE + PEPPER]
    assert options(position().sold_out(EXTRA_ACTION).asks(PARK), 1, "offer", "promise") == [0]
    assert options(position().leaves(LARGE).asks(GUILD_HALL), 1, "offer", "promise") == [0]
    assert options(position().leaves(PRIVILEGE).asks(RICCI), 1, "offer", "promise") == [0]
    one = position().leaves(SMALL, 25).asks(TOWN_HALL)
    assert options(one, 1, "offer", "promise") == [0, SMALL_ORDERS]
    assert options(position().leaves(MESSAGE).asks(POST_STATION), 1, "offer", "promise") == [0]


def test_gen_6_9_the_whole_pile_is_counted() -> None:
    """One card face down and one face up: two can be promised, with a shuffle between."""
    s = position().leaves(SMALL, 25, 26).lies_up(26).asks(TOWN_HALL)
    assert options(s, 1, "offer", "promise") == [0, SMALL_ORDERS, SMALL_ORDERS + 1]
    offers(s, (1, Offer(TOWN_HALL, promise=SMALL_ORDERS + 1)))
    accept(s)
    assert hand(s, 0) == [25, 26]
    assert kinds(s, "drew", "shuffled") == ["drew", "shuffled", "drew"]


def test_gen_6_9_markers_of_both_colours_must_be_there() -> None:
    """One is left of the guest's, none of the active player's."""
    s = position().owns(1, *range(6)).asks(CATHEDRAL)
    assert options(s, 1, "offer", "promise") == [0, MARKERS_OUT]
    s = position().owns(0, *range(7)).asks(CATHEDRAL)
    assert options(s, 1, "offer", "promise") == [0]


def test_gen_6_9_markers_asked_for_are_no_more_in_supply() -> None:
    """Two of the guest's colour are left: one asked of the active player leaves one to promise."""
    s = position().owns(1, *range(5)).has(0, MARKER).asks(CATHEDRAL)
    both = Offer(CATHEDRAL, pay=5, want=(MARKER,), promise=MARKERS_OUT + 1)
    assert refused(s, 1, "offer", *both.args()) == "rule: GEN-6.9"
    offers(s, (1, both._replace(promise=MARKERS_OUT)))
    accept(s)
    assert (s.store[:2], s.markers[:2]) == ([1, 1], [6, 1])


def test_gen_6_9_promised_cards_are_the_first_drawn_unseen_by_the_giver() -> None:
    """Of two small orders the first goes to the active player, the second to the guest."""
    s = position().asks(TOWN_HALL)
    offers(s, (1, Offer(TOWN_HALL, promise=SMALL_ORDERS)))
    accept(s)
    draw(s, 20, 25)
    assert (hand(s, 0), hand(s, 1)) == ([20], [25])
    assert heard(s, 0, "drew") == [(0, SMALL, 20), (1, SMALL, None)]
    assert heard(s, 1, "drew") == [(0, SMALL, None), (1, SMALL, 25)]
    assert heard(s, 2, "drew") == [(0, SMALL, None), (1, SMALL, None)]


@pytest.mark.parametrize(
    ("building", "promise", "cards"),
    [(GUILD_HALL, LARGE_ORDER, (5,)), (POST_STATION, MESSAGES + 1, (40, 41)), (RICCI, PRIVILEGE_OUT, (50,))],
)
def test_gen_6_9_all_that_is_drawn_may_be_promised(
    building: int, promise: int, cards: tuple[int, ...]
) -> None:
    """The active player draws everything, the guest has acted."""
    s = position().asks(building)
    offers(s, (1, Offer(building, promise=promise)))
    accept(s)
    draw(s, *cards)
    assert (hand(s, 0), hand(s, 1), s.free) == (list(cards), [], [0, 1, 0, 0])


def test_gen_6_9_who_has_promised_carries_out_the_effect_first() -> None:
    """Before playing any card: any ware can be played only afterwards."""
    s = position().has(1, ANY_WARE).asks(SPICE)
    offers(s, (1, Offer(SPICE, promise=WARE + SALT)))
    accept(s)
    assert kinds(s, "acted", "gained", "passed_on") == ["acted", "gained", "passed_on", "gained"]
    assert asked(s) == [(1, "act")]
    s = position().has(1, ANY_WARE).asks(SPICE)
    offers(s, (1, Offer(SPICE, pay=5)))
    accept(s)
    assert (asked(s), told(s, "gained")) == ([(1, "act")], [])  # without a promise the order is free


def test_gen_6_9_at_a_villa_a_promise_fixes_the_choice() -> None:
    """Who promised a privilege delivers no order, though they could."""
    s = position().has(1, SILVER, WHEAT, SILK).holds(1, RICCI_ORDER).asks(RICCI)
    offers(s, (1, Offer(RICCI, promise=PRIVILEGE_OUT)))
    accept(s)
    draw(s, 50)
    assert (hand(s, 0), hand(s, 1), s.money[1]) == ([50], [RICCI_ORDER], 130)


def delivery(special: int, order: int = RICCI_ORDER) -> int:
    return DELIVERY + order * 5 + special - ANY_START


def test_gen_6_9_the_special_card_of_a_large_order_may_be_promised() -> None:
    """The order is delivered at once, 100 for the guest, the card for the active player."""
    s = position().has(1, SILVER, WHEAT, SILK).holds(1, RICCI_ORDER).asks(RICCI)
    promises = [delivery(special) for special in range(ANY_START, MARKER)]
    assert options(s, 1, "offer", "promise") == [0, PRIVILEGE_OUT, *promises]
    offers(s, (1, Offer(RICCI, promise=delivery(EXTRA_ACTION))))
    accept(s)
    assert told(s, "delivered") == [("GEN-9.1", 1, RICCI_ORDER)]
    assert told(s, "passed_on") == [("GEN-6.9", 1, 0, EXTRA_ACTION, 1)]
    assert (s.money[1], has(s, 0, EXTRA_ACTION), has(s, 1, EXTRA_ACTION)) == (230, 1, 0)


def test_gen_6_9_the_order_is_named_to_all() -> None:
    """Everybody then knows who holds it."""
    s = position().has(1, SILVER, WHEAT, SILK).holds(1, RICCI_ORDER, 7).asks(RICCI)
    offers(s, (1, Offer(RICCI, promise=delivery(EXTRA_ACTION))))
    for viewer in (0, 2, 3, NOBODY):
        assert heard(s, viewer, "offered")[0][7] == delivery(EXTRA_ACTION)
        players = seen(s, viewer, "players")
        assert isinstance(players, list)
        assert players[1]["known"] == [RICCI_ORDER]


def test_gen_6_9_only_if_order_and_wares_are_held_once_the_deal_is_done() -> None:
    """Not without the order; not if a ware or the order itself is given away."""
    wares = SILVER, WHEAT, SILK
    s = position().has(1, *wares).holds(1, 1).asks(RICCI)
    assert options(s, 1, "offer", "promise") == [0, PRIVILEGE_OUT]
    s = position().has(1, *wares).holds(1, RICCI_ORDER).asks(RICCI)
    without_ware = Offer(RICCI, give=(SILK,), promise=delivery(ANY_WARE))
    assert refused(s, 1, "offer", *without_ware.args()) == "rule: GEN-6.9"
    without_order = Offer(RICCI, cards=(RICCI_ORDER,), promise=delivery(ANY_WARE))
    assert refused(s, 1, "offer", *without_order.args()) == "rule: GEN-6.9"


def test_gen_6_9_a_ware_may_come_with_the_deal() -> None:
    """The silk is asked of the active player, who has one."""
    s = position().has(0, SILK).has(1, SILVER, WHEAT).holds(1, RICCI_ORDER).asks(RICCI)
    wish = Offer(RICCI, want=(SILK,), promise=delivery(ANY_WARE))
    assert refused(s, 1, "offer", *wish._replace(want=()).args()) == "rule: GEN-6.9"
    offers(s, (1, wish))
    accept(s)
    assert (s.money[1], has(s, 0, ANY_WARE), sum(s.wares[:16])) == (230, 1, 0)


def test_gen_6_9_no_ware_that_neither_has() -> None:
    """The silk is nowhere: the promise is not even open."""
    s = position().has(1, SILVER, WHEAT).holds(1, RICCI_ORDER).asks(RICCI)
    assert options(s, 1, "offer", "promise") == [0, PRIVILEGE_OUT]


def test_gen_6_9_no_special_card_that_is_out() -> None:
    """Only those in supply."""
    at = position().has(1, SILVER, WHEAT, SILK).holds(1, RICCI_ORDER).sold_out(EXCHANGE, ANY_START)
    found = options(at.asks(RICCI), 1, "offer", "promise")
    assert found == [
        0,
        PRIVILEGE_OUT,
        *[delivery(each) for each in (ANY_WARE, EXTRA_ACTION, BUILDING_ACTION)],
    ]


def test_gen_6_9_terms_ask_for_what_all_can_see() -> None:
    """A ware of the warehouse, or a privilege; never for a delivery, whose order is hidden."""
    s = position().has(1, SILVER, WHEAT, SILK).holds(1, RICCI_ORDER).asks(RICCI)
    nobody_offers(s)
    say(s, 0, "address", 1, RICCI)
    assert options(s, 0, "put", "promise") == [0, PRIVILEGE_OUT]
    assert refused(s, 0, "put", *Offer(promise=delivery(ANY_WARE)).terms()) == "field promise: GEN-6.9"
    say(s, 0, "put", *Offer(promise=PRIVILEGE_OUT).terms())
    say(s, 1, "agree")
    draw(s, 50)
    assert hand(s, 0) == [50]


def test_gen_6_9_promised_with_other_things() -> None:
    """Ten ducats with a rice for the active player, a pepper the other way; then the effect."""
    s = position().has(0, PEPPER).asks(GRAIN)
    nobody_offers(s)
    put(s, 3, Offer(GRAIN, give=(PEPPER,), ask=10, promise=WARE + RICE))
    say(s, 3, "agree")
    assert kinds(s, "paid", "gave", "passed_on") == ["paid", "gave", "passed_on"]
    assert (s.money[3], has(s, 3, PEPPER), has(s, 3, WHEAT), has(s, 0, RICE)) == (120, 1, 1, 1)

"""Die Händler von Genua, section 10: special cards."""

from __future__ import annotations

import pytest

from fondaco.kernel import NOBODY
from tests.games.asking import asked, kinds, prompt_of, refused, say, told, verbs
from tests.games.genoa.tables import (
    ANY_START,
    ANY_WARE,
    BUILDING_ACTION,
    CATHEDRAL,
    COACH_HOUSE,
    COLINI,
    COPPER,
    EXCHANGE,
    EXTRA_ACTION,
    GENOA,
    GRAIN,
    GUILD_HALL,
    HARBOUR,
    LARGE,
    LARGE_CARD,
    LINEN,
    MARKER,
    MESSAGE,
    MESSAGE_CARD,
    METAL,
    PALAZZO,
    PARK,
    PEPPER,
    PRIVILEGE_CARD,
    RICCI,
    RICE,
    SALT,
    SILK,
    SILVER,
    SMALL,
    SMALL_CARD,
    SMALL_ORDERS,
    SPICE,
    TAVERNA,
    TOWN_HALL,
    WHEAT,
    Offer,
    accept,
    draw,
    hand,
    has,
    heard,
    look_ahead,
    offers,
    options,
    pile,
    position,
    seen,
    walk,
)

PARK_SALT = SMALL_ORDERS[PARK, SALT]


def test_gen_10_1_any_number_may_be_owned_and_played() -> None:
    """Five any ware in one action; each returns to the supply."""
    s = position().has(0, *[ANY_WARE] * 5).acts(COACH_HOUSE)
    for ware in (WHEAT, WHEAT, WHEAT, WHEAT, WHEAT):
        say(s, 0, "any_ware", ware)
    assert (has(s, 0, WHEAT), s.stock[WHEAT], s.deck[1]) == (5, 0, 5)
    assert told(s, "played") == [("GEN-10.4", 0, ANY_WARE - 8)] * 5


def test_gen_10_2_any_start_field_instead_of_rolling() -> None:
    """It returns to the supply; no dice are thrown."""
    s = position().has(0, ANY_START).begins()
    say(s, 0, "start", TOWN_HALL)
    assert told(s, "played") == [("GEN-10.2", 0, 0)]
    assert (told(s, "rolled"), s.path, s.deck[0]) == ([], [TOWN_HALL], 5)


def test_gen_10_2_only_in_ones_own_turn() -> None:
    """Others who own one are not asked."""
    s = position().has(1, ANY_START).begins()
    assert asked(s) == [(-1, "dice")]
    assert refused(s, 1, "start", PARK) == "turn: GEN-4.1"


def test_gen_10_2_one_a_turn() -> None:
    """Once the tower stands it is too late for another."""
    s = position().has(0, ANY_START, ANY_START).begins()
    say(s, 0, "start", TOWN_HALL)
    assert refused(s, 0, "start", PARK) == "verb: GEN-6.2"


def test_gen_10_3_an_extra_action_does_not_open_a_building_twice() -> None:
    """The coach house is used; cards are left."""
    s = position().has(0, EXTRA_ACTION).acts(COACH_HOUSE)
    look_ahead(s)
    assert refused(s, 0, "act") == "verb: GEN-6.3"
    assert has(s, 0, EXTRA_ACTION) == 1


def test_gen_10_3_one_card_an_action() -> None:
    """Two further actions for two cards."""
    s = position().has(0, EXTRA_ACTION, EXTRA_ACTION).acts(COACH_HOUSE)
    walk(s, RICCI)
    say(s, 0, "act")
    draw(s, 50)
    walk(s, SPICE)
    say(s, 0, "act")
    assert (has(s, 0, EXTRA_ACTION), len(told(s, "acted"))) == (0, 3)


def test_gen_10_4_any_ware_out_of_the_supply() -> None:
    """Of any sort there is."""
    s = position().has(0, ANY_WARE).sold_out(PEPPER).acts(COACH_HOUSE)
    assert options(s, 0, "any_ware", "ware") == [WHEAT, RICE, SILVER, COPPER, SILK, LINEN, SALT]
    assert refused(s, 0, "any_ware", PEPPER) == "field ware: GEN-10.4"
    say(s, 0, "any_ware", LINEN)
    assert told(s, "gained")[0] == ("GEN-10.4", 0, LINEN, 1)
    assert has(s, 0, LINEN) == 1


def test_gen_10_4_not_when_all_wares_are_out() -> None:
    """Nothing could be taken."""
    s = position().has(0, ANY_WARE, EXCHANGE).sold_out(*range(8)).acts(COACH_HOUSE)
    assert "any_ware" not in verbs(s)
    assert refused(s, 0, "any_ware", PEPPER) == "verb: GEN-10.4"


@pytest.mark.parametrize("give", [WHEAT, ANY_WARE, MARKER])
@pytest.mark.parametrize("take", [PEPPER, EXTRA_ACTION, MARKER])
def test_gen_10_5_one_good_for_another(give: int, take: int) -> None:
    """Wares, special cards, markers of one's colour: one goes back, one comes out."""
    s = position().has(0, EXCHANGE, WHEAT, ANY_WARE, ANY_WARE, MARKER).acts(COACH_HOUSE)
    mine, supply = s.public_goods(0), [s.supply_of(0, good) for good in range(14)]
    mine[EXCHANGE] -= 1
    supply[EXCHANGE] += 1
    for row, sign in ((mine, 1), (supply, -1)):
        row[give] -= sign
        row[take] += sign
    say(s, 0, "exchange", give, take)
    assert (s.public_goods(0), [s.supply_of(0, good) for good in range(14)]) == (mine, supply)
    assert told(s, "played") == [("GEN-10.5", 0, EXCHANGE - 8)]
    assert told(s, "gave_back") == [("GEN-10.5", 0, give)]
    assert told(s, "gained")[0] == ("GEN-10.5", 0, take, 1)


@pytest.mark.parametrize(
    ("take", "card"), [(LARGE_CARD, 9), (SMALL_CARD, 25), (MESSAGE_CARD, 40), (PRIVILEGE_CARD, 55)]
)
def test_gen_10_5_the_top_card_of_a_pile(take: int, card: int) -> None:
    """Unseen by others."""
    s = position().has(0, EXCHANGE, WHEAT).acts(COACH_HOUSE)
    say(s, 0, "exchange", WHEAT, take)
    draw(s, card)
    assert hand(s, 0) == [card]
    assert heard(s, 1, "drew") == [(0, take - 14, None)]
    assert told(s, "drew")[0][0] == "GEN-10.5"


def test_gen_10_5_a_card_given_goes_under_its_pile_for_all_to_see() -> None:
    """A small order for a privilege."""
    s = position().has(0, EXCHANGE).holds(0, PARK_SALT).acts(COACH_HOUSE)
    say(s, 0, "exchange_card", PARK_SALT, PRIVILEGE_CARD)
    assert heard(s, NOBODY, "gave_card") == [(0, SMALL, PARK_SALT)]
    draw(s, 50)
    assert (hand(s, 0), seen(s, 1, "face_up")) == ([50], [PARK_SALT])


def test_gen_10_5_a_card_given_was_seen_and_is_not_taken_back() -> None:
    """A hand card for a copper; a silk for a copper shows nothing."""
    for verb, give, shows in (("exchange_card", PARK_SALT, True), ("exchange", SILK, False)):
        s = position().has(0, EXCHANGE, SILK).holds(0, PARK_SALT).acts(COACH_HOUSE)
        s.log = []
        say(s, 0, verb, give, COPPER)
        assert GENOA.reveals(s.log, s) is shows


def test_gen_10_5_the_card_being_played_is_not_the_good_given() -> None:
    """One exchange and nothing else: nothing to give, so it cannot be played; with two one can be given."""
    s = position().has(0, EXCHANGE).acts(COACH_HOUSE)
    assert told(s, "gained") == [("GEN-8.3", 0, ANY_START, 1)]  # done by itself: nothing could be played
    assert options(s, 0, "exchange", "give") == [ANY_START]
    s = position().has(0, EXCHANGE, EXCHANGE).acts(COACH_HOUSE)
    assert options(s, 0, "exchange", "give") == [EXCHANGE]
    say(s, 0, "exchange", EXCHANGE, SILK)
    assert (has(s, 0, EXCHANGE), has(s, 0, SILK)) == (0, 1)


def test_gen_10_5_a_marker_given_comes_from_the_store() -> None:
    """One on a building is not a good to give."""
    s = position().has(0, EXCHANGE, WHEAT).owns(0, RICCI).acts(COACH_HOUSE)
    assert refused(s, 0, "exchange", MARKER, SILK) == "field give: GEN-10.5"


def test_gen_10_5_the_card_just_played_cannot_be_taken() -> None:
    """All other exchanges are out."""
    s = position().has(0, EXCHANGE, WHEAT).sold_out(EXCHANGE).acts(COACH_HOUSE)
    assert refused(s, 0, "exchange", WHEAT, EXCHANGE) == "field take: GEN-10.5"


def test_gen_10_5_the_good_just_given_cannot_be_taken() -> None:
    """The last wheat, the last marker; and a card given does not fill an empty pile."""
    s = position().has(0, EXCHANGE, WHEAT).sold_out(WHEAT).acts(COACH_HOUSE)
    assert refused(s, 0, "exchange", WHEAT, WHEAT) == "field take: GEN-10.5"
    s = position().has(0, EXCHANGE, *[MARKER] * 7).acts(COACH_HOUSE)
    assert refused(s, 0, "exchange", MARKER, MARKER) == "field take: GEN-10.5"
    s = position().has(0, EXCHANGE).holds(0, 5).leaves(LARGE).acts(COACH_HOUSE)
    assert refused(s, 0, "exchange_card", 5, LARGE_CARD) == "field take: GEN-10.5"


def test_gen_10_5_another_of_the_same_sort_may_be_taken() -> None:
    """Wheat for wheat, if foolish; a large order for the top large order, which is another."""
    s = position().has(0, EXCHANGE, WHEAT).acts(COACH_HOUSE)
    say(s, 0, "exchange", WHEAT, WHEAT)
    assert has(s, 0, WHEAT) == 1
    s = position().has(0, EXCHANGE).holds(0, 5).acts(COACH_HOUSE)
    say(s, 0, "exchange_card", 5, LARGE_CARD)
    assert 5 not in prompt_of(s).moves[0].fields[0].values()


def test_gen_10_5_nothing_from_an_empty_pile() -> None:
    """All messages are in hands."""
    s = position().has(0, EXCHANGE, WHEAT).leaves(MESSAGE).acts(COACH_HOUSE)
    assert MESSAGE_CARD not in options(s, 0, "exchange", "take")


def test_gen_10_5_with_nothing_to_give_it_cannot_be_played() -> None:
    """Nor is the player asked: that is public."""
    s = position().has(0, EXCHANGE).sold_out(ANY_START).acts(COACH_HOUSE)
    assert asked(s)[0] == (1, "offer")
    assert told(s, "played") == []


def test_gen_10_5_with_nothing_to_take_it_cannot_be_played() -> None:
    """Everything is owned by somebody."""
    at = position().has(0, EXCHANGE, WHEAT, *[MARKER] * 7).sold_out(*range(13))
    for kind in range(4):
        at.leaves(kind)
    s = at.acts(COACH_HOUSE)
    assert asked(s)[0] == (1, "offer")


def test_gen_10_5_without_hand_cards_none_can_be_given() -> None:
    """Only the exchange of other goods is open; with no other goods, only that of cards."""
    s = position().has(0, EXCHANGE, WHEAT).acts(COACH_HOUSE)
    assert verbs(s) == ["carry_out", "exchange"]
    assert refused(s, 0, "exchange_card", 5, PEPPER) == "verb: GEN-10.5"
    s = position().has(0, EXCHANGE).holds(0, 5).acts(COACH_HOUSE)
    assert verbs(s) == ["carry_out", "exchange_card"]
    assert refused(s, 0, "exchange", WHEAT, PEPPER) == "verb: GEN-10.5"


def test_gen_10_6_the_action_of_a_building_with_ones_own_marker() -> None:
    """Wherever the tower is; it uses no action, opens no step, and pays no fee."""
    s = position().has(0, BUILDING_ACTION, BUILDING_ACTION).owns(0, METAL).owns(1, GRAIN).acts(COACH_HOUSE)
    assert options(s, 0, "use", "building") == [METAL]
    say(s, 0, "use", METAL)
    assert told(s, "used") == [("GEN-10.6", 0, METAL)]
    assert (has(s, 0, SILVER), has(s, 0, COPPER), s.free[0], s.used) == (1, 1, 1, 1 << COACH_HOUSE)
    assert told(s, "earned") == []


def test_gen_10_6_as_often_as_one_has_cards_even_in_the_used_building() -> None:
    """The harbour itself, used this turn, twice more."""
    s = position().has(0, BUILDING_ACTION, BUILDING_ACTION).owns(0, HARBOUR).acts(HARBOUR)
    say(s, 0, "use", HARBOUR)
    say(s, 0, "carry_out")
    say(s, 0, "use", HARBOUR)
    assert has(s, 0, ANY_WARE) == 3


def test_gen_10_6_not_for_a_building_without_ones_marker() -> None:
    """Another's, or nobody's."""
    s = position().has(0, BUILDING_ACTION, ANY_WARE).owns(1, METAL).acts(COACH_HOUSE)
    assert "use" not in verbs(s)
    assert refused(s, 0, "use", METAL) == "verb: GEN-10.6"
    s = position().has(0, BUILDING_ACTION).owns(1, METAL).owns(0, GRAIN).acts(COACH_HOUSE)
    for building in (METAL, RICCI):
        assert refused(s, 0, "use", building) == "field building: GEN-10.6"


def test_gen_10_6_not_for_the_palazzo() -> None:
    """It would give itself back without end."""
    s = position().has(0, BUILDING_ACTION, ANY_WARE).owns(0, PALAZZO).acts(COACH_HOUSE)
    assert "use" not in verbs(s)
    assert refused(s, 0, "use", PALAZZO) == "verb: GEN-10.6"
    s = position().has(0, BUILDING_ACTION).owns(0, PALAZZO, TAVERNA).acts(COACH_HOUSE)
    assert refused(s, 0, "use", PALAZZO) == "field building: GEN-10.6"


def test_gen_10_6_it_allows_no_small_order_for_that_building() -> None:
    """The park's action by card in the coach house: salt for the park stays."""
    s = position().has(0, BUILDING_ACTION, SALT, ANY_WARE).holds(0, PARK_SALT).owns(0, PARK).acts(COACH_HOUSE)
    say(s, 0, "use", PARK)
    say(s, 0, "carry_out")
    assert "order" not in verbs(s)
    assert refused(s, 0, "order", PARK_SALT) == "verb: GEN-5.2"


def test_gen_10_6_the_order_of_the_action_in_progress_stays_allowed() -> None:
    """Even in the same building, and after the card."""
    at = position().has(0, BUILDING_ACTION, SALT).holds(0, PARK_SALT).owns(0, PARK)
    s = at.acts(PARK)
    say(s, 0, "carry_out")
    say(s, 0, "use", PARK)
    say(s, 0, "order", PARK_SALT)
    assert (s.money[0], has(s, 0, EXTRA_ACTION)) == (170, 2)


def test_gen_10_6_but_it_does_not_replace_the_effect_an_order_waits_for() -> None:
    """The park's own action is not carried out yet: no order before it."""
    at = position().has(0, BUILDING_ACTION, SALT, ANY_WARE).holds(0, PARK_SALT).owns(0, PARK)
    s = at.acts(PARK)
    say(s, 0, "use", PARK)
    assert refused(s, 0, "order", PARK_SALT) == "verb: GEN-9.2"


def test_gen_10_6_at_a_villa_the_full_choice() -> None:
    """A second large order in the same villa and turn."""
    at = position().has(0, BUILDING_ACTION, SILVER, SILVER, WHEAT, SILK, RICE, LINEN)
    s = at.holds(0, 0, 1).owns(0, RICCI).acts(RICCI)
    say(s, 0, "carry_out")
    say(s, 0, "deliver", 0)
    say(s, 0, "choose", 0)
    say(s, 0, "use", RICCI)
    assert (asked(s), verbs(s)) == ([(0, "villa")], ["deliver", "draw_privilege"])
    say(s, 0, "deliver", 1)
    say(s, 0, "choose", 0)
    assert (s.money[0], has(s, 0, ANY_START)) == (330, 2)


def test_gen_10_6_cards_drawn_by_it() -> None:
    """The guild hall's large order, from anywhere."""
    s = position().has(0, BUILDING_ACTION).owns(0, GUILD_HALL).acts(COACH_HOUSE)
    say(s, 0, "use", GUILD_HALL)
    draw(s, 9)
    assert (hand(s, 0), pile(s, LARGE)) == ([9], 15)


@pytest.mark.parametrize(
    ("verb", "args"), [("any_ware", (SILK,)), ("exchange", (WHEAT, SILK)), ("use", (CATHEDRAL,))]
)
def test_gen_10_7_only_during_an_action_of_ones_own(verb: str, args: tuple[int, ...]) -> None:
    """Not before it, not after it, not in another's."""
    s = position().has(0, ANY_WARE, EXCHANGE, BUILDING_ACTION, WHEAT).owns(0, CATHEDRAL).on(COLINI)
    assert refused(s, 0, verb, *args) == "verb: GEN-6.2"
    say(s, 0, "ask")
    offers(s, (1, Offer(COLINI, pay=5)))
    accept(s)
    draw(s, 50)
    assert refused(s, 0, verb, *args) == "turn: GEN-6.8"
    look_ahead(s)
    assert refused(s, 0, verb, *args) == "verb: GEN-6.3"
    walk(s, PARK)
    say(s, 0, "act")
    say(s, 0, verb, *args)
    assert kinds(s, "played") == ["played"]


def test_gen_10_7_a_guest_plays_them_in_its_own_action() -> None:
    """In another's turn."""
    s = position().has(1, ANY_WARE).holds(1, PARK_SALT).asks(PARK)
    offers(s, (1, Offer(PARK, pay=5)))
    accept(s)
    say(s, 1, "any_ware", SALT)
    say(s, 1, "order", PARK_SALT)
    assert s.money[1] == 165
    assert hand(s, 1) == []

"""Die Händler von Genua, section 5: actions."""

from __future__ import annotations

from fondaco.kernel import ask
from tests.games.asking import asked, refused, say, told, verbs
from tests.games.genoa.tables import (
    ANY_WARE,
    BUILDING_ACTION,
    CATHEDRAL,
    COACH_HOUSE,
    COLINI,
    COPPER,
    EXCHANGE,
    EXTRA_ACTION,
    GRAIN,
    GUILD_HALL,
    HARBOUR,
    LARGE,
    LINEN,
    MARKER,
    METAL,
    PALAZZO,
    PARK,
    PEPPER,
    RICCI,
    SALT,
    SILK,
    SILVER,
    SMALL_ORDERS,
    SPICE,
    TAVERNA,
    TRATTORIA,
    Offer,
    accept,
    draw,
    has,
    look_ahead,
    nobody_offers,
    offer,
    offers,
    position,
    walk,
)

HARBOUR_COPPER = SMALL_ORDERS[HARBOUR, COPPER]
PARK_SALT = SMALL_ORDERS[PARK, SALT]


def test_gen_5_1_one_free_action_a_turn() -> None:
    """The active player has acted in the coach house: in the villa they cannot."""
    s = position().acts(COACH_HOUSE)
    assert told(s, "acted") == [("GEN-5.1", 0, COACH_HOUSE)]
    walk(s, RICCI)
    assert asked(s) == [(1, "offer"), (2, "offer"), (3, "offer")]
    nobody_offers(s)
    assert "act" not in verbs(s)
    assert refused(s, 0, "act") == "verb: GEN-5.1"


def test_gen_5_1_others_have_one_in_every_turn_too() -> None:
    """Seat 1 has acted and is not asked for buildings again; in the next turn it is."""
    s = position(3).asks(RICCI)
    offers(s, (1, Offer(RICCI, pay=5)))
    accept(s)
    draw(s, 50)
    assert asked(s) == [(2, "offer")]


def test_gen_5_1_an_extra_action_card_gives_a_further_action() -> None:
    """It is spent only as the free one is gone, and returns to the supply."""
    s = position().has(0, EXTRA_ACTION).acts(COACH_HOUSE)
    assert (has(s, 0, EXTRA_ACTION), told(s, "played")) == (1, [])
    walk(s, RICCI)
    say(s, 0, "act")
    assert (has(s, 0, EXTRA_ACTION), s.deck) == (0, [4, 5, 5, 5, 7])
    assert told(s, "played") == [("GEN-10.3", 0, EXTRA_ACTION - 8)]


def test_gen_5_1_a_card_gained_this_turn_counts() -> None:
    """The park gives an extra action, the villa beside it is used with it."""
    s = position().acts(PARK)
    walk(s, COLINI)
    say(s, 0, "act")
    assert told(s, "acted") == [("GEN-5.1", 0, PARK), ("GEN-5.1", 0, COLINI)]
    assert has(s, 0, EXTRA_ACTION) == 0


def test_gen_5_1_a_guest_spends_the_card_when_the_deal_is_made() -> None:
    """Not when it offers, and not while a free action is left."""
    s = position(3).has(1, EXTRA_ACTION).asks(RICCI)
    offers(s, (1, Offer(RICCI, pay=5)))
    accept(s)
    draw(s, 50)
    assert has(s, 1, EXTRA_ACTION) == 1
    offer(s, 1, Offer(SPICE, pay=5))
    nobody_offers(s)
    assert has(s, 1, EXTRA_ACTION) == 1
    accept(s)
    assert has(s, 1, EXTRA_ACTION) == 0


def test_gen_5_1_seat_order_plays_no_part() -> None:
    """The last seat may act before the others, and the active player after all."""
    s = position().asks(RICCI)
    offers(s, (3, Offer(RICCI, pay=5)), (1, Offer(RICCI, pay=60)))
    accept(s, 0)
    draw(s, 50)
    walk(s, COACH_HOUSE)
    say(s, 0, "act")
    assert [args[1] for args in told(s, "acted")] == [3, 0]


def test_gen_5_1_an_action_is_used_by_one_player_once() -> None:
    """Once the active player has acted nobody else is asked for this building."""
    s = position().has(0, EXTRA_ACTION).acts(COACH_HOUSE)
    for prompt in ask(s):
        assert prompt.about == (0, COACH_HOUSE, 1, 0, 0)  # it is about where the tower goes next
    look_ahead(s)
    assert "act" not in verbs(s)


def test_gen_5_1_always_while_the_tower_is_there() -> None:
    """An action that was let lapse is gone."""
    s = position().on(COACH_HOUSE)
    walk(s, RICCI)
    look_ahead(s)
    assert refused(s, 0, "act") == "verb: GEN-6.3"


def test_gen_5_2_effect_then_a_small_order_then_finished() -> None:
    """The order comes after the effect; the player says when it is done."""
    s = position().has(0, COPPER, EXCHANGE).holds(0, HARBOUR_COPPER).acts(HARBOUR)
    assert asked(s) == [(0, "act")]
    assert refused(s, 0, "order", HARBOUR_COPPER) == "verb: GEN-9.2"
    assert refused(s, 0, "finish") == "verb: GEN-5.2"
    say(s, 0, "carry_out")
    assert has(s, 0, ANY_WARE) == 1
    say(s, 0, "order", HARBOUR_COPPER)
    assert refused(s, 0, "carry_out") == "verb: GEN-5.2"
    say(s, 0, "finish")
    assert asked(s)[0] == (1, "offer")


def test_gen_5_2_special_cards_before_between_and_after() -> None:
    """Any ware before the effect, another between effect and order, an exchange after it."""
    s = position().has(0, ANY_WARE, ANY_WARE, EXCHANGE).holds(0, HARBOUR_COPPER).acts(HARBOUR)
    say(s, 0, "any_ware", SILK)
    say(s, 0, "carry_out")
    say(s, 0, "any_ware", COPPER)
    say(s, 0, "order", HARBOUR_COPPER)
    say(s, 0, "exchange", SILK, LINEN)
    say(s, 0, "finish")
    assert s.wares[:8] == [0, 0, 0, 0, 0, 1, 0, 0]
    assert (s.money[0], has(s, 0, ANY_WARE)) == (170, 1)


def test_gen_5_2_cards_just_gained_may_be_played() -> None:
    """The harbour's any ware, in the harbour."""
    s = position().holds(0, HARBOUR_COPPER).acts(HARBOUR)
    assert "any_ware" in verbs(s)
    say(s, 0, "any_ware", COPPER)
    say(s, 0, "order", HARBOUR_COPPER)
    assert s.money[0] == 170


def test_gen_5_2_any_number_of_cards() -> None:
    """Three any ware, one building action and one exchange in one action."""
    at = position().has(0, ANY_WARE, ANY_WARE, ANY_WARE, BUILDING_ACTION, EXCHANGE).owns(0, GRAIN)
    s = at.acts(COACH_HOUSE)
    for ware in (SALT, SALT, PEPPER):
        say(s, 0, "any_ware", ware)
    say(s, 0, "use", GRAIN)
    say(s, 0, "exchange", SALT, SILVER)
    assert s.wares[:8] == [1, 1, 1, 0, 0, 0, 1, 1]


def test_gen_5_2_a_small_order_for_that_building_only() -> None:
    """The park's order is not delivered in the harbour."""
    s = position().has(0, SALT).holds(0, PARK_SALT, HARBOUR_COPPER).acts(HARBOUR)
    assert "order" not in verbs(s)


def test_gen_5_2_what_leaves_no_choice_is_done_by_itself() -> None:
    """No card to play and no order to deliver: effect and end of the action come unasked."""
    s = position().acts(CATHEDRAL)
    assert has(s, 0, MARKER) == 2
    assert asked(s)[0] == (1, "offer")


def test_gen_5_2_whether_there_is_a_choice_rests_on_public_knowledge() -> None:
    """With a small order and a ware that one of the park wants one is asked, whichever order one holds."""
    for held in (PARK_SALT, HARBOUR_COPPER):
        s = position().has(0, SALT).holds(0, held).acts(PARK)
        assert asked(s) == [(0, "act")]
        assert ("order" in verbs(s)) is (held == PARK_SALT)


def test_gen_5_2_public_facts_keep_the_question_away() -> None:
    """No such ware; no small order; the orders for it lie face up."""
    bare = position().holds(0, PARK_SALT)
    none = position().has(0, SALT)
    played = position().has(0, SALT).holds(0, HARBOUR_COPPER).lies_up(PARK_SALT)
    for at in (bare, none, played):
        s = at.acts(PARK)
        assert asked(s)[0] == (1, "offer")


def test_gen_5_3_without_supply_the_action_still_counts() -> None:
    """No extra action is left: the park gives nothing, is used, and a small order may follow."""
    s = position().sold_out(EXTRA_ACTION).has(0, SALT).holds(0, PARK_SALT).acts(PARK)
    assert (told(s, "gained"), s.used >> PARK & 1, s.free[0]) == ([], 1, 1)
    say(s, 0, "order", PARK_SALT)
    assert s.money[0] == 170


def test_gen_5_3_what_is_there_is_gained() -> None:
    """One marker of two is left of the colour."""
    s = position().has(0, *[MARKER] * 6).acts(CATHEDRAL)
    assert told(s, "gained") == [("GEN-8.2", 0, MARKER, 1)]
    assert s.markers[0] == 0


def test_gen_5_3_an_empty_pile_gives_nothing() -> None:
    """All large orders are in hands."""
    s = position().leaves(LARGE).acts(GUILD_HALL)
    assert (told(s, "drew"), s.used >> GUILD_HALL & 1) == ([], 1)


def test_gen_5_4_another_owner_gets_10_from_the_bank() -> None:
    """The acting player pays nothing."""
    s = position().owns(2, TAVERNA).acts(TAVERNA)
    assert told(s, "earned") == [("GEN-5.4", 2, 10)]
    assert s.money == [130, 130, 140, 130]


def test_gen_5_4_nothing_for_ones_own_building() -> None:
    """Nor for one without a marker."""
    s = position().owns(0, TAVERNA).acts(TAVERNA)
    assert told(s, "earned") == []
    s = position().owns(0, TRATTORIA).acts(TAVERNA)
    assert told(s, "earned") == []


def test_gen_5_4_also_when_a_guest_acts_and_when_nothing_is_gained() -> None:
    """The active player is the owner; the building action is sold out."""
    s = position().owns(0, PALAZZO).sold_out(BUILDING_ACTION).asks(PALAZZO)
    offers(s, (1, Offer(PALAZZO, pay=20)))
    accept(s)
    assert s.money == [160, 110, 130, 130]


def test_gen_5_4_no_fee_for_a_lapsed_action() -> None:
    """Passing by is free."""
    s = position().owns(2, METAL).on(METAL)
    look_ahead(s)
    assert told(s, "earned") == []

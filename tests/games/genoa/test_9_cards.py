"""Die Händler von Genua, section 9: orders, messages and privileges (9.5 is in test_edition)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from fondaco.games.genoa.ending import chain_value, chains
from fondaco.games.genoa.promises import MESSAGES as MESSAGES_OUT
from tests.games.asking import asked, chance, kinds, refused, say, told, verbs
from tests.games.genoa.tables import (
    ANY_WARE,
    COACH_HOUSE,
    COPPER,
    EXCHANGE,
    EXTRA_ACTION,
    GENOA,
    GUILD_HALL,
    HARBOUR,
    LINEN,
    MARKER,
    MESSAGE,
    MESSAGES,
    PARK,
    PLAZA,
    POST_STATION,
    RICCI,
    RICE,
    SILK,
    SILVER,
    SMALL_ORDERS,
    SPICE,
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
    next_turn,
    nobody_offers,
    offers,
    options,
    pile,
    position,
    put,
    seen,
    street,
    walk,
)

FIRST, SECOND = 0, 1  # of villa Ricci: silver, wheat, silk; silver, rice, linen
FIRST_WARES = SILVER, WHEAT, SILK
HARBOUR_COPPER, HARBOUR_LINEN = SMALL_ORDERS[HARBOUR, COPPER], SMALL_ORDERS[HARBOUR, LINEN]
GUILD_PARK = MESSAGES[GUILD_HALL, PARK]
GUILD_COACH = MESSAGES[GUILD_HALL, COACH_HOUSE]
COACH_SPICE = MESSAGES[COACH_HOUSE, SPICE]
RICCI_TRATTORIA = MESSAGES[RICCI, TRATTORIA]


def test_gen_9_1_three_wares_for_100_and_a_special_card() -> None:
    """The wares return to the supply, the order goes face up, the player chooses a card."""
    s = position().has(0, *FIRST_WARES).holds(0, FIRST).acts(RICCI)
    say(s, 0, "deliver", FIRST)
    assert (s.money[0], s.stock, s.wares[:8]) == (230, [5] * 8, [0] * 8)
    assert told(s, "earned") == [("GEN-9.1", 0, 100)]
    assert asked(s) == [(0, "reward")]
    assert options(s, 0, "choose", "special") == [0, 1, 2, 3, 4]
    say(s, 0, "choose", EXTRA_ACTION - 8)
    assert (has(s, 0, EXTRA_ACTION), told(s, "gained")) == (1, [("GEN-9.1", 0, EXTRA_ACTION, 1)])


def test_gen_9_1_all_three_wares_are_needed() -> None:
    """Another ware in place of the silk will not do; with the wares of two orders both are open."""
    s = position().has(0, SILVER, WHEAT, LINEN, RICE).holds(0, FIRST, SECOND).acts(RICCI)
    assert options(s, 0, "deliver", "order") == [SECOND]
    assert refused(s, 0, "deliver", FIRST) == "field order: GEN-9.1"
    s = position().has(0, SILVER, WHEAT, LINEN, RICE, SILK).holds(0, FIRST, SECOND).acts(RICCI)
    assert options(s, 0, "deliver", "order") == [FIRST, SECOND]


def test_gen_9_1_one_a_villa_and_turn() -> None:
    """The second order stays in hand: the villa is used."""
    s = position().has(0, *FIRST_WARES, SILVER, RICE, LINEN, EXTRA_ACTION).holds(0, FIRST, SECOND).acts(RICCI)
    say(s, 0, "deliver", FIRST)
    say(s, 0, "choose", 0)
    assert asked(s)[0] == (1, "offer")
    assert (hand(s, 0), s.free_left(0), has(s, 0, EXTRA_ACTION)) == ([SECOND], 0, 1)


def test_gen_9_1_only_special_cards_in_supply() -> None:
    """The exchanges are out."""
    s = position().has(0, *FIRST_WARES).holds(0, FIRST).sold_out(EXCHANGE).acts(RICCI)
    say(s, 0, "deliver", FIRST)
    assert options(s, 0, "choose", "special") == [0, 1, 2, 3]
    assert refused(s, 0, "choose", 4) == "field special: GEN-9.1"


def test_gen_9_1_none_in_supply_none_gained() -> None:
    """The 100 are paid all the same."""
    everything = range(ANY_WARE - 1, MARKER)
    s = position().has(0, *FIRST_WARES).holds(0, FIRST).sold_out(*everything).acts(RICCI)
    say(s, 0, "deliver", FIRST)
    assert (asked(s)[0][1], s.money[0], told(s, "gained")) == ("offer", 230, [])


def test_gen_9_2_a_ware_for_40() -> None:
    """It returns to the supply; the order goes face up."""
    s = position().has(0, COPPER).holds(0, HARBOUR_COPPER).acts(HARBOUR)
    say(s, 0, "order", HARBOUR_COPPER)
    assert (s.money[0], s.stock[COPPER], seen(s, 1, "face_up")) == (170, 5, [HARBOUR_COPPER])
    assert told(s, "delivered") == [("GEN-9.2", 0, HARBOUR_COPPER)]
    assert told(s, "earned") == [("GEN-9.2", 0, 40)]


def test_gen_9_2_one_an_action() -> None:
    """Both orders of the harbour are in hand, with their wares."""
    s = position().has(0, COPPER, LINEN).holds(0, HARBOUR_COPPER, HARBOUR_LINEN).acts(HARBOUR)
    assert options(s, 0, "order", "order") == [HARBOUR_COPPER, HARBOUR_LINEN]
    say(s, 0, "order", HARBOUR_LINEN)
    assert refused(s, 0, "order", HARBOUR_COPPER) == "verb: GEN-9.2"
    say(s, 0, "finish")
    assert hand(s, 0) == [HARBOUR_COPPER]


def test_gen_9_2_only_who_has_taken_the_action() -> None:
    """A guest acts in the harbour; the active player holds the order and does not get to deliver."""
    s = position().has(0, COPPER).holds(0, HARBOUR_COPPER).asks(HARBOUR)
    offers(s, (1, Offer(HARBOUR, pay=5)))
    accept(s)
    assert asked(s) == [(1, "act")]
    assert refused(s, 0, "order", HARBOUR_COPPER) == "turn: GEN-5.2"
    say(s, 1, "finish")
    assert "order" not in {text for _, text in asked(s)}


def test_gen_9_2_no_small_order_in_a_villa() -> None:
    """A large order is none, and there are no others for it."""
    s = position().has(0, ANY_WARE, *FIRST_WARES, COPPER).holds(0, FIRST, HARBOUR_COPPER).acts(RICCI)
    say(s, 0, "carry_out")
    say(s, 0, "draw_privilege")
    draw(s, 50)
    assert verbs(s) == ["finish", "any_ware"]


def test_gen_9_2_not_without_the_action() -> None:
    """It lapses: no order is delivered in passing."""
    s = position().has(0, COPPER).holds(0, HARBOUR_COPPER).on(HARBOUR)
    assert refused(s, 0, "order", HARBOUR_COPPER) == "verb: GEN-6.2"
    walk(s, street(7, 3))
    assert hand(s, 0) == [HARBOUR_COPPER]


def test_gen_9_2_the_ware_just_gained_will_do() -> None:
    """And so will one that came with the deal."""
    s = position().has(0, COPPER).holds(1, HARBOUR_COPPER).asks(HARBOUR)
    nobody_offers(s)
    put(s, 1, Offer(HARBOUR, give=(COPPER,), ask=30))
    say(s, 1, "agree")
    say(s, 1, "order", HARBOUR_COPPER)
    assert s.money[:2] == [160, 140]


def test_gen_9_2_delivering_is_no_action() -> None:
    """The one free action was the harbour's, nothing more is spent."""
    s = position().has(0, COPPER, EXTRA_ACTION).holds(0, HARBOUR_COPPER).acts(HARBOUR)
    say(s, 0, "order", HARBOUR_COPPER)
    assert (s.free, has(s, 0, EXTRA_ACTION)) == ([1, 0, 0, 0], 1)


@pytest.mark.parametrize("way", [(GUILD_HALL, street(2, 5), PARK), (PARK, street(2, 5), GUILD_HALL)])
def test_gen_9_3_a_message_is_paid_when_the_tower_was_on_both(way: tuple[int, ...]) -> None:
    """In either order, the start field counts; nobody acted; 30, and the card goes face up."""
    s = position().holds(2, GUILD_PARK).on(way[0])
    walk(s, way[1])
    assert told(s, "delivered") == []
    walk(s, way[2])
    assert told(s, "delivered") == [("GEN-9.3", 2, GUILD_PARK)]
    assert told(s, "earned") == [("GEN-9.3", 2, 30)]
    assert (s.money[2], hand(s, 2), seen(s, 0, "face_up")) == (160, [], [GUILD_PARK])


def test_gen_9_3_at_once_before_the_action_there_is_dealt_with() -> None:
    """The money can be used for an offer for that very building."""
    s = position().money(130, 0).holds(1, GUILD_PARK).on(GUILD_HALL, street(2, 5), PARK)
    assert (s.money[1], asked(s)) == (30, [(0, "here")])


def test_gen_9_3_several_in_a_turn_with_a_building_in_common() -> None:
    """Guild hall, coach house and park: two messages of two players."""
    s = position().holds(1, GUILD_PARK).holds(2, GUILD_COACH).on(PARK)
    walk(s, COACH_HOUSE, street(2, 4), GUILD_HALL)
    assert sorted(told(s, "delivered")) == [("GEN-9.3", 1, GUILD_PARK), ("GEN-9.3", 2, GUILD_COACH)]
    assert s.money == [130, 160, 160, 130]


def test_gen_9_3_one_player_may_fulfil_several() -> None:
    """Both are theirs."""
    s = position().holds(1, GUILD_PARK, GUILD_COACH).on(PARK)
    walk(s, COACH_HOUSE, street(2, 4), GUILD_HALL)
    assert s.money[1] == 190


def test_gen_9_3_both_in_one_turn() -> None:
    """The guild hall in one turn and the park in the next is nothing."""
    s = position().holds(2, GUILD_PARK).on(GUILD_HALL)
    walk(s, street(2, 4))
    next_turn(s)
    chance(s, s.edition.city.squares.index(PARK))
    assert (told(s, "delivered"), hand(s, 2)) == ([], [GUILD_PARK])


def test_gen_9_3_also_when_the_tower_moves_by_a_deal() -> None:
    """The coach house is entered for a guest."""
    s = position().holds(0, COACH_SPICE).on(SPICE, RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (1, Offer(COACH_HOUSE, pay=5)))
    accept(s)
    assert kinds(s, "moved", "delivered", "acted") == ["moved", "delivered", "acted"]
    assert s.money[0] == 165


def test_gen_9_3_a_message_drawn_later_in_the_turn_is_paid() -> None:
    """Guild hall and park lie behind; the card comes by exchange, is paid and laid up."""
    s = position().has(0, EXCHANGE, SILK).acts(GUILD_HALL, street(2, 5), PARK)
    say(s, 0, "exchange", SILK, 14 + MESSAGE)
    draw(s, GUILD_PARK)
    assert kinds(s, "drew", "delivered") == ["drew", "delivered"]
    assert (hand(s, 0), s.money[0], seen(s, 1, "face_up")) == ([], 160, [GUILD_PARK])


def test_gen_9_3_a_message_drawn_for_another_is_paid_to_them() -> None:
    """A promise out of the post station: the active player is paid."""
    s = position().asks(TRATTORIA, street(5, 2), TOWN_HALL, PLAZA, POST_STATION)
    offers(s, (1, Offer(POST_STATION, promise=MESSAGES_OUT)))
    accept(s)
    draw(s, MESSAGES[TOWN_HALL, TRATTORIA], GUILD_PARK)
    assert told(s, "delivered") == [("GEN-9.3", 0, MESSAGES[TOWN_HALL, TRATTORIA])]
    assert (hand(s, 1), s.money[0]) == ([GUILD_PARK], 160)


def test_gen_9_3_one_paid_may_come_back_and_be_paid_again() -> None:
    """The last message of its pile goes under it, is on top, and is the second one drawn."""
    s = (
        position()
        .leaves(MESSAGE, MESSAGES[TOWN_HALL, TRATTORIA])
        .on(TRATTORIA, street(5, 2), TOWN_HALL, PLAZA, POST_STATION)
    )
    say(s, 0, "act")
    assert (s.money[0], pile(s, MESSAGE)) == (190, 1)


def test_gen_9_3_nobody_else_is_told_of_a_message_in_the_pile() -> None:
    """None is paid: all know that it is in no hand, and nothing is told."""
    s = position().on(GUILD_HALL, street(2, 5), PARK)
    assert told(s, "delivered") == []
    assert heard(s, 1, "shuffled") == []
    assert s.knowledge.places(1, GUILD_PARK) == [4]  # the pile


def slow_value(held: list[bool]) -> int:
    """Chains by walking around from every privilege whose left neighbour is missing."""
    n = len(held)
    if all(held):
        return 100 + 50 * (n - 4)
    total = 0
    for start in range(n):
        if held[start] and not held[start - 1]:
            length = 1
            while held[(start + length) % n]:
                length += 1
            total += [0, 10, 30, 60, 100][length] if length < 5 else 100 + 50 * (length - 4)
    return total


@pytest.mark.parametrize(
    ("length", "ducats"), [(1, 10), (2, 30), (3, 60), (4, 100), (5, 150), (6, 200), (14, 600)]
)
def test_gen_9_4_what_a_chain_is_worth(length: int, ducats: int) -> None:
    """10, 30, 60, 100, and 50 for each further one."""
    assert chain_value(length) == ducats


def test_gen_9_4_chains_around_the_city_against_a_slow_way() -> None:
    """All 16384 sets of privileges."""
    for held in product([False, True], repeat=14):
        row = list(held)
        assert sum(chain_value(length) for length in chains(row)) == slow_value(row)


def test_gen_9_4_the_ring_closes() -> None:
    """Spice warehouse, villa Ricci and coach house: the last, the first and the second of the ring."""
    s = position().holds(0, 59, 46, 47).holds(1, 50, 52).begins()
    assert [s.edition.privileges[card - 46] for card in (59, 46, 47)] == [SPICE, RICCI, COACH_HOUSE]
    found = [standing.lines[1] for standing in GENOA.standings(s)]
    assert [(line.clause, line.value) for line in found[:2]] == [("GEN-9.4", 60), ("GEN-9.4", 20)]


@pytest.mark.parametrize("seed", range(5))
def test_gen_9_4_in_a_game_by_neighbours_in_the_ring(seed: int) -> None:
    """Any privileges in any hands, scored by who stands beside whom at the city's edge."""
    rng = Random(seed)
    at = position(3)
    for card in range(46, 60):
        seat = rng.randrange(-1, 3)
        if seat >= 0:
            at.holds(seat, card)
    s = at.begins()
    ring = s.edition.city.ring
    for seat in range(3):
        mine = [s.edition.privileges[card - 46] for card in hand(s, seat)]
        assert GENOA.standings(s)[seat].lines[1].value == slow_value([each in mine for each in ring])


def test_gen_9_4_privileges_bring_nothing_before_the_end() -> None:
    """Money is untouched when one is drawn."""
    s = position().acts(RICCI)
    draw(s, 46)
    assert (s.money[0], told(s, "earned")) == (130, [])

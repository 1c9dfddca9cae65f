"""Die Händler von Genua, section 8: what the buildings do, and the piles."""

from __future__ import annotations

import pytest

from fondaco.kernel import NOBODY
from tests.games.asking import asked, kinds, prompt_of, refused, say, told, verbs
from tests.games.genoa.tables import (
    ANY_START,
    ANY_WARE,
    BUILDING_ACTION,
    CATHEDRAL,
    CLOTH,
    COACH_HOUSE,
    COLINI,
    EXCHANGE,
    EXTRA_ACTION,
    GRAIN,
    GUILD_HALL,
    HARBOUR,
    LARGE,
    MARKER,
    MESSAGE,
    METAL,
    MONETTI,
    PALAZZO,
    PARK,
    PLAZA,
    POST_STATION,
    PRIVILEGE,
    RICCI,
    SILK,
    SILVER,
    SMALL,
    SMALL_CARD,
    SPICE,
    TAVERNA,
    TOWN_HALL,
    TRATTORIA,
    WHEAT,
    ZASTERI,
    draw,
    hand,
    has,
    pile,
    position,
    seen,
    street,
)


@pytest.mark.parametrize(
    ("building", "cards"), [(GUILD_HALL, (5,)), (TOWN_HALL, (20, 25)), (POST_STATION, (40, 41))]
)
def test_gen_8_1_orders_and_messages_off_their_piles(building: int, cards: tuple[int, ...]) -> None:
    """One large order, two small orders, two messages."""
    s = position().acts(building)
    draw(s, *cards)
    assert (hand(s, 0), asked(s)[0]) == (list(cards), (1, "offer"))
    assert {clause for clause, *_ in told(s, "drew")} == {"GEN-8.1"}


def test_gen_8_2_two_markers_from_the_supply() -> None:
    """Of one's own colour, into one's own store."""
    s = position().acts(CATHEDRAL)
    assert (s.store, s.markers) == ([2, 0, 0, 0], [5, 7, 7, 7])
    assert told(s, "gained") == [("GEN-8.2", 0, MARKER, 2)]


@pytest.mark.parametrize(
    ("building", "special"),
    [
        (PALAZZO, BUILDING_ACTION),
        (PARK, EXTRA_ACTION),
        (COACH_HOUSE, ANY_START),
        (HARBOUR, ANY_WARE),
        (TAVERNA, EXCHANGE),
        (TRATTORIA, EXCHANGE),
    ],
)
def test_gen_8_3_a_special_card(building: int, special: int) -> None:
    """Each building has its own; it comes out of the supply."""
    s = position().on(building)
    before = s.supply_of(0, special)
    say(s, 0, "act")
    assert told(s, "gained") == [("GEN-8.3", 0, special, 1)]
    assert (has(s, 0, special), s.supply_of(0, special)) == (1, before - 1)


@pytest.mark.parametrize(("house", "first"), [(GRAIN, 0), (METAL, 2), (CLOTH, 4), (SPICE, 6)])
def test_gen_8_4_one_of_each_of_two_wares(house: int, first: int) -> None:
    """Wheat and rice, silver and copper, silk and linen, salt and pepper."""
    s = position().acts(house)
    assert [ware for ware in range(8) if s.wares[ware]] == [first, first + 1]
    assert told(s, "gained") == [("GEN-8.4", 0, first, 1), ("GEN-8.4", 0, first + 1, 1)]


@pytest.mark.parametrize("out", [0, 1])
def test_gen_8_4_if_one_sort_is_out_only_the_other(out: int) -> None:
    """Never two of one sort."""
    s = position().sold_out(out).acts(GRAIN)
    assert (has(s, 0, out), has(s, 0, 1 - out)) == (0, 1)


@pytest.mark.parametrize(("villa", "order"), [(RICCI, 0), (COLINI, 4), (MONETTI, 8), (ZASTERI, 12)])
def test_gen_8_5_deliver_a_large_order_or_draw_a_privilege(villa: int, order: int) -> None:
    """Who could do both chooses."""
    wares = position().s.edition.large[order][1:]
    s = position().has(0, *wares).holds(0, order).acts(villa)
    assert (asked(s), verbs(s)) == ([(0, "villa")], ["deliver", "draw_privilege"])
    s.log = []
    t = s.copy()
    t.log = []
    say(s, 0, "deliver", order)
    assert told(s, "delivered") == [("GEN-9.1", 0, order)]
    say(t, 0, "draw_privilege")
    draw(t, 50)
    assert (hand(t, 0), [clause for clause, *_ in told(t, "drew")]) == ([order, 50], ["GEN-8.5"])


def test_gen_8_5_without_order_or_wares_the_privilege_is_drawn_by_itself() -> None:
    """Nothing to choose: that is public."""
    for at in (position(), position().has(0, SILVER, WHEAT, SILK), position().holds(0, 0)):
        s = at.acts(RICCI)
        assert asked(s) == [(-1, "draw")]


def test_gen_8_5_who_could_hold_an_order_is_asked_whatever_they_hold() -> None:
    """Wares for the villa's first order, and a large order of another villa in hand."""
    s = position().has(0, SILVER, WHEAT, SILK).holds(0, 9).acts(RICCI)
    assert (asked(s), verbs(s)) == ([(0, "villa")], ["draw_privilege"])
    assert refused(s, 0, "deliver", 9) == "verb: GEN-9.1"


def test_gen_8_5_an_order_of_another_villa_is_not_delivered_here() -> None:
    """The wares of both are there."""
    s = position().has(0, SILVER, WHEAT, SILK, 6).holds(0, 0, 12).acts(RICCI)
    assert refused(s, 0, "deliver", 12) == "field order: GEN-9.1"
    say(s, 0, "deliver", 0)


@pytest.mark.parametrize("field", [street(2, 4), PLAZA])
def test_gen_8_6_streets_and_plaza_have_no_action(field: int) -> None:
    """Step B follows at once."""
    s = position().on(field)
    assert {text for _, text in asked(s)} == {"offer"}
    assert refused(s, 0, "act") == "turn: GEN-6.8"
    assert s.used == 0


def test_gen_8_7_a_played_card_goes_face_up_under_its_pile() -> None:
    """It is seen by all and cannot be drawn while others lie on it."""
    s = position().has(0, SILVER, WHEAT, SILK).holds(0, 0).acts(RICCI)
    say(s, 0, "deliver", 0)
    assert (seen(s, NOBODY, "face_up"), pile(s, LARGE)) == ([0], 15)
    s = position().lies_up(3).acts(GUILD_HALL)
    assert prompt_of(s).moves[0].fields[0].values() == [card for card in range(16) if card != 3]


def test_gen_8_7_a_face_up_card_on_top_is_shuffled() -> None:
    """The last face-down card is drawn: the others are shuffled and laid face down at once."""
    s = position().leaves(LARGE, 3, 4, 5).lies_up(3, 4).acts(GUILD_HALL)
    assert hand(s, 0) == [5]  # the only one face down needs no chance
    assert told(s, "shuffled") == [("GEN-8.7", LARGE)]
    assert (seen(s, NOBODY, "face_up"), pile(s, LARGE)) == ([], 2)


def test_gen_8_7_a_card_laid_under_an_empty_pile_is_on_top() -> None:
    """It is shuffled, that is, turned down."""
    s = position().has(0, SILVER, WHEAT, SILK).holds(0, 0).leaves(LARGE).acts(RICCI)
    say(s, 0, "deliver", 0)
    assert told(s, "shuffled") == [("GEN-8.7", LARGE)]
    assert (seen(s, NOBODY, "face_up"), pile(s, LARGE)) == ([], 1)


def test_gen_8_7_cards_given_by_exchange_go_face_up_too() -> None:
    """A privilege."""
    s = position().has(0, EXCHANGE).holds(0, 50).acts(PARK)
    say(s, 0, "exchange_card", 50, SILK)
    assert seen(s, NOBODY, "face_up") == [50]


def test_gen_8_7_two_cards_are_drawn_one_by_one_with_a_shuffle_between() -> None:
    """One face down, two face up: the first is certain, the second one of the two."""
    s = position().leaves(SMALL, 25, 26, 27).lies_up(26, 27).acts(TOWN_HALL)
    assert hand(s, 0) == [25]
    assert prompt_of(s).moves[0].fields[0].values() == [26, 27]
    draw(s, 27)
    assert (hand(s, 0), kinds(s, "drew", "shuffled")) == ([25, 27], ["drew", "shuffled", "drew"])


def test_gen_8_7_what_a_pile_lacks_is_not_gained() -> None:
    """One message is left."""
    s = position().leaves(MESSAGE, 40).acts(POST_STATION)
    assert (hand(s, 0), pile(s, MESSAGE)) == ([40], 0)


def test_gen_8_7_an_empty_pile_of_privileges() -> None:
    """The villa yields nothing; it is used all the same."""
    s = position().leaves(PRIVILEGE).acts(RICCI)
    assert (hand(s, 0), s.used) == ([], 1 << RICCI)
    assert has(s, 0, SMALL_CARD) == 0

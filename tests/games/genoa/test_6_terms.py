"""Die Händler von Genua, section 6: terms (6.10)."""

from __future__ import annotations

from fondaco.kernel import NOBODY
from tests.games.asking import asked, kinds, refused, say, told, verbs
from tests.games.genoa.tables import (
    COACH_HOUSE,
    COPPER,
    HARBOUR,
    PARK,
    RICCI,
    SALT,
    SMALL,
    SMALL_CARD,
    SPICE,
    TAVERNA,
    Offer,
    accept,
    goods,
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
    seen_offers,
    street,
)


def test_gen_6_10_terms_may_be_put_to_one_who_made_no_offer() -> None:
    """The guest hears them and agrees: the deal is made."""
    s = position().has(0, COPPER).has(2, SALT).asks(HARBOUR)
    nobody_offers(s)
    put(s, 2, Offer(HARBOUR, give=(COPPER,), ask=30, want=(SALT,)))
    assert asked(s) == [(2, "hear")]
    assert verbs(s) == ["agree", "refuse", "offer"]
    say(s, 2, "agree")
    assert (s.money[0], s.money[2], has(s, 2, COPPER), has(s, 0, SALT)) == (160, 100, 1, 1)
    assert told(s, "acted") == [("GEN-5.1", 2, HARBOUR)]


def test_gen_6_10_terms_are_told_to_all() -> None:
    """Who puts them, to whom, for which field, and what is in them."""
    s = position().has(0, COPPER).has(2, SALT).asks(HARBOUR)
    nobody_offers(s)
    put(s, 2, Offer(HARBOUR, pay=5, give=(COPPER,), ask=30, want=(SALT,)))
    for viewer in (0, 1, 2, NOBODY):
        terms = (0, 2, HARBOUR, 5, goods(COPPER), () if viewer in (0, 2) else None, 30, goods(SALT), 0)
        assert heard(s, viewer, "put") == [terms]
        (shown,) = seen_offers(s, viewer, "terms")
        assert (shown["guest"], shown["pay"], shown["give"]) == (2, 30, goods(SALT))
        assert (shown["ask"], shown["want"]) == (5, goods(COPPER))
    assert [clause for clause, *_ in told(s, "put")] == ["GEN-6.10"]


def test_gen_6_10_refused_terms_leave_the_own_last_offer() -> None:
    """It stands, and still binds."""
    s = position().asks(PARK)
    offers(s, (1, Offer(PARK, pay=20)))
    put(s, 1, Offer(PARK, ask=40))
    say(s, 1, "refuse")
    assert told(s, "refused") == [("GEN-6.10", 1)]
    assert [each["pay"] for each in seen_offers(s, 0)] == [20]
    assert "lapse" not in verbs(s)
    accept(s)
    assert s.money[:2] == [150, 110]


def test_gen_6_10_one_new_offer_takes_the_place_of_the_last() -> None:
    """It is told, and the active player is asked again."""
    s = position().asks(PARK)
    offers(s, (1, Offer(PARK, pay=20)), (2, Offer(PARK, pay=10)))
    put(s, 1, Offer(PARK, ask=40))
    offer(s, 1, Offer(PARK, pay=30))
    assert sorted((each["guest"], each["pay"]) for each in seen_offers(s, 3)) == [(1, 30), (2, 10)]
    assert kinds(s, "put", "offered")[-2:] == ["put", "offered"]
    assert asked(s) == [(0, "here")]


def test_gen_6_10_the_new_offer_is_for_the_same_field() -> None:
    """Offers for other fields stand."""
    s = position().on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (1, Offer(SPICE, pay=10)), (1, Offer(COACH_HOUSE, pay=20)))
    put(s, 1, Offer(SPICE, ask=40))
    assert options(s, 1, "offer", "field") == [SPICE]
    assert refused(s, 1, "offer", *Offer(COACH_HOUSE, pay=5).args()) == "field field: GEN-6.3"
    offer(s, 1, Offer(SPICE, pay=15))
    found = sorted((each["field"], each["pay"]) for each in seen_offers(s, 0))
    assert found == [(SPICE, 15), (COACH_HOUSE, 20)]


def test_gen_6_10_at_most_twice_a_player_and_step() -> None:
    """The third time only another player can be addressed."""
    s = position().asks(PARK)
    nobody_offers(s)
    for _ in range(2):
        put(s, 1, Offer(PARK, ask=40))
        say(s, 1, "refuse")
    assert options(s, 0, "address", "player") == [2, 3]
    assert refused(s, 0, "address", 1, PARK) == "field player: GEN-6.10"
    say(s, 0, "lapse")
    nobody_offers(s)
    assert options(s, 0, "address", "player") == [1, 2, 3]  # a new step


def test_gen_6_10_terms_that_are_dropped_count_as_put() -> None:
    """Nothing is told of them."""
    s = position().asks(PARK)
    nobody_offers(s)
    for _ in range(2):
        say(s, 0, "address", 1, PARK)
        say(s, 0, "drop")
    assert told(s, "put") == []
    assert options(s, 0, "address", "player") == [2, 3]


def test_gen_6_10_when_everybody_has_heard_twice_no_terms_are_left() -> None:
    """The move is gone."""
    s = position(2).asks(PARK)
    nobody_offers(s)
    for _ in range(2):
        put(s, 1, Offer(PARK, promise=20 + 2))
        say(s, 1, "refuse")
    assert "address" not in verbs(s)
    assert refused(s, 0, "address", 1, PARK) == "verb: GEN-6.10"


def test_gen_6_10_only_to_who_could_make_such_an_offer() -> None:
    """Seat 1 has acted: terms for a street may be put to it, for a building not."""
    s = position(3).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, pay=5)))
    accept(s)
    nobody_offers(s)
    assert refused(s, 0, "address", 1, PARK) == "rule: GEN-6.10"
    put(s, 1, Offer(street(2, 4), ask=20))
    say(s, 1, "agree")
    assert (s.path[-1], s.money[1]) == (street(2, 4), 105)


def test_gen_6_10_terms_come_after_an_asking() -> None:
    """Others answer first (6.8)."""
    s = position().on(PARK)
    assert verbs(s) == ["ask", "act"]
    assert refused(s, 0, "address", 1, PARK) == "ask_first: GEN-6.8"


def test_gen_6_10_who_cannot_pay_can_only_refuse_or_offer() -> None:
    """The purse holds less than is asked."""
    s = position().money(130, 25).asks(PARK)
    nobody_offers(s)
    put(s, 1, Offer(PARK, ask=30))
    assert verbs(s) == ["refuse", "offer"]
    assert refused(s, 1, "agree") == "verb: GEN-6.12"
    offer(s, 1, Offer(PARK, pay=25))
    accept(s)
    assert s.money[:2] == [155, 0]


def test_gen_6_10_cards_asked_for_by_terms_are_picked_by_the_guest() -> None:
    """One of two small orders."""
    s = position().holds(1, 20, 25).asks(PARK)
    nobody_offers(s)
    put(s, 1, Offer(PARK, want=(SMALL_CARD,)))
    say(s, 1, "agree")
    assert asked(s) == [(1, "hand_over")]
    say(s, 1, "hand_over", (25,))
    assert (hand(s, 0), hand(s, 1)) == ([25], [20])
    assert heard(s, 0, "handed") == [(1, 0, SMALL, 25)]


def test_gen_6_10_terms_for_where_the_tower_goes() -> None:
    """The deal is made: the tower moves and the guest acts."""
    s = position().on(street(4, 7))
    nobody_offers(s)
    put(s, 3, Offer(TAVERNA, ask=10))
    say(s, 3, "agree")
    assert (s.path, told(s, "acted")) == ([street(4, 7), TAVERNA], [("GEN-5.1", 3, TAVERNA)])


def test_gen_6_10_both_moves_of_terms_are_the_active_players_and_the_guests_only() -> None:
    """Nobody else may answer."""
    s = position().asks(PARK)
    nobody_offers(s)
    say(s, 0, "address", 1, PARK)
    assert (asked(s), verbs(s)) == ([(0, "terms")], ["put", "drop"])
    assert refused(s, 1, "agree") == "turn: GEN-6.10"
    say(s, 0, "put", *Offer(ask=5).terms())
    assert refused(s, 2, "agree") == "turn: GEN-6.10"

"""Die Händler von Genua, section 6: several offers in one asking, and what is told of each (6.8)."""

from __future__ import annotations

import pytest

from fondaco.games.genoa.state import Genoa
from tests.games.asking import asked, refused, say, told
from tests.games.genoa.tables import (
    COACH_HOUSE,
    COPPER,
    PARK,
    RICCI,
    SALT,
    SPICE,
    Offer,
    accept,
    look_ahead,
    offer,
    offers,
    options,
    position,
    put,
    seen_offers,
    street,
)


def ahead_of_ricci() -> Genoa:
    """Step B at Villa Ricci: the tower can go to the spice warehouse and the coach house."""
    s = position().on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    return s


def outbid(s: Genoa) -> list[tuple[object, ...]]:
    return [row[1:] for row in told(s, "outbid")]


def passed_over(s: Genoa) -> list[tuple[object, ...]]:
    return [row[2:] for row in told(s, "passed_over")]


def test_gen_6_8_an_offer_that_no_other_follows_is_an_answer_for_all_fields() -> None:
    """Seat 1 is asked once, seat 2 says that another one follows."""
    s = ahead_of_ricci()
    say(s, 1, "offer", *Offer(SPICE, pay=10).args())
    assert asked(s) == [(2, "offer"), (3, "offer")]
    say(s, 2, "offer", *Offer(SPICE, pay=10).args(1))
    assert asked(s) == [(2, "offer"), (3, "offer")]
    say(s, 2, "offer", *Offer(COACH_HOUSE, pay=15).args())
    assert asked(s) == [(3, "offer")]


def test_gen_6_8_none_follows_where_there_is_no_other_field() -> None:
    """Neither for the last one, nor in step A."""
    s = ahead_of_ricci()
    offer(s, 1, Offer(SPICE, pay=10))
    assert options(s, 1, "offer", "more") == [0]
    assert refused(s, 1, "offer", *Offer(COACH_HOUSE, pay=10).args(1)) == "field more: GEN-6.8"
    assert options(position().asks(PARK), 1, "offer", "more") == [0]


def test_gen_6_8_who_is_outbid_is_told_when_all_are_ready() -> None:
    """By more money; equal offers are level, and one for another field is no rival."""
    s = ahead_of_ricci()
    offers(s, (1, Offer(SPICE, pay=10)), (1, Offer(COACH_HOUSE, pay=10)), (2, Offer(SPICE, pay=10)))
    assert outbid(s) == []
    say(s, 0, "ask")
    offers(s, (3, Offer(SPICE, pay=15)))
    assert outbid(s) == [(3, 1, SPICE), (3, 2, SPICE)]
    flags = {(one["guest"], one["field"]): one["is_outbid"] for one in seen_offers(s, 1)}
    assert flags == {(1, SPICE): 1, (1, COACH_HOUSE): 0, (2, SPICE): 1, (3, SPICE): 0}


def test_gen_6_8_an_offer_is_outbid_once() -> None:
    """A still better one tells nothing new to who was outbid already."""
    s = position().asks(PARK)
    offers(s, (1, Offer(PARK, pay=10)), (2, Offer(PARK, pay=15)))
    say(s, 0, "ask")
    offers(s, (3, Offer(PARK, pay=20)))
    assert outbid(s) == [(2, 1, PARK), (3, 2, PARK)]


@pytest.mark.parametrize(
    ("other", "is_outbid"),
    [
        (Offer(PARK, pay=20, give=(SALT,)), True),
        (Offer(PARK, pay=15, give=(SALT,)), False),  # less money, but a good
        (Offer(PARK, pay=20, promise=22), True),  # with Extra Action out of the action
        (Offer(PARK, pay=30, ask=5), True),
        (Offer(PARK, pay=30, want=(COPPER,)), False),  # more money, but a good is asked
        (Offer(PARK, pay=30, ask=15), False),
    ],
)
def test_gen_6_8_an_offer_outbids_if_it_is_better_in_every_respect(other: Offer, is_outbid: bool) -> None:
    """What else a good is worth the host decides."""
    s = position().has(0, COPPER).has(2, SALT).asks(PARK)
    offers(s, (1, Offer(PARK, pay=20)), (2, other))
    assert ((2, 1, PARK) in outbid(s)) is is_outbid


def test_gen_6_10_a_new_offer_in_answer_to_terms_outbids_too() -> None:
    """At once: it is not closed."""
    s = position().asks(PARK)
    offers(s, (1, Offer(PARK, pay=10)))
    put(s, 2, Offer(PARK, ask=30))
    offer(s, 2, Offer(PARK, pay=15))
    assert outbid(s) == [(2, 1, PARK)]


@pytest.mark.parametrize("verb", ["act", "lapse"])
def test_gen_6_8_who_is_passed_over_in_step_a_is_told(verb: str) -> None:
    """The active player acts, or lets the action lapse."""
    s = position().has(0, COPPER).asks(PARK)
    offers(s, (1, Offer(PARK, pay=10, want=(COPPER,))), (3, Offer(PARK, pay=5, want=(COPPER,))))
    say(s, 0, verb)
    assert passed_over(s) == [(1, (PARK,)), (3, (PARK,))]


def test_gen_6_8_an_accepted_offer_passes_over_all_others() -> None:
    """Also those for other fields, of the one who deals as well."""
    s = ahead_of_ricci()
    offers(s, (1, Offer(SPICE, pay=10)), (1, Offer(COACH_HOUSE, pay=10)), (2, Offer(SPICE, pay=10)))
    accept(s)
    assert passed_over(s) == [(1, (COACH_HOUSE,)), (2, (SPICE,))]


def test_gen_6_10_terms_that_are_accepted_pass_over_the_offers() -> None:
    """One's own for the same field has become the deal."""
    s = position().asks(PARK)
    offers(s, (1, Offer(PARK, pay=10)), (2, Offer(PARK, pay=10)))
    put(s, 1, Offer(PARK, ask=30))
    say(s, 1, "agree")
    assert passed_over(s) == [(2, (PARK,))]


def test_gen_6_13_what_the_tower_takes_along_is_not_passed_over() -> None:
    """The offer for the coach house is asked for again there, that for the spice warehouse has ended."""
    s = ahead_of_ricci()
    offers(s, (1, Offer(SPICE, pay=10)), (2, Offer(COACH_HOUSE, pay=10)))
    say(s, 0, "move", COACH_HOUSE)
    assert passed_over(s) == [(1, (SPICE,))]


def test_gen_6_7_a_street_entered_without_a_deal_passes_over_what_was_offered_for_it() -> None:
    """Nothing is asked there."""
    s = position().on(street(2, 4))
    offers(s, (1, Offer(street(2, 3), pay=10)))
    say(s, 0, "move", street(2, 3))
    assert passed_over(s) == [(1, (street(2, 3),))]


def test_gen_4_4_to_end_the_turn_passes_over_all_offers() -> None:
    """Whatever they are for."""
    s = ahead_of_ricci()
    offers(s, (1, Offer(SPICE, pay=10)), (1, Offer(COACH_HOUSE, pay=10)))
    say(s, 0, "end")
    assert passed_over(s) == [(1, (SPICE, COACH_HOUSE))]

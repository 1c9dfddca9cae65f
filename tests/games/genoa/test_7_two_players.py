"""Die Händler von Genua, section 7: two players."""

from __future__ import annotations

import pytest

from fondaco.games.genoa.promises import BOTH, PRIVILEGE_OUT, SPECIAL_OUT, WARE
from tests.games.asking import asked, player, refused, say, told, verbs
from tests.games.genoa.tables import (
    COACH_HOUSE,
    COPPER,
    EXCHANGE,
    EXTRA_ACTION,
    GUILD_HALL,
    MARKER,
    MONETTI,
    PARK,
    PLAZA,
    PRIVILEGE,
    RICCI,
    SALT,
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
    options,
    position,
    street,
    verbs_of,
    walk,
)

PARK_OUT = SPECIAL_OUT + 2  # an extra action
BOTH_SPICES = BOTH + 3


def test_gen_7_1_money_alone_is_not_enough() -> None:
    """A good must be given with it."""
    s = position(2).has(1, SALT).asks(PARK)
    assert refused(s, 1, "offer", *Offer(PARK, pay=100).args()) == "rule: GEN-7.1"
    offers(s, (1, Offer(PARK, pay=5, give=(SALT,))))
    accept(s)
    assert s.money == [135, 125]


@pytest.mark.parametrize(
    "gift", [Offer(give=(SALT,)), Offer(give=(MARKER,)), Offer(cards=(5,)), Offer(promise=PARK_OUT)]
)
def test_gen_7_1_any_good_will_do(gift: Offer) -> None:
    """A ware, a marker, a hand card, or one out of the action."""
    s = position(2).has(1, SALT, MARKER).holds(1, 5).asks(PARK)
    offer(s, 1, gift._replace(field=PARK))
    assert asked(s) == [(0, "here")]


def test_gen_7_1_a_good_asked_from_the_active_player_does_not_count() -> None:
    """Copper asked for money is no offer."""
    s = position(2).has(0, COPPER).has(1, SALT).asks(PARK)
    assert refused(s, 1, "offer", *Offer(PARK, pay=20, want=(COPPER,)).args()) == "rule: GEN-7.1"


@pytest.mark.parametrize("field", [street(2, 4), PLAZA])
def test_gen_7_1_holds_for_streets_and_plaza(field: int) -> None:
    """6.7 as well."""
    start = GUILD_HALL if field == PLAZA else COACH_HOUSE
    s = position(2).has(1, SALT).on(start)
    look_ahead(s)
    say(s, 0, "ask")
    assert refused(s, 1, "offer", *Offer(field, pay=20).args()) == "rule: GEN-7.1"
    offer(s, 1, Offer(field, give=(SALT,)))


def test_gen_7_1_holds_for_terms() -> None:
    """6.10 as well: neither the terms nor a new offer with money alone."""
    s = position(2).has(1, SALT).asks(PARK)
    nobody_offers(s)
    say(s, 0, "address", 1, PARK)
    assert refused(s, 0, "put", *Offer(ask=20).terms()) == "rule: GEN-7.1"
    say(s, 0, "put", *Offer(ask=20, want=(SALT,)).terms())
    assert refused(s, 1, "offer", *Offer(PARK, pay=10).args()) == "rule: GEN-7.1"
    say(s, 1, "agree")
    assert (s.money, has(s, 0, SALT)) == ([150, 110], 1)


def test_gen_7_1_with_three_money_is_enough() -> None:
    """The rule is for two."""
    s = position(3).asks(PARK)
    offer(s, 1, Offer(PARK, pay=5))


def test_gen_7_1_who_has_no_good_to_give_is_not_asked() -> None:
    """For a street nothing can be promised; where a privilege can, one is asked for the villa."""
    s = position(2).on(street(2, 4))
    assert options(s, 1, "offer", "field") == [GUILD_HALL, COACH_HOUSE]  # not the streets beside it
    bare = position(2).on(street(3, 2))
    assert (1, "offer") in asked(bare)
    assert options(bare, 1, "offer", "field") == [SPICE]
    s = position(2).leaves(PRIVILEGE).asks(MONETTI)
    assert "offer" in verbs_of(s, 1)  # it holds the privileges


def test_gen_7_1_a_sold_out_building_and_empty_hands_leave_nobody_to_ask() -> None:
    """By public knowledge the other can give nothing: the active player acts or lets it lapse."""
    s = position(2).has(0, *[EXTRA_ACTION] * 5).on(PARK)
    assert verbs(s) == ["act", "lapse"]


@pytest.mark.parametrize("is_there_another", [False, True])
def test_gen_7_1_the_card_to_act_with_cannot_be_the_good_given(is_there_another: bool) -> None:
    """The other has acted and owns one extra action only: for the sold-out trattoria it is asked only if the
    active player has such a card to be asked for (6.5)."""
    at = position(2).has(0, *[EXCHANGE] * 7).has(1, EXTRA_ACTION)
    s = (at.has(0, EXTRA_ACTION) if is_there_another else at).asks(SPICE)
    offers(s, (1, Offer(SPICE, promise=BOTH_SPICES)))
    accept(s)
    assert (TRATTORIA in options(s, 1, "offer", "field")) is is_there_another


def test_gen_7_2_when_the_other_has_acted_the_active_player_has_two() -> None:
    """One, and a second in another building."""
    s = position(2).on(COACH_HOUSE)
    assert player(s, 1, 0)["free"] == 1
    say(s, 0, "ask")
    offers(s, (1, Offer(COACH_HOUSE, promise=SPECIAL_OUT)))
    accept(s)
    assert player(s, 1, 0)["free"] == 2
    walk(s, RICCI)
    say(s, 0, "act")
    draw(s, 50)
    walk(s, SPICE)
    say(s, 0, "act")
    assert (s.free, told(s, "played")) == ([2, 1], [])
    assert player(s, 1, 0)["free"] == 0


def test_gen_7_2_only_once() -> None:
    """There is no third."""
    s = position(2).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, promise=SPECIAL_OUT)))
    accept(s)
    walk(s, RICCI)
    say(s, 0, "act")
    draw(s, 50)
    walk(s, SPICE)
    say(s, 0, "act")
    walk(s, TRATTORIA)
    assert asked(s) == [(0, "ahead")]


def test_gen_7_2_not_before_the_other_has_acted() -> None:
    """The active player has one free action until then."""
    s = position(2).acts(COACH_HOUSE)
    assert s.free_left(0) == 0
    offers(s, (1, Offer(RICCI, promise=PRIVILEGE_OUT)))
    accept(s)
    draw(s, 50)
    assert s.free_left(0) == 1


def test_gen_7_2_unused_it_lapses() -> None:
    """The next turn begins with one each."""
    s = position(2).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, promise=SPECIAL_OUT)))
    accept(s)
    look_ahead(s)
    say(s, 0, "end")
    assert s.active == 1
    assert [player(s, 0, seat)["free"] for seat in (0, 1)] == [1, 1]


def test_gen_7_2_extra_actions_of_the_other_cause_nothing_more() -> None:
    """The other acts freely, then by card: the active player has two, not three."""
    s = position(2).has(1, EXTRA_ACTION, SALT).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, promise=SPECIAL_OUT)))
    accept(s)
    offers(s, (1, Offer(RICCI, give=(SALT,))))
    accept(s)
    draw(s, 50)
    assert told(s, "played") == [("GEN-10.3", 1, EXTRA_ACTION - 8)]
    assert s.free_left(0) == 2


def test_gen_7_2_extra_actions_of_the_active_player_do_not_count_for_it() -> None:
    """Free, by card, and then free again when the other has acted."""
    s = position(2).has(0, EXTRA_ACTION).acts(COACH_HOUSE)
    walk(s, RICCI)
    say(s, 0, "act")
    draw(s, 50)
    assert (len(told(s, "played")), s.free_left(0), s.can_act(0)) == (1, 0, False)
    offers(s, (1, Offer(SPICE, promise=WARE + SALT)))
    accept(s)
    assert s.free_left(0) == 1


def test_gen_7_2_not_with_three() -> None:
    """One is one."""
    s = position(3).asks(TAVERNA)
    offers(s, (1, Offer(TAVERNA, pay=5)))
    accept(s)
    assert s.free_left(0) == 1

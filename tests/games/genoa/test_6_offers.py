"""Die Händler von Genua, section 6: what offers are made of (6.6), streets (6.7), the two steps (6.8)."""

from __future__ import annotations

import pytest

from fondaco.games.genoa.state import Genoa
from fondaco.kernel import ask
from tests.games.asking import asked, player, refused, say, told, verbs
from tests.games.genoa.tables import (
    ANY_WARE,
    CATHEDRAL,
    COACH_HOUSE,
    COPPER,
    EXTRA_ACTION,
    GUILD_HALL,
    LARGE_CARD,
    MARKER,
    METAL,
    PARK,
    PLAZA,
    RICCI,
    SALT,
    SILK,
    SMALL_CARD,
    SPICE,
    TAVERNA,
    Offer,
    accept,
    asked_of,
    draw,
    hand,
    has,
    look_ahead,
    nobody_offers,
    offer,
    offers,
    options,
    position,
    put,
    seen,
    seen_offers,
    street,
    verbs_of,
    walk,
)


def test_gen_6_6_any_mix_of_money_and_goods() -> None:
    """Ducats, a ware, a special card, a marker and two hand cards, for ten ducats and a ware."""
    s = position().has(0, SILK).has(1, SALT, ANY_WARE, MARKER).holds(1, 5, 20).asks(PARK)
    mixed = Offer(PARK, 30, (SALT, ANY_WARE, MARKER), (5, 20), ask=10, want=(SILK,))
    offers(s, (1, mixed))
    accept(s)
    assert s.money[:2] == [150, 110]
    assert [has(s, 0, good) for good in (SALT, ANY_WARE, MARKER, LARGE_CARD, SMALL_CARD, SILK)] == [1] * 5 + [
        0
    ]
    assert (has(s, 1, SILK), hand(s, 0), hand(s, 1)) == (1, [5, 20], [])


def test_gen_6_6_nothing_is_no_offer() -> None:
    """At least five ducats or one good for the active player."""
    s = position().has(0, SILK).asks(PARK)
    assert refused(s, 1, "offer", *Offer(PARK).args()) == "rule: GEN-6.6"
    assert refused(s, 1, "offer", *Offer(PARK, want=(SILK,), ask=5).args()) == "rule: GEN-6.6"
    offer(s, 1, Offer(PARK, pay=5))


@pytest.mark.parametrize("gift", [Offer(PARK, give=(SALT,)), Offer(PARK, cards=(5,))])
def test_gen_6_6_one_good_is_enough(gift: Offer) -> None:
    """A ware, or a hand card."""
    s = position().has(1, SALT).holds(1, 5).asks(PARK)
    offers(s, (1, gift))
    accept(s)
    assert told(s, "acted") == [("GEN-5.1", 1, PARK)]


def test_gen_6_6_a_promise_out_of_the_action_is_a_good_too() -> None:
    """Nothing else is given."""
    s = position().asks(SPICE)
    offer(s, 1, Offer(SPICE, promise=1 + SALT))


def test_gen_6_6_terms_are_bound_by_it_as_well() -> None:
    """The active player cannot give something for nothing."""
    s = position().asks(PARK)
    nobody_offers(s)
    say(s, 0, "address", 1, PARK)
    assert refused(s, 0, "put", *Offer(pay=20).terms()) == "rule: GEN-6.6"


def test_gen_6_6_markers_come_out_of_the_supply_in_the_others_colour() -> None:
    """Two of the guest's go back, two of the active player's come out."""
    s = position().has(1, MARKER, MARKER, MARKER).asks(PARK)
    offers(s, (1, Offer(PARK, give=(MARKER, MARKER))))
    accept(s)
    assert (s.store[:2], s.markers[:2]) == ([2, 1], [5, 6])


def test_gen_6_6_markers_asked_for_change_their_colour_as_well() -> None:
    """One of the active player's."""
    s = position().has(0, MARKER).asks(PARK)
    offers(s, (1, Offer(PARK, pay=20, want=(MARKER,))))
    accept(s)
    assert (s.store[:2], s.markers[:2]) == ([0, 1], [7, 6])


def test_gen_6_6_never_more_than_the_receivers_colour_has_in_supply() -> None:
    """The active player's supply is down to one; the guest's to none."""
    s = position().owns(0, *range(6)).has(1, MARKER, MARKER).asks(PARK)
    two = Offer(PARK, give=(MARKER, MARKER))
    assert refused(s, 1, "offer", *two.args()) == "field give: GEN-6.12"
    offer(s, 1, two._replace(give=(MARKER,)))
    s = position().has(0, MARKER).owns(1, *range(7)).asks(PARK)
    assert refused(s, 1, "offer", *Offer(PARK, pay=5, want=(MARKER,)).args()) == "field want: GEN-6.12"


def test_gen_6_6_given_and_promised_markers_count_together() -> None:
    """Two are left of the active player's colour: one given and two out of the cathedral are too many."""
    s = position().owns(0, *range(5)).has(1, MARKER).asks(CATHEDRAL)
    both = Offer(CATHEDRAL, give=(MARKER,), promise=19)
    assert refused(s, 1, "offer", *both.args()) == "rule: GEN-6.6"
    offer(s, 1, both._replace(promise=18))


def test_gen_6_6_markers_on_buildings_are_not_tradable() -> None:
    """Only those in front of a player."""
    s = position().owns(1, RICCI).asks(PARK)
    assert refused(s, 1, "offer", *Offer(PARK, give=(MARKER,)).args()) == "field give: GEN-6.12"


def test_gen_6_7_payment_for_moving_to_a_street() -> None:
    """The tower goes there; nobody acts, no action is spent, and step B follows."""
    s = position().on(COACH_HOUSE)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (1, Offer(street(2, 4), pay=15)))
    accept(s)
    assert (s.path[-1], s.money[:2]) == (street(2, 4), [145, 115])
    assert (told(s, "acted"), s.free) == ([], [0] * 4)
    assert told(s, "moved") == [("GEN-6.3", 0, street(2, 4))]
    assert {prompt.about for prompt in ask(s)} == {(0, street(2, 4), 1, 0, 0)}


def test_gen_6_7_the_payer_needs_no_action() -> None:
    """Seat 1 has acted, and pays for a street."""
    s = position(3).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, pay=5)))
    accept(s)
    offers(s, (1, Offer(street(2, 4), pay=15)))
    accept(s)
    assert (s.path[-1], s.money) == (street(2, 4), [150, 110, 130])


def test_gen_6_7_also_for_the_plaza() -> None:
    """Which has no action either."""
    s = position().on(GUILD_HALL)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (1, Offer(PLAZA, pay=15)))
    accept(s)
    assert (s.path[-1], s.space, told(s, "acted")) == (PLAZA, 1, [])


def test_gen_6_7_never_for_a_building_without_acting_there() -> None:
    """Who offers for one acts there, wanted or not."""
    s = position().on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (1, Offer(SPICE, pay=15)))
    accept(s)
    assert told(s, "acted") == [("GEN-5.1", 1, SPICE)]


def test_gen_6_7_one_payer_a_move() -> None:
    """Two offer for the same street; one is paid, then the tower has moved."""
    s = position().on(COACH_HOUSE)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (1, Offer(street(2, 4), pay=15)), (2, Offer(street(2, 4), pay=10)))
    accept(s, 1)
    assert (s.money, seen_offers(s, 0)) == ([140, 130, 120, 130], [])


def test_gen_6_7_nothing_can_be_promised_for_a_street() -> None:
    """It yields nothing."""
    s = position().on(COACH_HOUSE)
    look_ahead(s)
    say(s, 0, "ask")
    privilege = Offer(street(2, 4), pay=5, promise=25)
    assert refused(s, 1, "offer", *privilege.args()) == "rule: GEN-6.9"
    offer(s, 1, privilege._replace(field=RICCI))


def test_gen_6_8_step_a_the_active_player_acts_at_once() -> None:
    """Nobody is asked for offers."""
    s = position().on(TAVERNA)
    assert asked(s) == [(0, "here")]
    say(s, 0, "act")
    assert told(s, "offered") == []


def test_gen_6_8_step_a_all_who_could_act_answer_at_once() -> None:
    """In secret, in any order; each with one offer or none."""
    s = position().asks(TAVERNA)
    assert asked(s) == [(1, "offer"), (2, "offer"), (3, "offer")]
    offer(s, 3, Offer(TAVERNA, pay=10))
    assert (told(s, "offered"), seen_offers(s, 0), seen_offers(s, 1)) == ([], [], [])
    assert asked(s) == [(1, "offer"), (2, "offer")]  # one offer only
    say(s, 1, "ready")
    assert player(s, 0, 1)["money"] is None
    offer(s, 2, Offer(TAVERNA, pay=5))
    assert [args[:4] for args in told(s, "offered")] == [
        ("GEN-6.8", 3, TAVERNA, 10),
        ("GEN-6.8", 2, TAVERNA, 5),
    ]
    assert asked(s) == [(0, "here")]


def test_gen_6_8_who_has_answered_is_seen_by_all_but_not_what() -> None:
    """While others still think."""
    s = position().asks(TAVERNA)
    offer(s, 3, Offer(TAVERNA, pay=10))
    mine = {viewer: doing(s, viewer)["mine"] for viewer in (0, 1, 2, -1)}
    assert mine == {0: [], 1: [], 2: [], -1: []}
    assert doing(s, 1)["ready"] == [3]
    own = doing(s, 3)["mine"]
    assert isinstance(own, list)
    assert [each["pay"] for each in own] == [10]


def doing(s: Genoa, viewer: int) -> dict[str, object]:
    """What a seat sees of the piece of procedure that runs."""
    frames = seen(s, viewer, "doing")
    assert isinstance(frames, list)
    found: dict[str, object] = frames[-1]
    return found


def test_gen_6_8_after_the_answers_the_active_player_has_every_choice() -> None:
    """Accept, terms, ask again, act; no lapse while an offer binds."""
    s = position().has(0, SALT).asks(TAVERNA)
    offers(s, (1, Offer(TAVERNA, pay=5, want=(SALT,))))
    assert verbs(s) == ["accept", "address", "ask", "act", "lapse"]


def test_gen_6_8_step_b_one_offer_for_each_field_the_tower_can_enter() -> None:
    """Two fields, two offers; none twice for one."""
    s = position().on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    offer(s, 1, Offer(SPICE, pay=10))
    assert options(s, 1, "offer", "field") == [COACH_HOUSE]
    assert refused(s, 1, "offer", *Offer(SPICE, pay=20).args()) == "field field: GEN-6.8"
    offer(s, 1, Offer(COACH_HOUSE, pay=20))
    assert 1 not in [seat for seat, _ in asked(s)]
    nobody_offers(s)
    assert [(each["field"], each["pay"]) for each in seen_offers(s, 3)] == [(SPICE, 10), (COACH_HOUSE, 20)]
    assert verbs(s) == ["accept", "address", "ask", "move", "end"]


def test_gen_6_8_step_b_begins_with_an_asking() -> None:
    """Before the active player is asked where to go."""
    s = position().on(street(2, 4))
    assert asked(s) == [(1, "offer"), (2, "offer"), (3, "offer")]
    nobody_offers(s)
    assert asked(s) == [(0, "ahead")]


@pytest.mark.parametrize("step", ["here", "ahead"])
def test_gen_6_8_three_askings_a_step(step: str) -> None:
    """Then it is accept, act, move or let be."""
    s = position().on(RICCI) if step == "here" else position().on(street(2, 4))
    for _ in range(3):
        if asked(s) == [(0, step)]:
            say(s, 0, "ask")
        nobody_offers(s)
    assert asked(s) == [(0, step)]
    assert "ask" not in verbs(s)
    assert refused(s, 0, "ask") == "asked_enough: GEN-6.8"


def test_gen_6_8_each_step_counts_its_own_askings() -> None:
    """Three in step A leave three for step B."""
    s = position().on(RICCI)
    for _ in range(3):
        say(s, 0, "ask")
        nobody_offers(s)
    say(s, 0, "lapse")
    nobody_offers(s)
    say(s, 0, "ask")
    nobody_offers(s)
    say(s, 0, "ask")
    nobody_offers(s)
    assert "ask" not in verbs(s)


def test_gen_6_8_who_rests_is_not_asked_again_this_turn() -> None:
    """It is told; offers made with it stand through a further asking."""
    s = position(3).on(street(2, 4))
    offer(s, 1, Offer(COACH_HOUSE, pay=10))
    say(s, 1, "rest")
    say(s, 2, "ready")
    assert told(s, "rests") == [("GEN-6.8", 1)]
    assert (player(s, 0, 1)["is_quiet"], player(s, 0, 2)["is_quiet"]) == (1, 0)
    say(s, 0, "ask")
    assert asked(s) == [(2, "offer")]
    say(s, 2, "ready")
    assert [each["pay"] for each in seen_offers(s, 0)] == [10]
    walk(s, GUILD_HALL)
    say(s, 0, "ask")
    assert asked(s) == [(2, "offer")]


def test_gen_6_8_nobody_is_asked_who_could_make_no_offer() -> None:
    """No action left and no street in reach: the villa's neighbours are buildings."""
    s = position(3).asks(SPICE)
    offers(s, (1, Offer(SPICE, pay=5)))
    accept(s)
    assert asked(s) == [(1, "offer"), (2, "offer")]  # streets are in reach
    walk(s, RICCI)
    say(s, 0, "ask")
    assert asked(s) == [(2, "offer")]
    say(s, 2, "ready")
    say(s, 0, "lapse")
    assert asked(s) == [(2, "offer")]  # only the coach house is ahead


@pytest.mark.parametrize("ducats", [0, 130])
def test_gen_6_8_money_is_never_a_reason_not_to_ask(ducats: int) -> None:
    """A closed purse may be empty: who owns nothing is asked, and can only say none."""
    s = position().money(130, ducats).asks(RICCI)
    assert (1, "offer") in asked(s)
    assert ("offer" in verbs_of(s, 1)) is True  # a privilege can be promised
    s = position().money(130, ducats).on(street(2, 4))
    assert ("offer" in verbs_of(s, 1)) is True
    s = position().money(130, ducats).sold_out(EXTRA_ACTION).asks(PARK)
    assert (1, "offer") in asked(s)
    assert ("offer" in verbs_of(s, 1)) is (ducats > 0)


def test_gen_6_8_offers_end_with_their_step() -> None:
    """What was offered for the taverna is void when it lapses."""
    s = position().has(0, COPPER).asks(TAVERNA)
    offers(s, (1, Offer(TAVERNA, pay=10, want=(COPPER,))))
    say(s, 0, "lapse")
    nobody_offers(s)
    assert seen_offers(s, 0) == []
    assert "accept" not in verbs(s)


def test_gen_6_8_a_used_action_opens_no_step_a() -> None:
    """Nor does a street."""
    s = position().acts(RICCI)
    draw(s, 50)
    assert [prompt.about for prompt in ask(s)] == [(0, RICCI, 1, 0, 0)] * 3


def test_gen_6_8_without_guests_nobody_waits_for_them() -> None:
    """All rest: where the active player cannot act and none has anything to give, the tower may go on."""
    s = position(3).asks(METAL)
    say(s, 1, "rest")
    say(s, 2, "rest")
    assert asked_of(s, 0).text == "here"
    say(s, 0, "act")
    assert asked(s) == [(0, "ahead")]


def test_gen_6_8_terms_may_be_put_to_who_rests() -> None:
    """They are not asked, but may hear terms in a later step of the turn."""
    s = position(3).asks(METAL)
    say(s, 1, "rest")
    say(s, 2, "rest")
    say(s, 0, "act")
    assert verbs(s) == ["address", "move", "end"]
    put(s, 1, Offer(TAVERNA, ask=20))
    say(s, 1, "agree")
    assert told(s, "acted")[-1] == ("GEN-5.1", 1, TAVERNA)

"""Die Händler von Genua, section 6: what a deal is, and when it must be made (6.1 to 6.5, 6.11)."""

from __future__ import annotations

import pytest

from fondaco.games.genoa.state import Genoa
from fondaco.kernel import ask
from tests.games.asking import asked, kinds, refused, say, told, verbs
from tests.games.genoa.tables import (
    COACH_HOUSE,
    COPPER,
    EXTRA_ACTION,
    GUILD_HALL,
    HARBOUR,
    MARKER,
    PARK,
    RICCI,
    SALT,
    SILK,
    SPICE,
    TAVERNA,
    TRATTORIA,
    Offer,
    accept,
    asked_of,
    draw,
    goods,
    has,
    look_ahead,
    nobody_offers,
    offer,
    offers,
    options,
    position,
    put,
    seen_offers,
    street,
    verbs_of,
    walk,
)


def test_gen_6_1_a_deal_is_between_the_active_player_and_one_other() -> None:
    """Two offers stand; one is accepted, the other is void and costs nothing."""
    s = position().asks(HARBOUR)
    offers(s, (1, Offer(HARBOUR, pay=20)), (2, Offer(HARBOUR, pay=30)))
    assert [(each["guest"], each["pay"]) for each in seen_offers(s, 3)] == [(1, 20), (2, 30)]
    accept(s, 1)
    assert told(s, "agreed") == [("GEN-6.1", 0, 2, HARBOUR)]
    assert s.money == [160, 130, 100, 130]


def test_gen_6_1_no_deal_without_the_active_player() -> None:
    """Guests are asked only for offers to them: no field names another player."""
    s = position().asks(HARBOUR)
    for seat in (1, 2, 3):
        assert verbs_of(s, seat) == ["offer", "ready", "rest"]
    fields = ["field", "pay", "give", "cards", "ask", "want", "promise", "more"]
    assert [field.name for field in asked_of(s, 1).moves[0].fields] == fields


def test_gen_6_1_an_offer_alone_moves_nothing() -> None:
    """A deal binds when the active player accepts."""
    s = position().has(1, SALT).asks(HARBOUR)
    offers(s, (1, Offer(HARBOUR, pay=20, give=(SALT,))))
    assert (s.money, has(s, 1, SALT), has(s, 0, SALT)) == ([130] * 4, 1, 0)
    accept(s)
    assert (s.money[:2], has(s, 1, SALT), has(s, 0, SALT)) == ([150, 110], 0, 1)


def test_gen_6_1_or_when_the_other_accepts_the_terms() -> None:
    """Until then nothing has passed."""
    s = position().asks(HARBOUR)
    nobody_offers(s)
    put(s, 2, Offer(HARBOUR, ask=40))
    assert s.money == [130] * 4
    say(s, 2, "agree")
    assert s.money == [170, 130, 90, 130]
    assert told(s, "acted") == [("GEN-5.1", 2, HARBOUR)]


def test_gen_6_1_both_sides_hand_over_at_once() -> None:
    """Money and goods both ways, told with both sides, before the action begins."""
    s = position().has(0, COPPER).has(1, SALT, SILK).asks(HARBOUR)
    offers(s, (1, Offer(HARBOUR, pay=15, give=(SALT, SILK), ask=0, want=(COPPER,))))
    accept(s)
    assert told(s, "paid") == [("GEN-6.1", 1, 0, 15)]
    assert told(s, "gave") == [("GEN-6.1", 1, 0, goods(SALT, SILK)), ("GEN-6.1", 0, 1, goods(COPPER))]
    assert kinds(s, "agreed", "paid", "gave", "acted") == ["agreed", "paid", "gave", "gave", "acted"]
    assert (has(s, 0, COPPER), has(s, 1, COPPER), has(s, 0, SALT), has(s, 0, SILK)) == (0, 1, 1, 1)


def test_gen_6_1_money_may_go_both_ways() -> None:
    """Ten for fifteen: allowed, if foolish."""
    s = position().asks(HARBOUR)
    offers(s, (1, Offer(HARBOUR, pay=10, ask=15)))
    accept(s)
    assert s.money[:2] == [125, 135]


def test_gen_6_2_a_binding_offer_forces_the_action() -> None:
    """The active player may not let it lapse; accepting or acting is open."""
    s = position().asks(RICCI)
    offers(s, (1, Offer(RICCI, pay=5)))
    assert verbs(s) == ["accept", "address", "ask", "act"]
    assert refused(s, 0, "lapse") == "verb: GEN-6.2"


def test_gen_6_2_the_active_player_may_take_the_action_themselves() -> None:
    """Their right, whatever is offered."""
    s = position().asks(TAVERNA)
    offers(s, (1, Offer(TAVERNA, pay=130)))
    say(s, 0, "act")
    assert (told(s, "acted"), s.money) == ([("GEN-5.1", 0, TAVERNA)], [130] * 4)


def test_gen_6_2_also_with_an_extra_action_card() -> None:
    """The free action is gone."""
    s = position().has(0, EXTRA_ACTION).acts(COACH_HOUSE)
    walk(s, PARK)
    say(s, 0, "ask")
    offers(s, (1, Offer(PARK, pay=5)))
    say(s, 0, "act")
    assert has(s, 0, EXTRA_ACTION) == 1  # spent, and another gained in the park
    assert len(told(s, "played")) == 1


def test_gen_6_2_without_an_action_they_must_accept() -> None:
    """Nothing else is open but terms and asking again."""
    s = position().acts(COACH_HOUSE)
    walk(s, PARK)
    offers(s, (1, Offer(PARK, pay=5)))
    assert verbs(s) == ["accept", "address", "ask"]
    assert refused(s, 0, "lapse") == "verb: GEN-6.2"


def test_gen_6_2_they_accept_whichever_they_like() -> None:
    """The lower of two binding offers."""
    s = position().asks(PARK)
    offers(s, (1, Offer(PARK, pay=5)), (2, Offer(PARK, pay=100)))
    accept(s, 0)
    assert s.money == [135, 125, 130, 130]


def test_gen_6_2_also_one_that_does_not_bind() -> None:
    """A binding offer stands; the other is accepted, and the duty is met."""
    s = position().has(0, COPPER).asks(PARK)
    offers(s, (1, Offer(PARK, pay=5)), (2, Offer(PARK, pay=10, want=(COPPER,))))
    accept(s, 1)
    assert told(s, "acted") == [("GEN-5.1", 2, PARK)]


def test_gen_6_2_without_a_binding_offer_the_action_may_lapse() -> None:
    """Nobody offered anything."""
    s = position().asks(PARK)
    nobody_offers(s)
    assert "lapse" in verbs(s)
    say(s, 0, "lapse")
    assert told(s, "lapsed") == [("GEN-6.2", PARK)]
    assert s.used == 0


def test_gen_6_2_it_does_not_lapse_unasked() -> None:
    """Others must have had their say (6.8)."""
    s = position().on(PARK)
    assert verbs(s) == ["ask", "act"]
    assert refused(s, 0, "lapse") == "ask_first: GEN-6.8"


def test_gen_6_2_an_action_that_lapses_by_itself_is_told() -> None:
    """All three have acted when the tower comes to the park: nobody is asked, and all hear it."""
    s = position(3).acts(SPICE)
    offers(s, (1, Offer(RICCI, pay=5)))
    accept(s)
    draw(s, 50)
    offers(s, (2, Offer(COACH_HOUSE, pay=5)))
    accept(s)
    nobody_offers(s)
    say(s, 0, "move", PARK)
    assert told(s, "lapsed") == [("GEN-6.2", PARK)]
    assert asked(s)[0] == (1, "offer")  # for the streets ahead


def test_gen_6_2_holds_on_every_field_entered() -> None:
    """The tower moves to a building without a deal: step A there."""
    s = position().on(RICCI)
    walk(s, SPICE)
    assert asked(s) == [(0, "here")]
    assert refused(s, 0, "move", TRATTORIA) == "verb: GEN-6.2"


def test_gen_6_3_an_offer_for_a_neighbouring_building() -> None:
    """It is paid, the tower moves there, that player at once acts there."""
    s = position().on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (2, Offer(COACH_HOUSE, pay=25)))
    accept(s)
    assert kinds(s, "paid", "moved", "acted") == ["paid", "moved", "acted"]
    assert told(s, "moved") == [("GEN-6.3", 0, COACH_HOUSE)]
    assert (s.money, s.path) == ([155, 130, 105, 130], [RICCI, COACH_HOUSE])
    assert told(s, "acted") == [("GEN-5.1", 2, COACH_HOUSE)]


def test_gen_6_3_only_where_the_tower_can_still_go() -> None:
    """Not where a disc lies, not two moves away, not where it stands."""
    s = position().on(RICCI, COACH_HOUSE, street(2, 3))
    look_ahead(s)
    say(s, 0, "ask")
    assert options(s, 1, "offer", "field") == [SPICE, street(2, 4), street(3, 3)]
    for field in (COACH_HOUSE, GUILD_HALL, street(2, 3)):
        assert refused(s, 1, "offer", *Offer(field, pay=5).args()) == "field field: GEN-6.3"


def test_gen_6_3_the_active_player_may_always_move_without_a_deal() -> None:
    """Offers for where it goes end; on the new field step A begins."""
    s = position().on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (2, Offer(COACH_HOUSE, pay=25)))
    say(s, 0, "move", COACH_HOUSE)
    assert (asked(s), seen_offers(s, 0)) == ([(0, "here")], [])
    assert verbs(s) == ["ask", "act"]


def test_gen_6_3_only_when_the_current_building_is_settled() -> None:
    """In step A nobody can offer for a neighbour."""
    s = position().asks(RICCI)
    assert options(s, 1, "offer", "field") == [RICCI]
    assert refused(s, 1, "offer", *Offer(COACH_HOUSE, pay=5).args()) == "field field: GEN-6.3"


def test_gen_6_3_a_neighbours_binding_offer_forces_nothing() -> None:
    """The turn may end all the same."""
    s = position().on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (2, Offer(COACH_HOUSE, pay=25)))
    assert "end" in verbs(s)
    say(s, 0, "end")
    assert s.active == 1


def test_gen_6_3_a_building_used_by_a_deal_is_not_offered_again() -> None:
    """After the guest's action step B follows at once."""
    s = position().on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (2, Offer(COACH_HOUSE, pay=25)))
    accept(s)
    assert {prompt.about for prompt in ask(s)} == {(0, COACH_HOUSE, 1, 0, 0)}


def test_gen_6_4_farther_buildings_can_only_be_talked_about() -> None:
    """Neither an offer nor terms can be for the park two moves away."""
    s = position().on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    assert refused(s, 1, "offer", *Offer(PARK, pay=5).args()) == "field field: GEN-6.3"
    nobody_offers(s)
    assert refused(s, 0, "address", 1, PARK) == "field field: GEN-6.10"


def test_gen_6_5_who_offers_for_a_building_acts_there() -> None:
    """Even if it yields nothing: the extra actions are sold out."""
    s = position().sold_out(EXTRA_ACTION).asks(PARK)
    offers(s, (1, Offer(PARK, pay=5)))
    accept(s)
    assert (told(s, "acted"), told(s, "gained"), s.free) == ([("GEN-5.1", 1, PARK)], [], [0, 1, 0, 0])


def test_gen_6_5_without_an_action_no_offer_for_a_building() -> None:
    """Seat 1 has acted: it is asked for streets only, and in step A not at all."""
    s = position(3).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, pay=5)))
    accept(s)
    assert options(s, 1, "offer", "field") == [street(2, 3), street(2, 4)]
    assert options(s, 2, "offer", "field") == [RICCI, PARK, street(2, 3), street(2, 4)]
    assert refused(s, 1, "offer", *Offer(PARK, pay=5).args()) == "field field: GEN-6.5"
    walk(s, RICCI)
    say(s, 0, "ask")
    assert asked(s) == [(2, "offer")]


def test_gen_6_5_an_extra_action_card_will_do_if_it_is_not_in_the_offer() -> None:
    """One is kept, or none is left to act with."""
    s = position(3).has(1, EXTRA_ACTION, EXTRA_ACTION).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, pay=5)))
    accept(s)
    both = Offer(PARK, give=(EXTRA_ACTION, EXTRA_ACTION))
    assert refused(s, 1, "offer", *both.args()) == "rule: GEN-6.5"
    offer(s, 1, both._replace(field=street(2, 3)))
    offer(s, 1, Offer(PARK, give=(EXTRA_ACTION,)))
    nobody_offers(s)
    accept(s, [each["field"] for each in seen_offers(s, 0)].index(PARK))
    assert (has(s, 0, EXTRA_ACTION), has(s, 1, EXTRA_ACTION)) == (1, 1)  # one given, one spent, one gained


def test_gen_6_5_a_free_action_lets_one_give_the_last_card() -> None:
    """It is not needed."""
    s = position(3).has(1, EXTRA_ACTION).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, give=(EXTRA_ACTION,))))
    accept(s)
    assert (has(s, 0, EXTRA_ACTION), s.free[1]) == (1, 1)


def host_with_a_card() -> Genoa:
    """Seat 1 of three has acted in the coach house and has no card; the active player has an extra action."""
    s = position(3).has(0, EXTRA_ACTION).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, pay=5)))
    accept(s)
    return s


def test_gen_6_5_a_card_asked_for_in_this_very_deal_will_do_and_is_played_at_once() -> None:
    """It passes, is played, and the guest acts: the park gives one back."""
    s = host_with_a_card()
    offers(s, (1, Offer(PARK, pay=40, want=(EXTRA_ACTION,))))
    accept(s)
    assert told(s, "played") == [("GEN-10.3", 1, 2)]
    assert kinds(s, "gave", "played", "moved", "acted")[-4:] == ["gave", "played", "moved", "acted"]
    assert told(s, "acted")[-1] == ("GEN-5.1", 1, PARK)
    assert (has(s, 0, EXTRA_ACTION), has(s, 1, EXTRA_ACTION)) == (0, 1)  # the one that the park gives


def test_gen_6_5_without_asking_for_it_there_is_no_offer_for_a_building() -> None:
    """Money alone buys no action; a street needs none."""
    s = host_with_a_card()
    assert options(s, 1, "offer", "field") == [RICCI, PARK, street(2, 3), street(2, 4)]
    assert refused(s, 1, "offer", *Offer(PARK, pay=40).args()) == "rule: GEN-6.5"
    offer(s, 1, Offer(street(2, 3), pay=40))


def test_gen_6_5_one_may_give_the_own_card_and_ask_for_another() -> None:
    """What is asked for will do."""
    s = position(3).has(0, EXTRA_ACTION).has(1, EXTRA_ACTION).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, pay=5)))
    accept(s)
    swap = Offer(RICCI, give=(EXTRA_ACTION,), want=(EXTRA_ACTION,))
    assert refused(s, 1, "offer", *swap._replace(want=()).args()) == "rule: GEN-6.5"
    offers(s, (1, swap))
    accept(s)
    assert (has(s, 0, EXTRA_ACTION), has(s, 1, EXTRA_ACTION)) == (1, 0)


def test_gen_6_5_with_a_free_action_the_card_asked_for_is_kept() -> None:
    """A card is spent only when no free action is left (5.1)."""
    s = position(3).has(0, EXTRA_ACTION).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, pay=40, want=(EXTRA_ACTION,))))
    accept(s)
    assert (has(s, 1, EXTRA_ACTION), s.free[1], told(s, "played")) == (1, 1, [])


def test_gen_6_5_who_could_ask_for_a_card_is_asked_for_offers() -> None:
    """In step A too; once the active player has no card left they are not."""
    s = host_with_a_card()
    nobody_offers(s)
    say(s, 0, "move", RICCI)
    say(s, 0, "ask")
    assert asked(s) == [(1, "offer"), (2, "offer")]
    s = position(3).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, pay=5)))
    accept(s)
    walk(s, RICCI)
    say(s, 0, "ask")
    assert asked(s) == [(2, "offer")]


def test_gen_6_5_terms_may_bring_the_card_to_act_with() -> None:
    """The active player gives it, for money; without it the terms are refused."""
    s = host_with_a_card()
    nobody_offers(s)
    say(s, 0, "address", 1, RICCI)
    assert refused(s, 0, "put", *Offer(ask=40).terms()) == "rule: GEN-6.5"
    say(s, 0, "put", *Offer(give=(EXTRA_ACTION,), ask=40).terms())
    say(s, 1, "agree")
    assert told(s, "acted")[-1] == ("GEN-5.1", 1, RICCI)
    assert (has(s, 0, EXTRA_ACTION), has(s, 1, EXTRA_ACTION)) == (0, 0)


def test_gen_6_5_two_players_still_need_a_good_to_give() -> None:
    """Seat 1 has acted and owns a salt: it may give that and ask for the card (7.1)."""
    s = position(2).has(0, EXTRA_ACTION).has(1, SALT).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, promise=20)))
    accept(s)
    assert refused(s, 1, "offer", *Offer(RICCI, pay=40, want=(EXTRA_ACTION,)).args()) == "rule: GEN-7.1"
    offers(s, (1, Offer(RICCI, give=(SALT,), want=(EXTRA_ACTION,))))
    accept(s)
    assert told(s, "acted")[-1] == ("GEN-5.1", 1, RICCI)


def test_gen_6_5_terms_too_leave_the_guest_the_card_to_act_with() -> None:
    """The active player asks for the only one."""
    s = position(3).has(1, EXTRA_ACTION).asks(COACH_HOUSE)
    offers(s, (1, Offer(COACH_HOUSE, pay=5)))
    accept(s)
    nobody_offers(s)
    say(s, 0, "address", 1, PARK)
    assert refused(s, 0, "put", *Offer(want=(EXTRA_ACTION,)).terms()) == "rule: GEN-6.5"
    say(s, 0, "put", *Offer(ask=5).terms())
    say(s, 1, "agree")
    assert told(s, "acted")[-1] == ("GEN-5.1", 1, PARK)


@pytest.mark.parametrize("wish", [Offer(PARK, pay=50, ask=5), Offer(PARK, pay=50, want=(COPPER,))])
def test_gen_6_11_an_offer_that_asks_something_does_not_bind(wish: Offer) -> None:
    """Be it five ducats or a ware: the action may lapse."""
    s = position().has(0, COPPER).asks(PARK)
    offers(s, (1, wish))
    assert [each["is_binding"] for each in seen_offers(s, 2)] == [0]
    say(s, 0, "lapse")
    assert told(s, "lapsed") == [("GEN-6.2", PARK)]


def test_gen_6_11_an_offer_that_asks_nothing_binds() -> None:
    """Whatever it gives: a marker."""
    s = position().has(1, MARKER).asks(PARK)
    offers(s, (1, Offer(PARK, give=(MARKER,))))
    assert [each["is_binding"] for each in seen_offers(s, 2)] == [1]
    assert "lapse" not in verbs(s)


def test_gen_6_11_who_cannot_pay_what_is_asked_is_not_left_without_an_answer() -> None:
    """No action, no money: the offer cannot be accepted, the action lapses."""
    s = position().money(0).acts(COACH_HOUSE)
    walk(s, PARK)
    offers(s, (1, Offer(PARK, pay=5, ask=10)))
    assert verbs(s) == ["address", "ask", "lapse"]

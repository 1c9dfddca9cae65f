"""Die Händler von Genua, section 6: cover, and who sees what of an offer (6.12)."""

from __future__ import annotations

import pytest

from fondaco.games.genoa.state import Genoa
from fondaco.kernel import EYE, NOBODY
from tests.games.asking import asked, kinds, refused, say, told, verbs
from tests.games.genoa.tables import (
    COPPER,
    EXTRA_ACTION,
    LARGE,
    LARGE_CARD,
    MARKER,
    PARK,
    SALT,
    SILK,
    SMALL,
    SMALL_CARD,
    TAVERNA,
    Offer,
    accept,
    asked_of,
    goods,
    hand,
    has,
    heard,
    nobody_offers,
    offer,
    offers,
    position,
    put,
    seen,
    seen_offers,
    street,
)


@pytest.mark.parametrize(
    ("made", "field"),
    [
        (Offer(PARK, pay=30), "pay"),
        (Offer(PARK, give=(SALT, SALT)), "give"),
        (Offer(PARK, give=(EXTRA_ACTION,)), "give"),
        (Offer(PARK, give=(MARKER,)), "give"),
        (Offer(PARK, give=(SMALL_CARD,)), "give"),
        (Offer(PARK, cards=(7,)), "cards"),
        (Offer(PARK, pay=-5), "pay"),
    ],
)
def test_gen_6_12_who_offers_must_own_what_they_give(made: Offer, field: str) -> None:
    """Seat 1 has 25 ducats, one salt and two cards; hand cards are named, not counted."""
    s = position().money(130, 25).has(1, SALT).holds(1, 5, 20).asks(PARK)
    assert refused(s, 1, "offer", *made.args()) == f"field {field}: GEN-6.12"


def test_gen_6_12_several_offers_may_rest_on_the_same_things() -> None:
    """The same salt for two fields; one is accepted."""
    s = position().has(1, SALT).on(street(3, 7))
    first, second = asked_of(s, 1).moves[0].fields[0].values()[:2]
    assert isinstance(first, int)
    assert isinstance(second, int)
    offers(s, (1, Offer(first, give=(SALT,))), (1, Offer(second, give=(SALT,))))
    accept(s, 1)
    assert (has(s, 0, SALT), s.path[-1]) == (1, second)


def test_gen_6_12_accept_is_open_only_if_what_is_asked_is_owned() -> None:
    """The active player has 20 ducats: the offer that asks for 25 cannot be accepted."""
    s = position().money(20).asks(PARK)
    offers(s, (1, Offer(PARK, pay=100, ask=25)), (2, Offer(PARK, pay=50, ask=20)))
    assert refused(s, 0, "accept", 0) == "field offer: GEN-6.12"
    accept(s, 1)
    assert s.money == [50, 130, 100, 130]


def test_gen_6_12_no_accept_at_all_if_none_can_be_paid() -> None:
    """The move is not there."""
    s = position().money(20).asks(PARK)
    offers(s, (1, Offer(PARK, pay=100, ask=25)))
    assert "accept" not in verbs(s)
    assert refused(s, 0, "accept", 0) == "verb: GEN-6.12"
    assert "lapse" in verbs(s)


def test_gen_6_12_any_sum_up_to_500_may_be_asked_for() -> None:
    """What can be asked says nothing about a closed purse."""
    for ducats in (0, 130, 2000):
        s = position().money(ducats).asks(PARK)
        offer(s, 1, Offer(PARK, pay=5, ask=500))
        assert refused(s, 2, "offer", *Offer(PARK, pay=5, ask=505).args()) == "field ask: GEN-6.12"
    s = position().money(130, 0).asks(PARK)
    nobody_offers(s)
    put(s, 1, Offer(PARK, ask=500))
    assert asked(s) == [(1, "hear")]


def test_gen_6_12_goods_are_asked_for_only_where_they_are() -> None:
    """One copper and one small order are there; both are public."""
    s = position().has(0, COPPER).holds(0, 20).asks(PARK)
    for want in ((SILK,), (COPPER, COPPER), (LARGE_CARD,), (SMALL_CARD, SMALL_CARD)):
        assert refused(s, 1, "offer", *Offer(PARK, pay=5, want=want).args()) == "field want: GEN-6.12"
    offer(s, 1, Offer(PARK, pay=5, want=(COPPER, SMALL_CARD)))


def carded() -> Genoa:
    """Seat 1 has offered two of its cards for the park."""
    s = position().holds(1, 5, 6, 20).asks(PARK)
    offers(s, (1, Offer(PARK, pay=5, cards=(5, 20))))
    return s


def test_gen_6_12_an_offered_card_is_seen_by_the_active_player_its_kind_by_all() -> None:
    """In the event and on the table."""
    s = carded()
    for viewer in (0, 1, 2, 3, NOBODY, EYE):
        is_open = viewer in (0, 1, EYE)
        (shown,) = seen_offers(s, viewer)
        assert shown["give"] == goods(LARGE_CARD, SMALL_CARD)
        assert shown["given_cards"] == ((5, 20) if is_open else None)
        (event,) = heard(s, viewer, "offered")
        assert event[3:5] == (goods(LARGE_CARD, SMALL_CARD), (5, 20) if is_open else None)


def known(s: Genoa, viewer: int, owner: int) -> list[int]:
    players = seen(s, viewer, "players")
    assert isinstance(players, list)
    found: list[int] = players[owner]["known"]
    return found


def test_gen_6_12_what_was_seen_of_a_hand_stays_known() -> None:
    """Also if the offer is not accepted; third players know nothing of it."""
    s = carded()
    say(s, 0, "act")
    assert known(s, 0, 1) == [5, 20]
    assert [known(s, viewer, 1) for viewer in (2, 3, NOBODY)] == [[], [], []]


def test_gen_6_12_it_is_seen_only_when_all_have_answered() -> None:
    """While others think the active player sees nothing."""
    s = position().holds(1, 5).asks(PARK)
    offer(s, 1, Offer(PARK, cards=(5,)))
    assert (known(s, 0, 1), seen_offers(s, 0), told(s, "offered")) == ([], [], [])
    nobody_offers(s)
    assert known(s, 0, 1) == [5]


def test_gen_6_12_traded_cards_are_known_to_the_two_only() -> None:
    """Third players hear the kind."""
    s = carded()
    accept(s)
    for viewer in (0, 1):
        assert heard(s, viewer, "handed") == [(1, 0, LARGE, 5), (1, 0, SMALL, 20)]
    for viewer in (2, NOBODY):
        assert heard(s, viewer, "handed") == [(1, 0, LARGE, None), (1, 0, SMALL, None)]
        assert known(s, viewer, 0) == []
    assert known(s, 1, 0) == [5, 20]
    assert {clause for clause, *_ in told(s, "handed")} == {"GEN-6.12"}


def test_gen_6_12_cards_are_asked_for_by_kind_and_the_giver_picks() -> None:
    """The active player has three large orders and is asked for two."""
    s = position().holds(0, 5, 6, 7).asks(PARK)
    offers(s, (1, Offer(PARK, pay=50, want=(LARGE_CARD, LARGE_CARD))))
    accept(s)
    assert asked(s) == [(0, "hand_over")]
    assert asked_of(s, 0).about == (1, LARGE, 2)
    for cards in ((5,), (5, 6, 7), (5, 8), (5, 5)):
        assert refused(s, 0, "hand_over", cards) == "field cards: GEN-6.12"
    say(s, 0, "hand_over", (5, 7))
    assert (hand(s, 0), hand(s, 1)) == ([6], [5, 7])
    assert heard(s, 2, "handed") == [(0, 1, LARGE, None)] * 2


def test_gen_6_12_without_a_choice_nobody_is_asked() -> None:
    """All cards of the kind go."""
    s = position().holds(0, 5, 6).asks(PARK)
    offers(s, (1, Offer(PARK, pay=50, want=(LARGE_CARD, LARGE_CARD))))
    accept(s)
    assert hand(s, 1) == [5, 6]
    assert told(s, "acted") == [("GEN-5.1", 1, PARK)]


def test_gen_6_12_several_kinds_are_picked_one_after_the_other() -> None:
    """Large orders first."""
    s = position().holds(0, 5, 6, 20, 21).asks(PARK)
    offers(s, (1, Offer(PARK, pay=50, want=(LARGE_CARD, SMALL_CARD))))
    accept(s)
    assert asked_of(s, 0).about == (1, LARGE, 1)
    say(s, 0, "hand_over", (5,))
    assert asked_of(s, 0).about == (1, SMALL, 1)
    say(s, 0, "hand_over", (21,))
    assert (hand(s, 0), hand(s, 1)) == ([6, 20], [5, 21])


def test_gen_6_12_one_does_not_pick_from_what_one_gets_in_the_same_deal() -> None:
    """A large order for a large order: the active player's only one goes, not the guest's back."""
    s = position().holds(0, 5).holds(1, 6).asks(PARK)
    offers(s, (1, Offer(PARK, pay=5, cards=(6,), want=(LARGE_CARD,))))
    accept(s)
    assert (hand(s, 0), hand(s, 1)) == ([6], [5])
    s = position().holds(0, 5, 7).holds(1, 6).asks(PARK)
    offers(s, (1, Offer(PARK, pay=5, cards=(6,), want=(LARGE_CARD,))))
    accept(s)
    assert refused(s, 0, "hand_over", (6,)) == "field cards: GEN-6.12"
    say(s, 0, "hand_over", (7,))
    assert (hand(s, 0), hand(s, 1)) == ([5, 6], [7])


def test_gen_6_12_nor_does_the_guest_by_terms() -> None:
    """The active player gives a large order and asks for one."""
    s = position().holds(0, 5).holds(1, 6).asks(PARK)
    nobody_offers(s)
    put(s, 1, Offer(PARK, cards=(5,), want=(LARGE_CARD,)))
    say(s, 1, "agree")
    assert (hand(s, 0), hand(s, 1)) == ([6], [5])
    assert kinds(s, "agreed", "handed", "acted") == ["agreed", "handed", "handed", "acted"]


def test_gen_6_12_cards_in_terms_are_seen_by_whom_they_are_put_to() -> None:
    """Third players see the kind; refused, they stay known."""
    s = position().holds(0, 5, 6).asks(TAVERNA)
    nobody_offers(s)
    put(s, 2, Offer(TAVERNA, cards=(6,), ask=20))
    for viewer in (1, 3, NOBODY):
        (shown,) = seen_offers(s, viewer, "terms")
        assert (shown["wanted_cards"], shown["want"]) == (None, goods(LARGE_CARD))
        assert heard(s, viewer, "put")[0][5] is None
    assert seen_offers(s, 2, "terms")[0]["wanted_cards"] == (6,)
    say(s, 2, "refuse")
    assert [known(s, viewer, 0) for viewer in (1, 2, 3)] == [[], [6], []]


def test_gen_6_12_the_heading_of_terms_names_kinds_only() -> None:
    """Who is asked what is public."""
    s = position().holds(0, 5, 6).asks(TAVERNA)
    nobody_offers(s)
    put(s, 2, Offer(TAVERNA, cards=(6,), ask=20))
    assert asked_of(s, 2).about == (0, TAVERNA, 0, goods(LARGE_CARD), 20, goods(), 0)

"""Die Händler von Genua, section 6: offers that stand (6.8), and that the tower takes along (6.13)."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.window import Journey
from fondaco.kernel import EYE, NOBODY
from tests.games.asking import asked, refused, say, told, verbs
from tests.games.genoa.tables import (
    COACH_HOUSE,
    COPPER,
    GENOA,
    MESSAGES,
    PARK,
    RICCI,
    SPICE,
    Offer,
    accept,
    asked_of,
    goods,
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
)


def asked_again(s: Genoa, *made: tuple[int, Offer]) -> Genoa:
    """These offers stand, and the active player asks once more."""
    offers(s, *made)
    say(s, 0, "ask")
    return s


def standing(s: Genoa) -> list[tuple[object, object, object]]:
    return [(each["guest"], each["field"], each["pay"]) for each in seen_offers(s, NOBODY)]


def ahead_of_ricci() -> Genoa:
    """Step B at Villa Ricci: the tower can go to the spice warehouse and the coach house."""
    s = position().on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    return s


@pytest.mark.parametrize("verb", ["ready", "rest"])
def test_gen_6_8_to_add_nothing_leaves_an_offer_as_it_is(verb: str) -> None:
    """Asked again seat 1 adds nothing, or wants to be asked no more: the offer stands, and still binds."""
    s = asked_again(position().asks(PARK), (1, Offer(PARK, pay=50)))
    say(s, 1, verb)
    nobody_offers(s)
    assert standing(s) == [(1, PARK, 50)]
    assert told(s, "withdrew") == []
    assert refused(s, 0, "lapse") == "verb: GEN-6.2"
    accept(s)
    assert s.money[:2] == [180, 80]


def test_gen_6_8_a_new_offer_replaces_the_one_for_the_same_field_only() -> None:
    """Two fields before, a new one for one of them: the other stands."""
    s = asked_again(ahead_of_ricci(), (1, Offer(SPICE, pay=10)), (1, Offer(COACH_HOUSE, pay=20)))
    offers(s, (1, Offer(SPICE, pay=15)))
    assert sorted(standing(s)) == [(1, SPICE, 15), (1, COACH_HOUSE, 20)]


def test_gen_6_8_only_an_answer_that_says_so_withdraws_and_it_is_told() -> None:
    """To all, when all are ready; the other offer stands."""
    s = asked_again(ahead_of_ricci(), (1, Offer(SPICE, pay=10)), (1, Offer(COACH_HOUSE, pay=20)))
    assert options(s, 1, "withdraw", "field") == [SPICE, COACH_HOUSE]
    say(s, 1, "withdraw", SPICE)
    assert (told(s, "withdrew"), len(standing(s))) == ([], 2)
    nobody_offers(s)
    assert told(s, "withdrew") == [("GEN-6.8", 1, SPICE)]
    assert standing(s) == [(1, COACH_HOUSE, 20)]


def test_gen_6_8_a_field_is_answered_once_an_asking() -> None:
    """Withdrawn or replaced, it is done with; nobody withdraws what they have not offered."""
    s = asked_again(ahead_of_ricci(), (1, Offer(SPICE, pay=10)), (2, Offer(SPICE, pay=10)))
    assert refused(s, 1, "withdraw", COACH_HOUSE) == "field field: GEN-6.8"
    assert refused(s, 3, "withdraw", SPICE) == "held: GEN-6.8"
    say(s, 1, "withdraw", SPICE)
    assert "withdraw" not in verbs_of(s, 1)
    assert refused(s, 1, "offer", *Offer(SPICE, pay=5).args()) == "field field: GEN-6.8"
    offer(s, 2, Offer(SPICE, pay=15))
    assert "withdraw" not in verbs_of(s, 2)
    say(s, 1, "ready")
    nobody_offers(s)
    assert standing(s) == [(2, SPICE, 15)]


def test_gen_6_8_who_withdraws_is_seen_by_nobody_until_all_are_ready() -> None:
    """Not even that somebody did; in others' worlds it may be otherwise."""
    s = asked_again(ahead_of_ricci(), (1, Offer(SPICE, pay=10)))
    before = [GENOA.view(s, viewer) for viewer in (0, 2, NOBODY)]
    say(s, 1, "withdraw", SPICE)
    assert [GENOA.view(s, viewer) for viewer in (0, 2, NOBODY)] == before
    assert doing(s, 1)["withdrawn"] == doing(s, EYE)["withdrawn"] == [SPICE]
    say(s, 1, "ready")
    worlds = [GENOA.imagine(s, 2, Random(seed)) for seed in range(40)]
    assert {len(str(doing(world, EYE)["withdrawn"])) for world in worlds} == {len("[]"), len(str([SPICE]))}


def doing(s: Genoa, viewer: int) -> dict[str, object]:
    frames = seen(s, viewer, "doing")
    assert isinstance(frames, list)
    found: dict[str, object] = frames[-1]
    return found


def test_gen_6_8_a_binding_offer_for_the_current_building_is_not_withdrawn() -> None:
    """Once it is made the action will be taken: by somebody."""
    s = asked_again(position().asks(PARK), (1, Offer(PARK, pay=50)))
    assert verbs_of(s, 1) == ["offer", "ready", "rest"]
    assert refused(s, 1, "withdraw", PARK) == "held: GEN-6.8"


@pytest.mark.parametrize(("wish", "field"), [(Offer(ask=5), "ask"), (Offer(want=(COPPER,)), "want")])
def test_gen_6_8_it_is_only_replaced_by_another_binding_one(wish: Offer, field: str) -> None:
    """Be it for less; also in answer to terms (6.10)."""
    s = asked_again(position().has(0, COPPER).asks(PARK), (1, Offer(PARK, pay=50)))
    wish = wish._replace(field=PARK, pay=70)
    assert refused(s, 1, "offer", *wish.args()) == f"field {field}: GEN-6.8"
    offer(s, 2, wish)  # who has none that binds is free
    offers(s, (1, Offer(PARK, pay=5)))
    assert sorted(standing(s)) == [(1, PARK, 5), (2, PARK, 70)]
    put(s, 1, Offer(PARK, ask=60))
    assert refused(s, 1, "offer", *wish.args()) == f"field {field}: GEN-6.8"
    offer(s, 1, Offer(PARK, pay=40))
    assert sorted(standing(s)) == [(1, PARK, 40), (2, PARK, 70)]
    assert "lapse" not in verbs(s)


def test_gen_6_8_one_that_does_not_bind_may_be_withdrawn_or_made_binding() -> None:
    """Then it binds."""
    s = position().asks(PARK)
    asked_again(s, (1, Offer(PARK, pay=50, ask=5)), (2, Offer(PARK, pay=50, ask=5)))
    say(s, 1, "withdraw", PARK)
    assert asked(s) == [(2, "offer"), (3, "offer")]  # nothing is left to say
    offers(s, (2, Offer(PARK, pay=45)))
    assert standing(s) == [(2, PARK, 45)]
    assert "lapse" not in verbs(s)


def test_gen_6_8_for_a_neighbour_a_binding_offer_may_be_withdrawn() -> None:
    """Only for the building under the tower it is a duty."""
    s = asked_again(ahead_of_ricci(), (1, Offer(SPICE, pay=10)), (2, Offer(SPICE, pay=10)))
    assert seen_offers(s, 0)[0]["is_binding"] == 1
    say(s, 1, "withdraw", SPICE)
    offers(s, (2, Offer(SPICE, pay=10, ask=5)))
    assert [(each["guest"], each["is_binding"]) for each in seen_offers(s, 0)] == [(2, 0)]


def test_gen_6_8_the_question_says_how_many_of_ones_offers_stand() -> None:
    """Publicly: so are the offers."""
    s = ahead_of_ricci()
    assert asked_of(s, 1).about == (0, RICCI, 1, 0, 0)
    asked_again(s, (1, Offer(SPICE, pay=10)), (1, Offer(COACH_HOUSE, pay=20)))
    assert asked_of(s, 1).about == (0, RICCI, 1, 2, 0)
    assert asked_of(s, 2).about == (0, RICCI, 1, 0, 0)


def moved_to(field: int, *made: tuple[int, Offer]) -> Genoa:
    """Offers stood in step B at Villa Ricci; the tower has entered a field without a deal."""
    s = ahead_of_ricci()
    offers(s, *made)
    say(s, 0, "move", field)
    return s


def earlier(s: Genoa, viewer: int = NOBODY) -> list[tuple[object, object, object]]:
    return [(each["guest"], each["field"], each["pay"]) for each in seen_offers(s, viewer, "earlier")]


def test_gen_6_13_an_offer_for_the_building_ends_with_step_b() -> None:
    """It neither stands nor binds on the new field; what it was is seen by all."""
    s = moved_to(COACH_HOUSE, (1, Offer(COACH_HOUSE, pay=25)), (1, Offer(SPICE, pay=5)))
    assert (standing(s), earlier(s)) == ([], [(1, COACH_HOUSE, 25)])
    assert verbs(s) == ["ask", "act"]
    say(s, 0, "ask")
    nobody_offers(s)
    assert "lapse" in verbs(s)


def test_gen_6_13_who_made_it_is_asked_with_it_filled_in_and_repeats_it_by_one_answer() -> None:
    """Others have nothing to repeat."""
    s = moved_to(COACH_HOUSE, (1, Offer(COACH_HOUSE, pay=25)))
    say(s, 0, "ask")
    assert verbs_of(s, 1) == ["offer", "repeat", "ready", "rest"]
    assert asked_of(s, 1).about == (0, COACH_HOUSE, 0, 0, 1)
    assert refused(s, 2, "repeat") == "verb: GEN-6.8"
    say(s, 1, "repeat")
    assert asked(s) == [(2, "offer"), (3, "offer")]
    nobody_offers(s)
    assert told(s, "offered")[-1] == ("GEN-6.8", 1, COACH_HOUSE, 25, goods(), (), 0, goods(), 0)
    assert (standing(s), earlier(s)) == ([(1, COACH_HOUSE, 25)], [])
    assert "lapse" not in verbs(s)
    accept(s)
    assert told(s, "acted") == [("GEN-5.1", 1, COACH_HOUSE)]


def test_gen_6_13_another_offer_takes_its_place() -> None:
    """There is no going back to the earlier one."""
    s = moved_to(COACH_HOUSE, (1, Offer(COACH_HOUSE, pay=25)))
    say(s, 0, "ask")
    offers(s, (1, Offer(COACH_HOUSE, pay=10, ask=5)))
    say(s, 0, "ask")
    assert verbs_of(s, 1) == ["offer", "withdraw", "ready", "rest"]
    say(s, 1, "withdraw", COACH_HOUSE)
    nobody_offers(s)
    assert earlier(s) == []


def test_gen_6_13_who_said_nothing_more_may_still_repeat_it_at_the_next_asking() -> None:
    """To add nothing does not give it up."""
    s = moved_to(COACH_HOUSE, (1, Offer(COACH_HOUSE, pay=25)))
    for _ in range(2):
        say(s, 0, "ask")
        assert "repeat" in verbs_of(s, 1)
        nobody_offers(s)
    assert (standing(s), earlier(s)) == ([], [(1, COACH_HOUSE, 25)])


def test_gen_6_13_who_rests_is_asked_once_more_for_what_they_offered() -> None:
    """Seat 1 rests with an offer for the coach house; on coming there it is asked, and then no more."""
    s = ahead_of_ricci()
    offer(s, 1, Offer(COACH_HOUSE, pay=25))
    say(s, 1, "rest")
    say(s, 2, "rest")
    nobody_offers(s)
    say(s, 0, "move", COACH_HOUSE)
    say(s, 0, "ask")
    assert asked(s) == [(1, "offer"), (3, "offer")]
    nobody_offers(s)
    say(s, 0, "ask")
    assert asked(s) == [(3, "offer")]


def test_gen_6_13_a_card_paid_out_on_the_way_cannot_be_offered_again() -> None:
    """The message offered was fulfilled by coming here; the offer is still seen as it was, by third players
    without the card."""
    message = MESSAGES[(COACH_HOUSE, SPICE)]
    s = position().holds(1, message).on(SPICE, RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (1, Offer(COACH_HOUSE, pay=5, cards=(message,))))
    say(s, 0, "move", COACH_HOUSE)
    assert told(s, "delivered") == [("GEN-9.3", 1, message)]
    say(s, 0, "ask")
    assert verbs_of(s, 1) == ["offer", "ready", "rest"]
    assert refused(s, 1, "repeat") == "verb: GEN-6.12"
    assert earlier(s, 2) == [(1, COACH_HOUSE, 5)]
    cards = [seen_offers(s, viewer, "earlier")[0]["given_cards"] for viewer in (0, 1, 2)]
    assert cards == [(message,), (message,), None]
    for seed in range(5):
        assert GENOA.view(GENOA.imagine(s, 2, Random(seed)), 2) == GENOA.view(s, 2)


def test_gen_6_13_its_cards_stay_hidden_from_third_players() -> None:
    """In their worlds it is any large order that seat 1 holds; nothing else remembers which it was."""
    s = position().holds(1, 5, 6).on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (1, Offer(COACH_HOUSE, cards=(5,))))
    say(s, 0, "move", COACH_HOUSE)
    for viewer, is_open in ((0, True), (1, True), (2, False)):
        worlds = [GENOA.imagine(s, viewer, Random(seed)) for seed in range(20)]
        cards = [seen_offers(world, EYE, "earlier")[0]["given_cards"] for world in worlds]
        assert (set(cards) == {(5,)}) is is_open
        assert all(
            seen_offers(world, viewer, "earlier") == seen_offers(s, viewer, "earlier") for world in worlds
        )
    assert [frame.earlier for frame in s.stack if isinstance(frame, Journey)] == [[]]


def test_gen_6_13_a_deal_or_a_street_carries_nothing_along() -> None:
    """Nor does the next field after."""
    s = moved_to(COACH_HOUSE, (1, Offer(COACH_HOUSE, pay=25)))
    say(s, 0, "act")
    nobody_offers(s)
    assert earlier(s) == []
    say(s, 0, "ask")
    offers(s, (1, Offer(street(2, 4), pay=5)))
    say(s, 0, "move", street(2, 4))
    assert (earlier(s), verbs_of(s, 1)) == ([], ["offer", "ready", "rest"])

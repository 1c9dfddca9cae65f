"""Die Händler, section 9: upkeep, debt notes and social rise."""

from __future__ import annotations

import pytest

from fondaco.kernel import NOBODY, ask
from fondaco.kernel.frame import annotated
from tests.games.asking import asked, kinds, player, prompt_of, refused, told, verbs
from tests.games.haendler.tables import (
    BROKEN_AXLE,
    NOTHING,
    ONE,
    PARIS,
    SOCIAL_RISE,
    UPKEEP,
    WINE,
    bids,
    goods,
    hand,
    position,
    say,
    seated,
)


def test_haen_9_1_each_pays_the_upkeep_of_their_step_in_player_order() -> None:
    """Before anybody may rise; step 0 costs nothing."""
    s = position(first=2).status(0, 3).status(1, 8).status(3, 5).keeps()
    assert told(s, "paid") == [("HAEN-9.1", 3, 800), ("HAEN-9.1", 0, 400), ("HAEN-9.1", 1, 1600)]
    assert s.status == [3, 8, 0, 5]
    assert asked(s) == [(2, "rise")]


@pytest.mark.parametrize(
    ("step", "money", "left", "paid"),
    [(8, 1500, 7, 1300), (6, 900, 5, 800), (4, 500, 3, 400), (3, 100, 1, 100), (8, 0, 0, 0), (1, 0, 0, 0)],
)
def test_haen_9_1_who_has_too_little_falls_as_far_as_needed(
    step: int, money: int, left: int, paid: int
) -> None:
    """To the highest step that can be paid in full, which is paid."""
    s = position().money(money).status(0, step).keeps()
    assert (s.status[0], s.money[0]) == (left, money - paid)
    assert told(s, "fell") == [("HAEN-9.1", 0, left)]


def test_haen_9_1_nobody_falls_by_choice() -> None:
    """Who can pay is not even asked; with exactly the upkeep one stays and has nothing left."""
    s = position().money(1000).status(0, 6).keeps()
    assert (s.status[0], s.money[0], asked(s)) == (6, 0, [(0, "rise")])
    assert kinds(s, "fell") == []


def test_haen_9_2_the_upkeep_card_keeps_any_step_for_400() -> None:
    """Step 1000, 700 in hand: 400 and no fall."""
    s = position().money(700).status(0, 6).holds(0, UPKEEP).keeps()
    assert (asked(s), verbs(s)) == ([(0, "play_upkeep")], ["pay", "spare"])
    say(s, 0, "spare")
    assert (s.status[0], s.money[0], hand(s, 0)) == (6, 300, [])
    assert told(s, "played") == [("HAEN-9.2", 0, UPKEEP)]
    assert told(s, "paid") == [("HAEN-9.2", 0, 400)]
    assert kinds(s, "fell") == []


def test_haen_9_2_it_needs_400_in_hand() -> None:
    """Step 1000, 300 in hand: falls to 200, and the card is kept."""
    s = position().money(300).status(0, 6).holds(0, UPKEEP).keeps()
    assert verbs(s) == ["pay"]
    assert refused(s, 0, "spare") == "verb: HAEN-9.2"
    say(s, 0, "pay")
    assert (s.status[0], s.money[0], hand(s, 0)) == (2, 100, [UPKEEP])


def test_haen_9_2_it_may_be_kept_for_later() -> None:
    """Who pays in full keeps the card; who falls instead is not asked again after the fall."""
    s = position().status(0, 6).holds(0, UPKEEP).keeps()
    say(s, 0, "pay")
    assert (s.money[0], hand(s, 0), s.status[0]) == (4000, [UPKEEP], 6)
    s = position().money(700).status(0, 6).holds(0, UPKEEP).keeps()
    say(s, 0, "pay")
    assert (s.status[0], s.money[0]) == (4, 100)
    assert asked(s) == [(0, "borrow")]


@pytest.mark.parametrize(("step", "text"), [(3, "rise"), (4, "play_upkeep")])
def test_haen_9_2_offered_only_on_steps_above_400(step: int, text: str) -> None:
    """On the step that costs 400 it would save nothing."""
    s = position().status(0, step).holds(0, UPKEEP).keeps()
    assert asked(s) == [(0, text)]


def test_haen_9_2_in_ones_turn_of_paying() -> None:
    """Seat 1 has paid before seat 2 is asked, seat 3 pays after."""
    s = position(first=1).status(1, 4).status(2, 5).status(3, 4).holds(2, UPKEEP).keeps()
    assert (asked(s), told(s, "paid")) == ([(2, "play_upkeep")], [("HAEN-9.1", 1, 600)])
    say(s, 2, "spare")
    assert [event[1:] for event in told(s, "paid")] == [(1, 600), (2, 400), (3, 600)]


def test_haen_9_3_who_fell_is_asked_at_once_for_a_debt_note() -> None:
    """Before the next player pays; 2000 gulden, and the fall is not undone."""
    s = position().money(0).status(0, 3).status(1, 2).keeps()
    assert (asked(s), told(s, "paid")) == ([(0, "borrow")], [])
    say(s, 0, "borrow")
    assert told(s, "borrowed") == [("HAEN-9.3", 0)]
    assert told(s, "earned") == [("HAEN-9.3", 0, 2000)]
    assert (s.notes, s.money[0], s.status[0]) == ([1, 0, 0, 0], 2000, 0)
    assert player(s, NOBODY, 0)["notes"] == 1
    assert told(s, "paid") == [("HAEN-9.1", 1, 200)]


def test_haen_9_3_a_note_may_be_left() -> None:
    """Then nothing happens."""
    s = position().money(0).status(0, 3).keeps()
    say(s, 0, "pass")
    assert (s.notes, s.money[0]) == ([0] * 4, 0)


def test_haen_9_3_in_the_last_round_a_note_only_harms() -> None:
    """The question says so, and passing is the usual answer (HAEN-10.2)."""
    s = position().money(0).status(0, 3).keeps()
    assert (annotated(s, 0).about, annotated(s, 0).usual) == ((0,), "")
    s = position().money(0).status(0, 3).arrivals(8).keeps()
    assert (annotated(s, 0).about, annotated(s, 0).usual) == ((1,), "pass")


def test_haen_9_3_one_a_round_several_over_the_rounds() -> None:
    """Who has a note and falls again is asked for one more, once."""
    s = position().money(0).status(0, 3).owes(0).keeps()
    say(s, 0, "borrow")
    assert s.notes[0] == 2
    assert asked(s) == [(0, "rise")]


def test_haen_9_3_while_notes_last() -> None:
    """The fourth is taken by seat 0; seat 1 falls and is not asked."""
    s = position().money(0, 0).status(0, 1).status(1, 1).owes(2, 3).keeps()
    say(s, 0, "borrow")
    assert (s.status[1], asked(s)) == (0, [(0, "rise")])


def test_haen_9_3_step_0_cannot_fall_and_gets_no_note() -> None:
    """With no money at all."""
    s = position().money(0).keeps()
    assert asked(s) == [(0, "rise")]


def test_haen_9_3_a_note_is_paid_back_for_2500_beside_any_open_question() -> None:
    """While buying; the question stays."""
    s = position().owes(0, 2).buys()
    assert verbs(s) == ["buy", "repay"]
    say(s, 0, "repay")
    assert (s.notes[0], s.money[0], asked(s)) == (1, 2500, [(0, "buy")])
    assert told(s, "repaid") == [("HAEN-9.3", 0)]
    assert told(s, "paid") == [("HAEN-9.3", 0, 2500)]
    say(s, 0, "repay")
    assert (s.notes[0], s.money[0], verbs(s)) == (0, 0, ["buy"])


def test_haen_9_3_beside_every_kind_of_open_question() -> None:
    """Cards, loading, talks, driving, auctions, upkeep, notes."""
    at = position().money(9000, 9000).owes(0).owes(1)
    drives = position().owes(0).drives()
    assert "repay" in verbs(drives)
    assert "repay" in verbs(position().owes(0).holds(0, BROKEN_AXLE).drives())
    assert "repay" in verbs(position().owes(0).invests())
    assert "repay" in verbs(position().owes(0).status(0, 5).holds(0, UPKEEP).keeps())
    s = at.commands(1, ONE).stores(0, PARIS, WINE).loads()
    assert "repay" in verbs(s)
    say(s, 0, "propose", goods(WINE), 100)
    assert (asked(s), verbs(s)) == ([(1, "hear")], ["agree", "refuse", "name", "repay"])


def test_haen_9_3_not_within_a_sealed_choice() -> None:
    """Neither in the bidding for a wagon nor at the price wheels."""
    for s in (position().owes(0).loads(), position().owes(0).points()):
        assert refused(s, 0, "repay") == f"verb: {ask(s)[0].clause}"


def test_haen_9_3_it_returns_to_the_stack() -> None:
    """All four were out; one is paid back, and who falls may take it."""
    s = position(first=1).money(0, 5000).status(0, 1).status(1, 5).owes(1, 4).holds(1, UPKEEP).keeps()
    say(s, 1, "repay")
    say(s, 1, "pay")
    assert asked(s) == [(0, "borrow")]


@pytest.mark.parametrize(("money", "open"), [(2400, False), (2500, True)])
def test_haen_9_3_only_with_2500_in_hand(money: int, open: bool) -> None:
    """And only who has a note."""
    s = position().money(money).owes(0).buys()
    assert ("repay" in verbs(s)) is open
    if not open:
        assert refused(s, 0, "repay") == "verb: HAEN-3.1"
    assert refused(position().buys(), 0, "repay") == "verb: HAEN-3.1"


def test_haen_9_3_in_9_4_every_owner_of_a_note_is_asked() -> None:
    """With no money, and on the top step."""
    s = position().money(0).owes(0).keeps()
    assert (asked(s), verbs(s)) == ([(0, "rise")], ["stop"])
    s = position().money(9000).status(0, 8).owes(0).keeps()
    assert (asked(s), verbs(s)) == ([(0, "rise")], ["stop", "repay"])
    say(s, 0, "repay")
    assert asked(s) == [(1, "rise")]


def test_haen_9_3_who_has_a_note_cannot_rise_until_it_is_paid_back() -> None:
    """Then at once."""
    s = position().owes(0).keeps()
    assert prompt_of(s).about == (0, 0, 700)  # steps that are open
    assert refused(s, 0, "rise") == "verb: HAEN-9.3"
    say(s, 0, "repay")
    assert prompt_of(s).about == (2, 2, 700)
    assert verbs(s) == ["stop", "rise"]
    say(s, 0, "rise")
    assert s.status[0] == 1


def test_haen_9_3_paying_back_one_of_two_is_not_enough() -> None:
    """The last one counts."""
    s = position().money(9000).owes(0, 2).keeps()
    say(s, 0, "repay")
    assert refused(s, 0, "rise") == "verb: HAEN-9.3"


def test_haen_9_4_each_may_rise_up_to_two_steps_in_player_order() -> None:
    """At the current cost each; the third step there is not."""
    s = position(first=3).keeps()
    for seat, steps in ((3, 2), (0, 0), (1, 1), (2, 2)):
        assert prompt_of(s).seat == seat
        for _ in range(steps):
            say(s, seat, "rise")
        if steps < 2:
            say(s, seat, "stop")
    assert s.status == [0, 1, 2, 2]
    assert s.money == [5000, 4300, 3600, 3600]
    assert told(s, "rose") == [("HAEN-9.4", *step) for step in ((3, 1), (3, 2), (1, 1), (2, 1), (2, 2))]
    assert {event[0] for event in told(s, "paid")} == {"HAEN-9.4"}


def test_haen_9_4_asked_whatever_their_money() -> None:
    """Who cannot pay a step can only stop; how many steps are left and their cost all may see."""
    s = position().arrivals(4).money(1100).keeps()
    assert (verbs(s), prompt_of(s).about) == (["stop"], (2, 0, 1200))
    assert refused(s, 0, "rise") == "verb: HAEN-9.4"
    s = position().arrivals(4).money(1300).keeps()
    say(s, 0, "rise")
    assert (verbs(s), prompt_of(s).about) == (["stop"], (1, 0, 1200))


def test_haen_9_5_social_rise_is_a_step_for_1200() -> None:
    """Instead of the current cost."""
    s = position().arrivals(7).holds(0, SOCIAL_RISE).keeps()
    assert verbs(s) == ["stop", "rise", "rise_by_card"]
    say(s, 0, "rise_by_card")
    assert (s.status[0], s.money[0], hand(s, 0)) == (1, 3800, [])
    assert told(s, "played") == [("HAEN-9.5", 0, SOCIAL_RISE)]
    assert told(s, "paid") == [("HAEN-9.5", 0, 1200)]
    assert told(s, "rose") == [("HAEN-9.5", 0, 1)]


@pytest.mark.parametrize("order", [("rise", "rise_by_card"), ("rise_by_card", "rise")])
def test_haen_9_5_one_card_and_one_step_at_the_current_cost(order: tuple[str, str]) -> None:
    """In any order; two steps are the limit in all, though another card is in hand."""
    s = position().arrivals(6).holds(0, SOCIAL_RISE, SOCIAL_RISE).keeps()
    for verb in order:
        say(s, 0, verb)
    assert (s.status[0], s.money[0]) == (2, 5000 - 1200 - 2000)
    assert (asked(s), hand(s, 0)) == ([(1, "rise")], [SOCIAL_RISE])


def test_haen_9_5_it_needs_1200_and_the_card() -> None:
    """With 1100 not; and without the card not."""
    s = position().arrivals(8).money(1100).holds(0, SOCIAL_RISE).keeps()
    assert verbs(s) == ["stop"]
    assert refused(s, 0, "rise_by_card") == "verb: HAEN-9.4"
    assert refused(position().keeps(), 0, "rise_by_card") == "verb: HAEN-9.4"
    assert verbs(position().arrivals(8).money(1200).holds(0, SOCIAL_RISE).keeps()) == ["stop", "rise_by_card"]


def test_haen_9_5_a_debt_note_bars_this_too() -> None:
    """Until it is paid back."""
    s = position().owes(0).holds(0, SOCIAL_RISE).keeps()
    assert refused(s, 0, "rise_by_card") == "verb: HAEN-9.5"
    say(s, 0, "repay")
    say(s, 0, "rise_by_card")
    assert s.status[0] == 1


def test_haen_9_6_nobody_rises_above_the_top_step() -> None:
    """From the last step but one there is one step; on the top one is not asked."""
    s = position().money(9000).status(0, 7).keeps()
    say(s, 0, "rise")
    assert (s.status[0], asked(s)) == (8, [(1, "rise")])
    s = position().money(9000).status(0, 8).keeps()
    assert asked(s) == [(1, "rise")]


def test_haen_9_6_the_question_speaks_of_no_more_steps_than_there_are() -> None:
    """One below the top there is one; two below it there are two, and after the first again one."""
    s = position().money(9000).status(0, 7).keeps()
    assert prompt_of(s).about == (1, 1, 700)
    s = position().money(9000).status(0, 6).keeps()
    assert prompt_of(s).about == (2, 2, 700)
    say(s, 0, "rise")
    assert prompt_of(s).about == (1, 1, 700)


def test_haen_9_3_there_is_no_other_credit() -> None:
    """Nobody can buy, bid or open beyond what they have, though notes are left."""
    s = seated(2)
    s.money = [0, 0]
    for seat in (0, 1, 0, 1):
        assert verbs(s) == ["buy"]
        assert refused(s, seat, "buy", (1, *NOTHING[1:])) == "rule: HAEN-3.1"
        say(s, seat, "buy", NOTHING)
    assert refused(s, 0, "bid", 100) == "field bid: HAEN-4.3"
    bids(s, 0, 0)


@pytest.mark.parametrize(("arrivals", "usual"), [(3, "rise"), (4, "rise"), (6, "rise_by_card")])
def test_haen_9_5_the_cheaper_way_up_is_the_usual_one(arrivals: int, usual: str) -> None:
    s = position().holds(0, SOCIAL_RISE).arrivals(arrivals).keeps()
    assert annotated(s, 0).usual == usual

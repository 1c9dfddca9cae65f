"""Die Händler, section 11: who begins talks, who is asked for offers, and what can still be promised."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.bots.bot import Sight
from fondaco.bots.haendler.agreements import value_of
from fondaco.bots.haendler.greedy import HaendlerGreedy
from fondaco.bots.haendler.taste import Taste
from fondaco.bots.haendler.worth import Worth
from fondaco.games.haendler.contract import Offer, Side
from fondaco.games.haendler.promises import (
    AGREE,
    BID_BELOW,
    BID_NOTHING,
    BUYING,
    DRIVE_INTO,
    DRIVING,
    LOADING,
    NO_AXLE,
    NO_SHIFT,
    RIDE_TO,
)
from fondaco.games.haendler.state import Haendler
from fondaco.kernel import NOBODY, One, ask, question
from tests.games.asking import answers, asked, kinds, player, told
from tests.games.asking import verbs as all_verbs
from tests.games.haendler.deals import EMPTY, NO_CARDS, quiet, side, silent, standing, talking, verbs, vow
from tests.games.haendler.tables import (
    BROKEN_AXLE,
    COUNTING,
    COURIER,
    HAENDLER,
    NOTHING,
    ONE,
    PARIS,
    THREE,
    TWO,
    WINE,
    field,
    say,
)


def test_haen_11_3_nobody_is_asked_who_has_not_spoken_up() -> None:
    """A whole round goes by without a question for offers."""
    s = silent(3).buys()
    for seat in range(3):
        assert asked(s) == [(seat, "buy")]
        say(s, seat, "buy", NOTHING)
    assert kinds(s, "offered") == []
    assert asked(s)[0][1] == "bid"


def test_haen_11_3_who_speaks_up_is_asked_at_that_moment_until_they_fall_silent() -> None:
    """Beside a question of one's own; the others are told, and their turns begin with the offer."""
    s = silent(3).buys()
    say(s, 0, "speak", BUYING)
    assert told(s, "spoke_up") == [("HAEN-11.3", 0, BUYING)]
    assert player(s, NOBODY, 0)["speaks"] == [BUYING]
    assert asked(s) == [(0, "buy")]
    say(s, 0, "buy", NOTHING)
    assert (asked(s), ask(s)[0].about) == ([(0, "offer")], (1, BUYING))
    say(s, 0, "offer_none")
    say(s, 1, "buy", NOTHING)
    assert (asked(s), ask(s)[0].about) == ([(0, "offer")], (2, BUYING))
    say(s, 0, "hush")
    assert told(s, "hushed") == [("HAEN-11.3", 0, BUYING)]
    assert player(s, NOBODY, 0)["speaks"] == []


def test_haen_11_3_one_speaks_up_once_for_a_moment() -> None:
    s = silent().buys()
    say(s, 0, "speak", DRIVING)
    assert (DRIVING,) not in answers(s, "speak")
    assert (LOADING,) in answers(s, "speak")


def test_haen_11_1_the_player_on_turn_begins_talks_with_another() -> None:
    """They are asked at once, and nobody else; then the turn goes on."""
    s = silent(3).buys()
    assert answers(s, "approach") == [(1,), (2,)]
    say(s, 0, "approach", 2)
    assert (asked(s), ask(s)[0].about) == ([(0, "approach")], (2,))
    say(s, 0, "offer", *side(money=300), *side(promise=vow(s, NO_AXLE, ONE)))
    assert asked(s) == [(2, "reply")]
    assert verbs(s) == ["reject", "consent", "change"]
    say(s, 2, "consent")
    assert standing(s) == [1]
    assert s.money == [4700, 5000, 5300]
    assert asked(s) == [(0, "buy")]


def test_haen_11_3_who_is_approached_may_answer_with_a_changed_contract() -> None:
    s = silent(3).buys()
    say(s, 0, "approach", 2)
    say(s, 0, "offer", *side(money=300), *EMPTY)
    say(s, 2, "change")
    assert asked(s) == [(2, "counter")]
    say(s, 2, "offer", *side(money=100), *EMPTY)
    assert (asked(s), verbs(s)) == ([(0, "reply")], ["reject", "consent"])
    say(s, 0, "reject")
    assert (asked(s), s.money) == ([(0, "buy")], [5000] * 3)


def test_haen_11_3_at_most_three_talks_are_begun_in_a_turn() -> None:
    s = silent().buys()
    for _ in range(3):
        say(s, 0, "approach", 1)
        say(s, 0, "offer_none")
    assert all_verbs(s) == ["buy", "speak"]
    say(s, 0, "buy", NOTHING)
    assert "approach" in all_verbs(s)


def test_haen_11_2_only_the_player_on_turn_begins_talks() -> None:
    """A guest who is asked to propose is not on turn; the master who may name prices is."""
    s = silent().commands(0, ONE).stores(1, PARIS, WINE).loads(has_list=True)
    assert (asked(s), "approach" in all_verbs(s)) == ([(0, "quote")], True)
    say(s, 0, "pass")
    assert (asked(s), "approach" in all_verbs(s)) == ([(1, "propose")], False)


def promisable(s: Haendler, seat: int, whose: str = "promise") -> list[int]:
    """What the seat may promise, or ask to be promised."""
    move = question(s, seat).move("offer")
    assert move is not None
    (one,) = [each for each in move.fields if each.name == whose]
    assert isinstance(one, One)
    return one.options


def test_haen_11_5_no_promise_to_agree_about_a_wagon_on_the_road() -> None:
    s = talking().wagon(TWO, "bonn", "bruessel").buys()
    assert vow(s, AGREE, ONE) in promisable(s, 1)
    assert vow(s, AGREE, TWO) not in promisable(s, 1)


def test_haen_11_5_no_promise_to_agree_that_only_another_master_could_keep() -> None:
    s = talking(3).commands(0, ONE).buys()
    assert vow(s, AGREE, ONE) in promisable(s, 1, "asked_promise")
    assert vow(s, AGREE, ONE) not in promisable(s, 1)


def test_haen_11_5_no_promise_to_agree_where_the_other_has_nothing_to_load() -> None:
    """After the purchases: seat 1 has wine in Paris, seat 2 nothing."""
    s = talking(3).commands(0, ONE).stores(1, PARIS, WINE).wagon(TWO, "bonn", "bruessel")
    state = s.wagon(THREE, "linz", "hannover").loads()
    assert vow(state, AGREE, ONE) in promisable(state, 1, "asked_promise")
    assert vow(state, AGREE, ONE) not in promisable(state, 2, "asked_promise")


def test_haen_11_5_no_bid_of_0_for_a_wagon_that_has_a_master() -> None:
    s = talking().commands(0, ONE).wagon(TWO, "bonn", "bruessel").buys()
    open_now = promisable(s, 1)
    assert [vow(s, BID_NOTHING, wagon) in open_now for wagon in (ONE, TWO, THREE)] == [False, False, True]


def test_haen_11_5_no_promise_about_a_card_or_house_that_cannot_be_used() -> None:
    """All Broken Axles are played, seat 1 has neither counting house nor courier; seat 0 has both."""
    p = talking().owns(0, COUNTING, COURIER).holds(0, *[BROKEN_AXLE] * 3)
    for _ in range(3):
        p.s.play_card(0, BROKEN_AXLE, "HAEN-5.1")
    s = p.buys()
    mine, theirs = promisable(s, 1), promisable(s, 1, "asked_promise")
    assert vow(s, NO_AXLE, ONE) not in mine
    for promise in (vow(s, NO_SHIFT, target=WINE), vow(s, RIDE_TO, target=field(s, "reims"))):
        assert (promise in mine, promise in theirs) == (False, True)


def test_haen_11_5_no_promise_about_a_turn_that_does_not_come() -> None:
    """The last wagons have arrived: nobody drives any more."""
    s = talking().arrivals(6).invests()
    assert vow(s, DRIVE_INTO, ONE, PARIS) not in promisable(s, 1)
    assert vow(s, BID_BELOW) in promisable(s, 1)
    assert vow(s, DRIVE_INTO, ONE, PARIS) in promisable(talking().arrivals(5).invests(), 1)


def test_haen_11_5_the_bot_weighs_a_promise_about_a_wagon_on_the_road() -> None:
    """Such a contract is not admitted any more, but may still stand in an old game."""
    s = talking().wagon(TWO, "bonn", "bruessel").buys()
    ask_for = Side(0, NO_CARDS, 0, vow(s, AGREE, TWO), 0)
    offer = Offer(1, Side(500, NO_CARDS, 0, 0, 0), ask_for)
    assert value_of(s, Worth(s, 0, Taste()), offer) > 0


@pytest.mark.parametrize("seed", range(2))
def test_haen_11_3_the_bot_speaks_up_for_loading_and_no_more(seed: int) -> None:
    s = silent(3).buys()
    a = HaendlerGreedy().choose(Sight(HAENDLER, s, 0, Random(seed)), Random(seed))
    assert (a.verb, a.args) == ("speak", (LOADING,))
    say(s, 0, a.verb, *a.args)
    assert HaendlerGreedy().choose(Sight(HAENDLER, s, 0, Random(seed)), Random(seed)).verb == "buy"
    quiet(s)

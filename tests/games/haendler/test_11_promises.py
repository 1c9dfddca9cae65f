"""Die Händler, section 11: each promise kept, binding, lapsing, and the money laid aside for it."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.games.haendler.data import NONE
from fondaco.games.haendler.promises import (
    AGREE,
    BID_BELOW,
    BID_NOTHING,
    NO_AXLE,
    NO_POINT,
    NO_SHIFT,
    POINT,
    SHIFT_DOWN,
    SHIFT_UP,
)
from fondaco.games.haendler.state import Haendler
from fondaco.kernel import Action, Bar, Illegal, apply, ask, pick
from fondaco.words import Words
from tests.games.asking import answers, asked, prompt_of, refused, told
from tests.games.haendler.deals import (
    EMPTY,
    bargain,
    bound_by,
    ends,
    lacks_in,
    offer,
    promised,
    quiet,
    side,
    standing,
    talking,
    verbs,
    vow,
)
from tests.games.haendler.tables import (
    BROKEN_AXLE,
    CLOTH,
    COUNTING,
    FOOD,
    GREAT_COUNTING,
    HAENDLER,
    KOELN,
    NO_GOODS,
    ONE,
    PARIS,
    SALT,
    TWO,
    WAGON_MASTER,
    WINE,
    goods,
    on_wagon,
    pointers,
    say,
)


def test_haen_11_5_a_bid_of_0_for_an_office() -> None:
    """Seat 1 sells its bid for 400, paid once it has bid 0; of that nobody needs to ask it."""
    s = talking().loads()
    bargain(s, 1, side(promise=vow(s, BID_NOTHING, ONE)), side(aside=400))
    assert s.money == [4600, 5000]
    assert asked(s) == [(0, "bid")]
    say(s, 0, "bid", 100)
    assert told(s, "bid") == [("HAEN-4.3", 0, 100), ("HAEN-4.3", 1, 0)]
    assert told(s, "fulfilled") == [("HAEN-11.6", 1, 1, vow(s, BID_NOTHING, ONE))]
    assert told(s, "released") == [("HAEN-11.4", 1, 1, 400)]
    assert s.money == [4500, 5400]
    assert standing(s) == []


def test_haen_11_5_a_bid_of_0_binds_for_that_wagon_only() -> None:
    s = talking().loads()
    bargain(s, 1, side(promise=vow(s, BID_NOTHING, TWO)))
    say(s, 1, "bid", 300)
    say(s, 0, "bid", 0)
    quiet(s)
    assert prompt_of_bid(s) == TWO
    assert asked(s) == [(0, "bid")]


def past_loading(s: Haendler) -> None:
    """Nobody bids, loads or says anything until the phase is over."""
    while asked(s)[0][1] in ("offer", "bid", "master_load", "propose"):
        quiet(s)
        for seat, text in asked(s):
            if text == "bid":
                say(s, seat, "bid", 0)


def prompt_of_bid(s: Haendler) -> object:
    """The wagon that is bid for, when the talks are over."""
    while asked(s)[0][1] != "bid":
        say(s, asked(s)[0][0], "pass")
        quiet(s)
    return s.stack[-1].show(0)["wagon"]


def test_haen_11_7_a_bid_of_0_lapses_where_nobody_bids() -> None:
    """A Wagon Master card settles the office: the money laid aside comes back, what was paid stays paid."""
    s = talking().holds(0, WAGON_MASTER).loads()
    bargain(s, 1, side(promise=vow(s, BID_NOTHING, ONE)), side(money=200, aside=400))
    say(s, 0, "command", ONE)
    past_loading(s)
    assert ends(s) == [("lapsed", 1)]
    assert told(s, "released") == [("HAEN-11.4", 0, 1, 400)]
    assert s.money == [5000 - 800 - 200, 5200]


def loading_deal(limit: int, aside: int = 0) -> Haendler:
    """Seat 0 is master of wagon 1 and has promised seat 1 to agree at a price; seat 1 is to propose."""
    s = talking().commands(0, ONE).stores(1, PARIS, WINE, 2).loads()
    while s.stack[-1].show(0).get("turn") != 0:
        quiet(s)
    bargain(s, 1, side(aside=aside), side(promise=vow(s, AGREE, ONE), limit=limit))
    assert asked(s) == [(1, "propose")]
    return s


def test_haen_11_5_the_master_agrees_at_the_price_promised() -> None:
    """Unasked: there is nothing else to say."""
    s = loading_deal(300, 100)
    say(s, 1, "propose", goods(WINE, WINE), 300)
    assert told(s, "agreed") == [("HAEN-4.6", 0, 1, goods(WINE, WINE), 300)]
    assert ends(s) == [("fulfilled", 0)]
    assert s.money == [5400, 4600]


def test_haen_11_5_the_master_need_not_agree_to_less() -> None:
    s = loading_deal(300, 100)
    say(s, 1, "propose", goods(WINE), 200)
    assert verbs(s) == ["agree", "refuse", "name"]
    say(s, 0, "refuse")
    say(s, 1, "leave")
    past_loading(s)
    assert ends(s) == [("lapsed", 0)]
    assert s.money == [5000, 5000]


def test_haen_11_5_the_master_owes_it_to_nobody_else() -> None:
    p = talking(3).commands(0, ONE).stores(1, PARIS, WINE).stores(2, PARIS, WINE)
    s = promised(p, 0, vow(p.s, AGREE, ONE), limit=100, to=1).loads()
    quiet(s)
    while asked(s) != [(2, "propose")]:
        say(s, 1, "leave")
    say(s, 2, "propose", goods(WINE), 500)
    assert verbs(s) == ["agree", "refuse", "name"]


def test_haen_11_5_the_master_owes_it_on_no_other_wagon() -> None:
    """Seat 0 is master of two wagons; what it promised about the second says nothing of the first."""
    p = talking().commands(0, ONE).commands(0, TWO).stores(1, PARIS, WINE).stores(1, KOELN, SALT)
    s = promised(p, 0, vow(p.s, AGREE, TWO), limit=100).loads()
    quiet(s)
    say(s, 1, "propose", goods(WINE), 500)
    assert verbs(s) == ["agree", "refuse", "name"]
    say(s, 0, "agree")
    assert ends(s) == []
    quiet(s)
    say(s, 1, "propose", goods(SALT), 500)
    assert ends(s) == [("fulfilled", 0)]


def test_haen_11_5_the_price_promised_may_be_0() -> None:
    s = loading_deal(0)
    say(s, 1, "propose", goods(WINE, WINE), 0)
    assert on_wagon(s, ONE, 1) == goods(WINE, WINE)


def test_haen_11_5_no_broken_axle_on_a_wagon() -> None:
    """Nothing is said of the other wagons. When the moment is over the promise is kept."""
    s = talking().holds(0, BROKEN_AXLE, BROKEN_AXLE).drives()
    bargain(s, 1, side(aside=500), side(promise=vow(s, NO_AXLE, ONE)))
    assert answers(s, "break") == [(1,), (2,)]
    assert bound_by(s, 0, "break", ONE) == 1
    assert lacks_in(s, 0, "break") == [(ONE, 1)]
    say(s, 0, "break", TWO)
    say(s, 0, "pass")
    assert ends(s) == [("fulfilled", 0)]
    assert s.money == [5500, 4500]


def counting(*owned: int) -> Haendler:
    """Seat 0 owns counting houses and is on turn to use them; all prices stand in the middle."""
    p = talking().owns(0, *owned)
    for good in range(6):
        p = p.price(good, 2)
    s = p.points()
    quiet(s)
    pointers(s)
    return s


def test_haen_11_5_a_counting_house_changes_a_good_as_promised() -> None:
    """With one house nothing else is left to do, and it is done unasked."""
    s = counting(COUNTING)
    bargain(s, 1, side(aside=300), side(promise=vow(s, SHIFT_UP, target=WINE)))
    assert told(s, "shifted") == [("HAEN-6.3", 0, COUNTING, WINE, 0)]
    assert ends(s) == [("fulfilled", 0)]
    assert s.money == [5300, 4700]


def test_haen_11_5_the_second_counting_house_is_free() -> None:
    """Either comes first, as long as one is left for what was promised."""
    s = counting(COUNTING, GREAT_COUNTING)
    bargain(s, 1, EMPTY, side(promise=vow(s, SHIFT_DOWN, target=WINE)))
    assert bound_by(s, 0, "pass") == 1
    assert bound_by(s, 0, "shift", GREAT_COUNTING, WINE, 0) == 1
    say(s, 0, "shift", GREAT_COUNTING, FOOD, 0)
    assert told(s, "shifted")[1:] == [("HAEN-6.3", 0, COUNTING, WINE, 1)]


def test_haen_11_7_what_has_been_kept_binds_no_longer() -> None:
    """Wine went down as promised; the other house may then change it again."""
    s = counting(COUNTING, GREAT_COUNTING)
    bargain(s, 1, side(aside=300), side(promise=vow(s, SHIFT_DOWN, target=WINE)))
    say(s, 0, "shift", COUNTING, WINE, 1)
    assert ends(s) == [("fulfilled", 0)]
    say(s, 0, "shift", GREAT_COUNTING, WINE, 0)
    assert s.prices[WINE] == 2


def test_haen_11_5_the_great_counting_house_is_kept_for_what_wraps() -> None:
    s = counting(COUNTING, GREAT_COUNTING)
    s.prices[WINE] = 4
    bargain(s, 1, EMPTY, side(promise=vow(s, SHIFT_UP, target=WINE)))
    assert bound_by(s, 0, "shift", GREAT_COUNTING, FOOD, 0) == 1
    say(s, 0, "shift", COUNTING, FOOD, 0)
    assert told(s, "shifted")[1:] == [("HAEN-6.3", 0, GREAT_COUNTING, WINE, 0)]
    assert ends(s) == [("fulfilled", 0)]


def test_haen_11_5_a_good_is_not_changed_at_all() -> None:
    s = counting(COUNTING)
    bargain(s, 1, side(aside=300), side(promise=vow(s, NO_SHIFT, target=WINE)))
    assert bound_by(s, 0, "shift", COUNTING, WINE, 0) == 1
    assert lacks_in(s, 0, "shift") == [(WINE, 1)]
    say(s, 0, "pass")
    assert ends(s) == [("fulfilled", 0)]
    assert s.money == [5300, 4700]


def test_haen_11_6_a_shift_that_no_house_can_make_lapses() -> None:
    """The small house cannot wrap; the money laid aside comes back."""
    s = counting(COUNTING)
    s.prices[WINE] = 4
    bargain(s, 1, side(aside=300), side(promise=vow(s, SHIFT_UP, target=WINE)))
    assert ends(s) == [("lapsed", 0)]
    assert s.money == [5000, 5000]
    assert verbs(s) == ["shift", "pass"]


def test_haen_11_7_a_shift_lapses_with_its_moment_if_one_has_no_house() -> None:
    p = talking()
    s = promised(p, 0, vow(p.s, SHIFT_UP, target=WINE), aside=300).points()
    quiet(s)
    pointers(s)
    assert ends(s) == [("lapsed", 0)]
    assert s.money == [5000, 5000]


def test_haen_11_5_a_pointer_on_a_good() -> None:
    s = talking().points()
    bargain(s, 1, side(promise=vow(s, POINT, target=WINE)), side(aside=200))
    assert bound_by(s, 1, "point", NO_GOODS) == 1
    assert bound_by(s, 1, "point", goods(FOOD, SALT)) == 1
    say(s, 0, "point", NO_GOODS)
    say(s, 1, "point", goods(WINE, FOOD))
    assert ends(s) == [("fulfilled", 1)]
    assert s.money == [4800, 5200]


def test_haen_11_5_no_pointer_on_a_good() -> None:
    s = talking().points()
    bargain(s, 1, side(promise=vow(s, NO_POINT, target=WINE)))
    assert bound_by(s, 1, "point", goods(WINE)) == 1
    assert lacks_in(s, 1, "point") == [(WINE, 1)]
    say(s, 0, "point", goods(WINE))
    say(s, 1, "point", NO_GOODS)
    assert ends(s) == [("fulfilled", 1)]


def test_haen_11_6_of_three_pointers_promised_the_newest_lapses() -> None:
    """The third may be promised, but two pointers are all there are."""
    p = talking()
    for good in (WINE, FOOD):
        promised(p, 1, vow(p.s, POINT, target=good))
    s = p.points()
    bargain(s, 1, side(promise=vow(s, POINT, target=SALT)), side(aside=300))
    assert ends(s) == [("lapsed", 1)]
    assert standing(s) == [1, 2]
    assert s.money == [5000, 5000]


def test_haen_11_5_who_has_promised_both_pointers_is_not_asked() -> None:
    """All know where they point."""
    p = talking()
    for good in (WINE, FOOD):
        promised(p, 1, vow(p.s, POINT, target=good))
    s = p.points()
    quiet(s)
    assert asked(s) == [(0, "point")]
    say(s, 0, "point", NO_GOODS)
    assert told(s, "pointed")[1] == ("HAEN-6.2", 1, goods(WINE, FOOD))


@pytest.mark.parametrize(("limit", "free"), [(0, []), (300, [(100,), (200,), (300,)])])
def test_haen_11_5_no_bid_for_an_investment_card_or_not_above_a_sum(
    limit: int, free: list[tuple[int]]
) -> None:
    s = talking().invests()
    bargain(s, 1, side(aside=200), side(promise=vow(s, BID_BELOW), limit=limit))
    assert answers(s, "open") == free
    assert bound_by(s, 0, "open", limit + 100) == 1
    say(s, 0, "decline")
    quiet(s)
    say(s, 1, "decline")
    assert ends(s) == [("fulfilled", 0)]
    assert s.money == [5200, 4800]


def test_haen_11_5_not_above_a_sum_binds_when_raising_too() -> None:
    s = talking(3).invests()
    bargain(s, 2, side(promise=vow(s, BID_BELOW), limit=300))
    say(s, 0, "open", 200)
    say(s, 1, "pass")
    assert answers(s, "raise") == [(300,)]
    assert lacks_in(s, 2, "raise") == [(NONE, 1)]
    say(s, 2, "raise", 300)
    say(s, 0, "raise", 400)
    assert prompt_of(s).bars == (Bar("raise", "HAEN-11.6"),)
    assert bound_by(s, 2, "raise", 500) == 1


@pytest.mark.parametrize(
    ("one", "other"),
    [(POINT, NO_POINT), (SHIFT_UP, SHIFT_DOWN), (SHIFT_UP, NO_SHIFT), (SHIFT_DOWN, NO_SHIFT)],
)
def test_haen_11_6_a_contract_against_a_standing_promise_cannot_be_made(one: int, other: int) -> None:
    """Not by the promiser, and nobody can ask it of them; about another good it can."""
    s = talking(3).owns(0, COUNTING).owns(1, GREAT_COUNTING).buys()
    bargain(s, 1, side(promise=vow(s, one, target=WINE)), side(promise=vow(s, one, target=CLOTH)))
    say(s, 0, "buy", (0,) * 18)
    against, asking = vow(s, other, target=WINE), vow(s, other, target=CLOTH)
    assert bound_by(s, 0, "offer", *side(promise=asking), *EMPTY) == 1
    assert bound_by(s, 2, "offer", *EMPTY, *side(promise=against)) == 1
    offer(s, 0, side(promise=against), EMPTY)
    say(s, 1, "accept", 0)
    assert standing(s) == [1, 2]


def test_haen_11_6_the_refusal_names_the_contract() -> None:
    """Of two contracts the one that stands against the answer, with both its parties."""
    s = talking().points()
    offer(s, 1, side(promise=vow(s, NO_POINT, target=FOOD)))
    say(s, 0, "accept", 1)
    offer(s, 1, side(promise=vow(s, NO_POINT, target=WINE)))
    say(s, 0, "accept", 1)
    assert bound_by(s, 1, "point", goods(WINE)) == 2
    assert bound_by(s, 1, "point", goods(FOOD)) == 1
    with pytest.raises(Illegal) as no:
        apply(s, Action(1, "point", (goods(WINE),)))
    assert no.value.details == (2, 1, 0)
    said = Words(HAENDLER, "en", ["Anke", "Bernd"]).refusal(no.value)
    assert said == "Contract 2 between Bernd and Anke does not allow that. (HAEN-11.6)"


def test_haen_11_6_what_the_rules_forbid_anyway_is_not_laid_to_a_contract() -> None:
    s = talking().points()
    bargain(s, 1, side(promise=vow(s, NO_POINT, target=FOOD)))
    assert refused(s, 1, "point", goods(WINE, WINE, WINE)) == "field goods: HAEN-6.1"


def test_haen_11_6_both_sides_may_promise() -> None:
    """The contract stands until both promises have ended; each pays what the other laid aside."""
    s = talking().points()
    one, other = vow(s, POINT, target=WINE), vow(s, BID_BELOW)
    bargain(s, 1, side(aside=100, promise=one), side(aside=200, promise=other))
    assert s.money == [4800, 4900]
    say(s, 0, "point", NO_GOODS)
    say(s, 1, "point", goods(WINE))
    assert s.money == [4800, 5100]
    assert standing(s) == [1]
    quiet(s)
    say(s, 0, "decline")
    quiet(s)
    say(s, 1, "decline")
    assert s.money == [4900, 5100]
    assert standing(s) == []


def test_haen_11_7_promises_of_a_round_end_with_it() -> None:
    """Every promise about this round, made at its start; at the start of the next none of them stands."""
    p = talking()
    for wagon in range(3):
        for kind in (BID_NOTHING, AGREE, NO_AXLE):
            promised(p, 0, vow(p.s, kind, wagon), aside=100)
    for good, kind in enumerate((SHIFT_UP, SHIFT_DOWN, NO_SHIFT, POINT, NO_POINT)):
        promised(p, 0, vow(p.s, kind, target=good), aside=100)
    promised(p, 0, vow(p.s, BID_BELOW), aside=100)
    s = p.buys()
    rng = Random(2)
    while s.round == 2:
        quiet(s)
        apply(s, pick(s, ask(s)[0], rng))
    assert standing(s) == []
    ended = [number for _, _, number, _ in told(s, "fulfilled") + told(s, "lapsed")]
    assert all(ended.count(number) == 1 for number in range(1, 16))

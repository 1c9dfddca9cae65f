"""Die Händler, section 11: the talks of the variant, and what a contract gives at once."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.games.haendler.loading import WagonTurn
from fondaco.games.haendler.promises import (
    BID_BELOW,
    BUYING,
    DRIVING,
    LOADING,
    NO_AXLE,
    NO_POINT,
    NOT_RIDE_TO,
    RIDE_TO,
)
from fondaco.games.haendler.state import Haendler
from fondaco.kernel import NOBODY, Amount, Bundle, One, Prompt, apply, ask, pick, question
from tests.contract.dump import dump
from tests.games.asking import answers, asked, at_random, player, refused, told, verbs
from tests.games.haendler.deals import (
    EMPTY,
    NO_CARDS,
    bargain,
    cards,
    is_talking,
    offer,
    quiet,
    side,
    standing,
    talking,
    vow,
)
from tests.games.haendler.tables import (
    BROKEN_AXLE,
    COUNTING,
    FOOD,
    HAENDLER,
    KOELN,
    NOTHING,
    ONE,
    PARIS,
    SALT,
    THREE,
    TWO,
    UPKEEP,
    WAGON_MASTER,
    WINE,
    doing,
    hand,
    position,
    say,
)

TALKED_OVER = ("buy", "play_master", "bid", "play_axle", "drive", "point", "shift", "open", "rise")


def test_haen_11_1_agreements_are_an_option_of_the_table() -> None:
    """Without it nobody can begin talks; with it at the first purchase already, and nobody is asked to."""
    s = HAENDLER.start(3)
    assert not {"speak", "approach"} & {a.verb for a in at_random(s, Random(1))}
    s = HAENDLER.start(3, {"agreements": "yes"})
    rng = Random(1)
    while ask(s)[0].seat < 0:
        apply(s, pick(s, ask(s)[0], rng))
    assert {text for _, text in asked(s)} == {"buy"}
    assert verbs(s) == ["buy", "approach", "speak"]


def test_haen_11_1_all_is_public() -> None:
    """Who only looks on is told the offers and the contract, and sees it while a promise stands."""
    s = talking().buys()
    promise = vow(s, NO_AXLE, ONE)
    bargain(s, 1, side(promise=promise), side(money=300))
    terms = (0, NO_CARDS, 0, promise, 0, 300, NO_CARDS, 0, 0, 0)
    assert told(s, "offered") == [("HAEN-11.3", 1, 0, *terms)]
    assert told(s, "contracted") == [("HAEN-11.1", 1, 1, 0, *terms)]
    assert HAENDLER.view(s, NOBODY)["contracts"] == [
        {
            "number": 1,
            "maker": 1,
            "promise": promise,
            "limit": 0,
            "aside": 0,
            "taker": 0,
            "asked_promise": 0,
            "asked_limit": 0,
            "asked_aside": 0,
        }
    ]


def on_turn(s: Haendler, rng: Random, rounds: int) -> list[tuple[str, int, int]]:
    """Who was offered contracts before which question, and the master or start player then."""
    found: list[tuple[str, int, int]] = []
    last = s.round + rounds
    while ask(s) and s.round < last:
        if is_talking(s):
            turn = ask(s)[0].about[0]
            assert isinstance(turn, int)
            assert [seat for seat, _ in asked(s)] == s.others(turn)
            quiet(s)
            found.append((ask(s)[0].text, turn, ask(s)[0].seat))
        else:
            seat = ask(s)[0].seat
            apply(s, pick(s, s.stack[-1].question(s, seat), rng))  # and begins no talks
    return found


def test_haen_11_2_who_is_on_turn() -> None:
    """The one who is asked next; before sealed choices the start player; the master while loading."""
    p = talking(3).owns(2, COUNTING).holds(0, WAGON_MASTER, UPKEEP).holds(1, BROKEN_AXLE)
    p = p.stores(0, PARIS, WINE, 2).stores(1, PARIS, FOOD, 2).stores(2, PARIS, WINE, 2)
    found = on_turn(p.buys(), Random(3), 1)
    texts = [text for text, _, _ in found]
    assert set(texts) >= set(TALKED_OVER)
    assert [texts.count(text) for text in ("buy", "drive", "point", "rise")] == [3, 3, 1, 3]
    for text, turn, seat in found:
        if text in ("bid", "point"):
            assert turn == 0
        elif text in TALKED_OVER:
            assert turn == seat


def test_haen_11_2_the_master_while_a_wagon_is_loaded() -> None:
    """Once for each wagon, before anything is loaded, also when the guests are asked first."""
    s = talking(3).commands(2, ONE).stores(1, PARIS, WINE).loads()
    while not any(text == "propose" for _, text in asked(s)):
        heard = [(seat, prompt.about) for prompt in ask(s) for seat in [prompt.seat]]
        quiet(s)
    assert heard == [(0, (2, LOADING)), (1, (2, LOADING))]
    assert asked(s) == [(1, "propose")]


def test_haen_11_2_a_master_of_several_wagons_is_talked_to_at_each() -> None:
    """At each that anybody can load."""
    p = talking().commands(0, ONE).commands(0, TWO).wagon(THREE, "reims", "basel")
    s = p.stores(1, PARIS, WINE).stores(0, KOELN, SALT).loads()
    for wagon in (ONE, TWO):
        assert (asked(s), ask(s)[0].about) == ([(1, "offer")], (0, LOADING))
        assert [frame.wagon for frame in s.stack if isinstance(frame, WagonTurn)] == [wagon]
        say(s, 1, "offer_none")
        for seat, verb in [(1, "leave")] if wagon == ONE else [(0, "pass")] * 2:
            say(s, seat, verb)
    assert not [frame for frame in s.stack if isinstance(frame, WagonTurn)]


def test_haen_11_2_no_talks_with_a_master_whose_wagon_nobody_can_load() -> None:
    """Neither the master nor a guest has a good in Paris."""
    s = talking().commands(0, ONE).wagon(TWO, "bonn", "bruessel").wagon(THREE, "reims", "basel").loads()
    assert ask(s)[0].about == (0, DRIVING)


def test_haen_11_2_who_cannot_rise_has_no_turn_in_phase_7() -> None:
    """On the top step there is nothing to ask; with a note to pay back there is."""
    s = talking().status(0, 8).money(9000).keeps()
    assert asked(s) == [(0, "offer")]
    assert asked(talking().status(0, 8).money(9000).owes(0).keeps()) == [(1, "offer")]


def test_haen_11_2_once_a_turn() -> None:
    """Who uses two counting houses, or rises twice, is talked to once."""
    s = talking().status(0, 0).keeps()
    assert is_talking(s)
    quiet(s)
    say(s, 0, "rise")
    assert asked(s) == [(0, "rise")]


def test_haen_11_3_all_others_are_asked_at_once_and_in_secret() -> None:
    """An offer is hidden until the last has answered; then all are told."""
    s = talking(4).buys()
    assert asked(s) == [(1, "offer"), (2, "offer"), (3, "offer")]
    say(s, 2, "offer", *side(money=200), *EMPTY)
    assert doing(s, 0)["chosen"] == [2]
    assert doing(s, 0)["mine"] == []
    assert told(s, "offered") == []
    say(s, 1, "offer_none")
    say(s, 3, "offer_none")
    assert len(told(s, "offered")) == 1
    assert asked(s) == [(0, "hear_offers")]
    assert doing(s, 3)["offers"] == [
        {
            "maker": 2,
            "money": 200,
            "cards": NO_CARDS,
            "aside": 0,
            "promise": 0,
            "limit": 0,
            "asked_money": 0,
            "asked_cards": NO_CARDS,
            "asked_aside": 0,
            "asked_promise": 0,
            "asked_limit": 0,
        }
    ]


def test_haen_11_3_no_offers_no_talks() -> None:
    s = talking(3).buys()
    say(s, 1, "offer_none")
    say(s, 2, "offer_none")
    assert asked(s) == [(0, "buy")]


def test_haen_11_3_the_player_on_turn_takes_none() -> None:
    """Then there is no second round."""
    s = talking(3).buys()
    offer(s, 1, side(money=200))
    say(s, 0, "accept_none")
    assert asked(s) == [(0, "buy")]
    assert s.money[:2] == [5000, 5000]


def test_haen_11_3_the_player_on_turn_takes_one_of_several() -> None:
    """The other offers are gone."""
    s = talking(3).buys()
    say(s, 1, "offer", *side(money=200), *EMPTY)
    say(s, 2, "offer", *side(money=300), *EMPTY)
    assert answers(s, "accept") == [(1,), (2,)]
    say(s, 0, "accept", 2)
    assert s.money == [5300, 5000, 4700]
    assert is_talking(s)


def test_haen_11_3_a_second_round_follows_a_contract_and_never_a_third() -> None:
    s = talking().buys()
    for money in (100, 200):
        assert is_talking(s)
        offer(s, 1, side(money=money))
        say(s, 0, "accept", 1)
    assert asked(s) == [(0, "buy")]
    assert s.money == [5300, 4700]


def test_haen_11_3_a_changed_contract_is_taken_by_its_maker() -> None:
    """The player on turn asks for more; that is a contract too, and a second round follows."""
    s = talking(3).buys()
    offer(s, 1, side(money=100))
    say(s, 0, "counter", 1)
    assert asked(s) == [(0, "counter")]
    say(s, 0, "offer", *EMPTY, *side(money=400))
    assert asked(s) == [(1, "reply")]
    say(s, 1, "consent")
    assert s.money == [5400, 4600, 5000]
    assert [prompt.about for prompt in ask(s)] == [(0, BUYING), (0, BUYING)]


def test_haen_11_3_a_changed_contract_is_left() -> None:
    s = talking().buys()
    offer(s, 1, side(money=100))
    say(s, 0, "counter", 1)
    say(s, 0, "offer", *EMPTY, *side(money=400))
    say(s, 1, "reject")
    assert s.money == [5000, 5000]
    assert asked(s) == [(0, "buy")]


def test_haen_11_3_who_would_change_a_contract_may_let_it_be() -> None:
    s = talking().buys()
    offer(s, 1, side(money=100))
    say(s, 0, "counter", 1)
    say(s, 0, "offer_none")
    assert asked(s) == [(0, "buy")]


def test_haen_11_4_money_and_cards_change_hands_at_once() -> None:
    s = talking().holds(1, BROKEN_AXLE, UPKEEP).buys()
    bargain(s, 1, side(cards=cards(BROKEN_AXLE)), side(money=700))
    assert (hand(s, 0), hand(s, 1)) == ([BROKEN_AXLE], [UPKEEP])
    assert s.money == [4300, 5700]
    assert told(s, "handed_over") == [("HAEN-11.4", 1, 0, cards(BROKEN_AXLE))]
    assert standing(s) == []


def test_haen_11_4_only_cards_that_are_held_can_be_given() -> None:
    s = talking().holds(1, UPKEEP).buys()
    assert refused(s, 1, "offer", *side(cards=cards(BROKEN_AXLE)), *EMPTY) == "field cards: HAEN-11.4"


def test_haen_11_4_cards_may_be_asked_for_that_the_other_has_not_and_then_it_cannot_be_taken() -> None:
    """The offer is legal by what all know; only the one asked sees that it is idle."""
    s = talking().holds(0, UPKEEP).buys()
    offer(s, 1, side(money=100), side(cards=cards(BROKEN_AXLE)))
    assert verbs(s) == ["accept_none", "counter"]
    assert refused(s, 0, "accept", 1) == "verb: HAEN-11.3"


def test_haen_11_4_no_more_cards_are_asked_for_than_the_other_can_hold() -> None:
    """They hold one card; two of three Upkeep cards are played."""
    s = talking().holds(0, BROKEN_AXLE).has_played(1, UPKEEP, UPKEEP).buys()
    assert refused(s, 1, "offer", *EMPTY, *side(cards=cards(BROKEN_AXLE, BROKEN_AXLE))) == (
        "field asked_cards: HAEN-11.4"
    )
    s = talking().holds(0, BROKEN_AXLE, BROKEN_AXLE).has_played(1, UPKEEP, UPKEEP).buys()
    assert refused(s, 1, "offer", *EMPTY, *side(cards=cards(UPKEEP, UPKEEP))) == (
        "field asked_cards: HAEN-11.4"
    )


def asked_fields(prompt: Prompt) -> list[object]:
    """The bounds of what may be asked of the other."""
    move = prompt.move("offer")
    assert move is not None
    return [dump(field) for field in move.fields[5:] if isinstance(field, Amount | Bundle | One)]


def test_haen_11_4_what_may_be_asked_tells_nothing_of_hand_and_purse() -> None:
    rich = talking().money(9000, 5000).holds(0, UPKEEP).buys()
    poor = talking().money(0, 5000).holds(0, BROKEN_AXLE).buys()
    assert asked_fields(question(rich, 1)) == asked_fields(question(poor, 1))


def test_haen_11_4_more_money_may_be_asked_than_the_other_has_and_then_it_cannot_be_taken() -> None:
    s = talking().money(400, 5000).buys()
    promise = vow(s, NO_AXLE, ONE)
    offer(s, 1, side(promise=promise), side(money=300, aside=200))
    assert verbs(s) == ["accept_none", "counter"]


def test_haen_11_4_at_most_5000_may_be_asked_in_all() -> None:
    s = talking().buys()
    promise = side(promise=vow(s, NO_AXLE, ONE))
    assert refused(s, 1, "offer", *promise, *side(money=5000, aside=100)) == "rule: HAEN-11.4"
    offer(s, 1, promise, side(money=4900, aside=100))


def test_haen_11_4_nobody_offers_more_money_than_they_have() -> None:
    s = talking().money(5000, 400).buys()
    promise = vow(s, NO_AXLE, ONE)
    assert refused(s, 1, "offer", *side(money=500), *EMPTY) == "field money: HAEN-11.4"
    assert refused(s, 1, "offer", *side(money=300, aside=200), *side(promise=promise)) == "rule: HAEN-11.4"


def test_haen_11_4_money_laid_aside_leaves_the_purse() -> None:
    s = talking().buys()
    bargain(s, 1, side(aside=600), side(promise=vow(s, NO_AXLE, ONE)))
    assert s.money == [5000, 4400]
    assert told(s, "laid_aside") == [("HAEN-11.4", 1, 600)]
    assert player(s, 1, 1)["money"] == 4400


def test_haen_11_4_money_is_laid_aside_only_for_a_promise() -> None:
    s = talking().buys()
    assert refused(s, 1, "offer", *side(aside=600), *side(money=100)) == "rule: HAEN-11.4"
    assert refused(s, 1, "offer", *side(money=100), *side(aside=600)) == "rule: HAEN-11.4"


def test_haen_11_4_a_contract_is_about_something() -> None:
    s = talking().buys()
    assert refused(s, 1, "offer", *EMPTY, *EMPTY) == "rule: HAEN-11.4"


def test_haen_11_4_a_card_once_named_is_known_to_all() -> None:
    """The offer is not taken, but in every world that another imagines its maker holds the card."""
    s = talking(3).holds(1, BROKEN_AXLE, UPKEEP).buys()
    offer(s, 1, side(cards=cards(BROKEN_AXLE)))
    say(s, 0, "accept_none")
    worlds = [hand(HAENDLER.imagine(s, 2, Random(n)), 1) for n in range(40)]
    assert all(BROKEN_AXLE in world for world in worlds)
    assert len({tuple(world) for world in worlds}) > 1


def test_haen_11_4_a_card_that_was_handed_over_is_known_to_all() -> None:
    """Its giver's other card, and the taker's own, stay secret."""
    s = talking(3).holds(1, BROKEN_AXLE, UPKEEP).holds(0, UPKEEP).buys()
    bargain(s, 1, side(cards=cards(BROKEN_AXLE)))
    for n in range(40):
        world = HAENDLER.imagine(s, 2, Random(n))
        HAENDLER.audit(world)
        assert BROKEN_AXLE in hand(world, 0)
        assert len(hand(world, 1)) == 1
    assert len({hand(HAENDLER.imagine(s, 2, Random(n)), 1)[0] for n in range(40)}) > 1


def promisable(prompt: Prompt) -> list[int]:
    """What the one asked for an offer may promise."""
    move = prompt.move("offer")
    assert move is not None
    assert isinstance(move.fields[3], One)
    return move.fields[3].options


@pytest.mark.parametrize("map", ["single", "multi"])
def test_haen_11_5_promises_are_about_what_is_on_the_map_and_not_past(map: str) -> None:
    s = talking(map=map).buys()
    early = promisable(question(s, 1))
    assert vow(s, NO_AXLE, ONE) in early
    told = [s.edition.promises[n] for n in early]
    assert all(s.edition.roads.arms[each.target] for each in told if each.kind in (RIDE_TO, NOT_RIDE_TO))
    late = promisable(question(talking(map=map).invests(), 1))
    assert vow(s, BID_BELOW) in late
    assert vow(s, NO_POINT, target=WINE) not in late


def test_haen_11_5_a_sum_beside_a_promise_that_has_none_says_nothing() -> None:
    s = talking().buys()
    bargain(s, 1, side(promise=vow(s, NO_AXLE, ONE), limit=700), EMPTY)
    assert s.contracts[0].limits == [0, 0]


def test_haen_11_5_a_sum_is_5000_at_most() -> None:
    """In what is promised, and in what is asked for."""
    s = talking().buys()
    high = side(promise=vow(s, BID_BELOW), limit=5100)
    assert refused(s, 1, "offer", *high, *EMPTY) == "field limit: HAEN-11.5"
    assert refused(s, 1, "offer", *EMPTY, *high) == "field asked_limit: HAEN-11.5"
    bargain(s, 1, side(promise=vow(s, BID_BELOW), limit=5000))
    assert s.contracts[0].limits == [5000, 0]


def test_haen_11_1_talks_change_nothing_else() -> None:
    """A round in which nobody offers anything is the round without the variant."""
    plain, talked = position(2).buys(), talking().buys()
    for s in (plain, talked):
        quiet(s)
        say(s, 0, "buy", NOTHING)
        quiet(s)
        say(s, 1, "buy", NOTHING)
    quiet(talked)
    assert asked(plain) == asked(talked)
    assert plain.log == talked.log

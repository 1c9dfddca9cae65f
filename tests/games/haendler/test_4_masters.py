"""Die Händler, section 4: who becomes master of a wagon (4.1 to 4.4)."""

from __future__ import annotations

import pytest

from fondaco.games.haendler.state import Haendler
from fondaco.kernel import NOBODY, ask
from tests.games.asking import asked, kinds, prompt_of, refused, told, verbs
from tests.games.haendler.tables import (
    FOOD,
    KOELN,
    NOBODY_YET,
    ONE,
    PARIS,
    SALT,
    SPECIAL_SALE,
    THREE,
    TWO,
    WAGON_MASTER,
    WINE,
    bids,
    doing,
    drive,
    goods,
    position,
    say,
    wagon_seen,
)

EVERYBODY = [(0, "bid"), (1, "bid"), (2, "bid"), (3, "bid")]


def test_haen_4_1_wagons_in_cities_one_by_one_each_to_its_end() -> None:
    """Wagon 1 is bid for and loaded before anybody bids for wagon 2; wagon 3 is last."""
    s = position().stores(0, PARIS, FOOD).stores(0, KOELN, SALT).loads()
    seen: list[tuple[object, ...]] = []
    while first_text(s) != "drive":
        text = first_text(s)
        seen.append((text, ask(s)[0].about[0]))
        if text == "bid":
            bids(s, 0, 0, 0, 0)
        else:
            say(s, 0, "pass")
    assert seen == [
        ("bid", ONE),
        ("master_load", ONE),
        ("master_load", ONE),
        ("bid", TWO),
        ("master_load", TWO),
        ("master_load", TWO),
        ("bid", THREE),
    ]


def first_text(s: Haendler) -> str:
    """What the first of those who are asked is asked."""
    return ask(s)[0].text


def test_haen_4_1_a_wagon_on_the_road_is_left_out() -> None:
    """Only wagon 2 stands in a city."""
    s = position().wagon(ONE, "bonn", "bruessel").wagon(THREE, "linz", "hannover").loads()
    assert [prompt.about for prompt in ask(s)] == [(TWO, KOELN)] * 4
    bids(s, 0, 0, 0, 0)
    assert asked(s) == [(0, "drive")]


def test_haen_4_1_without_a_wagon_in_a_city_the_phase_is_skipped() -> None:
    """Not even who holds a Wagon Master is asked."""
    at = position().wagon(ONE, "bonn", "bruessel").wagon(TWO, "basel", "reims")
    s = at.wagon(THREE, "linz", "hannover").holds(0, WAGON_MASTER).loads()
    assert asked(s) == [(0, "play_axle")]


def test_haen_4_1_an_empty_wagon_with_a_master_is_not_bid_for_again() -> None:
    """It waited a round in Paris; its master is asked at once to load it."""
    s = position().commands(2, ONE).stores(2, PARIS, FOOD).loads()
    assert asked(s) == [(2, "master_load")]


def test_haen_4_1_a_waiting_wagon_with_goods_is_loaded_in_a_later_round() -> None:
    """The phase is not skipped although no wagon in a city is empty."""
    at = position().commands(2, ONE).carries(ONE, 2, FOOD).stores(2, PARIS, FOOD)
    s = at.wagon(TWO, "bonn", "bruessel").wagon(THREE, "linz", "hannover").loads()
    assert asked(s) == [(2, "master_load")]


def test_haen_4_2_wagon_master_is_played_before_the_bidding() -> None:
    """800 to the bank, and the office without a bid; it is told."""
    s = position().holds(1, WAGON_MASTER).loads()
    assert asked(s) == [(1, "play_master")]
    say(s, 1, "command", TWO)
    assert s.money == [5000, 4200, 5000, 5000]
    assert told(s, "played") == [("HAEN-4.2", 1, WAGON_MASTER)]
    assert told(s, "paid") == [("HAEN-4.2", 1, 800)]
    assert told(s, "commanded") == [("HAEN-4.2", 1, TWO)]


def test_haen_4_2_the_wagon_is_loaded_when_its_number_comes() -> None:
    """Wagon 1 is bid for first; wagon 2 is not bid for."""
    s = position().holds(1, WAGON_MASTER).stores(1, KOELN, SALT).loads()
    say(s, 1, "command", TWO)
    assert [prompt.about for prompt in ask(s)] == [(ONE, PARIS)] * 4
    bids(s, 0, 0, 0, 0)
    assert (asked(s), prompt_of(s).about) == ([(1, "master_load")], (TWO, KOELN))


def test_haen_4_2_players_are_asked_in_player_order() -> None:
    """From the start player on; who passes is not asked again."""
    s = position(first=2).holds(0, WAGON_MASTER).holds(3, SPECIAL_SALE).loads()
    assert asked(s) == [(3, "play_master")]
    say(s, 3, "pass")
    assert asked(s) == [(0, "play_master")]
    say(s, 0, "pass")
    assert sorted(asked(s)) == EVERYBODY


def test_haen_4_2_several_may_be_played_by_one() -> None:
    """Three cards, three wagons, 2400 gulden; after the third nobody is asked, as no wagon is left."""
    s = position().holds(0, *[WAGON_MASTER] * 3, SPECIAL_SALE).holds(1, SPECIAL_SALE).loads()
    for wagon in (THREE, ONE):
        say(s, 0, "command", wagon)
        assert asked(s) == [(0, "play_master")]
    say(s, 0, "command", TWO)
    assert (s.master, s.money[0]) == ([0, 0, 0], 2600)
    assert asked(s) == [(0, "play_axle")]


def test_haen_4_2_who_has_not_800_cannot_play_it() -> None:
    """They are asked all the same, and can only pass: money is nobody's business (2.9)."""
    s = position().money(700).holds(0, WAGON_MASTER).loads()
    assert verbs(s) == ["pass"]
    assert refused(s, 0, "command", ONE) == "verb: HAEN-4.2"
    s = position().money(800).holds(0, WAGON_MASTER).loads()
    assert verbs(s) == ["pass", "command"]


def test_haen_4_2_only_who_holds_it_can_play_it() -> None:
    """Seat 0 holds another card."""
    s = position().holds(0, SPECIAL_SALE).loads()
    assert refused(s, 0, "command", ONE) == "verb: HAEN-4.2"


@pytest.mark.parametrize("wagon", [TWO, THREE])
def test_haen_4_2_only_an_empty_wagon_in_a_city_without_a_master(wagon: int) -> None:
    """Wagon 2 has a master, wagon 3 is on the road."""
    at = position().holds(0, WAGON_MASTER).commands(2, TWO).wagon(THREE, "linz", "hannover")
    assert refused(at.loads(), 0, "command", wagon) == "field wagon: HAEN-4.2"


def test_haen_4_2_cards_stay_in_hand_when_no_wagon_is_left() -> None:
    """All three have masters: nobody is asked."""
    at = position().holds(0, WAGON_MASTER)
    s = at.commands(1, ONE).commands(1, TWO).commands(1, THREE).loads()
    assert asked(s) == [(0, "play_axle")]


def test_haen_4_3_all_bid_at_the_same_time() -> None:
    """In any order; nobody sees a bid before the last is in."""
    s = position().loads()
    assert asked(s) == EVERYBODY
    say(s, 2, "bid", 900)
    assert (told(s, "bid"), s.money) == ([], [5000] * 4)
    assert doing(s, 2)["mine"] == [(2, "bid", (900,))]
    for other in (0, 1, 3, NOBODY):
        assert (doing(s, other)["chosen"], doing(s, other)["mine"]) == ([2], [])


def test_haen_4_3_all_bids_are_shown_and_the_highest_pays_the_bank() -> None:
    """Told in player order; the others keep their money."""
    s = position(first=3).stores(1, PARIS, FOOD).loads()
    bids(s, 300, 1200, 0, 1100)
    assert told(s, "bid") == [("HAEN-4.3", *bid) for bid in ((3, 1100), (0, 300), (1, 1200), (2, 0))]
    assert told(s, "paid") == [("HAEN-4.3", 1, 1200)]
    assert told(s, "commanded") == [("HAEN-4.3", 1, ONE)]
    assert s.money == [5000, 3800, 5000, 5000]
    assert asked(s) == [(1, "master_load")]


@pytest.mark.parametrize(
    ("first", "offers", "master"),
    [
        (0, (500, 800, 800, 0), 1),
        (2, (500, 800, 800, 0), 2),
        (3, (800, 0, 800, 0), 0),
        (1, (100, 0, 0, 100), 3),
    ],
)
def test_haen_4_3_a_tie_goes_to_the_first_in_player_order(
    first: int, offers: tuple[int, ...], master: int
) -> None:
    """Who pays, and only he."""
    s = position(first=first).loads()
    bids(s, *offers)
    assert s.money == [5000 - (offers[seat] if seat == master else 0) for seat in range(4)]
    assert told(s, "commanded")[0] == ("HAEN-4.3", master, ONE)


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_haen_4_3_if_all_bid_nothing_the_start_player_is_master(first: int) -> None:
    """For nothing."""
    s = position(first=first).loads()
    bids(s, 0, 0, 0, 0)
    assert told(s, "commanded")[0] == ("HAEN-4.3", first, ONE)
    assert told(s, "paid") == []


@pytest.mark.parametrize("bid", [-100, 50, 350, 1100])
def test_haen_4_3_whole_hundreds_from_0_to_what_one_has(bid: int) -> None:
    """1000 gulden: neither half a coin nor more than one has."""
    s = position().money(1000).loads()
    assert refused(s, 0, "bid", bid) == "field bid: HAEN-4.3"
    say(s, 0, "bid", 1000)


def test_haen_4_3_how_much_one_may_bid_is_told_to_oneself_only() -> None:
    """The question differs in its moves; its heading is the same for all."""
    prompts = ask(position().money(0, 700, 5000, 100).loads())
    assert [prompt.moves[0].fields[0].values()[-1] for prompt in prompts] == [0, 700, 5000, 100]
    assert {(prompt.text, prompt.clause, prompt.about) for prompt in prompts} == {
        ("bid", "HAEN-4.3", (ONE, PARIS))
    }


def test_haen_4_3_a_bid_cannot_be_changed() -> None:
    """Who has bid owes no answer."""
    s = position().loads()
    say(s, 0, "bid", 100)
    assert refused(s, 0, "bid", 200) == "turn: HAEN-4.3"


def test_haen_4_3_fees_for_an_earlier_wagon_may_be_bid_on_a_later_one() -> None:
    """Seat 0 has nothing, is master of wagon 1, takes 600 for loading and bids them on wagon 2."""
    s = position().money(0).commands(0, ONE).stores(1, PARIS, WINE).loads()
    say(s, 1, "propose", goods(WINE), 600)
    say(s, 0, "agree")
    assert [prompt.about for prompt in ask(s)] == [(TWO, KOELN)] * 4
    bids(s, 600, 500, 0, 0)
    assert told(s, "commanded") == [("HAEN-4.3", 0, TWO)]


def test_haen_4_4_the_office_ends_when_the_wagon_leaves() -> None:
    """Until then everyone sees whose crest lies in the city."""
    s = position().commands(2, ONE).drives()
    assert wagon_seen(s, NOBODY, ONE)["master"] == 2
    drive(s, 0, 1, "paris", "par-jp-1")
    assert wagon_seen(s, NOBODY, ONE)["master"] == NOBODY_YET


def test_haen_4_4_the_office_lasts_while_the_wagon_stays() -> None:
    """Through phases and rounds: wagon 2 leaves, wagon 1 does not."""
    s = position().commands(2, ONE).commands(1, TWO).drives()
    drive(s, 0, 1, "koeln", "kol-jk-1")
    assert s.master == [2, NOBODY_YET, NOBODY_YET]
    s = position().commands(2, ONE).ends()
    assert s.master == [2, NOBODY_YET, NOBODY_YET]


def test_haen_4_1_no_question_where_there_is_nothing_to_load() -> None:
    """After the bids for wagon 1 come those for wagon 2: all warehouses are empty."""
    s = position().loads()
    bids(s, 0, 100, 0, 0)
    assert [prompt.about for prompt in ask(s)] == [(TWO, KOELN)] * 4
    assert kinds(s, "commanded", "loaded") == ["commanded"]

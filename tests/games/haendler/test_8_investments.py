"""Die Händler, section 8: investments."""

from __future__ import annotations

import pytest

from fondaco.kernel import CHANCE, NOBODY, ask
from tests.games.asking import answers, asked, chance, kinds, prompt_of, refused, told, verbs
from tests.games.haendler.tables import (
    BARGAIN,
    CARTWRIGHT,
    COUNTING,
    COURIER,
    EXPRESS,
    FIRST_FOUR,
    GREAT_CARTWRIGHT,
    GREAT_COUNTING,
    HAENDLER,
    NOBODY_YET,
    WAREHOUSE_SALE,
    Line,
    doing,
    position,
    say,
    script,
)


def passes(*seats: int) -> list[Line]:
    return [(seat, "pass") for seat in seats]


def declines(*seats: int) -> list[Line]:
    return [(seat, "decline") for seat in seats]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_haen_8_1_one_card_fewer_than_players_at_most_one_each(seats: int) -> None:
    """Everybody opens for 100 and the others pass: the last player gets none, and the row is filled."""
    s = position(seats).invests()
    for winner in range(seats - 1):
        card = FIRST_FOUR[winner]
        script(s, (winner, "open", 100), *passes(*range(winner + 1, seats)), (winner, "invest", card))
    assert asked(s) == [(CHANCE, "turn")]
    assert len(told(s, "invested")) == seats - 1


def test_haen_8_1_who_has_a_card_this_round_is_out() -> None:
    """Seat 0 won: seat 1 opens and only 2 and 3 are asked."""
    s = position().invests()
    script(s, (0, "open", 300), *passes(1, 2, 3), (0, "invest", BARGAIN))
    script(s, (1, "open", 100), (2, "raise", 200), (3, "pass"), (1, "pass"), (2, "invest", COURIER))
    assert asked(s) == [(3, "open")]


def test_haen_8_2_from_the_start_player_clockwise_one_is_asked_to_open() -> None:
    """Who does not is out of this phase; it is told."""
    s = position(first=2).invests()
    script(s, *declines(2, 3))
    assert asked(s) == [(0, "open")]
    assert told(s, "declined") == [("HAEN-8.2", 2), ("HAEN-8.2", 3)]
    script(s, (0, "open", 500))
    assert told(s, "opened") == [("HAEN-8.2", 0, 500)]
    assert asked(s) == [(1, "raise")]
    script(s, (1, "pass"))
    assert asked(s) == [(0, "invest")]


@pytest.mark.parametrize("bid", [0, 50, 150, 1100])
def test_haen_8_2_an_opening_bid_is_at_least_100_in_hundreds(bid: int) -> None:
    """And at most what one has: 1000."""
    s = position().money(1000).invests()
    assert refused(s, 0, "open", bid) == "field bid: HAEN-8.2"
    assert answers(s, "open") == [(each,) for each in range(100, 1001, 100)]


def test_haen_8_2_asked_round_and_round_the_outbid_opener_too() -> None:
    """Raising by at least 100, until all but the leader have passed."""
    s = position().invests()
    script(s, (0, "open", 100), (1, "raise", 300), (2, "pass"), (3, "raise", 400), (0, "raise", 1000))
    assert refused(s, 1, "raise", 1000) == "field bid: HAEN-8.2"
    assert prompt_of(s).about == (0, 1000)
    script(s, (1, "raise", 1100), (3, "pass"), (0, "pass"), (1, "invest", COUNTING))
    assert told(s, "raised") == [("HAEN-8.2", *bid) for bid in ((1, 300), (3, 400), (0, 1000), (1, 1100))]
    assert told(s, "passed") == [("HAEN-8.2", seat) for seat in (2, 3, 0)]
    assert told(s, "paid") == [("HAEN-8.2", 1, 1100)]
    assert s.money == [5000, 3900, 5000, 5000]


def test_haen_8_2_the_auction_is_public() -> None:
    """Who leads with what, and who is still in."""
    s = position().invests()
    script(s, (0, "open", 100), (1, "pass"), (2, "raise", 600))
    for viewer in (0, 3, NOBODY):
        seen = doing(s, viewer)
        assert (seen["leader"], seen["bid"], seen["bidders"]) == (2, 600, [1, 0, 1, 1])


def test_haen_8_2_a_pass_is_final_for_this_auction_only() -> None:
    """Seat 1 passed and is not asked again, but in the next auction it is."""
    s = position().invests()
    script(s, (0, "open", 100), (1, "pass"), (2, "raise", 200), (3, "pass"), (0, "raise", 300), (2, "pass"))
    script(s, (0, "invest", BARGAIN), (1, "open", 100))
    assert asked(s) == [(2, "raise")]


def test_haen_8_2_the_winner_takes_any_one_open_card() -> None:
    """One of the four that lie there; it is told, and all see whose it is."""
    s = position().invests()
    script(s, (0, "open", 100), *passes(1, 2, 3))
    assert answers(s, "invest") == [(BARGAIN,), (CARTWRIGHT,), (COURIER,), (COUNTING,)]
    assert refused(s, 0, "invest", EXPRESS) == "field card: HAEN-8.2"
    say(s, 0, "invest", COURIER)
    assert told(s, "invested") == [("HAEN-8.2", 0, COURIER)]
    investments = HAENDLER.view(s, NOBODY)["investments"]
    assert isinstance(investments, list)
    assert [investments[COURIER], investments[BARGAIN]] == [0, NOBODY_YET]


def test_haen_8_2_a_lone_bidder_pays_the_opening_bid() -> None:
    """All others have declined."""
    s = position(first=1).invests()
    script(s, *declines(1, 2, 3), (0, "open", 700), (0, "invest", BARGAIN))
    assert told(s, "paid") == [("HAEN-8.2", 0, 700)]


def test_haen_8_2_who_cannot_raise_is_asked_all_the_same() -> None:
    """And can only pass; nobody is told why."""
    s = position().money(5000, 300, 400).invests()
    script(s, (0, "open", 300))
    assert (asked(s), verbs(s)) == ([(1, "raise")], ["pass"])
    assert refused(s, 1, "raise", 400) == "verb: HAEN-8.2"
    script(s, (1, "pass"))
    assert answers(s, "raise") == [(400,)]


def test_haen_8_2_who_has_nothing_is_asked_to_open_all_the_same() -> None:
    """And can only decline."""
    s = position().money(0).invests()
    assert (asked(s), verbs(s)) == ([(0, "open")], ["decline"])


def test_haen_8_2_the_next_opener_is_counted_from_the_last_opener() -> None:
    """Seat 0 opened, seat 2 won: seat 1 opens next."""
    s = position().invests()
    script(s, (0, "open", 100), (1, "pass"), (2, "raise", 200), *passes(3, 0), (2, "invest", BARGAIN))
    assert asked(s) == [(1, "open")]


def test_haen_8_2_an_outbid_openers_turn_to_open_comes_round_again() -> None:
    """Seats 1 and 2 win, seat 3 declines: seat 0 may open again."""
    s = position().invests()
    script(s, (0, "open", 100), (1, "raise", 200), *passes(2, 3, 0), (1, "invest", BARGAIN))
    script(s, (2, "open", 100), *passes(3, 0), (2, "invest", COURIER), (3, "decline"))
    assert asked(s) == [(0, "open")]


def test_haen_8_2_who_declined_is_asked_no_more() -> None:
    """Neither to raise nor to open."""
    s = position().invests()
    script(s, (0, "decline"), (1, "open", 100), *passes(2, 3), (1, "invest", BARGAIN))
    script(s, (2, "open", 100), (3, "pass"), (2, "invest", COURIER))
    assert asked(s) == [(3, "open")]
    assert refused(s, 0, "open", 100) == "turn: HAEN-8.2"


def test_haen_8_3_the_phase_ends_when_all_others_have_declined() -> None:
    """One card is sold; then the row is filled up to four by chance."""
    s = position().invests()
    script(s, (0, "open", 100), *passes(1, 2, 3), (0, "invest", BARGAIN), *declines(1, 2, 3))
    assert asked(s) == [(CHANCE, "turn")]
    assert answers(s, "turn") == [
        (card,) for card in (GREAT_CARTWRIGHT, EXPRESS, GREAT_COUNTING, WAREHOUSE_SALE)
    ]
    chance(s, EXPRESS)
    assert told(s, "turned_up") == [("HAEN-8.3", EXPRESS)]
    assert HAENDLER.view(s, NOBODY)["offer"] == [CARTWRIGHT, COURIER, EXPRESS, COUNTING]
    assert asked(s)[0][1] == "rise"


def test_haen_8_3_nobody_opens_and_nothing_is_turned_up() -> None:
    """Four cards lie there as before."""
    s = position().invests()
    script(s, *declines(0, 1, 2, 3))
    assert asked(s)[0][1] == "rise"
    assert kinds(s, "turned_up", "invested", "paid") == []


def test_haen_8_3_the_phase_ends_when_no_card_is_face_up() -> None:
    """One card is left in all: one auction, though three might win one."""
    s = position().owns(0, *[card for card in range(8) if card != COURIER]).invests()
    script(s, (0, "open", 100), *passes(1, 2, 3))
    assert asked(s)[0][1] == "rise"


def test_haen_8_3_the_row_is_filled_as_far_as_the_pile_goes() -> None:
    """Two cards are in the pile and three were sold: both are turned up, the last without a draw."""
    s = position().owns(3, EXPRESS, GREAT_COUNTING).invests()
    for winner, card in enumerate((BARGAIN, CARTWRIGHT, COURIER)):
        script(s, (winner, "open", 100), *passes(*range(winner + 1, 4)), (winner, "invest", card))
    assert answers(s, "turn") == [(GREAT_CARTWRIGHT,), (WAREHOUSE_SALE,)]
    chance(s, WAREHOUSE_SALE)
    assert told(s, "turned_up") == [("HAEN-8.3", WAREHOUSE_SALE), ("HAEN-8.3", GREAT_CARTWRIGHT)]
    assert asked(s)[0][1] == "rise"


def test_haen_8_3_what_is_in_the_pile_is_hidden_by_being_undecided() -> None:
    """Any card not seen yet may be turned up; nobody is shown an order."""
    s = position().invests()
    view = HAENDLER.view(s, NOBODY)
    assert view["offer"] == [BARGAIN, CARTWRIGHT, COURIER, COUNTING]
    assert view["investments"] == [NOBODY_YET] * 8


def test_haen_8_4_when_all_eight_are_owned_the_phase_is_skipped() -> None:
    """Nobody is asked to open."""
    s = position().owns(0, *range(8)).invests()
    assert [prompt.text for prompt in ask(s)] == ["rise"]

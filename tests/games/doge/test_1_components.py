"""Doge, section 1: what is in the box."""

from __future__ import annotations

import pytest

from fondaco.kernel import CHANCE, EYE, BadTable, One, question
from tests.games.asking import answers, asked, player, prompt_of, refused, say
from tests.games.doge.tables import (
    ADVISOR_I,
    CASTELLO,
    DOGE,
    FIELDS,
    QUARANTIA,
    end_round,
    seated,
    turn,
    vote_on,
)

SEATS = range(4)


def test_doge_1_1_six_districts_and_the_quarantia() -> None:
    """The fields are the six districts and, last, the Quarantia."""
    assert DOGE.glossary().things["field"] == (
        "cannaregio",
        "castello",
        "dorsoduro",
        "san-marco",
        "san-polo",
        "santa-croce",
        "quarantia",
    )


def test_doge_1_1_houses_stand_in_districts_and_tokens_lie_on_all_seven_fields() -> None:
    """A player has six places for houses and palazzi, and seven for tokens."""
    assert player(seated(), 0, 0)["houses"] == [0] * 6
    assert player(seated(), 0, 0)["palazzi"] == [0] * 6
    assert player(seated(), 0, 0)["on_fields"] == [0] * 7


@pytest.mark.parametrize("seat", SEATS)
def test_doge_1_2_fifteen_houses_eight_palazzi_six_rings(seat: int) -> None:
    """Before the first placement a player has all of it, and none of it on the board."""
    mine = player(seated(), seat, seat)
    assert (mine["supply"], mine["palazzi_left"], mine["rings"]) == (15, 8, 6)


@pytest.mark.parametrize("seat", SEATS)
def test_doge_1_2_seven_vote_tokens(seat: int) -> None:
    """A player holds one 0 and two each of 1, 2 and 3."""
    mine = player(seated(), seat, seat)
    assert mine["tokens"] == [1, 2, 2, 2]
    assert mine["in_hand"] == 7


@pytest.mark.parametrize("seat", SEATS)
def test_doge_1_2_seven_field_cards(seat: int) -> None:
    """In the first placement a player may choose any of the seven fields."""
    (move,) = question(seated(), seat).moves
    card = move.fields[0]
    assert isinstance(card, One)
    assert card.options == list(FIELDS)


def test_doge_1_3_nine_advisors_and_their_homes() -> None:
    """Each district is the home of one advisor, the Quarantia of three."""
    advisors = DOGE.view(seated(), EYE)["advisors"]
    assert isinstance(advisors, list)
    assert [advisor["home"] for advisor in advisors] == [0, 1, 2, 3, 4, 5, QUARANTIA, QUARANTIA, QUARANTIA]
    assert len(DOGE.glossary().things["advisor"]) == 9


@pytest.mark.parametrize("district", range(6))
def test_doge_1_3_a_district_decides_on_its_own_advisor(district: int) -> None:
    """Whoever wins a district is asked about the one advisor whose home it is."""
    s = vote_on(district, tokens={0: [3]})
    assert answers(s, "waive") == [(district,)]
    assert {args[0] for args in answers(s, "take")} == {district}


def test_doge_1_3_the_quarantia_decides_on_three() -> None:
    """Whoever wins the Quarantia is asked about its three advisors."""
    s = vote_on(QUARANTIA, tokens={0: [3]})
    assert answers(s, "waive") == [(ADVISOR_I,), (ADVISOR_I + 1,), (ADVISOR_I + 2,)]


@pytest.mark.parametrize(("built", "cost"), [(0, 3), (1, 4), (2, 5), (3, 6), (4, 7)])
def test_doge_1_4_the_sites_of_a_district_cost_three_to_seven(built: int, cost: int) -> None:
    """With so many palazzi there, Seat 0 is asked whether to build on the next site in order."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 8}}, palazzi={3: {CASTELLO: built}})
    say(s, 0, "put", 1)
    assert asked(s) == [(0, "build")]
    assert prompt_of(s).about == (CASTELLO, cost)


def test_doge_1_4_sites_are_used_in_order_by_whoever_builds() -> None:
    """Palazzi of three players take the first three sites: the fourth builder pays for the fourth."""
    one = {CASTELLO: 1}
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 8}}, palazzi={1: one, 2: one, 3: one})
    say(s, 0, "put", 1)
    assert prompt_of(s).about == (CASTELLO, 6)


def test_doge_1_5_the_first_set_has_one_card_per_field() -> None:
    """Each field is laid once: the eighth card there is none."""
    s = DOGE.start(4)
    for laid in range(6):
        assert answers(s, "turn") == [(field,) for field in FIELDS[laid:]]
        turn(s)
    assert s.row == list(FIELDS)
    assert CHANCE not in [seat for seat, _ in asked(s)]


def test_doge_1_5_the_second_set_has_one_card_per_field() -> None:
    """The second set too turns up every field once, in an order of its own."""
    s = vote_on(CASTELLO)
    for turned, field in enumerate((6, 5, 4, 3, 2, 1)):
        assert answers(s, "turn") == [(left,) for left in FIELDS[: 7 - turned]]
        turn(s, field)
    assert s.row == [6, 5, 4, 3, 2, 1, 0]


def test_doge_1_6_three_players_have_what_four_have() -> None:
    """Without the fourth colour the other three have all their pieces, and the board is the same."""
    three, four = DOGE.view(seated(3), EYE), DOGE.view(seated(4), EYE)
    assert isinstance(three["players"], list)
    assert isinstance(four["players"], list)
    assert len(three["players"]) == 3
    assert three["players"] == four["players"][:3]
    for same in ("row", "coming", "costs", "advisors"):
        assert three[same] == four[same]


def test_doge_1_6_seat_three_does_not_play_with_three() -> None:
    """The colour left out is asked nothing and leads no round."""
    s = seated(3)
    assert [seat for seat, _ in asked(s)] == [0, 1, 2]
    assert refused(s, 3, "place", CASTELLO, (1, 0, 0, 0)) == "turn: DOGE-3.2"
    assert DOGE.view(end_round(seats=3, round=3), EYE)["lead"] == 0


@pytest.mark.parametrize("seats", [2, 5])
def test_doge_1_6_three_or_four_play(seats: int) -> None:
    """Other tables are not set up."""
    with pytest.raises(BadTable):
        DOGE.start(seats)

"""Doge, section 9: the end of a round, the end of the game, the ranking."""

from __future__ import annotations

import pytest

from fondaco.kernel import CHANCE, NOBODY, ask, places, settle, waiting, winners
from tests.games.asking import answers, asked, kinds, refused, say, told
from tests.games.doge.tables import (
    CANNAREGIO,
    CASTELLO,
    DOGE,
    DORSODURO,
    FIELDS,
    QUARANTIA,
    SAN_MARCO,
    SAN_POLO,
    SANTA_CROCE,
    Board,
    bundle,
    end_round,
    skip_placements,
    turn,
    turn_all,
    vote_on,
)

SIX = dict.fromkeys(range(6), 1)
SEVEN_IN_FOUR = {0: 2, 1: 2, 2: 2, 3: 1}
EVERY_SITE = {0: {0: 5, 1: 3}, 1: {1: 2, 2: 5, 3: 1}, 2: {3: 4, 4: 3}, 3: {4: 2, 5: 5}}
EVERY_PALAZZO = {0: {0: 5, 1: 3}, 1: {1: 2, 2: 5, 3: 1}, 2: {3: 4, 4: 4}}


def spread(*counts: int) -> dict[int, int]:
    """So many palazzi in the first district, in the second, and so on."""
    return dict(enumerate(counts))


def test_doge_9_1_the_round_ends_when_all_seven_have_voted() -> None:
    """After the sixth field the round goes on, after the seventh it is over."""
    s = vote_on(CASTELLO)
    for _ in range(5):
        turn(s)
    assert told(s, "round_ended") == []
    turn(s)
    assert told(s, "round_ended") == [("DOGE-9.1", 1)]
    assert len(told(s, "called")) == 7
    assert told(s, "round_began")[-1] == ("DOGE-3.1", 2, 1)


def test_doge_9_1_the_row_turned_up_is_the_next_order() -> None:
    """The blue cards are the order of round 2; nothing of round 3 is known."""
    s = vote_on(CASTELLO)
    for field in (6, 4, 2, 0, 1, 3):
        turn(s, field)
    view = DOGE.view(s, NOBODY)
    assert (view["row"], view["coming"]) == ([6, 4, 2, 0, 1, 3, 5], [])


def test_doge_9_1_the_set_aside_cards_are_shuffled() -> None:
    """In round 2 any of the seven brown cards may be turned up first, none more likely."""
    s = end_round()
    skip_placements(s)
    settle(s)
    assert asked(s) == [(CHANCE, "turn")]
    assert answers(s, "turn") == [(field,) for field in FIELDS]


def test_doge_9_1_the_next_round_votes_in_the_new_order() -> None:
    """Round 2 begins with the field whose blue card was turned up first."""
    s = vote_on(CASTELLO)
    for field in (6, 4, 2, 0, 1, 3):
        turn(s, field)
    skip_placements(s)
    settle(s)
    turn_all(s)
    assert [field for _, field in told(s, "called")][7:] == [6, 4, 2, 0, 1, 3, 5]


@pytest.mark.parametrize(
    ("palazzi", "condition"),
    [
        (spread(1, 1, 1, 1, 1, 1), 1),
        (spread(3, 1, 1, 1, 1, 1), 1),
        (spread(3, 1, 1, 1, 1, 0), 2),
        (spread(0, 2, 2, 1, 1, 1), 2),
        (spread(2, 2, 2, 1, 1, 0), 2),
        (spread(2, 2, 2, 2, 0, 0), 3),
        (spread(5, 0, 1, 0, 1, 1), 3),
    ],
)
def test_doge_9_2_six_districts_or_seven_over_five_or_eight_over_four(
    palazzi: dict[int, int], condition: int
) -> None:
    """The game ends after a round in which one player has built so."""
    s = end_round(palazzi={2: palazzi})
    assert ask(s) == []
    assert waiting(s) == []
    assert told(s, "met") == [("DOGE-9.2", 2, condition)]
    assert DOGE.standings(s)[2].lines[0] == ("condition", "DOGE-9.2", condition)


@pytest.mark.parametrize(
    "palazzi",
    [
        spread(1, 1, 1, 1, 1, 0),
        spread(2, 1, 1, 1, 1, 0),
        spread(2, 2, 2, 1, 0, 0),
        spread(4, 1, 1, 1, 0, 0),
        spread(3, 3, 2, 0, 0, 0),
        spread(5, 3, 0, 0, 0, 0),
        spread(0, 0, 0, 0, 0, 0),
    ],
)
def test_doge_9_2_less_meets_nothing(palazzi: dict[int, int]) -> None:
    """Six over five, seven over four, eight over three: the next round begins."""
    s = end_round(palazzi={2: palazzi})
    assert s.round == 2
    assert asked(s)[0] == (1, "place")
    assert told(s, "met") == []
    assert DOGE.standings(s)[2].lines[0] == ("condition", "DOGE-9.2", 0)


@pytest.mark.parametrize(
    ("palazzi", "missing", "goal"),
    [
        (spread(0, 0, 0, 0, 0, 0), [6, 7, 8], 6),
        (spread(1, 1, 1, 1, 1, 0), [1, 2, 3], 6),
        (spread(2, 2, 1, 1, 0, 0), [2, 1, 2], 7),
        (spread(2, 2, 2, 1, 0, 0), [-1, 1, 1], 8),
        (spread(3, 3, 0, 0, 0, 0), [-1, -1, 2], 8),
        (spread(3, 3, 2, 0, 0, 0), [-1, -1, -1], 0),
    ],
)
def test_doge_9_2_everybody_sees_how_many_palazzi_are_missing(
    palazzi: dict[int, int], missing: list[int], goal: int
) -> None:
    """To each of the three conditions; -1: the palazzi that are left do not reach."""
    s = end_round(palazzi={2: palazzi})
    tally = DOGE.tally(s, 2, False)
    assert [line.value for line in tally.lines if line.kind in ("six", "seven", "eight")] == missing
    assert (tally.value, tally.goal) == (sum(palazzi.values()), goal)


def test_doge_9_2_all_are_warned_when_one_palazzo_is_missing() -> None:
    """Seat 1 needs its sixth district, seat 2 two of them."""
    s = end_round(palazzi={2: spread(1, 1, 1, 1), 1: spread(1, 1, 1, 1, 1)})
    assert DOGE.clocks(s)[1] == ("closest", "DOGE-9.2", 1, 0, True)
    s = end_round(palazzi={2: spread(1, 1, 1, 1)})
    assert not DOGE.clocks(s)[1].is_near


def test_doge_9_2_palazzi_of_several_players_do_not_add_up() -> None:
    """Three districts of seat 0 and three of seat 1 are six of nobody."""
    s = end_round(palazzi={0: spread(1, 1, 1), 1: spread(0, 0, 0, 1, 1, 1)})
    assert s.round == 2


def test_doge_9_2_only_after_the_round() -> None:
    """Seat 0 builds its sixth in Castello: the six other fields vote before the game is over."""
    palazzi = {0: {district: 1 for district in range(6) if district != CASTELLO}}
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 2}}, palazzi=palazzi)
    say(s, 0, "put", 1)
    say(s, 0, "build")
    say(s, 0, "waive", CASTELLO)
    assert told(s, "met") == []
    for _ in range(6):
        assert waiting(s) == [CHANCE]
        turn(s)
    assert kinds(s, "built", "round_ended", "met") == ["built", "round_ended", "met"]
    assert waiting(s) == []


def test_doge_9_2_a_second_player_may_meet_it_in_the_same_round() -> None:
    """Both are told."""
    s = end_round(palazzi={0: SIX, 3: SIX})
    assert told(s, "met") == [("DOGE-9.2", 0, 1), ("DOGE-9.2", 3, 1)]


def test_doge_9_2_which_site_does_not_matter() -> None:
    """Seat 0's only palazzo in Castello stands on the fifth site, and counts."""
    palazzi = {0: {district: 1 for district in range(6) if district != CASTELLO}, 1: {CASTELLO: 4}}
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 6}}, palazzi=palazzi, row=[CASTELLO])
    say(s, 0, "put", 1)
    say(s, 0, "build")
    say(s, 0, "take", CASTELLO, QUARANTIA)
    assert told(s, "built") == [("DOGE-8.2", 0, CASTELLO, 7, 7)]
    assert told(s, "met") == [("DOGE-9.2", 0, 1)]
    assert waiting(s) == []


def test_doge_9_2_after_the_end_nothing_is_answered() -> None:
    """A placement is refused under the clause that ended the game."""
    s = end_round(palazzi={0: SIX})
    assert refused(s, 0, "place", CASTELLO, bundle(1)) == "over: DOGE-9.2"
    assert refused(s, CHANCE, "turn", CASTELLO) == "over: DOGE-9.2"


def ranking(palazzi: Board, houses: Board | None = None) -> list[int]:
    """The places of the seats after a round that ended with these on the board."""
    s = end_round(palazzi=palazzi, houses=houses)
    assert told(s, "ranked") == [
        ("DOGE-9.3", seat, place) for seat, place in enumerate(places(DOGE.standings(s)))
    ]
    return places(DOGE.standings(s))


def test_doge_9_3_who_meets_a_condition_ranks_first() -> None:
    """Six palazzi in six districts beat seven in four and eight in three."""
    assert ranking({0: SEVEN_IN_FOUR, 1: spread(0, 0, 0, 2, 3, 3), 2: SIX}) == [3, 2, 1, 4]


def test_doge_9_3_within_those_who_do_most_palazzi() -> None:
    """Seven over five rank before six over six, whatever the houses."""
    palazzi = {0: SIX, 1: spread(0, 2, 2, 1, 1, 1)}
    assert ranking(palazzi, {0: {CASTELLO: 9}, 2: {CASTELLO: 1}}) == [2, 1, 3, 4]


def test_doge_9_3_then_most_houses_on_the_board() -> None:
    """Level in palazzi, the more houses rank first, over all districts and not counting the supply."""
    palazzi = {0: SIX, 1: SIX, 2: spread(1), 3: spread(0, 1)}
    houses = {
        0: {CASTELLO: 4},
        1: {CASTELLO: 2, DORSODURO: 3},
        2: {CASTELLO: 9},
        3: {CASTELLO: 5, SAN_POLO: 5},
    }
    assert ranking(palazzi, houses) == [2, 1, 4, 3]


def test_doge_9_3_palazzi_come_before_houses_behind_the_winner_too() -> None:
    """Two palazzi rank before one with fourteen houses."""
    palazzi = {0: SIX, 1: spread(1), 2: spread(1, 1), 3: spread(2)}
    assert ranking(palazzi, {1: {CASTELLO: 14}, 3: {CASTELLO: 1}}) == [1, 4, 3, 2]


def test_doge_9_3_still_level_share_a_place() -> None:
    """Two behind the winner are level: both second, the last is fourth."""
    palazzi = {0: SIX, 1: spread(1), 2: spread(0, 1)}
    assert ranking(palazzi, {1: {CASTELLO: 2}, 2: {SAN_MARCO: 2}}) == [1, 2, 2, 4]


def test_doge_9_3_level_firsts_share_the_win() -> None:
    """Seats 1 and 2 have both met it with six palazzi and three houses."""
    palazzi = {1: SIX, 2: SIX}
    houses = {1: {CASTELLO: 3}, 2: {SANTA_CROCE: 3}}
    assert ranking(palazzi, houses) == [3, 1, 1, 3]
    assert winners(DOGE.standings(end_round(palazzi=palazzi, houses=houses))) == [1, 2]


def test_doge_9_3_the_reckoning_names_what_ranks() -> None:
    """A standing says: condition, districts, palazzi, houses; its headline is the palazzi."""
    standing = DOGE.standings(end_round(palazzi={0: SIX}, houses={0: {CASTELLO: 4}}))[0]
    assert standing.score == 6
    assert standing.lines == (
        ("condition", "DOGE-9.2", 1),
        ("districts", "DOGE-9.2", 6),
        ("palazzi", "DOGE-9.3", 6),
        ("houses", "DOGE-9.3", 4),
    )


def test_doge_9_4_all_thirty_sites_taken() -> None:
    """With no site left and nobody meeting 9.2 the game ends."""
    s = end_round(palazzi=EVERY_SITE)
    assert waiting(s) == []
    assert told(s, "exhausted") == [("DOGE-9.4", 1)]
    assert told(s, "met") == []


def test_doge_9_4_no_player_has_a_palazzo_left() -> None:
    """With three players 24 palazzi are all there are."""
    s = end_round(seats=3, palazzi=EVERY_PALAZZO)
    assert waiting(s) == []
    assert told(s, "exhausted") == [("DOGE-9.4", 1)]


def test_doge_9_4_one_site_left_is_enough_to_go_on() -> None:
    """29 sites taken: round 2 begins."""
    s = end_round(palazzi=EVERY_SITE | {3: {4: 2, 5: 4}})
    assert s.round == 2


def test_doge_9_4_one_palazzo_left_is_enough_to_go_on() -> None:
    """With three players 23 palazzi stand: round 2 begins; with four, 24 are not all."""
    assert end_round(seats=3, palazzi=EVERY_PALAZZO | {2: {3: 4, 4: 3}}).round == 2
    assert end_round(seats=4, palazzi=EVERY_PALAZZO).round == 2


@pytest.mark.parametrize("seats", [3, 4])
def test_doge_9_4_round_thirty_is_the_last(seats: int) -> None:
    """After round 29 there is another, after round 30 none."""
    assert end_round(seats=seats, round=29).round == 30
    s = end_round(seats=seats, round=30)
    assert waiting(s) == []
    assert told(s, "exhausted") == [("DOGE-9.4", 30)]


def test_doge_9_4_only_at_the_end_of_a_round() -> None:
    """In round 30 too all fields vote."""
    s = vote_on(CANNAREGIO, round=30)
    assert waiting(s) == [CHANCE]
    turn_all(s)
    assert len(told(s, "called")) == 7
    assert waiting(s) == []


def test_doge_9_4_all_rank_as_one_group() -> None:
    """Nobody met 9.2: most palazzi, then most houses."""
    s = end_round(round=30, palazzi={1: spread(1), 3: spread(1)}, houses={0: {CASTELLO: 9}, 3: {CASTELLO: 1}})
    assert places(DOGE.standings(s)) == [3, 2, 4, 1]
    assert [place for *_, place in told(s, "ranked")] == [3, 2, 4, 1]


def test_doge_9_4_is_not_told_when_9_2_is_met() -> None:
    """In round 30 too a condition met ends the game as it always does."""
    s = end_round(round=30, palazzi={0: SIX, 1: SEVEN_IN_FOUR})
    assert kinds(s, "met", "exhausted") == ["met"]
    assert places(DOGE.standings(s)) == [1, 2, 3, 3]


def test_doge_9_4_after_the_end_nothing_is_answered() -> None:
    """A placement is refused under the clause that ended the game."""
    s = end_round(round=30)
    assert refused(s, 0, "place", CASTELLO, bundle(1)) == "over: DOGE-9.4"

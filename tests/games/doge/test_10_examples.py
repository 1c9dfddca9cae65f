"""Doge, section 10: the examples that every implementation must reproduce."""

from __future__ import annotations

import pytest

from fondaco.kernel import CHANCE, EYE, NOBODY, settle
from tests.games.asking import answers, asked, say, told
from tests.games.doge.tables import (
    ADVISOR_I,
    ADVISOR_II,
    ADVISOR_III,
    CANNAREGIO,
    CASTELLO,
    DOGE,
    DORSODURO,
    NEUTRAL,
    QUARANTIA,
    SAN_MARCO,
    SAN_POLO,
    SANTA_CROCE,
    bundle,
    skip_placements,
    turn,
    vote_on,
)

RED, BLUE = 0, 1
ANKE, BERND, CLAUDIA = 0, 1, 2


def test_doge_10_1_a_zero_is_no_second() -> None:
    """Red has 4 votes, Blue only a 0 token: Red wins, there is no second."""
    s = vote_on(CASTELLO, tokens={RED: [3, 1], BLUE: [0]})
    assert told(s, "won") == [("DOGE-4.4", RED, CASTELLO, 4, 1)]
    assert told(s, "came_second") == []
    say(s, RED, "take", CASTELLO, DORSODURO)
    say(s, RED, "put", 2)
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_10_2_anke_and_bernd_build_for_five() -> None:
    """Both put two houses into San Marco and pay 5; Anke takes the 5 site, Bernd the 6 site."""
    s = vote_on(
        SAN_MARCO,
        tokens={ANKE: [3, 3, 1], BERND: [3, 2, 2]},
        houses={ANKE: {SAN_MARCO: 4}, BERND: {SAN_MARCO: 3}},
        palazzi={CLAUDIA: {SAN_MARCO: 2}},
    )
    assert told(s, "won") == [("DOGE-4.4", ANKE, SAN_MARCO, 7, 2), ("DOGE-4.4", BERND, SAN_MARCO, 7, 2)]
    say(s, ANKE, "put", 2)
    say(s, BERND, "put", 2)
    assert [s.houses_of(seat)[SAN_MARCO] for seat in (ANKE, BERND)] == [6, 5]
    say(s, ANKE, "build")
    say(s, BERND, "build")
    assert told(s, "built") == [("DOGE-8.2", ANKE, SAN_MARCO, 5, 5), ("DOGE-8.2", BERND, SAN_MARCO, 5, 6)]
    assert [s.houses_of(seat)[SAN_MARCO] for seat in (ANKE, BERND)] == [1, 0]
    assert [s.palazzi_of(seat)[SAN_MARCO] for seat in (ANKE, BERND, CLAUDIA)] == [1, 1, 2]


@pytest.mark.parametrize("zeros", [{}, {RED: [0]}, {BLUE: [0]}, {RED: [0], BLUE: [0]}])
def test_doge_10_3_an_advisor_alone_wins_with_one_vote(zeros: dict[int, list[int]]) -> None:
    """No tokens, or only 0 tokens, lie in Castello, but Blue's advisor stands there: Blue wins."""
    s = vote_on(CASTELLO, tokens=zeros, advisors={SAN_MARCO: (BLUE, CASTELLO)})
    assert told(s, "won") == [("DOGE-4.4", BLUE, CASTELLO, 1, 1)]
    assert told(s, "came_second") == []
    assert asked(s) == [(BLUE, "spoils")]


def test_doge_10_4_bernd_wins_the_quarantia_claudia_is_second() -> None:
    """Bernd takes an advisor to San Marco, which votes next; Claudia waives and moves; Bernd does too."""
    s = vote_on(
        QUARANTIA,
        tokens={BERND: [3], CLAUDIA: [2]},
        houses={BERND: {CASTELLO: 1}, CLAUDIA: {DORSODURO: 1}},
        row=[QUARANTIA, SAN_MARCO, CASTELLO],
    )
    say(s, BERND, "take", ADVISOR_I, SAN_MARCO)
    say(s, CLAUDIA, "waive", ADVISOR_II)
    say(s, CLAUDIA, "move", DORSODURO, SAN_POLO)
    say(s, BERND, "waive", ADVISOR_III)
    say(s, BERND, "move", CASTELLO, CANNAREGIO)
    assert [s.master[advisor] for advisor in (ADVISOR_I, ADVISOR_II, ADVISOR_III)] == [
        BERND,
        NEUTRAL,
        NEUTRAL,
    ]
    assert s.houses_of(BERND) == [1, 0, 0, 0, 0, 0]
    assert s.houses_of(CLAUDIA) == [0, 0, 0, 0, 1, 0]
    turn(s)
    assert told(s, "won")[1:] == [("DOGE-4.4", BERND, SAN_MARCO, 1, 1)]


def test_doge_10_5_all_know_where_the_next_round_opens() -> None:
    """Cannaregio votes first, Dorsoduro is turned up; Castello votes next."""
    s = vote_on(CANNAREGIO, row=[CANNAREGIO, CASTELLO, 6, 5, 4, 3, 2])
    assert told(s, "set_aside") == [("DOGE-4.5", CANNAREGIO)]
    assert answers(s, "turn") == [(field,) for field in range(7)]
    turn(s, DORSODURO)
    assert told(s, "turned_up") == [("DOGE-4.5", DORSODURO, 1)]
    assert told(s, "called") == [("DOGE-4.1", CANNAREGIO), ("DOGE-4.1", CASTELLO)]
    for viewer in (0, 1, 2, 3, NOBODY, EYE):
        assert DOGE.view(s, viewer)["coming"] == [DORSODURO]
    for field in (0, 1, 3, 4, 5):
        turn(s, field)
    skip_placements(s)
    settle(s)
    assert told(s, "called")[-1] == ("DOGE-4.1", DORSODURO)


def test_doge_10_6_an_advisor_counts_later_this_round_and_again_next_round() -> None:
    """Castello's advisor, put on San Marco, votes there this round, and next round before Castello votes."""
    s = vote_on(CASTELLO, tokens={RED: [3]}, row=[CASTELLO, SAN_MARCO])
    s.coming = [SAN_MARCO, CASTELLO, 0, 2, 4]
    say(s, RED, "put", 0)
    say(s, RED, "take", CASTELLO, SAN_MARCO)
    turn(s, SANTA_CROCE)
    assert told(s, "voted")[-1] == ("DOGE-4.2", RED, SAN_MARCO, bundle(), 1, 1)
    say(s, RED, "put", 0)
    say(s, RED, "waive", SAN_MARCO)
    assert s.round == 2
    skip_placements(s)
    settle(s)
    assert told(s, "called")[-1] == ("DOGE-4.1", SAN_MARCO)
    assert told(s, "voted")[2:] == [("DOGE-4.2", RED, SAN_MARCO, bundle(), 1, 1)]
    assert asked(s) == [(RED, "spoils")]

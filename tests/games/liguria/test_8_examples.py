"""Liguria, section 8: the examples that every implementation must reproduce."""

from __future__ import annotations

from fondaco.kernel import NOBODY
from tests.games.asking import answers, asked, player, prompt_of, say, told
from tests.games.liguria.tables import (
    ANTICLOCKWISE,
    BUILDINGS,
    CLOCKWISE,
    FREE,
    HOME,
    LIGURIA,
    RED_ISLE,
    SHIPS,
    START_SHIP,
    diplomats,
    face,
    in_rows,
    kind,
    knights,
    line,
    position,
    stop_seen,
)

ANKE, BERND, CLAUDIA, DIRK = range(4)
TWO_TILES, THREE_TILES, FOUR_TILES, FIVE_TILES = 1, 2, 4, 5  # fields of the market street


def test_lig_8_1_tiles_one_and_three_of_a_run() -> None:
    """Anke takes the first and the third, leaves the second, and pays 1 silver."""
    at = position().row("monk", "ship/1", "knight/2", *["monk"] * 4).silver(ANKE, 1)
    s = at.shops(TWO_TILES, THREE_TILES, FOUR_TILES, FIVE_TILES)
    before = s.silver[ANKE]
    say(s, ANKE, "take", (0, 2))
    assert s.silver[ANKE] == before - 1
    assert in_rows(s, NOBODY, ANKE)["monk"] == 1
    assert player(s, ANKE, ANKE)["knights"] == [0, 1, 0]
    assert LIGURIA.view(s, NOBODY)["row"] == [kind("ship/1"), *[kind("monk")] * 4]


def test_lig_8_2_three_knights_on_a_free_red_island() -> None:
    """Bernd puts three tiles there: 3 red cubes."""
    s = position().has(BERND, "knight/1", "knight/2", "knight/2").arrives(BERND, RED_ISLE)
    say(s, BERND, "land", knights(1, 2, 2))
    assert player(s, NOBODY, BERND)["hold"] == [3, 0, 0]


def test_lig_8_3_the_own_red_island_with_one_1_knight() -> None:
    """Bernd loads 1 red cube and one of his choice."""
    for cubes in ((2, 0, 0), (1, 1, 0), (1, 0, 1)):
        s = position().rules(BERND, RED_ISLE, 1).arrives(BERND, RED_ISLE)
        say(s, BERND, "load", cubes)
        assert player(s, NOBODY, BERND)["hold"] == list(cubes)
        assert asked(s) == [(ANKE, "sail")]


def test_lig_8_4_four_swords_beat_two() -> None:
    """Dirk's tile is turned over and kept aside, worth one positive point, and his envoy goes back to him."""
    at = position().has(CLAUDIA, "knight/3", "knight/1").rules(DIRK, RED_ISLE, 2).kept(DIRK, face(-3))
    s = at.arrives(CLAUDIA, RED_ISLE)
    assert (player(s, NOBODY, DIRK)["envoys"], line(s, DIRK, "points")) == (6, -10)
    say(s, CLAUDIA, "land", knights(3, 1))
    assert stop_seen(s, NOBODY, RED_ISLE)["ruler"] == CLAUDIA
    assert player(s, NOBODY, DIRK)["fallen"] == 1
    assert (player(s, NOBODY, DIRK)["envoys"], line(s, DIRK, "points")) == (7, -5)


def test_lig_8_5_fifteen_positive_and_seventeen_negative_points() -> None:
    """Anke loses 10 prestige."""
    at = position().kept(ANKE, face(5), face(5), face(2), face(-6), face(-6), face(-5))
    s = at.has(ANKE, "monk", "monk").lost(ANKE, "knight/2").ends()
    assert LIGURIA.standings(s)[ANKE].score == -10


def test_lig_8_6_diplomats_in_rows_of_four_ships_and_three_buildings() -> None:
    """Dirk scores 8 prestige, Claudia 6."""
    at = position().has(BERND, "ship/1", "ship/1").turned(BERND, "ship/2").posts(DIRK, BERND, SHIPS, 1)
    at.has(ANKE, "building/1", "building/2", "building/3").posts(CLAUDIA, ANKE, BUILDINGS, 1)
    s = at.ends()
    assert (line(s, DIRK, "diplomats"), line(s, CLAUDIA, "diplomats")) == (8, 6)


def test_lig_8_7_four_steps_and_an_anchor() -> None:
    """Bernd goes three steps to Claudia's harbour, acts there, and goes the last step the same way."""
    at = position().has(BERND, "diplomat/1").offers(CLAUDIA, 0, 0, 1)
    s = at.ship(BERND, HOME[4][BERND], -1).sails(BERND, steps=4, anchors=1)
    say(s, BERND, "anchor", CLOCKWISE, 3)
    assert s.at[BERND] == HOME[4][CLAUDIA]
    say(s, BERND, "load", (0, 0, 1))
    say(s, BERND, "seal", SHIPS, diplomats(1))
    assert told(s, "sailed")[-1][-1] == CLOCKWISE
    assert s.at[BERND] == HOME[4][CLAUDIA] + 1
    assert player(s, NOBODY, BERND)["hold"] == [0, 0, 1]
    assert player(s, NOBODY, CLAUDIA)["seals"] == [BERND, FREE, FREE, FREE]


def test_lig_8_8_a_card_with_a_blue_cube_and_an_upgrade_arrow() -> None:
    """The cube goes into Claudia's harbour; the start ship, turned over, gives 2 prestige and no wheels."""
    card = face(wheels=2, upgrades=1, cubes=(0, 0, 1))
    at = position().order(CLAUDIA, ANKE, BERND, DIRK).cards(card, face(), face(), face())
    s = at.takes_cards()
    say(s, CLAUDIA, "choose", 0)
    assert player(s, NOBODY, CLAUDIA)["port"] == [0, 0, 1]
    say(s, CLAUDIA, "upgrade", START_SHIP)
    assert (line(s, CLAUDIA, "harbour"), player(s, NOBODY, CLAUDIA)["wheels"]) == (2, 0)
    for n, seat in enumerate((ANKE, BERND), 1):
        say(s, seat, "choose", n)
    assert asked(s) == [(CLAUDIA, "sail")]
    assert prompt_of(s).about == (2, 0)


def test_lig_8_9_three_steps_and_then_the_turn_arrow() -> None:
    """Dirk ends at Anke's harbour; from there he may go back, without being asked now."""
    s = position().ship(DIRK, HOME[4][DIRK], 1).sails(DIRK, steps=3, turns=1)
    say(s, DIRK, "sail", CLOCKWISE, 3)
    assert s.at[DIRK] == HOME[4][ANKE]
    assert asked(s) == [(ANKE, "sail")]
    again = position().ship(DIRK, s.at[DIRK], s.course[DIRK]).sails(DIRK, steps=1)
    assert (ANTICLOCKWISE, 1) in answers(again, "sail")


def test_lig_8_10_furthest_left_takes_first_and_goes_to_order_field_one() -> None:
    """Anke stands left of the others."""
    at = position().order(3, 2, 1, 0).row(*["monk"] * 14)
    s = at.shops(TWO_TILES, FIVE_TILES, FOUR_TILES, THREE_TILES)
    assert asked(s) == [(ANKE, "take")]
    say(s, ANKE, "take", (0, 1))
    assert LIGURIA.view(s, NOBODY)["order"] == [ANKE]
    assert told(s, "queued") == [("LIG-3.5", ANKE, 1)]
    assert asked(s) == [(DIRK, "take")]

"""Die Händler von Genua, section 12: the end."""

from __future__ import annotations

from fondaco.games.genoa.state import Genoa
from fondaco.kernel import NOBODY
from fondaco.kernel.game import places
from tests.games.asking import asked, chance, kinds, told
from tests.games.genoa.tables import (
    ANY_START,
    ANY_WARE,
    COACH_HOUSE,
    COPPER,
    EXCHANGE,
    GENOA,
    GUILD_HALL,
    MARKER,
    PARK,
    PEPPER,
    SILK,
    WHEAT,
    Position,
    heard,
    next_turn,
    position,
    seen,
    square_of,
)


def played_out(at: Position) -> Genoa:
    """The last round of three players, in which nothing happens."""
    s = at.space(10).begins()
    for _ in range(3):
        chance(s, square_of(1, 1))
        next_turn(s)
    assert asked(s) == []
    return s


def test_gen_12_1_privileges_then_ten_a_building() -> None:
    """Ricci and coach house are a chain of two; two buildings."""
    s = played_out(position(3).holds(0, 46, 47).owns(0, PARK, GUILD_HALL).owns(1, COACH_HOUSE))
    assert kinds(s, "privileged", "owned", "ranked") == ["privileged"] * 3 + ["owned"] * 3 + ["ranked"] * 3
    assert told(s, "privileged")[0] == ("GEN-9.4", 0, (46, 47), 30)
    assert told(s, "owned") == [("GEN-12.1", 0, 2, 20), ("GEN-12.1", 1, 1, 10), ("GEN-12.1", 2, 0, 0)]
    assert [standing.score for standing in GENOA.standings(s)] == [180, 140, 130]
    lines = [(line.kind, line.clause, line.value) for line in GENOA.standings(s)[0].lines]
    assert lines == [
        ("money", "GEN-12.1", 130),
        ("privileges", "GEN-9.4", 30),
        ("buildings", "GEN-12.1", 20),
        ("total", "GEN-12.2", 180),
        ("goods", "GEN-12.2", 0),
    ]


def test_gen_12_1_one_s_own_worth_is_known_of_others_what_lies_open() -> None:
    """Two privileges and two roofs: the owner adds them to the purse, the others see only how many."""
    s = position(3).holds(0, 46, 47).owns(0, PARK, GUILD_HALL).begins()
    own, others = GENOA.tally(s, 0, True), GENOA.tally(s, 0, False)
    assert (own.value, own.is_whole) == (180, True)
    assert (others.value, others.is_whole) == (None, False)
    assert {line.kind: line.value for line in others.lines} == {"buildings": 20, "held": 2, "goods": 0}


def test_gen_12_1_privileges_are_laid_open() -> None:
    """Everybody sees them, nobody the other hands."""
    s = played_out(position(3).holds(0, 46, 5))
    assert heard(s, NOBODY, "privileged")[0] == (0, (46,), 10)
    players = seen(s, 1, "players")
    assert isinstance(players, list)
    assert players[0]["known"] == [46]


def test_gen_12_1_other_goods_are_worth_nothing() -> None:
    """Orders, wares, special cards, markers in the store."""
    at = position(3).holds(0, 5, 20, 40).has(0, SILK, ANY_WARE, MARKER)
    assert [standing.score for standing in GENOA.standings(played_out(at))] == [130, 130, 130]


def test_gen_12_2_most_ducats_win() -> None:
    """With privileges and buildings."""
    s = played_out(position(3).money(100, 115, 110).holds(0, 46).owns(2, PARK))
    assert told(s, "ranked") == [("GEN-12.2", 0, 3), ("GEN-12.2", 1, 2), ("GEN-12.2", 2, 1)]


def test_gen_12_2_then_most_other_goods() -> None:
    """Hand cards, special cards, wares and markers not on buildings count one each."""
    at = position(3).holds(0, 5, 20, 40).has(0, SILK, ANY_WARE, MARKER).has(1, *[COPPER] * 5)
    s = played_out(at)
    assert [standing.lines[4].value for standing in GENOA.standings(s)] == [6, 5, 0]
    assert [place for *_, place in told(s, "ranked")] == [1, 2, 3]


def test_gen_12_2_privileges_and_markers_on_buildings_do_not_count_as_goods() -> None:
    """Equal in ducats; a ware beats a privilege and a marker on a building."""
    s = played_out(position(3).money(110, 130, 0).holds(0, 46).owns(0, PARK).has(1, COPPER))
    assert [standing.score for standing in GENOA.standings(s)][:2] == [130, 130]
    assert [standing.lines[4].value for standing in GENOA.standings(s)] == [0, 1, 0]
    assert [place for *_, place in told(s, "ranked")] == [2, 1, 3]


def test_gen_12_2_then_the_win_is_shared() -> None:
    """Equal in both: two winners, the third is third."""
    s = played_out(position(3).money(130, 130, 120).has(0, COPPER).has(1, SILK))
    assert [place for *_, place in told(s, "ranked")] == [1, 1, 3]
    assert places(GENOA.standings(s)) == [1, 1, 3]


def test_gen_12_2_each_counts_its_own_goods() -> None:
    """The first and the last of each row lie before the middle seat."""
    s = position(3).has(1, WHEAT, PEPPER, ANY_START, EXCHANGE).begins()
    assert [standing.lines[4].value for standing in GENOA.standings(s)] == [0, 4, 0]

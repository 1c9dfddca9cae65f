"""Die Händler von Genua, section 13: the examples."""

from __future__ import annotations

from fondaco.games.genoa.promises import PRIVILEGE_OUT, SPECIAL_OUT
from fondaco.kernel import CHANCE
from tests.games.asking import asked, chance, player, refused, say, told
from tests.games.genoa.tables import (
    ANY_START,
    ANY_WARE,
    BUILDING_ACTION,
    COACH_HOUSE,
    COLINI,
    COPPER,
    EXCHANGE,
    EXTRA_ACTION,
    GENOA,
    GUILD_HALL,
    HARBOUR,
    MARKER,
    METAL,
    PALAZZO,
    PARK,
    PEPPER,
    PLAZA,
    RICCI,
    SMALL_CARD,
    SMALL_ORDERS,
    SPICE,
    ZASTERI,
    Offer,
    accept,
    draw,
    hand,
    has,
    next_turn,
    offers,
    position,
    seen,
    square_of,
    stop,
    street,
    walk,
)

ANKE, BERND, CLAUDIA, DIRK = range(4)
HARBOUR_COPPER, PALAZZO_PEPPER = SMALL_ORDERS[HARBOUR, COPPER], SMALL_ORDERS[PALAZZO, PEPPER]


def privilege(building: int) -> int:
    return 46 + position().s.edition.privileges.index(building)


def test_gen_13_1_three_singles_and_a_chain_of_three() -> None:
    """90; with villa Colini a chain of five and two singles, 170."""
    held = [privilege(each) for each in (METAL, PARK, COACH_HOUSE, RICCI, HARBOUR, ZASTERI)]
    s = position().holds(ANKE, *held).begins()
    assert GENOA.standings(s)[ANKE].lines[1].value == 90
    s = position().holds(ANKE, *held, privilege(COLINI)).begins()
    assert GENOA.standings(s)[ANKE].lines[1].value == 170


def test_gen_13_2_markers_from_two_streets() -> None:
    """Bernd marks guild hall and coach house; Claudia removes, marks there and on the spice warehouse."""
    first, last = street(2, 3), street(2, 4)
    at = position(first=BERND).has(BERND, MARKER, MARKER).has(CLAUDIA, *[MARKER] * 3)
    s = at.has(DIRK, MARKER).has(ANKE, MARKER).on(RICCI, SPICE, first, last)
    stop(s)
    say(s, BERND, "claim", last)
    say(s, BERND, "mark", GUILD_HALL)
    say(s, BERND, "mark", COACH_HOUSE)
    assert seen(s, ANKE, "cleared") == [last]
    assert asked(s) == [(CLAUDIA, "claim")]
    assert refused(s, CLAUDIA, "claim", last) == "field street: GEN-11.1"
    say(s, CLAUDIA, "claim", first)
    say(s, CLAUDIA, "remove", COACH_HOUSE)
    say(s, CLAUDIA, "mark", COACH_HOUSE)
    say(s, CLAUDIA, "mark", SPICE)
    assert (s.owner[GUILD_HALL], s.owner[COACH_HOUSE], s.owner[SPICE]) == (BERND, CLAUDIA, CLAUDIA)
    assert (s.store, s.markers) == ([1, 0, 0, 1], [6, 6, 5, 6])
    assert asked(s) == [(CHANCE, "dice")]  # Dirk and Anke have markers, but no entered street is left
    assert s.active == CLAUDIA


def test_gen_13_3_the_harbour_and_the_palazzo_move_by_move() -> None:
    """Any ware, a small order, an exchange; later by extra action the palazzo for 10 ducats."""
    at = position(first=ANKE).holds(CLAUDIA, HARBOUR_COPPER)
    s = at.has(CLAUDIA, EXTRA_ACTION, EXCHANGE, EXCHANGE, MARKER, MARKER).on(HARBOUR)
    say(s, ANKE, "ask")
    offers(s, (CLAUDIA, Offer(HARBOUR, pay=20)))
    accept(s)
    assert asked(s) == [(CLAUDIA, "act")]
    say(s, CLAUDIA, "carry_out")
    assert has(s, CLAUDIA, ANY_WARE) == 1
    say(s, CLAUDIA, "any_ware", COPPER)
    say(s, CLAUDIA, "order", HARBOUR_COPPER)
    assert s.money[CLAUDIA] == 130 - 20 + 40
    say(s, CLAUDIA, "exchange", MARKER, SMALL_CARD)
    draw(s, PALAZZO_PEPPER)
    assert (hand(s, CLAUDIA), has(s, CLAUDIA, MARKER)) == ([PALAZZO_PEPPER], 1)
    say(s, CLAUDIA, "finish")
    assert s.free[CLAUDIA] == 1
    offers(s, (CLAUDIA, Offer(PALAZZO, pay=10)))
    accept(s)
    assert (s.path, has(s, CLAUDIA, EXTRA_ACTION)) == ([HARBOUR, PALAZZO], 0)
    say(s, CLAUDIA, "carry_out")
    assert has(s, CLAUDIA, BUILDING_ACTION) == 1
    say(s, CLAUDIA, "exchange", MARKER, PEPPER)
    say(s, CLAUDIA, "order", PALAZZO_PEPPER)
    assert (s.money[CLAUDIA], s.money[ANKE]) == (150 - 10 + 40, 160)
    assert [clause for clause, *_ in told(s, "earned")] == ["GEN-9.2", "GEN-9.2"]
    assert asked(s)[0][1] == "offer"  # nothing more can be played: the action is finished


def test_gen_13_4_the_plaza_twice_and_the_last_round() -> None:
    """5, 6 as the round begins, 7 by 4/4, 8 by any start field; the other two still play."""
    s = position(first=ANKE).space(5).has(BERND, ANY_START).begins()
    for _ in range(4):
        if asked(s)[0][1] == "start":
            say(s, BERND, "roll")
        chance(s, square_of(1, 1))
        next_turn(s)
    assert (s.active, s.space) == (ANKE, 6)
    chance(s, square_of(4, 4))
    assert s.space == 7
    next_turn(s)
    say(s, BERND, "start", PLAZA)
    assert s.space == 8
    next_turn(s)
    for seat in (CLAUDIA, DIRK):
        assert (s.active, asked(s)) == (seat, [(CHANCE, "dice")])
        chance(s, square_of(4, 5))
        assert s.space == 8
        next_turn(s)
    assert asked(s) == []


def test_gen_13_5_the_other_first_then_two() -> None:
    """Bernd acts first, then Anke twice."""
    s = position(2).on(COACH_HOUSE)
    say(s, ANKE, "ask")
    offers(s, (BERND, Offer(COACH_HOUSE, promise=SPECIAL_OUT)))
    accept(s)
    walk(s, RICCI)
    say(s, ANKE, "act")
    draw(s, 50)
    walk(s, SPICE)
    say(s, ANKE, "act")
    assert [args[1] for args in told(s, "acted")] == [BERND, ANKE, ANKE]


def test_gen_13_5_active_other_active() -> None:
    """Anke, Bernd, Anke again."""
    s = position(2).on(COACH_HOUSE)
    say(s, ANKE, "act")
    offers(s, (BERND, Offer(RICCI, promise=PRIVILEGE_OUT)))
    accept(s)
    draw(s, 50)
    walk(s, SPICE)
    say(s, ANKE, "act")
    assert [args[1] for args in told(s, "acted")] == [ANKE, BERND, ANKE]
    assert player(s, 0, ANKE)["free"] == 0

"""Liguria, section 5: actions at a stop."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.games.liguria.edition import Edition, Tile
from fondaco.games.liguria.state import Liguria
from fondaco.kernel import EYE, NOBODY, Action, Arg, Bar, Bundle, Illegal, annotated, apply, pick, waiting
from fondaco.words import Words
from tests.games.asking import answers, asked, kinds, player, prompt_of, refused, say, told, verbs
from tests.games.liguria.tables import (
    BLANK_ISLE,
    BLUE,
    BLUE_ISLE,
    BUILDINGS,
    CLOCKWISE,
    FREE,
    HOME,
    LIGURIA,
    MERCHANTS,
    MONKS,
    RED,
    RED_ISLE,
    SHIPS,
    START_MERCHANT,
    YELLOW,
    YELLOW_ISLE,
    Position,
    diplomats,
    face,
    kind,
    knights,
    line,
    position,
    stop_seen,
)

H0, H1, H2, H3 = HOME[4]
ISLES = ((RED_ISLE, RED), (YELLOW_ISLE, YELLOW), (BLUE_ISLE, BLUE))


def hold(s: Liguria, seat: int = 0) -> object:
    return player(s, NOBODY, seat)["hold"]


def cube(colour: int, n: int = 1) -> tuple[int, ...]:
    """So many cubes of one colour."""
    return tuple([n if each == colour else 0 for each in range(3)])


def why(s: Liguria, verb: str, *args: Arg) -> str:
    """Why an answer of seat 0 is refused, in a sentence."""
    with pytest.raises(Illegal) as refusal:
        apply(s, Action(0, verb, args))
    return Words(LIGURIA, "en").why(refusal.value)


@pytest.mark.parametrize(("stop", "colour"), ISLES)
def test_lig_5_1_knights_land_on_a_free_island_and_load_its_colour(stop: int, colour: int) -> None:
    """Two knights, marked with an envoy: two cubes of that colour from the supply."""
    s = position().has(0, "knight/1", "knight/3").arrives(0, stop)
    assert (asked(s), prompt_of(s).clause) == ([(0, "land")], "LIG-5.1")
    assert prompt_of(s).about == (colour, 0)
    say(s, 0, "land", knights(1, 3))
    assert stop_seen(s, NOBODY, stop)["knights"] == [1, 0, 1]
    assert (stop_seen(s, NOBODY, stop)["ruler"], player(s, NOBODY, 0)["envoys"]) == (0, 6)
    assert player(s, 0, 0)["knights"] == [0, 0, 0]
    assert told(s, "loaded") == [("LIG-5.1", 0, cube(colour, 2))]
    assert hold(s) == list(cube(colour, 2))
    assert s.stock[colour] == 23
    assert told(s, "landed") == [("LIG-5.1", 0, stop, colour, 4)]
    assert asked(s) == [(1, "sail")]


def test_lig_5_1_one_or_more_knights_of_those_one_has() -> None:
    """Of two 1-knights and a 3-knight any, but not none and not more."""
    s = position().has(0, "knight/1", "knight/1", "knight/3").arrives(0, RED_ISLE)
    assert set(answers(s, "land")) == {
        (knights(*values),) for values in ((1,), (1, 1), (3,), (1, 3), (1, 1, 3))
    }
    assert refused(s, 0, "land", knights()) == "field knights: LIG-5.1"
    assert refused(s, 0, "land", knights(2)) == "field knights: LIG-5.1"
    say(s, 0, "land", knights(1))
    assert player(s, 0, 0)["knights"] == [1, 0, 1]


@pytest.mark.parametrize("values", [(3,), (1,), (3, 3), (1, 1), (1, 2, 3)])
def test_lig_5_1_a_cube_for_each_tile_not_for_each_sword(values: tuple[int, ...]) -> None:
    """Swords make no difference, and 1-knights give nothing extra."""
    s = position().has(0, *[f"knight/{value}" for value in values]).arrives(0, RED_ISLE)
    say(s, 0, "land", knights(*values))
    assert hold(s) == list(cube(RED, len(values)))


def test_lig_5_1_no_other_colour_now_not_even_with_a_1_knight() -> None:
    """On the red island only red."""
    s = position().has(0, "knight/1").carries(0, 9, 0, 0).arrives(0, RED_ISLE)
    say(s, 0, "land", knights(1))
    assert refused(s, 0, "load", cube(YELLOW)) == "field cubes: LIG-5.1"
    assert refused(s, 0, "load", cube(RED, 2)) == "field cubes: LIG-5.1"


def test_lig_5_1_without_placing_nothing_happens() -> None:
    """Seat 0 passes: no cube, no envoy, the knight stays."""
    s = position().has(0, "knight/1").arrives(0, RED_ISLE)
    assert verbs(s) == ["land", "pass"]
    say(s, 0, "pass")
    assert (hold(s), s.ruler[RED_ISLE], player(s, 0, 0)["knights"]) == ([0, 0, 0], FREE, [1, 0, 0])
    assert asked(s) == [(1, "sail")]


def test_lig_5_1_who_has_no_knights_is_not_asked() -> None:
    """Diplomats do not land."""
    s = position().has(0, "diplomat/3").has(1, "knight/1").arrives(0, RED_ISLE)
    assert asked(s) == [(1, "sail")]


def test_lig_5_1_any_knight_takes_a_free_island() -> None:
    """In an edition where a knight has no sword: nobody is there to be beaten."""
    at = position().has(0, "knight/3")
    tiles = at.s.edition.tiles[:]
    tiles[kind("knight/3")] = Tile(tiles[kind("knight/3")].type, 0, 0, [0, 0, 0], 5)
    at.s.edition = Edition(tiles, at.s.edition.cards, at.s.edition.market)
    s = at.arrives(0, RED_ISLE)
    say(s, 0, "land", knights(3))
    assert s.ruler[RED_ISLE] == 0


@pytest.mark.parametrize(("stop", "colour"), ISLES)
@pytest.mark.parametrize("values", [(2,), (3, 3), (2, 2, 2)])
def test_lig_5_2_on_an_own_island_one_cube_however_many_knights(
    stop: int, colour: int, values: tuple[int, ...]
) -> None:
    """Without 1-knights: one cube of its colour."""
    s = position().rules(0, stop, *values).arrives(0, stop)
    assert asked(s) == [(1, "sail")]
    assert hold(s) == list(cube(colour))
    assert told(s, "loaded") == [("LIG-5.2", 0, cube(colour))]


def test_lig_5_2_and_one_of_any_colour_for_each_1_knight() -> None:
    """Two 1-knights and a 3-knight on the red island: one red and two of any colour."""
    s = position().rules(0, RED_ISLE, 1, 1, 3).arrives(0, RED_ISLE)
    assert prompt_of(s).about == (RED, 1, 2, 0)
    for cubes in ((1, 1, 1), (3, 0, 0), (1, 0, 2), (0, 2, 0), (2, 1, 0), (0, 0, 0)):
        assert (cubes,) in answers(s, "load")
    assert refused(s, 0, "load", (0, 2, 1)) == "rule: LIG-5.2"
    assert refused(s, 0, "load", (0, 3, 0)) == "field cubes: LIG-5.2"
    assert refused(s, 0, "load", (4, 0, 0)) == "field cubes: LIG-5.2"
    assert refused(s, 0, "load", (2, 1, 1)) == "field cubes: LIG-5.2"
    say(s, 0, "load", (1, 0, 2))
    assert hold(s) == [1, 0, 2]
    assert asked(s) == [(1, "sail")]


@pytest.mark.parametrize(("values", "free"), [((1,), 1), ((1, 1), 2), ((1, 2), 1), ((1, 1, 1, 3), 3)])
def test_lig_5_2_every_1_knight_has_the_cube_symbol(values: tuple[int, ...], free: int) -> None:
    """So many cubes of any colour are free."""
    s = position().rules(0, BLUE_ISLE, *values).arrives(0, BLUE_ISLE)
    assert prompt_of(s).about == (BLUE, 1, free, 0)
    assert max(args[0][YELLOW] for args in answers(s, "load") if isinstance(args[0], tuple)) == free


def test_lig_5_2_no_knights_are_added_to_an_own_island() -> None:
    """Seat 0 has knights enough, and is asked only for cubes."""
    s = position().has(0, "knight/3", "knight/1").rules(0, RED_ISLE, 1).arrives(0, RED_ISLE)
    assert verbs(s) == ["load"]
    assert refused(s, 0, "land", knights(3)) == "verb: LIG-5.2"
    say(s, 0, "load", (0, 0, 0))
    assert asked(s) == [(1, "sail")]


def conquest(own: tuple[int, ...], there: tuple[int, ...], stop: int = RED_ISLE) -> Liguria:
    """Seat 0 with knights of these values stops at an island that seat 2 holds."""
    return position().has(0, *[f"knight/{value}" for value in own]).rules(2, stop, *there).arrives(0, stop)


def test_lig_5_3_more_swords_conquer_an_island() -> None:
    """Three against two: the island changes hands, with its garrison."""
    s = conquest((3,), (1, 1))
    assert (prompt_of(s).clause, prompt_of(s).about) == ("LIG-5.3", (RED, 2))
    say(s, 0, "land", knights(3))
    assert stop_seen(s, NOBODY, RED_ISLE)["ruler"] == 0
    assert stop_seen(s, NOBODY, RED_ISLE)["knights"] == [0, 0, 1]
    assert told(s, "landed") == [("LIG-5.3", 0, RED_ISLE, RED, 3)]
    assert kinds(s, "expelled", "landed") == ["expelled", "landed"]


@pytest.mark.parametrize(("own", "there"), [((2,), (1, 1)), ((2,), (3,)), ((1, 1), (2,)), ((3,), (1, 2, 3))])
def test_lig_5_3_as_many_or_fewer_do_not(own: tuple[int, ...], there: tuple[int, ...]) -> None:
    """Who has no more swords in all is not even asked."""
    s = conquest(own, there)
    assert asked(s) == [(1, "sail")]
    assert s.ruler[RED_ISLE] == 2


def test_lig_5_3_the_knights_landed_must_be_enough() -> None:
    """Of a 2-knight and a 1-knight both must land against two swords."""
    s = conquest((1, 2), (2,))
    assert refused(s, 0, "land", knights(2)) == "too_few_swords: LIG-5.3"
    assert refused(s, 0, "land", knights(1)) == "too_few_swords: LIG-5.3"
    assert refused(s, 0, "land", knights()) == "field knights: LIG-5.3"
    assert answers(s, "land") == [(knights(1, 2),)]


def test_lig_5_3_a_refusal_counts_the_swords_that_are_there_and_needed() -> None:
    """Two swords against three: four are needed."""
    s = conquest((2, 3), (3,))
    assert why(s, "land", knights(2)) == "2 swords are not enough, you need 4."


def test_lig_5_3_swords_count_not_tiles() -> None:
    """One 3-knight beats two 1-knights; two 1-knights do not beat a 2-knight."""
    s = conquest((3,), (1, 1))
    assert answers(s, "land") == [(knights(3),)]
    assert asked(conquest((1, 1), (2,))) == [(1, "sail")]


def test_lig_5_3_the_conqueror_may_land_more_than_needed() -> None:
    """Against one sword also three tiles, for three cubes."""
    s = conquest((1, 2, 3), (1,))
    say(s, 0, "land", knights(1, 2, 3))
    assert stop_seen(s, NOBODY, RED_ISLE)["knights"] == [1, 1, 1]
    assert hold(s) == [3, 0, 0]


@pytest.mark.parametrize(("stop", "colour"), ISLES)
def test_lig_5_3_the_conqueror_then_loads_as_on_a_free_island(stop: int, colour: int) -> None:
    """One cube of its colour for each tile landed, and nothing for those that lay there or for 1-knights."""
    s = conquest((1, 3), (1, 1), stop)
    say(s, 0, "land", knights(1, 3))
    assert hold(s) == list(cube(colour, 2))


def test_lig_5_3_the_loser_takes_the_envoy_back() -> None:
    """The envoy of seat 2 is free to be used again, that of seat 0 is not."""
    s = conquest((3,), (2,))
    assert [player(s, NOBODY, seat)["envoys"] for seat in (0, 2)] == [7, 6]
    say(s, 0, "land", knights(3))
    assert [player(s, NOBODY, seat)["envoys"] for seat in (0, 2)] == [6, 7]


@pytest.mark.parametrize("viewer", [0, 1, 2, NOBODY, EYE])
def test_lig_5_3_the_losers_knights_are_turned_over_and_lie_open(viewer: int) -> None:
    """Two tiles, kept aside: everybody sees them, and they are knights no longer."""
    s = conquest((3, 3), (2, 1))
    say(s, 0, "land", knights(3, 3))
    assert player(s, viewer, 2)["fallen"] == 2
    assert player(s, viewer, 0)["fallen"] == 0
    assert player(s, 2, 2)["knights"] == [0, 0, 0]
    assert told(s, "expelled") == [("LIG-5.3", 2, RED_ISLE, RED, 2)]


def test_lig_5_3_each_turned_knight_is_one_positive_point() -> None:
    """Against three points missing two are lost: one is missing still, whatever swords they had."""
    at = position().has(0, "knight/3", "knight/3").rules(2, RED_ISLE, 2, 3).kept(2, face(-4))
    s = at.arrives(0, RED_ISLE)
    assert line(s, 2, "points") == -15  # the card it sails by is worth 1
    say(s, 0, "land", knights(3, 3))
    assert line(s, 2, "points") == -5


def test_lig_5_3_other_islands_of_the_loser_stay() -> None:
    """Seat 2 keeps the blue island and its knights there."""
    at = position().has(0, "knight/3").rules(2, RED_ISLE, 2).rules(2, BLUE_ISLE, 1)
    s = at.arrives(0, RED_ISLE)
    say(s, 0, "land", knights(3))
    assert s.ruler[BLUE_ISLE] == 2
    assert stop_seen(s, NOBODY, BLUE_ISLE)["knights"] == [1, 0, 0]
    assert player(s, NOBODY, 2)["envoys"] == 6


def test_lig_5_3_conquering_is_voluntary() -> None:
    """Seat 0 passes."""
    s = conquest((3,), (2,))
    say(s, 0, "pass")
    assert (s.ruler[RED_ISLE], hold(s)) == (2, [0, 0, 0])
    assert told(s, "expelled") == []


def test_lig_5_3_an_island_can_be_conquered_back() -> None:
    """Seat 0 has taken it with three swords; seat 2 comes with four and takes it again."""
    at = position().has(2, "knight/3", "knight/1").rules(0, RED_ISLE, 3).lost(2, "knight/2")
    s = at.arrives(2, RED_ISLE)
    say(s, 2, "land", knights(3, 1))
    assert (s.ruler[RED_ISLE], player(s, NOBODY, 0)["fallen"], player(s, NOBODY, 2)["fallen"]) == (2, 1, 1)


def test_lig_5_4_at_a_blank_island_nothing_happens() -> None:
    """Seat 0 has knights, diplomats and cubes aboard, and is asked nothing."""
    at = position().has(0, "knight/3", "diplomat/1").carries(0, 1, 0, 0)
    s = at.arrives(0, BLANK_ISLE)
    assert asked(s) == [(1, "sail")]
    assert (hold(s), s.ruler[BLANK_ISLE]) == ([1, 0, 0], FREE)


def test_lig_5_4_at_anothers_island_without_swords_enough_nothing_happens() -> None:
    """No cube is loaded there."""
    s = conquest((), (1,))
    assert asked(s) == [(1, "sail")]
    assert hold(s) == [0, 0, 0]


def test_lig_5_4_at_a_foreign_harbour_with_nothing_to_do_nothing_is_asked() -> None:
    """It offers no cubes, and seat 0 has no diplomats."""
    assert asked(position().arrives(0, H1)) == [(1, "sail")]


@pytest.mark.parametrize("seat", range(4))
def test_lig_5_5_at_the_own_harbour_all_cubes_are_unloaded(seat: int) -> None:
    """By itself: from the ship to behind the screen, beside what is there."""
    at = position().carries(seat, 3, 2, 1).stores(seat, 1, 0, 0)
    s = at.arrives(seat, HOME[4][seat])
    assert hold(s, seat) == [0, 0, 0]
    assert player(s, seat, seat)["store"] == [4, 2, 1]
    assert told(s, "unloaded") == [("LIG-5.5", seat, (3, 2, 1))]
    assert asked(s) == [((seat + 1) % 4 if seat == 0 else 0, "sail")]


@pytest.mark.parametrize("seat", range(3))
def test_lig_5_5_with_three_players_the_harbours_lie_elsewhere(seat: int) -> None:
    """Each unloads at its own of the three, and trades at the next."""
    s = position(3).carries(seat, 3, 2, 1).arrives(seat, HOME[3][seat])
    assert player(s, seat, seat)["store"] == [3, 2, 1]
    owner = (seat + 1) % 3
    s = position(3).offers(owner, 1, 0, 0).arrives(seat, HOME[3][owner])
    assert (asked(s), prompt_of(s).about) == ([(seat, "trade")], (owner, 1, 1))


def test_lig_5_5_not_those_in_the_harbour_nor_those_on_other_ships() -> None:
    """What is offered stays where it is, and so does the cargo of seat 1."""
    s = position().carries(0, 1, 0, 0).carries(1, 0, 2, 0).offers(0, 0, 0, 3).arrives(0, H0)
    assert player(s, NOBODY, 0)["port"] == [0, 0, 3]
    assert hold(s, 1) == [0, 2, 0]


def test_lig_5_5_only_there() -> None:
    """At a foreign harbour the cubes stay aboard."""
    s = position().carries(0, 1, 0, 0).arrives(0, H2)
    assert hold(s) == [1, 0, 0]


def trading(*merchants: str, port: tuple[int, int, int] = (2, 2, 2)) -> Liguria:
    """Seat 0 stops at the harbour of seat 1, with the start merchant and these."""
    return position().has(0, *merchants).offers(1, *port).arrives(0, H1)


@pytest.mark.parametrize(
    ("merchants", "sacks"),
    [((), 1), (("merchant/1",), 2), (("merchant/2",), 3), (("merchant/2", "merchant/1"), 4)],
)
def test_lig_5_6_up_to_as_many_cubes_as_sacks(merchants: tuple[str, ...], sacks: int) -> None:
    """Of the player's choice, from one to as many as the active merchants show."""
    s = trading(*merchants, port=(9, 2, 2))
    assert (asked(s), prompt_of(s).about) == ([(0, "trade")], (1, sacks, 1))
    sizes = {sum(args[0]) for args in answers(s, "load") if isinstance(args[0], tuple)}
    assert sizes == set(range(1, sacks + 1))
    assert refused(s, 0, "load", (sacks + 1, 0, 0)) == "field cubes: LIG-5.6"


def test_lig_5_6_the_cubes_come_from_that_harbour() -> None:
    """Two of three sacks are used: from seat 1's harbour onto the ship, not from the supply."""
    s = trading("merchant/2")
    say(s, 0, "load", (1, 0, 1))
    assert (hold(s), player(s, NOBODY, 1)["port"]) == ([1, 0, 1], [1, 2, 1])
    assert s.stock == [23, 23, 23]
    assert told(s, "loaded") == [("LIG-5.6", 0, (1, 0, 1))]
    assert asked(s) == [(1, "sail")]


def test_lig_5_6_no_more_than_lie_there() -> None:
    """One red cube is offered: no second, no other colour."""
    s = trading("merchant/2", port=(1, 0, 0))
    assert answers(s, "load") == [((1, 0, 0),)]
    assert refused(s, 0, "load", (2, 0, 0)) == "field cubes: LIG-5.6"
    assert refused(s, 0, "load", (0, 1, 0)) == "field cubes: LIG-5.6"


def test_lig_5_6_upgraded_merchants_have_no_sacks() -> None:
    """The start merchant turned over: nothing can be loaded, and nobody is asked."""
    s = position().turned(0, START_MERCHANT).offers(1, 2, 2, 2).arrives(0, H1)
    assert asked(s) == [(1, "sail")]


def test_lig_5_6_loading_and_diplomats_in_either_order() -> None:
    """First the cube and then the diplomat, or the other way round."""
    for verbs_in_order in (("load", "seal"), ("seal", "load")):
        s = position().has(0, "diplomat/1").offers(1, 1, 0, 0).arrives(0, H1)
        for verb in verbs_in_order:
            say(s, 0, verb, *((SHIPS, diplomats(1)) if verb == "seal" else ((1, 0, 0),)))
        assert hold(s) == [1, 0, 0]
        assert player(s, NOBODY, 1)["seals"] == [0, FREE, FREE, FREE]
        assert asked(s) == [(1, "sail")]


@pytest.mark.parametrize("first", ["load", "seal", ""])
def test_lig_5_6_and_or_neither(first: str) -> None:
    """Seat 0 leaves after the one, after the other, or at once."""
    s = position().has(0, "diplomat/1").offers(1, 1, 0, 0).arrives(0, H1)
    assert verbs(s) == ["load", "seal", "leave"]
    if first:
        say(s, 0, first, *((SHIPS, diplomats(1)) if first == "seal" else ((1, 0, 0),)))
    say(s, 0, "leave")
    assert asked(s) == [(1, "sail")]
    assert hold(s) == [int(first == "load"), 0, 0]
    assert s.seals.count(0) == int(first == "seal")


def test_lig_5_6_the_sacks_count_once_at_a_stop() -> None:
    """After loading one of three cubes there is no loading again, though a diplomat may still be placed."""
    s = position().has(0, "merchant/2", "diplomat/1").offers(1, 3, 0, 0).arrives(0, H1)
    say(s, 0, "load", (1, 0, 0))
    assert verbs(s) == ["seal", "leave"]
    assert refused(s, 0, "load", (1, 0, 0)) == "verb: LIG-5.6"


def test_lig_5_6_at_two_harbours_the_full_number_at_each() -> None:
    """An anchor stop at seat 1's, the end at seat 2's: two cubes here and two there."""
    at = position().has(0, "merchant/1").offers(1, 4, 0, 0).offers(2, 0, 4, 0)
    s = at.sails(steps=6, anchors=1)
    say(s, 0, "anchor", CLOCKWISE, 3)
    say(s, 0, "load", (2, 0, 0))
    say(s, 0, "sail", CLOCKWISE, 3)
    assert prompt_of(s).about == (2, 2, 1)
    say(s, 0, "load", (0, 2, 0))
    assert hold(s) == [2, 2, 0]


@pytest.mark.parametrize("loaded", [0, 1, 2, 3])
def test_lig_5_6_at_one_harbour_they_count_once_a_round(loaded: int) -> None:
    """An anchor stop there and, after a full circle, the end there: three cubes in all."""
    at = position().has(0, "merchant/2").offers(1, 9, 0, 0).ship(0, BLANK_ISLE, 1)
    s = at.sails(steps=13, anchors=1)
    say(s, 0, "anchor", CLOCKWISE, 1)
    say(s, 0, *(("load", (loaded, 0, 0)) if loaded else ("leave",)))
    say(s, 0, "sail", CLOCKWISE, 12)
    if loaded < 3:
        assert prompt_of(s).about == (1, 3 - loaded, 1)
        assert answers(s, "load") == [((n, 0, 0),) for n in range(1, 4 - loaded)]
    else:
        assert asked(s) == [(1, "sail")]


def test_lig_5_6_what_is_loaded_in_a_copy_is_not_loaded() -> None:
    """Who tries a move out on a copy of the position still has all sacks in the position itself."""
    s = position().offers(1, 9, 0, 0).ship(0, BLANK_ISLE, 1).sails(steps=13, anchors=1)
    say(s, 0, "anchor", CLOCKWISE, 1)
    say(s.copy(), 0, "load", (1, 0, 0))
    say(s, 0, "leave")
    say(s, 0, "sail", CLOCKWISE, 12)
    assert prompt_of(s).about == (1, 1, 1)


def test_lig_5_6_another_player_has_the_full_number_there_too() -> None:
    """Seat 0 has loaded at seat 1's harbour; seat 2, who comes after, loads as well."""
    at = position().offers(1, 4, 0, 0).ship(2, BLANK_ISLE, 1).order(0, 2, 1, 3)
    s = at.arrives(0, H1)
    say(s, 0, "load", (1, 0, 0))
    assert prompt_of(s).about == (1, 1, 1)
    say(s, 2, "load", (1, 0, 0))
    assert player(s, NOBODY, 1)["port"] == [2, 0, 0]


@pytest.mark.parametrize(
    ("port", "aboard", "most"), [(9, 0, 3), (2, 0, 2), (9, 8, 2), (1, 8, 1), (0, 0, 0), (9, 10, 0)]
)
def test_lig_5_6_the_question_says_how_many_can_be_loaded(port: int, aboard: int, most: int) -> None:
    """Three sacks, but so many cubes lie there, and so many are aboard already (5.8)."""
    at = position().has(0, "merchant/2", "diplomat/1").offers(1, port, 0, 0).carries(0, 0, 0, aboard)
    s = at.arrives(0, H1)
    assert prompt_of(s).about == (1, most, 1)
    assert len(answers(s, "load")) == most


def test_lig_5_6_the_question_in_words() -> None:
    """With a full ship only of diplomats; with the diplomat placed only of cubes."""
    at = position().has(0, "diplomat/1").offers(1, 9, 0, 0).carries(0, 0, 0, 10)
    words = Words(LIGURIA, "en", ["Anke", "Bernd"])
    assert words.ask(prompt_of(at.arrives(0, H1))) == (
        "You are in Bernd’s harbour: you may place diplomats. A diplomat space here needs at least 1 scroll."
    )
    s = position().has(0, "diplomat/1").offers(1, 9, 0, 0).arrives(0, H1)
    say(s, 0, "seal", SHIPS, diplomats(1))
    assert words.ask(prompt_of(s)) == "You are in Bernd’s harbour: you may load 1 cube."
    in_german = Words(LIGURIA, "de", ["Anke", "Bernd"])
    assert in_german.ask(prompt_of(s)) == "Du bist im Hafen von Bernd: Du darfst 1 Farbstein laden."


def test_lig_5_6_the_usual_answer_is_to_load_then_to_place_diplomats() -> None:
    """And never to do nothing."""
    s = position().has(0, "diplomat/1").offers(1, 2, 0, 0).arrives(0, H1)
    assert annotated(s, 0).usual == "load"
    say(s, 0, "load", (1, 0, 0))
    assert annotated(s, 0).usual == "seal"


def test_lig_5_6_nobody_loads_from_their_own_harbour() -> None:
    """Seat 0 comes home, where cubes are offered: it is asked nothing."""
    s = position().has(0, "merchant/2", "diplomat/1").offers(0, 3, 3, 3).arrives(0, H0)
    assert asked(s) == [(1, "sail")]
    assert hold(s) == [0, 0, 0]


def posting(*own: int, taken: tuple[tuple[int, int], ...] = ()) -> Liguria:
    """Seat 0 with diplomats of these values stops at the harbour of seat 1, of which rows are held."""
    at = position().has(0, *[f"diplomat/{value}" for value in own])
    for seat, row in taken:
        at.posts(seat, 1, row, 1)
    return at.arrives(0, H1)


@pytest.mark.parametrize("row", [SHIPS, MERCHANTS, BUILDINGS, MONKS])
def test_lig_5_7_diplomats_take_a_free_space_marked_with_an_envoy(row: int) -> None:
    """Any of the four rows; the tile lies there and the envoy too."""
    s = posting(1)
    say(s, 0, "seal", row, diplomats(1))
    theirs = player(s, NOBODY, 1)
    assert theirs["seals"] == [0 if each == row else FREE for each in range(4)]
    assert theirs["scrolls"] == [1 if each == row else 0 for each in range(4)]
    assert (player(s, 0, 0)["diplomats"], player(s, NOBODY, 0)["envoys"]) == ([0, 0, 0], 6)
    assert told(s, "sealed") == [("LIG-5.7", 0, 1, row, 1, (1, 0, 0))]
    assert asked(s) == [(1, "sail")]


@pytest.mark.parametrize("holders", [(), (2,), (2, 3), (2, 3, 0), (2, 2, 2), (0, 0, 0)])
def test_lig_5_7_one_scroll_more_for_each_space_taken_whoever_takes_it(holders: tuple[int, ...]) -> None:
    """The first space needs one, the second two, the third three, the fourth four: one fewer is refused."""
    taken = tuple(zip(holders, range(3), strict=False))
    needed = len(holders) + 1
    s = posting(*[1] * needed, taken=taken)
    assert prompt_of(s).about == (1, 0, needed)
    few = diplomats(*[1] * (needed - 1))
    clause = "too_few_scrolls: LIG-5.7" if needed > 1 else "field diplomats: LIG-5.7"
    assert refused(s, 0, "seal", MONKS, few) == clause
    say(s, 0, "seal", MONKS, diplomats(*[1] * needed))
    assert player(s, NOBODY, 1)["scrolls"] == [*[1] * len(holders), *[0] * (3 - len(holders)), needed]


@pytest.mark.parametrize(("own", "enough"), [((1, 1), True), ((2,), True), ((3,), True), ((1,), False)])
def test_lig_5_7_scrolls_count_not_tiles(own: tuple[int, ...], enough: bool) -> None:
    """For a second space one 2-diplomat does as well as two 1-diplomats; more is allowed."""
    s = posting(*own, taken=((2, 0),))
    assert (asked(s) == [(0, "trade")]) == enough
    if enough:
        say(s, 0, "seal", MERCHANTS, diplomats(*own))
        assert s.seals[1 * 4 + MERCHANTS] == 0


def test_lig_5_7_a_refusal_counts_the_scrolls_that_are_there_and_needed() -> None:
    """Of those chosen, or of all that there are. A second space in a round is shut for its own reason."""
    third = posting(1, 1, 1, taken=((2, 0), (2, 1)))
    assert why(third, "seal", MONKS, diplomats(1, 1)) == "2 scrolls are not enough, you need 3."
    loading = position().has(0, "diplomat/1").offers(1, 1, 0, 0).posts(2, 1, SHIPS, 1).arrives(0, H1)
    assert why(loading, "seal") == "1 scroll is not enough, you need 2."
    s = position().has(0, "diplomat/1").offers(1, 1, 0, 0).arrives(0, H1)
    say(s, 0, "seal", SHIPS, diplomats(1))
    assert why(s, "seal") == Words(LIGURIA, "en").format("no-5-7")


def test_lig_5_7_more_diplomats_than_needed_may_be_laid() -> None:
    """All stay there to the end."""
    s = posting(1, 2, 3)
    say(s, 0, "seal", SHIPS, diplomats(1, 2, 3))
    assert player(s, NOBODY, 1)["scrolls"] == [6, 0, 0, 0]
    assert player(s, 0, 0)["diplomats"] == [0, 0, 0]


def test_lig_5_7_a_taken_space_is_not_free() -> None:
    """Neither another's nor the own can be taken, with however many scrolls."""
    s = posting(3, 3, taken=((2, SHIPS), (0, MONKS)))
    assert {args[0] for args in answers(s, "seal")} == {MERCHANTS, BUILDINGS}
    assert refused(s, 0, "seal", SHIPS, diplomats(3, 3)) == "field row: LIG-5.7"
    assert refused(s, 0, "seal", MONKS, diplomats(3, 3)) == "field row: LIG-5.7"


def test_lig_5_7_when_all_four_are_taken_there_is_none() -> None:
    """Seat 0 may load a cube, but has nothing to do with its diplomats."""
    at = position().has(0, "diplomat/3", "diplomat/3").offers(1, 1, 0, 0)
    for row in range(4):
        at.posts(2, 1, row, 1)
    s = at.arrives(0, H1)
    assert verbs(s) == ["load", "leave"]
    assert refused(s, 0, "seal", SHIPS, diplomats(3, 3)) == "verb: LIG-5.7"


def test_lig_5_7_at_least_one_tile_of_ones_own() -> None:
    """Neither none nor one that seat 0 does not have."""
    s = posting(1)
    assert refused(s, 0, "seal", SHIPS, diplomats()) == "field diplomats: LIG-5.7"
    assert refused(s, 0, "seal", SHIPS, diplomats(2)) == "field diplomats: LIG-5.7"
    assert refused(s, 0, "seal", 4, diplomats(1)) == "field row: LIG-5.7"


def test_lig_5_7_one_space_there_in_a_round() -> None:
    """With diplomats enough for two, and no more to do, the stop is over after one."""
    s = posting(3, 3)
    say(s, 0, "seal", SHIPS, diplomats(3))
    assert asked(s) == [(1, "sail")]


def test_lig_5_7_one_space_there_in_a_round_while_there_is_still_to_load() -> None:
    """Then too the second is refused."""
    s = position().has(0, "diplomat/3", "diplomat/3").offers(1, 1, 0, 0).arrives(0, H1)
    say(s, 0, "seal", SHIPS, diplomats(3))
    assert verbs(s) == ["load", "leave"]
    assert prompt_of(s).about == (1, 1, 0), "nothing is said of scrolls any more"
    assert refused(s, 0, "seal", MONKS, diplomats(3)) == "verb: LIG-5.7"


def test_lig_5_7_not_a_second_one_after_a_full_circle() -> None:
    """An anchor stop there and the end there are one round."""
    at = position().has(0, "diplomat/3", "diplomat/3").ship(0, BLANK_ISLE, 1)
    s = at.sails(steps=13, anchors=1)
    say(s, 0, "anchor", CLOCKWISE, 1)
    say(s, 0, "seal", SHIPS, diplomats(3))
    say(s, 0, "sail", CLOCKWISE, 12)
    assert asked(s) == [(1, "sail")]


def test_lig_5_7_in_another_round_a_player_may_take_several_spaces_of_one_harbour() -> None:
    """Seat 0 holds a row from before and takes a second, with two scrolls laid now."""
    s = posting(1, 1, taken=((0, SHIPS),))
    say(s, 0, "seal", MONKS, diplomats(1, 1))
    assert player(s, NOBODY, 1)["seals"] == [0, FREE, FREE, 0]
    assert player(s, NOBODY, 0)["envoys"] == 5


def test_lig_5_7_only_scrolls_laid_now_count() -> None:
    """Three scrolls of its own lie there: with one more seat 0 cannot take the second space."""
    s = position().has(0, "diplomat/1").posts(0, 1, SHIPS, 3).arrives(0, H1)
    assert asked(s) == [(1, "sail")]


def test_lig_5_7_an_anchor_stop_and_the_end_in_two_harbours_give_one_space_in_each() -> None:
    """Seat 1's on the way, seat 2's at the end; each is the first there."""
    s = position().has(0, "diplomat/1", "diplomat/1").sails(steps=6, anchors=1)
    say(s, 0, "anchor", CLOCKWISE, 3)
    say(s, 0, "seal", SHIPS, diplomats(1))
    say(s, 0, "sail", CLOCKWISE, 3)
    say(s, 0, "seal", MONKS, diplomats(1))
    assert [player(s, NOBODY, owner)["seals"] for owner in (1, 2)] == [
        [0, FREE, FREE, FREE],
        [FREE, FREE, FREE, 0],
    ]


def test_lig_5_7_another_player_may_take_a_space_there_in_the_same_round() -> None:
    """One a round is for each player; the second space then needs two scrolls."""
    at = position().has(0, "diplomat/1").has(2, "diplomat/2").ship(2, BLANK_ISLE, 1).order(0, 2, 1, 3)
    s = at.arrives(0, H1)
    say(s, 0, "seal", SHIPS, diplomats(1))
    assert prompt_of(s).about == (1, 0, 2)
    say(s, 2, "seal", MONKS, diplomats(2))
    assert player(s, NOBODY, 1)["seals"] == [0, FREE, FREE, 2]


def test_lig_5_7_diplomats_of_another_harbour_do_not_make_it_dearer() -> None:
    """Three spaces are taken at seat 2's: at seat 1's the first still needs one scroll."""
    at = position().has(0, "diplomat/1")
    for row in range(3):
        at.posts(3, 2, row, 1)
    assert prompt_of(at.arrives(0, H1)).about == (1, 0, 1)


def test_lig_5_7_diplomats_stay_to_the_end() -> None:
    """In a whole game at random a space once taken never changes hands."""
    s = LIGURIA.start(4)
    rng, taken = Random(57), s.seals
    while waiting(s):
        apply(s, pick(s, prompt_of(s), rng))
        assert all(now == before for now, before in zip(s.seals, taken, strict=True) if before != FREE)
        taken = s.seals[:]
    assert len(told(s, "sealed")) == sum(holder != FREE for holder in s.seals) > 0


@pytest.mark.parametrize(("aboard", "room"), [(0, 10), (7, 3), (9, 1)])
def test_lig_5_8_a_ship_holds_ten_cubes(aboard: int, room: int) -> None:
    """Twelve sacks, twelve cubes offered: as many as there is room for."""
    sacks = ["merchant/2"] * 6
    s = position().has(0, *sacks).offers(1, 12, 0, 0).carries(0, 0, 0, aboard).arrives(0, H1)
    assert answers(s, "load") == [((n, 0, 0),) for n in range(1, room + 1)]
    assert refused(s, 0, "load", (room + 1, 0, 0)) == "field cubes: LIG-5.8"
    say(s, 0, "load", (room, 0, 0))
    cargo = hold(s)
    assert isinstance(cargo, list)
    assert sum(cargo) == 10


def test_lig_5_8_a_full_ship_loads_nothing_at_a_harbour() -> None:
    """Seat 0 may still place a diplomat; loading is shut because of its ship."""
    s = position().has(0, "diplomat/1").offers(1, 1, 0, 0).carries(0, 5, 5, 0).arrives(0, H1)
    assert verbs(s) == ["seal", "leave"]
    assert prompt_of(s).bars == (Bar("load", "LIG-5.8"),)
    assert refused(s, 0, "load", (1, 0, 0)) == "verb: LIG-5.8"


def test_lig_5_8_where_no_cubes_are_offered_it_is_not_the_ship() -> None:
    """The bar names the harbour's clause when there is room aboard."""
    s = position().has(0, "diplomat/1").arrives(0, H1)
    assert refused(s, 0, "load", (1, 0, 0)) == "verb: LIG-5.6"


def test_lig_5_8_loading_is_optional_on_a_new_island() -> None:
    """Of three cubes that would fill the ship one or none."""
    for n in (0, 1):
        s = position().has(0, *["knight/1"] * 3).carries(0, 0, 0, 7).arrives(0, RED_ISLE)
        say(s, 0, "land", knights(1, 1, 1))
        say(s, 0, "load", cube(RED, n))
        assert hold(s) == [n, 0, 7]


@pytest.mark.parametrize(("aboard", "is_asked"), [(0, False), (6, False), (7, True), (9, True)])
def test_lig_5_8_one_colour_that_leaves_room_is_loaded_unasked(aboard: int, is_asked: bool) -> None:
    """Three red cubes: only where they would fill the ship there is something to weigh."""
    s = position().has(0, *["knight/1"] * 3).carries(0, 0, 0, aboard).arrives(0, RED_ISLE)
    say(s, 0, "land", knights(1, 1, 1))
    assert (asked(s) == [(0, "load")]) == is_asked
    assert told(s, "loaded") == [] if is_asked else [("LIG-5.1", 0, cube(RED, 3))]


def test_lig_5_8_loading_is_optional_on_an_own_island() -> None:
    """None, or only the one of any colour."""
    for cubes in ((0, 0, 0), (0, 0, 1)):
        s = position().rules(0, RED_ISLE, 1).arrives(0, RED_ISLE)
        say(s, 0, "load", cubes)
        assert hold(s) == list(cubes)


def test_lig_5_8_if_not_all_fit_the_player_chooses_which() -> None:
    """One red and two of any colour are due, one fits: it may be any."""
    s = position().rules(0, RED_ISLE, 1, 1).carries(0, 3, 3, 3).arrives(0, RED_ISLE)
    assert set(answers(s, "load")) == {((0, 0, 0),), ((1, 0, 0),), ((0, 1, 0),), ((0, 0, 1),)}
    assert refused(s, 0, "load", (1, 1, 0)) == "field cubes: LIG-5.8"


def test_lig_5_8_knights_may_be_placed_with_a_full_ship() -> None:
    """The island is taken, nothing is loaded and nothing asked."""
    s = position().has(0, "knight/1").carries(0, 5, 5, 0).arrives(0, RED_ISLE)
    say(s, 0, "land", knights(1))
    assert s.ruler[RED_ISLE] == 0
    assert hold(s) == [5, 5, 0]
    assert told(s, "ship_full") == [("LIG-5.8", 0)]
    assert asked(s) == [(1, "sail")]


def test_lig_5_8_a_colour_out_of_supply_gives_nothing_on_a_new_island() -> None:
    """No red is left: knights land, and nothing is loaded."""
    s = position().has(0, "knight/1").scarce(RED, 0).arrives(0, RED_ISLE)
    say(s, 0, "land", knights(1))
    assert asked(s) == [(1, "sail")]
    assert s.ruler[RED_ISLE] == 0
    assert told(s, "lacked") == [("LIG-5.8", 0, cube(RED))]


@pytest.mark.parametrize(("aboard", "missing"), [(0, 2), (8, 1), (9, 0)])
def test_lig_5_8_what_the_supply_lacks_is_told_as_far_as_there_is_room(aboard: int, missing: int) -> None:
    """Three knights, one red cube left."""
    s = position().has(0, *["knight/1"] * 3).scarce(RED, 1).carries(0, 0, 0, aboard).arrives(0, RED_ISLE)
    say(s, 0, "land", knights(1, 1, 1))
    assert told(s, "lacked") == [("LIG-5.8", 0, cube(RED, missing))] * (missing > 0)


def test_lig_5_8_a_scarce_colour_gives_what_there_is() -> None:
    """Three knights, two red cubes."""
    s = position().has(0, *["knight/1"] * 3).scarce(RED, 2).arrives(0, RED_ISLE)
    say(s, 0, "land", knights(1, 1, 1))
    assert hold(s) == list(cube(RED, 2))
    assert s.stock[RED] == 0


@pytest.mark.parametrize(
    ("left", "aboard", "promised"),
    [(25, 7, (3, 0, 0)), (2, 8, (2, 0, 0)), (25, 9, (3, 0, 1)), (1, 9, (1, 0, 0)), (3, 8, (3, 0, 2))],
)
def test_lig_5_8_the_question_says_how_many_there_are_and_fit(
    left: int, aboard: int, promised: tuple[int, int, int]
) -> None:
    """Three knights land on the red island: so many red cubes are left, so many cubes are aboard."""
    at = position().has(0, *["knight/1"] * 3).scarce(RED, left).carries(0, 0, 0, aboard)
    s = at.arrives(0, RED_ISLE)
    say(s, 0, "land", knights(1, 1, 1))
    own, _, room = promised
    assert prompt_of(s).about == (RED, *promised)
    assert answers(s, "load")[-1] == (cube(RED, room or own),)


@pytest.mark.parametrize(
    ("aboard", "red", "promised", "most"),
    [(0, 25, (1, 2, 0), 3), (9, 25, (1, 2, 1), 1), (8, 25, (1, 2, 2), 2), (0, 0, (0, 2, 0), 2)],
)
def test_lig_5_2_the_question_promises_what_there_is_and_fits(
    aboard: int, red: int, promised: tuple[int, int, int], most: int
) -> None:
    """Two 1-knights on the own red island: one red and two of any colour, if ship and supply allow."""
    s = position().rules(0, RED_ISLE, 1, 1).scarce(RED, red).carries(0, 0, aboard, 0).arrives(0, RED_ISLE)
    assert prompt_of(s).about == (RED, *promised)
    field = prompt_of(s).moves[0].fields[0]
    assert isinstance(field, Bundle)
    loads = [args[0] for args in answers(s, "load") if isinstance(args[0], tuple)]
    assert field.high == most == max(sum(cubes) for cubes in loads)


def test_lig_5_2_the_question_in_words() -> None:
    """With room for one it does not promise three."""
    s = position().rules(0, RED_ISLE, 1, 1).carries(0, 0, 9, 0).arrives(0, RED_ISLE)
    assert Words(LIGURIA, "en").ask(prompt_of(s)) == (
        "You may load from the red island: 1 cube of its colour and up to 2 of any colour. "
        "Your ship has room for just 1 more."
    )


def test_lig_5_8_a_colour_out_of_supply_is_not_made_up_for_by_another() -> None:
    """On the own red island without red cubes: one of another colour for the 1-knight, not two."""
    s = position().rules(0, RED_ISLE, 1).scarce(RED, 0).arrives(0, RED_ISLE)
    assert set(answers(s, "load")) == {((0, 0, 0),), ((0, 1, 0),), ((0, 0, 1),)}
    assert refused(s, 0, "load", (0, 1, 1)) == "field cubes: LIG-5.8"
    assert told(s, "lacked") == [("LIG-5.8", 0, cube(RED))]


def without_envoys(islands: int, spaces: int) -> Position:
    """Seat 0 has so many envoys on islands beside the red one and in harbours."""
    at = position()
    for stop in (YELLOW_ISLE, BLUE_ISLE, 7, 8, 10)[:islands]:
        at.rules(0, stop, 1)
    for space in range(spaces):
        at.posts(0, 2 + space // 4, space % 4, 1)
    return at


@pytest.mark.parametrize(("islands", "spaces"), [(5, 2), (0, 7), (3, 4)])
def test_lig_5_9_without_a_free_envoy_no_knights(islands: int, spaces: int) -> None:
    """All seven are on islands and in harbours: seat 0 is not asked; with one left it is."""
    s = without_envoys(islands, spaces).has(0, "knight/3").arrives(0, RED_ISLE)
    assert player(s, NOBODY, 0)["envoys"] == 0
    assert asked(s) == [(1, "sail")]
    s = without_envoys(islands, spaces - 1).has(0, "knight/3").arrives(0, RED_ISLE)
    assert asked(s) == [(0, "land")]


def test_lig_5_9_without_a_free_envoy_no_conquest() -> None:
    """The envoy that comes back is the loser's, not the conqueror's."""
    s = without_envoys(5, 2).has(0, "knight/3").rules(2, RED_ISLE, 1).arrives(0, RED_ISLE)
    assert asked(s) == [(1, "sail")]


@pytest.mark.parametrize(("islands", "spaces"), [(5, 2), (0, 7), (3, 4)])
def test_lig_5_9_without_a_free_envoy_no_diplomats(islands: int, spaces: int) -> None:
    """Seat 0 may load, but not place; with one envoy left it may do both."""
    at = without_envoys(islands, spaces).has(0, "diplomat/3").offers(1, 1, 0, 0)
    s = at.arrives(0, H1)
    assert verbs(s) == ["load", "leave"]
    assert refused(s, 0, "seal", SHIPS, diplomats(3)) == "verb: LIG-5.9"
    at = without_envoys(islands, spaces - 1).has(0, "diplomat/3").offers(1, 1, 0, 0)
    assert verbs(at.arrives(0, H1)) == ["load", "seal", "leave"]


def test_lig_5_9_an_own_island_needs_no_further_envoy() -> None:
    """With none free seat 0 still loads where its knights lie."""
    s = without_envoys(5, 2).arrives(0, YELLOW_ISLE)
    assert asked(s) == [(0, "load")]
    assert LIGURIA.view(s, NOBODY)["stock"] == [25, 25, 25]

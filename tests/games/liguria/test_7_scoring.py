"""Liguria, section 7: scoring."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.games.liguria.data import ORDER
from fondaco.games.liguria.edition import Edition, Tile
from fondaco.kernel import NOBODY, places, winners
from tests.games.asking import asked, player, refused, told
from tests.games.liguria.tables import (
    BLUE_ISLE,
    BUILDINGS,
    EDITION,
    LIGURIA,
    MERCHANTS,
    MONKS,
    RED_ISLE,
    SHIPS,
    START_MERCHANT,
    START_SHIP,
    TILES,
    Cubes,
    Position,
    face,
    kind,
    line,
    position,
)

Order = tuple[Cubes, int]  # what it asks for, and its prestige


def total(at: Position, seat: int = 0) -> int:
    """The prestige of a seat at the end."""
    return LIGURIA.standings(at.ends())[seat].score


def test_lig_7_1_island_points_of_the_islands_one_controls() -> None:
    """The counters of 3 and 5 lie on the red and on the blue island; another's does not count."""
    at = position().rules(0, RED_ISLE, 1).rules(0, BLUE_ISLE, 3, 3).rules(1, 7, 1)
    s = at.ends()
    assert (s.points[RED_ISLE], s.points[BLUE_ISLE], s.points[7]) == (3, 5, 6)
    assert [line(s, seat, "islands") for seat in range(4)] == [8, 6, 0, 0]
    assert LIGURIA.standings(s)[0].score == 8


def test_lig_7_7_one_s_own_prestige_is_whole_that_of_others_without_what_the_screen_hides() -> None:
    """An island, and an order that could be filled."""
    at = position().rules(0, RED_ISLE, 1).stores(0, 3, 1, 1).has(0, "order/14/3/1/1")
    s = at.ends()
    own, others = LIGURIA.tally(s, 0, True), LIGURIA.tally(s, 0, False)
    assert (own.value, own.is_whole) == (LIGURIA.standings(s)[0].score, True)
    assert (others.value, others.is_whole) == (3, False)
    assert "orders" not in [each.kind for each in others.lines]


def test_lig_7_1_once_however_many_knights_lie_there() -> None:
    """One knight or five: the counter counts once."""
    assert line(position().rules(0, RED_ISLE, 1, 1, 2, 3, 3).ends(), 0, "islands") == 3


@pytest.mark.parametrize(
    ("own", "turned", "prestige"),
    [
        ([], [], 0),
        (["building/1", "building/2", "building/3"], [], 6),
        ([], ["building/1", "building/2", "building/3"], 18),
        ([], ["ship/1", "ship/2", START_SHIP], 6),
        ([], ["merchant/1", "merchant/2", START_MERCHANT], 9),
        ([], ["monk", "monk"], 4),
        (["ship/2", "merchant/2", "monk", "knight/3", "diplomat/3", "order/14/3/1/1"], [], 0),
        (["building/3", "building/3"], ["building/3"], 14),
    ],
)
def test_lig_7_2_visible_prestige_of_the_harbour(
    own: list[str], turned: list[str | int], prestige: int
) -> None:
    """Only what the side shows that lies face up."""
    s = position().has(0, *own).turned(0, *turned).ends()
    assert line(s, 0, "harbour") == prestige
    assert line(s, 1, "harbour") == 0


@pytest.mark.parametrize(
    ("cards", "monks", "turned", "lost", "loss"),
    [
        ((-1,), 0, 0, 0, -5),
        ((-3, -4), 0, 0, 0, -35),
        ((-3, 2), 0, 0, 0, -5),
        ((-3, 3), 0, 0, 0, 0),
        ((5, 4), 0, 0, 0, 0),
        ((-4,), 2, 0, 0, -10),
        ((-4,), 0, 1, 0, -10),
        ((-4,), 0, 0, 3, -5),
        ((-8, 2), 1, 1, 1, -10),
        ((-8, 4), 1, 1, 1, 0),
        ((), 0, 0, 0, 0),
    ],
)
def test_lig_7_3_five_prestige_for_each_missing_point(
    cards: tuple[int, ...], monks: int, turned: int, lost: int, loss: int
) -> None:
    """Positive points of cards, monks, upgraded monks and turned knights, less the negative ones."""
    at = position().kept(0, *[face(points) for points in cards])
    s = at.has(0, *["monk"] * monks).turned(0, *["monk"] * turned).lost(0, *["knight/2"] * lost).ends()
    assert line(s, 0, "points") == loss


def test_lig_7_3_a_surplus_is_worth_nothing() -> None:
    """Nine positive points and no negative ones."""
    assert total(position().kept(0, face(5), face(4))) == 0


def test_lig_7_3_knights_on_islands_and_behind_the_screen_are_no_points() -> None:
    """Only those turned over are."""
    at = position().kept(0, face(-2)).has(0, "knight/1", "knight/1").rules(0, RED_ISLE, 1)
    assert line(at.ends(), 0, "points") == -10


def test_lig_7_4_an_order_filled_completely_gives_its_prestige() -> None:
    """Two red and a yellow cube for 8; the cube that is left makes no set."""
    s = position().has(0, "order/8/2/1/0").stores(0, 2, 1, 1).ends()
    assert (line(s, 0, "orders"), line(s, 0, "sets"), line(s, 0, "cubes")) == (8, 0, 1)


def test_lig_7_4_an_order_not_filled_costs_nothing_and_takes_nothing() -> None:
    """A cube is missing: all cubes are left, and make a set."""
    s = position().has(0, "order/14/3/1/1").stores(0, 2, 1, 1).ends()
    assert (line(s, 0, "orders"), line(s, 0, "sets"), line(s, 0, "cubes")) == (0, 3, 4)


def test_lig_7_4_a_cube_serves_one_order() -> None:
    """Two red cubes, two orders that want them: one is filled."""
    s = position().has(0, "order/5/2/0/0", "order/9/3/0/0").stores(0, 3, 0, 0).ends()
    assert (line(s, 0, "orders"), line(s, 0, "cubes")) == (9, 0)


def test_lig_7_4_like_orders_are_filled_one_by_one() -> None:
    """Three of one kind, cubes for two."""
    s = position().has(0, *["order/7/1/1/1"] * 3).stores(0, 2, 2, 2).ends()
    assert (line(s, 0, "orders"), line(s, 0, "cubes")) == (14, 0)


def test_lig_7_4_cubes_on_ships_and_in_harbours_do_not_count() -> None:
    """Only those behind the screen."""
    s = position().has(0, "order/5/2/0/0").carries(0, 2, 2, 2).offers(0, 2, 2, 2).stores(0, 1, 0, 0).ends()
    assert (line(s, 0, "orders"), line(s, 0, "sets"), line(s, 0, "cubes")) == (0, 0, 1)


def test_lig_7_4_nor_do_the_cubes_and_orders_of_others() -> None:
    """Seat 1 has the cubes, seat 0 the order."""
    s = position().has(0, "order/5/2/0/0").stores(1, 2, 0, 0).ends()
    assert [line(s, seat, "orders") for seat in (0, 1)] == [0, 0]


def test_lig_7_4_orders_and_sets_together_are_worth_most() -> None:
    """An order worth 2 that would break two sets is left unfilled."""
    at = position().stores(0, 2, 2, 2)
    s = with_orders(at, [((2, 0, 0), 2)]).ends()
    assert (line(s, 0, "orders"), line(s, 0, "sets")) == (0, 6)
    s = with_orders(position().stores(0, 2, 2, 2), [((2, 0, 0), 7)]).ends()
    assert (line(s, 0, "orders"), line(s, 0, "sets")) == (7, 0)


def test_lig_7_4_the_dearest_order_is_not_always_the_best() -> None:
    """One order of 9 for three red, or two of 5 and 8 for the same cubes and some others."""
    at = position().stores(0, 4, 1, 0)
    s = at.has(0, "order/9/3/0/0", "order/5/2/0/0", "order/8/2/1/0").ends()
    assert (line(s, 0, "orders"), line(s, 0, "cubes")) == (13, 0)


def test_lig_7_4_among_equals_most_cubes_are_left() -> None:
    """An order for one red and one for two red are worth the same: the smaller is filled."""
    s = with_orders(position().stores(0, 2, 0, 0), [((2, 0, 0), 5), ((1, 0, 0), 5), ((1, 0, 0), 0)]).ends()
    assert (line(s, 0, "orders"), line(s, 0, "cubes")) == (5, 1)


def test_lig_7_4_an_order_worth_a_set_leaves_the_set() -> None:
    """An order of three prestige for one of each: as good as the set, which leaves three cubes."""
    s = with_orders(position().stores(0, 1, 1, 1), [((1, 1, 1), 3)]).ends()
    assert (line(s, 0, "orders"), line(s, 0, "sets"), line(s, 0, "cubes")) == (0, 3, 3)


def test_lig_7_4_what_was_filled_is_told() -> None:
    """Two of three like orders; nothing is told of who has filled none."""
    at = position().has(0, *["order/7/1/1/1"] * 3, "order/9/3/0/0").stores(0, 2, 2, 2).has(1, "order/5/2/0/0")
    filled = [0] * len(EDITION.orders)
    filled[EDITION.orders.index(kind("order/7/1/1/1"))] = 2
    assert told(at.ends(), "filled") == [("LIG-7.4", 0, tuple(filled))]


def with_orders(at: Position, orders: list[Order]) -> Position:
    """Seat 0 has these orders, printed in place of the first of the edition."""
    tiles = EDITION.tiles[:]
    for (cubes, prestige), each in zip(orders, EDITION.orders, strict=False):
        tiles[each] = Tile(ORDER, prestige, 0, list(cubes), 1)
        at.has(0, TILES[each])
    at.s.edition = Edition(tiles, at.s.edition.cards, at.s.edition.market)
    return at


def best_by_hand(cubes: Cubes, orders: list[Order]) -> tuple[int, int]:
    """Every subset of the orders tried: the most that orders and sets are worth, then the most cubes left."""
    found = []
    for chosen in product((False, True), repeat=len(orders)):
        filled = [order for order, is_filled in zip(orders, chosen, strict=True) if is_filled]
        left = [cubes[colour] - sum(wanted[colour] for wanted, _ in filled) for colour in range(3)]
        if min(left) >= 0:
            found.append((sum(prestige for _, prestige in filled) + 3 * min(left), sum(left)))
    return max(found)


CUBES = st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9))
WANTED = st.tuples(st.integers(0, 4), st.integers(0, 4), st.integers(0, 4))
ORDERS = st.lists(st.tuples(WANTED, st.integers(0, 14)), max_size=9)


@settings(max_examples=400, deadline=None)
@given(CUBES, ORDERS)
def test_lig_7_4_no_other_filling_is_better(cubes: Cubes, orders: list[Order]) -> None:
    """Any orders, any cubes, against every subset: worth as much, and as many cubes left."""
    s = with_orders(position().stores(0, *cubes), orders).ends()
    worth = line(s, 0, "orders") + line(s, 0, "sets")
    assert (worth, line(s, 0, "cubes")) == best_by_hand(cubes, orders)


@settings(max_examples=200, deadline=None)
@given(CUBES, st.lists(st.sampled_from(EDITION.orders), max_size=9))
def test_lig_7_4_no_other_filling_is_better_of_the_edition(cubes: Cubes, kinds: list[int]) -> None:
    """The orders as they are in the bag."""
    mine = [each for n, each in enumerate(kinds) if kinds[:n].count(each) < EDITION.tiles[each].count]
    orders = [((*EDITION.tiles[each].cubes,), EDITION.tiles[each].value) for each in mine]
    s = position().stores(0, *cubes).has(0, *[TILES[each] for each in mine]).ends()
    worth = line(s, 0, "orders") + line(s, 0, "sets")
    assert (worth, line(s, 0, "cubes")) == best_by_hand(cubes, orders)  # type: ignore[arg-type]  # three each


@pytest.mark.parametrize(
    ("cubes", "prestige"), [((1, 1, 1), 3), ((2, 3, 4), 6), ((3, 3, 0), 0), ((5, 5, 5), 15), ((0, 0, 0), 0)]
)
def test_lig_7_5_each_set_of_three_colours_left_is_three(cubes: Cubes, prestige: int) -> None:
    """Incomplete sets are nothing."""
    s = position().stores(0, *cubes).ends()
    assert line(s, 0, "sets") == prestige
    assert LIGURIA.standings(s)[0].score == prestige


def test_lig_7_5_only_of_cubes_left_behind_the_screen() -> None:
    """Those on the ship and in the harbour make none, nor those that fill an order."""
    at = position().has(0, "order/7/1/1/1").stores(0, 2, 2, 2).carries(0, 1, 1, 1).offers(0, 1, 1, 1)
    s = at.ends()
    assert (line(s, 0, "orders"), line(s, 0, "sets")) == (7, 3)


@pytest.mark.parametrize(
    ("row", "tiles"),
    [
        (SHIPS, ["ship/1", "ship/2"]),
        (MERCHANTS, ["merchant/1"]),
        (BUILDINGS, ["building/1"] * 3),
        (MONKS, ["monk"]),
    ],
)
def test_lig_7_6_two_for_each_tile_in_a_row_with_ones_diplomat(row: int, tiles: list[str]) -> None:
    """The tiles of that row and no other; in the first two the start tile counts too."""
    at = position().posts(0, 1, row, 1).has(1, "ship/1", "merchant/1", "building/2", "monk").has(1, *tiles)
    count = 1 + len(tiles) + (row in (SHIPS, MERCHANTS))
    assert line(at.ends(), 0, "diplomats") == 2 * count


def test_lig_7_6_for_each_space_held() -> None:
    """Two rows of one harbour and one of another; more diplomats on a space do not count more."""
    at = position().posts(0, 1, MONKS, 3).posts(0, 1, SHIPS, 1, 1).posts(0, 2, MONKS, 1)
    s = at.has(1, "monk", "monk").has(2, "monk").ends()
    assert line(s, 0, "diplomats") == 2 * (2 + 1 + 1)


def test_lig_7_6_the_tiles_are_those_of_the_harbours_owner() -> None:
    """Seat 0's own monks do not count, and nothing falls to the owner."""
    s = position().posts(0, 1, MONKS, 1).has(0, "monk", "monk", "monk").has(1, "monk").ends()
    assert [line(s, seat, "diplomats") for seat in range(4)] == [2, 0, 0, 0]


def test_lig_7_6_upgraded_or_not() -> None:
    """Two turned over, one not."""
    at = position().posts(0, 1, BUILDINGS, 1).has(1, "building/1").turned(1, "building/2", "building/3")
    s = at.ends()
    assert line(s, 0, "diplomats") == 6


def test_lig_7_6_an_empty_row_gives_nothing() -> None:
    """A diplomat where there are no buildings."""
    assert line(position().posts(0, 1, BUILDINGS, 1).ends(), 0, "diplomats") == 0


def test_lig_7_7_the_total_is_the_sum_of_all() -> None:
    """3 islands, 3 harbour, -5 points, 5 orders, 3 sets, 2 diplomats; money and cubes do not count."""
    at = position().rules(0, RED_ISLE, 1).has(0, "building/3", "order/5/2/0/0").kept(0, face(-1))
    s = at.stores(0, 3, 1, 1).posts(0, 1, SHIPS, 1).silver(0, 7).ends()
    lines = [(each.kind, each.clause, each.value) for each in LIGURIA.standings(s)[0].lines]
    assert lines == [
        ("islands", "LIG-7.1", 3),
        ("harbour", "LIG-7.2", 3),
        ("points", "LIG-7.3", -5),
        ("orders", "LIG-7.4", 5),
        ("sets", "LIG-7.5", 3),
        ("diplomats", "LIG-7.6", 2),
        ("prestige", "LIG-7.7", 11),
        ("silver", "LIG-7.7", 7),
        ("cubes", "LIG-7.7", 3),
    ]
    assert LIGURIA.standings(s)[0].score == 11


def test_lig_7_7_most_prestige_wins() -> None:
    """Seat 2 has the most, whatever money the others have."""
    s = position().rules(2, BLUE_ISLE, 1).rules(0, RED_ISLE, 1).silver(1, 99).ends()
    assert winners(LIGURIA.standings(s)) == [2]
    assert places(LIGURIA.standings(s)) == [2, 3, 1, 4]
    assert told(s, "ranked")[2] == ("LIG-7.7", 2, 5, 1)


def test_lig_7_7_a_total_may_be_below_zero() -> None:
    """Two points are missing, and there is nothing else."""
    s = position().kept(0, face(-2)).ends()
    assert LIGURIA.standings(s)[0].score == -10
    assert places(LIGURIA.standings(s))[0] == 4


def test_lig_7_7_level_the_one_with_more_money_wins() -> None:
    """Even against more cubes."""
    s = position().silver(1, 3).silver(2, 2).stores(2, 5, 0, 0).stores(0, 9, 0, 0).ends()
    assert [standing.score for standing in LIGURIA.standings(s)] == [0] * 4
    assert places(LIGURIA.standings(s)) == [3, 1, 2, 4]


def test_lig_7_7_then_the_one_with_more_cubes_left() -> None:
    """After orders are filled, those in sets included; cubes on ships and in harbours do not count."""
    at = position().stores(0, 1, 1, 1).stores(1, 4, 4, 0).has(1, "building/3")
    at.has(2, "building/3").carries(2, 9, 0, 0).offers(2, 0, 9, 0).stores(2, 0, 2, 0)
    s = at.has(3, "order/5/2/0/0").stores(3, 3, 0, 0).ends()
    assert [standing.score for standing in LIGURIA.standings(s)] == [3, 3, 3, 5]
    assert [line(s, seat, "cubes") for seat in range(4)] == [3, 8, 2, 1]
    assert places(LIGURIA.standings(s)) == [3, 2, 4, 1]


def test_lig_7_7_else_they_share_the_place() -> None:
    """Seats 1 and 3 have the same in all: both win."""
    s = position().silver(1, 2).silver(3, 2).stores(1, 1, 0, 0).stores(3, 0, 0, 1).ends()
    assert winners(LIGURIA.standings(s)) == [1, 3]
    assert places(LIGURIA.standings(s)) == [3, 1, 3, 1]
    assert told(s, "ranked") == [("LIG-7.7", seat, 0, place) for seat, place in enumerate((3, 1, 3, 1))]


def test_lig_7_7_then_the_game_is_over() -> None:
    """Nobody is asked any more, and nobody may say anything."""
    s = position().ends()
    assert asked(s) == []
    assert refused(s, 0, "sail", 0, 1) == "over: LIG-7.7"
    assert player(s, NOBODY, 0)["at"] == 0

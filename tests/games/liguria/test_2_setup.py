"""Liguria, section 2: the set-up, and what is public."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from random import Random

import pytest

from fondaco.games.liguria.state import Liguria
from fondaco.kernel import CHANCE, EYE, NOBODY, Action, One, apply
from tests.games.asking import answers, asked, chance, kinds, player, prompt_of, refused, say, told
from tests.games.liguria.tables import (
    BLANK,
    BLUE,
    BLUE_ISLE,
    FREE,
    HARBOUR,
    HOME,
    LIGURIA,
    RED,
    RED_ISLE,
    RING,
    START_MERCHANT,
    START_SHIP,
    YELLOW,
    draw_until,
    face,
    in_rows,
    kind,
    laid,
    line,
    position,
    stop_seen,
)

Layout = tuple[int, ...]
OTHERS = (0, 2, 3, NOBODY)  # who is not shown what seat 1 has behind its screen


def offered(seats: int) -> Liguria:
    """All have offered their first cubes: the islands are to be laid."""
    s = LIGURIA.start(seats)
    for seat in range(seats):
        say(s, seat, "offer", (RED, BLUE))
    return s


def draws(s: Liguria) -> Iterator[tuple[Fraction, Liguria]]:
    """Each thing that chance may draw now: how likely it is, and what follows."""
    prompt = prompt_of(s)
    field = prompt.moves[0].fields[0]
    assert isinstance(field, One)
    weights = field.weights or [1] * len(field.options)
    for thing, weight in zip(field.options, weights, strict=True):
        after = s.copy()
        apply(after, Action(CHANCE, prompt.text, (thing,)))
        yield Fraction(weight, sum(weights)), after


@cache
def layouts(seats: int) -> dict[Layout, Fraction]:
    """Every layout of the islands that chance can lay, and how likely it is."""
    level: dict[Layout, tuple[Fraction, Liguria]] = {(): (Fraction(1), offered(seats))}
    while any(prompt_of(s).clause == "LIG-2.1" for _, s in level.values()):
        following: dict[Layout, tuple[Fraction, Liguria]] = {}
        for odds, s in level.values():
            for share, after in draws(s):
                isles = tuple(after.isles)
                so_far = following[isles][0] if isles in following else Fraction(0)
                following[isles] = so_far + odds * share, after
        level = following
    return {isles: odds for isles, (odds, _) in level.items()}


def allowed_blanks(seats: int) -> list[tuple[int, ...]]:
    """Every way to have the blank islands lie, at most one between two neighbours."""
    between = 12 // seats
    isles = [stop for stop in range(12) if stop % between]
    chosen = combinations(isles, {3: 3, 4: 2}[seats])
    return [stops for stops in chosen if len({stop // between for stop in stops}) == len(stops)]


@pytest.mark.parametrize("seats", [3, 4])
def test_lig_2_1_every_layout_is_equally_likely(seats: int) -> None:
    """The odds of each draw multiplied, over all ways to come to a layout: each has the same in the end."""
    found = layouts(seats)
    assert sum(found.values()) == 1
    assert set(found.values()) == {Fraction(1, len(found))}


@pytest.mark.parametrize("seats", [3, 4])
def test_lig_2_1_the_layouts_are_all_that_keep_the_rule(seats: int) -> None:
    """All places of the blanks with at most one between neighbours, times 90 ways to lay the colours."""
    blanks = [tuple(stop for stop in range(12) if isles[stop] == BLANK) for isles in layouts(seats)]
    assert sorted(set(blanks)) == allowed_blanks(seats)
    assert len(blanks) == len(layouts(seats)) == 90 * len(allowed_blanks(seats))


@pytest.mark.parametrize(("seats", "blanks"), [(3, 3), (4, 2)])
def test_lig_2_1_all_nine_with_three_players_one_blank_left_out_with_four(seats: int, blanks: int) -> None:
    """Two islands of each colour always lie on the ring."""
    isles = laid(seats).isles
    assert [isles.count(colour) for colour in (RED, YELLOW, BLUE)] == [2, 2, 2]
    assert isles.count(BLANK) == blanks
    assert len(isles) == 12


@pytest.mark.parametrize(("seats", "between"), [(3, 3), (4, 2)])
def test_lig_2_1_harbours_stand_in_seat_order_with_islands_between(seats: int, between: int) -> None:
    """Three or two islands after each harbour, and then the next seat's."""
    s = laid(seats)
    names = LIGURIA.glossary().things["place"]
    for seat in range(seats):
        home = seat * (between + 1)
        place = stop_seen(s, NOBODY, home)["place"]
        assert isinstance(place, int)
        assert names[place] == f"harbour/@{seat}"
        assert HARBOUR not in s.isles[home + 1 : home + between + 1]


def test_lig_2_1_a_second_blank_never_lies_beside_the_first() -> None:
    """After one between seats 0 and 1 chance itself may not lay another there."""
    s = offered(4)
    chance(s, 1)
    assert refused(s, CHANCE, "lay", 2) == "field thing: LIG-2.1"
    assert refused(s, CHANCE, "lay", 1) == "field thing: LIG-2.1"
    assert answers(s, "lay") == [(stop,) for stop in (4, 5, 7, 8, 10, 11)]


def test_lig_2_1_a_layout_is_told_and_seen() -> None:
    """Blanks first, then the colours round the ring; the places not laid yet are nothing."""
    s = offered(3)
    assert stop_seen(s, NOBODY, 1)["place"] is None
    s = laid(3)
    assert told(s, "laid_blank") == [("LIG-2.1", stop) for stop in (2, 7, 10)]
    isles = [(stop, isle) for stop, isle in enumerate(RING[3]) if isle >= 0]
    assert told(s, "laid_island") == [("LIG-2.1", stop, isle) for stop, isle in isles]


@pytest.mark.parametrize("seats", [3, 4])
def test_lig_2_1_the_course_is_a_ring(seats: int) -> None:
    """From the last stop a step clockwise leads to the harbour of seat 0, and a step back to the last."""
    s = position(seats).ship(1, 11, 1).sails(1, steps=2)
    say(s, 1, "sail", 0, 1)
    assert s.at[1] == 0
    s = position(seats).ship(1, 0).sails(1, steps=1)
    say(s, 1, "sail", 1, 1)
    assert s.at[1] == 11


def test_lig_2_2_one_counter_on_each_colour_island_one_is_left() -> None:
    """Six different counters lie on the six colour islands, none on blank ones and harbours."""
    s = laid()
    for stop, isle in enumerate(RING[4]):
        points = stop_seen(s, NOBODY, stop)["points"]
        assert (points in range(3, 10)) if isle >= 0 else points == 0
    assert len({points for points in s.points if points}) == 6


def test_lig_2_2_shuffled_every_counter_is_as_likely() -> None:
    """Six draws of the counters not laid yet, none more likely than another; the seventh stays."""
    s = offered(4)
    draw_until(s, "points")
    for left in range(7, 1, -1):
        field = prompt_of(s).moves[0].fields[0]
        assert isinstance(field, One)
        assert (len(field.options), field.weights) == (left, None)
        chance(s, field.options[-1])
    assert [points for points in s.points if points] == [9, 8, 7, 6, 5, 4]
    assert prompt_of(s).clause == "LIG-2.5"


def test_lig_2_2_no_counter_lies_twice() -> None:
    """The counter of 5 laid, chance may not lay it again."""
    s = offered(4)
    draw_until(s, "points")
    chance(s, 2)
    assert s.points.count(5) == 1
    assert refused(s, CHANCE, "points", 2) == "field thing: LIG-2.2"


@pytest.mark.parametrize("seats", [3, 4])
def test_lig_2_3_in_seat_order_each_offers_two_cubes(seats: int) -> None:
    """Each chooses any two colours, which come from the supply into the own harbour, for all to see."""
    s = LIGURIA.start(seats)
    for seat in range(seats):
        assert asked(s) == [(seat, "offer")]
        assert answers(s, "offer") == [((0, 1),), ((0, 2),), ((1, 2),)]
        say(s, seat, "offer", (YELLOW, BLUE))
        assert player(s, NOBODY, seat)["port"] == [0, 1, 1]
        assert player(s, seat, seat)["store"] == [0, 0, 0]
    assert LIGURIA.view(s, NOBODY)["stock"] == [25, 25 - seats, 25 - seats]
    assert told(s, "offered") == [("LIG-2.3", seat, (0, 1, 1)) for seat in range(seats)]


@pytest.mark.parametrize("colours", [(0, 0), (0,), (), (0, 1, 2), (1, 0), (0, 3)])
def test_lig_2_3_two_and_different(colours: tuple[int, ...]) -> None:
    """Neither twice the same nor fewer or more."""
    assert refused(LIGURIA.start(4), 0, "offer", colours) == "field colours: LIG-2.3"


def test_lig_2_3_nobody_offers_out_of_turn() -> None:
    """Seat 1 waits for seat 0."""
    assert refused(LIGURIA.start(4), 1, "offer", (0, 1)) == "turn: LIG-2.3"


def test_lig_2_3_before_the_islands_are_laid_and_the_start_player_is_drawn() -> None:
    """While cubes are offered the ring is empty and nobody has silver; then chance lays, and begins."""
    s = LIGURIA.start(4)
    assert [stop_seen(s, 0, stop)["place"] for stop in (1, 2, 4, 5)] == [None] * 4
    assert (s.order, s.silver) == ([], [0, 0, 0, 0])
    s = laid(4)
    assert kinds(s, "offered", "laid_blank", "began") == ["offered"] * 4 + ["laid_blank"] * 2 + ["began"]
    assert kinds(s, "offered", "laid_island", "laid_points", "began")[4:] == (
        ["laid_island"] * 6 + ["laid_points"] * 6 + ["began"]
    )


@pytest.mark.parametrize("seats", [3, 4])
def test_lig_2_4_ships_start_at_their_own_harbour(seats: int) -> None:
    """Each at home, and empty."""
    s = laid(seats)
    for seat in range(seats):
        mine = player(s, NOBODY, seat)
        assert (mine["at"], mine["hold"]) == (HOME[seats][seat], [0, 0, 0])


@pytest.mark.parametrize(
    ("seats", "start", "silver"),
    [
        (4, 0, [1, 2, 2, 3]),
        (4, 1, [3, 1, 2, 2]),
        (4, 2, [2, 3, 1, 2]),
        (4, 3, [2, 2, 3, 1]),
        (3, 0, [1, 2, 3]),
        (3, 1, [3, 1, 2]),
        (3, 2, [2, 3, 1]),
    ],
)
def test_lig_2_4_silver_from_the_start_player_on(seats: int, start: int, silver: list[int]) -> None:
    """1, 2, 2, 3 with four players, 1, 2, 3 with three."""
    s = laid(seats, start)
    assert s.silver == silver
    assert told(s, "earned") == [
        ("LIG-2.4", (start + place) % seats, silver[(start + place) % seats]) for place in range(seats)
    ]


@pytest.mark.parametrize(
    ("seats", "start", "fields"),
    [
        (4, 0, [3, 2, 1, 0]),
        (4, 1, [0, 3, 2, 1]),
        (4, 2, [1, 0, 3, 2]),
        (4, 3, [2, 1, 0, 3]),
        (3, 0, [2, 1, 0]),
        (3, 1, [0, 2, 1]),
        (3, 2, [1, 0, 2]),
    ],
)
def test_lig_2_5_the_start_player_stands_highest_the_last_on_field_one(
    seats: int, start: int, fields: list[int]
) -> None:
    """Fields 1 to 4, or to 3, counted from 0: the order track from the lowest field up."""
    s = laid(seats, start)
    assert LIGURIA.view(s, NOBODY)["order"] == fields
    assert told(s, "began") == [("LIG-2.5", start)]


@pytest.mark.parametrize("seats", [3, 4])
def test_lig_2_5_every_seat_is_as_likely_to_start(seats: int) -> None:
    """Chance draws one of the seats."""
    s = offered(seats)
    draw_until(s, "begin")
    field = prompt_of(s).moves[0].fields[0]
    assert isinstance(field, One)
    assert (field.options, field.weights) == (list(range(seats)), None)
    assert prompt_of(s).clause == "LIG-2.5"


def test_lig_2_5_the_start_player_chooses_a_market_field_first() -> None:
    """Seat 2 was drawn: after the laying out it is the first to be asked."""
    s = laid(4, 2)
    draw_until(s, "stand")
    assert asked(s) == [(2, "stand")]


def screened(cubes: tuple[int, int, int], silver: int, *names: str) -> Liguria:
    """Seat 1 has this behind its screen, while seat 0 is to sail."""
    return position().stores(1, *cubes).silver(1, silver).has(1, *names).sails()


@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("key", ["silver", "store", "knights", "diplomats", "orders"])
def test_lig_2_6_what_is_behind_the_screen_is_not_shown(viewer: int, key: str) -> None:
    """Money, unloaded cubes, knights, diplomats and orders of seat 1."""
    s = screened((1, 2, 3), 4, "knight/1", "diplomat/2", "order/5/2/0/0")
    assert player(s, viewer, 1)[key] is None


@pytest.mark.parametrize("viewer", [1, EYE])
def test_lig_2_6_the_owner_sees_what_is_behind_the_screen(viewer: int) -> None:
    """So does the eye."""
    mine = player(screened((1, 2, 3), 4, "knight/1", "diplomat/2", "order/5/2/0/0"), viewer, 1)
    assert (mine["silver"], mine["store"]) == (4, [1, 2, 3])
    assert (mine["knights"], mine["diplomats"], mine["orders"]) == ([1, 0, 0], [0, 1, 0], [1] + [0] * 15)


@pytest.mark.parametrize("viewer", OTHERS)
def test_lig_2_6_a_view_does_not_depend_on_what_is_behind_a_screen(viewer: int) -> None:
    """Two worlds that differ only there look alike to the others."""
    one = screened((1, 1, 1), 4, "knight/1", "diplomat/2", "order/5/2/0/0")
    other = screened((1, 1, 1), 9, "knight/3", "diplomat/1", "order/9/3/0/0")
    assert LIGURIA.view(one, viewer) == LIGURIA.view(other, viewer)
    assert LIGURIA.view(one, 1) != LIGURIA.view(other, 1)


@pytest.mark.parametrize("viewer", [*OTHERS, 1])
def test_lig_2_6_rows_cubes_cards_and_envoys_are_public(viewer: int) -> None:
    """Everybody sees what seat 1 has in its harbour and on its ship, its cards and its free envoys."""
    s = (
        position()
        .has(1, "ship/2", "monk")
        .turned(1, "building/1")
        .offers(1, 1, 0, 2)
        .carries(1, 0, 3, 0)
        .lost(1, "knight/1", "knight/3")
        .rules(1, RED_ISLE, 2, 3)
        .posts(1, 0, 2, 1, 1)
        .sails()
    )
    theirs = player(s, viewer, 1)
    assert in_rows(s, viewer, 1) == {"ship/1": 1, "ship/2": 1, "merchant/1": 1, "monk": 1}
    assert in_rows(s, viewer, 1, "upgraded") == {"building/1": 1}
    assert (theirs["port"], theirs["hold"]) == ([1, 0, 2], [0, 3, 0])
    assert (theirs["fallen"], theirs["envoys"], theirs["cards"]) == (2, 5, [1])


@pytest.mark.parametrize("viewer", [*OTHERS, 1])
def test_lig_2_6_islands_knights_and_diplomats_placed_are_public(viewer: int) -> None:
    """Everybody sees the knights of seat 1, their swords, and its space in a harbour with its scrolls."""
    s = position().rules(1, RED_ISLE, 2, 3).posts(1, 0, 2, 1, 1).sails()
    assert stop_seen(s, viewer, RED_ISLE) == {"place": RED, "points": 3, "ruler": 1, "knights": [0, 1, 1]}
    assert stop_seen(s, viewer, BLUE_ISLE)["ruler"] == FREE
    assert player(s, viewer, 0)["seals"] == [FREE, FREE, 1, FREE]
    assert player(s, viewer, 0)["scrolls"] == [0, 0, 2, 0]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, NOBODY])
def test_lig_2_6_the_bag_and_the_deck_are_the_real_secrets(viewer: int) -> None:
    """How many there are is known; which, no view shows, for their order is not yet made."""
    one, other = laid(), laid()
    other.bag[kind("monk")] -= 1
    other.bag[kind("ship/1")] += 1
    other.deck[0] -= 1
    other.deck[1] += 1
    assert LIGURIA.view(one, viewer) == LIGURIA.view(other, viewer)
    assert (LIGURIA.view(one, viewer)["bag"], LIGURIA.view(one, viewer)["deck"]) == (120, 55)


@pytest.mark.parametrize("viewer", OTHERS)
def test_lig_2_6_everything_was_gained_in_the_open(viewer: int) -> None:
    """Silver earned, tiles taken and what they cost, cubes unloaded: the events tell everybody."""
    s = position().row("knight/2", "monk", "monk", "order/5/2/0/0").silver(1, 1).shops(2, 1, 3, 4)
    say(s, 1, "take", (0, 2))
    heard = [event.seen_by(viewer) for event in s.log or [] if event.kind in ("earned", "took")]
    assert [(event.kind, event.args) for event in heard][:2] == [
        ("earned", (1, 1)),
        ("took", (1, (kind("knight/2"), kind("monk")), 1, (0, 2))),
    ]
    s = position().carries(1, 1, 2, 3).arrives(1, HOME[4][1])
    heard = [event.seen_by(viewer) for event in s.log or [] if event.kind == "unloaded"]
    assert [event.args for event in heard] == [(1, (1, 2, 3))]


@pytest.mark.parametrize("viewer", OTHERS)
def test_lig_2_6_the_screen_only_spares_a_reckoning(viewer: int) -> None:
    """Who has followed the events knows what is there: the world that others imagine is the real one."""
    s = screened((1, 2, 3), 4, "knight/1", "diplomat/2")
    assert LIGURIA.view(LIGURIA.imagine(s, viewer, Random(0)), EYE) == LIGURIA.view(s, EYE)


@pytest.mark.parametrize("seats", [3, 4])
def test_lig_2_7_start_tiles_lie_face_up_in_their_rows(seats: int) -> None:
    """From the first question on, before any cube is offered."""
    s = LIGURIA.start(seats)
    for seat in range(seats):
        assert in_rows(s, NOBODY, seat) == {"ship/1": 1, "merchant/1": 1}


def test_lig_2_7_start_tiles_give_a_wheel_and_a_sack() -> None:
    """With a card of two wheels a new player goes three steps, and loads one cube there."""
    s = position().offers(1, 2, 2, 0).cards(face(wheels=2), face(), face(), face()).takes_cards()
    for seat in range(3):
        say(s, seat, "choose", seat)
    say(s, 0, "sail", 0, 3)
    assert prompt_of(s).about == (1, 1, 1)
    assert answers(s, "load") == [((0, 1, 0),), ((1, 0, 0),)]


def test_lig_2_7_start_tiles_can_be_upgraded() -> None:
    """Both, by two arrows: five prestige, no wheels, no sacks."""
    s = position().cards(face(upgrades=2), face(), face(), face()).takes_cards()
    say(s, 0, "choose", 0)
    say(s, 0, "upgrade", START_SHIP)
    say(s, 0, "upgrade", START_MERCHANT)
    mine = player(s, NOBODY, 0)
    assert (mine["wheels"], mine["sacks"]) == (0, 0)
    assert line(s, 0, "harbour") == 5


@pytest.mark.parametrize("row", [0, 1])
def test_lig_2_7_start_tiles_count_for_diplomats(row: int) -> None:
    """In the ships or the merchants of a player who has only start tiles: one tile, two prestige."""
    s = position().posts(0, 1, row, 1).ends()
    assert line(s, 0, "diplomats") == 2

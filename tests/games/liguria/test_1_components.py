"""Liguria, section 1: what is in the box. What an edition must hold (1.8) is tried in test_edition.py."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from fondaco.games.liguria.state import Liguria
from fondaco.kernel import EYE, NOBODY, BadTable, One
from tests.games.asking import answers, asked, chance, player, prompt_of, refused, say, verbs
from tests.games.liguria.tables import (
    BLUE_ISLE,
    CLOCKWISE,
    FREE,
    LIGURIA,
    RED_ISLE,
    START_MERCHANT,
    START_SHIP,
    face,
    in_rows,
    kind,
    knights,
    laid,
    line,
    position,
)

SEATS = range(4)
PILES = ("bag", "gone", "tiles", "upgraded", "posted", "deck", "stock", "port", "hold", "store")


def test_lig_1_1_twenty_five_cubes_of_each_colour() -> None:
    """Before anything is offered all cubes are in the supply."""
    assert LIGURIA.view(LIGURIA.start(4), NOBODY)["stock"] == [25, 25, 25]
    assert LIGURIA.glossary().things["colour"] == ("red", "yellow", "blue")


@pytest.mark.parametrize("seats", [3, 4])
def test_lig_1_1_fifty_five_cards_and_a_hundred_and_twenty_tiles(seats: int) -> None:
    """All are in the deck and in the bag; start tiles are neither."""
    view = LIGURIA.view(LIGURIA.start(seats), NOBODY)
    assert (view["deck"], view["bag"]) == (55, 120)


def test_lig_1_1_a_tile_drawn_is_no_longer_in_the_bag() -> None:
    """Of fourteen monks one is drawn: thirteen are left, and all others."""
    s = laid()
    monk = kind("monk")
    before = odds(s, monk)
    chance(s, monk)
    assert (before, odds(s, monk)) == (14, 13)
    assert odds(s, kind("ship/1")) == 12
    assert LIGURIA.view(s, NOBODY)["bag"] == 119


def odds(s: Liguria, thing: int) -> int:
    """The weight of one of the things chance may draw."""
    field = prompt_of(s).moves[0].fields[0]
    assert isinstance(field, One)
    assert field.weights is not None
    return field.weights[field.options.index(thing)]


@pytest.mark.parametrize("pile", PILES)
@pytest.mark.parametrize("change", [1, -1])
def test_lig_1_1_a_piece_too_many_or_too_few_is_noticed(pile: str, change: int) -> None:
    """One tile, card or cube from nowhere, or gone astray, whatever pile it is on."""
    s = position().has(0, "monk").turned(0, "ship/1").posts(0, 1, 0, 1).carries(0, 1, 1, 1).sails()
    getattr(s, pile)[0] += change
    with pytest.raises(AssertionError):
        LIGURIA.audit(s)


@pytest.mark.parametrize("seats", [2, 5])
def test_lig_1_4_three_or_four_play(seats: int) -> None:
    """Other tables are not set up."""
    with pytest.raises(BadTable):
        LIGURIA.start(seats)


def test_lig_1_2_nine_islands_six_of_them_coloured() -> None:
    """With three players all lie on the ring: two of each colour and three blank ones."""
    stops = LIGURIA.view(laid(3), NOBODY)["stops"]
    assert isinstance(stops, list)
    places = [LIGURIA.glossary().things["place"][stop["place"]] for stop in stops]
    assert [places.count(place) for place in ("red", "yellow", "blue", "blank")] == [2, 2, 2, 3]


def test_lig_1_2_seven_counters_worth_three_to_nine() -> None:
    """The first counter to be laid may be any of the seven, and is worth what it says."""
    assert len(LIGURIA.glossary().things["counter"]) == 7
    s = laid()
    assert [points for points in s.points if points] == [3, 4, 5, 6, 7, 8]


def test_lig_1_3_money_is_not_limited_by_the_coins() -> None:
    """Twenty silver and ten gold coins are not enough for 500 silver, and yet seat 0 gets two more."""
    s = position().row("monk", "monk").silver(0, 500).shops(0, 1, 2, 3)
    assert player(s, 0, 0)["silver"] == 502


def test_lig_1_3_money_is_silver_only_and_gold_only_change() -> None:
    """An edition whose gold is worth something else plays the same: there is nothing but silver."""
    other = LIGURIA.start(4, edition={**(LIGURIA.edition() or {}), "gold": 2})
    assert "gold" in (LIGURIA.edition() or {})
    assert LIGURIA.view(other, EYE) == LIGURIA.view(LIGURIA.start(4), EYE)
    assert "gold" not in player(other, EYE, 0)


@pytest.mark.parametrize("seats", [3, 4])
def test_lig_1_4_a_harbour_has_four_rows_and_a_diplomat_space_for_each(seats: int) -> None:
    """Ships, merchants, buildings, monks; every space is free."""
    assert LIGURIA.glossary().things["row"] == ("ships", "merchants", "buildings", "monks")
    for seat in range(seats):
        assert player(laid(seats), NOBODY, seat)["seals"] == [FREE] * 4
        assert player(laid(seats), NOBODY, seat)["scrolls"] == [0] * 4


@pytest.mark.parametrize("seat", SEATS)
def test_lig_1_4_seven_envoys(seat: int) -> None:
    """A player has seven, each on an island or in a harbour is one less."""
    assert player(laid(), NOBODY, seat)["envoys"] == 7
    other = (seat + 1) % 4
    s = position().rules(seat, RED_ISLE, 1).posts(seat, other, 0, 1).posts(seat, other, 1, 2).sails()
    assert player(s, NOBODY, seat)["envoys"] == 4
    assert player(s, NOBODY, other)["envoys"] == 7


def test_lig_1_4_a_ship_carries_ten_cubes() -> None:
    """With nine aboard three knights bring one cube more."""
    s = position().has(0, "knight/1", "knight/1", "knight/2").carries(0, 3, 3, 3).arrives(0, RED_ISLE)
    say(s, 0, "land", knights(1, 1, 2))
    assert answers(s, "load") == [((0, 0, 0),), ((1, 0, 0),)]


def test_lig_1_4_a_merchant_figure_each() -> None:
    """The figures stand on the order track, one for each seat."""
    assert sorted(laid(3).order) == [0, 1, 2]
    assert sorted(laid(4).order) == [0, 1, 2, 3]


@pytest.mark.parametrize("seat", SEATS)
def test_lig_1_4_a_start_ship_and_a_start_merchant(seat: int) -> None:
    """Each player has both, and no other tile."""
    s = laid()
    tiles = s.tiles[seat * s.kinds() : (seat + 1) * s.kinds()]
    assert [each for each, n in enumerate(tiles) if n] == [START_SHIP, START_MERCHANT]
    assert sum(tiles) == 2


@pytest.mark.parametrize("name", ["ship/2", "merchant/1", "building/2", "monk"])
def test_lig_1_5_harbour_tiles_go_face_up_into_their_row(name: str) -> None:
    """Seat 0 takes one: everybody sees it."""
    s = position().row(name, "order/5/2/0/0", "order/5/0/2/0").shops(0, 1, 2, 3)
    before = in_rows(s, NOBODY, 0)
    say(s, 0, "take", (0,))
    assert in_rows(s, NOBODY, 0) == {**before, name: before.get(name, 0) + 1}


@pytest.mark.parametrize(
    ("name", "key", "mine"),
    [
        ("diplomat/3", "diplomats", [0, 0, 1]),
        ("knight/2", "knights", [0, 1, 0]),
        ("order/5/0/2/0", "orders", [0, 1, *[0] * 14]),
    ],
)
def test_lig_1_5_the_others_go_behind_the_screen(name: str, key: str, mine: list[int]) -> None:
    """Seat 0 takes one: it lies in no row, and only its owner is shown it."""
    s = position().row(name, "monk", "monk").shops(0, 1, 2, 3)
    rows = player(s, NOBODY, 0)["tiles"]
    say(s, 0, "take", (0,))
    assert player(s, NOBODY, 0)["tiles"] == rows
    assert player(s, 0, 0)[key] == mine
    assert player(s, 1, 0)[key] is None
    assert player(s, NOBODY, 0)[key] is None


@pytest.mark.parametrize(("name", "wheels"), [("ship/1", 1), ("ship/2", 2)])
def test_lig_1_5_a_ship_shows_wheels(name: str, wheels: int) -> None:
    """The start ship's wheel and those of the tile."""
    assert player(position().has(0, name).sails(steps=4), NOBODY, 0)["wheels"] == 1 + wheels


@pytest.mark.parametrize(("name", "sacks"), [("merchant/1", 1), ("merchant/2", 2)])
def test_lig_1_5_a_merchant_shows_sacks(name: str, sacks: int) -> None:
    """The start merchant's sack and those of the tile."""
    assert player(position().has(0, name).sails(), NOBODY, 0)["sacks"] == 1 + sacks


def upgrading(arrows: int = 1, points: int = 1, own: Sequence[str] = ()) -> Liguria:
    """Seat 0 has these tiles and has taken a card with upgrade arrows."""
    s = position().has(0, *own).cards(face(points, upgrades=arrows), face(), face(), face()).takes_cards()
    say(s, 0, "choose", 0)
    return s


@pytest.mark.parametrize(("name", "tile"), [("ship/2", None), ("ship/1", None), ("start", START_SHIP)])
def test_lig_1_6_an_upgraded_ship_gives_two_prestige_and_no_wheels(name: str, tile: int | None) -> None:
    """The wheels of the tile are gone, those of the other ships stay."""
    own = [] if name == "start" else [name]
    s = upgrading(own=own)
    say(s, 0, "upgrade", kind(name) if tile is None else tile)
    assert player(s, NOBODY, 0)["wheels"] == (0 if name == "start" else 1)
    assert line(s, 0, "harbour") == 2


@pytest.mark.parametrize(
    ("name", "tile"), [("merchant/2", None), ("merchant/1", None), ("start", START_MERCHANT)]
)
def test_lig_1_6_an_upgraded_merchant_gives_three_prestige_and_no_sacks(name: str, tile: int | None) -> None:
    """The sacks of the tile are gone, those of the other merchants stay."""
    own = [] if name == "start" else [name]
    s = upgrading(own=own)
    say(s, 0, "upgrade", kind(name) if tile is None else tile)
    assert player(s, NOBODY, 0)["sacks"] == (0 if name == "start" else 1)
    assert line(s, 0, "harbour") == 3


@pytest.mark.parametrize(
    ("name", "low", "high"), [("building/1", 1, 4), ("building/2", 2, 6), ("building/3", 3, 8)]
)
def test_lig_1_6_an_upgraded_building_gives_its_higher_prestige(name: str, low: int, high: int) -> None:
    """Turned over, the other number counts."""
    s = upgrading(own=[name])
    assert line(s, 0, "harbour") == low
    say(s, 0, "upgrade", kind(name))
    assert line(s, 0, "harbour") == high


def test_lig_1_6_an_upgraded_monk_gives_two_points_and_two_prestige() -> None:
    """Against a card of -3 a monk leaves two points missing; upgraded, one, and it has prestige."""
    s = upgrading(points=-3, own=["monk"])
    assert (line(s, 0, "points"), line(s, 0, "harbour")) == (-10, 0)
    say(s, 0, "upgrade", kind("monk"))
    assert (line(s, 0, "points"), line(s, 0, "harbour")) == (-5, 2)


def test_lig_1_6_a_tile_is_upgraded_once() -> None:
    """Of one monk and two arrows: the monk is turned over and cannot be turned again."""
    s = upgrading(2, own=["monk"])
    say(s, 0, "upgrade", kind("monk"))
    assert refused(s, 0, "upgrade", kind("monk")) == "field tile: LIG-1.6"
    assert answers(s, "upgrade") == [(START_SHIP,), (START_MERCHANT,)]


@pytest.mark.parametrize("name", ["knight/1", "diplomat/1", "order/5/2/0/0"])
def test_lig_1_6_only_tiles_of_the_harbour_are_upgraded(name: str) -> None:
    """What lies behind the screen has no other side."""
    s = upgrading(own=[name])
    assert refused(s, 0, "upgrade", kind(name)) == "field tile: LIG-1.6"


def test_lig_1_7_a_card_has_points_actions_and_an_offer() -> None:
    """One that shows everything: -4 points, three wheels, anchor, turn arrow, upgrade arrow, two cubes."""
    card = face(-4, wheels=3, anchors=1, turns=1, upgrades=1, cubes=(1, 0, 1))
    s = position().ship(0, BLUE_ISLE, 1).cards(card, face(), face(), face()).takes_cards()
    say(s, 0, "choose", 0)
    assert player(s, NOBODY, 0)["port"] == [1, 0, 1]
    assert line(s, 0, "points") == -20
    say(s, 0, "upgrade", START_MERCHANT)
    for seat in (1, 2):
        say(s, seat, "choose", seat)
    assert asked(s) == [(0, "sail")]
    assert prompt_of(s).about == (4, 0)
    assert verbs(s) == ["sail", "anchor"]
    say(s, 0, "sail", CLOCKWISE, 3)
    assert s.at[0] == BLUE_ISLE + 3
    assert asked(s) == [(0, "turn")]

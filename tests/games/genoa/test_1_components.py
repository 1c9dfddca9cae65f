"""Die Händler von Genua, section 1: the city and its pieces."""

from __future__ import annotations

from collections import Counter

import pytest

from fondaco.games.genoa.city import City
from fondaco.games.genoa.data import BUILDINGS, EACH_SPECIAL, GOODS, KINDS, SPECIALS, WARES, kind_of
from fondaco.kernel import EYE, Illegal
from tests.games.asking import chance, refused
from tests.games.genoa.tables import (
    CATHEDRAL,
    COACH_HOUSE,
    COLINI,
    GENOA,
    GRAIN,
    GUILD_HALL,
    HARBOUR,
    METAL,
    PALAZZO,
    PARK,
    PLAZA,
    POST_STATION,
    RICCI,
    SPICE,
    TAVERNA,
    TRATTORIA,
    ZASTERI,
    Offer,
    offer,
    position,
    seated,
    square_of,
    street,
)

LAYOUTS = ("p", "q", "r")
SIZES = {"p": {2: 14, 3: 4}, "q": {2: 16, 4: 2}, "r": {2: 14, 3: 4}}


def city(layout: str = "p") -> City:
    return GENOA.start(2, {"layout": layout}).edition.city


def touching(squares: list[int]) -> set[tuple[int, int]]:
    """Pairs of fields whose squares touch along a side, the slow way."""
    found: set[tuple[int, int]] = set()
    for one, field in enumerate(squares):
        for two, other in enumerate(squares):
            apart = abs(one // 8 - two // 8) + abs(one % 8 - two % 8)
            if apart == 1 and field != other:
                found.add((field, other))
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
def test_gen_1_1_a_city_of_39_fields_on_64_squares(layout: str) -> None:
    """18 buildings, 20 streets of one square each, and the plaza: the four squares in the middle."""
    squares = city(layout).squares
    assert (len(squares), sorted(set(squares))) == (64, list(range(39)))
    assert [n for n, field in enumerate(squares) if field == PLAZA] == [
        square_of(4, 4),
        square_of(4, 5),
        square_of(5, 4),
        square_of(5, 5),
    ]
    assert all(squares.count(field) == 1 for field in range(19, 39))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_gen_1_1_neighbours_touch_along_a_side(layout: str) -> None:
    """Not at a corner; a building touches whatever any of its squares does."""
    plan = city(layout)
    near = {(one, other) for one in range(39) for other in plan.neighbours[one]}
    assert near == touching(plan.squares)


def test_gen_1_1_who_is_near_the_guild_hall_and_the_plaza() -> None:
    """Four streets and the plaza; the four buildings around it."""
    around = [PLAZA, street(2, 4), street(2, 5), street(3, 3), street(3, 6)]
    assert city().neighbours[GUILD_HALL] == around
    assert city().neighbours[PLAZA] == [GUILD_HALL, 1, POST_STATION, CATHEDRAL]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_gen_1_1_park_and_harbour_are_buildings_whatever_their_size(layout: str) -> None:
    """The layouts differ in the sizes of their buildings."""
    squares = city(layout).squares
    sizes = Counter(squares.count(building) for building in range(len(BUILDINGS)))
    assert sizes == SIZES[layout]
    assert (squares.count(PARK), squares.count(HARBOUR)) == (2, 2)


def test_gen_1_1_layout_p_is_the_default_and_the_others_are_options() -> None:
    """A table that says nothing plays on P."""
    assert GENOA.view(GENOA.start(3), EYE)["squares"] == city("p").squares
    plans = [tuple(city(layout).squares) for layout in LAYOUTS]
    assert len(set(plans)) == 3
    with pytest.raises((Illegal, ValueError)):
        GENOA.start(3, {"layout": "s"})


def test_gen_1_1_two_buildings_at_every_street_but_for_four_of_layout_p() -> None:
    """On Q and R every street has two or more."""
    few = {name: [f for f in range(19, 39) if len(city(name).beside_street(f)) < 2] for name in LAYOUTS}
    assert few["p"] == [street(3, 2), street(3, 7), street(6, 2), street(6, 7)]
    assert few["q"] == few["r"] == []


def test_gen_1_2_eighteen_buildings_and_where_they_stand() -> None:
    """Four around the plaza, fourteen along the edge in a ring from the top left."""
    assert len(BUILDINGS) == 18
    assert city().neighbours[PLAZA] == [GUILD_HALL, 1, POST_STATION, CATHEDRAL]
    ring = [RICCI, COACH_HOUSE, PARK, COLINI, METAL, TAVERNA, 10, ZASTERI, PALAZZO, HARBOUR, 7, GRAIN]
    assert city().ring == [*ring, TRATTORIA, SPICE]


def test_gen_1_3_five_of_each_of_eight_wares() -> None:
    """40 in all, two sorts a warehouse."""
    s = seated()
    assert s.stock == [5] * 8
    assert [WARES[n : n + 2] for n in (0, 2, 4, 6)] == [
        ("wheat", "rice"),
        ("silver", "copper"),
        ("silk", "linen"),
        ("salt", "pepper"),
    ]


def test_gen_1_4_sixty_cards_of_four_kinds() -> None:
    """One privilege for each building at the edge."""
    s = seated()
    assert Counter(kind_of(card) for card in range(60)) == {0: 16, 1: 16, 2: 14, 3: 14}
    assert KINDS == ("large-order", "small-order", "message", "privilege")
    assert sorted(s.edition.privileges) == list(range(4, 18))


def test_gen_1_5_twenty_seven_special_cards() -> None:
    """Seven of them exchanges."""
    s = seated()
    assert dict(zip(SPECIALS, s.deck, strict=True)) == {
        "any-start-field": 5,
        "any-ware": 5,
        "extra-action": 5,
        "building-action": 5,
        "exchange": 7,
    }
    assert sum(EACH_SPECIAL) == 27


def test_gen_1_6_seven_markers_each_in_the_supply() -> None:
    """Of the colours in play."""
    for seats in (2, 3, 4, 5):
        s = seated(seats)
        assert (s.markers, s.store, set(s.owner)) == ([7] * seats, [0] * seats, {-1})


def test_gen_1_6_two_eight_sided_dice_name_any_square() -> None:
    """Each of the 64 throws is as likely."""
    s = position().begins()
    for square in range(64):
        t = s.copy()
        t.log = []
        chance(t, square)
        assert t.path == [t.edition.city.squares[square]]
    assert refused(s, -1, "dice", 64) == "field square: GEN-4.1"


def test_gen_1_6_money_comes_in_fives() -> None:
    """Offers in between are refused."""
    s = position().asks(GUILD_HALL)
    assert refused(s, 1, "offer", *Offer(GUILD_HALL, pay=7).args()) == "field pay: GEN-6.12"
    offer(s, 1, Offer(GUILD_HALL, pay=5))


def test_gen_1_6_the_bank_cannot_run_out() -> None:
    """However much has been paid out, an owner gets the fee."""
    s = position().money(130, 1_000_000).owns(1, GUILD_HALL).acts(GUILD_HALL)
    assert s.money[1] == 1_000_010


def test_gen_1_7_goods_are_cards_special_cards_wares_and_markers() -> None:
    """In one row, as offers name them."""
    assert (*WARES, *SPECIALS, "marker", *KINDS) == GOODS

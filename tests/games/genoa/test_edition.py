"""Die Händler von Genua, 9.5 and 1.1: what an edition must hold; a wrong one is refused, naming the entry."""

from __future__ import annotations

import json
from collections import Counter
from functools import partial
from random import Random

import pytest

from fondaco.games.genoa.data import BUILDINGS, PLAZA
from fondaco.games.genoa.edition import LAYOUTS, read_edition
from fondaco.kernel import CHANCE, EYE, apply, ask, begin, pick, read, record, replay, write
from tests.games.asking import at_random, chance, prompt_of, say
from tests.games.editions import Document, damage_in, edition_of, edition_with
from tests.games.genoa.tables import GENOA, GUILD_HALL, LARGE, PARK, Offer, offer, options

NAMES = ["Anke", "Bernd", "Claudia", "Dirk", "Emil"]

standard = partial(edition_of, GENOA)
changed = partial(edition_with, GENOA)
damage = partial(damage_in, GENOA, [partial(read_edition, layout=layout) for layout in LAYOUTS])


@pytest.mark.parametrize("layout", LAYOUTS)
def test_gen_9_5_the_standard_edition_keeps_its_own_rules(layout: str) -> None:
    """Counted anew: orders by building, wares by warehouse, messages by the way between."""
    edition = read_edition(standard(), layout)
    small = Counter(BUILDINGS[building] for building, _ in edition.small)
    ones = {"taverna", "trattoria"}
    none = {"town-hall"} | {name for name in BUILDINGS if "villa" in name or "warehouse" in name}
    assert small == {name: 1 if name in ones else 2 for name in BUILDINGS if name not in none}
    near = edition.city.neighbours
    for villa, *wares in edition.large:
        (beside,) = [house for house in range(8, 12) if house in near[villa]]
        assert sorted([8 + ware // 2 for ware in wares] + [beside]) == [8, 9, 10, 11]
    assert Counter(villa for villa, *_ in edition.large) == dict.fromkeys(range(4, 8), 4)
    for one, other in edition.messages:
        assert 2 not in (one, other)
        assert other not in near[one]
        assert set(near[one]) & set(near[other])


def test_gen_9_5_every_entry_says_where_it_comes_from() -> None:
    """The document names its sources, kind by kind."""
    assert set(standard()["sources"]) == {"layouts", "large_orders", "small_orders", "messages"}
    assert set(standard()["sources"]["layouts"]) == set(LAYOUTS)


@pytest.mark.parametrize("key", ["layouts", "large_orders", "small_orders", "messages"])
@pytest.mark.parametrize("value", [None, 1, "x", [1]])
def test_gen_9_5_a_missing_or_wrong_part_is_named(key: str, value: object) -> None:
    """Nothing is made up for it."""
    assert damage(changed(key, to=value)).where.split(",")[0].split(" ")[0] == key


@pytest.mark.parametrize("game", [None, "doge", 7])
def test_gen_9_5_an_edition_of_another_game_is_refused(game: object) -> None:
    """The document must say that it is one of Genoa."""
    assert damage(changed("game", to=game)).where == "game"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_gen_1_1_every_layout_is_wanted(layout: str) -> None:
    """Also if another is played on."""
    assert damage(changed("layouts", layout, to=None)).where == f"layouts, {layout}"
    assert damage(changed("layouts", layout, to=[])).where == f"layouts, {layout}"


@pytest.mark.parametrize(
    ("value", "where"),
    [
        ("lake", "layouts, q, row 3, column 4"),
        (7, "layouts, q, row 3"),
        ("street", "layouts, q"),
        ("plaza", "layouts, q"),
        ("park", "layouts, q, park"),
    ],
)
def test_gen_1_1_a_square_is_a_building_a_street_or_the_plaza(value: object, where: str) -> None:
    """A word of its own, a number, a street too many, a fifth square of the plaza, a park in two pieces."""
    assert damage(changed("layouts", "q", 2, 3, to=value)).where == where


def test_gen_1_1_eight_rows_of_eight() -> None:
    """One row too few, one square too many, one too few."""
    document = standard()
    document["layouts"]["p"].pop()
    assert damage(document).where == "layouts, p"
    document = standard()
    document["layouts"]["p"][1].append("park")
    assert damage(document).where == "layouts, p, row 2, column 9"
    document = standard()
    document["layouts"]["p"][7].pop()
    assert damage(document).where == "layouts, p"
    assert "row 8" in damage(document).what


def test_gen_1_1_twenty_streets_and_a_plaza_in_the_middle() -> None:
    """A street is built over; the plaza lies a row too high."""
    found = damage(changed("layouts", "r", 1, 2, to="coach-house"))
    assert (found.where, "19 streets" in found.what) == ("layouts, r", True)
    document = standard()
    rows = document["layouts"]["p"]
    rows[2][3:5], rows[4][3:5] = ["plaza", "plaza"], ["guild-hall", "guild-hall"]
    assert damage(document).where == "layouts, p"


def test_gen_1_2_every_building_is_there_in_one_piece() -> None:
    """The taverna is missing."""
    document = standard()
    for row in document["layouts"]["p"]:
        row[:] = ["cloth-warehouse" if name == "taverna" else name for name in row]
    assert damage(document).where == "layouts, p, taverna"


def swapped(layout: str, one: str, other: str) -> Document:
    """Two buildings have changed places on one layout."""
    document = standard()
    names = {one: other, other: one}
    for row in document["layouts"][layout]:
        row[:] = [names.get(name, name) for name in row]
    return document


def test_gen_1_2_fourteen_buildings_stand_at_the_edge() -> None:
    """The guild hall and the park have changed places: still fourteen, but not those."""
    assert damage(swapped("p", "guild-hall", "park")).where == "layouts, p"


def test_gen_9_4_the_ring_is_the_same_on_every_layout() -> None:
    """Or a privilege would be one building's here and another's there."""
    assert damage(swapped("q", "park", "coach-house")).where == "layouts, q"


def test_gen_1_1_streets_are_the_same_on_every_layout() -> None:
    """A street and a building square have changed places."""
    document = standard()
    rows = document["layouts"]["r"]
    rows[0][2], rows[1][3] = "street", "coach-house"
    assert damage(document).where == "layouts, r"


@pytest.mark.parametrize(
    ("value", "where"),
    [
        (7, "large_orders 3"),
        ({"villa": "park", "wares": ["silver", "wheat", "silk"]}, "large_orders 3, villa"),
        ({"villa": "castle", "wares": ["silver", "wheat", "silk"]}, "large_orders 3, villa"),
        ({"wares": ["silver", "wheat", "silk"]}, "large_orders 3, villa"),
        ({"villa": "villa-ricci"}, "large_orders 3"),
        ({"villa": "villa-ricci", "wares": ["silver", "wheat", "gold"]}, "large_orders 3, wares"),
        ({"villa": "villa-ricci", "wares": ["silver", "wheat"]}, "large_orders 3, wares"),
        ({"villa": "villa-ricci", "wares": ["silver", "wheat", "silk", "linen"]}, "large_orders 3, wares"),
        ({"villa": "villa-ricci", "wares": ["silver", "copper", "silk"]}, "large_orders 3, wares"),
        ({"villa": "villa-ricci", "wares": ["salt", "wheat", "silk"]}, "large_orders 3, wares"),
        ({"villa": "villa-colini", "wares": ["salt", "wheat", "linen"]}, "large_orders"),
    ],
)
def test_gen_9_5_large_orders(value: object, where: str) -> None:
    """Four a villa; three wares, one of each warehouse but the neighbouring one."""
    assert damage(changed("large_orders", 2, to=value)).where == where


@pytest.mark.parametrize(
    ("value", "where"),
    [
        (7, "small_orders 2"),
        ({"building": "castle", "ware": "wheat"}, "small_orders 2, building"),
        ({"building": "guild-hall", "ware": "gold"}, "small_orders 2, ware"),
        ({"building": "guild-hall"}, "small_orders 2, ware"),
        ({"building": "town-hall", "ware": "wheat"}, "small_orders"),
        ({"building": "villa-ricci", "ware": "wheat"}, "small_orders"),
        ({"building": "grain-warehouse", "ware": "wheat"}, "small_orders"),
        ({"building": "taverna", "ware": "wheat"}, "small_orders"),
        ({"building": "park", "ware": "wheat"}, "small_orders"),
    ],
)
def test_gen_9_5_small_orders(value: object, where: str) -> None:
    """None for town hall, villas, warehouses; one for each tavern; two for the others."""
    assert damage(changed("small_orders", 1, to=value)).where == where


@pytest.mark.parametrize(
    "value",
    [
        7,
        ["guild-hall"],
        ["guild-hall", "park", "harbour"],
        ["guild-hall", "castle"],
        ["guild-hall", 3],
        ["post-station", "cathedral"],
        ["guild-hall", "guild-hall"],
        ["park", "coach-house"],
        ["guild-hall", "harbour"],
    ],
)
def test_gen_9_5_messages(value: object) -> None:
    """Two buildings exactly two moves apart, never the post station."""
    assert damage(changed("messages", 4, to=value)).where == "messages 5"


@pytest.mark.parametrize("layout", LAYOUTS)
def test_gen_9_5_two_moves_apart_by_a_slow_way(layout: str) -> None:
    """For every pair of buildings: not neighbours, and a field is a neighbour of both."""
    city = read_edition(standard(), layout).city
    for one in range(PLAZA):
        for other in range(PLAZA):
            direct = other == one or other in city.neighbours[one]
            over = [field for field in city.neighbours[one] if other in city.neighbours[field]]
            assert city.are_two_moves_apart(one, other) is (not direct and bool(over))
    assert city.are_two_moves_apart(GUILD_HALL, PARK)


@pytest.mark.parametrize("key", ["large_orders", "small_orders", "messages"])
def test_gen_1_4_so_many_cards_of_each_kind(key: str) -> None:
    """One too few, one too many."""
    document = standard()
    document[key].pop()
    assert damage(document).where == key
    document = standard()
    document[key].append(document[key][0])
    assert damage(document).where == key


def other() -> Document:
    """Other wares for the small orders, other messages; the first two large orders of a villa swap a ware."""
    document = standard()
    for order in document["small_orders"]:
        order["ware"] = "pepper"
    document["messages"][0] = ["cathedral", "taverna"]
    document["large_orders"][0]["wares"] = ["copper", "rice", "linen"]
    return document


def test_gen_6_8_every_offer_has_a_number_whatever_the_plan() -> None:
    """A guild hall with nine neighbours: four guests make an offer for each."""
    document = standard()
    for squares in document["layouts"].values():
        squares[1][1] = squares[1][6] = "street"
        squares[2][2:6] = ["guild-hall"] * 4
    s = GENOA.start(5, {}, document)
    while prompt_of(s).text != "dice":
        apply(s, pick(s, prompt_of(s), Random(1)))
    chance(s, 2 * 8 + 2)
    say(s, s.active, "act")
    while ask(s)[0].seat == CHANCE:
        chance(s, s.face_down(LARGE)[0])
    for guest in s.others():
        for field in s.enterable():
            offer(s, guest, Offer(field, pay=5))
    numbers = options(s, s.active, "accept", "offer")
    assert len(numbers) == 36
    assert len(GENOA.glossary(document).things["offer"]) >= 36


@pytest.mark.parametrize(("seats", "layout"), [(2, "p"), (3, "q"), (5, "r")])
def test_gen_9_5_whole_games_with_another_edition(seats: int, layout: str) -> None:
    """Played at random, all pieces counted after each answer; replayed from its record it is the same."""
    document = json.loads(json.dumps(other()))
    options = {"layout": layout}
    s = GENOA.start(seats, options, document)
    given = at_random(s, Random(seats))
    assert len([event for event in s.log or [] if event.kind == "ranked"]) == seats
    match = begin(GENOA, seats, options, document)
    match.follow(given)
    again = replay(GENOA, read(write(record(match, NAMES[:seats]))))
    assert again.view(EYE) == GENOA.view(s, EYE)
    assert [event for told in again.told for event in told] == s.log

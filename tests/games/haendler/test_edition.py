"""Die Händler's editions: what the document must hold, and games with another map than the usual."""

from __future__ import annotations

import json
from functools import partial
from random import Random

import pytest

from fondaco.games.haendler.edition import read_edition
from fondaco.kernel import CHANCE, EYE, begin, read, record, replay, write
from tests.games.asking import asked, at_random
from tests.games.editions import Document, damage_in, edition_of, edition_with
from tests.games.haendler.tables import HAENDLER

NAMES = ["Anke", "Bernd", "Claudia", "Dirk"]
MAPS = ["single", "multi"]
WRONG_TEXTS = [None, 7, True, ["x"]]
WRONG_NUMBERS = [None, "1", 1.5, True]

standard = partial(edition_of, HAENDLER)
changed = partial(edition_with, HAENDLER)
damage = partial(damage_in, HAENDLER, [partial(read_edition, map=map) for map in MAPS])


def test_haen_1_1_the_standard_edition_is_read() -> None:
    """Six markets of three, eight stars, two maps."""
    for map in MAPS:
        edition = read_edition(standard(), map)
        assert (len(edition.market), len(edition.stars)) == (18, 8)


def test_haen_1_1_every_entry_says_where_it_comes_from() -> None:
    """The document names its sources, kind by kind."""
    assert {"market", "stars", "maps", "goods"} <= set(standard()["sources"])


@pytest.mark.parametrize("key", ["market", "stars", "maps"])
@pytest.mark.parametrize("value", [None, 1, "x", [1]])
def test_haen_1_1_a_missing_or_wrong_part_is_named(key: str, value: object) -> None:
    """Nothing is made up for it."""
    assert damage(changed(key, to=value)).where == key


@pytest.mark.parametrize("game", [None, "liguria", 7])
def test_haen_1_1_an_edition_of_another_game_is_refused(game: object) -> None:
    """The document must say that it is one of Die Händler."""
    assert damage(changed("game", to=game)).where == "game"


@pytest.mark.parametrize("city", ["paris", "genova"])
@pytest.mark.parametrize(
    "goods",
    [
        None,
        "wine",
        [],
        ["wine", "food"],
        ["wine", "wine", "food"],
        ["wine", "wine", "food", "salt"],
        ["wine", "food", "salt", "silk"],
        ["wine", "food", "gold"],
        ["wine", "food", 3],
    ],
)
def test_haen_1_1_a_market_shows_three_different_goods(city: str, goods: object) -> None:
    """Of the six; no fewer, no more, none twice."""
    assert damage(changed("market", city, to=goods)).where == f"market, {city}"


@pytest.mark.parametrize("card", ["bargain_purchase", "warehouse_sale"])
@pytest.mark.parametrize("stars", [None, 0, 5, "2", 2.0, True])
def test_haen_1_9_a_card_has_one_to_four_stars(card: str, stars: object) -> None:
    """A whole number."""
    assert damage(changed("stars", card, to=stars)).where == f"stars, {card}"


@pytest.mark.parametrize("map", MAPS)
def test_haen_1_2_both_maps_are_wanted(map: str) -> None:
    """Also if only the other is played on."""
    assert damage(changed("maps", map, to=None)).where == f"maps, {map}"
    assert damage(changed("maps", map, to=[])).where == f"maps, {map}"


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("part", ["nodes", "edges"])
@pytest.mark.parametrize("value", [None, {}, "x"])
def test_haen_1_2_a_map_has_fields_and_roads(map: str, part: str, value: object) -> None:
    """Lists of them."""
    assert damage(changed("maps", map, part, to=value)).where == f"maps, {map}, {part}"


@pytest.mark.parametrize("key", ["id", "kind"])
@pytest.mark.parametrize("value", WRONG_TEXTS)
def test_haen_1_2_a_field_has_an_id_and_a_kind(key: str, value: object) -> None:
    """The ninth of the first map."""
    assert (
        damage(changed("maps", "single", "nodes", 8, key, to=value)).where == f"maps, single, nodes 9, {key}"
    )


@pytest.mark.parametrize("id", ["", "New York", "field_9", "-x", "é"])
def test_haen_1_2_an_id_is_a_plain_word(id: str) -> None:
    """So that it can be said in any language."""
    found = damage(changed("maps", "multi", "nodes", 8, "id", to=id))
    assert found.where == "maps, multi, nodes 9, id"


@pytest.mark.parametrize("key", ["x", "y"])
@pytest.mark.parametrize("value", WRONG_NUMBERS)
def test_haen_1_2_a_field_has_a_place(key: str, value: object) -> None:
    """Whole numbers."""
    assert damage(changed("maps", "multi", "nodes", 0, key, to=value)).where == f"maps, multi, nodes 1, {key}"


def test_haen_1_2_a_field_that_is_no_table_is_named() -> None:
    """The second."""
    assert damage(changed("maps", "single", "nodes", 1, to=["koeln"])).where == "maps, single, nodes 2"


@pytest.mark.parametrize(("at", "kind"), [(0, "junction"), (0, "road"), (8, "city"), (8, "lake")])
def test_haen_1_2_only_the_six_cities_are_cities(at: int, kind: str) -> None:
    """No other field is one; and there is no fourth kind."""
    found = damage(changed("maps", "single", "nodes", at, "kind", to=kind))
    assert found.where == f"maps, single, nodes {at + 1}, kind"


def test_haen_1_2_the_cities_come_first_in_their_order() -> None:
    """Paris and Köln have changed places."""
    document = standard()
    nodes = document["maps"]["single"]["nodes"]
    nodes[0], nodes[1] = nodes[1], nodes[0]
    assert damage(document).where == "maps, single, nodes"


def test_haen_1_2_no_two_fields_have_the_same_id() -> None:
    """Reims is there twice."""
    document = standard()
    document["maps"]["multi"]["nodes"].append({"id": "reims", "kind": "road", "x": 1, "y": 1})
    assert damage(document).where == "maps, multi, nodes"


@pytest.mark.parametrize(
    "edge",
    [None, "x", [], ["paris"], ["paris", "paris"], ["paris", "rom"], ["paris", 1], ["wien", "linz", "bonn"]],
)
def test_haen_1_2_a_road_joins_two_different_fields_of_the_map(edge: object) -> None:
    """The fourth."""
    document = standard()
    document["maps"]["single"]["edges"][3] = edge
    assert damage(document).where == "maps, single, edges 4"


def test_haen_1_2_a_field_of_the_other_map_is_not_on_this_one() -> None:
    """Lyon is only on the map of many exits."""
    document = standard()
    document["maps"]["single"]["edges"].append(["paris", "lyon"])
    assert damage(document).where == "maps, single, edges 28"


@pytest.mark.parametrize("again", [["bruessel", "bonn"], ["bonn", "bruessel"]])
def test_haen_1_2_two_fields_are_joined_once(again: list[str]) -> None:
    """Or a wagon could turn back by the other road."""
    document = standard()
    document["maps"]["single"]["edges"].append(again)
    assert damage(document).where == "maps, single, edges 28"


@pytest.mark.parametrize(
    ("left_out", "stuck"), [(["brugge", "bru-jb-1"], "brugge"), (["bonn", "frankfurt"], "")]
)
def test_haen_5_3_no_field_is_a_dead_end_but_a_city(left_out: list[str], stuck: str) -> None:
    """Without its only road Brugge is cut off; a junction of three arms may lose one."""
    document = standard()
    document["maps"]["single"]["edges"].remove(left_out)
    if stuck:
        assert damage(document).where == f"maps, single, {stuck}"
    else:
        assert HAENDLER.start(2, edition=document).seats == 2


def test_haen_5_3_a_road_that_ends_nowhere_is_named() -> None:
    """A wagon could only turn back there."""
    document = standard()
    document["maps"]["single"]["nodes"].append({"id": "end", "kind": "road", "x": 1, "y": 1})
    document["maps"]["single"]["edges"].append(["reims", "end"])
    assert damage(document).where == "maps, single, end"


def test_haen_1_2_every_field_can_be_reached() -> None:
    """Three fields in a ring of their own cannot."""
    document = standard()
    island = ["isle-1", "isle-2", "isle-3"]
    document["maps"]["multi"]["nodes"] += [{"id": id, "kind": "road", "x": 1, "y": 1} for id in island]
    document["maps"]["multi"]["edges"] += [[island[i], island[i - 1]] for i in range(3)]
    found = damage(document)
    assert (found.where, "3 fields" in found.what) == ("maps, multi", True)


def ring(count: int) -> Document:
    """The map of single exits replaced by a ring of so many fields, cities among them."""
    document = standard()
    names = [node["id"] for node in document["maps"]["single"]["nodes"][:6]]
    roads = [f"road-{n}" for n in range(count - 6)]
    nodes = [{"id": id, "kind": "road", "x": 1, "y": 1} for id in roads]
    order: list[str] = []
    for n, city in enumerate(names):
        order += [city, *roads[n * len(roads) // 6 : (n + 1) * len(roads) // 6]]
    document["maps"]["single"] = {
        "nodes": [*document["maps"]["single"]["nodes"][:6], *nodes],
        "edges": [[order[i - 1], order[i]] for i in range(count)],
    }
    return document


def test_haen_2_3_the_courier_must_find_a_field_two_steps_from_an_empty_city() -> None:
    """Cities that are all two steps apart leave none but beside them."""
    assert damage(ring(12)).where == "maps, single"
    assert asked(HAENDLER.start(2, {"start": "paris"}, ring(30))) == [(CHANCE, "send")]


def test_haen_1_2_a_map_has_a_hundred_fields_at_most_and_five_roads_meet() -> None:
    """Every walk on it is worked out beforehand."""
    assert HAENDLER.start(2, edition=ring(100)).seats == 2
    assert damage(ring(101)).where == "maps, single, nodes"
    document = standard()
    document["maps"]["single"]["edges"] += [["reims", "frankfurt"], ["reims", "hannover"]]
    assert HAENDLER.start(2, edition=document).seats == 2
    document["maps"]["single"]["edges"].append(["reims", "linz"])
    assert damage(document).where == "maps, single, reims"


def other() -> Document:
    """A ring road past all cities, other markets, other stars."""
    document = ring(42)
    document["market"] = {city: ["silk", "iron", "cloth"] for city in document["market"]}
    document["stars"] = dict.fromkeys(document["stars"], 4)
    return document


@pytest.mark.parametrize("seats", [2, 4])
def test_haen_1_2_whole_games_with_another_edition(seats: int) -> None:
    """Played at random, all pieces counted after each answer; replayed from its record it is the same."""
    document = json.loads(json.dumps(other()))
    s = HAENDLER.start(seats, edition=document)
    given = at_random(s, Random(seats))
    assert len([event for event in s.log or [] if event.kind == "ranked"]) == seats
    match = begin(HAENDLER, seats, edition=document)
    match.follow(given)
    again = replay(HAENDLER, read(write(record(match, NAMES[:seats]))))
    assert again.view(EYE) == HAENDLER.view(s, EYE)
    assert [event for told in again.told for event in told] == s.log

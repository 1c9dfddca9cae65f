"""Liguria's catalogue: what the client draws is what the rules play by and words speak of."""

from __future__ import annotations

import pytest

from fondaco.games.liguria import shape
from fondaco.games.liguria.game import LiguriaGame
from fondaco.kernel import NOBODY
from tests.games.asking import say
from tests.games.editions import Document
from tests.games.liguria.tables import laid, position
from tests.games.liguria.test_edition import other

LIGURIA = LiguriaGame()  # not out of GAMES: there its catalogue has no type
EDITIONS = [None, other()]


def numbers_in(kind: str, edition: Document | None) -> list[tuple[str, list[int]]]:
    """The names of a kind of thing, each as its word and the numbers that sentences find in it."""
    names = [name.split("/") for name in LIGURIA.glossary(edition).things[kind]]
    return [(word, [int(n) for n in rest]) for word, *rest in names]


def named_so(tile: shape.TilePrinted) -> list[int]:
    """The numbers that stand in the name of a tile."""
    match tile["type"]:
        case "monk":
            return []
        case "building":
            return [tile["value"], tile["turned"]]
        case "order":
            return [tile["value"], *tile["cubes"]]
    return [tile["value"]]


@pytest.mark.parametrize("edition", EDITIONS, ids=["standard", "other"])
def test_lig_1_8_tiles_are_printed_as_they_are_named(edition: Document | None) -> None:
    """Type, value, a building's other side, the cubes of an order; start tiles are ships and merchants."""
    printed = LIGURIA.catalogue(edition)
    for tile, (word, numbers) in zip(printed["tiles"], numbers_in("tile", edition), strict=True):
        assert (tile["type"], named_so(tile)) == (word.removeprefix("start-"), numbers)


@pytest.mark.parametrize("edition", EDITIONS, ids=["standard", "other"])
def test_lig_1_8_cards_and_fields_are_printed_as_they_are_named(edition: Document | None) -> None:
    """A card's sign and points, its four actions, its cubes; the tiles and the silver of a field."""
    printed = LIGURIA.catalogue(edition)
    for card, (sign, (points, *rest)) in zip(printed["cards"], numbers_in("card", edition), strict=True):
        assert card["points"] == (points if sign == "plus" else -points)
        actions = [card["wheels"], card["anchors"], card["turns"], card["upgrades"]]
        assert [*actions, *card["cubes"]] == rest
    fields = [[field["tiles"], field["silver"]] for field in printed["fields"]]
    assert fields == [numbers for _, numbers in numbers_in("field", edition)]


@pytest.mark.parametrize("edition", EDITIONS, ids=["standard", "other"])
@pytest.mark.parametrize("what", ["piece", "knight", "diplomat", "order"])
def test_lig_1_5_what_counts_run_along_is_printed(what: str, edition: Document | None) -> None:
    """The n-th knight is the kind of tile that the catalogue names n-th; so are the others."""
    kinds = {
        "piece": LIGURIA.catalogue(edition)["pieces"],
        "knight": LIGURIA.catalogue(edition)["knights"],
        "diplomat": LIGURIA.catalogue(edition)["diplomats"],
        "order": LIGURIA.catalogue(edition)["orders"],
    }
    things = LIGURIA.glossary(edition).things
    assert tuple([things["tile"][kind] for kind in kinds[what]]) == things[what]


def test_lig_1_5_four_types_lie_in_rows_the_others_behind_the_screen() -> None:
    """The first four types in the rows of their name; the pieces are all tiles with a row."""
    printed = LIGURIA.catalogue(None)
    assert printed["rows"] == ["ship", "merchant", "building", "monk"]
    for kind, tile in enumerate(printed["tiles"]):
        row = printed["rows"].index(tile["type"]) if tile["type"] in printed["rows"] else -1
        assert (tile["row"], kind in printed["pieces"]) == (row, row >= 0)


def test_lig_1_6_the_other_side_of_each_type() -> None:
    """A ship gives 2 prestige, a merchant 3, a monk 2; a monk has 1 point, turned over 2."""
    sides = {
        tile["type"]: (tile["turned"], tile["points"], tile["turned_points"])
        for tile in LIGURIA.catalogue(None)["tiles"]
        if tile["type"] != "building"
    }
    nothing = (0, 0, 0)
    assert sides == {
        "ship": (2, 0, 0),
        "merchant": (3, 0, 0),
        "monk": (2, 1, 2),
        "diplomat": nothing,
        "knight": nothing,
        "order": nothing,
    }


def test_lig_5_2_knights_with_one_sword_bear_a_cube() -> None:
    """And nothing else does, whatever its value is."""
    for tile in LIGURIA.catalogue(None)["tiles"]:
        assert tile["bears_cube"] == (tile["type"] == "knight" and tile["value"] == 1)


@pytest.mark.parametrize("seats", [3, 4])
def test_lig_2_1_places_are_coloured_islands_blank_ones_and_harbours(seats: int) -> None:
    """Each stop by its place: the harbours at even distances by their owners, two islands of each colour."""
    places = LIGURIA.catalogue(None)["places"]
    stops = LIGURIA.view(laid(seats), NOBODY)["stops"]
    seen = [places[stop["place"]] for stop in stops if stop["place"] is not None]
    assert [place["harbour"] for place in seen][:: 12 // seats] == list(range(seats))
    assert [place["harbour"] for place in seen].count(-1) == 12 - seats
    assert [[place["colour"] for place in seen].count(colour) for colour in range(3)] == [2, 2, 2]


@pytest.mark.parametrize("way", [0, 1])
@pytest.mark.parametrize("steps", [1, 4])
def test_lig_4_1_a_step_leads_to_the_stop_that_the_catalogue_says(way: int, steps: int) -> None:
    """From any stop, by the number of stops and what a step adds that way."""
    printed = LIGURIA.catalogue(None)
    for start in range(printed["stops"]):
        s = position().ship(0, start).sails(0, steps)
        say(s, 0, "sail", way, steps)
        assert s.at[0] == (start + printed["ways"][way]["step"] * steps) % printed["stops"]

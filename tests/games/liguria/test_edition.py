"""Liguria's editions: what the document must hold (1.8), and games with other pieces than the usual."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from fondaco.games.liguria.edition import read_edition
from fondaco.kernel import EYE, NOBODY, Damaged, begin, read, record, replay, write
from tests.games.asking import at_random, prompt_of, say
from tests.games.editions import Document, damage_in, edition_of, edition_with
from tests.games.liguria.tables import LIGURIA

NAMES = ["Anke", "Bernd", "Claudia", "Dirk"]
WRONG_CUBES = [None, 3, [], [1, 2], [1, 2, 3, 4], [-1, 0, 0], [0, 0, 26], [1, "1", 1], [0, True, 0]]

standard = partial(edition_of, LIGURIA)
changed = partial(edition_with, LIGURIA)
damage = partial(damage_in, LIGURIA, [read_edition])


def test_lig_1_8_the_standard_edition_holds_what_it_must() -> None:
    """120 tiles, 55 cards, none of 0 points, six market fields, and a wheel and a sack to start with."""
    edition = read_edition(standard())
    assert sum(tile.count for tile in edition.tiles) == 120
    assert sum(card.count for card in edition.cards) == 55
    assert all(card.points for card in edition.cards)
    most = sorted([field.tiles for field in edition.market], reverse=True)
    assert (len(most), sum(most[:4]), sum(most[:3])) == (6, 15, 12)
    assert [edition.tiles[start].value for start in (edition.start_ship, edition.start_merchant)] == [1, 1]


def test_lig_1_8_every_entry_says_where_it_comes_from() -> None:
    """The document names its sources, kind by kind."""
    sources = standard()["sources"]
    assert set(sources) == {"market", "start", "tiles", "cards", "gold"}
    assert set(sources["tiles"]) == {row["type"] for row in standard()["tiles"]}


@pytest.mark.parametrize("key", ["tiles", "cards", "market", "start"])
def test_lig_1_8_a_missing_part_is_named(key: str) -> None:
    """Nothing is made up for it."""
    assert damage(changed(key, to=None)).where == key


@pytest.mark.parametrize("key", ["tiles", "cards", "market", "start"])
@pytest.mark.parametrize("value", [1, "x", True])
def test_lig_1_8_a_part_that_is_something_else_is_named(key: str, value: object) -> None:
    """A number or a word where a list or a table is wanted."""
    assert damage(changed(key, to=value)).where == key


@pytest.mark.parametrize("part", ["tiles", "cards", "market"])
def test_lig_1_8_a_list_without_end_is_refused(part: str) -> None:
    """Two hundred entries are more than any box needs."""
    longer = standard()[part] + [{**standard()[part][0], "count": 0, "tiles": 0}] * 200
    found = damage(changed(part, to=longer))
    assert (found.where, found.what) == (part, f"{len(longer)} entries, 200 are the most")
    read_edition(changed(part, to=longer[:200]))


@pytest.mark.parametrize("game", [None, "haendler", 7])
def test_lig_1_8_an_edition_of_another_game_is_refused(game: object) -> None:
    """The document must say that it is one of Liguria."""
    assert damage(changed("game", to=game)).where == "game"


@pytest.mark.parametrize("count", [11, 13])
def test_lig_1_8_there_must_be_120_tiles(count: int) -> None:
    """One fewer and one more are refused; the start tiles do not count."""
    found = damage(changed("tiles", 0, "count", to=count))
    assert found.where == "tiles"
    assert f"{120 + count - 12} tiles" in found.what
    assert "LIG-1.8" in found.what


@pytest.mark.parametrize("count", [2, 4])
def test_lig_1_8_there_must_be_55_cards(count: int) -> None:
    """One fewer and one more are refused."""
    found = damage(changed("cards", 12, "count", to=count))
    assert found.where == "cards"
    assert f"{55 + count - 3} cards" in found.what
    assert "LIG-1.8" in found.what


def test_lig_1_8_no_card_has_0_points() -> None:
    """The fourth is named."""
    found = damage(changed("cards", 3, "points", to=0))
    assert (found.where, "LIG-1.8" in found.what) == ("cards 4, points", True)


@pytest.mark.parametrize("fields", [0, 2, 3])
def test_lig_1_8_a_market_field_for_each_player(fields: int) -> None:
    """Fewer than four are refused."""
    found = damage(changed("market", to=[{"tiles": 2, "silver": 0}] * fields))
    assert (found.where, "LIG-1.8" in found.what) == ("market", True)


@pytest.mark.parametrize(
    ("tiles", "fits"),
    [
        ((4, 4, 4, 3), True),
        ((4, 4, 4, 4), False),  # 16 for four players
        ((5, 4, 4, 0, 0), False),  # 13 for three, though four take no more
        ((5, 5, 2, 2, 2), True),
        ((15, 0, 0, 0), False),
        ((12, 0, 0, 0), True),
        ((3, 4, 1, 5, 3, 2), True),  # in any order
        ((3, 4, 2, 6, 3, 2), False),
        ((0, 0, 0, 0), True),
    ],
)
def test_lig_1_8_the_largest_fields_give_what_is_laid_out_at_most(tiles: tuple[int, ...], fits: bool) -> None:
    """At most 15 for the largest four and 12 for the largest three."""
    document = changed("market", to=[{"tiles": n, "silver": 1} for n in tiles])
    if fits:
        assert [field.tiles for field in read_edition(document).market] == list(tiles)
    else:
        found = damage(document)
        assert (found.where, "LIG-1.8" in found.what) == ("market", True)


@pytest.mark.parametrize("key", ["wheels", "sacks"])
@pytest.mark.parametrize("value", [None, -1, 10, "1", 1.0, True])
def test_lig_1_8_the_start_tiles_have_wheels_and_sacks(key: str, value: object) -> None:
    """A whole number from 0 on."""
    assert damage(changed("start", key, to=value)).where == f"start, {key}"


TILES = {"ship": 0, "merchant": 2, "building": 4, "monk": 7, "diplomat": 8, "knight": 11, "order": 14}
WRONG_TILES = [
    ("ship", "wheels"),
    ("merchant", "sacks"),
    ("building", "prestige"),
    ("diplomat", "scrolls"),
    ("knight", "swords"),
    ("order", "prestige"),
    *[(type, "count") for type in TILES],
]


@pytest.mark.parametrize(("type", "key"), WRONG_TILES)
@pytest.mark.parametrize("value", [None, -1, 121, "2", 1.5, False])
def test_lig_1_8_a_wrong_number_on_a_tile_is_named(type: str, key: str, value: object) -> None:
    """Missing, too low, too high, not whole: with the number of the entry."""
    at = TILES[type]
    assert damage(changed("tiles", at, key, to=value)).where == f"tiles {at + 1}, {key}"


@pytest.mark.parametrize(("at", "wrong"), [(0, 3), (0, 0), (2, 2), (7, 1), (11, 2), (14, 5)])
def test_lig_1_8_an_upgraded_side_is_as_the_rules_have_it(at: int, wrong: int) -> None:
    """A ship's is worth 2, a merchant's 3, a monk's 2; knights and orders have none (1.6)."""
    assert damage(changed("tiles", at, "upgraded", to=wrong)).where == f"tiles {at + 1}, upgraded"


@pytest.mark.parametrize(("at", "value"), [(0, 2), (2, 3)])
def test_lig_1_8_what_the_rules_say_need_not_be_printed(at: int, value: int) -> None:
    """Without the entry a ship's other side is worth 2 all the same, a merchant's 3."""
    assert read_edition(changed("tiles", at, "upgraded", to=None)).tiles[at].upgraded == value


@pytest.mark.parametrize("value", [None, 0, 1, 100, "4"])
def test_lig_1_8_a_buildings_other_side_is_higher(value: object) -> None:
    """The first building has prestige 1: 2 is the least (1.6)."""
    assert damage(changed("tiles", 4, "upgraded", to=value)).where == "tiles 5, upgraded"
    assert read_edition(changed("tiles", 4, "upgraded", to=2)).tiles[4].upgraded == 2


@pytest.mark.parametrize("type", [None, "castle", "", 3])
def test_lig_1_8_an_unknown_type_of_tile_is_named(type: object) -> None:
    """The third entry."""
    assert damage(changed("tiles", 2, "type", to=type)).where == "tiles 3, type"


@pytest.mark.parametrize("key", ["points", "wheels", "anchors", "turns", "upgrades", "count"])
@pytest.mark.parametrize("value", [None, -100, 100, "1", 2.0, True])
def test_lig_1_8_a_wrong_number_on_a_card_is_named(key: str, value: object) -> None:
    """The second card."""
    assert damage(changed("cards", 1, key, to=value)).where == f"cards 2, {key}"


@pytest.mark.parametrize("key", ["anchors", "turns"])
def test_lig_1_8_a_card_shows_one_anchor_and_one_turn_arrow_at_most(key: str) -> None:
    """Two of either are refused (1.7)."""
    assert len(read_edition(changed("cards", 1, key, to=1)).cards) == len(standard()["cards"])
    assert damage(changed("cards", 1, key, to=2)).where == f"cards 2, {key}"


@pytest.mark.parametrize("cubes", WRONG_CUBES)
@pytest.mark.parametrize(("part", "at"), [("cards", 0), ("tiles", 14)])
def test_lig_1_8_wrong_cubes_are_named(part: str, at: int, cubes: object) -> None:
    """Three numbers from 0 to 25: on a card, on an order."""
    assert damage(changed(part, at, "cubes", to=cubes)).where == f"{part} {at + 1}, cubes"


@pytest.mark.parametrize("key", ["tiles", "silver"])
@pytest.mark.parametrize("value", [None, -1, 21, "1", 1.0, True])
def test_lig_1_8_a_wrong_market_field_is_named(key: str, value: object) -> None:
    """The third."""
    assert damage(changed("market", 2, key, to=value)).where == f"market 3, {key}"


@pytest.mark.parametrize("part", ["tiles", "cards", "market"])
def test_lig_1_8_an_entry_that_is_no_table_is_named(part: str) -> None:
    """The first of each list."""
    assert damage(changed(part, 0, to=[1, 2])).where == f"{part} 1"


def other() -> Document:
    """Other numbers of everything: seven market fields, strong ships, orders of many cubes."""
    document = standard()
    document["market"] = [{"tiles": n, "silver": 5 - n} for n in (0, 3, 4, 4, 4, 1, 2)]
    document["start"] = {"wheels": 3, "sacks": 2}
    document["tiles"] = [
        {"type": "order", "count": 20, "prestige": 12, "cubes": [2, 2, 1]},
        {"type": "knight", "count": 30, "swords": 1},
        {"type": "knight", "count": 10, "swords": 0},
        {"type": "diplomat", "count": 20, "scrolls": 4},
        {"type": "ship", "count": 10, "wheels": 0},
        {"type": "ship", "count": 10, "wheels": 4, "upgraded": 2},
        {"type": "monk", "count": 5},
        {"type": "building", "count": 15, "prestige": 0, "upgraded": 5},
    ]
    document["cards"] = [card(-9, [12, 1, 1, 9], [3, 0, 0], 30), card(9, [0, 1, 1, 0], [0, 3, 3], 25)]
    return document


def card(points: int, actions: list[int], cubes: list[int], count: int) -> Document:
    """One kind of card as a document has it, its actions in the order of clause 1.7."""
    shown = dict(zip(("wheels", "anchors", "turns", "upgrades"), actions, strict=True))
    return {"points": points, **shown, "cubes": cubes, "count": count}


def bare() -> Document:
    """Nothing but monks, cards of one kind, no wheels, no sacks."""
    document = standard()
    document["start"] = {"wheels": 0, "sacks": 0}
    document["tiles"] = [{"type": "monk", "count": 120}]
    document["cards"] = [card(1, [0, 0, 1, 1], [0, 0, 0], 55)]
    return document


def rare() -> Document:
    """One negative card among fifty-five."""
    document = standard()
    document["cards"] = [card(1, [1, 0, 0, 0], [1, 1, 1], 54), card(-1, [1, 0, 0, 0], [1, 1, 1], 1)]
    return document


EDITIONS: dict[str, Callable[[], Document]] = {
    "standard": standard,
    "other": other,
    "bare": bare,
    "rare": rare,
}


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", EDITIONS)
def test_lig_1_8_whole_games_with_any_edition(name: str, seats: int) -> None:
    """Played at random, all pieces counted after each answer, to the reckoning."""
    for seed in range(3):
        s = LIGURIA.start(seats, edition=EDITIONS[name]())
        at_random(s, Random(f"{name}/{seats}/{seed}"))
        assert len([event for event in s.log or [] if event.kind == "ranked"]) == seats
        assert [len(kept) for kept in s.kept] == [{3: 9, 4: 8}[seats]] * seats


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("name", ["other", "bare", "rare"])
def test_lig_1_8_a_game_with_its_own_edition_is_replayed_from_its_record(name: str, seats: int) -> None:
    """The record carries the document, on paper too, and leads to the same end."""
    edition = EDITIONS[name]()
    s = LIGURIA.start(seats, edition=edition)
    answers = at_random(s, Random(name))
    match = begin(LIGURIA, seats, edition=edition)
    match.follow(answers)
    paper = record(match, NAMES[:seats])
    assert paper.set_up.edition == edition
    again = replay(LIGURIA, read(write(paper)))
    assert again.view(EYE) == LIGURIA.view(s, EYE)
    assert [event for told in again.told for event in told] == s.log


def test_lig_1_8_a_record_with_another_edition_is_not_true() -> None:
    """Who changes the document afterwards is found out at the heading."""
    edition = other()
    match = begin(LIGURIA, 3, edition=edition)
    match.follow(at_random(LIGURIA.start(3, edition=edition), Random(1)))
    paper = record(match, NAMES[:3])
    with pytest.raises(Damaged, match="heading"):
        replay(LIGURIA, paper._replace(set_up=paper.set_up._replace(edition=rare())))


def test_lig_1_8_an_edition_gives_the_things_their_names() -> None:
    """Seven fields, two kinds of knight, nine kinds of tile and the two to start with."""
    things = LIGURIA.glossary(other()).things
    assert [len(things[what]) for what in ("field", "knight", "tile", "card")] == [7, 2, 10, 2]


def test_lig_1_8_start_tiles_of_an_edition_are_used() -> None:
    """Three wheels and two sacks before anything is taken."""
    s = LIGURIA.start(4, edition=other())
    players = LIGURIA.view(s, NOBODY)["players"]
    assert isinstance(players, list)
    assert [(mine["wheels"], mine["sacks"]) for mine in players] == [(3, 2)] * 4
    assert prompt_of(s).text == "offer"


def test_lig_1_8_an_edition_survives_json() -> None:
    """Read from a file it is the same."""
    document = json.loads(json.dumps(other()))
    s, t = LIGURIA.start(4, edition=document), LIGURIA.start(4, edition=other())
    for seat in range(4):
        for state in (s, t):
            say(state, seat, "offer", (0, 1))
    assert LIGURIA.view(s, EYE) == LIGURIA.view(t, EYE)

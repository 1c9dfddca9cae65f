"""Die Händler: every way a wagon may go (5.3 to 5.8), beside a slow walk field by field."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from fondaco.games.haendler.data import CITIES
from fondaco.games.haendler.state import Haendler
from fondaco.kernel import apply, ask, pick
from tests.games.asking import answers
from tests.games.haendler.tables import (
    CARTWRIGHT,
    GREAT_CARTWRIGHT,
    HAENDLER,
    Position,
    path,
    paths,
    position,
    tiles_of,
)

MAPS = ["single", "multi"]
Neighbours = dict[str, list[str]]


@cache
def neighbours(map: str) -> Neighbours:
    """What lies next to each field, as the edition's document draws it."""
    document: Any = HAENDLER.edition()
    roads: Neighbours = {node["id"]: [] for node in document["maps"][map]["nodes"]}
    for one, other in document["maps"][map]["edges"]:
        roads[one].append(other)
        roads[other].append(one)
    return roads


def walks(roads: Neighbours, way: list[str], came: str, points: int) -> Iterator[list[str]]:
    """Go on field by field: never back (5.3), until the points are spent or a city is reached (5.5)."""
    here = way[-1]
    if points == 0 or (len(way) > 1 and here in CITIES):
        yield way
        return
    for ahead in roads[here]:
        if ahead != came:
            yield from walks(roads, [*way, ahead], here, points - 1)


def slow_ways(roads: Neighbours, at: str, came: str, points: int, others: list[str]) -> set[str]:
    """Every way for a wagon: back from a held end to the last free field, or no way at all (5.5)."""
    found: set[str] = set()
    for way in walks(roads, [at], came, points):
        while way[-1] in others:
            way.pop()
        if len(way) > 1:
            found.add(" ".join(way))
    return found


def slow_moves(s: Haendler, map: str, points: int) -> list[str]:
    """All wagons' ways, but of those that are blocked or have arrived (5.6, 5.7)."""
    names = s.edition.roads.names
    found: set[str] = set()
    for wagon in range(3):
        if not s.blocked[wagon] and not s.arrived[wagon]:
            came = names[s.came[wagon]] if s.came[wagon] >= 0 else ""
            others = [names[s.at[other]] for other in range(3) if other != wagon]
            found |= slow_ways(neighbours(map), names[s.at[wagon]], came, points, others)
    return sorted(found)


def scattered(map: str, rng: Random) -> Position:
    """Wagons anywhere, come from anywhere, near each other more often than not; any open tiles."""
    roads = neighbours(map)
    at = position(map=map)
    near = [rng.choice(sorted(roads))]
    while len(near) < 8:
        near = sorted({*near, *[each for here in near for each in roads[here]]})
    for wagon, here in enumerate(rng.sample(near, 3)):
        if here in CITIES:
            at.wagon(wagon, here)
            at.s.arrived[wagon] = int(rng.random() < 0.2)
        else:
            at.wagon(wagon, here, rng.choice(roads[here]))
        at.s.blocked[wagon] = int(rng.random() < 0.15)
    at.owns(0, *rng.sample([CARTWRIGHT, GREAT_CARTWRIGHT], rng.randint(0, 2)))
    return at.tiles(0, *rng.sample([1, 2, 3, 4], rng.randint(1, 4)))


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("seed", range(4))
def test_haen_5_6_legal_ways_are_those_of_a_slow_walk(map: str, seed: int) -> None:
    """For each open tile, on random positions; a tile that moves nothing can only be spent."""
    rng = Random(f"{map}/{seed}")
    for _ in range(150):
        s = scattered(map, rng).drives()
        idle: list[tuple[int]] = []
        for tile in tiles_of(s, 0):
            wanted = slow_moves(s, map, tile)
            assert paths(s, "drive", tile) == wanted
            if not wanted:
                idle.append((tile,))
        assert answers(s, "spend") == idle
        assert {args[0] for args in answers(s, "drive")} == set(tiles_of(s, 0)) - {tile for (tile,) in idle}


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("seed", range(4))
def test_haen_5_8_extra_points_go_where_a_slow_walk_goes(map: str, seed: int) -> None:
    """With one point, two or three."""
    rng = Random(f"{map}/{seed}/push")
    for _ in range(150):
        s = scattered(map, rng).drives()
        purse = (s.owner[CARTWRIGHT] == 0) + 2 * (s.owner[GREAT_CARTWRIGHT] == 0)
        wanted = {way for points in range(1, purse + 1) for way in slow_moves(s, map, points)}
        assert paths(s, "push") == sorted(wanted)


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("seed", range(3))
def test_haen_5_3_in_whole_games_no_wagon_turns_back_or_shares_a_field(map: str, seed: int) -> None:
    """Each wagon's trail, from the events told: unbroken, forward, ending in cities, apart from others."""
    rng = Random(f"{map}/{seed}")
    s = HAENDLER.start(rng.choice((2, 3, 4)), {"map": map})
    while ask(s):
        apply(s, pick(s, rng.choice(ask(s)), rng))
    roads = neighbours(map)
    trails = {wagon: [city] for wagon, city in enumerate(start_of(s))}
    for event in s.log or []:
        if event.kind == "drove":
            _, wagon, *_, route = event.args
            assert isinstance(wagon, int)
            assert isinstance(route, int)
            drive_on(roads, trails[wagon], path(s, route).split())
            ends = [trail[-1] for trail in trails.values()]
            assert len(set(ends)) == 3
    assert [trail[-1] for trail in trails.values()] == [s.edition.roads.names[each] for each in s.at]


def start_of(s: Haendler) -> list[str]:
    """The cities that the wagons were laid out in."""
    (cities,) = [event.args[0] for event in s.log or [] if event.kind == "laid_out"]
    assert isinstance(cities, tuple)
    return [CITIES[city] for city in cities]


def drive_on(roads: Neighbours, trail: list[str], way: list[str]) -> None:
    """One move: from where the wagon stands, over neighbouring fields, never back, through no city."""
    assert way[0] == trail[-1]
    for ahead in way[1:]:
        here = trail[-1]
        assert ahead in roads[here]
        assert here in CITIES or ahead != trail[-2]
        trail.append(ahead)
    assert not [each for each in way[1:-1] if each in CITIES]

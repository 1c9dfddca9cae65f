"""An edition of Die Händler: the maps, the markets and the stars, which the rulebook shows in pictures."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from fondaco.games.haendler.data import CITIES, GOODS, INVESTMENTS, LAYOUTS, NONE, SORTS
from fondaco.games.haendler.promises import MOMENTS, all_promises, promisable
from fondaco.games.haendler.roads import Roads
from fondaco.kernel.reading import (
    Damaged,
    check_parts,
    listed,
    number_in,
    rows,
    table_of,
    text_of,
    texts,
    whole,
)

KINDS: Final = ("city", "junction", "road")
MAPS: Final = ("single", "multi")  # HAEN-1.2
MOST_FIELDS: Final = 100  # a map; every walk on it is worked out beforehand
MOST_ARMS: Final = 5


class Edition:
    """What is printed. Nobody changes it, so every copy of a state shares it."""

    def __init__(self, roads: Roads, maps: list[Roads], market: list[int], stars: list[int]) -> None:
        self.roads = roads
        self.maps = maps  # all that there are; `roads` is the one that is played on
        self.market = market  # [stall] the good it sells
        # [city][good] its stall, or NONE; and whether there is one
        self.stalls = [[stall_of(market, city, good) for good in range(SORTS)] for city in range(len(CITIES))]
        self.shows = [[stall != NONE for stall in stalls] for stalls in self.stalls]
        self.stars = stars
        self.promises = all_promises(maps)
        # [moment] what can be promised then on this map
        self.promisable = [promisable(self.promises, roads, moment) for moment in range(MOMENTS)]

    def stall(self, city: int, good: int) -> int:
        """The stall of a good in a city; NONE if its market does not show it."""
        return self.stalls[city][good]


def stall_of(market: list[int], city: int, good: int) -> int:
    """The stall of a good in a city; NONE if there is none."""
    for stall in range(city * 3, city * 3 + 3):
        if market[stall] == good:
            return stall
    return NONE


def read_edition(document: Mapping[str, object], map: str) -> Edition:
    """The edition in a document, with one of its maps. Raises Damaged, naming the entry."""
    check_parts(document, "haendler", "Die Händler", ("market", "stars", "maps"))
    maps = read_maps(document["maps"])
    return Edition(
        maps[MAPS.index(map)], maps, read_market(document["market"]), read_stars(document["stars"])
    )


def read_market(entry: object) -> list[int]:
    """Three different goods a city (HAEN-1.1)."""
    table = table_of(entry, "market")
    stalls: list[int] = []
    for city in CITIES:
        goods = texts(table.get(city), f"market, {city}")
        if len(goods) != 3 or len(set(goods)) != 3 or not all(good in GOODS for good in goods):
            raise Damaged(f"market, {city}", f"three different goods of {', '.join(GOODS)} are wanted")
        stalls.extend([GOODS.index(good) for good in goods])
    return stalls


def read_stars(entry: object) -> list[int]:
    table = table_of(entry, "stars")
    return [number_in(table, card.replace("-", "_"), "stars", 1, 4) for card in INVESTMENTS]


def read_maps(entry: object) -> list[Roads]:
    """Every map, on one numbering of fields and routes."""
    table = table_of(entry, "maps")
    names = list(CITIES)
    for map in MAPS:
        if map not in table:
            raise Damaged(f"maps, {map}", "missing")
        names.extend([name for name in read_names(table[map], f"maps, {map}") if name not in names])
    maps: list[Roads] = []
    for map in MAPS:
        arms = read_arms(table[map], names, f"maps, {map}")
        maps.append(Roads(names, arms, maps[-1] if maps else None))
        check_courier(maps[-1], f"maps, {map}")
    return maps


def read_names(entry: object, where: str) -> list[str]:
    """The fields of a map, the cities first."""
    nodes = rows(table_of(entry, where).get("nodes"), f"{where}, nodes", MOST_FIELDS)
    names = [read_node(row, f"{where}, nodes {n}") for n, row in enumerate(nodes, 1)]
    if tuple(names[: len(CITIES)]) != CITIES:
        raise Damaged(f"{where}, nodes", f"the first six must be {', '.join(CITIES)}")
    if len(set(names)) != len(names):
        raise Damaged(f"{where}, nodes", "two fields have the same id")
    return names


def read_arms(entry: object, names: list[str], where: str) -> list[list[int]]:
    """What each field is next to on this map."""
    mine = read_names(entry, where)
    arms: list[list[int]] = [[] for _ in names]
    for n, row in enumerate(listed(table_of(entry, where).get("edges"), f"{where}, edges"), 1):
        one, other = [names.index(end) for end in read_edge(row, mine, f"{where}, edges {n}")]
        if other in arms[one]:
            raise Damaged(f"{where}, edges {n}", "these fields are joined already")
        arms[one].append(other)
        arms[other].append(one)
    check_roads([names.index(name) for name in mine], names, arms, where)
    return arms


def read_node(row: object, where: str) -> str:
    entry = table_of(row, where)
    kind = text_of(entry.get("kind"), f"{where}, kind")
    if kind not in KINDS:
        raise Damaged(f"{where}, kind", f"one of {', '.join(KINDS)} is wanted")
    whole(entry.get("x"), f"{where}, x")
    whole(entry.get("y"), f"{where}, y")
    id = text_of(entry.get("id"), f"{where}, id")
    if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", id):
        raise Damaged(f"{where}, id", "letters from a to z, then numbers and hyphens are wanted")
    if (kind == "city") != (id in CITIES):
        raise Damaged(f"{where}, kind", f"the cities are {', '.join(CITIES)}, and no other field")
    return id


def read_edge(row: object, names: list[str], where: str) -> list[str]:
    ends = texts(row, where)
    if len(ends) != 2 or ends[0] == ends[1] or not all(end in names for end in ends):
        raise Damaged(where, "two different fields of the map are wanted")
    return ends


def check_roads(fields: list[int], names: list[str], arms: list[list[int]], where: str) -> None:
    """No dead end but a city, and every field within reach of every other."""
    for field in fields:
        if len(arms[field]) < (1 if field < len(CITIES) else 2):
            raise Damaged(f"{where}, {names[field]}", "a wagon could not go on from here")
        if len(arms[field]) > MOST_ARMS:
            raise Damaged(f"{where}, {names[field]}", f"more than {MOST_ARMS} roads meet here")
    seen = [0]
    for field in seen:
        seen.extend([other for other in arms[field] if other not in seen])
    if len(seen) < len(fields):
        raise Damaged(where, f"{len(fields) - len(seen)} fields cannot be reached")


def check_courier(roads: Roads, where: str) -> None:
    """The courier finds a field to start from, wherever the wagons start (HAEN-2.3)."""
    for layout in LAYOUTS:
        if not roads.courier_fields(layout):
            cities = ", ".join([CITIES[city] for city in layout])
            raise Damaged(where, f"no field for the courier if the wagons start in {cities}")

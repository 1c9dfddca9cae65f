"""An edition of Die Händler: the maps, the markets and the stars, which the rulebook shows in pictures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fondaco.games.haendler.data import CITIES, GOODS, INVESTMENTS
from fondaco.games.haendler.roads import Roads
from fondaco.kernel.reading import Damaged, listed, table_of, text_of, texts, whole

KINDS: Final = ("city", "junction", "road")


class Edition:
    """What is printed. Nobody changes it, so every copy of a state shares it."""

    def __init__(self, roads: Roads, market: list[int], stars: list[int]) -> None:
        self.roads = roads
        self.market = market  # [stall] the good it sells
        self.stars = stars

    def stall(self, city: int, good: int) -> int:
        """The stall of a good in a city; NONE if its market does not show it."""
        for stall in range(city * 3, city * 3 + 3):
            if self.market[stall] == good:
                return stall
        return -1


def read_edition(document: Mapping[str, object], map: str) -> Edition:
    """The edition in a document, with one of its maps. Raises Damaged, naming the entry."""
    if document.get("game") != "haendler":
        raise Damaged("game", "this is not an edition of Die Händler")
    for key in ("market", "stars", "maps"):
        if key not in document:
            raise Damaged(key, "missing")
    maps = table_of(document["maps"], "maps")
    if map not in maps:
        raise Damaged(f"maps, {map}", "missing")
    return Edition(
        read_roads(maps[map], f"maps, {map}"), read_market(document["market"]), read_stars(document["stars"])
    )


def read_market(entry: object) -> list[int]:
    """Three different goods a city (HAEN-1.1)."""
    table = table_of(entry, "market")
    stalls: list[int] = []
    for city in CITIES:
        goods = texts(table.get(city), f"market, {city}")
        if len(set(goods)) != 3 or not all(good in GOODS for good in goods):
            raise Damaged(f"market, {city}", f"three different goods of {', '.join(GOODS)} are wanted")
        stalls.extend([GOODS.index(good) for good in goods])
    return stalls


def read_stars(entry: object) -> list[int]:
    table = table_of(entry, "stars")
    stars: list[int] = []
    for card in INVESTMENTS:
        n = whole(table.get(card.replace("-", "_")), f"stars, {card}")
        if not 1 <= n <= 4:
            raise Damaged(f"stars, {card}", f"{n} is not from 1 to 4")
        stars.append(n)
    return stars


def read_roads(entry: object, where: str) -> Roads:
    table = table_of(entry, where)
    names = [
        read_node(row, f"{where}, nodes {n}") for n, row in enumerate(listed(table.get("nodes"), where), 1)
    ]
    if tuple(names[: len(CITIES)]) != CITIES:
        raise Damaged(f"{where}, nodes", f"the first six must be {', '.join(CITIES)}")
    if len(set(names)) != len(names):
        raise Damaged(f"{where}, nodes", "two fields have the same id")
    arms: list[list[int]] = [[] for _ in names]
    for n, row in enumerate(listed(table.get("edges"), f"{where}, edges"), 1):
        one, other = read_edge(row, names, f"{where}, edges {n}")
        arms[one].append(other)
        arms[other].append(one)
    check_roads(names, arms, where)
    return Roads(names, arms)


def read_node(row: object, where: str) -> str:
    entry = table_of(row, where)
    if text_of(entry.get("kind"), f"{where}, kind") not in KINDS:
        raise Damaged(f"{where}, kind", f"one of {', '.join(KINDS)} is wanted")
    whole(entry.get("x"), f"{where}, x")
    whole(entry.get("y"), f"{where}, y")
    return text_of(entry.get("id"), f"{where}, id")


def read_edge(row: object, names: list[str], where: str) -> tuple[int, int]:
    ends = texts(row, where)
    if len(ends) != 2 or ends[0] == ends[1] or not all(end in names for end in ends):
        raise Damaged(where, "two different fields of the map are wanted")
    return names.index(ends[0]), names.index(ends[1])


def check_roads(names: list[str], arms: list[list[int]], where: str) -> None:
    """No dead end but a city, and every field within reach of every other."""
    for field, name in enumerate(names):
        if len(arms[field]) < (1 if field < len(CITIES) else 2):
            raise Damaged(f"{where}, {name}", "a wagon could not go on from here")
    seen = [0]
    for field in seen:
        seen.extend([other for other in arms[field] if other not in seen])
    if len(seen) < len(names):
        raise Damaged(where, f"{len(names) - len(seen)} fields cannot be reached")

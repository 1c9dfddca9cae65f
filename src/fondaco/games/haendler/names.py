"""What the things of Die Händler are called, in the order of their ids."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fondaco.games.haendler.data import (
    BUYING,
    CITIES,
    COPIES,
    GOODS,
    INFLUENCE,
    INVESTMENTS,
    JUNCTIONS,
    SELLING,
    TILES,
    TOP_STATUS,
    UPKEEP,
    WAGONS,
)
from fondaco.games.haendler.edition import MAPS, Edition
from fondaco.games.haendler.promises import MOMENT_NAMES, NAMES, Promise
from fondaco.games.haendler.roads import Roads, is_city

MOST_CONTRACTS: Final = 100  # that stand: two a turn at most, and few promises outlive their round


def field_names(edition: Edition) -> tuple[str, ...]:
    """Cities and junctions have names of their own, a field between two of them is counted from the first."""
    names = edition.roads.names[:]
    for roads in edition.maps:
        for field, arms in enumerate(roads.arms):
            if len(arms) == 2 and not is_city(field):
                names[field] = stretch_name(roads, field)
            elif arms and names[field] not in CITIES + JUNCTIONS:
                names[field] = f"junction/{roads.names[field]}"
    return tuple(names)


def stretch_name(roads: Roads, field: int) -> str:
    """A field of a road: the ends of the road, the lower number first, and how far it is from there."""
    one, other = sorted([road_end(roads, field, arm) for arm in roads.arms[field]])
    return f"road/field:{one[0]}/field:{other[0]}/{one[1]}"


def road_end(roads: Roads, before: int, here: int) -> tuple[int, int]:
    """The city or junction where a road ends that leads this way, and the steps to it."""
    steps = 1
    while len(roads.arms[here]) == 2 and not is_city(here):
        one, other = roads.arms[here]
        before, here = here, other if one == before else one
        steps += 1
    return here, steps


def route_name(edition: Edition, route: int) -> str:
    """Its steps, start, end, and the junctions between: `over/4/field:0/field:6/field:11`."""
    roads = edition.maps[-1]
    start, walk = roads.starts[route], roads.routes[route]
    passed = [f"field:{field}" for field in walk[:-1] if is_junction(edition, field)]
    kind = ("straight", "over", "over-two", "over-three")[len(passed)]
    return "/".join([kind, str(len(walk)), f"field:{start}", f"field:{walk[-1]}", *passed])


def is_junction(edition: Edition, field: int) -> bool:
    return any(len(roads.arms[field]) > 2 for roads in edition.maps)


def stall_names(edition: Edition) -> tuple[str, ...]:
    """A stall sells a good in a city."""
    return tuple([f"sells/good:{good}/city:{stall // 3}" for stall, good in enumerate(edition.market)])


def promise_name(promise: Promise) -> str:
    """Its kind and what it is about: `drive-into/wagon:0/city:3`."""
    return "/".join([NAMES[promise.kind], *[f"{what}:{id}" for what, id in promise.subjects()]])


def numbered(name: str, numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple([f"{name}/{number}" for number in numbers])


def paired(name: str, first: Iterable[object], second: Iterable[object]) -> tuple[str, ...]:
    return tuple([f"{name}/{one}/{other}" for one, other in zip(first, second, strict=True)])


def things_of(edition: Edition) -> dict[str, tuple[str, ...]]:
    """Every kind of thing; fields, routes and stalls are those of the edition, whatever map is used."""
    routes = range(len(edition.maps[-1].routes))
    return {
        "city": CITIES,
        "good": GOODS,
        "stall": stall_names(edition),
        "wagon": numbered("number", range(1, WAGONS + 1)),
        "field": field_names(edition),
        "route": tuple([route_name(edition, route) for route in routes]),
        "points": numbered("tile", range(1, TILES + 1)),
        "tile": numbered("points", range(TILES + 1)),
        "influence": INFLUENCE,
        "investment": INVESTMENTS,
        "map": MAPS,
        "flag": ("no", "yes"),
        "layout": ("paris", "brugge"),
        "way": ("up", "down"),
        "moment": MOMENT_NAMES,
        "status": paired("step", range(TOP_STATUS + 1), UPKEEP),
        "price": paired("pair", BUYING, SELLING),
        "look": numbered("number", range(1, COPIES * len(INFLUENCE) + 1)),
        "promise": tuple([promise_name(promise) for promise in edition.promises]),
        "contract": numbered("number", range(1, MOST_CONTRACTS)),
    }

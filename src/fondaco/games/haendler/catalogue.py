"""What is printed in an edition of Die Händler, for those who draw it."""

from __future__ import annotations

from fondaco.games.haendler import shape
from fondaco.games.haendler.data import (
    BONUS_STEP,
    BUYING,
    CITIES,
    GOODS,
    NONE,
    RISE,
    SELLING,
    STALLS,
    TILES,
    TOP_BONUS,
    UPKEEP,
    WAGONS,
)
from fondaco.games.haendler.edition import MAPS, Edition
from fondaco.games.haendler.promises import LIMITED, NAMES, NOTHING, Promise
from fondaco.games.haendler.roads import is_city

STALLS_A_CITY = STALLS // len(CITIES)


def catalogue_of(edition: Edition) -> shape.Catalogue:
    return {
        "wagons": WAGONS,
        "goods": len(GOODS),
        "tiles": list(range(1, TILES + 1)),
        "cities": [city_print(city) for city in range(len(CITIES))],
        "stalls": [
            {"city": stall // STALLS_A_CITY, "good": good} for stall, good in enumerate(edition.market)
        ],
        "fields": [field_print(name, field) for field, name in enumerate(edition.roads.names)],
        "maps": [{"name": name, "arms": roads.arms} for name, roads in zip(MAPS, edition.maps, strict=True)],
        "routes": route_prints(edition),
        "prices": [
            {"buying": buying, "selling": selling} for buying, selling in zip(BUYING, SELLING, strict=True)
        ],
        "upkeep": list(UPKEEP),
        "rise": list(RISE),
        "bonuses": [step * BONUS_STEP for step in range(TOP_BONUS + 1)],
        "stars": edition.stars,
        "promises": [promise_print(promise) for promise in edition.promises],
    }


def city_print(city: int) -> shape.CityPrint:
    """The cities are the first fields of every map."""
    first = city * STALLS_A_CITY
    return {"field": city, "stalls": list(range(first, first + STALLS_A_CITY))}


def field_print(name: str, field: int) -> shape.FieldPrint:
    return {"key": name, "city": field if is_city(field) else NONE}


def route_prints(edition: Edition) -> list[shape.RoutePrint]:
    """The last map has the routes of all."""
    roads = edition.maps[-1]
    return [{"start": start, "walk": walk} for start, walk in zip(roads.starts, roads.routes, strict=True)]


def promise_print(promise: Promise) -> shape.PromisePrint:
    return {
        "kind": NAMES[promise.kind],
        "about": [{"what": what, "id": id} for what, id in promise.subjects()],
        "has_limit": promise.kind in LIMITED,
        "is_none": promise.kind == NOTHING,
    }

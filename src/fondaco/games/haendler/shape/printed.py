"""What is printed and never changes: the catalogue of Die Händler."""

from __future__ import annotations

from typing import TypedDict

from fondaco.games.haendler.shape.things import (
    City,
    Field,
    Good,
    PerCity,
    PerField,
    PerInvestment,
    PerMap,
    PerPrice,
    PerPromise,
    PerRoute,
    PerStall,
    PerStatus,
    Stall,
    Tile,
)


class CityPrint(TypedDict):
    field: Field  # where it lies on the maps
    stalls: list[Stall]


class StallPrint(TypedDict):
    city: City
    good: Good


class FieldPrint(TypedDict):
    key: str  # what the edition calls it: drawings find its place by that
    city: City  # that lies there; -1: none


class MapPrint(TypedDict):
    name: str
    arms: PerField[list[Field]]  # the fields next to it; none for fields of other maps


class RoutePrint(TypedDict):
    """A way that a wagon can go with one tile; all maps share one numbering."""

    start: Field
    walk: list[Field]  # entered one after another


class PricePrint(TypedDict):
    """A step of the price board."""

    buying: int
    selling: int


class AboutPrint(TypedDict):
    """What a promise is about."""

    what: str  # a kind of thing
    id: int


class PromisePrint(TypedDict):
    kind: str
    about: list[AboutPrint]  # in the order of its sentence
    has_limit: bool  # a price or a sum belongs to it
    is_none: bool  # nothing is promised


class Catalogue(TypedDict):
    """What is printed: on the maps, the boards and the cards of an edition."""

    wagons: int
    goods: int
    tiles: list[Tile]  # that each player has
    cities: PerCity[CityPrint]
    stalls: PerStall[StallPrint]
    fields: PerField[FieldPrint]
    maps: PerMap[MapPrint]
    routes: PerRoute[RoutePrint]
    prices: PerPrice[PricePrint]
    upkeep: PerStatus[int]  # in gulden
    rise: list[int]  # by arrivals, what a social step costs
    bonuses: list[int]  # the steps of a city's dial, in gulden
    stars: PerInvestment[int]
    promises: PerPromise[PromisePrint]

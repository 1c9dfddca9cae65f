"""The things of Die Händler as types: ids, bags, lists along a kind; and the terms of a contract."""

from __future__ import annotations

from typing import Annotated, TypeVar

from fondaco.kernel.shape import Along, Bag, Parts, Thing

T = TypeVar("T")

City = Annotated[int, Thing("city")]
Field = Annotated[int, Thing("field")]
Flag = Annotated[int, Thing("flag")]
Good = Annotated[int, Thing("good")]
Influence = Annotated[int, Thing("influence")]
Investment = Annotated[int, Thing("investment")]
Layout = Annotated[int, Thing("layout")]
Map = Annotated[int, Thing("map")]
Moment = Annotated[int, Thing("moment")]
Price = Annotated[int, Thing("price")]
Promise = Annotated[int, Thing("promise")]
Route = Annotated[int, Thing("route")]
Stall = Annotated[int, Thing("stall")]
Status = Annotated[int, Thing("status")]
Tile = Annotated[int, Thing("tile")]
Wagon = Annotated[int, Thing("wagon")]
Way = Annotated[int, Thing("way")]

Goods = Annotated[list[int], Bag("good")]
Cards = Annotated[list[int], Bag("influence")]
Stored = Annotated[list[int], Bag("stall")]
Tiles = Annotated[list[int], Bag("points")]
GoodsTold = Annotated[tuple[int, ...], Bag("good")]  # the same in an event, a question or an answer
CardsTold = Annotated[tuple[int, ...], Bag("influence")]
StoredTold = Annotated[tuple[int, ...], Bag("stall")]

PerCity = Annotated[list[T], Along("city")]
PerContract = Annotated[list[T], Along("contract")]
PerField = Annotated[list[T], Along("field")]
PerGood = Annotated[list[T], Along("good")]
PerInvestment = Annotated[list[T], Along("investment")]
PerLook = Annotated[list[T], Along("look")]
PerMap = Annotated[list[T], Along("map")]
PerPrice = Annotated[list[T], Along("price")]
PerPromise = Annotated[list[T], Along("promise")]
PerRoute = Annotated[list[T], Along("route")]
PerStall = Annotated[list[T], Along("stall")]
PerStatus = Annotated[list[T], Along("status")]
PerWagon = Annotated[list[T], Along("wagon")]


class Terms(Parts):
    """A contract as it is offered: what its maker would give, and what they ask for."""

    money: int
    cards: CardsTold
    aside: int
    promise: Promise
    limit: int
    asked_money: int
    asked_cards: CardsTold
    asked_aside: int
    asked_promise: Promise
    asked_limit: int

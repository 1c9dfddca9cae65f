"""What is printed and never changes: the catalogue of Genoa."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from fondaco.games.genoa.shape.things import Field, Good
from fondaco.kernel.shape import Along

FieldKind = Literal["hall", "villa", "warehouse", "park", "harbour", "house", "plaza", "street"]
CardKind = Literal["large-order", "small-order", "message", "privilege"]


class FieldPrint(TypedDict):
    kind: FieldKind
    yields: list[Good]  # painted on the roof: what an action here brings


class GoodPrint(TypedDict):
    kind: Literal["ware", "special", "marker", "card"]


class CardPrint(TypedDict):
    kind: CardKind
    good: Good  # what it counts as among goods
    fields: list[Field]  # the buildings it is about
    wares: list[Good]  # to be delivered


class Lot(TypedDict):
    """So many of a good."""

    good: Good
    count: int


class PromisePrint(TypedDict):
    lots: list[Lot]  # what of an action's yield is promised; nothing in the first of them


class Catalogue(TypedDict):
    """What is printed on board, cards and pieces and never changes."""

    side: int  # squares along the city
    discs: int  # under the tower when a turn begins
    fields: Annotated[list[FieldPrint], Along("field")]
    goods: Annotated[list[GoodPrint], Along("good")]
    specials: Annotated[list[Good], Along("special")]  # what each special card is among goods
    marker: Good  # what an ownership marker is among goods
    kinds: Annotated[list[Good], Along("kind")]  # what a hand card of each kind is among goods
    cards: Annotated[list[CardPrint], Along("card")]
    promises: Annotated[list[PromisePrint], Along("promise")]

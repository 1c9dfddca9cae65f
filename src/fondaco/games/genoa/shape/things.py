"""The things of Genoa by their ids, and bags of them."""

from __future__ import annotations

from typing import Annotated

from fondaco.kernel.shape import Bag, Thing

Field = Annotated[int, Thing("field")]  # a building, the plaza or a street
Good = Annotated[int, Thing("good")]
Special = Annotated[int, Thing("special")]
Kind = Annotated[int, Thing("kind")]  # of hand cards
Card = Annotated[int, Thing("card")]
Promise = Annotated[int, Thing("promise")]
Square = Annotated[int, Thing("square")]
OfferNumber = Annotated[int, Thing("offer")]
Flag = Annotated[int, Thing("flag")]
Goods = Annotated[list[int], Bag("good")]
GoodCounts = Annotated[tuple[int, ...], Bag("good")]  # the same in an event, an answer or a bargain
Cards = tuple[Card, ...]

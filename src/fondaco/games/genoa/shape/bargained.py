"""What a bargain of Genoa says, wherever it is told, asked or answered."""

from __future__ import annotations

from typing import Annotated

from fondaco.games.genoa.shape.things import Cards, Field, GoodCounts, Promise
from fondaco.kernel.shape import HIDDEN, Parts, Seat


class Gift(Parts):
    pay: int
    give: GoodCounts


class Picked(Parts):
    cards: Cards


class PickedSecretly(Parts):
    cards: Annotated[Cards, HIDDEN]


class Wish(Parts):
    ask: int
    want: GoodCounts
    promise: Promise


class Answering(Parts):
    host: Seat
    field: Field


class Offering(Parts):
    who: Seat
    field: Field


class Putting(Parts):
    who: Seat
    guest: Seat
    field: Field


class ForField(Parts):
    field: Field

"""What people can say to each other at a table of Genoa."""

from __future__ import annotations

from fondaco.games.genoa.shape.things import Field
from fondaco.kernel.shape import Phrase


class WouldPay(Phrase, said="would_pay"):
    price: int
    field: Field


class GoTo(Phrase, said="go_to"):
    field: Field


class TooLittle(Phrase, said="too_little"):
    pass


class WhatFor(Phrase, said="what_for"):
    field: Field

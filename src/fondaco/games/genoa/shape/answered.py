"""What is answered in Genoa."""

from __future__ import annotations

from fondaco.games.genoa.shape.bargained import ForField, Gift, Picked, Wish
from fondaco.games.genoa.shape.things import Card, Cards, Field, Flag, Good, OfferNumber, Special, Square
from fondaco.kernel.shape import Answer, Seat


class Draw(Answer, said="draw"):
    card: Card


class Begin(Answer, said="begin"):
    thing: Seat


class Dice(Answer, said="dice"):
    square: Square


class Roll(Answer, said="roll"):
    """Roll for the start field."""


class Start(Answer, said="start"):
    field: Field


class Act(Answer, said="act"):
    """Act in the building under the tower."""


class Ask(Answer, said="ask"):
    """Ask the guests for offers."""


class Lapse(Answer, said="lapse", is_pass=True):
    """Let the action of the building lapse."""


class Accept(Answer, said="accept"):
    offer: OfferNumber


class Address(Answer, said="address"):
    player: Seat
    field: Field


class Move(Answer, said="move"):
    field: Field


class End(Answer, said="end", is_pass=True):
    """Move the tower no further."""


class Offer(Wish, Picked, Gift, ForField, Answer, said="offer"):
    """Offer something for a field."""

    more: Flag  # an offer for another field follows in this asking; else one is ready


class Repeat(Answer, said="repeat"):
    """Make the earlier offer again."""


class Withdraw(Answer, said="withdraw"):
    field: Field


class Ready(Answer, said="ready", is_pass=True):
    """Offer nothing more in this asking."""


class Rest(Answer, said="rest", is_pass=True):
    """Offer nothing more in this turn."""


class PutTerms(Wish, Picked, Gift, Answer, said="put"):
    """Say to a guest what one would have."""


class Drop(Answer, said="drop", is_pass=True):
    """Put no terms after all."""


class Agree(Answer, said="agree"):
    """Agree to terms."""


class Refuse(Answer, said="refuse", is_pass=True):
    """Refuse terms."""


class HandOver(Answer, said="hand_over"):
    cards: Cards


class CarryOut(Answer, said="carry_out"):
    """Carry out the building's effect."""


class Order(Answer, said="order"):
    order: Card


class AnyWare(Answer, said="any_ware"):
    ware: Good


class Use(Answer, said="use"):
    building: Field


class Exchange(Answer, said="exchange"):
    give: Good
    take: Good


class ExchangeCard(Answer, said="exchange_card"):
    card: Card
    take: Good


class Finish(Answer, said="finish", is_pass=True):
    """End the action."""


class Deliver(Answer, said="deliver"):
    order: Card


class DrawPrivilege(Answer, said="draw_privilege"):
    """Draw a privilege in a villa."""


class Choose(Answer, said="choose"):
    special: Special


class Claim(Answer, said="claim"):
    street: Field


class Mark(Answer, said="mark"):
    building: Field


class Remove(Answer, said="remove"):
    building: Field


class Done(Answer, said="done", is_pass=True):
    """Leave the street."""


class Pass(Answer, said="pass", is_pass=True):
    """Choose no street."""

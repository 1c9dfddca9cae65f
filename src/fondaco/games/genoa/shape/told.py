"""What is told in Genoa."""

from __future__ import annotations

from typing import Annotated

from fondaco.games.genoa.shape.bargained import Gift, Offering, PickedSecretly, Putting, Wish
from fondaco.games.genoa.shape.things import Card, Cards, Field, Good, GoodCounts, Kind, Special
from fondaco.kernel.shape import HIDDEN, Seat, Told


class Drew(Told, said="drew", rank="detail"):
    who: Seat
    kind: Kind
    card: Annotated[Card, HIDDEN]


class Began(Told, said="began", rank="setup"):
    who: Seat


class RoundBegan(Told, said="round_began", rank="setup"):
    round: int


class TurnBegan(Told, said="turn_began", rank="setup"):
    who: Seat


class Rolled(Told, said="rolled", reveals=True):
    red: int
    blue: int


class Placed(Told, said="placed"):
    who: Seat
    field: Field


class MovedOn(Told, said="moved_on"):
    round: int


class Moved(Told, said="moved"):
    who: Seat
    field: Field


class Ended(Told, said="ended"):
    who: Seat


class Lapsed(Told, said="lapsed", rank="detail"):
    building: Field


class Offered(Wish, PickedSecretly, Gift, Offering, Told, said="offered", reveals=True):
    """An offer, with what the guest gives first."""


class TermsPut(Wish, PickedSecretly, Gift, Putting, Told, said="put"):
    """Terms, with what the host gives first."""


class Rests(Told, said="rests", rank="detail"):
    who: Seat


class Withdrew(Told, said="withdrew", rank="detail"):
    who: Seat
    field: Field


class Outbid(Told, said="outbid"):
    by: Seat  # first: who does it
    who: Seat
    field: Field


class PassedOver(Told, said="passed_over"):
    host: Seat  # first: who does it
    who: Seat
    fields: tuple[Field, ...]


class TermsRefused(Told, said="refused"):
    who: Seat


class Agreed(Told, said="agreed"):
    who: Seat
    guest: Seat
    field: Field


class Paid(Told, said="paid"):
    who: Seat
    to: Seat
    sum: int


class Gave(Told, said="gave"):
    who: Seat
    to: Seat
    goods: GoodCounts


class Handed(Told, said="handed", rank="detail"):
    who: Seat
    to: Seat
    kind: Kind
    card: Annotated[Card, HIDDEN]


class PassedOn(Told, said="passed_on", rank="detail"):
    who: Seat
    to: Seat
    good: Good
    count: int


class Earned(Told, said="earned", rank="detail"):
    who: Seat
    sum: int


class Acted(Told, said="acted"):
    who: Seat
    building: Field


class Gained(Told, said="gained", rank="detail"):
    who: Seat
    good: Good
    count: int


class Delivered(Told, said="delivered"):
    who: Seat
    card: Card


class Played(Told, said="played"):
    who: Seat
    special: Special


class Used(Told, said="used", rank="detail"):
    who: Seat
    building: Field


class GaveBack(Told, said="gave_back", rank="detail"):
    who: Seat
    good: Good


class GaveCard(Told, said="gave_card", rank="detail"):
    who: Seat
    kind: Kind
    card: Card


class Shuffled(Told, said="shuffled", rank="setup"):
    kind: Kind


class Marked(Told, said="marked"):
    who: Seat
    building: Field


class Removed(Told, said="removed"):
    who: Seat
    owner: Seat
    building: Field


class Privileged(Told, said="privileged"):
    who: Seat
    cards: Cards
    sum: int


class Owned(Told, said="owned"):
    who: Seat
    count: int
    sum: int


class Ranked(Told, said="ranked"):
    who: Seat
    place: int

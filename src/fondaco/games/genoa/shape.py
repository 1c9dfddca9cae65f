"""What crosses the border of Genoa: views, questions, answers, events. The one place where their names stand.

Declarations only, read at run time and therefore not compiled. A comment behind a key goes over to the
client's types.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from fondaco.kernel.shape import HIDDEN, Along, Answer, Asked, Bag, Parts, PerSeat, Seat, Thing, Told

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

LINES: Final = ("money", "privileges", "buildings", "goods", "total")
CHAPTERS: Final = ("round_began", "turn_began")


# What is printed

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


# What is seen


class BargainView(TypedDict):
    """What a guest gives the host for a field, and asks in return: an offer, or the host's terms."""

    guest: Seat
    field: Field
    promise: Promise
    pay: int
    give: GoodCounts  # hand cards by kind
    given_cards: Cards | None  # which hand cards, for the two who may know
    ask: int
    want: GoodCounts
    wanted_cards: Cards | None
    is_binding: Flag


class PlayerView(TypedDict):
    goods: Goods
    free: int  # actions left this turn
    is_quiet: Flag
    supply: int  # markers of this colour still on the board
    money: int | None  # behind the screen: only the owner knows
    hand: list[Card] | None
    known: list[Card]  # cards of another's hand that this seat is sure of


class PlainShown(TypedDict):
    """A piece of procedure of which nothing is to be seen but that it goes on."""

    frame: Literal["play", "first", "drawcard", "turn", "start", "deal", "handover", "villa", "reward"]


class WindowShown(TypedDict):
    frame: Literal["here", "ahead"]
    askings: int  # how often the guests were asked for offers
    terms: PerSeat[int]  # how often terms were put to each


class OffersShown(TypedDict):
    frame: Literal["offers"]
    ready: list[Seat]
    mine: list[BargainView]  # what this seat has offered in this asking, closed until all are ready
    withdrawn: list[Field]  # what this seat has withdrawn in this asking


class TermsShown(TypedDict):
    frame: Literal["terms"]
    guest: Seat
    field: Field


class ActShown(TypedDict):
    frame: Literal["act"]
    seat: Seat
    building: Field
    is_done: bool


class PlacingShown(TypedDict):
    frame: Literal["placing"]
    to_come: list[Seat]
    street: Field  # the one chosen


Doing = PlainShown | WindowShown | OffersShown | TermsShown | ActShown | PlacingShown


class View(TypedDict):
    space: int  # of the round marker
    last: int  # the space of the last round
    first: Seat
    active: Seat
    squares: Annotated[list[Field], Along("square")]
    tower: Field
    path: list[Field]  # where the tower was this turn, the last one where it stands
    cleared: list[Field]  # streets whose discs were taken off
    used: list[Field]  # buildings whose action was used
    owner: Annotated[list[Seat], Along("field")]
    stock: Annotated[list[int], Along("good")]  # wares in supply
    deck: Annotated[list[int], Along("special")]  # special cards in supply
    piles: Annotated[list[int], Along("kind")]  # hand cards that lie face down
    face_up: list[Card]  # hand cards under their piles
    offers: Annotated[list[BargainView], Along("offer")]
    earlier: Annotated[list[BargainView], Along("offer")]  # stood here before the tower came
    terms: Annotated[list[BargainView], Along("offer")]  # that wait for an answer
    players: PerSeat[PlayerView]
    doing: list[Doing]  # the innermost last


# What a bargain says, wherever it is told, asked or answered


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


# What is asked


class DrawAsked(Asked, said="draw"):
    """Chance draws a card."""


class BeginAsked(Asked, said="begin"):
    """Chance names the start player."""


class DiceAsked(Asked, said="dice"):
    """Chance throws both dice."""


class StartAsked(Asked, said="start"):
    """The tower is rolled for, or placed with a card."""


class HereAsked(Asked, said="here"):
    building: Field


class AheadAsked(Asked, said="ahead"):
    field: Field
    visited: int


class OfferAsked(Asked, said="offer"):
    host: Seat
    field: Field
    ahead: int  # 1: it is about the way ahead, 0: about this building
    standing: int  # how many offers of this guest stand
    earlier: int  # 1: one of this guest stood before the tower came


class TermsAsked(Asked, said="terms"):
    guest: Seat
    field: Field


class HearAsked(Wish, Gift, Answering, Asked, said="hear"):
    """A guest answers terms."""


class HandOverAsked(Asked, said="hand_over"):
    to: Seat
    kind: Kind
    count: int


class ActAsked(Asked, said="act"):
    building: Field
    done: int


class VillaAsked(Asked, said="villa"):
    villa: Field


class RewardAsked(Asked, said="reward"):
    """A special card for a large order."""


class ClaimAsked(Asked, said="claim"):
    markers: int


class MarkAsked(Asked, said="mark"):
    street: Field
    markers: int


# What is answered


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


class Lapse(Answer, said="lapse"):
    """Let the action of the building lapse."""


class Accept(Answer, said="accept"):
    offer: OfferNumber


class Address(Answer, said="address"):
    player: Seat
    field: Field


class Move(Answer, said="move"):
    field: Field


class End(Answer, said="end"):
    """Move the tower no further."""


class Offer(Wish, Picked, Gift, ForField, Answer, said="offer"):
    """Offer something for a field."""


class Repeat(Answer, said="repeat"):
    """Make the earlier offer again."""


class Withdraw(Answer, said="withdraw"):
    field: Field


class Ready(Answer, said="ready"):
    """Offer nothing more in this asking."""


class Rest(Answer, said="rest"):
    """Offer nothing more in this turn."""


class PutTerms(Wish, Picked, Gift, Answer, said="put"):
    """Say to a guest what one would have."""


class Drop(Answer, said="drop"):
    """Put no terms after all."""


class Agree(Answer, said="agree"):
    """Agree to terms."""


class Refuse(Answer, said="refuse"):
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


class Finish(Answer, said="finish"):
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


class Done(Answer, said="done"):
    """Leave the street."""


class Pass(Answer, said="pass"):
    """Choose no street."""


# What is told


class Drew(Told, said="drew"):
    who: Seat
    kind: Kind
    card: Annotated[Card, HIDDEN]


class Began(Told, said="began"):
    who: Seat


class RoundBegan(Told, said="round_began"):
    round: int


class TurnBegan(Told, said="turn_began"):
    who: Seat


class Rolled(Told, said="rolled"):
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


class Lapsed(Told, said="lapsed"):
    building: Field


class Offered(Wish, PickedSecretly, Gift, Offering, Told, said="offered"):
    """An offer, with what the guest gives first."""


class TermsPut(Wish, PickedSecretly, Gift, Putting, Told, said="put"):
    """Terms, with what the host gives first."""


class Rests(Told, said="rests"):
    who: Seat


class Withdrew(Told, said="withdrew"):
    who: Seat
    field: Field


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


class Handed(Told, said="handed"):
    who: Seat
    to: Seat
    kind: Kind
    card: Annotated[Card, HIDDEN]


class PassedOn(Told, said="passed_on"):
    who: Seat
    to: Seat
    good: Good
    count: int


class Earned(Told, said="earned"):
    who: Seat
    sum: int


class Acted(Told, said="acted"):
    who: Seat
    building: Field


class Gained(Told, said="gained"):
    who: Seat
    good: Good
    count: int


class Delivered(Told, said="delivered"):
    who: Seat
    card: Card


class Played(Told, said="played"):
    who: Seat
    special: Special


class Used(Told, said="used"):
    who: Seat
    building: Field


class GaveBack(Told, said="gave_back"):
    who: Seat
    good: Good


class GaveCard(Told, said="gave_card"):
    who: Seat
    kind: Kind
    card: Card


class Shuffled(Told, said="shuffled"):
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

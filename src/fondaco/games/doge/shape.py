"""What crosses the border of Doge: views, questions, answers, events. The one place where their names stand.

Declarations only, read at run time and therefore not compiled. A comment behind a key goes over to the
client's types.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict, TypeVar

from fondaco.kernel.shape import (
    HIDDEN,
    Along,
    Answer,
    Asked,
    Bag,
    Closed,
    PerSeat,
    Phrase,
    Seat,
    Statistic,
    Thing,
    Told,
)

T = TypeVar("T")

Field = Annotated[int, Thing("field")]
Advisor = Annotated[int, Thing("advisor")]
Tokens = Annotated[list[int], Bag("token")]
TokenCounts = Annotated[tuple[int, ...], Bag("token")]  # the same in an event or an answer
PerField = Annotated[list[T], Along("field")]
PerAdvisor = Annotated[list[T], Along("advisor")]

LINES: Final = ("condition", "districts", "palazzi", "houses", "six", "seven", "eight")
TOTAL: Final = "palazzi"
CLOCKS: Final = ("round", "closest")
CHAPTERS: Final = ("round_began",)


class Catalogue(TypedDict):
    """What is printed on the board and never changes."""

    districts: int  # the first so many fields; the one after them is the Quarantia
    quarantia: Field
    sites: int  # for palazzi, in each district
    site_costs: list[int]  # by site, in houses
    homes: PerAdvisor[Field]


# What is seen


class AdvisorView(TypedDict):
    home: Field
    at: Field
    master: Seat


class PlayerView(TypedDict):
    houses: PerField[int]
    palazzi: PerField[int]
    supply: int
    palazzi_left: int
    rings: int
    in_hand: int
    on_fields: PerField[int]  # how many tokens lie on each field
    shown: Tokens  # how many of each value this round's votes have shown
    tokens: Tokens | None  # in hand: only the owner knows
    piles: PerField[Tokens] | None  # on each field: only the owner knows


class PlainShown(TypedDict):
    """A piece of procedure of which nothing is to be seen but that it goes on."""

    frame: Literal["play", "layorder", "round", "turnup", "spoils"]


class TurnsShown(TypedDict):
    frame: Literal["puts", "moves", "builds"]
    to_come: list[Seat]


class PlacementShown(TypedDict):
    frame: Literal["placement"]
    step: int
    chosen: list[Seat]  # who has chosen
    mine: list[Closed]  # what this seat has chosen


class VoteShown(TypedDict):
    frame: Literal["vote"]
    field: Field


class DistrictShown(TypedDict):
    frame: Literal["district"]
    winners: list[Seat]
    seconds: list[Seat]


class CouncilShown(TypedDict):
    frame: Literal["council"]
    undecided: list[Advisor]
    to_come: list[Seat]


Doing = PlainShown | TurnsShown | PlacementShown | VoteShown | DistrictShown | CouncilShown


class View(TypedDict):
    round: int
    lead: Seat
    row: list[Field]  # still to vote this round, left to right
    coming: list[Field]  # next round's order as far as it is turned up
    voting: Field  # whose tokens lie open
    costs: PerField[int]  # of the next free site, in houses; 0: none is free
    advisors: PerAdvisor[AdvisorView]
    players: PerSeat[PlayerView]
    doing: list[Doing]  # the innermost last


# The longest that lists can be in which a seat stands more than once, for observations of fixed size: four
# who have moved two houses each, and the three decisions of the Quarantia with all who came second.
BOUNDS: Final = {"doing.turns.to_come": 8, "doing.council.to_come": 8}


# What is asked


class TurnAsked(Asked, said="turn"):
    """Chance turns a card up."""


class PlaceAsked(Asked, said="place"):
    step: int
    steps: int
    most: int  # tokens that may be placed now


class SpoilsAsked(Asked, said="spoils"):
    field: Field


class DecideAsked(Asked, said="decide"):
    field: Field


class PutAsked(Asked, said="put"):
    field: Field
    most: int
    place: int  # 1: has won the vote, 2: came second
    sharers: int  # how many have this place


class MoveAsked(Asked, said="move"):
    left: int
    home: Field


class BuildAsked(Asked, said="build"):
    field: Field
    cost: int


class CouncilAsked(Asked, said="council"):
    left: int  # advisors of the Quarantia that are not decided on yet, this one included


# What is answered


class Turn(Answer, said="turn"):
    thing: Field


class Place(Answer, said="place"):
    field: Field
    tokens: TokenCounts


class Take(Answer, said="take"):
    advisor: Advisor
    to: Field


class Waive(Answer, said="waive", is_pass=True):
    advisor: Advisor


class PutHouses(Answer, said="put"):
    count: int


class Move(Answer, said="move"):
    source: Field
    target: Field


class Stop(Answer, said="stop", is_pass=True):
    """Move no more houses."""


class Build(Answer, said="build"):
    """Build a palazzo."""


class Keep(Answer, said="keep", is_pass=True):
    """Keep the houses."""


# What is told


class Laid(Told, said="laid", rank="setup"):
    field: Field
    position: int


class RoundBegan(Told, said="round_began"):
    round: int
    lead: Seat


class SatOut(Told, said="sat_out", rank="detail"):
    who: Seat


class Placed(Told, said="placed"):
    who: Seat
    field: Field
    count: int
    tokens: Annotated[TokenCounts, HIDDEN]


class Called(Told, said="called", rank="detail"):
    field: Field


class Voted(Told, said="voted", reveals=True):
    who: Seat
    field: Field
    tokens: TokenCounts
    votes: int
    advisors: int  # how many of the votes they bring


class NoVotes(Told, said="no_votes", reveals=True):
    field: Field


class Won(Told, said="won"):
    who: Seat
    field: Field
    votes: int
    winners: int  # more than one: a tie


class CameSecond(Told, said="came_second"):
    who: Seat
    field: Field
    votes: int


class Put(Told, said="put"):
    who: Seat
    count: int
    field: Field


class Forwent(Told, said="forwent"):
    who: Seat
    field: Field


class Moved(Told, said="moved"):
    who: Seat
    source: Field
    target: Field


class Built(Told, said="built"):
    who: Seat
    field: Field
    cost: int
    site: int


class Kept(Told, said="kept"):
    who: Seat
    field: Field


class Lost(Told, said="lost"):
    who: Seat
    advisor: Advisor


class Took(Told, said="took"):
    who: Seat
    advisor: Advisor
    field: Field


class Waived(Told, said="waived"):
    who: Seat
    advisor: Advisor


class Freed(Told, said="freed", rank="detail"):
    advisor: Advisor


class SetAside(Told, said="set_aside", rank="detail"):
    field: Field


class TurnedUp(Told, said="turned_up", rank="setup"):
    field: Field
    position: int


class RoundEnded(Told, said="round_ended", rank="detail"):
    round: int


class Met(Told, said="met"):
    who: Seat
    condition: int  # 1: six districts, 2: seven over five, 3: eight over four


class Exhausted(Told, said="exhausted"):
    round: int


class Ranked(Told, said="ranked"):
    who: Seat
    place: int


STATISTICS: Final = (
    Statistic("votes", Voted, "who", "votes"),
    Statistic("wins", Won, "who"),
    Statistic("advisors", Took, "who"),
    Statistic("moves", Moved, "who"),
)


# What people say at the table


class LeaveMe(Phrase, said="leave_me"):
    field: Field


class AllIn(Phrase, said="all_in"):
    field: Field


class NearWin(Phrase, said="near_win"):
    who: Seat

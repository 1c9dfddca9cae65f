"""A field votes: tokens are shown, the winners get what it gives, the order card changes."""

from __future__ import annotations

from typing import Final

from fondaco.games.doge import shape
from fondaco.games.doge.data import COUNCIL, DISTRICTS, ELSEWHERE, FIELDS, NEUTRAL, QUARANTIA, VALUES
from fondaco.games.doge.houses import Moves, Puts, offer_building, put_move, start_with_most
from fondaco.games.doge.state import Doge
from fondaco.kernel.action import Action
from fondaco.kernel.fields import One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.frames import Draw, Steps
from fondaco.kernel.prompt import Bar, Move, Prompt, asked

SECONDS: Final = -1  # in the Council's plan: the turn of the tied seconds


class Vote(Steps[Doge]):
    """The vote of one field (DOGE-4.1): it counts, it gives, its card makes way for one of the next round."""

    def __init__(self, step: int, field: int) -> None:
        super().__init__(step)
        self.field = field

    def copy(self) -> Vote:
        return Vote(self.step, self.field)

    def show(self, seat: int) -> shape.VoteShown:
        return {"frame": "vote", "field": self.field}

    def next(self, s: Doge, step: int) -> Frame[Doge] | None:
        match step:
            case 0:
                return self.outcome(s)
            case 1:
                clear_field(s, self.field)
                s.row.pop(0)
                s.tell(shape.SetAside, "DOGE-4.5", self.field)
                return TurnUp()
        return None

    def outcome(self, s: Doge) -> Frame[Doge]:
        votes = s.votes(self.field)
        open_field(s, self.field)
        tell_votes(s, self.field, votes)
        winners, seconds = podium(s, votes)
        for seat in winners:
            s.tell(shape.Won, "DOGE-4.4", seat, self.field, votes[seat], len(winners))
        if len(winners) > 1:
            seconds = []  # DOGE-5.3, DOGE-6.2
        for seat in seconds:
            s.tell(shape.CameSecond, "DOGE-4.4", seat, self.field, votes[seat])
        if self.field == QUARANTIA:
            return council(s, winners, seconds)
        return District(0, self.field, winners, seconds)


def podium(s: Doge, votes: list[int]) -> tuple[list[int], list[int]]:
    """Who has the most votes and who the next most, clockwise from the lead; no votes, no part (DOGE-4.3)."""
    best, next_best = 0, 0
    for n in votes:
        if n > best:
            best, next_best = n, best
        elif best > n > next_best:
            next_best = n
    order = s.order()
    winners = [seat for seat in order if votes[seat] == best and best]
    seconds = [seat for seat in order if votes[seat] == next_best and next_best]
    return winners, seconds


def tell_votes(s: Doge, field: int, votes: list[int]) -> None:
    """Show the tokens of a field and what they come to (DOGE-4.2)."""
    if s.log is None:
        return
    s.tell(shape.Called, "DOGE-4.1", field)
    for seat in s.order():
        pile = s.pile(seat, field)
        if any(pile) or votes[seat]:
            advisors = votes[seat] - sum([value * count for value, count in enumerate(pile)])
            s.tell(shape.Voted, "DOGE-4.2", seat, field, tuple(pile), votes[seat], advisors)
    if not any(votes):
        s.tell(shape.NoVotes, "DOGE-6.5" if field == QUARANTIA else "DOGE-5.6", field)


def open_field(s: Doge, field: int) -> None:
    """The tokens of a field are turned over for all to see (DOGE-4.2)."""
    s.voting = field
    for seat in range(s.seats):
        pile = seat * len(FIELDS) + field
        if s.lying[pile]:
            for value in range(VALUES):
                s.shown[seat * VALUES + value] += s.piles[pile * VALUES + value]


def clear_field(s: Doge, field: int) -> None:
    """The tokens of a field go back face down to their owners (DOGE-4.6)."""
    s.voting = NEUTRAL
    for seat in range(s.seats):
        pile = seat * len(FIELDS) + field
        if s.lying[pile]:
            s.lying[pile] = 0
            for value in range(VALUES):
                n = s.piles[pile * VALUES + value]
                s.piles[pile * VALUES + value] = 0
                s.hand[seat * VALUES + value] += n


class TurnUp(Draw[Doge]):
    """The leftmost face-down card of the other set is turned up (DOGE-4.5)."""

    called = "turnup"
    verb = "turn"
    what = "field"
    clause = "DOGE-4.5"

    def copy(self) -> TurnUp:
        return TurnUp()

    def bag(self, s: Doge) -> list[int]:
        return [0 if field in s.coming else 1 for field in range(7)]

    def drawn(self, s: Doge, thing: int) -> None:
        s.coming.append(thing)
        s.tell(shape.TurnedUp, "DOGE-4.5", thing, len(s.coming))


class District(Steps[Doge]):
    """A district gives: to the winner, then to the seconds (DOGE-5.1 to DOGE-5.4)."""

    def __init__(self, step: int, field: int, winners: list[int], seconds: list[int]) -> None:
        super().__init__(step)
        self.field = field
        self.winners = winners
        self.seconds = seconds

    def copy(self) -> District:
        return District(self.step, self.field, self.winners, self.seconds)

    def show(self, seat: int) -> shape.DistrictShown:
        return {"frame": "district", "winners": self.winners, "seconds": self.seconds}

    def next(self, s: Doge, step: int) -> Frame[Doge] | None:
        if step == 0 and len(self.winners) == 1:
            return Spoils(self.winners[0], self.field, False, False)
        if step == 0 and self.winners:
            s.neutralise(self.field, "DOGE-5.3")
            return Puts(self.winners, 0, self.field, 2, "DOGE-5.3", [])
        if step == 1 and self.seconds:
            clause = "DOGE-5.2" if len(self.seconds) == 1 else "DOGE-5.4"
            return Puts(self.seconds, 0, self.field, 1, clause, [])
        return None


def take_move(advisors: list[int], home: int, clause: str) -> Move:
    """Take one of these advisors, which `clause` limits, to any field but its home (DOGE-7.2)."""
    who = One("advisor", "advisor", advisors, clause)
    return Move("take", "DOGE-7.2", [who, One("to", "field", ELSEWHERE[home], "DOGE-7.2")])


def waive_move(advisors: list[int], clause: str) -> Move:
    """Leave one of these advisors, which `clause` limits, to nobody (DOGE-7.5)."""
    return Move("waive", "DOGE-7.5", [One("advisor", "advisor", advisors, clause)])


# The advisor of a district is decided on alone: these moves never change.
TAKE: Final = [take_move([district], district, "DOGE-7.3") for district in range(DISTRICTS)]
WAIVE: Final = [waive_move([district], "DOGE-7.3") for district in range(DISTRICTS)]


def decide(s: Doge, a: Action, home: int) -> int:
    """Take or waive an advisor; a waiver may then move a house (DOGE-7.5). Returns the advisor."""
    if a.verb == "take":
        advisor, to = parts(shape.Take, a)
        s.take(a.seat, advisor, to)
    else:
        (advisor,) = parts(shape.Waive, a)
        s.waive(a.seat, advisor)
        s.stack.append(Moves([a.seat], 0, 1, home, "DOGE-7.5", 0, []))
    return advisor


class Spoils(Frame[Doge]):
    """The one winner of a district decides on its advisor and puts houses in, in either order (DOGE-5.1)."""

    called = "spoils"
    usual = "take"

    def __init__(self, seat: int, field: int, decided: bool, placed: bool) -> None:
        self.seat = seat
        self.field = field
        self.decided = decided
        self.placed = placed

    def copy(self) -> Spoils:
        return Spoils(self.seat, self.field, self.decided, self.placed)

    def advance(self, s: Doge) -> bool:
        if not self.decided or (not self.placed and s.supply[self.seat]):
            return True
        s.stack.pop()
        if not self.placed:
            s.tell(shape.Forwent, "DOGE-5.5", self.seat, self.field)
        return False

    def waiting(self, s: Doge) -> list[int]:
        return [self.seat]

    def question(self, s: Doge, seat: int) -> Prompt:
        if self.decided:
            moves = [put_move(s, seat, 2, "DOGE-5.1")]
            return asked(shape.PutAsked, seat, "DOGE-5.1", moves, self.field, min(2, s.supply[seat]), 1, 1)
        moves = []
        bars: tuple[Bar, ...] = ()
        if s.can_take(seat, self.field):
            moves.append(TAKE[self.field])
        else:
            bars = (Bar("take", "DOGE-7.4"),)
        moves.append(WAIVE[self.field])
        if self.placed:
            return asked(shape.DecideAsked, seat, "DOGE-5.1", moves, self.field, bars=bars)
        if s.supply[seat]:
            moves.append(put_move(s, seat, 2, "DOGE-5.1"))
        else:
            bars += (Bar("put", "DOGE-5.5"),)
        return asked(shape.SpoilsAsked, seat, "DOGE-5.1", moves, self.field, bars=bars)

    def annotate(self, s: Doge, prompt: Prompt) -> None:
        start_with_most(prompt)

    def usual_verb(self, s: Doge, prompt: Prompt) -> str:
        """Taking the advisor; when that is done, putting houses in."""
        return "put" if self.decided else super().usual_verb(s, prompt)

    def answer(self, s: Doge, a: Action) -> None:
        if a.verb != "put":
            self.decided = True
            decide(s, a, self.field)
            return
        self.placed = True
        (count,) = parts(shape.PutHouses, a)
        s.put(a.seat, count, self.field, "DOGE-5.1")
        if count:
            offer_building(s, [a.seat * DISTRICTS + self.field])


def council(s: Doge, winners: list[int], seconds: list[int]) -> Frame[Doge]:
    """Who decides on the Quarantia's advisors, and in which order (DOGE-6.1 to DOGE-6.5)."""
    if len(winners) > 1:
        for advisor in COUNCIL:
            s.neutralise(advisor, "DOGE-6.2")
        return Moves(winners, 0, 2, QUARANTIA, "DOGE-6.2", 0, [])
    plan: list[int] = []
    if winners:
        plan = [winners[0], winners[0]]
        if len(seconds) == 1:
            plan.insert(1, seconds[0])
        elif seconds:
            plan.insert(1, SECONDS)
    return Council(plan, 0, seconds, list(COUNCIL))


class Council(Frame[Doge]):
    """The Quarantia's advisors are decided on one by one."""

    usual = "take"

    def __init__(self, plan: list[int], turn: int, seconds: list[int], undecided: list[int]) -> None:
        self.plan = plan
        self.turn = turn
        self.seconds = seconds
        self.undecided = undecided

    def copy(self) -> Council:
        return Council(self.plan, self.turn, self.seconds, self.undecided[:])

    def show(self, seat: int) -> shape.CouncilShown:
        to_come: list[int] = []
        for decider in self.plan[self.turn :]:
            to_come.extend(self.seconds if decider == SECONDS else [decider])
        return {"frame": "council", "undecided": self.undecided[:], "to_come": to_come}

    def advance(self, s: Doge) -> bool:
        if self.turn == len(self.plan):
            s.stack.pop()
            if SECONDS in self.plan:
                s.neutralise(self.undecided[0], "DOGE-6.3")
            return False
        if self.plan[self.turn] != SECONDS:
            return True
        self.turn += 1
        s.stack.append(Moves(self.seconds, 0, 1, QUARANTIA, "DOGE-6.3", 0, []))
        return False

    def waiting(self, s: Doge) -> list[int]:
        return [self.plan[self.turn]]

    def question(self, s: Doge, seat: int) -> Prompt:
        within_reach = [advisor for advisor in self.undecided if s.can_take(seat, advisor)]
        moves: list[Move] = []
        bars: tuple[Bar, ...] = ()
        if within_reach:
            limit = "DOGE-6.1" if within_reach == self.undecided else "DOGE-7.4"
            moves.append(take_move(within_reach, QUARANTIA, limit))
        else:
            bars = (Bar("take", "DOGE-7.4"),)
        moves.append(waive_move(self.undecided[:], "DOGE-6.1"))
        return asked(shape.CouncilAsked, seat, self.clause(), moves, len(self.undecided), bars=bars)

    def clause(self) -> str:
        """The case of the Quarantia's vote that is being carried out."""
        if SECONDS in self.plan:
            return "DOGE-6.3"
        return "DOGE-6.1" if self.seconds else "DOGE-6.4"

    def answer(self, s: Doge, a: Action) -> None:
        self.turn += 1
        self.undecided.remove(decide(s, a, QUARANTIA))

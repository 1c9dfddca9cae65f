"""Placing houses, moving them, and building palazzi afterwards."""

from __future__ import annotations

from typing import Final

from fondaco.games.doge import shape
from fondaco.games.doge.data import DISTRICTS
from fondaco.games.doge.state import Doge
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Amount, One
from fondaco.kernel.frame import parts
from fondaco.kernel.frames import Turns
from fondaco.kernel.prompt import Move, PlainMove, Prompt, asked

# A move whose fields never change is made once and asked often.
BUILD: Final = PlainMove("build", "DOGE-8.2")
KEEP: Final = PlainMove("keep", "DOGE-8.3")


def put_move(s: Doge, seat: int, most: int, clause: str) -> Move:
    """Put up to `most` houses in, as `clause` allows and as far as the supply goes (DOGE-5.5, DOGE-5.7)."""
    supply = s.supply[seat]
    if supply < most:
        return Move("put", "DOGE-5.7", [Amount("count", "house", 0, supply, "DOGE-5.5")])
    return Move("put", "DOGE-5.7", [Amount("count", "house", 0, most, clause)])


def start_with_most(prompt: Prompt) -> None:
    """As a rule people put in as many houses as they may."""
    move = prompt.move("put")
    if move is not None:
        count = move.fields[0]
        assert isinstance(count, Amount)
        count.start = count.high


class Puts(Turns[Doge]):
    """Some seats put houses into a district, one after the other; then those who did may build (DOGE-8.5)."""

    usual = "put"

    def __init__(
        self, seats: list[int], turn: int, district: int, most: int, clause: str, placed: list[int]
    ) -> None:
        super().__init__(seats, turn)
        self.district = district
        self.most = most
        self.clause = clause
        self.placed = placed  # the seats that put at least one house in (DOGE-8.1)

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "puts", "to_come": self.to_come()}

    def copy(self) -> Puts:
        return Puts(self.seats, self.turn, self.district, self.most, self.clause, self.placed[:])

    def able(self, s: Doge, seat: int) -> bool:
        return s.supply[seat] > 0

    def missed(self, s: Doge, seat: int) -> None:
        s.tell(shape.Forwent, "DOGE-5.5", seat, self.district)

    def question(self, s: Doge, seat: int) -> Prompt:
        moves = [put_move(s, seat, self.most, self.clause)]
        most = min(self.most, s.supply[seat])
        place = 1 if self.clause == "DOGE-5.3" else 2  # one winner alone is asked for more: see `Spoils`
        return asked(shape.PutAsked, seat, self.clause, moves, self.district, most, place, len(self.seats))

    def annotate(self, s: Doge, prompt: Prompt) -> None:
        start_with_most(prompt)

    def answer(self, s: Doge, a: Action) -> None:
        (count,) = parts(shape.PutHouses, a)
        s.put(a.seat, count, self.district, self.clause)
        if count:
            self.placed.append(a.seat)
        self.turn += 1

    def finish(self, s: Doge) -> None:
        chances = [seat * DISTRICTS + self.district for seat in self.placed]
        offer_building(s, chances)


class Moves(Turns[Doge]):
    """Some seats may each move houses between districts; then they may build where they moved to.

    `home` is the district that a waived advisor ties the move to, or the Quarantia, which ties it to none.
    """

    usual = "move"

    def __init__(
        self, seats: list[int], turn: int, each: int, home: int, clause: str, made: int, into: list[int]
    ) -> None:
        super().__init__(seats, turn)
        self.each = each
        self.home = home
        self.clause = clause
        self.made = made  # moves made in this turn
        self.into = into  # [seat * 6 + district] of every house moved so far

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "moves", "to_come": self.to_come()}

    def copy(self) -> Moves:
        return Moves(self.seats, self.turn, self.each, self.home, self.clause, self.made, self.into[:])

    def able(self, s: Doge, seat: int) -> bool:
        return any(s.houses_of(seat))

    def question(self, s: Doge, seat: int) -> Prompt:
        houses = s.houses_of(seat)
        sources = [district for district in range(DISTRICTS) if houses[district]]
        if self.home < DISTRICTS and not houses[self.home]:
            targets = [self.home]
        else:
            targets = [district for district in range(DISTRICTS) if sources != [district]]
        fields = [
            One("source", "field", sources, self.clause),
            One("target", "field", targets, self.clause),
        ]
        moves = [Move("move", self.clause, list(fields)), Move("stop", self.clause, [])]
        return asked(shape.MoveAsked, seat, self.clause, moves, self.each - self.made, self.home)

    def refuse(self, s: Doge, a: Action) -> str:
        if a.verb != "move":
            return ""
        source, target = parts(shape.Move, a)
        if source == target:
            return self.clause
        tied = self.home < DISTRICTS and self.home not in (source, target)
        return self.clause if tied else ""

    def answer(self, s: Doge, a: Action) -> None:
        if a.verb == "move":
            source, target = parts(shape.Move, a)
            s.move(a.seat, source, target, self.clause)
            self.into.append(a.seat * DISTRICTS + target)
            self.made += 1
        else:
            self.made = self.each
        if self.made == self.each:
            self.made = 0
            self.turn += 1

    def finish(self, s: Doge) -> None:
        chances: list[int] = []
        for seat in self.seats:
            for district in range(DISTRICTS):
                if seat * DISTRICTS + district in self.into:
                    chances.append(seat * DISTRICTS + district)
        offer_building(s, chances)


def offer_building(s: Doge, chances: list[int]) -> None:
    """Let those who have just placed or moved a house build, all at the price as it is now (DOGE-8.5)."""
    seats: list[int] = []
    districts: list[int] = []
    costs: list[int] = []
    for chance in chances:
        seat, district = chance // DISTRICTS, chance % DISTRICTS
        cost = s.cost(district)
        if s.can_build(seat, district, cost):
            seats.append(seat)
            districts.append(district)
            costs.append(cost)
    if seats:
        s.stack.append(Builds(seats, 0, districts, costs))


class Builds(Turns[Doge]):
    """Chances to build one palazzo each (DOGE-8.4), in order; who cannot is passed over."""

    usual = "build"

    def __init__(self, seats: list[int], turn: int, districts: list[int], costs: list[int]) -> None:
        super().__init__(seats, turn)
        self.districts = districts
        self.costs = costs

    def show(self, seat: int) -> shape.TurnsShown:
        return {"frame": "builds", "to_come": self.to_come()}

    def copy(self) -> Builds:
        return Builds(self.seats, self.turn, self.districts, self.costs)

    def able(self, s: Doge, seat: int) -> bool:
        return s.can_build(seat, self.districts[self.turn], self.costs[self.turn])

    def question(self, s: Doge, seat: int) -> Prompt:
        is_tied = self.seats.count(seat) < len(self.seats)
        clause = "DOGE-8.5" if is_tied else "DOGE-8.1"
        district, cost = self.districts[self.turn], self.costs[self.turn]
        return asked(shape.BuildAsked, seat, clause, [BUILD, KEEP], district, cost)

    def answer(self, s: Doge, a: Action) -> None:
        district = self.districts[self.turn]
        if a.verb == "build":
            s.build(a.seat, district, self.costs[self.turn])
        else:
            s.tell(shape.Kept, "DOGE-8.3", a.seat, district)
        self.turn += 1

"""How soon a ship can be at a stop."""

from __future__ import annotations

from fondaco.bots.liguria.taste import Taste
from fondaco.games.liguria.data import HARBOUR, STOPS
from fondaco.games.liguria.state import Liguria


def way_of(s: Liguria, seat: int) -> int:
    """The way that a ship must take from where it stands; 0: it may choose (LIG-4.2)."""
    return 0 if s.isles[s.at[seat]] == HARBOUR else s.course[seat]


def distance(at: int, way: int, stop: int) -> int:
    """Steps from one stop to another; a ship cannot stay where it is."""
    ahead = (stop - at) % STOPS or STOPS
    back = STOPS - ahead or STOPS
    if way == 0:
        return ahead if ahead < back else back
    return ahead if way > 0 else back


class Course:
    """One ship where it stands, with so many moves to come and so many wheels of its own."""

    def __init__(self, at: int, way: int, wheels: int, moves: int, taste: Taste) -> None:
        self.at = at
        self.way = way
        self.wheels = wheels
        self.moves = moves
        self.steps = wheels + taste.steps
        self.homely = taste.homely
        # The part of a gain at a stop that can be counted on: less, the later.
        self.reach = [self.later(taste.late, self.turns(stop)) for stop in range(STOPS)]

    def later(self, part: float, turns: int) -> float:
        return float(part**turns) if turns <= self.moves else 0.0

    def turns(self, stop: int) -> int:
        """Moves that it takes to get there."""
        return -(-distance(self.at, self.way, stop) // self.steps) if self.steps else STOPS

    def homecoming(self, home: int) -> float:
        """The part of a cargo that can be counted on; the last movement has no card (LIG-6.1)."""
        turns = self.turns(home)
        if turns <= self.moves:
            return self.later(self.homely, turns)
        if distance(self.at, self.way, home) <= self.moves * self.steps + self.wheels:
            return 0.8 if self.moves else 1.0
        return 0.0

"""How soon a ship can be at a stop."""

from __future__ import annotations

from fondaco.games.liguria.data import HARBOUR, STOPS
from fondaco.games.liguria.state import Liguria


class Course:
    """One ship where it stands, with so many moves to come and so many steps in each."""

    def __init__(self, s: Liguria, seat: int, moves: int, card: int, late: float) -> None:
        self.at = s.at[seat]
        self.way = 0 if s.isles[self.at] == HARBOUR else s.course[seat]  # 0: it may choose (LIG-4.2)
        self.moves = moves
        self.wheels = s.wheels(seat)
        self.steps = self.wheels + card
        self.late = late

    def distance(self, stop: int) -> int:
        """Steps from here; a ship cannot stay where it is."""
        ahead = (stop - self.at) % STOPS or STOPS
        if self.way == 0:
            return min(ahead, STOPS - ahead or STOPS)
        return ahead if self.way > 0 else STOPS - ahead or STOPS

    def turns(self, stop: int) -> int:
        """Moves that it takes to get there."""
        return -(-self.distance(stop) // self.steps) if self.steps else STOPS

    def reach(self, stop: int) -> float:
        """The part of a gain at a stop that can be counted on: less, the later."""
        turns = self.turns(stop)
        return self.late**turns if turns <= self.moves else 0.0

    def homecoming(self, home: int, has_last: bool) -> float:
        """The part of a cargo that can be counted on; the last movement has no card (LIG-6.1)."""
        turns = self.turns(home)
        if turns <= self.moves:
            return 0.97**turns
        if has_last and self.distance(home) <= self.moves * self.steps + self.wheels:
            return 0.8 if self.moves else 1.0
        return 0.0

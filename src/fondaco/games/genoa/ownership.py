"""Ownership markers at the end of a turn (GEN-11)."""

from __future__ import annotations

from fondaco.games.genoa import shape
from fondaco.games.genoa.data import MARKER, NONE, STREETS
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.action import Action
from fondaco.kernel.fields import One
from fondaco.kernel.frame import parts
from fondaco.kernel.frames import Turns
from fondaco.kernel.prompt import Bar, Move, Prompt, asked


class Placing(Turns[Genoa]):
    """Once around from the active player: choose a street with discs and place markers beside it."""

    def __init__(self, seats: list[int], turn: int, street: int, has_changed: bool) -> None:
        super().__init__(seats, turn)
        self.street = street  # the one chosen, 0 none yet
        self.has_changed = has_changed  # a marker was placed or removed there (GEN-11.3)

    def copy(self) -> Placing:
        return Placing(self.seats, self.turn, self.street, self.has_changed)

    def show(self, seat: int) -> shape.PlacingShown:
        return {"frame": "placing", "to_come": self.to_come(), "street": self.street or NONE}

    def able(self, s: Genoa, seat: int) -> bool:
        if self.street:
            return bool(self.empty(s, seat) or self.others(s, seat))
        return bool(self.streets(s, seat))

    def missed(self, s: Genoa, seat: int) -> None:
        self.leave(s)

    def streets(self, s: Genoa, seat: int) -> list[int]:
        """Streets the tower was on that still have a disc, and where something can be done."""
        if not s.store[seat]:
            return []
        found: list[int] = []
        for street in s.path:
            if street >= STREETS and not s.cleared >> street & 1:
                if any(s.owner[b] != seat for b in s.edition.city.beside_street(street)):
                    found.append(street)
        return found

    def empty(self, s: Genoa, seat: int) -> list[int]:
        """Buildings beside the street on which a marker can be put (GEN-11.1)."""
        beside = s.edition.city.beside_street(self.street)
        return [b for b in beside if s.owner[b] == NONE] if s.store[seat] else []

    def others(self, s: Genoa, seat: int) -> list[int]:
        """Buildings beside it from which another's marker can be removed (GEN-11.2)."""
        beside = s.edition.city.beside_street(self.street)
        return [b for b in beside if s.owner[b] not in (NONE, seat)] if s.store[seat] else []

    def question(self, s: Genoa, seat: int) -> Prompt:
        if not self.street:
            street = One("street", "field", self.streets(s, seat), "GEN-11.1")
            moves = [Move("claim", "GEN-11.1", [street]), Move("pass", "GEN-11.1", [])]
            return asked(shape.ClaimAsked, seat, "GEN-11.1", moves, s.store[seat])
        moves = []
        empty, others = self.empty(s, seat), self.others(s, seat)
        if empty:
            moves.append(Move("mark", "GEN-11.1", [One("building", "field", empty, "GEN-11.2")]))
        if others:
            moves.append(Move("remove", "GEN-11.2", [One("building", "field", others, "GEN-11.2")]))
        bars: tuple[Bar, ...] = ()
        if self.has_changed:
            moves.append(Move("done", "GEN-11.1", []))
        else:
            bars = (Bar("done", "GEN-11.3"),)
        return asked(shape.MarkAsked, seat, "GEN-11.1", moves, self.street, s.store[seat], bars=bars)

    def answer(self, s: Genoa, a: Action) -> None:
        match a.verb:
            case "claim":
                (self.street,) = parts(shape.Claim, a)
            case "mark":
                (building,) = parts(shape.Mark, a)
                self.mark(s, a.seat, building)
            case "remove":
                (building,) = parts(shape.Remove, a)
                self.remove(s, a.seat, building)
            case _:
                self.leave(s)
                self.turn += 1

    def mark(self, s: Genoa, seat: int, building: int) -> None:
        self.has_changed = True
        s.store[seat] -= 1
        s.owner[building] = seat
        s.tell(shape.Marked, "GEN-11.1", seat, building)

    def remove(self, s: Genoa, seat: int, building: int) -> None:
        """One marker given up, the other's removed: both return to supply (GEN-11.2)."""
        self.has_changed = True
        s.add(seat, MARKER, -1)
        s.markers[s.owner[building]] += 1
        s.tell(shape.Removed, "GEN-11.2", seat, s.owner[building], building)
        s.owner[building] = NONE

    def leave(self, s: Genoa) -> None:
        """All discs are taken off the street that was used (GEN-11.1)."""
        if self.street:
            s.cleared |= 1 << self.street
            self.street = 0
            self.has_changed = False

"""Moving the ship: way, steps, anchor, turn arrow (LIG-4), and the last movement (LIG-6)."""

from __future__ import annotations

from typing import Final

from fondaco.games.liguria import shape
from fondaco.games.liguria.data import HARBOUR, STEP, STOPS
from fondaco.games.liguria.state import Liguria
from fondaco.games.liguria.stops import arrive
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Amount, Field, One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.prompt import Bar, Move, PlainMove, Prompt, asked

SAIL: Final = 0  # a stop is to be chosen
STOPPED: Final = 1  # the move is over, but for the turn arrow
DONE: Final = 2

# Moves whose fields never change are made once and asked often.
TURN: Final = PlainMove("turn", "LIG-4.3")
KEEP: Final = PlainMove("keep", "LIG-4.3")
STAY: Final = PlainMove("stay", "LIG-6.1")


class Voyage(Frame[Liguria]):
    """One ship's move."""

    usual = "sail"

    def __init__(
        self,
        seat: int,
        stage: int,
        steps: int,
        anchors: int,
        turns: int,
        is_under_way: bool,
        is_last: bool,
    ) -> None:
        self.seat = seat
        self.stage = stage
        self.steps = steps  # that may still be made
        self.anchors = anchors
        self.turns = turns
        self.is_under_way = is_under_way  # has made a step: the way is fixed, and standing still is no choice
        self.is_last = is_last  # the movement after the last round: nothing but unloading

    def copy(self) -> Voyage:
        return Voyage(
            self.seat,
            self.stage,
            self.steps,
            self.anchors,
            self.turns,
            self.is_under_way,
            self.is_last,
        )

    def show(self, seat: int) -> shape.VoyageShown:
        return {
            "frame": "voyage",
            "seat": self.seat,
            "steps": self.steps if self.stage == SAIL else 0,
            "anchors": self.anchors if self.stage == SAIL else 0,
            "turns": self.turns,
        }

    def advance(self, s: Liguria) -> bool:
        if self.stage == SAIL and not self.steps:
            self.stage = STOPPED  # no wheels: the ship stays, and has not stopped (LIG-4.1, LIG-4.5)
        if self.stage == SAIL and self.is_bound(s):
            s.tell(shape.Bound, "LIG-4.1", self.seat)
            self.sail(s, STEP[self.ways(s)[0]], 1, False)
            return False
        if self.stage == STOPPED and not self.can_turn(s):
            self.stage = DONE
        if self.stage == DONE:
            s.stack.pop()
        return self.stage != DONE

    def is_bound(self, s: Liguria) -> bool:
        """A ship that must make one step and has one way makes it unasked (LIG-4.1)."""
        return self.steps == 1 and not self.is_last and len(self.ways(s)) == 1

    def can_turn(self, s: Liguria) -> bool:
        """Not at a harbour, where the next move may go either way without an arrow (LIG-4.2, LIG-4.3)."""
        return bool(self.turns and s.course[self.seat]) and s.isles[s.at[self.seat]] != HARBOUR

    def waiting(self, s: Liguria) -> list[int]:
        return [self.seat]

    def ways(self, s: Liguria) -> list[int]:
        """The ways the ship may take now (LIG-4.2, LIG-4.3)."""
        course = s.course[self.seat]
        if not self.is_under_way and (self.turns or not course or s.isles[s.at[self.seat]] == HARBOUR):
            return [0, 1]
        return [STEP.index(course)]

    def question(self, s: Liguria, seat: int) -> Prompt:
        if self.stage == STOPPED:
            return asked(shape.TurnAsked, seat, "LIG-4.3", [TURN, KEEP])
        clause = "LIG-6.1" if self.is_last else "LIG-4.1"
        moves = [Move("sail", clause, self.fields(s, self.steps, clause))]
        bars: tuple[Bar, ...] = ()
        if self.anchors and self.steps > 1:
            moves.append(Move("anchor", "LIG-4.4", self.fields(s, self.steps - 1, "LIG-4.4")))
        elif not self.is_last:  # without cards nobody looks for an anchor
            bars = (Bar("anchor", "LIG-4.4"),)
        if self.is_last:
            moves.append(STAY)
        about = self.steps, int(self.is_last)
        return asked(shape.SailAsked, seat, clause, moves, *about, bars=bars)

    def fields(self, s: Liguria, most: int, clause: str) -> list[Field]:
        """The way is the ship's own; after an anchor stop it is the same as before it."""
        way = One("way", "way", self.ways(s), "LIG-4.4" if self.is_under_way else "LIG-4.2")
        return [way, Amount("steps", "steps", 1, most, clause)]

    def answer(self, s: Liguria, a: Action) -> None:
        if a.verb in ("sail", "anchor"):
            way, steps = parts(shape.Sail, a)  # an anchor's parts are the same
            self.sail(s, STEP[way], steps, a.verb == "anchor")
        else:
            if a.verb == "turn":
                s.course[self.seat] = -s.course[self.seat]
                s.tell(shape.Turned, "LIG-4.3", a.seat)
            elif a.verb == "stay":
                s.tell(shape.Stayed, "LIG-6.1", a.seat)
            self.stage = DONE

    def sail(self, s: Liguria, way: int, steps: int, is_anchoring: bool) -> None:
        """Go there and act there. Setting out against one's course takes the arrow, but not at a harbour."""
        course = s.course[self.seat]
        if course == -way and s.isles[s.at[self.seat]] != HARBOUR:
            self.turns = 0
            s.tell(shape.Turned, "LIG-4.3", self.seat)
        s.course[self.seat] = way
        s.at[self.seat] = (s.at[self.seat] + way * steps) % STOPS
        stop = s.at[self.seat]
        s.tell(shape.Sailed, "LIG-4.1", self.seat, steps, stop, s.place(stop), STEP.index(way))
        self.is_under_way = True
        self.steps -= steps
        if is_anchoring:
            self.anchors -= 1
        else:
            self.stage = STOPPED
        arrive(s, self.seat, self.is_last)


def voyage(s: Liguria, seat: int) -> Voyage:
    """The move that this round's card and the ship tiles allow (LIG-4.1)."""
    s.had = [0] * s.seats
    s.sealed = [0] * s.seats
    card = s.edition.cards[s.kept[seat][-1]]
    return Voyage(seat, SAIL, card.wheels + s.wheels(seat), card.anchors, card.turns, False, False)


def last_voyage(s: Liguria, seat: int) -> Voyage:
    """One more move by the wheels of the ship tiles, without a card (LIG-6.1)."""
    return Voyage(seat, SAIL, s.wheels(seat), 0, 0, False, True)

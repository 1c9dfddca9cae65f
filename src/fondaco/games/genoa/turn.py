"""A game, its rounds and turns (GEN-3, GEN-4)."""

from __future__ import annotations

from typing import Final

from fondaco.games.genoa import shape
from fondaco.games.genoa.bargain import Bargain
from fondaco.games.genoa.data import (
    ANY_START,
    FIELDS,
    KINDS,
    LAST_SPACE,
    PLAZA,
    SIDE,
    SPECIAL_KINDS,
)
from fondaco.games.genoa.dealing import Ahead, Here
from fondaco.games.genoa.effect import DrawCard
from fondaco.games.genoa.ending import tell_end
from fondaco.games.genoa.ownership import Placing
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.window import Journey
from fondaco.kernel.action import CHANCE, Action
from fondaco.kernel.fields import One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.frames import Draw, Steps
from fondaco.kernel.prompt import Move, PlainMove, Prompt, asked


class Play(Steps[Genoa]):
    """The deal, then turns clockwise until the last round is over (GEN-2, GEN-3)."""

    called = "play"

    def copy(self) -> Play:
        return Play(self.step)

    def next(self, s: Genoa, step: int) -> Frame[Genoa] | None:
        dealt = len(KINDS) * s.seats
        if step < dealt:
            return DrawCard(step % len(KINDS), step // len(KINDS), "GEN-2.1")
        if step == dealt:
            return First()
        turn = step - dealt - 1
        if turn and turn % s.seats == 0:
            if s.space == LAST_SPACE[s.seats]:
                tell_end(s)
                return None
            s.space += 1
        if turn % s.seats == 0:
            s.tell(shape.RoundBegan, "GEN-3.1", s.space)
        return begin_turn(s, (s.first + turn) % s.seats)


class First(Draw[Genoa]):
    """Chance names the start player (GEN-2.3)."""

    called = "first"
    verb = "begin"
    what = "seat"
    clause = "GEN-2.3"

    def copy(self) -> First:
        return First()

    def bag(self, s: Genoa) -> list[int]:
        return [1] * s.seats

    def drawn(self, s: Genoa, thing: int) -> None:
        s.first = thing
        s.tell(shape.Began, "GEN-2.3", thing)


def begin_turn(s: Genoa, seat: int) -> Turn:
    """All discs on the tower, all actions free again."""
    s.active = seat
    s.path = []
    s.used = 0
    s.ready = 0
    s.cleared = 0
    s.free = [0] * s.seats
    s.quiet = 0
    s.tell(shape.TurnBegan, "GEN-3.1", seat)
    return Turn(0, 0, [])


class Turn(Journey):
    """Place the tower, move it with deals and actions, place ownership markers (GEN-3.3)."""

    called = "turn"

    def __init__(self, step: int, stood: int, earlier: list[Bargain]) -> None:
        super().__init__(earlier)
        self.step = step
        self.stood = stood  # how many fields the tower had been on when the last field was dealt with

    def copy(self) -> Turn:
        return Turn(self.step, self.stood, self.earlier)

    def advance(self, s: Genoa) -> bool:
        if self.step == 0:
            self.step = 1
            s.stack.append(Start(False))
        elif self.step == 1 and len(s.path) > self.stood:
            self.stood = len(s.path)
            s.stack.append(Ahead(0, [], [0] * s.seats, []))
            s.stack.append(Here(0, [], [0] * s.seats, self.earlier))
            self.earlier = []
        elif self.step == 1:  # the tower has not moved on
            self.step = 2
            s.stack.append(Placing([s.active, *s.others()], 0, 0, False))
        else:
            s.stack.pop()
        return False


# Moves whose fields never change are made once and asked often.
ROLL: Final = PlainMove("roll", "GEN-4.1")
START: Final = Move("start", "GEN-10.2", [One("field", "field", list(range(FIELDS)), "GEN-10.2")])
DICE: Final = Move("dice", "GEN-4.1", [One("square", "square", list(range(SIDE * SIDE)), "GEN-4.1")])


class Start(Frame[Genoa]):
    """Roll both dice, or play any start field and choose (GEN-4.1)."""

    called = "start"
    usual = "roll"

    def __init__(self, is_rolled: bool) -> None:
        self.is_rolled = is_rolled  # the dice are thrown: chance answers

    def copy(self) -> Start:
        return Start(self.is_rolled)

    def has_choice(self, s: Genoa) -> bool:
        return not self.is_rolled and s.specials[s.active * SPECIAL_KINDS + ANY_START] > 0

    def advance(self, s: Genoa) -> bool:
        return True

    def waiting(self, s: Genoa) -> list[int]:
        return [s.active if self.has_choice(s) else CHANCE]

    def moves(self, s: Genoa, seat: int) -> list[Move]:
        return [ROLL, START] if self.has_choice(s) else [DICE]

    def question(self, s: Genoa, seat: int) -> Prompt:
        kind = shape.StartAsked if self.has_choice(s) else shape.DiceAsked
        return asked(kind, seat, "GEN-4.1", self.moves(s, seat))

    def answer(self, s: Genoa, a: Action) -> None:
        if a.verb == "roll":
            self.is_rolled = True
            return
        s.stack.pop()
        if a.verb == "start":
            s.play_special(a.seat, ANY_START, "GEN-10.2")
            (field,) = parts(shape.Start, a)
            place_tower(s, field)
        else:
            (square,) = parts(shape.Dice, a)
            s.tell(shape.Rolled, "GEN-4.1", square % SIDE + 1, square // SIDE + 1)
            place_tower(s, s.edition.city.squares[square])


def place_tower(s: Genoa, field: int) -> None:
    """The start field is visited; on the plaza the round marker moves on one (GEN-4.1, GEN-4.2)."""
    s.tell(shape.Placed, "GEN-4.1", s.active, field)
    s.enter(field)
    if field == PLAZA and s.space < LAST_SPACE[s.seats]:
        s.space += 1
        s.tell(shape.MovedOn, "GEN-4.2", s.space)

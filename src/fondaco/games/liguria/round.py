"""The course of a game: set-up, rounds, the last movement, the end."""

from __future__ import annotations

from fondaco.games.liguria import shape
from fondaco.games.liguria.cards import LayCards, TakeCards
from fondaco.games.liguria.data import BLANKS, COLOURS, ISLES_OF_A_COLOUR, ROUNDS, TILES_A_ROUND
from fondaco.games.liguria.market import ChooseFields
from fondaco.games.liguria.reckoning import tell_reckoning
from fondaco.games.liguria.setting import DrawStart, FirstCubes, LayBlank, LayColour, LayPoints
from fondaco.games.liguria.state import Liguria
from fondaco.games.liguria.voyage import last_voyage, voyage
from fondaco.kernel.frame import Frame
from fondaco.kernel.frames import Draw, Steps


class Play(Steps[Liguria]):
    """Set up (LIG-2), play the rounds (LIG-3), move once more (LIG-6), reckon (LIG-7)."""

    called = "play"

    def copy(self) -> Play:
        return Play(self.step)

    def next(self, s: Liguria, step: int) -> Frame[Liguria] | None:
        if step == 0:
            return FirstCubes(list(range(s.seats)), 0)
        frame = set_up(s, step - 1)
        if frame is not None:
            return frame
        if s.round < ROUNDS[s.seats]:
            s.round += 1
            s.tell(shape.RoundBegan, "LIG-3.1", s.round)
            return Round(0)
        if s.round == ROUNDS[s.seats]:
            s.round += 1
            s.tell(shape.LastMovement, "LIG-6.1")
            return LastMovement(0)
        tell_reckoning(s)
        return None


def set_up(s: Liguria, step: int) -> Frame[Liguria] | None:
    """What chance lays out before the first round, piece by piece."""
    blanks, isles = BLANKS[s.seats], len(COLOURS) * ISLES_OF_A_COLOUR
    if step < blanks:
        return LayBlank()
    if step < blanks + isles:
        return LayColour()
    if step < blanks + 2 * isles:
        return LayPoints()
    return DrawStart() if step == blanks + 2 * isles else None


class Round(Steps[Liguria]):
    """Lay out, choose fields, take tiles, take cards, sail (LIG-3.2 to LIG-3.8)."""

    called = "round"

    def copy(self) -> Round:
        return Round(self.step)

    def next(self, s: Liguria, step: int) -> Frame[Liguria] | None:
        tiles = TILES_A_ROUND[s.seats]
        if step < tiles:
            return LayTile()
        match step - tiles:
            case 0:
                return LayCards([])
            case 1:
                return ChooseFields(s.order[::-1], 0)
            case 2:
                return TakeCards(s.order[:], 0)
        sailing = step - tiles - 3  # LIG-3.7: nobody sails before all have taken their cards
        if sailing < s.seats:
            return voyage(s, s.order[sailing])
        clear_row(s)
        return None


class LayTile(Draw[Liguria]):
    """The next tile from the bag, face up, to the right of the others (LIG-3.2)."""

    called = "laytile"
    verb = "lay_tile"
    what = "tile"
    clause = "LIG-3.2"

    def copy(self) -> LayTile:
        return LayTile()

    def bag(self, s: Liguria) -> list[int]:
        return s.bag

    def drawn(self, s: Liguria, thing: int) -> None:
        s.bag[thing] -= 1
        s.row.append(thing)
        s.tell(shape.LaidTile, "LIG-3.2", thing)


def clear_row(s: Liguria) -> None:
    """The tiles nobody took leave the game (LIG-3.8)."""
    for kind in s.row:
        s.gone[kind] += 1
    s.row = []
    s.tell(shape.RoundEnded, "LIG-3.8", s.round)


class LastMovement(Steps[Liguria]):
    """Each ship may move once more, in the order of the last round (LIG-6.1)."""

    called = "lastmovement"

    def copy(self) -> LastMovement:
        return LastMovement(self.step)

    def next(self, s: Liguria, step: int) -> Frame[Liguria] | None:
        return last_voyage(s, s.order[step]) if step < s.seats else None

"""The course of a game: rounds, placements, the vote of every field, the end."""

from __future__ import annotations

from fondaco.games.doge import shape
from fondaco.games.doge.data import FIELDS, MOST_TOKENS, PLACEMENTS, VALUES
from fondaco.games.doge.ending import has_ended, tell_ending
from fondaco.games.doge.state import Doge
from fondaco.games.doge.vote import Vote
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Bundle, One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.frames import Draw, Sealed, Steps
from fondaco.kernel.prompt import Move, Prompt, asked


class Play(Steps[Doge]):
    """Lay out the first order row, then play rounds to the end."""

    called = "play"

    def copy(self) -> Play:
        return Play(self.step)

    def next(self, s: Doge, step: int) -> Frame[Doge] | None:
        if step < len(FIELDS):
            return LayOrder()
        if s.round and has_ended(s):
            tell_ending(s)
            return None
        s.round += 1
        s.tell(shape.RoundBegan, "DOGE-3.1", s.round, s.order()[0])
        return Round(0)


class LayOrder(Draw[Doge]):
    """One more card of the first order row (DOGE-2.2)."""

    called = "layorder"
    verb = "turn"
    what = "field"
    clause = "DOGE-2.2"

    def copy(self) -> LayOrder:
        return LayOrder()

    def bag(self, s: Doge) -> list[int]:
        return [0 if field in s.row else 1 for field in range(len(FIELDS))]

    def drawn(self, s: Doge, thing: int) -> None:
        s.row.append(thing)
        s.tell(shape.Laid, "DOGE-2.2", thing, len(s.row))


class Round(Steps[Doge]):
    """A round: the placements, the vote of each field, new order cards."""

    called = "round"

    def copy(self) -> Round:
        return Round(self.step)

    def next(self, s: Doge, step: int) -> Frame[Doge] | None:
        if step < PLACEMENTS[s.seats]:
            return placement(s, step)
        if s.row:
            return Vote(0, s.row[0])  # tokens still in hand have no part in it (DOGE-3.4)
        s.row = s.coming  # DOGE-9.1
        s.coming = []
        s.shown = [0] * (s.seats * VALUES)
        s.tell(shape.RoundEnded, "DOGE-9.1", s.round)
        return None


def placement(s: Doge, step: int) -> Placement:
    """The next placement; who has no token left sits it out (DOGE-3.2)."""
    seats: list[int] = []
    for seat in s.order():
        if any(s.tokens(seat)):
            seats.append(seat)
        else:
            s.tell(shape.SatOut, "DOGE-3.2", seat)
    return Placement(seats, [None] * len(seats), step)


class Placement(Sealed[Doge]):
    """Everyone chooses a field and some tokens in secret (DOGE-3.2)."""

    usual = "place"

    def __init__(self, seats: list[int], answers: list[Action | None], step: int) -> None:
        super().__init__(seats, answers)
        self.step = step

    def copy(self) -> Placement:
        return Placement(self.seats, self.answers[:], self.step)

    def moves(self, s: Doge, seat: int) -> list[Move]:
        hand = s.tokens(seat)
        used = s.lying[seat * len(FIELDS) : seat * len(FIELDS) + len(FIELDS)]
        cards = One("field", "field", [field for field, count in enumerate(used) if not count], "DOGE-3.3")
        tokens = Bundle("tokens", "token", hand, 1, min(MOST_TOKENS, sum(hand)), "DOGE-3.2")
        return [Move("place", "DOGE-3.2", [cards, tokens])]

    def question(self, s: Doge, seat: int) -> Prompt:
        step, most = self.step + 1, min(MOST_TOKENS, sum(s.tokens(seat)))
        moves = self.moves(s, seat)
        return asked(shape.PlaceAsked, seat, "DOGE-3.2", moves, step, PLACEMENTS[s.seats], most)

    def reveal(self, s: Doge, answers: list[Action]) -> None:
        """The cards open together; the tokens lie face down in their fields (DOGE-3.3)."""
        for a in answers:
            field, tokens = parts(shape.Place, a)
            pile = a.seat * len(FIELDS) + field
            s.lying[pile] = sum(tokens)
            s.piles[pile * VALUES : pile * VALUES + VALUES] = tokens
            for value in range(VALUES):
                s.hand[a.seat * VALUES + value] -= tokens[value]
            s.confide(1 << a.seat, shape.Placed, "DOGE-3.3", a.seat, field, sum(tokens), tokens)

    def show(self, seat: int) -> shape.PlacementShown:
        return {"frame": "placement", "step": self.step, "chosen": self.chosen(), "mine": self.mine(seat)}

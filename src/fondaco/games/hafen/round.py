"""The course of a game: gifts for everyone, the rounds, and in each round an errand for everyone."""

from __future__ import annotations

from fondaco.games.hafen import shape
from fondaco.games.hafen.data import FIRST_GIFTS, WARES
from fondaco.games.hafen.state import DrawGift, Hafen
from fondaco.games.hafen.trade import Offers
from fondaco.kernel.action import Action
from fondaco.kernel.fields import One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.frames import Steps, Turns
from fondaco.kernel.prompt import Bar, Move, Prompt, asked


class Play(Steps[Hafen]):
    """Gifts for everyone (HAFEN-1.1), the rounds, the end (HAFEN-5.1)."""

    called = "play"

    def copy(self) -> Play:
        return Play(self.step)

    def next(self, s: Hafen, step: int) -> Frame[Hafen] | None:
        if step < FIRST_GIFTS * s.seats:
            return DrawGift(step % s.seats, "HAFEN-1.1")
        if s.round == s.rounds:
            s.tell(shape.Ended, "HAFEN-5.1")
            return None
        s.round += 1
        s.tell(shape.RoundBegan, "HAFEN-5.1", s.round, s.first())
        return Round(0)


class Round(Steps[Hafen]):
    """A round: an errand for everyone, then trade."""

    called = "round"

    def copy(self) -> Round:
        return Round(self.step)

    def next(self, s: Hafen, step: int) -> Frame[Hafen] | None:
        if step == 0:
            return Errands(s.order(), 0)
        if step == 1 and any(s.merchants[s.first()].hold):  # HAFEN-3.1
            guests = s.order()[1:]
            return Offers(guests, [None] * len(guests))
        return None


class Errands(Turns[Hafen]):
    """Everyone in turn loads, sells or draws a gift (HAFEN-2.1)."""

    def copy(self) -> Errands:
        return Errands(self.seats, self.turn)

    def show(self, seat: int) -> shape.ErrandsShown:
        return {"frame": "errands", "to_come": self.to_come()}

    def question(self, s: Hafen, seat: int) -> Prompt:
        moves: list[Move] = []
        bars: list[Bar] = []
        for verb, clause, wares in (
            ("load", "HAFEN-2.2", loadable(s, seat)),
            ("sell", "HAFEN-2.3", [ware for ware, count in enumerate(s.merchants[seat].hold) if count]),
        ):
            if wares:
                moves.append(Move(verb, clause, [One("ware", "ware", wares)]))
            else:
                bars.append(Bar(verb, clause))
        if any(s.deck):
            moves.append(Move("visit", "HAFEN-2.4", []))
        else:
            bars.append(Bar("visit", "HAFEN-2.4"))
        return asked(shape.ErrandAsked, seat, "HAFEN-2.1", moves, s.round, s.rounds, bars=tuple(bars))

    def annotate(self, s: Hafen, prompt: Prompt) -> None:
        """What each ware costs to load."""
        load = prompt.move("load")
        if load is not None:
            field = load.fields[0]
            assert isinstance(field, One)
            field.costs = [s.cost(prompt.seat, ware) for ware in field.options]

    def answer(self, s: Hafen, a: Action) -> None:
        self.turn += 1
        if a.verb == "load":
            (ware,) = parts(shape.Load, a)
            s.load(a.seat, ware)
        elif a.verb == "sell":
            (ware,) = parts(shape.Sell, a)
            s.sell(a.seat, ware)
        else:
            s.stack.append(DrawGift(a.seat, "HAFEN-2.4"))


def loadable(s: Hafen, seat: int) -> list[int]:
    """The wares that the harbour has and a merchant can pay for (HAFEN-2.2)."""
    ducats = s.merchants[seat].ducats
    return [ware for ware in range(len(WARES)) if s.harbour[ware] and s.cost(seat, ware) <= ducats]

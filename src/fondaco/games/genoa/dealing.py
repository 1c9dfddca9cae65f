"""The two steps in which deals are made: for the building under the tower, for where it goes (GEN-6.8)."""

from __future__ import annotations

from typing import Final

from fondaco.games.genoa import shape
from fondaco.games.genoa.act import begin_action
from fondaco.games.genoa.data import ASKINGS, NONE, PLAZA, TERMS
from fondaco.games.genoa.deal import close_deal
from fondaco.games.genoa.offers import Offers, able, fields_for
from fondaco.games.genoa.promises import NO_PROMISE
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.terms import Terms
from fondaco.games.genoa.window import Journey, Window
from fondaco.kernel.action import NOBODY, Action
from fondaco.kernel.fields import One
from fondaco.kernel.frame import parts
from fondaco.kernel.prompt import Bar, Move, PlainMove, Prompt, asked

# Moves whose fields never change are made once and asked often.
ASK: Final = PlainMove("ask", "GEN-6.8")
ACT: Final = PlainMove("act", "GEN-6.2")
LAPSE: Final = PlainMove("lapse", "GEN-6.2")
END: Final = PlainMove("end", "GEN-4.4")


class Dealing(Window):
    """What both steps share: asking for offers, accepting one, putting terms."""

    def targets(self, s: Genoa) -> list[int]:
        """The fields that deals of this step can be for."""
        raise NotImplementedError

    def guests(self, s: Genoa, fields: list[int]) -> list[int]:
        """Who is asked: could make an offer by public knowledge, and has not asked for rest."""
        seats = able(s, fields)
        if not s.quiet:
            return seats
        if not self.earlier:  # the usual case, without a call for each
            return [seat for seat in seats if not s.quiet >> seat & 1]
        return [seat for seat in seats if self.is_asked(s, seat)]

    def is_asked(self, s: Genoa, seat: int) -> bool:
        """Who rests is asked only for what they had offered before the tower came (GEN-6.13)."""
        return not s.quiet >> seat & 1 or self.earlier_of(seat) is not None

    def is_any_asked(self, s: Genoa, seats: list[int]) -> bool:
        if not s.quiet:
            return bool(seats)
        for seat in seats:
            if not s.quiet >> seat & 1 or self.is_asked(s, seat):
                return True
        return False

    def ask_unasked(self, s: Genoa, fields: list[int]) -> bool:
        """Guests are asked for offers before the host says anything; are there any?"""
        guests = self.guests(s, fields) if self.askings == 0 else []
        if guests:
            self.ask_guests(s, fields, guests)
        return bool(guests)

    def ask_guests(self, s: Genoa, fields: list[int], guests: list[int]) -> None:
        self.askings += 1
        s.stack.append(Offers(guests, guests[:], fields, [], [], 0))

    def waiting(self, s: Genoa) -> list[int]:
        return [s.active]

    def deal_moves(self, s: Genoa, fields: list[int]) -> list[Move]:
        """Accept, put terms, ask again. Terms come after an asking, unless nobody is left to be asked."""
        moves: list[Move] = []
        offers = self.acceptable(s) if self.offers else []
        seats = able(s, fields)
        has_guests = self.is_any_asked(s, seats)
        if offers:
            moves.append(Move("accept", "GEN-6.1", [One("offer", "offer", offers, "GEN-6.12")]))
        if self.askings or not has_guests:
            addressed = [seat for seat in seats if self.terms[seat] < TERMS]
            if addressed:
                to = One("player", "seat", addressed, "GEN-6.10")
                moves.append(Move("address", "GEN-6.10", [to, One("field", "field", fields, "GEN-6.10")]))
        if self.askings < ASKINGS and has_guests:
            moves.append(ASK)
        return moves

    def deal_bars(self, moves: list[Move]) -> list[Bar]:
        """What the host may look for in vain: means to accept, another asking, somebody to put terms to."""
        offered = [move.verb for move in moves]
        bars: list[Bar] = []
        if self.offers and "accept" not in offered:
            bars.append(Bar("accept", "GEN-6.12"))
        if self.askings == ASKINGS:
            bars.append(Bar("ask", "GEN-6.8"))
        if not self.askings and "ask" in offered:
            bars.append(Bar("address", "GEN-6.8"))
        elif "address" not in offered and max(self.terms) == TERMS:
            bars.append(Bar("address", "GEN-6.10"))
        return bars

    def refuse(self, s: Genoa, a: Action) -> str:
        if a.verb != "address":
            return ""
        player, field = parts(shape.Address, a)
        return "" if fields_for(s, player, [field]) else "GEN-6.10"

    def answer(self, s: Genoa, a: Action) -> None:
        match a.verb:
            case "accept":
                s.stack.pop()
                (offer,) = parts(shape.Accept, a)
                close_deal(s, self, self.offers[offer])
            case "address":
                player, field = parts(shape.Address, a)
                self.terms[player] += 1
                s.stack.append(Terms(player, field, None))
            case "ask":
                fields = self.targets(s)
                self.ask_guests(s, fields, self.guests(s, fields))
            case _:
                s.stack.pop()
                self.go_on(s, a)

    def go_on(self, s: Genoa, a: Action) -> None:
        """The step ends without a deal. It has left the stack."""
        raise NotImplementedError


class Here(Dealing):
    """Step A: the action of the building under the tower (GEN-6.2)."""

    def copy(self) -> Here:
        return Here(self.askings, self.offers, self.terms[:], self.earlier)

    def show(self, seat: int) -> shape.WindowShown:
        return {"frame": "here", "askings": self.askings, "terms": self.terms[:]}

    def targets(self, s: Genoa) -> list[int]:
        return [s.path[-1]]

    def advance(self, s: Genoa) -> bool:
        building = s.path[-1]
        # streets and plaza have no action (GEN-8.6)
        if building >= PLAZA or s.used >> building & 1:
            s.stack.pop()
            return False
        if not s.can_act(s.active):
            fields = self.targets(s)
            if self.ask_unasked(s, fields):
                return False
            if not self.offers and not self.deal_moves(s, fields):
                s.stack.pop()
                s.tell(shape.Lapsed, "GEN-6.2", building)
                return False
        return True

    def moves(self, s: Genoa, seat: int) -> list[Move]:
        fields = self.targets(s)
        moves = self.deal_moves(s, fields)
        if s.can_act(seat):
            moves.append(ACT)
        if not self.must_be_used() and (self.askings or not self.guests(s, fields)):
            moves.append(LAPSE)
        return moves

    def must_be_used(self) -> bool:
        """With a binding offer the action does not lapse (GEN-6.2)."""
        for offer in self.offers:
            if offer.is_binding():
                return True
        return False

    def question(self, s: Genoa, seat: int) -> Prompt:
        moves = self.moves(s, seat)
        bars = self.deal_bars(moves)
        if ACT not in moves:
            bars.append(Bar("act", "GEN-5.1"))
        if LAPSE not in moves:
            bars.append(Bar("lapse", "GEN-6.2" if self.must_be_used() else "GEN-6.8"))
        return asked(shape.HereAsked, seat, "GEN-6.2", moves, s.path[-1], bars=tuple(bars))

    def usual_verb(self, s: Genoa, prompt: Prompt) -> str:
        """To act where one can; else to hear the others. With offers to accept all answers are equal."""
        if prompt.move("act"):
            return "act"
        return "ask" if not self.offers and prompt.move("ask") else ""

    def go_on(self, s: Genoa, a: Action) -> None:
        if a.verb == "act":
            s.spend_action(a.seat)
            begin_action(s, a.seat, s.path[-1], NO_PROMISE)
        else:
            s.tell(shape.Lapsed, "GEN-6.2", s.path[-1])
        self.pass_over(s, NOBODY, NONE)


class Ahead(Dealing):
    """Step B: where the tower goes next; farther fields can only be talked about (GEN-6.3, GEN-6.4)."""

    def copy(self) -> Ahead:
        return Ahead(self.askings, self.offers, self.terms[:], self.earlier)

    def show(self, seat: int) -> shape.WindowShown:
        return {"frame": "ahead", "askings": self.askings, "terms": self.terms[:]}

    def targets(self, s: Genoa) -> list[int]:
        return s.enterable()

    def advance(self, s: Genoa) -> bool:
        if self.askings:
            return True
        fields = s.enterable()
        if not fields:
            s.stack.pop()
            return False
        return not self.ask_unasked(s, fields)

    def moves(self, s: Genoa, seat: int) -> list[Move]:
        fields = s.enterable()
        moves = self.deal_moves(s, fields)
        moves.append(Move("move", "GEN-6.3", [One("field", "field", fields, "GEN-4.3")]))
        moves.append(END)
        return moves

    def question(self, s: Genoa, seat: int) -> Prompt:
        moves = self.moves(s, seat)
        bars = self.deal_bars(moves)
        about = s.path[-1], len(s.path)
        return asked(shape.AheadAsked, seat, "GEN-6.3", moves, *about, bars=tuple(bars))

    def usual_verb(self, s: Genoa, prompt: Prompt) -> str:
        """To move on; with offers on the table all answers are equal."""
        return "" if self.offers else "move"

    def go_on(self, s: Genoa, a: Action) -> None:
        if a.verb == "move":
            (field,) = parts(shape.Move, a)
            s.tell(shape.Moved, "GEN-4.3", a.seat, field)
            s.enter(field)
            journey = s.stack[-1]
            assert isinstance(journey, Journey)
            journey.earlier = [offer for offer in self.offers if offer.field == field]  # GEN-6.13
            self.pass_over(s, NOBODY, field if field < PLAZA else NONE)
        else:
            s.tell(shape.Ended, "GEN-4.4", a.seat)
            self.pass_over(s, NOBODY, NONE)

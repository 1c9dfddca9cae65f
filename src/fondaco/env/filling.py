"""An answer filled in number by number, as its vector is written: every legal answer can be reached.

Numbers that leave no choice are filled in at once. Where so few answers are left that they can be listed,
only numbers that lead to a legal one may be chosen. In larger questions a rule may forbid all that is left;
then the one choice is to take the answer back and begin again.
"""

from __future__ import annotations

from typing import Final

from fondaco.env.answers import AnswerCodec, Vector
from fondaco.kernel.action import Action, Arg
from fondaco.kernel.fields import Bundle, Field, Some
from fondaco.kernel.frame import Frame, State
from fondaco.kernel.listing import size_of, size_up_to
from fondaco.kernel.prompt import Move, Prompt

LISTED: Final = 1500  # so many answers are listed to see which of them are legal
TAKE_BACK: Final = 0  # the choice where there is no other


class Filling:
    """One answer to a question on its way."""

    def __init__(self, codec: AnswerCodec, s: State, prompt: Prompt) -> None:
        self.codec = codec
        self.s = s
        self.prompt = prompt
        self.begin()

    def begin(self) -> None:
        self.vector: list[int] = []
        self.found: list[int] | None = None  # the choices, once they were asked for
        self.move: Move | None = None
        self.args: list[Arg] = []
        self.written: list[int] = []  # of the field that is being filled in
        self.left: list[Vector] | None = None  # the legal answers that begin like this, once they are listed
        if size_up_to(self.prompt, LISTED) <= LISTED:
            self.left = [v for move in self.prompt.moves for v in self.legal(move)]
        self.skip()

    def copy(self, s: State) -> Filling:
        """The same answer on its way, in a copy of the state."""
        other = Filling.__new__(Filling)
        other.__dict__.update(self.__dict__)
        other.s = s
        other.vector, other.args, other.written = self.vector[:], self.args[:], self.written[:]
        return other

    @property
    def answer(self) -> Action | None:
        """The answer, when it is complete."""
        if len(self.vector) < self.codec.width:
            return None
        return self.codec.decode(self.vector, self.prompt.seat)

    @property
    def is_dead_end(self) -> bool:
        return self.left == []

    def choices(self) -> list[int]:
        """What the next number may be, in rising order; nothing when the answer is complete."""
        if self.found is None:
            self.found = self.find_choices()
        return self.found

    def find_choices(self) -> list[int]:
        if len(self.vector) == self.codec.width:
            return []
        if self.left is not None:
            return sorted({v[len(self.vector)] for v in self.left}) or [TAKE_BACK]
        if self.move is None:
            return sorted(self.codec.places[move.verb] for move in self.prompt.moves)
        return choices_in(self.move.fields[len(self.args)], self.slot_values(), self.written)

    def choose(self, choice: int) -> None:
        """Fill in the next number, and all behind it that leave no choice."""
        if self.is_dead_end:
            self.begin()
            return
        self.put(choice)
        self.skip()

    def skip(self) -> None:
        """Fill in what leaves no choice."""
        while len(self.vector) < self.codec.width and not self.is_dead_end:
            if self.left is not None and len(self.left) == 1:
                self.vector, self.found = list(self.left[0]), None
                return
            choices = self.choices()
            if len(choices) != 1:
                return
            self.put(choices[0])

    def put(self, number: int) -> None:
        at = len(self.vector)
        self.vector.append(number)
        self.found = None
        if self.left is not None:
            self.left = [v for v in self.left if v[at] == number]
            return
        if self.move is None:
            self.move = self.prompt.move(self.codec.verbs[number])
        else:
            self.written.append(number)
            self.close_field()
        self.list_rest()

    def close_field(self) -> None:
        """Go on to the next field if this one is filled in."""
        slot = self.codec.slots[self.codec.verbs[self.vector[0]]][len(self.args)]
        if len(self.written) == slot.size:
            self.args.append(slot.decode(self.written))
            self.written = []

    def slot_values(self) -> list[Vector]:
        """All that the field may hold, each as it is written; not of those that are filled kind by kind."""
        assert self.move is not None
        field = self.move.fields[len(self.args)]
        slot = self.codec.slots[self.move.verb][len(self.args)]
        return [] if isinstance(field, Bundle | Some) else [slot.encode(value) for value in field.values()]

    def list_rest(self) -> None:
        """List the legal answers that begin like this, once they are few enough."""
        assert self.move is not None
        rest = Move(self.move.verb, self.move.clause, self.move.fields[len(self.args) :])
        if size_of(rest, LISTED) <= LISTED:
            self.left = self.legal(self.move)

    def legal(self, move: Move) -> list[Vector]:
        """The vectors of a move's legal answers that begin with the numbers filled in so far.

        Each value of a field is written once, not in every answer that holds it.
        """
        done, begun = len(self.args), tuple(self.written)
        closed = self.vector[: len(self.vector) - len(begun)] or [self.codec.places[move.verb]]
        rows: list[tuple[tuple[Arg, ...], Vector]] = [(tuple(self.args), tuple(closed))]
        for field, slot in zip(move.fields[done:], self.codec.slots[move.verb][done:], strict=True):
            values = [(value, slot.written(value)) for value in field.values()]
            values = [(value, more) for value, more in values if more[: len(begun)] == begun]
            rows = [((*args, value), vector + more) for args, vector in rows for value, more in values]
            begun = ()
        return self.allowed(move.verb, rows)

    def allowed(self, verb: str, rows: list[tuple[tuple[Arg, ...], Vector]]) -> list[Vector]:
        """The vectors, in full length, of those answers that no rule forbids."""
        top, s, seat = self.s.stack[-1], self.s, self.prompt.seat
        pad = (0,) * (self.codec.width - len(rows[0][1]) if rows else 0)
        if type(top).refuse is Frame.refuse:
            return [vector + pad for _, vector in rows]
        return [vector + pad for args, vector in rows if not top.refuse(s, Action(seat, verb, args))]


def choices_in(field: Field, values: list[Vector], written: list[int]) -> list[int]:
    """What the next number of a field may be."""
    if isinstance(field, Bundle):
        return bundle_choices(field, written)
    if isinstance(field, Some):
        return some_choices(field, written)
    at = len(written)
    return sorted({v[at] for v in values if list(v[:at]) == written})


def bundle_choices(field: Bundle, written: list[int]) -> list[int]:
    """So many of the next kind that the bundle can still become neither too small nor too large."""
    kind, total = len(written), sum(written)
    least = field.low - total - sum(field.limits[kind + 1 :])
    most = min(field.limits[kind], field.high - total)
    return list(range(max(0, least), most + 1))


def some_choices(field: Some, written: list[int]) -> list[int]:
    """Whether the next thing is among those chosen."""
    thing, chosen = len(written), sum(written)
    if thing not in field.options:
        return [0]
    later = sum(option > thing for option in field.options)
    taken = [1] if chosen < field.high else []
    return ([0] if chosen + later >= field.low else []) + taken

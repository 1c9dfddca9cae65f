"""A question: moves with typed open fields. It is computed from the state each time, never stored."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple, TypeVarTuple

from fondaco.kernel.action import CHANCE, MOST_SEATS, NEW_TUPLE, Action, Arg
from fondaco.kernel.fields import Field
from fondaco.kernel.shape import Asked


class Move:
    """A verb with its fields left open: what may be said, and the clause that allows it.

    >>> from fondaco.kernel import Move, One
    >>> Move("go", "X-3.1", [One("field", "field", [1, 4])]).fill(seat=0)
    [Action(seat=0, verb='go', args=(1,)), Action(seat=0, verb='go', args=(4,))]
    """

    def __init__(self, verb: str, clause: str, fields: list[Field]) -> None:
        self.verb = verb
        self.clause = clause
        self.fields = fields

    def __repr__(self) -> str:
        return f"{self.verb}({', '.join([repr(field) for field in self.fields])})"

    def size(self) -> int:
        n = 1
        for field in self.fields:
            n *= field.size()
        return n

    def fill(self, seat: int) -> list[Action]:
        """Every way to fill this move in."""
        rows: list[tuple[Arg, ...]] = [()]
        for field in self.fields:
            rows = [(*row, value) for row in rows for value in field.values()]
        return [Action(seat, self.verb, row) for row in rows]

    def sample(self, seat: int, rng: Random) -> Action:
        args: tuple[Arg, ...]
        if len(self.fields) == 1:  # the usual case, without a loop
            args = (self.fields[0].sample(rng),)
        else:
            args = tuple([field.sample(rng) for field in self.fields])
        a: Action = NEW_TUPLE(Action, (seat, self.verb, args))
        return a

    def written(self) -> Move:
        """This move with all its fields."""
        return self


class PlainMove(Move):
    """A move without fields. It never changes: a game makes it once, and with it the answers of all seats.

    >>> from fondaco.kernel import PlainMove
    >>> PlainMove("pass", "X-3.2").fill(seat=1)
    [Action(seat=1, verb='pass', args=())]
    """

    def __init__(self, verb: str, clause: str) -> None:
        super().__init__(verb, clause, [])
        self.answers = [Action(seat, verb, ()) for seat in range(CHANCE, MOST_SEATS)]

    def sample(self, seat: int, rng: Random) -> Action:
        return self.answers[seat - CHANCE]


class LateMove(Move):
    """A move whose fields cost much: they are found when it is sampled, or when a question is written.

    Only `Frame.moves` names such ones. A question never holds one: it would lead to the state.

    >>> from fondaco.kernel import LateMove, Move, One
    >>> class LateGo(LateMove):
    ...     def write(self) -> Move:
    ...         return Move("go", "X-3.1", [One("field", "field", [1, 4])])
    ...
    >>> LateGo("go", "X-3.1", []).written()
    go(field: one of [1, 4])
    """

    move: Move | None = None  # once it is written

    def write(self) -> Move:
        """Find its fields."""
        raise NotImplementedError

    def written(self) -> Move:
        if self.move is None:
            self.move = self.write()
        return self.move

    def sample(self, seat: int, rng: Random) -> Action:
        return self.written().sample(seat, rng)


class Bar(NamedTuple):
    """A move that one might look for here, and the clause that keeps it shut.

    >>> from fondaco.kernel import Bar, PlainMove, Prompt
    >>> prompt = Prompt(0, "turn", "X-3", [PlainMove("pass", "X-3.2")], bars=(Bar("build", "X-3.4"),))
    >>> prompt.bars[0].clause
    'X-3.4'
    """

    verb: str
    clause: str


Ts = TypeVarTuple("Ts")


class Prompt:
    """A question to one seat.

    Its heading (seat, text, clause, about) is public: who is asked what. Its moves are the seat's own affair.

    >>> from fondaco import LIGURIA, ask
    >>> s = LIGURIA.start(3)
    >>> (prompt,) = ask(s)
    >>> prompt.seat, prompt.text, prompt.clause, prompt.size()
    (0, 'offer', 'LIG-2.3', 3)
    """

    usual: str = ""  # the verb of the normal case, if there is one; set by `annotated`
    is_sealed: bool = False  # final and given in secret, so people are asked twice; set by `annotated`
    confirms: bool = False  # no touch alone answers, also where it could be taken back; as above

    def __init__(
        self,
        seat: int,
        text: str,
        clause: str,
        moves: list[Move],
        about: tuple[Arg, ...] = (),
        bars: tuple[Bar, ...] = (),
    ) -> None:
        self.seat = seat
        self.text = text
        self.clause = clause
        self.moves = moves
        self.about = about
        self.bars = bars

    def __repr__(self) -> str:
        return f"<seat {self.seat} is asked {self.text} ({self.clause}): {self.moves}>"

    def move(self, verb: str) -> Move | None:
        """The move with this verb, if it is open."""
        for move in self.moves:
            if move.verb == verb:
                return move
        return None

    def size(self) -> int:
        """How many answers the fields admit, those that `refuse` forbids included."""
        return sum(move.size() for move in self.moves)

    def sample(self, rng: Random) -> Action:
        """An answer the fields admit; each move equally likely, so that no big bundle drowns the rest."""
        move = self.moves[int(rng.random() * len(self.moves))]
        return move.sample(self.seat, rng)


def asked(
    kind: Callable[[*Ts], Asked],
    seat: int,
    clause: str,
    moves: list[Move],
    *about: *Ts,
    bars: tuple[Bar, ...] = (),
) -> Prompt:
    """A question of the game's shape: `asked(shape.PutAsked, seat, clause, moves, field, most)`.

    >>> from fondaco.games.hafen import shape
    >>> from fondaco.kernel import PlainMove, asked
    >>> asked(shape.OfferAsked, 0, "HAFEN-3.1", [PlainMove("pass", "HAFEN-3.1")])
    <seat 0 is asked offer (HAFEN-3.1): [pass()]>
    """
    what: Any = kind  # a class of the shape; `cast` would be a call
    args: Any = about
    return Prompt(seat, what.said, clause, moves, args, bars)

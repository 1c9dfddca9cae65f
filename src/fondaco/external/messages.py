"""The messages of the line protocol between the house and a bot that is a program of its own.

Each is one JSON object on one line; `type` says which. Who reads ignores fields that it does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Literal

from msgspec import Struct

from fondaco.bots.bot import Sight
from fondaco.bots.named import about_parts, answer_parts, event_parts
from fondaco.kernel.action import Action, Arg, Event, Illegal
from fondaco.kernel.fields import Amount, Bundle, Field, One, Some
from fondaco.kernel.game import Game, Standing, places
from fondaco.kernel.match import SetUp
from fondaco.kernel.prompt import Move, Prompt
from fondaco.kernel.shape import Answer as ShapeAnswer
from fondaco.kernel.shape import said_in

PROTOCOL: Final = 1  # the version of these messages

Parts = dict[str, int | list[int]]


class Hello(Struct, tag="hello"):
    """The first line: which protocol, whose house, and the limits of the program."""

    protocol: int
    house: str
    seconds: float  # for each answer; who takes longer is ended
    memory: int  # MiB of address space; 0: no limit


class MissingMessage(Struct):
    """An option that one might look for in a field, and the clause that keeps it out; -1: out of bounds."""

    option: int
    clause: str


class FieldMessage(Struct):
    """What one part of an answer may be. `kind` says which of the keys below mean something.

    `one`: one of `options`. `some`: `low` to `high` of `options`, rising. `amount`: a number from `low` to
    `high` in steps. `bundle`: so many of each kind, none above its limit, `low` to `high` in all.
    """

    name: str
    kind: Literal["one", "some", "amount", "bundle"]
    what: str  # the kind of thing that the numbers name, as in `things` of the game; else it is a number
    clause: str
    options: list[int] = []
    limits: list[int] = []
    low: int = 0
    high: int = 0
    step: int = 1
    costs: list[int] = []  # of each option, or of a piece of each kind
    missing: list[MissingMessage] = []


class MoveMessage(Struct):
    """A verb that may be answered, under its clause, with its open fields."""

    verb: str
    clause: str
    is_pass: bool  # it leaves things as they are
    fields: list[FieldMessage]


class BarMessage(Struct):
    """A verb that one might look for here, and the clause that keeps it shut."""

    verb: str
    clause: str


class QuestionMessage(Struct):
    """What the seat is asked."""

    text: str
    clause: str
    about: dict[str, Arg]
    is_sealed: bool  # all answer at once, in secret
    usual: str  # the verb of the normal case, if there is one
    moves: list[MoveMessage]
    bars: list[BarMessage]


class AnswerMessage(Struct):
    """An answer: a verb and its parts by name."""

    verb: str
    parts: dict[str, Arg]


class EventMessage(Struct):
    """Something that was told; a part that the seat may not know is null."""

    kind: str
    clause: str
    parts: dict[str, Arg | None]


class Begin(Struct, tag="begin"):
    """A game begins in which the program has a seat."""

    game: str
    rules: str  # the version of its rules
    seats: int
    seat: int
    options: dict[str, str]
    edition: dict[str, Any] | None  # null: the one that comes with the house
    seed: str  # for the program's own dice: with the same seed the same game can be played again
    things: dict[str, list[str]]  # the names of each kind of thing, in the order of their numbers
    catalogue: dict[str, Any]  # what is printed and never changes


class Ask(Struct, tag="ask"):
    """A question, what the seat may see, and what it was told since the last one."""

    id: int
    seconds: float
    question: QuestionMessage
    answers: list[AnswerMessage]  # legal ones
    is_whole: bool  # they are all there are; else the fields admit more
    view: dict[str, Any]
    events: list[EventMessage]


class RefusalMessage(Struct):
    """Why an answer is not legal, and under which clause."""

    reason: str
    clause: str
    field: str
    details: list[Arg]


class Weighed(Struct, tag="weighed"):
    """The reply to `weigh`: the answer would be taken, at this cost, or is refused."""

    id: int
    refused: RefusalMessage | None
    cost: int | None


class Lost(Struct, tag="lost"):
    """The program has lost this game by a fault of its own; nothing more follows."""

    what: str
    clause: str


class LineMessage(Struct):
    """A line of the reckoning."""

    kind: str
    clause: str
    value: int


class StandingMessage(Struct):
    """Where a seat came out, and why."""

    seat: int
    place: int
    score: int
    lines: list[LineMessage]


class End(Struct, tag="end"):
    """The game is over. Another `begin` may follow, or `quit`."""

    events: list[EventMessage]
    standings: list[StandingMessage]


class Quit(Struct, tag="quit"):
    """No further game: the program should end."""


class Ready(Struct, tag="ready"):
    """The program's reply to `hello`: which protocol it speaks, its name, the games that it plays."""

    protocol: int
    name: str
    games: list[str] = []  # none: any


class Answer(Struct, tag="answer"):
    """The program's answer to the question `id`."""

    id: int
    verb: str
    parts: Parts = {}


class Weigh(Struct, tag="weigh"):
    """Would this answer to the question `id` be taken? It is only looked at."""

    id: int
    verb: str
    parts: Parts = {}


HouseMessage = Hello | Begin | Ask | Weighed | Lost | End | Quit
ProgramMessage = Ready | Answer | Weigh


def begin_message(game: Game[Any], set_up: SetUp, seat: int, seed: str) -> Begin:
    things = {kind: list(names) for kind, names in game.glossary(set_up.edition).things.items()}
    catalogue = dict(game.catalogue(set_up.edition))
    seats, options = set_up.seats, set_up.options
    return Begin(game.name, game.rules, seats, seat, options, set_up.edition, seed, things, catalogue)


def ask_message(sight: Sight[Any], id: int, seconds: float, events: Sequence[Event], rng: Random) -> Ask:
    """A question and all that a seat has to go on; the dice draw from answers that are too many to list."""
    game, listed = sight.game, sight.listed(rng)
    answers = [answer_message(game, a) for a in listed.answers]
    told = [event_message(game, event) for event in events]
    asked = question_message(game, sight.annotated_prompt)
    return Ask(id, seconds, asked, answers, listed.is_whole, dict(sight.view), told)


def question_message(game: Game[Any], prompt: Prompt) -> QuestionMessage:
    return QuestionMessage(
        prompt.text,
        prompt.clause,
        about_parts(game, prompt),
        prompt.is_sealed,
        prompt.usual,
        [move_message(game, move) for move in prompt.moves],
        [BarMessage(*bar) for bar in prompt.bars],
    )


def move_message(game: Game[Any], move: Move) -> MoveMessage:
    is_pass = said_in(game.border, ShapeAnswer)[move.verb].is_pass
    return MoveMessage(move.verb, move.clause, is_pass, [field_message(field, move) for field in move.fields])


def field_message(field: Field, move: Move) -> FieldMessage:
    made = FieldMessage(field.name, "one", field.what, field.clause or move.clause)
    made.missing = [MissingMessage(missing.option, missing.clause) for missing in field.missing]
    if isinstance(field, One):
        made.options, made.costs = field.options, field.costs or []
    elif isinstance(field, Some):
        made.kind, made.options, made.low, made.high = "some", field.options, field.low, field.high
    elif isinstance(field, Amount):
        made.kind, made.low, made.high, made.step = "amount", field.low, field.high, field.step
    elif isinstance(field, Bundle):
        made.kind, made.limits, made.low, made.high = "bundle", field.limits, field.low, field.high
        made.costs = field.costs or []
    return made


def answer_message(game: Game[Any], a: Action) -> AnswerMessage:
    return AnswerMessage(a.verb, answer_parts(game, a))


def event_message(game: Game[Any], event: Event) -> EventMessage:
    return EventMessage(event.kind, event.clause, event_parts(game, event))


def refusal_message(no: Illegal) -> RefusalMessage:
    return RefusalMessage(no.reason, no.clause, no.field, list(no.details))


def end_message(game: Game[Any], events: Sequence[Event], standings: list[Standing]) -> End:
    told = [event_message(game, event) for event in events]
    ranked = [
        StandingMessage(seat, place, standing.score, [LineMessage(*line) for line in standing.lines])
        for seat, (place, standing) in enumerate(zip(places(standings), standings))
    ]
    return End(told, ranked)

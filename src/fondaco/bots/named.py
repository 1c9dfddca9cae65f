"""What is said at a table by the names of its parts, as programs outside of this one read and write it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeAlias

from fondaco.kernel.action import Action, Arg, Event, Illegal
from fondaco.kernel.game import Game
from fondaco.kernel.prompt import Prompt
from fondaco.kernel.shape import Answer, Asked, Parts, Told, said_in

# What a part says: one thing or number, several of them, or nothing that the reader may know.
Part: TypeAlias = int | Sequence[int] | None


@cache
def part_names(game: Game[Any], base: type[Parts]) -> dict[str, tuple[str, ...]]:
    """The names of the parts of everything of a kind that a game can say, in the order of its shape."""
    return {said: cls.parts for said, cls in said_in(game.border, base).items()}


def answer_parts(game: Game[Any], a: Action) -> dict[str, Arg]:
    """An answer's arguments by name."""
    return dict(zip(part_names(game, Answer)[a.verb], a.args, strict=True))


def event_parts(game: Game[Any], event: Event) -> dict[str, Arg | None]:
    """What an event tells, by name; None where the reader may not know it."""
    return dict(zip(part_names(game, Told)[event.kind], event.args, strict=True))


def about_parts(game: Game[Any], prompt: Prompt) -> dict[str, Arg]:
    """What a question is about, by name."""
    return dict(zip(part_names(game, Asked)[prompt.text], prompt.about, strict=True))


def named_action(game: Game[Any], prompt: Prompt, verb: str, parts: Mapping[str, Part]) -> Action:
    """The answer that a verb and named parts mean. Raises Illegal if the verb takes other parts."""
    names = part_names(game, Answer).get(verb, ())
    move = prompt.move(verb)
    if move is not None and (len(parts) != len(names) or any(name not in parts for name in names)):
        raise Illegal("args", move.clause)
    return Action(prompt.seat, verb, tuple([as_argument(parts[name]) for name in names if name in parts]))


def as_argument(part: Part) -> Any:
    """A part as rules take it: what came as a list is a tuple there."""
    return tuple(part) if isinstance(part, Sequence) else part

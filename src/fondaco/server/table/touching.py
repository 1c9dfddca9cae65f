"""What a page must know of a question so that one touch can answer it."""

from __future__ import annotations

from functools import cache, cached_property
from random import Random
from types import ModuleType
from typing import Any, Final

from fondaco.kernel.action import Action
from fondaco.kernel.fields import One
from fondaco.kernel.frame import State, is_sealed, play, waiting
from fondaco.kernel.game import Game
from fondaco.kernel.prompt import Move, Prompt
from fondaco.kernel.shape import Answer, said_in
from fondaco.server import wire

MAX_ANSWERS_TRIED: Final = 24  # a move with more is not tried: each takes a copy of the state


def things(game: Game[Any], prompt: Prompt) -> list[wire.ThingWire]:
    """The single things that a question is about."""
    glossary = game.glossary()
    kinds = [spec.partition(":")[2] for spec in glossary.prompts.get(prompt.text, ())]
    told = zip(kinds, prompt.about, strict=True)
    return [wire.ThingWire(what, id) for what, id in told if what in glossary.things and isinstance(id, int)]


@cache
def passes(border: ModuleType) -> tuple[str, ...]:
    """The verbs of a game that leave things as they are."""
    return tuple([verb for verb, kind in said_in(border, Answer).items() if kind.is_pass])


class Trial:
    """Tries answers to a question in a world that its seat could be living in, so that nothing leaks."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    @cached_property
    def world(self) -> State:
        """Imagined once, and only if there is something to try."""
        world: State = self.game.imagine(self.state, self.seat, Random(0))
        return world

    def can_undo(self, move: Move) -> bool:
        """May the seat take this move back, whatever it fills in, before anybody else is asked?"""
        is_simple = len(move.fields) <= 1 and all(isinstance(field, One) for field in move.fields)
        if is_sealed(self.state) or not is_simple or move.size() > MAX_ANSWERS_TRIED:
            return False
        refuse = self.world.stack[-1].refuse
        answers = [a for a in move.fill(self.seat) if not refuse(self.world, a)]
        return all(self.is_private(a) for a in answers)

    def is_private(self, a: Action) -> bool:
        """Is the same seat asked next, and nothing shown that was hidden?"""
        world = self.world.copy()
        world.log = []
        try:
            play(world, a)
        except Exception:
            return False  # a fault of the rules is told when somebody gives this answer
        return waiting(world) == [self.seat] and not self.game.reveals(world.log, world)

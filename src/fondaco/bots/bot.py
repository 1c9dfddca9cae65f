"""Bots: anything that answers a question from what its seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any, Final, Generic, NamedTuple, Protocol, cast
from weakref import WeakKeyDictionary

from fondaco.kernel.action import Action
from fondaco.kernel.frame import S, annotated, any_answer, check, cost, question
from fondaco.kernel.game import Game
from fondaco.kernel.prompt import Prompt

MAX_LISTED_PER_MOVE: Final = 300  # answers of a move that are listed all; of a bigger one some are drawn
DRAWS_PER_BIG_MOVE: Final = 40


class Truth(NamedTuple):
    """The real state, and the dice by which worlds are imagined from it."""

    state: Any
    worlds: Random


# The truth behind each sight whose world nobody has looked at yet. It lies here and not in the sight, so that
# nothing a bot holds leads to it, not even the inside of a function: a bot would have to take it from here on
# purpose. When a sight is thrown away, its entry goes by itself.
_TRUTHS: WeakKeyDictionary[Sight[Any], Truth] = WeakKeyDictionary()


class Listed(NamedTuple):
    """Legal answers to a question. Unless `is_whole`, some moves admit more than are listed."""

    answers: list[Action]
    is_whole: bool


class Sight(Generic[S]):
    """All that a player has to go on: the question, the view, and worlds that fit what it has seen.

    The real state is not in here. The first look at `world` imagines one, and every further world is imagined
    from that: a bot that looks into it finds what it knows and guesses, never the truth. A bot that never
    looks does not pay for it: question, view and legal answers are the same in the real world and in every
    imagined one (the contract checks that), so until then they are taken from the real one.

    >>> from random import Random
    >>> from fondaco import LIGURIA
    >>> from fondaco.bots import Sight
    >>> s = LIGURIA.start(3)
    >>> sight = Sight(LIGURIA, s, 0, Random(1))
    >>> sight.prompt.clause, len(sight.listed(Random(2)).answers)
    ('LIG-2.3', 3)
    """

    def __init__(self, game: Game[S], s: S, seat: int, rng: Random) -> None:
        self.game = game
        self.seat = seat
        _TRUTHS[self] = Truth(s, rng)

    @cached_property
    def world(self) -> S:
        """A whole state that fits what the seat has seen."""
        truth = _TRUTHS.pop(self)
        return self.game.imagine(truth.state, self.seat, truth.worlds)

    @property
    def prompt(self) -> Prompt:
        """The question that the seat is asked."""
        return question(_known(self), self.seat)

    @property
    def view(self) -> Mapping[str, object]:
        """What the seat may see, as a page of the site gets it."""
        return self.game.view(_known(self), self.seat)

    def pick(self, rng: Random) -> Action:
        """Any legal answer to the question, as `pick` takes it; the question itself is not written."""
        return any_answer(_known(self), self.seat, rng)

    @property
    def annotated_prompt(self) -> Prompt:
        """The question with what people want to see before they answer: costs, what goes together."""
        return annotated(_known(self), self.seat)

    def check(self, a: Action) -> None:
        """Raise Illegal, with its reason and clause, unless the seat may answer this."""
        check(_known(self), a)

    def cost(self, a: Action) -> int | None:
        """What a legal answer would cost the seat; None: nothing."""
        return cost(_known(self), a)

    def listed(self, rng: Random) -> Listed:
        """Every legal answer of each small move, and some of each move that is too big to list."""
        s, prompt, found = _known(self), self.prompt, list[Action]()
        top, is_whole = s.stack[-1], True
        for move in prompt.moves:
            if move.size() <= MAX_LISTED_PER_MOVE:
                filled = move.fill(self.seat)
            else:
                is_whole = False
                filled = [move.sample(self.seat, rng) for _ in range(DRAWS_PER_BIG_MOVE)]
            found += [a for a in dict.fromkeys(filled) if not top.refuse(s, a)]
        return Listed(found or [self.pick(rng)], is_whole)

    def imagine(self, rng: Random) -> S:
        """Another world that fits."""
        return self.game.imagine(self.world, self.seat, rng)


def _known(sight: Sight[S]) -> S:
    """A state to read what the seat knows from: the imagined world if there is one, else the real one."""
    truth = _TRUTHS.get(sight)
    return sight.world if truth is None else cast(S, truth.state)


class Bot(Protocol):
    """A player that is a program.

    >>> from fondaco.bots import Bot, Chaos
    >>> bots: list[Bot] = [Chaos(), Chaos(), Chaos()]
    >>> len(bots)
    3
    """

    def choose(self, sight: Sight[Any], rng: Random) -> Action: ...


class Chaos:
    """Says anything that is allowed.

    >>> from random import Random
    >>> from fondaco import LIGURIA
    >>> from fondaco.bots import Chaos, Sight
    >>> s = LIGURIA.start(3)
    >>> Chaos().choose(Sight(LIGURIA, s, 0, Random(1)), Random(2)).verb
    'offer'
    """

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        return sight.pick(rng)

"""The answers an agent chooses from by number: all that are legal, or candidates where there are too many."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, Final, overload

from fondaco.bots import CRAFTS
from fondaco.bots.bot import Sight
from fondaco.kernel.action import Action, Arg
from fondaco.kernel.frame import Frame, State, legal, pick
from fondaco.kernel.game import Game
from fondaco.kernel.prompt import Bundle, Field, Move, Prompt

SMALL_MOVE: Final = 8  # the answers of moves with so few are always among the candidates
TRIES: Final = 50  # to draw an answer that no rule forbids


class LazyMenu(Sequence[Action]):
    """A menu whose answers are made when they are asked for: most of them never are."""

    def __init__(self, prompt: Prompt, size: int) -> None:
        self.prompt = prompt
        self.size = size

    @abstractmethod
    def made(self, at: int) -> Action:
        """The answer with this number."""

    def __len__(self) -> int:
        return self.size

    @overload
    def __getitem__(self, at: int) -> Action: ...

    @overload
    def __getitem__(self, at: slice) -> list[Action]: ...

    def __getitem__(self, at: int | slice) -> Action | list[Action]:
        if isinstance(at, slice):
            return [self[n] for n in range(*at.indices(self.size))]
        if not 0 <= at < self.size:
            raise IndexError(at)
        return self.made(at)


class LegalMenu(LazyMenu):
    """What `legal` lists where no rule forbids a whole."""

    def made(self, at: int) -> Action:
        for move in self.prompt.moves:
            if at < (size := move.size()):
                return Action(self.prompt.seat, move.verb, arguments(move, at))
            at -= size
        raise AssertionError("the moves are fewer than the question said")


class CandidateMenu(LazyMenu):
    """Some answers that are given, and behind them others drawn at random when they are asked for.

    Each number draws with dice of its own, so that the same seed has the same candidates in any order. Two of
    them may be the same answer. The state must not have changed when they are drawn.
    """

    def __init__(self, s: State, prompt: Prompt, given: list[Action], size: int, seed: str) -> None:
        super().__init__(prompt, size)
        self.s = s
        self.large = [move for move in prompt.moves if size_of(move, SMALL_MOVE) > SMALL_MOVE]
        self.found = dict(enumerate(given))
        self.seed = seed

    def made(self, at: int) -> Action:
        if at not in self.found:
            self.found[at] = self.draw(Random(f"{self.seed}/{at}"))
        return self.found[at]

    def draw(self, rng: Random) -> Action:
        """An answer of a large move, as those of small ones are all given; any, if rules forbid too many."""
        top = self.s.stack[-1]
        for _ in range(TRIES):
            a = self.large[int(rng.random() * len(self.large))].sample(self.prompt.seat, rng)
            if not top.refuse(self.s, a):
                return a
        return pick(self.s, self.prompt, rng)


def size_up_to(prompt: Prompt, most: int) -> int:
    """How many answers the fields admit; some number above `most` as soon as it is clear that it is more."""
    size = 0
    for move in prompt.moves:
        size += size_of(move, most)
        if size > most:
            break
    return size


def size_of(move: Move, most: int) -> int:
    """The same of one move: bundles are counted last, because that takes long."""
    size = 1
    for field in sorted(move.fields, key=is_bundle):
        size *= field.size()
        if size > most:
            break
    return size


def is_bundle(field: Field) -> bool:
    return isinstance(field, Bundle)


def arguments(move: Move, at: int) -> tuple[Arg, ...]:
    """What the fields hold in the answer with this number, in the order of `Move.fill`."""
    args: list[Arg] = []
    for field in reversed(move.fields):
        values = field.values()
        at, place = divmod(at, len(values))
        args.append(values[place])
    return tuple(reversed(args))


class Menus:
    """Makes menus of at most `most` answers: `legal` in its order, or up to `sampled` candidates.

    Candidates are the answers of small moves, what the house's bot would try (`proposes`), and answers
    picked at random. The bot is given a `Sight`, so that nothing secret can show in what it proposes.
    """

    def __init__(self, game: Game[Any], most: int, sampled: int, proposes: bool) -> None:
        self.game = game
        self.most = most
        self.sampled = min(sampled, most)
        self.craft = CRAFTS[game.name]() if proposes and game.name in CRAFTS else None

    def menu(self, s: State, prompt: Prompt, seed: str) -> Sequence[Action]:
        size = size_up_to(prompt, self.most)
        if size > self.most:
            return self.candidates(s, prompt, seed)
        if type(s.stack[-1]).refuse is Frame.refuse:
            return LegalMenu(prompt, size)
        return legal(s, prompt, self.most)

    def candidates(self, s: State, prompt: Prompt, seed: str) -> Sequence[Action]:
        top = s.stack[-1]
        small = [move for move in prompt.moves if size_of(move, SMALL_MOVE) <= SMALL_MOVE]
        found = dict.fromkeys([a for move in small for a in move.fill(prompt.seat) if not top.refuse(s, a)])
        if self.craft is not None:
            found.update(dict.fromkeys(self.proposed(s, prompt.seat, Random(seed))))
        return CandidateMenu(s, prompt, list(found)[: self.sampled], self.sampled, seed)

    def proposed(self, s: State, seat: int, rng: Random) -> list[Action]:
        """The answer of the house's quick bot, and those that its search would try."""
        assert self.craft is not None
        sight = Sight(self.game, s, seat, rng)
        base = self.craft.quick().choose(sight, rng)
        return [base, *self.craft.candidates(sight, base, rng)]

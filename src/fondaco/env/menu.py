"""The answers an agent chooses from by number: all that are legal, or candidates where there are too many."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, overload

from fondaco.bots import CRAFTS
from fondaco.bots.bot import Sight
from fondaco.kernel.action import Action
from fondaco.kernel.frame import Frame, State
from fondaco.kernel.game import Game
from fondaco.kernel.listing import SMALL_MOVE, allowed, answer_at, draw, size_of, size_up_to
from fondaco.kernel.prompt import Move, Prompt


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
        return answer_at(self.prompt, at)


class CandidateMenu(LazyMenu):
    """Some answers that are given, and behind them others drawn at random when they are asked for.

    Each number draws with dice of its own, so that the same seed has the same candidates in any order. Two of
    them may be the same answer. The state must not have changed when they are drawn.
    """

    def __init__(
        self, s: State, prompt: Prompt, large: list[Move], given: list[Action], size: int, seed: str
    ) -> None:
        super().__init__(prompt, size)
        self.s = s
        self.large = large  # the moves to draw from: the answers of small ones are all given
        self.found = dict(enumerate(given))
        self.seed = seed

    def made(self, at: int) -> Action:
        if at not in self.found:
            self.found[at] = draw(self.s, self.prompt, self.large, Random(f"{self.seed}/{at}"))
        return self.found[at]


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
        return allowed(s, prompt, prompt.moves)

    def candidates(self, s: State, prompt: Prompt, seed: str) -> Sequence[Action]:
        small: list[Move] = []
        large: list[Move] = []
        for move in prompt.moves:
            (small if size_of(move, SMALL_MOVE) <= SMALL_MOVE else large).append(move)
        found = dict.fromkeys(allowed(s, prompt, small))
        if self.craft is not None:
            found.update(dict.fromkeys(self.proposed(s, prompt.seat, Random(seed))))
        return CandidateMenu(s, prompt, large, list(found)[: self.sampled], self.sampled, seed)

    def proposed(self, s: State, seat: int, rng: Random) -> list[Action]:
        """The answer of the house's quick bot, and those that its search would try."""
        assert self.craft is not None
        sight = Sight(self.game, s, seat, rng)
        base = self.craft.quick().choose(sight, rng)
        return [base, *self.craft.candidates(sight, base, rng)]

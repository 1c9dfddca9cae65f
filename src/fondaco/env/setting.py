"""What stays the same from game to game in an environment: the table, and how agents see and answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
from gymnasium import spaces

from fondaco.env.answers import AnswerCodec
from fondaco.env.features import FloatFeatures
from fondaco.env.layout import HIGHEST, LOWEST
from fondaco.env.menu import Menus
from fondaco.env.observer import Numbers, Observer
from fondaco.env.reward import Reward
from fondaco.games import ALL_GAMES
from fondaco.kernel.game import BadTable, Game


@dataclass(frozen=True)
class Style:
    """How agents see and answer.

    `actions`: by "list" an action is the number of an answer in a menu; by "steps" it is the next number of
    the answer's vector, so that every legal answer can be given. `observations`: "named" tensors, all of them
    in one "row" of ints, or "features", a row of floats with a 0 or 1 for each thing.

    >>> from fondaco.env import Style
    >>> Style(observations="features").actions
    'list'
    """

    actions: Literal["list", "steps"] = "list"
    observations: Literal["named", "row", "features"] = "named"
    reward: Reward = "win"
    most: int = 512  # answers that a menu lists; where there are more, candidates are drawn
    candidates: int = 64  # that are drawn
    proposes: bool = True  # what the house's bot would try is among the candidates
    shows_answers: bool = False  # observations hold the vectors of the answers in the menu
    is_strict: bool = False  # an action that the mask excludes raises; else it counts on from the first


class Setting:
    """A game at a table of so many seats with its options, and a style."""

    def __init__(self, game: str, seats: int | None, options: Mapping[str, str], style: Style) -> None:
        if game not in ALL_GAMES:
            raise BadTable(f"there is no game {game!r}, only {', '.join(ALL_GAMES)}")
        self.game: Game[Any] = ALL_GAMES[game]
        self.seats = self.game.seats[-1] if seats is None else seats
        self.options = self.game.chosen(options)
        self.style = style
        self.start()  # raises BadTable for a wrong number of seats
        self.codec = AnswerCodec(self.game, self.seats)
        self.observer = Observer(self.game, self.seats, self.codec)
        self.features = FloatFeatures(self.observer.leaves)
        self.menus = Menus(self.game, style.most, style.candidates, style.proposes)
        self.actions = style.most if style.actions == "list" else max(self.codec.bounds)

    def start(self) -> Any:
        """A new game, which tells nothing."""
        s = self.game.start(self.seats, self.options)
        s.log = None
        return s

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def observation_space(self) -> spaces.Dict:
        found: dict[str, spaces.Space[Any]] = {
            "observation": self.seen_space(),
            "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
        }
        if self.style.actions == "steps":
            found["filled"] = box((self.codec.width,), -1, HIGHEST)
        elif self.style.shows_answers:
            found["answers"] = box((self.actions, self.codec.width), 0, HIGHEST)
        return spaces.Dict(found)

    def seen_space(self) -> spaces.Space[Any]:
        match self.style.observations:
            case "row":
                return box((self.observer.size,), LOWEST, HIGHEST)
            case "features":
                return spaces.Box(LOWEST, HIGHEST, (self.features.size,), np.float32)
        leaves = self.observer.leaves
        return spaces.Dict({leaf.name: box(leaf.shape or (1,), leaf.low, leaf.high) for leaf in leaves})

    def seen(self, row: Numbers) -> Any:
        """A row of the observer, as the style wants it."""
        match self.style.observations:
            case "row":
                return row
            case "features":
                return self.features.of(row)
        return self.observer.tensors(row)


def box(shape: tuple[int, ...], low: int, high: int) -> spaces.Box:
    return spaces.Box(low, high, shape, np.int32)

"""One seat against bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from fondaco.bots import bots_for, usual
from fondaco.bots.arena import consult
from fondaco.bots.bot import Bot, Chaos
from fondaco.env.aec import text_of
from fondaco.env.episode import Episode, Observation
from fondaco.env.seeds import Seeds
from fondaco.env.setting import Setting, Style
from fondaco.games import ALL_GAMES
from fondaco.kernel.action import Action
from fondaco.kernel.frame import any_answer
from fondaco.kernel.game import BadTable


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """A step is an answer of one seat, or a step towards it; then the bots answer until it is asked again."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: str | Sequence[str] | None = None,
        seats: int | None = None,
        style: Style | None = None,
        render_mode: str | None = None,
        **options: str,
    ) -> None:
        self.setting = Setting(game, seats, options, style or Style())
        if not 0 <= seat < self.setting.seats:
            raise BadTable(f"there is no seat {seat} at a table of {self.setting.seats}")
        self.seat = seat
        self.bots = seated(self.setting, seat, opponents)
        self.render_mode = render_mode
        self.observation_space = self.setting.observation_space()
        self.action_space = self.setting.action_space()
        self.seeds = Seeds()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game; without a seed, the next of a row that began with the last one given."""
        super().reset(seed=seed)
        self.episode = Episode(self.setting, self.seeds.next(seed))
        self.let_bots_answer()
        return self.episode.observe(self.seat), {}

    def step(self, action: int | np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.episode.act(self.seat, int(action))
        self.let_bots_answer()
        is_over = not self.episode.waiting
        reward = self.episode.rewards()[self.seat]
        return self.episode.observe(self.seat), reward, is_over, False, dict(self.episode.result(self.seat))

    def let_bots_answer(self) -> None:
        """Until the seat is asked, or the game is over."""
        episode = self.episode
        while episode.waiting and self.seat not in episode.waiting:
            episode.give(self.answer_of(episode.waiting[0]))

    def answer_of(self, seat: int) -> Action:
        """A bot's answer. Who says anything needs no sight: it would take longer than the answer."""
        episode, bot = self.episode, self.bots[seat]
        if type(bot) is Chaos:
            return any_answer(episode.s, seat, episode.dice.seats[seat])
        return consult(self.setting.game, episode.s, seat, bot, episode.dice)

    def render(self) -> str | None:
        """With `render_mode="ansi"`, what the seat may know, in words."""
        return None if self.render_mode is None else text_of(self.episode, self.seat)


def seated(setting: Setting, seat: int, opponents: str | Sequence[str] | None) -> dict[int, Bot]:
    """The bots by seat: one name for all, or one for each of the others in the order of their seats."""
    others = [other for other in range(setting.seats) if other != seat]
    known = bots_for(setting.game.name)
    if opponents is None or isinstance(opponents, str):
        opponents = [opponents or usual(setting.game.name)] * len(others)
    if len(opponents) != len(others):
        raise BadTable(f"{len(opponents)} opponents for {len(others)} other seats")
    for name in opponents:
        if name not in known:
            raise BadTable(f"{setting.game.title} has no bot {name!r}, only {', '.join(known)}")
    return {other: known[name]() for other, name in zip(others, opponents, strict=True)}


def gym_env(
    game: str,
    seat: int = 0,
    opponents: str | Sequence[str] | None = None,
    seats: int | None = None,
    style: Style | None = None,
    render_mode: str | None = None,
    **options: str,
) -> SoloEnv:
    """A seat of a game against bots for Gymnasium: `gym_env("doge", seat=0, opponents="normal")`.

    >>> from fondaco.env import gym_env
    >>> env = gym_env("hafen", opponents="chaos", seats=2)
    >>> seen, info = env.reset(seed=1)
    >>> bool(seen["action_mask"].any())
    True
    """
    return SoloEnv(game, seat, opponents, seats, style, render_mode, **options)


def register() -> None:
    """Tell Gymnasium the games by name: `gymnasium.make("Fondaco/Doge-v0")`."""
    for game in ALL_GAMES:
        name = f"Fondaco/{game.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="fondaco.env.solo:SoloEnv", kwargs={"game": game})

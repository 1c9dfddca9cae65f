"""A table as a PettingZoo environment in which agents act one after the other (AEC)."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from fondaco.env.episode import Episode, MenuChoosing, Observation
from fondaco.env.seeds import Seeds
from fondaco.env.setting import Setting, Style
from fondaco.env.text import describe


def agent_names(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All seats are agents. Several who are asked at once act in the order of their seats, and none observes
    what another has answered in secret. The reward comes at the end, with score and place in the info."""

    def __init__(self, setting: Setting, max_cycles: int | None, render_mode: str | None) -> None:
        super().__init__()
        self.setting = setting
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {
            "name": f"fondaco_{setting.game.name}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = agent_names(setting.seats)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {}
        self.action_spaces: dict[str, spaces.Space[Any]] = {}
        for agent in self.possible_agents:
            self.observation_spaces[agent] = setting.observation_space()
            self.action_spaces[agent] = setting.action_space()
        self.seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed, the next of a row that began with the last one given."""
        self.episode = Episode(self.setting, self.seeds.next(seed))
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.episode.waiting[0]]

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self.seat(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose game is over acts with None"
        self._cumulative_rewards[agent] = 0.0
        self.episode.act(self.seat(agent), int(action))
        self.steps += 1
        self.conclude()
        if self.episode.waiting:
            self.agent_selection = self.possible_agents[self.episode.waiting[0]]

    def conclude(self) -> None:
        """Share out the rewards if the game is over, and stop where it has been long enough."""
        if not self.episode.waiting:
            rewards = self.episode.rewards()
            for agent in self.agents:
                self.rewards[agent] = rewards[self.seat(agent)]
                self.infos[agent] = dict(self.episode.result(self.seat(agent)))
                self.terminations[agent] = True
            self._accumulate_rewards()  # before the end there are none
        elif self.max_cycles is not None and self.steps >= self.max_cycles * self.setting.seats:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """With `render_mode="ansi"`, what the agent that is to act may know, in words."""
        if self.render_mode is None or not self.agents:
            return None
        return text_of(self.episode, self.seat(self.agent_selection))

    def close(self) -> None:
        """Nothing is kept open."""


def text_of(episode: Episode, seat: int) -> str:
    """What a seat observes, in words."""
    game, s = episode.setting.game, episode.s
    if seat not in episode.waiting:
        return describe(game, s, seat)
    choosing = episode.choosing(seat)
    answers = choosing.answers if isinstance(choosing, MenuChoosing) else ()
    return describe(game, s, seat, choosing.prompt, answers)


def aec_env(
    game: str,
    seats: int | None = None,
    style: Style | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: str,
) -> TableEnv:
    """A table of a game for PettingZoo: `aec_env("genoa", seats=4, layout="q")`.

    Without `seats` it is the largest table. `max_cycles` truncates a game after so many steps a seat.

    >>> from fondaco.env import aec_env
    >>> env = aec_env("liguria", seats=3)
    >>> env.reset(seed=1)
    >>> env.agent_selection
    'seat_0'
    """
    return TableEnv(Setting(game, seats, options, style or Style()), max_cycles, render_mode)

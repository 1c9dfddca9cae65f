"""A table as a PettingZoo environment in which all agents act at the same time."""

from __future__ import annotations

from typing import Any, Final

from gymnasium import spaces
from pettingzoo import ParallelEnv

from fondaco.env.aec import agent_names, text_of
from fondaco.env.episode import Episode, Observation
from fondaco.env.seeds import Seeds
from fondaco.env.setting import Setting, Style

WAIT: Final = 0  # the action of who is not asked

Stepped = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class SimultaneousTableEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """All who are asked act at once; for the others only one action is open, which does nothing."""

    def __init__(self, setting: Setting, max_cycles: int | None, render_mode: str | None) -> None:
        self.setting = setting
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.metadata = {"name": f"fondaco_{setting.game.name}_parallel_v0", "render_modes": ["ansi"]}
        self.possible_agents = agent_names(setting.seats)
        self.observation_spaces = {agent: setting.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: setting.action_space() for agent in self.possible_agents}
        self.seeds = Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.episode = Episode(self.setting, self.seeds.next(seed))
        self.cycles = 0
        self.agents = self.possible_agents[:]
        return self.observed(), {agent: {} for agent in self.agents}

    def observed(self) -> dict[str, Observation]:
        found = {agent: self.episode.observe(seat) for seat, agent in enumerate(self.possible_agents)}
        for seat, agent in enumerate(self.possible_agents):
            if seat not in self.episode.waiting:
                found[agent]["action_mask"][WAIT] = 1
        return found

    def step(self, actions: dict[str, int]) -> Stepped:
        """One answer, or one step towards it, of everyone who is asked."""
        for seat in self.episode.waiting[:]:
            self.episode.act(seat, int(actions[self.possible_agents[seat]]))
        self.cycles += 1
        is_over = not self.episode.waiting
        is_cut = not is_over and self.max_cycles is not None and self.cycles >= self.max_cycles
        agents, rewards = self.possible_agents, self.episode.rewards()
        if is_over or is_cut:
            self.agents = []
        return (
            self.observed(),
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            {agent: dict(self.episode.result(seat)) for seat, agent in enumerate(agents)},
        )

    def render(self) -> str | None:
        """With `render_mode="ansi"`, what each agent may know, in words."""
        if self.render_mode is None:
            return None
        return "\n\n".join([text_of(self.episode, seat) for seat in range(self.setting.seats)])

    def close(self) -> None:
        """Nothing is kept open."""


def parallel_env(
    game: str,
    seats: int | None = None,
    style: Style | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: str,
) -> SimultaneousTableEnv:
    """The same table as `aec_env`, with an action of every agent in each cycle.

    >>> from fondaco.env import parallel_env
    >>> env = parallel_env("liguria", seats=3)
    >>> seen, info = env.reset(seed=1)
    >>> sorted(seen) == env.possible_agents
    True
    """
    return SimultaneousTableEnv(Setting(game, seats, options, style or Style()), max_cycles, render_mode)

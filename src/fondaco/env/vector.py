"""Many games at once in worker processes, as a vector environment of Gymnasium."""

from __future__ import annotations

from collections.abc import Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from fondaco.env.episode import Observation
from fondaco.env.lanes import GymArguments, Lanes, blocks_for, work
from fondaco.env.seeds import Seeds
from fondaco.env.setting import Setting, Style

JOIN_SECONDS: Final = 5.0

Result = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class WorkerFailed(RuntimeError):
    """A worker process raised something; the message is its traceback."""


class ManyEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """`n` games of one seat against bots. A game that is over begins anew with its next step."""

    def __init__(self, arguments: GymArguments, n: int, workers: int) -> None:
        self.setting = Setting(arguments.game, arguments.seats, arguments.options, arguments.style)
        self.num_envs = n
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = self.setting.observation_space()
        self.single_action_space = self.setting.action_space()
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self.blocks = blocks_for(arguments.env(), n)
        self.arrays = {key: each.array for key, each in self.blocks.items()}
        self.seeds = Seeds()
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        self.lanes = None if workers else Lanes(arguments, self.blocks, 0, n)
        for worker in range(workers):
            self.hire(arguments, worker * n // workers, (worker + 1) * n // workers)

    def hire(self, arguments: GymArguments, first: int, last: int) -> None:
        """Start a worker for some of the games."""
        context = get_context("spawn")  # a fork would copy the threads' locks of whoever calls this
        mine, its = context.Pipe()
        process = context.Process(target=work, args=(its, arguments, self.blocks, first, last), daemon=True)
        process.start()
        its.close()
        self.pipes.append(mine)
        self.processes.append(process)

    def order(self, verb: str, argument: Sequence[Any]) -> None:
        """Have all games do something, and wait until they have."""
        if self.lanes is not None:
            getattr(self.lanes, verb)(argument)
            return
        for pipe in self.pipes:
            pipe.send((verb, argument))
        failures = [pipe.recv() for pipe in self.pipes]
        for failure in filter(None, failures):
            raise WorkerFailed(failure)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew: with a seed each, or with seeds drawn from one."""
        if isinstance(seed, list):
            self.order("reset", seed)
        else:
            first = self.seeds.next(seed)
            self.order("reset", [first + n for n in range(self.num_envs)])
        return self.observed(), {}

    def step(self, actions: NDArray[Any]) -> Result:
        self.order("step", [int(action) for action in actions])
        is_over = self.arrays["is_over"].astype(bool)
        infos: dict[str, Any] = {}
        if is_over.any():
            for key in ("score", "place"):
                infos |= {key: self.arrays[key].copy(), f"_{key}": is_over}
        return self.observed(), self.arrays["reward"].copy(), is_over, np.zeros_like(is_over), infos

    def observed(self) -> Observation:
        """A copy of what all seats observe: the workers write over theirs."""
        seen = {
            key.removeprefix("seen."): array.copy()
            for key, array in self.arrays.items()
            if key.startswith("seen.")
        }
        return seen | {"observation": self.setting.seen(seen["observation"])}

    def close_extras(self, **_kwargs: Any) -> None:
        """Let the workers go."""
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.join(JOIN_SECONDS)
            if process.is_alive():
                process.terminate()
                process.join()


def vector_env(
    game: str,
    n: int,
    workers: int = 0,
    seat: int = 0,
    opponents: str | Sequence[str] | None = None,
    seats: int | None = None,
    style: Style | None = None,
    **options: str,
) -> ManyEnv:
    """`n` games as `gym_env` makes them, in so many worker processes; 0: in this one.

    Worker processes import the program that starts them: call this under `if __name__ == "__main__":`.

    >>> from fondaco.env import vector_env
    >>> envs = vector_env("hafen", 2, opponents="chaos", seats=2)
    >>> envs.num_envs
    2
    >>> envs.close()
    """
    arguments = GymArguments(game, seat, opponents, seats, style or Style(), options)
    return ManyEnv(arguments, n, min(workers, n))

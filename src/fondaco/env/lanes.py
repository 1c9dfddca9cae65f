"""Several games of one seat against bots, whose observations lie in memory that processes can share."""

from __future__ import annotations

import ctypes
import traceback
from collections.abc import Sequence
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, Final, NamedTuple

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from fondaco.env.episode import Observation
from fondaco.env.setting import Style
from fondaco.env.solo import SoloEnv

CTYPES: Final[dict[str, Any]] = {"int32": ctypes.c_int32, "int8": ctypes.c_int8, "float64": ctypes.c_double}


class Block(NamedTuple):
    """An array for all lanes, in memory that a process hands on to those it starts."""

    memory: Any
    shape: tuple[int, ...]
    dtype: str

    @property
    def array(self) -> NDArray[Any]:
        return np.frombuffer(self.memory, self.dtype).reshape(self.shape)


def block(shape: tuple[int, ...], dtype: str) -> Block:
    return Block(RawArray(CTYPES[dtype], int(np.prod(shape))), shape, dtype)


def blocks_for(env: SoloEnv, count: int) -> dict[str, Block]:
    """Memory for what lanes are told and say; `env` is one of them."""
    assert isinstance(env.observation_space, spaces.Dict)
    seen = {
        f"seen.{key}": block((count, *(space.shape or ())), str(space.dtype))
        for key, space in env.observation_space.items()
    }
    said = {"reward": "float64", "is_over": "int8", "score": "int32", "place": "int32"}
    return seen | {key: block((count,), dtype) for key, dtype in said.items()}


class GymArguments(NamedTuple):
    """The arguments of `gym_env`, for every lane alike."""

    game: str
    seat: int
    opponents: str | Sequence[str] | None
    seats: int | None
    style: Style
    options: dict[str, str]

    def env(self) -> SoloEnv:
        """A lane: it observes rows, whatever is made of them later."""
        style = replace(self.style, observations="row")
        return SoloEnv(self.game, self.seat, self.opponents, self.seats, style, **self.options)


class Lanes:
    """Games side by side, from one place in the blocks to another."""

    def __init__(self, arguments: GymArguments, blocks: dict[str, Block], first: int, last: int) -> None:
        self.first = first
        self.envs = [arguments.env() for _ in range(first, last)]
        self.arrays = {key: each.array for key, each in blocks.items()}

    def reset(self, seeds: Sequence[int | None]) -> None:
        for at, env in enumerate(self.envs, self.first):
            self.show(at, env.reset(seed=seeds[at])[0], 0.0, is_over=False, info={})

    def step(self, actions: Sequence[int]) -> None:
        """One step of each game; one that is over begins anew instead, and its action counts for nothing."""
        for at, env in enumerate(self.envs, self.first):
            if self.arrays["is_over"][at]:
                self.show(at, env.reset()[0], 0.0, is_over=False, info={})
            else:
                seen, reward, is_over, _, info = env.step(actions[at])
                self.show(at, seen, reward, is_over, info)

    def show(self, at: int, seen: Observation, reward: float, is_over: bool, info: dict[str, int]) -> None:
        for key, value in seen.items():
            self.arrays[f"seen.{key}"][at] = value
        self.arrays["reward"][at] = reward
        self.arrays["is_over"][at] = is_over
        self.arrays["score"][at] = info.get("score", 0)
        self.arrays["place"][at] = info.get("place", 0)


def work(pipe: Connection, arguments: GymArguments, blocks: dict[str, Block], first: int, last: int) -> None:
    """What a worker process does: obey until its pipe is closed, and say what went wrong, or nothing."""
    lanes = Lanes(arguments, blocks, first, last)
    while True:
        try:
            order, argument = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            getattr(lanes, order)(argument)
            pipe.send("")
        except Exception:
            pipe.send(traceback.format_exc())

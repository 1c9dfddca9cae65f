"""Gymnasium: one seat against bots."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

import fondaco.env
from fondaco.env import Style, gym_env, vector_env
from fondaco.env.vector import WorkerFailed
from fondaco.games import ALL_GAMES
from fondaco.kernel import BadTable
from tests.env.tables import LARGEST, TABLES, Table, name_of

QUICK = Style(observations="row", candidates=8, proposes=False)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_gymnasiums_check_passes(table: Table) -> None:
    options: dict[str, Any] = dict(table.options)
    env = gym_env(table.game, opponents="chaos", seats=table.seats, style=QUICK, **options)
    check_env(env, skip_render_check=True)


@pytest.mark.parametrize("table", LARGEST, ids=name_of)
def test_it_passes_for_the_registered_games_against_the_usual_bots(table: Table) -> None:
    assert fondaco.env.__all__  # whose import registers them
    env = gymnasium.make(f"Fondaco/{table.game.capitalize()}-v0", seats=table.seats, render_mode="ansi")
    check_env(env.unwrapped)


def finished(env: Any, seed: int) -> tuple[int, float, dict[str, int]]:
    """A game at random to its end: the steps, the reward and the info."""
    seen, _ = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    for n in range(1, 100_000):
        action = rng.choice(np.flatnonzero(seen["action_mask"]))
        seen, reward, is_over, _, info = env.step(action)
        if is_over:
            return n, reward, info
        assert reward == 0
    raise AssertionError("endless")


def test_a_game_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    env = gym_env("hafen", seat=1, seats=3, style=QUICK)
    first, again, other = [finished(env, seed) for seed in (7, 7, 8)]
    assert first == again != other
    assert first[2]["place"] >= 1


def test_the_bots_answer_and_each_seat_may_be_the_learners() -> None:
    env = gym_env("doge", seat=2, opponents=["normal", "chaos"], seats=3, style=QUICK)
    env.reset(seed=1)
    assert env.episode.waiting[0] != 2 or env.episode.given[0] > 0 or len(env.episode.waiting) > 1
    finished(env, seed=1)
    assert min(env.episode.given) > 10


def test_wrong_seats_and_bots_are_refused() -> None:
    with pytest.raises(BadTable, match="no seat 3"):
        gym_env("doge", seat=3, seats=3)
    with pytest.raises(BadTable, match="no bot 'nobody'"):
        gym_env("doge", opponents="nobody")
    with pytest.raises(BadTable, match="2 opponents for 3"):
        gym_env("doge", opponents=["normal", "normal"], seats=4)


def steps_of(env: Any, steps: int) -> list[Any]:
    """What many games show when all take their last open action."""
    seen, _ = env.reset(seed=11)
    found = [seen]
    for _ in range(steps):
        mask = seen["action_mask"]
        actions = mask.shape[1] - 1 - np.argmax(mask[:, ::-1], axis=1)
        seen, *rest = env.step(actions)
        found.append([seen, *rest])
    return found


def test_many_games_in_workers_go_as_they_do_in_one_process() -> None:
    here = vector_env("hafen", 5, seats=3, rounds="4")
    there = vector_env("hafen", 5, workers=2, seats=3, rounds="4")
    try:
        one, other = steps_of(here, 60), steps_of(there, 60)
    finally:
        there.close()
    assert data_equivalence(one, other)
    assert all(not process.is_alive() for process in there.processes)
    over = np.array([each[2] for each in one[1:]])
    assert over.any(axis=0).all(), "each game was over once and began anew"
    for at, each in enumerate(one[1:]):
        assert here.observation_space.contains(each[0])
        if each[2].any():
            assert (each[4]["place"][each[2]] >= 1).all()
            assert not each[0]["action_mask"][each[2]].any()
            assert one[at + 2][0]["action_mask"].any(axis=1)[each[2]].all() if at + 2 < len(one) else True


def test_many_games_are_those_of_single_environments() -> None:
    many = vector_env("hafen", 2, seats=3, opponents="chaos")
    seen, _ = many.reset(seed=[4, 9])
    for at, seed in enumerate((4, 9)):
        alone, _ = gym_env("hafen", seats=3, opponents="chaos").reset(seed=seed)
        assert data_equivalence(alone["observation"], {k: v[at] for k, v in seen["observation"].items()})


def test_what_fails_in_a_worker_is_told() -> None:
    env = vector_env("hafen", 1, workers=1, seats=3, style=Style(is_strict=True))
    try:
        env.reset(seed=1)
        with pytest.raises(WorkerFailed, match="mask excludes"):
            env.step(np.array([500]))
    finally:
        env.close()


def test_every_game_is_registered() -> None:
    names = {f"Fondaco/{game.capitalize()}-v0" for game in ALL_GAMES}
    assert names <= set(gymnasium.registry)

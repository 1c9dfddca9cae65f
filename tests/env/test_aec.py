"""PettingZoo: its own tests for every table, and what an agent sees, may do and gets."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, seed_test
from pettingzoo.utils import parallel_to_aec

from fondaco.env import Style, aec_env, parallel_env
from fondaco.kernel import BadTable, winners
from tests.env.tables import LARGEST, TABLES, Table, name_of

# PettingZoo advises against observations that are no array and against negative numbers in what might be a
# picture; ours are dictionaries of ids, of which -1 is none.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")

STYLES = [
    Style(candidates=8),
    Style(actions="steps", observations="row"),
    Style(observations="features", shows_answers=True, candidates=8, proposes=False),
]
NAMES = ["list", "steps", "features"]


def check_table(table: Table, style: Style, cycles: int) -> None:
    options: dict[str, Any] = dict(table.options)
    make = partial(aec_env, table.game, table.seats, style, **options)
    api_test(make(render_mode="ansi"), num_cycles=cycles)
    seed_test(make, num_cycles=cycles // table.seats)
    parallel = partial(parallel_env, table.game, table.seats, style, **options)

    def turns(max_cycles: int) -> Any:
        return parallel_to_aec(parallel(max_cycles=max_cycles))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=turns))


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_pettingzoos_own_tests_pass(table: Table) -> None:
    check_table(table, Style(observations="row", candidates=8, proposes=False), cycles=10)


@pytest.mark.parametrize("style", STYLES, ids=NAMES)
@pytest.mark.parametrize("table", LARGEST, ids=name_of)
def test_they_pass_in_every_style(table: Table, style: Style) -> None:
    check_table(table, style, cycles=20)


def play_out(env: Any, seed: int) -> tuple[dict[str, float], dict[str, dict[str, int]]]:
    """Play at random to the end: the rewards, and the infos."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    infos: dict[str, dict[str, int]] = {}
    for agent in env.agent_iter(1_000_000):
        seen, reward, is_over, is_cut, info = env.last()
        if is_over or is_cut:
            rewards[agent], infos[agent] = reward, info
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    return rewards, infos


@pytest.mark.parametrize("actions", ["list", "steps"])
@pytest.mark.parametrize("game", ["hafen", "liguria"])
def test_a_whole_game_ends_with_the_share_of_the_win_and_the_scores(game: str, actions: Any) -> None:
    env = aec_env(game, seats=3, style=Style(actions=actions, observations="row"))
    rewards, infos = play_out(env, seed=3)
    standings = env.setting.game.standings(env.episode.s)
    first = winners(standings)
    assert rewards == {f"seat_{seat}": (seat in first) / len(first) for seat in range(3)}
    assert [infos[f"seat_{seat}"]["score"] for seat in range(3)] == [each.score for each in standings]


def test_the_reward_may_be_by_place() -> None:
    rewards, infos = play_out(aec_env("hafen", 4, Style(reward="place", observations="row")), seed=5)
    by_place = sorted((infos[agent]["place"], -rewards[agent]) for agent in rewards)
    assert [-reward for _, reward in by_place] == sorted(rewards.values(), reverse=True)
    assert sum(rewards.values()) == pytest.approx(2.0)
    assert max(rewards.values()) > min(rewards.values())


def test_several_who_are_asked_at_once_act_in_the_order_of_their_seats() -> None:
    env = aec_env("doge", seats=3, style=Style(observations="row"))
    env.reset(seed=1)
    order = []
    for _ in range(3):
        order.append(env.agent_selection)
        env.step(0)
    assert order == ["seat_0", "seat_1", "seat_2"]


def test_a_game_can_be_cut() -> None:
    env = aec_env("doge", seats=3, style=Style(observations="row"), max_cycles=2)
    rewards, infos = play_out(env, seed=1)
    assert env.steps == 6
    assert set(rewards.values()) == {0.0}
    assert set(map(str, infos.values())) == {"{}"}


def test_in_the_parallel_table_all_act_at_once_and_who_is_not_asked_waits() -> None:
    env = parallel_env("doge", seats=3)
    seen, _ = env.reset(seed=1)
    assert all(seen[agent]["action_mask"].sum() == 273 for agent in env.agents)
    seen, *_ = env.step(dict.fromkeys(env.agents, 0))
    assert env.episode.given == [1, 1, 1]
    while len(env.episode.waiting) > 1:
        seen, *_ = env.step(dict.fromkeys(env.agents, 0))
    (asked,) = env.episode.waiting
    for seat, agent in enumerate(env.agents):
        if seat != asked:
            assert np.flatnonzero(seen[agent]["action_mask"]).tolist() == [0]


def test_the_text_names_the_question_its_clause_and_the_answers() -> None:
    env = aec_env("hafen", seats=3, render_mode="ansi")
    env.reset(seed=1)
    text = env.render() or ""
    assert "Round 1 of 6: run an errand. (HAFEN-2.1)" in text
    assert "0. load cloth" in text
    assert text.count("Hand: ?") == 2  # of the others


def test_a_wrong_table_is_refused() -> None:
    with pytest.raises(BadTable, match="no game"):
        aec_env("chess")
    with pytest.raises(BadTable, match="players"):
        aec_env("doge", seats=9)
    with pytest.raises(BadTable, match="no option"):
        aec_env("doge", map="multi")

"""No agent observes what its seat may not know: in all worlds it could be living in it observes the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from gymnasium.utils.env_checker import data_equivalence

from fondaco.env.episode import Episode, Observation
from fondaco.env.setting import Setting, Style
from fondaco.kernel import EYE, waiting
from tests.env.tables import TABLES, Table, name_of, walk

# What the house's bot proposes comes from an imagined world and may differ from one to the next; the contract
# checks that a bot can reach no other (`sight`).
STYLES = [
    Style(observations="row", shows_answers=True, candidates=6, proposes=False),
    Style(observations="row", actions="steps"),
]


def observed(setting: Setting, s: Any, seat: int) -> Observation:
    """What a seat would observe in a world."""
    episode = Episode(setting, seed=1)
    episode.s = s
    episode.waiting = waiting(s)
    episode.asked = {}
    return episode.observe(seat)


def leaks(table: Table, most: int, every: int) -> Iterator[int]:
    """The seats that observe something else in an imagined world than in the real one."""
    rng = Random(9)
    settings = [table.setting(style) for style in STYLES]
    for n, (s, _) in enumerate(walk(table, seed=10, most=most)):
        if n % every:
            continue
        for seat in range(table.seats):
            world = settings[0].game.imagine(s, seat, rng)
            for setting in settings:
                real, guess = observed(setting, s, seat), observed(setting, world, seat)
                if not data_equivalence(real, guess):
                    yield seat


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_the_real_world_and_imagined_ones_are_observed_alike(table: Table) -> None:
    assert list(leaks(table, most=80, every=20)) == []


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were observations made from the view that sees everything, this would be seen."""
    table = Table("doge", 3, {})
    game = table.setting().game
    view = game.view

    def leaking(s: Any, seat: int) -> Any:
        everything = dict(view(s, EYE))
        return everything | {"doing": view(s, seat)["doing"]}

    monkeypatch.setattr(game, "view", leaking)
    assert list(leaks(table, most=40, every=3))

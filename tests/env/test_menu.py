"""The answers that an agent chooses from."""

from __future__ import annotations

import pytest

from fondaco.env.episode import Episode, MenuChoosing
from fondaco.env.menu import LegalMenu, Menus
from fondaco.env.setting import Style
from fondaco.games import ALL_GAMES
from fondaco.kernel import check, legal
from tests.env.tables import LARGEST, Table, name_of, walk

DOGE = Table("doge", 3, {})


def test_small_questions_are_listed_as_legal_lists_them() -> None:
    menus = Menus(ALL_GAMES["doge"], 512, 64, proposes=True)
    for s, prompt in walk(DOGE, seed=1, most=30):
        assert list(menus.menu(s, prompt, "seed")) == legal(s, prompt)


@pytest.mark.parametrize("table", LARGEST, ids=name_of)
def test_an_unwritten_menu_has_the_answers_that_legal_lists(table: Table) -> None:
    unwritten = 0
    for s, prompt in walk(table, seed=3, most=150):
        menu = Menus(ALL_GAMES[table.game], 400, 8, proposes=False).menu(s, prompt, "seed")
        if isinstance(menu, LegalMenu):
            unwritten += 1
            assert menu[:] == list(menu) == legal(s, prompt)
    assert unwritten > 10 or table.game == "genoa"  # where rules look at every answer as a whole


@pytest.mark.parametrize("proposes", [True, False])
@pytest.mark.parametrize(
    "table", [table for table in LARGEST if table.game in ("genoa", "haendler")], ids=name_of
)
def test_candidates_are_legal_and_the_same_for_the_same_seed(table: Table, proposes: bool) -> None:
    menus = Menus(ALL_GAMES[table.game], 512, 24, proposes)
    large = 0
    for s, prompt in walk(table, seed=2, most=60):
        if prompt.size() <= 512:
            continue
        large += 1
        found = menus.menu(s, prompt, "seed")[:]
        assert len(found) == 24
        assert len(set(found)) > 4
        for a in found:
            check(s, a)
        passes = [move.verb for move in prompt.moves if not move.fields]
        assert set(passes) <= {a.verb for a in found}
        if large <= 5:
            again, another = menus.menu(s, prompt, "seed"), menus.menu(s, prompt, "another")
            assert found[::-1] == [again[at] for at in reversed(range(24))]
            assert found != another[:]
    assert large


def test_an_action_beyond_the_menu_counts_on_from_its_beginning() -> None:
    episode = Episode(DOGE.setting(), seed=1)
    choosing = episode.choosing(0)
    assert isinstance(choosing, MenuChoosing)
    expected = choosing.answers[500 - len(choosing.answers)]
    episode.act(0, 500)
    assert episode.s.stack[-1].answers[0] == expected


def test_a_strict_environment_refuses_it() -> None:
    episode = Episode(DOGE.setting(Style(is_strict=True)), seed=1)
    with pytest.raises(ValueError, match="mask excludes"):
        episode.act(0, 500)
    episode.act(0, 5)

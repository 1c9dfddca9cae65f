"""How strong the levels are: the documents tell what the kept results say."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.levels import KEPT, USUAL_SEATS, contests, row_of, table
from fondaco.bots import CRAFTS
from tests.levels_again import chosen
from tests.test_documents import ROOT

ROWS = list(table(KEPT, list(CRAFTS)))
LEVELS = {"easy", "normal", "hard", "master"}


def test_the_documents_show_every_row() -> None:
    whole = (ROOT / "docs/bots.md").read_text(encoding="utf-8")
    assert "\n".join(ROWS) in whole
    usual = [row for row in ROWS if " seats |" not in row or f", {USUAL_SEATS} seats |" in row]
    assert "\n".join(usual) in (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_level_has_played_every_game_at_every_table() -> None:
    for contest in contests(list(CRAFTS)):
        assert row_of(contest, KEPT), contest


def test_the_ladder_has_no_missing_or_turned_round_rung() -> None:
    """As the results say: each level wins more than its share against the one below, beyond doubt."""
    for contest in contests(list(CRAFTS)):
        found = row_of(contest, KEPT)
        if found and {contest.one, contest.rest} <= LEVELS:
            row, fair = found[0], 1 / contest.seats
            assert row.high < fair if contest.one == "easy" else row.low > fair, contest


@pytest.mark.parametrize("name", CRAFTS)
def test_the_results_are_those_of_the_bots_of_today(tree: Path, name: str) -> None:
    """The first games of the cheaper contests, played again. Whoever changes how a bot plays deletes its
    results in docs/levels and plays anew (make levels)."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree), str(ROOT)])}
    command = [sys.executable, "-P", "-m", "tests.levels_again", name]
    done = subprocess.run(command, env=env, check=False, capture_output=True, text=True)
    kept = [each.kept(KEPT).read_text(encoding="utf-8").splitlines()[1] for each in chosen(name)]
    assert done.stdout.splitlines() == kept, done.stderr

"""Games that were once played, kept for ever: each replays with its digest, or says which rules it needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from fondaco.games import GAMES
from fondaco.kernel import Damaged, read, replay

PLAYED = sorted((Path(__file__).parent / "played").glob("*.json"))


@pytest.mark.parametrize("file", PLAYED, ids=lambda file: file.stem)
def test_a_played_game_replays_or_names_its_rules(file: Path) -> None:
    """Under the rules it was played by, its digest is verified; under newer ones one sentence names both."""
    paper = read(file.read_bytes())
    game = GAMES[paper.set_up.game]
    if paper.set_up.rules == game.rules:
        replay(game, paper)
        return
    with pytest.raises(Damaged) as caught:
        replay(game, paper)
    assert caught.value.where == "rules"
    assert repr(paper.set_up.rules) in caught.value.what
    assert repr(game.rules) in caught.value.what


def test_every_game_has_played_records() -> None:
    """`fondaco simulate GAME --games 1 --save tests/records/played` keeps one."""
    assert {read(file.read_bytes()).set_up.game for file in PLAYED} == set(GAMES)

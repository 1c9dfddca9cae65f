"""Every message of every game reads as people have read it: who gives, who takes, how many of what."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from fondaco.games import ALL_GAMES
from fondaco.kernel import Game
from tests.words.examples import examples, written
from tests.words.test_files import needed

# What only another edition needs: a junction with a name of its own, of which test_sentences.py tells.
OTHER_EDITIONS = {"haendler": {"field-junction"}}
HERE = Path(__file__).parent / "said"
EVERY_GAME = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)


@EVERY_GAME
def test_every_message_is_said_word_by_word(game: Game[Any], remake: bool) -> None:
    """`make golden` writes them down anew; then the diff must be read, and meant."""
    file, text = HERE / f"{game.name}.txt", written(game)
    if remake:
        file.write_text(text, encoding="utf-8")
    assert text.splitlines() == file.read_text(encoding="utf-8").splitlines()


@EVERY_GAME
def test_every_message_has_its_example(game: Game[Any]) -> None:
    said = {example.id for example in examples(game)}
    assert set(needed(game)) - said == OTHER_EDITIONS.get(game.name, set())

"""A worker process remembers games: only what is new is played before a bot thinks."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.bots import Chaos, play_game
from fondaco.games import GAMES
from fondaco.kernel.match import begin
from fondaco.server.bots.worker import BotTask, Memory, think

DOGE = GAMES["doge"]
ANSWERS = play_game(DOGE, 3, [Chaos()] * 3, "worker", 0).answers
SET_UP = begin(DOGE, 3).set_up


def task(table: str, answers: int, seat: int = 0, bot: str = "chaos") -> BotTask:
    return BotTask(table, SET_UP, ANSWERS[:answers], seat, bot, "seed")


def test_a_game_is_remembered_and_followed_also_after_an_undo() -> None:
    memory = Memory()
    match = memory.match(task("a", 100))
    for n in (120, 119, 90):
        assert memory.match(task("a", n)) is match
        assert match.answers == ANSWERS[:n]
    other = begin(DOGE, 3)
    other.follow(ANSWERS[:90])
    assert match.view(0) == other.view(0)


def test_no_more_games_are_remembered_than_are_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fondaco.server.bots.worker.MAX_KEPT_GAMES", 2)
    memory = Memory()
    for table in ("a", "b", "a", "c"):
        memory.match(task(table, 10))
    assert list(memory.matches) == ["a", "c"]


def test_a_game_that_fails_is_told_anew() -> None:
    memory = Memory()
    match = memory.match(task("a", 10))
    wrong = BotTask("a", SET_UP, [*ANSWERS[:10], (0, "win", ())], 0, "chaos")
    assert "Illegal" in think(memory, wrong).error
    assert memory.match(task("a", 10)) is not match


def test_the_thought_is_a_legal_answer_of_the_seat() -> None:
    match = begin(DOGE, 3)
    match.draw(Random(1))
    question = BotTask("a", SET_UP, match.answers, 1, "greedy", "seed")
    thought = think(Memory(), question)
    assert thought.action is not None
    assert thought.action[:2] == (1, "place")

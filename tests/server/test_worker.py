"""A worker process remembers games: only what is new is played before a bot thinks."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from fondaco.bots import Chaos, play_game
from fondaco.games import GAMES
from fondaco.kernel.match import begin
from fondaco.server.bots.pool import Pool, news
from fondaco.server.bots.worker import BotTask, Memory, think
from fondaco.server.settings import Settings

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


def test_a_worker_is_told_only_what_is_new() -> None:
    """And everything again if it has forgotten the game."""
    memory, whole = Memory(), task("a", 120)
    assert news(whole, ()) is whole
    short = news(whole, ANSWERS[:100])
    assert (short.set_up, short.known, len(short.answers)) == (None, 100, 20)
    assert think(memory, short).has_forgotten
    memory.match(task("a", 100))
    assert memory.match(short).answers == ANSWERS[:120]
    undone = news(task("a", 90), ANSWERS[:120])
    assert (undone.known, list(undone.answers)) == (90, [])
    assert memory.match(undone).answers == ANSWERS[:90]
    assert think(memory, news(whole, ANSWERS[:100])).has_forgotten, "it has only ninety of them"


async def test_a_worker_that_has_forgotten_is_told_all() -> None:
    """Bots of one table answer on, whatever else the worker has thought of meanwhile."""
    pool = Pool(1, 30.0, Settings(Path()).worker)
    try:
        for table in ("a", "b", "a"):
            match = begin(DOGE, 3)
            match.draw(Random(1))
            asked = BotTask(table, SET_UP, match.answers, 1, "chaos")
            assert await pool.choose(asked, has_people=True) is not None
        pool.workers[0].tables["c"] = match.answers  # as if it had been told, and had forgotten
        assert await pool.choose(replace(asked, table="c"), has_people=True) is not None
    finally:
        await pool.stop()

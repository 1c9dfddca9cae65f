"""The guided first games can be played to their end by the rules as they are, and point at what is there."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from fondaco.games import ALL_GAMES
from fondaco.kernel import Action, Illegal, Match, begin, check, pick, question, replay
from fondaco.kernel.lesson import LEFT, PANELS, Lesson, Spot
from fondaco.words import LANGUAGES
from fondaco.words.lessons import lesson_text

MAX_WORDS: Final = 30  # in one idea
# How long a lesson lasts, without what the board shows meanwhile: reading, and finding out how to answer.
MINUTES: Final = (6, 10)
WORDS_A_MINUTE: Final = 200
SECONDS_AN_ANSWER: Final = 10
WEB: Final = Path(__file__).parents[2] / "web" / "src" / "games"
TAUGHT: Final = [game for game in ALL_GAMES.values() if game.lesson() is not None]
EVERY_LESSON = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def lesson_of(game: Any) -> Lesson:
    lesson: Lesson = game.lesson()
    return lesson


def begun(game: Any) -> Match[Any]:
    set_up = lesson_of(game).prepared.set_up
    return begin(game, set_up.seats, set_up.options, set_up.edition)


def verbs(match: Match[Any], seat: int) -> list[str]:
    return [move.verb for move in question(match.state, seat).moves]


def learn(match: Match[Any], lesson: Lesson) -> bool:
    """Let everybody else answer as prepared until the learner is asked. False: the prepared game is over."""
    while True:
        others = [seat for seat in match.waiting() if seat != lesson.learner]
        prepared = [lesson.answer(match.answers, seat) for seat in others]
        known = [a for a in prepared if a is not None]
        if not known:
            return lesson.learner in match.waiting()
        match.push(known[0])


def test_the_four_games_of_the_house_have_a_lesson() -> None:
    assert sorted(game.name for game in TAUGHT) == ["doge", "genoa", "haendler", "liguria"]


@EVERY_LESSON
def test_the_prepared_game_is_a_true_record(game: Any) -> None:
    lesson = lesson_of(game)
    match = replay(game, lesson.prepared)
    assert match.given[lesson.learner] == len(lesson.steps) - 1
    assert lesson.learner in match.waiting(), "after the last prepared answer the learner plays on"


@EVERY_LESSON
def test_who_follows_the_voice_comes_to_the_end_and_finds_everything_it_points_at(game: Any) -> None:
    lesson, match = lesson_of(game), begun(game)
    for n, step in enumerate(lesson.steps):
        assert learn(match, lesson), f"step {n}: the learner is not asked"
        now = lesson.now(match.answers, verbs(match, lesson.learner))
        assert now is not None
        assert now.step is step, f"step {n} does not fit the question"
        prompt = question(match.state, lesson.learner)
        for saying in now.sayings:
            for spot in saying.spots:
                assert is_there(game, match, verbs(match, lesson.learner), spot), (n, saying)
        expected = lesson.answer(match.answers, lesson.learner)
        if expected is None:
            assert step is lesson.steps[-1]
            match.push(pick(match.state, prompt, Random(0)))
            break
        assert lesson.admits(match.answers, verbs(match, lesson.learner), expected)
        match.push(expected)
    assert lesson.now(match.answers) is None, "then it is a game like any other"


def is_there(game: Any, match: Match[Any], verbs: list[str], spot: Spot) -> bool:
    """Is what the voice points at a thing of the game, a move of the question, a part of the page?"""
    match spot.kind:
        case "thing":
            return 0 <= spot.id < len(game.glossary().things[spot.name])
        case "verb":
            return spot.name in verbs
        case "panel":
            return spot.name in PANELS
    drawings = [file.read_text(encoding="utf-8") for file in sorted((WEB / game.name).glob("*.svelte"))]
    return any(re.search(f'data-mark="{spot.name}[":]', drawing) for drawing in drawings)


@EVERY_LESSON
@EVERY_LANGUAGE
def test_every_idea_is_said_in_both_languages_in_few_words(game: Any, lang: str) -> None:
    lesson = lesson_of(game)
    sayings = [saying for step in lesson.steps for saying in step.sayings]
    for saying in sayings:
        text = lesson_text(game.name, lang, saying.words, lesson.prepared.names)
        assert 0 < words_in(text) <= MAX_WORDS, text
    written = files(f"fondaco.games.{game.name}").joinpath(f"lesson.{lang}.ftl").read_text(encoding="utf-8")
    messages = [entry.id.name for entry in FluentResource(written).body if isinstance(entry, ftl.Message)]
    assert messages == list(dict.fromkeys(saying.words for saying in sayings)), "in the order of the steps"


def words_in(text: str) -> int:
    return len(re.findall(r"\w[\w’'-]*", text))


@EVERY_LESSON
@EVERY_LANGUAGE
def test_a_lesson_lasts_six_to_ten_minutes(game: Any, lang: str) -> None:
    """For somebody who follows the voice: what it says to those who chose otherwise is not counted."""
    lesson = lesson_of(game)
    sayings = [saying for step in lesson.steps for saying in step.sayings if saying.after != "other"]
    texts = [lesson_text(game.name, lang, saying.words, lesson.prepared.names) for saying in sayings]
    reading = sum(map(words_in, texts)) / WORDS_A_MINUTE
    answering = (len(lesson.steps) - 1) * SECONDS_AN_ANSWER / 60
    assert MINUTES[0] <= reading + answering <= MINUTES[1]


@EVERY_LESSON
def test_another_answer_is_taken_only_where_the_learner_is_free(game: Any) -> None:
    lesson, match = lesson_of(game), begun(game)
    while learn(match, lesson) and (expected := lesson.answer(match.answers, lesson.learner)):
        step = lesson.steps[match.given[lesson.learner]]
        other = other_answer(match, expected)
        if other is not None:
            is_taken = lesson.admits(match.answers, verbs(match, lesson.learner), other)
            assert is_taken == step.is_free, (expected, other)
        match.push(expected)


def other_answer(match: Match[Any], expected: Action) -> Action | None:
    dice = Random(1)
    for _ in range(20):
        other = pick(match.state, question(match.state, expected.seat), dice)
        if other != expected:
            return other
    return None


@EVERY_LESSON
@pytest.mark.parametrize("seed", range(3))
def test_who_leaves_the_path_is_told_once_and_plays_on(game: Any, seed: int) -> None:
    """At every question of the learner another answer is given, as after an undo of the lesson's rules."""
    lesson = lesson_of(game)
    for steps in range(len(lesson.steps) - 1):
        match, dice, told = begun(game), Random(seed), 0
        while match.waiting() and match.n < len(lesson.prepared.answers) + 20:
            seat = match.waiting()[0]
            now = lesson.now(match.answers, verbs(match, seat)) if seat == lesson.learner else None
            told += now is not None and now.sayings[0].words == LEFT
            match.push(next_answer(match, lesson, seat, steps, dice))
        assert told <= 2


def next_answer(match: Match[Any], lesson: Lesson, seat: int, steps: int, dice: Random) -> Action:
    """As prepared, but the learner follows for so many steps; what the rules refuse is left to chance."""
    prepared = lesson.answer(match.answers, seat)
    if prepared is None or (seat == lesson.learner and match.given[seat] >= steps):
        return pick(match.state, question(match.state, seat), dice)
    try:
        check(match.state, prepared)
    except Illegal:
        return pick(match.state, question(match.state, seat), dice)
    return prepared

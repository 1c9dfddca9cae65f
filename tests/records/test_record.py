"""Records: written, read, replayed, verified; and every way they can be wrong."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.bots import Chaos
from fondaco.bots.arena import play_game
from fondaco.games import GAMES
from fondaco.kernel import Action, Damaged, Match, Record, begin, read, record, replay, write
from fondaco.kernel.record import ANSWERS_PER_MARK, Spoken

DOGE = GAMES["doge"]
NAMES = ["Anke", "Bernd", "Jürgen"]


def a_game(length: int | None = None) -> Record:
    answers = play_game(DOGE, 3, [Chaos(), Chaos(), Chaos()], "records", 0).answers
    return record(played(answers[:length]), NAMES)


def played(answers: Sequence[Action]) -> Match[Any]:
    match = begin(DOGE, 3)
    match.follow(answers)
    return match


GAME = a_game()
TEXT = write(GAME)


def changed(**entries: Any) -> str:
    return json.dumps(json.loads(TEXT) | entries)


def damage(text: str | bytes) -> Damaged:
    with pytest.raises(Damaged) as caught:
        replay(DOGE, read(text))
    return caught.value


def test_a_record_survives_paper() -> None:
    assert read(TEXT) == GAME
    assert write(read(TEXT)) == TEXT


TALK = (Spoken(0, 0, "grüß euch"), Spoken(3, 2, phrase="leave_me", args=(1,)))


def test_what_players_said_stands_apart_and_outside_the_digest() -> None:
    talking = GAME._replace(talk=TALK)
    text = write(talking)
    assert read(text) == talking
    assert json.loads(TEXT) == {key: value for key, value in json.loads(text).items() if key != "talk"}
    assert replay(DOGE, read(text)).n == len(GAME.answers)


@pytest.mark.parametrize(
    "row",
    [
        7,
        {},
        {"after": 1},
        {"after": 1, "seat": 3, "text": "x"},
        {"after": 1, "seat": -1, "text": "x"},
        {"after": 1, "seat": 0, "text": 7},
        {"after": 1, "seat": 0, "phrase": "leave_me", "args": ["x"]},
    ],
)
def test_talk_that_makes_no_sense_is_named(row: object) -> None:
    assert damage(changed(talk=[{"after": 0, "seat": 0, "text": "x"}, row])).where == "talk 2"


def test_a_record_is_one_answer_a_line() -> None:
    assert f"\n  {json.dumps(GAME.answers[0], separators=(',', ':'))},\n" in TEXT


def test_replay_ends_where_the_game_ended() -> None:
    standings = replay(DOGE, GAME).standings()
    assert standings is not None
    assert [standing.score for standing in standings] == GAME.scores


def test_an_unfinished_game_has_a_record_without_scores() -> None:
    paper = a_game(ANSWERS_PER_MARK + 4)
    assert paper.scores is None
    assert read(write(paper)) == paper
    assert replay(DOGE, paper).waiting()


def test_the_same_game_has_the_same_digest_and_another_name_another() -> None:
    assert a_game().digest == GAME.digest
    assert record(played(GAME.answers), ["A", "B", "C"]).digest != GAME.digest


@pytest.mark.parametrize("cut", [0, 1, 40, len(TEXT) // 2, len(TEXT) - 3])
def test_a_truncated_record_names_line_and_column(cut: int) -> None:
    assert damage(TEXT[:cut]).where.startswith("line ")


def test_a_binary_file_is_refused() -> None:
    assert damage(b"\xff\xfe\x00\x01").where


def test_a_foreign_document_is_refused() -> None:
    assert "not a Fondaco record" in damage('{"moves": ["e4", "e5"]}').what
    assert "not a Fondaco record" in damage("[1, 2]").what


def test_another_format_is_refused() -> None:
    assert damage(changed(fondaco=99)).where == "fondaco"


@pytest.mark.parametrize(
    "key", ["game", "rules", "seats", "options", "names", "answers", "scores", "marks", "digest"]
)
def test_a_missing_entry_is_named(key: str) -> None:
    data = json.loads(TEXT)
    del data[key]
    assert damage(json.dumps(data)).where == key


WRONG: dict[str, list[object]] = {
    "seats": [True, 1.5, "x", [], {}, None],
    "options": [True, 1, "x", [], {"map": 1}],
    "edition": [True, 1, "x", []],
    "names": [True, 1, "x", {}, [1, 2, 3]],
    "answers": [True, 1, "x", {}],
    "scores": [True, 1, "x", {}, ["8", "0", "0"], [1.5, 0, 0]],
    "marks": [True, 1, "x", {}, [1]],
    "digest": [True, 1, [], {}, None],
    "rules": [True, 1, [], {}, None, "x"],
    "game": [True, 1, [], {}, None, "chess"],
}


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in WRONG.items() for value in values]
)
def test_a_wrong_entry_is_named(key: str, value: object) -> None:
    assert damage(changed(**{key: value})).where == key


def test_an_unknown_entry_is_named() -> None:
    assert damage(changed(cheat=1)).where == "cheat"


def test_other_rules_are_named() -> None:
    assert damage(changed(rules="0")).where == "rules"


def test_an_impossible_seat_count_is_told() -> None:
    assert "3 or 4 players" in damage(changed(seats=2, names=["A", "B"])).what


def test_an_illegal_answer_is_named_with_its_clause() -> None:
    answers = json.loads(TEXT)["answers"]
    answers[20] = [0, "build", []]
    found = damage(changed(answers=answers))
    assert found.where == "answer 21"
    assert "DOGE-" in found.what


def test_a_tampered_but_legal_answer_is_found_within_a_few_answers() -> None:
    """Two sealed choices in another order: legal, even to the same effect, but not what was recorded."""
    answers = json.loads(TEXT)["answers"]
    assert [row[1] for row in answers[6:8]] == ["place", "place"]
    answers[6], answers[7] = answers[7], answers[6]
    assert damage(changed(answers=answers)).where == f"answers 1 to {ANSWERS_PER_MARK}"


def test_a_tampered_name_is_found_in_the_heading() -> None:
    assert damage(changed(names=["Anke", "Bernd", "Doge"])).where == "heading"


def test_tampered_scores_are_found() -> None:
    assert damage(changed(scores=[8, 0, 0])).where == "scores"


def test_a_tampered_digest_is_found() -> None:
    assert "digest" in damage(changed(digest="0" * 64)).what


def test_a_missing_or_superfluous_mark_is_found() -> None:
    assert damage(changed(marks=GAME.marks[:-1])).where == "marks"
    assert damage(changed(marks=[*GAME.marks, "00000000"])).where == "marks"


def test_answers_after_the_end_are_found() -> None:
    answers = [*json.loads(TEXT)["answers"], [0, "keep", []]]
    assert damage(changed(answers=answers)).where == f"answer {len(GAME.answers) + 1}"


@pytest.mark.parametrize(
    "row", [1, [0], [0, 1, []], ["0", "put", []], [0, "put", 1], [0, "put", [[[]]]], [True, "put", []]]
)
def test_a_misshapen_answer_is_named(row: object) -> None:
    assert damage(changed(answers=[row])).where == "answer 1"


def test_endless_lists_and_numbers_are_refused() -> None:
    assert damage("[" * 100_000).where == "text"
    assert damage('{"fondaco": ' + "1" * 5000 + "}").where == "text"


@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_no_single_changed_character_passes(at: int, letter: str) -> None:
    """Whatever is changed: either the document means the same, or it is refused."""
    text = TEXT[:at] + letter + TEXT[at + 1 :]
    try:
        paper = read(text)
        replay(DOGE, paper)
    except Damaged:
        return
    assert paper == GAME


def test_a_record_needs_a_name_for_each_seat() -> None:
    with pytest.raises(ValueError, match="2 names for 3 seats"):
        record(played([]), NAMES[:2])

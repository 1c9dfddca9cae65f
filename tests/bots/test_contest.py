"""Duplicate deals, shares with their intervals, ratings, and the command that measures bots."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fondaco.__main__ import main
from fondaco.bots import Chaos
from fondaco.bots.arena import play_duplicate
from fondaco.bots.contest import Result, rows_of, wilson
from fondaco.games import GAMES
from fondaco.kernel import CHANCE, Action, begin

DOGE = GAMES["doge"]


def luck_of(answers: list[Action], kind: str) -> list[object]:
    """What chance answered in a game, to questions with this verb."""
    return [a.args for a in answers if a.seat == CHANCE and a.verb == kind]


def test_every_seating_of_a_deal_meets_the_same_luck() -> None:
    set_up = begin(DOGE, 3).set_up
    luck: dict[int, list[list[object]]] = defaultdict(list)
    for number in range(6):
        played = play_duplicate(set_up, DOGE, [Chaos(), Chaos(), Chaos()], "luck", number)
        luck[number // 3].append(luck_of(played.answers, "turn")[:7])  # the first order of voting
    assert all(other == first for first, *others in luck.values() for other in others)
    assert luck[0][0] != luck[1][0]


def test_a_game_of_a_series_is_always_the_same() -> None:
    set_up = begin(DOGE, 3).set_up
    one, two = [play_duplicate(set_up, DOGE, [Chaos()] * 3, "again", 4) for _ in range(2)]
    assert one == two


def test_the_interval_of_a_share() -> None:
    """Wilson, E. B. (1927): 8 of 10 is 49 % to 94 %; none of ten does not mean never."""
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)


def test_a_bot_on_several_seats_has_one_row_and_the_better_one_the_higher_rating() -> None:
    rng = Random(3)
    results = []
    for number in range(60):
        first = 0 if rng.random() < 0.7 else rng.choice([1, 2])
        places = [1 if position == first else 2 for position in range(3)]
        results.append(Result(number, [float(place == 1) for place in places], places, [0, 0, 0]))
    strong, weak = rows_of(["strong", "weak", "weak"], results)
    assert strong.wins + weak.wins == 60
    assert (strong.name, strong.share) == ("strong", strong.wins / 60)
    assert weak.share == weak.wins / 120
    assert strong.low < strong.share < strong.high
    assert strong.rating > 1500 > weak.rating


def told(capsys: pytest.CaptureFixture[str], *args: str) -> Any:
    assert main(["arena", "doge", "--seats", "3", "--bots", "chaos", *args, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_command_goes_on_where_it_was_interrupted(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept, page = tmp_path / "kept", tmp_path / "page.html"
    whole = told(capsys, "--games", "6")
    assert (whole["game"], whole["seats"], whole["games"]) == ("doge", 3, 6)
    assert set(whole["bots"][0]) == {"name", "wins", "share", "low", "high", "rating"}
    told(capsys, "--games", "3", "--keep", str(kept))
    lines = kept.read_text()
    kept.write_text(lines + "[3, [0.")  # the machine stopped amid a line
    assert told(capsys, "--games", "6", "--keep", str(kept), "--html", str(page)) == whole
    assert kept.read_text().startswith(lines)
    assert "6 games of 3" in page.read_text()


def test_results_of_another_contest_are_not_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = ["--games", "3", "--keep", str(tmp_path / "kept")]
    told(capsys, *kept)
    assert main(["arena", "doge", "--seats", "3", "--bots", "chaos", "--seed", "2", *kept]) == 2
    assert "another contest" in capsys.readouterr().err


def test_seatings_are_whole(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "doge", "--seats", "3", "--games", "4"]) == 2
    assert "multiple of the 3 seats" in capsys.readouterr().err

"""A dataset tells its games truly, tells no seat too much, and comes out the same however it was made."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fondaco.__main__ import main
from fondaco.bots import Sight
from fondaco.bots.named import named_action
from fondaco.data import Dataset, load
from fondaco.data.game_rows import with_given
from fondaco.data.tables import ROWS, schema_of_table
from fondaco.games import ALL_GAMES
from fondaco.kernel import CHANCE, Action, Match, replay

COLUMNS = {
    "games": {
        "game": "int32",
        "bots": "list<item: string>",
        "answers": "int32",
        "decisions": "int32",
        "scores": "list<item: int32>",
        "places": "list<item: int32>",
        "shares": "list<item: double>",
        "forfeits": "list<item: string>",
        "digest": "string",
    },
    "decisions": {
        "game": "int32",
        "n": "int32",
        "seat": "int32",
        "bot": "string",
        "question": "string",
        "clause": "string",
        "is_sealed": "bool",
        "about": "string",
        "observation": "string",
        "candidates": "list<item: string>",
        "is_whole": "bool",
        "choice": "int32",
        "score": "int32",
        "place": "int32",
        "share": "double",
    },
    "deals": {
        "game": "int32",
        "n": "int32",
        "kind": "string",
        "clause": "string",
        "terms": "string",
        "seat": "int32",
        "other": "int32",
        "worth": "double",
        "worth_to_other": "double",
    },
}
KILLED = ["dataset", "hafen", "--seats", "3", "--games", "40", "--shard", "2", "--bots", "chaos"]


def made(folder: Path, *args: str) -> Dataset:
    """A dataset that the command has made."""
    assert main(["dataset", *args, "--out", str(folder)]) == 0
    return load(folder)


@pytest.fixture(scope="module", params=["doge", "haendler", "genoa"])
def dataset(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    seats = str(ALL_GAMES[request.param].seats[0])
    folder = tmp_path_factory.mktemp("data") / request.param
    return made(
        folder, request.param, "--seats", seats, "--games", "3", "--shard", "2", "--bots", "normal,chaos"
    )


def matches(dataset: Dataset) -> list[Match[Any]]:
    game = ALL_GAMES[dataset.plan["set_up"]["game"]]
    return [replay(game, paper) for paper in dataset.records()]


def as_sent(value: object) -> Any:
    return json.loads(json.dumps(value))


@pytest.mark.parametrize("name", list(ROWS))
def test_the_columns_are_these(name: str) -> None:
    """Whoever has a dataset relies on them; a change is a new version of the data."""
    schema = schema_of_table(name)
    assert {field.name: str(field.type) for field in schema} == COLUMNS[name]
    assert not any(field.nullable for field in schema)


def test_the_files_have_these_columns(dataset: Dataset) -> None:
    for name in ROWS:
        assert dataset.table(name).schema.equals(schema_of_table(name))
    assert dataset.table("decisions", ["choice"]).column_names == ["choice"]
    assert [file.name for file in sorted((dataset.path / "games").iterdir())] == [
        "00000.parquet",
        "00001.parquet",
    ]


def test_games_are_told_with_their_results(dataset: Dataset) -> None:
    rows = dataset.table("games").to_pylist()
    assert [row["game"] for row in rows] == [0, 1, 2]
    for row, paper, match in zip(rows, dataset.records(), matches(dataset), strict=True):
        assert (row["scores"], row["digest"], row["answers"]) == (paper.scores, paper.digest, match.n)
        assert sum(row["shares"]) == pytest.approx(1)
        assert [name.rpartition(" ")[0] for name in paper.names] == row["bots"]
    assert [row["bots"][number] for number, row in enumerate(rows[:2])] == ["normal", "normal"]


def test_every_decision_is_the_one_of_the_record(dataset: Dataset) -> None:
    games, results = matches(dataset), dataset.table("games").to_pylist()
    decisions = dataset.table("decisions").to_pylist()
    asked = [
        (number, n)
        for number, match in enumerate(games)
        for n, a in enumerate(match.answers)
        if a.seat != CHANCE
    ]
    assert [(row["game"], row["n"]) for row in decisions] == asked
    for row in decisions:
        match, result = games[row["game"]], results[row["game"]]
        a = match.answers[row["n"]]
        given = json.loads(row["candidates"][row["choice"]])
        assert (row["seat"], given["verb"], list(given["parts"].values())) == (
            a.seat,
            a.verb,
            as_sent(a.args),
        )
        assert row["bot"] == result["bots"][a.seat]
        assert row["score"] == result["scores"][a.seat]
        assert (row["place"], row["share"]) == (result["places"][a.seat], result["shares"][a.seat])
        assert row["clause"].startswith(match.game.prefix)


def test_an_observation_is_what_the_seat_may_know(dataset: Dataset) -> None:
    """It, and what may be answered, are the same in another world that the seat could be in."""
    games, rng = matches(dataset), Random(3)
    for row in dataset.table("decisions").to_pylist()[::9]:
        match = games[row["game"]]
        world = match.game.imagine(match.at(row["n"]), row["seat"], rng)
        sight = Sight(match.game, world, row["seat"], rng)
        assert json.loads(row["observation"]) == as_sent(sight.view)
        answers = [json.loads(text) for text in row["candidates"]]
        for answer in answers:
            sight.check(named_action(match.game, sight.prompt, answer["verb"], answer["parts"]))
        if row["is_whole"]:
            assert len(answers) == len(sight.listed(rng).answers)


def test_deals_have_terms_and_a_worth_to_both_sides(dataset: Dataset) -> None:
    rows = dataset.table("deals").to_pylist()
    name = dataset.plan["set_up"]["game"]
    assert bool(rows) == (name != "doge")
    for row in rows:
        assert row["seat"] != row["other"]
        assert json.loads(row["terms"])
    if name == "genoa":
        assert {"pay", "ask", "field"} <= set(json.loads(rows[0]["terms"]))
        assert any(row["worth"] > 0 and row["worth_to_other"] > 0 for row in rows)


def test_the_hashes_find_what_was_changed(tmp_path: Path) -> None:
    dataset = made(tmp_path / "sums", "hafen", "--seats", "2", "--games", "2", "--bots", "chaos")
    assert dataset.damaged() == []
    with (dataset.path / "deals" / "00000.parquet").open("ab") as file:
        file.write(b"x")
    (dataset.path / "README.md").unlink()
    assert dataset.damaged() == ["README.md", "deals/00000.parquet"]


def test_the_card_says_how_it_was_made(dataset: Dataset) -> None:
    card = (dataset.path / "README.md").read_text(encoding="utf-8")
    name = dataset.plan["set_up"]["game"]
    assert f"fondaco dataset {name} --games 3 --seed 1 --seats" in card
    for columns in COLUMNS.values():
        for column in columns:
            assert f"| `{column}` |" in card


def contents(folder: Path) -> dict[str, bytes]:
    """Every file by name."""
    files = [file for file in folder.rglob("*") if file.is_file()]
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in files}


def test_a_killed_run_goes_on_and_makes_the_same_bytes(tmp_path: Path) -> None:
    """Killed in the midst, gone on with by two processes: no byte differs from a run in one piece."""
    whole, broken = tmp_path / "whole" / "data", tmp_path / "broken" / "data"
    run = subprocess.Popen(
        [sys.executable, "-m", "fondaco", *KILLED, "--out", str(broken)], stdout=subprocess.DEVNULL
    )
    end = time.monotonic() + 120
    while not (broken / "records" / "00001.jsonl.gz").exists():
        assert run.poll() is None
        assert time.monotonic() < end
        time.sleep(0.001)
    run.kill()
    run.wait()
    assert not (broken / "SHA256SUMS").exists()
    (broken / "games" / "00001.parquet").unlink()  # as if it had been killed in the midst of this shard
    (broken / "games" / "00019.parquet.partial").write_bytes(b"half")
    assert main([*KILLED, "--out", str(broken), "--jobs", "2"]) == 0
    assert main([*KILLED, "--out", str(whole)]) == 0
    assert contents(broken) == contents(whole)
    assert load(whole).damaged() == []


def test_a_folder_of_something_else_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    small = [
        "dataset",
        "hafen",
        "--seats",
        "2",
        "--games",
        "1",
        "--bots",
        "chaos",
        "--out",
        str(tmp_path / "a"),
    ]
    assert main(small) == 0
    before = contents(tmp_path / "a")
    assert main([*small, "--seed", "2"]) == 2
    assert "holds a dataset of other games" in capsys.readouterr().err
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "thesis.txt").write_text("mine")
    assert main([*small[:-1], str(tmp_path / "b")]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert contents(tmp_path / "a") == before


@pytest.mark.parametrize("args", [["--games", "0"], ["--shard", "0"], ["--jobs", "0"], ["--bots", "genius"]])
def test_bad_arguments_are_told_in_one_line(
    args: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["dataset", "doge", "--out", str(tmp_path / "no"), *args]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not (tmp_path / "no").exists()


def test_the_answer_that_was_given_does_not_stand_out_among_the_candidates() -> None:
    """A move too big to list is drawn from: the answer that was given takes the place of one of the draws."""
    drawn = [Action(0, "pass"), *[Action(0, "offer", (n,)) for n in range(40)], Action(0, "stop")]
    given, places = Action(0, "offer", (99,)), set()
    for seed in range(500):
        candidates = with_given(drawn, given, Random(seed))
        assert [a.verb for a in candidates] == [a.verb for a in drawn]
        places.add(candidates.index(given))
    assert places == set(range(1, 41))
    assert with_given(drawn, drawn[7], Random(1)) == drawn
    assert given in with_given([Action(0, "pass")], given, Random(1))

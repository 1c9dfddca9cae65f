"""The commands that play series of games: wrong files and numbers are told before a game is played."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fondaco.__main__ import main

ARENA = ["arena", "hafen", "--seats", "2", "--bots", "chaos"]
FAST_TRAINING = ["train", "doge", "--seats", "3"]


def refusal(capsys: pytest.CaptureFixture[str], code: int, *args: str) -> str:
    """The one line that a command ends with."""
    assert main([*args]) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"fondaco {args[0]}: ")
    assert said.err.count("\n") == 1
    return said.err


def kept_arena(path: Path, games: int = 4) -> Path:
    assert main([*ARENA, "--games", str(games), "--keep", str(path)]) == 0
    return path


def test_an_arena_of_fewer_games_leaves_the_kept_ones(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = kept_arena(tmp_path / "kept", games=4)
    before = kept.read_bytes()
    capsys.readouterr()
    assert main([*ARENA, "--games", "2", "--keep", str(kept), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 2
    assert kept.read_bytes() == before


@pytest.mark.parametrize(
    "line", ["[1,", "{}", "[1, [1.0], [1], [3], []]", '["a", [1.0, 0.0], [1, 2], [3, 2], []]', "7"]
)
@pytest.mark.parametrize("reader", ["arena", "leaderboard"])
def test_a_damaged_result_is_told_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, reader: str
) -> None:
    kept = kept_arena(tmp_path / "kept")
    lines = kept.read_text().split("\n")
    lines[2] = line
    kept.write_text("\n".join(lines))
    capsys.readouterr()
    if reader == "arena":
        said = refusal(capsys, 1, *ARENA, "--games", "4", "--keep", str(kept))
    else:
        said = refusal(capsys, 1, "leaderboard", str(kept))
    assert f"{kept}, line 3" in said


def test_a_result_that_was_cut_off_is_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = kept_arena(tmp_path / "kept")
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-5])
    kept_arena(kept)
    assert kept.read_bytes() == whole


def test_a_leaderboard_counts_no_contest_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, two = [kept_arena(tmp_path / name) for name in ("one", "two")]
    capsys.readouterr()
    assert "same contest" in refusal(capsys, 2, "leaderboard", str(one), str(two))


@pytest.mark.parametrize(
    "args",
    [
        [*ARENA, "--games", "2", "--html"],
        [*ARENA, "--games", "2", "--keep"],
        ["bargain", "haendler", "--games", "2", "--html"],
        [*FAST_TRAINING, "--games", "5", "--out"],
        [*FAST_TRAINING, "--games", "5", "--out", "weights.json", "--picture"],
        ["leaderboard", "nothing", "--html"],
        ["play", "doge", "--save"],
    ],
    ids=lambda args: f"{args[0]} {args[-1]}",
)
def test_a_file_that_cannot_be_written_is_told_before_a_game_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, args: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "no folder" in refusal(capsys, 2, *args, str(tmp_path / "none" / "file"))
    assert "is a folder" in refusal(capsys, 2, *args, str(tmp_path))


@pytest.mark.parametrize("games", ["-1", "1", "4"])
def test_training_needs_games_to_hold_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], games: str
) -> None:
    out = tmp_path / "weights.json"
    assert "--games" in refusal(capsys, 2, *FAST_TRAINING, "--games", games, "--out", str(out))
    assert not out.exists()


@pytest.mark.parametrize("seats", ["0", "9"])
def test_training_for_seats_that_the_game_has_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seats: str
) -> None:
    out = str(tmp_path / "weights.json")
    refusal(capsys, 2, "train", "doge", "--games", "5", "--seats", seats, "--out", out)


@pytest.mark.parametrize("text", ["[", "[]", '{"3": 1}', '{"3": {}}', '{"3": {"calibration": [[1, 2]]}}'])
def test_weights_that_cannot_be_read_are_told_with_their_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    out = tmp_path / "weights.json"
    out.write_text(text)
    picture = ["--picture", str(tmp_path / "picture.svg")]
    refusal(capsys, 1, "train", "doge", "--games", "0", "--out", str(out), *picture)
    assert out.read_text() == text


@pytest.mark.parametrize("seed", ["a/b", "../up", ".", ""])
def test_a_record_lies_in_its_folder_whatever_the_seed(tmp_path: Path, seed: str) -> None:
    folder = tmp_path / "records"
    assert main(["simulate", "hafen", "--games", "1", "--seed", seed, "--save", str(folder)]) == 0
    assert len(list(folder.iterdir())) == 1
    assert list(tmp_path.iterdir()) == [folder]


@pytest.mark.parametrize(
    "args",
    [
        ["--bot-seconds", "nan"],
        ["--bot-seconds", "inf"],
        ["--bot-seconds", "0"],
        ["--bot-memory", "-1"],
        ["--bot-memory", "100000000000000000000"],
    ],
)
def test_limits_of_programs_that_make_no_sense(capsys: pytest.CaptureFixture[str], args: list[str]) -> None:
    try:
        code = main(["simulate", "hafen", "--games", "1", "--bots", "cmd:cat", *args])
    except SystemExit as end:  # of the parser
        code = end.code  # type: ignore[assignment]  # the parser exits with a number
    assert code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("command", ["simulate", "bargain", "dataset"])
def test_a_program_that_fails_is_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    """Its stand-in plays on, so that the result is not the program's."""
    out = ["--out", str(tmp_path / "data")] if command == "dataset" else []
    assert main([command, "haendler", "--games", "2", "--bots", "cmd:cat,chaos", *out]) == 0
    assert "game 0: " in capsys.readouterr().err


def test_a_damaged_manifest_is_told_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["dataset", "hafen", "--games", "1", "--bots", "chaos", "--out", str(tmp_path / "data")]
    assert main(args) == 0
    (tmp_path / "data" / "dataset.json").write_text("{")
    capsys.readouterr()
    assert "dataset.json, line 1" in refusal(capsys, 1, *args)


def test_a_dataset_that_was_killed_at_its_very_beginning_goes_on(tmp_path: Path) -> None:
    """The manifest is the first file; what is left of an unfinished one is no other dataset."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "dataset.json.partial").write_text("{")
    assert main(["dataset", "hafen", "--games", "1", "--bots", "chaos", "--out", str(folder)]) == 0


def test_a_taste_is_tuned_and_the_same_seed_writes_the_same_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["tune", "genoa", "--rounds", "2", "--duels", "2", "--proofs", "2"]
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for jobs, path in zip(("1", "2"), files, strict=True):
        assert main([*args, "--jobs", jobs, "--out", str(path)]) == 0
    assert "a seat gains" in capsys.readouterr().out
    one, two = [path.read_bytes() for path in files]
    assert one == two
    told = json.loads(one)
    assert (told["seed"], told["rounds"], told["duels"], told["games"]) == ("tune", 2, 2, 4)
    assert told["taste"]


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["hafen", "--out", "x"], "no bot with a taste"),
        (["doge", "--rounds", "0", "--out", "x"], "1 or more"),
        (["doge", "--proofs", "1", "--out", "x"], "2 or more"),
        (["doge", "--out", "nowhere/at/all"], "nowhere/at/all"),
    ],
)
def test_wrong_arguments_of_a_tuning_are_told(
    capsys: pytest.CaptureFixture[str], args: list[str], why: str
) -> None:
    assert why in refusal(capsys, 2, "tune", *args)

"""The command line as a program sees it: output, exit codes, one line for what is wrong."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from fondaco.bots.rollout import rollout
from fondaco.games import GAMES
from fondaco.kernel import read, replay
from fondaco.kernel.match import begin
from fondaco.kernel.paper import write
from fondaco.kernel.record import record


def fondaco(*args: str, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "fondaco", *args],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "120", **env},
    )


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of one game of Doge between two greedy bots and a chaos."""
    folder = tmp_path_factory.mktemp("records")
    done = fondaco(
        "simulate",
        "doge",
        "--seats",
        "3",
        "--games",
        "1",
        "--bots",
        "greedy,greedy,chaos",
        "--save",
        str(folder),
    )
    assert done.returncode == 0, done.stderr
    (path,) = folder.glob("*.json")
    return path


BAD = [
    ["fly"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "doge", "--seats", "2"],
    ["simulate", "doge", "--bots", "os:system"],
    ["simulate", "doge", "--bots", "os:getcwd"],
    ["simulate", "doge", "--bots", "fondaco.bots:Sight"],
    ["simulate", "doge", "--think", "nan"],
    ["arena", "doge", "--think", "-inf"],
    ["simulate", "doge", "--seats", "x"],
    ["simulate", "doge", "--games", "0"],
    ["simulate", "doge", "--games", "-3"],
    ["simulate", "doge", "--jobs", "0"],
    ["simulate", "doge", "--bots", "genius"],
    ["simulate", "doge", "--bots", ""],
    ["simulate", "doge", "--option", "map=multi"],
    ["simulate", "haendler", "--option", "map"],
    ["simulate", "haendler", "--option", "map=flat"],
    ["play", "genoa", "--option", "layout=z"],
    ["simulate", "doge", "--seats", "3", "--bots", "chaos,chaos,chaos,chaos"],
    ["simulate", "doge", "--bots", "no_such_module:Bot"],
    ["simulate", "doge", "--bots", "json:Bot"],
    ["simulate", "doge", "--bots", ":Bot"],
    ["simulate", "doge", "--nonsense"],
    ["play", "chess"],
    ["play", "doge", "--seats", "7"],
    ["play", "doge", "--bots", "genius"],
    ["play", "doge", "--lang", "fr"],
    ["replay"],
    ["replay", "no-such-file.json"],
    ["replay", "."],
    ["review"],
    ["review", "no-such-file.json"],
    ["rules", "chess"],
    ["rules", "doge", "99.9"],
    ["clauses", "chess"],
    ["clauses", "--tests", "no-such-folder"],
    ["bench", "--rounds", "0"],
]


@pytest.mark.parametrize("args", BAD, ids=" ".join)
def test_bad_arguments_get_one_line_and_exit_code_2(args: list[str]) -> None:
    done = fondaco(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert done.stderr.startswith("fondaco")


@pytest.mark.parametrize(
    "args",
    [[], ["--help"], *[[name, "-h"] for name in ("play", "simulate", "replay", "review", "clauses")]],
)
def test_help_teaches(args: list[str]) -> None:
    done = fondaco(*args)
    assert done.returncode == 0
    assert "usage: fondaco" in done.stdout


def test_simulate_tells_one_json_object() -> None:
    done = fondaco(
        "simulate", "doge", "--seats", "3", "--games", "4", "--seed", "7", "--bots", "chaos", "--json"
    )
    told = json.loads(done.stdout)
    assert (told["game"], told["seats"], told["games"], told["finished"]) == ("doge", 3, 4, 4)
    assert sum(told["wins"]) == pytest.approx(4)
    assert len(told["wins"]) == len(told["mean_scores"]) == 3
    assert told["answers"] > 400
    assert told["answers_per_second"] == pytest.approx(told["answers"] / told["seconds"], rel=0.01)


def test_simulate_is_the_same_for_the_same_seed_however_many_play() -> None:
    args = ("simulate", "doge", "--games", "6", "--bots", "chaos", "--json", "--seed")
    runs = [json.loads(fondaco(*args, *more).stdout) for more in (["a"], ["a", "--jobs", "2"], ["b"])]
    keys = ("answers", "wins", "mean_scores")
    first, parallel, other = [[run[key] for key in keys] for run in runs]
    assert first == parallel != other


def test_options_of_the_table_are_played_and_recorded(tmp_path: Path) -> None:
    options = ("--option", "map=multi", "--option", "start=brugge")
    done = fondaco("simulate", "haendler", "--seats", "2", "--games", "1", *options, "--save", str(tmp_path))
    assert done.returncode == 0, done.stderr
    (path,) = tmp_path.glob("*.json")
    paper = read(path.read_text(encoding="utf-8"))
    assert (paper.set_up.options["map"], paper.set_up.options["start"]) == ("multi", "brugge")
    assert fondaco("replay", str(path)).returncode == 0


def test_replay_tells_the_game_and_verifies_it(saved: Path) -> None:
    done = fondaco("replay", str(saved))
    assert done.returncode == 0, done.stderr
    assert "verified" in done.stdout
    assert "DOGE-9.3" in done.stdout


def test_replay_speaks_german(saved: Path) -> None:
    assert "Runde 1" in fondaco("replay", str(saved), "--lang", "de").stdout
    assert "Runde 1" in fondaco("replay", str(saved), FONDACO_LANG="de").stdout


def test_replay_shows_what_was_said(saved: Path, tmp_path: Path) -> None:
    """Each line after the answer it followed; phrases in the reader's language, unknown ones by name."""
    data = json.loads(saved.read_text(encoding="utf-8"))
    data["talk"] = [
        {"after": 0, "seat": 0, "text": "until tomorrow"},
        {"after": 3, "seat": 1, "phrase": "thanks", "args": []},
        {"after": 3, "seat": 1, "phrase": "no_such", "args": [7]},
        {"after": 30, "seat": 1, "text": "later"},
    ]
    talking = tmp_path / "talking.json"
    talking.write_text(json.dumps(data), encoding="utf-8")
    lines = fondaco("replay", str(talking), "--lang", "de", "--until", "20").stdout.splitlines()
    said = [line.strip() for line in lines if ": “" in line]
    first, second = data["names"][:2]
    assert said == [f"0  {first}: “until tomorrow”", f"3  {second}: “Danke!”", f"3  {second}: “no_such”"]
    told = json.loads(fondaco("replay", str(talking), "--until", "20", "--json").stdout)
    assert [one["after"] for one in told["talk"]] == [0, 3, 3]


def test_replay_stops_at_until(saved: Path) -> None:
    told = json.loads(fondaco("replay", str(saved), "--until", "20", "--json").stdout)
    assert told["until"] == 20
    assert told["over"] is False
    assert max(event["answer"] for event in told["events"]) <= 20


def test_replay_for_a_seat_hides_what_it_may_not_know(saved: Path) -> None:
    def tokens(*more: str) -> list[object]:
        told = json.loads(fondaco("replay", str(saved), "--json", *more).stdout)
        return [
            event["args"][3]
            for event in told["events"]
            if event["kind"] == "placed" and event["args"][0] == 1
        ]

    assert None not in tokens()
    assert None not in tokens("--seat", "1")
    assert set(map(str, tokens("--seat", "0"))) == {"None"}


@pytest.mark.parametrize("more", [["--until", "99999"], ["--until", "-1"], ["--seat", "3"], ["--seat", "-2"]])
def test_replay_out_of_range_is_exit_code_2(saved: Path, more: list[str]) -> None:
    done = fondaco("replay", str(saved), *more)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


def test_a_damaged_record_is_exit_code_1_and_says_where(saved: Path, tmp_path: Path) -> None:
    text = saved.read_text(encoding="utf-8")
    bad = tmp_path / "bad.json"
    for broken, where in [
        (text[:500], "line "),
        (text.replace('"doge"', '"chess"'), "game"),
        (text.replace("place", "plaice", 1), "answer 7"),
        (text.replace('"scores": [', '"scores": [9'), "scores"),
        ("{}", "heading"),
        ("", "line 1"),
    ]:
        bad.write_text(broken, encoding="utf-8")
        done = fondaco("replay", str(bad))
        assert done.returncode == 1
        assert "Traceback" not in done.stderr
        assert done.stderr.startswith(f"fondaco replay: {where}"), done.stderr


def test_a_saved_record_replays_in_the_library(saved: Path) -> None:
    paper = read(saved.read_bytes())
    assert replay(GAMES["doge"], paper).standings()
    assert len(paper.names) == 3


def test_review_tells_what_turned_a_game_and_what_answers_cost(saved: Path) -> None:
    done = fondaco("review", str(saved), "--seat", "2", "--think", "0.01", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["is_chance"]
    assert [player["seat"] for player in found["players"]] == [2]
    assert [round(sum(point["chances"]), 2) for point in found["points"]] == [1.0] * len(found["points"])
    assert len(found["points"]) > 1
    assert found["players"][0]["answers"]


def test_a_review_of_a_seat_that_is_not_there_is_refused(saved: Path) -> None:
    done = fondaco("review", str(saved), "--seat", "3")
    assert done.returncode == 2
    assert "0 to 2" in done.stderr


def test_a_game_that_is_not_over_is_not_reviewed(tmp_path: Path) -> None:
    match = begin(GAMES["doge"], 3)
    match.draw(Random(1))
    path = tmp_path / "running.json"
    path.write_text(write(record(match, ["Anke", "Bernd", "Clara"])), encoding="utf-8")
    done = fondaco("review", str(path))
    assert done.returncode == 2
    assert "not over" in done.stderr


def test_rules_give_a_clause_a_section_and_all() -> None:
    one = json.loads(fondaco("rules", "doge", "5.3", "--json").stdout)
    assert [clause["id"] for clause in one] == ["DOGE-5.3"]
    assert fondaco("rules", "doge", "doge-5.3").returncode == 0
    section = json.loads(fondaco("rules", "doge", "5", "--json", "--lang", "de").stdout)
    assert [clause["id"] for clause in section] == [f"DOGE-5.{n}" for n in range(1, 8)]
    assert "DOGE-10.6" in fondaco("rules", "doge").stdout


def test_every_clause_has_code_and_tests() -> None:
    done = fondaco("clauses")
    assert done.returncode == 0, done.stdout


def test_clauses_fail_when_one_has_no_test(tmp_path: Path) -> None:
    done = fondaco("clauses", "doge", "--tests", str(tmp_path), "--json")
    assert done.returncode == 1
    assert all("tests" in row["lacks"] for row in json.loads(done.stdout)["doge"])


def test_bench_tells_the_ratios() -> None:
    told = json.loads(fondaco("bench", "--rounds", "1", "--json").stdout)
    assert len(told["ratios"]) == len(GAMES)
    for game in GAMES.values():
        ratio = told["ratios"][f"fondaco {game.name}, {game.seats[-1]} seats"]
        _, chances = rollout(game.start(game.seats[-1]), Random(1))
        assert ratio["decisions"] > 0
        assert (ratio["answers"] > ratio["decisions"]) == (chances > 0)
    assert {row["name"].split()[0].rstrip(",") for row in told["rows"]} == {"fondaco", "catanatron"}


def typed(text: str, *args: str) -> subprocess.CompletedProcess[str]:
    """A command with a person at the keyboard."""
    return subprocess.run(
        [sys.executable, "-m", "fondaco", *args],
        input=text,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NO_COLOR": "1"},
    )


def test_a_game_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    """One sealed choice, then leaving; resumed, the next question is the second placement."""
    file = str(tmp_path / "mine.json")
    play = ("play", "doge", "--seats", "3", "--bots", "chaos", "--seed", "5")
    done = typed("1\n3 3\n\nq\n", *play, "--save", file)
    assert done.returncode == 0, done.stderr
    assert len(read(Path(file).read_bytes()).answers) == 9
    resumed = typed("q\n", "play", "doge", "--bots", "chaos", "--resume", file)
    assert resumed.returncode == 0, resumed.stderr
    assert "Placement 2 of 4" in resumed.stdout


def test_resuming_something_else_is_refused(saved: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text(saved.read_text(encoding="utf-8")[:300], encoding="utf-8")
    assert typed("q\n", "play", "doge", "--resume", str(broken)).returncode == 1
    assert typed("q\n", "play", "doge", "--resume", str(tmp_path / "none.json")).returncode == 2


def test_an_edition_is_refused_where_the_rules_say_it_all(tmp_path: Path) -> None:
    file = tmp_path / "edition.json"
    file.write_text("{}", encoding="utf-8")
    done = fondaco("simulate", "doge", "--edition", str(file))
    assert done.returncode == 2
    assert "has no editions" in done.stderr
    assert fondaco("rules", "doge", "--edition").returncode == 2


def test_a_closed_pipe_is_no_error(saved: Path) -> None:
    done = subprocess.run(
        f"{sys.executable} -m fondaco replay {saved} | head -1",
        shell=True,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "args", [["rules", "doge"], ["clauses"], ["replay", "SAVED"]], ids=lambda args: args[0]
)
def test_a_reader_that_has_had_enough_is_no_fault(saved: Path, args: list[str]) -> None:
    """As in `fondaco replay FILE | head`."""
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "fondaco", *[str(saved) if arg == "SAVED" else arg for arg in args]]
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_bot_of_ones_own_plays_from_the_folder_one_is_in(tmp_path: Path) -> None:
    """Made by its class or by a function; also in other processes."""
    code = "from fondaco.bots import Chaos\nclass Mine(Chaos): pass\ndef ours(): return Chaos()\n"
    (tmp_path / "mybots.py").write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "fondaco", "simulate", "doge", "--seats", "3", "--games", "2"]
        + ["--bots", "mybots:Mine,mybots:ours,chaos", "--jobs", "2", "--json"],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["bots"] == ["mybots:Mine", "mybots:ours", "chaos"]


def test_a_terminal_that_knows_no_umlauts_is_no_error() -> None:
    done = fondaco("rules", "haendler", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Die H?ndler" in done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("args", [["rules", "doge"], ["simulate", "doge", "--games", "1", "--json"]])
def test_a_full_disk_is_told_in_one_line(args: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "fondaco", *args],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (1, "fondaco: the result: No space left on device\n")


def test_an_edition_with_entries_that_no_edition_has_is_refused(tmp_path: Path) -> None:
    edition = GAMES["liguria"].edition()
    assert edition is not None
    file = tmp_path / "edition.json"
    for change, what in (
        ({"gold": -5}, "gold: -5 is not from 0 to 9999"),
        ({"x": 1}, "x: no edition has such"),
    ):
        file.write_text(json.dumps({**edition, **change}))
        done = fondaco("simulate", "liguria", "--games", "1", "--edition", str(file))
        assert done.returncode == 1
        assert what in done.stderr


def test_the_list_of_commands_has_a_line_for_each() -> None:
    """A name that is too long for its column would push its explanation into a line of its own."""
    shown = fondaco("--help", COLUMNS="80").stdout.partition("commands:\n")[2].partition("\n\n")[0]
    commands = shown.splitlines()[1:]
    assert len(commands) > 20
    assert all(len(line.split()) > 2 for line in commands)

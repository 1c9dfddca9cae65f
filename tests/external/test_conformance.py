"""`fondaco conform` tells what a program does right and wrong; series tell whose fault cost which game."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from fondaco.__main__ import main
from fondaco.external import ProgramLimits
from fondaco.external.conformance import examine
from fondaco.external.schema import protocol_schema
from fondaco.games import ALL_GAMES
from tests.external.programs import NODE_EXAMPLE, PYTHON_EXAMPLE, ROOT, odd

LIMITS = ProgramLimits(seconds=60.0, start=60.0)
HAFEN = ALL_GAMES["hafen"]


@pytest.mark.parametrize("command", [PYTHON_EXAMPLE, NODE_EXAMPLE], ids=["python", "node"])
def test_the_examples_do_everything_right(command: str) -> None:
    findings = list(examine(command, LIMITS, [HAFEN], 2))
    assert [finding for finding in findings if not finding.is_right] == []
    assert [finding.check for finding in findings] == [
        "handshake",
        "hafen: legal answers in time",
        "unknown fields are ignored",
        "ends when it is told to quit",
        "ends when its input ends",
    ]


@pytest.mark.parametrize(
    ("fault", "wrong"),
    [
        ("other-protocol", ["handshake"]),
        ("unknown-verb", ["hafen: legal answers in time", "unknown fields are ignored"]),
        ("strict", ["unknown fields are ignored"]),
        ("deaf", ["ends when it is told to quit", "ends when its input ends"]),
    ],
)
def test_each_fault_is_found(fault: str, wrong: list[str], tmp_path: Path) -> None:
    findings = list(examine(odd(fault, tmp_path / "log"), LIMITS, [HAFEN], 1))
    assert [finding.check for finding in findings if not finding.is_right] == wrong


def test_the_command_says_it_in_a_list(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conform", f"cmd:{odd('crash', tmp_path / 'log')}", "--game", "hafen", "--games", "1"]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("right  handshake: 'odd', protocol 1, plays hafen")
    assert "WRONG  hafen: legal answers in time: game 1 of 1: seat 0, question 3 " in said[1]
    assert said[1].endswith("ended with exit code 7")


@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_a_series_tells_whose_fault_cost_which_game(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = f"chaos,cmd:{odd('crash', tmp_path / 'log')},chaos"
    assert main([command, "hafen", "--seats", "3", "--games", "3", "--bots", bots, "--json"]) == 0
    said = capsys.readouterr()
    told = json.loads(said.out)
    assert len(told["forfeits"]) == 3
    assert [line.partition(":")[0] for line in said.err.splitlines()] == ["game 0", "game 1", "game 2"]
    assert "question 3" in said.err
    wins = told["wins"] if command == "simulate" else [row["wins"] for row in told["bots"]]
    assert wins[1] == 0


def test_the_schema_of_the_protocol_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schema", "--bot-protocol"]) == 0
    assert "ProgramMessage" in json.loads(capsys.readouterr().out)["$defs"]


@pytest.mark.parametrize(
    "args",
    [
        ["conform", "normal"],
        ["conform", "cmd:no-such-program"],
        ["conform", "cmd:"],
        ["conform", "cmd:cat", "--games", "0"],
        ["simulate", "doge", "--bots", "cmd:no-such-program"],
        ["simulate", "doge", "--bots", "cmd:cat", "--bot-seconds", "0"],
        ["schema"],
        ["schema", "doge", "--bot-protocol"],
    ],
    ids=" ".join,
)
def test_bad_arguments_are_told_in_one_line(args: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(args) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_lines_of_the_document_are_of_the_schema() -> None:
    """Those marked `<` are the house's, those marked `>` the program's."""
    text = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    shown = [line for line in text.splitlines() if line.startswith(("< {", "> {"))]
    assert [json.loads(line[2:])["type"] for line in shown] == [
        *("hello", "ready", "begin", "ask", "answer"),
        *("end", "quit"),
    ]
    for line in shown:
        kind = "HouseMessage" if line.startswith("<") else "ProgramMessage"
        jsonschema.validate(json.loads(line[2:]), {**protocol_schema(), "$ref": f"#/$defs/{kind}"})

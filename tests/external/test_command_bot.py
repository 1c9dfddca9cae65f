"""A bot that is a program: it plays whole games, and a fault of it costs one game and no more."""

from __future__ import annotations

import time
from io import StringIO
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from rich.console import Console

from fondaco.bots import Bot, Chaos, play_game
from fondaco.external.schema import protocol_schema
from fondaco.games import ALL_GAMES, GAMES
from fondaco.kernel import begin, places
from fondaco.terminal import play
from tests.external.programs import NODE_EXAMPLE, PYTHON_EXAMPLE, bot_of, lines, odd

FAULTS = {
    "crash": "ended with exit code 7",
    "illegal": "answered against the rules: field field: DOGE-3.",
    "unknown-verb": "answered against the rules: verb: DOGE-3.2",
    "nonsense": "wrote what is no message: bestmove e2e4",
    "old-question": "did not answer question 3",
    "endless": "wrote a line of more than",
}


def played(bot: Bot, number: int = 0) -> Any:
    """A game of Doge against two others, who answer anything."""
    return play_game(ALL_GAMES["doge"], 3, [bot, Chaos(), Chaos()], "external", number)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_examples_play_every_game_to_its_end(name: str) -> None:
    game = ALL_GAMES[name]
    others: list[Bot] = [Chaos()] * (game.seats[0] - 2)
    bots: list[Bot] = [bot_of(PYTHON_EXAMPLE, name), bot_of(NODE_EXAMPLE, name), *others]
    one = play_game(game, game.seats[0], bots, "examples", 0)
    assert list(one.forfeits) == [None] * game.seats[0]
    assert {a.seat for a in one.answers} >= {0, 1}


def test_the_same_seed_plays_the_same_game() -> None:
    """The house gives the program a seed of its own, and each game a new run of it."""
    assert played(bot_of(PYTHON_EXAMPLE)) == played(bot_of(PYTHON_EXAMPLE))
    assert played(bot_of(PYTHON_EXAMPLE)).answers != played(bot_of(PYTHON_EXAMPLE), 1).answers


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_costs_the_game_and_not_the_series(fault: str, tmp_path: Path) -> None:
    """Somebody else plays on, the seat comes last whatever that brings, and the next game is begun anew."""
    bot = bot_of(odd(fault, tmp_path / "log"))
    for number in range(2):
        one = played(bot, number)
        forfeit, *others = one.forfeits
        assert others == [None, None]
        assert forfeit is not None
        assert (forfeit.seat, forfeit.number, forfeit.clause) == (number, 3, "DOGE-3.2")
        assert forfeit.what.startswith(FAULTS[fault])
        assert places(one.standings)[0] == 3
    assert [message["type"] for message in lines(tmp_path / "log", "<")].count("begin") == 2


def test_who_is_silent_is_killed_when_the_time_is_up(tmp_path: Path) -> None:
    one = played(bot_of(odd("silent", tmp_path / "log"), seconds=2.0))
    assert one.forfeits[0].what == "took too long"
    assert one.forfeits[0].number == 3


def test_who_takes_too_much_memory_fails(tmp_path: Path) -> None:
    """256 MiB within a limit of 200; without a limit they are given."""
    one = played(bot_of(odd("memory", tmp_path / "log"), memory=200))
    assert one.forfeits[0].what == "ended with exit code 1"
    assert list(played(bot_of(odd("memory", tmp_path / "log"), memory=0)).forfeits) == [None] * 3


@pytest.mark.parametrize(
    ("fault", "what"),
    [
        ("other-protocol", "speaks protocol 9, the house speaks 1"),
        ("other-game", "does not play doge, but genoa"),
    ],
)
def test_who_cannot_play_has_lost_before_the_first_question(fault: str, what: str, tmp_path: Path) -> None:
    one = played(bot_of(odd(fault, tmp_path / "log")))
    assert (one.forfeits[0].what, one.forfeits[0].number) == (what, 0)
    assert "before its first question" in str(one.forfeits[0])


def test_a_program_that_is_not_there_has_lost() -> None:
    one = played(bot_of("no-such-program"))
    assert one.forfeits[0].what.startswith("cannot be started")


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    one = played(bot_of(odd("child", tmp_path / "log")))
    assert one.forfeits[0].what == "ended with exit code 7"  # though its child holds its output open
    log = (tmp_path / "log").read_text().splitlines()
    (child,) = [int(line.split()[1]) for line in log if line.startswith("child")]
    end = time.monotonic() + 60
    while is_running(child):
        assert time.monotonic() < end
        time.sleep(0.01)


def is_running(pid: int) -> bool:
    """Is there such a process, other than one that is dead and that nobody has taken note of?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Bernd has lost the game by a fault"), ("de", "Bernd hat das Spiel durch")]
)
def test_in_the_terminal_a_fault_is_told_and_the_game_goes_on(lang: str, said: str, tmp_path: Path) -> None:
    screen = Console(file=StringIO(), width=200)
    bots: list[Bot | None] = [Chaos(), bot_of(odd("crash", tmp_path / "log"), "hafen")]
    match = begin(ALL_GAMES["hafen"], 2)
    assert play(match, bots, lang, 1, ["Anke", "Bernd"], None, screen, read=str) == 0
    assert isinstance(screen.file, StringIO)
    assert screen.file.getvalue().count(said) == 1
    assert match.standings() is not None


def test_an_answer_can_be_weighed_before_it_is_given(tmp_path: Path) -> None:
    """Three tokens of value 2 are refused under their clause, which costs nothing; one is taken."""
    one = played(bot_of(odd("weigh", tmp_path / "log")))
    assert list(one.forfeits) == [None] * 3
    (weighed,) = [m for m in lines(tmp_path / "log", "<") if m["type"] == "weighed"]
    assert weighed["refused"] == {"reason": "field", "clause": "DOGE-3.2", "field": "tokens", "details": []}


def test_every_line_is_of_the_schema(tmp_path: Path) -> None:
    """Of a game with sealed choices, chance, a deal and hidden parts of events, both ways."""
    schema = protocol_schema()
    for name, seats in (("hafen", 3), ("genoa", 2)):
        log = tmp_path / name
        others: list[Bot] = [Chaos()] * (seats - 1)
        play_game(ALL_GAMES[name], seats, [bot_of(odd("none", log), name), *others], "schema", 0)
        for way, kind in (("<", "HouseMessage"), (">", "ProgramMessage")):
            checker = jsonschema.Draft202012Validator({**schema, "$ref": f"#/$defs/{kind}"})
            said = lines(log, way)
            for message in said[:60]:  # checking a long one takes a while
                checker.validate(message)
            assert said
        assert [m["type"] for m in lines(log, "<")][-2:] == ["end", "quit"]

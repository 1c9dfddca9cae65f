"""The client draws: it reads by name, copies no number of a game, and its generic folders name no game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from fondaco.games import GAMES

SOURCES: Final = Path(__file__).resolve().parent.parent / "web" / "src"
GENERIC: Final = ("lib", "table", "plain", "parts", "replay", "rules", "edition")
DRAWING: Final = re.compile(r"/(layout|shared/\w+)\.(svelte\.)?ts$")  # numbers there are sizes and times
BY_POSITION: Final = re.compile(r"\b(args|about)\[\d+\]|\.mine\[\d+\]|\bnumber\(args")
OUT_OF_NAMES: Final = re.compile(r"\.split\('[/-]'\)")
NUMBER: Final = re.compile(r"^\s*(?:export )?const ([A-Z][A-Z0-9_]+)(?:: \w+)? = -?\d[\d_.]*;")


def lines(folder: str) -> Iterator[tuple[str, str, str]]:
    """Every line of the hand-written sources of a folder, with its place and the line before it."""
    for path in sorted((SOURCES / folder).rglob("*")):
        if path.suffix in (".ts", ".svelte") and path.name not in ("shape.ts", "protocol.ts"):
            before = ""
            for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                yield f"{path.relative_to(SOURCES).as_posix()}:{n}", line, before
                before = line


def read_by_position(line: str) -> bool:
    return bool(BY_POSITION.search(line))


def unexplained_number(place: str, line: str, before: str) -> bool:
    """A constant that no comment says what it draws might be a number of the rules."""
    if DRAWING.search(f"/{place.partition(':')[0]}"):
        return False
    return bool(NUMBER.match(line)) and not before.strip().endswith("*/") and "//" not in line + before


def names_a_game(line: str) -> bool:
    return any(re.search(rf"['\"/]{game}['\"/]", line) for game in GAMES)


def test_nothing_said_is_read_by_position() -> None:
    assert [place for place, line, _ in lines("") if read_by_position(line)] == []


def test_no_drawing_takes_data_out_of_names() -> None:
    """Two readers of words may: they turn a name into its message."""
    found = [place for place, line, _ in lines("games") if OUT_OF_NAMES.search(line)]
    assert [place for place in found if not place.startswith("games/shared/phrases.ts")] == []


def test_every_number_of_a_drawing_says_what_it_draws() -> None:
    assert [place for place, line, before in lines("games") if unexplained_number(place, line, before)] == []


def test_the_generic_client_names_no_game() -> None:
    found = [place for folder in GENERIC for place, line, _ in lines(folder) if names_a_game(line)]
    assert found == []


def test_what_is_forbidden_is_noticed() -> None:
    assert read_by_position("const seat = event.args[0];")
    assert unexplained_number("games/doge/scene.ts:1", "const SITES = 5;", "")
    assert not unexplained_number("games/doge/scene.ts:2", "const GAP = 5;", "/** Between two houses. */")
    assert names_a_game("if (game === 'genoa') return;")

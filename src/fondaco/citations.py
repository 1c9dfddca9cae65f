"""Which code cites a clause of the rules, and which tests try it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

from fondaco.kernel.game import Game
from fondaco.rules import clauses

PACKAGE = Path(__file__).parent


class Cited(NamedTuple):
    """A clause and where it is kept: in code as `file:line`, in tests as `file::test`."""

    clause: str
    is_example: bool  # an example is tried, not coded
    code: list[str]
    tests: list[str]

    @property
    def lacks(self) -> list[str]:
        lacks = [] if self.code or self.is_example else ["code"]
        return lacks if self.tests else [*lacks, "tests"]


def citations(game: Game[Any], tests: Path) -> list[Cited]:
    """Every clause of a game, in the order of its rules."""
    code = citing_code(game)
    tried = trying_tests(game, tests)
    return [
        Cited(clause.id, clause.is_example, code.get(clause.id, []), tried.get(clause.id, []))
        for clause in clauses(game, "en").values()
    ]


def citing_code(game: Game[Any]) -> dict[str, list[str]]:
    """Where the game's own code names a clause, in a move, an event, an assertion or a comment."""
    found: dict[str, list[str]] = {}
    for path in sorted((PACKAGE / "games" / game.name).glob("*.py")):
        for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for clause in dict.fromkeys(re.findall(rf"\b{game.prefix}-\d+\.\d+", line)):
                found.setdefault(clause, []).append(f"{path.relative_to(PACKAGE.parent)}:{n}")
    return found


def trying_tests(game: Game[Any], tests: Path) -> dict[str, list[str]]:
    """The tests that are named by a clause: `test_doge_5_3_…` tries DOGE-5.3."""
    found: dict[str, list[str]] = {}
    name = re.compile(rf"def (test_{game.prefix.lower()}_(\d+)_(\d+)_\w+)")
    for path in sorted(tests.rglob("test_*.py")):
        for test, section, number in name.findall(path.read_text(encoding="utf-8")):
            where = f"{path.relative_to(tests.parent)}::{test}"
            found.setdefault(f"{game.prefix}-{section}.{number}", []).append(where)
    return found

"""What is rewritten before it is compiled does the same, on the same line."""

from __future__ import annotations

import ast
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOOL = runpy.run_path(str(ROOT / "tools" / "rewrite.py"))


def rewritten(source: str, part: str = "games") -> str:
    made: str = TOOL["rewritten"](source, part)
    return made


@pytest.mark.parametrize(
    ("source", "made"),
    [
        ("any(held)", "any(each_ for each_ in (held))"),
        ("any(a if b else c)", "any(each_ for each_ in (a if b else c))"),
        ("all(n > 1 for n in held)", "all(n > 1 for n in held)"),
        ("sum(any(row) for row in rows)", "sum(any(each_ for each_ in (row)) for row in rows)"),
        ("sum(held, 0.0)", "sum(held, 0.0)"),
        ("s.money[seat] -= 5", "s.money[seat] = s.money[seat] - (5)"),
        ("s.money[seat] += sum(fees)", "s.money[seat] = s.money[seat] + (sum(each_ for each_ in (fees)))"),
        ("pile[cards.pop()] += 1", "pile[cards.pop()] += 1"),
        ("total += 1", "total += 1"),
        ("s.tell(Paid, 'ä', seat)", "if s.log is not None: s.tell(Paid, 'ä', seat)"),
        ("told = s.tell(Paid, seat)", "told = s.tell(Paid, seat)"),
    ],
)
def test_what_is_slow_is_written_out(source: str, made: str) -> None:
    """Loops for builtins, one item read and one set, nothing told to nobody; nothing is reckoned twice."""
    assert rewritten(source) == made


def test_fractions_are_added_as_the_interpreter_adds_them() -> None:
    """Bots weigh with fractions, and `sum` may add those in another way than a loop."""
    assert rewritten("sum(odds)", "bots") == "sum(odds)"


def test_only_games_tell() -> None:
    assert rewritten("bot.tell(answer)", "bots") == "bot.tell(answer)"


def test_a_rewritten_module_reckons_the_same() -> None:
    source = (
        "held = [0, 2, 3]\n"
        "held[1] -= 1 if any([]) else 2\n"
        "held[2] |= sum(\n    held\n)\n"
        "found = (held, any(held), all(held), sum(held) - 1)\n"
    )
    before: dict[str, object] = {}
    after: dict[str, object] = {}
    exec(source, before)
    exec(rewritten(source), after)
    assert after["found"] == before["found"] == ([0, 0, 3], True, False, 2)


@pytest.mark.parametrize("part", ["kernel", "games", "bots"])
def test_everything_stays_on_its_line(part: str) -> None:
    """Of every module of the product: each statement begins where it began, so tracebacks fit the source."""
    for path in sorted((ROOT / "src" / "fondaco" / part).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        was, now = ast.parse(source), ast.parse(rewritten(source, part))
        assert [node.lineno for node in now.body[: len(was.body)]] == [node.lineno for node in was.body]

"""Whatever the site refuses, the page has a sentence for it, in both languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fondaco.server.http.guards import ERROR_CODES
from fondaco.words import LANGUAGES

ROOT = Path(__file__).parents[2]
SERVER = ROOT / "src" / "fondaco" / "server"


def calls(files: str, *names: str) -> Iterator[ast.Call]:
    """Every call of these functions in such files of the site."""
    for file in sorted(SERVER.rglob(files)):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                yield node


def texts(node: ast.expr) -> list[str]:
    return [
        one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)
    ]


def refusals() -> set[str]:
    """The codes of refused requests: the last argument of each."""
    codes = {code for call in calls("*.py", "RequestRefused", "demand") for code in texts(call.args[-1])}
    return codes | set(ERROR_CODES.values())


def silences() -> set[str]:
    """Why something is not said at a table."""
    return {reason for call in calls("talking.py", "Illegal") for reason in texts(call.args[0])}


def said(lang: str) -> set[str]:
    text = (ROOT / "web" / "src" / "words" / f"site.{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.M))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refused_request_has_its_sentence(lang: str) -> None:
    assert len(refusals()) > 30
    assert {f"error-{code}" for code in refusals()} - said(lang) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_may_not_be_said_has_its_sentence(lang: str) -> None:
    assert len(silences()) > 4
    assert {f"unsaid-{reason}" for reason in silences()} - said(lang) == set()

"""What the documents show is run, and its types are checked as a reader's would be."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parent.parent
DOCUMENTS = [
    "README.md",
    "CONTRIBUTING.md",
    "docs/bots.md",
    "docs/datasets.md",
    "docs/environments.md",
    "docs/models.md",
]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_examples_run(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False)
    assert result.attempted
    assert not result.failed


def test_examples_are_typed(tmp_path: Path) -> None:
    files: list[str] = []
    for name in DOCUMENTS:
        shown = doctest.DocTestParser().get_examples((ROOT / name).read_text(encoding="utf-8"))
        file = tmp_path / f"{Path(name).stem.lower()}.py"
        file.write_text("".join([example.source for example in shown]), encoding="utf-8")
        files.append(str(file))
    said, wrong, code = api.run(["--strict", "--config-file", str(ROOT / "pyproject.toml"), *files])
    assert code == 0, said + wrong

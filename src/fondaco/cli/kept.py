"""Results of an arena in a file: one line each, after a line that says of which contest they are."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple, TextIO

from fondaco.bots.contest import Result
from fondaco.cli.arguments import UsageError


class Kind(NamedTuple):
    """Which contest: what tells it from any other, and what a reader of its results must know."""

    mark: str
    game: str
    seats: int
    bots: list[str]
    seed: str


class Kept:
    """The results of one contest in a file, to go on with."""

    def __init__(self, path: Path, kind: Kind) -> None:
        self.path = path
        self.kind = kind

    def read(self) -> list[Result]:
        """What was played before. Raises UsageError if it is of another contest."""
        if not self.path.exists():
            return []
        head, *lines = self.path.read_text(encoding="utf-8").split("\n")
        if head not in (self.kind.mark, json.dumps(self.kind)):  # older files begin with the mark alone
            raise UsageError(f"{self.path} holds the results of another contest")
        return results_in(lines)

    def open(self, results: list[Result]) -> TextIO:
        """The file, with these results in it and whatever was cut off gone, to add others to."""
        lines = [json.dumps(self.kind), *[json.dumps(result) for result in results]]
        file = self.path.open("w", encoding="utf-8")
        file.writelines(f"{line}\n" for line in lines)
        file.flush()
        return file


def read_kept(path: Path) -> tuple[Kind, list[Result]]:
    """A contest and its results, whichever it is. Raises UsageError for what is no such file."""
    try:
        head, *lines = path.read_text(encoding="utf-8").split("\n")
        return Kind(*json.loads(head)), results_in(lines)
    except OSError as no:
        raise UsageError(f"cannot read {path}: {no.strerror}") from None
    except (ValueError, TypeError):
        why = "it holds no results of an arena, or those of an older version, which names no bots"
        raise UsageError(f"cannot read {path}: {why}") from None


def results_in(lines: list[str]) -> list[Result]:
    return [Result(*json.loads(line)) for line in lines[:-1]]  # a line without its end was cut off

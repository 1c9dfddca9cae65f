"""Results of an arena in a file: one line each, after a line that says of which contest they are."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, TextIO

from fondaco.bots.contest import Result
from fondaco.cli.arguments import UsageError
from fondaco.files import write_whole
from fondaco.kernel.reading import Damaged, listed, parse, texts, whole


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
        """What was played before. Raises UsageError if it is of another contest, and Damaged."""
        if not self.path.exists():
            return []
        head, *lines = text_of(self.path).split("\n")
        if head not in (self.kind.mark, json.dumps(self.kind)):  # older files begin with the mark alone
            raise UsageError(f"{self.path} holds the results of another contest")
        return results_in(self.path, lines, self.kind.seats)

    def open(self, results: Sequence[Result]) -> TextIO:
        """The file, with all results that it had and whatever was cut off gone, to add others to."""
        lines = [json.dumps(self.kind), *[json.dumps(result) for result in results]]
        write_whole(self.path, "".join([f"{line}\n" for line in lines]).encode())
        return self.path.open("a", encoding="utf-8")


def read_kept(path: Path) -> tuple[Kind, list[Result]]:
    """A contest and its results, whichever it is. Raises UsageError for what is no such file, and Damaged."""
    head, *lines = text_of(path).split("\n")
    try:
        kind = Kind(*json.loads(head))
    except (ValueError, TypeError):
        why = "it holds no results of an arena, or those of an older version, which names no bots"
        raise UsageError(f"cannot read {path}: {why}") from None
    return kind, results_in(path, lines, len(kind.bots))


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as no:
        raise UsageError(f"cannot read {path}: {no.strerror}") from None
    except UnicodeDecodeError:
        raise UsageError(f"cannot read {path}: it is no text") from None


def results_in(path: Path, lines: Sequence[str], seats: int) -> list[Result]:
    """The results in all lines but the first; a line without its end was cut off. Raises Damaged."""
    found = []
    for n, line in enumerate(lines[:-1], 2):
        try:
            found.append(read_result(parse(line), seats))
        except Damaged as no:
            raise Damaged(f"{path}, line {n}", no.what) from None
    return found


def read_result(data: object, seats: int) -> Result:
    """A result that names each of the seats. Raises Damaged."""
    parts = listed(data, "result")
    if len(parts) not in (4, 5):  # in the first version nobody forfeited
        raise Damaged("result", "a result is [number, shares, places, scores, forfeits]")
    number, shares, places, scores = parts[:4]
    found = Result(
        whole(number, "number"),
        [share_of(share) for share in listed(shares, "shares")],
        [whole(place, "places") for place in listed(places, "places")],
        [whole(score, "scores") for score in listed(scores, "scores")],
        texts(parts[4] if len(parts) == 5 else [], "forfeits"),
    )
    if not len(found.shares) == len(found.places) == len(found.scores) == seats:
        raise Damaged("result", f"it is not of {seats} seats")
    return found


def share_of(value: object) -> float:
    if not isinstance(value, int | float) or not 0 <= value <= 1:
        raise Damaged("shares", f"{value!r} is no share of a win")
    return float(value)

"""The tail: a small file beside the data file that says how many answers each table has had of late.

SQLite mends a torn or damaged log by forgetting everything from the damage on, without a word; tables and
answers then fit each other, and nobody would notice. The tail is written after each commit, is never waited
for, and begins anew when the log has been copied into the data file. So it is never ahead of the data, unless
something was lost.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from fondaco.server.store.chain import Length


class Loss(NamedTuple):
    """What is missing, or wrong, in a store: which table's, and what, in one sentence."""

    table: str  # empty: it concerns the whole store
    what: str


class Tail:
    """The file in which the lengths of tables are noted."""

    def __init__(self, data: Path) -> None:
        self.path = tail_path(data)
        self.file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def note(self, lengths: Iterable[Length]) -> None:
        """Add what was committed; a disk that is full or gone is the data file's to report."""
        text = "".join(f"{id} {undos} {answers}\n" for id, undos, answers in lengths)
        if text:
            os.write(self.file, text.encode())

    def clear(self) -> None:
        os.ftruncate(self.file, 0)

    def close(self) -> None:
        os.close(self.file)
        self.path.unlink(missing_ok=True)


def tail_path(data: Path) -> Path:
    return data.with_name(f"{data.name}.tail")


def read_tail(data: Path) -> dict[str, Length]:
    """The last length of each table in a tail; a last line that is cut off is left out."""
    try:
        lines = tail_path(data).read_text("ascii", errors="replace").split("\n")[:-1]
    except OSError:
        return {}
    words = [line.split(" ") for line in lines]
    return {id: Length(id, int(undos), int(answers)) for id, undos, answers in filter(is_whole, words)}


def is_whole(words: list[str]) -> bool:
    return len(words) == 3 and words[1].isdecimal() and words[2].isdecimal()


def lost(noted: dict[str, Length], stored: dict[str, Length]) -> list[Loss]:
    """What the tail knows of and the store does not have."""
    found: list[Loss] = []
    for id, was in noted.items():
        now = stored.get(id, Length(id, 0, 0))
        if (now.undos, now.answers) < (was.undos, was.answers):
            found.append(Loss(id, missing(now, was)))
    return found


def missing(now: Length, was: Length) -> str:
    if was.answers > now.answers:
        return f"answers {now.answers + 1} to {was.answers} are missing: the log was damaged or is gone"
    return f"what came after answer {now.answers} is missing: the log was damaged or is gone"

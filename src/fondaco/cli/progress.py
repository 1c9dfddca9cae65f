"""A bar for what takes longer than two seconds, on the terminal's error stream and nowhere else."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PATIENCE: Final = 2.0  # seconds

T = TypeVar("T")


def watched(things: Iterable[T], total: int, label: str) -> Iterator[T]:
    """The things, one by one, with a bar once patience has run out. A pipe gets no bar."""
    if not sys.stderr.isatty():
        yield from things
        return
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(label, total=total)
    start = time.monotonic()
    try:
        for thing in things:
            if not bar.live.is_started and time.monotonic() - start > PATIENCE:
                bar.start()
            bar.advance(task)
            yield thing
    finally:
        bar.stop()

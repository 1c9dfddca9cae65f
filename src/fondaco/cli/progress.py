"""A progress bar for what takes longer than two seconds, on the error stream if that is a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

SECONDS_BEFORE_BAR: Final = 2.0

T = TypeVar("T")


def watched(things: Iterable[T], total: int, label: str) -> Iterator[T]:
    """The things one by one, with a bar from the third second on; without one if stderr is a pipe."""
    if not sys.stderr.isatty():
        yield from things
        return
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=Console(stderr=True), transient=True)
    task = bar.add_task(label, total=total)
    start = time.monotonic()
    try:
        for thing in things:
            if not bar.live.is_started and time.monotonic() - start > SECONDS_BEFORE_BAR:
                bar.start()
            bar.advance(task)
            yield thing
    finally:
        bar.stop()

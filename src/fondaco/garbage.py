"""When Python looks for unreachable objects that refer to each other.

Left to itself it looks whenever there are 700 objects more, and through all of memory when that has grown by
a quarter. Rules and searches make millions of objects, nearly all of which go by themselves as soon as they
are done with: it looks in vain, and at those that are just in use.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

LOOKS_PER_OLDER_LOOK: Final = 10  # at the youngest objects, until those that outlived such looks have theirs
NEVER: Final = 1_000_000_000
YOUNG_OBJECTS: Final = 100_000  # some ten megabytes, after which Python looks in the midst of a game, too


def sweep_only_young(young_objects: int) -> None:
    """Let Python look at objects when so many new ones are there, and never through all of memory."""
    gc.set_threshold(young_objects, LOOKS_PER_OLDER_LOOK, NEVER)


@contextmanager
def rare_sweeps() -> Iterator[None]:
    """While one game is played or one answer found: young objects only are looked through, and rarely.

    All of memory is swept afterwards, if so many objects were made that older ones had their look. Else
    Python goes on by its usual rules: a sweep takes longer than many an answer.
    """
    usual, looks = gc.get_threshold(), older_looks()
    sweep_only_young(YOUNG_OBJECTS)
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        if older_looks() > looks:
            gc.collect()


def older_looks() -> int:
    """How often older objects were looked at since all of memory was."""
    return gc.get_count()[2]

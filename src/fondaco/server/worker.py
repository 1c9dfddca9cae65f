"""A process that thinks for bots: jobs come in on its standard input, thoughts go out on its output."""

from __future__ import annotations

import os
import signal
import sys
import traceback
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, BinaryIO, Final

from msgspec import Struct, msgpack

from fondaco.bots import Dice, Sight, bots_for
from fondaco.games import GAMES
from fondaco.kernel.action import Action
from fondaco.kernel.match import Match, SetUp, resume
from fondaco.server.said import Row, SetUpRow

KEPT: Final = 64  # tables whose game is remembered
NICE: Final = 5  # people at other tables come first


class Job(Struct, frozen=True):
    """A question to a bot, and the set-up and answers that lead to it."""

    table: str
    set_up: SetUpRow
    answers: Sequence[Row]
    seat: int
    bot: str
    seed: str = ""


class Thought(Struct, frozen=True):
    """A bot's answer, or how it failed."""

    action: Row | None = None
    error: str = ""


class Memory:
    """The games of the tables that were thought about last, so that only new answers must be played."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Match[Any]] = OrderedDict()  # by table, the longest unused first

    def match(self, job: Job) -> Match[Any]:
        """The game that a job is about. Raises what the rules raise; then it is not remembered."""
        match = self.matches.pop(job.table, None)
        if match is None:
            set_up = SetUp(*job.set_up)
            match = resume(GAMES[set_up.game], set_up, is_told=False)
        match.follow([Action(*row) for row in job.answers])
        self.matches[job.table] = match
        if len(self.matches) > KEPT:
            self.matches.popitem(last=False)
        return match


def think(memory: Memory, job: Job) -> Thought:
    """Let a bot answer from what its seat may know."""
    try:
        match = memory.match(job)
        dice = Dice(job.seed, match.set_up.seats)
        sight = Sight(match.game, match.state, job.seat, dice.worlds)
        return Thought(bots_for(match.set_up.game)[job.bot]().choose(sight, dice.seats[job.seat]))
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

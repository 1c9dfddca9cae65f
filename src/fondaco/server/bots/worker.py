"""A process in which bots think: tasks come in on its standard input, thoughts go out on the output."""

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
from fondaco.server.store.rows import AnswerRow, SetUpRow

MAX_KEPT_GAMES: Final = 64  # games that a worker remembers, so that only new answers must be played
NICENESS: Final = 5  # the priority that a worker gives up: the site itself comes first


class BotTask(Struct, frozen=True):
    """A question to a bot, and the set-up and answers that lead to it."""

    table: str
    set_up: SetUpRow
    answers: Sequence[AnswerRow]
    seat: int
    bot: str
    seed: str = ""


class Thought(Struct, frozen=True):
    """A bot's answer, or the traceback of its failure."""

    action: AnswerRow | None = None
    error: str = ""


class Memory:
    """The games of the tables that were thought about last."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Match[Any]] = OrderedDict()  # by table, the longest unused first

    def match(self, task: BotTask) -> Match[Any]:
        """The game that a task is about. Raises what the rules raise; then the game is not remembered."""
        match = self.matches.pop(task.table, None)
        if match is None:
            set_up = SetUp(*task.set_up)
            match = resume(GAMES[set_up.game], set_up, is_told=False)
        match.follow([Action(*row) for row in task.answers])
        self.matches[task.table] = match
        if len(self.matches) > MAX_KEPT_GAMES:
            self.matches.popitem(last=False)
        return match


def think(memory: Memory, task: BotTask) -> Thought:
    """Let a bot answer from what its seat may know."""
    try:
        match = memory.match(task)
        dice = Dice(task.seed, match.set_up.seats)
        sight = Sight(match.game, match.state, task.seat, dice.worlds)
        return Thought(bots_for(match.set_up.game)[task.bot]().choose(sight, dice.seats[task.seat]))
    except Exception:
        return Thought(error=traceback.format_exc())


def read_packet(source: BinaryIO) -> bytes:
    """The content of the next packet; empty if the site has closed the pipe."""
    size = int.from_bytes(source.read(4), "big")
    return source.read(size)


def packet(content: bytes) -> bytes:
    """Content with its length in front."""
    return len(content).to_bytes(4, "big") + content


def main() -> None:
    """Think until the site closes the pipe, which happens also when it dies."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the site, which then ends its workers
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    pipe = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints goes to the error stream: it must not mix with answers
    memory = Memory()
    decoder = msgpack.Decoder(BotTask)
    pipe.write(packet(b"ready"))
    while content := read_packet(sys.stdin.buffer):
        pipe.write(packet(msgpack.encode(think(memory, decoder.decode(content)))))


if __name__ == "__main__":
    main()

"""A process in which bots think: tasks come in on its standard input, thoughts go out on the output."""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Any, BinaryIO, Final

from msgspec import Struct, msgpack

from fondaco.bots import Dice, Sight, adviser, bots_for, current
from fondaco.games import GAMES
from fondaco.garbage import rare_sweeps
from fondaco.insight.hints import say_hint
from fondaco.kernel.action import Action
from fondaco.kernel.match import Match, SetUp, resume
from fondaco.kernel.record import Spoken
from fondaco.server.bots.retelling import paper, told
from fondaco.server.bots.reviewing import Reviewing
from fondaco.server.log import way_to
from fondaco.server.store.rows import AnswerRow, SetUpRow
from fondaco.server.table.meta import TableMeta
from fondaco.server.wire import Hint, encode, hint
from fondaco.words import LANGUAGES, Words

MAX_KEPT_GAMES: Final = 64  # games that a worker remembers, so that only new answers must be played
MAX_TOLD_GAMES: Final = 16  # those with what was told take up to half a megabyte each
MAX_KEPT_REVIEWS: Final = 8
HINT_SECONDS: Final = 1.2  # of this process's time; people should not wait longer than two
NICENESS: Final = 5  # the priority that a worker gives up: the site itself comes first


class BotTask(Struct, frozen=True, tag="bot"):
    """A question to a bot, and the set-up and answers that lead to it."""

    table: str
    set_up: SetUpRow | None  # None: the worker knows it
    answers: Sequence[AnswerRow]  # after those that the worker knows
    seat: int
    bot: str
    seed: str = ""
    processes: int = 1  # that may share the thinking
    known: int = 0  # so many answers the worker knows already


class HintTask(Struct, frozen=True, tag="hint"):
    """A person's question, for which a hint is wanted: the id of the question, and who sits where."""

    table: str
    set_up: SetUpRow | None  # None: the worker knows it
    answers: Sequence[AnswerRow]  # after those that the worker knows
    seat: int
    question: str
    names: Sequence[str]
    seed: str = ""
    known: int = 0


class ReviewTask(Struct, frozen=True, tag="review"):
    """A finished game to look back at for a while; it is asked for again until it is done."""

    table: str
    set_up: SetUpRow | None  # None: the worker knows it
    answers: Sequence[AnswerRow]  # after those that the worker knows
    names: Sequence[str]
    seats: Sequence[int]
    seed: str = ""  # of this task; the review's own is the table
    known: int = 0


class RetellTask(Struct, frozen=True, tag="retell"):
    """A game to tell again up to a step, as a seat sees it, from answer `first` on; or its record."""

    table: str
    set_up: SetUpRow | None
    answers: Sequence[AnswerRow]
    meta: TableMeta
    step: int
    seat: int
    first: int
    is_paper: bool = False
    talk: tuple[Spoken, ...] = ()  # that belongs to the record
    seed: str = ""
    known: int = 0


Task = BotTask | HintTask | ReviewTask | RetellTask


class Thought(Struct, frozen=True):
    """A bot's answer, or what pages are told as it goes over the wire, or the traceback of the failure."""

    action: AnswerRow | None = None
    said: bytes = b""
    progress: float = 0.0  # of a review
    error: str = ""
    has_forgotten: bool = False  # the worker does not know what it was taken to know: it must be told all


class Forgotten(Exception):
    """A task builds on a game that this worker no longer remembers."""


class Memory:
    """The games of the tables that were thought about last."""

    def __init__(self) -> None:
        self.matches: OrderedDict[str, Match[Any]] = OrderedDict()  # by table, the longest unused first
        self.told: OrderedDict[str, Match[Any]] = OrderedDict()  # those with what was told, in the same order
        self.reviews: OrderedDict[str, Reviewing] = OrderedDict()  # that are not done, in the same order

    def review(self, task: ReviewTask) -> Thought:
        """Go on with a review, which is thrown away when it is done."""
        review = self.reviews.pop(task.table, None)
        if review is None:
            if task.set_up is None:
                raise Forgotten
            answers = [Action(*row) for row in task.answers]
            review = Reviewing(SetUp(*task.set_up), answers, task.names, task.seats, task.table)
        progress = review.go_on()
        if progress == 1:
            return Thought(said=review.said(), progress=1.0)
        self.reviews[task.table] = review
        if len(self.reviews) > MAX_KEPT_REVIEWS:
            self.reviews.popitem(last=False)
        return Thought(progress=progress)

    def match(self, task: BotTask | HintTask | RetellTask) -> Match[Any]:
        """The game that a task is about. Raises what the rules raise; then the game is not remembered."""
        is_told = isinstance(task, RetellTask)
        matches, most = (self.told, MAX_TOLD_GAMES) if is_told else (self.matches, MAX_KEPT_GAMES)
        match = matches.pop(task.table, None)
        if match is None or match.n < task.known:
            if task.set_up is None:
                raise Forgotten
            set_up = SetUp(*task.set_up)
            match = resume(GAMES[set_up.game], set_up, is_told=is_told)
        match.follow([*match.answers[: task.known], *[Action(*row) for row in task.answers]])
        matches[task.table] = match
        if len(matches) > most:
            matches.popitem(last=False)
        return match

    def retell(self, task: RetellTask) -> Thought:
        match = self.match(task)
        if task.is_paper:
            return Thought(said=paper(task.meta, match, task.talk))
        return Thought(said=told(task.meta, match, task.step, task.seat, task.first))


def think(memory: Memory, task: Task) -> Thought:
    """Do a task. What goes wrong is told in the thought."""
    try:
        if isinstance(task, ReviewTask):
            return memory.review(task)
        if isinstance(task, RetellTask):
            return memory.retell(task)
        match = memory.match(task)
        dice = Dice(task.seed, match.set_up.seats)
        sight = Sight(match.game, match.state, task.seat, dice.worlds)
        if isinstance(task, HintTask):
            return Thought(said=encode(hint_for(sight, dice.hints, match.set_up, task)))
        return Thought(answer_of(task.bot, sight, dice.seats[task.seat], task.processes))
    except Forgotten:
        return Thought(has_forgotten=True)
    except Exception as no:
        return Thought(error=way_to(no))


def answer_of(bot: str, sight: Sight[Any], rng: Random, processes: int) -> Action:
    """What a bot answers from what its seat may know."""
    known = bots_for(sight.game.name, is_timed=True, processes=processes)
    return known[current(bot)]().choose(sight, rng)


def hint_for(sight: Sight[Any], rng: Random, set_up: SetUp, task: HintTask) -> Hint:
    """A hint from what the seat may know, in every language."""
    known = adviser(set_up.game, HINT_SECONDS)
    assert known is not None, "hints are asked for only in games that somebody knows"
    found = known.hint(sight, rng)
    said = {lang: Words(sight.game, lang, task.names, set_up.edition) for lang in LANGUAGES}
    tips = {lang: say_hint(found, sight.world, words) for lang, words in said.items()}
    return hint(task.question, found, tips)


def read_packet(source: BinaryIO) -> bytes:
    """The content of the next packet; empty if the site has closed the pipe."""
    size = int.from_bytes(source.read(4), "big")
    return source.read(size)


def packet(content: bytes) -> bytes:
    """Content with its length in front."""
    return len(content).to_bytes(4, "big") + content


def main() -> None:
    """Think until the site closes the pipe, which happens also when it dies.

    An argument is the priority to give up in place of the usual one.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for the site, which then ends its workers
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if len(sys.argv) > 1 else NICENESS)
    pipe = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a bot prints goes to the error stream: it must not mix with answers
    with suppress(BrokenPipeError):  # the site was killed while this process thought
        serve_tasks(pipe)


def serve_tasks(pipe: BinaryIO) -> None:
    """Do one task after the other. Raises BrokenPipeError when nobody reads the thoughts any more."""
    memory = Memory()
    decoder = msgpack.Decoder(Task)
    pipe.write(packet(b"ready"))
    while content := read_packet(sys.stdin.buffer):
        with rare_sweeps():  # a sweep that is due comes when the thought has been sent: nobody waits for it
            pipe.write(packet(msgpack.encode(think(memory, decoder.decode(content)))))


if __name__ == "__main__":
    main()

"""The record of a game: set-up and answers, which can be replayed and checked.

The record is the truth of a game; state, events and views follow from it. A chain of hashes runs over the
heading, every answer and everything told of it. Its end is the digest; every few answers a mark is kept, so
that a record that was tampered with says where.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from fondaco.kernel.action import Action, Event, Illegal
from fondaco.kernel.frame import S, apply, waiting
from fondaco.kernel.game import BadTable, Game
from fondaco.kernel.reading import Damaged

EVERY: Final = 16  # answers from mark to mark


class Record(NamedTuple):
    """One game: how it was set up, all that was answered, chance's answers included, and how it came out."""

    game: str
    rules: str
    seats: int
    options: dict[str, str]
    edition: dict[str, object] | None  # None: the one that comes with the house
    names: list[str]
    answers: list[Action]
    scores: list[int] | None  # None: the game is not over
    marks: list[str]
    digest: str


class Chain:
    """The running hash of a game."""

    def __init__(self, heading: list[object]) -> None:
        self.hash = ""
        self.marks: list[str] = []
        self.length = 0
        self.link(heading)
        self.mark()

    def link(self, said: object) -> None:
        text = json.dumps(said, sort_keys=True, separators=(",", ":"))
        self.hash = hashlib.sha256(f"{self.hash}\n{text}".encode()).hexdigest()

    def mark(self) -> None:
        self.marks.append(self.hash[:8])

    def add(self, a: Action, told: list[Event]) -> None:
        self.link([a, told])
        self.length += 1
        if self.length % EVERY == 0:
            self.mark()


class Telling:
    """A game being told again, answer by answer, with its chain."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, str],
        edition: dict[str, object] | None,
        names: list[str],
    ) -> None:
        self.state = game.start(seats, options, edition)
        self.game = game
        self.chain = Chain([game.name, game.rules, seats, options, edition, names])
        self.told = 0
        self.link_told(None)

    def link_told(self, a: Action | None) -> list[Event]:
        log = self.state.log
        assert log is not None, "a game that is told keeps its log"
        events: list[Event] = log[self.told :]
        self.told = len(log)
        if a is None:
            self.chain.link(events)
        else:
            self.chain.add(a, events)
        return events

    def answer(self, a: Action) -> list[Event]:
        """Apply one more answer; what is told of it. Raises Illegal."""
        apply(self.state, a)
        return self.link_told(a)

    def scores(self) -> list[int] | None:
        """The final scores; None while the game is not over."""
        if waiting(self.state):
            return None
        return [standing.score for standing in self.game.standings(self.state)]

    def digest(self) -> str:
        scores = self.scores()
        text = f"{self.chain.hash}\n{json.dumps(scores)}"
        return hashlib.sha256(text.encode()).hexdigest()


def record(
    game: Game[Any],
    seats: int,
    answers: list[Action],
    names: list[str],
    options: dict[str, str] | None = None,
    edition: dict[str, object] | None = None,
) -> Record:
    """The record of a game, finished or not. Raises Illegal if an answer is."""
    if len(names) != seats:
        raise ValueError(f"{len(names)} names for {seats} seats")
    chosen = game.chosen(options or {})
    telling = Telling(game, seats, chosen, edition, names)
    for a in answers:
        telling.answer(a)
    marks, digest = telling.chain.marks, telling.digest()
    heading = (game.name, game.rules, seats, chosen, edition, names)
    return Record(*heading, list(answers), telling.scores(), marks, digest)


def replay(
    game: Game[S],
    paper: Record,
    until: int | None = None,
    heard: Callable[[int, Action, list[Event]], None] | None = None,
) -> S:
    """The state after the first `until` answers, or after all. Raises Damaged if the record is not true.

    `heard` is called with each answer's number and what is told of it.
    """
    telling = begin(game, paper)
    end = len(paper.answers) if until is None else until
    for n, a in enumerate(paper.answers):
        if n == end:
            break
        try:
            told = telling.answer(a)
        except Illegal as no:
            raise Damaged(f"answer {n + 1}", f"{words_of(a)} is not legal here ({no})") from None
        compare_marks(paper, telling.chain, n + 1)
        if heard is not None:
            heard(n + 1, a, told)
    if end == len(paper.answers):
        compare_end(paper, telling)
    state: S = telling.state
    return state


def begin(game: Game[Any], paper: Record) -> Telling:
    """The game before the first answer, if the heading is true."""
    if paper.game != game.name:
        raise Damaged("game", f"this is a game of {paper.game!r}, not of {game.name!r}")
    if paper.rules != game.rules:
        raise Damaged("rules", f"played under version {paper.rules!r}, this program plays {game.rules!r}")
    try:
        telling = Telling(game, paper.seats, paper.options, paper.edition, paper.names)
    except BadTable as no:
        raise Damaged("heading", str(no)) from None
    compare_marks(paper, telling.chain, 0)
    return telling


def compare_marks(paper: Record, chain: Chain, n: int) -> None:
    """After `n` answers, is the game still the one that was recorded?"""
    if n % EVERY:
        return
    at = n // EVERY
    place = f"answers {n - EVERY + 1} to {n}" if n else "heading"
    if at >= len(paper.marks):
        raise Damaged("marks", f"the mark of the {place} is missing")
    if paper.marks[at] != chain.marks[at]:
        raise Damaged(place, "changed since it was recorded: its mark does not fit")


def compare_end(paper: Record, telling: Telling) -> None:
    """Do the scores and the digest of the whole agree?"""
    scores = telling.scores()
    if paper.scores != scores:
        raise Damaged("scores", f"recorded {paper.scores}, but the game gives {scores}")
    if len(paper.marks) != len(telling.chain.marks):
        raise Damaged("marks", "there are more marks than answers")
    if paper.digest != telling.digest():
        last = len(paper.answers)
        raise Damaged(f"answers {last // EVERY * EVERY + 1} to {last}", "changed: the digest does not fit")


def words_of(a: Action) -> str:
    """An answer as a line of a record."""
    return json.dumps(a, separators=(",", ":"))

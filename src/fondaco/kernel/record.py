"""The record of a game: set-up and answers, which can be replayed and checked.

The record is the truth of a game; state, events and views follow from it. A chain of hashes runs over the
heading, every answer and everything told of it. Its end is the digest; every few answers a mark is kept, so
that a record that was tampered with says where.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final, NamedTuple

from fondaco.kernel.action import Action, Event, Illegal
from fondaco.kernel.frame import S
from fondaco.kernel.game import BadTable, Game
from fondaco.kernel.match import Match, SetUp, begin, check_rules
from fondaco.kernel.reading import Damaged

ANSWERS_PER_MARK: Final = 16  # answers from one mark of a record to the next


class Spoken(NamedTuple):
    """What a player said at the table after so many answers: a text, or a phrase by name with its parts."""

    after: int
    seat: int
    text: str = ""
    phrase: str = ""
    args: tuple[int, ...] = ()


class Record(NamedTuple):
    """One game: how it was set up, all that was answered, chance's answers included, and how it came out.

    >>> from fondaco import LIGURIA, begin
    >>> from fondaco.kernel import record
    >>> match = begin(LIGURIA, 3)
    >>> paper = record(match, ["Ann", "Ben", "Cleo"])
    >>> paper.set_up.game, paper.names, paper.scores
    ('liguria', ['Ann', 'Ben', 'Cleo'], None)
    """

    set_up: SetUp
    names: list[str]
    answers: list[Action]
    scores: list[int] | None  # None: the game is not over
    marks: list[str]
    digest: str
    talk: tuple[Spoken, ...] = ()  # where the players wanted it kept; the digest is not of it


class Chain:
    """The running hash of a game, begun with its heading and with what was told at its set-up."""

    def __init__(self, set_up: SetUp, names: list[str], told: list[Event]) -> None:
        self.hash = ""
        self.marks: list[str] = []
        self.length = 0
        self.link([*set_up, names])
        self.mark()
        self.link(told)

    def link(self, said: object) -> None:
        text = json.dumps(said, sort_keys=True, separators=(",", ":"))
        self.hash = hashlib.sha256(f"{self.hash}\n{text}".encode()).hexdigest()

    def mark(self) -> None:
        self.marks.append(self.hash[:8])

    def add(self, a: Action, told: list[Event]) -> None:
        self.link([a, told])
        self.length += 1
        if self.length % ANSWERS_PER_MARK == 0:
            self.mark()

    def digest(self, scores: list[int] | None) -> str:
        """The digest of a game that ends here with these scores."""
        return hashlib.sha256(f"{self.hash}\n{json.dumps(scores)}".encode()).hexdigest()


def record(match: Match[Any], names: list[str]) -> Record:
    """The record of a game, finished or not.

    >>> from fondaco import LIGURIA, begin
    >>> from fondaco.kernel import record
    >>> match = begin(LIGURIA, 3)
    >>> record(match, ["Ann", "Ben", "Cleo"]).answers
    []
    """
    if len(names) != match.set_up.seats:
        raise ValueError(f"{len(names)} names for {match.set_up.seats} seats")
    chain = Chain(match.set_up, names, match.told[0])
    for a, told in zip(match.answers, match.told[1:]):
        chain.add(a, told)
    scores = scores_of(match)
    return Record(match.set_up, names, list(match.answers), scores, chain.marks, chain.digest(scores))


def scores_of(match: Match[Any]) -> list[int] | None:
    """The final scores; None while the game is not over."""
    standings = match.standings()
    return None if standings is None else [standing.score for standing in standings]


def replay(game: Game[S], paper: Record) -> Match[S]:
    """The game that a record tells. Raises Damaged if the record is not true.

    >>> from fondaco import LIGURIA, begin
    >>> from fondaco.kernel import record, replay
    >>> match = begin(LIGURIA, 3)
    >>> paper = record(match, ["Ann", "Ben", "Cleo"])
    >>> replay(LIGURIA, paper).waiting()
    [0]
    """
    match = begun(game, paper)
    chain = Chain(paper.set_up, paper.names, match.told[0])
    compare_marks(paper, chain, 0)
    for n, a in enumerate(paper.answers):
        try:
            told = match.push(a)
        except Illegal as no:
            raise Damaged(f"answer {n + 1}", f"{words_of(a)} is not legal here ({no})") from None
        chain.add(a, told)
        compare_marks(paper, chain, n + 1)
    compare_end(paper, chain, scores_of(match))
    return match


def begun(game: Game[S], paper: Record) -> Match[S]:
    """The game before its first answer, if its heading makes sense."""
    check_rules(game, paper.set_up)
    try:
        return begin(game, paper.set_up.seats, paper.set_up.options, paper.set_up.edition)
    except BadTable as no:
        raise Damaged("heading", str(no)) from None


def compare_marks(paper: Record, chain: Chain, n: int) -> None:
    """After `n` answers, is the game still the one that was recorded?"""
    if n % ANSWERS_PER_MARK:
        return
    at = n // ANSWERS_PER_MARK
    place = f"answers {n - ANSWERS_PER_MARK + 1} to {n}" if n else "heading"
    if at >= len(paper.marks):
        raise Damaged("marks", f"the mark of the {place} is missing")
    if paper.marks[at] != chain.marks[at]:
        raise Damaged(place, "changed since it was recorded: its mark does not fit")


def compare_end(paper: Record, chain: Chain, scores: list[int] | None) -> None:
    """Do the scores and the digest of the whole agree?"""
    if paper.scores != scores:
        raise Damaged("scores", f"recorded {paper.scores}, but the game gives {scores}")
    if len(paper.marks) != len(chain.marks):
        raise Damaged("marks", "there are more marks than answers")
    if paper.digest != chain.digest(scores):
        last = len(paper.answers)
        first = last // ANSWERS_PER_MARK * ANSWERS_PER_MARK + 1
        raise Damaged(f"answers {first} to {last}", "changed: the digest does not fit")


def words_of(a: Action) -> str:
    """An answer as a line of a record."""
    return json.dumps(a, separators=(",", ":"))

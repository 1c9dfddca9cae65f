"""A guided first game: a game that was prepared, and what a voice says at each question to the learner.

Chance and the other seats answer as they did in the prepared game for as long as the learner follows it.
Where a lesson stands follows from the answers so far: it can be left, resumed and taken back like any game.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Final, Literal, NamedTuple

from fondaco.kernel.action import Action
from fondaco.kernel.paper import read
from fondaco.kernel.record import Record

LEFT: Final = "left"  # the words for who has left the prepared game, in every lesson


SpotKind = Literal["thing", "mark", "verb", "panel"]
Replied = Literal["", "same", "other"]


class Spot(NamedTuple):
    """Something on the page that the voice points at.

    `thing` is one on the board by its kind and id, `mark` a part of the drawing by its name, `verb` the
    button of a move, `panel` a part of the page around the board.
    """

    kind: SpotKind
    name: str
    id: int


def thing(what: str, id: int) -> Spot:
    return Spot("thing", what, id)


def mark(name: str, id: int = 0) -> Spot:
    return Spot("mark", name, id)


def verb(name: str) -> Spot:
    return Spot("verb", name, 0)


def panel(name: str) -> Spot:
    return Spot("panel", name, 0)


PANELS: Final = ("question", "players", "log", "hint")


class Saying(NamedTuple):
    """One idea: the message that says it, and what it points at."""

    words: str
    spots: tuple[Spot, ...]
    after: Replied  # `same`, `other`: only if the last answer was the prepared one, or another; empty: always


class Step(NamedTuple):
    """What is said at one question to the learner; unless it is free, only the prepared answer is taken."""

    sayings: tuple[Saying, ...]
    is_free: bool


class Now(NamedTuple):
    """Where a lesson stands: the step, what of it is said, and how many ideas came before, of how many."""

    step: Step
    sayings: tuple[Saying, ...]
    before: int
    ideas: int


def say(words: str, *spots: Spot, after: Replied = "") -> Saying:
    return Saying(words, spots, after)


def do(*sayings: Saying) -> Step:
    """A step at which only the prepared answer is taken."""
    return Step(sayings, False)


def choose(*sayings: Saying) -> Step:
    """A step at which any answer is taken."""
    return Step(sayings, True)


class Lesson:
    """A prepared game: a step for each answer that the learner gave in it, and one for the question after."""

    def __init__(self, prepared: Record, learner: int, steps: tuple[Step, ...]) -> None:
        self.prepared = prepared
        self.learner = learner
        self.steps = steps
        self.script: dict[int, list[Action]] = {}  # by seat, chance's included
        for a in prepared.answers:
            self.script.setdefault(a.seat, []).append(a)

    def answer(self, answers: Sequence[Action], seat: int) -> Action | None:
        """What a seat answers next in the prepared game; None: that is over or has been left."""
        given = len([a for a in answers if a.seat == seat])
        script = self.script.get(seat, [])
        return script[given] if given < len(script) and self.left_at(answers) < 0 else None

    def left_at(self, answers: Sequence[Action]) -> int:
        """How many answers the learner had given when the prepared game was left; -1: it was not."""
        given: dict[int, int] = {}
        for a in answers:
            n = given[a.seat] = given.get(a.seat, 0) + 1
            if not self.fits(a, n):
                return given.get(self.learner, 0)
        return -1

    def fits(self, a: Action, n: int) -> bool:
        """Is this the prepared answer number `n` of its seat, or the learner's choice in the same move?"""
        script = self.script.get(a.seat, [])
        if n > len(script):
            return True
        prepared = script[n - 1]
        return a == prepared or (a.seat == self.learner and a.verb == prepared.verb)

    def now(self, answers: Sequence[Action], verbs: Sequence[str] = ()) -> Now | None:
        """What is said at the present question, which these verbs answer; None: the lesson is over."""
        given = [a for a in answers if a.seat == self.learner]
        left = self.left_at(answers)
        if left >= 0:
            return self.farewell() if left == len(given) < len(self.steps) - 1 else None
        if len(given) >= len(self.steps):
            return None
        prepared = self.answer(answers, self.learner)
        if prepared is not None and verbs and prepared.verb not in verbs:
            return self.farewell()
        step = self.steps[len(given)]
        is_same = not given or given[-1] == self.script[self.learner][len(given) - 1]
        unsaid = "other" if is_same else "same"
        sayings = tuple([saying for saying in step.sayings if saying.after != unsaid])
        return Now(step, sayings, self.ideas(self.steps[: len(given)]), self.ideas(self.steps))

    def farewell(self) -> Now:
        """What is said to who has left the prepared game."""
        ideas = self.ideas(self.steps)
        return Now(choose(say(LEFT)), (say(LEFT),), ideas - 1, ideas)

    def ideas(self, steps: Sequence[Step]) -> int:
        """How many ideas who answers as prepared is told in some steps."""
        return sum([len([saying for saying in step.sayings if saying.after != "other"]) for step in steps])

    def admits(self, answers: Sequence[Action], verbs: Sequence[str], a: Action) -> bool:
        """May the learner give this answer now, or does the lesson need another one?"""
        now = self.now(answers, verbs)
        return now is None or now.step.is_free or a == self.answer(answers, a.seat)


def lesson_in(package: str, learner: int, steps: tuple[Step, ...]) -> Lesson:
    """The lesson whose prepared game lies in a package as `lesson.json`, a record. Raises Damaged."""
    text = files(package).joinpath("lesson.json").read_text(encoding="utf-8")
    return Lesson(read(text), learner, steps)

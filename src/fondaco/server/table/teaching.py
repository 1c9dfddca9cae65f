"""The table of a guided first game: prepared answers, what the voice says, what it waits for."""

from __future__ import annotations

from random import Random
from typing import Any

from fondaco.bots import usual
from fondaco.games import GAMES
from fondaco.kernel.action import CHANCE, Action, Illegal
from fondaco.kernel.frame import check, pick, question
from fondaco.kernel.lesson import Lesson, Saying
from fondaco.kernel.match import Match
from fondaco.server import wire
from fondaco.server.errors import RequestRefused
from fondaco.server.forms import SeatForm, TableForm
from fondaco.server.table.meta import LessonStatus, TableMeta
from fondaco.words import LANGUAGES
from fondaco.words.lessons import lesson_text


def lesson_form(game: str, name: str) -> TableForm:
    """The table that a lesson is given at: the learner, and bots where the prepared game had others.

    Raises RequestRefused.
    """
    lesson = GAMES[game].lesson() if game in GAMES else None
    if lesson is None:
        raise RequestRefused(404, "lesson")
    bots = [SeatForm("bot", other, usual(game)) for other in lesson.prepared.names]
    seats = [*bots[: lesson.learner], SeatForm("me", name), *bots[lesson.learner + 1 :]]
    return TableForm(game, seats, lesson.prepared.set_up.options, is_listed=False, has_hints=None)


def lesson_at(meta: TableMeta) -> Lesson | None:
    """The lesson that is given at a table; None: none, or it was skipped."""
    return GAMES[meta.game].lesson() if meta.lesson else None


def lesson_status(meta: TableMeta, match: Match[Any]) -> LessonStatus:
    """Does the lesson go on when the game has come this far? After an undo it may do so again."""
    lesson = lesson_at(meta)
    if lesson is None:
        return ""
    return "over" if lesson.now(match.answers) is None else "on"


def prepared_answer(meta: TableMeta, match: Match[Any], seat: int) -> Action | None:
    """What a seat answers in a lesson, if the rules allow that here; None: whatever it likes."""
    lesson = lesson_at(meta)
    prepared = None if lesson is None else lesson.answer(match.answers, seat)
    return prepared if prepared is not None and is_legal(match, prepared) else None


def is_legal(match: Match[Any], a: Action) -> bool:
    try:
        check(match.state, a)
    except Illegal:
        return False
    return True


def draw(meta: TableMeta, match: Match[Any], dice: Random) -> None:
    """Let chance answer for as long as it is asked: in a lesson as prepared."""
    while CHANCE in match.waiting():
        prepared = prepared_answer(meta, match, CHANCE)
        match.push(prepared or pick(match.state, question(match.state, CHANCE), dice))


def check_lesson(meta: TableMeta, match: Match[Any], a: Action) -> None:
    """Raise Illegal if the lesson needs another answer here, although the rules allow this one."""
    lesson = lesson_at(meta)
    if lesson is None or a.seat != lesson.learner:
        return
    if not lesson.admits(match.answers, verbs_of(match, a.seat), a):
        check(match.state, a)  # what the rules forbid is refused by them
        raise Illegal("lesson", "")


def verbs_of(match: Match[Any], seat: int) -> list[str]:
    """The moves that answer the present question to a seat."""
    is_asked = seat in match.waiting()
    return [move.verb for move in question(match.state, seat).moves] if is_asked else []


def lesson_said(meta: TableMeta, match: Match[Any], seat: int) -> wire.LessonWire | None:
    """What the voice says at the present question to a seat."""
    lesson = lesson_at(meta)
    if lesson is None or seat != lesson.learner:
        return None
    now = lesson.now(match.answers, verbs_of(match, seat))
    if now is None:
        return None
    sayings = [saying_said(meta, saying) for saying in now.sayings]
    is_last = now.before + len(sayings) >= now.ideas
    return wire.LessonWire(now.before, now.ideas, now.step.is_free, is_last, sayings)


def saying_said(meta: TableMeta, saying: Saying) -> wire.SayingWire:
    names = [seat.name for seat in meta.seats]
    text = {lang: lesson_text(meta.game, lang, saying.words, names) for lang in LANGUAGES}
    return wire.SayingWire(text, [wire.spot(spot) for spot in saying.spots])

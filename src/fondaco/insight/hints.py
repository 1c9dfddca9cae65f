"""A hint in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fondaco.bots.deals import offer_meant
from fondaco.bots.hints import Hint, Reason, Tip
from fondaco.kernel.action import Action
from fondaco.kernel.frame import State, question
from fondaco.words import Words


class SaidTip(NamedTuple):
    """An answer, what it is expected to bring, and why; the last is empty where nothing is sure."""

    answer: str
    brings: str
    why: str


class SaidHint(NamedTuple):
    """How the answers compare, and each of them."""

    whole: str
    tips: list[SaidTip]


def say_hint(hint: Hint, s: State, words: Words) -> SaidHint:
    """A hint to the question that is open in a world, real or imagined."""
    return SaidHint(summary(hint, words), [say_tip(hint, tip, s, words) for tip in hint.tips])


def summary(hint: Hint, words: Words) -> str:
    """How the answers compare as a whole."""
    if len(hint.tips) == 1:
        return words.text("tip-plain")
    even = sum(tip.is_even for tip in hint.tips)
    if even == 1:
        return words.text("tip-clear")
    if even == len(hint.tips):
        return words.text("tip-even", count=even)
    return words.text("tip-close", count=even)


def say_tip(hint: Hint, tip: Tip, s: State, words: Words) -> SaidTip:
    answer = say_answer(tip.a, s, words)
    if len(hint.tips) == 1:
        return SaidTip(answer, "", "")
    return SaidTip(answer, brings(hint, tip, words), why(hint, tip, words))


def say_answer(a: Action, s: State, words: Words) -> str:
    """An answer to the question that is open in a world; if it names an offer, with what that says."""
    said = capital(words.say(a, question(s, a.seat)))
    meant = offer_meant(s, a)
    return said if meant is None else f"{said}: {words.tell(meant).rstrip('.')}"


def brings(hint: Hint, tip: Tip, words: Words) -> str:
    """What an answer is expected to bring: the first as it is, the others beside it."""
    is_first = tip is hint.tips[0]
    if tip.is_even and not is_first:
        return words.text("tip-as-good")
    if hint.is_chance:
        percent, less = round(100 * tip.value), round(-100 * tip.gap)
        if is_first:
            return words.text("tip-chance", percent=percent)
        return words.text("tip-less-chance", percent=percent, less=less)
    if is_first:
        return lead(round(tip.value), words)
    return words.text("tip-less-points", less=round(-tip.gap), unit=words.points(round(-tip.gap)))


def lead(points: int, words: Words) -> str:
    """By how much somebody is ahead of the others, or behind."""
    unit = words.points(abs(points))
    if points < 0:
        return words.text("tip-lag", points=-points, unit=unit)
    return words.text("tip-lead", points=points, unit=unit)


def why(hint: Hint, tip: Tip, words: Words) -> str:
    """What makes the difference, if anything does beyond doubt."""
    if not tip.reasons:
        return ""
    what = capital(because(tip.reasons, hint.seat, words))
    if tip is hint.tips[0]:
        return words.text("tip-than-second", what=what)
    return words.text("tip-than-first", what=what)


def because(reasons: Sequence[Reason], seat: int, words: Words) -> str:
    """Reasons as a list: the own ones as they are, a rival's with the name."""
    return words.join([of_whom(reason, seat, words) for reason in reasons])


def of_whom(reason: Reason, seat: int, words: Words) -> str:
    what = words.feature(reason.feature, reason.is_more)
    return what if reason.seat == seat else words.text("tip-for", what=what, who=words.seat(reason.seat))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]

"""A hint in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from fondaco.bots.hints import Hint, Reason, Tip
from fondaco.insight.meant import say_meant
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
    return SaidHint(summary(hint, s, words), [say_tip(hint, tip, s, words) for tip in hint.tips])


def summary(hint: Hint, s: State, words: Words) -> str:
    """How the answers compare as a whole."""
    if len(hint.tips) == 1:
        is_only = question(s, hint.seat).size() == 1
        return words.text("tip-only") if is_only else words.text("tip-plain")
    even, worse = sum(tip.is_even for tip in hint.tips), sum(tip.is_worse for tip in hint.tips)
    if even == len(hint.tips):
        return words.text("tip-even", count=even)
    is_sure = even + worse == len(hint.tips)
    if even == 1:
        return words.text("tip-clear") if is_sure else words.text("tip-likely")
    return words.text("tip-close") if is_sure else words.text("tip-close-likely")


def say_tip(hint: Hint, tip: Tip, s: State, words: Words) -> SaidTip:
    answer = say_answer(tip.a, s, words)
    if len(hint.tips) == 1:
        return SaidTip(answer, "", "")
    return SaidTip(answer, brings(hint, tip, words), why(hint, tip, words))


def say_answer(a: Action, s: State, words: Words) -> str:
    """An answer to the question that is open in a world, with what it names only by a number."""
    said, meant = capital(words.say(a, question(s, a.seat))), say_meant(a, s, words)
    return f"{said}: {meant}" if meant else said


def brings(hint: Hint, tip: Tip, words: Words) -> str:
    """What an answer is expected to bring: the first as it is, the others beside it."""
    if tip is hint.tips[0]:
        return chance(tip.value, words) if hint.is_chance else lead(round(tip.value), words)
    if tip.is_even:
        return words.text("tip-as-good")
    if not tip.is_worse:
        return words.text("tip-weaker")
    if not hint.is_chance:
        return words.text("tip-less-points", less=round(-tip.gap), unit=words.points(round(-tip.gap)))
    percent, first = round(100 * tip.value), round(100 * hint.tips[0].value)
    return words.text("tip-less-chance", percent=percent, first=first)


def chance(value: float, words: Words) -> str:
    return words.text("tip-chance", percent=round(100 * value))


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
    what = capital(because(tip.reasons, hint.seat, words.text("tip-you"), words))
    if tip is hint.tips[0]:
        return words.text("tip-than-second", what=what)
    return words.text("tip-than-first", what=what)


def because(reasons: Sequence[Reason], seat: int, name: str, words: Words) -> str:
    """What speaks one way, then what speaks the other way; it says whose, unless all is the seat's own."""
    whose = {reason.seat for reason in reasons}
    if whose == {seat}:
        return both_ways(reasons, words)
    if len(whose) == 1:
        return words.text("tip-all-for", what=both_ways(reasons, words), who=words.seat(reasons[0].seat))
    sides = [[of_whom(each, seat, name, words) for each in side] for side in sides_of(reasons, seat)]
    said = [words.join(side) for side in sides if side]
    return said[0] if len(said) == 1 else words.text("tip-but", what=said[0], but=said[1])


def both_ways(reasons: Sequence[Reason], words: Words) -> str:
    """What speaks one way and the other for the same seat."""
    sides = [[words.feature(each.feature, each.is_more) for each in side] for side in sides_of(reasons, -1)]
    said = [words.join(side) for side in sides if side]
    return said[0] if len(said) == 1 else words.text("tip-but", what=said[0], but=said[1])


def sides_of(reasons: Sequence[Reason], seat: int) -> list[list[Reason]]:
    """What speaks for the difference and what against it, in each the seat's own first."""
    ordered = sorted(reasons, key=lambda reason: reason.seat != seat)
    return [[reason for reason in ordered if reason.is_against == way] for way in (False, True)]


def of_whom(reason: Reason, seat: int, name: str, words: Words) -> str:
    who = name if reason.seat == seat else words.seat(reason.seat)
    return words.text("tip-for", what=words.feature(reason.feature, reason.is_more), who=who)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]

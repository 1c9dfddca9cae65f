"""A review in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from fondaco.bots.deals import Deal
from fondaco.bots.luck import Sum
from fondaco.bots.review import Player, Point, Review, Slip, Swing
from fondaco.insight.hints import because, say_answer
from fondaco.kernel.frame import question
from fondaco.kernel.match import Match
from fondaco.words import Words


class SaidSlip(NamedTuple):
    """What was asked and answered, what would have been better, and both answers in a sentence."""

    asked: str
    played: str
    better: str
    whole: str


class SaidPlayer(NamedTuple):
    """What is said of one player: the slips, or that there are none; luck and skill."""

    slips: list[SaidSlip]
    no_slips: str
    luck: str
    skill: str


class SaidReview(NamedTuple):
    """Every sentence of a review, in the order of what it is about."""

    stages: list[str]  # of the points of the curve
    swings: list[str]
    players: list[SaidPlayer]
    deals: list[str]


MUCH: Final = 0.25  # of a chance, in all answers of a game: who gains that much plays much better


def say_review(review: Review, match: Match[Any], words: Words) -> SaidReview:
    said = stages(review.points, match, words)
    at = {point.n: stage for point, stage in zip(review.points, said, strict=True)}
    return SaidReview(
        said,
        [say_swing(swing, at[swing.first], swing.last == match.n, words) for swing in review.swings],
        [say_player(player, review.is_chance, match, words) for player in review.players],
        [say_deal(deal, words) for deal in review.deals],
    )


def stages(points: Sequence[Point], match: Match[Any], words: Words) -> list[str]:
    """How far the game had come at each point; by rounds where the game's own clock may stand still."""
    clocks = [match.game.clocks(match.at(point.n))[:1] for point in points if point.n < match.n]
    said = [words.clock(clock) for shown in clocks for clock in shown]
    if len(set(said)) < len(clocks):
        said = [words.text("review-round", n=n + 1) for n in range(len(clocks))]
    return [*said, *[words.text("review-end") for point in points if point.n == match.n]]


def say_swing(swing: Swing, when: str, is_last: bool, words: Words) -> str:
    """What a seat's chance did from one point to the next, and what the seat got meanwhile."""
    who = words.seat(swing.seat)
    before, after = round(100 * swing.before), round(100 * swing.after)
    if after > before:
        whole = words.text("review-up", stage=when, who=who, before=before, after=after)
    else:
        whole = words.text("review-down", stage=when, who=who, before=before, after=after)
    if is_last:
        return f"{whole} {words.text('review-decided')}"
    if not swing.reasons:
        return whole
    what = because(swing.reasons, swing.seat, who, words)
    return f"{whole} {words.text('review-meanwhile', what=what)}"


def say_player(player: Player, is_chance: bool, match: Match[Any], words: Words) -> SaidPlayer:
    who = words.seat(player.seat)
    return SaidPlayer(
        [say_slip(slip, is_chance, match, words) for slip in player.slips],
        "" if player.slips else words.text("review-no-slip", who=who),
        say_luck(player.luck, who, is_chance, words),
        say_skill(player.skill, who, is_chance, words),
    )


def say_slip(slip: Slip, is_chance: bool, match: Match[Any], words: Words) -> SaidSlip:
    """An answer that cost something, the better one, and what that would have led to."""
    s = match.at(slip.n - 1)
    played, better = [say_answer(said.a, s, words) for said in (slip.played, slip.better)]
    whole = words.text(
        "review-slip",
        n=slip.n,
        played=played,
        clause=number_of(slip.played.clause),
        better=better,
        other=number_of(slip.better.clause),
        amount=amount(slip.cost, is_chance, words),
    )
    own = [reason for reason in slip.reasons if reason.seat == slip.seat]
    if own and not own[0].is_against:
        what = because(own, slip.seat, words.seat(slip.seat), words)
        whole = f"{whole} {words.text('review-with', who=words.seat(slip.seat), what=what)}"
    return SaidSlip(words.ask(question(s, slip.seat)), played, better, whole)


def number_of(clause: str) -> str:
    """A clause as people name it who know of which game they speak: 5.7."""
    return clause.partition("-")[2]


def say_luck(luck: Sum, who: str, is_chance: bool, words: Words) -> str:
    much = amount(luck.value, is_chance, words)
    if is_nothing(luck, is_chance):
        return words.text("review-luck-even", who=who)
    if luck.value > 0:
        return words.text("review-luck-good", who=who, amount=much)
    return words.text("review-luck-bad", who=who, amount=much)


def say_skill(skill: Sum, who: str, is_chance: bool, words: Words) -> str:
    if is_nothing(skill, is_chance):
        return words.text("review-skill-even", who=who)
    if is_chance:
        return words.text("review-skill-degree", who=who, degree=degree_of(skill.value))
    much = amount(skill.value, is_chance, words)
    if skill.value > 0:
        return words.text("review-skill-good", who=who, amount=much)
    return words.text("review-skill-bad", who=who, amount=much)


def degree_of(chances: float) -> str:
    """In words: chances of many answers add up to more than a whole one, which would tell nobody anything."""
    way = "better" if chances > 0 else "worse"
    return f"much-{way}" if abs(chances) > MUCH else way


def is_nothing(sum: Sum, is_chance: bool) -> bool:
    """Is it unsure, or too little to be told?"""
    return not sum.is_sure or not rounded(sum.value, is_chance)


def rounded(value: float, is_chance: bool) -> int:
    return round(abs(value) * (100 if is_chance else 1))


def amount(value: float, is_chance: bool, words: Words) -> str:
    """So much, whether gained or lost: hundredths of the chance to win, or points."""
    much = rounded(value, is_chance)
    if is_chance:
        return words.text("review-percent", value=much)
    return words.text("review-points", value=much, unit=words.points(much))


def say_deal(deal: Deal, words: Words) -> str:
    """A deal as it was told, and what it was worth to both."""
    first, second = [words.coin(round(worth)) for worth in deal.worth]
    one, two = [words.seat(seat) for seat in deal.seats]
    return words.text(
        "review-deal", told=words.tell(deal.event), first=first, one=one, second=second, two=two
    )

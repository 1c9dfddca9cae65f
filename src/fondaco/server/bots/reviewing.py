"""Reviews in a worker process: in small steps, each as long as others can wait for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from time import process_time
from typing import Any, Final

from fondaco.bots import Review, Reviewer, Said, Slip, Sum, reviewer
from fondaco.games import GAMES
from fondaco.insight.review import SaidReview, SaidSlip, say_review
from fondaco.kernel.action import Action
from fondaco.kernel.frame import question
from fondaco.kernel.match import Match, SetUp, resume
from fondaco.server import wire
from fondaco.server.table.touching import things
from fondaco.words import LANGUAGES, Words

SECONDS_PER_ANSWER: Final = 1.0  # at most; as a rule the rollouts of a review take less
SECONDS_PER_STEP: Final = 0.5  # of this process's time, after which it tells how far it has come
DIGITS: Final = 4  # of chances and points, after the comma


class Reviewing:
    """One game that is being looked back at."""

    def __init__(
        self, set_up: SetUp, answers: Sequence[Action], names: Sequence[str], seats: Sequence[int], seed: str
    ) -> None:
        """Raises what the rules raise if they are not those of the game."""
        self.match: Match[Any] = resume(GAMES[set_up.game], set_up, answers)
        self.names = names
        known = reviewer(self.match, seats, seed, SECONDS_PER_ANSWER)
        assert known is not None, "a review is asked for only of games that somebody knows"
        self.reviewer: Reviewer = known
        self.steps: Iterator[float] = known.steps()

    def go_on(self) -> float:
        """Work for a while; which share is done then."""
        end = process_time() + SECONDS_PER_STEP
        for done in self.steps:
            if process_time() > end:
                return min(done, 0.999)
        return 1.0

    def said(self) -> bytes:
        """The whole review, as it goes over the wire."""
        return wire.encode(review_wire(self.reviewer.review(), self.match, self.names))


def review_wire(found: Review, match: Match[Any], names: Sequence[str]) -> wire.ReviewWire:
    """A review with its sentences by language."""
    edition = match.set_up.edition
    said = {lang: say_review(found, match, Words(match.game, lang, names, edition)) for lang in LANGUAGES}
    return wire.ReviewWire(
        found.is_chance,
        [
            wire.PointWire(
                point.n, {lang: each.stages[at] for lang, each in said.items()}, rounded(point.chances)
            )
            for at, point in enumerate(found.points)
        ],
        [
            wire.SwingWire(
                swing.first,
                swing.last,
                swing.seat,
                round(swing.before, DIGITS),
                round(swing.after, DIGITS),
                {lang: each.swings[at] for lang, each in said.items()},
            )
            for at, swing in enumerate(found.swings)
        ],
        [player_wire(found, at, match, said) for at in range(len(found.players))],
        [
            wire.DealWire(
                deal.n,
                deal.event.clause,
                list(deal.seats),
                rounded(deal.worth),
                {lang: each.deals[at] for lang, each in said.items()},
            )
            for at, deal in enumerate(found.deals)
        ],
    )


def player_wire(found: Review, at: int, match: Match[Any], said: Mapping[str, SaidReview]) -> wire.PlayerWire:
    player, spoken = found.players[at], {lang: each.players[at] for lang, each in said.items()}
    slips = [
        slip_wire(slip, match, {lang: each.slips[i] for lang, each in spoken.items()})
        for i, slip in enumerate(player.slips)
    ]
    return wire.PlayerWire(
        player.seat,
        [
            wire.JudgedWire(
                each.n, round(max(0.0, each.cost), DIGITS), round(each.error, DIGITS), each.is_sure
            )
            for each in player.answers
        ],
        slips,
        {lang: each.no_slips for lang, each in spoken.items()},
        sum_wire(player.luck, {lang: each.luck for lang, each in spoken.items()}),
        sum_wire(player.skill, {lang: each.skill for lang, each in spoken.items()}),
    )


def slip_wire(slip: Slip, match: Match[Any], said: Mapping[str, SaidSlip]) -> wire.SlipWire:
    return wire.SlipWire(
        slip.n,
        {lang: each.asked for lang, each in said.items()},
        asked_wire(match, slip),
        tried_wire(slip.played, {lang: each.played for lang, each in said.items()}),
        tried_wire(slip.better, {lang: each.better for lang, each in said.items()}),
        round(slip.cost, DIGITS),
        round(slip.error, DIGITS),
        {lang: each.whole for lang, each in said.items()},
    )


def asked_wire(match: Match[Any], slip: Slip) -> wire.QuestionWire:
    """What was asked then, for pages to mark answers by: nobody answers it any more."""
    prompt = question(match.at(slip.n - 1), slip.seat)
    return wire.question("", prompt, [wire.move(m, []) for m in prompt.moves], [], things(match.game, prompt))


def tried_wire(tried: Said, said: dict[str, str]) -> wire.TriedWire:
    return wire.TriedWire(tried.a.verb, list(tried.a.args), tried.clause, said)


def sum_wire(found: Sum, said: dict[str, str]) -> wire.SumWire:
    return wire.SumWire(round(found.value, DIGITS), round(found.error, DIGITS), said)


def rounded(values: Sequence[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]

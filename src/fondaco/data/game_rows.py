"""One game of a dataset: played by bots, then told again seat by seat as rows."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from fondaco.bots import Bot, Sight
from fondaco.bots.arena import Played, play_game, seating
from fondaco.bots.deals import Deal, deals, offer_meant
from fondaco.bots.named import about_parts, answer_parts, event_parts
from fondaco.kernel.action import CHANCE, Action
from fondaco.kernel.frame import annotated
from fondaco.kernel.game import Game, places, win_shares
from fondaco.kernel.match import Match, SetUp, begin
from fondaco.kernel.paper import write
from fondaco.kernel.record import record


class GameRow(NamedTuple):
    """A game: who played on which seat, and how it came out. Lists have an entry for each seat."""

    game: int
    bots: list[str]
    answers: int  # chance's included
    decisions: int
    scores: list[int]
    places: list[int]
    shares: list[float]  # of the win
    forfeits: list[str]  # why a seat's bot lost the game early; empty if it did not
    digest: str  # of the record


class DecisionRow(NamedTuple):
    """A question to a seat, what it had to go on, what it answered, and what came of it."""

    game: int
    n: int  # answers before this one, chance's included
    seat: int
    bot: str
    question: str
    clause: str
    is_sealed: bool
    about: str  # JSON: what the question is about, by name
    observation: str  # JSON: the seat's view
    candidates: list[str]  # JSON: legal answers, the one that was given among them
    is_whole: bool  # the candidates are all legal answers
    choice: int  # which of the candidates was given
    score: int  # of the seat, at the end; so are these two
    place: int
    share: float


class DealRow(NamedTuple):
    """A deal that was struck by answer `n`, and what each side gained by it, in the coin of the game."""

    game: int
    n: int
    kind: str
    clause: str
    terms: str  # JSON: what was agreed on, by name, nothing hidden
    seat: int
    other: int
    worth: float
    worth_to_other: float


class GameRows(NamedTuple):
    """All that a dataset keeps of a game."""

    game: GameRow
    decisions: list[DecisionRow]
    deals: list[DealRow]
    record: str


class DataSeries(NamedTuple):
    """The games of a dataset: their set-up, the seed, and the bots by name."""

    set_up: SetUp
    seed: str
    bots: list[str]


def rows_of(game: Game[Any], series: DataSeries, number: int, make_bots: Callable[[], list[Bot]]) -> GameRows:
    """Play game `number` of a series and tell it as rows. The same series and number give the same rows."""
    set_up = series.set_up
    played = play_game(game, set_up.seats, make_bots(), series.seed, number, set_up.options, set_up.edition)
    seated = seating(set_up.seats, number)
    names = [series.bots[bot] for bot in seated]
    match = begin(game, set_up.seats, set_up.options, set_up.edition)
    result = result_of(played, seated)
    rng = Random(f"{series.seed}/{number}/candidates")
    decisions = []
    for a in played.answers:
        if a.seat != CHANCE:
            decisions.append(decision_row(match, a, number, names[a.seat], result, rng))
        match.push(a)
    paper = record(match, [f"{name} {seat + 1}" for seat, name in enumerate(names)])
    row = GameRow(number, names, match.n, len(decisions), *result, digest=paper.digest)
    return GameRows(row, decisions, deal_rows(match, number), write(paper))


class SeatResults(NamedTuple):
    """How a game came out, by seat."""

    scores: list[int]
    places: list[int]
    shares: list[float]
    forfeits: list[str]


def result_of(played: Played, seated: list[int]) -> SeatResults:
    """The result by seat; standings come in the order of the bots."""
    standings = [played.standings[bot] for bot in seated]
    forfeits = [played.forfeits[bot] if played.forfeits else None for bot in seated]
    reasons = ["" if forfeit is None else str(forfeit) for forfeit in forfeits]
    scores = [each.score for each in standings]
    return SeatResults(scores, places(standings), win_shares(standings), reasons)


def decision_row(
    match: Match[Any], a: Action, number: int, bot: str, result: SeatResults, rng: Random
) -> DecisionRow:
    """A decision as its seat met it."""
    game, seat = match.game, a.seat
    sight = Sight(game, match.state, seat, rng)
    prompt = annotated(match.state, seat)
    listed = sight.listed(rng)
    candidates = with_given(listed.answers, a, rng)
    return DecisionRow(
        game=number,
        n=match.n,
        seat=seat,
        bot=bot,
        question=prompt.text,
        clause=prompt.clause,
        is_sealed=prompt.is_sealed,
        about=as_json(about_parts(game, prompt)),
        observation=as_json(sight.view),
        candidates=[answer_json(game, each) for each in candidates],
        is_whole=listed.is_whole,
        choice=candidates.index(a),
        score=result.scores[seat],
        place=result.places[seat],
        share=result.shares[seat],
    )


def with_given(drawn: Sequence[Action], given: Action, rng: Random) -> list[Action]:
    """Candidates among which is the answer that was given, in place of a draw of the same verb.

    Neither its place nor the number of answers of its verb tells a learner which one it is.
    """
    if given in drawn:
        return list(drawn)
    same_verb = [n for n, a in enumerate(drawn) if a.verb == given.verb]
    if not same_verb:  # a rule forbade all that were drawn
        return [*drawn, given]
    replaced = rng.choice(same_verb)
    return [given if n == replaced else a for n, a in enumerate(drawn)]


def deal_rows(match: Match[Any], number: int) -> list[DealRow]:
    """The deals of a game that has any, with what each was worth to both sides."""
    return [
        DealRow(
            number,
            deal.n,
            deal.event.kind,
            deal.event.clause,
            as_json(terms_of(match, deal)),
            *deal.seats,
            *[round(worth, 6) for worth in deal.worth],
        )
        for deal in deals(match)
    ]


def terms_of(match: Match[Any], deal: Deal) -> dict[str, object]:
    """What was agreed on: the event that told of it, and the offer that was accepted, if it was one."""
    offer = offer_meant(match.at(deal.n - 1), match.answers[deal.n - 1])
    offered = {} if offer is None else event_parts(match.game, offer)
    return {**offered, **event_parts(match.game, deal.event)}


def answer_json(game: Game[Any], a: Action) -> str:
    """An answer as `{"verb": …, "parts": {…}}`."""
    return as_json({"verb": a.verb, "parts": answer_parts(game, a)})


def as_json(value: Mapping[str, object]) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)

"""The figures of bargaining over a series of games: each is one sum over another, taken over all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from fondaco.bots.bargaining.occasion import Occasion, watch
from fondaco.bots.deals import Deal, deals
from fondaco.kernel.action import Action
from fondaco.kernel.match import Match

# What each figure means, in the order in which they are told. "Host" is the active player of Genoa and the
# wagon master of Die Händler; the other side is the guest.
METRICS: Final = {
    "deals": "deals a game",
    "agreed": "occasions that ended in a deal",
    "realised": "joint surplus realised, of the best that was to be had",
    "host": "the host's share of what deals gained",
    "proposer": "the share of the side whose proposal was taken",
    "proposals": "proposals made, a deal",
    "until": "answers on an occasion until agreement",
    "in_vain": "answers on an occasion without one",
    "worse": "deals that left a side worse off",
}
SHARES: Final = ("agreed", "realised", "host", "proposer", "worse")  # written in percent
RESAMPLES: Final = 1000  # of the bootstrap

# Of one game, by metric: the two sums.
Sums = dict[str, tuple[float, float]]


class Figure(NamedTuple):
    """A figure of a series with its 95 % interval: a percentile bootstrap over whole games."""

    value: float
    low: float
    high: float


def sums_of(match: Match[Any], answers: Sequence[Action]) -> Sums:
    """The sums of one game, which is played on `match` from its beginning."""
    occasions = watch(match, answers)
    by_answer = {deal.n: deal for deal in deals(match) if deal.event.kind == "agreed"}
    struck = [each for each in occasions if each.closing.is_deal]
    vain = [each for each in occasions if not each.closing.is_deal]
    gains = [(by_answer[each.n], each) for each in struck]
    total = sum([sum(deal.worth) for deal, _ in gains])
    count, closings = float(len(struck)), [each.closing for each in occasions]
    return {
        "deals": (count, 1.0),
        "agreed": (count, float(len(occasions))),
        "realised": (sum([each.surplus for each in closings]), sum([each.best for each in closings])),
        "host": (sum([deal.worth[0] for deal, _ in gains]), total),
        "proposer": (sum([proposers_gain(deal, each) for deal, each in gains]), total),
        "proposals": (float(sum([each.proposals for each in occasions])), count),
        "until": (float(sum([each.answers for each in struck])), count),
        "in_vain": (float(sum([each.answers for each in vain])), float(len(vain))),
        "worse": (float(sum([min(deal.worth) < 0 for deal, _ in gains])), count),
    }


def proposers_gain(deal: Deal, occasion: Occasion) -> float:
    """What the side gained whose proposal the other took. The host is the first of the two."""
    return deal.worth[0 if occasion.closing.is_hosts else 1]


def figures_of(series: Sequence[Sums], seed: object) -> dict[str, Figure | None]:
    """Each figure of a series; None where there was nothing to count."""
    rng = Random(f"{seed}/bootstrap")
    draws = [rng.choices(range(len(series)), k=len(series)) for _ in range(RESAMPLES)]
    return {name: figure_of([sums[name] for sums in series], draws) for name in METRICS}


def figure_of(pairs: Sequence[tuple[float, float]], draws: Sequence[Sequence[int]]) -> Figure | None:
    value = ratio(pairs)
    if value is None:
        return None
    drawn = [ratio([pairs[game] for game in draw]) for draw in draws]
    found = sorted([each for each in drawn if each is not None])
    last = len(found) - 1
    return Figure(value, found[round(0.025 * last)], found[round(0.975 * last)])


def ratio(pairs: Sequence[tuple[float, float]]) -> float | None:
    """The sum of the first over the sum of the second; None if that is nothing."""
    over = sum([pair[1] for pair in pairs])
    return sum([pair[0] for pair in pairs]) / over if over else None


def written(name: str, figure: Figure | None) -> tuple[str, str]:
    """A figure and its interval as people read them."""
    if figure is None:
        return "–", "–"
    form = "{:.1%}" if name in SHARES else "{:.2f}"
    return form.format(figure.value), f"{form.format(figure.low)} – {form.format(figure.high)}"


def as_json(figures: Mapping[str, Figure | None]) -> dict[str, dict[str, float] | None]:
    return {name: figure._asdict() if figure else None for name, figure in figures.items()}

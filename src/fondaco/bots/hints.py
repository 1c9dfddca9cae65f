"""Hints: the best answers to a question, what each is expected to bring, and what makes the difference.

All of it comes from a sight, so from worlds that fit what the seat has seen. The reason is read off where the
answers lead in the same worlds: which of the things that tell how somebody stands are more, which are less.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.chances import FEATURES
from fondaco.bots.deals import restated
from fondaco.bots.search import ENDLESS, Advice, Budget, Craft, Search, compare
from fondaco.bots.value import SeatFeatures, Value
from fondaco.bots.weights import value_of
from fondaco.kernel.action import Action
from fondaco.kernel.frame import legal
from fondaco.kernel.game import Game
from fondaco.kernel.shape import Answer, said_in

DOUBT: Final = 2.0  # standard errors below which nothing is said of a difference
TRIFLES: Final = {True: 0.005, False: 0.5}  # of a chance, of a point: a smaller difference is none
MOST_TIPS: Final = 3
MOST_REASONS: Final = 2
WORTH_TELLING: Final = 0.25  # of the weight of the first reason, that another one must have
LEAST_WORLDS: Final = 12  # a difference seen in fewer is not to be trusted
FEW: Final = 64  # answers to a question, that can be listed and tried where nobody names the good ones
MOST_TRIED: Final = 8  # of these
VAGUE: Final = ("merit",)  # features that sum up others: who has more of it stands better, which is no reason
BETTER_WITH_LESS: Final = ("six", "seven", "eight", "supply", "upkeep", "debt", "order")  # features of a lack
REPEATS: Final = "more"  # the part of an answer that says that another follows: else it is the same one


class Reason(NamedTuple):
    """A thing of which an answer leaves a seat more, or less, than the answer it is compared with."""

    feature: str
    seat: int
    is_more: bool
    is_against: bool = False  # it speaks the other way than the reasons before it


class Tip(NamedTuple):
    """An answer, what it leads to on average, and how far that is from the first tip's, with the error."""

    a: Action
    clause: str
    value: float
    gap: float
    error: float
    reasons: tuple[Reason, ...]

    @property
    def is_worse(self) -> bool:
        """Is it worse than the first beyond doubt?"""
        return -self.gap > DOUBT * self.error

    @property
    def is_even(self) -> bool:
        """Is it, as far as was seen, as good as the first? If neither, it seems worse, maybe by chance."""
        return -self.gap <= self.error


class Hint(NamedTuple):
    """Some answers, the best first. Values are chances to win, or points of the lead over the others.

    >>> from fondaco.bots import Hint
    >>> Hint(seat=0, is_chance=True, worlds=0, tips=()).tips
    ()
    """

    seat: int
    is_chance: bool
    worlds: int  # in which the first was tried; 0: there was nothing to weigh
    tips: tuple[Tip, ...]


class Difference(NamedTuple):
    """A reason, and how much it speaks for the answer."""

    reason: Reason
    weight: float


class RolloutEnd(NamedTuple):
    """Where an answer led in a world; no features where the game was over."""

    value: float
    features: SeatFeatures | None


class Notes:
    """A witness of a search, who notes where each answer led, world by world."""

    def __init__(self, game: str) -> None:
        self.features = FEATURES.get(game)
        self.ends: dict[Action, list[RolloutEnd]] = {}

    def see(self, a: Action, s: Any, value: float) -> None:
        features = self.features.of_seats(s) if self.features and s.stack else None
        self.ends.setdefault(a, []).append(RolloutEnd(value, features))

    def gap(self, a: Action, other: Action) -> tuple[float, float]:
        """By how much an answer leads to more than another, and the error of that."""
        values, others = [[end.value for end in self.ends[each]] for each in (a, other)]
        return compare(values, others)

    def pairs(self, a: Action, other: Action) -> list[tuple[SeatFeatures, SeatFeatures]]:
        """The features where both answers led to, in the worlds where neither ended the game."""
        both = zip(self.ends[a], self.ends[other], strict=False)
        return [(one.features, two.features) for one, two in both if one.features and two.features]

    def reasons(self, a: Action, other: Action, value: Value) -> tuple[Reason, ...]:
        """What makes an answer better or worse than another, and what weighs most besides."""
        gain, error = self.gap(a, other)
        if abs(gain) <= DOUBT * error:
            return ()
        found = sorted(self.differences(a, other, value), key=lambda each: -abs(each.weight))
        first = [each for each in found if (each.weight > 0) == (gain > 0)][:1]
        besides = [each for each in found if first and each is not first[0]]
        told = [each for each in besides if abs(each.weight) > abs(first[0].weight) * WORTH_TELLING]
        chosen = [*first, *told][:MOST_REASONS]
        return tuple([each.reason._replace(is_against=(each.weight > 0) != (gain > 0)) for each in chosen])

    def differences(self, a: Action, other: Action, value: Value) -> list[Difference]:
        """What differs beyond doubt between two answers, for the own seat and for the leading rival."""
        pairs = self.pairs(a, other)
        if self.features is None or len(pairs) < 2:
            return []
        now = value.now(pairs[0][0].progress)
        leading, rivals = rival(pairs, a.seat, value), len(pairs[0][0].rows) - 1
        found: list[Difference] = []
        for seat, share in ((a.seat, 1.0), (leading, -1.0 / rivals)):
            for n, name in enumerate(self.features.names):
                mine, others = [[pair[i].rows[seat][n] for pair in pairs] for i in (0, 1)]
                gap, error = compare(mine, others)
                if abs(gap) > DOUBT * error and is_plain(name, now[n]):
                    found.append(Difference(Reason(name, seat, gap > 0), share * gap * now[n]))
        return found


def is_plain(feature: str, weight: float) -> bool:
    """Does a feature count the way people see it? Where others say nearly the same, training may have turned
    its weight round, and “better, since fewer special cards” is no reason to anybody."""
    return feature not in VAGUE and weight != 0 and (weight < 0) == (feature in BETTER_WITH_LESS)


def rival(pairs: list[tuple[SeatFeatures, SeatFeatures]], seat: int, value: Value) -> int:
    """The other seat with the best chance."""
    chances = value.chances(pairs[0][0])
    return max([other for other in range(len(chances)) if other != seat], key=lambda other: chances[other])


class Listing:
    """A craft that has something to weigh at every question: where it names no other answers, any do."""

    def __init__(self, craft: Craft) -> None:
        self.craft = craft
        self.quick = craft.quick
        self.since = craft.since
        self.is_quiet = craft.is_quiet
        self.appraise = craft.appraise

    def candidates(self, sight: Sight[Any], base: Action, rng: Random) -> list[Action]:
        found = self.craft.candidates(sight, base, rng)
        if found or sight.prompt.size() > FEW:
            return distinct([base, *found], sight.game, sight.world)[1:]
        asides = [move.verb for move in sight.world.asides(sight.seat)]  # they answer no question
        others = [a for a in legal(sight.world, sight.prompt) if a != base and a.verb not in asides]
        return rng.sample(others, min(len(others), MOST_TRIED))


def distinct(answers: list[Action], game: Game[Any], s: Any) -> list[Action]:
    """The first of those that come to the same, or differ only in whether another answer follows."""
    parts = {verb: shape.parts for verb, shape in said_in(game.border, Answer).items()}
    found: dict[Action, Action] = {}
    for a in answers:
        plain = restated(s, a)
        args = [arg for part, arg in zip(parts[plain.verb], plain.args, strict=True) if part != REPEATS]
        found.setdefault(plain._replace(args=tuple(args)), a)
    return list(found.values())


class Adviser:
    """Gives hints for one game, thinking no longer than so many seconds about each.

    >>> from random import Random
    >>> from fondaco import LIGURIA
    >>> from fondaco.bots import Sight, adviser
    >>> s = LIGURIA.start(3)
    >>> helper = adviser("liguria", seconds=0.1)
    >>> assert helper is not None
    >>> helper.hint(Sight(LIGURIA, s, 0, Random(1)), Random(2), rollouts=4).seat
    0
    """

    def __init__(
        self, craft: Callable[[], Craft], base: Callable[[], Bot], is_chance: bool, seconds: float
    ) -> None:
        self.craft = craft
        self.base = base
        self.is_chance = is_chance
        self.budget = Budget(
            ENDLESS, least=LEAST_WORLDS, kept=MOST_TIPS - 1, seconds=seconds, patience=1.5 * seconds
        )

    def hint(self, sight: Sight[Any], rng: Random, rollouts: int = ENDLESS) -> Hint:
        """The best two or three answers; fewer if no others were tried. Fewer rollouts: the same dice give
        the same hint."""
        notes = Notes(sight.game.name)
        craft = Listing(self.craft())
        search = Search(craft, self.base(), self.budget._replace(rollouts=rollouts), notes)
        first, *rest = search.look(sight, rng)
        rest.sort(key=lambda advice: (-advice.worlds, -advice.value))  # what was dropped early is known less
        tips = [self.bare(notes, sight, advice, first) for advice in (first, *rest[: MOST_TIPS - 1])]
        value = weights(sight.game.name, sight.world.seats)
        if len(tips) > 1 and value is not None:
            beside = [tips[1], *[tips[0]] * (len(tips) - 1)]  # the first beside the second, others beside it
            pairs = zip(tips, beside, strict=True)
            tips = [tip._replace(reasons=notes.reasons(tip.a, other.a, value)) for tip, other in pairs]
        return Hint(sight.seat, self.is_chance, first.worlds, tuple(tips))

    def bare(self, notes: Notes, sight: Sight[Any], advice: Advice, first: Advice) -> Tip:
        """An answer beside the first, without reasons yet."""
        move = sight.prompt.move(advice.a.verb)
        assert move is not None, "a search gives answers to the question"
        gap, error = (0.0, 0.0) if advice is first else notes.gap(advice.a, first.a)
        return Tip(advice.a, move.clause, advice.value, gap, max(error, TRIFLES[self.is_chance]), ())


def weights(game: str, seats: int) -> Value | None:
    """How much each feature matters; all alike where nothing was trained; None: it has none."""
    if game not in FEATURES:
        return None
    try:
        return value_of(game, seats)
    except (KeyError, OSError):
        count = len(FEATURES[game].names)
        return Value([1.0] * count + [0.0] * count)

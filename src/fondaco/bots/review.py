"""A finished game looked back at: the chances, what turned them, what answers cost, luck and skill apart.

What an answer cost is judged from what its seat knew then. The curve and the luck read the whole game, which
is over. Everything follows from a seed, unless the budget is counted in seconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.chances import FEATURES, chances
from fondaco.bots.deals import Deal, deals
from fondaco.bots.hints import DOUBT, LEAST_WORLDS, TRIFLES, Notes, Reason, is_plain, weights
from fondaco.bots.luck import Luck, Sum, total
from fondaco.bots.search import Budget, Craft, Search
from fondaco.bots.value import SeatFeatures, Value
from fondaco.bots.weights import value_of
from fondaco.kernel.action import CHANCE, Action
from fondaco.kernel.course import begins_round
from fondaco.kernel.match import Match

T = TypeVar("T")

ROLLOUTS: Final = 40  # for each answer looked at, unless the caller gives another number
MAX_SLIPS_TOLD: Final = 3  # of each seat
MAX_SECOND_LOOKS: Final = 5  # answers of each seat, the dearest at first sight, that are searched again
SECOND_LOOK_FACTOR: Final = 4  # times the rollouts of the first look
MOST_SWINGS: Final = 3
LEAST_SWING: Final = 0.08  # of a chance, that is worth telling
LOOKS_PER_ROLLOUT: Final = 2  # at draws of chance, beyond the first at each
MAX_LOOKS: Final = 80  # beyond the first at each, however many rollouts there are
MOST_REASONS: Final = 2


class Point(NamedTuple):
    """Everybody's chance to win after so many answers."""

    n: int
    chances: list[float]


class Swing(NamedTuple):
    """A seat's chance between two points of the curve, and what it gained or lost meanwhile."""

    first: int
    last: int
    seat: int
    before: float
    after: float
    reasons: tuple[Reason, ...]


class Judged(NamedTuple):
    """Answer `n`: what it cost beside the best one found, and what it gained beside the quick bot's."""

    n: int
    seat: int
    played: Action
    better: Action
    cost: float
    error: float
    gain: float
    gain_error: float

    @property
    def is_sure(self) -> bool:
        return self.played != self.better and self.cost > DOUBT * self.error


class Said(NamedTuple):
    """An answer, and the clause of its move.

    >>> from fondaco import Action
    >>> from fondaco.bots import Said
    >>> Said(Action(0, "pass"), "LIG-4.1").clause
    'LIG-4.1'
    """

    a: Action
    clause: str


class Slip(NamedTuple):
    """An answer that cost something beyond doubt, looked at twice, and the better one.

    >>> from fondaco import Action
    >>> from fondaco.bots import Said, Slip
    >>> played, better = Said(Action(0, "pass"), "LIG-4.1"), Said(Action(0, "sail"), "LIG-4.2")
    >>> Slip(12, 0, played, better, cost=0.08, error=0.02, reasons=()).better.a.verb
    'sail'
    """

    n: int
    seat: int
    played: Said
    better: Said
    cost: float
    error: float
    reasons: tuple[Reason, ...]


class Player(NamedTuple):
    """How one seat has played: its answers, the dearest slips, what luck and its own decisions brought."""

    seat: int
    answers: list[Judged]
    slips: list[Slip]
    luck: Sum
    skill: Sum


class Review(NamedTuple):
    """A finished game looked back at. Costs, luck and skill are chances to win, or points of the lead.

    >>> from fondaco.bots import Review
    >>> Review(is_chance=True, points=[], swings=[], players=[], deals=[]).deals
    []
    """

    is_chance: bool
    points: list[Point]  # none where no chances were trained
    swings: list[Swing]
    players: list[Player]
    deals: list[Deal]


class Reviewer:
    """Looks back at one game, in small steps, so that others can go on in between.

    >>> from fondaco import LIGURIA, begin
    >>> from fondaco.bots import Chaos, play_out
    >>> from fondaco.bots import reviewer
    >>> match = begin(LIGURIA, 3)
    >>> standings = play_out(match, [Chaos(), Chaos(), Chaos()], seed=1)
    >>> looker = reviewer(match, [0], seed="1", rollouts=2)
    >>> assert looker is not None
    >>> looker.count() > 0
    True
    """

    def __init__(
        self,
        match: Match[Any],
        craft: Callable[[], Craft],
        strict: Callable[[], Craft],
        base: Callable[[], Bot],
        is_chance: bool,
        seats: Sequence[int],
        seed: str,
        budget: Budget,
    ) -> None:
        """The first look at each answer goes by `craft`, the second, at a few, by `strict`, as hints do."""
        assert not match.waiting(), "a review tells what is secret until the game is over"
        self.match = match
        self.craft = craft
        self.strict = strict
        self.base = base
        self.is_chance = is_chance
        self.seats = seats
        self.seed = seed
        self.budget = budget._replace(least=LEAST_WORLDS)  # a few worlds, alike by chance, tell no error
        self.judged: list[Judged] = []
        self.slips: list[Slip] = []
        self.luck = Luck(match, Search(craft(), base(), budget), seed)

    def todo(self) -> list[int]:
        """The answers to look at, those of chance among them."""
        return [n for n, a in enumerate(self.match.answers) if a.seat == CHANCE or a.seat in self.seats]

    def count(self) -> int:
        """How many steps there are at most."""
        return len(self.todo()) + self.more_looks() + MAX_SECOND_LOOKS * len(self.seats)

    def more_looks(self) -> int:
        """At draws of chance, where one look at each leaves most open."""
        return min(MAX_LOOKS, LOOKS_PER_ROLLOUT * self.budget.rollouts)

    def steps(self) -> Iterator[float]:
        """Do the work; after each step, which share of it is done."""
        yield from shares(0.0, 0.8, self.todo(), self.first_look)
        yield from shares(0.8, 0.9, self.luck.to_look_again(self.more_looks()), self.luck.look)
        yield from shares(0.9, 1.0, self.doubts(), self.look_again)

    def first_look(self, n: int) -> None:
        if self.match.answers[n].seat == CHANCE:
            self.luck.look(n)
        else:
            self.judge(n)

    def sight(self, n: int) -> Sight[Any]:
        """What the seat that gave answer `n` + 1 had to go on."""
        a = self.match.answers[n]
        return Sight(self.match.game, self.match.at(n), a.seat, Random(f"{self.seed}/{n}/worlds"))

    def judge(self, n: int) -> None:
        """What an answer cost beside the best one found from what its seat knew."""
        sight, played = self.sight(n), self.match.answers[n]
        if sight.prompt.size() == 1:
            return
        notes = Notes(self.match.game.name)
        search = Search(self.craft(), self.base(), self.budget, notes)
        advice = search.look(sight, Random(f"{self.seed}/{n}"), [played])
        mine = next(each for each in advice if each.a == played)
        if min(mine.worlds, advice[0].worlds) > 1:  # one world tells nothing
            better = advice[0].a
            cost, error = notes.gap(better, played)
            self.judged.append(Judged(n + 1, played.seat, played, better, cost, error, mine.gain, mine.error))

    def doubts(self) -> list[Judged]:
        """The answers that seem dearest, of each seat."""
        found: list[Judged] = []
        for seat in self.seats:
            seeming = [each for each in self.judged if each.seat == seat and each.cost > each.error]
            found += sorted(seeming, key=lambda each: -each.cost)[:MAX_SECOND_LOOKS]
        return found

    def look_again(self, judged: Judged) -> None:
        """Compare an answer with the better one in new worlds, as the dearest of many is too dear by chance,
        and with a master's eyes, so that no hint would have said otherwise."""
        sight, notes = self.sight(judged.n - 1), Notes(self.match.game.name)
        budget = self.budget._replace(rollouts=SECOND_LOOK_FACTOR * self.budget.rollouts)
        search = Search(self.strict(), self.base(), budget, notes)
        search.run(sight, [judged.played, judged.better], 2, Random(f"{self.seed}/{judged.n}/again"))
        cost, error = notes.gap(judged.better, judged.played)
        if cost > max(DOUBT * error, TRIFLES[self.is_chance]):
            value = weights(self.match.game.name, self.match.set_up.seats)
            reasons = notes.reasons(judged.better, judged.played, value) if value else ()
            moves = [sight.prompt.move(a.verb) for a in (judged.played, judged.better)]
            clause, better_clause = [move.clause if move else "" for move in moves]
            played, better = Said(judged.played, clause), Said(judged.better, better_clause)
            self.slips.append(Slip(judged.n, judged.seat, played, better, cost, error, reasons))

    def review(self) -> Review:
        """What was found; called when every step is done."""
        points = curve(self.match, self.craft())
        players = [self.player(seat) for seat in self.seats]
        return Review(self.is_chance, points, swings(self.match, points), players, deals(self.match))

    def player(self, seat: int) -> Player:
        answers = [each for each in self.judged if each.seat == seat]
        slips = sorted([slip for slip in self.slips if slip.seat == seat], key=lambda slip: -slip.cost)
        skill = total([Sum(each.gain, each.gain_error) for each in answers])
        return Player(seat, answers, slips[:MAX_SLIPS_TOLD], self.luck.of(seat), skill)


def shares(begin: float, end: float, todo: Sequence[T], work: Callable[[T], None]) -> Iterator[float]:
    """Do one thing after another; after each, which share of the whole is done."""
    for done, each in enumerate(todo):
        work(each)
        yield begin + (end - begin) * (done + 1) / len(todo)


def curve(match: Match[Any], craft: Craft) -> list[Point]:
    """Everybody's chance at the first quiet point of each round, and at the end; none if none is trained."""
    try:
        value_of(match.game.name, match.set_up.seats)
    except (KeyError, OSError):
        return []
    found: list[Point] = []
    is_due = True
    for n in range(match.n + 1):
        is_due = is_due or begins_round(match, match.told[n])
        s = match.at(n)
        if n == match.n or (is_due and craft.since(s) > 0 and craft.is_quiet(s)):
            found.append(Point(n, chances(match.game, s)))
            is_due = False
    return found


def swings(match: Match[Any], points: list[Point]) -> list[Swing]:
    """Where the game turned: the largest changes of a chance from one point to the next, in order."""
    found: list[Swing] = []
    for one, two in pairwise(points):
        changes = [after - before for before, after in zip(one.chances, two.chances, strict=True)]
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
        if abs(changes[seat]) >= LEAST_SWING:
            reasons = gained(match, one.n, two.n, seat, changes[seat] > 0)
            found.append(Swing(one.n, two.n, seat, one.chances[seat], two.chances[seat], reasons))
    found.sort(key=lambda swing: -abs(swing.after - swing.before))
    return sorted(found[:MOST_SWINGS])


def gained(match: Match[Any], first: int, last: int, seat: int, is_up: bool) -> tuple[Reason, ...]:
    """The things of which a seat has got more, or less, that raised or lowered its chance most."""
    one, two = match.at(first), match.at(last)
    if not two.stack:
        return ()
    features = FEATURES[match.game.name]
    value = value_of(match.game.name, match.set_up.seats)
    before, after = features.of_seats(one), features.of_seats(two)
    changes = lead_change(value, before, after, seat)
    order = sorted(range(len(changes)), key=lambda n: -abs(changes[n]))
    now = value.now(after.progress)
    plain = [n for n in order if changes[n] and is_plain(features.names[n], now[n])]
    own = [new - old for old, new in zip(before.rows[seat], after.rows[seat], strict=True)]
    # What the seat itself has more of is no reason for its fall, even where others have got still more.
    told = [n for n in plain if (changes[n] > 0) == is_up == (own[n] * now[n] > 0) and own[n]]
    return tuple([Reason(features.names[n], seat, own[n] > 0) for n in told[:MOST_REASONS]])


def lead_change(value: Value, before: SeatFeatures, after: SeatFeatures, seat: int) -> list[float]:
    """By how much each feature adds more to a seat's lead than before."""
    pairs = zip(value.lead(after, seat), value.lead(before, seat), strict=True)
    return [new - old for new, old in pairs]

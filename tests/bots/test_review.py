"""Reviews: what they find is there, is said in both languages, and comes from a seed."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from fondaco.bots import CRAFTS, Reviewer, Sight, bots_for, play_game, reviewer
from fondaco.bots.deals import deals
from fondaco.bots.hints import BETTER_WITH_LESS
from fondaco.bots.luck import Sum, mean_of, total
from fondaco.bots.review import Judged, Point, Review, curve, gained, swings
from fondaco.bots.search import Advice, Search
from fondaco.bots.value import Value
from fondaco.games import ALL_GAMES, GAMES
from fondaco.insight.review import SaidReview, say_luck, say_review, say_skill, stages
from fondaco.kernel import CHANCE, Action, check
from fondaco.kernel.frame import ask, pick
from fondaco.kernel.match import Match, begin
from fondaco.words import LANGUAGES, Words

SEATS = 3
NAMES = ("Anke", "Bernd", "Clara")


@cache
def played(name: str) -> Match[Any]:
    """A game in which the last seat answers anything."""
    bots = [*[bots_for(name)["normal"]() for _ in range(SEATS - 1)], bots_for(name)["chaos"]()]
    match = begin(GAMES[name], SEATS)
    for a in play_game(GAMES[name], SEATS, bots, "review", 0).answers:
        match.push(a)
    return match


@pytest.fixture
def trained(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if every feature of Genoa counted alike: belongings, in hundreds of ducats."""
    for module in ("chances", "hints", "review"):
        monkeypatch.setattr(f"fondaco.bots.{module}.value_of", lambda *_: Value([1.0] * 8 + [0.0] * 8))


def looking(match: Match[Any], seats: list[int], rollouts: int = 6) -> Reviewer:
    found = reviewer(match, seats, "seed", rollouts=rollouts)
    assert found is not None
    return found


def some_steps(match: Match[Any], seats: list[int], steps: int) -> Reviewer:
    """A review that is stopped early, because a whole one takes its time."""
    found = looking(match, seats)
    for _, _ in zip(range(steps), found.steps()):
        pass
    return found


@cache
def reviewed() -> Review:
    """The review of who answers anything in Genoa, of every second answer: the whole takes its time."""
    found = looking(played("genoa"), [SEATS - 1])
    some = found.todo()[::2]
    with patch.object(Reviewer, "todo", lambda _: some):
        shares = list(found.steps())
    assert shares == sorted(shares)
    assert shares[-1] == pytest.approx(1.0)
    assert len(shares) <= found.count()
    return found.review()


def test_who_answers_anything_slips_and_decides_worse_than_a_bot() -> None:
    (player,) = reviewed().players
    assert 0 < len(player.slips) <= 3
    assert player.skill.is_sure
    assert player.skill.value < 0
    match = played("genoa")
    for slip in player.slips:
        assert slip.cost > 2 * slip.error
        assert match.answers[slip.n - 1] == slip.played.a
        check(match.at(slip.n - 1), slip.better.a)
        assert slip.played.clause.startswith("GEN-")
        assert slip.better.clause.startswith("GEN-")


def test_all_of_it_is_said_in_every_language() -> None:
    for lang in LANGUAGES:
        said = say_review(reviewed(), played("genoa"), Words(GAMES["genoa"], lang, NAMES))
        assert isinstance(said, SaidReview)
        assert all(slip.whole for player in said.players for slip in player.slips)
        assert len(said.deals) == len(reviewed().deals)


def test_the_same_seed_finds_the_same() -> None:
    first, second = [some_steps(played("genoa"), [0], 20) for _ in range(2)]
    assert first.judged
    assert first.judged == second.judged
    assert [first.luck.of(seat) for seat in range(SEATS)] == [second.luck.of(seat) for seat in range(SEATS)]


def test_an_answer_is_judged_by_what_its_seat_knew_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search is given a sight of the seat, behind which the real world is out of reach."""
    match = played("genoa")
    found, seen = looking(match, [0]), []

    def look(_: object, sight: Sight[Any], _rng: Random, asked: list[Action]) -> list[Advice]:
        seen.append((sight, asked))
        return [nothing(asked[0])]

    monkeypatch.setattr("fondaco.bots.review.Search.look", look)
    n = next(n for n, a in enumerate(match.answers) if a.seat == 0 and found.sight(n).prompt.size() > 1)
    found.judge(n)
    ((sight, asked),) = seen
    assert type(sight) is Sight
    assert (sight.seat, asked) == (0, [match.answers[n]])
    assert "world" not in sight.__dict__


def nothing(a: Action) -> Advice:
    return Advice(a, 0.0, 0.0, 0.0, 0)


def test_a_game_that_runs_is_not_reviewed() -> None:
    match = begin(GAMES["genoa"], SEATS)
    with pytest.raises(AssertionError, match="secret"):
        reviewer(match, [0], "seed")


def test_a_game_that_nobody_knows_is_not_reviewed() -> None:
    match, rng = begin(ALL_GAMES["hafen"], 2), Random(1)
    while asked := ask(match.state):
        match.push(pick(match.state, asked[0], rng))
    assert reviewer(match, [0], "seed") is None


@pytest.mark.usefixtures("trained")
def test_the_curve_has_a_point_a_round_and_one_at_the_end() -> None:
    match = played("genoa")
    points = curve(match, looking(match, []).craft())
    rounds = [n for n, told in enumerate(match.told) for event in told if event.kind == "round_began"]
    assert len(rounds) <= len(points) <= len(rounds) + 2
    assert points[-1].n == match.n
    assert sorted(points[-1].chances) == [0.0, 0.0, 1.0]
    for point in points:
        assert sum(point.chances) == pytest.approx(1.0)


@pytest.mark.usefixtures("trained")
def test_what_turned_the_game_is_told_in_order_and_not_what_is_small() -> None:
    match = played("genoa")
    quarter = match.n // 4
    points = [
        Point(0, [0.3, 0.4, 0.3]),
        Point(quarter, [0.32, 0.41, 0.27]),
        Point(2 * quarter, [0.7, 0.2, 0.1]),
        Point(match.n, [0.0, 1.0, 0.0]),
    ]
    found = swings(match, points)
    assert [(swing.first, swing.seat, swing.before) for swing in found] == [
        (quarter, 0, 0.32),
        (2 * quarter, 1, 0.2),
    ]


@pytest.mark.parametrize("name", ["genoa", "haendler"])
def test_each_deal_is_told_with_what_it_was_worth_to_both(name: str) -> None:
    match = played(name)
    found = deals(match)
    struck = [event for told in match.told for event in told if event.kind == "agreed"]
    assert [deal.event for deal in found if deal.event.kind == "agreed"] == struck
    for deal in found:
        assert len(set(deal.seats)) == 2
    hosts = [deal.worth[0] for deal in found]
    assert sum(hosts) > 0


def test_a_contract_is_judged_by_its_promises_and_not_by_the_money_laid_aside() -> None:
    """Two bots that make one both see a gain in it; who only counts money would see one pay for nothing."""
    match, rng, bot = begin(GAMES["haendler"], SEATS, {"agreements": "yes"}), Random(3), bots_for("haendler")
    normal = bot["normal"]()
    while not (made := [deal for deal in deals(match) if deal.event.kind == "contracted"]):
        seat = match.waiting()[0]
        sight: Sight[Any] = Sight(match.game, match.state, seat, rng)
        match.push(
            pick(match.state, ask(match.state)[0], rng) if seat == CHANCE else normal.choose(sight, rng)
        )
    assert min(made[0].worth) > -1


def test_what_is_sure_is_beyond_two_errors() -> None:
    assert not Sum(3.9, 2.0).is_sure
    assert Sum(-4.1, 2.0).is_sure
    a, b = Action(0, "a"), Action(0, "b")
    assert not Judged(1, 0, a, b, 3.9, 2.0, 0.0, 0.0).is_sure
    assert Judged(1, 0, a, b, 4.1, 2.0, 0.0, 0.0).is_sure


def test_sums_have_errors_that_add_up() -> None:
    assert mean_of([1.0, 3.0]) == Sum(2.0, 1.0)
    assert total([Sum(1.0, 3.0), Sum(2.0, 4.0)]) == Sum(3.0, 5.0)


@pytest.mark.parametrize("name", GAMES)
def test_no_two_points_of_a_curve_are_called_the_same(name: str) -> None:
    """Die Händler counts arrivals, of which a round may have none: then rounds are counted."""
    match = played(name)
    said = stages(curve(match, CRAFTS[name]()), match, Words(GAMES[name], "en", NAMES))
    assert len(set(said)) == len(said) > 2


@pytest.mark.parametrize("name", GAMES)
def test_nobody_falls_by_what_it_has_more_of(name: str) -> None:
    match = played(name)
    for first, last in pairwise(curve(match, CRAFTS[name]())[:-1]):
        for seat in range(SEATS):
            is_up = last.chances[seat] > first.chances[seat]
            for reason in gained(match, first.n, last.n, seat, is_up):
                assert reason.is_more == (is_up != (reason.feature in BETTER_WITH_LESS))


def test_luck_and_skill_in_doubt_are_said_to_be_even() -> None:
    words = Words(GAMES["genoa"], "en", NAMES)
    assert "Neither" in say_luck(Sum(10.0, 9.0), "Anke", False, words)
    assert say_luck(Sum(20.0, 1.0), "Anke", False, words) == "Luck brought Anke about 20 ducats."
    assert "does not show" in say_skill(Sum(10.0, 9.0), "Anke", False, words)
    assert say_skill(Sum(-20.0, 1.0), "Anke", False, words).endswith("by about 20 ducats in all.")


def test_chances_are_told_in_percentage_points_and_not_at_all_below_one() -> None:
    words = Words(GAMES["doge"], "de", NAMES)
    assert "12 Prozentpunkte Siegchance" in say_luck(Sum(0.12, 0.01), "Anke", True, words)
    assert "1 Prozentpunkt Siegchance" in say_luck(Sum(0.012, 0.001), "Anke", True, words)
    assert "Weder Glück noch Pech" in say_luck(Sum(0.004, 0.001), "Anke", True, words)


@pytest.mark.parametrize(
    ("gain", "said"), [(1.65, "much better"), (0.1, "decided better"), (-0.1, "worse"), (-0.3, "much worse")]
)
def test_skill_is_no_sum_of_chances_beyond_all_certainty(gain: float, said: str) -> None:
    told = say_skill(Sum(gain, 0.01), "Anke", True, Words(GAMES["doge"], "en", NAMES))
    assert said in told
    assert "%" not in told
    assert "point" not in told


def test_an_answer_is_searched_in_enough_worlds_to_tell_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three worlds that happen to agree tell an error of nearly nothing: then anybody "decided better"."""
    found, least = looking(played("genoa"), [0], rollouts=40), []

    def look(search: Search, *_: object) -> list[Advice]:
        least.append(search.budget.least)
        return [nothing(found.match.answers[n])]

    monkeypatch.setattr("fondaco.bots.review.Search.look", look)
    n = next(n for n, a in enumerate(found.match.answers) if a.seat == 0 and found.sight(n).prompt.size() > 1)
    found.judge(n)
    assert least == [12]


def test_a_slip_is_told_only_if_a_master_sees_it_too() -> None:
    """A hint, which looks with a master's eyes, must not have advised what is called a slip later."""
    match = played("genoa")
    found = looking(match, [SEATS - 1])
    n = reviewed().players[0].slips[0].n
    found.judge(n - 1)
    found.look_again(found.judged[0])
    assert found.slips

    class Content:
        """Sees no difference between positions."""

        def __init__(self) -> None:
            self.craft = CRAFTS["genoa"]()
            self.quick, self.since = self.craft.quick, self.craft.since
            self.is_quiet, self.candidates = self.craft.is_quiet, self.craft.candidates

        def appraise(self, _s: object, _seat: int) -> float:
            return 0.0

    found.slips.clear()
    found.strict = Content
    found.look_again(found.judged[0])
    assert not found.slips

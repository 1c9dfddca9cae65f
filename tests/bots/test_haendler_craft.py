"""Die Händler searched: what its features tell, what is tried, and that it plays better than without."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.bots import Sight
from fondaco.bots.chances import chances
from fondaco.bots.haendler import HaendlerCraft, HaendlerGreedy
from fondaco.bots.haendler.features import NAMES, features, progress
from fondaco.bots.weights import value_of
from fondaco.games.haendler.data import COIN
from fondaco.games.haendler.state import Haendler
from fondaco.kernel import check, waiting
from tests.games.haendler.tables import (
    GREAT_CARTWRIGHT,
    HAENDLER,
    ONE,
    PARIS,
    SILK,
    SOCIAL_RISE,
    TWO,
    WINE,
    goods,
    position,
    say,
)


def tried(s: Haendler) -> list[tuple[object, ...]]:
    """What a search would try for the first who is asked; all of it is legal."""
    seat = waiting(s)[0]
    sight = Sight(HAENDLER, s, seat, Random(1))
    base = HaendlerGreedy().choose(sight, Random(1))
    found = HaendlerCraft().candidates(sight, base, Random(1))
    for a in found:
        check(s, a)
    return [(a.verb, *a.args) for a in found]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_is_a_weight_for_each_feature_and_its_change(seats: int) -> None:
    s = position(seats).buys()
    assert len(features(s, 0)) == len(NAMES)
    assert len(value_of("haendler", seats).weights) == 2 * len(NAMES)


@pytest.mark.parametrize(
    "s",
    [
        position().money(8000).buys(),
        position().arrivals(6).status(0, 3).buys(),
        position().carries(TWO, 0, SILK, 3).wagon(TWO, "gen-jg-1", "gen-jg-2").buys(),
        position().owns(0, GREAT_CARTWRIGHT).buys(),
        position().holds(0, SOCIAL_RISE).buys(),
    ],
)
def test_who_has_more_has_the_better_chance(s: Haendler) -> None:
    found = chances(HAENDLER, s)
    assert sum(found) == pytest.approx(1)
    assert found[0] > 0.26
    assert found.index(max(found)) == 0


def test_the_search_says_the_same_chance() -> None:
    s = position().money(8000).status(1, 2).buys()
    assert HaendlerCraft().appraise(s, 1) == pytest.approx(chances(HAENDLER, s)[1])


def test_progress_goes_from_0_to_1() -> None:
    assert progress(position().buys()) == 0
    assert progress(position().arrivals(8).keeps()) == 1


def test_less_and_more_is_bid_for_an_office() -> None:
    s = position().stores(0, PARIS, WINE, 3).loads()
    amounts = [args[1] for args in tried(s)]
    assert 0 in amounts
    assert COIN in amounts
    assert len(amounts) == len(set(amounts)) > 5


def test_a_master_may_agree_refuse_or_name_another_price() -> None:
    s = position().stores(1, PARIS, WINE, 2).commands(0, ONE).loads()
    sight = Sight(HAENDLER, s, 1, Random(1))
    assert HaendlerGreedy().choose(sight, Random(1)).verb == "propose"
    assert {args[0] for args in tried(s)} == {"propose", "leave"}
    say(s, 1, "propose", goods(WINE, WINE), 500)
    assert {args[0] for args in tried(s)} == {"agree", "refuse", "name"}


def test_few_moves_are_tried_and_to_buy_nothing() -> None:
    s = position().drives()
    assert 1 < len(tried(s)) <= 9
    assert ("buy", (0,) * 18) in tried(position().buys())

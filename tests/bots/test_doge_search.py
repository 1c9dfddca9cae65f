"""What Doge adds to the search: foresight of placements, and how a seat stands."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.bots import Bot, Sight, adviser, bots_for
from fondaco.bots.arena import play_game
from fondaco.bots.chances import chances
from fondaco.bots.doge import DogeCraft, DogeForesight, DogeGreedy
from fondaco.bots.doge.features import NAMES, features, progress
from fondaco.bots.inside import Inside
from fondaco.games.doge import shape
from fondaco.games.doge.state import Doge
from fondaco.kernel import check, parts, settle, winners
from tests.games.asking import say
from tests.games.doge.tables import (
    CANNAREGIO,
    CASTELLO,
    DOGE,
    DORSODURO,
    SAN_MARCO,
    SAN_POLO,
    SANTA_CROCE,
    furnish,
    lay,
    seated,
    vote_on,
)

FIVE = dict.fromkeys((CANNAREGIO, CASTELLO, DORSODURO, SAN_POLO, SANTA_CROCE), 1)
GAMES, WON = 12, 5  # a bot that wins its fair share wins so many once in six trials


def one_house_short() -> Doge:
    """Seat 2 lacks one house in San Marco to a palazzo in each district."""
    s = seated()
    furnish(s, {0: {SAN_POLO: 2}, 2: {SAN_MARCO: 2}}, {2: FIVE}, {})
    return s


def test_foresight_beats_the_bot_that_does_not_look() -> None:
    """Few worlds and few games: it is far ahead."""
    bots: list[Bot] = [DogeForesight(worlds=12), DogeGreedy(), DogeGreedy(), DogeGreedy()]
    played = [play_game(DOGE, 4, bots, "doge foresight", number) for number in range(GAMES)]
    assert sum(0 in winners(each.standings) for each in played) >= WON


def test_foresight_reads_nothing_hidden() -> None:
    """Shown worlds that its seat cannot tell apart, with the same dice it places the same."""
    s = seated()
    lay(s, 1, SAN_MARCO, [3, 3])
    lay(s, 2, SAN_MARCO, [0, 1])
    said = set()
    for n in range(8):
        world = DOGE.imagine(s, 0, Random(n))
        said.add(DogeForesight(worlds=4).choose(Inside(DOGE, world, 0), Random(2)))
    assert len(said) == 1


def test_foresight_knows_that_votes_may_run_out_early() -> None:
    """All tokens of the others lie already, its own last ones can be placed at once: no placement follows."""
    s = seated(3, [CASTELLO, *[field for field in range(7) if field != CASTELLO]])
    for seat in range(3):
        lay(s, seat, CASTELLO, [1, 1, 2, 2] if seat else [0, 1, 1, 2])
        lay(s, seat, SAN_POLO, [0, 3, 3] if seat else [2, 3])
    s.stack.pop()
    settle(s)
    for n in range(4):
        check(s, DogeForesight(worlds=4).choose(Sight(DOGE, s, 0, Random(n)), Random(n)))


def test_a_row_has_a_number_of_order_one_for_each_name() -> None:
    for s in (seated(3), seated(4), one_house_short()):
        for seat in range(s.seats):
            row = features(s, seat)
            assert len(row) == len(NAMES)
            assert all(-4 <= each <= 4 for each in row)


def test_how_seats_stand_is_no_secret() -> None:
    s = one_house_short()
    lay(s, 1, SAN_MARCO, [3, 3])
    other = DOGE.imagine(s, 0, Random(7))
    assert [features(s, seat) for seat in range(4)] == [features(other, seat) for seat in range(4)]


def test_who_lacks_one_house_is_likely_to_win() -> None:
    s = one_house_short()
    assert chances(DOGE, s)[2] > 0.7
    assert progress(seated()) < 0.1
    assert progress(s) > 0.8


@pytest.mark.parametrize("seats", [3, 4])
def test_at_the_beginning_all_are_equal(seats: int) -> None:
    assert chances(DOGE, seated(seats)) == pytest.approx([1 / seats] * seats)


def to_build() -> Doge:
    """Seat 0 may build its first palazzo in Castello, and all others are far from theirs."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 2, SAN_POLO: 1}, 1: {DORSODURO: 2}})
    say(s, 0, "put", 1)
    return s


@pytest.mark.parametrize("level", ["easy", "hard", "master"])
def test_who_can_pay_for_a_palazzo_builds_it(level: str) -> None:
    """The value was learned from bots that always build: houses seemed worth more than palazzi, and one
    in ten was not built."""
    s = to_build()
    for n in range(3):
        assert bots_for("doge")[level]().choose(Sight(DOGE, s, 0, Random(n)), Random(n)).verb == "build"


def test_a_hint_does_not_say_to_leave_a_palazzo_unbuilt() -> None:
    helper = adviser("doge", seconds=1.0)
    assert helper is not None
    hint = helper.hint(Sight(DOGE, to_build(), 0, Random(1)), Random(1), rollouts=40)
    assert [tip.a.verb for tip in hint.tips] == ["build"]


def test_houses_that_cost_nothing_are_not_left_in_a_full_supply() -> None:
    """An easy bot put one house where two were to be had, and three of four times none at all in the end."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {CASTELLO: 1}})
    sight = Sight(DOGE, s, 0, Random(1))
    base = DogeGreedy().choose(sight, Random(1))
    assert parts(shape.PutHouses, base) == (2,)
    found = DogeCraft().candidates(sight, base, Random(1))
    assert [parts(shape.PutHouses, a)[0] for a in found if a.verb == "put"] == [2]


def test_placements_to_show_are_several_and_legal() -> None:
    s = one_house_short()
    sight: Sight[Any] = Sight(DOGE, s, 0, Random(1))
    base = DogeForesight(worlds=4).choose(sight, Random(1))
    assert DogeCraft().candidates(sight, base, Random(1)) == []
    shown = DogeCraft(places=True).candidates(sight, base, Random(1))
    assert len(shown) > 1
    for a in shown:
        check(s, a)

"""What people saw the greedy bot of Doge do and shook their heads at: it does so no more."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fondaco.bots import Sight
from fondaco.bots.doge import DogeGreedy
from fondaco.bots.doge.hand import votes_of
from fondaco.games.doge import shape
from fondaco.games.doge.houses import Moves
from fondaco.games.doge.round import Placement
from fondaco.games.doge.state import Doge
from fondaco.kernel import CHANCE, Action, apply, check, numbers, parts, pick, play, question, waiting
from tests.games.doge.tables import (
    CANNAREGIO,
    CASTELLO,
    DOGE,
    DORSODURO,
    QUARANTIA,
    SAN_MARCO,
    SAN_POLO,
    SANTA_CROCE,
    lay,
    seated,
    vote_on,
)

FIVE = dict.fromkeys((CANNAREGIO, CASTELLO, DORSODURO, SAN_POLO, SANTA_CROCE), 1)  # all but San Marco
TRIES = 10


def said_by_bot(s: Doge, seat: int, n: int) -> Action:
    return DogeGreedy().choose(Sight(DOGE, s, seat, Random(n)), Random(n))


def walk(s: Doge, dice: Random) -> None:
    """One answer of chaos, from whoever is asked."""
    play(s, pick(s, question(s, waiting(s)[0]), dice))


@pytest.mark.parametrize("seats", [3, 4])
def test_it_answers_legally_wherever_chaos_leads(seats: int) -> None:
    """Chaos plays on all seats; at every question the bot's answer would be admitted."""
    bot = DogeGreedy()
    for n in range(6):
        dice = Random(f"doge anywhere {seats} {n}")
        s = DOGE.start(seats)
        while s.stack:
            for seat in waiting(s):
                if seat != CHANCE and dice.random() < 0.3:
                    check(s, bot.choose(Sight(DOGE, s, seat, dice), dice))
            walk(s, dice)


@pytest.mark.parametrize("rival", [[], [1]])
def test_it_plans_two_waivers_in_the_quarantia_together(rival: list[int]) -> None:
    """Two houses moved to San Marco make its sixth district; one brings nothing (DOGE-6.1, DOGE-6.4)."""
    for n in range(TRIES):
        s = vote_on(
            QUARANTIA,
            tokens={0: [3], 1: rival} if rival else {0: [3]},
            houses={0: {SAN_MARCO: 1, SAN_POLO: 2}},
            palazzi={0: FIVE},
            row=[QUARANTIA, CASTELLO],
        )
        carry_out(s, n)
        assert s.meets(0)


def carry_out(s: Doge, n: int) -> None:
    """Let the bot answer for every seat until the Quarantia has voted."""
    while s.voting == QUARANTIA:
        seat = waiting(s)[0]
        if seat == CHANCE:
            return
        apply(s, said_by_bot(s, seat, n))


@pytest.mark.parametrize("seats", [3, 4])
def test_its_last_placement_has_all_the_votes_it_may(seats: int) -> None:
    """What stays in hand is worth nothing (DOGE-3.4)."""
    bot = DogeGreedy()
    found = 0
    for n in range(10):
        dice = Random(f"doge last {seats} {n}")
        s = DOGE.start(seats)
        while s.stack:
            top = s.stack[-1]
            if isinstance(top, Placement) and top.step == 6 - seats:
                seat = waiting(s)[0]
                a = bot.choose(Sight(DOGE, s, seat, dice), dice)
                tokens = sorted([value for value in range(4) for _ in range(s.tokens(seat)[value])])
                assert votes_of(numbers(a.args[1])) == sum(tokens[-4:])
                found += 1
            walk(s, dice)
    assert found


def test_it_does_not_move_one_house_twice() -> None:
    """Level in the Quarantia two houses may be moved (DOGE-6.2): not the same one by a detour."""
    for n in range(40):
        s = level_in_the_quarantia(Random(n))
        moved: list[tuple[int, int]] = []
        while waiting(s) == [0] and isinstance(s.stack[-1], Moves):
            a = said_by_bot(s, 0, n)
            if a.verb == "move":
                moved.append(parts(shape.Move, a))
            apply(s, a)
        assert len(moved) < 2 or moved[0][1] != moved[1][0]


def level_in_the_quarantia(dice: Random) -> Doge:
    """Any houses and palazzi; two seats have as many votes."""
    houses = {seat: {district: dice.randint(0, 2) for district in range(6)} for seat in range(4)}
    palazzi = {seat: {district: dice.randint(0, 1) for district in range(6)} for seat in range(4)}
    palazzi[0][dice.randrange(6)] = 0
    return vote_on(QUARANTIA, tokens={0: [3], 1: [3]}, houses=houses, palazzi=palazzi)


def test_an_advisor_goes_where_it_still_counts() -> None:
    """Somebody has won, so the round is the last: an advisor counts on Castello, or nowhere (DOGE-9.2)."""
    for n in range(40):
        s = last_vote_but_one(Random(n))
        while waiting(s) == [0]:
            a = said_by_bot(s, 0, n)
            apply(s, a)
            if a.verb == "take":
                _advisor, to = parts(shape.Take, a)
                assert to == CASTELLO


def last_vote_but_one(dice: Random) -> Doge:
    """The Quarantia votes, then Castello; a rival has a palazzo everywhere."""
    tokens = dice.sample([0, 1, 1, 2, 2, 3, 3], 2)
    s = vote_on(
        QUARANTIA,
        tokens={0: [3], 1: [1]},
        houses={seat: {district: dice.randint(0, 2) for district in range(6)} for seat in range(4)},
        palazzi={0: {CASTELLO: 1, DORSODURO: 1}, 1: FIVE | {SAN_MARCO: 1}},
        row=[QUARANTIA, CASTELLO],
    )
    lay(s, 2, CASTELLO, tokens)
    return s


def test_neighbours_seldom_do_the_same() -> None:
    """Before the first placement all see the same; two bots that do the same tie (before: 17 % did)."""
    same = [alike(seated(seats, Random(n).sample(range(7), 7)), 40) for seats in (3, 4) for n in range(3)]
    assert sum(same) / len(same) < 0.14


def alike(s: Doge, tries: int) -> float:
    """The chance that two bots place as many votes on the same field."""
    said = Counter([placed_votes(said_by_bot(s, 0, n)) for n in range(tries)])
    return sum(count * (count - 1) for count in said.values()) / (tries * (tries - 1))


def placed_votes(a: Action) -> tuple[int, int]:
    field, tokens = parts(shape.Place, a)
    return field, votes_of(tokens)

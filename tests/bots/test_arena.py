"""The arena: bots move round the table, come out in their own order, and only the seed throws the dice."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from fondaco.bots import Bot, Chaos, Sight
from fondaco.bots.arena import play_game, play_out, seating
from fondaco.bots.bot import _TRUTHS
from fondaco.games import GAMES
from fondaco.kernel import CHANCE, Action, Illegal, apply, begin, pick, play, question, waiting
from tests.contract.dump import dump
from tests.games.doge.tables import DOGE


class Noting:
    """Chaos that notes the seats it is given."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        if self.seats[-1:] != [sight.seat]:
            self.seats.append(sight.seat)
        return Chaos().choose(sight, rng)


class Lazy:
    """Puts in no house it need not, so that it comes out with none."""

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        if sight.prompt.move("put"):
            return Action(sight.seat, "put", (0,))
        return Chaos().choose(sight, rng)


@pytest.mark.parametrize("seats", [3, 4])
def test_each_bot_gets_each_seat_equally(seats: int) -> None:
    """After as many games as there are seats every bot has had every seat once."""
    bots = [Noting() for _ in range(seats)]
    for number in range(seats):
        play_game(DOGE, seats, list(bots), "rotation", number)
    for bot in bots:
        assert sorted(bot.seats) == list(range(seats))


def test_each_game_has_every_bot_once_and_moves_it_one_seat_on() -> None:
    for number in range(9):
        assert sorted(seating(4, number)) == [0, 1, 2, 3]
        for bot in range(4):
            here, there = seating(4, number).index(bot), seating(4, number + 1).index(bot)
            assert there == (here + 1) % 4


def test_standings_come_in_the_order_of_the_bots() -> None:
    """The one without houses is the second, wherever it sits."""
    bots: list[Bot] = [Chaos(), Lazy(), Chaos()]
    for number in range(3):
        standings = play_game(DOGE, 3, bots, "order", number).standings
        assert [standing.rank == (0, 0, 0) for standing in standings] == [False, True, False]


def test_the_same_seed_gives_the_same_games() -> None:
    bots: list[Bot] = [Chaos()] * 3
    once = [play_game(DOGE, 3, bots, "seed", number) for number in range(3)]
    again = [play_game(DOGE, 3, bots, "seed", number) for number in (2, 1, 0)]
    assert once == again[::-1]


def test_other_seeds_and_other_numbers_give_other_games() -> None:
    bots: list[Bot] = [Chaos()] * 3
    played = [play_game(DOGE, 3, bots, seed, number) for seed in ("one", "two") for number in (0, 3)]
    for i, one in enumerate(played):
        assert one not in played[:i]


def test_the_answers_make_the_game_again() -> None:
    """What is returned is the whole game, chance's answers with it."""
    played = play_game(DOGE, 4, [Chaos()] * 4, "answers", 0)
    s = DOGE.start(4)
    for a in played.answers:
        apply(s, a)
    assert DOGE.standings(s) == played.standings
    assert Counter(a.seat for a in played.answers)[CHANCE] > 0


def test_a_game_goes_on_from_where_it_stands() -> None:
    """Chance has laid four cards of the first row; the bots play the rest."""
    match = begin(DOGE, 3)
    for field in (3, 1, 4, 5):
        match.push(Action(CHANCE, "turn", (field,)))
    standings = play_out(match, [Chaos()] * 3, "going on")
    assert match.n > 5
    assert match.answers[4].seat == CHANCE
    assert match.standings() == standings


class Foreteller:
    """Draws ahead from a copy of the dice that it is handed, to know what chance will say next."""

    def __init__(self) -> None:
        self.foretold: list[Action | None] = []

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        a = pick(sight.world, sight.prompt, Random(7))
        world = sight.world.copy()
        play(world, a)
        is_next = waiting(world) == [CHANCE]
        self.foretold.append(pick(world, question(world, CHANCE), copied(rng)) if is_next else None)
        return a


def copied(rng: Random) -> Random:
    copy = Random()
    copy.setstate(rng.getstate())
    return copy


@pytest.mark.parametrize("name", ["doge", "liguria", "genoa"])
def test_no_bot_can_foretell_chance_from_its_dice(name: str) -> None:
    """Most of its guesses would come true if the dice were chance's as well; by luck some do."""
    bot = Foreteller()
    guesses: list[bool] = []
    for number in range(3):
        bot.foretold.clear()
        match = begin(GAMES[name], 3)
        play_out(match, [bot] * 3, f"foretold {number}")
        answers = match.answers
        given = [n for n, a in enumerate(answers) if a.seat != CHANCE]
        for n, guess in zip(given, bot.foretold, strict=True):
            if guess is not None and n + 1 < len(answers):
                guesses.append(guess == answers[n + 1])
    assert len(guesses) > 20
    assert sum(guesses) < len(guesses) / 2


def test_nobody_else_draws_from_a_seats_dice() -> None:
    """Else its last draws would say how the next world is imagined, and so what is true."""
    left: dict[int, object] = {}

    class Keeper:
        def choose(self, sight: Sight[Any], rng: Random) -> Action:
            assert left.get(sight.seat, rng.getstate()) == rng.getstate()
            a = Chaos().choose(sight, rng)
            left[sight.seat] = rng.getstate()
            return a

    play_game(DOGE, 3, [Keeper()] * 3, "kept", 0)
    assert len(left) == 3


@pytest.fixture
def imagined(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats for which worlds of Doge were imagined, one after the other."""
    seats: list[int] = []
    imagine = type(DOGE).imagine

    def noting(game: Any, s: Any, seat: int, rng: Random) -> Any:
        seats.append(seat)
        return imagine(game, s, seat, rng)

    monkeypatch.setattr(type(DOGE), "imagine", noting)
    return seats


def test_no_world_is_imagined_for_a_bot_that_looks_at_none(imagined: list[int]) -> None:
    """It reads its question and its view, and picks any legal answer."""

    class Reader:
        def choose(self, sight: Sight[Any], rng: Random) -> Action:
            assert sight.view["players"]
            assert sight.prompt.seat == sight.seat
            return sight.pick(rng)

    play_game(DOGE, 3, [Reader(), Chaos(), Lazy()], "unseen", 0)
    assert imagined == []
    assert not _TRUTHS, "a sight that is gone leaves nothing behind"


def test_one_world_is_imagined_however_often_a_bot_looks(imagined: list[int]) -> None:
    match = begin(DOGE, 3)
    match.draw(Random(1))
    sight = Sight(DOGE, match.state, 1, Random(2))
    assert sight.world is sight.world
    assert imagined == [1]
    sight.imagine(Random(3))
    assert imagined == [1, 1]


def test_a_world_that_was_looked_at_stays_as_it_was(imagined: list[int]) -> None:
    """Whatever happens at the table afterwards."""
    match = begin(DOGE, 3)
    match.draw(Random(1))
    sight = Sight(DOGE, match.state, 1, Random(2))
    before = dump(sight.world), dump(sight.prompt), sight.view
    play_out(match, [Chaos()] * 3, "afterwards")
    assert (dump(sight.world), dump(sight.prompt), sight.view) == before


class Meddler:
    """Answers for its neighbour."""

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        return Chaos().choose(sight, rng)._replace(seat=(sight.seat + 1) % 3)


def test_a_bot_answers_for_its_own_seat_only() -> None:
    """Where all choose at once, the neighbour's question is open as well."""
    with pytest.raises(ValueError, match="Meddler on seat 0 answers for seat 1"):
        play_game(DOGE, 3, [Meddler(), Chaos(), Chaos()], "meddling", 0)


class Cheat:
    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        return Action(sight.seat, "win")


def test_an_illegal_answer_is_told_with_whose_it_was() -> None:
    with pytest.raises(Illegal) as no:
        play_game(DOGE, 3, [Chaos(), Cheat(), Chaos()], "cheating", 0)
    (note,) = no.value.__notes__
    assert "by Cheat: Action(seat=1, verb='win'" in note


@pytest.mark.parametrize("bots", [2, 4])
def test_there_is_a_bot_for_each_seat(bots: int) -> None:
    with pytest.raises(ValueError, match=f"{bots} bots for 3 seats"):
        play_game(DOGE, 3, [Chaos()] * bots, "too few", 0)

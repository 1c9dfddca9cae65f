"""Bots against bots: whole games, seats rotated, results counted."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from fondaco.bots.bot import Bot, Sight
from fondaco.kernel.action import CHANCE, Action
from fondaco.kernel.frame import S, apply, pick, question, waiting
from fondaco.kernel.game import Game, Standing


class Played(NamedTuple):
    """A game played to its end."""

    answers: list[Action]
    standings: list[Standing]


def play_out(game: Game[S], s: S, bots: list[Bot], rng: Random) -> Played:
    """Let bots, one for each seat, play a game from where it stands to its end."""
    answers: list[Action] = []
    while seats := waiting(s):
        answers.append(answer(game, s, seats[0], bots, rng))
        apply(s, answers[-1])
    return Played(answers, game.standings(s))


def answer(game: Game[S], s: S, seat: int, bots: list[Bot], rng: Random) -> Action:
    """The next answer: chance's by its odds, a seat's by its bot."""
    if seat == CHANCE:
        return pick(s, question(s, CHANCE), rng)
    return bots[seat].choose(Sight(game, s, seat, rng), rng)


def rng_of(seed: object, game: int) -> Random:
    """The same dice for the same seed and game number, whatever else was played."""
    return Random(f"{seed}/{game}")


def match(
    game: Game[Any],
    seats: int,
    bots: list[Bot],
    seed: object,
    number: int,
    options: dict[str, str] | None = None,
    edition: dict[str, object] | None = None,
) -> Played:
    """Game `number` of a series, the bots one seat on from game to game; standings in the bots' order."""
    seated = seating(seats, number)
    s = game.start(seats, options, edition)
    s.log = None
    played = play_out(game, s, [bots[bot] for bot in seated], rng_of(seed, number))
    return Played(played.answers, [played.standings[seated.index(bot)] for bot in range(seats)])


def seating(seats: int, number: int) -> list[int]:
    """Which bot sits on each seat in game `number`: each game they move one seat on."""
    return [(seat - number) % seats for seat in range(seats)]

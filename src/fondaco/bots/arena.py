"""Bots against bots: whole games, seats rotated, results counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.dice import Dice
from fondaco.kernel.action import CHANCE, Action, Illegal
from fondaco.kernel.frame import S, apply, pick, question, waiting
from fondaco.kernel.game import Game, Standing


class Played(NamedTuple):
    """A game played to its end."""

    answers: list[Action]
    standings: list[Standing]


def play_out(game: Game[S], s: S, bots: Sequence[Bot], seed: object) -> Played:
    """Let bots, one for each seat, play a game from where it stands to its end.

    Raises Illegal, with a note of whose and what, if an answer is.
    """
    if len(bots) != s.seats:
        raise ValueError(f"{len(bots)} bots for {s.seats} seats")
    dice = Dice(seed, s.seats)
    answers: list[Action] = []
    while seats := waiting(s):
        if seats[0] == CHANCE:
            a = pick(s, question(s, CHANCE), dice.chance)
        else:
            a = consult(game, s, seats[0], bots[seats[0]], dice)
        try:
            apply(s, a)
        except Illegal as no:
            no.add_note(f"answer {len(answers)}, by {type(bots[a.seat]).__name__}: {a}")
            raise
        answers.append(a)
    return Played(answers, game.standings(s))


def consult(game: Game[S], s: S, seat: int, bot: Bot, dice: Dice) -> Action:
    """A bot's answer, from what its seat may know; for its own seat only."""
    a = bot.choose(Sight(game, s, seat, dice.worlds), dice.seats[seat])
    if a.seat != seat:
        raise ValueError(f"{type(bot).__name__} on seat {seat} answers for seat {a.seat}")
    return a


def match(
    game: Game[Any],
    seats: int,
    bots: Sequence[Bot],
    seed: object,
    number: int,
    options: dict[str, str] | None = None,
    edition: dict[str, object] | None = None,
) -> Played:
    """Game `number` of a series, the bots one seat on from game to game; standings in the bots' order."""
    if len(bots) != seats:
        raise ValueError(f"{len(bots)} bots for {seats} seats")
    seated = seating(seats, number)
    s = game.start(seats, options, edition)
    s.log = None
    played = play_out(game, s, [bots[bot] for bot in seated], f"{seed}/{number}")
    return Played(played.answers, [played.standings[seated.index(bot)] for bot in range(seats)])


def seating(seats: int, number: int) -> list[int]:
    """Which bot sits on each seat in game `number`: each game they move one seat on."""
    return [(seat - number) % seats for seat in range(seats)]

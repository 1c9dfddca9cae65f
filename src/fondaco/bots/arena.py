"""Bots against bots: whole games, in which each bot moves one seat on from game to game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.dice import Dice
from fondaco.kernel.action import CHANCE, Action, Illegal
from fondaco.kernel.frame import S, pick, question
from fondaco.kernel.game import Game, Standing
from fondaco.kernel.match import Match, begin


class Played(NamedTuple):
    """A game played to its end."""

    answers: list[Action]
    standings: list[Standing]


def play_out(match: Match[S], bots: Sequence[Bot], seed: object) -> list[Standing]:
    """Let bots, one for each seat, play a game from where it stands to its end; the standings then.

    Raises Illegal, with a note of whose and what, if an answer is.
    """
    seats = match.set_up.seats
    if len(bots) != seats:
        raise ValueError(f"{len(bots)} bots for {seats} seats")
    dice = Dice(seed, seats)
    while waiting := match.waiting():
        if waiting[0] == CHANCE:
            a = pick(match.state, question(match.state, CHANCE), dice.chance)
        else:
            a = consult(match.game, match.state, waiting[0], bots[waiting[0]], dice)
        try:
            match.push(a)
        except Illegal as no:
            no.add_note(f"answer {match.n}, by {type(bots[a.seat]).__name__}: {a}")
            raise
    return match.game.standings(match.state)


def consult(game: Game[S], s: S, seat: int, bot: Bot, dice: Dice) -> Action:
    """A bot's answer, from what its seat may know; for its own seat only."""
    a = bot.choose(Sight(game, s, seat, dice.worlds), dice.seats[seat])
    if a.seat != seat:
        raise ValueError(f"{type(bot).__name__} on seat {seat} answers for seat {a.seat}")
    return a


def play_game(
    game: Game[Any],
    seats: int,
    bots: Sequence[Bot],
    seed: object,
    number: int,
    options: Mapping[str, str] | None = None,
    edition: Mapping[str, object] | None = None,
) -> Played:
    """Game `number` of a series, the bots one seat on from game to game; standings in the bots' order."""
    if len(bots) != seats:
        raise ValueError(f"{len(bots)} bots for {seats} seats")
    seated = seating(seats, number)
    match = begin(game, seats, options, edition, is_told=False)
    standings = play_out(match, [bots[bot] for bot in seated], f"{seed}/{number}")
    return Played(match.answers, [standings[seated.index(bot)] for bot in range(seats)])


def seating(seats: int, number: int) -> list[int]:
    """Which bot sits on each seat in game `number`: each game they move one seat on."""
    return [(seat - number) % seats for seat in range(seats)]

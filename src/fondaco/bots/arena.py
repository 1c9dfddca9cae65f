"""Bots against bots: whole games, in which each bot moves one seat on from game to game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.dice import Dice, DuplicateDice
from fondaco.bots.follower import Follower, Followers, Forfeit, is_followed
from fondaco.kernel.action import CHANCE, Action, Illegal
from fondaco.kernel.frame import S, pick, question
from fondaco.kernel.game import Game, Standing
from fondaco.kernel.match import Match, SetUp, begin


class Played(NamedTuple):
    """A game played to its end. Bots that forfeited it are ranked behind all others.

    >>> from fondaco import LIGURIA
    >>> from fondaco.bots import Chaos, play_game
    >>> played = play_game(LIGURIA, 3, [Chaos(), Chaos(), Chaos()], seed=1, number=0)
    >>> len(played.standings)
    3
    """

    answers: list[Action]
    standings: list[Standing]
    forfeits: Sequence[Forfeit | None] = ()  # by bot, where there are any


def play_out(match: Match[S], bots: Sequence[Bot], seed: object) -> list[Standing]:
    """Let bots, one for each seat, play a game from where it stands to its end; the standings then.

    Raises Illegal, with a note of whose and what, if an answer is.

    >>> from fondaco import LIGURIA, begin
    >>> from fondaco.bots import Chaos, play_out
    >>> match = begin(LIGURIA, 3)
    >>> standings = play_out(match, [Chaos(), Chaos(), Chaos()], seed=1)
    >>> match.waiting(), len(standings)
    ([], 3)
    """
    return play_with(match, bots, Dice(seed, match.set_up.seats))


def play_with(match: Match[S], bots: Sequence[Bot], dice: Dice) -> list[Standing]:
    """`play_out` with the dice that were given."""
    if len(bots) != match.set_up.seats:
        raise ValueError(f"{len(bots)} bots for {match.set_up.seats} seats")
    with Followers(match, bots, dice.seats) as followers:
        while waiting := match.waiting():
            if waiting[0] == CHANCE:
                prompt = question(match.state, CHANCE)
                a = pick(match.state, prompt, dice.chance_for(prompt.text))
            else:
                followers.tell(waiting[0])
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
    """Game `number` of a series, the bots one seat on from game to game; standings in the bots' order.

    >>> from fondaco import LIGURIA
    >>> from fondaco.bots import Chaos, play_game
    >>> played = play_game(LIGURIA, 3, [Chaos(), Chaos(), Chaos()], seed=1, number=0)
    >>> played == play_game(LIGURIA, 3, [Chaos(), Chaos(), Chaos()], seed=1, number=0)
    True
    """
    if len(bots) != seats:
        raise ValueError(f"{len(bots)} bots for {seats} seats")
    seated = seating(seats, number)
    match = begin(game, seats, options, edition, is_told=is_followed(bots))
    standings = play_out(match, [bots[bot] for bot in seated], f"{seed}/{number}")
    return played_by(bots, match.answers, [standings[seated.index(bot)] for bot in range(seats)])


def play_duplicate(set_up: SetUp, game: Game[Any], bots: Sequence[Bot], seed: object, number: int) -> Played:
    """Game `number` of a series of duplicate deals: all seatings of a deal in turn, with the same luck."""
    deal = number // set_up.seats
    seated = seating(set_up.seats, number)
    dice = DuplicateDice(f"{seed}/{number}", set_up.seats, f"{seed}/deal {deal}")
    match = begin(game, set_up.seats, set_up.options, set_up.edition, is_told=is_followed(bots))
    standings = play_with(match, [bots[bot] for bot in seated], dice)
    return played_by(bots, match.answers, [standings[seated.index(bot)] for bot in range(set_up.seats)])


def played_by(bots: Sequence[Bot], answers: list[Action], standings: list[Standing]) -> Played:
    """A game as it counts: who forfeited it comes last, whatever others made of that seat."""
    if not is_followed(bots):
        return Played(answers, standings)
    forfeits = [bot.forfeit if isinstance(bot, Follower) else None for bot in bots]
    counted = [
        standing if forfeit is None else standing._replace(rank=())
        for standing, forfeit in zip(standings, forfeits)
    ]
    return Played(answers, counted, forfeits)


def seating(seats: int, number: int) -> list[int]:
    """Which bot sits on each seat in game `number`: each game they move one seat on."""
    return [(seat - number) % seats for seat in range(seats)]

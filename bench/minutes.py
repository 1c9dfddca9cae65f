"""How long a game takes one person against bots: `minutes` of each game. `python bench/minutes.py [games]`

Whole games of normal bots are played as the button "Play against bots" sets them up. Every question that
seat 0 is asked is timed as a person would answer it, with the operators of the keystroke-level model (Card,
Moran and Newell 1980): 1.35 s to make up one's mind, before the answer and for each open field of it; 1.1 s
to point and 0.2 s to press, for each field and to confirm. The question and what was told since the last one
are read at 238 words a minute (Brysbaert 2019), of what is told only deeds. Each answer of another seat takes
the pace of the site. It is the time of somebody who knows the game and does not brood; the cards of the lobby
round it up to five minutes.
"""

from __future__ import annotations

import sys
from statistics import median
from typing import Any, Final

from fondaco.bots import bots_for, usual
from fondaco.bots.arena import consult
from fondaco.bots.dice import Dice
from fondaco.games import GAMES
from fondaco.kernel.action import CHANCE, Action
from fondaco.kernel.frame import pick, question
from fondaco.kernel.game import Game
from fondaco.kernel.match import Match, begin
from fondaco.kernel.prompt import Prompt
from fondaco.server.table.meta import SECONDS_PER_BOT_ANSWER
from fondaco.words import Words

MIND: Final = 1.35
POINT_AND_PRESS: Final = 1.1 + 0.2
SECONDS_PER_WORD: Final = 60 / 238
PACE: Final = SECONDS_PER_BOT_ANSWER["quick"]
PERSON: Final = 0
GAMES_PLAYED: Final = 10


class Reader:
    """The person at seat 0: what is read, and how long all of it takes."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.words = Words(game, "en", [f"Player{seat}" for seat in range(seats)])
        self.ranks = game.glossary().ranks
        self.seconds = 0.0
        self.questions = 0
        self.read_to = 0  # the answer up to which all that was told is read
        self.last = ("", -1)  # the question answered last, and after which answer

    def answer(self, match: Match[Any], prompt: Prompt, a: Action) -> None:
        """Read what was told and asked, and answer; a page asks the same again in one form."""
        if self.last != (prompt.text, match.n - 1):
            self.questions += 1
            self.seconds += self.reading(match) + self.time_of(self.words.ask(prompt))
            self.seconds += MIND + POINT_AND_PRESS
        move = prompt.move(a.verb)
        assert move is not None
        self.seconds += (MIND + POINT_AND_PRESS) * sum(field.size() > 1 for field in move.fields)
        self.last = (prompt.text, match.n)

    def reading(self, match: Match[Any]) -> float:
        told = match.heard(PERSON, self.read_to + 1)
        self.read_to = match.n
        return sum(self.time_of(self.words.tell(event)) for _, event in told if event.kind not in self.ranks)

    def time_of(self, sentence: str) -> float:
        return len(sentence.split()) * SECONDS_PER_WORD


def played(game: Game[Any], seats: int, number: int) -> tuple[float, int]:
    """One game: its seconds, and the questions to the person."""
    match = begin(game, seats)
    bot, dice, reader = (
        bots_for(game.name)[usual(game.name)](),
        Dice(f"minutes/{number}", seats),
        Reader(game, seats),
    )
    while waiting := match.waiting():
        seat = waiting[0]
        prompt = question(match.state, seat)
        if seat == CHANCE:
            match.push(pick(match.state, prompt, dice.chance_for(prompt.text)))
            continue
        a = consult(game, match.state, seat, bot, dice)
        if seat == PERSON:
            reader.answer(match, prompt, a)
        elif len(waiting) == 1:  # several at once wait for the person, not for each other
            reader.seconds += PACE
        match.push(a)
    return reader.seconds + reader.reading(match), reader.questions


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES_PLAYED
    for game in GAMES.values():
        seats = game.seats[-1]
        found = [played(game, seats, number) for number in range(count)]
        minutes = sorted(seconds / 60 for seconds, _ in found)
        asked = median(questions for _, questions in found)
        span = f"{median(minutes):.0f} minutes ({minutes[0]:.0f} to {minutes[-1]:.0f})"
        print(f"{game.title}, {seats} players: {span}, {asked:.0f} questions; the card says {game.minutes}")


if __name__ == "__main__":
    main()

"""A game of one language model against bots: the model sees, asks and answers for its own seat only."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from fondaco.bots import bots_for, current, usual
from fondaco.bots.arena import consult
from fondaco.bots.bot import Sight
from fondaco.bots.dice import Dice
from fondaco.bots.named import Part, named_action
from fondaco.games import ALL_GAMES
from fondaco.kernel.action import CHANCE, Action, Illegal
from fondaco.kernel.frame import pick, question
from fondaco.kernel.game import BadTable, tallies
from fondaco.kernel.match import begin
from fondaco.mcp.text import (
    LANGUAGE,
    MAX_NEWS_CHARS,
    MAX_QUESTION_CHARS,
    MAX_VIEW_CHARS,
    QuestionText,
    news_text,
    paged,
    refusal_text,
    standings_text,
    view_text,
)
from fondaco.rules import in_short
from fondaco.terminal.marks import standing_lines
from fondaco.terminal.names import PLAYER_NAMES
from fondaco.words import Words


class ModelTable:
    """One game. After each answer, bots and chance go on until the model is asked again, or it is over."""

    def __init__(self, game: str, seats: int, level: str, seed: str, options: Mapping[str, str]) -> None:
        if game not in ALL_GAMES:
            raise BadTable(f"no game is called {game!r}; there is {', '.join(ALL_GAMES)}")
        self.game = ALL_GAMES[game]
        self.match = begin(self.game, seats or self.game.seats[0], options)
        self.seat = 0
        seats = self.match.set_up.seats
        # Only bots of the house: a model must not be able to start programs.
        known, level = bots_for(game, is_timed=True), current(level or usual(game))
        if level not in known:
            raise BadTable(f"no bot for {self.game.title} is called {level!r}; there is {', '.join(known)}")
        self.bots = [known[level]() for _ in range(seats)]
        self.dice = Dice(seed, seats)
        self.words = Words(self.game, LANGUAGE, PLAYER_NAMES[:seats])
        self.unheard = 0  # the first answer that the model was not told of
        self.advance()

    @property
    def is_asked(self) -> bool:
        return self.seat in self.match.waiting()

    def advance(self) -> None:
        """Let all others answer, until only the model is waited for or the game is over."""
        while others := [seat for seat in self.match.waiting() if seat != self.seat]:
            self.match.push(self.answer_of(others[0]))

    def answer_of(self, seat: int) -> Action:
        state = self.match.state
        if seat == CHANCE:
            return pick(state, question(state, CHANCE), self.dice.chance)
        return consult(self.game, state, seat, self.bots[seat], self.dice)

    def sight(self) -> Sight[Any]:
        """What the model's seat has to go on; nothing else is shown to it."""
        return Sight(self.game, self.match.state, self.seat, self.dice.worlds)

    def introduction(self) -> str:
        """What is played, by whom, and what it is about."""
        seats = self.match.set_up.seats
        players = ", ".join([f"seat {seat}: {self.words.seat(seat)}" for seat in range(seats)])
        you = self.words.seat(self.seat)
        return f"{self.game.title}. {players}. You are {you}.\n{in_short(self.game, LANGUAGE)}"

    def look(self, page: int = 1, is_full: bool = False) -> str:
        """What the seat may see, and how everybody stands as far as it may know."""
        state = self.match.state
        stand = tallies(self.game, state, self.seat)
        lines = standing_lines(self.words, stand, self.game.clocks(state))
        seen = view_text(self.words, self.sight(), is_full)
        return paged("\n".join([seen, *[line.plain for line in lines]]), page, MAX_VIEW_CHARS)

    def question(self, page: int = 1) -> str:
        """What the seat is asked; when the game is over, how it came out."""
        standings = self.match.standings()
        if standings is not None:
            return standings_text(self.words, standings)
        sight = self.sight()
        # The examples are the same each time that the same question is looked at.
        listed = sight.listed(Random(f"examples {self.match.given[self.seat]}"))
        return paged(QuestionText(self.words, sight).write(listed), page, MAX_QUESTION_CHARS)

    def news(self) -> str:
        """What happened since the model was told last: the end of it, if it is long."""
        heard = self.match.heard(self.seat, self.unheard)
        self.unheard = self.match.n + 1
        lines = news_text(self.words, [event for _, event in heard]).split("\n")
        shown = lines
        while len("\n".join(shown)) > MAX_NEWS_CHARS:
            shown = shown[1:]
        left_out = len(lines) - len(shown)
        note = [f"[{left_out} earlier lines are left out; history() has them]"] if left_out else []
        return "\n".join([*note, *shown])

    def history(self, page: int = 1) -> str:
        """All that the seat was told, the first page being the latest."""
        heard = self.match.heard(self.seat)
        lines = news_text(self.words, [event for _, event in heard]).split("\n")
        return paged("\n".join(reversed(lines)), page, MAX_NEWS_CHARS)

    def meant(self, verb: str, parts: Mapping[str, Part]) -> Action:
        """The legal answer that a verb and its parts mean. Raises Illegal."""
        if not self.is_asked:
            raise Illegal("over", self.match.state.ended_by())
        sight = self.sight()
        a = named_action(self.game, sight.prompt, verb, parts)
        sight.check(a)
        return a

    def weigh(self, verb: str, parts: Mapping[str, Part]) -> str:
        """Whether an answer would be taken, what it says in words, and what it costs; or why not."""
        try:
            a = self.meant(verb, parts)
        except Illegal as no:
            return refusal_text(self.game, self.words, no)
        sight = self.sight()
        cost = sight.cost(a)
        price = "" if cost is None else f" It costs {cost}."
        return f"Legal: {self.words.say(a, sight.annotated_prompt)}.{price} It has not been given."

    def answer(self, verb: str, parts: Mapping[str, Part]) -> str:
        """Give an answer; what happened since, and what is asked next. A refused one changes nothing."""
        try:
            a = self.meant(verb, parts)
        except Illegal as no:
            return refusal_text(self.game, self.words, no)
        self.match.push(a)
        self.advance()
        return f"{self.news()}\n\n{self.question()}"

    def standings(self) -> str:
        """How everybody stands, as far as the seat may know; at the end the reckoning."""
        standings = self.match.standings()
        if standings is not None:
            return standings_text(self.words, standings)
        rows = []
        for seat, tally in enumerate(tallies(self.game, self.match.state, self.seat)):
            value = "unknown" if tally.value is None else f"{tally.value}{'' if tally.is_whole else '+'}"
            reckoning = "; ".join([f"{self.words.line(line)} ({line.clause})" for line in tally.lines])
            rows.append(f"{self.words.seat(seat)}: {value} ({reckoning or 'nothing known'})")
        clocks = [self.words.clock(clock) for clock in self.game.clocks(self.match.state)]
        return "\n".join([*clocks, *rows])

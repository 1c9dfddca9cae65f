"""A game at the terminal: who answers next, what is told of it, and how it ends."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from fondaco.bots.arena import consult
from fondaco.bots.bot import Bot
from fondaco.bots.dice import Dice
from fondaco.kernel.action import CHANCE, NOBODY, Action, Event, Illegal
from fondaco.kernel.frame import State, apply, is_sealed, pick, question, waiting
from fondaco.kernel.frames import Sealed
from fondaco.kernel.game import Game, winners
from fondaco.kernel.prompt import Prompt
from fondaco.terminal.board import Board
from fondaco.terminal.desk import Desk, Quit, Save, Undo
from fondaco.terminal.form import MANY, Back, Form
from fondaco.terminal.marks import player, remark, standings_table, told
from fondaco.words import Words


class Company(NamedTuple):
    """Who sits at which game: a bot for each seat, None where the person is; one person at most."""

    game: Game[Any]
    options: Mapping[str, str]
    edition: Mapping[str, object] | None
    bots: Sequence[Bot | None]

    def person(self) -> int:
        """The seat of the person; NOBODY if there are only bots."""
        return self.bots.index(None) if None in self.bots else NOBODY

    def replay(self, answers: Sequence[Action]) -> State:
        """The game as it stands after some answers."""
        state: State = self.game.start(len(self.bots), self.options, self.edition)
        for a in answers:
            apply(state, a)
        return state


class Session:
    """One game from its first question to its last, or until the person leaves."""

    def __init__(
        self,
        company: Company,
        words: Words,
        dice: Dice,
        answers: Sequence[Action],
        save: Save | None,
        keep: str,
        console: Console,
        read: Callable[[], str],
    ) -> None:
        self.company = company
        self.seat = company.person()
        self.words = words
        self.dice = dice
        self.answers = list(answers)
        self.state = company.replay(answers)
        self.told = len(self.log()) if answers else 0
        self.asked = -2  # the number of answers when the person was last asked
        self.console = console
        self.board = Board(words)
        self.desk = Desk(company.game, words, console, read, save, keep, self)
        self.form = Form(words, console, self.desk.hear, self.lying)

    def sit(self) -> int:
        """Play until the game ends or the person leaves, politely either way. The exit code."""
        stop: BaseException | None = None
        try:
            self.run()
        except (Quit, EOFError, KeyboardInterrupt) as leaving:
            stop = leaving
        if isinstance(stop, EOFError | KeyboardInterrupt):
            self.console.print()
        self.desk.store_kept()
        if stop is not None:
            self.console.print(Text(self.words.text("goodbye")))
        return 130 if isinstance(stop, KeyboardInterrupt) else 0

    def run(self) -> None:
        """Ask whoever is to answer, until nobody is."""
        self.greet()
        self.tell()
        while seats := waiting(self.state):
            if seats[0] == self.seat != CHANCE:
                self.turn()
            else:
                self.give(self.answer_of(seats))
        self.finish()

    def greet(self) -> None:
        """Who plays, and how to get help."""
        who = [player(self.words, seat) for seat in range(len(self.company.bots))]
        self.console.print(Text(f"{self.company.game.title}: ").append_text(Text(", ").join(who)))
        hint = self.words.text("hint") if self.seat >= 0 else self.words.text("spectator")
        self.console.print(Text(hint, "dim"))

    def answer_of(self, seats: list[int]) -> Action:
        """The answer of chance or of a bot, which sees only what its seat may."""
        seat = seats[0]
        if seat == CHANCE:
            return pick(self.state, question(self.state, CHANCE), self.dice.chance)
        bot = self.company.bots[seat]
        assert bot is not None
        with self.thinking(seats):
            return consult(self.company.game, self.state, seat, bot, self.dice)

    def thinking(self, seats: list[int]) -> AbstractContextManager[object]:
        """While a bot thinks, say what we wait for, where that can be wiped away again."""
        if not self.console.is_terminal:
            return nullcontext()
        if len(seats) == 1:
            return self.console.status(Text(self.words.ask_of(question(self.state, seats[0]))))
        who = self.words.join([self.words.seat(seat) for seat in seats])
        return self.console.status(Text(self.words.text("waiting", who=who)))

    def give(self, a: Action) -> None:
        """Take an answer and tell what follows, once chance has done its part. Raises Illegal."""
        apply(self.state, a)
        self.answers.append(a)
        if waiting(self.state) != [CHANCE]:
            self.tell()

    def turn(self) -> None:
        """Ask the person; what is refused or taken back leads to the same question, or to an earlier one."""
        prompt = question(self.state, self.seat)
        if len(self.answers) not in (self.asked, self.asked + 1):  # something but the person's own answer
            self.look()
        self.asked = len(self.answers)
        try:
            self.give(self.form.fill(prompt, lambda a: self.confirm(a, prompt)))
        except Back:
            remark(self.console, self.words.text("first-step"))
        except Undo:
            self.take_back()
        except Illegal as no:
            remark(self.console, self.words.refusal(no))

    def confirm(self, a: Action, prompt: Prompt) -> None:
        """Ask once more: what is sealed cannot be taken back, and what is long is lost sight of."""
        if isinstance(self.state.stack[-1], Sealed) or len(a.args) >= MANY:
            answer = self.words.say(a, prompt)
            sure = self.words.text("sure", answer=answer[:1].upper() + answer[1:])
            said = self.desk.hear(lambda: self.form.label(sure))
            if said and not self.words.text("yes").startswith(said.casefold()):
                raise Back

    def take_back(self) -> None:
        """Undo the person's last answer, if nobody has answered since and no secret was made or shown."""
        if not self.answers or self.answers[-1].seat != self.seat:
            remark(self.console, self.words.text("undo-too-late"))
            return
        earlier = self.company.replay(self.answers[:-1])
        if is_sealed(earlier):
            remark(self.console, self.words.text("undo-sealed"))
            return
        assert earlier.log is not None
        if self.company.game.reveals(self.log()[len(earlier.log) :], self.state):
            remark(self.console, self.words.text("undo-shown"))
            return
        a = self.answers.pop()
        self.state = earlier
        self.told = len(self.log())
        answer = self.words.say(a, question(earlier, self.seat))
        remark(self.console, self.words.text("undone", answer=answer))

    def log(self) -> list[Event]:
        """All that was told. Not all of it is for everybody."""
        assert self.state.log is not None
        return self.state.log

    def tell(self, since: int | None = None) -> None:
        """Tell what is new, or everything since some event, as far as the reader may know it."""
        events = [event.seen_by(self.seat) for event in self.log()[self.told if since is None else since :]]
        for line in told(self.words, events):
            self.console.print(line)
        self.told = len(self.log())

    def look(self, full: bool = False) -> None:
        """Draw what the reader may see."""
        view = self.company.game.view(self.state, self.seat)
        self.console.print()
        self.console.print(self.board.draw(view, full))
        self.console.print()

    def lying(self, what: str, id: int) -> str:
        """What the reader sees lying at a place."""
        return self.board.lying(self.company.game.view(self.state, self.seat), what, id)

    def clause(self) -> str:
        """The clause of the question that is open."""
        return question(self.state, waiting(self.state)[0]).clause

    def finish(self) -> None:
        """How it came out."""
        self.look()
        standings = self.company.game.standings(self.state)
        self.console.print(standings_table(self.words, standings))
        who = [self.words.seat(seat) for seat in winners(standings)]
        won = self.words.text("won", who=self.words.join(who), count=len(who))
        self.console.print(Text(won, "bold"))


def echoing(read: Callable[[], str], console: Console) -> Callable[[], str]:
    """What is read, written down too: no keyboard does it for us."""

    def read_aloud() -> str:
        said = read()
        console.print(Text(said))
        return said

    return read_aloud


def play(
    game: Game[Any],
    seats: int,
    bots: Sequence[Bot | None],
    lang: str,
    seed: object,
    names: Sequence[str],
    save: Save | None,
    console: Console,
    keep: str | None = None,
    options: Mapping[str, str] | None = None,
    edition: Mapping[str, object] | None = None,
    answers: Sequence[Action] = (),
    read: Callable[[], str] | None = None,
) -> int:
    """Play a game in the terminal: a bot for each seat, None where the person sits. Returns the exit code.

    `save` is given the file that the person named and all answers; `keep` is the file that the game is saved
    in at its end, or when the person leaves; `answers` continues a game; `read` stands in for the keyboard.
    Raises BadTable.
    """
    assert len(bots) == seats, "a bot or the person for each seat"
    words = Words(game, lang, names, edition)
    company = Company(game, options or {}, edition, bots)
    ear = input if read is None and sys.stdin.isatty() else echoing(read or input, console)
    dice = Dice(f"{seed}/{len(answers)}", seats)
    return Session(company, words, dice, answers, save, keep or "", console, ear).sit()

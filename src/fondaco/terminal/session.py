"""A game at the terminal: who answers next, what is told of it, and how it ends."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Any, Final

from rich.console import Console
from rich.text import Text

from fondaco.bots import adviser
from fondaco.bots.arena import consult
from fondaco.bots.bot import Bot, Sight
from fondaco.bots.dice import Dice
from fondaco.bots.follower import Follower, Followers
from fondaco.insight.hints import SaidTip, say_hint
from fondaco.kernel.action import CHANCE, NOBODY, Action, Illegal
from fondaco.kernel.frame import annotated, pick, question
from fondaco.kernel.game import tallies, winners
from fondaco.kernel.match import Match
from fondaco.kernel.prompt import Prompt
from fondaco.terminal.board import Board
from fondaco.terminal.desk import Desk, Quit, Save, Undo
from fondaco.terminal.form import MANY, Back, Form
from fondaco.terminal.marks import player, remark, standing_lines, standings_table, told
from fondaco.words import Words

HINT_SECONDS: Final = 1.5  # that a hint may take


class Session:
    """One game from where it stands to its last question, or until the person leaves."""

    def __init__(
        self,
        match: Match[Any],
        bots: Sequence[Bot | None],
        words: Words,
        dice: Dice,
        save: Save | None,
        keep: str,
        console: Console,
        read: Callable[[], str],
    ) -> None:
        self.match = match
        self.bots = bots  # one for each seat, None where the person sits; one person at most
        self.seat = bots.index(None) if None in bots else NOBODY
        self.words = words
        self.dice = dice
        self.unheard = match.n + 1 if match.n else 0  # the first answer that the person was not told of
        self.forfeited: list[int] = []  # seats of bots that have lost by a fault of their own
        self.asked = -2  # the number of answers when the person was last asked
        self.console = console
        self.board = Board(words)
        self.desk = Desk(match, words, console, read, save, keep, self)
        self.form = Form(words, console, self.desk.hear, self.lying)

    def sit(self) -> int:
        """Play until the game ends or the person leaves, then save and say goodbye. Returns the exit code."""
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
        """Ask one seat after the other until the game is over."""
        self.greet()
        self.tell()
        with Followers(self.match, self.bots, self.dice.seats) as followers:
            while seats := self.match.waiting():
                if seats[0] == self.seat != CHANCE:
                    self.turn()
                else:
                    followers.tell(seats[0])
                    self.give(self.answer_of(seats))
        self.finish()

    def greet(self) -> None:
        """Print who plays, and how to get help."""
        who = [player(self.words, seat) for seat in range(len(self.bots))]
        self.console.print(Text(f"{self.match.game.title}: ").append_text(Text(", ").join(who)))
        hint = self.words.text("hint") if self.seat >= 0 else self.words.text("spectator")
        self.console.print(Text(hint, "dim"))

    def answer_of(self, seats: list[int]) -> Action:
        """The answer of chance, or of a bot from what its seat may know."""
        seat, state = seats[0], self.match.state
        if seat == CHANCE:
            return pick(state, question(state, CHANCE), self.dice.chance)
        bot = self.bots[seat]
        assert bot is not None
        with self.thinking(seats):
            a = consult(self.match.game, state, seat, bot, self.dice)
        if isinstance(bot, Follower):
            self.tell_forfeit(bot, seat)
        return a

    def tell_forfeit(self, bot: Follower, seat: int) -> None:
        """Say once that a bot has lost the game by a fault of its own, and that another plays on for it."""
        if bot.forfeit is not None and seat not in self.forfeited:
            self.forfeited.append(seat)
            remark(self.console, self.words.text("bot-lost", who=self.words.seat(seat), why=bot.forfeit.what))

    def thinking(self, seats: list[int]) -> AbstractContextManager[object]:
        """Show what is waited for while a bot thinks, if the console is a terminal and can wipe it away."""
        if not self.console.is_terminal:
            return nullcontext()
        if len(seats) == 1:
            return self.console.status(Text(self.words.ask_of(question(self.match.state, seats[0]))))
        who = self.words.join([self.words.seat(seat) for seat in seats])
        return self.console.status(Text(self.words.text("waiting", who=who)))

    def give(self, a: Action) -> None:
        """Give an answer to the game; tell what follows unless chance is to answer first. Raises Illegal."""
        self.match.push(a)
        if self.match.waiting() != [CHANCE]:
            self.tell()

    def turn(self) -> None:
        """Ask the person once. If the answer is refused or taken back, they are asked again."""
        prompt = annotated(self.match.state, self.seat)
        if self.match.n not in (self.asked, self.asked + 1):  # somebody else has answered as well
            self.look()
        self.asked = self.match.n
        try:
            self.give(self.form.fill(prompt, lambda a: self.confirm(a, prompt)))
        except Back:
            remark(self.console, self.words.text("first-step"))
        except Undo:
            self.take_back()
        except Illegal as no:
            remark(self.console, self.words.refusal(no))

    def confirm(self, a: Action, prompt: Prompt) -> None:
        """Ask "sure?" about an answer that is sealed, hence final, or too long to remember. Raises Back."""
        if prompt.is_sealed or len(a.args) >= MANY:
            answer = self.words.say(a, prompt)
            sure = self.words.text("sure", answer=answer[:1].upper() + answer[1:])
            said = self.desk.hear(lambda: self.form.label(sure))
            if said and not self.words.text("yes").startswith(said.casefold()):
                raise Back

    def take_back(self) -> None:
        """Undo the person's last answer, or say why that cannot be."""
        why = self.match.undo_refusal(self.seat)
        if why:
            remark(self.console, self.why_not(why))
            return
        a = self.match.undo()
        self.unheard = self.match.n + 1
        answer = self.words.say(a, question(self.match.state, self.seat))
        remark(self.console, self.words.text("undone", answer=answer))

    def why_not(self, why: str) -> str:
        """The sentence for a reason not to take an answer back."""
        if why == "sealed":
            return self.words.text("undo-sealed")
        return self.words.text("undo-shown") if why == "shown" else self.words.text("undo-too-late")

    def tell(self, first: int | None = None) -> None:
        """Tell what is new, or everything from some answer on, as far as the reader may know it."""
        heard = self.match.heard(self.seat, self.unheard if first is None else first)
        for line in told(self.words, [event for _, event in heard]):
            self.console.print(line)
        self.unheard = self.match.n + 1

    def look(self, full: bool = False) -> None:
        """Print what the reader may see of the game; `full`: all of it."""
        view = self.match.view(self.seat)
        self.console.print()
        self.console.print(self.board.draw(view, full))
        stand = tallies(self.match.game, self.match.state, self.seat)
        for line in standing_lines(self.words, stand, self.match.game.clocks(self.match.state)):
            self.console.print(line)
        self.console.print()

    def lying(self, what: str, id: int) -> str:
        """What the reader sees lying at a place."""
        return self.board.lying(self.match.view(self.seat), what, id)

    def clause(self) -> str:
        """The clause of the question that is open."""
        return question(self.match.state, self.match.waiting()[0]).clause

    def hint(self) -> None:
        """Print the answers that look best from what the person knows."""
        game = self.match.game
        known = adviser(game.name, HINT_SECONDS)
        if known is None:
            remark(self.console, self.words.text("tip-none"))
            return
        with self.thinking([self.seat]):
            sight = Sight(game, self.match.state, self.seat, self.dice.hints)
            found = known.hint(sight, self.dice.hints)
        said = say_hint(found, sight.world, self.words)
        remark(self.console, said.whole)
        for tip, line in zip(found.tips, said.tips, strict=True):
            self.console.print(hint_line(line, tip.clause))

    def finish(self) -> None:
        """Print the final view, the standings and who has won."""
        self.look()
        standings = self.match.game.standings(self.match.state)
        self.console.print(standings_table(self.words, standings))
        who = [self.words.seat(seat) for seat in winners(standings)]
        won = self.words.text("won", who=self.words.join(who), count=len(who))
        self.console.print(Text(won, "bold"))


def hint_line(tip: SaidTip, clause: str) -> Text:
    """An answer with its clause, what it brings and why."""
    line = Text("  ").append(tip.answer, "bold").append(f" ({clause})", "dim")
    return line.append("".join([f" {part}" for part in (tip.brings, tip.why) if part]))


def echoing(read: Callable[[], str], console: Console) -> Callable[[], str]:
    """A reader that also prints what it reads, as a terminal does by itself."""

    def read_aloud() -> str:
        said = read()
        console.print(Text(said))
        return said

    return read_aloud


def play(
    match: Match[Any],
    bots: Sequence[Bot | None],
    lang: str,
    seed: object,
    names: Sequence[str],
    save: Save | None,
    console: Console,
    keep: str = "",
    read: Callable[[], str] | None = None,
) -> int:
    """Play a game on in the terminal: a bot for each seat, None where the person sits. Returns the exit code.

    `save` is given the file that the person named and the game; `keep` is the file that the game is saved in
    at its end, or when the person leaves; `read` stands in for the keyboard.
    """
    assert len(bots) == match.set_up.seats, "a bot or the person for each seat"
    words = Words(match.game, lang, names, match.set_up.edition)
    ear = input if read is None and sys.stdin.isatty() else echoing(read or input, console)
    dice = Dice(f"{seed}/{match.n}", len(bots))
    return Session(match, bots, words, dice, save, keep, console, ear).sit()

"""What a person may type besides an answer: help, rules, the log, the whole view, undo, save, quit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NoReturn, Protocol

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from fondaco.kernel.match import Match
from fondaco.rules import Clause, clauses
from fondaco.terminal.form import Back
from fondaco.terminal.marks import remark
from fondaco.words import Words

Save = Callable[[str, Match[Any]], None]


class Quit(Exception):
    """The person leaves the table."""


class Undo(Exception):
    """The person wants the last answer back."""


class Teller(Protocol):
    """Who shows the game that is being played to the person at the desk."""

    def tell(self, first: int | None = None) -> None: ...

    def look(self, full: bool = False) -> None: ...

    def clause(self) -> str: ...

    def hint(self) -> None: ...


class Desk:
    """Reads what the person types and carries out the commands among it."""

    def __init__(
        self,
        match: Match[Any],
        words: Words,
        console: Console,
        read: Callable[[], str],
        save: Save | None,
        keep: str,
        teller: Teller,
    ) -> None:
        self.match = match
        self.words = words
        self.console = console
        self.read = read
        self.save = save
        self.keep = keep  # the file that the game is kept in without being asked, or nothing
        self.teller = teller
        self.commands: dict[str, Callable[[str], None]] = {
            "?": self.help,
            "b": self.back,
            "h": self.hint,
            "l": self.retell,
            "q": self.quit,
            "r": self.rules,
            "s": self.store,
            "u": self.undo,
            "v": self.look,
        }

    def hear(self, show: Callable[[], None]) -> str:
        """Show what can be said and hear it; commands are carried out first. Raises Back, Undo, Quit."""
        while True:
            show()
            said = self.read().strip()
            word, _, rest = said.partition(" ")
            command = self.commands.get(word.casefold())
            if command is None:
                return said
            command(rest.strip())

    def help(self, rest: str) -> None:
        self.console.print(Padding(Text(self.words.text("help")), (1, 2)))

    def back(self, rest: str) -> NoReturn:
        raise Back

    def hint(self, rest: str) -> None:
        """Show what might be answered, and why."""
        self.teller.hint()

    def undo(self, rest: str) -> NoReturn:
        raise Undo

    def retell(self, rest: str) -> None:
        """Tell the game again from its beginning."""
        self.console.print()
        self.teller.tell(0)
        self.console.print()

    def look(self, rest: str) -> None:
        """Show the whole view."""
        self.teller.look(True)

    def rules(self, rest: str) -> None:
        """Show the clause or the section that is named, or else the clause of the question."""
        name = rest.upper() or self.teller.clause()
        full = name if name.startswith(self.match.game.prefix) else f"{self.match.game.prefix}-{name}"
        every = clauses(self.match.game, self.words.lang)
        found = [c for c in every.values() if c.id == full or c.id.startswith(f"{full}.")]
        for clause in found:
            self.show_clause(clause)
        if not found:
            remark(self.console, self.words.text("clause-unknown", clause=full))

    def show_clause(self, clause: Clause) -> None:
        heading = Text(clause.id, "bold").append(f"  {clause.section}", "not bold dim")
        self.console.print(Padding(heading.append(f"\n{clause.text}", "not bold"), (1, 2, 0, 2)))
        self.console.print()

    def store(self, rest: str) -> None:
        """Save the game in the file that is named, or else in the one that it is kept in."""
        file = rest or self.keep
        if self.save is None:
            remark(self.console, self.words.text("save-never"))
        elif not file:
            remark(self.console, self.words.text("save-where"))
        else:
            self.write(self.save, file)

    def store_kept(self) -> None:
        """Save the game when it is over or left, if there is a file to keep it in."""
        if self.save is not None and self.keep:
            self.write(self.save, self.keep)

    def write(self, save: Save, file: str) -> None:
        try:
            save(file, self.match)
        except OSError as error:
            remark(self.console, self.words.text("save-failed", file=file, why=error.strerror or str(error)))
        else:
            remark(self.console, self.words.text("saved", file=file))

    def quit(self, rest: str) -> NoReturn:
        """Leave, and save first if the person names a file."""
        if self.save is not None and not self.keep:
            self.console.print(Text(f"{self.words.text('save-first')} › ", "bold"), end="")
            file = self.read().strip()
            if file:
                self.write(self.save, file)
        raise Quit

"""The tools by which a language model plays, as a server of the Model Context Protocol."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from fondaco import __version__
from fondaco.bots import bots_for
from fondaco.games import ALL_GAMES, GAMES
from fondaco.kernel.game import BadTable, Game
from fondaco.mcp.table import ModelTable
from fondaco.mcp.text import MAX_RULES_CHARS, clause_text, paged

INSTRUCTIONS = """Play a merchant game against bots. Begin one with begin_game. Then, until the game is over:
read the question, look at the board if you need to, weigh an answer if you are unsure whether it is legal,
and give it with answer, which tells what happened and asks the next question. Things have numbers; the
question names them. Every question, refusal and event cites a clause of the rules: rules tells its text."""

Parts = dict[str, int | list[int]]
T = TypeVar("T")


class ModelSession:
    """The one game that a client plays at a time. Calls that come at once wait for each other."""

    def __init__(self) -> None:
        self.table: ModelTable | None = None
        self.lock = Lock()

    def begin_game(
        self,
        game: str,
        seats: int = 0,
        level: str = "normal",
        seed: str | int = "1",
        options: dict[str, str] | None = None,
    ) -> str:
        """Begin a game against bots; you have seat 0. An unfinished game is given up.

        seats: how many play, you included (0: the fewest). level: how strong the bots are. seed: the same
        seed deals the same game. games() lists what there is.
        """
        with self.lock:
            try:
                self.table = ModelTable(game, seats, level, str(seed), options or {})
            except BadTable as no:
                raise ToolError(str(no)) from None
            return f"{self.table.introduction()}\n\n{self.table.news()}\n\n{self.table.question()}"

    def games(self) -> str:
        """List the games with their numbers of seats, levels of bots and options."""
        return "\n".join([game_line(name) for name in GAMES])

    def look(self, page: int = 1, is_full: bool = False) -> str:
        """Look at the board as your seat may see it. is_full adds what mostly stands elsewhere already."""
        return self.at_table(lambda table: table.look(page, is_full))

    def question(self, page: int = 1) -> str:
        """What you are asked, what you may answer with which bounds and clauses, and some legal answers."""
        return self.at_table(lambda table: table.question(page))

    def weigh(self, verb: str, parts: Parts | None = None) -> str:
        """Propose an answer without giving it: would it be taken, what does it cost, or why not?"""
        return self.at_table(lambda table: table.weigh(verb, parts or {}))

    def answer(self, verb: str, parts: Parts | None = None) -> str:
        """Answer the question: a verb and its parts by name, as in {"field": 3, "tokens": [0, 1, 0, 0]}.

        It is binding. What happened since and the next question come back. A refused answer changes nothing.
        """
        return self.at_table(lambda table: table.answer(verb, parts or {}))

    def standings(self) -> str:
        """How everybody stands as far as you may know; at the end, the final reckoning line by line."""
        return self.at_table(lambda table: table.standings())

    def history(self, page: int = 1) -> str:
        """All that you were told in this game, the latest first."""
        return self.at_table(lambda table: table.history(page))

    def rules(self, clause: str, game: str = "", page: int = 1) -> str:
        """The words of a clause ("DOGE-5.3" or "5.3") or of a section ("5") of the rules.

        game: whose rules; without it, those of the game that you play.
        """
        of = self.game_meant(game)
        found = clause_text(of, clause)
        if not found:
            raise ToolError(f"{of.title} has no clause {clause!r}")
        return paged(found, page, MAX_RULES_CHARS)

    def game_meant(self, name: str) -> Game[Any]:
        """The game of this name; without one, the game that is played. Raises ToolError."""
        if name in ALL_GAMES:
            return ALL_GAMES[name]
        if name:
            raise ToolError(f"no game is called {name!r}; there is {', '.join(ALL_GAMES)}")
        if self.table is None:
            raise ToolError(f"name a game: {', '.join(GAMES)}")
        return self.table.game

    def at_table(self, ask: Callable[[ModelTable], T]) -> T:
        """What the game says, one question at a time. Raises ToolError before the first game."""
        with self.lock:
            if self.table is None:
                raise ToolError("no game has begun: begin_game begins one")
            return ask(self.table)


def game_line(name: str) -> str:
    """A game and what can be chosen for it."""
    game = GAMES[name]
    options = "; ".join([f"{option.name}: {' or '.join(option.values)}" for option in game.options])
    seats, levels = " or ".join(map(str, game.seats)), ", ".join(bots_for(name))
    return f"{name} ({game.title}): {seats} seats; levels {levels}; options {options or 'none'}"


def make_server() -> MCPServer:
    """A server for one client, with a session of its own."""
    session = ModelSession()
    server = MCPServer("fondaco", instructions=INSTRUCTIONS, version=__version__, log_level="WARNING")
    for tool in (
        session.games,
        session.begin_game,
        session.look,
        session.question,
        session.rules,
        session.weigh,
        session.answer,
        session.standings,
        session.history,
    ):
        server.add_tool(tool, structured_output=False)
    return server

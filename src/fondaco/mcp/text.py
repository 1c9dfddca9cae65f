"""What a seat may see and is asked, as text that is short enough for the context of a language model."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.bots.bot import Listed, Sight
from fondaco.bots.named import answer_parts
from fondaco.kernel.action import Action, Event, Illegal
from fondaco.kernel.fields import Amount, Bundle, Field, One, Some
from fondaco.kernel.game import Game, Standing, places
from fondaco.kernel.prompt import Move
from fondaco.rules import clauses_named
from fondaco.terminal.board import Board
from fondaco.terminal.marks import told
from fondaco.words import Words

LANGUAGE: Final = "en"
# A view and a question together stay below 6,000 characters, whatever the position.
MAX_VIEW_CHARS: Final = 3_400
MAX_QUESTION_CHARS: Final = 2_500
MAX_NEWS_CHARS: Final = 2_000
MAX_RULES_CHARS: Final = 4_000
MAX_LISTED_CHARS: Final = 900  # of a question, for examples of legal answers
MAX_SPREAD_LINES: Final = 20
FOOTER_CHARS: Final = 60  # for the line that says which page this is


def paged(text: str, page: int, most: int) -> str:
    """One page of a text, cut between lines; its last line says if there are others."""
    pages = [""]
    for line in pieces(text, most - FOOTER_CHARS):
        if pages[-1] and len(pages[-1]) + len(line) + 1 > most - FOOTER_CHARS:
            pages.append("")
        pages[-1] += f"\n{line}" if pages[-1] else line
    if len(pages) == 1:
        return text
    at = min(max(page, 1), len(pages))
    return f"{pages[at - 1]}\n[page {at} of {len(pages)}; page={at % len(pages) + 1} shows another]"


def pieces(text: str, most: int) -> list[str]:
    """The lines of a text; one that is longer than a page is cut into several."""
    lines = text.split("\n")
    return [line[at : at + most] for line in lines for at in range(0, max(1, len(line)), most)]


def view_text(words: Words, sight: Sight[Any], is_full: bool) -> str:
    """What a seat may see: a line for each fact, and for each row of a table."""
    view, board = sight.view, Board(words)
    return "\n".join([line for drawn in board.draw(view, is_full).renderables for line in lines_of(drawn)])


def lines_of(drawn: RenderableType) -> list[str]:
    """Something drawn for the terminal, without the room that it takes there."""
    if isinstance(drawn, Table):
        return table_lines(drawn)
    if isinstance(drawn, Columns):
        return ["  " + "; ".join([plain(item) for item in drawn.renderables])]
    return [plain(drawn)]


def table_lines(table: Table) -> list[str]:
    """A line for each row: its label, then each heading with its cell; empty cells are left out."""
    headings = [plain(column.header) for column in table.columns]
    rows = zip(*[[plain(cell) for cell in column.cells] for column in table.columns], strict=True)
    return [
        f"{headings[0]} {row[0]}: {row_text(headings[1:], row[1:])}".strip() for row in rows if any(row[1:])
    ]


def row_text(headings: Sequence[str], cells: Sequence[str]) -> str:
    return "; ".join([f"{heading} {cell}" for heading, cell in zip(headings, cells, strict=True) if cell])


def plain(drawn: RenderableType) -> str:
    assert isinstance(drawn, str | Text)
    text = drawn if isinstance(drawn, str) else drawn.plain
    return ", ".join(text.strip().split("\n"))


class QuestionText:
    """Writes what a seat is asked, what it may answer, and under which clauses."""

    def __init__(self, words: Words, sight: Sight[Any]) -> None:
        self.words = words
        self.board = Board(words)
        self.view = sight.view
        self.game = sight.game
        self.prompt = sight.annotated_prompt

    def write(self, listed: Listed) -> str:
        """The whole question, and some legal answers to it."""
        prompt = self.prompt
        lines = [f"Question “{prompt.text}” ({prompt.clause}): {self.words.ask(prompt)}"]
        if prompt.is_sealed:
            lines.append("All answer in secret; your answer is final.")
        lines.append("Possible answers, each a verb with its parts:")
        lines += [line for move in prompt.moves for line in self.move_lines(move)]
        if prompt.bars:
            lines.append("Shut: " + ", ".join([f"{bar.verb} ({bar.clause})" for bar in prompt.bars]))
        return "\n".join([*lines, *listed_lines(self.game, listed)])

    def move_lines(self, move: Move) -> list[str]:
        head = f"- {move.verb} ({move.clause}): {self.words.verb(move.verb)}"
        return [head, *[f"    {field.name}: {self.field_text(field)}" for field in move.fields]]

    def field_text(self, field: Field) -> str:
        """What a part may be, with the clause that bounds it."""
        clause = f" ({field.clause})" if field.clause else ""
        if isinstance(field, One):
            return f"one of {self.options_text(field.what, field.options, field.costs)}{clause}"
        if isinstance(field, Some):
            chosen = self.options_text(field.what, field.options, None)
            return f"a rising list of {field.low} to {field.high} of {chosen}{clause}"
        if isinstance(field, Amount):
            by = f" in steps of {field.step}" if field.step > 1 else ""
            return f"a number from {field.low} to {field.high}{by}{clause}"
        assert isinstance(field, Bundle)
        return f"{self.bundle_text(field)}{clause}"

    def options_text(self, what: str, options: Sequence[int], costs: Sequence[int] | None) -> str:
        """Each option by number and name, with its cost where there is one; mere numbers as ranges."""
        if not self.words.is_thing(what):
            return ranges(options)
        prices = [f" (costs {cost})" for cost in costs] if costs else [""] * len(options)
        named = zip(options, [self.name_of(what, option) for option in options], prices, strict=True)
        return ", ".join([f"{option} = {name}{price}" for option, name, price in named]) or "nothing"

    def name_of(self, what: str, id: int) -> str:
        """A thing by name; of a place in a row, what lies there."""
        return self.board.lying(self.view, what, id) or self.words.thing(what, id)

    def bundle_text(self, field: Bundle) -> str:
        """A list of counts: how many kinds there are, and which of them may be more than nought."""
        limits = [(kind, limit) for kind, limit in enumerate(field.limits) if limit]
        kinds = [f"[{kind}] {self.words.thing(field.what, kind)} ≤ {limit}" for kind, limit in limits]
        total = f"{field.low} to {field.high} in all"
        return f"a list of {len(field.limits)} counts, {total}: {', '.join(kinds) or 'all 0'}"


def ranges(numbers: Sequence[int]) -> str:
    """Numbers, with those that follow each other joined: `1-4, 7`."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][1] + 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    return (
        ", ".join([str(first) if first == last else f"{first}-{last}" for first, last in runs]) or "nothing"
    )


def listed_lines(game: Game[Any], listed: Listed) -> list[str]:
    """As many legal answers as there is room for, of every verb and spread over all of them."""
    lines = [answer_text(game, a) for a in listed.answers]
    if sum([len(line) + 1 for line in lines]) <= MAX_LISTED_CHARS:
        return ["Legal answers (all):" if listed.is_whole else "Legal answers (examples):", *lines]
    first = {a.verb: line for a, line in zip(reversed(listed.answers), reversed(lines))}
    spread = lines[:: len(lines) // MAX_SPREAD_LINES + 1]
    shown: list[str] = []
    for line in dict.fromkeys([*sorted(first.values(), key=len), *spread]):
        if sum([len(each) + 1 for each in shown]) + len(line) <= MAX_LISTED_CHARS:
            shown.append(line)
    return [f"Legal answers ({len(shown)} of {len(lines) if listed.is_whole else 'many'}):", *shown]


def answer_text(game: Game[Any], a: Action) -> str:
    """An answer as the tools take it."""
    parts = answer_parts(game, a)
    return f"{a.verb} {json.dumps(parts, separators=(',', ':'))}" if parts else a.verb


def news_text(words: Words, events: Iterable[Event]) -> str:
    """What happened, a sentence with its clause in each line."""
    return "\n".join([line.plain.strip() for line in told(words, list(events))])


def clause_text(game: Game[Any], name: str) -> str:
    """A clause, or all clauses of a section; empty if there is none of that name."""
    found = clauses_named(game, LANGUAGE, name)
    return "\n".join([f"{clause.id} ({clause.section}): {clause.text}" for clause in found])


def refusal_text(game: Game[Any], words: Words, no: Illegal) -> str:
    """Why an answer is refused, and the words of the clause."""
    return f"Refused: {words.refusal(no)}\n{clause_text(game, no.clause)}\nNothing has changed."


def standings_text(words: Words, standings: list[Standing]) -> str:
    """How a game came out: each place with its reckoning, every line with its clause."""
    rows = sorted(zip(places(standings), range(len(standings)), standings))
    lines = []
    for place, seat, standing in rows:
        reckoning = "; ".join([f"{words.line(line)} ({line.clause})" for line in standing.lines])
        lines.append(f"{place}. {words.seat(seat)}: {reckoning}")
    return "\n".join(["The game is over.", *lines])

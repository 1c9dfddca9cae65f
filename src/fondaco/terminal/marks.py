"""How players are drawn: each with a shape besides the colour, so that colour is never the only sign."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from fondaco.kernel.action import Event
from fondaco.kernel.game import Clock, Line, Standing, Tally, places
from fondaco.words import Words

MARKS: Final = (("●", "#0072b2"), ("▲", "#d55e00"), ("■", "#009e73"), ("◆", "#e69f00"), ("★", "#b5679f"))


def mark(seat: int) -> Text:
    """The piece of a seat."""
    shape, colour = MARKS[seat]
    return Text(shape, colour)


def colour(seat: int) -> str:
    return MARKS[seat][1]


def player(words: Words, seat: int) -> Text:
    """A seat's piece and name; just the word for it where it is nobody's."""
    name = words.seat(seat)
    return mark(seat) + Text(f" {name}") if seat >= 0 else Text(name)


def sentence(words: Words, text: str, clause: str) -> Text:
    """A sentence with the players in their colours and, dim, the clause it rests on."""
    line = Text(text)
    for seat, name in enumerate(words.names):
        line.highlight_regex(rf"\b{re.escape(name)}\b", f"bold {colour(seat)}")
    return line.append(f"  {clause}", "dim")


def remark(console: Console, text: str) -> None:
    """Say something that is no part of the game: a refusal, an answer to a command."""
    console.print(Text(text, "yellow"))


def told(words: Words, events: Sequence[Event]) -> list[Text]:
    """What happened, line by line; more of the same goes on in its line, where there are words for that."""
    heads: list[Event] = []
    texts: list[str] = []
    for event in events:
        more = words.more(event) if heads and heads[-1].kind == event.kind else ""
        if more:
            texts[-1] += more
        else:
            heads.append(event)
            texts.append(words.tell(event))
    return [set_in(words, event, text) for event, text in zip(heads, texts, strict=True)]


def set_in(words: Words, event: Event, text: str) -> Text:
    """What somebody did is set in under what happened to all, with their mark."""
    line = sentence(words, text, event.clause)
    specs, seat = words.glossary.events[event.kind], event.args[0] if event.args else None
    if not specs or not specs[0].endswith(":seat") or not isinstance(seat, int):
        return line
    return Text("  ").append_text(mark(seat)).append(" ").append_text(line)


def standings_table(words: Words, standings: list[Standing]) -> Table:
    """Who came in which place, and why, line by line."""
    drawn = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    place = places(standings)
    for seat in sorted(range(len(standings)), key=place.__getitem__):
        lines = Text("\n").join([reckoned(words, line) for line in standings[seat].lines])
        drawn.add_row(words.text("place", place=place[seat]), player(words, seat), lines)
    return drawn


def standing_lines(words: Words, tallies: Sequence[Tally], clocks: Sequence[Clock]) -> list[Text]:
    """How far the game has come, who stands how, and a warning for each sign that the end is near."""
    course = Text("   ").join([Text(words.clock(clock), "dim") for clock in clocks])
    numbers = [counted(words, seat, tally) for seat, tally in enumerate(tallies)]
    warnings = [sentence(words, words.warning(clock), clock.clause) for clock in clocks if clock.is_near]
    return [course, Text("   ").join(numbers), *warnings]


def counted(words: Words, seat: int, tally: Tally) -> Text:
    """A player's number; a plus sign where more is hidden."""
    if tally.value is None:
        return player(words, seat).append(f" {words.text('unknown')}")
    more = "" if tally.is_whole else "+"
    colour = "red" if tally.is_bad else "bold"
    number = player(words, seat).append(f" {tally.value}{more}", colour)
    return number.append(f" {words.unit(tally.value)}", "dim")


def reckoned(words: Words, line: Line) -> Text:
    return Text(words.line(line)).append(f"  {line.clause}", "dim")

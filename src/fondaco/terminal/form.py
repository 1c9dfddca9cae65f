"""An answer, filled in field by field by a person who types."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Final

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from fondaco.kernel.action import Action, Arg, Illegal
from fondaco.kernel.fields import Amount, Bundle, Field, One, Some
from fondaco.kernel.prompt import Move, Prompt
from fondaco.terminal.board import TINY
from fondaco.terminal.marks import remark, sentence
from fondaco.words import Words

FEW: Final = 12  # pieces that can be shown one by one
MANY: Final = 4  # parts of an answer that is long: Enter leaves one out, and all is read back in the end

Hear = Callable[[Callable[[], None]], str]
Lying = Callable[[str, int], str]


def nothing(_what: str, _id: int) -> str:
    """There are no places at which anything lies."""
    return ""


class Back(Exception):
    """The person wants to go one step back."""


class Form:
    """Asks for the parts of an answer. `hear` shows what can be said, obeys commands, returns the rest;
    `lying` names what lies at a place that is chosen."""

    def __init__(self, words: Words, console: Console, hear: Hear, lying: Lying = nothing) -> None:
        self.words = words
        self.console = console
        self.hear = hear
        self.lying = lying

    def fill(self, prompt: Prompt, confirm: Callable[[Action], None]) -> Action:
        """An answer that every field admits. Raises Back if the person goes back beyond the first step."""
        is_alone = len(prompt.moves) == 1
        if is_alone:
            self.show_question(prompt)
        while True:
            move = self.choose(prompt)
            try:
                return self.complete(prompt.seat, move, confirm)
            except Back:
                if is_alone:
                    raise

    def show_question(self, prompt: Prompt) -> None:
        """The question in one sentence, and what one might look for but cannot do now."""
        question = sentence(self.words, self.words.ask(prompt), prompt.clause)
        self.console.print(Text("» ", "bold").append_text(question))
        for bar in prompt.bars:
            shut = self.words.text("shut", move=self.words.verb(bar.verb), clause=bar.clause)
            self.console.print(Text(f"  – {shut}", "dim"))

    def choose(self, prompt: Prompt) -> Move:
        """One of the moves: a number, or just a key if there is nothing to choose."""
        moves = prompt.moves
        if len(moves) == 1:
            if not moves[0].fields:
                press = self.words.text("press-enter", move=self.words.verb(moves[0].verb))
                self.hear(lambda: self.label(press))
            return moves[0]
        said = ""
        while True:
            said = self.hear(partial(self.show_moves, prompt, said))
            if said.isdecimal() and 1 <= int(said) <= len(moves):
                return moves[int(said) - 1]
            self.puzzled(said)

    def show_moves(self, prompt: Prompt, typo: str) -> None:
        """The question and its moves; after a typo they are still in sight."""
        if not typo:
            self.list_moves(prompt)
        self.label(self.words.text("your-move"))

    def list_moves(self, prompt: Prompt) -> None:
        self.show_question(prompt)
        for number, move in enumerate(prompt.moves, 1):
            line = Text(f"  {number}  ", "bold").append(self.words.verb(move.verb), "not bold")
            self.console.print(line.append(f"  {move.clause}", "dim not bold"))

    def complete(self, seat: int, move: Move, confirm: Callable[[Action], None]) -> Action:
        """A value for each field, step by step; `confirm` is the last step. Any step may lead back."""
        values: list[Arg] = []
        while True:
            a = Action(seat, move.verb, tuple(values))
            try:
                if len(values) == len(move.fields):
                    confirm(a)
                    return a
                values.append(self.field(narrowed(move, values), move))
            except Back:
                forget(values, move)

    def field(self, field: Field, move: Move) -> Arg:
        """A value for one field: the only one, or one that is asked for and not refused."""
        if field.size() == 1:
            return field.sample(Random(0))  # there is only this one to find
        can_skip = isinstance(field, Amount) and field.low == 0 and len(move.fields) >= MANY
        said = ""
        while True:
            said = self.hear(partial(self.show_field, field, can_skip, said))
            value = self.read(field, said or ("0" if can_skip else ""))
            if value is None:
                self.puzzled(said)
            elif field.admits(value):
                return value
            else:
                remark(self.console, self.words.refusal(refusal(field, move, value)))

    def show_field(self, field: Field, can_skip: bool, typo: str) -> None:
        """What there is to choose from, and what may be typed; after a typo only that."""
        if not typo:
            self.list_things(field)
        self.label(self.amount_of(field) if can_skip and isinstance(field, Amount) else self.range_of(field))

    def list_things(self, field: Field) -> None:
        """The things by their numbers, or how many there are of each kind."""
        match field:
            case One() | Some():
                things = [self.numbered(field, at) for at in range(len(field.options))]
                self.console.print(Columns(things, padding=(0, 2)))
            case Bundle():
                self.console.print(Text(f"  {self.stock(field)}"))

    def numbered(self, field: One | Some, at: int) -> Text:
        name, number = self.words.thing(field.what, field.options[at]), self.numbers(field)[at]
        thing = self.lying(field.what, field.options[at]) or name
        if isinstance(field, One) and field.costs and field.costs[at]:
            thing = self.words.text("cost", thing=thing, cost=field.costs[at])
        return Text(f"  {number}  ", "bold").append(thing if thing != number else "", "not bold")

    def numbers(self, field: One | Some) -> list[str]:
        """What to type for each option: its name if that is a number, otherwise its number in the list."""
        names = [self.words.thing(field.what, id) for id in field.options]
        are_numbers = all(name.isdecimal() for name in names)
        return names if are_numbers else [str(at) for at in range(1, len(names) + 1)]

    def stock(self, field: Bundle) -> str:
        """What there is: a few pieces with tiny names one by one, others by their kinds."""
        kinds = [(self.priced(field, kind), n) for kind, n in enumerate(field.limits) if n]
        if sum(field.limits) <= FEW and all(len(name) <= TINY for name, _ in kinds):
            return self.words.commas(name for name, n in kinds for _ in range(n))
        return self.words.commas(self.words.text("stock", what=name, n=n) for name, n in kinds)

    def priced(self, field: Bundle, kind: int) -> str:
        """A kind by its short name, with what a piece of it costs."""
        name = self.words.short(field.what, kind)
        return self.words.text("cost", thing=name, cost=field.costs[kind]) if field.costs else name

    def example(self, field: Bundle) -> str:
        """A bundle as it would be typed: some of the kinds there are."""
        kinds = [self.words.short(field.what, kind) for kind, n in enumerate(field.limits) if n]
        return " ".join(kinds[-min(2, field.high) :])

    def some_of(self, field: Some, count: int) -> str:
        """So many of a list as they would be typed: its last and some of its first; in a row, neighbours."""
        numbers = self.numbers(field)
        if field.gaps is not None:
            return " ".join(numbers[:count])
        return " ".join([*numbers[: count - 1], numbers[-1]])

    def amount_of(self, field: Amount) -> str:
        """The same for an amount that Enter leaves out."""
        label = self.words.label(field.name)
        return self.words.text("pick-amount", label=label, high=field.high, step=field.step)

    def range_of(self, field: Field) -> str:
        """The field's name and what may be typed."""
        label = self.words.label(field.name)
        match field:
            case One():
                numbers = self.numbers(field)
                return self.words.text("pick-number", label=label, low=numbers[0], high=numbers[-1])
            case Amount() if field.step > 1:
                return self.words.text(
                    "pick-step", label=label, low=field.low, high=field.high, step=field.step
                )
            case Amount():
                return self.words.text("pick-number", label=label, low=field.low, high=field.high)
            case Some() if field.low == field.high:
                such = self.some_of(field, field.low)
                return self.words.text("pick-exactly", label=label, count=field.low, such=such)
            case Some():
                such = self.some_of(field, min(2, field.high))
                return self.words.text("pick-some", label=label, low=field.low, high=field.high, such=such)
            case Bundle():
                such = self.example(field)
                return self.words.text("pick-bundle", label=label, low=field.low, high=field.high, such=such)
        raise AssertionError(f"no way to ask for a {type(field).__name__}")

    def read(self, field: Field, said: str) -> Arg | None:
        """The value that was typed, admitted or not. None: it makes no sense."""
        match field:
            case Amount():
                return int(said) if said.isdecimal() else None
            case One():
                return self.option(field, said)
            case Some():
                found = [self.option(field, word) for word in said.replace(",", " ").split()]
                return None if None in found else tuple(sorted({x for x in found if x is not None}))
            case Bundle():
                return self.bundle(field, said)
        return None

    def option(self, field: One | Some, said: str) -> int | None:
        """A thing by its number, or by the start of its name."""
        numbers = self.numbers(field)
        if said.isdecimal():
            return field.options[numbers.index(said)] if said in numbers else None
        return self.named(field.what, said)

    def named(self, what: str, said: str) -> int | None:
        """The one thing of its kind whose name, the short one first, is or else begins like that."""
        count = len(self.words.names) if what == "seat" else len(self.words.glossary.things.get(what, ()))
        for name_of in (self.words.short, self.words.thing):
            names = [name_of(what, id).casefold() for id in range(count)]
            if said.casefold() in names:
                return names.index(said.casefold())
            found = [id for id, name in enumerate(names) if said and name.startswith(said.casefold())]
            if len(found) == 1:
                return found[0]
        return None

    def bundle(self, field: Bundle, said: str) -> Arg | None:
        """`3 3 0` or `3=2 0`: so many of each kind. Nothing is an answer only where none are needed."""
        counts = [0] * len(field.limits)
        for word in said.replace(",", " ").split():
            name, _, count = word.partition("=")
            kind = self.named(field.what, name)
            if kind is None or not (count or "1").isdecimal():
                return None
            counts[kind] += int(count or "1")
        return tuple(counts) if said or field.low == 0 else None

    def label(self, text: str) -> None:
        self.console.print(Text(f"{text} › ", "bold"), end="")

    def puzzled(self, said: str) -> None:
        """Say that an input makes no sense; an empty one is just asked for again."""
        if said:
            remark(self.console, self.words.text("puzzled", said=said))


def narrowed(move: Move, values: list[Arg]) -> Field:
    """The next field, left with what goes with the values chosen before it."""
    field = move.fields[len(values)]
    if not isinstance(field, One) or field.given is None:
        return field
    names = [one.name for one in move.fields]
    chosen = values[names.index(field.given.field)]
    assert isinstance(chosen, int), "options go with one thing"
    at = [i for i, option in enumerate(field.options) if option in field.given.options.get(chosen, [])]
    if not at:
        return field  # whatever is chosen, the rules say why it does not go with the rest
    costs = [field.costs[i] for i in at] if field.costs else None
    left = One(field.name, field.what, [field.options[i] for i in at], field.clause, None, costs)
    left.missing = field.missing
    return left


def refusal(field: Field, move: Move, value: Arg) -> Illegal:
    """Why a field does not admit a value: what the question says of it, or the field's clause."""
    option = -1 if isinstance(field, Amount) else value
    for missing in field.missing:
        if missing.option == option:
            name = "" if missing.reason else field.name
            return Illegal(missing.reason or "field", missing.clause, name, missing.details)
    return Illegal("field", field.clause or move.clause, field.name)


def forget(values: list[Arg], move: Move) -> None:
    """Drop the last value that was chosen, and what followed without choice. Raises Back if none was."""
    while values and narrowed(move, values[:-1]).size() == 1:
        values.pop()
    if not values:
        raise Back
    values.pop()

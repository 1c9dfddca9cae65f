"""Sentences for what is told, asked, answered, refused and seen, out of Fluent files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from fondaco.kernel.action import Action, Event, Illegal
from fondaco.kernel.fields import Bundle, Field, Some
from fondaco.kernel.game import Clock, Game, Line
from fondaco.kernel.prompt import Move, Prompt

LANGUAGES: Final = ("en", "de")
COUNTED: Final = "counted"  # the form of a thing that is said with its `$count`
EFFECT: Final = "effect"  # the attribute of a thing that says what it does

BY_CLAUSE: Final = ("verb", "field", "rule")  # refusals that only their clause explains

HYPHEN: Final = re.compile(r"(?<!\w)-(?=\d)")  # that a program writes before a negative number
MINUS: Final = "\N{MINUS SIGN}"

Variables = dict[str, str | int]


class Wordless(KeyError):
    """A sentence, a form of it or something it speaks of is missing from a language file."""


def source(package: str, name: str) -> str:
    """The text of a file that lies in a package."""
    return files(package).joinpath(name).read_text(encoding="utf-8")


@cache
def bundle(game: str, lang: str) -> FluentBundle:
    """All words of a game in a language: those that every game shares and its own."""
    both = FluentBundle([lang], use_isolating=False)
    both.add_resource(FluentResource(source("fondaco.words", f"common.{lang}.ftl")))
    both.add_resource(FluentResource(source(f"fondaco.games.{game}", f"words.{lang}.ftl")))
    return both


class Words:
    """What a reader of one language is told of one game. `names` are the players' by seat."""

    def __init__(
        self,
        game: Game[Any],
        lang: str,
        names: Sequence[str] = (),
        edition: Mapping[str, object] | None = None,
    ) -> None:
        self.glossary = game.glossary(edition)
        self.lang = lang
        self.names = list(names)
        self.bundle = bundle(game.name, lang)

    def tell(self, event: Event) -> str:
        """What happened; the message's `.hidden` if some of it is blanked for the reader."""
        specs = self.glossary.events[event.kind]
        hidden = "hidden" if None in event.args else ""
        return self.format(f"event-{event.kind}", hidden, self.variables(specs, event.args))

    def more(self, event: Event) -> str:
        """The same once more, to follow what was just told: the message's `.more`; nothing if it has none."""
        if None in event.args or "more" not in self.bundle.get_message(f"event-{event.kind}").attributes:
            return ""
        variables = self.variables(self.glossary.events[event.kind], event.args)
        return self.format(f"event-{event.kind}", "more", variables)

    def ask(self, prompt: Prompt) -> str:
        """What you are asked."""
        return self.format(f"ask-{prompt.text}", "", self.about(prompt))

    def ask_of(self, prompt: Prompt) -> str:
        """What somebody else is asked."""
        return self.format(f"asked-{prompt.text}", "", {"who": self.seat(prompt.seat), **self.about(prompt)})

    def verb(self, verb: str) -> str:
        """A move as the label of a button."""
        return self.format(f"verb-{verb}")

    def say(self, action: Action, prompt: Prompt) -> str:
        """An answer to a question, in words."""
        move = prompt.move(action.verb)
        assert move is not None, f"{action.verb!r} answers no such question"
        specs = [f"{field.name}:{what_of(field)}" for field in move.fields]
        form = "say" if specs else ""
        return self.format(
            f"verb-{action.verb}", form, {**self.variables(specs, action.args), **costs(move, action)}
        )

    def label(self, field: str) -> str:
        """The name of one of a move's fields."""
        return self.format(f"arg-{field}")

    def refusal(self, no: Illegal) -> str:
        """Why an answer is refused, and under which clause."""
        return self.text("refused", why=self.why(no), clause=no.clause)

    def why(self, no: Illegal) -> str:
        """Why an answer is refused: for a reason of the game's own, else by the clause that refuses it."""
        if no.reason in BY_CLAUSE and self.bundle.has_message(sentence := no_by(no.clause)):
            said = self.bundle.get_message(sentence).attributes
            return self.format(sentence, no.field if no.field in said else "")
        field = self.label(no.field) if no.field else ""
        details = self.variables(self.glossary.refusals.get(no.reason, ()), no.details)
        return self.format(f"no-{no.reason}", "", {"field": field, **details})

    def phrase(self, name: str, args: Sequence[int]) -> str:
        """What people say to each other: in the game's words, or in those of every table."""
        return self.format(f"phrase-{name}", "", self.variables(self.glossary.phrases.get(name, ()), args))

    def line(self, line: Line) -> str:
        """One line of the reckoning."""
        return self.format(f"line-{line.kind}", "", {"value": line.value})

    def line_name(self, kind: str) -> str:
        """The short name of a line of the reckoning: the heading of a row."""
        return self.format(f"line-{kind}", "name")

    def unit(self, value: int) -> str:
        """What the headline number of a player counts."""
        return self.format("tally", "", {"value": value})

    def points(self, value: int) -> str:
        """What so much more or less of that number is called, where the headline says more than that."""
        said = self.bundle.get_message("tally").attributes
        return self.format("tally", "points" if "points" in said else "", {"value": value})

    def clock(self, clock: Clock) -> str:
        """How far the game has come, in short."""
        return self.format(f"clock-{clock.kind}", "", {"value": clock.value, "goal": clock.goal})

    def warning(self, clock: Clock) -> str:
        """That the end is near, in a sentence."""
        return self.format(f"clock-{clock.kind}", "near", {"value": clock.value, "goal": clock.goal})

    def feature(self, name: str, is_more: bool) -> str:
        """That somebody has more, or less, of something that tells how they stand."""
        return self.format(f"feature-{name}", "more" if is_more else "less")

    def coin(self, value: int) -> str:
        """A sum of money, or what something is worth in it."""
        return self.format("coin", "", {"value": value})

    def statistic(self, name: str) -> str:
        """What was counted during a game."""
        return self.format(f"statistic-{name}")

    def view_label(self, key: str) -> str:
        """The heading of something that can be seen: `players.houses`."""
        return self.format(f"view-{key.replace('.', '-')}")

    def option(self, option: str, value: str = "") -> str:
        """What a table may choose before the game, or one of its values."""
        return self.format(f"option-{option}-{value}" if value else f"option-{option}")

    def option_hint(self, option: str, value: str) -> str:
        """What choosing a value means."""
        return self.format(f"option-{option}-{value}", "hint")

    def text(self, message: str, **variables: str | int) -> str:
        """A sentence that every game shares."""
        return self.format(message, "", variables)

    def seat(self, seat: int) -> str:
        """The name of who sits there, or the number of the seat."""
        if seat < 0:
            return self.text("nobody")
        return self.names[seat] if seat < len(self.names) else self.text("seat", number=seat + 1)

    def thing(self, what: str, id: int | None, form: str = "") -> str:
        """A thing, a player or a number by name. `form` is one of the thing's attributes."""
        if id is None:
            return self.text("unknown")
        if what == "seat":
            return self.seat(id)
        if what not in self.glossary.things:
            return str(id)
        if id < 0:
            return self.text("none")
        message, numbers = self.message(what, id)
        return self.format(message, form, numbers)

    def effect(self, what: str, id: int) -> str:
        """What a thing is good for, in a sentence: its own, or that of its kind; nothing if there is none."""
        if EFFECT in self.attributes(what, id):
            return self.thing(what, id, EFFECT)
        kind = f"effect-{what}"
        return self.format(kind) if self.bundle.has_message(kind) else ""

    def short(self, what: str, id: int) -> str:
        """A thing by the name that a table has room for: its `.short`, if it has one."""
        return self.thing(what, id, "short" if "short" in self.forms(what, id) else "")

    def value(self, what: str, value: object) -> str:
        """Anything that the glossary's little language describes, as one line."""
        element, slash, index = what.rpartition("/")
        if not isinstance(value, Sequence):
            return self.thing(what, value if isinstance(value, int) else None)
        if slash:
            pairs = [(self.thing(self.index(index), at), x) for at, x in enumerate(value)]
            return self.commas(self.text("pair", key=key, value=self.value(element, x)) for key, x in pairs)
        if what.endswith("*"):
            return self.bundle_of(what[:-1], value)
        return self.commas(self.thing(what.removesuffix("[]"), x) for x in value)

    def bundle_of(self, what: str, counts: Sequence[int]) -> str:
        """So many of each kind: counted, `2 red, 1 blue`, where there is a form for that, or `0, 3, 3`."""
        return self.commas(self.counted(what, counts, COUNTED))

    def counted(self, what: str, counts: Sequence[int], form: str) -> list[str]:
        """The items of a bundle, each kind counted in that form, if it has it."""
        return [x for kind, n in enumerate(counts) for x in self.pieces(what, kind, n, form)]

    def pieces(self, what: str, kind: int, count: int, form: str) -> list[str]:
        if count == 0 or form not in self.forms(what, kind):
            return [self.thing(what, kind)] * count
        message, numbers = self.message(what, kind)
        return [self.format(message, form, {**numbers, "count": count})]

    def index(self, what: str) -> str:
        """The kind of things a list runs along; the first kind, where what is named is but a part of it."""
        return what if self.is_thing(what) else next(iter(self.glossary.things))

    def is_thing(self, what: str) -> bool:
        """A player, or a thing that has a name; everything else is a number."""
        return what == "seat" or what in self.glossary.things

    def commas(self, items: Iterable[str]) -> str:
        """A list without an end: `0, 3, 3`."""
        line = ""
        for item in items:
            line = self.text("list-comma", list=line, item=item) if line else item
        return line or self.text("none")

    def join(self, items: Sequence[str]) -> str:
        """A list that is spoken: `Anke, Bernd and Claudia`."""
        if len(items) < 2:
            return self.commas(items)
        return self.text("list-and", list=self.commas(items[:-1]), item=items[-1])

    def sum_of(self, items: Sequence[str]) -> str:
        """A list that is added up: `2 + 3 + 1`."""
        line = ""
        for item in items:
            line = self.text("list-plus", list=line, item=item) if line else item
        return line

    def about(self, prompt: Prompt) -> Variables:
        return self.variables(self.glossary.prompts[prompt.text], prompt.about)

    def variables(self, specs: Sequence[str], values: Sequence[object]) -> Variables:
        """What a sentence may speak of: `$name` and its forms `$name-in`, `$name-to`; not what is blanked."""
        spoken: Variables = {}
        for spec, value in zip(specs, values, strict=True):
            name, _, what = spec.partition(":")
            if value is not None:
                spoken.update(self.spoken(name, what, value))
        return spoken

    def spoken(self, name: str, what: str, value: object) -> Variables:
        if isinstance(value, Sequence):
            if what.endswith("*"):
                return self.spoken_bundle(name, what[:-1], value)
            if "/" in what:
                return {name: self.value(what, value), f"{name}-count": len(value)}
            return self.spoken_list(name, what.removesuffix("[]"), value)
        assert isinstance(value, int)
        if not self.is_thing(what):
            return {name: value}
        forms = [form for form in self.forms(what, value) if not form.startswith(COUNTED)]
        return {name: self.thing(what, value), **{f"{name}-{x}": self.thing(what, value, x) for x in forms}}

    def spoken_list(self, name: str, what: str, things: Sequence[int]) -> Variables:
        """A list of things, its length, and the list in the things' other forms: `$name-acc` by `.acc`."""
        spoken: Variables = {f"{name}-count": len(things)}
        spoken.update(self.listed(name, [self.thing(what, x) for x in things]))
        for form in self.forms(what, 0):
            if not form.startswith(COUNTED):
                spoken.update(self.listed(f"{name}-{form}", [self.thing(what, x, form) for x in things]))
        return spoken

    def spoken_bundle(self, name: str, what: str, counts: Sequence[int]) -> Variables:
        """A bundle, its size, and its other counted forms: `$name-acc` by `.counted-acc`."""
        forms = [form for form in self.forms(what, 0) if form.startswith(COUNTED)]
        spoken: Variables = {f"{name}-count": sum(counts)}
        for form in forms or [COUNTED]:
            case = f"{name}{form.removeprefix(COUNTED)}"
            spoken.update(self.listed(case, self.counted(what, counts, form)))
        return spoken

    def listed(self, name: str, items: Sequence[str]) -> Variables:
        """A list, as `$name-and` the same as it is spoken, as `$name-plus` as a sum."""
        return {name: self.commas(items), f"{name}-and": self.join(items), f"{name}-plus": self.sum_of(items)}

    def forms(self, what: str, id: int) -> list[str]:
        """The forms of a thing's name that this language needs."""
        return [form for form in self.attributes(what, id) if form != EFFECT]

    def attributes(self, what: str, id: int) -> list[str]:
        """The attributes of a thing: the forms of its name, and its effect."""
        if what not in self.glossary.things or id < 0:
            return []
        message, _ = self.message(what, id)
        return list(self.bundle.get_message(message).attributes)

    def message(self, what: str, id: int) -> tuple[str, Variables]:
        """The message that names a thing, and what is in its name: `$n1` of `ship/2` is 2, `@0` is a seat,
        `city:3` another thing, and anything else stands for itself."""
        name, *parts = self.glossary.things[what][id].split("/")
        return f"{what}-{name}", {f"n{at}": self.part(part) for at, part in enumerate(parts, 1)}

    def part(self, part: str) -> str | int:
        if part.startswith("@"):
            return self.seat(int(part[1:]))
        what, colon, id = part.partition(":")
        if colon:
            return self.thing(what, int(id))
        return int(part) if part.isdecimal() else part

    def format(self, message: str, form: str = "", variables: Variables | None = None) -> str:
        """A message, or its attribute `form`, filled in. Raises Wordless where anything is missing."""
        if not self.bundle.has_message(message):
            raise Wordless(f"{self.lang}: no {message}")
        found = self.bundle.get_message(message)
        pattern = found.attributes.get(form) if form else found.value
        if pattern is None:
            raise Wordless(f"{self.lang}: no {message}.{form}")
        text, errors = self.bundle.format_pattern(pattern, plain(variables or {}))
        if errors:
            raise Wordless(f"{self.lang}: {message}: {errors[0]}")
        return HYPHEN.sub(MINUS, str(text))


def costs(move: Move, action: Action) -> Variables:
    """What the gaps cost that an answer leaves in a row, as `$name-cost`: nothing where none has a price."""
    found: Variables = {}
    for field, value in zip(move.fields, action.args, strict=True):
        if isinstance(field, Some) and isinstance(value, tuple):
            found[f"{field.name}-cost"] = field.skipped(value) * field.gaps.price if field.gaps else 0
    return found


def no_by(clause: str) -> str:
    """The message that says what a clause refuses: `no-3-4` for DOGE-3.4."""
    return f"no-{clause.partition('-')[2].replace('.', '-')}"


def plain(variables: Variables) -> dict[str, object]:
    """Numbers as on the pieces: 1000, not 1,000."""
    return {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in variables.items()
    }


def what_of(field: Field) -> str:
    """What a field's value is, in the glossary's little language."""
    if isinstance(field, Bundle):
        return f"{field.what}*"
    return f"{field.what}[]" if isinstance(field, Some) else field.what

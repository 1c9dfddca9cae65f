"""An example of every message of a game, in both languages: what it speaks of is made from the game's shape.

The sentences are compared with those in `said/`, where people have read them, and with those of the client.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from operator import methodcaller
from typing import Any, NamedTuple

from fluent.runtime import FluentResource

from fondaco.bots.chances import FEATURES
from fondaco.bots.deals import TRADES
from fondaco.kernel import (
    Action,
    Amount,
    Arg,
    Bundle,
    Clock,
    Event,
    Field,
    Game,
    Glossary,
    Illegal,
    Line,
    Move,
    One,
    Prompt,
    Some,
)
from fondaco.kernel.glossary import specs
from fondaco.kernel.shape import Answer, Told, hidden, said_in
from fondaco.server import wire
from fondaco.words import LANGUAGES, Words

NAMES = ("Anke", "Bernd", "Clara", "Dario", "Edda")  # in every sentence the first player named is Anke


class Example(NamedTuple):
    """A message, or a form of it, with what it is said about."""

    id: str  # `event-gave`, `event-picked.hidden`
    call: str  # the way in which the client is asked to say it
    about: object  # what the client is given
    say: Callable[[Words], str]


class Filler:
    """Makes what a sentence speaks of: no two seats or things in it are the same, so that a swap shows.

    Several sizes bring out the forms of a sentence: two or more of everything, one of everything, none.
    """

    def __init__(self, glossary: Glossary, size: int) -> None:
        self.glossary = glossary
        self.size = size
        self.used: Counter[str] = Counter()

    def args(self, specs: tuple[str, ...]) -> tuple[Arg, ...]:
        return tuple([self.value(spec.partition(":")[2]) for spec in specs])

    def value(self, what: str) -> Arg:
        element, slash, index = what.rpartition("/")
        if slash:
            return tuple([self.number(element) for _ in range(self.count(index))])
        if what.endswith("*"):
            return self.bundle(what[:-1])
        if what.endswith("[]"):
            return tuple([self.number(what[:-2]) for _ in range(self.size)])
        return self.number(what)

    def number(self, what: str) -> int:
        """The next thing or seat, or a number; what there is one of is the number one."""
        at = self.next(what)
        if what == "seat":
            return at % len(NAMES)
        if what in self.glossary.things:
            return (at + min(1, self.size)) % self.count(what)
        return at + self.size if self.size > 1 else self.size

    def bundle(self, what: str) -> tuple[int, ...]:
        """Most of one kind and one of the next."""
        counts = [0] * self.count(what)
        first = self.next(what)
        for kind, n in enumerate((self.size, self.size - 1)):
            counts[(first + kind) % len(counts)] += max(0, n)
        return tuple(counts)

    def next(self, what: str) -> int:
        self.used[what] += 1
        return self.used[what] - 1

    def count(self, what: str) -> int:
        return len(NAMES) if what == "seat" else len(self.glossary.things[what])


SIZES = (2, 1, 0)


def speakers(game: Game[Any]) -> list[Words]:
    """Who says it in each language, with a sentence besides for every form that others only refer to."""
    return [speaker(game, lang) for lang in LANGUAGES]


def speaker(game: Game[Any], lang: str) -> Words:
    words = Words(game, lang, NAMES)
    words.glossary = glossary(game)
    words.bundle.add_resource(FluentResource(references(game, lang)))
    return words


def glossary(game: Game[Any]) -> Glossary:
    """The game's, and for every thing and every form an event that says it: `$x` in a form is all it says."""
    known = game.glossary()
    events = {f"thing-{what}": (f"x:{what}",) for what in known.things}
    bundles = {f"bundle-{what}": (f"x:{what}*",) for what in known.things}
    mores = {f"more-{kind}": parts for kind, parts in known.events.items()}
    coin = {"coin": ("value:number",)} if game.name in TRADES else {}
    return known._replace(events={**known.events, **events, **bundles, **mores, **coin})


def references(game: Game[Any], lang: str) -> str:
    """Fluent messages for these events."""
    words = Words(game, lang, NAMES)
    lines = []
    for what in game.glossary().things:
        forms = words.forms(what, 0)
        plain = [f"{form} {{ $x-{form} }}" for form in forms if not form.startswith("counted")]
        counted = [form.removeprefix("counted") for form in forms if form.startswith("counted")] or [""]
        lines.append(f"event-thing-{what} = {' | '.join(['{ $x }', *plain])}")
        lines.append(f"event-bundle-{what} = {' | '.join(f'{{ $x{form}-and }}' for form in counted)}")
    mores = [kind for kind in game.glossary().events if "more" in attributes(words, f"event-{kind}")]
    lines += ["event-coin = { coin }"] if game.name in TRADES else []
    for name in feature_names(game):
        lines += [f"{form}-{name} = {{ feature-{name}.{form} }}" for form in ("more", "less")]
    return "\n".join([*lines, *[f"event-more-{kind} = {{ event-{kind}.more }}" for kind in mores]])


def attributes(words: Words, id: str) -> list[str]:
    return list(words.bundle.get_message(id).attributes)


def examples(game: Game[Any]) -> Iterator[Example]:
    """Every message that a game needs, in the order of its shape."""
    known = game.glossary()
    for size in SIZES:
        fill = Filler(known, size)
        yield from events(game, fill)
        yield from questions(known, fill)
        yield from answers(game, fill)
        yield from refusals(known, fill)
        yield from phrases(known, fill)
        yield from [line(kind, size) for kind in known.lines]
        yield from standing(known, size)
        yield from bundles(known, fill)
    for name in dict.fromkeys(part for spec in specs(game.border, Answer).values() for part in names(spec)):
        yield Example(f"arg-{name}", "label", name, methodcaller("label", name))
    for key in known.view:
        id = f"view-{key.replace('.', '-')}"
        yield Example(id, "viewLabel", key, methodcaller("view_label", key))
    yield from features(game)
    yield from coins(game)
    yield from options(game)
    yield from things(known)


def names(spec: tuple[str, ...]) -> list[str]:
    return [part.partition(":")[0] for part in spec]


def events(game: Game[Any], fill: Filler) -> Iterator[Example]:
    """What everybody is told, and what those are told who may not know all of it."""
    words = Words(game, LANGUAGES[0])
    for kind, shape in said_in(game.border, Told).items():
        parts = fill.glossary.events[kind]
        fill.used.clear()
        args = fill.args(parts)
        yield telling(f"event-{kind}", kind, args)
        if hidden(shape):
            secret = tuple([None if i in hidden(shape) else arg for i, arg in enumerate(args)])
            yield telling(f"event-{kind}.hidden", kind, secret)
        if "more" in attributes(words, f"event-{kind}"):
            yield telling(f"event-{kind}.more", f"more-{kind}", args)


def telling(id: str, kind: str, args: tuple[Arg | None, ...]) -> Example:
    event = Event(kind, "", args)
    return Example(id, "tell", wire.event(event, 0), methodcaller("tell", event))


def questions(known: Glossary, fill: Filler) -> Iterator[Example]:
    for text, parts in known.prompts.items():
        fill.used.clear()
        seat = fill.number("seat")
        prompt = Prompt(seat, text, "", [], fill.args(parts))
        heading = wire.heading(prompt)
        yield Example(f"ask-{text}", "ask", heading, methodcaller("ask", prompt))
        yield Example(f"asked-{text}", "askOf", heading, methodcaller("ask_of", prompt))


def answers(game: Game[Any], fill: Filler) -> Iterator[Example]:
    """The label of a move, and a whole answer in words."""
    for verb, parts in specs(game.border, Answer).items():
        yield Example(f"verb-{verb}", "verb", verb, methodcaller("verb", verb))
        if parts:
            fill.used.clear()
            yield saying(verb, [field(part) for part in parts], fill.args(parts))


def saying(verb: str, fields: list[Field], args: tuple[Arg, ...]) -> Example:
    move = Move(verb, "", fields)
    prompt, a = Prompt(0, "", "", [move]), Action(0, verb, args)
    about = {"move": wire.move(move, []), "args": args}
    return Example(f"verb-{verb}.say", "say", about, methodcaller("say", a, prompt))


def field(spec: str) -> Field:
    """A field of a move that takes what a part of an answer is."""
    name, _, what = spec.partition(":")
    if what.endswith("*"):
        return Bundle(name, what[:-1], [], 0, 0)
    if what.endswith("[]"):
        return Some(name, what[:-2], [], 0, 0)
    return Amount(name, what, 0, 0) if what == "number" else One(name, what, [])


def refusals(known: Glossary, fill: Filler) -> Iterator[Example]:
    for reason, parts in known.refusals.items():
        fill.used.clear()
        no = Illegal(reason, "", "", fill.args(parts))
        about = {"reason": reason, "details": no.details}
        yield Example(f"no-{reason}", "why", about, methodcaller("why", no))


def phrases(known: Glossary, fill: Filler) -> Iterator[Example]:
    """What people say to each other."""
    for name, parts in known.phrases.items():
        fill.used.clear()
        args = [n for n in fill.args(parts) if isinstance(n, int)]
        about = {"name": name, "args": args}
        yield Example(f"phrase-{name}", "phrase", about, methodcaller("phrase", name, args))


def line(kind: str, size: int) -> Example:
    one = Line(kind, "", size)
    return Example(f"line-{kind}", "line", wire.LineWire(*one), methodcaller("line", one))


def standing(known: Glossary, size: int) -> Iterator[Example]:
    """What is said of how somebody stands, and of how near the end is."""
    for kind in known.lines:
        yield Example(f"line-{kind}.name", "lineName", kind, methodcaller("line_name", kind))
    for kind in known.clocks:
        clock = Clock(kind, "", size, size + 5, True)
        yield Example(f"clock-{kind}", "clock", wire.clock(clock), methodcaller("clock", clock))
        yield Example(f"clock-{kind}.near", "warning", wire.clock(clock), methodcaller("warning", clock))
    for name in known.statistics:
        yield Example(f"statistic-{name}", "statistic", name, methodcaller("statistic", name))
    yield Example("tally", "unit", size, methodcaller("unit", size))


def bundles(known: Glossary, fill: Filler) -> Iterator[Example]:
    """Pieces counted in every form, where there are words for it."""
    for what in known.things:
        fill.used.clear()
        yield telling(f"{what}.counted", f"bundle-{what}", (fill.bundle(what),))


def features(game: Game[Any]) -> Iterator[Example]:
    """What tells how somebody stands; pages get the sentences of hints and reviews ready made."""
    for name in feature_names(game):
        yield Example(f"feature-{name}", "text", f"feature-{name}", methodcaller("text", f"feature-{name}"))
        for form in ("more", "less"):
            id = f"{form}-{name}"
            yield Example(f"feature-{name}.{form}", "text", id, methodcaller("text", id))


def coins(game: Game[Any]) -> Iterator[Example]:
    """What deals are worth, in reviews."""
    for size in SIZES if game.name in TRADES else ():
        yield Example("coin", "tell", wire.event(Event("coin", "", (size,)), 0), methodcaller("coin", size))


def feature_names(game: Game[Any]) -> tuple[str, ...]:
    return FEATURES[game.name].names if game.name in FEATURES else ()


def options(game: Game[Any]) -> Iterator[Example]:
    """What a table may choose before the game; the site hands these on as they are."""
    for option in game.options:
        for id in (f"option-{option.name}", *[f"option-{option.name}-{value}" for value in option.values]):
            yield Example(id, "text", id, methodcaller("text", id))


def things(known: Glossary) -> Iterator[Example]:
    """The first thing of each name, in every form that the language has of it."""
    for what, all_names in known.things.items():
        firsts: dict[str, int] = {}
        for id, name in enumerate(all_names):
            firsts.setdefault(name.partition("/")[0], id)
        for name, id in firsts.items():
            yield telling(f"{what}-{name}", f"thing-{what}", (id,))


def written(game: Game[Any]) -> str:
    """All examples as a text: each message with its sentences, of which none differs in numbers only."""
    said: dict[str, dict[str, str]] = {}
    voices = speakers(game)
    for example in examples(game):
        for words in voices:
            sentence = f"    {words.lang}  {example.say(words)}"
            said.setdefault(example.id, {}).setdefault(re.sub(r"\d+", "0", sentence), sentence)
    return (
        f"{game.title}\n\n" + "\n\n".join([block(id, [*lines.values()]) for id, lines in said.items()]) + "\n"
    )


def block(id: str, sentences: list[str]) -> str:
    """A message and what it says, one language after the other."""
    return "\n".join([id, *sorted(sentences, key=lambda sentence: LANGUAGES.index(sentence.split()[0]))])

"""What the ints of a game mean, for readers of words: made from the game's shape."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import ModuleType
from typing import Any, NamedTuple

from fondaco.kernel.shape import (
    Along,
    Answer,
    Asked,
    Bag,
    Parts,
    Phrase,
    Refused,
    Thing,
    Told,
    hints,
    is_list,
    is_record,
    item_of,
    said_in,
    unpack,
)


class Glossary(NamedTuple):
    """What the ints mean, so that a reader of words can name them.

    `things` lists the names of a kind of thing in the order of their ids. `prompts`, `events` and `refusals`
    give each argument as `name:what`; `view` does the same for the keys of a view, see docs/words.md.
    `chapters` are the events that begin a part of a game, the longest part first: rounds, then turns.
    `ranks` names the events that are no deeds of a player, `reveals` those that show what was hidden.
    Of the `lines` of the reckoning `total` is the headline: those before it make it up, those after it part
    ties. `clocks` say how near the end is, `statistics` are counted when it has come. `phrases` are what
    people can say to each other in the game's words.

    >>> from fondaco import LIGURIA
    >>> LIGURIA.glossary().things["colour"][:3]
    ('red', 'yellow', 'blue')
    """

    things: dict[str, tuple[str, ...]]
    verbs: tuple[str, ...]
    prompts: dict[str, tuple[str, ...]]
    events: dict[str, tuple[str, ...]]
    lines: tuple[str, ...]
    view: dict[str, str]
    refusals: dict[str, tuple[str, ...]]
    ranks: dict[str, str]
    reveals: tuple[str, ...] = ()
    chapters: tuple[str, ...] = ()
    total: str = ""
    clocks: tuple[str, ...] = ()
    statistics: tuple[str, ...] = ()
    phrases: Mapping[str, tuple[str, ...]] = {}


def glossary_of(shape: ModuleType, things: Mapping[str, tuple[str, ...]]) -> Glossary:
    """The glossary of a game: its shape says what there is, `things` what an edition calls it."""
    told = said_in(shape, Told)
    return Glossary(
        things=dict(things),
        verbs=tuple(said_in(shape, Answer)),
        prompts=specs(shape, Asked),
        events=specs(shape, Told),
        lines=shape.LINES,
        view=dict(keys_of(shape.View, "")),
        refusals=specs(shape, Refused),
        chapters=getattr(shape, "CHAPTERS", ()),
        ranks={kind: cls.rank for kind, cls in told.items() if cls.rank != "deed"},
        reveals=tuple([kind for kind, cls in told.items() if cls.reveals]),
        total=shape.TOTAL,
        clocks=getattr(shape, "CLOCKS", ()),
        statistics=tuple(dict.fromkeys([each.name for each in getattr(shape, "STATISTICS", ())])),
        phrases=specs(shape, Phrase),
    )


def specs(shape: ModuleType, base: type[Parts]) -> dict[str, tuple[str, ...]]:
    """Everything of a kind that a game can say, each part as `name:what`."""
    return {kind: spec(cls) for kind, cls in said_in(shape, base).items()}


def spec(cls: type[Parts]) -> tuple[str, ...]:
    return tuple([f"{name}:{what(hint)}" for name, hint in hints(cls).items()])


def keys_of(record: type, prefix: str) -> Iterator[tuple[str, str]]:
    """Each key of a view with what it holds; after a list of records, the keys of these."""
    for name, hint in hints(record).items():
        if name == "doing":  # frames differ in their keys, so no table can show them
            continue
        yield prefix + name, what(hint)
        plain = unpack(hint).plain
        if is_list(plain) and is_record(item_of(plain)):
            yield from keys_of(item_of(plain), f"{prefix}{name}.")


def what(hint: Any) -> str:
    """A type in the glossary's little language: `field`, `token*`, `field[]`, `token*/field`, `/seat`."""
    marks, _, plain = unpack(hint)
    for mark in marks:
        if isinstance(mark, Thing):
            return mark.kind
        if isinstance(mark, Bag):
            return f"{mark.kind}*"
        if isinstance(mark, Along):
            return f"{what(item_of(plain))}/{mark.kind}"
    if is_list(plain):
        return f"{what(item_of(plain))}[]"
    return "" if is_record(plain) else "number"

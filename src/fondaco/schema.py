"""The shape of a game as a JSON Schema, for bots and tools in other languages.

An event, a question's `about` and an answer are lists on the wire: their schemas name each position by
`title`.
"""

from __future__ import annotations

import inspect
from typing import Any, Final, get_args, get_origin

from fondaco.kernel.game import Game
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
    is_union,
    item_of,
    literals,
    records_of,
    said_in,
    unpack,
)

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
SAID: Final = (
    ("Event", Told),
    ("Question", Asked),
    ("Answer", Answer),
    ("Refusal", Refused),
    ("Phrase", Phrase),
)
PLAIN: Final[dict[Any, str]] = {int: "integer", str: "string", bool: "boolean"}

Schema = dict[str, Any]


def schema_of(game: Game[Any]) -> Schema:
    """All that crosses a game's border, as one document; `things` names the ids of the house's edition."""
    shape = game.border
    definitions = {record.__name__: record_schema(record) for record in records_of(shape)}
    for name, base in SAID:
        if said := said_in(shape, base):
            definitions[name] = {"oneOf": [said_schema(kind, cls) for kind, cls in said.items()]}
    return {
        "$schema": DIALECT,
        "title": game.title,
        "description": f"What crosses the border of {game.title}, rules version {game.rules}.",
        "$defs": definitions,
        "things": {kind: list(names) for kind, names in game.glossary().things.items()},
    }


def record_schema(record: type) -> Schema:
    keys = hints(record)
    made = {
        "type": "object",
        "properties": {key: typed(hint) for key, hint in keys.items()},
        "required": list(keys),
        "additionalProperties": False,
    }
    return described(made, record)


def said_schema(kind: str, cls: type[Parts]) -> Schema:
    """Something said: its name, and its arguments by position."""
    parts = [{"title": name, **typed(hint)} for name, hint in hints(cls).items()]
    args: Schema = {"type": "array", "minItems": len(parts), "items": False}
    if parts:  # an empty list of positions is no schema
        args["prefixItems"] = parts
    properties = {"kind": {"const": kind}, "args": args}
    return described({"type": "object", "properties": properties, "required": list(properties)}, cls)


def described(made: Schema, cls: type) -> Schema:
    doc = cls.__doc__
    return made | {"description": inspect.cleandoc(doc)} if doc and not doc.startswith("dict(") else made


def typed(hint: Any) -> Schema:
    """A type as a schema; what is marked says of which kind of thing it is."""
    marks, may_be_none, plain = unpack(hint)
    made = unmarked(plain) | {key: value for mark in marks for key, value in note(mark).items()}
    return {"anyOf": [made, {"type": "null"}]} if may_be_none else made


def note(mark: Any) -> Schema:
    if isinstance(mark, Thing):
        return {"x-thing": mark.kind}
    if isinstance(mark, Bag):
        return {"x-bag": mark.kind}
    return {"x-along": mark.kind} if isinstance(mark, Along) else {}


def unmarked(plain: Any) -> Schema:
    if literals(plain):
        return {"enum": list(literals(plain))}
    if is_union(plain):
        return {"anyOf": [typed(one) for one in get_args(plain)]}
    if is_list(plain):
        return {"type": "array", "items": typed(item_of(plain))}
    if get_origin(plain) is tuple:
        return {"type": "array", "prefixItems": [typed(one) for one in get_args(plain)], "items": False}
    if get_origin(plain) is dict:
        return {"type": "object", "additionalProperties": typed(get_args(plain)[1])}
    if is_record(plain):
        return {"$ref": f"#/$defs/{plain.__name__}"}
    return {"type": PLAIN[plain]}

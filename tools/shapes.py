"""The client's types of each game that has a drawing, made from its shape: run this to write them anew."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args, get_origin

from fondaco.games import GAMES
from fondaco.kernel.shape import (
    Along,
    Answer,
    Asked,
    Bag,
    Parts,
    Refused,
    Thing,
    Told,
    frames_of,
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

GAMES_FOLDER: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "games"
# What a game can say: the name of the table, of its readers, and what it holds.
SAID: Final = (
    ("Events", "told", Told),
    ("Questions", "asked", Asked),
    ("Answers", "answered", Answer),
    ("Refusals", "refused", Refused),
)
COMMENT: Final = re.compile(r"^    (\w+): [^#\n]*#\s*(.+)$", re.MULTILINE)


def typescript(shape: ModuleType) -> str:
    """The whole module `shape.ts` of a game."""
    names = ["readers", "type Bag", "type By", "type Closed", "type Id", "type Parts"]
    said = [(name, reader, found) for name, reader, base in SAID if (found := said_in(shape, base))]
    body = "\n".join(
        [
            *[line for record in records_of(shape) for line in (*interface(record), "")],
            *doing(shape),
            *[line for name, _, found in said for line in (*table(name, found), "")],
            *[f"export const {reader} = readers({name.upper()});" for name, reader, _ in said],
            "",
        ]
    )
    used = [name for name in names if re.search(rf"\b{name.removeprefix('type ')}\b", body)]
    source = f"src/{shape.__name__.replace('.', '/')}" + ("/" if hasattr(shape, "__path__") else ".py")
    heading = f"// Made from {source} by tools/shapes.py. Do not edit.\n\n"
    return f"{heading}import {{ {', '.join(used)} }} from '$lib/view/shape';\n\n{body}"


def doing(shape: ModuleType) -> list[str]:
    frames = list(dict.fromkeys(record.__name__ for record in frames_of(shape).values()))
    return [f"export type Doing = {' | '.join(frames)};", ""] if frames else []


def interface(record: type) -> Iterator[str]:
    """A record as an interface, with the comments behind its keys."""
    doc = inspect.getdoc(record)
    if doc and not doc.startswith("dict("):
        yield f"/** {doc} */"
    yield f"export interface {record.__name__} {{"
    notes = dict(COMMENT.findall(inspect.getsource(record)))
    for key, hint in hints(record).items():
        if key in notes:
            yield f"  /** {notes[key][:1].upper()}{notes[key][1:]}. */"
        yield f"  {key}: {typed(hint)};"
    yield "}"


def table(name: str, said: dict[str, type[Parts]]) -> Iterator[str]:
    """What can be said, by name: the types, and the order of the parts on the wire."""
    yield f"export interface {name} {{"
    for kind, cls in said.items():
        parts = "; ".join(f"{key}: {typed(hint)}" for key, hint in hints(cls).items())
        yield f"  {kind}: {{ {parts} }};" if parts else f"  {kind}: object;"
    yield "}"
    yield ""
    yield f"export const {name.upper()}: Parts<{name}> = {{"
    for kind, cls in said.items():
        yield f"  {kind}: [{', '.join(repr(part) for part in cls.parts)}],"
    yield "};"


def typed(hint: Any) -> str:
    """A type in TypeScript."""
    marks, may_be_none, plain = unpack(hint)
    return marked(marks, plain) + (" | null" if may_be_none else "")


def marked(marks: list[Any], plain: Any) -> str:
    for mark in marks:
        if isinstance(mark, Thing) and plain is int:
            return f"Id<'{mark.kind}'>"
        if isinstance(mark, Bag):
            return f"Bag<'{mark.kind}'>"
        if isinstance(mark, Along):
            return f"By<'{mark.kind}', {typed(item_of(plain))}>"
    return unmarked(plain)


def unmarked(plain: Any) -> str:
    if literals(plain):
        return " | ".join(f"'{one}'" for one in literals(plain))
    if is_union(plain):
        return " | ".join(typed(one) for one in get_args(plain)) if not is_frames(plain) else "Doing"
    if is_list(plain):
        item = typed(item_of(plain))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if get_origin(plain) is tuple:
        return "Closed"
    if get_origin(plain) is dict:
        return f"Record<number, {typed(get_args(plain)[1])}>"
    return str(plain.__name__) if is_record(plain) else {int: "number", str: "string", bool: "boolean"}[plain]


def is_frames(plain: Any) -> bool:
    """A union of what frames show."""
    return all(is_record(one) and "frame" in hints(one) for one in get_args(plain))


def written() -> dict[Path, str]:
    """What the file of each game should hold; a game without a folder of drawings needs none."""
    drawn = [game for game in GAMES.values() if (GAMES_FOLDER / game.name).is_dir()]
    return {GAMES_FOLDER / game.name / "shape.ts": typescript(game.border) for game in drawn}


def main() -> None:
    for path, text in written().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

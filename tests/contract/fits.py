"""Whatever a game shows, tells, asks and takes is as its shape declares it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, get_args, get_origin

from fondaco.kernel import EYE, Amount, Bundle, Event, Field, One, Prompt, Some
from fondaco.kernel.glossary import what
from fondaco.kernel.shape import (
    Answer,
    Asked,
    Told,
    frames_of,
    hints,
    is_list,
    is_record,
    is_union,
    item_of,
    literals,
    said_in,
    unpack,
)
from tests.contract.table import Table, expect

FIELD_SUFFIX: Final[dict[type, str]] = {One: "", Amount: "", Some: "[]", Bundle: "*"}


def misfit(value: object, hint: Any, where: str) -> str:
    """Where a value is not what its type says; empty: it fits."""
    _, may_be_none, plain = unpack(hint)
    if value is None:
        return "" if may_be_none else f"{where} is None"
    if literals(plain):
        return "" if value in literals(plain) else f"{where} is {value!r}"
    if is_union(plain):
        return union_misfit(value, plain, where)
    if is_record(plain):
        return record_misfit(value, plain, where)
    if is_list(plain):
        if not isinstance(value, list | tuple):
            return f"{where} is {value!r}, no list"
        return first(misfit(item, item_of(plain), f"{where}[{i}]") for i, item in enumerate(value))
    if get_origin(plain) is tuple:
        is_whole = isinstance(value, tuple) and len(value) == len(get_args(plain))
        return "" if is_whole else f"{where} is {value!r}"
    if get_origin(plain) is dict:
        return dict_misfit(value, plain, where)
    return "" if type(value) is plain else f"{where} is {value!r}, not {plain.__name__}"


def first(misfits: Iterable[str]) -> str:
    return next(filter(None, misfits), "")


def union_misfit(value: object, plain: Any, where: str) -> str:
    """A value fits a union if it fits one of its members."""
    if all(misfit(value, one, where) for one in get_args(plain)):
        return f"{where} is {value!r}, none of {[one.__name__ for one in get_args(plain)]}"
    return ""


def record_misfit(value: object, record: type, where: str) -> str:
    keys = hints(record)
    if not isinstance(value, dict) or sorted(value) != sorted(keys):
        return f"{where} is {value!r}, not {list(keys)}"
    return first(misfit(value[key], hint, f"{where}.{key}") for key, hint in keys.items())


def dict_misfit(value: object, plain: Any, where: str) -> str:
    if not isinstance(value, dict):
        return f"{where} is {value!r}, no dict"
    return first(misfit(item, get_args(plain)[1], f"{where}[{key}]") for key, item in value.items())


def check_view(table: Table) -> None:
    """The view of every seat, and what each frame shows in it."""
    shape = table.game.border
    frames = frames_of(shape)
    for seat in (*table.watchers(), EYE):
        view = table.game.view(table.s, seat)
        for frame in frames_in(view):
            kind = str(frame.get("frame"))
            expect(kind in frames, "shape", f"the shape knows no frame {kind!r}")
            no = record_misfit(frame, frames[kind], f"frame {kind!r}")
            expect(not no, "shape", no)
        no = misfit(view, shape.View, "view")
        expect(not no, "shape", no)


def frames_in(view: Any) -> Iterator[dict[str, object]]:
    yield from view.get("doing", ())


def check_events(table: Table, events: list[Event]) -> None:
    known = said_in(table.game.border, Told)
    for event in events:
        expect(event.kind in known, "shape", f"the shape knows no event {event.kind!r}")
        check_parts(f"event {event.kind!r}", hints(known[event.kind]), event.args)


def check_parts(said: str, types: dict[str, Any], args: tuple[object, ...]) -> None:
    """Arguments are as many, and of such types, as the shape has parts for."""
    expect(len(types) == len(args), "shape", f"{said} has {args}, the shape {list(types)}")
    for (name, hint), arg in zip(types.items(), args, strict=True):
        no = misfit(arg, hint, f"{said}, {name}")
        expect(not no, "shape", no)


def check_prompt(table: Table, prompt: Prompt) -> None:
    """What a question is about, and the names and kinds of the fields of its moves."""
    asked, answers = said_in(table.game.border, Asked), said_in(table.game.border, Answer)
    expect(prompt.text in asked, "shape", f"the shape knows no question {prompt.text!r}")
    check_parts(f"question {prompt.text!r}", hints(asked[prompt.text]), prompt.about)
    for move in prompt.moves:
        expect(move.verb in answers, "shape", f"the shape knows no answer {move.verb!r}")
        parts = {name: what(hint) for name, hint in hints(answers[move.verb]).items()}
        fields = {field.name: what_of(field, parts.get(field.name, "")) for field in move.fields}
        is_same = list(fields.items()) == list(parts.items())
        expect(is_same, "shape", f"{move.verb!r} has {fields}, the shape {parts}")


def what_of(field: Field, declared: str) -> str:
    """What a field asks for, as the shape would say it; an amount counts, whatever it counts is a number."""
    if isinstance(field, Amount) and declared == "number":
        return "number"
    return field.what + FIELD_SUFFIX[type(field)]

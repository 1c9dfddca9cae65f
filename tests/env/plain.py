"""A view written as numbers the slow and obvious way, beside which the fast writers are tried."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from fondaco.env.setting import Setting
from fondaco.kernel.action import Action
from fondaco.kernel.prompt import Prompt
from fondaco.kernel.shape import (
    Along,
    Asked,
    Bag,
    Closed,
    hints,
    is_list,
    is_record,
    is_union,
    item_of,
    literals,
    said_in,
    unpack,
)


class PlainWriter:
    """Goes through a shape and a view together; bounds and blanks are those of the observer's own walk."""

    def __init__(self, setting: Setting) -> None:
        self.codec = setting.codec
        self.walk = setting.observer.walk
        self.border = setting.game.border

    def row(self, seat: int, prompt: Prompt | None, view: Mapping[str, Any]) -> list[int]:
        found = [seat, *self.asked(prompt)]
        for key, hint in hints(self.border.View).items():
            found += self.written(hint, key, view[key])
        return found

    def asked(self, prompt: Prompt | None) -> list[int]:
        questions = said_in(self.border, Asked)
        found = [1, list(questions).index(prompt.text)] if prompt else [0, -1]
        for text, kind in questions.items():
            name = f"asked.{text}"
            parts = {key: (hint, f"{name}.{key}") for key, hint in hints(kind).items()}
            if prompt and prompt.text == text and parts:
                found.append(1)
                for (hint, key), value in zip(parts.values(), prompt.about, strict=True):
                    found += self.written(hint, key, value)
            elif parts:
                found.append(0)
                for hint, key in parts.values():
                    found += self.walk.part(hint, key).blank
        return found

    def written(self, hint: Any, name: str, value: Any) -> list[int]:
        marks, may_be_none, plain = unpack(hint)
        if value is None:
            return self.walk.part(hint, name).blank
        return [1] * may_be_none + self.known(marks, plain, name, value)

    def known(self, marks: list[Any], plain: Any, name: str, value: Any) -> list[int]:
        if plain == Closed:
            return list(self.codec.encode(Action(*value)))
        if literals(plain):
            return [literals(plain).index(value)]
        if is_record(plain):
            pairs = [(key, each, value[key]) for key, each in hints(plain).items()]
            return [n for key, each, inner in pairs for n in self.written(each, f"{name}.{key}", inner)]
        if not is_list(plain):
            return [int(value)]
        if is_union(item_of(plain)):
            return self.stack(get_args(item_of(plain)), name, value)
        items = [n for each in value for n in self.written(item_of(plain), name, each)]
        if any(isinstance(mark, Bag) or mark == Along("seat") for mark in marks):
            return items
        most = self.walk.bound(marks, plain, name)
        return [len(value), *items, *self.walk.part(item_of(plain), name).blank * (most - len(value))]

    def stack(self, records: Sequence[type], name: str, frames: Sequence[Any]) -> list[int]:
        kinds = [kind for each in records for kind in literals(hints(each)["frame"])]
        most = self.walk.bounds.get(name, len(kinds))
        heads = [kinds.index(frame["frame"]) for frame in frames]
        found = [len(heads), *heads, *[-1] * (most - len(heads))]
        for each in records:
            keys = {key: hint for key, hint in hints(each).items() if key != "frame"}
            if keys:
                shown = [frame for frame in frames if frame["frame"] in literals(hints(each)["frame"])]
                found += self.frames(f"{name}.{each.__name__.removesuffix('Shown').lower()}", keys, shown)
        return found

    def frames(self, name: str, keys: dict[str, Any], shown: Sequence[Any]) -> list[int]:
        found = [len(shown)]
        for frame in shown:
            for key, hint in keys.items():
                found += self.written(hint, f"{name}.{key}", frame[key])
        blank = [n for key, hint in keys.items() for n in self.walk.part(hint, f"{name}.{key}").blank]
        return found + blank * (self.walk.bounds.get(name, 1) - len(shown))

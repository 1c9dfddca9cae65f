"""What a seat observes: a row of ints made from its view and its question, and the tensors in it by name."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fondaco.env.answers import AnswerCodec
from fondaco.env.layout import HIGHEST, Part, Walk, choice, fixed_list, number, optional, record
from fondaco.env.rowcode import ITEM, Row, RowCode
from fondaco.kernel.action import Action
from fondaco.kernel.frame import State
from fondaco.kernel.game import Game
from fondaco.kernel.prompt import Prompt
from fondaco.kernel.shape import Asked, hints, said_in

Numbers = NDArray[np.int32]
Tensors = dict[str, Numbers]

INT32: Final = np.dtype(np.int32)


class Place(NamedTuple):
    """Where a tensor lies in the bytes of a row."""

    name: str
    shape: tuple[int, ...]
    offset: int
    strides: tuple[int, ...]


class Observer:
    """Writes what a seat may know into rows: its seat, what it is asked, and its view."""

    def __init__(self, game: Game[Any], seats: int, codec: AnswerCodec) -> None:
        self.game = game
        self.codec = codec
        self.walk = Walk(codec.things, getattr(game.border, "BOUNDS", {}), self.closed)
        asked = said_in(game.border, Asked)
        seat_part = number("seat", 0, seats - 1, is_index=True)
        text_part = optional("asked", choice("asked", list(asked)))
        questions = {text: self.about(text, kind) for text, kind in asked.items() if kind.parts}
        view = record({key: self.walk.part(hint, key) for key, hint in hints(game.border.View).items()})
        row = record(dict(enumerate([seat_part, text_part, *questions.values(), view])))
        self.leaves = row.leaves
        assert len({leaf.name for leaf in self.leaves}) == len(self.leaves), "two tensors of one name"
        self.size = row.size
        self.blank: Row = array("i", row.blank)
        self.write_seen = seen_writer(seat_part, view, row.size - view.size)
        self.write_asked = {text: asked_writer(text, text_part, questions, 1) for text in asked}
        self.places = [
            Place(
                leaf.name,
                leaf.shape or (1,),
                ITEM * leaf.offset,
                tuple([ITEM * n for n in leaf.strides or (1,)]),
            )
            for leaf in self.leaves
        ]

    def about(self, text: str, kind: type[Asked]) -> Part:
        """What a question is about, behind a flag."""
        name = f"asked.{text}"
        parts = [self.walk.part(hint, f"{name}.{key}") for key, hint in hints(kind).items()]
        return optional(name, record(dict(enumerate(parts))))

    def closed(self, name: str) -> Part:
        """An answer that lies closed, as its vector; only its own seat ever sees one."""
        places = fixed_list(name, number(name, 0, HIGHEST), self.codec.width)

        def emit(code: RowCode, value: str, at: int) -> None:
            encode, action = code.constant(self.codec.encode), code.constant(Action)
            places.emit(code, f"{encode}({action}(*{value}))", at)

        return Part(places.blank, places.leaves, emit)

    def row(self, s: State, seat: int, prompt: Prompt | None) -> Numbers:
        """What a seat observes now, as one row; `prompt` is what it is asked, if it is."""
        row = array("i", self.blank)
        self.write_seen(row, seat, self.game.view(s, seat))
        if prompt is not None:
            self.write_asked[prompt.text](row, prompt.text, prompt.about)
        return np.frombuffer(row, INT32)

    def tensors(self, row: Numbers) -> Tensors:
        """The named tensors in a row, or in several rows at once: they are views, nothing is copied."""
        front, steps = row.shape[:-1], row.strides[:-1]
        return {
            place.name: np.ndarray(front + place.shape, np.int32, row, place.offset, steps + place.strides)
            for place in self.places
        }


def seen_writer(seat: Part, view: Part, at: int) -> Callable[..., None]:
    """What writes a seat and its view, which lies at an offset."""
    code = RowCode()
    seat.emit(code, "seat", 0)
    view.emit(code, "view", at)
    return code.function("seat", "view")


def asked_writer(text: str, heading: Part, questions: Mapping[str, Part], at: int) -> Callable[..., None]:
    """What writes a question with this text: its kind, and what it is about."""
    code = RowCode()
    heading.emit(code, "text", at)
    at += heading.size
    for other, part in questions.items():
        if other == text:
            part.emit(code, "about", at)
        at += part.size
    return code.function("text", "about")

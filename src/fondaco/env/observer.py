"""What a seat observes: a row of ints made from its view and its question, and the tensors in it by name."""

from __future__ import annotations

from array import array
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from fondaco.env.answers import AnswerCodec
from fondaco.env.layout import HIGHEST, Part, Row, Walk, choice, fixed_list, number, optional, record
from fondaco.kernel.action import Action
from fondaco.kernel.frame import State
from fondaco.kernel.game import Game
from fondaco.kernel.prompt import Prompt
from fondaco.kernel.shape import Asked, hints, said_in

Numbers = NDArray[np.int32]
Tensors = dict[str, Numbers]

ITEM: Final = 4  # bytes of a number in a row


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
        self.parts_asked = {text: kind.parts for text, kind in asked.items() if kind.parts}
        questions = {f"asked.{text}": self.about(text, asked[text]) for text in self.parts_asked}
        view = {key: self.walk.part(hint, key) for key, hint in hints(game.border.View).items()}
        heading = {
            "seat": number("seat", 0, seats - 1, is_index=True),
            "asked": optional("asked", choice("asked", list(asked))),
        }
        self.part = record({**heading, **questions, **view})
        self.leaves = self.part.leaves
        assert len({leaf.name for leaf in self.leaves}) == len(self.leaves), "two tensors of one name"
        self.size = self.part.size
        self.blank: Row = array("i", self.part.blank)
        self.unasked: dict[str, object] = dict.fromkeys(["asked", *questions])
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
        parts = {key: self.walk.part(hint, f"{name}.{key}") for key, hint in hints(kind).items()}
        return optional(name, record(parts))

    def closed(self, name: str) -> Part:
        """An answer that lies closed, as its vector; only its own seat ever sees one."""
        places = fixed_list(name, number(name, 0, HIGHEST), self.codec.width)

        def write(value: tuple[int, str, tuple[Any, ...]], row: Row, at: int) -> None:
            places.write(self.codec.encode(Action(*value)), row, at)

        return Part(places.blank, places.leaves, write)

    def row(self, s: State, seat: int, prompt: Prompt | None) -> Numbers:
        """What a seat observes now, as one row; `prompt` is what it is asked, if it is."""
        row = array("i", self.blank)
        seen = {"seat": seat, **self.unasked, **self.game.view(s, seat)}
        if prompt is not None:
            seen["asked"] = prompt.text
            if prompt.text in self.parts_asked:
                parts = self.parts_asked[prompt.text]
                seen[f"asked.{prompt.text}"] = dict(zip(parts, prompt.about, strict=True))
        self.part.write(seen, row, 0)
        return np.frombuffer(row, dtype=np.int32)

    def tensors(self, row: Numbers) -> Tensors:
        """The named tensors in a row, or in several rows at once: they are views, nothing is copied."""
        front, steps = row.shape[:-1], row.strides[:-1]
        return {
            place.name: np.ndarray(front + place.shape, np.int32, row, place.offset, steps + place.strides)
            for place in self.places
        }

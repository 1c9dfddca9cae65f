"""What a seat might answer, as types of the wire."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from fondaco.bots import Hint as FoundHint
from fondaco.insight.hints import SaidHint
from fondaco.kernel.action import Arg


class TipWire(Struct):
    """An answer that might be given, under its clause; sentences by language."""

    verb: str
    args: list[Arg]
    clause: str
    answer: dict[str, str]  # what is answered
    brings: dict[str, str]  # what that is expected to bring; empty where nothing was weighed
    why: dict[str, str]  # what makes the difference; empty where nothing does beyond doubt
    value: float  # the chance to win from 0 to 1, or points ahead of the others: see `Hint.is_chance`
    is_even: bool  # as good as the first tip, as far as one can tell


class Hint(Struct, tag="hint"):
    """What a seat of this page might answer to the question `id`, the best first; or the reason why not."""

    id: str
    seat: int
    reason: str  # empty, or as of a refusal: then there are no tips
    is_chance: bool
    whole: dict[str, str]  # how the answers compare, by language
    tips: list[TipWire]


class Advise(Struct, tag="advise", forbid_unknown_fields=True):
    """What might this seat answer to the question `id`? The reply is a `Hint`, after a second or two."""

    id: str
    seat: int


def hint(id: str, found: FoundHint, said: Mapping[str, SaidHint]) -> Hint:
    """A hint with its sentences by language."""
    tips = [
        TipWire(
            tip.a.verb,
            list(tip.a.args),
            tip.clause,
            {lang: each.tips[n].answer for lang, each in said.items()},
            {lang: each.tips[n].brings for lang, each in said.items()},
            {lang: each.tips[n].why for lang, each in said.items()},
            round(tip.value, 3),
            tip.is_even,
        )
        for n, tip in enumerate(found.tips)
    ]
    return Hint(id, found.seat, "", found.is_chance, {lang: each.whole for lang, each in said.items()}, tips)

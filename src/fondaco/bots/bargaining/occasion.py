"""One chance to deal, in a step of Genoa's tower or with a wagon's master, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from fondaco.bots.bargaining import genoa, haendler
from fondaco.bots.bargaining.closing import Closing
from fondaco.kernel.action import CHANCE, Action
from fondaco.kernel.frame import Frame
from fondaco.kernel.match import Match


class Occasion(NamedTuple):
    """A chance to deal that answer `n` ended, with the answers and proposals that were made in it."""

    n: int
    answers: int
    proposals: int
    closing: Closing


class Talks(NamedTuple):
    """How a game bargains: the frame of an occasion, the verbs that propose a price, and how it ends."""

    frame: Callable[[Any], Frame[Any] | None]
    proposals: Sequence[str]
    close: Callable[[Any, Action], Closing | None]  # before the answer is given; None: it goes on


TALKS: Final[dict[str, Talks]] = {
    "genoa": Talks(genoa.open_window, ("offer", "repeat", "put"), genoa.close),
    "haendler": Talks(haendler.open_talk, ("propose", "name"), haendler.close),
}


def watch(match: Match[Any], answers: Sequence[Action]) -> list[Occasion]:
    """Play answers, and say what came of each occasion on the way. Talks that a card ended are left out."""
    talks, found = TALKS[match.game.name], list[Occasion]()
    said, proposed = 0, 0
    open_frame: Frame[Any] | None = None
    for a in answers:
        frame = talks.frame(match.state)
        if frame is not open_frame:
            open_frame, said, proposed = frame, 0, 0
        if frame is not None and a.seat != CHANCE:
            said, proposed = said + 1, proposed + (a.verb in talks.proposals)
            closing = talks.close(match.state, a)
            if closing is not None:
                found.append(Occasion(match.n + 1, said, proposed, closing))
        match.push(a)
    return found

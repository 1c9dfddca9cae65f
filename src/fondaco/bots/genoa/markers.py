"""Where to put ownership markers."""

from __future__ import annotations

from fondaco.bots.genoa.holdings import Worth
from fondaco.games.genoa import shape
from fondaco.games.genoa.data import NONE
from fondaco.games.genoa.ownership import Placing
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer


def place_markers(worth: Worth, s: Genoa, seat: int, placing: Placing) -> Action:
    """The street with most free buildings; a marker on each of them. Others' markers stay where they are: to
    remove one costs two of one's own. Only where nothing else can be done one is removed (GEN-11.3)."""
    if not placing.street:
        streets = placing.streets(s, seat)
        free = [len([b for b in s.edition.city.beside_street(st) if s.owner[b] == NONE]) for st in streets]
        if max(free) == 0 or worth.owned < worth.taste.marker * worth.hope:
            return answer(shape.Pass, seat)
        return answer(shape.Claim, seat, streets[free.index(max(free))])
    empty = placing.empty(s, seat)
    if empty:
        return answer(shape.Mark, seat, empty[0])
    if placing.has_changed:
        return answer(shape.Done, seat)
    return answer(shape.Remove, seat, placing.others(s, seat)[0])

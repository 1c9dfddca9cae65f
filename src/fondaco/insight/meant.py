"""What an answer means that names something only by its number: an offer, a place in a row, steps."""

from __future__ import annotations

from fondaco.bots.deals import offer_meant
from fondaco.games.liguria import shape as liguria
from fondaco.games.liguria.state import Liguria
from fondaco.kernel.action import Action, Event
from fondaco.kernel.frame import State, play
from fondaco.kernel.shape import read
from fondaco.words import Words


def say_meant(a: Action, s: State, words: Words) -> str:
    """What lies there, or what is offered; empty where the answer says it all itself."""
    offer = offer_meant(s, a)
    if offer is not None:
        return words.tell(offer).rstrip(".")
    if isinstance(s, Liguria) and a.verb == "take":
        took = read(liguria.Took, event_of(a, s, "took").args)
        return words.commas([words.thing("tile", tile) for tile in took.tiles])
    if isinstance(s, Liguria) and a.verb in ("sail", "anchor"):
        return words.thing("place", read(liguria.Sailed, event_of(a, s, "sailed").args).place)
    return ""


def event_of(a: Action, s: State, kind: str) -> Event:
    """The event of a kind that an answer brings about at once; all may know it."""
    world = s.copy()
    world.log = []
    play(world, a)
    return next(event for event in world.log if event.kind == kind)

"""What a seat may know of a game of Liguria."""

from __future__ import annotations

from typing import cast

from fondaco.games.liguria import shape
from fondaco.games.liguria.data import NO_CARD, ROUNDS, STEP, STOPS, UNLAID
from fondaco.games.liguria.state import Liguria
from fondaco.kernel.action import EYE
from fondaco.kernel.frame import doing


def view(s: Liguria, seat: int) -> shape.View:
    knights = len(s.edition.knights)
    return {
        "round": min(s.round, ROUNDS[s.seats]),  # the last movement is no round (LIG-6.1)
        "order": s.order[:],
        "market": s.market[:],
        "row": s.row[:],
        "cards": s.cards[:],
        "bag": sum(s.bag),
        "deck": sum(s.deck),
        "stock": s.stock[:],
        "stops": [
            {
                "place": s.place(stop) if s.isles[stop] != UNLAID else None,
                "points": s.points[stop],
                "ruler": s.ruler[stop],
                "knights": s.garrison[stop * knights : stop * knights + knights],
            }
            for stop in range(STOPS)
        ],
        "players": [player(s, owner, seat in (owner, EYE)) for owner in range(s.seats)],
        "doing": cast("list[shape.Doing]", doing(s, seat)),
    }


def player(s: Liguria, owner: int, is_open: bool) -> shape.PlayerView:
    """One player's things. Money, stores, knights, diplomats, orders are behind the screen (LIG-2.6)."""
    kinds = s.kinds()
    base = owner * kinds
    return {
        "at": s.at[owner],
        "course": STEP.index(s.course[owner]) if s.course[owner] else -1,
        "wheels": s.wheels(owner),
        "sacks": s.sacks(owner),
        "port": s.cubes_of(s.port, owner),
        "hold": s.cubes_of(s.hold, owner),
        "envoys": s.envoys(owner),
        "fallen": sum(s.fallen[base : base + kinds]),
        "tiles": [s.tiles[base + kind] for kind in s.edition.kinds_in_rows],
        "upgraded": [s.upgraded[base + kind] for kind in s.edition.kinds_in_rows],
        "cards": s.kept[owner][:],
        "card": s.kept[owner][-1] if s.round and len(s.kept[owner]) == s.round else NO_CARD,
        "seals": s.spaces_of(s.seals, owner),
        "scrolls": s.spaces_of(s.scrolls, owner),
        "silver": s.silver[owner] if is_open else None,
        "store": s.cubes_of(s.store, owner) if is_open else None,
        "knights": s.knights_of(owner) if is_open else None,
        "diplomats": s.diplomats_of(owner) if is_open else None,
        "orders": [s.tiles[base + kind] for kind in s.edition.orders] if is_open else None,
    }

"""What a seat may know of a game of Die Händler (HAEN-2.7)."""

from __future__ import annotations

from typing import cast

from fondaco.games.haendler import shape
from fondaco.games.haendler.data import BONUS_STEP, COPIES, NONE, ON_OFFER, STALLS, TILES, WAGONS
from fondaco.games.haendler.history import KINDS, PICKED, card_of, owner_of, what_of
from fondaco.games.haendler.imagining import is_picking
from fondaco.games.haendler.promises import MOMENTS
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import EYE
from fondaco.kernel.frame import doing


def view(s: Haendler, seat: int) -> shape.View:
    return {
        "map": s.edition.maps.index(s.edition.roads),
        "round": s.round,
        "first": s.first,
        "arrivals": s.arrivals,
        "rise_cost": s.rise_cost(),
        "prices": s.prices[:],
        "supply": s.supply[:],
        "bonus": [step * BONUS_STEP for step in s.bonus],
        "courier": s.courier,
        "wagons": [
            {
                "at": s.at[wagon],
                "came": s.came[wagon],
                "master": s.master[wagon],
                "is_blocked": s.blocked[wagon],
                "has_arrived": s.arrived[wagon],
                "beds": [s.bed(wagon, owner) for owner in range(s.seats)],
            }
            for wagon in range(WAGONS)
        ],
        "investments": [max(NONE, owner) for owner in s.owner],
        "offer": [card for card, owner in enumerate(s.owner) if owner == ON_OFFER],
        "played": s.played[:],
        "pile": sum(s.pile),
        "contracts": [contract.show() for contract in s.contracts],
        "players": [player(s, owner, seat in (owner, EYE)) for owner in range(s.seats)],
        "doing": cast("list[shape.Doing]", doing(s, seat)),
    }


def player(s: Haendler, owner: int, is_open: bool) -> shape.PlayerView:
    """One player's things. Money and the faces of influence cards are hidden."""
    hand = s.hand[owner * KINDS : owner * KINDS + KINDS]
    return {
        "status": s.status[owner],
        "notes": s.notes[owner],
        "store": s.store[owner * STALLS : owner * STALLS + STALLS],
        "tiles": s.tiles[owner * TILES : owner * TILES + TILES],
        "cards": sum(hand),
        "money": s.money[owner] if is_open else None,
        "hand": hand if is_open else None,
        "seen": seen(s, owner) if is_open else None,
        "speaks": [moment for moment in range(MOMENTS) if s.speaks(owner, moment)],
    }


def seen(s: Haendler, owner: int) -> list[list[int]]:
    """The pile as its owner saw it at each pick of theirs, before taking a card, and sees it now."""
    pile = [COPIES] * KINDS
    piles: list[list[int]] = []
    for entry in s.history:
        if what_of(entry) == PICKED:
            if owner_of(entry) == owner:
                piles.append(pile[:])
            pile[card_of(entry)] -= 1
    return [*piles, pile] if is_picking(s, owner) else piles

"""What a seat may know of a game of Doge, and worlds that fit it."""

from __future__ import annotations

from random import Random
from typing import cast

from fondaco.games.doge import shape
from fondaco.games.doge.data import DISTRICTS, FIELDS, HOMES, NEUTRAL, SITES, TOKENS, VALUES
from fondaco.games.doge.state import Doge
from fondaco.kernel.action import EYE
from fondaco.kernel.frame import doing


def view(s: Doge, seat: int) -> shape.View:
    return {
        "round": s.round,
        "lead": s.order()[0],
        "row": s.row[:],
        "coming": s.coming[:],
        "voting": s.voting,
        "costs": [s.cost(district) if s.sites(district) < SITES else 0 for district in range(DISTRICTS)],
        "advisors": [
            {"home": HOMES[advisor], "at": s.at[advisor], "master": s.master[advisor]}
            for advisor in range(len(HOMES))
        ],
        "players": [player(s, owner, seat in (owner, EYE)) for owner in range(s.seats)],
        "doing": cast("list[shape.Doing]", doing(s, seat)),
    }


def player(s: Doge, owner: int, is_open: bool) -> shape.PlayerView:
    """One player's things. How many tokens lie where is public, their values are the owner's (DOGE-2.3)."""
    base = owner * VALUES
    first = owner * len(FIELDS)
    return {
        "houses": s.houses_of(owner),
        "palazzi": s.palazzi_of(owner),
        "supply": s.supply[owner],
        "palazzi_left": s.unbuilt[owner],
        "rings": s.rings(owner),
        "in_hand": sum(s.tokens(owner)),
        "on_fields": s.lying[first : first + len(FIELDS)],
        "shown": s.shown[base : base + VALUES],
        "tokens": s.tokens(owner) if is_open else None,
        "piles": [s.pile(owner, field) for field in range(len(FIELDS))] if is_open else None,
    }


def imagine(s: Doge, seat: int, rng: Random) -> Doge:
    """Deal anew, for everyone else, the tokens nobody has shown this round; then what is sealed."""
    t = s.copy()
    for owner in range(t.seats):
        if owner != seat:
            redeal(t, owner, rng)
    for frame in t.stack:
        frame.imagine(t, seat, rng)
    return t


def redeal(t: Doge, owner: int, rng: Random) -> None:
    """Spread a player's unseen tokens anew over hand and piles, each as large as it was (DOGE-4.6)."""
    base = owner * VALUES
    is_open = owner * len(FIELDS) + t.voting if t.voting != NEUTRAL else NEUTRAL  # this pile all can see
    unseen: list[int] = []
    for value in range(VALUES):
        unseen.extend([value] * (TOKENS[value] - t.shown[base + value]))
        lying_open = t.piles[is_open * VALUES + value] if is_open != NEUTRAL else 0
        t.hand[base + value] = t.shown[base + value] - lying_open
    rng.shuffle(unseen)
    for pile in range(owner * len(FIELDS), (owner + 1) * len(FIELDS)):
        if t.lying[pile] and pile != is_open:
            t.piles[pile * VALUES : pile * VALUES + VALUES] = [0] * VALUES
            for _ in range(t.lying[pile]):
                t.piles[pile * VALUES + unseen.pop()] += 1
    for value in unseen:
        t.hand[base + value] += 1

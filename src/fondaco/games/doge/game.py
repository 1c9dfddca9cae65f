"""Doge as the house sees it: set-up, view, standings, and what its ints mean."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from fondaco.games.doge.data import (
    ADVISORS,
    DISTRICTS,
    FIELDS,
    HOMES,
    HOUSES,
    NEUTRAL,
    PALAZZI,
    RINGS,
    SITES,
    TOKENS,
    VALUES,
)
from fondaco.games.doge.ending import standings
from fondaco.games.doge.round import Play
from fondaco.games.doge.state import Doge
from fondaco.games.doge.view import imagine, view
from fondaco.kernel.game import Game, Glossary, Standing

GLOSSARY = Glossary(
    things={
        "field": FIELDS,
        "advisor": ADVISORS,
        "token": ("0", "1", "2", "3"),
    },
    verbs=("turn", "place", "take", "waive", "put", "move", "stop", "build", "keep"),
    prompts={
        "turn": (),
        "place": ("step:number", "steps:number"),
        "spoils": ("field:field",),
        "decide": ("field:field",),
        "put": ("field:field", "most:number"),
        "move": ("left:number", "home:field"),
        "build": ("field:field", "cost:number"),
        "council": (),
    },
    events={
        "laid": ("field:field", "position:number"),
        "round_began": ("round:number", "lead:seat"),
        "sat_out": ("who:seat",),
        "placed": ("who:seat", "field:field", "count:number", "tokens:token*"),
        "called": ("field:field",),
        "voted": ("who:seat", "field:field", "tokens:token*", "votes:number"),
        "no_votes": ("field:field",),
        "won": ("who:seat", "field:field", "votes:number"),
        "came_second": ("who:seat", "field:field", "votes:number"),
        "put": ("who:seat", "count:number", "field:field"),
        "forwent": ("who:seat", "field:field"),
        "moved": ("who:seat", "source:field", "target:field"),
        "built": ("who:seat", "field:field", "cost:number", "site:number"),
        "kept": ("who:seat", "field:field"),
        "lost": ("who:seat", "advisor:advisor"),
        "took": ("who:seat", "advisor:advisor", "field:field"),
        "waived": ("who:seat", "advisor:advisor"),
        "freed": ("advisor:advisor",),
        "set_aside": ("field:field",),
        "turned_up": ("field:field", "position:number"),
        "round_ended": ("round:number",),
        "met": ("who:seat",),
        "exhausted": ("round:number",),
        "ranked": ("who:seat", "place:number"),
    },
    lines=("condition", "palazzi", "houses"),
    view={
        "round": "number",
        "lead": "seat",
        "row": "field[]",
        "coming": "field[]",
        "voting": "field",
        "costs": "number/field",
        "advisors": "/advisor",
        "advisors.home": "field",
        "advisors.at": "field",
        "advisors.master": "seat",
        "players": "/seat",
        "players.houses": "number/field",
        "players.palazzi": "number/field",
        "players.supply": "number",
        "players.palazzi_left": "number",
        "players.rings": "number",
        "players.in_hand": "number",
        "players.on_fields": "number/field",
        "players.shown": "token*",
        "players.tokens": "token*",
        "players.piles": "token*/field",
    },
)


class DogeGame(Game[Doge]):
    """Leo Colovini's Doge for three or four."""

    name = "doge"
    title = "Doge"
    prefix = "DOGE"
    rules = "1"
    seats = (3, 4)
    glossary = GLOSSARY

    def setup(self, seats: int, options: Mapping[str, str], edition: Mapping[str, object] | None) -> Doge:
        """Everything in its owner's supply, every advisor neutral (DOGE-2.1), every token in hand."""
        return Doge(
            seats,
            [Play(0)],
            [],
            round=0,
            row=[],
            coming=[],
            voting=NEUTRAL,
            houses=[0] * (seats * DISTRICTS),
            palazzi=[0] * (seats * DISTRICTS),
            supply=[HOUSES] * seats,
            unbuilt=[PALAZZI] * seats,
            master=[NEUTRAL] * len(HOMES),
            at=[NEUTRAL] * len(HOMES),
            hand=list(TOKENS) * seats,
            lying=[0] * (seats * len(FIELDS)),
            piles=[0] * (seats * len(FIELDS) * VALUES),
            shown=[0] * (seats * VALUES),
        )

    def view(self, s: Doge, seat: int) -> dict[str, object]:
        return view(s, seat)

    def imagine(self, s: Doge, seat: int, rng: Random) -> Doge:
        return imagine(s, seat, rng)

    def standings(self, s: Doge) -> list[Standing]:
        return standings(s)

    def audit(self, s: Doge) -> None:
        for seat in range(s.seats):
            audit_seat(s, seat)
        for district in range(DISTRICTS):
            assert s.sites(district) <= SITES, "DOGE-8.3: five palazzi a district"
        for advisor, master in enumerate(s.master):
            assert (master == NEUTRAL) == (s.at[advisor] == NEUTRAL), "DOGE-7.6: neutral is off the fields"
            assert s.at[advisor] != HOMES[advisor], "DOGE-7.2: never at home"
        for cards in (s.row, s.coming):
            assert len(set(cards)) == len(cards), "DOGE-1.5: one card per field in each set"


def audit_seat(s: Doge, seat: int) -> None:
    """What one player owns is all there, and nothing more (DOGE-1.2)."""
    assert (
        min(s.supply[seat], s.unbuilt[seat], *s.houses_of(seat), *s.palazzi_of(seat), *s.hand, *s.piles) >= 0
    )
    assert s.supply[seat] + sum(s.houses_of(seat)) == HOUSES
    assert s.unbuilt[seat] + sum(s.palazzi_of(seat)) == PALAZZI
    assert 0 <= s.rings(seat) <= RINGS
    piles = [s.pile(seat, field) for field in range(len(FIELDS))]
    assert [sum(pile) for pile in piles] == s.lying[seat * len(FIELDS) : (seat + 1) * len(FIELDS)]
    for value in range(VALUES):
        assert s.tokens(seat)[value] + sum(pile[value] for pile in piles) == TOKENS[value]
        open_there = piles[s.voting][value] if s.voting != NEUTRAL else 0
        assert s.shown[seat * VALUES + value] <= s.tokens(seat)[value] + open_there

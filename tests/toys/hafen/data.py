"""The harbour in tables, and what its ints mean."""

from __future__ import annotations

from typing import Final

from fondaco.kernel.glossary import Glossary

WARES: Final = ("cloth", "salt", "fish", "wine")
MARKET: Final = 20  # of each ware
DUCATS: Final = 10  # HAFEN-1.1
BANK: Final = 200
SPACES: Final = 12  # HAFEN-3.2

PRIVILEGES: Final = ("purse", "letter", "pilot")
PURSE: Final = 0
LETTER: Final = 1
PILOT: Final = 2
DECK: Final = (8, 6, 4)  # HAFEN-8.1: how many of each
FIRST_CARDS: Final = 2  # HAFEN-1.1

HEARINGS: Final = 3  # HAFEN-6.4
HIGHEST_RENT: Final = 9  # HAFEN-7.2
MOST_PRICES: Final = 4  # HAFEN-7.2

GLOSSARY: Final = Glossary(
    things={
        "ware": WARES,
        "space": tuple([str(space) for space in range(SPACES)]),
        "privilege": PRIVILEGES,
    },
    verbs=(
        *("draw", "take", "stay", "hire", "sail", "price", "pass", "bid"),
        *("offer", "decline", "accept", "again", "walk", "name", "agree", "play"),
    ),
    prompts={
        "draw": (),
        "market": (),
        "pilot": (),
        "sail": (),
        "price": (),
        "auction": ("bid:number",),
        "offer": ("hearing:number",),
        "deal": ("hearing:number",),
        "berth": ("price:number", "named:number"),
    },
    events={
        "drew": ("who:seat", "card:privilege"),
        "played": ("who:seat", "card:privilege"),
        "took": ("who:seat", "ware:ware"),
        "went_without": ("who:seat",),
        "sailed": ("who:seat", "source:space", "target:space"),
        "loaded": ("who:seat", "ware:ware"),
        "priced": ("who:seat", "price:number"),
        "sold": ("who:seat", "ware:ware", "count:number"),
        "paid": ("who:seat", "amount:number"),
        "earned": ("who:seat", "amount:number"),
        "bid": ("who:seat", "price:number"),
        "passed": ("who:seat",),
        "offered": ("who:seat", "give:ware*", "want:ware*", "pay:number"),
        "offered_nothing": ("who:seat",),
        "accepted": ("host:seat", "guest:seat"),
        "declined": ("host:seat",),
        "heard_again": ("host:seat",),
        "named": ("who:seat", "price:number"),
        "agreed": ("who:seat", "price:number"),
        "walked": ("who:seat",),
        "round_ended": ("first:seat",),
        "ended": (),
    },
    lines=("ducats", "wares"),
    view={
        "first": "seat",
        "market": "ware*",
        "display": "ware*",
        "bank": "number",
        "deck_left": "number",
        "deck": "privilege*",
        "played": "privilege*",
        "merchants": "/seat",
        "merchants.ducats": "number",
        "merchants.hold": "ware*",
        "merchants.at": "space",
        "merchants.in_hand": "number",
        "merchants.cards": "privilege*",
    },
    refusals={},
)

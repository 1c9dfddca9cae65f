"""What the ints of Die Händler mean."""

from __future__ import annotations

from typing import Final

from fondaco.games.haendler.data import CITIES, GOODS, INFLUENCE, INVESTMENTS, TILES, WAGONS
from fondaco.games.haendler.edition import Edition
from fondaco.kernel.game import Glossary

VERBS: Final = (
    "lay_out",
    "send",
    "turn",
    "begin",
    "buy",
    "command",
    "break",
    "sell_one",
    "bid",
    "load",
    "propose",
    "leave",
    "take",
    "load_free",
    "agree",
    "refuse",
    "name",
    "drive",
    "spend",
    "push",
    "ride",
    "ride_far",
    "end",
    "pick",
    "point",
    "shift",
    "sell",
    "favour",
    "open",
    "decline",
    "raise",
    "pass",
    "invest",
    "pay",
    "spare",
    "borrow",
    "repay",
    "rise",
    "rise_by_card",
    "stop",
)
PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "lay_out": (),
    "send": (),
    "turn": (),
    "begin": (),
    "buy": (),
    "play_master": (),
    "play_axle": (),
    "play_sale": (),
    "play_bonus": ("wagon:wagon", "city:city"),
    "play_upkeep": ("cost:number",),
    "bid": ("wagon:wagon", "city:city"),
    "master_load": ("wagon:wagon", "city:city"),
    "propose": ("wagon:wagon", "city:city"),
    "haggle": ("wagon:wagon", "goods:good*", "price:number"),
    "hear": ("guest:seat", "wagon:wagon", "goods:good*", "price:number"),
    "drive": ("driven:number", "purse:number"),
    "pick": (),
    "point": (),
    "shift": (),
    "sell": (),
    "open": (),
    "raise": ("leader:seat", "bid:number"),
    "invest": (),
    "borrow": (),
    "rise": ("left:number", "cost:number"),
}
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "laid_out": ("cities:city[]",),
    "sent": ("field:field",),
    "turned_up": ("card:investment",),
    "began": ("who:seat",),
    "round_began": ("round:number", "first:seat"),
    "bought": ("who:seat", "goods:stall*"),
    "paid": ("who:seat", "sum:number"),
    "earned": ("who:seat", "sum:number"),
    "gave": ("who:seat", "to:seat", "sum:number"),
    "played": ("who:seat", "card:influence"),
    "picked": ("who:seat", "card:influence"),
    "commanded": ("who:seat", "wagon:wagon"),
    "bid": ("who:seat", "sum:number"),
    "loaded": ("who:seat", "wagon:wagon", "goods:good*"),
    "proposed": ("who:seat", "goods:good*", "price:number"),
    "named": ("who:seat", "price:number"),
    "refused": ("who:seat",),
    "agreed": ("who:seat", "guest:seat", "goods:good*", "price:number"),
    "blocked": ("who:seat", "wagon:wagon"),
    "drove": ("who:seat", "wagon:wagon", "field:field", "steps:number", "route:route"),
    "spent": ("who:seat", "tile:tile"),
    "arrived": ("wagon:wagon", "city:city"),
    "rode": ("who:seat", "field:field"),
    "pointed": ("who:seat", "goods:good*"),
    "priced": ("good:good", "buying:number", "selling:number"),
    "sold_off": ("who:seat", "goods:stall*"),
    "sold_one": ("who:seat", "good:stall"),
    "counted": ("wagon:wagon", "city:city", "arrivals:number"),
    "sold": ("who:seat", "wagon:wagon", "goods:good*"),
    "emptied": ("wagon:wagon",),
    "bonuses": ("bonuses:number/city",),
    "opened": ("who:seat", "sum:number"),
    "declined": ("who:seat",),
    "raised": ("who:seat", "sum:number"),
    "passed": ("who:seat",),
    "invested": ("who:seat", "card:investment"),
    "fell": ("who:seat", "step:status"),
    "borrowed": ("who:seat",),
    "repaid": ("who:seat",),
    "rose": ("who:seat", "step:status"),
    "ranked": ("who:seat", "place:number"),
}
VIEW: Final[dict[str, str]] = {
    "round": "number",
    "first": "seat",
    "arrivals": "number",
    "rise_cost": "number",
    "prices": "price/good",
    "supply": "number/good",
    "bonus": "number/city",
    "courier": "field",
    "wagons": "/wagon",
    "wagons.at": "field",
    "wagons.came": "field",
    "wagons.master": "seat",
    "wagons.is_blocked": "number",
    "wagons.has_arrived": "number",
    "wagons.beds": "good*/seat",
    "investments": "seat/investment",
    "played": "influence*",
    "pile": "number",
    "players": "/seat",
    "players.status": "status",
    "players.notes": "number",
    "players.store": "stall*",
    "players.tiles": "number/tile",
    "players.cards": "number",
    "players.money": "number",
    "players.hand": "influence*",
    "players.seen": "influence*[]",
}
STATUS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8")
PRICES: Final = ("0", "1", "2", "3", "4")


def stall_names(edition: Edition) -> tuple[str, ...]:
    """A stall is a good in a city: `wine/paris`."""
    return tuple([f"{GOODS[good]}-{CITIES[stall // 3]}" for stall, good in enumerate(edition.market)])


def glossary(edition: Edition) -> Glossary:
    """What the ints mean; fields, routes and stalls are those of the edition."""
    roads = edition.roads
    return Glossary(
        things={
            "city": CITIES,
            "good": GOODS,
            "stall": stall_names(edition),
            "wagon": tuple([str(wagon + 1) for wagon in range(WAGONS)]),
            "field": tuple(roads.names),
            "route": tuple(
                [
                    "-".join(map(str, [start, *walk]))
                    for start, walk in zip(roads.starts, roads.routes, strict=True)
                ]
            ),
            "tile": tuple([str(points) for points in range(TILES + 1)]),
            "influence": INFLUENCE,
            "investment": INVESTMENTS,
            "layout": ("paris", "brugge"),
            "way": ("up", "down"),
            "status": STATUS,
            "price": PRICES,
        },
        verbs=VERBS,
        prompts=PROMPTS,
        events=EVENTS,
        lines=("debt", "status", "money"),
        view=VIEW,
    )

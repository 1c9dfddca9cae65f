"""What the ints of Die Händler mean."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fondaco.games.haendler.data import (
    BUYING,
    CITIES,
    COPIES,
    GOODS,
    INFLUENCE,
    INVESTMENTS,
    JUNCTIONS,
    NONE,
    SELLING,
    TILES,
    TOP_STATUS,
    UPKEEP,
    WAGONS,
)
from fondaco.games.haendler.edition import MAPS, Edition
from fondaco.games.haendler.promises import (
    DRIVE_INTO,
    DRIVE_OVER,
    NAMES,
    NOT_RIDE_TO,
    RIDE_TO,
    Promise,
)
from fondaco.games.haendler.roads import Roads, is_city
from fondaco.kernel.glossary import Glossary

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
    "offer",
    "offer_none",
    "accept",
    "accept_none",
    "counter",
    "consent",
    "reject",
)
TERMS: Final = (
    "money:number",
    "cards:influence*",
    "aside:number",
    "promise:promise",
    "limit:number",
    "asked_money:number",
    "asked_cards:influence*",
    "asked_aside:number",
    "asked_promise:promise",
    "asked_limit:number",
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
    "offer": ("turn:seat",),
    "hear_offers": (),
    "counter": ("maker:seat",),
    "reply": ("turn:seat", *TERMS),
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
    "shifted": ("who:seat", "card:investment", "good:good", "way:way"),
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
    "kept": ("who:seat", "step:status"),
    "fell": ("who:seat", "step:status"),
    "borrowed": ("who:seat",),
    "repaid": ("who:seat",),
    "rose": ("who:seat", "step:status"),
    "ranked": ("who:seat", "place:number"),
    "offered": ("who:seat", "to:seat", *TERMS),
    "accepted_none": ("who:seat",),
    "rejected": ("who:seat",),
    "contracted": ("number:number", "who:seat", "to:seat", *TERMS),
    "handed_over": ("who:seat", "to:seat", "cards:influence*"),
    "laid_aside": ("who:seat", "sum:number"),
    "fulfilled": ("who:seat", "number:number", "promise:promise"),
    "lapsed": ("who:seat", "number:number", "promise:promise"),
    "released": ("who:seat", "number:number", "sum:number"),
}
VIEW: Final[dict[str, str]] = {
    "map": "map",
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
    "wagons.is_blocked": "flag",
    "wagons.has_arrived": "flag",
    "wagons.beds": "good*/seat",
    "investments": "seat/investment",
    "offer": "investment[]",
    "played": "influence*",
    "pile": "number",
    "contracts": "/contract",
    "contracts.number": "number",
    "contracts.maker": "seat",
    "contracts.promise": "promise",
    "contracts.limit": "number",
    "contracts.aside": "number",
    "contracts.taker": "seat",
    "contracts.asked_promise": "promise",
    "contracts.asked_limit": "number",
    "contracts.asked_aside": "number",
    "players": "/seat",
    "players.status": "status",
    "players.notes": "number",
    "players.store": "stall*",
    "players.tiles": "points*",
    "players.cards": "number",
    "players.money": "number",
    "players.hand": "influence*",
    "players.seen": "influence*/look",
}


MOST_CONTRACTS: Final = 100  # that stand: two a turn at most, and few promises outlive their round
TARGETS: Final = {DRIVE_INTO: "city", DRIVE_OVER: "field", RIDE_TO: "field", NOT_RIDE_TO: "field"}


def field_names(edition: Edition) -> tuple[str, ...]:
    """Cities and junctions have names of their own, a field between two of them is counted from the first.

    What the edition calls it stands behind the name of every other field, for those who draw it.
    """
    names = edition.roads.names[:]
    for roads in edition.maps:
        for field, arms in enumerate(roads.arms):
            if len(arms) == 2 and not is_city(field):
                names[field] = f"{stretch_name(roads, field)}/{roads.names[field]}"
            elif arms and names[field] not in CITIES + JUNCTIONS:
                names[field] = f"junction/{roads.names[field]}"
    return tuple(names)


def stretch_name(roads: Roads, field: int) -> str:
    """A field of a road: the ends of the road, the lower number first, and how far it is from there."""
    one, other = sorted([road_end(roads, field, arm) for arm in roads.arms[field]])
    return f"road/field:{one[0]}/field:{other[0]}/{one[1]}"


def road_end(roads: Roads, before: int, here: int) -> tuple[int, int]:
    """The city or junction where a road ends that leads this way, and the steps to it."""
    steps = 1
    while len(roads.arms[here]) == 2 and not is_city(here):
        one, other = roads.arms[here]
        before, here = here, other if one == before else one
        steps += 1
    return here, steps


def route_name(edition: Edition, route: int) -> str:
    """Its steps, start, end, the junctions between, and for those who draw it all its fields:
    `over/4/field:0/field:6/field:11/0-24-25-11-6`."""
    roads = edition.maps[-1]
    start, walk = roads.starts[route], roads.routes[route]
    passed = [f"field:{field}" for field in walk[:-1] if is_junction(edition, field)]
    kind = ("straight", "over", "over-two", "over-three")[len(passed)]
    fields = "-".join(map(str, [start, *walk]))
    return "/".join([kind, str(len(walk)), f"field:{start}", f"field:{walk[-1]}", *passed, fields])


def is_junction(edition: Edition, field: int) -> bool:
    return any(len(roads.arms[field]) > 2 for roads in edition.maps)


def stall_names(edition: Edition) -> tuple[str, ...]:
    """A stall sells a good in a city."""
    return tuple([f"sells/good:{good}/city:{stall // 3}" for stall, good in enumerate(edition.market)])


def promise_name(promise: Promise) -> str:
    """Its kind and what it is about: `drive-into/wagon:0/city:3`."""
    about = [f"wagon:{promise.wagon}"] if promise.wagon != NONE else []
    if promise.target != NONE:
        about.append(f"{TARGETS.get(promise.kind, 'good')}:{promise.target}")
    if promise.arm != NONE:
        about.append(f"field:{promise.arm}")
    return "/".join([NAMES[promise.kind], *about])


def numbered(name: str, numbers: Iterable[int]) -> tuple[str, ...]:
    return tuple([f"{name}/{number}" for number in numbers])


def paired(name: str, first: Iterable[object], second: Iterable[object]) -> tuple[str, ...]:
    return tuple([f"{name}/{one}/{other}" for one, other in zip(first, second, strict=True)])


def glossary_of(edition: Edition) -> Glossary:
    """What the ints mean; fields, routes, stalls and stars are those of the edition, whatever map is used."""
    routes = range(len(edition.maps[-1].routes))
    return Glossary(
        things={
            "city": CITIES,
            "good": GOODS,
            "stall": stall_names(edition),
            "wagon": numbered("number", range(1, WAGONS + 1)),
            "field": field_names(edition),
            "route": tuple([route_name(edition, route) for route in routes]),
            "points": numbered("tile", range(1, TILES + 1)),
            "tile": numbered("points", range(TILES + 1)),
            "influence": INFLUENCE,
            "investment": tuple(
                [f"{name}/{stars}" for name, stars in zip(INVESTMENTS, edition.stars, strict=True)]
            ),
            "map": MAPS,
            "flag": ("no", "yes"),
            "layout": ("paris", "brugge"),
            "way": ("up", "down"),
            "status": paired("step", range(TOP_STATUS + 1), UPKEEP),
            "price": paired("pair", BUYING, SELLING),
            "look": numbered("number", range(1, COPIES * len(INFLUENCE) + 1)),
            "promise": tuple([promise_name(promise) for promise in edition.promises]),
            "contract": numbered("number", range(1, MOST_CONTRACTS)),
        },
        verbs=VERBS,
        prompts=PROMPTS,
        events=EVENTS,
        lines=("debt", "status", "money"),
        view=VIEW,
        refusals={"bound": ("contract:number",)},
    )

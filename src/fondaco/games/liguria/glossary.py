"""What the ints of Liguria mean."""

from __future__ import annotations

from typing import Final

from fondaco.games.liguria.data import (
    BUILDING,
    COLOURS,
    ISLAND_POINTS,
    MONK,
    ORDER,
    PLACES,
    ROWS,
    STOPS,
    TILES_A_ROUND,
    TYPES,
    WAYS,
)
from fondaco.games.liguria.edition import Card, Edition, Field, Tile
from fondaco.kernel.glossary import Glossary

VERBS: Final = (
    "offer",
    "lay",
    "colour",
    "points",
    "begin",
    "lay_tile",
    "lay_card",
    "stand",
    "take",
    "choose",
    "upgrade",
    "stop",
    "sail",
    "anchor",
    "stay",
    "turn",
    "keep",
    "land",
    "pass",
    "load",
    "seal",
    "leave",
)
PROMPTS: Final[dict[str, tuple[str, ...]]] = {
    "offer": (),
    "lay": (),
    "colour": (),
    "points": (),
    "begin": (),
    "lay_tile": (),
    "lay_card": (),
    "stand": (),
    "take": ("left:number",),
    "choose": (),
    "upgrade": ("left:number",),
    "sail": ("steps:number",),
    "turn": (),
    "land": ("place:place", "swords:number"),
    "load": ("place:place", "own:number", "free:number"),
    "trade": ("owner:seat", "most:number", "scrolls:number"),
}
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "offered": ("who:seat", "cubes:colour*"),
    "laid_blank": ("stop:stop",),
    "laid_island": ("stop:stop", "colour:colour"),
    "laid_points": ("stop:stop", "points:number"),
    "began": ("who:seat",),
    "earned": ("who:seat", "silver:number"),
    "round_began": ("round:number",),
    "laid_tile": ("tile:tile",),
    "laid_card": ("card:card",),
    "replaced": ("card:card",),
    "stood": ("who:seat", "field:field"),
    "took": ("who:seat", "tile:tile", "cost:number", "spot:spot"),
    "queued": ("who:seat", "position:number"),
    "chose": ("who:seat", "card:card"),
    "upgraded": ("who:seat", "tile:tile"),
    "sailed": ("who:seat", "steps:number", "stop:stop", "place:place", "way:way"),
    "turned": ("who:seat",),
    "stayed": ("who:seat",),
    "landed": ("who:seat", "stop:stop", "place:place", "swords:number"),
    "expelled": ("who:seat", "stop:stop", "place:place", "count:number"),
    "loaded": ("who:seat", "cubes:colour*"),
    "unloaded": ("who:seat", "cubes:colour*"),
    "sealed": ("who:seat", "owner:seat", "row:row", "scrolls:number", "diplomats:diplomat*"),
    "round_ended": ("round:number",),
    "last_movement": (),
    "filled": ("who:seat", "orders:order*"),
    "ranked": ("who:seat", "score:number", "place:number"),
}
VIEW: Final[dict[str, str]] = {
    "round": "number",
    "order": "seat[]",
    "market": "seat/field",
    "row": "tile/spot",
    "cards": "card[]",
    "bag": "number",
    "deck": "number",
    "stock": "colour*",
    "stops": "/stop",
    "stops.place": "place",
    "stops.points": "number",
    "stops.ruler": "seat",
    "stops.knights": "knight*",
    "players": "/seat",
    "players.at": "stop",
    "players.course": "way",
    "players.wheels": "number",
    "players.sacks": "number",
    "players.port": "colour*",
    "players.hold": "colour*",
    "players.envoys": "number",
    "players.fallen": "number",
    "players.tiles": "piece*",
    "players.upgraded": "piece*",
    "players.cards": "card[]",
    "players.seals": "seat/row",
    "players.scrolls": "number/row",
    "players.silver": "number",
    "players.store": "colour*",
    "players.knights": "knight*",
    "players.diplomats": "diplomat*",
    "players.orders": "order*",
}


def tile_name(tile: Tile) -> str:
    """A kind of tile and its numbers, as words speak of it: `ship/2`, `order/8/2/1/0`."""
    numbers = [] if tile.type == MONK else [tile.value]
    if tile.type == BUILDING:
        numbers.append(tile.upgraded)
    if tile.type == ORDER:
        numbers.extend(tile.cubes)
    return numbered(TYPES[tile.type], numbers)


def card_name(card: Card) -> str:
    """The sign of its points, which are never 0, and then all its numbers."""
    actions = [card.wheels, card.anchors, card.turns, card.upgrades]
    return numbered("plus" if card.points > 0 else "minus", [abs(card.points), *actions, *card.cubes])


def field_name(field: Field) -> str:
    return numbered("gives", [field.tiles, field.silver])


def numbered(name: str, numbers: list[int]) -> str:
    return "/".join([name, *map(str, numbers)])


def tile_names(edition: Edition) -> list[str]:
    """The tiles by name; those that everybody starts with have one of their own (LIG-2.7)."""
    names = [tile_name(tile) for tile in edition.tiles]
    for start in (edition.start_ship, edition.start_merchant):
        names[start] = f"start-{names[start]}"
    return names


def glossary_of(edition: Edition) -> Glossary:
    """What the ints mean; the tiles, cards and market fields are those of the edition."""
    names = tile_names(edition)
    in_rows = [kind for row in edition.rows for kind in row]
    return Glossary(
        things={
            "colour": COLOURS,
            "tile": tuple(names),
            "piece": tuple([names[kind] for kind in in_rows]),
            "knight": tuple([names[kind] for kind in edition.knights]),
            "diplomat": tuple([names[kind] for kind in edition.diplomats]),
            "order": tuple([names[kind] for kind in edition.orders]),
            "card": tuple([card_name(card) for card in edition.cards]),
            "field": tuple([field_name(field) for field in edition.market]),
            "spot": tuple([f"number/{spot + 1}" for spot in range(max(TILES_A_ROUND))]),
            "row": ROWS,
            "place": PLACES,
            "stop": tuple([f"number/{stop + 1}" for stop in range(STOPS)]),
            "way": WAYS,
            "counter": tuple([f"worth/{points}" for points in ISLAND_POINTS]),
        },
        verbs=VERBS,
        prompts=PROMPTS,
        events=EVENTS,
        lines=("islands", "harbour", "points", "orders", "sets", "diplomats", "silver", "cubes"),
        view=VIEW,
        refusals={},
    )

"""What is printed on the pieces of Die Händler von Genua, for drawings: fields, goods, cards, promises."""

from __future__ import annotations

from typing import Final

from fondaco.games.genoa import shape
from fondaco.games.genoa.data import (
    CARD,
    CATHEDRAL,
    DISCS,
    FIELDS,
    FIRST,
    GIVES,
    GUILD_HALL,
    HARBOUR,
    LARGE,
    MARKER,
    MESSAGE,
    PALAZZO,
    PARK,
    PLAZA,
    POST_STATION,
    PRIVILEGE,
    SIDE,
    SMALL,
    SPECIAL,
    SPECIAL_KINDS,
    TOWN_HALL,
    VILLAS,
    WARE_KINDS,
    WAREHOUSES,
)
from fondaco.games.genoa.edition import Edition
from fondaco.games.genoa.promises import PROMISES, goods_of

CARD_KINDS: Final[tuple[shape.CardKind, ...]] = ("large-order", "small-order", "message", "privilege")
HALLS: Final = {
    GUILD_HALL: [CARD + LARGE],
    TOWN_HALL: [CARD + SMALL, CARD + SMALL],
    POST_STATION: [CARD + MESSAGE, CARD + MESSAGE],
    CATHEDRAL: [MARKER, MARKER],
}  # what they yield (GEN-8.1, GEN-8.2)


def catalogue_of(edition: Edition) -> shape.Catalogue:
    return {
        "side": SIDE,
        "discs": DISCS,
        "fields": [{"kind": kind_of_field(field), "yields": yields(field)} for field in range(FIELDS)],
        "goods": goods(),
        "specials": [SPECIAL + special for special in range(SPECIAL_KINDS)],
        "marker": MARKER,
        "kinds": [CARD + kind for kind in range(len(CARD_KINDS))],
        "cards": cards(edition),
        "promises": [{"lots": lots(goods_of(promise))} for promise in range(PROMISES)],
    }


def goods() -> list[shape.GoodPrint]:
    """Wares, special cards, the ownership marker, the kinds of hand cards: one row (GEN-1.7)."""
    found: list[shape.GoodPrint] = [{"kind": "ware"} for _ in range(WARE_KINDS)]
    found += [{"kind": "special"} for _ in range(SPECIAL_KINDS)]
    found.append({"kind": "marker"})
    found += [{"kind": "card"} for _ in CARD_KINDS]
    return found


def kind_of_field(field: int) -> shape.FieldKind:
    """What a field looks like."""
    if field >= PLAZA:
        return "plaza" if field == PLAZA else "street"
    if field in HALLS:
        return "hall"
    if field in VILLAS:
        return "villa"
    if field in WAREHOUSES:
        return "warehouse"
    if field == PARK:
        return "park"
    return "harbour" if field == HARBOUR else "house"


def yields(field: int) -> list[int]:
    """The goods that an action in a field brings as a rule (GEN-8)."""
    if field >= PLAZA:
        return []
    if field >= PALAZZO:
        return [SPECIAL + GIVES[field - PALAZZO]]
    if field in WAREHOUSES:
        first = 2 * (field - WAREHOUSES[0])
        return [first, first + 1]
    return [CARD + PRIVILEGE] if field in VILLAS else list(HALLS[field])


def cards(edition: Edition) -> list[shape.CardPrint]:
    """The hand cards in the order of their numbers: each is about buildings, and an order about wares."""
    found = [card(LARGE, order[:1], order[1:]) for order in edition.large]
    found += [card(SMALL, order[:1], order[1:]) for order in edition.small]
    found += [card(MESSAGE, pair[:], []) for pair in edition.messages]
    found += [card(PRIVILEGE, [building], []) for building in edition.privileges]
    assert len(found) == FIRST[PRIVILEGE + 1]
    return found


def card(kind: int, fields: list[int], wares: list[int]) -> shape.CardPrint:
    return {"kind": CARD_KINDS[kind], "good": CARD + kind, "fields": fields, "wares": wares}


def lots(goods: tuple[int, ...]) -> list[shape.Lot]:
    return [{"good": good, "count": count} for good, count in enumerate(goods) if count]

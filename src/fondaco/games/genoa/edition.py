"""An edition of Genoa: plans of the city and cards, which the rulebook shows in pictures (GEN-9.5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fondaco.games.genoa.city import City
from fondaco.games.genoa.data import (
    BUILDINGS,
    FIELDS,
    FIRST,
    PLAZA,
    POST_STATION,
    SIDE,
    STREETS,
    TOWN_HALL,
    VILLAS,
    WAREHOUSES,
    WARES,
)
from fondaco.kernel.reading import Damaged, check_parts, index_in, listed, table_of, text_of, texts

MIDDLE: Final = (27, 28, 35, 36)  # the squares of the plaza
LAYOUTS: Final = ("p", "q", "r")
NO_FIELD: Final = -1
TAVERNS: Final = (16, 17)  # with one small order each


class Edition:
    """What is printed. Nobody changes it, so every copy of a state shares it."""

    def __init__(
        self, city: City, large: list[list[int]], small: list[list[int]], messages: list[list[int]]
    ) -> None:
        self.city = city
        self.large = large  # [card] villa and three wares
        self.small = small  # [card - 16] building and ware
        self.messages = messages  # [card - 32] two buildings
        self.large_wares = [order[1:] for order in large]  # [card] its three wares
        self.small_wares = [order[1] for order in small]  # [card - 16] its ware
        self.privileges = city.ring  # [card - 46] its building
        self.orders_at: list[list[int]] = [[] for _ in BUILDINGS]  # [building] its orders, large or small
        for card, order in enumerate(large):
            self.orders_at[order[0]].append(card)
        for n, order in enumerate(small):
            self.orders_at[order[0]].append(FIRST[1] + n)
        self.messages_at: list[list[int]] = [[] for _ in range(FIELDS)]  # [field] its messages
        for n, pair in enumerate(messages):
            for building in pair:
                self.messages_at[building].append(FIRST[2] + n)


def read_edition(document: Mapping[str, object], layout: str) -> Edition:
    """The edition in a document, with one of its layouts. Raises Damaged, naming the entry."""
    parts = ("layouts", "large_orders", "small_orders", "messages")
    check_parts(document, "genoa", "Die Händler von Genua", parts)
    plans = table_of(document["layouts"], "layouts")
    cities = {name: read_city(plans.get(name), f"layouts, {name}") for name in LAYOUTS}
    check_streets(cities)
    large = read_large(document["large_orders"], cities)
    small = read_small(document["small_orders"])
    return Edition(cities[layout], large, small, read_messages(document["messages"], cities))


def read_city(entry: object, where: str) -> City:
    """A plan of 8 x 8: 18 buildings in one piece each, 20 streets, the plaza in the middle (GEN-1.1)."""
    squares = [NO_FIELD] * (SIDE * SIDE)
    street = STREETS
    for row, line in enumerate(rows_of(entry, where, SIDE)):
        for column, name in enumerate(texts(line, f"{where}, row {row + 1}")[: SIDE + 1]):
            place = f"{where}, row {row + 1}, column {column + 1}"
            if column == SIDE:
                raise Damaged(place, "a row has eight squares")
            field = read_field(name, place)
            squares[row * SIDE + column] = street if field == STREETS else field
            street += field == STREETS
    if street != FIELDS:
        raise Damaged(where, f"{street - STREETS} streets, there must be {FIELDS - STREETS} (GEN-1.1)")
    check_pieces(squares, where)
    return City(squares)


def read_field(name: str, where: str) -> int:
    if name == "street":
        return STREETS
    if name == "plaza":
        return PLAZA
    if name not in BUILDINGS:
        raise Damaged(where, f"{name!r} is no building, street or plaza")
    return BUILDINGS.index(name)


def check_pieces(squares: list[int], where: str) -> None:
    if NO_FIELD in squares:
        raise Damaged(where, f"row {squares.index(NO_FIELD) // SIDE + 1} has not eight squares")
    if [n for n, field in enumerate(squares) if field == PLAZA] != list(MIDDLE):
        raise Damaged(where, "the plaza is the four squares in the middle (GEN-1.1)")
    for building, name in enumerate(BUILDINGS):
        if not is_one_piece([n for n, field in enumerate(squares) if field == building]):
            raise Damaged(f"{where}, {name}", "missing, or not in one piece")


def is_one_piece(squares: list[int]) -> bool:
    seen = squares[:1]
    for square in seen:
        row, column = divmod(square, SIDE)
        for other in squares:
            apart = abs(other // SIDE - row) + abs(other % SIDE - column)
            if apart == 1 and other not in seen:
                seen.append(other)
    return len(seen) == len(squares) > 0


def check_streets(cities: dict[str, City]) -> None:
    """A street has the same name on every plan, and so has a privilege: the fourteen buildings at the edge
    follow each other alike."""
    first = cities[LAYOUTS[0]]
    for name, city in cities.items():
        if [field if field >= STREETS else 0 for field in city.squares] != [
            field if field >= STREETS else 0 for field in first.squares
        ]:
            raise Damaged(f"layouts, {name}", "its streets are not those of the first layout")
        if len(city.ring) != FIRST[4] - FIRST[3]:
            raise Damaged(f"layouts, {name}", f"{len(city.ring)} buildings at the edge, not 14 (GEN-1.2)")
        if city.ring != first.ring:
            raise Damaged(
                f"layouts, {name}", "the buildings at its edge follow each other otherwise (GEN-9.4)"
            )


def rows_of(entry: object, where: str, wanted: int) -> list[object]:
    rows = listed(entry, where)
    if len(rows) != wanted:
        raise Damaged(where, f"{len(rows)} entries, there must be {wanted}")
    return rows


def read_large(entry: object, cities: dict[str, City]) -> list[list[int]]:
    """Four a villa; a ware of each warehouse but the neighbouring one, on every plan (GEN-9.5)."""
    orders: list[list[int]] = []
    for n, row in enumerate(rows_of(entry, "large_orders", FIRST[1]), 1):
        where = f"large_orders {n}"
        table = table_of(row, where)
        villa = building_in(table.get("villa"), f"{where}, villa")
        if villa not in VILLAS:
            raise Damaged(f"{where}, villa", f"{BUILDINGS[villa]} is no villa")
        wares = sorted(
            [index_in(WARES, name, f"{where}, wares") for name in listed(table.get("wares"), where)]
        )
        for city in cities.values():
            far = [house for house in WAREHOUSES if house not in city.neighbours[villa]]
            if [WAREHOUSES[ware // 2] for ware in wares] != far:
                raise Damaged(
                    f"{where}, wares", "one ware of each warehouse but the neighbouring one (GEN-9.5)"
                )
        orders.append([villa, *wares])
    for villa in VILLAS:
        if sum(order[0] == villa for order in orders) != 4:
            raise Damaged("large_orders", f"{BUILDINGS[villa]} has not four of them (GEN-9.5)")
    return orders


def read_small(entry: object) -> list[list[int]]:
    """None for town hall, warehouses and villas, one for each tavern, two for the others (GEN-9.5)."""
    orders: list[list[int]] = []
    for n, row in enumerate(rows_of(entry, "small_orders", FIRST[2] - FIRST[1]), 1):
        table = table_of(row, f"small_orders {n}")
        building = building_in(table.get("building"), f"small_orders {n}, building")
        orders.append([building, index_in(WARES, table.get("ware"), f"small_orders {n}, ware")])
    for building, name in enumerate(BUILDINGS):
        found = sum(order[0] == building for order in orders)
        barred = building == TOWN_HALL or building in VILLAS or building in WAREHOUSES
        wanted = 0 if barred else 1 if building in TAVERNS else 2
        if found != wanted:
            raise Damaged("small_orders", f"{found} for {name}, there must be {wanted} (GEN-9.5)")
    return orders


def read_messages(entry: object, cities: dict[str, City]) -> list[list[int]]:
    """Never the post station; always two moves apart, on every plan (GEN-9.5)."""
    messages: list[list[int]] = []
    for n, row in enumerate(rows_of(entry, "messages", FIRST[3] - FIRST[2]), 1):
        where = f"messages {n}"
        pair = [building_in(name, where) for name in rows_of(row, where, 2)]
        if POST_STATION in pair:
            raise Damaged(where, "the post station sends no message to itself (GEN-9.5)")
        for name, city in cities.items():
            if not city.are_two_moves_apart(pair[0], pair[1]):
                raise Damaged(where, f"its buildings are not two moves apart on layout {name} (GEN-9.5)")
        messages.append(pair)
    return messages


def building_in(value: object, where: str) -> int:
    name = text_of(value, where)
    if name not in BUILDINGS:
        raise Damaged(where, f"{name!r} is no building")
    return BUILDINGS.index(name)

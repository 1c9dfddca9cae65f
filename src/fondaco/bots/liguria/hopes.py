"""What knights, diplomats and sacks may still bring, by how soon the ship can be where they serve."""

from __future__ import annotations

from fondaco.bots.liguria.course import Course
from fondaco.bots.liguria.taste import Taste
from fondaco.games.liguria.data import HARBOUR, NOBODY_THERE, ROW_TILE_PRESTIGE, STOPS
from fondaco.games.liguria.state import Liguria
from fondaco.games.liguria.stops import cube_knights


def keeping(swords: int, moves: int, taste: Taste) -> float:
    """The chance that an island held by so many swords is still one's own at the end."""
    return (1.0 - taste.risk / (1 + swords)) ** moves


def together(gains: list[float], most: int, crowd: float) -> float:
    """Gains that each take a stop of their own: the best counts fully, the next less, and so on."""
    total, weight = 0.0, 1.0
    for gain in sorted(gains, reverse=True)[:most]:
        total += gain * weight
        weight *= crowd
    return total


def values_of(s: Liguria, counts: list[int], kinds: list[int]) -> list[int]:
    """The swords or scrolls of each tile, rising."""
    return sorted([s.edition.tiles[kind].value for n, kind in enumerate(kinds) for _ in range(counts[n])])


def spend(tiles: list[int], needed: int) -> bool:
    """Take the cheapest tiles that show so much in all out of a rising list; False if there are none."""
    if sum(tiles) < needed:
        return False
    for i, value in enumerate(tiles):
        if value >= needed:
            del tiles[i]
            return True
    while needed > 0:
        needed -= tiles.pop()
    return True


def assign(targets: list[tuple[float, int]], tiles: list[int]) -> list[float]:
    """The gains that are had when the tiles go to the best targets; each target is its gain and its need."""
    return [gain for gain, needed in sorted(targets, reverse=True) if gain > 0 and spend(tiles, needed)]


def knight_hopes(s: Liguria, seat: int, course: Course, cube: float, taste: Taste) -> list[float]:
    """What each island is worth that the knights in hand can take."""
    knights = values_of(s, s.knights_of(seat), s.edition.knights)
    if not knights:
        return []
    targets: list[tuple[float, int]] = []
    for stop in range(STOPS):
        if s.isles[stop] >= 0 and s.ruler[stop] != seat:
            needed = s.swords(stop) + 1
            gain = s.points[stop] * keeping(needed, course.moves, taste) + cube
            targets.append((gain * course.reach(stop), needed))
    return assign(targets, knights)


def row_sizes(s: Liguria, harbour: int) -> list[int]:
    """The tiles in each row of a harbour, upgraded or not."""
    base = harbour * s.kinds()
    return [sum([s.tiles[base + kind] + s.upgraded[base + kind] for kind in row]) for row in s.edition.rows]


def diplomat_hopes(s: Liguria, seat: int, course: Course, rows: list[list[int]], taste: Taste) -> list[float]:
    """What the best free row of each harbour is worth where the diplomats in hand can take it."""
    diplomats = values_of(s, s.diplomats_of(seat), s.edition.diplomats)
    if not diplomats:
        return []
    targets: list[tuple[float, int]] = []
    for harbour in range(s.seats):
        spaces = s.spaces_of(s.seals, harbour)
        if harbour != seat and NOBODY_THERE in spaces:
            tiles = max([rows[harbour][row] for row, holder in enumerate(spaces) if holder == NOBODY_THERE])
            gain = ROW_TILE_PRESTIGE * (tiles + taste.growth * course.moves)
            reach = course.reach(harbour * STOPS // s.seats)
            targets.append((gain * reach, s.needed_scrolls(harbour)))
    return assign(targets, diplomats)


def cargo_hopes(s: Liguria, seat: int, course: Course, cube: float) -> list[float]:
    """What the cubes are worth that foreign harbours and own islands have for the ship."""
    sacks = s.sacks(seat)
    gains: list[float] = []
    for stop in range(STOPS):
        cubes = 0
        if s.isles[stop] == HARBOUR:
            harbour = s.harbour(stop)
            cubes = min(sacks, sum(s.cubes_of(s.port, harbour))) if harbour != seat else 0
        elif s.ruler[stop] == seat:
            cubes = 1 + cube_knights(s, stop)
        if cubes:
            gains.append(cubes * cube * course.reach(stop))
    return gains

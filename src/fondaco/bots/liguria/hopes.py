"""What knights, diplomats and sacks may still bring, by how soon the ship can be where they serve."""

from __future__ import annotations

from fondaco.games.liguria.state import Liguria

Target = tuple[float, int]  # what is gained there, and the swords or scrolls that it takes


def together(gains: list[float], most: int, crowd: float) -> float:
    """Gains that each take a stop of their own: the best counts fully, the next less, and so on."""
    total, weight = 0.0, 1.0
    gains.sort()
    for n in range(len(gains) - 1, max(-1, len(gains) - 1 - most), -1):
        total += gains[n] * weight
        weight *= crowd
    return total


def values_of(s: Liguria, seat: int, kinds: list[int]) -> list[int]:
    """The swords or scrolls of each tile of some kinds, rising."""
    found: list[int] = []
    base = seat * len(s.edition.tiles)
    for kind in kinds:
        for _ in range(s.tiles[base + kind]):
            found.append(s.edition.tiles[kind].value)
    found.sort()
    return found


def spend(tiles: list[int], needed: int) -> bool:
    """Take the cheapest tiles that show so much in all out of a rising list; False if there are none."""
    total = 0
    for i, value in enumerate(tiles):
        if value >= needed:
            del tiles[i]
            return True
        total += value
    if total < needed:
        return False
    while needed > 0:
        needed -= tiles.pop()
    return True


def assign(targets: list[Target], tiles: list[int]) -> list[float]:
    """The gains that are had when the tiles go to the best targets."""
    found: list[float] = []
    targets.sort()
    for n in range(len(targets) - 1, -1, -1):
        if not tiles:
            break
        gain, needed = targets[n]
        if gain > 0 and spend(tiles, needed):
            found.append(gain)
    return found

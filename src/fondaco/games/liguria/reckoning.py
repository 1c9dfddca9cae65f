"""The reckoning at the end (LIG-7)."""

from __future__ import annotations

from typing import NamedTuple

from fondaco.games.liguria import shape
from fondaco.games.liguria.data import (
    BUILDING,
    FALLEN_POINTS,
    LOSS_PER_POINT,
    MONK,
    MONK_POINTS,
    ROUNDS,
    ROW_TILE_PRESTIGE,
    ROWS,
    SET_PRESTIGE,
)
from fondaco.games.liguria.state import Liguria
from fondaco.kernel.game import Clock, Line, Standing, Tally, places


class Filling(NamedTuple):
    """A way to fill orders: their prestige, the orders filled by kind, and the cubes left over."""

    prestige: int
    orders: tuple[int, ...]
    left: tuple[int, int, int]

    def rank(self) -> tuple[int, int]:
        """Orders and sets together, then the most cubes left (LIG-7.4)."""
        return self.prestige + SET_PRESTIGE * min(self.left), sum(self.left)


def island_points(s: Liguria, seat: int) -> int:
    if seat not in s.ruler:  # asked after every answer, and rarely so
        return 0
    return sum([s.points[stop] for stop, ruler in enumerate(s.ruler) if ruler == seat])


def harbour_prestige(s: Liguria, seat: int) -> int:
    """The visible prestige of the tiles in the harbour (LIG-7.2)."""
    base = seat * s.kinds()
    total = s.sum_of(seat, BUILDING)
    upgraded = s.upgraded[base : base + s.kinds()]
    if any(upgraded):
        for kind, count in enumerate(upgraded):
            total += count * s.edition.tiles[kind].upgraded
    return total


def balance(s: Liguria, seat: int) -> int:
    """Positive points less negative ones (LIG-7.3)."""
    base = seat * s.kinds()
    total = sum([s.edition.cards[card].points for card in s.kept[seat]])
    for kind in s.edition.rows[MONK]:
        total += s.tiles[base + kind] * MONK_POINTS[0] + s.upgraded[base + kind] * MONK_POINTS[1]
    return total + FALLEN_POINTS * sum(s.fallen[base : base + s.kinds()])


def best_filling(s: Liguria, seat: int) -> Filling:
    """The filling of a player's orders that is worth most, sets included: every way is tried (LIG-7.4).

    Ways that leave the same cubes differ only in prestige, so the better one is kept; with at most 25 cubes
    of a colour that keeps the search small however many orders there are.
    """
    cubes = s.cubes_of(s.store, seat)
    start = (cubes[0], cubes[1], cubes[2])
    none = tuple([0] * len(s.edition.orders))
    best: dict[tuple[int, int, int], Filling] = {start: Filling(0, none, start)}
    base = seat * s.kinds()
    for n, kind in enumerate(s.edition.orders):
        for _ in range(s.tiles[base + kind]):
            fill_one(best, n, s.edition.tiles[kind].cubes, s.edition.tiles[kind].value)
    return max(best.values(), key=Filling.rank)


def fill_one(best: dict[tuple[int, int, int], Filling], n: int, cubes: list[int], prestige: int) -> None:
    """Each way known so far, with one more order filled as well."""
    for way in list(best.values()):
        left = (way.left[0] - cubes[0], way.left[1] - cubes[1], way.left[2] - cubes[2])
        if min(left) >= 0:
            worth = way.prestige + prestige
            if left not in best or best[left].prestige < worth:
                orders = (*way.orders[:n], way.orders[n] + 1, *way.orders[n + 1 :])
                best[left] = Filling(worth, orders, left)


def embassy_prestige(s: Liguria, seat: int) -> int:
    """For each space held, the tiles of that row of that harbour, upgraded or not (LIG-7.6)."""
    if seat not in s.seals:  # asked after every answer, and rarely so
        return 0
    total = 0
    for space, holder in enumerate(s.seals):
        if holder == seat:
            base = space // len(ROWS) * s.kinds()
            for kind in s.edition.rows[space % len(ROWS)]:
                total += s.tiles[base + kind] + s.upgraded[base + kind]
    return ROW_TILE_PRESTIGE * total


def standings(s: Liguria) -> list[Standing]:
    return [standing(s, seat) for seat in range(s.seats)]


def standing(s: Liguria, seat: int) -> Standing:
    filling = best_filling(s, seat)
    *seen, diplomats = public_lines(s, seat, balance(s, seat))
    lines = (*seen, *screened_lines(filling), diplomats)
    total = sum([line.value for line in lines])
    silver, cubes = s.silver[seat], sum(filling.left)
    ends = (
        Line("prestige", "LIG-7.7", total),
        Line("silver", "LIG-7.7", silver),
        Line("cubes", "LIG-7.7", cubes),
    )
    return Standing(total, (total, silver, cubes), lines + ends)


def public_lines(s: Liguria, seat: int, points: int) -> tuple[Line, ...]:
    """What all can see of a player's prestige; `points` is the balance (LIG-2.6)."""
    return (
        Line("islands", "LIG-7.1", island_points(s, seat)),
        Line("harbour", "LIG-7.2", harbour_prestige(s, seat)),
        Line("points", "LIG-7.3", LOSS_PER_POINT * min(0, points)),
        Line("diplomats", "LIG-7.6", embassy_prestige(s, seat)),
    )


def screened_lines(filling: Filling) -> tuple[Line, ...]:
    """What the screen hides of a player's prestige (LIG-2.6)."""
    return (
        Line("orders", "LIG-7.4", filling.prestige),
        Line("sets", "LIG-7.5", SET_PRESTIGE * min(filling.left)),
    )


def tally(s: Liguria, seat: int, is_open: bool) -> Tally:
    """Prestige were the game to end now; of others without what their screen hides (LIG-2.6)."""
    points = balance(s, seat)
    lines = public_lines(s, seat, points)
    if is_open:
        lines += screened_lines(best_filling(s, seat))
    total = sum([line.value for line in lines])
    return Tally(total, is_open, False, 0, (*lines, Line("balance", "LIG-7.3", points)))


def clocks(s: Liguria) -> list[Clock]:
    rounds = ROUNDS[s.seats]
    if s.round > rounds:
        return [Clock("last_movement", "LIG-6.1", 0, 0, True)]
    return [Clock("round", "LIG-3.1", s.round, rounds, s.round == rounds)]


def tell_reckoning(s: Liguria) -> None:
    if s.log is None:
        return
    for seat in range(s.seats):
        orders = best_filling(s, seat).orders
        if sum(orders):
            s.tell(shape.Filled, "LIG-7.4", seat, orders)
    rows = standings(s)
    for seat, place in enumerate(places(rows)):
        s.tell(shape.Ranked, "LIG-7.7", seat, rows[seat].score, place)

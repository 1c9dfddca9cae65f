"""The road map: fields, the walks a wagon can make on them, and where a walk ends (HAEN-5.3 to HAEN-5.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fondaco.games.haendler.data import CITIES, LAYOUTS, NONE, TILES

CITY_COUNT: Final = len(CITIES)


class Ways:
    """The routes of so many points from a field, were no other wagon there, and the field each ends on."""

    def __init__(self, routes: list[int], ends: list[int]) -> None:
        self.routes = routes
        self.ends = ends
        self.end_bits = 0  # where it is only asked whether a route ends on a field
        for end in ends:
            self.end_bits |= 1 << end


class Roads:
    """A map. Fields are numbered, the six cities first; nobody changes it, so every state shares it.

    The maps of an edition have one numbering: `names` holds the fields of all, and the routes go on from
    those of the map before, so that a number means the same on each.
    """

    def __init__(self, names: list[str], arms: list[list[int]], before: Roads | None = None) -> None:
        self.names = names
        self.arms = arms  # [field] the fields next to it; none if it is not on this map
        # [route] the fields entered, one after another
        self.routes: list[list[int]] = [] if before is None else before.routes[:]
        self.starts: list[int] = [] if before is None else before.starts[:]  # [route] the field it leaves
        self.ids: dict[tuple[int, ...], int] = {}
        self.walks: list[list[list[int]]] = []  # [field][points - 1] the routes of that many points
        self.survey()
        self.ways = self.sort_ways()
        self.apart = [self.distances(city) for city in range(len(CITIES))]  # [city][field] steps
        # [card][field] where the Courier (0) or the Express Courier (1) can take the courier (HAEN-5.9)
        self.rides = [[self.beside(field) for field in range(len(names))], self.two_steps_off()]
        # [layout][field] 1: the courier may start there
        self.courier_bags = [self.courier_bag(cities) for cities in LAYOUTS]

    def survey(self) -> None:
        """Number every walk of up to four points: forward only, never through a city."""
        for start in range(len(self.names)):
            by_points: list[list[int]] = []
            open_walks: list[list[int]] = [[]]
            ended: list[int] = []
            for _ in range(TILES):
                longer = [[*walk, field] for walk in open_walks for field in self.onward(start, walk)]
                numbered = [self.number(start, walk) for walk in longer]
                by_points.append(numbered + ended)  # a walk that met a city ends there, the rest is lost
                ended = ended + [self.ids[(start, *walk)] for walk in longer if is_city(walk[-1])]
                open_walks = [walk for walk in longer if not is_city(walk[-1])]
            self.walks.append(by_points)

    def onward(self, start: int, walk: list[int]) -> list[int]:
        """The fields after a walk, the one it came from left out."""
        here = walk[-1] if walk else start
        before = NONE if not walk else (walk[-2] if len(walk) > 1 else start)
        return [field for field in self.arms[here] if field != before]

    def number(self, start: int, walk: list[int]) -> int:
        self.ids[(start, *walk)] = len(self.routes)
        self.routes.append(walk)
        self.starts.append(start)
        return len(self.routes) - 1

    def is_junction(self, field: int) -> bool:
        return len(self.arms[field]) > 2 and not is_city(field)

    def sort_ways(self) -> list[list[list[Ways]]]:
        """[field][field one came by, or NONE][points - 1]: worked out once, asked for all the time."""
        table: list[list[list[Ways]]] = []
        for field, by_points in enumerate(self.walks):
            rows: list[list[Ways]] = [[] for _ in range(len(self.names) + 1)]  # NONE is the last
            for came in [*self.arms[field], NONE]:
                rows[came] = [self.ways_of(walks, came) for walks in by_points]
            table.append(rows)
        return table

    def ways_of(self, walks: list[int], came: int) -> Ways:
        routes = [route for route in walks if self.routes[route][0] != came]
        return Ways(routes, [self.routes[route][-1] for route in routes])

    def driven(self, route: int, one: int, other: int) -> int:
        """The route as it can be driven: back to its last free field if its end is held; NONE if all are."""
        walk = self.routes[route]
        length = len(walk)
        while length and walk[length - 1] in (one, other):
            length -= 1
        if length == len(walk):
            return route
        return self.ids[(self.starts[route], *walk[:length])] if length else NONE

    def legal(self, field: int, came: int, points: int, one: int, other: int) -> list[int]:
        """The routes a wagon on `field`, come there by `came`, can drive with so many points.

        `one` and `other` are the fields of the other wagons: in the way only where a route ends (HAEN-5.4).
        """
        ways = self.ways[field][came][points - 1]
        if not (ways.end_bits >> one | ways.end_bits >> other) & 1:
            return ways.routes
        found: list[int] = []
        for route, end in zip(ways.routes, ways.ends):
            if end != one and end != other:
                found.append(route)
                continue
            actual = self.driven(route, one, other)
            if actual != NONE and actual not in found:
                found.append(actual)
        return found

    def beside(self, field: int) -> list[int]:
        """The fields next to it that are no cities."""
        return [other for other in self.arms[field] if not is_city(other)]

    def two_steps_off(self) -> list[list[int]]:
        """[field] those next to it, then those next to these, cities left out."""
        table: list[list[int]] = []
        for start in range(len(self.names)):
            near = self.beside(start)
            beyond = [field for step in near for field in self.beside(step) if field != start]
            table.append(list(dict.fromkeys(near + beyond)))
        return table

    def courier_fields(self, cities: Sequence[int]) -> list[int]:
        """Where the courier may start if wagons stand in these cities: two steps from another (HAEN-2.3)."""
        empty = [self.apart[city] for city in range(len(CITIES)) if city not in cities]
        nearest = [min(steps) for steps in zip(*empty, strict=True)]
        return [field for field, steps in enumerate(nearest) if steps == 2 and not is_city(field)]

    def courier_bag(self, cities: Sequence[int]) -> list[int]:
        """The same for each field: 1 or 0."""
        fields = self.courier_fields(cities)
        return [int(field in fields) for field in range(len(self.names))]

    def distances(self, start: int) -> list[int]:
        """Steps on the shortest way from a field to each."""
        steps = [NONE] * len(self.names)
        steps[start] = 0
        reached = [start]
        for here in reached:
            for field in self.arms[here]:
                if steps[field] == NONE:
                    steps[field] = steps[here] + 1
                    reached.append(field)
        return steps


def is_city(field: int) -> bool:
    return field < CITY_COUNT

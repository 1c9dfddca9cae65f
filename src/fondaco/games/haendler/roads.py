"""The road map: fields, the walks a wagon can make on them, and where a walk ends (HAEN-5.3 to HAEN-5.7)."""

from __future__ import annotations

from fondaco.games.haendler.data import CITIES, NONE, TILES


class Roads:
    """A map. Fields are numbered, the six cities first; nobody changes it, so every state shares it."""

    def __init__(self, names: list[str], arms: list[list[int]]) -> None:
        self.names = names
        self.arms = arms  # [field] the fields next to it
        self.routes: list[list[int]] = []  # [route] the fields entered, one after another
        self.starts: list[int] = []  # [route] the field it leaves
        self.ids: dict[tuple[int, ...], int] = {}
        self.walks: list[list[list[int]]] = []  # [field][points - 1] the routes of that many points
        self.survey()

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

    def driven(self, route: int, held: list[int]) -> int:
        """The route as it can be driven: back to its last free field if its end is held; NONE if all are."""
        walk = self.routes[route]
        length = len(walk)
        while length and walk[length - 1] in held:
            length -= 1
        if length == len(walk):
            return route
        return self.ids[(self.starts[route], *walk[:length])] if length else NONE

    def legal(self, field: int, came: int, points: int, held: list[int]) -> list[int]:
        """The routes a wagon on `field`, come there by `came`, can drive with so many points.

        `held` are the fields of the other wagons.
        """
        found: list[int] = []
        for route in self.walks[field][points - 1]:
            if self.routes[route][0] != came:
                actual = self.driven(route, held)
                if actual != NONE and actual not in found:
                    found.append(actual)
        return found

    def distance(self, start: int, targets: list[int]) -> int:
        """Steps on the shortest way to one of the targets."""
        seen, edge, steps = [start], [start], 0
        while not any(field in targets for field in edge):
            steps += 1
            edge = [field for here in edge for field in self.arms[here] if field not in seen]
            seen.extend(edge)
        return steps


def is_city(field: int) -> bool:
    return field < len(CITIES)

"""The plan of Genoa: which field holds each square, and which fields are neighbours (GEN-1.1)."""

from __future__ import annotations

from fondaco.games.genoa.data import EDGE, FIELDS, PLAZA, SIDE, STREETS


class City:
    """A plan. Nobody changes it, so every copy of a state shares it."""

    def __init__(self, squares: list[int]) -> None:
        self.squares = squares  # [row * SIDE + column] the field that holds it
        self.neighbours = neighbours_of(squares)
        self.ring = ring_of(squares)
        self.beside = [
            [field for field in self.neighbours[street] if field < PLAZA] for street in range(STREETS, FIELDS)
        ]  # [street - STREETS] the buildings beside it

    def beside_street(self, street: int) -> list[int]:
        return self.beside[street - STREETS]

    def are_two_moves_apart(self, one: int, other: int) -> bool:
        """Two fields, not neighbours, but with a neighbour in common (GEN-9.5)."""
        near = self.neighbours[one]
        return one != other and other not in near and any(field in self.neighbours[other] for field in near)


def neighbours_of(squares: list[int]) -> list[list[int]]:
    """The fields whose squares touch along a side."""
    found: list[list[int]] = [[] for _ in range(FIELDS)]
    for square, field in enumerate(squares):
        row, column = divmod(square, SIDE)
        for r, c in ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)):
            if 0 <= r < SIDE and 0 <= c < SIDE:
                other = squares[r * SIDE + c]
                if other != field and other not in found[field]:
                    found[field].append(other)
    return [sorted(row) for row in found]


def ring_of(squares: list[int]) -> list[int]:
    """The buildings at the edge, clockwise, from the one at the top left (GEN-9.4)."""
    last = SIDE - 1
    border = [(0, n) for n in range(last)] + [(n, last) for n in range(last)]
    border += [(last, last - n) for n in range(last)] + [(last - n, 0) for n in range(last)]
    ring: list[int] = []
    for row, column in border:
        field = squares[row * SIDE + column]
        if EDGE <= field < PLAZA and field not in ring:
            ring.append(field)
    return ring

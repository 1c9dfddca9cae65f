"""What a game that is over is worth to each seat."""

from __future__ import annotations

from typing import Literal

from fondaco.kernel.game import Standing, win_shares

Reward = Literal["win", "place"]


def rewards(standings: list[Standing], by: Reward) -> list[float]:
    """Each seat's share of the win, which add up to 1; or the share of the others that it left behind."""
    if by == "win":
        return win_shares(standings)
    return [beaten(standings, seat) for seat in range(len(standings))]


def beaten(standings: list[Standing], seat: int) -> float:
    """From 1 for the first to 0 for the last; who is level counts half."""
    mine = standings[seat].rank
    others = [standing.rank for at, standing in enumerate(standings) if at != seat]
    return sum((rank < mine) + 0.5 * (rank == mine) for rank in others) / len(others)

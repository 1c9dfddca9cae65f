"""How an occasion to deal ended."""

from __future__ import annotations

from typing import NamedTuple


class Closing(NamedTuple):
    """The joint surplus of the deal that was struck, and the best that was to be had at that moment.

    Both are by the same valuations: each side's goods at the prices of the house, with its own hand known.
    Money only passes from one to the other, so it is in neither. Without a deal the surplus is nothing.
    """

    is_deal: bool
    surplus: float
    best: float
    is_hosts: bool = False  # what was agreed to were the terms of the host (active player, wagon master)

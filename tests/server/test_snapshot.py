"""What a page is shown of a game at one moment."""

from __future__ import annotations

from random import Random

from fondaco.games import DOGE
from fondaco.kernel.match import begin
from fondaco.server.table.meta import Seat, TableMeta
from fondaco.server.table.snapshot import Snapshot


def snapshot(is_away: bool) -> Snapshot:
    """A game of Doge at its first question to all; the owner of seat 0 may be away: then a bot plays."""
    seats = tuple(
        [Seat(f"Player {n}", "person", "chaos", f"visitor {n}", is_away and n == 0) for n in range(3)]
    )
    meta = TableMeta(
        id="table", game="doge", options={}, seats=seats, creator="visitor 0", changed=0.0, status="running"
    )
    match = begin(DOGE, 3)
    match.draw(Random(1))
    return Snapshot(meta, match)


def test_a_seat_is_shown_its_question() -> None:
    assert snapshot(is_away=False).compose((0,), 0).parts[0].question is not None


def test_a_seat_that_a_bot_plays_is_shown_no_question() -> None:
    assert snapshot(is_away=True).compose((0,), 0).parts[0].question is None
    assert snapshot(is_away=True).compose((1,), 0).parts[0].question is not None

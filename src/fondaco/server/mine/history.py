"""The games that a visitor has finished, and what they add up to: read from their metas, not replayed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fondaco.server.mine.wire import GameStatistics, Opponent, PlayedGame, PlayedSeat
from fondaco.server.table.meta import Seat, TableMeta

MAX_COUNTED_GAMES: Final = 2000  # of one visitor, the newest, that statistics count
MAX_LISTED_GAMES: Final = 200
MAX_OPPONENTS: Final = 20


def games_played(metas: Iterable[TableMeta], visitor: str) -> list[TableMeta]:
    """The finished tables among these at which the visitor has a seat, and did not only watch."""
    return [meta for meta in metas if meta.status == "finished" and meta.seats_of(visitor)]


def played_game(meta: TableMeta, visitor: str) -> PlayedGame:
    seats = [played_seat(meta, n, seat, visitor) for n, seat in enumerate(meta.seats)]
    return PlayedGame(meta.id, meta.game, meta.changed, seats)


def played_seat(meta: TableMeta, n: int, seat: Seat, visitor: str) -> PlayedSeat:
    return PlayedSeat(
        name=seat.name,
        kind="bot" if seat.kind == "bot" else "person",
        bot=seat.bot,
        is_yours=seat.owner == visitor,
        is_winner=n in meta.winners,
        place=place_of(meta, n),
        score=meta.scores[n] if meta.scores else None,
    )


def place_of(meta: TableMeta, seat: int) -> int | None:
    """The place of a seat; of a game from before places were kept only the winners' is known."""
    if meta.places:
        return meta.places[seat]
    return 1 if seat in meta.winners else None


def statistics(metas: Iterable[TableMeta], visitor: str) -> list[GameStatistics]:
    """What finished games add up to, game by game, the most played first."""
    by_game: dict[str, list[TableMeta]] = {}
    for meta in metas:
        if len(meta.seats_of(visitor)) == 1:
            by_game.setdefault(meta.game, []).append(meta)
    found = [statistics_of(game, played, visitor) for game, played in by_game.items()]
    return sorted(found, key=lambda one: -one.played)


def statistics_of(game: str, metas: list[TableMeta], visitor: str) -> GameStatistics:
    """What games of one kind add up to for the only seat that the visitor has in each."""
    mine = [(meta, meta.seats_of(visitor)[0]) for meta in metas]
    places = [meta.places[seat] for meta, seat in mine if meta.places]
    scores = [meta.scores[seat] for meta, seat in mine if meta.scores]
    return GameStatistics(
        game=game,
        played=len(metas),
        won=sum(seat in meta.winners for meta, seat in mine),
        places=[places.count(place) for place in range(1, max(places, default=0) + 1)],
        average_place=mean(places),
        average_score=mean(scores),
        best_score=max(scores, default=None),
    )


def mean(values: list[int]) -> float | None:
    return sum(values) / len(values) if values else None


def opponents(metas: Iterable[TableMeta], visitor: str) -> list[Opponent]:
    """The people whom the visitor has met, each under the name of the first of these games."""
    met: dict[str, Opponent] = {}
    for meta in metas:
        if len(meta.seats_of(visitor)) != 1:
            continue
        (own,) = meta.seats_of(visitor)
        for n, seat in enumerate(meta.seats):
            if seat.owner and seat.owner != visitor:
                count_meeting(met.setdefault(seat.owner, Opponent(seat.name, 0, 0)), meta, own, n)
    return sorted(met.values(), key=lambda one: -one.played)[:MAX_OPPONENTS]


def count_meeting(other: Opponent, meta: TableMeta, own: int, theirs: int) -> None:
    """Count one more game against somebody."""
    other.played += 1
    if meta.places:
        other.ahead += meta.places[own] < meta.places[theirs]
    else:
        other.ahead += own in meta.winners and theirs not in meta.winners

"""A table as one visitor may know it, for the lobby and for the pages at the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from fondaco.server import wire
from fondaco.server.table.meta import TableMeta


def table_info(
    meta: TableMeta,
    visitor: str,
    online: Collection[str],
    spectators: int,
    wishes: Mapping[int, Collection[str]],
) -> wire.TableInfo:
    """`online` are the visitors who look; `wishes` are, by seat, those who wish a bot to take over."""
    seats = range(len(meta.seats))
    return wire.TableInfo(
        id=meta.id,
        game=meta.game,
        options=meta.options,
        status=meta.status,
        seats=[seat_info(meta, seat, visitor, online, len(wishes.get(seat, ()))) for seat in seats],
        pace=meta.pace,
        is_listed=meta.is_listed,
        is_hot=meta.is_hot,
        is_creator=meta.creator == visitor,
        waits_for_you=meta.waits_for(visitor),
        answers=meta.answers,
        spectators=spectators,
        fault=meta.fault,
        changed=meta.changed,
        edition=meta.edition,
    )


def seat_info(meta: TableMeta, n: int, visitor: str, online: Collection[str], wishes: int) -> wire.SeatInfo:
    seat = meta.seats[n]
    is_person = seat.kind == "person"
    return wire.SeatInfo(
        name=seat.name,
        kind=seat.kind,
        bot=seat.bot,
        is_online=is_person and seat.owner in online,
        is_yours=is_person and seat.owner == visitor,
        is_away=seat.is_away,
        wishes=wishes,
        is_winner=n in meta.winners,
    )

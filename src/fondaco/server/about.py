"""A table as one visitor may know it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from fondaco.server import wire
from fondaco.server.head import Head


def about(
    head: Head, visitor: str, online: Collection[str], spectators: int, wishes: Mapping[int, Collection[str]]
) -> wire.TableInfo:
    seats = range(len(head.seats))
    return wire.TableInfo(
        id=head.id,
        game=head.game,
        options=head.options,
        status=head.status,
        seats=[seat_info(head, seat, visitor, online, len(wishes.get(seat, ()))) for seat in seats],
        pace=head.pace,
        is_listed=head.is_listed,
        is_hot=head.is_hot,
        is_creator=head.creator == visitor,
        waits_for_you=head.waits_for(visitor),
        answers=head.answers,
        spectators=spectators,
        fault=head.fault,
        changed=head.changed,
        edition=head.edition,
    )


def seat_info(head: Head, n: int, visitor: str, online: Collection[str], wishes: int) -> wire.SeatInfo:
    seat = head.seats[n]
    is_person = seat.kind == "person"
    return wire.SeatInfo(
        name=seat.name,
        kind=seat.kind,
        bot=seat.bot,
        is_online=is_person and seat.owner in online,
        is_yours=is_person and seat.owner == visitor,
        is_away=seat.is_away,
        wishes=wishes,
        is_winner=n in head.winners,
    )

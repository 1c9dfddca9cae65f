"""A table as one visitor may know it, for the lobby and for the pages at the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import NamedTuple

from fondaco.games import GAMES
from fondaco.kernel.game import Clock
from fondaco.server import wire
from fondaco.server.table.edition import edition_in_force
from fondaco.server.table.meta import TableMeta
from fondaco.server.table.timing import answer_ends
from fondaco.words import LANGUAGES, Wordless, Words


class Presence(NamedTuple):
    """Who looks at a table, and what they wish; people are named by their visitor's id."""

    online: Collection[str] = ()
    spectators: int = 0
    left: Mapping[str, float] = {}  # when those who were here have left
    wishes: Mapping[int, Collection[str]] = {}  # by seat: who wishes a bot to play for its owner
    closers: Collection[str] = ()  # who wishes to close the running game


def table_info(meta: TableMeta, visitor: str, presence: Presence) -> wire.TableInfo:
    seats = range(len(meta.seats))
    limit = meta.time_limit
    return wire.TableInfo(
        id=meta.id,
        game=meta.game,
        options=meta.options,
        status=meta.status,
        seats=[seat_info(meta, seat, visitor, presence) for seat in seats],
        pace=meta.pace,
        is_listed=meta.is_listed,
        is_hot=meta.is_hot,
        has_hints=meta.has_hints,
        keeps_talk=meta.keeps_talk,
        is_creator=meta.creator == visitor,
        waits_for_you=meta.waits_for(visitor),
        answers=meta.public_answers,
        stage=stage(meta.game, meta.clock) if meta.clock and meta.status == "running" else {},
        spectators=presence.spectators,
        fault=meta.fault,
        changed=meta.changed,
        edition=edition_in_force(meta),
        lesson=meta.lesson,
        time_limit=None if limit is None else wire.TimeLimitWire(limit.answer, limit.reserve),
    )


@lru_cache(maxsize=256)  # the lobby is told often, and says few different things
def stage(game: str, clock: Clock) -> dict[str, str]:
    """How far a game has come, by language; nothing for a game whose words are not written yet."""
    try:
        return {lang: Words(GAMES[game], lang).clock(clock) for lang in LANGUAGES}
    except (ImportError, OSError, Wordless):
        return {}


def seat_info(meta: TableMeta, n: int, visitor: str, presence: Presence) -> wire.SeatInfo:
    seat = meta.seats[n]
    is_person = seat.kind == "person"
    is_online = is_person and seat.owner in presence.online
    return wire.SeatInfo(
        name=seat.name,
        kind=seat.kind,
        bot=seat.bot,
        is_online=is_online,
        left_at=0.0 if is_online or not is_person else presence.left.get(seat.owner, 0.0),
        is_yours=is_person and seat.owner == visitor,
        is_away=seat.is_away,
        is_late=seat.is_late,
        wishes=len(presence.wishes.get(n, ())),
        wants_close=is_person and seat.owner in presence.closers,
        answer_ends=answer_ends(meta, n),
        reserve=seat.reserve,
        is_winner=n in meta.winners,
    )

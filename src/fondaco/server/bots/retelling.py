"""A game told again in a worker process, up to a step and as somebody sees it; or its record."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from fondaco.kernel.match import Match
from fondaco.kernel.paper import write
from fondaco.kernel.record import Spoken, record
from fondaco.server import wire
from fondaco.server.table.meta import TableMeta
from fondaco.server.table.snapshot import Snapshot


def told(meta: TableMeta, match: Match[Any], step: int, seat: int, first: int) -> bytes:
    """What was told up to a step; what is asked now only the table itself asks."""
    news = Snapshot(meta, match, step).compose((seat,), first)
    parts = [replace(part, question=None) for part in news.parts]
    return wire.encode(replace(news, parts=parts, undo=[]))


def paper(meta: TableMeta, match: Match[Any], talk: tuple[Spoken, ...]) -> bytes:
    """The record of a game, with the names of its players and what they said if they wanted that kept."""
    return write(record(match, [seat.name for seat in meta.seats])._replace(talk=talk)).encode()

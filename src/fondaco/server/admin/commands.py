"""The operator's commands, and those of them that concern tables."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from fondaco.server.admin import people
from fondaco.server.admin.wire import CommandRefused
from fondaco.server.errors import RequestRefused
from fondaco.server.store import erasing
from fondaco.server.store.database import DatabaseUnusable
from fondaco.server.table.meta import Status

if TYPE_CHECKING:
    from fondaco.server.site import Site
    from fondaco.server.table.table import Table


class Command(NamedTuple):
    """What a command takes, and what carries it out: its result is sent as JSON."""

    form: type[Struct]
    do: Callable[[Site, Any], Awaitable[object]]


class ListForm(Struct, forbid_unknown_fields=True):
    """Which tables to list; None: those that are not over."""

    status: Status | None = None


class TableIdForm(Struct, forbid_unknown_fields=True):
    """Which table is meant."""

    id: str


class TableLine(Struct):
    """A table as the operator sees it. Nothing of its game is in it but how far it has come."""

    id: str
    game: str
    status: str
    players: list[str]
    answers: int
    changed: float  # seconds since the epoch
    pages: int  # that look at it
    creator: str  # a visitor's id, as `ban` takes it
    fault: str


async def list_tables(site: Site, form: ListForm) -> list[TableLine]:
    """The tables in memory: all that are not over, and those that finished last."""
    tables = [table for table in site.tables.values() if is_wanted(table, form.status)]
    tables.sort(key=lambda table: table.meta.changed, reverse=True)
    return [line_of(table) for table in tables]


def is_wanted(table: Table, status: Status | None) -> bool:
    return table.meta.is_live if status is None else table.meta.status == status


def line_of(table: Table) -> TableLine:
    meta = table.meta
    players = [seat.name or seat.kind for seat in meta.seats]
    pages = len(table.audience.connections)
    return TableLine(
        meta.id, meta.game, meta.status, players, meta.answers, meta.changed, pages, meta.creator, meta.fault
    )


async def table_named(site: Site, id: str) -> Table:
    """A table that lives here. Raises CommandRefused, and LivesElsewhere if it is another node's."""
    try:
        return await site.find(id)
    except RequestRefused:
        raise CommandRefused(f"there is no table {id}") from None


async def close_table(site: Site, form: TableIdForm) -> str:
    """End a table. The record of a game that has begun is kept."""
    table = await table_named(site, form.id)
    async with table.hold() as writer:
        if not writer.meta.is_live:
            raise CommandRefused(f"table {form.id} is {writer.meta.status} already")
        table.audience.closers.clear()
        await writer.change(replace(writer.meta, status="closed"))
    return f"table {form.id} is closed"


async def delete_table(site: Site, form: TableIdForm) -> str:
    """Erase a table with its answers, talk and links; the pages that show it are cut off."""
    table = await table_named(site, form.id)
    async with table.hold() as writer:
        if writer.meta.is_live:
            await writer.change(replace(writer.meta, status="closed"))
        await erasing.erase_table(site.store, form.id)
        site.reviews.forget(form.id)
        site.archive.forget(form.id)
        site.drop(form.id)
    for connection in list(table.audience.connections):
        connection.abort()
    return f"table {form.id} is deleted"


class BackupForm(Struct, forbid_unknown_fields=True):
    """Where to write a backup: a path from the root on, for the site has its own folder."""

    file: str


async def back_up(site: Site, form: BackupForm) -> str:
    """Write a backup of the running site."""
    try:
        await site.store.back_up(Path(form.file))
    except DatabaseUnusable as no:
        raise CommandRefused(str(no)) from None
    return f"the site is backed up in {form.file}"


COMMANDS: Final[dict[str, Command]] = {
    "list": Command(ListForm, list_tables),
    "close": Command(TableIdForm, close_table),
    "delete": Command(TableIdForm, delete_table),
    "backup": Command(BackupForm, back_up),
    "ban": Command(people.BanForm, people.ban),
    "unban": Command(people.UnbanForm, people.unban),
    "bans": Command(people.NothingForm, people.bans),
    "limits": Command(people.LimitsForm, people.limits),
    "announce": Command(people.AnnounceForm, people.announce),
    "drain": Command(people.DrainForm, people.drain),
}

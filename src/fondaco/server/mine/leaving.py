"""A visitor's seats go to nobody, to a bot, or to another visitor."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from fondaco.bots import usual
from fondaco.server.cluster.home_search import HomeSearch
from fondaco.server.errors import LivesElsewhere
from fondaco.server.forms import LeavingForm
from fondaco.server.site import Site
from fondaco.server.store import erasing
from fondaco.server.table.meta import Seat, TableMeta
from fondaco.server.table.opening import bot_seat, free_name
from fondaco.server.table.table import Table
from fondaco.server.table.writer import TableWriter

NOBODYS_NAME: Final = "N. N."  # what finished games call somebody who has deleted everything


async def erase(site: Site, visitor: str) -> None:
    """Delete everything of a visitor: what they own, what names them, and games that only they have played.

    Games with others stay for those: finished ones under a name that is nobody's, and in running ones a bot
    plays on.
    """
    while ids := await site.store.tables_of(visitor):  # again, if a page of theirs sat down meanwhile
        for id in ids:
            await leave_at_home(site, id, LeavingForm(visitor))
    await erasing.erase_visitor(site.store, visitor)
    site.forget_visitor(visitor)


async def leave_at_home(site: Site, id: str, form: LeavingForm) -> None:
    """Take a visitor away from a table, at whichever node it lives. Raises RequestRefused."""
    search = HomeSearch()
    while True:
        try:
            await leave_for(site, await site.find(id), form)
            return
        except LivesElsewhere as home:
            if await search.ask(site, home, f"/node/tables/{id}/leave", form):
                return


async def leave_for(site: Site, table: Table, form: LeavingForm) -> None:
    """Take a visitor away from a table, for ever or in favour of another."""
    if form.heir:
        await hand_over(table, form.visitor, form.heir)
    else:
        await leave(site, table, form.visitor)


async def leave(site: Site, table: Table, visitor: str) -> None:
    """Take a visitor away from a table; where nobody else has a seat, the table goes, too."""
    async with table.hold() as writer:
        meta = without(writer.meta, visitor)
        await give(writer, meta)
        site.reviews.forget(meta.id)  # it names the players
        if not meta.visitors():
            await erasing.erase_table(site.store, meta.id)
            site.drop(meta.id)


async def adopt(site: Site, old: str, new: str) -> None:
    """Give everything of one visitor to another, but for seats at tables where both sit."""
    for id in await site.store.tables_of(old):
        await leave_at_home(site, id, LeavingForm(old, new))
    await erasing.move_visitor(site.store, old, new)


async def hand_over(table: Table, old: str, new: str) -> None:
    """Give the seats of one visitor to another, unless both sit at the table."""
    async with table.hold() as writer:
        if writer.meta.is_hot or not writer.meta.seats_of(new):
            await give(writer, renamed(writer.meta, old, new))


async def give(writer: TableWriter, meta: TableMeta) -> None:
    """Store a table whose seats have other owners, and tell it; it counts as no change of the game."""
    await writer.save(meta)
    writer.take_over(meta)


def renamed(meta: TableMeta, old: str, new: str) -> TableMeta:
    """The table with one visitor in place of another."""
    seats = [replace(seat, owner=new) if seat.owner == old else seat for seat in meta.seats]
    return replace(meta, seats=tuple(seats), creator=new if meta.creator == old else meta.creator)


def without(meta: TableMeta, visitor: str) -> TableMeta:
    """The table when a visitor has left it for ever."""
    seats = list(meta.seats)
    for n in meta.seats_of(visitor):
        seats[n] = empty_seat(meta, n, [*seats[:n], *seats[n + 1 :]])
    owners = [seat.owner for seat in seats if seat.owner]
    creator = meta.creator if meta.creator != visitor else (owners or [""])[0]
    is_deserted = meta.is_live and not creator
    return replace(meta, seats=tuple(seats), creator=creator, status="closed" if is_deserted else meta.status)


def empty_seat(meta: TableMeta, n: int, others: list[Seat]) -> Seat:
    """What becomes of a seat whose owner has left."""
    seat = meta.seats[n]
    if meta.status == "open":
        return seat.vacated()
    if meta.status == "running":
        return bot_seat(meta.game, usual(meta.game), "", others)
    return replace(seat, owner="", name=free_name(NOBODYS_NAME, others))

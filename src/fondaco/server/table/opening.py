"""How a new table is made out of the form that asks for it."""

from __future__ import annotations

import time
from typing import Final

from msgspec.structs import replace

from fondaco.bots import adviser, bots_for, current, usual
from fondaco.games import GAMES
from fondaco.kernel.game import BadTable
from fondaco.server.errors import RequestRefused
from fondaco.server.forms import SeatForm, TableForm
from fondaco.server.table.edition import StoredEdition, checked
from fondaco.server.table.meta import Seat, TableMeta, TimeLimit
from fondaco.server.table.names import clean_name, same_name
from fondaco.server.visitors import new_table_id

# Merchant houses of Venice and Genoa, after which bots are called.
BOT_NAMES: Final = ("Loredan", "Dandolo", "Contarini", "Doria", "Grimaldi", "Spinola")
MIN_ANSWER_SECONDS: Final = 10
MAX_LIMIT_SECONDS: Final = 14 * 24 * 3600


def new_table(visitor: str, form: TableForm) -> tuple[TableMeta, StoredEdition | None]:
    """The table that a form asks for, and its own edition, if it brings one. Raises RequestRefused."""
    meta = new_meta(visitor, form)
    if form.edition is None:
        return meta, None
    edition = checked(GAMES[form.game], len(form.seats), meta.options, form.edition)
    return replace(meta, edition=edition.digest), edition


def new_meta(visitor: str, form: TableForm) -> TableMeta:
    """The table that a form asks for, without its edition. Raises RequestRefused."""
    game = GAMES.get(form.game)
    if game is None:
        raise RequestRefused(404, "game")
    if len(form.seats) not in game.seats:
        raise RequestRefused(400, "seats")
    if not form.is_hot and sum(seat.kind == "me" for seat in form.seats) > 1:
        raise RequestRefused(400, "seats")
    try:
        options = game.chosen(form.options)
    except BadTable:
        raise RequestRefused(400, "options") from None
    seats: list[Seat] = []
    for seat in form.seats:
        seats.append(new_seat(form.game, visitor, seat, seats))
    return TableMeta(
        id=new_table_id(),
        game=form.game,
        options=options,
        seats=tuple(seats),
        creator=visitor,
        changed=time.time(),
        pace=form.pace,
        is_listed=form.is_listed,
        is_hot=form.is_hot,
        has_hints=has_hints(form),
        keeps_talk=form.keeps_talk,
        time_limit=checked_limit(form.time_limit),
    )


def checked_limit(limit: TimeLimit | None) -> TimeLimit | None:
    """A time limit with which one can play. Raises RequestRefused."""
    if limit is not None:
        is_short = not MIN_ANSWER_SECONDS <= limit.answer <= MAX_LIMIT_SECONDS
        if is_short or not 0 <= limit.reserve <= MAX_LIMIT_SECONDS:
            raise RequestRefused(400, "time")
    return limit


def has_hints(form: TableForm) -> bool:
    """Are hints given at this table? Unless it says so, only where they put nobody else at a disadvantage."""
    if adviser(form.game, 0.0) is None:
        return False
    people = sum(seat.kind != "bot" for seat in form.seats)
    return people == 1 if form.has_hints is None else form.has_hints


def new_seat(game: str, visitor: str, form: SeatForm, others: list[Seat]) -> Seat:
    """The seat that a form asks for, at a table with some others. Raises RequestRefused."""
    match form.kind:
        case "me":
            return person_seat(game, visitor, form.name, others)
        case "bot":
            return bot_seat(game, form.bot, form.name, others)
    return Seat(bot=usual(game))


def person_seat(game: str, visitor: str, name: str, others: list[Seat]) -> Seat:
    """A seat of a visitor under a name that nobody else at the table has. Raises RequestRefused."""
    name = clean_name(name)
    if is_taken(name, others):
        raise RequestRefused(409, "name")
    return Seat(name, "person", usual(game), visitor)


def bot_seat(game: str, bot: str, name: str, others: list[Seat]) -> Seat:
    """A seat of a bot, which gets a name if it has none, and a number if its name is taken.

    Raises RequestRefused.
    """
    bot = current(bot)
    if bot not in bots_for(game):
        raise RequestRefused(400, "bot")
    free = [house for house in BOT_NAMES if not is_taken(house, others)]
    name = clean_name(name) if name else (free or BOT_NAMES)[0]
    return Seat(free_name(name, others), "bot", bot)


def free_name(name: str, others: list[Seat]) -> str:
    """The name, with a number if somebody else is called so."""
    called, number = name, 1
    while is_taken(called, others):
        number += 1
        called = f"{name} {number}"
    return called


def is_taken(name: str, others: list[Seat]) -> bool:
    return any(same_name(name, seat.name) for seat in others)

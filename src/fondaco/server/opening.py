"""How a table is opened: a form becomes a head."""

from __future__ import annotations

import time
from typing import Final

from msgspec.structs import replace

from fondaco.bots import bots_for, stand_in
from fondaco.games import GAMES
from fondaco.kernel.game import BadTable
from fondaco.server.edition import Edition, checked
from fondaco.server.forms import SeatForm, TableForm
from fondaco.server.head import Head, Seat
from fondaco.server.names import clean_name, same_name
from fondaco.server.refusal import No
from fondaco.server.visitors import new_table


def new_table_of(visitor: str, form: TableForm) -> tuple[Head, Edition | None]:
    """The table that a form asks for, and its own edition, if it brings one. Raises No."""
    head = new_head(visitor, form)
    if form.edition is None:
        return head, None
    edition = checked(GAMES[form.game], len(form.seats), head.options, form.edition)
    return replace(head, edition=edition.digest), edition


def new_head(visitor: str, form: TableForm) -> Head:
    """The table that a form asks for. Raises No."""
    game = GAMES.get(form.game)
    if game is None:
        raise No(404, "game")
    if len(form.seats) not in game.seats:
        raise No(400, "seats")
    if not form.is_hot and sum(seat.kind == "me" for seat in form.seats) > 1:
        raise No(400, "seats")
    try:
        options = game.chosen(form.options)
    except BadTable:
        raise No(400, "options") from None
    seats: list[Seat] = []
    for seat in form.seats:
        seats.append(new_seat(form.game, visitor, seat, seats))
    now = time.time()
    return Head(
        id=new_table(),
        game=form.game,
        options=options,
        seats=tuple(seats),
        creator=visitor,
        created=now,
        changed=now,
        pace=form.pace,
        is_listed=form.is_listed,
        is_hot=form.is_hot,
    )


def new_seat(game: str, visitor: str, form: SeatForm, others: list[Seat]) -> Seat:
    match form.kind:
        case "me":
            return person(game, visitor, form.name, others)
        case "bot":
            return bot_seat(game, form.bot, form.name, others)
    return Seat(bot=stand_in(game))


def person(game: str, visitor: str, name: str, others: list[Seat]) -> Seat:
    """A seat of a visitor under a name that nobody else at the table has. Raises No."""
    name = clean_name(name)
    if is_taken(name, others):
        raise No(409, "name")
    return Seat(name, "person", stand_in(game), visitor)


# Houses of Venice and Genoa, to call bots after.
HOUSES: Final = ("Loredan", "Dandolo", "Contarini", "Doria", "Grimaldi", "Spinola")


def bot_seat(game: str, bot: str, name: str, others: list[Seat]) -> Seat:
    """A seat of a bot, called after a merchant house if no name is given; of equal names one is numbered."""
    if bot not in bots_for(game):
        raise No(400, "bot")
    free = [house for house in HOUSES if not is_taken(house, others)]
    name = called = clean_name(name) if name else (free or HOUSES)[0]
    number = 1
    while is_taken(called, others):
        number += 1
        called = f"{name} {number}"
    return Seat(called, "bot", bot)


def is_taken(name: str, others: list[Seat]) -> bool:
    return any(same_name(name, seat.name) for seat in others)

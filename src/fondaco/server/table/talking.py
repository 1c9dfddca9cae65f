"""Saying something at a table: who may, what is said, and how much."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final, get_args

from fondaco.games import GAMES
from fondaco.kernel.action import NOBODY, Illegal
from fondaco.server import wire
from fondaco.server.table.meta import Seat, TableMeta
from fondaco.server.table.names import MAX_ACCENTS, is_harmful, is_visible
from fondaco.server.table.table import Table

MAX_TALK_LETTERS: Final = 200
MAX_AMOUNT: Final = 9999  # in a phrase
COMMON_PHRASES: Final = (*get_args(wire.GeneralPhrase), *get_args(wire.Reaction))


async def say(table: Table, visitor: str, said: wire.Say) -> None:
    """Say something to all who look at the table. Raises Illegal if it may not be said, and Unsaved."""
    meta = table.meta
    check_speaker(meta, visitor, said.seat)
    text = clean_text(said.text)
    if said.phrase:
        check_phrase(meta, said)
    elif not text:
        raise Illegal("empty", "")
    if not table.services.quotas.talk.take(visitor):
        raise Illegal("rate", "")
    kind: Final = "phrase" if said.phrase else "text"
    seat = meta.seats[said.seat] if meta.status == "open" and said.seat >= 0 else Seat()
    await table.tell_talk(
        visitor,
        wire.TalkLine(
            n=0,
            at=table.services.now(),
            after=meta.public_answers,
            kind=kind,
            seat=said.seat,
            text="" if said.phrase else text,
            name=said.phrase,
            args=tuple(said.args) if said.phrase else (),
            by=seat.name,
            given_up=seat.given_up,
        ),
    )


def check_speaker(meta: TableMeta, visitor: str, seat: int) -> None:
    """Raise Illegal unless the visitor speaks for an own seat, or has none and speaks as a spectator."""
    own = meta.seats_of(visitor)
    if seat not in (own or (NOBODY,)):
        raise Illegal("seat", "")
    if meta.status == "closed":
        raise Illegal("closed", "")


def check_phrase(meta: TableMeta, said: wire.Say) -> None:
    """Raise Illegal unless everybody at the table has words for this phrase."""
    if said.phrase in COMMON_PHRASES:
        if said.args:
            raise Illegal("phrase", "")
        return
    glossary = GAMES[meta.game].glossary()
    parts = glossary.phrases.get(said.phrase)
    if parts is None or len(parts) != len(said.args):
        raise Illegal("phrase", "")
    for part, value in zip(parts, said.args, strict=True):
        what = part.partition(":")[2]
        known = len(meta.seats) if what == "seat" else len(glossary.things.get(what, ())) or MAX_AMOUNT + 1
        if not 0 <= value < known:
            raise Illegal("phrase", "")


def clean_text(text: str) -> str:
    """A text as it is shown: one line, nothing that would spoil the page. Raises Illegal if too long."""
    flat = " ".join(unicodedata.normalize("NFD", text).split())
    clean = " ".join(unicodedata.normalize("NFC", "".join(drawn(flat))).split())
    if len(clean) > MAX_TALK_LETTERS:
        raise Illegal("long", "")
    return clean if any(is_visible(letter) for letter in clean) else ""


def drawn(text: str) -> Iterator[str]:
    """The letters of a text but those that turn it, hide in it, or pile up on others."""
    accents = 0
    for letter in text:
        accents = accents + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if accents <= MAX_ACCENTS and not is_harmful(letter):
            yield letter

"""The chain of a table's answers: one hash that only these answers, all of them, in this order, lead to.

It stands in the table's row and is written in the same transaction as the answers, so that a store from which
answers were lost, or in which one was changed, is found out.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import NamedTuple


class Length(NamedTuple):
    """How far a table has come: of two lengths the later has more undos, or as many and more answers."""

    table: str
    undos: int
    answers: int


def chain_of(id: str, answers: Iterable[bytes]) -> bytes:
    """The chain of a table from its first answer on."""
    return longer(id.encode(), answers)


def longer(chain: bytes, answers: Iterable[bytes]) -> bytes:
    """A chain after some more answers, each as it is stored."""
    for answer in answers:
        chain = sha256(chain + answer).digest()
    return chain

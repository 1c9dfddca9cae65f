"""Promises that stand: who is bound by what, and how a promise is kept or lapses (HAEN-11.6, HAEN-11.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from fondaco.games.haendler import shape
from fondaco.games.haendler.contract import Contract
from fondaco.games.haendler.promises import FORBEARANCES, NOTHING, Promise
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.fields import Missing
from fondaco.kernel.shape import Told


class Vow(NamedTuple):
    """A promise that stands, and where: which side of which contract."""

    contract: Contract
    side: int
    promise: Promise

    def seat(self) -> int:
        return self.contract.parties[self.side]

    def other(self) -> int:
        """To whom it was promised."""
        return self.contract.parties[1 - self.side]

    def limit(self) -> int:
        return self.contract.limits[self.side]


def vows(s: Haendler, kinds: tuple[int, ...]) -> list[Vow]:
    """Every promise of these kinds that stands, the oldest first."""
    found: list[Vow] = []
    for contract in s.contracts:
        for side in range(2):
            promise = s.edition.promises[contract.promises[side]]
            if promise.kind in kinds:
                found.append(Vow(contract, side, promise))
    return found


def vows_of(s: Haendler, seat: int, kinds: tuple[int, ...]) -> list[Vow]:
    """Those of one seat."""
    return [vow for vow in vows(s, kinds) if vow.seat() == seat] if s.contracts else []


def targets(s: Haendler, seat: int, kind: int) -> list[int]:
    """The goods or fields that a seat's promises of a kind are about, each once."""
    if not s.contracts:
        return []
    return list(dict.fromkeys([vow.promise.target for vow in vows_of(s, seat, (kind,))]))


def wagons(s: Haendler, seat: int, kind: int) -> list[int]:
    """The wagons that they are about."""
    if not s.contracts:
        return []
    return [vow.promise.wagon for vow in vows_of(s, seat, (kind,))]


def missing(option: int, vow: Vow) -> Missing:
    """Why an option is missing from a question."""
    return Missing(option, "HAEN-11.6", shape.Bound.said, vow.contract.named())


def keep(s: Haendler, vow: Vow) -> None:
    """A promise has been kept: what the other laid aside for it is paid."""
    end(s, vow, shape.Fulfilled, vow.seat())


def lapse(s: Haendler, vow: Vow) -> None:
    """A promise has lapsed: what the other laid aside for it is returned; what was paid stays paid."""
    end(s, vow, shape.Lapsed, vow.other())


def end(s: Haendler, vow: Vow, how: Callable[[int, int, int], Told], payee: int) -> None:
    contract = vow.contract
    s.tell(how, "HAEN-11.6", vow.seat(), contract.number, contract.promises[vow.side])
    contract.promises[vow.side] = NOTHING
    aside = contract.aside[1 - vow.side]
    if aside:
        contract.aside[1 - vow.side] = 0
        s.money[payee] += aside
        s.tell(shape.Released, "HAEN-11.4", payee, contract.number, aside)
    if contract.promises == [NOTHING, NOTHING]:
        s.contracts.remove(contract)


def keep_all(s: Haendler, seat: int, promise: Promise) -> None:
    """A seat has done what it may have promised, to one or to several."""
    for vow in vows_of(s, seat, (promise.kind,)):
        if vow.promise == promise:
            keep(s, vow)


def close(s: Haendler, found: list[Vow]) -> None:
    """Their time is over: what was not to be done is kept, what was to be done lapses (HAEN-11.7)."""
    for vow in found:
        if vow.promise.kind in FORBEARANCES:
            keep(s, vow)
        else:
            lapse(s, vow)


def lapse_impossible(s: Haendler, found: list[Vow], can_keep: Callable[[list[Vow]], bool]) -> None:
    """What falls due now and nobody could keep lapses; of those that cannot be kept together, the newest."""
    left: list[Vow] = []
    for vow in found:
        if can_keep([vow]):
            left.append(vow)
        else:
            lapse(s, vow)
    while not can_keep(left):
        lapse(s, left.pop())

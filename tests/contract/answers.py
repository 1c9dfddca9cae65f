"""Answers that nobody listed: what a clumsy client, a lagging one or a cheat might send."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from fondaco.kernel import Action, Field, Game, Prompt, State, legal, question, waiting
from tests.contract.table import SMALL, answers, one_of

HUGE = (10**6, 2**70, -(2**70))


class Lists:
    """The answers that `legal` lists for each open question; True is not 1 here."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.prompts = {seat: question(s, seat) for seat in waiting(s)}
        self.written = {
            seat: {repr(a) for a in legal(s, prompt)}
            for seat, prompt in self.prompts.items()
            if prompt.size() <= SMALL
        }
        self.fields: dict[int, set[str]] = {}

    def hold(self, a: Action) -> bool:
        if a.seat not in self.prompts:
            return False
        if a.seat in self.written:
            return repr(a) in self.written[a.seat]
        return self.would_hold(a)

    def would_hold(self, a: Action) -> bool:
        """A list too long to write, read field by field."""
        move = self.prompts[a.seat].move(a.verb)
        if move is None or len(a.args) != len(move.fields):
            return False
        fits = all(repr(arg) in self.values(field) for field, arg in zip(move.fields, a.args, strict=True))
        return fits and not self.s.stack[-1].refuse(self.s, a)

    def values(self, field: Field) -> set[str]:
        """All that a field holds; written once."""
        if id(field) not in self.fields:
            self.fields[id(field)] = {repr(value) for value in field.values()}
        return self.fields[id(field)]


def foreign(game: Game[Any], s: State, prompt: Prompt, rng: Random) -> Iterator[Action]:
    """Answers near the legal ones and far from them. A few may be legal by chance."""
    for a in answers(s, prompt, rng, 2):
        for seat in (*range(-3, s.seats + 1), *HUGE):
            yield a._replace(seat=seat)
        for verb in (*game.glossary().verbs, "", "nonsense", a.verb.upper()):
            yield a._replace(verb=verb)
            yield a._replace(verb=verb, args=())
        yield from misshapen(a)
        for i in range(len(a.args)):
            for value in misfits(a.args[i], rng):
                yield replaced(a, i, value)
    yield from mixed(answers(s, prompt, rng, 12), rng)


def misshapen(a: Action) -> Iterator[Action]:
    """Too few arguments, too many, turned round, or all in one."""
    wrapped: Any = (a.args,)
    for args in (a.args[:-1], (*a.args, 0), (*a.args, ()), a.args + a.args, a.args[::-1], wrapped):
        yield a._replace(args=args)


def misfits(arg: Any, rng: Random) -> Iterator[Any]:
    """Values that are not quite what a field holds."""
    yield from (-1, 0, 1, True, False, (), (0,), (True,), ((0,),), *HUGE)
    if isinstance(arg, int):
        yield from (arg - 1, arg + 1, -arg, (arg,), (arg, arg), ((arg,),))
        return
    yield from (sum(arg), len(arg), arg[:-1], (*arg, 0), arg + arg, arg[::-1], (arg,))
    for i, n in enumerate(arg):
        for value in (n - 1, n + 1, -n, bool(n), (n,), one_of(HUGE, rng)):
            yield (*arg[:i], value, *arg[i + 1 :])


def mixed(legal_ones: list[Action], rng: Random) -> Iterator[Action]:
    """One argument of an answer in the place of one of another."""
    for a in legal_ones:
        b = one_of(legal_ones, rng)
        if a.args and b.args:
            yield replaced(a, int(rng.random() * len(a.args)), one_of(b.args, rng))


def replaced(a: Action, i: int, value: Any) -> Action:
    return a._replace(args=(*a.args[:i], value, *a.args[i + 1 :]))

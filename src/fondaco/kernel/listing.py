"""Answers by number, by size and by lot, for those who ask for them without writing the question out."""

from __future__ import annotations

from random import Random
from typing import Final

from fondaco.kernel.action import CHANCE, Action, Arg
from fondaco.kernel.fields import Bundle
from fondaco.kernel.frame import State, any_answer, pick, play, waiting
from fondaco.kernel.prompt import Move, Prompt

SMALL_MOVE: Final = 8  # the answers of moves with so few are always among the candidates
TRIES: Final = 50  # to draw an answer that no rule forbids


def play_chance(s: State, rng: Random) -> list[int]:
    """Let chance answer until seats are asked: those. Nobody: the game is over."""
    while True:
        seats = waiting(s)
        if CHANCE not in seats:
            return seats
        play(s, any_answer(s, CHANCE, rng))


def size_up_to(prompt: Prompt, most: int) -> int:
    """How many answers the fields admit; some number above `most` as soon as it is clear that it is more."""
    size = 0
    for move in prompt.moves:
        size += size_of(move, most)
        if size > most:
            break
    return size


def size_of(move: Move, most: int) -> int:
    """The same of one move: bundles are counted last, because that takes long."""
    size = 1
    for field in move.fields:
        if not isinstance(field, Bundle):
            size *= field.size()
            if size > most:
                return size
    for field in move.fields:
        if isinstance(field, Bundle):
            size *= field.size()
            if size > most:
                return size
    return size


def answer_at(prompt: Prompt, at: int) -> Action:
    """The answer with this number, as `legal` lists them where no rule forbids a whole."""
    last = len(prompt.moves) - 1
    for n, move in enumerate(prompt.moves):
        size = at + 1 if n == last else move.size()  # counting may take long, and the last has the rest
        if at < size:
            return Action(prompt.seat, move.verb, arguments(move, at))
        at -= size
    raise AssertionError("a question has moves")


def arguments(move: Move, at: int) -> tuple[Arg, ...]:
    """What the fields hold in the answer with this number, in the order of `Move.fill`."""
    args: list[Arg] = []
    for field in reversed(move.fields):
        values = field.values()
        count = len(values)
        args.append(values[at % count])
        at //= count
    args.reverse()
    return tuple(args)


def allowed(s: State, prompt: Prompt, moves: list[Move]) -> list[Action]:
    """The answers of some moves that no rule forbids."""
    top = s.stack[-1]
    return [a for move in moves for a in move.fill(prompt.seat) if not top.refuse(s, a)]


def draw(s: State, prompt: Prompt, moves: list[Move], rng: Random) -> Action:
    """Any legal answer of some moves; of the whole question, if rules forbid too many of theirs."""
    top = s.stack[-1]
    count = len(moves)
    for _ in range(TRIES):
        a = moves[int(rng.random() * count)].sample(prompt.seat, rng)
        if not top.refuse(s, a):
            return a
    return pick(s, prompt, rng)

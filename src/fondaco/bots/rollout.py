"""Playing a game to its end with any legal answers: the inner loop of search and of the benchmarks."""

from __future__ import annotations

from random import Random

from fondaco.kernel.action import CHANCE
from fondaco.kernel.frame import State, any_answer, play


def rollout(s: State, rng: Random) -> tuple[int, int]:
    """Play on at random to the end; says how many answers the seats gave, and how many chance gave."""
    answers, chances = 0, 0
    while s.stack:
        seat = s.stack[-1].waiting(s)[0]
        play(s, any_answer(s, seat, rng))
        if seat == CHANCE:
            chances += 1
        else:
            answers += 1
    return answers, chances

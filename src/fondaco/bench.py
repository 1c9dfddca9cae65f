"""How fast the engines are, side by side with a peer in one run: times are noisy, ratios less so."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any, Final, NamedTuple

import fondaco.kernel.frame
from fondaco.bots.rollout import rollout
from fondaco.games import GAMES
from fondaco.kernel.frame import State, pick, play, question, waiting
from fondaco.kernel.game import Game

ROUNDS: Final = 7  # of all contestants in turn; the median counts
SLICE: Final = 0.4  # seconds a contestant plays before the next has its turn
COPIES: Final = 400


class Lap(NamedTuple):
    """One contestant's slice of time. `decisions` leaves chance out, `answers` counts it."""

    games: int
    decisions: int
    answers: int
    seconds: float
    copy_us: float


class Contestant(NamedTuple):
    """An engine that can play a random game, say what it took, and copy a state from mid-game."""

    name: str
    play: Callable[[int], tuple[int, int]]
    copy: Callable[[], object]


class Row(NamedTuple):
    """What a contestant reached: medians over all rounds."""

    name: str
    decisions_per_second: float
    answers_per_second: float
    games_per_second: float
    copy_us: float


def own(game: Game[Any], seats: int) -> Contestant:
    """A game of this house, all seats at random."""

    def play_game(seed: int) -> tuple[int, int]:
        s: State = game.start(seats)
        s.log = None
        decisions, chances = rollout(s, Random(seed))
        return decisions, decisions + chances

    return Contestant(f"fondaco {game.name}, {seats} seats", play_game, middle(game, seats).copy)


def middle(game: Game[Any], seats: int) -> State:
    """A state from the thick of a random game."""
    s: State = game.start(seats)
    rng = Random(1)
    for _ in range(300):
        s_waiting = waiting(s)
        if s_waiting:
            play(s, pick(s, question(s, s_waiting[0]), rng))
    return s


def catanatron() -> Contestant | None:
    """Catanatron with four random players, if it is installed."""
    try:
        from catanatron import Color, Game, RandomPlayer
    except ImportError:
        return None

    def new(seed: int) -> Any:
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        return Game([RandomPlayer(colour) for colour in colours], seed=seed)

    def play_game(seed: int) -> tuple[int, int]:
        game = new(seed)
        game.play()
        actions = len(game.state.actions)
        return actions, actions

    thick = new(1)
    for _ in range(200):
        thick.play_tick()
    return Contestant("catanatron, 4 random players", play_game, thick.copy)


def lap(contestant: Contestant, seeds: Iterator[int], seconds: float) -> Lap:
    games, decisions, answers = 0, 0, 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        more = contestant.play(next(seeds))
        games, decisions, answers = games + 1, decisions + more[0], answers + more[1]
    return Lap(games, decisions, answers, spent, copy_time(contestant))


def copy_time(contestant: Contestant) -> float:
    """Microseconds for one copy."""
    start = time.perf_counter()
    for _ in range(COPIES):
        contestant.copy()
    return (time.perf_counter() - start) / COPIES * 1e6


def race(contestants: list[Contestant], rounds: int, seconds: float) -> Iterator[tuple[str, Lap]]:
    """Everyone in turn, round after round, so that a noisy moment hits all alike."""
    seeds = [iter(range(1, 1_000_000)) for _ in contestants]
    for _ in range(rounds):
        for contestant, own_seeds in zip(contestants, seeds, strict=True):
            yield contestant.name, lap(contestant, own_seeds, seconds)


def summary(name: str, laps: list[Lap]) -> Row:
    return Row(
        name,
        round(median(one.decisions / one.seconds for one in laps), 1),
        round(median(one.answers / one.seconds for one in laps), 1),
        round(median(one.games / one.seconds for one in laps), 2),
        round(median(one.copy_us for one in laps), 2),
    )


def field() -> list[Contestant]:
    """Every game of the house at its largest table, and the peer."""
    games = [own(game, game.seats[-1]) for game in GAMES.values()]
    peer = catanatron()
    return games if peer is None else [*games, peer]


def is_compiled() -> bool:
    return not fondaco.kernel.frame.__file__.endswith(".py")


def result(laps: dict[str, list[Lap]]) -> dict[str, object]:
    """One JSON object: the rows, and every game of the house against the peer as ratios."""
    rows = [summary(name, some) for name, some in laps.items()]
    peer = next((row for row in rows if row.name.startswith("catanatron")), None)
    return {
        "python": platform.python_version(),
        "compiled": is_compiled(),
        "rows": [row._asdict() for row in rows],
        "ratios": {row.name: ratios(row, peer) for row in rows if peer and row is not peer},
    }


def ratios(row: Row, peer: Row) -> dict[str, float]:
    """How many times the peer's pace; for copies, how many times cheaper."""
    return {
        "decisions": round(row.decisions_per_second / peer.decisions_per_second, 2),
        "answers": round(row.answers_per_second / peer.answers_per_second, 2),
        "games": round(row.games_per_second / peer.games_per_second, 2),
        "copy": round(peer.copy_us / row.copy_us, 2),
    }

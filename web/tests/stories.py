"""Print whole games of each kind as one seat sees them: each view, and the events told with it."""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import msgspec

from fondaco.games import GAMES
from fondaco.kernel.frame import apply, ask, pick
from fondaco.kernel.game import Game
from fondaco.server import wire

EYES = 0  # whose views and events are told
SEEDS = (33, *range(5, 10))  # of Genoa's games nearly everything happens in the first


def stories(game: Game[Any]) -> dict[str, Any]:
    """What is printed, and some games; every other one with the last value of each option."""
    variant = {option.name: option.values[-1] for option in game.options}
    games = [story(game, variant if n % 2 else {}, Random(seed)) for n, seed in enumerate(SEEDS)]
    return {"catalogue": game.catalogue(None), "games": games}


def story(game: Game[Any], options: dict[str, str], rng: Random) -> list[dict[str, Any]]:
    """The game from its first question to its end, with any legal answers."""
    s = game.start(3 if 3 in game.seats else game.seats[0], options)
    steps = [step(game, s, 0)]
    while prompts := ask(s):
        s.log = []
        apply(s, pick(s, prompts[int(rng.random() * len(prompts))], rng))
        steps.append(step(game, s, len(steps)))
    return steps


def step(game: Game[Any], s: Any, n: int) -> dict[str, Any]:
    return {"view": game.view(s, EYES), "events": [wire.event(event.seen_by(EYES), n) for event in s.log]}


def main() -> None:
    sys.stdout.buffer.write(msgspec.json.encode({name: stories(game) for name, game in GAMES.items()}))


if __name__ == "__main__":
    main()

"""Print a whole game of each kind as one seat sees it: each view, and the events told with it."""

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
SEED = 5
SEEDS = {"genoa": 33}  # in this one nearly everything happens


def story(game: Game[Any], rng: Random) -> dict[str, Any]:
    """What is printed, and the game from its first question to its end, with any legal answers."""
    s = game.start(3 if 3 in game.seats else game.seats[0])
    steps = [step(game, s, 0)]
    while prompts := ask(s):
        s.log = []
        apply(s, pick(s, prompts[int(rng.random() * len(prompts))], rng))
        steps.append(step(game, s, len(steps)))
    return {"catalogue": game.catalogue(None), "steps": steps}


def step(game: Game[Any], s: Any, n: int) -> dict[str, Any]:
    return {"view": game.view(s, EYES), "events": [wire.event(event.seen_by(EYES), n) for event in s.log]}


def main() -> None:
    stories = {name: story(game, Random(SEEDS.get(name, SEED))) for name, game in GAMES.items()}
    sys.stdout.buffer.write(msgspec.json.encode(stories))


if __name__ == "__main__":
    main()

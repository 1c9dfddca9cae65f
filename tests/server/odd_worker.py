"""A worker process that knows Tally, and bots that fail in every way there is."""

from __future__ import annotations

import os
import time
from random import Random
from typing import Any

from fondaco.bots import SPECIAL, Bot, Chaos, Sight
from fondaco.games import GAMES
from fondaco.kernel.action import Action
from fondaco.server.bots.worker import main
from tests.server.tally import TallyGame


class Sleeper:
    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        time.sleep(1000)
        raise AssertionError("somebody waited for this")


class Dier:
    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        os._exit(3)


class Raiser:
    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        raise RuntimeError("out of ideas")


class Cheat:
    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        return Action(sight.seat, "win", ())


class Impostor(Chaos):
    """Answers for somebody else."""

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        return super().choose(sight, rng)._replace(seat=0)


class Talker(Chaos):
    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        print("let me think", flush=True)
        return super().choose(sight, rng)


class Ender:
    """Ends a game of Tally."""

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        return Action(sight.seat, "end", ())


class Echo:
    """Says the same as always, or chooses its own seat's number in secret."""

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        if sight.prompt.text == "hide":
            return Action(sight.seat, "hide", (sight.seat,))
        return Action(sight.seat, "say", (5,))


class Crasher:
    """Finds the answer at which the rules fail."""

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        return Action(sight.seat, "crash", ())


# The first takes the seats of people who leave: an answer of it must not end the game or break the rules.
ODD: dict[str, type[Bot]] = {
    "echo": Echo,
    "sleeper": Sleeper,
    "dier": Dier,
    "raiser": Raiser,
    "cheat": Cheat,
    "impostor": Impostor,
    "talker": Talker,
    "ender": Ender,
    "crasher": Crasher,
}


def register() -> None:
    GAMES["tally"] = TallyGame()
    SPECIAL["tally"] = dict(ODD)
    SPECIAL["doge"] = {**SPECIAL.get("doge", {}), **ODD}


if __name__ == "__main__":
    register()
    main()

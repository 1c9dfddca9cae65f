"""Short ways to ask, to answer and to read what was told, in any game of the house."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.games import ALL_GAMES
from fondaco.kernel import CHANCE, Action, Arg, Game, Illegal, Prompt, State, apply, ask, legal, pick, settle
from tests.contract.dump import dump


def game_of(s: State) -> Game[Any]:
    """The game that a state is of: the one in whose folder its class is."""
    return ALL_GAMES[type(s).__module__.split(".")[2]]


def settled(s: State) -> None:
    """Run a position that was set up by hand to its first question, with nothing told before it."""
    s.log = []
    settle(s)
    game_of(s).audit(s)


def say(s: State, seat: int, verb: str, *args: Arg) -> None:
    """Answer, and count the pieces afterwards."""
    apply(s, Action(seat, verb, args))
    game_of(s).audit(s)


def chance(s: State, *things: int) -> None:
    """Chance draws these."""
    for thing in things:
        say(s, CHANCE, prompt_of(s).text, thing)


def refused(s: State, seat: int, verb: str, *args: Arg) -> str:
    """Why an answer is refused and under which clause; being refused, it changes nothing."""
    before = dump(s), list(s.log or [])
    with pytest.raises(Illegal) as refusal:
        apply(s, Action(seat, verb, args))
    assert (dump(s), list(s.log or [])) == before
    return str(refusal.value)


def asked(s: State) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(prompt.seat, prompt.text) for prompt in ask(s)]


def prompt_of(s: State) -> Prompt:
    """The only open question."""
    (prompt,) = ask(s)
    return prompt


def verbs(s: State) -> list[str]:
    """The moves that are open to the only one asked."""
    return [move.verb for move in prompt_of(s).moves]


def answers(s: State, verb: str) -> list[tuple[Arg, ...]]:
    """What the only one asked may say with this verb."""
    return [a.args for a in legal(s, prompt_of(s)) if a.verb == verb]


def told(s: State, kind: str) -> list[tuple[object, ...]]:
    """The events of a kind, each as its clause and what it is about."""
    return [(event.clause, *event.args) for event in s.log or [] if event.kind == kind]


def kinds(s: State, *wanted: str) -> list[str]:
    """In which order these kinds of events were told."""
    return [event.kind for event in s.log or [] if event.kind in wanted]


def player(s: State, viewer: int, owner: int) -> dict[str, object]:
    """What `viewer` sees of the things of `owner`."""
    players = game_of(s).view(s, viewer)["players"]
    assert isinstance(players, list)
    mine: dict[str, object] = players[owner]
    return mine


def at_random(s: State, rng: Random) -> list[Action]:
    """Play to the end with any legal answers, counting all pieces after each; says what was answered."""
    given: list[Action] = []
    while prompts := ask(s):
        given.append(pick(s, rng.choice(prompts), rng))
        apply(s, given[-1])
        game_of(s).audit(s)
    return given

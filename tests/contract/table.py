"""A game under test: how it is found, seated, played at random and looked at."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from fondaco.kernel import (
    CHANCE,
    NOBODY,
    Action,
    Event,
    Game,
    Prompt,
    State,
    apply,
    ask,
    legal,
    pick,
    question,
    waiting,
)
from tests.contract.dump import dump, fix_constants

SMALL = 400  # the answers to a question are listed up to here, and sampled beyond
T = TypeVar("T")
ANCHOR = re.compile(r'<a id="([^"]+)">')
CHECKS = {
    "audit": "At every step the game's own books balance.",
    "clauses": "Every question, move, field, event and line of the reckoning cites the rules.",
    "copies": "A copy is the same state, shares nothing that can change, and goes on in the same way.",
    "counted": "The audit notices when something is added or taken away.",
    "determinism": "The same seed plays the same game, whatever the hash seed of the process.",
    "ends": "Every game ends, no question is without an answer, everyone gets a reckoning.",
    "glossary": "Every word and every thing has its entry.",
    "headings": "Who is asked what rests on nothing secret.",
    "hints": "What a question adds for people, costs and what goes together, is so.",
    "imagined": "An imagined world adds up, is at rest, and can be played to its end.",
    "kept": "What was shown does not change afterwards.",
    "listed": "What is listed is accepted, and nothing else.",
    "prompt": "What a seat is asked, and may answer, rests on what it knows.",
    "pure": "Looking changes nothing.",
    "record": "Set-up and answers rebuild the game, events and all.",
    "refused": "A refusal has a reason and a clause, and changes nothing.",
    "shape": "Views, frames, events, questions and answers are as the game's shape declares them.",
    "sight": "A bot gets at nothing that its seat may not know.",
    "standing": "How everybody stands is told from what a seat may know, and in the end all of it.",
    "told": "Events tell nobody what is for them to guess.",
    "veil": "A secret is imagined anew.",
    "view": "A view shows the same in every world its seat could be living in.",
}


class Broken(AssertionError):
    """A game does not keep the contract: which check says so, and why."""

    def __init__(self, check: str, why: str) -> None:
        assert check in CHECKS
        super().__init__(f"{check}: {why}")
        self.check = check


def expect(kept: bool, check: str, why: object) -> None:
    """Raise Broken unless the contract is kept."""
    if not kept:
        raise Broken(check, str(why))


def clauses_of(game: Game[Any]) -> frozenset[str]:
    """Every clause of a game's rules, as anchored in the text next to its code."""
    code = sys.modules[type(game).__module__].__file__
    assert code is not None
    return frozenset(ANCHOR.findall(Path(code).with_name("rules.en.md").read_text(encoding="utf-8")))


class Table:
    """One game in progress, with all that a check needs."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, str], rng: Random) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rng = rng
        self.clauses = clauses_of(game)
        self.s: State = game.start(seats, options)
        fix_constants(self.s)

    def again(self) -> State:
        """The same game before its first answer."""
        fresh: State = self.game.start(self.seats, self.options)
        return fresh

    def watchers(self) -> list[int]:
        """Everyone who looks at the game: each seat, and the spectator."""
        return [*range(self.seats), NOBODY]

    def asked(self) -> Prompt:
        """Any of the open questions."""
        return question(self.s, one_of(waiting(self.s), self.rng))

    def imagine(self, seat: int) -> State:
        """A world that a seat could be living in."""
        world: State = self.game.imagine(self.s, seat, self.rng)
        return world


def one_of(things: Sequence[T], rng: Random) -> T:
    """Any of some things."""
    return things[int(rng.random() * len(things))]


def answers(s: State, prompt: Prompt, rng: Random, most: int) -> list[Action]:
    """Some legal answers to a question; all of them if there are no more."""
    if prompt.size() > SMALL:
        return [pick(s, prompt, rng) for _ in range(most)]
    listed = [a for a in legal(s, prompt) if not s.stack[-1].refuse(s, a)]
    return listed if len(listed) <= most else rng.sample(listed, most)


def check_dead_end(s: State, prompt: Prompt, rng: Random) -> None:
    """Every move can be filled in, and at least one answer is legal."""
    empty = [move.verb for move in prompt.moves if move.size() <= 0]
    expect(bool(prompt.moves) and not empty, "ends", f"{prompt.text!r} leaves nothing to say: {empty}")
    if are_refused(s, [prompt.sample(rng) for _ in range(10)]):
        small = prompt.size() <= SMALL
        dead = not legal(s, prompt) if small else are_refused(s, [prompt.sample(rng) for _ in range(SMALL)])
        expect(not dead, "ends", f"{prompt.text!r} has no legal answer")


def are_refused(s: State, tries: list[Action]) -> bool:
    """Whether a rule forbids every one of these answers."""
    return all(s.stack[-1].refuse(s, a) for a in tries)


def play_on(s: State, rng: Random, most: int) -> list[Action]:
    """Answer at random, so many times or to the end."""
    given: list[Action] = []
    while len(given) < most and (seats := waiting(s)):
        prompt = question(s, one_of(seats, rng))
        check_dead_end(s, prompt, rng)
        given.append(pick(s, prompt, rng))
        apply(s, given[-1])
    return given


def sight_of(game: Game[Any], s: State, seat: int) -> object:
    """All that a seat is shown: its view, who is asked what, and its own question in full."""
    prompts = ask(s)
    mine = [prompt for prompt in prompts if prompt.seat == seat != CHANCE]
    return dump([game.view(s, seat), [heading(prompt) for prompt in prompts], mine])


def heading(prompt: Prompt) -> object:
    """What everybody may know of a question."""
    return [prompt.seat, prompt.text, prompt.clause, prompt.about]


def told(events: list[Event], seat: int) -> list[Event]:
    """What a seat is told of some events."""
    return [event.seen_by(seat) for event in events]

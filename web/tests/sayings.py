"""Print games, an example of every message, and what Python says of them: the client must say the same."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from fondaco.games import GAMES
from fondaco.kernel.action import CHANCE
from fondaco.kernel.frame import State, annotated, apply, ask, pick
from fondaco.kernel.game import Game
from fondaco.kernel.prompt import Prompt
from fondaco.server import wire
from fondaco.server.http import manifest
from fondaco.words import LANGUAGES, Words
from tests.words.examples import NAMES, examples, references, speakers

EYES = 0  # whose view and events are told
SEATS = {"doge": 3}  # as many as the tests of the plain view expect; in other games all that can play
OPTIONS = {"haendler": {"agreements": "yes"}}  # what is played otherwise, for it says more
MAX_QUESTIONS = 200
MAX_EVENTS = 2500
VIEW_EVERY = 100  # answers


def told(state: State, words: list[Words]) -> list[dict[str, Any]]:
    seen = [event.seen_by(EYES) for event in state.log or []]
    return [{"event": wire.event(event, 0), "said": [w.tell(event) for w in words]} for event in seen]


def asked(state: State, prompt: Prompt, words: list[Words], rng: Random) -> dict[str, Any]:
    """A question with its moves, an answer to it, and how both are put into words."""
    refused = [refusals(state, prompt, i) for i in range(len(prompt.moves))]
    moves = [wire.move(move, no) for move, no in zip(prompt.moves, refused)]
    answer = pick(state, prompt, rng)
    return {
        "question": wire.question("", prompt, moves, [wire.BarWire(*bar) for bar in prompt.bars], []),
        "said": [w.ask(prompt) for w in words],
        "said_of": [w.ask_of(prompt) for w in words],
        "answer": {"verb": answer.verb, "args": answer.args, "said": [w.say(answer, prompt) for w in words]},
    }


def refusals(state: State, prompt: Prompt, at: int) -> list[wire.RefusedWire]:
    if prompt.size() > 200:
        return []
    answers = [(a, state.stack[-1].refuse(state, a)) for a in prompt.moves[at].fill(prompt.seat)]
    return [wire.RefusedWire(list(a.args), clause) for a, clause in answers if clause]


def values(game: Game[Any], view: Any, words: list[Words]) -> Iterator[dict[str, Any]]:
    """What can be seen, as one line each."""
    specs = game.glossary().view
    for key, what in specs.items():
        parent, _, name = key.rpartition(".")
        records = [view] if not parent else view[parent]
        if not what.startswith("/"):
            for record in records:
                said = [w.value(what, record[name]) for w in words]
                yield {"what": what, "value": record[name], "said": said}


def played(game: Game[Any], rng: Random, words: list[Words]) -> dict[str, Any]:
    state = game.start(SEATS.get(game.name, game.seats[-1]), OPTIONS.get(game.name, {}))
    questions, seen = [], []
    n = 0
    while prompts := ask(state):
        prompt = annotated(state, prompts[int(rng.random() * len(prompts))].seat)
        if prompt.seat != CHANCE and len(questions) < MAX_QUESTIONS:
            questions.append(asked(state, prompt, words, rng))
        if n % VIEW_EVERY == 0:
            seen.extend(values(game, game.view(state, EYES), words))
        apply(state, pick(state, prompt, rng))
        n += 1
        if state.log and len(state.log) > MAX_EVENTS:
            break
    lines = [line for standing in game.standings(state) for line in standing.lines]
    return {
        "events": told(state, words),
        "questions": questions,
        "view": game.view(state, EYES),
        "values": seen,
        "lines": [{"line": wire.LineWire(*line), "said": [w.line(line) for w in words]} for line in lines],
    }


def sayings(game: Game[Any]) -> dict[str, Any]:
    """A game, an example of each of its messages, and the name of every thing."""
    words = speakers(game)
    shown = json.loads(manifest.manifest(game.name).plain)
    shown["words"] = {lang: manifest.words(game.name, lang) for lang in LANGUAGES}
    shown["glossary"]["events"] = words[0].glossary.events
    for lang in LANGUAGES:
        shown["words"][lang].append(references(game, lang))
    return {
        "manifest": shown,
        "examples": [(e.id, e.call, e.about, [e.say(w) for w in words]) for e in examples(game)],
        "things": {
            what: [[w.thing(what, id) for w in words] for id in range(len(names))]
            for what, names in game.glossary().things.items()
        },
        **played(game, Random(7), words),
    }


def main() -> None:
    games = {name: sayings(game) for name, game in GAMES.items()}
    sys.stdout.buffer.write(msgspec.json.encode({"languages": LANGUAGES, "names": NAMES, "games": games}))


if __name__ == "__main__":
    main()

"""Print a game of Doge and all that Python says about it: the client's tests must say the same."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import msgspec

from fondaco.games import GAMES
from fondaco.kernel.action import CHANCE
from fondaco.kernel.frame import State, annotated, apply, ask, pick
from fondaco.kernel.prompt import Prompt
from fondaco.server import wire
from fondaco.server.http import manifest
from fondaco.words import LANGUAGES, Words

NAMES = ("Anke", "Bernd", "Clara")
EYES = 0  # whose view and events are told


def told(state: State, words: list[Words]) -> list[dict[str, Any]]:
    seen = [event.seen_by(EYES) for event in state.log or []]
    return [{"event": wire.event(event, 0), "said": [w.tell(event) for w in words]} for event in seen]


def asked(state: State, prompt: Prompt, words: list[Words], rng: Random) -> dict[str, Any]:
    """A question with its moves, an answer to it, and how both are put into words."""
    refused = [refusals(state, prompt, i) for i in range(len(prompt.moves))]
    moves = [wire.move(move, no) for move, no in zip(prompt.moves, refused)]
    answer = pick(state, prompt, rng)
    return {
        "ask": wire.ask("", prompt, moves, [wire.BarWire(*bar) for bar in prompt.bars]),
        "said": [w.ask(prompt) for w in words],
        "said_of": [w.ask_of(prompt) for w in words],
        "answer": {"verb": answer.verb, "args": answer.args, "said": [w.say(answer, prompt) for w in words]},
    }


def refusals(state: State, prompt: Prompt, at: int) -> list[wire.RefusedWire]:
    if prompt.size() > 200:
        return []
    answers = [(a, state.stack[-1].refuse(state, a)) for a in prompt.moves[at].fill(prompt.seat)]
    return [wire.RefusedWire(list(a.args), clause) for a, clause in answers if clause]


def played(rng: Random, words: list[Words]) -> dict[str, Any]:
    game = GAMES["doge"]
    state = game.start(len(NAMES))
    questions = []
    while prompts := ask(state):
        prompt = annotated(state, prompts[int(rng.random() * len(prompts))].seat)
        if prompt.seat != CHANCE and len(questions) < 200:
            questions.append(asked(state, prompt, words, rng))
        apply(state, pick(state, prompt, rng))
        if state.log and len(state.log) > 2500:
            break
    lines = [line for standing in game.standings(state) for line in standing.lines]
    view = game.view(state, EYES)
    specs = {
        key: spec for key, spec in game.glossary().view.items() if "." not in key and not spec.startswith("/")
    }
    return {
        "manifest": json.loads(manifest.manifest("doge")),
        "events": told(state, words),
        "questions": questions,
        "view": view,
        "values": {key: [w.value(spec, view[key]) for w in words] for key, spec in specs.items()},
        "lines": [{"line": wire.LineWire(*line), "said": [w.line(line) for w in words]} for line in lines],
    }


def main() -> None:
    words = [Words(GAMES["doge"], lang, NAMES) for lang in LANGUAGES]
    story = {"languages": LANGUAGES, "names": NAMES, **played(Random(7), words)}
    sys.stdout.buffer.write(msgspec.json.encode(story))


if __name__ == "__main__":
    main()

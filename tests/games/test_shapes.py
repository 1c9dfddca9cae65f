"""What is made from the shapes of the games: the client's types, the glossary, the JSON schema."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from fondaco.games import ALL_GAMES
from fondaco.kernel import EYE, Game, apply, ask, pick, waiting
from fondaco.kernel.shape import Told, hidden, said_in
from fondaco.schema import schema_of
from tools.shapes import written


@pytest.mark.parametrize("path", written(), ids=lambda path: path.parent.name)
def test_the_clients_types_are_up_to_date(path: Any) -> None:
    """After a change of a shape `python tools/shapes.py` writes them anew."""
    assert path.read_text(encoding="utf-8") == written()[path]


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)
def test_the_schema_describes_what_is_seen_said_and_printed(game: Game[Any]) -> None:
    schema = json.loads(json.dumps(schema_of(game)))
    Draft202012Validator.check_schema(schema)
    kinds = {name: validator(schema, name) for name in ("View", "Event", "Question", "Answer", "Catalogue")}
    s, dice = game.start(game.seats[0]), Random(1)
    kinds["Catalogue"].validate(plain(game.catalogue(None)))
    while waiting(s):
        prompt = ask(s)[0]
        kinds["Question"].validate({"kind": prompt.text, "args": plain(prompt.about)})
        a = pick(s, prompt, dice)
        kinds["Answer"].validate({"kind": a.verb, "args": plain(a.args)})
        s.log = []
        apply(s, a)
        for event in s.log:
            kinds["Event"].validate({"kind": event.kind, "args": plain(event.seen_by(EYE).args)})
        if dice.random() < 0.05:
            kinds["View"].validate(plain(game.view(s, 0)))


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)
def test_chapters_are_events_that_everybody_is_told_and_rounds_are_numbered(game: Game[Any]) -> None:
    """A game without rounds may have no chapters: then a replay has nothing to jump to but its ends."""
    told, glossary = said_in(game.border, Told), game.glossary()
    assert not any(hidden(told[kind]) for kind in glossary.chapters)
    assert all("round:number" in glossary.events[kind] for kind in glossary.chapters[:1])


def validator(schema: dict[str, Any], name: str) -> Draft202012Validator:
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": schema["$defs"]})


def plain(value: object) -> Any:
    """A value as it goes over the wire."""
    return json.loads(json.dumps(value))

"""Everything explains itself: each thing has its effect in words, each clause that refuses says why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.games import ALL_GAMES
from fondaco.kernel import CHANCE, Game, Illegal, Prompt, State, apply, pick, question, waiting
from fondaco.rules import clauses
from fondaco.words import LANGUAGES, Words
from fondaco.words.words import no_by
from tests.words.test_files import PREPARED, own, tables

# Games whose words are still to be written; none may be added.
OWED_EFFECTS: set[str] = set()
OWED_REFUSALS: set[str] = set()

EVERY_GAME = pytest.mark.parametrize("game", ALL_GAMES.values(), ids=lambda game: game.name)
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
GAMES_A_TABLE = 2
TRIES = 3  # answers to a question that are held against what forbids some of them


def refusing(game: Game[Any]) -> list[str]:
    """The clauses that shut a move, an option or an answer in whole random games, at every kind of table."""
    found: dict[str, None] = {}
    for seats, options in tables(game):
        for seed in range(GAMES_A_TABLE):
            rng = Random(f"{seats} {options} {seed}")
            s = game.start(seats, options)
            if game.name in PREPARED:
                PREPARED[game.name](s)
            while asked := waiting(s):
                prompt = question(s, asked[0])
                found.update(dict.fromkeys(shut_by(s, prompt, rng)))
                apply(s, pick(s, prompt, rng))
    return list(found)


def shut_by(s: State, prompt: Prompt, rng: Random) -> list[str]:
    """The clauses that shut something in a question to a player."""
    if prompt.seat == CHANCE:
        return []
    bars = [bar.clause for bar in prompt.bars]
    fields = [field for move in prompt.moves for field in move.fields]
    missing = [one.clause for field in fields for one in field.missing if not one.reason]
    bounds = [field.clause or move.clause for move in prompt.moves for field in move.fields]
    answers = [s.stack[-1].refuse(s, prompt.sample(rng)) for _ in range(TRIES)]
    return [*bars, *missing, *bounds, *[clause for clause in answers if clause]]


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_clause_that_refuses_says_why_in_a_sentence(game: Game[Any], lang: str) -> None:
    without = sorted(clause for clause in refusing(game) if no_by(clause) not in own(game, lang))
    assert bool(without) == (game.name in OWED_REFUSALS), without


@EVERY_LANGUAGE
@EVERY_GAME
def test_every_thing_says_what_it_is_good_for(game: Game[Any], lang: str) -> None:
    words = Words(game, lang, ["Anke", "Bernd", "Claudia", "Dario", "Edda"])
    things = [(what, at) for what, names in game.glossary().things.items() for at in range(len(names))]
    without = [f"{what}: {words.thing(what, at)}" for what, at in things if not words.effect(what, at)]
    assert bool(without) == (game.name in OWED_EFFECTS), without


def test_a_clause_that_refuses_several_things_has_a_sentence_for_each() -> None:
    """HAEN-8.2 is about bids and about the card that is taken for one."""
    words = Words(ALL_GAMES["haendler"], "en")
    assert words.why(Illegal("field", "HAEN-8.2", "card")) == "You can only take a card that lies face up."
    assert words.why(Illegal("field", "HAEN-8.2", "bid")).startswith("Bid at least 100 more")


@EVERY_GAME
def test_a_refusal_reads_as_its_clause_says(game: Game[Any]) -> None:
    for lang in LANGUAGES:
        words = Words(game, lang)
        for clause in clauses(game, lang):
            if no_by(clause) in own(game, lang):
                said = words.why(Illegal("rule", clause))
                assert said == words.format(no_by(clause)) == words.why(Illegal("verb", clause))
                assert said[-1] in ".!", said

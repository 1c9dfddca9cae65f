"""Die Händler von Genua: what may be said, and what is told, cites the clause it rests on."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from random import Random

import pytest

from fondaco.kernel import apply, ask, pick
from fondaco.rules import clauses
from tests.games.genoa.tables import GENOA, position

MOVES = {
    "draw": {"8.7"},
    "dice": {"4.1"},
    "roll": {"4.1"},
    "start": {"10.2"},
    "act": {"6.2"},
    "ask": {"6.8"},
    "lapse": {"6.2"},
    "accept": {"6.1"},
    "address": {"6.10"},
    "move": {"6.3"},
    "end": {"4.4"},
    "offer": {"6.6"},
    "repeat": {"6.13"},
    "withdraw": {"6.8"},
    "ready": {"6.8"},
    "rest": {"6.8"},
    "put": {"6.10"},
    "drop": {"6.10"},
    "agree": {"6.10"},
    "refuse": {"6.10"},
    "hand_over": {"6.12"},
    "carry_out": {"5.2"},
    "order": {"9.2"},
    "any_ware": {"10.4"},
    "use": {"10.6"},
    "exchange": {"10.5"},
    "exchange_card": {"10.5"},
    "finish": {"5.2"},
    "deliver": {"9.1"},
    "draw_privilege": {"8.5"},
    "choose": {"9.1"},
    "claim": {"11.1"},
    "mark": {"11.1"},
    "remove": {"11.2"},
    "done": {"11.1"},
    "pass": {"11.1"},
}
QUESTIONS = {
    "draw": {"8.7"},
    "dice": {"4.1"},
    "start": {"4.1"},
    "here": {"6.2"},
    "ahead": {"6.3"},
    "offer": {"6.8"},
    "terms": {"6.10"},
    "hear": {"6.10"},
    "hand_over": {"6.12"},
    "act": {"5.2"},
    "villa": {"8.5"},
    "reward": {"9.1"},
    "claim": {"11.1"},
    "mark": {"11.1"},
}
EVENTS = {
    "drew": {"8.1", "8.5", "10.5"},
    "round_began": {"3.1"},
    "turn_began": {"3.1"},
    "rolled": {"4.1"},
    "placed": {"4.1"},
    "moved_on": {"4.2"},
    "moved": {"4.3", "6.3"},
    "ended": {"4.4"},
    "lapsed": {"6.2"},
    "offered": {"6.8"},
    "outbid": {"6.8"},
    "passed_over": {"6.8"},
    "put": {"6.10"},
    "rests": {"6.8"},
    "withdrew": {"6.8"},
    "refused": {"6.10"},
    "agreed": {"6.1"},
    "paid": {"6.1"},
    "gave": {"6.1"},
    "handed": {"6.12"},
    "passed_on": {"6.9"},
    "earned": {"5.4", "9.1", "9.2", "9.3"},
    "acted": {"5.1"},
    "gained": {"8.2", "8.3", "8.4", "9.1", "10.4", "10.5"},
    "delivered": {"9.1", "9.2", "9.3"},
    "played": {"10.2", "10.3", "10.4", "10.5", "10.6"},
    "used": {"10.6"},
    "gave_back": {"10.5"},
    "gave_card": {"10.5"},
    "shuffled": {"8.7"},
    "marked": {"11.1"},
    "removed": {"11.2"},
    "privileged": {"9.4"},
    "owned": {"12.1"},
    "ranked": {"12.2"},
}


def rich(seed: int) -> dict[str, set[str]]:
    """The clauses cited in a game of players who own much: by moves, questions (`?`) and events (`!`)."""
    rng = Random(seed)
    at = position(3)
    for card in range(60):
        if rng.random() < 0.6:
            at.holds(rng.randrange(3), card)
    for good in range(14):
        for seat in range(3):
            at.has(seat, good)
    at.owns(0, 0, 13).owns(1, 3, 4).owns(2, 15)
    s = at.begins()
    found: dict[str, set[str]] = defaultdict(set)
    while prompts := ask(s):
        for prompt in prompts:
            found[f"?{prompt.text}"].add(prompt.clause.removeprefix("GEN-"))
            for move in prompt.moves:
                found[move.verb].add(move.clause.removeprefix("GEN-"))
        apply(s, pick(s, rng.choice(prompts), rng))
    for event in s.log or []:
        found[f"!{event.kind}"].add(event.clause.removeprefix("GEN-"))
    return found


@cache
def cited() -> dict[str, set[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for seed in range(30):
        for key, clause in rich(seed).items():
            found[key] |= clause
    return found


@pytest.mark.parametrize("verb", MOVES)
def test_a_move_cites_the_clause_that_allows_it(verb: str) -> None:
    """Wherever it is offered."""
    assert cited()[verb] == MOVES[verb]


@pytest.mark.parametrize("text", QUESTIONS)
def test_a_question_cites_the_clause_it_is_asked_under(text: str) -> None:
    """Its heading, which is public."""
    assert cited()[f"?{text}"] == QUESTIONS[text]


@pytest.mark.parametrize("kind", EVENTS)
def test_an_event_cites_the_clause_it_rests_on(kind: str) -> None:
    """Each of its reasons occurs."""
    assert cited()[f"!{kind}"] == EVENTS[kind]


def test_all_moves_and_events_of_the_glossary_are_looked_at() -> None:
    """But for the draw of the start player, which test_2_setup looks at; and all their clauses are there."""
    assert set(GENOA.glossary().verbs) - set(MOVES) == {"begin"}
    assert set(GENOA.glossary().prompts) - set(QUESTIONS) == {"begin"}
    assert set(GENOA.glossary().events) - set(EVENTS) == {"began"}
    every = {f"GEN-{clause}" for row in (*MOVES.values(), *EVENTS.values()) for clause in row}
    assert every <= set(clauses(GENOA, "en"))
    assert set(clauses(GENOA, "en")) == set(clauses(GENOA, "de"))

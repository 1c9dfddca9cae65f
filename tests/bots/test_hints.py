"""Hints: legal answers, from what the seat may know, with reasons that are sure."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.bots import CRAFTS, Adviser, Hint, Sight, adviser
from fondaco.bots.chances import FEATURES
from fondaco.bots.hints import Notes, Reason, RolloutEnd, Tip
from fondaco.bots.value import SeatFeatures, Value
from fondaco.games import GAMES
from fondaco.insight.hints import say_answer, say_hint, summary
from fondaco.kernel import Action, State, apply, ask, check, pick
from fondaco.kernel.frame import question
from fondaco.words import LANGUAGES, Words
from tests.bots.test_search import position

CRAFTY = pytest.mark.parametrize("name", list(CRAFTS))
SEEDS = ("one", "two", "three")


def expert(name: str) -> Adviser:
    found = adviser(name, 1000.0)
    assert found is not None
    return found


def hint(name: str, s: State, seat: int, rollouts: int = 60, world: State | None = None) -> Hint:
    """A hint by the same dice; if it says so, from a given world that fits."""
    sight: Sight[Any] = Sight(GAMES[name], s, seat, Random(1))
    if world is not None:
        sight.__dict__["world"] = world
    return expert(name).hint(sight, Random(2), rollouts)


def say(name: str, s: State, found: Hint) -> list[str]:
    said = [say_hint(found, s, Words(GAMES[name], lang)) for lang in LANGUAGES]
    return [text for each in said for text in (each.whole, *[part for tip in each.tips for part in tip])]


@CRAFTY
@pytest.mark.parametrize("seed", SEEDS)
def test_every_answer_that_is_hinted_at_is_legal_and_cites_its_clause(name: str, seed: str) -> None:
    s, seat = position(name, seed)
    found = hint(name, s, seat)
    assert 1 <= len(found.tips) <= 3
    assert len({tip.a for tip in found.tips}) == len(found.tips)
    for tip in found.tips:
        check(s, tip.a)
        assert tip.clause.startswith(GAMES[name].prefix)
    assert say(name, s, found)


@CRAFTY
@pytest.mark.parametrize("seed", SEEDS)
def test_a_hint_is_the_same_in_every_world_that_fits(name: str, seed: str) -> None:
    """The true world or a twin of it that looks the same to the seat: with the same dice the same is said."""
    s, seat = position(name, seed)
    imagined = GAMES[name].imagine(s, seat, Random(5))
    twins = [GAMES[name].imagine(s, seat, Random(n)) for n in range(2)]
    first, *others = [(hint(name, world, seat, 40, imagined), world) for world in (s, *twins)]
    for found, world in others:
        assert found == first[0]
        assert say(name, world, found) == say(name, s, first[0])


@CRAFTY
def test_a_second_is_kept_to(name: str) -> None:
    from time import process_time

    s, seat = position(name, "time")
    known = adviser(name, 0.3)
    assert known is not None
    began = process_time()
    known.hint(Sight(GAMES[name], s, seat, Random(1)), Random(2))
    assert process_time() - began < 2.0


def test_nobody_gives_hints_in_a_game_that_nobody_knows() -> None:
    assert adviser("tally", 1.0) is None


A, B = Action(0, "a"), Action(0, "b")
MONEY, ORDERS = FEATURES["genoa"].names[:2]


def noted(rows: list[tuple[float, float, float]], others: list[tuple[float, float, float]]) -> Notes:
    """Where two answers led: what it was worth, then the seat's first feature and the rival's second."""
    notes = Notes("genoa")
    for a, leaves in ((A, rows), (B, others)):
        for value, mine, rivals in leaves:
            own, rival = [mine, *[0.0] * 7], [0.0, rivals, *[0.0] * 6]
            notes.ends.setdefault(a, []).append(RolloutEnd(value, SeatFeatures([own, rival], 0.5)))
    return notes


ALIKE = Value([1.0] * 8 + [0.0] * 8)


def test_the_reason_is_what_differs_and_speaks_for_the_better_answer() -> None:
    notes = noted([(9.0, 2.0, 1.0), (8.0, 2.1, 1.1)] * 3, [(5.0, 1.0, 1.5), (4.5, 1.1, 1.6)] * 3)
    assert notes.reasons(A, B, ALIKE) == (Reason(MONEY, 0, True), Reason(ORDERS, 1, False))
    assert notes.reasons(B, A, ALIKE) == (Reason(MONEY, 0, False), Reason(ORDERS, 1, True))


def test_what_speaks_against_the_better_answer_alone_is_no_reason() -> None:
    notes = noted([(9.0, 1.0, 0.0), (8.0, 1.1, 0.0)] * 3, [(5.0, 2.0, 0.0), (4.5, 2.1, 0.0)] * 3)
    assert notes.reasons(A, B, ALIKE) == ()


def test_nothing_is_said_of_what_may_be_chance() -> None:
    notes = noted([(9.0, 2.0, 1.0), (1.0, 0.1, 1.1)], [(5.0, 1.0, 1.5), (4.5, 1.1, 1.6)])
    assert notes.reasons(A, B, ALIKE) == ()
    doubtful, sure = [Tip(A, "", 0.0, gap, 1.0, ()) for gap in (-1.9, -2.1)]
    assert (doubtful.is_even, sure.is_even) == (True, False)


@pytest.mark.parametrize(
    ("gaps", "said"),
    [
        ([0.0], "nothing to weigh"),
        ([0.0, -9.0, -9.0], "The first is the best"),
        ([0.0, -1.0, -9.0], "The first 2 are about equal"),
        ([0.0, -1.0], "These two are about equal"),
    ],
)
def test_what_is_said_of_the_whole(gaps: list[float], said: str) -> None:
    tips = tuple(Tip(A, "", 0.0, gap, 1.0, ()) for gap in gaps)
    assert said in summary(Hint(0, True, 9, tips), Words(GAMES["genoa"], "en"))


@pytest.mark.parametrize(
    ("name", "verb", "said"), [("genoa", "accept", "offers"), ("haendler", "accept", "would")]
)
def test_an_answer_that_takes_an_offer_says_what_it_offers(name: str, verb: str, said: str) -> None:
    """“Accept offer 2” alone helps nobody."""
    s, a = asked_for(name, verb)
    text = say_answer(a, s, Words(GAMES[name], "en", ["Anke", "Bernd", "Claudia", "Daniel"][: s.seats]))
    bare = Words(GAMES[name], "en").say(a, question(s, a.seat))
    assert text.lower().startswith(bare[:10].lower())
    assert said in text[len(bare) :]


def asked_for(name: str, verb: str) -> tuple[State, Action]:
    """The first question of a game at random that can be answered so, and such an answer."""
    options = {"agreements": "yes"} if name == "haendler" else {}
    s, rng = GAMES[name].start(4, options), Random(1)
    while prompts := ask(s):
        for prompt in prompts:
            move = prompt.move(verb)
            if move is not None:
                return s, move.sample(prompt.seat, rng)
        apply(s, pick(s, prompts[0], rng))
    raise AssertionError("never asked")

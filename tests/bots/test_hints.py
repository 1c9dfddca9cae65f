"""Hints: legal answers, from what the seat may know, with reasons that are sure."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from fondaco.bots import CRAFTS, Adviser, Hint, Sight, adviser
from fondaco.bots.chances import FEATURES
from fondaco.bots.hints import Notes, Reason, RolloutEnd, Tip, distinct, is_plain
from fondaco.bots.search import Race
from fondaco.bots.value import SeatFeatures, Value
from fondaco.games import GAMES
from fondaco.games.genoa.bargain import Bargain, Side, offer_answer
from fondaco.games.genoa.offers import Offers
from fondaco.games.genoa.promises import NO_PROMISE
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.terms import Terms
from fondaco.games.genoa.window import window_below
from fondaco.insight.hints import because, say_answer, say_hint, summary
from fondaco.kernel import CHANCE, Action, State, apply, ask, check, pick
from fondaco.kernel.frame import question
from fondaco.words import LANGUAGES, Words
from tests.bots.test_search import position
from tests.games.genoa.tables import NOTHING

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
    even, doubtful, sure = [Tip(A, "", 0.0, gap, 1.0, ()) for gap in (-0.9, -1.9, -2.1)]
    assert [tip.is_even for tip in (even, doubtful, sure)] == [True, False, False]
    assert [tip.is_worse for tip in (even, doubtful, sure)] == [False, False, True]


def test_all_tips_are_tried_to_the_end() -> None:
    """What was dropped after three worlds could not be compared with the first."""
    race = Race([Action(0, verb) for verb in "abcdefgh"], 1)
    race.values = [[float(n)] for n in range(8)]
    for _ in range(5):
        race.drop(2)
    assert race.alive == [0, 7, 6]


def test_a_feature_with_a_weight_turned_round_is_no_reason() -> None:
    """Less money for the better answer, because training weighs it below zero: nobody understands that."""
    notes = noted([(9.0, 1.0, 0.0), (8.0, 1.1, 0.0)] * 3, [(5.0, 2.0, 0.0), (4.5, 2.1, 0.0)] * 3)
    assert notes.reasons(A, B, Value([-1.0] * 8 + [0.0] * 8)) == ()
    assert not is_plain("merit", 1.0)
    assert is_plain("six", -1.0)


def test_a_reason_that_speaks_the_other_way_is_told_as_one() -> None:
    notes = noted([(9.0, 3.0, 1.6), (8.0, 3.1, 1.7)] * 3, [(5.0, 1.0, 1.0), (4.5, 1.1, 1.1)] * 3)
    reasons = notes.reasons(A, B, ALIKE)
    assert [reason.is_against for reason in reasons] == [False, True]
    said = because(reasons, 0, "you", Words(GAMES["genoa"], "en", ["Anke", "Bernd"]))
    assert said == "more ducats for you, but more value in orders for Bernd"


def test_own_reasons_need_no_name_where_there_are_no_others() -> None:
    reasons = [Reason(ORDERS, 0, True), Reason(MONEY, 0, False, is_against=True)]
    said = because(reasons, 0, "you", Words(GAMES["genoa"], "en", ["Anke", "Bernd"]))
    assert said == "more value in orders, but fewer ducats"


def test_a_rival_is_named_once() -> None:
    reasons = [Reason(ORDERS, 1, True), Reason(MONEY, 1, False, is_against=True)]
    said = because(reasons, 0, "you", Words(GAMES["genoa"], "en", ["Anke", "Bernd"]))
    assert said == "for Bernd more value in orders, but fewer ducats"


def test_an_offer_that_another_follows_is_no_other_answer() -> None:
    """Genoa's bots try an offer with and without a further one: a hint would show the same sentence twice."""
    s, a = asked_for("genoa", "offer")
    twins = [a._replace(args=(*a.args[:-1], more)) for more in (0, 1)]
    assert distinct(twins, GAMES["genoa"], s) == twins[:1]


@pytest.mark.parametrize(
    ("verb", "stands", "plain"),
    [("repeat", True, "ready"), ("repeat", False, "repeat"), ("agree", True, "refuse")],
)
def test_an_offer_that_stands_is_no_other_answer_than_to_offer_nothing_new(
    verb: str, stands: bool, plain: str
) -> None:
    s, a = asked_for("genoa", verb)
    top, seat = s.stack[-1], a.seat
    assert isinstance(s, Genoa)
    assert isinstance(top, (Offers, Terms))
    window, field = window_below(s), top.fields[0] if isinstance(top, Offers) else top.field
    offer = Bargain(seat, field, NO_PROMISE, Side(15, NOTHING, ()), Side(0, NOTHING, ()))
    window.offers, window.earlier = ([offer], []) if stands else ([], [offer])
    answers = [Action(seat, plain), offer_answer(offer)]
    assert distinct(answers, GAMES["genoa"], s) == answers[:1]
    other = offer_answer(Bargain(seat, field, NO_PROMISE, Side(20, NOTHING, ()), Side(0, NOTHING, ())))
    assert distinct([*answers, other], GAMES["genoa"], s) == [answers[0], other]


def test_a_hint_says_what_is_offered_again() -> None:
    s, a = asked_for("genoa", "repeat")
    said = say_answer(a, s, Words(GAMES["genoa"], "en", ["Anke", "Bernd", "Clara", "Dario"]))
    assert re.search(r"[Oo]ffer the same again: .* offers .* for the ", said)


@pytest.mark.parametrize(
    ("gaps", "said"),
    [
        ([0.0], "nothing to weigh"),
        ([0.0, -9.0, -9.0], "The first is the best"),
        ([0.0, -1.5, -9.0], "The first is probably the best"),
        ([0.0, -1.0, -9.0], "The first two are about equal, and better"),
        ([0.0, -1.0, -1.5], "probably better than the third"),
        ([0.0, -1.0], "These two are about equal"),
    ],
)
def test_what_is_said_of_the_whole(gaps: list[float], said: str) -> None:
    tips = tuple(Tip(A, "", 0.0, gap, 1.0, ()) for gap in gaps)
    s, seat = position("genoa", "one")
    assert said in summary(Hint(seat, True, 9, tips), s, Words(GAMES["genoa"], "en"))


@pytest.mark.parametrize("verb", ["take", "sail"])
def test_an_answer_by_number_says_what_lies_there(verb: str) -> None:
    """“Tile number 3” and “2 steps” make people count on the board."""
    s, a = asked_for("liguria", verb)
    text = say_answer(a, s, Words(GAMES["liguria"], "en", ["Anke", "Bernd", "Claudia", "Daniel"]))
    assert len(text.split(": ", 1)[1]) > 3


def test_an_only_answer_is_called_that() -> None:
    s, rng = GAMES["genoa"].start(4), Random(1)
    while ask(s)[0].seat == CHANCE or ask(s)[0].size() > 1:
        apply(s, pick(s, ask(s)[0], rng))
    tip = Tip(pick(s, ask(s)[0], rng), "", 0.0, 0.0, 1.0, ())
    said = summary(Hint(tip.a.seat, False, 0, (tip,)), s, Words(GAMES["genoa"], "en"))
    assert "only this one answer" in said


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

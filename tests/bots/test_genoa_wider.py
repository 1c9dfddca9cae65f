"""What a master of Die Händler von Genua looks at that other levels leave to chance or to the normal bot."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.bots import Sight
from fondaco.bots.genoa import GenoaCraft, GenoaGreedy
from fondaco.games.genoa.bargain import read_offer
from fondaco.games.genoa.state import Genoa
from fondaco.kernel import CHANCE, Action, apply, ask, check, legal, pick
from tests.games.asking import say
from tests.games.genoa.tables import (
    ANY_START,
    COACH_HOUSE,
    EXCHANGE,
    GENOA,
    RICCI,
    SILK,
    SILVER,
    SPICE,
    WHEAT,
    Offer,
    asked_of,
    look_ahead,
    offers,
    position,
    put,
)


def tried(s: Genoa, seat: int, is_wide: bool = True) -> list[Action]:
    """The answers that a search looks at, besides the normal bot's."""
    sight: Sight[Any] = Sight(GENOA, s, seat, Random(1))
    base = GenoaGreedy().choose(sight, Random(1))
    return GenoaCraft(is_wide=is_wide).candidates(sight, base, Random(1))


@pytest.mark.parametrize("seats", GENOA.seats)
def test_every_answer_tried_is_legal(seats: int) -> None:
    """Every third answer is given at random, so that the game comes to where bots do not lead it."""
    rng, s = Random(f"wide {seats}"), GENOA.start(seats)
    while prompts := ask(s):
        prompt = rng.choice(prompts)
        if prompt.seat == CHANCE or rng.random() < 1 / 3:
            apply(s, pick(s, prompt, rng))
            continue
        for a in tried(s, prompt.seat):
            check(s, a)
        apply(s, GenoaGreedy().choose(Sight(GENOA, s, prompt.seat, rng), rng))


def test_every_way_on_and_every_offer_is_tried_and_few_of_those_to_address() -> None:
    s = position(4).on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (1, Offer(SPICE, pay=10)), (2, Offer(SPICE, pay=5)))
    every = legal(s, asked_of(s, 0))
    found = tried(s, 0)
    assert [a for a in found if a.verb != "address"] == [a for a in every if a.verb != "address"]
    assert len([a for a in found if a.verb == "address"]) < len([a for a in every if a.verb == "address"])


def test_the_tower_could_start_by_the_dice_or_on_some_of_the_best_fields() -> None:
    """Ricci is where the order of three wares at hand is delivered."""
    s = position(3).has(0, ANY_START, SILVER, WHEAT, SILK).holds(0, 0).begins()
    found = tried(s, 0)
    assert Action(0, "roll") in found
    assert Action(0, "start", (RICCI,)) in found
    assert len(found) < 10


def test_an_exchange_card_with_its_hundreds_of_uses_does_not_end_the_search() -> None:
    s = position(3).has(0, EXCHANGE, SILVER, WHEAT, SILK).holds(0, 0, 1, 2, 16, 17, 32).acts(COACH_HOUSE)
    assert not tried(s, 0, is_wide=False)
    found = [a.verb for a in tried(s, 0)]
    assert "carry_out" in found
    assert any(verb.startswith("exchange") for verb in found)
    assert len(found) < 10


def test_where_the_normal_bot_repeats_an_offer_smaller_ones_are_tried() -> None:
    s = position(3).on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    offers(s, (1, Offer(SPICE, pay=15)))
    say(s, 0, "move", SPICE)
    say(s, 0, "ask")
    assert [a.verb for a in tried(s, 1, is_wide=False)] == ["ready"]
    prices = [read_offer(a).to_host.money for a in tried(s, 1) if a.verb == "offer"]
    assert min(prices) < 15


def test_who_tries_an_offer_for_one_field_may_still_make_one_for_another() -> None:
    """Else the normal bot's answer, after which another may follow, would seem better for that alone."""
    s = position(3).on(RICCI)
    look_ahead(s)
    say(s, 0, "ask")
    assert {a.args[-1] for a in tried(s, 1) if a.verb == "offer"} == {1}
    assert {a.args[-1] for a in tried(s, 1, is_wide=False) if a.verb == "offer"} == {0}


def test_terms_are_also_answered_by_a_smaller_price() -> None:
    s = position(3).has(1, SILVER, WHEAT, SILK).holds(1, 0).asks(RICCI)
    offers(s)
    put(s, 1, Offer(RICCI, ask=60))
    found = tried(s, 1)
    assert {"agree", "refuse", "offer"} == {a.verb for a in found}
    assert all(read_offer(a).to_host.money < 60 for a in found if a.verb == "offer")

"""What a master of Die Händler von Genua looks at that other levels leave to chance or to the normal bot."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fondaco.bots import Sight
from fondaco.bots.genoa import GenoaCraft, GenoaGreedy
from fondaco.games.genoa import shape
from fondaco.games.genoa.bargain import read_offer, read_terms
from fondaco.games.genoa.data import PLAZA
from fondaco.games.genoa.state import Genoa
from fondaco.kernel import CHANCE, Action, apply, ask, check, legal, parts, pick
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
    nobody_offers,
    offers,
    position,
    put,
)


def tried(s: Genoa, seat: int, is_wide: bool = True, dice: int = 1) -> list[Action]:
    """The answers that a search looks at, besides the normal bot's."""
    sight: Sight[Any] = Sight(GENOA, s, seat, Random(dice))
    base = GenoaGreedy().choose(sight, Random(dice))
    return GenoaCraft(is_wide=is_wide).candidates(sight, base, Random(dice))


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
    told = ("address", "ask")
    assert [a for a in found if a.verb not in told] == [a for a in every if a.verb not in told]
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


def after_refused_terms() -> Genoa:
    """Ricci is for sale, seat 1 has bid 10 for it and refused to pay 60."""
    s = position(4).has(1, SILVER, WHEAT, SILK).holds(1, 0).asks(RICCI)
    offers(s, (1, Offer(RICCI, pay=10)))
    put(s, 1, Offer(RICCI, ask=60))
    say(s, 1, "refuse")
    return s


@pytest.mark.parametrize("is_wide", [False, True])
def test_who_has_refused_terms_is_put_no_others(is_wide: bool) -> None:
    """Hard and master named 25 after 25 was refused, and 45 after 45."""
    s = after_refused_terms()
    assert (1, RICCI) in [a.args for a in legal(s, asked_of(s, 0)) if a.verb == "address"]
    assert (1, RICCI) not in [a.args for a in tried(s, 0, is_wide) if a.verb == "address"]


@pytest.mark.parametrize("is_wide", [False, True])
def test_terms_are_not_worth_a_talk_about_streets_nor_among_two(is_wide: bool) -> None:
    """They addressed somebody, to say never mind in the next answer."""
    s = position(3).on(SPICE)
    look_ahead(s)
    say(s, 0, "ask")
    nobody_offers(s)
    asked = {parts(shape.Address, a)[1] for a in legal(s, asked_of(s, 0)) if a.verb == "address"}
    assert any(field >= PLAZA for field in asked)
    for n in range(4):
        found = tried(s, 0, is_wide, n)
        assert not any(a.verb == "address" and parts(shape.Address, a)[1] >= PLAZA for a in found)
    two = position(2).has(1, SILVER, WHEAT, SILK).holds(1, 0).asks(RICCI)
    offers(two)
    assert "address" not in [a.verb for a in tried(two, 0, is_wide)]


@pytest.mark.parametrize("is_wide", [False, True])
def test_all_are_not_asked_again_and_again(is_wide: bool) -> None:
    """Hard asked three times about one offer of 5, and took it; a master where nobody had offered."""
    s = position(4).has(1, SILVER, WHEAT, SILK).holds(1, 0).asks(RICCI)
    offers(s)
    assert "ask" in [a.verb for a in legal(s, asked_of(s, 0))]
    assert "ask" not in [a.verb for a in tried(s, 0, is_wide)]


@pytest.mark.parametrize("is_wide", [False, True])
def test_terms_ask_for_more_than_what_stands(is_wide: bool) -> None:
    """A master asked for 5 where 5 lay on the table already."""
    s = position(4).has(1, SILVER, WHEAT, SILK).holds(1, 0).asks(RICCI)
    offers(s, (1, Offer(RICCI, pay=5)))
    say(s, 0, "address", 1, RICCI)
    named = [a for n in range(8) for a in tried(s, 0, is_wide, n) if a.verb == "put"]
    assert named
    assert all(read_terms(a, 1, RICCI).to_host.money > 5 for a in named)


@pytest.mark.parametrize("is_wide", [False, True])
def test_a_guest_who_is_asked_again_does_not_go_down(is_wide: bool) -> None:
    """A master bid 10 and a message, then 5, then 10 and a message again."""
    s = position(4).has(1, SILVER, WHEAT, SILK).holds(1, 0).asks(RICCI)
    offers(s, (1, Offer(RICCI, pay=40)))
    say(s, 0, "ask")
    prices = [read_offer(a).to_host.money for a in tried(s, 1, is_wide) if a.verb == "offer"]
    assert all(price > 40 for price in prices if price)

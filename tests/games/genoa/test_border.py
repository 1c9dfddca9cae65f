"""What crosses the border of Die Händler von Genua besides views: prints, bargains, notes on questions."""

from __future__ import annotations

from typing import cast

import pytest

from fondaco.games.genoa import shape
from fondaco.games.genoa.bargain import offer_answer, read_offer, read_terms, terms_answer
from fondaco.games.genoa.data import kind_of
from fondaco.games.genoa.promises import DELIVERY, PRIVILEGE_OUT, PROMISES, goods_of, own_promises
from fondaco.games.genoa.state import Genoa
from fondaco.kernel import CHANCE, Action, Given, One, annotated, ask, is_sealed
from fondaco.kernel.shape import read
from tests.games.asking import chance, say
from tests.games.genoa.tables import (
    ANY_START,
    COACH_HOUSE,
    EXTRA_ACTION,
    GENOA,
    GUILD_HALL,
    LARGE_CARD,
    MARKER,
    PARK,
    PLAZA,
    PRIVILEGE_CARD,
    RICCI,
    RICCI_ORDERS,
    SILK,
    SILVER,
    SMALL_CARD,
    SMALL_ORDERS,
    WHEAT,
    Offer,
    asked_of,
    goods,
    nobody_offers,
    position,
    put,
)

CATALOGUE = cast("shape.Catalogue", GENOA.catalogue(None))


def ids_in(name: str, kind: str) -> list[int]:
    """The ids of a kind of thing in a name such as `small-order/field:2/good:3`."""
    return [int(part.split(":")[1]) for part in name.split("/") if part.startswith(f"{kind}:")]


def test_the_catalogue_has_the_cards_as_their_names_say_them() -> None:
    names = GENOA.glossary().things["card"]
    assert len(CATALOGUE["cards"]) == len(names)
    for card, (name, print_) in enumerate(zip(names, CATALOGUE["cards"], strict=True)):
        assert print_["kind"] == name.split("/")[0]
        assert print_["good"] == CATALOGUE["kinds"][kind_of(card)]
        assert (print_["fields"], print_["wares"]) == (ids_in(name, "field"), ids_in(name, "good"))


def test_the_catalogue_has_the_goods_in_one_row() -> None:
    """Wares, special cards, the marker, the kinds of hand cards: each good once."""
    kinds = [good["kind"] for good in CATALOGUE["goods"]]
    assert kinds == ["ware"] * 8 + ["special"] * 5 + ["marker"] + ["card"] * 4
    rows = [*range(8), *CATALOGUE["specials"], CATALOGUE["marker"], *CATALOGUE["kinds"]]
    assert rows == list(range(len(GENOA.glossary().things["good"])))
    assert (CATALOGUE["specials"][0], CATALOGUE["marker"]) == (ANY_START, MARKER)
    assert (CATALOGUE["kinds"][0], CATALOGUE["kinds"][3]) == (LARGE_CARD, PRIVILEGE_CARD)


def test_the_catalogue_has_what_is_promised() -> None:
    for promise in range(PROMISES):
        lots = CATALOGUE["promises"][promise]["lots"]
        assert goods(*[lot["good"] for lot in lots for _ in range(lot["count"])]) == goods_of(promise)


@pytest.mark.parametrize("building", range(PLAZA))
def test_gen_8_a_roof_shows_what_the_action_brings(building: int) -> None:
    s = position().acts(building)
    while ask(s)[0].seat == CHANCE:
        (top,) = ask(s)[0].moves[0].fields
        assert isinstance(top, One)
        chance(s, top.options[0])
    assert s.log is not None
    brought: list[int] = []
    for event in s.log:
        if event.kind == "gained":
            gained = read(shape.Gained, event.args)
            brought += [gained.good] * gained.count
        elif event.kind == "drew":
            brought.append(CATALOGUE["kinds"][read(shape.Drew, event.args).kind])
    assert brought == CATALOGUE["fields"][building]["yields"]


def test_the_plan_has_its_kinds_of_fields() -> None:
    kinds = [print_["kind"] for print_ in CATALOGUE["fields"]]
    assert kinds[:PLAZA] == ["hall"] * 4 + ["villa"] * 4 + ["warehouse"] * 4 + [
        "house",
        "park",
        "house",
        "harbour",
        "house",
        "house",
    ]
    assert kinds[PLAZA:] == ["plaza"] + ["street"] * 20


def offered_fields(s: Genoa, seat: int) -> tuple[One, One]:
    """Of the offer that a seat may make: where for, and what is promised."""
    offer = annotated(s, seat).move("offer")
    assert offer is not None
    by_name = {field.name: field for field in offer.fields}
    where, promise = by_name["field"], by_name["promise"]
    assert isinstance(where, One)
    assert isinstance(promise, One)
    return where, promise


def test_gen_6_9_an_offer_says_which_promises_go_with_which_field() -> None:
    at = position(3).has(1, WHEAT, SILVER, SILK).holds(1, RICCI_ORDERS[0])
    s = at.asks(at.s.edition.city.neighbours[RICCI][0])
    nobody_offers(s)
    say(s, 0, "lapse")
    where, promise = offered_fields(s, 1)
    assert RICCI in where.options
    assert promise.given is not None
    assert promise.given.field == where.name == "field"
    assert list(promise.given.options) == where.options
    for field, options in promise.given.options.items():
        assert options == own_promises(s, 1, field)
    assert {one for options in promise.given.options.values() for one in options} == set(promise.options)
    assert any(one >= DELIVERY for one in promise.given.options[RICCI])


def test_gen_6_9_an_answer_to_terms_says_which_promises_go_with_it() -> None:
    s = position(3).asks(RICCI)
    nobody_offers(s)
    put(s, 1, Offer(RICCI, ask=20))
    _, promise = offered_fields(s, 1)
    assert promise.given == Given("field", {RICCI: [0, PRIVILEGE_OUT]})


def test_gen_6_8_offers_are_not_taken_back_but_nobody_is_asked_twice() -> None:
    s = position(3).asks(COACH_HOUSE)
    say(s, 1, "ready")
    top = s.stack[-1]
    assert top.done(s) == [1]
    assert is_sealed(s)
    assert not annotated(s, 2).is_sealed
    assert asked_of(s, 2).text == "offer"


def test_a_bargain_is_read_as_it_is_written() -> None:
    """An offer and terms with everything that can be in them."""
    card = SMALL_ORDERS[GUILD_HALL, SILVER]
    made = Offer(PARK, pay=5, give=(WHEAT,), cards=(card,), ask=10, want=(EXTRA_ACTION,))
    offer = Action(1, "offer", made.args())
    assert read_offer(offer).to_host.goods == goods(WHEAT, SMALL_CARD)
    assert offer_answer(read_offer(offer)) == offer
    terms = Action(0, "put", made.terms())
    assert read_terms(terms, 1, PARK).to_guest == read_offer(offer).to_host
    assert terms_answer(0, read_terms(terms, 1, PARK)) == terms

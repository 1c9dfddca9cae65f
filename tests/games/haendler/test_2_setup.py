"""Die Händler, section 2: the set-up, and player order (2.7 and 2.9 are in test_2_secrecy.py)."""

from __future__ import annotations

import pytest

from fondaco.games.haendler.data import CITIES
from fondaco.games.haendler.roads import Roads
from fondaco.games.haendler.state import Haendler
from fondaco.kernel import CHANCE, NOBODY, One
from tests.games.asking import answers, asked, chance, player, prompt_of, refused, told
from tests.games.haendler.tables import (
    HAENDLER,
    NOTHING,
    field,
    position,
    say,
    seated,
    tiles_of,
    wagon_seen,
)


def steps(s: Haendler, start: int, goal: int) -> int:
    """The length of the shortest way, found by going ever further from the start."""
    reached, far = {start}, 0
    while goal not in reached:
        reached = {each for here in reached for each in [here, *s.edition.roads.arms[here]]}
        far += 1
    return far


def test_haen_2_1_prices_and_arrivals_start_low() -> None:
    """All goods on the lowest step, no arrival."""
    view = HAENDLER.view(seated(), NOBODY)
    assert view["prices"] == [0] * 6
    assert view["arrivals"] == 0
    assert view["rise_cost"] == 700


def test_haen_2_2_chance_chooses_between_two_layouts() -> None:
    """Both are as likely; no third is known."""
    s = HAENDLER.start(4)
    assert asked(s) == [(CHANCE, "lay_out")]
    assert answers(s, "lay_out") == [(0,), (1,)]
    choice = prompt_of(s).moves[0].fields[0]
    assert isinstance(choice, One)
    assert choice.weights is None
    assert refused(s, CHANCE, "lay_out", 2) == "field thing: HAEN-2.2"


@pytest.mark.parametrize(("layout", "cities"), [(0, (0, 1, 2)), (1, (3, 4, 5))])
def test_haen_2_2_wagons_go_to_the_cities_in_the_order_named(layout: int, cities: tuple[int, ...]) -> None:
    """Paris, Köln, Wien or Brugge, Hamburg, Genova; all empty and without a master."""
    s = HAENDLER.start(4)
    chance(s, layout)
    assert told(s, "laid_out") == [("HAEN-2.2", cities)]
    for wagon in range(3):
        seen = wagon_seen(s, 0, wagon)
        assert (seen["at"], seen["master"]) == (cities[wagon], -1)


@pytest.mark.parametrize(("start", "cities"), [("paris", (0, 1, 2)), ("brugge", (3, 4, 5))])
def test_haen_2_2_the_table_may_set_the_layout(start: str, cities: tuple[int, ...]) -> None:
    """Then chance is not asked, and the layout is told all the same."""
    s = HAENDLER.start(4, {"start": start})
    assert asked(s) == [(CHANCE, "send")]
    assert told(s, "laid_out") == [("HAEN-2.2", cities)]


@pytest.mark.parametrize("map", ["single", "multi"])
@pytest.mark.parametrize("start", ["paris", "brugge"])
def test_haen_2_3_the_courier_starts_two_steps_from_a_city_without_a_wagon(map: str, start: str) -> None:
    """On any such field with the same chance, and on no other; the nearest such city counts."""
    s = HAENDLER.start(4, {"map": map, "start": start})
    empty = [city for city in range(6) if city not in s.at]
    fields = [each for each, arms in enumerate(s.edition.roads.arms) if arms and each > 5]
    wanted = [each for each in fields if min(steps(s, each, city) for city in empty) == 2]
    choice = prompt_of(s).moves[0].fields[0]
    assert isinstance(choice, One)
    assert (sorted(choice.options), choice.weights) == (wanted, None)
    assert refused(s, CHANCE, "send", 0) == "field thing: HAEN-2.3"


def test_haen_2_3_a_city_is_no_field_for_the_courier() -> None:
    """On a ring of cities one field apart, each is two steps from the next."""
    ring = [[6 + (city - 1) % 6, 6 + city] for city in range(6)] + [[n, (n + 1) % 6] for n in range(6)]
    roads = Roads([*CITIES, "a", "b", "c", "d", "e", "f"], ring)
    assert roads.apart[0][1] == 2
    assert roads.courier_fields((0, 1, 2)) == []


def test_haen_2_3_a_junction_will_do() -> None:
    """On the map of many exits Frankfurt is two steps from Köln, if no wagon stands there."""
    s = HAENDLER.start(4, {"map": "multi", "start": "brugge"})
    chance(s, field(s, "frankfurt"))
    assert told(s, "sent") == [("HAEN-2.3", field(s, "frankfurt"))]
    assert HAENDLER.view(s, NOBODY)["courier"] == field(s, "frankfurt")


@pytest.mark.parametrize(
    ("start", "bonus"), [("paris", [0, 0, 0, 200, 200, 200]), ("brugge", [200, 200, 200, 0, 0, 0])]
)
def test_haen_2_4_bonus_markers(start: str, bonus: list[int]) -> None:
    """0 where a wagon stands, 200 elsewhere."""
    assert HAENDLER.view(seated(start=start), NOBODY)["bonus"] == bonus


def test_haen_2_5_four_investment_cards_are_turned_up() -> None:
    """One after the other, each as likely as any that is left; the first four lie open."""
    s = HAENDLER.start(4, {"start": "paris"})
    say(s, CHANCE, "send", *answers(s, "send")[0])
    for n, card in enumerate((7, 0, 6, 3)):
        choice = prompt_of(s).moves[0].fields[0]
        assert isinstance(choice, One)
        assert (prompt_of(s).clause, choice.weights, len(choice.options)) == ("HAEN-2.5", None, 8 - n)
        chance(s, card)
    assert told(s, "turned_up") == [("HAEN-2.5", card) for card in (7, 0, 6, 3)]
    assert HAENDLER.view(s, NOBODY)["offer"] == [0, 3, 6, 7]
    assert asked(s) == [(CHANCE, "begin")]


def test_haen_2_5_a_card_that_lies_open_is_not_turned_up_again() -> None:
    """There is one of each."""
    s = HAENDLER.start(4, {"start": "paris"})
    say(s, CHANCE, "send", *answers(s, "send")[0])
    chance(s, 5)
    assert refused(s, CHANCE, "turn", 5) == "field thing: HAEN-2.5"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_haen_2_6_what_each_player_starts_with(seats: int) -> None:
    """5000 gulden, the lowest step, all tiles, and nothing else."""
    s = seated(seats)
    for seat in range(seats):
        mine = player(s, seat, seat)
        assert (mine["money"], mine["status"], mine["notes"]) == (5000, 0, 0)
        assert tiles_of(s, seat) == [1, 2, 3, 4]
        assert (mine["store"], mine["cards"]) == ([0] * 18, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_haen_2_8_any_seat_may_be_the_first_start_player(seats: int) -> None:
    """Each with the same chance."""
    for first in range(seats):
        s = HAENDLER.start(seats, {"start": "paris"})
        say(s, CHANCE, "send", *answers(s, "send")[0])
        chance(s, 0, 1, 2, 3)
        choice = prompt_of(s).moves[0].fields[0]
        assert isinstance(choice, One)
        assert (choice.options, choice.weights) == (list(range(seats)), None)
        chance(s, first)
        assert told(s, "began") == [("HAEN-2.8", first)]
        assert asked(s) == [(first, "buy")]


@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (3, 0)])
def test_haen_2_8_the_start_player_moves_one_seat_clockwise_every_round(first: int, following: int) -> None:
    """From the last seat to the first."""
    s = position(first=first).ends()
    assert told(s, "round_began") == [("HAEN-2.8", 3, following)]
    assert HAENDLER.view(s, NOBODY)["first"] == following
    assert asked(s) == [(following, "buy")]


def test_haen_2_8_player_order_is_clockwise_from_the_start_player() -> None:
    """Seat 2 begins: then 3, 0 and 1, and in round 1 the same again."""
    s = seated(first=2)
    order: list[int] = []
    while prompt_of(s).text == "buy":
        order.append(prompt_of(s).seat)
        say(s, order[-1], "buy", NOTHING)
        if len(order) == 8:
            break
    assert order == [2, 3, 0, 1, 2, 3, 0, 1]


@pytest.mark.parametrize("seats", [1, 5])
def test_haen_2_6_the_game_is_for_two_to_four(seats: int) -> None:
    """Other tables are not set up."""
    with pytest.raises(ValueError, match="2 or 3 or 4"):
        HAENDLER.start(seats)

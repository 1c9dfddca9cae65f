"""Die Händler, section 12: the examples."""

from __future__ import annotations

import pytest

from fondaco.kernel import Arg, ask
from tests.games.asking import answers, asked, prompt_of, told, verbs
from tests.games.haendler.tables import (
    BARGAIN,
    BRUGGE,
    CARTWRIGHT,
    COUNTING,
    COURIER,
    FOOD,
    GENOVA,
    HAENDLER,
    NO_GOODS,
    NOTHING,
    ONE,
    PARIS,
    SALT,
    SOCIAL_RISE,
    THREE,
    TWO,
    UPKEEP,
    WIEN,
    WINE,
    bids,
    field,
    goods,
    on_wagon,
    pointers,
    position,
    say,
    script,
    tiles_of,
)

ANKE, BERND, CLAUDIA, DIRK = range(4)


def test_haen_12_1_bids_in_paris() -> None:
    """1200, 1300, 500, 1300: the second is master and pays."""
    s = position().loads()
    bids(s, 1200, 1300, 500, 1300)
    assert told(s, "commanded") == [("HAEN-4.3", BERND, ONE)]
    assert s.money == [5000, 3700, 5000, 5000]


def test_haen_12_2_loading_in_paris() -> None:
    """3 food for the master; salt and wine for 400, two salt for 500; who has only food loads nothing."""
    at = position().commands(BERND, ONE).stores(BERND, PARIS, FOOD, 3)
    at.stores(ANKE, PARIS, SALT).stores(ANKE, PARIS, WINE).stores(CLAUDIA, PARIS, FOOD, 2)
    s = at.stores(DIRK, PARIS, SALT, 2).loads()
    say(s, BERND, "load", FOOD, 3)
    say(s, ANKE, "propose", goods(SALT, WINE), 400)
    say(s, BERND, "agree")
    assert asked(s) == [(DIRK, "propose")]
    say(s, DIRK, "propose", goods(SALT, SALT), 500)
    say(s, BERND, "agree")
    assert s.money == [4600, 5900, 5000, 4500]
    loads = [goods(SALT, WINE), goods(FOOD, FOOD, FOOD), NO_GOODS, goods(SALT, SALT)]
    assert [on_wagon(s, ONE, seat) for seat in range(4)] == loads


def test_haen_12_3_a_price_at_the_top_goes_back_to_the_lowest() -> None:
    """400/1000 raised once more is 100/600."""
    s = position().price(WINE, 4).points()
    pointers(s, (WINE,))
    assert told(s, "priced") == [("HAEN-6.2", WINE, 100, 600)]


def test_haen_12_4_wine_in_brugge() -> None:
    """900 and a bonus of 300: 1200 each."""
    at = position().price(WINE, 3).bonus(BRUGGE, 300).arrived(ONE, BRUGGE)
    s = at.carries(ONE, ANKE, WINE, 3).sells()
    assert told(s, "earned") == [("HAEN-7.1", ANKE, 3 * 1200)]


def test_haen_12_5_arrivals_in_wien_and_genova() -> None:
    """Both bonuses go to 0, the other four rise by two fields."""
    at = position().arrived(ONE, WIEN).arrived(TWO, GENOVA).wagon(THREE, "bonn", "bruessel")
    for city, bonus in enumerate((100, 400, 300, 0, 300, 500)):
        at.bonus(city, bonus)
    assert HAENDLER.view(at.sells(), ANKE)["bonus"] == [300, 500, 0, 200, 500, 0]


def test_haen_12_6_on_the_seventh_step_with_700() -> None:
    """Falls two steps and pays 600."""
    s = position().money(700).status(ANKE, 6).keeps()
    assert (s.status[ANKE], told(s, "paid")) == (4, [("HAEN-9.1", ANKE, 600)])


def test_haen_12_7_two_wagons_have_arrived() -> None:
    """A step costs 900, two cost 1800."""
    s = position().arrivals(2).keeps()
    script(s, (ANKE, "rise"))
    assert s.money[ANKE] == 5000 - 900
    script(s, (ANKE, "rise"))
    assert s.money[ANKE] == 5000 - 1800


def test_haen_12_8_investments_of_four_players() -> None:
    """Three cards, for 300, 100 and an opening bid."""
    s = position().invests()
    script(s, (ANKE, "open", 100), (BERND, "raise", 200), (CLAUDIA, "pass"), (DIRK, "pass"))
    script(s, (ANKE, "raise", 300), (BERND, "pass"), (ANKE, "invest", BARGAIN))
    script(s, (BERND, "decline"))
    script(s, (CLAUDIA, "open", 100), (DIRK, "pass"), (CLAUDIA, "invest", COURIER))
    script(s, (DIRK, "open", 600), (DIRK, "invest", COUNTING))
    assert s.money == [4700, 5000, 4900, 4400]
    assert prompt_of(s).text == "turn"


def test_haen_12_9_investments_of_three_players() -> None:
    """Bernd opens next though he passed before, and Anke may raise."""
    s = position(3).invests()
    script(s, (ANKE, "open", 100), (BERND, "pass"), (CLAUDIA, "raise", 200), (ANKE, "pass"))
    script(s, (CLAUDIA, "invest", CARTWRIGHT), (BERND, "open", 100))
    assert s.money[CLAUDIA] == 4800
    assert (asked(s), verbs(s)) == ([(ANKE, "raise")], ["pass", "raise"])


def test_haen_12_9_investments_of_two_players() -> None:
    """Anke declines, Bernd opens alone for 100; one card, end."""
    s = position(2).invests()
    script(s, (ANKE, "decline"), (BERND, "open", 100), (BERND, "invest", CARTWRIGHT))
    assert (s.money, prompt_of(s).text) == ([5000, 4900], "turn")


@pytest.mark.parametrize(
    ("cards", "steps", "cost"),
    [(1, ("rise_by_card", "rise"), 1200 + 1500), (2, ("rise_by_card", "rise_by_card"), 2400)],
)
def test_haen_12_10_five_arrivals_and_social_rise(cards: int, steps: tuple[str, str], cost: int) -> None:
    """Two steps with one card or with two."""
    s = position().arrivals(5).holds(ANKE, *[SOCIAL_RISE] * cards).keeps()
    script(s, *[(ANKE, verb) for verb in steps])
    assert (s.status[ANKE], s.money[ANKE]) == (2, 5000 - cost)


def test_haen_12_11_the_courier_takes_the_last_wagon() -> None:
    """Two are blocked, the third gives a card and is barred: the tile is spent for nothing."""
    at = position().blocked(TWO, THREE).wagon(ONE, "reims", "par-jp-2").courier("basel").owns(ANKE, COURIER)
    s = at.drives()
    script(s, (ANKE, "ride", field(s, "reims")), (ANKE, "pick", UPKEEP))
    assert answers(s, "spend") == [(1,), (2,), (3,), (4,)]
    script(s, (ANKE, "spend", 3))
    assert (tiles_of(s, ANKE), asked(s)) == ([1, 2, 4], [(BERND, "drive")])


def test_haen_12_12_a_player_with_nothing_can_always_answer() -> None:
    """Buys 0, bids 0, drives, points, passes, pays 0: a whole round."""
    s = position(2).money(0, 0).buys()
    nothing: dict[str, tuple[str, tuple[Arg, ...]]] = {
        "buy": ("buy", (NOTHING,)),
        "bid": ("bid", (0,)),
        "point": ("point", (NO_GOODS,)),
        "open": ("decline", ()),
        "rise": ("stop", ()),
    }
    texts: list[str] = []
    while s.round == 2:
        prompt = ask(s)[0]
        texts.append(prompt.text)
        verb, args = nothing.get(prompt.text) or ("drive", answers(s, "drive")[0])
        say(s, prompt.seat, verb, *args)
    assert texts == ["buy"] * 2 + ["bid"] * 6 + ["drive"] * 2 + ["point"] * 2 + ["open"] * 2 + ["rise"] * 2
    assert s.money == [0, 0]

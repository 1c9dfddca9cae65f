"""Liguria, section 3: a round."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.games.liguria.edition import Edition
from fondaco.games.liguria.state import Liguria
from fondaco.kernel import CHANCE, NOBODY, Action, Gaps, One, Some
from fondaco.words import Words
from tests.games.asking import (
    answers,
    asked,
    at_random,
    chance,
    kinds,
    player,
    prompt_of,
    refused,
    say,
    told,
    verbs,
)
from tests.games.liguria.tables import (
    CLOCKWISE,
    FREE,
    LIGURIA,
    START_MERCHANT,
    START_SHIP,
    Cubes,
    draw_until,
    face,
    in_rows,
    kind,
    laid,
    line,
    position,
)

PLUS = (0, 1, 2, 3, 4, 5)  # cards of the edition with positive points, there once each
MINUS = (25, 26, 27, 29, 30, 31)  # and with negative ones
ROW = ("ship/1", "ship/2", "merchant/1", "merchant/2", "monk", "knight/1", "knight/2", "diplomat/1")


def card_odds(s: Liguria) -> dict[int, int]:
    """The cards that chance may lay now, and how many there are of each."""
    field = prompt_of(s).moves[0].fields[0]
    assert isinstance(field, One)
    return dict(zip(field.options, field.weights or [1] * len(field.options), strict=True))


@pytest.mark.parametrize(("seats", "rounds"), [(4, 8), (3, 9)])
def test_lig_3_1_eight_rounds_with_four_players_nine_with_three(seats: int, rounds: int) -> None:
    """A whole game at random: so many rounds, then the movement, then the end."""
    s = LIGURIA.start(seats)
    at_random(s, Random(seats))
    assert told(s, "round_began") == [("LIG-3.1", n) for n in range(1, rounds + 1)]
    assert kinds(s, "round_began", "last_movement", "ranked") == (
        ["round_began"] * rounds + ["last_movement"] + ["ranked"] * seats
    )


@pytest.mark.parametrize("seats", [3, 4])
def test_lig_3_1_the_last_round_is_movement_only(seats: int) -> None:
    """After the last round nothing is laid out: the player on field 1 is asked to move."""
    s = position(seats).moves_last()
    assert asked(s) == [(0, "sail")]
    assert (s.row, s.cards) == ([], [])
    for seat in range(seats):
        say(s, seat, "stay")
    assert asked(s) == []


@pytest.mark.parametrize(("seats", "tiles"), [(4, 15), (3, 12)])
def test_lig_3_2_tiles_are_laid_out_face_up_left_to_right(seats: int, tiles: int) -> None:
    """Each lies to the right of the others, for all to see."""
    s = laid(seats)
    drawn = [kind(name) for name in (*ROW, *ROW)][:tiles]
    for n, each in enumerate(drawn, 1):
        assert asked(s) == [(CHANCE, "lay_tile")]
        chance(s, each)
        assert LIGURIA.view(s, NOBODY)["row"] == drawn[:n]
    assert asked(s) == [(CHANCE, "lay_card")]
    assert told(s, "laid_tile") == [("LIG-3.2", each) for each in drawn]


def test_lig_3_2_each_tile_in_the_bag_is_as_likely() -> None:
    """The odds of a kind are how many of it are left in the bag."""
    s = laid()
    chance(s, kind("monk"), kind("diplomat/3"), kind("diplomat/3"))
    odds = card_odds(s)
    assert prompt_of(s).clause == "LIG-3.2"
    assert odds[kind("monk")] == 13
    assert odds[kind("order/7/1/1/1")] == 3
    assert kind("diplomat/3") not in odds
    assert sum(odds.values()) == 117


@pytest.mark.parametrize("seats", [3, 4])
def test_lig_3_3_as_many_cards_as_players(seats: int) -> None:
    """Both signs are there: nothing is replaced, and the first player is asked for a field."""
    s = position(seats).draws_cards()
    chance(s, *PLUS[: seats - 1], MINUS[0])
    assert LIGURIA.view(s, NOBODY)["cards"] == [*PLUS[: seats - 1], MINUS[0]]
    assert told(s, "replaced") == []
    assert asked(s) == [(seats - 1, "stand")]


def test_lig_3_3_each_card_in_the_deck_is_as_likely() -> None:
    """The odds of a card are how many of it are left in the deck."""
    s = position().draws_cards()
    odds = card_odds(s)
    assert (prompt_of(s).clause, sum(odds.values())) == ("LIG-3.3", 55)
    assert odds[12] == 3
    chance(s, 12, 0)
    assert card_odds(s)[12] == 2
    assert 0 not in card_odds(s)


@pytest.mark.parametrize(("signs", "missing"), [(PLUS, MINUS), (MINUS, PLUS)])
def test_lig_3_3_a_card_of_each_sign_must_lie_there(signs: tuple[int, ...], missing: tuple[int, ...]) -> None:
    """Four of one sign: the last is replaced until the other sign comes, the first three stay."""
    s = position().draws_cards()
    chance(s, *signs[:4])
    assert s.cards == list(signs[:3])
    chance(s, signs[4])
    assert s.cards == list(signs[:3])
    chance(s, missing[0])
    assert s.cards == [*signs[:3], missing[0]]
    assert told(s, "replaced") == [("LIG-3.3", signs[3]), ("LIG-3.3", signs[4])]
    assert asked(s) == [(3, "stand")]


@pytest.mark.parametrize("place", [0, 1, 2])
def test_lig_3_3_one_of_the_other_sign_among_the_first_is_enough(place: int) -> None:
    """Wherever the only negative card lies, nothing is replaced."""
    s = position().draws_cards()
    chance(s, *PLUS[:place], MINUS[0], *PLUS[place:3])
    assert len(s.cards) == 4
    assert told(s, "replaced") == []


def test_lig_3_3_with_three_players_it_is_the_third_that_is_replaced() -> None:
    """Two positive cards stay, the third gives way."""
    s = position(3).draws_cards()
    chance(s, 0, 1, 2, MINUS[0])
    assert s.cards == [0, 1, MINUS[0]]


def test_lig_3_3_replaced_cards_lie_aside_and_are_then_shuffled_back() -> None:
    """While a sign is looked for they cannot be drawn again; afterwards they are in the deck as before."""
    s = position().draws_cards()
    chance(s, 0, 1, 2, 3)
    assert refused(s, CHANCE, "lay_card", 3) == "field thing: LIG-3.3"
    assert LIGURIA.view(s, NOBODY)["deck"] == 51
    chance(s, 4, MINUS[0])
    assert (s.deck[3], s.deck[4], s.deck[MINUS[0]]) == (1, 1, 0)
    assert LIGURIA.view(s, NOBODY)["deck"] == 51


def test_lig_3_3_all_see_what_was_replaced() -> None:
    """The cards aside lie open while the missing sign is looked for."""
    s = position().draws_cards()
    chance(s, 0, 1, 2, 3)
    doing = LIGURIA.view(s, NOBODY)["doing"]
    assert isinstance(doing, list)
    assert doing[-1] == {"frame": "laycards", "aside": [3]}


@pytest.mark.parametrize(("signs", "points"), [(PLUS, 1), (MINUS, -1)])
def test_lig_3_3_without_the_missing_sign_the_last_card_stays(signs: tuple[int, ...], points: int) -> None:
    """All cards of the other sign have been taken by seat 0 in earlier rounds."""
    at = position()
    for each, card in enumerate(at.s.edition.cards):
        if card.points * points < 0:
            at.s.kept[0] += [each] * at.s.deck[each]
            at.s.deck[each] = 0
    s = at.draws_cards()
    chance(s, *signs[:4])
    assert s.cards == list(signs[:4])
    assert told(s, "replaced") == []
    assert asked(s) == [(3, "stand")]


def test_lig_3_3_the_last_card_of_the_missing_sign_is_found_however_long_it_takes() -> None:
    """One negative card is left: card after card is replaced, in the end it comes by itself."""
    at = position()
    for each, card in enumerate(at.s.edition.cards):
        if card.points < 0 and each != 25:
            at.s.kept[0] += [each] * at.s.deck[each]
            at.s.deck[each] = 0
    s = at.draws_cards()
    draw_until(s, "stand")
    assert len(told(s, "replaced")) == 24
    assert s.cards[-1] == 25
    assert sum(s.deck) == 24


def test_lig_3_4_from_the_highest_order_field_down_to_one() -> None:
    """Seats 2, 0, 3, 1 stand on fields 1 to 4: seat 1 chooses first, seat 2 last."""
    s = position().order(2, 0, 3, 1).row("monk").chooses()
    for seat, field in ((1, 5), (3, 0), (0, 2), (2, 3)):
        assert asked(s) == [(seat, "stand")]
        say(s, seat, "stand", field)
    assert told(s, "stood") == [("LIG-3.4", 1, 5), ("LIG-3.4", 3, 0), ("LIG-3.4", 0, 2), ("LIG-3.4", 2, 3)]


def test_lig_3_4_any_free_field_and_no_other() -> None:
    """The first has all six, the second five: the one that is taken is refused."""
    s = position().row("monk").chooses()
    assert answers(s, "stand") == [(field,) for field in range(6)]
    say(s, 3, "stand", 2)
    assert answers(s, "stand") == [(field,) for field in (0, 1, 3, 4, 5)]
    assert refused(s, 2, "stand", 2) == "field field: LIG-3.4"
    assert LIGURIA.view(s, NOBODY)["market"] == [FREE, FREE, 3, FREE, FREE, FREE]


def test_lig_3_4_nobody_chooses_out_of_turn_and_nobody_passes() -> None:
    """Seat 3 is on the highest field."""
    s = position().row("monk").chooses()
    assert refused(s, 0, "stand", 2) == "turn: LIG-3.4"
    assert verbs(s) == ["stand"]


def test_lig_3_4_who_finds_one_field_free_goes_there_unasked() -> None:
    """In an edition with four fields the last of four players has no choice."""
    at = position().row(*ROW)
    at.s.edition = Edition(at.s.edition.tiles, at.s.edition.cards, at.s.edition.market[:4])
    at.s.market = [FREE] * 4
    s = at.chooses()
    for seat, field in ((3, 0), (2, 3), (1, 1)):
        say(s, seat, "stand", field)
    assert told(s, "stood")[-1] == ("LIG-3.4", 0, 2)
    assert asked(s) == [(3, "take")]


def test_lig_3_5_from_left_to_right_each_takes() -> None:
    """Seat 2 stands furthest left, then 0, 3, 1: that is the order of taking, each in one answer."""
    s = position().row(*["monk"] * 14).shops(2, 5, 1, 3)
    for seat, tiles in ((2, 2), (0, 3), (3, 3), (1, 5)):
        assert asked(s) == [(seat, "take")]
        say(s, seat, "take", tuple(range(tiles)))
    assert [in_rows(s, NOBODY, seat).get("monk") for seat in range(4)] == [3, 5, 2, 3]
    assert s.row == [kind("monk")]


def test_lig_3_5_who_takes_all_that_lie_there_is_not_asked() -> None:
    """Thirteen tiles, thirteen to take: the last player has no choice, and the usual event tells it."""
    s = position().row(*["monk"] * 13).shops(2, 5, 1, 3)
    for seat, tiles in ((2, 2), (0, 3), (3, 3)):
        say(s, seat, "take", tuple(range(tiles)))
    assert told(s, "took")[-1] == ("LIG-3.5", 1, (kind("monk"),) * 5, 0, (0, 1, 2, 3, 4))
    assert s.row == []
    assert s.order == [2, 0, 3, 1]


def take_all(s: Liguria, seat: int) -> None:
    """A player takes the first tiles of the row, if it is their turn."""
    if asked(s) == [(seat, "take")]:
        say(s, seat, "take", tuple(range(tiles_due(s))))


def tiles_due(s: Liguria) -> int:
    """How many tiles the question is for."""
    (tiles,) = prompt_of(s).about
    assert isinstance(tiles, int)
    return tiles


def seat_0_on(field: int) -> Liguria:
    """The others have taken, as far as they stand left of seat 0 on this field; it is seat 0's turn."""
    others = [each for each in range(6) if each != field]
    s = position().row(*ROW, *ROW[:7]).shops(field, *others[:3])
    for seat in (1, 2, 3):
        take_all(s, seat)
    return s


@pytest.mark.parametrize(("field", "silver"), [(0, 2), (1, 1), (2, 0), (3, 1), (4, 0), (5, 0)])
def test_lig_3_5_a_field_gives_its_silver_before_the_tiles(field: int, silver: int) -> None:
    """When seat 0 is asked for its first tile it has the silver."""
    s = seat_0_on(field)
    assert asked(s) == [(0, "take")]
    assert s.silver[0] == silver
    assert [row for row in told(s, "earned") if row[1] == 0] == [("LIG-3.5", 0, silver)] * (silver > 0)


@pytest.mark.parametrize(("field", "tiles"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 4), (5, 5)])
def test_lig_3_5_a_field_gives_its_number_of_tiles(field: int, tiles: int) -> None:
    """Seat 0 takes so many."""
    s = seat_0_on(field)
    before = len(s.row)
    assert prompt_of(s).about == (tiles,)
    take_all(s, 0)
    assert len(s.row) == before - tiles


def test_lig_3_5_the_silver_of_the_field_may_pay_for_skips() -> None:
    """Seat 0 has no money; its field gives one silver, with which it skips one tile."""
    s = position().row(*ROW).shops(1, 2, 3, 4)
    assert answers(s, "take")[:3] == [((0, 1),), ((0, 2),), ((1, 2),)]
    say(s, 0, "take", (0, 2))
    assert s.silver[0] == 0
    assert told(s, "took") == [("LIG-3.5", 0, (kind("ship/1"), kind("merchant/1")), 1, (0, 2))]


def test_lig_3_5_the_tiles_taken_may_begin_anywhere_for_nothing() -> None:
    """Two of eight tiles: the last two cost nothing either."""
    s = position().row(*ROW).shops(1, 2, 3, 4)
    say(s, 0, "take", (6, 7))
    assert told(s, "took") == [("LIG-3.5", 0, (kind("knight/2"), kind("diplomat/1")), 0, (6, 7))]
    assert s.silver[0] == 1
    assert in_rows(s, NOBODY, 0) == {"ship/1": 1, "merchant/1": 1}
    assert (player(s, 0, 0)["knights"], player(s, 0, 0)["diplomats"]) == ([0, 1, 0], [1, 0, 0])


def test_lig_3_5_tiles_next_to_each_other_cost_nothing() -> None:
    """Three from the fourth on."""
    s = position().row(*ROW).silver(0, 4).shops(2, 3, 4, 5)
    say(s, 0, "take", (3, 4, 5))
    assert s.silver[0] == 4


@pytest.mark.parametrize(
    ("spots", "cost"), [((0, 1, 2), 0), ((0, 1, 3), 1), ((1, 3, 5), 2), ((0, 3, 7), 5), ((0, 5, 6), 4)]
)
def test_lig_3_5_each_tile_skipped_costs_one_silver(spots: tuple[int, ...], cost: int) -> None:
    """Between the first and the last taken; those before and behind cost nothing."""
    s = position().row(*ROW).silver(0, 9).shops(2, 3, 4, 5)
    assert s.stack[-1].cost(s, Action(0, "take", (spots,))) == cost
    say(s, 0, "take", spots)
    assert s.silver[0] == 9 - cost
    assert [row[3] for row in told(s, "took")] == [cost]


def test_lig_3_5_the_question_says_what_skipping_costs_and_what_one_has() -> None:
    """A silver for each tile between; the number of tiles is not a choice."""
    s = position().row(*ROW).silver(0, 2).shops(2, 3, 4, 5)
    field = prompt_of(s).moves[0].fields[0]
    assert isinstance(field, Some)
    assert (field.options, field.low, field.high, field.gaps) == (list(range(8)), 3, 3, Gaps(1, 2))


def test_lig_3_5_who_cannot_pay_must_take_an_affordable_set() -> None:
    """With one silver one tile may be skipped; two may not, in one gap or in two."""
    s = position().row(*ROW).silver(0, 1).shops(2, 3, 4, 5)
    assert refused(s, 0, "take", (0, 1, 4)) == "field tiles: LIG-3.5"
    assert refused(s, 0, "take", (0, 2, 4)) == "field tiles: LIG-3.5"
    say(s, 0, "take", (0, 2, 3))
    assert s.silver[0] == 0


def test_lig_3_5_one_takes_each_tile_once_and_names_them_from_left_to_right() -> None:
    """Neither one twice nor in another order."""
    s = position().row(*ROW).silver(0, 9).shops(2, 3, 4, 5)
    assert refused(s, 0, "take", (3, 3, 4)) == "field tiles: LIG-3.5"
    assert refused(s, 0, "take", (4, 3, 5)) == "field tiles: LIG-3.5"


def test_lig_3_5_the_number_of_tiles_is_not_a_choice() -> None:
    """Three of eight: not two, not four, and none that is not there."""
    s = position().row(*ROW).silver(0, 9).shops(2, 3, 4, 5)
    for spots in ((0, 1), (0, 1, 2, 3), (6, 7, 8), ()):
        assert refused(s, 0, "take", spots) == "field tiles: LIG-3.5"
    assert verbs(s) == ["take"]


@pytest.mark.parametrize(
    ("field", "lang", "sentence"),
    [
        (0, "en", "Take a tile from the row."),
        (2, "en", "Take 3 tiles from the row. Start anywhere; each tile skipped in between costs 1 silver."),
        (0, "de", "Nimm ein Plättchen aus der Reihe."),
    ],
)
def test_lig_3_5_the_question_in_words(field: int, lang: str, sentence: str) -> None:
    """How many tiles, and that skipping costs, where there is anything to skip."""
    s = seat_0_on(field)
    assert Words(LIGURIA, lang).ask(prompt_of(s)) == sentence


def test_lig_3_5_the_remaining_tiles_close_up() -> None:
    """Seat 0 takes the second tile: for seat 1 the first and the third lie next to each other."""
    s = position().row(*ROW).shops(0, 2, 3, 4)
    say(s, 0, "take", (1,))
    assert LIGURIA.view(s, NOBODY)["row"] == [kind(name) for name in ("ship/1", *ROW[2:])]
    say(s, 1, "take", (0, 1, 2))
    assert s.silver[1] == 0
    assert in_rows(s, NOBODY, 1) == {"ship/1": 2, "merchant/1": 2, "merchant/2": 1}


def test_lig_3_5_the_merchant_goes_to_the_lowest_free_order_field() -> None:
    """Who takes first is on field 1, and so on; the market street is empty afterwards."""
    s = position().row(*ROW).shops(4, 0, 2, 1)
    for seat in (1, 3, 2, 0):
        take_all(s, seat)
    assert LIGURIA.view(s, NOBODY)["order"] == [1, 3, 2, 0]
    assert LIGURIA.view(s, NOBODY)["market"] == [FREE] * 6
    assert told(s, "queued") == [("LIG-3.5", seat, n) for n, seat in enumerate((1, 3, 2, 0), 1)]


def test_lig_3_5_if_fewer_tiles_remain_one_takes_what_is_there() -> None:
    """Of three tiles seat 0 takes two, seat 1 the one that is left, the others only silver and a place."""
    s = position().row("monk", "monk", "monk").shops(1, 2, 3, 4)
    take_all(s, 0)
    assert [in_rows(s, NOBODY, seat).get("monk", 0) for seat in range(4)] == [2, 1, 0, 0]
    assert s.silver == [1, 0, 1, 0]
    assert s.order == [0, 1, 2, 3]


def four_cards(*upgrades: int, cubes: Cubes = (0, 0, 0)) -> Liguria:
    """Seat 0 is to take a card: the first has these upgrade arrows and cubes."""
    cards = (face(upgrades=sum(upgrades), cubes=cubes), face(), face(-1), face(2))
    return position().cards(*cards).takes_cards()


def test_lig_3_6_in_order_each_takes_one_of_the_cards_laid_out() -> None:
    """Seats 2, 0, 3, 1 are on fields 1 to 4."""
    s = position().order(2, 0, 3, 1).cards(face(), face(), face(-1), face(2)).takes_cards()
    left = [0, 1, 2, 3]
    for seat, card in ((2, 3), (0, 1), (3, 0)):
        assert asked(s) == [(seat, "choose")]
        assert answers(s, "choose") == [(each,) for each in left]
        say(s, seat, "choose", card)
        left.remove(card)
    assert [player(s, NOBODY, seat)["cards"] for seat in range(4)] == [[1], [2], [3], [0]]


def test_lig_3_6_the_last_card_is_taken_unasked() -> None:
    """Seat 3 finds one card, and then its upgrade arrow asks."""
    cards = (face(), face(), face(-1), face(upgrades=1, cubes=(1, 0, 0)))
    s = position().cards(*cards).takes_cards()
    for seat in range(3):
        say(s, seat, "choose", seat)
    assert told(s, "chose")[-1] == ("LIG-3.6", 3, 3)
    assert told(s, "offered") == [("LIG-3.6", 3, (1, 0, 0))]
    assert asked(s) == [(3, "upgrade")]


def test_lig_3_6_like_cards_are_taken_unasked() -> None:
    """Two of one kind are left: the last two players have no choice."""
    at = position()
    plain = [card for card, printed in enumerate(at.s.edition.cards) if not printed.upgrades]
    (twin, *_) = [card for card in plain if at.s.deck[card] > 1]
    first, second = [card for card in plain if card != twin][:2]
    at.s.cards = [twin, twin, first, second]
    for each in at.s.cards:
        at.s.deck[each] -= 1
    s = at.takes_cards()
    say(s, 0, "choose", first)
    say(s, 1, "choose", second)
    assert [s.kept[seat] for seat in range(4)] == [[first], [second], [twin], [twin]]


def test_lig_3_6_a_card_not_laid_out_or_taken_is_refused() -> None:
    """Neither one from the deck nor the one that seat 0 has."""
    s = four_cards()
    assert refused(s, 0, "choose", 7) == "field card: LIG-3.6"
    say(s, 0, "choose", 2)
    assert refused(s, 1, "choose", 2) == "field card: LIG-3.6"
    assert verbs(s) == ["choose"]


def test_lig_3_6_of_two_like_cards_each_can_be_taken() -> None:
    """Two cards of one kind are offered as one, and one is left when it is taken."""
    at = position()
    at.s.cards = [12, 12, 25, 26]
    for each in at.s.cards:
        at.s.deck[each] -= 1
    s = at.takes_cards()
    assert answers(s, "choose") == [(12,), (25,), (26,)]
    say(s, 0, "choose", 12)
    assert s.cards == [12, 25, 26]
    say(s, 1, "choose", 12)
    assert (s.kept[0], s.kept[1]) == ([12], [12])


def test_lig_3_6_cards_are_kept_to_the_end() -> None:
    """Those of all rounds count: -4 from before and -1 now make -25."""
    s = position().kept(0, face(-4)).cards(face(-1), face(), face(), face()).takes_cards()
    say(s, 0, "choose", 1)
    assert player(s, NOBODY, 0)["cards"] == [0, 1]
    assert line(s, 0, "points") == -25


def test_lig_3_6_the_cubes_go_from_the_supply_into_the_harbour() -> None:
    """Two red and one blue; nothing behind the screen, nothing on the ship."""
    s = four_cards(cubes=(2, 0, 1))
    say(s, 0, "choose", 0)
    mine = player(s, 0, 0)
    assert (mine["port"], mine["store"], mine["hold"]) == ([2, 0, 1], [0, 0, 0], [0, 0, 0])
    assert LIGURIA.view(s, NOBODY)["stock"] == [23, 25, 24]
    assert told(s, "offered") == [("LIG-3.6", 0, (2, 0, 1))]


def test_lig_3_6_a_card_without_an_offer_gives_no_cubes() -> None:
    """Nothing is told either."""
    s = four_cards()
    say(s, 0, "choose", 0)
    assert player(s, 0, 0)["port"] == [0, 0, 0]
    assert told(s, "offered") == []


@pytest.mark.parametrize(("left", "got"), [(0, (0, 0, 1)), (1, (1, 0, 1)), (2, (2, 0, 1))])
def test_lig_3_6_a_colour_that_has_run_out_gives_nothing(left: int, got: tuple[int, ...]) -> None:
    """Two red and a blue are shown, so many red are left: the blue one comes all the same."""
    cards = (face(cubes=(2, 0, 1)), face(), face(-1), face(2))
    s = position().scarce(0, left).cards(*cards).takes_cards()
    say(s, 0, "choose", 0)
    assert player(s, 0, 0)["port"] == list(got)
    assert s.stock[0] == left - got[0]
    assert told(s, "lacked") == [("LIG-3.6", 0, (2 - left, 0, 0))] * (left < 2)


def test_lig_3_6_one_tile_for_each_upgrade_arrow() -> None:
    """Two arrows and four tiles: after two upgrades the next player is asked."""
    cards = (face(upgrades=2), face(), face(-1), face(2))
    s = position().has(0, "monk", "building/1").cards(*cards).takes_cards()
    say(s, 0, "choose", 0)
    assert asked(s) == [(0, "upgrade")]
    assert prompt_of(s).about == (2,)
    say(s, 0, "upgrade", kind("monk"))
    assert prompt_of(s).about == (1,)
    say(s, 0, "upgrade", kind("building/1"))
    assert asked(s) == [(1, "choose")]
    assert told(s, "upgraded") == [("LIG-3.6", 0, kind("monk")), ("LIG-3.6", 0, kind("building/1"))]
    assert in_rows(s, NOBODY, 0, "upgraded") == {"monk": 1, "building/1": 1}


def test_lig_3_6_upgrading_is_voluntary() -> None:
    """Seat 0 stops at once, or after the first of two."""
    s = four_cards(2)
    say(s, 0, "choose", 0)
    assert verbs(s) == ["upgrade", "stop"]
    say(s, 0, "upgrade", START_SHIP)
    say(s, 0, "stop")
    assert asked(s) == [(1, "choose")]
    s = four_cards(2)
    say(s, 0, "choose", 0)
    say(s, 0, "stop")
    assert asked(s) == [(1, "choose")]
    assert sum(s.upgraded) == 0


def test_lig_3_6_without_an_arrow_nothing_is_asked() -> None:
    """The next player chooses."""
    s = four_cards(0)
    say(s, 0, "choose", 0)
    assert asked(s) == [(1, "choose")]
    assert refused(s, 0, "upgrade", START_SHIP) == "turn: LIG-3.6"


def test_lig_3_6_with_nothing_left_to_upgrade_nothing_is_asked() -> None:
    """Three arrows, two tiles: two are asked for, and after the second the next player chooses."""
    s = four_cards(3)
    say(s, 0, "choose", 0)
    assert prompt_of(s).about == (2,)
    say(s, 0, "upgrade", START_SHIP)
    say(s, 0, "upgrade", START_MERCHANT)
    assert asked(s) == [(1, "choose")]


def test_lig_3_6_cubes_first_then_upgrades_then_the_next_player() -> None:
    """Seat 1 chooses when seat 0 has done both."""
    s = four_cards(1, cubes=(1, 0, 0))
    say(s, 0, "choose", 0)
    say(s, 0, "upgrade", START_MERCHANT)
    say(s, 1, "choose", 1)
    assert kinds(s, "chose", "offered", "upgraded") == ["chose", "offered", "upgraded", "chose"]


def test_lig_3_6_only_own_tiles_are_upgraded_and_like_tiles_one_by_one() -> None:
    """Of two monks one is turned over, then the other; those of seat 1 are not there to choose."""
    cards = (face(upgrades=2), face(), face(-1), face(2))
    s = position().has(0, "monk", "monk").has(1, "building/3").cards(*cards).takes_cards()
    say(s, 0, "choose", 0)
    assert refused(s, 0, "upgrade", kind("building/3")) == "field tile: LIG-1.6"
    say(s, 0, "upgrade", kind("monk"))
    assert in_rows(s, NOBODY, 0)["monk"] == 1
    say(s, 0, "upgrade", kind("monk"))
    assert in_rows(s, NOBODY, 0, "upgraded") == {"monk": 2}


def test_lig_3_6_tiles_taken_this_round_can_be_upgraded() -> None:
    """Seat 0 takes a building from the market and turns it over at once."""
    faces = [face(upgrades=1), face(), face(-1), face(2)]
    at = position().row("building/3").cards(*faces)
    s = at.shops(0, 1, 2, 3)
    say(s, 0, "choose", 0)
    say(s, 0, "upgrade", kind("building/3"))
    assert line(s, 0, "harbour") == 8


def test_lig_3_6_an_upgraded_ship_does_not_count_in_this_rounds_move() -> None:
    """Two wheels on the card, two on the ship turned over, one on the start ship: three steps."""
    cards = (face(wheels=2, upgrades=1), face(), face(-1), face(2))
    s = position().has(0, "ship/2").cards(*cards).takes_cards()
    say(s, 0, "choose", 0)
    say(s, 0, "upgrade", kind("ship/2"))
    for seat in (1, 2):
        say(s, seat, "choose", seat)
    assert prompt_of(s).about == (3, 0)


def test_lig_3_6_an_upgraded_merchant_does_not_count_in_this_rounds_move() -> None:
    """With two sacks turned over and one left seat 0 loads one cube."""
    cards = (face(wheels=2, upgrades=1), face(), face(-1), face(2))
    s = position().has(0, "merchant/2").offers(1, 5, 0, 0).cards(*cards).takes_cards()
    say(s, 0, "choose", 0)
    say(s, 0, "upgrade", kind("merchant/2"))
    for seat in (1, 2):
        say(s, seat, "choose", seat)
    say(s, 0, "sail", CLOCKWISE, 3)
    assert answers(s, "load") == [((1, 0, 0),)]


def test_lig_3_7_nobody_sails_before_all_have_taken_a_card() -> None:
    """Four cards are taken, then four ships move, both in the order 2, 0, 3, 1."""
    s = position().order(2, 0, 3, 1).cards(face(), face(), face(-1), face(2)).takes_cards()
    for _ in range(7):
        (seat, text), *_ = asked(s)
        say(s, seat, *((text, s.cards[0]) if text == "choose" else ("sail", CLOCKWISE, 1)))
    order = [(event.kind, event.args[0]) for event in s.log or [] if event.kind in ("chose", "sailed")]
    assert order == [(kind, seat) for kind in ("chose", "sailed") for seat in (2, 0, 3, 1)]


def test_lig_3_7_each_ship_moves_by_the_card_its_owner_took_this_round() -> None:
    """Not by one from an earlier round, nor by that of another."""
    cards = [face(wheels=wheels) for wheels in (1, 2, 3, 4)]
    s = position().kept(0, face(wheels=9)).cards(*cards).takes_cards()
    for seat, card in enumerate((3, 1, 4)):
        say(s, seat, "choose", card)
    for seat, steps in enumerate((4, 2, 5, 3)):
        assert (asked(s), prompt_of(s).about) == ([(seat, "sail")], (steps, 0))
        say(s, seat, "sail", CLOCKWISE, 1)


def test_lig_3_8_the_tiles_left_leave_the_game() -> None:
    """Three are left when the last ship has moved: they are neither in the row nor in the bag any more."""
    s = position().row("monk", "monk", "knight/1").sails(0)
    for seat in range(4):
        say(s, seat, "sail", CLOCKWISE, 1)
    assert s.row == []
    assert (s.gone[kind("monk")], s.gone[kind("knight/1")], sum(s.gone)) == (2, 1, 3)
    assert LIGURIA.view(s, NOBODY)["bag"] == 117
    assert told(s, "round_ended") == [("LIG-3.8", 1)]
    assert kinds(s, "round_ended", "round_began") == ["round_ended", "round_began"]


def test_lig_3_8_they_lie_there_until_the_round_ends() -> None:
    """While ships move the tiles can still be seen."""
    s = position().row("monk", "monk", "knight/1").sails(0)
    assert LIGURIA.view(s, NOBODY)["row"] == [kind("monk"), kind("monk"), kind("knight/1")]


@pytest.mark.parametrize(("seats", "left"), [(4, 0), (3, 12)])
def test_lig_3_8_eight_rounds_of_fifteen_use_up_the_bag(seats: int, left: int) -> None:
    """After a whole game with four players the bag is empty; nine rounds of twelve leave twelve tiles."""
    s = LIGURIA.start(seats)
    at_random(s, Random(38))
    assert LIGURIA.view(s, NOBODY)["bag"] == left
    assert len(told(s, "laid_tile")) == 120 - left
    taken = sum(len(row[2]) for row in told(s, "took") if isinstance(row[2], tuple))
    assert sum(s.gone) == 120 - left - taken


def test_lig_3_8_the_next_round_begins_with_an_empty_row_and_the_new_order() -> None:
    """Round 2: fifteen tiles again, and the highest order field chooses first."""
    s = position().row("monk").order(1, 0, 2, 3).sails(1)
    for seat in (1, 0, 2, 3):
        say(s, seat, "sail", CLOCKWISE, 1)
    assert s.round == 2
    draw_until(s, "stand")
    assert len(s.row) == 15
    assert asked(s) == [(3, "stand")]

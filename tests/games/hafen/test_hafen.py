"""Hafen, clause by clause."""

from __future__ import annotations

from fondaco.games.hafen.data import PEARL, PURSE
from fondaco.games.hafen.game import HafenGame
from fondaco.games.hafen.state import Hafen
from fondaco.kernel import CHANCE, EYE, NOBODY, One, annotated, places, waiting
from tests.games.asking import answers, asked, chance, refused, say, told, verbs

HAFEN = HafenGame()
CLOTH, SALT, WINE = range(3)


def begun(seats: int = 3, rounds: str = "6") -> Hafen:
    """Round 1 at its first errand; everybody holds a purse and a pearl."""
    s = HAFEN.start(seats, {"rounds": rounds})
    chance(s, *[PURSE] * seats, *[PEARL] * seats)
    return s


def give(s: Hafen, seat: int, ware: int, count: int) -> None:
    """Wares out of the harbour, for nothing."""
    s.harbour[ware] -= count
    s.merchants[seat].hold[ware] += count


def trading() -> Hafen:
    """The trade of round 1: seat 0 is the first merchant and has two wines, each guest a salt."""
    s = begun()
    give(s, 0, WINE, 1)
    say(s, 0, "load", WINE)
    say(s, 1, "load", SALT)
    say(s, 2, "load", SALT)
    return s


def test_hafen_1_1_each_merchant_begins_with_ducats_and_two_gifts() -> None:
    s = begun()
    for merchant in s.merchants:
        assert (merchant.ducats, merchant.hold, merchant.gifts) == (5, [0, 0, 0], [1, 1])


def test_hafen_1_2_the_harbour_has_nine_of_each_ware() -> None:
    assert HAFEN.start(2).harbour == [9, 9, 9]


def test_hafen_1_3_gifts_are_secret_and_their_number_is_public() -> None:
    """Not even who is left to draw from is known; the referee's eye sees all."""
    s = begun()
    shown = {seat: HAFEN.view(s, seat) for seat in (0, 1, NOBODY, EYE)}
    assert [shown[seat]["merchants"][0]["gifts"] for seat in shown] == [[1, 1], None, None, [1, 1]]
    assert [shown[seat]["merchants"][0]["in_hand"] for seat in shown] == [2] * 4
    assert [shown[seat]["deck"] for seat in shown] == [None, None, None, [5, 3]]
    assert [event.seen_by(1).args for event in s.log or [] if event.kind == "drew"][:2] == [
        (0, None),
        (1, PURSE),
    ]


def test_hafen_2_1_errands_go_round_from_the_first_merchant() -> None:
    """In round 2 that is seat 1."""
    s = begun()
    order: list[int] = []
    while len(order) < 6:
        order.extend(waiting(s))
        say(s, order[-1], "visit")
        chance(s, PURSE if s.deck[PURSE] else PEARL)
    assert order == [0, 1, 2, 1, 2, 0]


def test_hafen_2_2_each_further_ware_of_a_kind_costs_a_ducat_more() -> None:
    """People see the costs before they choose, and what they cannot pay is not offered."""
    s = begun()
    give(s, 0, CLOTH, 6)
    give(s, 0, SALT, 2)
    (field,) = annotated(s, 0).moves[0].fields
    assert isinstance(field, One)
    assert (field.options, field.costs) == ([SALT, WINE], [2, 0])
    assert refused(s, 0, "load", CLOTH) == "field ware: HAFEN-2.2"
    say(s, 0, "load", SALT)
    assert (s.merchants[0].ducats, told(s, "loaded")) == (3, [("HAFEN-2.2", 0, SALT, 2)])


def test_hafen_2_2_what_the_harbour_lacks_cannot_be_loaded() -> None:
    s = begun()
    give(s, 1, CLOTH, 9)
    assert answers(s, "load") == [(SALT,), (WINE,)]
    give(s, 1, SALT, 9)
    give(s, 1, WINE, 9)
    assert refused(s, 0, "load", SALT) == "verb: HAFEN-2.2"


def test_hafen_2_3_only_what_one_has_is_sold() -> None:
    s = begun()
    assert refused(s, 0, "sell", CLOTH) == "verb: HAFEN-2.3"
    give(s, 0, SALT, 2)
    assert answers(s, "sell") == [(SALT,)]
    say(s, 0, "sell", SALT)
    assert (s.merchants[0].ducats, s.harbour[SALT]) == (8, 9)


def test_hafen_2_4_the_harbour_master_has_gifts_until_the_deck_is_empty() -> None:
    s = begun()
    say(s, 0, "visit")
    assert asked(s) == [(CHANCE, "draw")]
    chance(s, PEARL)
    assert s.merchants[0].gifts == [1, 2]
    s.merchants[0].gifts = [gift + left for gift, left in zip(s.merchants[0].gifts, s.deck, strict=True)]
    s.deck = [0, 0]
    assert refused(s, 1, "visit") == "verb: HAFEN-2.4"


def test_hafen_3_1_guests_offer_in_secret_and_all_is_opened_together() -> None:
    s = trading()
    assert asked(s) == [(1, "offer"), (2, "offer")]
    say(s, 2, "offer", (0, 1, 0), (0, 0, 1), 0)
    assert told(s, "offered") == []
    say(s, 1, "pass")
    assert told(s, "offered") == [("HAFEN-3.1", 2, (0, 1, 0), (0, 0, 1), 0)]
    assert told(s, "offered_nothing") == [("HAFEN-3.1", 1)]


def test_hafen_3_1_nobody_trades_with_an_empty_hold() -> None:
    s = begun()
    say(s, 0, "visit")
    chance(s, PURSE)
    say(s, 1, "load", CLOTH)
    say(s, 2, "load", CLOTH)
    assert told(s, "round_began")[-1] == ("HAFEN-5.1", 2, 1)


def test_hafen_3_2_an_offer_asks_for_something() -> None:
    assert refused(trading(), 1, "offer", (0, 1, 0), (0, 0, 0), 5) == "rule: HAFEN-3.2"


def test_hafen_3_3_what_is_offered_lies_on_the_table() -> None:
    s = trading()
    say(s, 1, "offer", (0, 1, 0), (0, 0, 1), 2)
    say(s, 2, "pass")
    assert (s.merchants[1].hold, s.merchants[1].ducats) == ([0, 0, 0], 3)
    offer = {"guest": 1, "give": [0, 1, 0], "want": [0, 0, 1], "pay": 2}
    assert HAFEN.view(s, NOBODY)["doing"][-1] == {"frame": "deal", "offers": [offer]}


def test_hafen_3_4_one_offer_is_accepted_and_the_others_go_back() -> None:
    s = trading()
    say(s, 1, "offer", (0, 1, 0), (0, 0, 1), 2)
    say(s, 2, "offer", (0, 0, 0), (0, 0, 2), 5)
    assert answers(s, "accept") == [(1,), (2,)]
    say(s, 0, "accept", 1)
    assert [merchant.hold for merchant in s.merchants] == [[0, 1, 1], [0, 0, 1], [0, 1, 0]]
    assert [merchant.ducats for merchant in s.merchants] == [6, 3, 5]


def test_hafen_3_4_all_offers_may_be_declined() -> None:
    s = trading()
    say(s, 1, "offer", (0, 1, 0), (0, 0, 1), 2)
    say(s, 2, "pass")
    say(s, 0, "decline")
    assert (s.merchants[1].hold, s.merchants[1].ducats) == ([0, 1, 0], 5)
    assert told(s, "declined") == [("HAFEN-3.4", 0)]


def test_hafen_4_1_a_purse_goes_on_top_of_any_open_question() -> None:
    """The errand is still to be run; in secret nothing is played."""
    s = begun()
    say(s, 0, "play")
    assert (s.merchants[0].ducats, asked(s)) == (8, [(0, "errand")])
    assert "play" not in verbs(s)
    assert refused(trading(), 1, "play") == "verb: HAFEN-3.1"


def test_hafen_4_2_a_pearl_counts_four_at_the_end() -> None:
    assert [standing.score for standing in HAFEN.standings(begun())] == [9, 9, 9]


def test_hafen_5_1_the_game_has_as_many_rounds_as_agreed() -> None:
    s = begun(2, rounds="4")
    while waiting(s):
        for seat in list(waiting(s)):
            say(s, seat, *(("visit",) if "visit" in verbs(s) else ("sell", CLOTH)))
            if waiting(s) == [CHANCE]:
                chance(s, PURSE if s.deck[PURSE] else PEARL)
    assert [event[1:] for event in told(s, "round_began")] == [(1, 0), (2, 1), (3, 0), (4, 1)]
    assert told(s, "ended") == [("HAFEN-5.1",)]


def test_hafen_5_2_level_merchants_rank_by_wares() -> None:
    s = begun()
    give(s, 1, SALT, 1)
    assert places(HAFEN.standings(s)) == [2, 1, 2]


def test_hafen_6_1_three_cloth_bring_six_ducats() -> None:
    s = begun()
    give(s, 0, CLOTH, 3)
    give(s, 0, WINE, 1)
    say(s, 0, "sell", CLOTH)
    assert told(s, "sold") == [("HAFEN-2.3", 0, CLOTH, 3, 6)]
    assert s.merchants[0].hold == [0, 0, 1]


def test_hafen_6_2_ducats_on_the_table_are_not_in_hand() -> None:
    s = trading()
    say(s, 1, "offer", (0, 1, 0), (0, 0, 1), 2)
    say(s, 2, "pass")
    assert s.merchants[1].ducats == 3

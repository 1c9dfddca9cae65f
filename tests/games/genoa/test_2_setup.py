"""Die Händler von Genua, section 2: set-up, and what is open and what is not."""

from __future__ import annotations

import pytest

from fondaco.kernel import CHANCE, EYE, NOBODY
from tests.games.asking import asked, chance, player, prompt_of, say, told
from tests.games.genoa.tables import (
    COPPER,
    EXCHANGE,
    GENOA,
    GUILD_HALL,
    HARBOUR,
    LARGE,
    LARGE_CARD,
    MARKER,
    PARK,
    SMALL_ORDERS,
    Offer,
    accept,
    draw,
    hand,
    heard,
    offers,
    pile,
    position,
    seen,
)

HARBOUR_COPPER = SMALL_ORDERS[HARBOUR, COPPER]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_gen_2_1_one_card_of_each_kind_and_130_ducats(seats: int) -> None:
    """Chance draws them off the piles, which have no order."""
    s = GENOA.start(seats)
    for seat in range(seats):
        for card in (3 + seat, 20 + seat, 40 + seat, 50 + seat):
            assert asked(s) == [(CHANCE, "draw")]
            chance(s, card)
        assert hand(s, seat) == [3 + seat, 20 + seat, 40 + seat, 50 + seat]
        assert s.money[seat] == 130
    assert [pile(s, kind) for kind in range(4)] == [16 - seats, 16 - seats, 14 - seats, 14 - seats]
    assert {clause for clause, *_ in told(s, "drew")} == {"GEN-2.1"}


def test_gen_2_1_what_was_drawn_cannot_be_drawn_again() -> None:
    """Every card is there once."""
    s = GENOA.start(2)
    chance(s, 3, 20, 40, 50)
    assert prompt_of(s).moves[0].fields[0].values() == [card for card in range(16) if card != 3]


def test_gen_2_1_all_markers_are_in_the_supply() -> None:
    """Nobody has any in front of them, none lies on a building."""
    s = position(3).begins()
    for seat in range(3):
        assert (player(s, seat, seat)["supply"], s.public_goods(seat)[MARKER]) == (7, 0)
    assert seen(s, NOBODY, "owner") == [-1] * 18


def test_gen_2_2_money_and_hands_are_secret() -> None:
    """Each sees its own; who only watches sees none; the archive sees all."""
    s = position().holds(1, HARBOUR_COPPER).begins()
    for viewer in (0, 2, 3, NOBODY):
        assert (player(s, viewer, 1)["money"], player(s, viewer, 1)["hand"]) == (None, None)
    for viewer in (1, EYE):
        assert (player(s, viewer, 1)["money"], player(s, viewer, 1)["hand"]) == (130, [HARBOUR_COPPER])


def test_gen_2_2_goods_before_a_player_and_the_number_of_cards_are_public() -> None:
    """Wares, special cards, markers; of the hand only how many of each kind."""
    s = position().has(1, COPPER, EXCHANGE, MARKER, MARKER).holds(1, 4, 5, 20).begins()
    for viewer in (0, 1, NOBODY):
        row = player(s, viewer, 1)["goods"]
        assert isinstance(row, list)
        assert {good: n for good, n in enumerate(row) if n} == {
            COPPER: 1,
            EXCHANGE: 1,
            MARKER: 2,
            14: 2,
            15: 1,
        }


def test_gen_2_2_a_card_drawn_is_told_by_its_kind_only() -> None:
    """To the one who drew, the card."""
    s = position().acts(GUILD_HALL)
    draw(s, 9)
    assert heard(s, 0, "drew") == [(0, LARGE, 9)]
    for other in (1, 2, 3, NOBODY):
        assert heard(s, other, "drew") == [(0, LARGE, None)]
    assert s.public_goods(0)[LARGE_CARD] == 1


def test_gen_2_2_every_payment_is_public() -> None:
    """A deal and a fee are told to all with their sums; the purses stay closed."""
    s = position().owns(2, PARK).asks(PARK)
    offers(s, (1, Offer(PARK, pay=35)))
    accept(s)
    for viewer in (0, 3, NOBODY):
        assert heard(s, viewer, "paid") == [(1, 0, 35)]
        assert heard(s, viewer, "earned") == [(2, 10)]
    assert s.money == [165, 95, 140, 130]


def test_gen_2_2_fulfilled_cards_are_shown_to_all() -> None:
    """A small order delivered lies face up, and is told to everybody."""
    s = position().has(0, COPPER).holds(0, HARBOUR_COPPER).acts(HARBOUR)
    say(s, 0, "order", HARBOUR_COPPER)
    for viewer in (1, NOBODY):
        assert heard(s, viewer, "delivered") == [(0, HARBOUR_COPPER)]
        assert seen(s, viewer, "face_up") == [HARBOUR_COPPER]


@pytest.mark.parametrize("first", range(3))
def test_gen_2_3_chance_names_the_start_player(first: int) -> None:
    """Any of them, as likely; the round marker stands on 1."""
    s = GENOA.start(3)
    for seat in range(3):
        chance(s, seat, 16 + seat, 32 + seat, 46 + seat)
    assert asked(s) == [(CHANCE, "begin")]
    assert prompt_of(s).moves[0].fields[0].values() == [0, 1, 2]
    chance(s, first)
    assert told(s, "began") == [("GEN-2.3", first)]
    assert (s.first, s.active, s.space) == (first, first, 1)

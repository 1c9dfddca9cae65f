"""Doge, section 3: placing votes."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.games.doge.state import Doge
from fondaco.kernel import CHANCE, EYE, NOBODY, Bundle, legal, question, waiting
from tests.games.asking import asked, player, refused, say, told
from tests.games.doge.tables import (
    CANNAREGIO,
    CASTELLO,
    DOGE,
    DORSODURO,
    FIELDS,
    QUARANTIA,
    SAN_MARCO,
    SAN_POLO,
    SANTA_CROCE,
    bundle,
    end_round,
    lay,
    seated,
    turn_all,
)

ONE_EACH = (1, 2, 3, 0)  # four tokens that every player has


def place_all(s: Doge, field: int, value: int) -> None:
    """Every player who is asked lays one token of this value on this field."""
    for seat in waiting(s):
        say(s, seat, "place", field, bundle(value))


def chosen_by_seat_1(field: int, *values: int) -> Doge:
    """The first placement, in which seat 1 alone has chosen."""
    s = seated()
    say(s, 1, "place", field, bundle(*values))
    return s


@pytest.mark.parametrize(("seats", "placements"), [(3, 4), (4, 3)])
def test_doge_3_1_a_round_opens_with_four_or_three_placements(seats: int, placements: int) -> None:
    """Three players place four times, four players three times; then the first field votes."""
    s = seated(seats, row=[QUARANTIA, 5, 4, 3, 2, 1, 0])
    for step in range(placements):
        assert question(s, 0).about[:2] == (step + 1, placements)
        assert asked(s) == [(seat, "place") for seat in range(seats)]
        place_all(s, step, ONE_EACH[step])
    assert asked(s) == [(CHANCE, "turn")]
    assert told(s, "called") == [("DOGE-4.1", QUARANTIA)]


@pytest.mark.parametrize(("seats", "placements"), [(3, 4), (4, 3)])
def test_doge_3_1_every_round_opens_so(seats: int, placements: int) -> None:
    """Round 2 asks for the first of as many placements."""
    s = end_round(seats=seats)
    assert question(s, 0).about[:2] == (1, placements)


def test_doge_3_2_all_choose_at_once_in_any_order() -> None:
    """The last seat may choose first; who has not chosen is still asked."""
    s = seated()
    say(s, 3, "place", CASTELLO, bundle(1))
    say(s, 1, "place", CASTELLO, bundle(1))
    assert asked(s) == [(0, "place"), (2, "place")]


@pytest.mark.parametrize("values", [(0,), (3, 3), (0, 1, 3), (2, 2, 3, 3)])
def test_doge_3_2_one_to_four_tokens(values: tuple[int, ...]) -> None:
    """Seat 0 may lay any one to four of its tokens."""
    s = seated()
    say(s, 0, "place", CASTELLO, bundle(*values))
    assert asked(s) == [(1, "place"), (2, "place"), (3, "place")]


@pytest.mark.parametrize("values", [(), (1, 1, 2, 2, 3), (0, 0), (1, 1, 1)])
def test_doge_3_2_not_none_not_five_not_more_than_one_has(values: tuple[int, ...]) -> None:
    """No token, five tokens, a second 0 and a third 1 are refused."""
    assert refused(seated(), 0, "place", CASTELLO, bundle(*values)) == "field tokens: DOGE-3.2"


def test_doge_3_2_only_tokens_in_hand() -> None:
    """With two tokens left in hand no other and no third can be laid."""
    s = seated()
    lay(s, 0, CASTELLO, [0, 1, 1, 2, 3])
    assert question(s, 0).about == (1, 3, 2), "the question says how many may be laid"
    tokens = question(s, 0).moves[0].fields[1]
    assert isinstance(tokens, Bundle)
    assert sorted(map(str, tokens.values())) == ["(0, 0, 0, 1)", "(0, 0, 1, 0)", "(0, 0, 1, 1)"]
    assert refused(s, 0, "place", DORSODURO, bundle(0)) == "field tokens: DOGE-3.2"


def test_doge_3_2_a_field_is_one_of_seven() -> None:
    """There is no eighth card."""
    assert refused(seated(), 0, "place", 7, bundle(1)).startswith("field field: DOGE-3.")


def test_doge_3_2_choosing_is_compulsory() -> None:
    """Every answer open to a player who has a token lays one."""
    s = seated()
    assert {a.verb for a in legal(s, question(s, 0))} == {"place"}
    assert refused(s, 0, "stop") == "verb: DOGE-3.2"


def test_doge_3_2_a_player_without_tokens_sits_out() -> None:
    """Seat 1 lays its last tokens in the second placement and is not asked for the third."""
    s = seated()
    place_all(s, CASTELLO, 0)
    lay(s, 1, CASTELLO, [1, 1])
    for seat in (0, 2, 3):
        say(s, seat, "place", DORSODURO, bundle(1))
    assert told(s, "sat_out") == []
    say(s, 1, "place", DORSODURO, bundle(2, 2, 3, 3))
    assert asked(s) == [(0, "place"), (2, "place"), (3, "place")]
    assert told(s, "sat_out") == [("DOGE-3.2", 1)]
    assert refused(s, 1, "place", SAN_POLO, bundle(1)) == "turn: DOGE-3.2"


def test_doge_3_2_when_nobody_has_tokens_nobody_is_asked() -> None:
    """All seven tokens laid in two placements: the third passes by itself."""
    s = seated(3, row=[QUARANTIA, 5, 4, 3, 2, 1, 0])
    for field, values in ((CASTELLO, (0, 1, 1, 2)), (DORSODURO, (2, 3, 3))):
        for seat in range(3):
            say(s, seat, "place", field, bundle(*values))
    assert asked(s) == [(CHANCE, "turn")]
    assert told(s, "sat_out") == [("DOGE-3.2", seat) for _ in range(2) for seat in range(3)]


def test_doge_3_2_a_choice_is_final() -> None:
    """Who has chosen owes no answer until the reveal."""
    s = chosen_by_seat_1(CASTELLO, 3)
    assert refused(s, 1, "place", DORSODURO, bundle(1)) == "turn: DOGE-3.2"


@pytest.mark.parametrize("viewer", [0, 2, 3, NOBODY])
def test_doge_3_2_card_number_and_values_stay_hidden(viewer: int) -> None:
    """Whatever seat 1 chose, and however many tokens, the others see the same: that it has chosen."""
    one, other = chosen_by_seat_1(CASTELLO, 3), chosen_by_seat_1(QUARANTIA, 0, 1, 2)
    assert DOGE.view(one, viewer) == DOGE.view(other, viewer)
    assert player(one, viewer, 1)["in_hand"] == 7
    assert player(one, viewer, 1)["on_fields"] == [0] * 7


def test_doge_3_2_that_a_player_has_chosen_is_seen() -> None:
    """The view names who has chosen."""
    doing = DOGE.view(chosen_by_seat_1(CASTELLO, 3), NOBODY)["doing"]
    assert isinstance(doing, list)
    assert doing[-1]["chosen"] == [1]


@pytest.mark.parametrize(("viewer", "sees"), [(0, False), (1, True), (NOBODY, False), (EYE, True)])
def test_doge_3_2_a_player_sees_their_own_choice(viewer: int, sees: bool) -> None:
    """Seat 1 and the eye can read what seat 1 chose."""
    doing = DOGE.view(chosen_by_seat_1(CASTELLO, 3), viewer)["doing"]
    assert isinstance(doing, list)
    assert doing[-1]["mine"] == ([(1, "place", (CASTELLO, bundle(3)))] if sees else [])


def test_doge_3_2_nothing_is_told_before_all_have_chosen() -> None:
    """A choice leaves no line in the log."""
    s = seated()
    before = list(s.log or [])
    say(s, 1, "place", CASTELLO, bundle(3))
    assert s.log == before


@pytest.mark.parametrize("viewer", [0, NOBODY])
def test_doge_3_2_others_imagine_any_choice(viewer: int) -> None:
    """What others imagine that seat 1 chose does not depend on what it chose, and varies."""
    choices = set()
    for seed in range(40):
        one = DOGE.imagine(chosen_by_seat_1(CASTELLO, 3), viewer, Random(seed))
        other = DOGE.imagine(chosen_by_seat_1(QUARANTIA, 0, 1, 2), viewer, Random(seed))
        assert DOGE.view(one, EYE) == DOGE.view(other, EYE)
        choices.add(str(DOGE.view(one, EYE)["doing"]))
    assert len(choices) > 20


def test_doge_3_2_a_player_imagines_their_own_choice_as_it_is() -> None:
    """In the worlds that seat 1 imagines it has chosen what it chose."""
    s = chosen_by_seat_1(CASTELLO, 3)
    for seed in range(20):
        assert DOGE.view(DOGE.imagine(s, 1, Random(seed)), 1) == DOGE.view(s, 1)


def test_doge_3_3_revealed_together_when_all_have_chosen() -> None:
    """With the last choice all cards open: who laid how many tokens where is told and seen."""
    s = seated()
    for seat, field, values in ((2, CASTELLO, (1,)), (0, CASTELLO, (2, 3)), (3, SAN_POLO, (0,))):
        say(s, seat, "place", field, bundle(*values))
    assert told(s, "placed") == []
    say(s, 1, "place", DORSODURO, bundle(1, 1, 2, 2))
    assert [event.seen_by(NOBODY).args for event in s.log or [] if event.kind == "placed"] == [
        (0, CASTELLO, 2, None),
        (1, DORSODURO, 4, None),
        (2, CASTELLO, 1, None),
        (3, SAN_POLO, 1, None),
    ]
    assert player(s, NOBODY, 1)["on_fields"] == [0, 0, 4, 0, 0, 0, 0]
    assert player(s, NOBODY, 1)["in_hand"] == 3


@pytest.mark.parametrize(
    ("viewer", "sees"), [(0, True), (1, False), (3, False), (NOBODY, False), (EYE, True)]
)
def test_doge_3_3_the_tokens_stay_face_down(viewer: int, sees: bool) -> None:
    """Only seat 0 and the eye are told the values that seat 0 laid."""
    s = seated()
    place_all(s, CASTELLO, 2)
    (first, *_) = [event for event in s.log or [] if event.kind == "placed"]
    assert first.clause == "DOGE-3.3"
    assert first.seen_by(viewer).args == (0, CASTELLO, 1, bundle(2) if sees else None)


def test_doge_3_3_one_pile_per_player() -> None:
    """Tokens of several players on one field do not mix."""
    s = seated(3)
    for seat, values in enumerate(((0, 1), (2, 3, 3), (2,))):
        say(s, seat, "place", CASTELLO, bundle(*values))
    assert [s.pile(seat, CASTELLO) for seat in range(3)] == [[1, 1, 0, 0], [0, 0, 1, 2], [0, 0, 1, 0]]
    assert [sum(s.tokens(seat)) for seat in range(3)] == [5, 4, 6]


def test_doge_3_3_a_field_only_once_per_round() -> None:
    """The card of Castello, used in the first placement, cannot be used again; the six others can."""
    s = seated()
    place_all(s, CASTELLO, 1)
    assert refused(s, 0, "place", CASTELLO, bundle(1)) == "field field: DOGE-3.3"
    fields = {a.args[0] for a in legal(s, question(s, 0))}
    assert fields == {field for field in FIELDS if field != CASTELLO}


def test_doge_3_3_a_used_card_binds_its_owner_alone() -> None:
    """Seat 1 may still go where seat 0 went before."""
    s = seated(3)
    for seat, field in enumerate((CASTELLO, DORSODURO, DORSODURO)):
        say(s, seat, "place", field, bundle(1))
    say(s, 1, "place", CASTELLO, bundle(1))
    assert asked(s) == [(0, "place"), (2, "place")]


def test_doge_3_3_a_used_card_stays_until_the_placements_are_over() -> None:
    """In the last placement the cards of all those before are used."""
    s = seated(3)
    for step, field in enumerate((CASTELLO, DORSODURO, SAN_MARCO)):
        place_all(s, field, ONE_EACH[step])
    for field in (CASTELLO, DORSODURO, SAN_MARCO):
        assert refused(s, 2, "place", field, bundle(1)) == "field field: DOGE-3.3"


def test_doge_3_4_everyone_takes_their_cards_back() -> None:
    """In the next round all seven fields are open again."""
    s = seated(4, row=[SANTA_CROCE, 0, 1, 2, 3, 4, 6])
    for step, field in enumerate((CASTELLO, DORSODURO, SANTA_CROCE)):
        place_all(s, field, (0, 1, 1)[step])
    while s.round == 1:
        turn_all(s)
        if s.round == 1:
            say(s, waiting(s)[0], "put", 0)
    for seat in range(4):
        assert {a.args[0] for a in legal(s, question(s, seat))} == set(FIELDS)


def test_doge_3_4_tokens_in_hand_are_worth_nothing() -> None:
    """Seat 0 keeps both its 3s in hand and loses Cannaregio to a 1."""
    s = seated(3)
    for field, lead in ((CANNAREGIO, 0), (CASTELLO, 1), (DORSODURO, 1), (SAN_MARCO, 2)):
        say(s, 0, "place", field, bundle(lead))
        say(s, 1, "place", field, bundle((1, 0, 2, 3)[field]))
        say(s, 2, "place", field, bundle((0, 1, 2, 3)[field]))
    assert told(s, "won") == [("DOGE-4.4", 1, CANNAREGIO, 1, 1)]
    assert told(s, "came_second") == []

"""Doge, section 2: the set-up, and what is public."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.games.doge.state import Doge
from fondaco.kernel import CHANCE, EYE, NOBODY, One, question
from tests.games.asking import asked, player, prompt_of, refused, told
from tests.games.doge.tables import (
    ADVISOR_I,
    CASTELLO,
    DOGE,
    DORSODURO,
    FIELDS,
    NEUTRAL,
    QUARANTIA,
    SAN_POLO,
    furnish,
    lay,
    seated,
    turn,
    vote_on,
)

OTHERS = (0, 2, 3, NOBODY)  # who may not know the tokens of seat 1


def with_tokens(*values: int) -> Doge:
    """A vote in Cannaregio while tokens of seat 1 lie in Castello and some of seat 0 in San Polo."""
    s = vote_on(0, tokens={0: [3]})
    lay(s, 1, CASTELLO, values)
    lay(s, 0, SAN_POLO, [0, 2])
    return s


def test_doge_2_1_all_advisors_start_neutral_off_the_fields() -> None:
    """No advisor has a master or stands on a field."""
    advisors = DOGE.view(seated(), EYE)["advisors"]
    assert isinstance(advisors, list)
    assert [(advisor["master"], advisor["at"]) for advisor in advisors] == [(NEUTRAL, NEUTRAL)] * 9


def test_doge_2_2_the_brown_set_is_laid_face_up_as_the_order_of_round_one() -> None:
    """The cards are laid as chance draws them, left to right, and told."""
    row = (3, 6, 0, 5, 1, 4, 2)
    s = seated(row=row)
    assert DOGE.view(s, NOBODY)["row"] == list(row)
    assert told(s, "laid") == [("DOGE-2.2", field, i) for i, field in enumerate(row, 1)]


def test_doge_2_2_shuffled_every_card_is_as_likely() -> None:
    """Each card not yet laid may come next, none more likely than another."""
    s = DOGE.start(4)
    turn(s, DORSODURO)
    prompt = prompt_of(s)
    card = prompt.moves[0].fields[0]
    assert isinstance(card, One)
    assert (prompt.seat, prompt.clause) == (CHANCE, "DOGE-2.2")
    assert card.options == [field for field in FIELDS if field != DORSODURO]
    assert card.weights is None


def test_doge_2_2_no_card_is_laid_twice() -> None:
    """Chance itself may not lay Dorsoduro again."""
    s = DOGE.start(4)
    turn(s, DORSODURO)
    assert refused(s, CHANCE, "turn", DORSODURO) == "field thing: DOGE-2.2"


def test_doge_2_2_players_wait_until_the_row_is_laid() -> None:
    """Only chance is asked before the last card lies."""
    s = DOGE.start(3)
    for _ in range(6):
        assert asked(s) == [(CHANCE, "turn")]
        turn(s)
    assert asked(s) == [(0, "place"), (1, "place"), (2, "place")]


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, NOBODY, EYE])
def test_doge_2_2_the_blue_set_lies_face_down(viewer: int) -> None:
    """Nobody sees a card of the next round's order at the start, for it is not yet drawn."""
    assert DOGE.view(seated(), viewer)["coming"] == []


@pytest.mark.parametrize("owner", range(4))
def test_doge_2_3_an_owner_may_look_at_all_their_tokens(owner: int) -> None:
    """During a decision too a player sees what they hold and what they laid."""
    s = vote_on(0, tokens={0: [3]})
    lay(s, owner, CASTELLO, [0, 1])
    piles = player(s, owner, owner)["piles"]
    assert isinstance(piles, list)
    assert piles[CASTELLO] == [1, 1, 0, 0]
    assert player(s, owner, owner)["tokens"] == s.tokens(owner)


@pytest.mark.parametrize("viewer", OTHERS)
def test_doge_2_3_token_values_are_secret(viewer: int) -> None:
    """Nobody else sees the values in the hand or in the piles of seat 1."""
    theirs = player(with_tokens(3, 3), viewer, 1)
    assert theirs["tokens"] is None
    assert theirs["piles"] is None


@pytest.mark.parametrize("viewer", OTHERS)
def test_doge_2_3_a_view_does_not_depend_on_the_values(viewer: int) -> None:
    """Two worlds that differ only in what seat 1 laid look alike to the others."""
    assert DOGE.view(with_tokens(3, 3), viewer) == DOGE.view(with_tokens(0, 1), viewer)


@pytest.mark.parametrize("viewer", [1, EYE])
def test_doge_2_3_a_view_shows_the_values_to_those_who_may_know(viewer: int) -> None:
    """To their owner and to the eye the same two worlds differ."""
    assert DOGE.view(with_tokens(3, 3), viewer) != DOGE.view(with_tokens(0, 1), viewer)


def test_doge_2_3_a_question_does_not_depend_on_the_values_of_others() -> None:
    """What the winner is asked is the same whatever lies face down."""
    one, other = question(with_tokens(3, 3), 0), question(with_tokens(0, 1), 0)
    assert (one.text, one.about, one.size()) == (other.text, other.about, other.size())


@pytest.mark.parametrize("viewer", [*OTHERS, 1, EYE])
def test_doge_2_3_how_many_tokens_lie_where_is_public(viewer: int) -> None:
    """Everybody sees two tokens of seat 1 in Castello and five in its hand."""
    theirs = player(with_tokens(3, 3), viewer, 1)
    assert theirs["on_fields"] == [0, 2, 0, 0, 0, 0, 0]
    assert theirs["in_hand"] == 5


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, NOBODY])
def test_doge_2_3_houses_palazzi_rings_cards_and_advisors_are_public(viewer: int) -> None:
    """Everybody sees what stands on the board of seat 1 and which order cards are face up."""
    s = vote_on(DORSODURO, row=[DORSODURO, 0])
    furnish(s, {1: {CASTELLO: 2}}, {1: {DORSODURO: 1}}, {ADVISOR_I: (1, CASTELLO)})
    theirs, view = player(s, viewer, 1), DOGE.view(s, viewer)
    assert theirs["houses"] == [0, 2, 0, 0, 0, 0]
    assert theirs["palazzi"] == [0, 0, 1, 0, 0, 0]
    assert (theirs["supply"], theirs["palazzi_left"], theirs["rings"]) == (13, 7, 5)
    assert (view["row"], view["coming"]) == ([0], [0, 1, 2, 3, 4])
    assert isinstance(view["advisors"], list)
    assert view["advisors"][ADVISOR_I] == {"home": QUARANTIA, "at": CASTELLO, "master": 1}


def test_doge_2_3_an_imagined_world_fits_what_a_seat_sees() -> None:
    """Whatever seat 0 imagines, it sees the same, and every player has the tokens they own."""
    s = with_tokens(3, 3)
    for seed in range(20):
        imagined = DOGE.imagine(s, 0, Random(seed))
        assert DOGE.view(imagined, 0) == DOGE.view(s, 0)
        DOGE.audit(imagined)


@pytest.mark.parametrize("viewer", [0, NOBODY])
def test_doge_2_3_an_imagined_world_does_not_depend_on_the_values(viewer: int) -> None:
    """What others imagine of seat 1 is dealt from what it owns, not from what it laid."""
    for seed in range(20):
        one = DOGE.imagine(with_tokens(3, 3), viewer, Random(seed))
        other = DOGE.imagine(with_tokens(0, 1), viewer, Random(seed))
        assert DOGE.view(one, EYE) == DOGE.view(other, EYE)


def test_doge_2_3_imagined_piles_vary() -> None:
    """Seat 0 thinks of every pair of tokens that seat 1 may have laid; its own pile never changes."""
    worlds = [DOGE.imagine(with_tokens(3, 3), 0, Random(seed)) for seed in range(200)]
    assert len({tuple(world.pile(1, CASTELLO)) for world in worlds}) == 9  # 00 cannot be: there is one 0
    assert {tuple(world.pile(0, SAN_POLO)) for world in worlds} == {(1, 0, 1, 0)}

"""Doge, section 4: voting."""

from __future__ import annotations

from random import Random

import pytest

from fondaco.kernel import CHANCE, EYE, NOBODY, One, waiting
from tests.games.asking import asked, kinds, player, prompt_of, refused, say, told
from tests.games.doge.tables import (
    ADVISOR_I,
    ADVISOR_II,
    CANNAREGIO,
    CASTELLO,
    DOGE,
    DORSODURO,
    FIELDS,
    NEUTRAL,
    QUARANTIA,
    SAN_MARCO,
    SAN_POLO,
    SANTA_CROCE,
    bundle,
    lay,
    turn,
    turn_all,
    vote_on,
)

VIEWERS = [0, 1, 2, 3, NOBODY, EYE]


def test_doge_4_1_fields_vote_in_the_order_of_the_row() -> None:
    """Seven fields vote one after another, left to right."""
    row = [SAN_POLO, QUARANTIA, CANNAREGIO, SANTA_CROCE, CASTELLO, SAN_MARCO, DORSODURO]
    s = vote_on(SAN_POLO, row=row)
    turn_all(s)
    assert told(s, "called") == [("DOGE-4.1", field) for field in row]


def test_doge_4_1_a_field_waits_until_the_one_before_is_done() -> None:
    """Castello is not called while Cannaregio's winner and second have something to decide."""
    s = vote_on(CANNAREGIO, tokens={0: [3], 1: [2]})
    lay(s, 2, CASTELLO, [3])
    say(s, 0, "take", CANNAREGIO, DORSODURO)
    say(s, 0, "put", 2)
    say(s, 1, "put", 1)
    assert told(s, "called") == [("DOGE-4.1", CANNAREGIO)]
    turn(s)
    assert told(s, "called") == [("DOGE-4.1", CANNAREGIO), ("DOGE-4.1", CASTELLO)]
    assert asked(s) == [(2, "spoils")]


def test_doge_4_2_votes_are_the_sum_of_the_tokens() -> None:
    """0, 1, 2 and 3 are six votes; they are told with the tokens."""
    s = vote_on(CASTELLO, tokens={0: [0, 1, 2, 3], 1: [3, 2]})
    assert told(s, "voted") == [
        ("DOGE-4.2", 0, CASTELLO, bundle(0, 1, 2, 3), 6, 0),
        ("DOGE-4.2", 1, CASTELLO, bundle(2, 3), 5, 0),
    ]


def test_doge_4_2_each_advisor_standing_there_is_one_vote() -> None:
    """Three advisors of seat 0 in Castello make three votes besides its 2."""
    there = {DORSODURO: (0, CASTELLO), ADVISOR_I: (0, CASTELLO), ADVISOR_II: (0, CASTELLO)}
    s = vote_on(CASTELLO, tokens={0: [2]}, advisors=there)
    assert told(s, "voted") == [("DOGE-4.2", 0, CASTELLO, bundle(2), 5, 3)]


def test_doge_4_2_an_advisor_votes_for_who_controls_it() -> None:
    """Seat 1's advisor makes seat 1 the winner where both laid a 2."""
    s = vote_on(CASTELLO, tokens={0: [2], 1: [2]}, advisors={DORSODURO: (1, CASTELLO)})
    assert told(s, "won") == [("DOGE-4.4", 1, CASTELLO, 3, 1)]


def test_doge_4_2_an_advisor_elsewhere_does_not_vote() -> None:
    """The district's own advisor, gone to Dorsoduro, adds nothing at home."""
    s = vote_on(CASTELLO, tokens={0: [2], 1: [3]}, advisors={CASTELLO: (0, DORSODURO)})
    assert told(s, "voted")[0] == ("DOGE-4.2", 0, CASTELLO, bundle(2), 2, 0)


def test_doge_4_2_advisors_vote_in_the_quarantia_too() -> None:
    """A district's advisor sent to the Quarantia wins it against nobody."""
    s = vote_on(QUARANTIA, advisors={CASTELLO: (2, QUARANTIA)})
    assert told(s, "won") == [("DOGE-4.4", 2, QUARANTIA, 1, 1)]


def test_doge_4_2_only_the_tokens_there_count() -> None:
    """Seat 0 wins Castello by its 1: the 3s of seat 1 lie in Dorsoduro."""
    s = vote_on(CANNAREGIO, row=[CANNAREGIO, CASTELLO, DORSODURO])
    lay(s, 0, CASTELLO, [1])
    lay(s, 1, DORSODURO, [3, 3])
    turn(s)
    assert told(s, "voted") == [("DOGE-4.2", 0, CASTELLO, bundle(1), 1, 0)]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_doge_4_2_all_tokens_there_are_revealed(viewer: int) -> None:
    """Everybody is told the values, of the loser and of the bluffer too."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [2], 2: [1], 3: [0]})
    voted = [event.seen_by(viewer).args for event in s.log or [] if event.kind == "voted"]
    assert voted == [(seat, CASTELLO, bundle(3 - seat), 3 - seat, 0) for seat in range(4)]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_doge_4_2_revealed_values_are_seen_while_the_field_decides(viewer: int) -> None:
    """While the winner thinks, everybody sees which tokens were shown in Castello."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [0, 2]})
    assert asked(s) == [(0, "spoils")]
    assert player(s, viewer, 0)["shown"] == list(bundle(3))
    assert player(s, viewer, 1)["shown"] == list(bundle(0, 2))


def test_doge_4_2_the_tokens_of_a_field_lie_open_while_it_votes() -> None:
    """The view names the field whose tokens are turned over, and none when its vote is done."""
    s = vote_on(CASTELLO, tokens={0: [3]})
    assert DOGE.view(s, NOBODY)["voting"] == CASTELLO
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 0, "put", 0)
    assert asked(s) == [(CHANCE, "turn")]
    assert DOGE.view(s, NOBODY)["voting"] == NEUTRAL


def test_doge_4_3_a_player_with_no_votes_takes_no_part() -> None:
    """A lone 0 is shown but is not second."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [0]})
    assert told(s, "came_second") == []
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 0, "put", 0)
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_4_3_absent_players_are_not_second_either() -> None:
    """Three players without votes do not tie for the second place."""
    s = vote_on(QUARANTIA, tokens={0: [3]})
    assert told(s, "came_second") == []
    assert prompt_of(s).clause == "DOGE-6.4"


def test_doge_4_3_two_bluffers_win_nothing() -> None:
    """Two 0 tokens alone are no tie of winners."""
    s = vote_on(CASTELLO, tokens={0: [0], 1: [0]})
    assert told(s, "won") == []
    assert asked(s) == [(CHANCE, "turn")]


def test_doge_4_3_a_zero_beside_an_advisor_is_one_vote() -> None:
    """Seat 1 with a 0 and an advisor ties with the 1 of seat 0."""
    s = vote_on(CASTELLO, tokens={0: [1], 1: [0]}, advisors={DORSODURO: (1, CASTELLO)})
    assert told(s, "won") == [("DOGE-4.4", 0, CASTELLO, 1, 2), ("DOGE-4.4", 1, CASTELLO, 1, 2)]


def test_doge_4_3_a_zero_beside_an_advisor_takes_part_where_others_only_bluff() -> None:
    """Where all tokens are 0s, the one with an advisor wins with its vote."""
    s = vote_on(CASTELLO, tokens={0: [0], 1: [0]}, advisors={DORSODURO: (1, CASTELLO)})
    assert told(s, "won") == [("DOGE-4.4", 1, CASTELLO, 1, 1)]
    assert told(s, "came_second") == []


def test_doge_4_4_most_votes_win_the_next_highest_is_second() -> None:
    """Of 2, 5, 1 and 3 votes the 5 win and the 3 are second."""
    s = vote_on(CASTELLO, tokens={0: [2], 1: [2, 3], 2: [1], 3: [3]})
    assert told(s, "won") == [("DOGE-4.4", 1, CASTELLO, 5, 1)]
    assert told(s, "came_second") == [("DOGE-4.4", 3, CASTELLO, 3)]


@pytest.mark.parametrize("votes", [(1, 2, 3), (1, 3, 2), (2, 1, 3), (2, 3, 1), (3, 1, 2), (3, 2, 1)])
def test_doge_4_4_whichever_seat_they_come_from(votes: tuple[int, ...]) -> None:
    """The seat with three votes wins and the one with two is second, wherever they sit."""
    s = vote_on(CASTELLO, seats=3, tokens={seat: [n] for seat, n in enumerate(votes)})
    assert told(s, "won") == [("DOGE-4.4", votes.index(3), CASTELLO, 3, 1)]
    assert told(s, "came_second") == [("DOGE-4.4", votes.index(2), CASTELLO, 2)]


def test_doge_4_4_votes_not_tokens_count() -> None:
    """One 3 beats two 1s."""
    s = vote_on(CASTELLO, tokens={0: [1, 1], 1: [3]})
    assert told(s, "won") == [("DOGE-4.4", 1, CASTELLO, 3, 1)]


def test_doge_4_5_the_card_is_set_aside_and_another_turned_up() -> None:
    """After Castello its card leaves the row, and a card of the other set opens the next row."""
    s = vote_on(CASTELLO)
    assert DOGE.view(s, NOBODY)["row"] == [field for field in FIELDS if field != CASTELLO]
    assert told(s, "set_aside") == [("DOGE-4.5", CASTELLO)]
    turn(s, SAN_POLO)
    assert told(s, "turned_up") == [("DOGE-4.5", SAN_POLO, 1)]
    for viewer in VIEWERS:
        assert DOGE.view(s, viewer)["coming"] == [SAN_POLO]


def test_doge_4_5_card_by_card_the_next_order_becomes_known() -> None:
    """Cards are turned left to right: the row of round 2 is as they came."""
    s = vote_on(CASTELLO)
    for field in (5, 3, 1, 6, 0, 2):
        turn(s, field)
    assert told(s, "turned_up") == [
        ("DOGE-4.5", field, i) for i, field in enumerate((5, 3, 1, 6, 0, 2, 4), 1)
    ]
    assert DOGE.view(s, 0)["row"] == [5, 3, 1, 6, 0, 2, 4]


def test_doge_4_5_any_card_still_face_down_may_come() -> None:
    """Each card not yet turned is as likely, that of the field that has just voted too."""
    s = vote_on(CASTELLO)
    turn(s, SAN_POLO)
    card = prompt_of(s).moves[0].fields[0]
    assert isinstance(card, One)
    assert card.options == [field for field in FIELDS if field != SAN_POLO]
    assert card.weights is None
    assert refused(s, CHANCE, "turn", SAN_POLO) == "field thing: DOGE-4.5"


def test_doge_4_5_only_after_the_field_has_voted() -> None:
    """While the winner of Castello decides, its card lies in the row and nothing is turned up."""
    s = vote_on(CASTELLO, tokens={0: [3]})
    assert DOGE.view(s, 0)["row"] == [CASTELLO, 0, 2, 3, 4, 5, 6]
    say(s, 0, "put", 0)
    say(s, 0, "take", CASTELLO, DORSODURO)
    assert kinds(s, "put", "took", "set_aside") == ["put", "took", "set_aside"]


def test_doge_4_6_tokens_go_back_to_their_owners() -> None:
    """After the vote all seven tokens are in each hand again and none lies in Castello."""
    s = vote_on(CASTELLO, tokens={0: [3, 3, 1], 1: [0]})
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 0, "put", 0)
    for seat in (0, 1):
        assert player(s, seat, seat)["tokens"] == [1, 2, 2, 2]
        assert player(s, NOBODY, seat)["in_hand"] == 7
        assert player(s, NOBODY, seat)["on_fields"] == [0] * 7


def test_doge_4_6_only_the_tokens_of_that_field_go_back() -> None:
    """Those in Dorsoduro lie there until Dorsoduro votes."""
    s = vote_on(CASTELLO)
    lay(s, 0, DORSODURO, [3, 1])
    turn(s)
    assert player(s, NOBODY, 0)["on_fields"] == [0, 0, 2, 0, 0, 0, 0]


def test_doge_4_6_returned_tokens_are_used_from_the_next_round_on() -> None:
    """After Castello nobody places again this round: the other fields vote; then all can place seven."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [3]})
    for seat in (0, 1):
        say(s, seat, "put", 0)
    for _ in range(6):
        assert waiting(s) == [CHANCE]
        turn(s)
    assert asked(s)[0] == (1, "place")
    assert [sum(s.tokens(seat)) for seat in range(4)] == [7] * 4


@pytest.mark.parametrize("viewer", VIEWERS)
def test_doge_4_6_values_shown_stay_public_to_the_end_of_the_round(viewer: int) -> None:
    """In a later vote of the round everybody still sees which of seat 1's tokens were shown."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [0]})
    lay(s, 1, DORSODURO, [2])
    say(s, 0, "take", CASTELLO, SAN_MARCO)
    say(s, 0, "put", 0)
    turn(s)
    assert asked(s) == [(CHANCE, "turn")]
    assert player(s, viewer, 1)["shown"] == list(bundle(0))
    turn(s)
    say(s, 1, "put", 0)
    say(s, 1, "waive", DORSODURO)
    assert player(s, viewer, 1)["shown"] == list(bundle(0, 2))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_doge_4_6_with_the_round_the_knowledge_ends(viewer: int) -> None:
    """In the next round nothing counts as shown."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [3]}, row=[CASTELLO])
    say(s, 0, "put", 0)
    say(s, 1, "put", 0)
    assert s.round == 2
    assert player(s, viewer, 1)["shown"] == [0] * 4


@pytest.mark.parametrize("viewer", [0, NOBODY])
def test_doge_4_6_tokens_never_placed_are_not_shown(viewer: int) -> None:
    """What seat 1 kept in hand, nobody else sees, to the end of the round and beyond."""
    s = vote_on(CASTELLO, tokens={0: [3], 1: [3]}, row=[CASTELLO, DORSODURO])
    say(s, 0, "put", 0)
    say(s, 1, "put", 0)
    assert player(s, viewer, 1)["shown"] == list(bundle(3))
    assert player(s, viewer, 1)["tokens"] is None
    turn(s)
    assert s.round == 2
    assert player(s, viewer, 1)["tokens"] is None


def test_doge_4_6_what_was_shown_is_not_imagined_otherwise() -> None:
    """Seat 1 has shown both its 3s: nobody imagines one in the pile that still lies face down."""
    s = vote_on(CASTELLO, tokens={0: [2], 1: [3, 3]})
    say(s, 1, "put", 0)
    say(s, 1, "take", CASTELLO, SAN_POLO)
    say(s, 0, "put", 0)
    lay(s, 1, DORSODURO, [0, 1])
    for seed in range(20):
        imagined = DOGE.imagine(s, 0, Random(seed))
        assert imagined.pile(1, DORSODURO)[3] == 0
        assert sum(imagined.pile(1, DORSODURO)) == 2
        assert imagined.tokens(1)[3] == 2


def test_doge_4_6_what_is_being_shown_is_not_imagined_otherwise() -> None:
    """While Castello decides, seat 0 imagines no other tokens of seat 1 there than those revealed."""
    s = vote_on(CASTELLO, tokens={0: [2], 1: [1]})
    for seed in range(20):
        world = DOGE.imagine(s, 0, Random(seed))
        say(world, 0, "take", CASTELLO, SAN_POLO)
        say(world, 0, "put", 0)
        say(world, 1, "put", 0)
        assert player(world, NOBODY, 1)["shown"] == list(bundle(1))


def test_doge_4_6_a_new_round_is_imagined_afresh() -> None:
    """The 3s that seat 1 showed in the last round may be what it lays face down in this one."""
    s = vote_on(CASTELLO, tokens={0: [3, 3], 1: [3, 3]}, row=[CASTELLO])
    say(s, 0, "put", 0)
    say(s, 1, "put", 0)
    assert s.round == 2
    lay(s, 1, DORSODURO, [0])
    worlds = [DOGE.imagine(s, 0, Random(seed)) for seed in range(60)]
    assert {tuple(world.pile(1, DORSODURO)) for world in worlds} == {bundle(n) for n in range(4)}

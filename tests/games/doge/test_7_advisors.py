"""Doge, section 7: advisors."""

from __future__ import annotations

import pytest

from fondaco.games.doge.state import Doge
from fondaco.kernel import CHANCE, EYE, Bar, settle
from tests.games.asking import answers, asked, player, prompt_of, refused, say, told, verbs
from tests.games.doge.tables import (
    ADVISOR_I,
    ADVISOR_II,
    ADVISOR_III,
    CANNAREGIO,
    CASTELLO,
    DOGE,
    DORSODURO,
    NEUTRAL,
    QUARANTIA,
    SAN_MARCO,
    SAN_POLO,
    SANTA_CROCE,
    bundle,
    lay,
    skip_placements,
    turn,
    vote_on,
)

SIX_OF_SEAT_0 = {  # all its rings; Castello and the third of the Quarantia are not among them
    CANNAREGIO: (0, SAN_POLO),
    DORSODURO: (0, SAN_POLO),
    SAN_MARCO: (0, SAN_POLO),
    SANTA_CROCE: (0, SAN_POLO),
    ADVISOR_I: (0, SAN_POLO),
    ADVISOR_II: (0, SAN_POLO),
}


def castello(master: int, at: int, houses: dict[int, int] | None = None) -> Doge:
    """Seat 0 alone has won Castello, whose advisor has this master and stands here."""
    advisors = {} if master == NEUTRAL else {CASTELLO: (master, at)}
    return vote_on(CASTELLO, tokens={0: [3]}, houses={0: houses or {}}, advisors=advisors)


def test_doge_7_1_control_takes_a_ring() -> None:
    """Taking a neutral advisor leaves seat 0 five rings."""
    s = castello(NEUTRAL, NEUTRAL)
    say(s, 0, "take", CASTELLO, DORSODURO)
    assert player(s, EYE, 0)["rings"] == 5
    assert told(s, "lost") == []


def test_doge_7_1_the_former_controller_gets_their_ring_back() -> None:
    """Seat 1 loses the advisor and has six rings again."""
    s = castello(1, DORSODURO)
    assert player(s, EYE, 1)["rings"] == 5
    say(s, 0, "take", CASTELLO, DORSODURO)
    assert (player(s, EYE, 0)["rings"], player(s, EYE, 1)["rings"]) == (5, 6)
    assert told(s, "lost") == [("DOGE-7.1", 1, CASTELLO)]


def test_doge_7_1_taking_ones_own_changes_no_ring() -> None:
    """Seat 0 moves its advisor: nobody has lost it."""
    s = castello(0, DORSODURO)
    say(s, 0, "take", CASTELLO, SAN_MARCO)
    assert player(s, EYE, 0)["rings"] == 5
    assert told(s, "lost") == []


def test_doge_7_2_to_any_field_but_its_home() -> None:
    """Castello's advisor may go to the five other districts and the Quarantia."""
    s = castello(NEUTRAL, NEUTRAL)
    assert answers(s, "take") == [(CASTELLO, field) for field in (0, 2, 3, 4, 5, QUARANTIA)]
    assert refused(s, 0, "take", CASTELLO, CASTELLO) == "field to: DOGE-7.2"


def test_doge_7_2_a_quarantia_advisor_goes_to_any_district() -> None:
    """The Quarantia is the home of its three."""
    s = vote_on(QUARANTIA, tokens={0: [3]})
    assert [field for advisor, field in answers(s, "take") if advisor == ADVISOR_II] == list(range(6))
    assert refused(s, 0, "take", ADVISOR_II, QUARANTIA) == "field to: DOGE-7.2"


def test_doge_7_2_at_once() -> None:
    """Taking without saying where is no answer."""
    assert refused(castello(NEUTRAL, NEUTRAL), 0, "take", CASTELLO) == "args: DOGE-7.2"


@pytest.mark.parametrize("master", [0, 1])
def test_doge_7_2_or_leave_it_where_it_stands(master: int) -> None:
    """An advisor on a field, one's own or another's, may stay there under its new control."""
    s = castello(master, SAN_POLO)
    say(s, 0, "take", CASTELLO, SAN_POLO)
    assert (s.master[CASTELLO], s.at[CASTELLO]) == (0, SAN_POLO)


def test_doge_7_2_winning_ones_own_advisor_lets_one_move_it() -> None:
    """Seat 0 sends its advisor from San Polo to the Quarantia."""
    s = castello(0, SAN_POLO)
    say(s, 0, "take", CASTELLO, QUARANTIA)
    assert (s.master[CASTELLO], s.at[CASTELLO]) == (0, QUARANTIA)


@pytest.mark.parametrize("verb", ["take", "waive"])
def test_doge_7_3_only_in_the_vote_of_its_home(verb: str) -> None:
    """In Castello's vote the advisor of Dorsoduro, though it stands there, is not to be decided on."""
    s = vote_on(CASTELLO, tokens={0: [3]}, advisors={DORSODURO: (1, CASTELLO)})
    where = [SAN_POLO] if verb == "take" else []
    assert refused(s, 0, verb, DORSODURO, *where) == "field advisor: DOGE-7.3"


@pytest.mark.parametrize("verb", ["take", "waive"])
def test_doge_7_3_a_district_advisor_is_no_affair_of_the_quarantia(verb: str) -> None:
    """The winner of the Quarantia cannot decide on Castello's advisor, though it stands there."""
    s = vote_on(QUARANTIA, tokens={0: [3]}, advisors={CASTELLO: (1, QUARANTIA)})
    where = [SAN_POLO] if verb == "take" else []
    home, council = "field advisor: DOGE-7.3", "field advisor: DOGE-6.1"
    assert refused(s, 0, verb, CASTELLO, *where) in (home, council)


@pytest.mark.parametrize("field", [CASTELLO, QUARANTIA])
def test_doge_7_3_a_tie_frees_only_those_whose_home_it_is(field: int) -> None:
    """Advisors that stand on a tied field but live elsewhere stay with their masters."""
    s = vote_on(field, tokens={0: [3], 2: [2]}, advisors={DORSODURO: (1, field), SAN_POLO: (2, field)})
    assert [seat for _, seat, *_ in told(s, "won")] == [0, 2]
    assert (s.master[DORSODURO], s.at[DORSODURO]) == (1, field)
    assert (s.master[SAN_POLO], s.at[SAN_POLO]) == (2, field)


def test_doge_7_3_the_second_decides_in_the_quarantia_too() -> None:
    """Seat 1, second, takes an advisor from seat 2."""
    s = vote_on(QUARANTIA, tokens={0: [3], 1: [1]}, advisors={ADVISOR_II: (2, CASTELLO)})
    say(s, 0, "take", ADVISOR_I, CASTELLO)
    say(s, 1, "take", ADVISOR_II, DORSODURO)
    assert (s.master[ADVISOR_II], s.at[ADVISOR_II]) == (1, DORSODURO)


def test_doge_7_3_it_stays_from_round_to_round() -> None:
    """After a round without votes in its home the advisor stands where it stood."""
    s = vote_on(CANNAREGIO, advisors={CASTELLO: (1, QUARANTIA)}, row=[CANNAREGIO, CASTELLO])
    turn(s)
    assert s.round == 2
    assert (s.master[CASTELLO], s.at[CASTELLO]) == (1, QUARANTIA)


def test_doge_7_3_it_counts_in_every_vote_of_its_field() -> None:
    """Seat 1's advisor votes in San Marco in this round and in the next."""
    s = vote_on(SAN_MARCO, advisors={CASTELLO: (1, SAN_MARCO)}, row=[SAN_MARCO])
    win_san_marco_again(s)
    assert s.round == 2
    skip_placements(s)
    s.row = [SAN_MARCO]
    s.coming = [0, 1, 2, 4, 5, 6]
    settle(s)
    win_san_marco_again(s)
    assert told(s, "voted") == [("DOGE-4.2", 1, SAN_MARCO, bundle(), 1, 1)] * 2


def win_san_marco_again(s: Doge) -> None:
    """Seat 1, whose advisor has won San Marco, wants nothing there."""
    say(s, 1, "put", 0)
    say(s, 1, "waive", SAN_MARCO)


def test_doge_7_3_it_counts_in_later_votes_of_the_same_round() -> None:
    """Taken in Castello's vote and put on Dorsoduro, it votes there next."""
    s = vote_on(CASTELLO, tokens={0: [3]}, row=[CASTELLO, DORSODURO])
    say(s, 0, "take", CASTELLO, DORSODURO)
    say(s, 0, "put", 0)
    turn(s)
    assert told(s, "won")[1:] == [("DOGE-4.4", 0, DORSODURO, 1, 1)]


def test_doge_7_4_without_a_free_ring_one_must_waive() -> None:
    """All six rings of seat 0 are on advisors: Castello's cannot be taken."""
    s = vote_on(CASTELLO, tokens={0: [3]}, advisors=SIX_OF_SEAT_0)
    assert player(s, EYE, 0)["rings"] == 0
    assert verbs(s) == ["waive", "put"]
    assert prompt_of(s).bars == (Bar("take", "DOGE-7.4"),)
    assert refused(s, 0, "take", CASTELLO, DORSODURO) == "verb: DOGE-7.4"
    say(s, 0, "waive", CASTELLO)
    assert s.master[CASTELLO] == NEUTRAL


def test_doge_7_4_nor_after_placing() -> None:
    """With the houses in, the only answer left is to waive."""
    s = vote_on(CASTELLO, tokens={0: [3]}, advisors=SIX_OF_SEAT_0)
    say(s, 0, "put", 2)
    assert verbs(s) == ["waive"]
    assert refused(s, 0, "take", CASTELLO, DORSODURO) == "verb: DOGE-7.4"


def test_doge_7_4_with_one_free_ring_one_may_take() -> None:
    """Five rings used: the sixth is for Castello's advisor."""
    five = {advisor: place for advisor, place in SIX_OF_SEAT_0.items() if advisor != ADVISOR_II}
    s = vote_on(CASTELLO, tokens={0: [3]}, advisors=five)
    say(s, 0, "take", CASTELLO, DORSODURO)
    assert player(s, EYE, 0)["rings"] == 0


def test_doge_7_4_an_advisor_one_controls_needs_no_second_ring() -> None:
    """Without a free ring seat 0 may still move its own advisor of Dorsoduro."""
    s = vote_on(DORSODURO, tokens={0: [3]}, advisors=SIX_OF_SEAT_0)
    say(s, 0, "take", DORSODURO, CASTELLO)
    assert (s.master[DORSODURO], s.at[DORSODURO]) == (0, CASTELLO)
    assert player(s, EYE, 0)["rings"] == 0


def test_doge_7_4_in_the_quarantia_only_ones_own_are_within_reach() -> None:
    """Without a free ring seat 0 may take its two of the Quarantia's advisors, and waive any."""
    s = vote_on(QUARANTIA, tokens={0: [3], 1: [2]}, advisors=SIX_OF_SEAT_0)
    assert {advisor for advisor, _ in answers(s, "take")} == {ADVISOR_I, ADVISOR_II}
    assert answers(s, "waive") == [(ADVISOR_I,), (ADVISOR_II,), (ADVISOR_III,)]
    assert refused(s, 0, "take", ADVISOR_III, CASTELLO).endswith(": DOGE-7.4")


def test_doge_7_4_in_the_quarantia_there_may_be_nothing_to_take() -> None:
    """With its six rings on others, seat 0 must waive each of the Quarantia's advisors."""
    full = dict.fromkeys(range(6), (0, QUARANTIA))
    s = vote_on(QUARANTIA, tokens={0: [3]}, advisors=full)
    assert verbs(s) == ["waive"]
    assert prompt_of(s).bars == (Bar("take", "DOGE-7.4"),)
    assert refused(s, 0, "take", ADVISOR_I, CASTELLO) == "verb: DOGE-7.4"


def test_doge_7_4_a_ring_cannot_be_taken_off_another_advisor() -> None:
    """In Castello's vote seat 0 cannot waive the advisor of Dorsoduro to get its ring."""
    s = vote_on(CASTELLO, tokens={0: [3]}, advisors=SIX_OF_SEAT_0)
    assert answers(s, "waive") == [(CASTELLO,)]
    assert refused(s, 0, "waive", DORSODURO) == "field advisor: DOGE-7.3"


def test_doge_7_4_a_ring_that_a_waiver_returned_is_free() -> None:
    """Seat 0 waives its first and has a ring for the third."""
    s = vote_on(QUARANTIA, tokens={0: [3]}, advisors=SIX_OF_SEAT_0)
    say(s, 0, "waive", ADVISOR_I)
    say(s, 0, "take", ADVISOR_III, CASTELLO)
    assert s.master[ADVISOR_III] == 0


@pytest.mark.parametrize("master", [0, 1])
def test_doge_7_5_a_waived_advisor_goes_neutral(master: int) -> None:
    """Another's or one's own, it goes off the field and its ring back to its owner."""
    s = castello(master, SAN_POLO)
    say(s, 0, "waive", CASTELLO)
    assert (s.master[CASTELLO], s.at[CASTELLO]) == (NEUTRAL, NEUTRAL)
    assert player(s, EYE, master)["rings"] == 6
    assert told(s, "waived") == [("DOGE-7.5", 0, CASTELLO)]
    assert told(s, "freed") == [("DOGE-7.6", CASTELLO)]


def test_doge_7_5_or_stays_neutral() -> None:
    """A neutral advisor is not freed once more."""
    s = castello(NEUTRAL, NEUTRAL)
    say(s, 0, "waive", CASTELLO)
    assert s.master[CASTELLO] == NEUTRAL
    assert told(s, "freed") == []


def test_doge_7_5_a_district_advisor_ties_the_move_to_its_district() -> None:
    """With houses in Castello and San Polo: from Castello to any, from San Polo into Castello."""
    s = castello(NEUTRAL, NEUTRAL, {CASTELLO: 1, SAN_POLO: 1})
    say(s, 0, "waive", CASTELLO)
    assert prompt_of(s).about == (1, CASTELLO)
    assert answers(s, "move") == [
        *[(CASTELLO, target) for target in (0, 2, 3, 4, 5)],
        (SAN_POLO, CASTELLO),
    ]
    assert refused(s, 0, "move", SAN_POLO, DORSODURO) == "rule: DOGE-7.5"
    assert refused(s, 0, "move", CASTELLO, CASTELLO) == "rule: DOGE-7.5"
    assert refused(s, 0, "move", DORSODURO, CASTELLO) == "field source: DOGE-7.5"


def test_doge_7_5_only_into_the_district_if_one_has_no_house_there() -> None:
    """With houses in San Polo and San Marco alone, both may go only into Castello."""
    s = castello(NEUTRAL, NEUTRAL, {SAN_MARCO: 2, SAN_POLO: 1})
    say(s, 0, "waive", CASTELLO)
    assert answers(s, "move") == [(SAN_MARCO, CASTELLO), (SAN_POLO, CASTELLO)]
    assert refused(s, 0, "move", SAN_POLO, SAN_MARCO) == "field target: DOGE-7.5"


def test_doge_7_5_only_out_of_the_district_if_one_has_houses_nowhere_else() -> None:
    """With a house in Castello alone, it may go to any other district."""
    s = castello(NEUTRAL, NEUTRAL, {CASTELLO: 1})
    say(s, 0, "waive", CASTELLO)
    assert answers(s, "move") == [(CASTELLO, target) for target in (0, 2, 3, 4, 5)]


def test_doge_7_5_a_quarantia_advisor_ties_it_to_none() -> None:
    """With houses in Castello and San Polo, from either to any other district."""
    s = vote_on(QUARANTIA, tokens={0: [3]}, houses={0: {CASTELLO: 1, SAN_POLO: 2}})
    say(s, 0, "waive", ADVISOR_I)
    assert answers(s, "move") == [
        *[(CASTELLO, target) for target in (0, 2, 3, 4, 5)],
        *[(SAN_POLO, target) for target in (0, 1, 2, 3, 5)],
    ]


def test_doge_7_5_one_house_moves() -> None:
    """After one move seat 0 goes on to its houses from supply."""
    s = castello(NEUTRAL, NEUTRAL, {CASTELLO: 2, SAN_POLO: 1})
    say(s, 0, "waive", CASTELLO)
    say(s, 0, "move", CASTELLO, DORSODURO)
    assert s.houses_of(0) == [0, 1, 1, 0, 1, 0]
    assert s.supply[0] == 12
    assert told(s, "moved") == [("DOGE-7.5", 0, CASTELLO, DORSODURO)]
    assert asked(s) == [(0, "put")]


def test_doge_7_5_only_an_own_house() -> None:
    """Seat 0 has none on the board and is not asked, though seat 1 has."""
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={1: {CASTELLO: 2}})
    say(s, 0, "waive", CASTELLO)
    assert asked(s) == [(0, "put")]
    assert s.houses_of(1)[CASTELLO] == 2


def test_doge_7_5_the_move_is_optional() -> None:
    """Seat 0 waives and leaves its houses alone."""
    s = castello(NEUTRAL, NEUTRAL, {CASTELLO: 2})
    say(s, 0, "waive", CASTELLO)
    assert verbs(s) == ["move", "stop"]
    say(s, 0, "stop")
    assert s.houses_of(0)[CASTELLO] == 2
    assert asked(s) == [(0, "put")]


def test_doge_7_5_a_forced_waiver_is_a_waiver_like_any_other() -> None:
    """Without a ring seat 0 waives the advisor of seat 1, frees it and may move a house."""
    advisors = SIX_OF_SEAT_0 | {CASTELLO: (1, SAN_MARCO)}
    s = vote_on(CASTELLO, tokens={0: [3]}, houses={0: {DORSODURO: 1}}, advisors=advisors)
    say(s, 0, "waive", CASTELLO)
    assert s.master[CASTELLO] == NEUTRAL
    say(s, 0, "move", DORSODURO, CASTELLO)
    assert s.houses_of(0)[CASTELLO] == 1


def test_doge_7_5_taking_moves_no_house() -> None:
    """Who takes the advisor is not asked to move."""
    s = castello(NEUTRAL, NEUTRAL, {CASTELLO: 2})
    say(s, 0, "take", CASTELLO, DORSODURO)
    assert asked(s) == [(0, "put")]


def test_doge_7_6_neutral_is_off_the_fields_without_a_ring() -> None:
    """Freed in the vote of its home, seat 1's advisor is seen neutral and its ring is back."""
    s = vote_on(CASTELLO, tokens={0: [3], 2: [3]}, advisors={CASTELLO: (1, SAN_MARCO)})
    advisors = DOGE.view(s, EYE)["advisors"]
    assert isinstance(advisors, list)
    assert advisors[CASTELLO] == {"home": CASTELLO, "at": NEUTRAL, "master": NEUTRAL}
    assert player(s, EYE, 1)["rings"] == 6


def test_doge_7_6_a_neutral_advisor_votes_nowhere() -> None:
    """Freed in Castello, it no longer votes in San Marco, which is next."""
    s = vote_on(
        CASTELLO, tokens={0: [3], 2: [3]}, advisors={CASTELLO: (1, SAN_MARCO)}, row=[CASTELLO, SAN_MARCO]
    )
    lay(s, 3, SAN_MARCO, [1])
    say(s, 0, "put", 0)
    say(s, 2, "put", 0)
    turn(s)
    assert told(s, "won")[2:] == [("DOGE-4.4", 3, SAN_MARCO, 1, 1)]
    assert told(s, "came_second") == []
    assert CHANCE not in [seat for seat, _ in asked(s)]

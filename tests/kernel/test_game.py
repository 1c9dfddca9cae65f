"""What the house knows of a game: how it starts, what it refuses to start, who has won."""

from __future__ import annotations

import pytest

from fondaco.kernel import BadTable, Game, Standing, places, waiting, winners
from tests.kernel.little import Little, LittleGame

LITTLE = LittleGame()


def standings(*ranks: tuple[int, ...]) -> list[Standing]:
    return [Standing(rank[0], rank, ()) for rank in ranks]


def test_a_game_starts_at_its_first_question() -> None:
    s = LITTLE.start(2)
    assert waiting(s) == [0]


@pytest.mark.parametrize("seats", [-1, 0, 1, 4, 99])
def test_a_table_of_the_wrong_size_is_not_set_up(seats: int) -> None:
    with pytest.raises(BadTable, match=f"Little is for 2 or 3 players, not {seats}"):
        LITTLE.start(seats)


def test_options_that_nobody_named_have_their_defaults() -> None:
    assert LITTLE.chosen({"length": "long"}) == {"luck": "some", "length": "long"}
    assert LITTLE.start(2, {"length": "long"}).purses == [5, 5]
    assert LITTLE.start(2).purses == [2, 2]


def test_an_unknown_option_is_not_set_up() -> None:
    with pytest.raises(BadTable, match="Little has no option 'colour'"):
        LITTLE.start(2, {"colour": "red"})


def test_an_unknown_value_is_not_set_up() -> None:
    with pytest.raises(BadTable, match="option 'luck' is one of some, none, not 'much'"):
        LITTLE.start(2, {"luck": "much"})


def test_a_game_whose_rules_say_it_all_takes_no_edition() -> None:
    assert LITTLE.edition() is None
    with pytest.raises(BadTable, match="Little has no editions"):
        LITTLE.start(2, None, {"cards": []})


def test_every_start_is_a_game_of_its_own() -> None:
    one, other = LITTLE.start(2), LITTLE.start(2)
    one.purses[0] = 99
    assert other.purses == [2, 2]


def test_what_a_game_must_fill_in() -> None:
    game: Game[Little] = Game()
    s = LITTLE.start(2)
    calls = (
        lambda: game.setup(2, {}, None),
        lambda: game.view(s, 0),
        lambda: game.standings(s),
        lambda: game.audit(s),
    )
    for call in calls:
        with pytest.raises(NotImplementedError):
            call()


def test_the_higher_rank_wins() -> None:
    rows = standings((3,), (7,), (5,))
    assert winners(rows) == [1]
    assert places(rows) == [3, 1, 2]


def test_a_tie_is_broken_by_what_comes_next_in_the_rank() -> None:
    rows = standings((7, 1), (7, 4), (5, 9))
    assert winners(rows) == [1]
    assert places(rows) == [2, 1, 3]


def test_who_is_level_in_all_shares_the_win_and_the_place() -> None:
    """Two firsts, and the next is third."""
    rows = standings((7, 4), (5, 9), (7, 4))
    assert winners(rows) == [0, 2]
    assert places(rows) == [1, 3, 1]


def test_all_may_be_level() -> None:
    rows = standings((0,), (0,), (0,))
    assert winners(rows) == [0, 1, 2]
    assert places(rows) == [1, 1, 1]


def test_the_score_does_not_decide_the_rank_does() -> None:
    rows = [Standing(90, (0, 90), ()), Standing(10, (1, 10), ())]
    assert winners(rows) == [1]
    assert places(rows) == [2, 1]

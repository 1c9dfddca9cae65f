"""OpenSpiel: its own random simulations, and what a player knows."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random
from typing import Any

import pyspiel
import pytest

import fondaco.env.openspiel
from fondaco.env.openspiel import PREFIX
from fondaco.env.position import Position, resumed, rules_of
from fondaco.games import ALL_GAMES
from tests.env.tables import LARGEST, TABLES, Table, name_of, variants

# The smallest table of each game, because every state is tried for every player.
SMALLEST = [Table(name, game.seats[0], variants(name)[0]) for name, game in ALL_GAMES.items()]


def loaded(table: Table) -> Any:
    assert fondaco.env.openspiel.__doc__  # whose import registers the games
    options = "".join([f",{name}={value}" for name, value in table.options.items()])
    return pyspiel.load_game(f"{PREFIX}{table.game}(seats={table.seats}{options})")


@pytest.mark.parametrize("table", SMALLEST, ids=name_of)
def test_openspiels_own_simulation_passes_with_states_stored_and_loaded(table: Table) -> None:
    pyspiel.random_sim_test(loaded(table), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_each_table_can_be_played_copied_and_stored(table: Table) -> None:
    game = loaded(table)
    state = game.new_initial_state()
    rng = Random(1)
    for _ in range(40):
        if state.is_terminal():
            break
        choices = [c for c, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(choices))
    _, stored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (state.clone(), stored):
        assert other.history() == state.history()
        assert other.current_player() == state.current_player()
        for player in range(table.seats):
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)


def test_a_clone_goes_its_own_way() -> None:
    """Also in the middle of an answer."""
    state = loaded(Table("doge", 3, {})).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    state.apply_action(3)
    other = state.clone()
    before = state.information_state_string(0)
    while other.current_player() == 0:
        other.apply_action(other.legal_actions()[-1])
    assert state.information_state_string(0) == before
    assert state.current_player() == 0


def test_odds_are_those_of_the_rules() -> None:
    """Hafen's gifts: eight purses and six pearls at the start, two of which each merchant draws."""
    state = loaded(Table("hafen", 2, {"rounds": "6"})).new_initial_state()
    position = state.position
    bag = position.s.stack[-1].bag(position.s)
    assert state.chance_outcomes() == [(gift, n / sum(bag)) for gift, n in enumerate(bag)]


def test_the_win_is_shared_out() -> None:
    state = loaded(Table("hafen", 3, {"rounds": "4"})).new_initial_state()
    rng = Random(4)
    while not state.is_terminal():
        choices = [c for c, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(rng.choice(choices))
    assert sum(state.returns()) == pytest.approx(1)


def test_a_secret_answer_is_in_ones_own_information_only() -> None:
    game = loaded(Table("doge", 3, {}))
    told: list[list[str]] = []
    for field in (0, 5):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        state.apply_action(field)
        while state.current_player() == 0:
            state.apply_action(state.legal_actions()[0])
        told.append([state.information_state_string(player) for player in range(3)])
    assert told[0][0] != told[1][0]
    assert told[0][1:] == told[1][1:]


def test_a_position_survives_pickling_and_copying() -> None:
    position = Position(rules_of("genoa", 3, (("layout", "q"),)))
    rng = Random(2)
    for _ in range(300):
        choices = position.filling.choices() if position.filling else [c for c, _ in position.odds()]
        position.decide(rng.choice(choices))
    for other in (pickle.loads(pickle.dumps(position)), deepcopy(position)):
        assert [other.information(seat) for seat in range(3)] == [
            position.information(seat) for seat in range(3)
        ]
        assert other.decisions == position.decisions


def decided(position: Position, count: int, seed: int) -> Position:
    """So many decisions on, at random."""
    rng = Random(seed)
    for _ in range(count):
        choices = position.filling.choices() if position.filling else [c for c, _ in position.odds()]
        position.decide(rng.choice(choices))
    return position


def told(position: Position) -> list[object]:
    seats = range(position.rules.seats)
    return [position.decisions, *[position.information(seat) for seat in seats]]


@pytest.mark.parametrize("table", LARGEST, ids=name_of)
def test_a_stored_position_is_found_from_any_other(table: Table) -> None:
    """Whatever was resumed before it: nothing, an earlier one, a later one, one that went another way."""
    rules = rules_of(table.game, table.seats, tuple(sorted(table.options.items())))
    early = decided(Position(rules), 15, seed=1)
    late = decided(deepcopy(early), 15, seed=2)
    other = decided(deepcopy(early), 15, seed=3)
    rules.resumed_last = None
    for position in (late, early, late, other, other, early, late):
        again = resumed(rules.key, position.decisions)
        assert told(again) == told(position)
        decided(again, 3, seed=4)  # which changes nothing of what is kept
        assert told(resumed(rules.key, position.decisions)) == told(position)

"""The games for OpenSpiel: import this, then `pyspiel.load_game("python_fondaco_doge(seats=4)")`.

It is the full game. Chance is a player with odds. An answer is given in steps: each is the next number of its
vector, as `filling` says, so that no question is too large. Several who are asked at once answer one after
the other, and none learns what another has answered in secret. A win is worth 1, shared where it is shared.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from fondaco.env.position import Position, rules_of
from fondaco.env.reward import rewards
from fondaco.games import ALL_GAMES
from fondaco.kernel.game import Game

PREFIX: Final = "python_fondaco_"
LONGEST: Final = 200_000  # decisions of a game; random players take some thousand


class FondacoState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of OpenSpiel around a position."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.position = Position(game.rules)

    def current_player(self) -> int:
        if self.position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        filling = self.position.filling
        return int(pyspiel.PlayerId.CHANCE) if filling is None else filling.prompt.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position.filling is not None, f"player {player} is not to act"
        return self.position.filling.choices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.odds()

    def _apply_action(self, action: int) -> None:
        self.position.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0 and not self.position.filled(player):
            return self.position.rules.codec.verbs[action]
        return str(action)

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        position = self.position
        if not position.is_over:
            return [0.0] * position.rules.seats
        return rewards(position.rules.game.standings(position.s), "win")

    def __str__(self) -> str:
        position = self.position
        return f"{position.s!r} after {len(position.decisions)} decisions, the last {position.decisions[-8:]}"


class FondacoObserver:
    """Observation tensors: the row of numbers that a seat sees, and what it has filled in of its answer."""

    def __init__(self, rules: Any, has_recall: bool) -> None:
        self.has_recall = has_recall
        row, width = rules.observer.size, rules.codec.width
        self.tensor = np.zeros(row + width, np.float32)
        self.dict = {"observation": self.tensor[:row], "filled": self.tensor[row:]}

    def set_from(self, state: FondacoState, player: int) -> None:
        position = state.position
        filling, filled = position.filling, position.filled(player)
        prompt = filling.prompt if filling and filling.prompt.seat == player else None
        self.dict["observation"][:] = position.rules.observer.row(position.s, player, prompt)
        self.dict["filled"].fill(-1)
        self.dict["filled"][: len(filled)] = filled

    def string_from(self, state: FondacoState, player: int) -> str:
        position = state.position
        return position.information(player) if self.has_recall else position.observation(player)


def type_of(game: Game[Any]) -> Any:
    """How a game is registered: its seats and options are parameters."""
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.seats[-1],
            **{option.name: parameter(option.values[0]) for option in game.options},
        },
    )


def parameter(value: str) -> str | int:
    """The value of an option as OpenSpiel reads it: what looks like a number is one."""
    return int(value) if value.isdigit() else value


def register(game: Game[Any]) -> None:
    """Make a game known to OpenSpiel."""
    game_type = type_of(game)

    class FondacoGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
        """A game of OpenSpiel with its parameters."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            given = {key: str(value) for key, value in (params or {}).items()}
            seats = int(given.pop("seats", game.seats[-1]))
            self.rules = rules_of(game.name, seats, tuple(sorted(game.chosen(given).items())))
            super().__init__(game_type, info_of(self.rules), params or {})

        def new_initial_state(self) -> FondacoState:
            return FondacoState(self)

        def make_py_observer(self, kind: Any = None, params: Any = None) -> FondacoObserver:
            return FondacoObserver(self.rules, kind is not None and kind.perfect_recall)

    pyspiel.register_game(game_type, FondacoGame)


def info_of(rules: Any) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=max(rules.codec.bounds),
        max_chance_outcomes=max(rules.codec.things.values()),
        num_players=rules.seats,
        min_utility=0.0,
        max_utility=1.0,
        utility_sum=1.0,
        max_game_length=LONGEST,
    )


for each in ALL_GAMES.values():
    register(each)

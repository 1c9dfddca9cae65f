"""A game in progress: its state, its answers, and what was told after each."""

from __future__ import annotations

from random import Random
from typing import Any

from fondaco.kernel.action import CHANCE, Action, Event, Illegal
from fondaco.kernel.frame import check, is_sealed, pick, play, question, waiting
from fondaco.kernel.game import Game, Standing, winners


class Course:
    """The state that a set-up and a list of answers lead to. It knows no clock, no disk and no page."""

    def __init__(
        self, game: Game[Any], seats: int, options: dict[str, str], edition: dict[str, object] | None
    ) -> None:
        self.game = game
        self.state = game.start(seats, options, edition)
        self.answers: list[Action] = []
        self.sealed: list[bool] = []  # was answer i a sealed choice?
        self.given = [0] * seats  # answers of each seat
        self.told: list[list[Event]] = []  # told[n]: after answer n; told[0]: at the set-up
        self.listen()

    @property
    def n(self) -> int:
        return len(self.answers)

    def listen(self) -> None:
        log: list[Event] | None = self.state.log
        assert log is not None, "a game that is told keeps its log"
        self.told.append(log)
        self.state.log = []

    def take(self, a: Action) -> None:
        """One more answer. Raises Illegal, changing nothing; anything else has left the state in pieces."""
        check(self.state, a)
        sealed = is_sealed(self.state)
        try:
            play(self.state, a)
        except Illegal as no:
            raise AssertionError("an answer that was checked is refused half played") from no
        self.answers.append(a)
        self.sealed.append(sealed)
        if a.seat != CHANCE:
            self.given[a.seat] += 1
        self.listen()

    def draw(self, dice: Random) -> None:
        """Chance answers as long as it is chance's turn."""
        while CHANCE in waiting(self.state):
            self.take(pick(self.state, question(self.state, CHANCE), dice))

    def waiting(self) -> tuple[int, ...]:
        return tuple(waiting(self.state))

    def standings(self) -> list[Standing] | None:
        """The final standings; None while the game is not over."""
        return None if waiting(self.state) else self.game.standings(self.state)

    def winners(self) -> tuple[int, ...]:
        return tuple(winners(self.game.standings(self.state)))

    def can_undo(self, seat: int) -> bool:
        """Nobody has answered since, not even chance; nothing secret was fixed, and nothing hidden shown."""
        if not self.answers or self.answers[-1].seat != seat or self.sealed[-1]:
            return False
        return bool(waiting(self.state)) and not self.game.reveals(self.told[-1], self.state)


def retold(
    game: Game[Any],
    seats: int,
    options: dict[str, str],
    edition: dict[str, object] | None,
    answers: list[Action],
) -> Course:
    """The game that a record tells. Raises Illegal if the rules no longer allow one of its answers."""
    course = Course(game, seats, options, edition)
    for a in answers:
        course.take(a)
    return course

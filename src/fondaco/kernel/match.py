"""A game in progress: its set-up, its answers, what was told of each, and where it stands."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Final, Generic, NamedTuple, cast

from fondaco.kernel.action import CHANCE, Action, Event, Illegal
from fondaco.kernel.frame import S, check, is_sealed, pick, play, question, waiting
from fondaco.kernel.game import Game, Standing
from fondaco.kernel.reading import Damaged

ANSWERS_PER_COPY: Final = 64  # answers between two kept copies of the state


class SetUp(NamedTuple):
    """All that must be known to begin a game. A record, a series and a bot's task hold just this.

    >>> from fondaco import LIGURIA, begin
    >>> match = begin(LIGURIA, 3)
    >>> match.set_up.game, match.set_up.seats, match.set_up.options
    ('liguria', 3, {})
    """

    game: str
    rules: str  # the version of the rules
    seats: int
    options: dict[str, str]  # every option of the game with its value
    edition: dict[str, object] | None  # None: the one that comes with the house


class Match(Generic[S]):
    """One game from its first question on: `push` gives an answer, `undo` takes the last one back.

    It knows no clock, no disk, no page and no bot. It keeps a copy of the state every `ANSWERS_PER_COPY`
    answers, so that going back plays at most that many answers again. `undo` puts another state in place of
    the present one: nobody else may keep `state`.

    >>> from fondaco import LIGURIA, Action, begin
    >>> match = begin(LIGURIA, 3)
    >>> events = match.push(Action(0, "offer", ((0, 2),)))
    >>> match.n, match.waiting()
    (1, [1])
    >>> match.undo()
    Action(seat=0, verb='offer', args=((0, 2),))
    """

    def __init__(self, game: Game[S], set_up: SetUp, state: S, is_told: bool) -> None:
        self.game = game
        self.set_up = set_up
        self.state = state
        self.is_told = is_told  # False: nothing is told, as in a series of bots
        self.answers: list[Action] = []
        self.sealed: list[bool] = []  # [i]: was answer i + 1 given in secret?
        self.given = [0] * state.seats  # how many answers each seat has given
        self.told: list[list[Event]] = []  # [n]: after answer n; [0]: at the set-up; empty unless `is_told`
        self.copies: list[S] = [cast(S, state.copy())]  # [i]: the state after i * ANSWERS_PER_COPY answers
        self.collect()

    def __repr__(self) -> str:
        return f"<Match of {self.set_up.game}, {self.n} answers: {self.state!r}>"

    @property
    def n(self) -> int:
        """The number of answers."""
        return len(self.answers)

    @property
    def public_n(self) -> int:
        """The last answer that everybody knows of. While several answer in secret it is the one before them:
        how many answers a seat needs for what it chooses is as secret as what it chooses."""
        n = self.n
        if is_sealed(self.state):
            while n and self.sealed[n - 1] and not self.told[n]:
                n -= 1
        return n

    def collect(self) -> list[Event]:
        """Move what was told since the last answer from the state's log to `told`."""
        if not self.is_told:
            self.state.log = None
            return []
        events = self.state.log
        assert events is not None, "a match that is told keeps the log of its state"
        self.told.append(events)
        self.state.log = []
        return events

    def push(self, a: Action) -> list[Event]:
        """Give one more answer; what is told of it. Raises Illegal, and then nothing has changed.

        Any other exception is a fault of the rules and leaves the state in pieces; `at(n)` has it whole.
        """
        check(self.state, a)
        was_sealed = is_sealed(self.state)
        try:
            play(self.state, a)
        except Illegal as no:
            raise AssertionError("an answer that was checked is refused half played") from no
        self.answers.append(a)
        self.sealed.append(was_sealed)
        if a.seat != CHANCE:
            self.given[a.seat] += 1
        if len(self.answers) % ANSWERS_PER_COPY == 0:
            self.copies.append(cast(S, self.state.copy()))
        return self.collect()

    def undo(self) -> Action:
        """Take the last answer back, whosesoever it was; `undo_refusal` says whether a seat may."""
        last = self.answers[-1]
        self.rewind(self.n - 1)
        return last

    def rewind(self, n: int) -> None:
        """Take back every answer after the first `n`."""
        self.state = self.at(n)
        self.state.log = [] if self.is_told else None
        for a in self.answers[n:]:
            if a.seat != CHANCE:
                self.given[a.seat] -= 1
        del self.answers[n:]
        del self.sealed[n:]
        del self.told[n + 1 :]
        del self.copies[n // ANSWERS_PER_COPY + 1 :]

    def undo_refusal(self, seat: int) -> str:
        """Why a seat may not take its last answer back; empty if it may.

        `late`: it was not the last answer, chance has answered since, or the game is over; `sealed`: it was
        given in secret; `shown`: it has shown somebody what was hidden.
        """
        assert self.is_told, "without what was told nobody knows what was shown"
        if not self.answers or self.answers[-1].seat != seat or not self.waiting():
            return "late"
        if self.sealed[-1]:
            return "sealed"
        return "shown" if self.game.reveals(self.told[-1], self.state) else ""

    def at(self, n: int) -> S:
        """The state after the first `n` answers: a copy, which tells nothing."""
        assert 0 <= n <= len(self.answers)
        s = cast(S, self.copies[n // ANSWERS_PER_COPY].copy())
        for a in self.answers[n - n % ANSWERS_PER_COPY : n]:
            play(s, a)
        return s

    def follow(self, answers: Sequence[Action]) -> None:
        """Go to where other answers lead, from the last one that both have in common. Raises Illegal."""
        same = 0
        for mine, other in zip(self.answers, answers):
            if mine != other:
                break
            same += 1
        if same < self.n:
            self.rewind(same)
        for a in answers[same:]:
            self.push(a)

    def draw(self, dice: Random) -> None:
        """Let chance answer for as long as it is asked."""
        while CHANCE in self.waiting():
            self.push(pick(self.state, question(self.state, CHANCE), dice))

    def waiting(self) -> list[int]:
        """The seats that owe an answer. None: the game is over."""
        return waiting(self.state)

    def view(self, seat: int) -> Mapping[str, object]:
        """What a seat may know now."""
        return self.game.view(self.state, seat)

    def heard(self, seat: int, first: int = 0, last: int | None = None) -> list[tuple[int, Event]]:
        """What a seat was told from answer `first` to answer `last`, each event with its answer's number."""
        end = self.n if last is None else last
        return [(n, event.seen_by(seat)) for n in range(first, end + 1) for event in self.told[n]]

    def own(self, seat: int, first: int, last: int) -> list[tuple[int, Action]]:
        """What a seat answered from answer `first` to answer `last`, by the numbers that everybody knows.

        An answer in secret has the number of the answer that brought it to light: its own would say how many
        answers others gave before it.
        """
        start = max(first, 1)
        while start > 1 and self.is_secret(start - 1):
            start -= 1  # an answer before it may have come to light with it
        given = [n for n in range(start, min(last, self.n) + 1) if self.answers[n - 1].seat == seat]
        known = [(self.known_at(n), self.answers[n - 1]) for n in given]
        return [(n, a) for n, a in known if first <= n <= last]

    def known_at(self, n: int) -> int:
        """The answer with which everybody learned of answer `n`; beyond the last while it is a secret."""
        while n <= self.n and self.is_secret(n):
            n += 1
        return n

    def is_secret(self, n: int) -> bool:
        """Was nothing told of answer `n`, because others still had to give theirs?"""
        return self.sealed[n - 1] and not self.told[n]

    def standings(self) -> list[Standing] | None:
        """The final standings; None while the game is not over."""
        return None if self.waiting() else self.game.standings(self.state)


def begin(
    game: Game[S],
    seats: int,
    options: Mapping[str, str] | None = None,
    edition: Mapping[str, object] | None = None,
    is_told: bool = True,
) -> Match[S]:
    """A new game at its first question. Raises BadTable, and Damaged for a wrong edition.

    >>> from fondaco import LIGURIA, begin
    >>> match = begin(LIGURIA, 3)
    >>> match.waiting()
    [0]
    """
    chosen = game.chosen(options or {})
    printed = None if edition is None else dict(edition)
    set_up = SetUp(game.name, game.rules, seats, chosen, printed)
    return Match(game, set_up, game.start(seats, chosen, printed), is_told)


def resume(game: Game[S], set_up: SetUp, answers: Iterable[Action] = (), is_told: bool = True) -> Match[S]:
    """The game that a set-up and its answers lead to. Raises what `begin` raises, Damaged and Illegal.

    >>> from fondaco import LIGURIA, begin
    >>> from fondaco.kernel import Action, resume
    >>> match = begin(LIGURIA, 3)
    >>> resume(LIGURIA, match.set_up, [Action(0, "offer", ((0, 2),))]).n
    1
    """
    check_rules(game, set_up)
    match = begin(game, set_up.seats, set_up.options, set_up.edition, is_told)
    for a in answers:
        match.push(a)
    return match


def check_rules(game: Game[S], set_up: SetUp) -> None:
    """Raise Damaged if a game was set up under other rules than those of this program."""
    if set_up.game != game.name:
        raise Damaged("game", f"this is a game of {set_up.game!r}, not of {game.name!r}")
    if set_up.rules != game.rules:
        raise Damaged("rules", f"played under version {set_up.rules!r}, this program plays {game.rules!r}")

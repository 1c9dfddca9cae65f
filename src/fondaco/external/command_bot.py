"""A bot that asks a program of its own, and loses the game if the program fails."""

from __future__ import annotations

import shlex
import time
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.follower import Forfeit
from fondaco.bots.named import named_action
from fondaco.external.messages import (
    PROTOCOL,
    Answer,
    Hello,
    Lost,
    ProgramMessage,
    Quit,
    Ready,
    Weigh,
    Weighed,
    ask_message,
    begin_message,
    end_message,
    refusal_message,
)
from fondaco.external.process import LineProcess, ProgramFailed, ProgramLimits
from fondaco.kernel.action import Action, Event, Illegal
from fondaco.kernel.game import Game, Standing
from fondaco.kernel.match import SetUp
from fondaco.kernel.prompt import Prompt

HOUSE: Final = "fondaco"
MAX_WEIGHED_PER_QUESTION: Final = 10_000
SEED_BITS: Final = 64


class Program:
    """A program that speaks the protocol. Every method raises ProgramFailed."""

    def __init__(self, command: str, limits: ProgramLimits) -> None:
        self.limits = limits
        self.line = LineProcess(shlex.split(command), limits)

    def greet(self) -> Ready:
        """Send `hello`; the program's reply, which must be `ready` in this protocol. Raises ProgramFailed."""
        deadline = time.monotonic() + self.limits.start
        self.send(Hello(PROTOCOL, HOUSE, self.limits.seconds, self.limits.memory), deadline)
        ready = self.receive(deadline)
        if not isinstance(ready, Ready):
            raise ProgramFailed("did not begin with ready")
        if ready.protocol != PROTOCOL:
            raise ProgramFailed(f"speaks protocol {ready.protocol}, the house speaks {PROTOCOL}")
        return ready

    def send(self, message: Struct, deadline: float | None = None) -> None:
        """Write a message."""
        until = time.monotonic() + self.limits.seconds if deadline is None else deadline
        self.line.send(self.encode(message), until)

    def encode(self, message: Struct) -> bytes:
        """A message as one line."""
        return msgspec.json.encode(message)

    def receive(self, deadline: float) -> ProgramMessage:
        """The next message."""
        line = self.line.receive(deadline)
        try:
            message: ProgramMessage = msgspec.json.decode(line, type=ProgramMessage)
        except (msgspec.DecodeError, UnicodeDecodeError) as no:
            raise ProgramFailed(f"wrote what is no message: {shortened(line)} ({no})") from None
        return message


def shortened(line: bytes) -> str:
    """What a program wrote, as it may stand in an error."""
    text = line.decode(errors="replace")
    return text if len(text) <= 80 else f"{text[:77]}..."


class CommandBot:
    """Plays by a program. If it crashes, exceeds its time or gives an illegal answer, `stand_in` plays on.

    >>> from fondaco import DOGE
    >>> from fondaco.bots import Chaos
    >>> from fondaco.external import CommandBot, ProgramLimits
    >>> bot = CommandBot(DOGE, "./mybot", stand_in=Chaos(), limits=ProgramLimits(seconds=1.0))
    >>> bot.forfeit is None
    True
    """

    def __init__(self, game: Game[Any], command: str, stand_in: Bot, limits: ProgramLimits) -> None:
        self.game = game
        self.command = command
        self.stand_in = stand_in
        self.limits = limits
        self.forfeit: Forfeit | None = None
        self.program: Program | None = None
        self.seat = 0
        self.asked = 0  # questions so far
        self.events: list[Event] = []  # that the program has not been told

    def sit_down(self, set_up: SetUp, seat: int, rng: Random) -> None:
        self.seat, self.asked, self.events, self.forfeit = seat, 0, [], None
        seed = f"{rng.getrandbits(SEED_BITS):x}"
        try:
            self.start_program()
            assert self.program is not None
            self.program.send(begin_message(self.game, set_up, seat, seed))
        except ProgramFailed as no:
            self.lose(str(no))

    def start_program(self) -> None:
        """Start the program, which must play this game. Raises ProgramFailed."""
        self.program = Program(self.command, self.limits)
        games = self.program.greet().games
        if games and self.game.name not in games:
            raise ProgramFailed(f"does not play {self.game.name}, but {', '.join(games)}")

    def hear(self, events: Sequence[Event]) -> None:
        self.events += events

    def choose(self, sight: Sight[Any], rng: Random) -> Action:
        """The program's answer; that of the stand-in once it has failed."""
        if self.program is None:
            return self.stand_in.choose(sight, rng)
        self.asked += 1
        try:
            return self.ask(self.program, sight, rng)
        except ProgramFailed as no:
            self.lose(str(no), sight.prompt)
        except Illegal as no:
            self.part_with(Lost(str(no), no.clause))
            self.lose(f"answered against the rules: {no}", sight.prompt)
        return self.stand_in.choose(sight, rng)

    def ask(self, program: Program, sight: Sight[Any], rng: Random) -> Action:
        """Ask the program once; it may weigh answers before it gives one. Raises ProgramFailed, Illegal."""
        prompt, seconds = sight.prompt, self.limits.seconds
        message = ask_message(sight, self.asked, seconds, self.events, rng)
        self.events = []
        deadline = time.monotonic() + seconds
        program.send(message, deadline)
        for _ in range(MAX_WEIGHED_PER_QUESTION):
            said = program.receive(deadline)
            if isinstance(said, Ready) or said.id != self.asked:
                raise ProgramFailed(f"did not answer question {self.asked}, but wrote {said}")
            if isinstance(said, Answer):
                return self.checked(said, sight, prompt)
            program.send(self.weighed(said, sight, prompt), deadline)
        raise ProgramFailed(f"weighed {MAX_WEIGHED_PER_QUESTION} answers and gave none")

    def checked(self, said: Answer | Weigh, sight: Sight[Any], prompt: Prompt) -> Action:
        """The legal answer that a message means. Raises Illegal."""
        a = named_action(self.game, prompt, said.verb, said.parts)
        sight.check(a)
        return a

    def weighed(self, said: Weigh, sight: Sight[Any], prompt: Prompt) -> Weighed:
        try:
            return Weighed(said.id, None, sight.cost(self.checked(said, sight, prompt)))
        except Illegal as no:
            return Weighed(said.id, refusal_message(no), None)

    def lose(self, what: str, prompt: Prompt | None = None) -> None:
        """Kill the program, and note what cost it the game."""
        question, clause = (prompt.text, prompt.clause) if prompt else ("", "")
        self.forfeit = Forfeit(self.seat, self.asked, question, clause, what)
        program, self.program = self.program, None
        if program is not None:
            program.line.kill()

    def get_up(self, standings: list[Standing] | None) -> None:
        if standings is None:
            self.part_with(Quit())
        else:
            self.part_with(end_message(self.game, self.events, standings), Quit())
        self.events = []

    def part_with(self, *messages: Struct) -> None:
        """Send the last messages, unless the program has ended already, and end it."""
        program, self.program = self.program, None
        if program is None:
            return
        try:
            for message in messages:
                program.send(message)
        except ProgramFailed:
            pass  # it has ended before
        program.line.close()

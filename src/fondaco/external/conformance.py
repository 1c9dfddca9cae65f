"""What a program that wants to be a bot does right and wrong, told as a list."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from fondaco.bots import Bot, Chaos, Sight
from fondaco.bots.arena import play_game
from fondaco.external.command_bot import CommandBot, Program
from fondaco.external.messages import Quit, Ready, end_message
from fondaco.external.process import ProgramFailed, ProgramLimits
from fondaco.kernel.action import Action
from fondaco.kernel.game import Game, Standing

UNKNOWN: Final = {"from_a_later_protocol": [1, {"a": None}]}  # a field that no program can know


class Finding(NamedTuple):
    """One thing that was tried, whether the program did it right, and what was seen."""

    check: str
    is_right: bool
    seen: str


class FutureProgram(Program):
    """A program that is sent fields of a later protocol besides those that it knows."""

    def encode(self, message: Struct) -> bytes:
        return msgspec.json.encode(msgspec.to_builtins(message) | UNKNOWN)


class WatchedBot(CommandBot):
    """Plays several games by one run of its program, and notes what that does."""

    def __init__(self, game: Game[Any], program: Program) -> None:
        super().__init__(game, "", Chaos(), program.limits)
        self.kept = program
        self.answers = 0
        self.sealed = 0  # answers to questions that several are asked at once
        self.slowest = 0.0

    def start_program(self) -> None:
        self.program = self.kept

    def ask(self, program: Program, sight: Sight[Any], rng: Random) -> Action:
        started = time.monotonic()
        a = super().ask(program, sight, rng)
        self.slowest = max(self.slowest, time.monotonic() - started)
        self.answers += 1
        self.sealed += sight.annotated_prompt.is_sealed
        return a

    def get_up(self, standings: list[Standing] | None) -> None:
        """End the game, but not the program, which is to play another one."""
        if self.program is not None and standings is not None:
            try:
                self.program.send(end_message(self.game, self.events, standings))
            except ProgramFailed as no:
                self.lose(str(no))
        self.program = None


def examine(command: str, limits: ProgramLimits, games: Sequence[Game[Any]], each: int) -> Iterator[Finding]:
    """Test a program: how it greets and ends, `each` games of every game it plays, and unknown fields."""
    try:
        ready = greeted(Program(command, limits))
    except ProgramFailed as no:
        yield Finding("handshake", False, str(no))
        return
    played = [game for game in games if not ready.games or game.name in ready.games]
    names = ", ".join([game.name for game in played]) or "none of these games"
    yield Finding("handshake", True, f"{ready.name!r}, protocol {ready.protocol}, plays {names}")
    for game in played:
        yield from tried(f"{game.name}: legal answers in time", game, Program(command, limits), each)
    for game in played[:1]:
        yield from tried("unknown fields are ignored", game, FutureProgram(command, limits), 1)
    yield ended(Program(command, limits), "ends when it is told to quit", Quit())
    yield ended(Program(command, limits), "ends when its input ends")


def greeted(program: Program) -> Ready:
    """What a program says of itself."""
    try:
        return program.greet()
    finally:
        program.line.kill()


def tried(check: str, game: Game[Any], program: Program, games: int) -> Iterator[Finding]:
    """So many games against bots that answer anything, all in one run of the program."""
    bot = WatchedBot(game, program)
    seats = game.seats[0]
    others: list[Bot] = [Chaos()] * (seats - 1)
    try:
        program.greet()
        for number in range(games):
            play_game(game, seats, [bot, *others], "conform", number)
            if bot.forfeit is not None:
                yield Finding(check, False, f"game {number + 1} of {games}: {bot.forfeit}")
                return
    except ProgramFailed as no:
        yield Finding(check, False, str(no))
        return
    finally:
        program.line.kill()
    seen = f"{games} games, {bot.answers} answers, {bot.sealed} of them sealed; slowest {bot.slowest:.3f} s"
    yield Finding(check, True, seen)


def ended(program: Program, check: str, *last: Struct) -> Finding:
    """Does the program end by itself, and with exit code 0?"""
    try:
        program.greet()
        for message in last:
            program.send(message)
        code = program.line.close()
    except ProgramFailed as no:
        program.line.kill()
        return Finding(check, False, str(no))
    if code is None:
        return Finding(check, False, "it had to be killed")
    return Finding(check, code == 0, f"exit code {code}")

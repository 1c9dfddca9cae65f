"""fondaco conform: what a program that wants to be a bot does right and wrong."""

from __future__ import annotations

import argparse
import json

from rich.text import Text

from fondaco.cli.arguments import UsageError, game_named, limits_in, maker_of
from fondaco.cli.output import ResultConsole
from fondaco.external.conformance import Finding, examine
from fondaco.games import GAMES


def run(args: argparse.Namespace) -> int:
    """Exit code 0 if the program does everything right, else 1."""
    games = [game_named(name) for name in args.game or GAMES]
    if args.games < 1:
        raise UsageError("--games must be at least 1")
    if not args.bot.startswith("cmd:"):
        raise UsageError(f"a program is named as cmd:COMMAND, not {args.bot!r}")
    maker_of(games[0], args.bot)  # which raises UsageError if there is no such program
    limits = limits_in(args.bot_seconds, args.bot_memory)
    findings = []
    for finding in examine(args.bot.removeprefix("cmd:"), limits, games, args.games):
        findings.append(finding)
        if not args.json:
            show(finding)
    if args.json:
        print(json.dumps([finding._asdict() for finding in findings]))
    return 0 if all(finding.is_right for finding in findings) else 1


def show(finding: Finding) -> None:
    mark = Text("right", "green") if finding.is_right else Text("WRONG", "bold red")
    ResultConsole().print(mark.append(f"  {finding.check}: {finding.seen}", "default"), soft_wrap=True)

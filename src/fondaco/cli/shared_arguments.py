"""Arguments that several commands take."""

from __future__ import annotations

import argparse
import math

from fondaco.games import ALL_GAMES

OWN_BOT = "(your own as module:Class or cmd:COMMAND)"


def game_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"which game: {', '.join(ALL_GAMES)}")


def seats_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, help="how many play (default: as many as the game takes)")


def seed_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", default="1", help="any word or number (default 1)")


def option_argument(parser: argparse.ArgumentParser) -> None:
    help = "an option of the table, such as map=multi; may be given again for others"
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=help)


def edition_argument(parser: argparse.ArgumentParser) -> None:
    help = "play with the tiles and cards of this file (fondaco rules GAME --edition shows the house's)"
    parser.add_argument("--edition", metavar="FILE", help=help)


def lang_argument(parser: argparse.ArgumentParser, lang: str) -> None:
    parser.add_argument("--lang", choices=("en", "de"), default=lang, help=f"language (now: {lang})")


def seconds(said: str) -> float:
    """A number of seconds, as an argument. Raises ArgumentTypeError for what is none."""
    return duration(said, "seconds")


def duration(said: str, unit: str, most: float = math.inf) -> float:
    """A finite number of some unit, from 0 to the most. Raises ArgumentTypeError for what is none."""
    try:
        found = float(said)
    except ValueError:
        found = math.nan
    if not math.isfinite(found) or not 0 <= found <= most:
        raise argparse.ArgumentTypeError(f"{said!r} is no number of {unit}")
    return found


def think_argument(parser: argparse.ArgumentParser) -> None:
    help = "how long a bot that searches may think about an answer; else a fixed number of games ahead"
    parser.add_argument("--think", metavar="SECONDS", type=seconds, default=0.0, help=help)


def workers_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play (default 1)")
    help = "the Ray cluster at this address plays instead, with the same results: pip install 'fondaco[ray]'"
    parser.add_argument("--ray", metavar="ADDRESS", default="", help=help)


def limits_arguments(parser: argparse.ArgumentParser) -> None:
    help = "how long a program named by cmd: has for an answer (default 10); then it has lost"
    parser.add_argument("--bot-seconds", metavar="SECONDS", type=seconds, default=10.0, help=help)
    help = "how much address space such a program may take (default 4096; 0: any; on Linux only)"
    parser.add_argument("--bot-memory", metavar="MIB", type=int, default=4096, help=help)

"""The arguments of the commands that measure bargaining and gather results."""

from __future__ import annotations

import argparse

from fondaco.cli.shared_arguments import (
    OWN_BOT,
    edition_argument,
    limits_arguments,
    option_argument,
    seats_argument,
    seed_argument,
    think_argument,
    workers_arguments,
)

BARGAIN = (
    "Bots play; their deals are measured: what part of the joint surplus that was to be had they realise, who"
    " gets it, how many proposals and answers they take. Intervals are bootstraps over whole games. With"
    " --exploit also what a seat gains that prices otherwise against the normal bot. docs/benchmark.md"
    " defines all of it."
)
LEADERBOARD = "Reads files that fondaco arena --keep wrote, and ranks all bots in them, game by game."


def bargain_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="which game: genoa or haendler")
    seats_argument(parser)
    parser.add_argument(
        "--bots", default="normal", help=f"by comma; the last plays on the other seats, too {OWN_BOT}"
    )
    parser.add_argument("--games", type=int, default=40, help="how many games (default 40)")
    seed_argument(parser)
    help = "play so many deals to choose the best price factor, and as many to measure it (default 0: do not)"
    parser.add_argument("--exploit", dest="deals", metavar="DEALS", type=int, default=0, help=help)
    parser.add_argument("--html", metavar="FILE", help="write a page")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    workers_arguments(parser)
    think_argument(parser)
    limits_arguments(parser)
    option_argument(parser)
    edition_argument(parser)


def leaderboard_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "files", metavar="FILE", nargs="+", help="results, as fondaco arena --keep writes them"
    )
    parser.add_argument("--html", metavar="PAGE", help="write a page with pictures")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of tables")

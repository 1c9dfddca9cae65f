"""The command line's grammar; each command's help teaches it by example."""

from __future__ import annotations

import argparse
from typing import Final, NoReturn, TypeAlias

from fondaco import __version__
from fondaco.cli.admin_arguments import admin_arguments
from fondaco.cli.lab_arguments import BARGAIN, LEADERBOARD, bargain_arguments, leaderboard_arguments
from fondaco.cli.serve_arguments import SERVE, serve_arguments
from fondaco.cli.shared_arguments import (
    OWN_BOT,
    edition_argument,
    game_argument,
    lang_argument,
    limits_arguments,
    option_argument,
    seats_argument,
    seconds,
    seed_argument,
    think_argument,
    workers_arguments,
)
from fondaco.cli.store_arguments import store_commands
from fondaco.games import ALL_GAMES

EPILOG = """examples:
  fondaco serve                                    play in the browser: prints the address
  fondaco play doge                                play in the terminal, against three bots
  fondaco play doge --seats 3 --lang de            the same in German, against two
  fondaco rules doge 5.3                           one clause; without a number, all of them
  fondaco arena genoa --bots hard,normal --jobs 4  who is better, and how sure is that?
  fondaco simulate doge --games 5 --save records   keep the games, then look at one:
  fondaco replay records/doge-4-1-0.json           what happened
  fondaco review records/doge-4-1-0.json           what turned it, and what was a mistake

The games are {games}; `fondaco COMMAND --help` explains a command.
FONDACO_LANG=de or --lang de: games and rules in German.
"""
COMMAND_COLUMNS: Final = 17  # of the list of commands, for their names and the indent


ADMIN = "Speaks to the site that runs on this data, over a socket that only its own user may open."


class Parser(argparse.ArgumentParser):
    """A parser that prints one line for wrong arguments, and exits with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def make_parser(lang: str) -> argparse.ArgumentParser:
    parser = Parser(
        prog="fondaco",
        description="Classic merchant games with their complete rules, for people, bots and research.",
        epilog=EPILOG.format(games=", ".join(ALL_GAMES)),
        formatter_class=CommandListFormatter,
    )
    parser.add_argument("--version", action="version", version=f"fondaco {__version__}")
    commands = parser.add_subparsers(title="commands", dest="command", metavar="COMMAND", parser_class=Parser)
    help = "run the site: play in the browser, with people and bots"
    serve_arguments(commands.add_parser("serve", help=help, description=SERVE))
    add_play(commands, lang)
    add_rules(commands, lang)
    add_replay(commands, lang)
    add_review(commands, lang)
    add_operating(commands)
    add_laboratory(commands)
    add_clauses(commands)
    add_schema(commands)
    add_bench(commands)
    return parser


class CommandListFormatter(argparse.RawDescriptionHelpFormatter):
    """Keeps the examples as they are written, and each command on one line with what it does."""

    def __init__(self, prog: str) -> None:
        super().__init__(prog, max_help_position=COMMAND_COLUMNS)
        self._action_max_length = COMMAND_COLUMNS  # argparse measures commands without their indent


# argparse has no public name for what add_subparsers returns
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def add_operating(commands: Commands) -> None:
    """What the operator of a site does besides serving it."""
    admin_arguments(commands.add_parser("admin", help="look after a running site", description=ADMIN))
    store_commands(commands)


def add_laboratory(commands: Commands) -> None:
    """Bots against bots, and what is learned from their games."""
    add_simulate(commands)
    add_arena(commands)
    help = "rank the bots of several arenas on one page"
    leaderboard_arguments(commands.add_parser("leaderboard", help=help, description=LEADERBOARD))
    help = "measure how bots bargain"
    bargain_arguments(commands.add_parser("bargain", help=help, description=BARGAIN))
    add_conform(commands)
    add_mcp(commands)
    add_dataset(commands)
    add_train(commands)
    add_tune(commands)


def add_play(commands: Commands, lang: str) -> None:
    parser = commands.add_parser(
        "play",
        help="play a game in the terminal",
        description=(
            "You against bots, in the terminal. Every question names its clause;"
            " r and a clause opens the rules there."
        ),
    )
    game_argument(parser)
    seats_argument(parser)
    parser.add_argument(
        "--bots",
        help=f"who plays against you: easy,normal,hard,… {OWN_BOT} (default: normal)",
    )
    think_argument(parser)
    limits_arguments(parser)
    parser.add_argument("--name", default="", help="your name")
    parser.add_argument("--seed", help="the same seed deals the same game")
    parser.add_argument("--save", metavar="FILE", help="keep the record of the game here, finished or not")
    parser.add_argument("--resume", metavar="FILE", help="go on with a game that was saved")
    option_argument(parser)
    edition_argument(parser)
    lang_argument(parser, lang)


def add_simulate(commands: Commands) -> None:
    parser = commands.add_parser(
        "simulate",
        help="let bots play a series of games",
        description=(
            "Bots against bots. From game to game each bot moves one seat on; wins count by the position"
            " in --bots, a shared win as a fraction. The same seed plays the same games."
        ),
    )
    game_argument(parser)
    seats_argument(parser)
    parser.add_argument("--games", type=int, default=10, help="how many games (default 10)")
    seed_argument(parser)
    parser.add_argument(
        "--bots",
        default="chaos",
        help=f"one for each seat, by comma; the last fills up {OWN_BOT}",
    )
    workers_arguments(parser)
    think_argument(parser)
    limits_arguments(parser)
    parser.add_argument("--save", metavar="DIR", help="keep the record of every game in this folder")
    option_argument(parser)
    edition_argument(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def add_arena(commands: Commands) -> None:
    parser = commands.add_parser(
        "arena",
        help="measure bots against each other",
        description=(
            "Bots against bots over duplicate deals: every seating of a deal meets the same luck. Prints how"
            " often each wins a seat, with 95 % intervals, and a rating. The same seed plays the same games."
        ),
    )
    game_argument(parser)
    seats_argument(parser)
    parser.add_argument(
        "--bots", default="normal,chaos", help=f"by comma; the last plays on the other seats, too {OWN_BOT}"
    )
    parser.add_argument(
        "--games", type=int, default=400, help="how many games, a multiple of the seats (default 400)"
    )
    seed_argument(parser)
    workers_arguments(parser)
    think_argument(parser)
    limits_arguments(parser)
    parser.add_argument("--keep", metavar="FILE", help="keep the results here, and go on with what it has")
    parser.add_argument("--html", metavar="FILE", help="write a page with pictures")
    option_argument(parser)
    edition_argument(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def add_conform(commands: Commands) -> None:
    parser = commands.add_parser(
        "conform",
        help="test a program that wants to be a bot",
        description=(
            "Starts a program that speaks the bot protocol (docs/bot-protocol.md), plays some games of each"
            " game with it, and lists what it does right and wrong. Exit code 1 if anything is wrong."
        ),
    )
    parser.add_argument("bot", metavar="cmd:COMMAND", help='the program, such as "cmd:python mybot.py"')
    parser.add_argument(
        "--game", action="append", metavar="GAME", help="only this game; may be given again for others"
    )
    parser.add_argument("--games", type=int, default=2, help="how many games of each (default 2)")
    limits_arguments(parser)
    parser.add_argument("--json", action="store_true", help="a JSON list instead of lines")


def add_dataset(commands: Commands) -> None:
    parser = commands.add_parser(
        "dataset",
        help="write games between bots down as tables, to learn from",
        description=(
            "Bots play; the records, and tables of every decision (what the seat saw, could answer and"
            " answered, and how it came out) and of every deal, go into a folder as Parquet, with a data card"
            " and hashes. A run that was interrupted goes on where it stopped and makes the same bytes."
            " It needs the extra fondaco[data]."
        ),
    )
    game_argument(parser)
    seats_argument(parser)
    parser.add_argument("--games", type=int, default=100, help="how many games (default 100)")
    seed_argument(parser)
    parser.add_argument(
        "--bots", default="normal", help=f"one for each seat, by comma; the last fills up {OWN_BOT}"
    )
    parser.add_argument("--out", metavar="DIR", required=True, help="the folder, new or to go on with")
    parser.add_argument("--shard", type=int, default=100, help="games in one file (default 100)")
    workers_arguments(parser)
    think_argument(parser)
    limits_arguments(parser)
    option_argument(parser)
    edition_argument(parser)


def add_mcp(commands: Commands) -> None:
    parser = commands.add_parser(
        "mcp",
        help="let a language model play against bots",
        description=(
            "A server of the Model Context Protocol on standard input and output, with tools to begin a game"
            " against bots, look, ask what is asked and why, weigh an answer and give it. A client starts it;"
            " docs/models.md says how. It needs the extra fondaco[mcp]."
        ),
    )
    help = "any word or number: the first, second … game of every run is the same (default: fresh dice)"
    parser.add_argument("--seed", help=help)


def add_train(commands: Commands) -> None:
    parser = commands.add_parser(
        "train",
        help="fit a game's chance to win to games that bots play",
        description=(
            "Lets quick bots play, fits each seat's chance to win to how their games ended, and says how well"
            " that foretells games it was not fitted to. The same seed gives the same weights."
        ),
    )
    game_argument(parser)
    parser.add_argument("--seats", type=int, help="for so many seats only (default: for each number)")
    parser.add_argument(
        "--games", type=int, default=400, help="how many games (default 400; 0: only draw what was fitted)"
    )
    parser.add_argument("--seed", default="train", help="any word or number (default train)")
    workers_arguments(parser)
    parser.add_argument("--out", metavar="FILE", required=True, help="write the weights here, or renew them")
    parser.add_argument("--picture", metavar="FILE", help="draw the calibration into this SVG file")


def add_tune(commands: Commands) -> None:
    parser = commands.add_parser(
        "tune",
        help="fit what a master goes by to games that bots play",
        description=(
            "Lets quick bots that weigh things a little otherwise play against each other, round after round,"
            " and follows the better; then measures what came of it. The same seed gives the same taste."
        ),
    )
    game_argument(parser)
    parser.add_argument("--rounds", type=int, default=200, help="how often the taste is moved (default 200)")
    parser.add_argument("--duels", type=int, default=96, help="pairs of games in a round (default 96)")
    parser.add_argument(
        "--proofs", type=int, default=400, help="pairs of games that measure what came of it (default 400)"
    )
    parser.add_argument("--seed", default="tune", help="any word or number (default tune)")
    workers_arguments(parser)
    parser.add_argument("--out", metavar="FILE", required=True, help="write the taste here")


def add_replay(commands: Commands, lang: str) -> None:
    parser = commands.add_parser(
        "replay",
        help="tell a recorded game again and verify it",
        description=(
            "Replays a record, checks every answer, mark, score and the digest, and tells the game."
            " A record that is damaged or was changed is refused with the place, and exit code 1."
        ),
    )
    parser.add_argument("file", metavar="FILE", help="a record, as --save writes it")
    parser.add_argument("--until", type=int, metavar="N", help="tell only the first N answers")
    parser.add_argument("--seat", type=int, metavar="S", help="tell what this seat saw (0 is the first)")
    parser.add_argument("--json", action="store_true", help="one JSON object: events, view, scores, digest")
    lang_argument(parser, lang)


def add_review(commands: Commands, lang: str) -> None:
    parser = commands.add_parser(
        "review",
        help="tell what turned a finished game, and what was a mistake",
        description=(
            "Tells everybody's chance from round to round, what turned the game, which answers cost most from"
            " what their seat knew then, what luck brought and what deals were worth. The same seed finds the"
            " same."
        ),
    )
    parser.add_argument("file", metavar="FILE", help="the record of a finished game, as --save writes it")
    parser.add_argument("--seat", type=int, metavar="S", help="only what this seat answered (0 is the first)")
    seed_argument(parser)
    help = "how long to think about each answer; else a fixed number of games ahead"
    parser.add_argument("--think", metavar="SECONDS", type=seconds, default=0.0, help=help)
    parser.add_argument(
        "--json", action="store_true", help="one JSON object, with the sentences of both languages"
    )
    lang_argument(parser, lang)


def add_clauses(commands: Commands) -> None:
    parser = commands.add_parser(
        "clauses",
        help="list the code and the tests of each clause",
        description=(
            "Lists for each clause of the rules the code that cites it and the tests that try it"
            " (named by clause: test_doge_5_3_…). Exit code 1 if a clause lacks either;"
            " the examples of a rulebook need only tests."
        ),
    )
    parser.add_argument(
        "game", metavar="GAME", nargs="?", help=f"which game: {', '.join(ALL_GAMES)} (default: all)"
    )
    parser.add_argument(
        "--tests", metavar="DIR", help="where the tests are (default: those of this checkout)"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def add_rules(commands: Commands, lang: str) -> None:
    parser = commands.add_parser(
        "rules",
        help="print the rules, clause by clause",
        description=(
            "Prints a clause, a section, or with neither all of the rules with an introduction."
            " With --edition, what is printed on the pieces of a game that has editions."
        ),
    )
    game_argument(parser)
    parser.add_argument(
        "clause", metavar="CLAUSE", nargs="?", help="a clause (5.3 or DOGE-5.3) or a section (5)"
    )
    parser.add_argument("--json", action="store_true", help="a JSON list of clauses")
    about = "show what is printed on the pieces and not in the rules, with its sources"
    parser.add_argument("--edition", action="store_true", help=about)
    lang_argument(parser, lang)


def add_schema(commands: Commands) -> None:
    parser = commands.add_parser(
        "schema",
        help="print the types of a game's views, events and answers",
        description=(
            "Prints one JSON Schema with everything that crosses a game's border: the view, each event,"
            " question and answer by name, what is printed, and the names of all things by their ids."
            " With --bot-protocol, the messages between the house and bots that are programs."
        ),
    )
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"which game: {', '.join(ALL_GAMES)}")
    parser.add_argument(
        "--bot-protocol", action="store_true", help="the messages of docs/bot-protocol.md instead"
    )


def add_bench(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure how fast the games are played, beside a peer",
        description=(
            "Random games of every game of the house and, if it is installed, of Catanatron,"
            " in turns in one process. Read the ratios: times are as noisy as the machine."
        ),
    )
    parser.add_argument("--rounds", type=int, help="how often each has its turn (default 7)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")

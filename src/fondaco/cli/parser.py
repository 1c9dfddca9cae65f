"""The command line's grammar; each command's help teaches it by example."""

from __future__ import annotations

import argparse
from typing import NoReturn, TypeAlias

from fondaco import __version__
from fondaco.games import ALL_GAMES

EPILOG = """examples:
  fondaco serve                                      play in the browser: prints the address
  fondaco play doge                                  play in the terminal, against three bots
  fondaco play doge --seats 3 --lang de              the same in German, against two
  fondaco simulate doge --games 100 --bots greedy,chaos
  fondaco simulate doge --games 5 --save records     keep the games, then tell one again:
  fondaco replay records/doge-4-1-0.json --until 40
  fondaco rules doge 5.3                             one clause; without a number, all of them

FONDACO_LANG=de or --lang de: games and rules in German.
"""


OWN_BOT = "(your own as module:Class)"


class Parser(argparse.ArgumentParser):
    """A parser that prints one line for wrong arguments, and exits with 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see {self.prog} --help)\n")


def make_parser(lang: str) -> argparse.ArgumentParser:
    parser = Parser(
        prog="fondaco",
        description="Classic merchant games with their complete rules, for people, bots and research.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"fondaco {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    add_serve(commands)
    add_play(commands, lang)
    add_simulate(commands)
    add_replay(commands, lang)
    add_clauses(commands)
    add_rules(commands, lang)
    add_schema(commands)
    add_bench(commands)
    return parser


# argparse has no public name for what add_subparsers returns
Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def game_argument(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help=f"which game: {', '.join(ALL_GAMES)}")


def lang_argument(parser: argparse.ArgumentParser, lang: str) -> None:
    parser.add_argument("--lang", choices=("en", "de"), default=lang, help=f"language (now: {lang})")


def add_serve(commands: Commands) -> None:
    parser = commands.add_parser(
        "serve",
        help="run the site: play in the browser, with people and bots",
        description=(
            "Runs the site until Ctrl-C. It answers only this machine unless --host says otherwise, and keeps"
            " everything in one file, so that it goes on where it stopped."
        ),
    )
    parser.add_argument(
        "--host", default="127.0.0.1", help="where to listen (default 127.0.0.1; 0.0.0.0: everywhere)"
    )
    parser.add_argument("--port", type=int, help="which port (default 8000, or the next that is free)")
    parser.add_argument(
        "--data", metavar="FILE", help="where to keep the tables (default: the user's data folder)"
    )
    parser.add_argument("--open", action="store_true", help="open the site in the browser")
    parser.add_argument(
        "--name", action="append", default=[], help="a further host name of the site, as behind a proxy"
    )
    parser.add_argument(
        "--workers", type=int, default=0, help="processes for bots (default: one less than there are cores)"
    )
    parser.add_argument(
        "--think", type=float, default=5.0, metavar="S", help="seconds a bot may think (default 5)"
    )


def edition_argument(parser: argparse.ArgumentParser) -> None:
    help = "play with the tiles and cards of this file (fondaco rules GAME --edition shows the house's)"
    parser.add_argument("--edition", metavar="FILE", help=help)


def option_argument(parser: argparse.ArgumentParser) -> None:
    help = "an option of the table, such as map=multi; may be given again for others"
    parser.add_argument("--option", metavar="NAME=VALUE", action="append", default=[], help=help)


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
    parser.add_argument("--seats", type=int, help="how many play (default: as many as the game takes)")
    parser.add_argument(
        "--bots",
        help=f"who plays against you: greedy,chaos,… {OWN_BOT} (default: the strongest there is)",
    )
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
    parser.add_argument("--seats", type=int, help="how many play (default: as many as the game takes)")
    parser.add_argument("--games", type=int, default=10, help="how many games (default 10)")
    parser.add_argument("--seed", default="1", help="any word or number (default 1)")
    parser.add_argument(
        "--bots",
        default="chaos",
        help=f"one for each seat, by comma; the last fills up {OWN_BOT}",
    )
    parser.add_argument("--jobs", type=int, default=1, help="how many processes play (default 1)")
    parser.add_argument("--save", metavar="DIR", help="keep the record of every game in this folder")
    option_argument(parser)
    edition_argument(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


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


def add_clauses(commands: Commands) -> None:
    parser = commands.add_parser(
        "clauses",
        help="which code and which tests keep each clause",
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
    parser = commands.add_parser("rules", help="the rules, clause by clause")
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
        help="the types of a game's views, events, questions and answers, as a JSON Schema",
        description=(
            "Prints one JSON Schema with everything that crosses a game's border: the view, each event,"
            " question and answer by name, what is printed, and the names of all things by their ids."
        ),
    )
    game_argument(parser)


def add_bench(commands: Commands) -> None:
    parser = commands.add_parser(
        "bench",
        help="measure the engines beside a peer",
        description=(
            "Random games of every game of the house and, if it is installed, of Catanatron,"
            " in turns in one process. Read the ratios: times are as noisy as the machine."
        ),
    )
    parser.add_argument("--rounds", type=int, help="how often each has its turn (default 7)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")

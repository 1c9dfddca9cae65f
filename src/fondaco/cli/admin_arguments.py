"""The grammar of `fondaco admin`."""

from __future__ import annotations

import argparse
from typing import Final

from fondaco.cli.shared_arguments import duration

MAX_BAN_HOURS: Final = 100 * 365 * 24.0  # of a ban that ends; longer is for ever

ADMIN_EPILOG = """examples:
  fondaco admin list                                     the tables that are not over
  fondaco admin close TABLE                              end a game; its record is kept
  fondaco admin delete TABLE                             erase a table
  fondaco admin ban 203.0.113.0/24 --hours 24            keep a network out for a day
  fondaco admin limits openings=0.1,100                  allow more, or less
  fondaco admin announce --en "Back at 8" --de "Um 8 wieder da"
  fondaco admin drain --stop                             no new tables, and stop in order
"""


def admin_arguments(parser: argparse.ArgumentParser) -> None:
    parser.epilog = ADMIN_EPILOG
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument(
        "--data", metavar="FILE", help="the data of the site (default: the user's data folder)"
    )
    parser.add_argument("--socket", metavar="FILE", help="its --admin-socket, if it was started with one")
    parser.add_argument("--json", action="store_true", help="one JSON value instead of text")
    commands = parser.add_subparsers(dest="action", metavar="WHAT", required=True, parser_class=type(parser))
    listed = commands.add_parser("list", help="the tables")
    listed.add_argument("--status", choices=("open", "running", "finished", "closed"))
    for name, help in (("close", "end a table, keep its record"), ("delete", "erase a table")):
        commands.add_parser(name, help=help).add_argument("table", metavar="TABLE")
    ban = commands.add_parser("ban", help="keep a visitor, an address or a network out")
    ban.add_argument("who", metavar="WHO", help="as list --json names a creator, or an address or network")
    ban.add_argument("--hours", type=hours, default=0.0, help="for so long (default: for ever)")
    commands.add_parser("unban", help="let them in again").add_argument("who", metavar="WHO")
    commands.add_parser("bans", help="who is kept out")
    limits = commands.add_parser("limits", help="show the limits, or set some")
    limits.add_argument("changes", metavar="NAME=VALUE", nargs="*", help="NAME= takes the usual one back")
    announce = commands.add_parser("announce", help="show a text on every page; without one, take it away")
    announce.add_argument("--en", default="", metavar="TEXT")
    announce.add_argument("--de", default="", metavar="TEXT")
    drain = commands.add_parser("drain", help="let nobody open a table any more")
    drain.add_argument("--off", action="store_true", help="tables are welcome again")
    drain.add_argument("--stop", action="store_true", help="and stop the site in order")


def hours(said: str) -> float:
    """A number of hours, as an argument; 0: for ever. Raises ArgumentTypeError for what is none."""
    return duration(said, "hours", MAX_BAN_HOURS)

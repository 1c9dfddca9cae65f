"""The arguments of the commands that look after a site's data: backup, restore, check, migrate."""

from __future__ import annotations

import argparse
from typing import Any

from fondaco.cli.arguments import UsageError
from fondaco.server.settings import data_file
from fondaco.server.store.database import Database
from fondaco.server.store.places import POSTGRES, Place, place_named

BACKUP = (
    "Writes everything that a site keeps into one file, also while it serves. The file holds the site's key:"
    " whoever has it can be any visitor. A file that is there already is not overwritten."
)
RESTORE = "Checks a backup, then makes a site of it where none is yet, and proves that both are equal."
CHECK = (
    "Verifies every table of a backup, of a data file that no site uses, or of a database: the numbers of its"
    " answers, the chain that links them, its edition, and that the rules lead through them. Prints what is"
    " missing; then the exit code is 1."
)
MIGRATE = (
    "Moves a site that does not run from a file to PostgreSQL, or back, where no site is yet, and proves by a"
    " digest that nothing was lost. FROM stays as it is."
)


def store_commands(commands: argparse._SubParsersAction[Any]) -> None:  # argparse has no public name for it
    """Add the four commands."""
    for name, help, description, add in (
        ("backup", "back a site up, also while it serves", BACKUP, backup_arguments),
        ("restore", "make a site out of a backup", RESTORE, restore_arguments),
        ("check", "verify all that a site or a backup holds", CHECK, check_arguments),
        ("migrate", "move a site to or from PostgreSQL", MIGRATE, migrate_arguments),
    ):
        add(commands.add_parser(name, help=help, description=description))


def place_arguments(parser: argparse.ArgumentParser) -> None:
    """Which site is meant, as `fondaco serve` takes it."""
    parser.add_argument("--data", metavar="SITE", help="the data file (default: in the user's data folder)")
    parser.add_argument("--database", metavar="URL", help="or the database: postgresql://user@host/name")


def backup_arguments(parser: argparse.ArgumentParser) -> None:
    place_arguments(parser)
    parser.add_argument("file", metavar="FILE", help="write the backup here")
    parser.add_argument("--socket", metavar="PATH", help="the site's --admin-socket, if it has one")


def restore_arguments(parser: argparse.ArgumentParser) -> None:
    place_arguments(parser)
    parser.add_argument("file", metavar="FILE", help="the backup")


def check_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("place", metavar="FILE", help="a backup, a data file, or postgresql://user@host/name")


def migrate_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("source", metavar="FROM", help="a data file, or postgresql://user@host/name")
    parser.add_argument("target", metavar="TO", help="likewise; there must be no site yet")


def place_of(args: argparse.Namespace) -> Place:
    """The site that the arguments mean."""
    if args.data and args.database:
        raise UsageError("--data and --database: the tables lie in a file or in a database, not in both")
    if args.database and not args.database.startswith(POSTGRES):
        raise UsageError(f"--database {args.database}: it begins with postgresql://")
    return place_named(args.database or args.data) if args.database or args.data else data_file()


def tables_in(db: Database) -> int:
    row = db.execute("SELECT count(*) FROM tables").fetchone()
    return int(row[0]) if row else 0

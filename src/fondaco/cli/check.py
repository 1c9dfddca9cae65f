"""fondaco check: verify every table of a backup, a data file or a database."""

from __future__ import annotations

import argparse
import sqlite3
from collections.abc import Iterator
from contextlib import closing

from fondaco.cli.arguments import UsageError
from fondaco.cli.progress import watched
from fondaco.cli.store_arguments import tables_in
from fondaco.server.store.checking import check_store, digest_of, losses_of_file
from fondaco.server.store.database import Database, DatabaseUnusable
from fondaco.server.store.places import place_named, reader
from fondaco.server.store.schema import VERSION
from fondaco.server.store.tail import Loss


def run(args: argparse.Namespace) -> int:
    try:
        with closing(reader(place_named(args.place))) as db:
            return checked(db)
    except DatabaseUnusable as no:
        raise UsageError(str(no)) from None


def checked(db: Database) -> int:
    """Print what is wrong, and the digest; the exit code."""
    try:
        if db.version() != VERSION:
            raise DatabaseUnusable("it was made by another version of Fondaco; serve it once, then check it")
        db.begin_reading()
        found = 0
        for loss in losses_in(db):
            found += 1
            print(f"table {loss.table}: {loss.what}" if loss.table else loss.what)
        print(f"{digest_of(db)}: {'all there' if not found else f'{found} faults'}")
    except sqlite3.Error as no:  # pages that cannot be read at all
        print(f"the file is damaged: {no}")
        return 1
    return 1 if found else 0


def losses_in(db: Database) -> Iterator[Loss]:
    """What is wrong, with a progress bar over the tables."""
    yield from losses_of_file(db)
    for losses in watched(check_store(db), tables_in(db), "tables"):
        yield from losses

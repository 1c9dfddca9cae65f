"""fondaco migrate: move a site from a file to PostgreSQL, or back."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from fondaco.cli.arguments import UsageError
from fondaco.server.store.checking import SiteDigest, digest_of
from fondaco.server.store.copying import copy_site
from fondaco.server.store.database import Database, DatabaseUnusable
from fondaco.server.store.places import Place, connect, place_named, reader


def run(args: argparse.Namespace) -> int:
    source, target = place_named(args.source), place_named(args.target)
    try:
        if isinstance(source, Path) and not source.exists():
            raise UsageError(f"there is no file {source}")
        with closing(connect(source)) as db:  # which keeps every site from it meanwhile
            return moved(db, target)
    except DatabaseUnusable as no:
        raise UsageError(str(no)) from None


def moved(source: Database, place: Place) -> int:
    """Copy a site, and prove that both are equal; the exit code. Raises DatabaseUnusable."""
    copy_site(source, place, print)
    with closing(reader(place)) as target:
        there, here = digest_now(source), digest_now(target)
    print(f"from: {there}\nto:   {here}")
    print("both are equal" if there == here else "they are NOT equal: do not use what was written")
    return 0 if there == here else 1


def digest_now(db: Database) -> SiteDigest:
    db.begin_reading()
    return digest_of(db)

"""fondaco restore: make a site out of a backup."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from fondaco.cli.arguments import UsageError
from fondaco.cli.check import checked
from fondaco.cli.migrate import moved
from fondaco.cli.store_arguments import place_of
from fondaco.server.store.database import DatabaseUnusable
from fondaco.server.store.places import reader


def run(args: argparse.Namespace) -> int:
    place = place_of(args)
    try:
        if isinstance(place, Path) and place.exists():
            raise UsageError(f"{place} is there already, and is not overwritten")
        with closing(reader(Path(args.file))) as backup:
            if checked(backup):
                print("nothing is restored: the backup is not whole")
                return 1
            return moved(backup, place)
    except DatabaseUnusable as no:
        raise UsageError(str(no)) from None

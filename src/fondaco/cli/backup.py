"""fondaco backup: write everything that a site keeps into one file, also while it serves."""

from __future__ import annotations

import argparse
from contextlib import closing
from pathlib import Path

from fondaco.cli.arguments import UsageError
from fondaco.cli.store_arguments import place_of
from fondaco.server.admin.commands import BackupForm
from fondaco.server.admin.wire import CommandRefused, NoSite, ask, socket_path
from fondaco.server.store.copying import back_up
from fondaco.server.store.database import DatabaseUnusable
from fondaco.server.store.places import Place, reader

MAX_BACKUP_SECONDS = 3600.0


def run(args: argparse.Namespace) -> int:
    place, file = place_of(args), Path(args.file).absolute()
    try:
        if not isinstance(place, Path) or not is_backed_up_by_site(place, file, args.socket):
            back_up_directly(place, file)
    except (DatabaseUnusable, CommandRefused) as no:
        raise UsageError(str(no)) from None
    print(f"{file}: {file.stat().st_size:,} bytes")
    return 0


def is_backed_up_by_site(data: Path, file: Path, socket: str | None) -> bool:
    """Let the running site write the backup: nobody else may open its file. False: none runs."""
    try:
        path = Path(socket) if socket else socket_path(data)
        ask(path, "backup", BackupForm(str(file)), MAX_BACKUP_SECONDS)
    except NoSite:
        return False
    return True


def back_up_directly(place: Place, file: Path) -> None:
    """Read the site from where it lies. Raises DatabaseUnusable."""
    with closing(reader(place)) as db:
        back_up(db, file)

"""fondaco serve: run the site."""

from __future__ import annotations

import argparse
import logging
import socket
import webbrowser
from pathlib import Path
from threading import Thread

from fondaco.cli.arguments import UsageError
from fondaco.server.run import bound, serve
from fondaco.server.settings import Settings, data_file
from fondaco.server.store.schema import DataFileUnusable

EVERYWHERE = ("0.0.0.0", "::")


def run(args: argparse.Namespace) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    if args.think <= 0 or args.workers < 0:
        raise UsageError("--think must be more than 0 and --workers not less")
    settings = settings_of(args)
    with opened(args.host, args.port) as door:
        address = address_of(args.host, door.getsockname()[1])

        def ready() -> None:
            print(f"Fondaco is at {address}", flush=True)
            if args.open:
                Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        try:
            serve(settings, door, ready)
        except DataFileUnusable as no:
            raise UsageError(str(no)) from None
        except KeyboardInterrupt:
            pass  # where the loop knows no signals, it has stopped in order all the same
    return 0


def settings_of(args: argparse.Namespace) -> Settings:
    is_public = args.host in EVERYWHERE
    own = (
        (socket.gethostname().lower(), f"{socket.gethostname().lower()}.local")
        if is_public
        else (args.host.lower(),)
    )
    return Settings(
        data=Path(args.data) if args.data else data_file(),
        hosts=(*own, *[name.lower() for name in args.name]),
        is_public=is_public,
        workers=args.workers,
        max_thinking_seconds=args.think,
    )


def opened(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for, or on the usual one, or on the next that is free."""
    if port is not None and not 0 <= port < 65536:
        raise UsageError(f"--port {port}: ports go from 0 to 65535")
    try:
        return bound(host, port)
    except OSError as no:
        raise UsageError(f"cannot listen on {host}, port {port or 'any'}: {no.strerror}") from None


def address_of(host: str, port: int) -> str:
    """The address to type into a browser."""
    name = socket.gethostname() if host in EVERYWHERE else host
    return f"http://[{name}]:{port}" if ":" in name else f"http://{name}:{port}"

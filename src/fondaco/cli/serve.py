"""fondaco serve: run the site."""

from __future__ import annotations

import argparse
import logging
import re
import socket
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

from fondaco.cli.arguments import UsageError
from fondaco.cli.site_arguments import limits_of, metrics_address, networks, public_url
from fondaco.server.admin.door import NotASocket
from fondaco.server.http.access import log_access
from fondaco.server.run import bound, serve
from fondaco.server.settings import NodeSettings, PushSettings, Settings, data_file
from fondaco.server.store.database import DatabaseUnusable
from fondaco.server.store.places import POSTGRES

EVERYWHERE = ("0.0.0.0", "::")
NODE_NAME = re.compile(r"[\w.-]{1,63}", re.ASCII)
BUSES = ("valkey://", "valkeys://", "redis://", "rediss://", "unix://")


def run(args: argparse.Namespace) -> int:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    if not args.host.strip():
        raise UsageError("--host is empty: 127.0.0.1 is this machine alone, 0.0.0.0 every address")
    if args.think <= 0 or args.workers < 0:
        raise UsageError("--think must be more than 0 and --workers not less")
    settings = settings_of(args)
    if args.metrics_address:
        settings = settings._replace(metrics_door=opened(*metrics_address(args.metrics_address)))
    if args.access_log:
        open_access_log(args.access_log)
    with opened(args.host, args.port) as door:
        address = address_of(args.host, door.getsockname()[1])

        def ready() -> None:
            print(f"Fondaco is at {address}", flush=True)
            if args.open:
                Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        try:
            serve(settings._replace(node=node_of(args, address)), door, ready)
        except (DatabaseUnusable, NotASocket) as no:
            raise UsageError(str(no)) from None
        except KeyboardInterrupt:
            pass  # where the loop knows no signals, it has stopped in order all the same
    return 0


def open_access_log(where: str) -> None:
    try:
        log_access(where)
    except OSError as no:
        raise UsageError(f"--access-log {where}: {no.strerror}") from None


def settings_of(args: argparse.Namespace) -> Settings:
    is_public = args.host in EVERYWHERE
    own = (
        (socket.gethostname().lower(), f"{socket.gethostname().lower()}.local")
        if is_public
        else (args.host.lower(),)
    )
    return Settings(
        data=Path(args.data) if args.data else data_file(),
        database=database_of(args),
        hosts=(*own, *[name.lower() for name in args.name]),
        is_public=is_public,
        proxies=networks(args.trust_proxy),
        public_url=public_url(args.public_url),
        limits=limits_of(args.limit),
        admin_socket=Path(args.admin_socket) if args.admin_socket else None,
        workers=args.workers,
        max_thinking_seconds=args.think,
        push=PushSettings(contact=contact_of(args.push)),
    )


def database_of(args: argparse.Namespace) -> str:
    """The URL of the database that was named; empty: the data lies in a file."""
    url: str = args.database or ""
    if url and args.data:
        raise UsageError("--data and --database: the tables lie in a file or in a database, not in both")
    if url and not url.startswith(POSTGRES):
        raise UsageError(f"--database {url}: it begins with postgresql://")
    return url


def node_of(args: argparse.Namespace, address: str) -> NodeSettings | None:
    """Which node of several this process is; None: it is the whole site."""
    url, bus = (args.node_url or "").rstrip("/"), args.bus or ""
    if not args.node:
        if url or bus:
            raise UsageError("--node-url and --bus are for a site of several nodes: --node NAME says which")
        return None
    if not args.database:
        raise UsageError("--node: several nodes share a PostgreSQL database; --database says which")
    if not NODE_NAME.fullmatch(args.node):
        raise UsageError(f"--node {args.node}: a name has up to 63 letters, digits, dots, - and _")
    if url and not url.startswith(("http://", "https://")):
        raise UsageError(f"--node-url {url}: it begins with http:// or https://")
    if bus and not bus.startswith(BUSES):
        raise UsageError(f"--bus {bus}: it begins with valkey://, valkeys://, redis://, rediss:// or unix://")
    if bus and find_spec("valkey") is None:
        raise UsageError("--bus needs valkey: pip install 'fondaco[scale]'")
    if args.host in EVERYWHERE and not url:
        raise UsageError(f"--host {args.host}: the other nodes must know where this one is; say --node-url")
    return NodeSettings(args.node, url or address, bus)


def contact_of(said: str) -> str:
    """Where push services reach the operator, as they want it written; empty: no pushes."""
    if not said or said.startswith(("mailto:", "https://")):
        return said
    if "@" not in said:
        raise UsageError(f"--push {said}: a mail address, or an https address, is needed")
    return f"mailto:{said}"


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

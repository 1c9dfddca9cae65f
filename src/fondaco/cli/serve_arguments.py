"""The arguments of `fondaco serve`."""

from __future__ import annotations

import argparse

from fondaco.cli.shared_arguments import seconds
from fondaco.cli.site_arguments import site_arguments

SERVE = (
    "Runs the site until Ctrl-C. It answers only this machine unless --host says otherwise, and keeps"
    " everything in one file, so that it goes on where it stopped."
)


def serve_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default="127.0.0.1", help="where to listen (default 127.0.0.1; 0.0.0.0: everywhere)"
    )
    parser.add_argument("--port", type=int, help="which port (default 8000, or the next that is free)")
    parser.add_argument(
        "--data", metavar="FILE", help="where to keep the tables (default: the user's data folder)"
    )
    parser.add_argument(
        "--database", metavar="URL", help="keep them in PostgreSQL instead: postgresql://user@host/name"
    )
    node_arguments(parser)
    parser.add_argument("--open", action="store_true", help="open the site in the browser")
    parser.add_argument(
        "--name", action="append", default=[], help="a further host name of the site, as behind a proxy"
    )
    thinking_arguments(parser)
    parser.add_argument(
        "--push",
        default="",
        metavar="MAIL",
        help="push to people whose pages are closed that it is their turn; push services want your address",
    )
    site_arguments(parser)


def node_arguments(parser: argparse.ArgumentParser) -> None:
    """What makes several processes one site."""
    parser.add_argument(
        "--node",
        metavar="NAME",
        help="be one of several processes that serve this --database, under this name",
    )
    parser.add_argument(
        "--node-url", metavar="URL", help="where the other nodes reach this one (default: --host and --port)"
    )
    parser.add_argument(
        "--bus", metavar="URL", help="the Valkey or Redis that carries news between nodes: valkey://host:6379"
    )


def thinking_arguments(parser: argparse.ArgumentParser) -> None:
    """How much the bots of the site may take."""
    parser.add_argument(
        "--workers", type=int, default=0, help="processes for bots (default: one less than there are cores)"
    )
    parser.add_argument(
        "--think", type=seconds, default=5.0, metavar="S", help="seconds a bot may think (default 5)"
    )

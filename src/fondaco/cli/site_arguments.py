"""The options of `fondaco serve` for a site that others reach: proxies, limits, what the operator sees."""

from __future__ import annotations

import argparse
import ipaddress
from urllib.parse import urlsplit

from fondaco.cli.arguments import UsageError
from fondaco.server.limits import Limits, with_changes
from fondaco.server.settings import Network


def site_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--public-url",
        default="",
        metavar="URL",
        help="what browsers call the site, as https://fondaco.example, when a proxy stands in front of it",
    )
    parser.add_argument(
        "--trust-proxy",
        action="append",
        default=[],
        metavar="NET",
        help="believe what a proxy at this address or network says of whom it asks for; may be given again",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="another limit than the usual one, as tables=50 or openings=0.1,100 (docs/operating.md)",
    )
    parser.add_argument(
        "--metrics-address",
        default="",
        metavar="[HOST:]PORT",
        help="tell Prometheus numbers at /metrics on this port, of this machine alone unless a host is given",
    )
    parser.add_argument(
        "--access-log",
        default="",
        metavar="FILE",
        help="log every request as a line of JSON without secrets, to a file or to standard output (-)",
    )
    parser.add_argument(
        "--admin-socket",
        default="",
        metavar="FILE",
        help="where fondaco admin reaches this site (default: beside the data)",
    )


def metrics_address(said: str) -> tuple[str, int]:
    """The host and port at which Prometheus asks: this machine's own unless a host is given."""
    host, _, port = said.rpartition(":")
    if not port.isdecimal() or int(port) > 65535:
        raise UsageError(f"--metrics-address {said}: a port, or a host and a port, is wanted")
    return host.strip("[]") or "127.0.0.1", int(port)


def networks(said: list[str]) -> tuple[Network, ...]:
    """The networks of trusted proxies."""
    try:
        return tuple([ipaddress.ip_network(one, strict=False) for one in said])
    except ValueError as no:
        raise UsageError(f"--trust-proxy: {no}") from None


def public_url(said: str) -> str:
    """A URL as the header Origin has it: scheme, name, and the port if it is not the usual one."""
    if not said:
        return ""
    try:
        parts = urlsplit(said)
        port = parts.port
    except ValueError:
        raise UsageError(f"--public-url {said}: this is no URL") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise UsageError(f"--public-url {said}: http:// or https:// and a host name are wanted, and no path")
    name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{name}" + ("" if port in (None, usual) else f":{port}")


def limits_of(said: list[str]) -> Limits:
    """The limits of the site, with those that the operator wants otherwise."""
    pairs = {name: value for name, _, value in [one.partition("=") for one in said]}
    try:
        return with_changes(Limits(), pairs)
    except ValueError as no:
        raise UsageError(f"--limit {no}") from None

"""Where pushes may be sent. A browser names the address: it must not lead into the operator's network."""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

MAX_ENDPOINT_LETTERS: Final = 1024


def is_allowed(endpoint: str) -> bool:
    """Is this an https address outside, as far as it can be told without asking for its name?"""
    try:
        where = urlsplit(endpoint)
        host = where.hostname or ""
        has_user = where.username is not None or where.port == 0
    except ValueError:
        return False
    if len(endpoint) > MAX_ENDPOINT_LETTERS or not endpoint.isascii() or not endpoint.isprintable():
        return False
    return (
        where.scheme == "https" and bool(host) and not has_user and (not is_number(host) or is_public(host))
    )


def is_number(host: str) -> bool:
    """Is a host an address and no name? Odd ways to write one, as 127.1, count: systems read them, too."""
    last = host.rstrip(".").rpartition(".")[2]
    return ":" in host or last.isdigit() or last.startswith("0x")


def is_public(address: str) -> bool:
    """Does an address lie in the open internet?"""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    return (mapped or found).is_global and not found.is_multicast


class PublicResolver(AbstractResolver):
    """Looks names up, and gives only addresses in the open internet: a name may be made to point anywhere."""

    def __init__(self) -> None:
        self.inner = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """Raises OSError if a name leads nowhere outside."""
        found = await self.inner.resolve(host, port, family)
        public = [one for one in found if is_public(one["host"])]
        if not public:
            raise OSError(None, f"{host} is not in the open internet")
        return public

    async def close(self) -> None:
        await self.inner.close()

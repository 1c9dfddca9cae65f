"""Where a request comes from: what the peer itself shows, or what a trusted proxy says of the browser."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from aiohttp import web

from fondaco.server.http.context import SITE
from fondaco.server.settings import Network, Settings

MAX_HOPS: Final = 16  # of a chain of proxies that are looked at
# A parameter of RFC 7239: a token, "=", and a token or a quoted string.
PARAMETER: Final = re.compile(r'\s*([!#$%&\'*+.^_`|~\w-]+)=([!#$%&\'*+.^_`|~\w:\[\]-]+|"(?:[^"\\]|\\.)*")\s*')


class Source(NamedTuple):
    """Who asks, and at which address of this site, as the browser knows it."""

    address: str  # of the browser, or of the last proxy that is not trusted
    scheme: str
    host: str


SOURCE = web.RequestKey("source", Source)


class Hop(NamedTuple):
    """What one proxy says: whom it heard, and how it was asked. Empty: it does not say so."""

    address: str
    scheme: str = ""
    host: str = ""


def source_of(request: web.Request) -> Source:
    """Where a request comes from; worked out once for each request."""
    known = request.get(SOURCE)
    if known is None:
        known = request[SOURCE] = found_source(request, request.app[SITE].settings)
    return known


def found_source(request: web.Request, settings: Settings) -> Source:
    peer = request.remote or ""
    seen = Source(peer, request.scheme, request.host)
    if not is_trusted(peer, settings.proxies):
        return seen
    hop = believed(chains(request), settings.proxies)
    if hop is None:
        return seen
    return Source(hop.address or peer, hop.scheme or seen.scheme, hop.host or seen.host)


def chains(request: web.Request) -> list[list[Hop]]:
    """What the headers say, the nearest proxy last: one list for each of the two ways to say it."""
    found: list[list[Hop]] = []
    forwarded = request.headers.getall("Forwarded", [])
    if forwarded:
        found.append(read_forwarded(",".join(forwarded)))
    addresses = listed(request.headers.getall("X-Forwarded-For", []))
    schemes = listed(request.headers.getall("X-Forwarded-Proto", []))
    hosts = listed(request.headers.getall("X-Forwarded-Host", []))
    if addresses or schemes or hosts:
        found.append(x_forwarded(addresses, schemes, hosts))
    return found


def believed(chains: list[list[Hop]], proxies: Sequence[Network]) -> Hop | None:
    """What a trusted peer says of the browser; None: nothing, or two things that contradict each other.

    A proxy writes one of the two kinds of headers, and may pass the other on as the browser has sent it. So
    if both are there and name different addresses, one may be forged, and neither is believed; and of scheme
    and host only what both say.
    """
    hops = strangers(chains, proxies)
    if not hops or len({hop.address for hop in hops}) > 1:
        return None
    first, last = hops[0], hops[-1]
    return Hop(first.address, *[one if one == other else "" for one, other in zip(first[1:], last[1:])])


def strangers(chains: list[list[Hop]], proxies: Sequence[Network]) -> list[Hop]:
    """The browser according to each of the two ways to say it."""
    return [hop for hop in [nearest_stranger(chain, proxies) for chain in chains] if hop is not None]


def possible_addresses(request: web.Request) -> list[str]:
    """The address of the browser; where two headers contradict each other, what each of them says, too."""
    proxies = request.app[SITE].settings.proxies
    if not is_trusted(request.remote or "", proxies):
        return [source_of(request).address]
    said = [hop.address for hop in strangers(chains(request), proxies)]
    return [source_of(request).address, *said]


def nearest_stranger(chain: list[Hop], proxies: Sequence[Network]) -> Hop | None:
    """The last hop whose address is not a trusted proxy's: what stands before it anybody may have written."""
    for hop in reversed(chain[-MAX_HOPS:]):
        if not hop.address or not is_trusted(hop.address, proxies):
            return hop
    return chain[0] if chain else None


def x_forwarded(addresses: list[str], schemes: list[str], hosts: list[str]) -> list[Hop]:
    """The hops of X-Forwarded-For, with the scheme and host at the same place counted from the end.

    Most proxies set a single scheme and host: it is that of the first of them.
    """
    count = max(1, len(addresses))
    places = [place - count for place in range(count)]  # from the end, as negative indices
    return [Hop(address_in(at(addresses, n)), scheme_in(at(schemes, n)), at(hosts, n)) for n in places]


def at(values: list[str], place: int) -> str:
    """The value at a place from the end, or the first; empty if there is none."""
    if not values:
        return ""
    return values[max(place, -len(values))]


def listed(headers: list[str]) -> list[str]:
    return [part.strip() for header in headers for part in header.split(",") if part.strip()]


def read_forwarded(header: str) -> list[Hop]:
    """The hops of an RFC 7239 header; one that cannot be read says nothing."""
    return [read_element(element) for element in split(header, ",") if element.strip()]


def read_element(element: str) -> Hop:
    said: dict[str, str] = {}
    for part in split(element, ";"):
        found = PARAMETER.fullmatch(part)
        if found is None:
            return Hop("")
        said[found[1].lower()] = unquoted(found[2])
    return Hop(address_in(said.get("for", "")), scheme_in(said.get("proto", "")), said.get("host", ""))


def split(text: str, mark: str) -> list[str]:
    """The parts of a text between marks that stand outside quotes."""
    parts, is_quoted, is_escaped = [""], False, False
    for letter in text:
        if letter == mark and not is_quoted:
            parts.append("")
            continue
        if letter == '"' and not is_escaped:
            is_quoted = not is_quoted
        is_escaped = letter == "\\" and not is_escaped
        parts[-1] += letter
    return parts


def unquoted(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value[1:-1]) if value.startswith('"') else value


def scheme_in(said: str) -> str:
    return said.lower() if said.lower() in ("http", "https") else ""


def address_in(said: str) -> str:
    """The IP address in `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1` or `[2001:db8::1]:80`; empty: none."""
    if said.startswith("["):
        said = said[1:].partition("]")[0]
    elif said.count(":") == 1:
        said = said.partition(":")[0]
    # A zone as in fe80::1%eth0 is any text, and no proxy names one.
    address = None if "%" in said else ip_address(said)
    return "" if address is None else str(address)


def is_trusted(address: str, proxies: Sequence[Network]) -> bool:
    known = ip_address(address)
    return known is not None and any(known in network for network in proxies)


def ip_address(said: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An IP address; one of IPv4 that is dressed as IPv6 is told as what it is."""
    try:
        address = ipaddress.ip_address(said)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def limit_key(address: str) -> str:
    """Under what an address is counted: one household has a whole /64 of IPv6 addresses."""
    known = ip_address(address)
    if isinstance(known, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((known, 64), strict=False))
    return address

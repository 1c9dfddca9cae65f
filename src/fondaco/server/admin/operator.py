"""What the operator has set while the site runs. It is stored, and holds after a restart."""

from __future__ import annotations

import ipaddress
import secrets
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from fondaco.server import wire
from fondaco.server.cluster.messages import OperatorChanged
from fondaco.server.limits import with_changes
from fondaco.server.log import logger
from fondaco.server.settings import Network
from fondaco.server.store import operator as stored

if TYPE_CHECKING:
    from fondaco.server.site import Site

NAME = "operator"
IPV4_MAPPED_BITS: Final = 96  # of an IPv6 address before the IPv4 address that it holds


class OperatorState(Struct, frozen=True):
    """All of it, as it is stored."""

    bans: dict[str, float] = {}  # a visitor's id, an address or a network, and until when; 0: for ever
    limits: dict[str, str] = {}  # those that are others than the site was started with
    announcement: wire.Announcement = wire.Announcement("", {})


class Operator:
    """Holds what the operator has set, and lets the site act by it."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.state = OperatorState()
        self.is_draining = False  # no new tables; forgotten at a restart

    async def start(self) -> None:
        found = await stored.found(self.site.store, NAME)
        if found is not None:
            self.take_over(msgspec.json.decode(found, type=OperatorState))

    async def set(self, state: OperatorState) -> None:
        """Let something else hold from now on. Raises Unsaved, and ValueError for a wrong limit."""
        with_changes(self.site.settings.limits, state.limits)
        await stored.put(self.site.store, NAME, msgspec.json.encode(state))
        self.take_over(state)
        if self.site.node is not None:
            self.site.node.gossip.publish(OperatorChanged())

    def take_over(self, state: OperatorState) -> None:
        """Act by what is stored: also by what another node has stored."""
        before, self.state = self.state, state
        try:
            self.site.quotas.retune(with_changes(self.site.settings.limits, state.limits))
        except ValueError as no:  # a limit that this version does not have
            logger.warning("limits that were set before do not hold: %s", no)
        if state.announcement != before.announcement:
            self.tell_all()
        if state.bans != before.bans:
            self.cut_banned()

    def cut_banned(self) -> None:
        """Cut the sockets of those who are kept out."""
        for connection in list(self.site.connections):
            if self.is_banned(connection.visitor, connection.address):
                connection.abort()

    def tell_all(self) -> None:
        """Show the announcement on every page that has a socket, or take it away."""
        message = wire.encode(self.state.announcement)
        for connection in list(self.site.connections):
            connection.tell(message)

    async def announce(self, said: dict[str, str]) -> None:
        """Announce something, by language; nothing takes the last announcement away. Raises Unsaved."""
        announcement = wire.Announcement(secrets.token_hex(4) if said else "", said)
        await self.set(msgspec.structs.replace(self.state, announcement=announcement))

    def is_banned(self, visitor: str, address: str) -> bool:
        """Is this visitor, or everybody at this address, kept out?"""
        return bool(self.state.bans) and any(
            who == visitor or is_inside(address, who)
            for who, until in self.state.bans.items()
            if not until or until > self.site.now()
        )


def is_inside(address: str, network: str) -> bool:
    """Does an address lie in a network, if that is one? Of a network it is enough that a part of it does:
    sockets are counted by networks, and whoever is cut without being banned connects again."""
    try:
        known, banned = network_of(address), network_of(network)
    except ValueError:
        return False
    return known.version == banned.version and known.overlaps(banned)


def network_of(said: str) -> Network:
    """An address or a network; one of IPv4 that is dressed as IPv6 is told as what it is."""
    found = ipaddress.ip_network(said, strict=False)
    mapped = found.network_address.ipv4_mapped if isinstance(found, ipaddress.IPv6Network) else None
    if mapped is None:
        return found
    return ipaddress.ip_network((mapped, max(0, found.prefixlen - IPV4_MAPPED_BITS)), strict=False)

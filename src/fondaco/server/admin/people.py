"""The operator's commands that concern people: who is kept out, how much is allowed, what all are told."""

from __future__ import annotations

import ipaddress
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from fondaco.server.admin.wire import CommandRefused
from fondaco.server.limits import said_limits
from fondaco.server.visitors import VISITOR

if TYPE_CHECKING:
    from fondaco.server.site import Site

LANGUAGES: Final = ("en", "de")
MAX_ANNOUNCEMENT_LETTERS: Final = 500
MAX_BAN_HOURS: Final = 100 * 365 * 24.0  # of a ban that ends; later moments cannot be written as a date


class NothingForm(Struct, forbid_unknown_fields=True):
    """A command that takes nothing."""


class BanForm(Struct, forbid_unknown_fields=True):
    """A visitor's id, an address or a network, and for how long; 0: for ever."""

    who: str
    hours: float = 0.0


class UnbanForm(Struct, forbid_unknown_fields=True):
    """Whoever was banned."""

    who: str


class LimitsForm(Struct, forbid_unknown_fields=True):
    """Limits to set, by name; an empty value takes the one back that the site was started with."""

    changes: dict[str, str] = {}


class AnnounceForm(Struct, forbid_unknown_fields=True):
    """What to tell everybody, by language; nothing takes the last announcement away."""

    said: dict[str, str] = {}


class DrainForm(Struct, forbid_unknown_fields=True):
    """Whether new tables are refused from now on, and whether the site stops then."""

    is_on: bool = True
    is_end: bool = False


async def ban(site: Site, form: BanForm) -> str:
    """Keep somebody out, and cut the sockets they have."""
    if not VISITOR.fullmatch(form.who) and not is_network(form.who):
        raise CommandRefused(f"{form.who!r} is no visitor's id, address or network")
    if not 0 <= form.hours <= MAX_BAN_HOURS:  # false of nan, too
        raise CommandRefused(f"{form.hours} is no number of hours from 0 to {MAX_BAN_HOURS:.0f}")
    until = site.now() + 3600 * form.hours if form.hours else 0.0
    state = site.operator.state
    await site.operator.set(replace(state, bans={**still_banned(site), form.who: until}))
    return f"{form.who} is kept out"


async def unban(site: Site, form: UnbanForm) -> str:
    if form.who not in site.operator.state.bans:
        raise CommandRefused(f"{form.who} is not banned")
    kept = {who: until for who, until in still_banned(site).items() if who != form.who}
    await site.operator.set(replace(site.operator.state, bans=kept))
    return f"{form.who} may come again"


async def bans(site: Site, _: NothingForm) -> dict[str, float]:
    return still_banned(site)


def still_banned(site: Site) -> dict[str, float]:
    return {who: until for who, until in site.operator.state.bans.items() if not until or until > site.now()}


def is_network(said: str) -> bool:
    try:
        ipaddress.ip_network(said, strict=False)
    except ValueError:
        return False
    return True


async def limits(site: Site, form: LimitsForm) -> dict[str, str]:
    """All limits as they are then."""
    if form.changes:
        changed = {**site.operator.state.limits, **form.changes}
        kept = {name: value for name, value in changed.items() if value}
        try:
            await site.operator.set(replace(site.operator.state, limits=kept))
        except ValueError as no:
            raise CommandRefused(str(no)) from None
    return said_limits(site.limits)


async def announce(site: Site, form: AnnounceForm) -> str:
    said = {lang: text.strip() for lang, text in form.said.items() if text.strip()}
    if not all(lang in LANGUAGES for lang in said):
        raise CommandRefused(f"pages speak {' and '.join(LANGUAGES)}")
    if any(len(text) > MAX_ANNOUNCEMENT_LETTERS for text in said.values()):
        raise CommandRefused(f"an announcement has at most {MAX_ANNOUNCEMENT_LETTERS} letters")
    await site.operator.announce(said)
    return "it is told on every page" if said else "nothing is announced any more"


async def drain(site: Site, form: DrainForm) -> str:
    """Let nobody open a table any more; running games go on until the site stops, or at other nodes."""
    site.operator.is_draining = form.is_on
    if site.node is not None and not form.is_end:
        await (site.node.drain() if form.is_on else site.node.come_back())
    if form.is_end:
        site.stop_wanted()
        return "the site stops"
    running = sum(table.meta.status == "running" for table in site.tables.values())
    return f"no new tables; {running} games run" if form.is_on else "new tables are welcome again"

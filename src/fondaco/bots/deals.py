"""What a deal was worth to both sides: what each has after it, in the coin of the game, less what it had."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from fondaco.bots.genoa.holdings import Worth, holdings_of
from fondaco.bots.genoa.taste import Taste
from fondaco.bots.haendler.agreements import Reckoning
from fondaco.bots.haendler.taste import Taste as HaendlerTaste
from fondaco.bots.haendler.worth import Worth as HaendlerWorth
from fondaco.games.genoa import shape as genoa
from fondaco.games.genoa.act import Act
from fondaco.games.genoa.bargain import read_offer, tell_offer
from fondaco.games.genoa.dealing import Dealing
from fondaco.games.genoa.offers import Offers
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.terms import Terms
from fondaco.games.genoa.window import window_below
from fondaco.games.haendler import shape as haendler
from fondaco.games.haendler.contract import Side
from fondaco.games.haendler.data import CITIES, WAGONS
from fondaco.games.haendler.parley import Hearing
from fondaco.games.haendler.state import Haendler
from fondaco.kernel.action import Action, Event
from fondaco.kernel.frame import parts
from fondaco.kernel.match import Match
from fondaco.kernel.shape import Told, said_in


class Deal(NamedTuple):
    """A deal that was struck by answer `n`, and what it was worth to each of the two."""

    n: int
    event: Event
    seats: tuple[int, int]
    worth: tuple[float, float]


class Trade(NamedTuple):
    """How deals are struck in a game: the events that tell of one, with the parts that name the two."""

    events: dict[str, tuple[str, str]]
    wealth: Callable[[Any, Any, int], float]  # of a seat in a world, at the prices of another
    is_settled: Callable[[Any], bool]  # is what was agreed on carried out?
    promised: Callable[[Any, Event], tuple[float, float]] | None = None  # of `contracted`, by what it says


def ducats(then: Genoa, s: Genoa, seat: int) -> float:
    """All that a player of Genoa has."""
    return Worth(then, Taste()).of(holdings_of(s, seat))


def has_acted(s: Genoa) -> bool:
    """Is nobody in the midst of the action that was bought?"""
    return not any(isinstance(frame, Act) for frame in s.stack)


def gulden(_: Haendler, s: Haendler, seat: int) -> float:
    """Money, cargo and what lies in the warehouses of a player of Die Händler, who still has the rest."""
    worth = HaendlerWorth(s, seat, HaendlerTaste())
    cargo = [worth.cargo(seat, wagon) for wagon in range(WAGONS)]
    stores = [worth.kept(worth.stock(seat, city)) for city in range(len(CITIES))]
    return s.money[seat] + sum(cargo, 0.0) + sum(stores, 0.0)


def is_at_once(_: Haendler) -> bool:
    """In Die Händler a deal is carried out when it is struck."""
    return True


def by_contract(s: Haendler, event: Event) -> tuple[float, float]:
    """What a contract is worth to its maker and its taker: its promises are kept later, or never."""
    _, maker, taker, *terms = event.args
    assert isinstance(maker, int)
    assert isinstance(taker, int)
    give, ask = [Side(*terms[at : at + len(Side._fields)]) for at in (0, len(Side._fields))]  # type: ignore[arg-type]  # the shape says so
    mine = Reckoning(s, HaendlerWorth(s, maker, HaendlerTaste()), taker)
    theirs = Reckoning(s, HaendlerWorth(s, taker, HaendlerTaste()), maker)
    return mine.value(ask, give), theirs.value(give, ask)


TRADES: Final[dict[str, Trade]] = {
    "genoa": Trade({"agreed": ("who", "guest")}, ducats, has_acted),
    "haendler": Trade(
        {"agreed": ("who", "guest"), "contracted": ("who", "to")}, gulden, is_at_once, by_contract
    ),
}


def offer_meant(s: Any, a: Action) -> Event | None:
    """The offer that an answer names only by its number or its maker, as its seat was told of it."""
    world = s.copy()
    world.log = []
    top = world.stack[-1]
    if isinstance(top, Dealing) and a.verb == "accept":
        (number,) = parts(genoa.Accept, a)
        tell_offer(world, top.offers[number])
    elif isinstance(top, Offers) and a.verb == "repeat":
        earlier = window_below(world).earlier_of(a.seat)
        assert earlier is not None
        tell_offer(world, earlier)
    elif isinstance(top, Hearing) and a.verb in ("accept", "counter"):
        (maker,) = parts(haendler.Accept if a.verb == "accept" else haendler.Counter, a)
        tell_contract(world, top, maker)
    return world.log[-1].seen_by(a.seat) if world.log else None


def restated(s: Any, a: Action) -> Action:
    """The plainer answer that an offer comes to, if there is one: nothing new where the same offer stands
    (GEN-6.8), a repetition where it stood before the tower came (GEN-6.13)."""
    top = s.stack[-1]
    if a.verb != "offer" or not isinstance(top, (Offers, Terms)):
        return a
    offer, window = read_offer(a), window_below(s)
    if offer in window.of_guest(a.seat):
        return Action(a.seat, "ready" if isinstance(top, Offers) else "refuse")
    return Action(a.seat, "repeat") if offer == window.earlier_of(a.seat) else a


def tell_contract(s: Haendler, hearing: Hearing, maker: int) -> None:
    """Tell again of the contract that somebody has offered to who is on turn."""
    for offer in hearing.offers:
        if offer.maker == maker:
            s.tell(haendler.Offered, "HAEN-11.3", maker, hearing.turn.seat, *offer.terms())


def deals(match: Match[Any]) -> list[Deal]:
    """Every deal of a game, in order."""
    trade = TRADES.get(match.game.name)
    if trade is None:
        return []
    struck = [(n, event) for n, told in enumerate(match.told) for event in told if event.kind in trade.events]
    return [deal(match, trade, n, event) for n, event in struck]


def deal(match: Match[Any], trade: Trade, n: int, event: Event) -> Deal:
    parts = said_in(match.game.border, Told)[event.kind].parts
    one, two = [event.args[parts.index(part)] for part in trade.events[event.kind]]
    assert isinstance(one, int)
    assert isinstance(two, int)
    if trade.promised is not None and event.kind == "contracted":
        return Deal(n, event, (one, two), trade.promised(match.at(n - 1), event))
    before, after = match.at(n - 1), match.at(settled(match, trade, n))
    worth = [trade.wealth(before, after, seat) - trade.wealth(before, before, seat) for seat in (one, two)]
    return Deal(n, event, (one, two), (worth[0], worth[1]))


def settled(match: Match[Any], trade: Trade, n: int) -> int:
    """The answer with which what was agreed on by answer `n` was carried out."""
    last = match.n - 1  # at the end all is turned into money, which is none of the deal
    while n < last and not trade.is_settled(match.at(n)):
        n += 1
    return min(n, last)

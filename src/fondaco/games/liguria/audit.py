"""The audit: no piece has come from nowhere or gone astray."""

from __future__ import annotations

from fondaco.games.liguria.cards import LayCards
from fondaco.games.liguria.data import (
    BLANK,
    BLANKS,
    CAPACITY,
    COLOURS,
    CUBES,
    HARBOUR,
    ISLAND_POINTS,
    ISLES_OF_A_COLOUR,
    NOBODY_THERE,
    ROWS,
    STOPS,
)
from fondaco.games.liguria.state import Liguria


def audit(s: Liguria) -> None:
    audit_tiles(s)
    audit_cards(s)
    audit_cubes(s)
    audit_islands(s)
    audit_merchants(s)
    for seat in range(s.seats):
        audit_seat(s, seat)


def audit_tiles(s: Liguria) -> None:
    """Every tile is somewhere, and nowhere twice (LIG-1.1)."""
    kinds = s.kinds()
    assert min(*s.tiles, *s.upgraded, *s.fallen, *s.posted, *s.bag, *s.gone) >= 0
    for kind, tile in enumerate(s.edition.tiles):
        mine = sum(sum(pile[kind::kinds]) for pile in (s.tiles, s.upgraded, s.fallen, s.posted))
        count = tile.count + (s.seats if kind >= s.edition.start_ship else 0)
        assert s.bag[kind] + s.gone[kind] + s.row.count(kind) + mine + landed(s, kind) == count


def landed(s: Liguria, kind: int) -> int:
    """Knights of a kind on islands."""
    if kind not in s.edition.knights:
        return 0
    return sum(s.garrison[s.edition.knights.index(kind) :: len(s.edition.knights)])


def audit_cards(s: Liguria) -> None:
    """Every ship card is in the deck, laid out, put aside or kept (LIG-1.1)."""
    assert min(s.deck) >= 0
    lying = s.cards + [card for kept in s.kept for card in kept]
    for frame in s.stack:
        if isinstance(frame, LayCards):
            lying.extend(frame.aside)
    for kind, card in enumerate(s.edition.cards):
        assert s.deck[kind] + lying.count(kind) == card.count


def audit_cubes(s: Liguria) -> None:
    """Every cube is in the supply, in a harbour, on a ship or behind a screen (LIG-1.1)."""
    assert min(*s.stock, *s.port, *s.hold, *s.store) >= 0
    for colour in range(len(COLOURS)):
        lying = sum(sum(cubes[colour :: len(COLOURS)]) for cubes in (s.port, s.hold, s.store))
        assert s.stock[colour] + lying == CUBES


def audit_islands(s: Liguria) -> None:
    """The islands lie between the harbours, each with its counter; who has knights there rules (LIG-1.2)."""
    knights = len(s.edition.knights)
    assert s.isles.count(BLANK) <= BLANKS[s.seats]
    for colour in range(len(COLOURS)):
        assert s.isles.count(colour) <= ISLES_OF_A_COLOUR
    for stop in range(STOPS):
        assert (s.isles[stop] == HARBOUR) == (stop % (STOPS // s.seats) == 0)
        counter, garrison = s.points[stop], s.garrison[stop * knights : stop * knights + knights]
        assert not counter or (s.isles[stop] >= 0 and s.points.count(counter) == 1)
        assert counter == 0 or counter in ISLAND_POINTS
        assert (s.ruler[stop] == NOBODY_THERE) == (sum(garrison) == 0)
        assert min(garrison, default=0) >= 0
        assert s.ruler[stop] == NOBODY_THERE or (s.ruler[stop] in range(s.seats) and s.isles[stop] >= 0)


def audit_merchants(s: Liguria) -> None:
    """From the set-up on each merchant stands on the order track or on the market street (LIG-2.5)."""
    standing = [seat for seat in s.market if seat != NOBODY_THERE]
    for merchants in (s.order, standing):
        assert len(set(merchants)) == len(merchants)
    seats = set(s.order + standing)
    assert seats == set(range(s.seats)) or (s.round == 0 and not seats)


def audit_seat(s: Liguria, seat: int) -> None:
    """One player's ship, envoys, diplomats and money (LIG-1.4)."""
    kinds = s.kinds()
    assert s.silver[seat] >= 0
    assert s.at[seat] in range(STOPS)
    assert s.course[seat] in (-1, 0, 1)
    assert sum(s.cubes_of(s.hold, seat)) <= CAPACITY
    assert s.envoys(seat) >= 0
    assert s.had[seat] >= 0
    assert s.sealed[seat] in (0, 1)
    held = [space for space, holder in enumerate(s.seals) if holder == seat]
    assert seat not in [space // len(ROWS) for space in held]
    posted = s.posted[seat * kinds : seat * kinds + kinds]
    scrolls = sum(n * s.edition.tiles[kind].value for kind, n in enumerate(posted))
    assert sum(s.scrolls[space] for space in held) == scrolls

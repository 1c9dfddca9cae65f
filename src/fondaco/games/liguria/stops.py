"""What a player may do where the ship stops (LIG-5)."""

from __future__ import annotations

from fondaco.games.liguria import shape
from fondaco.games.liguria.data import BLANK, COLOURS, HARBOUR, NOBODY_THERE
from fondaco.games.liguria.state import Liguria, scrolls_of, swords_of
from fondaco.kernel.action import Action
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.prompt import Bar, Bundle, Move, One, Prompt, asked


def arrive(s: Liguria, seat: int, is_last: bool) -> None:
    """The stop's actions, if there are any (LIG-5.4); after the last round only unloading (LIG-6.1)."""
    stop = s.at[seat]
    if s.isles[stop] == HARBOUR:
        harbour = s.harbour(stop)
        if harbour == seat:
            s.unload(seat)
        elif not is_last:
            s.stack.append(ForeignHarbour(seat, harbour, max(0, s.sacks(seat) - s.had[harbour])))
    elif not is_last and s.isles[stop] != BLANK:
        if s.ruler[stop] == seat:
            s.stack.append(Cargo(seat, stop, 1, cube_knights(s, stop), "LIG-5.2"))
        else:
            s.stack.append(Landing(seat, stop, False))


def cube_knights(s: Liguria, stop: int) -> int:
    """The knights on an island that bear the cube symbol (LIG-5.2)."""
    kinds = s.edition.knights
    count = 0
    for n, kind in enumerate(kinds):
        if s.edition.tiles[kind].bears_cube:
            count += s.garrison[stop * len(kinds) + n]
    return count


class Landing(Frame[Liguria]):
    """Knights may land on an island that is free or another's (LIG-5.1, LIG-5.3)."""

    called = "landing"

    def __init__(self, seat: int, stop: int, is_done: bool) -> None:
        self.seat = seat
        self.stop = stop
        self.is_done = is_done

    def copy(self) -> Landing:
        return Landing(self.seat, self.stop, self.is_done)

    def advance(self, s: Liguria) -> bool:
        """Asked only who has envoy and knights enough: what lies behind a screen was gained in the open."""
        if not self.is_done and s.envoys(self.seat) and self.can_take(s, tuple(s.knights_of(self.seat))):
            return True
        s.stack.pop()
        return False

    def can_take(self, s: Liguria, knights: tuple[int, ...]) -> bool:
        """Any knight takes a free island (LIG-5.1); another's only more swords than lie there (LIG-5.3)."""
        if s.ruler[self.stop] == NOBODY_THERE:
            return sum(knights) > 0
        return swords_of(s, knights) > s.swords(self.stop)

    def waiting(self, s: Liguria) -> list[int]:
        return [self.seat]

    def clause(self, s: Liguria) -> str:
        return "LIG-5.1" if s.ruler[self.stop] == NOBODY_THERE else "LIG-5.3"

    def question(self, s: Liguria, seat: int) -> Prompt:
        clause = self.clause(s)
        knights = s.knights_of(seat)
        bundle = Bundle("knights", "knight", knights, 1, sum(knights), clause)
        moves = [Move("land", clause, [bundle]), Move("pass", clause, [])]
        return asked(shape.LandAsked, seat, clause, moves, s.place(self.stop), s.swords(self.stop))

    def refuse(self, s: Liguria, a: Action) -> str:
        if a.verb != "land":
            return ""
        (knights,) = parts(shape.Land, a)
        return "" if self.can_take(s, knights) else self.clause(s)

    def answer(self, s: Liguria, a: Action) -> None:
        self.is_done = True
        if a.verb == "land":
            (knights,) = parts(shape.Land, a)
            s.land(a.seat, self.stop, knights)
            s.stack.append(Cargo(a.seat, self.stop, sum(knights), 0, "LIG-5.1"))


class Cargo(Frame[Liguria]):
    """Cubes from the supply: some of the island's colour, some of any (LIG-5.1, LIG-5.2)."""

    called = "cargo"

    def __init__(self, seat: int, stop: int, own: int, free: int, clause: str) -> None:
        self.seat = seat
        self.stop = stop
        self.own = own
        self.free = free
        self.clause = clause

    def copy(self) -> Cargo:
        return Cargo(self.seat, self.stop, self.own, self.free, self.clause)

    def limits(self, s: Liguria) -> list[int]:
        colour = s.isles[self.stop]
        return [min(s.stock[c], self.free + (self.own if c == colour else 0)) for c in range(len(COLOURS))]

    def most(self, s: Liguria) -> int:
        """No more than fit, than are there, and than the island gives (LIG-5.8)."""
        return min(s.space(self.seat), self.own + self.free, sum(self.limits(s)))

    def advance(self, s: Liguria) -> bool:
        if self.own and self.most(s) > 0:
            return True
        s.stack.pop()
        return False

    def waiting(self, s: Liguria) -> list[int]:
        return [self.seat]

    def question(self, s: Liguria, seat: int) -> Prompt:
        most = self.most(s)
        bound = "LIG-5.8" if most < self.own + self.free else self.clause
        bundle = Bundle("cubes", "colour", self.limits(s), 0, most, bound)
        moves = [Move("load", self.clause, [bundle])]
        place, own = s.place(self.stop), min(self.own, most)
        return asked(shape.LoadAsked, seat, self.clause, moves, place, own, self.free)

    def refuse(self, s: Liguria, a: Action) -> str:
        """Beyond the cubes of the island's own colour, only the free ones (LIG-5.2)."""
        (cubes,) = parts(shape.Load, a)
        beyond = sum(cubes) - min(self.own, cubes[s.isles[self.stop]])
        return self.clause if beyond > self.free else ""

    def answer(self, s: Liguria, a: Action) -> None:
        (cubes,) = parts(shape.Load, a)
        self.own = 0
        s.load(a.seat, cubes, s.stock, 0, self.clause)


class ForeignHarbour(Frame[Liguria]):
    """Load cubes by one's sacks and place diplomats, in either order (LIG-5.6, LIG-5.7)."""

    called = "foreignharbour"

    def __init__(self, seat: int, harbour: int, sacks: int) -> None:
        self.seat = seat
        self.harbour = harbour
        self.sacks = sacks  # 0: has loaded, or cannot; -1: has left

    def copy(self) -> ForeignHarbour:
        return ForeignHarbour(self.seat, self.harbour, self.sacks)

    def most(self, s: Liguria) -> int:
        return min(self.sacks, s.space(self.seat), sum(s.cubes_of(s.port, self.harbour)))

    def rows(self, s: Liguria) -> list[int]:
        """The free diplomat spaces, if this player can take one (LIG-5.7, LIG-5.9)."""
        if s.sealed[self.harbour] or not s.envoys(self.seat):
            return []
        if scrolls_of(s, tuple(s.diplomats_of(self.seat))) < s.needed_scrolls(self.harbour):
            return []
        holders = s.spaces_of(s.seals, self.harbour)
        return [row for row, holder in enumerate(holders) if holder == NOBODY_THERE]

    def advance(self, s: Liguria) -> bool:
        if self.sacks >= 0 and (self.most(s) > 0 or self.rows(s)):
            return True
        s.stack.pop()
        return False

    def waiting(self, s: Liguria) -> list[int]:
        return [self.seat]

    def question(self, s: Liguria, seat: int) -> Prompt:
        moves: list[Move] = []
        bars: tuple[Bar, ...] = ()
        if self.most(s) > 0:
            port = s.cubes_of(s.port, self.harbour)
            bound = "LIG-5.8" if s.space(seat) < self.sacks else "LIG-5.6"
            bundle = Bundle("cubes", "colour", port, 1, self.most(s), bound)
            moves.append(Move("load", "LIG-5.6", [bundle]))
        else:
            bars += (Bar("load", "LIG-5.6" if s.space(seat) else "LIG-5.8"),)
        rows = self.rows(s)
        if rows:
            moves.append(self.seal_move(s, rows))
        else:
            bars += (Bar("seal", "LIG-5.7" if s.envoys(seat) else "LIG-5.9"),)
        moves.append(Move("leave", "LIG-5.6", []))
        scrolls = 0 if s.sealed[self.harbour] else s.needed_scrolls(self.harbour)
        most = self.most(s)
        return asked(shape.TradeAsked, seat, "LIG-5.6", moves, self.harbour, most, scrolls, bars=bars)

    def seal_move(self, s: Liguria, rows: list[int]) -> Move:
        diplomats = s.diplomats_of(self.seat)
        bundle = Bundle("diplomats", "diplomat", diplomats, 1, sum(diplomats), "LIG-5.7")
        return Move("seal", "LIG-5.7", [One("row", "row", rows, "LIG-5.7"), bundle])

    def refuse(self, s: Liguria, a: Action) -> str:
        if a.verb != "seal":
            return ""
        _, diplomats = parts(shape.Seal, a)
        return "LIG-5.7" if scrolls_of(s, diplomats) < s.needed_scrolls(self.harbour) else ""

    def answer(self, s: Liguria, a: Action) -> None:
        if a.verb == "load":
            (cubes,) = parts(shape.Load, a)
            s.had[self.harbour] += sum(cubes)
            self.sacks = 0
            s.load(a.seat, cubes, s.port, self.harbour * len(COLOURS), "LIG-5.6")
        elif a.verb == "seal":
            row, diplomats = parts(shape.Seal, a)
            s.sealed[self.harbour] = 1
            s.seal(a.seat, self.harbour, row, diplomats)
        else:
            self.sacks = -1

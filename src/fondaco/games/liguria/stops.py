"""What a player may do where the ship stops (LIG-5)."""

from __future__ import annotations

from fondaco.games.liguria.data import BLANK, HARBOUR, NOBODY_THERE
from fondaco.games.liguria.state import Liguria, scrolls_of, swords_of
from fondaco.kernel.action import Action, number, numbers
from fondaco.kernel.frame import Frame
from fondaco.kernel.prompt import Bar, Bundle, Move, One, Prompt


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
    """The 1-knights on an island: each bears the cube symbol (LIG-5.2)."""
    kinds = s.edition.knights
    count = 0
    for n, kind in enumerate(kinds):
        if s.edition.tiles[kind].value == 1:
            count += s.garrison[stop * len(kinds) + n]
    return count


class Landing(Frame[Liguria]):
    """Knights may land on an island that is free or another's (LIG-5.1, LIG-5.3)."""

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
        return Prompt(seat, "land", clause, moves, (s.place(self.stop), s.swords(self.stop)))

    def refuse(self, s: Liguria, a: Action) -> str:
        if a.verb == "land" and not self.can_take(s, numbers(a.args[0])):
            return self.clause(s)
        return ""

    def answer(self, s: Liguria, a: Action) -> None:
        self.is_done = True
        if a.verb == "land":
            knights = numbers(a.args[0])
            s.land(a.seat, self.stop, knights)
            s.stack.append(Cargo(a.seat, self.stop, sum(knights), 0, "LIG-5.1"))


class Cargo(Frame[Liguria]):
    """Cubes from the supply: some of the island's colour, some of any (LIG-5.1, LIG-5.2)."""

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
        return [min(s.stock[c], self.free + (self.own if c == colour else 0)) for c in range(3)]

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
        about = (s.place(self.stop), min(self.own, most), self.free)
        return Prompt(seat, "load", self.clause, [Move("load", self.clause, [bundle])], about)

    def refuse(self, s: Liguria, a: Action) -> str:
        """Beyond the cubes of the island's own colour, only the free ones (LIG-5.2)."""
        cubes = numbers(a.args[0])
        beyond = sum(cubes) - min(self.own, cubes[s.isles[self.stop]])
        return self.clause if beyond > self.free else ""

    def answer(self, s: Liguria, a: Action) -> None:
        self.own = 0
        s.load(a.seat, numbers(a.args[0]), s.stock, 0, self.clause)


class ForeignHarbour(Frame[Liguria]):
    """Load cubes by one's sacks and place diplomats, in either order (LIG-5.6, LIG-5.7)."""

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
        spaces = s.seals[self.harbour * 4 : self.harbour * 4 + 4]
        if scrolls_of(s, tuple(s.diplomats_of(self.seat))) < self.needed(s):
            return []
        return [row for row in range(4) if spaces[row] == NOBODY_THERE]

    def needed(self, s: Liguria) -> int:
        """The scrolls that the next space taken here needs: 1, 2, 3, 4 (LIG-5.7)."""
        spaces = s.seals[self.harbour * 4 : self.harbour * 4 + 4]
        return 5 - spaces.count(NOBODY_THERE)

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
        scrolls = 0 if s.sealed[self.harbour] else self.needed(s)
        about = (self.harbour, self.most(s), scrolls)
        return Prompt(seat, "trade", "LIG-5.6", moves, about, bars)

    def seal_move(self, s: Liguria, rows: list[int]) -> Move:
        diplomats = s.diplomats_of(self.seat)
        bundle = Bundle("diplomats", "diplomat", diplomats, 1, sum(diplomats), "LIG-5.7")
        return Move("seal", "LIG-5.7", [One("row", "row", rows, "LIG-5.7"), bundle])

    def refuse(self, s: Liguria, a: Action) -> str:
        if a.verb == "seal" and scrolls_of(s, numbers(a.args[1])) < self.needed(s):
            return "LIG-5.7"
        return ""

    def answer(self, s: Liguria, a: Action) -> None:
        if a.verb == "load":
            cubes = numbers(a.args[0])
            s.had[self.harbour] += sum(cubes)
            self.sacks = 0
            s.load(a.seat, cubes, s.port, self.harbour * 3, "LIG-5.6")
        elif a.verb == "seal":
            s.sealed[self.harbour] = 1
            s.seal(a.seat, self.harbour, number(a.args[0]), numbers(a.args[1]))
        else:
            self.sacks = -1

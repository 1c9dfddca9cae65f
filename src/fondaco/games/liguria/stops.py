"""What a player may do where the ship stops (LIG-5)."""

from __future__ import annotations

from fondaco.games.liguria import shape
from fondaco.games.liguria.data import BLANK, COLOURS, HARBOUR, NOBODY_THERE
from fondaco.games.liguria.state import Liguria, scrolls_of, swords_of
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Bundle, Field, One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.prompt import Bar, Move, Prompt, asked


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
            s.stack.append(cargo(s, seat, stop, 1, cube_knights(s, stop), "LIG-5.2"))
        else:
            s.stack.append(Landing(seat, stop, False))


def bundles(field: Field) -> list[tuple[int, ...]]:
    """Every bundle that a field admits."""
    return [value for value in field.values() if isinstance(value, tuple)]


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
    usual = "land"

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

    def annotate(self, s: Liguria, prompt: Prompt) -> None:
        """The fewest swords that take the island; more knights load more, and that is for people to say."""
        land = prompt.move("land")
        assert land is not None
        able = [bundle for bundle in bundles(land.fields[0]) if self.can_take(s, bundle)]
        land.fields[0].start = min(able, key=lambda knights: (swords_of(s, knights), sum(knights)))

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
            s.stack.append(cargo(s, a.seat, self.stop, sum(knights), 0, "LIG-5.1"))


class Cargo(Frame[Liguria]):
    """Cubes from the supply: some of the island's colour, some of any (LIG-5.1, LIG-5.2)."""

    called = "cargo"
    usual = "load"

    def __init__(self, seat: int, stop: int, own: int, free: int, clause: str) -> None:
        self.seat = seat
        self.stop = stop
        self.own = own  # 0: has loaded
        self.free = free
        self.clause = clause

    def copy(self) -> Cargo:
        return Cargo(self.seat, self.stop, self.own, self.free, self.clause)

    def limits(self, s: Liguria) -> list[int]:
        colour = s.isles[self.stop]
        return [min(s.stock[c], self.free + (self.own if c == colour else 0)) for c in range(len(COLOURS))]

    def gives(self, s: Liguria) -> tuple[int, int]:
        """What the supply has for this island: cubes of its own colour, and of any (LIG-5.8)."""
        own = min(self.own, s.stock[s.isles[self.stop]])
        return own, min(self.free, sum(s.stock) - own)

    def most(self, s: Liguria) -> int:
        """No more than fit, than are there, and than the island gives (LIG-5.8)."""
        own, free = self.gives(s)
        return min(s.space(self.seat), own + free)

    def advance(self, s: Liguria) -> bool:
        most = self.most(s) if self.own else 0
        if most and not self.is_plain(s, most):
            return True
        if most:
            self.load(s, tuple([min(limit, most) for limit in self.limits(s)]))
        s.stack.pop()
        return False

    def is_plain(self, s: Liguria, most: int) -> bool:
        """One colour, and room left after it: that is loaded unasked (LIG-5.8)."""
        colours = [limit for limit in self.limits(s) if limit]
        return len(colours) == 1 and most < s.space(self.seat)

    def waiting(self, s: Liguria) -> list[int]:
        return [self.seat]

    def question(self, s: Liguria, seat: int) -> Prompt:
        most = self.most(s)
        own, free = self.gives(s)
        bound = "LIG-5.8" if most < self.own + self.free else self.clause
        bundle = Bundle("cubes", "colour", self.limits(s), 0, most, bound)
        moves = [Move("load", self.clause, [bundle])]
        room = most if most < own + free else 0
        return asked(shape.LoadAsked, seat, self.clause, moves, s.place(self.stop), own, free, room)

    def annotate(self, s: Liguria, prompt: Prompt) -> None:
        """What the island gives of its own colour; of the others people choose."""
        own = min(self.own, self.most(s), s.stock[s.isles[self.stop]])
        cubes = [own if c == s.isles[self.stop] else 0 for c in range(len(COLOURS))]
        prompt.moves[0].fields[0].start = tuple(cubes)

    def refuse(self, s: Liguria, a: Action) -> str:
        """Beyond the cubes of the island's own colour, only the free ones (LIG-5.2)."""
        (cubes,) = parts(shape.Load, a)
        beyond = sum(cubes) - min(self.own, cubes[s.isles[self.stop]])
        return self.clause if beyond > self.free else ""

    def answer(self, s: Liguria, a: Action) -> None:
        (cubes,) = parts(shape.Load, a)
        self.load(s, cubes)

    def load(self, s: Liguria, cubes: tuple[int, ...]) -> None:
        self.own = 0
        s.load(self.seat, cubes, s.stock, 0, self.clause)


def cargo(s: Liguria, seat: int, stop: int, own: int, free: int, clause: str) -> Cargo:
    """What an island gives, and why it gives less: no room, or an empty supply (LIG-5.8)."""
    colour, space = s.isles[stop], s.space(seat)
    if not space:
        s.tell(shape.ShipFull, "LIG-5.8", seat)
    lack = max(0, min(own, space) - s.stock[colour])
    s.tell_lack(seat, tuple([lack if c == colour else 0 for c in range(len(COLOURS))]), "LIG-5.8")
    return Cargo(seat, stop, own, free, clause)


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

    def annotate(self, s: Liguria, prompt: Prompt) -> None:
        """All cubes there are, if they are not too many, and the fewest scrolls that win a place."""
        load, seal = prompt.move("load"), prompt.move("seal")
        port = s.cubes_of(s.port, self.harbour)
        if load is not None and sum(port) <= self.most(s):
            load.fields[0].start = tuple(port)
        if seal is not None:
            needed = s.needed_scrolls(self.harbour)
            able = [sent for sent in bundles(seal.fields[1]) if scrolls_of(s, sent) >= needed]
            seal.fields[1].start = min(able, key=lambda sent: (scrolls_of(s, sent), sum(sent)))

    def usual_verb(self, s: Liguria, prompt: Prompt) -> str:
        """Cubes first, then diplomats."""
        return "load" if prompt.move("load") else "seal"

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

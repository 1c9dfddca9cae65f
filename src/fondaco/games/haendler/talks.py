"""Talks about loading: guest and master agree on goods and a price, or do not (HAEN-4.6 to HAEN-4.9)."""

from __future__ import annotations

from typing import Final

from fondaco.games.haendler import shape
from fondaco.games.haendler.data import COIN, FREE_LOADING, GUEST_LOAD, MOST_NAMED, SORTS
from fondaco.games.haendler.promises import AGREE
from fondaco.games.haendler.state import Haendler
from fondaco.games.haendler.vows import Vow, keep, vows_of
from fondaco.kernel.action import Action
from fondaco.kernel.fields import Amount, Bundle
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.prompt import Move, PlainMove, Prompt, asked

PROPOSALS: Final = 3  # the last can only be agreed to or refused

# Moves whose fields never change are made once and asked often.
AGREE_TO_IT: Final = PlainMove("agree", "HAEN-4.7")
REFUSE: Final = PlainMove("refuse", "HAEN-4.7")
NAME: Final = Move("name", "HAEN-4.7", [Amount("price", "gulden", 0, MOST_NAMED, "HAEN-4.7", COIN)])
LEAVE: Final = PlainMove("leave", "HAEN-4.7")
TAKE: Final = PlainMove("take", "HAEN-4.7")


class Talk(Frame[Haendler]):
    """A guest's talks with the master of a wagon. A deal binds at once: the goods go on, the price is paid.

    What is proposed stays covered: nothing else is asked of the guest until the master has answered.
    """

    interruptible = True

    def __init__(
        self,
        wagon: int,
        guest: int,
        said: int,
        goods: list[int],
        price: int,
        is_named: bool,
        is_over: bool,
        quoted: list[int],
    ) -> None:
        self.wagon = wagon
        self.guest = guest
        self.said = said  # proposals made
        self.goods = goods  # of the last proposal
        self.price = price  # last named, by either
        self.is_named = is_named  # the master has named the price, and the guest may take it
        self.is_over = is_over
        self.quoted = quoted  # what one good costs by the master's list, and what two; empty: no list

    def copy(self) -> Talk:
        return Talk(
            self.wagon,
            self.guest,
            self.said,
            self.goods,
            self.price,
            self.is_named,
            self.is_over,
            self.quoted,
        )

    def show(self, seat: int) -> shape.TalkShown:
        return {
            "frame": "talk",
            "wagon": self.wagon,
            "guest": self.guest,
            "said": self.said,
            "goods": self.goods[:],
            "price": self.price,
            "is_named": self.is_named,
            "left": PROPOSALS - self.said,
            "quoted": self.quoted[:],
        }

    def is_masters_turn(self) -> bool:
        return any(self.goods) and not self.is_named

    def advance(self, s: Haendler) -> bool:
        if self.is_over:
            s.stack.pop()
        return not self.is_over

    def waiting(self, s: Haendler) -> list[int]:
        return [s.master[self.wagon] if self.is_masters_turn() else self.guest]

    def moves(self, s: Haendler, seat: int) -> list[Move]:
        return self.master_moves() if self.is_masters_turn() else self.guest_moves(s, seat)

    def question(self, s: Haendler, seat: int) -> Prompt:
        moves, wagon, clause = self.moves(s, seat), self.wagon, "HAEN-4.7"
        if self.is_masters_turn():
            return asked(
                shape.HearAsked, seat, clause, moves, self.guest, wagon, tuple(self.goods), self.price
            )
        master, city = s.master[wagon], s.at[wagon]
        if self.is_named:
            return asked(shape.HaggleAsked, seat, clause, moves, master, wagon, tuple(self.goods), self.price)
        if self.quoted:
            return asked(shape.QuotedAsked, seat, clause, moves, master, wagon, city, *self.prices())
        return asked(shape.ProposeAsked, seat, clause, moves, master, wagon, city)

    def prices(self) -> tuple[int, int]:
        one, two = self.quoted
        return one, two

    def sworn(self, s: Haendler) -> list[Vow]:
        """What the master has promised this guest about this wagon (HAEN-11.5)."""
        found = vows_of(s, s.master[self.wagon], (AGREE,))
        return [vow for vow in found if vow.promise.wagon == self.wagon and vow.other() == self.guest]

    def is_sworn(self, s: Haendler) -> bool:
        """Must the master agree to what is proposed?"""
        return any(vow.limit() <= self.price for vow in self.sworn(s))

    def master_moves(self) -> list[Move]:
        return [AGREE_TO_IT, REFUSE, NAME] if self.said < PROPOSALS else [AGREE_TO_IT, REFUSE]

    def usual_verb(self, s: Haendler, prompt: Prompt) -> str:
        """Agree; as a guest take the master's price, the last named or the listed one, else propose one."""
        verbs = ("agree", "take", "take_quoted", "propose")
        return next(verb for verb in verbs if prompt.move(verb))

    def guest_moves(self, s: Haendler, seat: int) -> list[Move]:
        limits = guest_limits(s, seat, self.wagon)
        room = GUEST_LOAD - sum(s.bed(self.wagon, seat))
        goods = Bundle("goods", "good", limits, 1, room, "HAEN-4.6")
        most = s.money[seat] // COIN * COIN
        price = Amount("price", "gulden", 0, most, "HAEN-4.7", COIN)
        moves: list[Move] = [Move("propose", "HAEN-4.7", [goods, price]), LEAVE]
        if self.is_named and self.price <= s.money[seat]:
            moves.append(TAKE)
        listed = self.most_listed(s, seat, min(room, sum(limits))) if self.quoted else 0
        if listed:
            moves.append(
                Move("take_quoted", "HAEN-4.7", [Bundle("goods", "good", limits, 1, listed, "HAEN-4.7")])
            )
        if s.has(seat, FREE_LOADING):
            free = Bundle("goods", "good", limits, 1, room, "HAEN-4.9")
            moves.append(Move("load_free", "HAEN-4.9", [free]))
        return moves

    def most_listed(self, s: Haendler, seat: int, room: int) -> int:
        """How many goods the guest can pay by the master's list."""
        return max([n for n, price in enumerate(self.quoted[:room], 1) if price <= s.money[seat]], default=0)

    def refuse(self, s: Haendler, a: Action) -> str:
        """Two may be cheaper than one."""
        if a.verb != "take_quoted":
            return ""
        return "HAEN-4.7" if self.listed(a) > s.money[a.seat] else ""

    def listed(self, a: Action) -> int:
        """The price of the list for so many goods."""
        (goods,) = parts(shape.TakeQuoted, a)
        return self.quoted[sum(goods) - 1]

    def cost(self, s: Haendler, a: Action) -> int | None:
        """A price that is taken is paid at once."""
        match a.verb:
            case "take":
                return self.price
            case "take_quoted":
                return self.listed(a)
        return None

    def answer(self, s: Haendler, a: Action) -> None:
        match a.verb:
            case "propose":
                self.said += 1
                goods, self.price = parts(shape.Propose, a)
                self.goods = list(goods)
                self.is_named = False
                s.tell(shape.Proposed, "HAEN-4.7", a.seat, s.master[self.wagon], goods, self.price)
                if self.is_sworn(s):  # nothing else is open to the master, as all know (HAEN-11.6)
                    self.deal(s)
            case "take_quoted":
                (goods,) = parts(shape.TakeQuoted, a)
                self.goods, self.price = list(goods), self.listed(a)
                self.deal(s)
            case "name":
                (self.price,) = parts(shape.Name, a)
                self.is_named = True
                s.tell(shape.Named, "HAEN-4.7", a.seat, self.guest, self.price)
            case "agree" | "take":
                self.deal(s)
            case "refuse":
                s.tell(shape.HasRefused, "HAEN-4.7", a.seat, self.guest)
                self.goods = [0] * SORTS
                self.is_over = self.said == PROPOSALS
            case "load_free":
                self.is_over = True
                s.play_card(a.seat, FREE_LOADING, "HAEN-4.9")
                (free,) = parts(shape.LoadFree, a)
                s.load(a.seat, self.wagon, list(free), "HAEN-4.9")
            case "leave":
                self.is_over = True

    def deal(self, s: Haendler) -> None:
        """The price to the master, the goods onto the wagon (HAEN-4.6)."""
        self.is_over = True
        master = s.master[self.wagon]
        s.tell(shape.Agreed, "HAEN-4.6", master, self.guest, tuple(self.goods), self.price)
        s.give(self.guest, master, self.price, "HAEN-4.6")
        s.load(self.guest, self.wagon, self.goods, "HAEN-4.6")
        for vow in self.sworn(s):
            keep(s, vow)


def guest_limits(s: Haendler, seat: int, wagon: int) -> list[int]:
    """How many of each good a guest may load: any sort but the master's (HAEN-4.6, HAEN-4.8)."""
    limits = [0] * SORTS
    city = s.at[wagon]
    stalls = s.stalls(seat, city)
    if not any(stalls):
        return limits  # most guests, most of the time
    room = GUEST_LOAD - sum(s.bed(wagon, seat))
    own = s.sort_of(wagon)
    for n, there in enumerate(stalls):
        good = s.edition.market[city * 3 + n]
        if good != own:
            limits[good] = room if room < there else there
    return limits

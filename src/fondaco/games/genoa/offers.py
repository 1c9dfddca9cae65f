"""The guests' offers: all who could make one answer at once and in secret (GEN-6.8)."""

from __future__ import annotations

from random import Random
from typing import Final

from fondaco.games.genoa import shape
from fondaco.games.genoa.bargain import Bargain, offer_answer, read_offer, show_bargain, tell_offer
from fondaco.games.genoa.bargaining import (
    NO_WISH,
    against,
    could_act,
    could_give_goods,
    gift_fields,
    host_has_action_card,
    wish_fields,
)
from fondaco.games.genoa.data import COIN, PLAZA
from fondaco.games.genoa.promises import NO_PROMISE, own_promises
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.window import window_below
from fondaco.kernel.action import EYE, Action
from fondaco.kernel.fields import Field, Given, Missing, One
from fondaco.kernel.frame import Frame, parts
from fondaco.kernel.prompt import Bar, LateMove, Move, PlainMove, Prompt, asked

# Moves whose fields never change are made once and asked often.
READY: Final = PlainMove("ready", "GEN-6.8")
REST: Final = PlainMove("rest", "GEN-6.8")
REPEAT: Final = PlainMove("repeat", "GEN-6.13")
MORE: Final = One("more", "flag", [0, 1], "GEN-6.8")  # an offer for another field may follow
LAST: Final = One("more", "flag", [0], "GEN-6.8")


def fields_for(s: Genoa, guest: int, fields: list[int]) -> list[int]:
    """The fields a guest could make an offer for, by public knowledge: money is never a reason (GEN-6.8).
    For a street or the plaza no action is needed (GEN-6.7)."""
    if s.seats > 2 and (not s.free[guest] or could_act(s, guest)):
        return fields
    found: list[int] = []
    for field in fields:
        if field < PLAZA and not could_act(s, guest):
            continue
        if s.seats == 2 and not could_give_goods(s, guest, field):
            continue
        found.append(field)
    return found


def able(s: Genoa, fields: list[int]) -> list[int]:
    """Who could make an offer for any of these fields. A street needs no action and any gift will do."""
    if s.seats > 2:
        if not any(s.free):  # nobody has acted yet
            return s.others()
        for field in fields:
            if field >= PLAZA:
                return s.others()
        if host_has_action_card(s):
            return s.others()
        return [seat for seat in s.others() if s.can_act(seat)]
    return [seat for seat in s.others() if fields_for(s, seat, fields)]


def offer_move(s: Genoa, guest: int, fields: list[int], wishes: list[Field], more: One) -> Move:
    """An offer: for which field, what one gives and asks, what the action itself will yield, and whether one
    for another field may follow."""
    promises = [NO_PROMISE]
    for field in fields:
        if field < PLAZA:
            promises.extend(own_promises(s, guest, field)[1:])
    open: list[Field] = [
        One("field", "field", fields, "GEN-6.3"),
        *gift_fields(s, guest, s.active),
        *wishes,
        One("promise", "promise", promises, "GEN-6.9"),
        more,
    ]
    return Move("offer", "GEN-6.6", open)


class LateOffer(LateMove):
    """An offer in an asking. What one may give is found out when one is made: most guests make none."""

    def __init__(self, s: Genoa, guest: int, fields: list[int], is_bound: bool) -> None:
        self.verb = "offer"  # all set here: a call less is felt, as every guest is asked
        self.clause = "GEN-6.6"
        self.fields = []
        self.s = s
        self.guest = guest
        self.open_fields = fields
        self.is_bound = is_bound

    def write(self) -> Move:
        fields = self.open_fields
        s, guest = self.s, self.guest
        wishes = NO_WISH if self.is_bound else wish_fields(s, guest, s.public_goods(s.active))
        return offer_move(s, guest, fields, wishes, MORE if len(fields) > 1 else LAST)


def refuse_offer(s: Genoa, a: Action) -> str:
    """The clause that forbids an offer; a promise must fit the building it is made for."""
    offer = read_offer(a)
    if offer.promise != NO_PROMISE and offer.promise not in own_promises(s, a.seat, offer.field):
        return "GEN-6.9"
    return against(s, offer)


def can_offer(s: Genoa, guest: int, fields: list[int]) -> bool:
    """Has a guest anything to give for one of these fields (GEN-6.6)? Two players are asked only then."""
    if s.money[guest] >= COIN:
        return True
    for field in fields:
        if could_give_goods(s, guest, field):
            return True
    return False


def can_repeat(earlier: Bargain, offer: LateOffer | None) -> bool:
    """Can an offer be made again as it was (GEN-6.13)? Since then only messages may have been paid out, which
    were in it or which it promised."""
    if offer is None:
        return False
    args = offer_answer(earlier).args
    return all(part.admits(arg) for part, arg in zip(offer.written().fields, args, strict=True))


def note_promises(s: Genoa, prompt: Prompt) -> None:
    """Say of each field that a guest may make an offer for what can be promised out of its action."""
    offer = prompt.move("offer")
    if offer is not None:
        fields = {field.name: field for field in offer.fields}
        where, promise = fields["field"], fields["promise"]
        assert isinstance(where, One)
        assert isinstance(promise, One)
        options = {field: own_promises(s, prompt.seat, field) for field in where.options}
        promise.given = Given(where.name, options)


class Offers(Frame[Genoa]):
    """One asking: each guest makes at most one offer a field, or withdraws the last, and then is ready."""

    def __init__(
        self,
        guests: list[int],
        left: list[int],
        fields: list[int],
        offers: list[Bargain],
        withdrawn: list[tuple[int, int]],
        resting: int,
    ) -> None:
        self.guests = guests
        self.left = left  # who is not ready yet
        self.fields = fields
        self.offers = offers  # made in this asking, closed until all are ready
        self.withdrawn = withdrawn  # by which guest for which field, closed as well
        self.resting = resting  # the guests that want no more askings this turn, as bits

    def copy(self) -> Offers:
        return Offers(
            self.guests,
            self.left[:],
            self.fields,
            self.offers[:],
            self.withdrawn[:],
            self.resting,
        )

    def show(self, seat: int) -> shape.OffersShown:
        """Who is ready; and to a guest, what they have offered and withdrawn."""
        mine = [show_bargain(offer, True) for offer in self.offers if seat in (offer.guest, EYE)]
        withdrawn = [field for guest, field in self.withdrawn if seat in (guest, EYE)]
        return {"frame": "offers", "ready": self.ready(), "mine": mine, "withdrawn": withdrawn}

    def ready(self) -> list[int]:
        return [guest for guest in self.guests if guest not in self.left]

    def done(self, s: Genoa) -> list[int]:
        return self.ready()

    def advance(self, s: Genoa) -> bool:
        if self.left:
            return True
        window = window_below(s)
        s.stack.pop()
        s.quiet |= self.resting
        for guest in self.guests:
            if self.resting >> guest & 1:
                s.tell(shape.Rests, "GEN-6.8", guest)
        for guest, field in self.withdrawn:
            window.withdraw(guest, field)
            s.tell(shape.Withdrew, "GEN-6.8", guest, field)
        for offer in self.offers:
            window.replace(offer)
            tell_offer(s, offer)
        window.tell_outbid(s, self.offers)
        window.forget_resting(s)
        return False

    def waiting(self, s: Genoa) -> list[int]:
        return self.left[:]

    def answered(self, seat: int) -> list[int]:
        """The fields that this guest has made an offer for, or withdrawn one, in this asking."""
        fields: list[int] = []
        for offer in self.offers:
            if offer.guest == seat:
                fields.append(offer.field)
        for guest, field in self.withdrawn:
            if guest == seat:
                fields.append(field)
        return fields

    def open_fields(self, s: Genoa, seat: int) -> list[int]:
        """The fields this guest could still make an offer for."""
        fields = fields_for(s, seat, self.fields)
        if not self.offers and not self.withdrawn:
            return fields
        answered = self.answered(seat)
        return [field for field in fields if field not in answered]

    def withdrawable(self, s: Genoa, seat: int, is_bound: bool) -> list[int]:
        """The fields this guest could withdraw an offer for: a binding one for the current building stays."""
        if is_bound:
            return []
        answered = self.answered(seat)
        return [offer.field for offer in window_below(s).of_guest(seat) if offer.field not in answered]

    def moves(self, s: Genoa, seat: int) -> list[Move]:
        window = window_below(s)
        standing = window.of_guest(seat) if window.offers else []
        is_bound = bool(standing) and window.is_bound(s, seat)
        moves: list[Move] = []
        offer = self.offer_move(s, seat, is_bound)
        if offer is not None:
            moves.append(offer)
        earlier = window.earlier_of(seat) if window.earlier else None
        if earlier is not None and can_repeat(earlier, offer):
            moves.append(REPEAT)
        withdrawable = self.withdrawable(s, seat, is_bound) if standing else []
        if withdrawable:
            field = One("field", "field", withdrawable, "GEN-6.8")
            moves.append(Move("withdraw", "GEN-6.8", [field]))
        moves.append(READY)
        moves.append(REST)
        return moves

    def question(self, s: Genoa, seat: int) -> Prompt:
        window = window_below(s)
        standing, earlier = window.of_guest(seat), window.earlier_of(seat)
        moves = [move.written() for move in self.moves(s, seat)]
        if moves[0].verb == "offer":
            self.note_missing(s, seat, moves[0])
        verbs = [move.verb for move in moves]
        bars: list[Bar] = []
        if "withdraw" not in verbs and window.is_bound(s, seat):
            bars.append(Bar("withdraw", "GEN-6.8"))
        if "repeat" not in verbs and earlier is not None:
            bars.append(Bar("repeat", "GEN-6.12"))
        here = s.path[-1]
        return asked(
            shape.OfferAsked,
            seat,
            "GEN-6.8",
            moves,
            s.active,
            here,
            int(here not in self.fields),
            len(standing),
            int(earlier is not None),
            bars=tuple(bars),
        )

    def annotate(self, s: Genoa, prompt: Prompt) -> None:
        note_promises(s, prompt)

    def usual_verb(self, s: Genoa, prompt: Prompt) -> str:
        """To make the earlier offer again; else to make one, or to let it stand."""
        if prompt.move("repeat"):
            return "repeat"
        return "ready" if window_below(s).of_guest(prompt.seat) or not prompt.move("offer") else "offer"

    def offer_move(self, s: Genoa, seat: int, is_bound: bool) -> LateOffer | None:
        """An offer for a field that is still open; None if there is nothing to offer."""
        fields = self.open_fields(s, seat)
        if s.money[seat] >= COIN or can_offer(s, seat, fields):
            return LateOffer(s, seat, fields, is_bound)
        return None

    def note_missing(self, s: Genoa, seat: int, offer: Move) -> None:
        """Say why no offer can be made for some of the fields."""
        where = offer.fields[0]
        closed = [field for field in self.fields if not where.admits(field)]
        where.missing = tuple([Missing(field, self.why_not(s, seat, field)) for field in closed])

    def why_not(self, s: Genoa, seat: int, field: int) -> str:
        """The clause that keeps a guest from making an offer for a field that the tower can enter."""
        if field in self.answered(seat):
            return "GEN-6.8"
        return "GEN-6.5" if field < PLAZA and not could_act(s, seat) else "GEN-7.1"

    def refuse(self, s: Genoa, a: Action) -> str:
        return refuse_offer(s, a) if a.verb == "offer" else ""

    def answer(self, s: Genoa, a: Action) -> None:
        is_ready = False
        match a.verb:
            case "offer":
                self.offers.append(read_offer(a))
                is_ready = a.args[-1] == 0
            case "repeat":
                earlier = window_below(s).earlier_of(a.seat)
                assert earlier is not None
                self.offers.append(earlier)
            case "withdraw":
                (field,) = parts(shape.Withdraw, a)
                self.withdrawn.append((a.seat, field))
            case "rest":
                self.resting |= 1 << a.seat
                is_ready = True
            case _:
                is_ready = True
        if is_ready or not self.open_fields(s, a.seat):
            self.left.remove(a.seat)

    def imagine(self, s: Genoa, seat: int, rng: Random) -> None:
        """Others may have offered or withdrawn anything, or nothing."""
        self.offers = [offer for offer in self.offers if offer.guest == seat]
        self.withdrawn = [(guest, field) for guest, field in self.withdrawn if guest == seat]
        self.resting &= 1 << seat if seat >= 0 else 0
        for guest in self.guests:
            if guest != seat and guest not in self.left:
                if rng.random() < 0.5:
                    self.imagine_offer(s, guest, rng)
                is_bound = window_below(s).is_bound(s, guest)
                for field in self.withdrawable(s, guest, is_bound):
                    if rng.random() < 0.2:
                        self.withdrawn.append((guest, field))

    def reopen(self, s: Genoa, seat: int) -> None:
        self.offers = [offer for offer in self.offers if offer.guest == seat]
        self.withdrawn = [(guest, field) for guest, field in self.withdrawn if guest == seat]
        self.resting &= 1 << seat
        self.left = [guest for guest in self.guests if guest != seat or guest in self.left]

    def imagine_offer(self, s: Genoa, guest: int, rng: Random) -> None:
        move = self.offer_move(s, guest, window_below(s).is_bound(s, guest))
        if move is not None:
            a = move.sample(guest, rng)
            while refuse_offer(s, a):
                a = move.sample(guest, rng)
            self.offers.append(read_offer(a))

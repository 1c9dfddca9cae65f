"""A bargain: what guest and host would hand each other, and for which field (GEN-6).

On its way it is answered, told, asked about and shown; each of these forms is read and written here.
"""

from __future__ import annotations

from random import Random

from fondaco.games.genoa import shape
from fondaco.games.genoa.data import CARD, FIRST, KINDS, bits_of, kind_of
from fondaco.games.genoa.promises import goods_of, order_of
from fondaco.games.genoa.state import Genoa
from fondaco.kernel.action import EYE, Action
from fondaco.kernel.frame import answer, parts
from fondaco.kernel.prompt import Bar, Move, Prompt, asked


class Side:
    """What one of the two hands over. Hand cards are in `goods` by kind and number; who gives them of their
    own accord has picked them, who is asked for them picks when the deal is made (GEN-6.12).

    It never changes. No NamedTuple: search makes millions of these, and one takes ten times as long.
    """

    def __init__(self, money: int, goods: tuple[int, ...], cards: tuple[int, ...]) -> None:
        self.money = money
        self.goods = goods  # of each of the 18 kinds
        self.cards = cards  # picked already

    def __repr__(self) -> str:
        return f"Side{self.parts()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Side) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def parts(self) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
        return self.money, self.goods, self.cards

    def is_empty(self) -> bool:
        return self.money == 0 and not any(self.goods)


class Bargain:
    """An offer, or terms. It never changes."""

    def __init__(self, guest: int, field: int, promise: int, to_host: Side, to_guest: Side) -> None:
        self.guest = guest
        self.field = field
        self.promise = promise  # out of the action itself (GEN-6.9)
        self.to_host = to_host
        self.to_guest = to_guest

    def __repr__(self) -> str:
        return f"Bargain{self.parts()}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Bargain) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.parts())

    def parts(self) -> tuple[int, int, int, Side, Side]:
        return self.guest, self.field, self.promise, self.to_host, self.to_guest

    def is_binding(self) -> bool:
        """It asks nothing of the active player (GEN-6.11)."""
        return self.to_guest.is_empty()

    def beats(self, other: Bargain) -> bool:
        """Is it better for the host in every respect: more of something, and less of nothing?"""
        mine, others = self.balance(), other.balance()
        return mine != others and all(n >= m for n, m in zip(mine, others, strict=True))

    def balance(self) -> list[int]:
        """What the host gains by it: ducats, then each good."""
        given, wanted, promised = self.to_host, self.to_guest, goods_of(self.promise)
        goods = [
            more - less + out for more, less, out in zip(given.goods, wanted.goods, promised, strict=True)
        ]
        return [given.money - wanted.money, *goods]


# A hand card that is given is named in an answer, and counted among the goods of a bargain.


def with_cards(pay: int, give: tuple[int, ...], cards: tuple[int, ...]) -> Side:
    """What a seat gives of its own accord: the cards it picked are counted in."""
    if not cards:
        return Side(pay, give, cards)
    goods = list(give)
    for card in cards:
        goods[CARD + kind_of(card)] += 1
    return Side(pay, tuple(goods), cards)


def without_cards(side: Side) -> tuple[int, ...]:
    """The goods that a side gives besides its cards."""
    return side.goods[:CARD] + (0,) * len(KINDS)


# As answers


def read_offer(a: Action) -> Bargain:
    field, pay, give, cards, ask, want, promise, _ = parts(shape.Offer, a)
    return Bargain(a.seat, field, promise, with_cards(pay, give, cards), Side(ask, want, ()))


def offer_answer(offer: Bargain, more: int = 0) -> Action:
    """The answer that makes an offer, the last of an asking or not: what `read_offer` reads."""
    given, wanted = offer.to_host, offer.to_guest
    return answer(
        shape.Offer,
        offer.guest,
        offer.field,
        given.money,
        without_cards(given),
        given.cards,
        wanted.money,
        wanted.goods,
        offer.promise,
        more,
    )


def read_terms(a: Action, guest: int, field: int) -> Bargain:
    """The terms that the host puts to a guest for a field."""
    pay, give, cards, ask, want, promise = parts(shape.PutTerms, a)
    return Bargain(guest, field, promise, Side(ask, want, ()), with_cards(pay, give, cards))


def terms_answer(host: int, terms: Bargain) -> Action:
    """The answer that puts terms: what `read_terms` reads."""
    given, wanted = terms.to_guest, terms.to_host
    return answer(
        shape.PutTerms,
        host,
        given.money,
        without_cards(given),
        given.cards,
        wanted.money,
        wanted.goods,
        terms.promise,
    )


# As events and questions


def tell_offer(s: Genoa, offer: Bargain) -> None:
    """Offers are public; an offered hand card is seen by the host, an order promised by all (GEN-6.12)."""
    given, wanted = offer.to_host, offer.to_guest
    if given.cards:
        s.knowledge.saw_all(s.active, bits_of(given.cards), offer.guest)
    order = order_of(offer.promise)
    if order >= 0:
        s.knowledge.all_saw(order, offer.guest)
    if s.log is None:  # so much is not gathered for nobody
        return
    s.confide(
        1 << offer.guest | 1 << s.active,
        shape.Offered,
        "GEN-6.8",
        offer.guest,
        offer.field,
        given.money,
        given.goods,
        given.cards,
        wanted.money,
        wanted.goods,
        offer.promise,
    )


def tell_terms(s: Genoa, terms: Bargain) -> None:
    """Terms are public as offers are; the hand cards in them are seen by whom they are put to."""
    given, wanted = terms.to_guest, terms.to_host
    if given.cards:
        s.knowledge.saw_all(terms.guest, bits_of(given.cards), s.active)
    if s.log is None:
        return
    s.confide(
        1 << terms.guest | 1 << s.active,
        shape.TermsPut,
        "GEN-6.10",
        s.active,
        terms.guest,
        terms.field,
        given.money,
        given.goods,
        given.cards,
        wanted.money,
        wanted.goods,
        terms.promise,
    )


def ask_about_terms(s: Genoa, terms: Bargain, moves: list[Move], bars: tuple[Bar, ...]) -> Prompt:
    """The guest is asked; all may hear of terms, but of hand cards their kinds only (GEN-6.12)."""
    given, wanted = terms.to_guest, terms.to_host
    return asked(
        shape.HearAsked,
        terms.guest,
        "GEN-6.10",
        moves,
        s.active,
        terms.field,
        given.money,
        given.goods,
        wanted.money,
        wanted.goods,
        terms.promise,
        bars=bars,
    )


# As it lies on the table


def show_bargain(bargain: Bargain, is_open: bool, is_outbid: bool = False) -> shape.BargainView:
    """The hand cards picked only for the two (GEN-6.12)."""
    given, wanted = bargain.to_host, bargain.to_guest
    return {
        "guest": bargain.guest,
        "field": bargain.field,
        "promise": bargain.promise,
        "pay": given.money,
        "give": given.goods,
        "given_cards": given.cards if is_open else None,
        "ask": wanted.money,
        "want": wanted.goods,
        "wanted_cards": wanted.cards if is_open else None,
        "is_binding": int(bargain.is_binding()),
        "is_outbid": int(is_outbid),
    }


# As others may imagine it


def imagine_bargain(s: Genoa, bargain: Bargain, seat: int, rng: Random) -> Bargain:
    """In a third player's worlds the cards picked are any of their kinds (GEN-6.12)."""
    if seat in (bargain.guest, s.active, EYE):
        return bargain
    order = order_of(bargain.promise)
    to_host = imagine_side(s, bargain.guest, bargain.to_host, order, rng)
    to_guest = imagine_side(s, s.active, bargain.to_guest, order, rng)
    return Bargain(bargain.guest, bargain.field, bargain.promise, to_host, to_guest)


def imagine_side(s: Genoa, giver: int, side: Side, order: int, rng: Random) -> Side:
    """Other cards in place of those picked, but never the order that a promise rests on. Of an earlier offer
    fewer may be left: a message that was picked may have been paid out since (GEN-9.3)."""
    cards: list[int] = []
    if side.cards:
        for kind in range(len(KINDS)):
            held = [card for card in range(FIRST[kind], FIRST[kind + 1]) if s.where[card] == giver]
            free = [card for card in held if card != order]
            cards.extend(rng.sample(free, min(len(free), side.goods[CARD + kind])))
    return Side(side.money, side.goods, tuple(sorted(cards)))

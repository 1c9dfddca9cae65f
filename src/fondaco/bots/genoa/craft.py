"""Die Händler von Genua searched: to the end of the turn, by everybody's belongings in ducats."""

from __future__ import annotations

from random import Random
from typing import Final

from fondaco.bots.bot import Bot, Sight
from fondaco.bots.genoa.greedy import GenoaGreedy
from fondaco.bots.genoa.guest import coins, is_admitted, money_bid, offer, offers_with_a_good
from fondaco.bots.genoa.holdings import Worth
from fondaco.bots.genoa.host import is_worth_a_try
from fondaco.bots.genoa.prices import NOTHING, card_needed, gain_at
from fondaco.bots.genoa.taste import Taste
from fondaco.bots.genoa.wider import wider
from fondaco.games.genoa import shape
from fondaco.games.genoa.bargain import Bargain, Side, read_terms, terms_answer
from fondaco.games.genoa.data import COIN
from fondaco.games.genoa.dealing import Dealing
from fondaco.games.genoa.offers import Offers
from fondaco.games.genoa.promises import NO_PROMISE
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.terms import Terms
from fondaco.games.genoa.turn import Start
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer, legal

SHARES: Final = (0.2, 0.4, 0.6, 0.8)  # of the own gain, offered for a field
FIELDS: Final = 2  # the best fields, for which offers are tried
WITH_GOODS: Final = 2  # offers with the cheapest goods, for the best field
PRICES: Final = (-2, -1, 1, 2, 4)  # coins around the price that the bot without search would name
FEW: Final = 40  # so many answers can all be looked at
MOST: Final = 8
MEASURE: Final = Taste()


class GenoaCraft:
    """Looks to the end of the turn and counts there what everybody has; a wide one tries more answers.

    It plays on by its taste, and counts by the house's: one that was tuned to win overstates in ducats.
    """

    def __init__(self, taste: Taste = MEASURE, is_wide: bool = False) -> None:
        self.taste = taste
        self.is_wide = is_wide

    def quick(self) -> Bot:
        return GenoaGreedy(self.taste.light())

    def since(self, s: Genoa) -> int:
        return (s.space - 1) * s.seats + (s.active - s.first) % s.seats

    def is_quiet(self, s: Genoa) -> bool:
        return isinstance(s.stack[-1], Start)

    def appraise(self, s: Genoa, seat: int) -> float:
        """One's belongings less those of the others on average, in ducats."""
        worth = Worth(s, MEASURE)
        rich = [worth.of(worth.held(other)) for other in range(s.seats)]
        return rich[seat] - (sum(rich, 0.0) - rich[seat]) / (s.seats - 1)

    def candidates(self, sight: Sight[Genoa], base: Action, rng: Random) -> list[Action]:
        s, seat = sight.world, sight.seat
        if self.is_wide:
            return wider(sight, Worth(s, self.taste), base, rng)
        top = s.stack[-1]
        if isinstance(top, Offers):
            return self.offers(s, seat, top, base)
        if isinstance(top, Terms):
            return self.terms(s, seat, top, base)
        prompt = sight.prompt
        found = legal(s, prompt) if prompt.size() <= FEW else []
        if isinstance(top, Dealing):
            worth = Worth(s, self.taste)
            found = [a for a in found if is_worth_a_try(worth, s, top, a, base)]
        return found if len(found) <= MOST else rng.sample(found, MOST)

    def offers(self, s: Genoa, seat: int, asking: Offers, base: Action) -> list[Action]:
        """For the best fields, less and more than the bot without search gives; with goods; or nothing."""
        if base.verb == "repeat":
            return [answer(shape.Ready, seat)]
        worth = Worth(s, self.taste)
        held = worth.held(seat)
        gains = [(gain_at(worth, s, seat, held, field), field) for field in asking.open_fields(s, seat)]
        found = [answer(shape.Ready, seat)]
        for gain, field in sorted(gains, reverse=True)[:FIELDS]:
            gain += worth.of_goods(held, card_needed(s, seat, field), 1)
            for share in SHARES:
                pay = coins(worth, s, seat, gain * share)
                if pay and s.seats > 2:
                    found.append(offer(s, seat, field, pay, NOTHING, NO_PROMISE))
            found += offers_with_a_good(worth, s, seat, held, field, gain * SHARES[-1])[:WITH_GOODS]
        return [a for a in found if a.verb == "ready" or is_admitted(worth, s, a)]

    def terms(self, s: Genoa, seat: int, terms: Terms, base: Action) -> list[Action]:
        """Another price, or none; and of terms that are put, yes or no."""
        if terms.terms is not None:
            return [Action(seat, verb) for verb in ("agree", "refuse") if terms.question(s, seat).move(verb)]
        found = [answer(shape.Drop, seat)]
        if base.verb == "put":
            put, bid = read_terms(base, terms.guest, terms.field), money_bid(s, terms)
            for more in PRICES:
                price = put.to_host.money + more * COIN
                if price > bid:
                    paid = Side(price, put.to_host.goods, put.to_host.cards)
                    other = Bargain(put.guest, put.field, put.promise, paid, put.to_guest)
                    found.append(terms_answer(seat, other))
        return [a for a in found if not terms.refuse(s, a)]

"""A bot for Die Händler von Genua that knows what an action is worth to it, and bargains below that."""

from __future__ import annotations

from random import Random

from fondaco.bots.bot import Sight
from fondaco.bots.genoa.cards import choose_in_action, choose_in_villa, choose_reward, hand_over
from fondaco.bots.genoa.guest import answer_terms, make_offer
from fondaco.bots.genoa.holdings import Worth
from fondaco.bots.genoa.host import choose_ahead, choose_here, choose_start, put_terms
from fondaco.bots.genoa.markers import place_markers
from fondaco.bots.genoa.taste import Taste
from fondaco.games.genoa.act import Act
from fondaco.games.genoa.deal import HandOver
from fondaco.games.genoa.dealing import Ahead, Here
from fondaco.games.genoa.effect import Reward, Villa
from fondaco.games.genoa.offers import Offers
from fondaco.games.genoa.ownership import Placing
from fondaco.games.genoa.state import Genoa
from fondaco.games.genoa.terms import Terms
from fondaco.games.genoa.turn import Start
from fondaco.kernel.action import Action


class GenoaGreedy:
    """Prices what it has and what it could do, takes the best, and shares the gain of deals."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()

    def choose(self, sight: Sight[Genoa], rng: Random) -> Action:
        s, seat = sight.world, sight.seat
        worth = Worth(s, self.taste, 1 - self.taste.whim * rng.random())
        match s.stack[-1]:
            case Start():
                return choose_start(worth, s, seat)
            case Here() as window:
                return choose_here(worth, s, seat, window)
            case Ahead() as window:
                return choose_ahead(worth, s, seat, window)
            case Offers() as asking:
                return make_offer(worth, s, seat, asking)
            case Terms() as terms:
                return put_terms(worth, s, terms) if terms.terms is None else answer_terms(worth, s, terms)
            case HandOver() as asked:
                return hand_over(worth, s, asked)
            case Act() as act:
                return choose_in_action(worth, s, act)
            case Villa() as villa:
                return choose_in_villa(worth, villa)
            case Reward():
                return choose_reward(worth, seat)
            case Placing() as placing:
                return place_markers(worth, s, seat, placing)
        raise AssertionError("a question the bot does not know")

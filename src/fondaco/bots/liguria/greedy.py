"""A bot for Liguria that takes what is worth most now."""

from __future__ import annotations

from random import Random

from fondaco.bots.bot import Sight
from fondaco.bots.liguria.cards import choose_card
from fondaco.bots.liguria.course import distance
from fondaco.bots.liguria.lookahead import Lookahead
from fondaco.bots.liguria.market import choose_field, choose_tiles
from fondaco.bots.liguria.orders import OrderBook
from fondaco.bots.liguria.taste import Taste
from fondaco.bots.liguria.upgrades import choose_upgrade
from fondaco.bots.liguria.worth import Worth
from fondaco.games.liguria import shape
from fondaco.games.liguria.cards import TakeCards, Upgrades
from fondaco.games.liguria.data import ROUNDS, STEP, STOPS
from fondaco.games.liguria.market import ChooseFields, Shop
from fondaco.games.liguria.setting import FirstCubes
from fondaco.games.liguria.state import Liguria
from fondaco.games.liguria.voyage import Voyage
from fondaco.kernel.action import Action
from fondaco.kernel.frame import answer


class LiguriaGreedy:
    """Prices positions by the reckoning and what may still come, and looks to the end of its own move."""

    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = taste or Taste()
        self.book = OrderBook()

    def choose(self, sight: Sight[Liguria], rng: Random) -> Action:
        s, seat = sight.world, sight.seat
        top = s.stack[-1]
        if isinstance(top, FirstCubes):
            return sight.pick(rng)  # the others load them, and no colour is better than another
        if isinstance(top, ChooseFields):
            return choose_field(s, self.before(s, seat), rng)
        if isinstance(top, Shop):
            return choose_tiles(s, self.before(s, seat))
        if isinstance(top, TakeCards):
            return choose_card(s, self.before(s, seat), self.after(s, seat), rng)
        if isinstance(top, Upgrades):
            return choose_upgrade(s, self.before(s, seat))
        if isinstance(top, Voyage) and top.is_last:
            return sail_home(s, seat, top)
        after = self.after(s, seat)
        after.fixed = after.rows(s)
        return Lookahead(after, rng).choose(s)

    def before(self, s: Liguria, seat: int) -> Worth:
        """What a position is worth before this round's move."""
        return Worth(s, seat, ROUNDS[s.seats] - s.round + 1, self.taste, self.book)

    def after(self, s: Liguria, seat: int) -> Worth:
        """What it is worth when that has been made."""
        return Worth(s, seat, ROUNDS[s.seats] - s.round, self.taste, self.book)


def sail_home(s: Liguria, seat: int, voyage: Voyage) -> Action:
    """The last movement: home with a cargo if the wheels suffice, else there is no use in it (LIG-6.1)."""
    home = seat * STOPS // s.seats
    if any(s.cubes_of(s.hold, seat)):
        for way in voyage.ways(s):
            steps = distance(s.at[seat], STEP[way], home)
            if steps <= voyage.steps:
                return answer(shape.Sail, seat, way, steps)
    return answer(shape.Stay, seat)
